/** Ships put together by hand, and at random, for the tests of `judge/`. */
import type { Chance } from '@cosmodrome/kernel';
import { at, type Line, shipOf } from '../arrange.ts';
import { type Plan, type SquareId, STARTING_CABINS, squaresOf, type TileId, warehouse } from '../content/index.ts';
import { fit, isPart, parts, withPart } from '../judge/ship.ts';
import { EMPTY, ROTS, type Rot, type Ship, type Site, type Yard } from '../state.ts';

export { at, type Line, shipOf };
export function yardOf(ship: Ship, more: Partial<Yard> = {}): Yard {
  return {
    ship,
    hand: null,
    loose: null,
    reserve: [],
    reading: null,
    number: 0,
    skills: [],
    added: 0,
    alarmed: false,
    unfixed: false,
    ...more,
  };
}
export function siteOf(yards: Yard[], more: Partial<Site> = {}): Site {
  return {
    open: true,
    mode: 'together',
    number: 2,
    tutorial: false,
    heap: 100,
    faceUp: [],
    yards,
    timer: { circle: 2, endsAt: 90_000, ran: false, stirred: 0 },
    alarm: null,
    sitting: null,
    ...more,
  };
}

/** GT-EX-20. */
export const FIXTURE: readonly Line[] = [
  [7, 5, 'CAN2-01'],
  [7, 6, 'ARMOURY-03', 2],
  [6, 6, 'SHIELD-01'],
  [7, 7, 'START-YELLOW'],
  [5, 7, 'ADS-01', 1],
  [5, 8, 'CAN1-05', 3],
  [6, 8, 'CABIN-01', 1],
  [7, 8, 'ENG1-11'],
  [8, 8, 'CARGO2-04'],
  [8, 9, 'ENG1-05'],
  [9, 8, 'CABIN-07', 2],
  [9, 7, 'CAN1-19', 1],
  [10, 8, 'THRUST-01', 1],
  [9, 6, 'THRUST-04'],
  [6, 9, 'BAT2-03', 1],
  [5, 9, 'ENG1-01'],
];
/** The names of GT-EX-20, by column and row. */
export const NAMED: Readonly<Record<string, string>> = {
  '7,5': 'D',
  '7,6': 'A',
  '6,6': 'S',
  '7,7': 'P',
  '5,7': 'X',
  '5,8': 'K1',
  '6,8': 'C2',
  '7,8': 'M2',
  '8,8': 'H',
  '8,9': 'M1',
  '9,8': 'C1',
  '9,7': 'K2',
  '10,8': 'T',
  '9,6': 'T2',
  '6,9': 'B',
  '5,9': 'M3',
};
export function fixture(): Ship {
  const ship = shipOf('II', FIXTURE);
  const square = (name: string): SquareId => {
    const [column, row] = Object.keys(NAMED)
      .find((key) => NAMED[key] === name)!
      .split(',')
      .map(Number);
    return at('II', column!, row!);
  };
  ship.loads = [
    { square: square('P'), humans: 2, alien: null, cells: 0, goods: [] },
    { square: square('C2'), humans: 2, alien: null, cells: 0, goods: [] },
    { square: square('C1'), humans: 2, alien: null, cells: 0, goods: [] },
    { square: square('B'), humans: 0, alien: null, cells: 2, goods: [] },
    { square: square('H'), humans: 0, alien: null, cells: 0, goods: ['green', 'blue'] },
  ];
  return ship;
}

/** A ship begun: its starting cabin, where the plan has one. */
export function begun(plan: Plan): Ship {
  const ship: Ship = { plan: plan.id, squares: plan.outline.map(() => EMPTY), marks: [], loads: [] };
  return plan.start === null ? ship : withPart(ship, STARTING_CABINS.blue, plan.start, 0);
}
/**
 * So many parts drawn one after the other, and put where they fit; those that fit nowhere are left. One time in `careless` faults do
 * not matter; 0: never.
 */
export function randomShip(plan: Plan, chance: Chance, draws: number, careless: number): Ship {
  let ship = begun(plan);
  const heap: TileId[] = chance.shuffle(warehouse(true));
  for (const tile of heap.slice(0, draws)) {
    const wish = careless > 0 && chance.below(careless) === 0 ? ['fits', 'fault'] : ['fits'];
    const none = parts(ship).length === 0;
    const beside = squaresOf(plan).filter((square) => none || plan.near[square]!.some((next) => isPart(ship, next)));
    const places: [SquareId, Rot][] = [];
    for (const square of beside) for (const rot of ROTS) if (wish.includes(fit(ship, tile, square, rot))) places.push([square, rot]);
    if (places.length === 0) continue;
    const [square, rot] = chance.pick(places);
    ship = withPart(ship, tile, square, rot);
  }
  return ship;
}
