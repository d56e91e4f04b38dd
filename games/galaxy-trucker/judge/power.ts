/** Engine power, fire power, energy: what counts always, what a double adds, who can pay for it. Fire power has exact halves. */
import { FRONT, type SquareId } from '../content/index.ts';
import type { Ship } from '../state.ts';
import { figures, hasAlien } from './crew.ts';
import { deviceAt, type Links, linksOf, loadAt, parts, partsOf, pointing, regions, typeAt } from './ship.ts';

/** GT-BASE-CREW-03. */
const ALIEN_BONUS = 2;
/** A sum with its parts, for who wants to know why. */
export type Power = {
  readonly singles: number;
  readonly doubles: number;
  readonly pairs: number;
  readonly alien: number;
  readonly total: number;
};
function sum(singles: number, doubles: number, pairs: number, alien: boolean): Power {
  const plain = singles + doubles + pairs;
  const bonus = alien && plain > 0 ? ALIEN_BONUS : 0;
  return { singles, doubles, pairs, alien: bonus, total: plain + bonus };
}
const power = (ship: Ship, square: SquareId): 1 | 2 => {
  const tile = deviceAt(ship, square)!.tile;
  return tile.type === 'engine' || tile.type === 'cannon' ? tile.power : 1;
};
const ofPower = (ship: Ship, type: 'engine' | 'cannon', wanted: 1 | 2): SquareId[] =>
  partsOf(ship, type).filter((square) => power(ship, square) === wanted);
export const doubles = (ship: Ship, type: 'engine' | 'cannon'): SquareId[] => ofPower(ship, type, 2);

/** GT-BASE-POW-01: with these double engines powered. */
export function enginePower(ship: Ship, powered: readonly SquareId[]): Power {
  return sum(ofPower(ship, 'engine', 1).length, powered.length * 2, 0, hasAlien(ship, 'brown'));
}
/** GT-BASE-POW-02: half of it if it does not point to the front; the one with a rotation token does (GT-SKILL-HYPER-04). */
const worth = (ship: Ship, square: SquareId): number => {
  const front = pointing(deviceAt(ship, square)!).includes(FRONT) || turnsFreely(ship, square);
  return front ? power(ship, square) : power(ship, square) / 2;
};
/** GT-SKILL-HYPER-03. */
export const turnsFreely = (ship: Ship, square: SquareId): boolean =>
  ship.marks.some((mark) => mark.kind === 'rotation' && mark.square === square);
/** GT-BASE-POW-02, GT-ADS-01: with these double cannons powered. */
export function firePower(ship: Ship, links: Links, powered: readonly SquareId[]): Power {
  const count = (cannons: readonly SquareId[]) => cannons.reduce((all, square) => all + worth(ship, square), 0);
  return sum(count(ofPower(ship, 'cannon', 1)), count(powered), defencePairs(ship, links), hasAlien(ship, 'purple'));
}
/** GT-ADS-01, GT-RULING-41: the largest number of disjoint linked pairs. */
export function defencePairs(ship: Ship, links: Links): number {
  const all = partsOf(ship, 'auto-defence');
  // The first is left alone, or paired with one of the others: ten of them at the most.
  const best = (left: readonly SquareId[]): number => {
    const [first, ...rest] = left;
    if (first === undefined || rest.length === 0) return 0;
    const partners = rest.filter((other) => links[first]!.includes(other));
    return Math.max(best(rest), ...partners.map((partner) => 1 + best(rest.filter((other) => other !== partner))));
  };
  return best(all);
}

// ------------------------------------------------------------------ energy

export const cells = ({ loads }: Ship): number => loads.reduce((all, load) => all + load.cells, 0);

// ------------------------------------------------------------------ radioactive leak

const isSource = (ship: Ship, square: SquareId): boolean =>
  typeAt(ship, square) === 'solar-panel' || (loadAt(ship, square)?.cells ?? 0) > 0;
/** GT-RAD-01 to -03, GT-RULING-39: the parts that lose one of their crew. */
export function irradiated(ship: Ship): SquareId[] {
  const links = linksOf(ship);
  return ship.loads
    .filter((load) => figures(load) > 0 && links[load.square]!.some((other) => isSource(ship, other)))
    .map(({ square }) => square);
}
/** GT-RAD-04: sets of panels, routers and loaded batteries, joined or linked without wires, and what each is worth. */
export function energySets(ship: Ship): { squares: SquareId[]; value: number }[] {
  const members = parts(ship).filter((square) => isSource(ship, square) || typeAt(ship, square) === 'router');
  // Links beyond joins come from routers, which are members themselves: what a router links, its joins connect anyway.
  const links = linksOf(ship);
  return regions(members, (square) => links[square]!).map((squares) => ({
    squares,
    value: squares.reduce((all, square) => all + (typeAt(ship, square) === 'solar-panel' ? 1 : (loadAt(ship, square)?.cells ?? 0)), 0),
  }));
}
/** GT-RAD-05: the least a set is worth to be destroyed. */
const CRITICAL = 4;
export const meltdown = (ship: Ship): SquareId[] => energySets(ship).flatMap(({ squares, value }) => (value >= CRITICAL ? squares : []));
