/** Goods: what lies where, what may be loaded, what must be given up, what it sells for. */
import { GOODS, type Good, PRICES, type Skill, type SquareId } from '../content/index.ts';
import type { Ship } from '../state.ts';
import { cells } from './power.ts';
import { deviceAt, parts } from './ship.ts';

/** Containers of one part that take the same goods. A part may have two such rooms. */
export type Room = { readonly square: SquareId; readonly takes: readonly Good[]; readonly max: number };
const NOT_RED: readonly Good[] = ['yellow', 'green', 'blue'];
/** GT-SKILL-SMUGGLER-01. */
const SMUGGLED: readonly Good[] = ['green', 'blue'];
/** GT-BASE-CARGO-01, GT-SKILL-STORE-01, GT-SKILL-SMUGGLER-01: all containers, by what they take. */
export function rooms(ship: Ship, skills: readonly Skill[]): Room[] {
  return parts(ship).flatMap((square): Room[] => {
    const { tile } = deviceAt(ship, square)!;
    if (tile.type === 'cargo') {
      if (tile.red) return [{ square, takes: GOODS, max: tile.capacity }];
      if (!skills.includes('storekeeper-a')) return [{ square, takes: NOT_RED, max: tile.capacity }];
      const one: Room = { square, takes: GOODS, max: 1 };
      return tile.capacity === 1 ? [one] : [one, { square, takes: NOT_RED, max: tile.capacity - 1 }];
    }
    const smuggles = skills.includes('smuggler-a') && (tile.type === 'router' || tile.type === 'structural');
    return smuggles ? [{ square, takes: SMUGGLED, max: 1 }] : [];
  });
}
/** Do these goods fit into one part? */
export function holds(ship: Ship, skills: readonly Skill[], square: SquareId, goods: readonly Good[]): boolean {
  const here = rooms(ship, skills).filter((room) => room.square === square);
  const places = here.reduce((all, room) => all + room.max, 0);
  if (goods.length > places) return false;
  // The choosiest goods first: rooms that take red take everything, so what is left over is no worse.
  const free = here.map((room) => ({ ...room }));
  return goods
    .toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b))
    .every((good) => {
      const room = free.filter(({ takes, max }) => max > 0 && takes.includes(good)).sort((a, b) => a.takes.length - b.takes.length)[0];
      if (!room) return false;
      room.max--;
      return true;
    });
}
/** GT-SKILL-SMUGGLER-01, GT-SKILL-STORE-03, GT-RULING-70: a cube that nobody finds. */
export function isHidden(ship: Ship, skills: readonly Skill[], square: SquareId, good: Good): boolean {
  const { tile } = deviceAt(ship, square)!;
  if (tile.type === 'router' || tile.type === 'structural') return skills.includes('smuggler-a');
  return skills.includes('storekeeper-b') && tile.type === 'cargo' && tile.red && good !== 'red';
}
/** Every cube aboard, and where it lies. */
export const cubes = ({ loads }: Ship): { square: SquareId; good: Good }[] =>
  loads.flatMap(({ square, goods }) => goods.map((good) => ({ square, good })));

/** What is given up: cubes by part, and so many cells. */
export type Given = { readonly cubes: readonly { readonly square: SquareId; readonly good: Good }[]; readonly cells: number };
export type GiveWhy = 'not-aboard' | 'too-many' | 'valuable-first' | 'too-few';
/**
 * GT-BASE-CARGO-04, -05 and the skills that change them: why this is no way to meet the demand. Visible cubes go first, by value; then
 * cells. Smuggler A: hidden cubes instead of cells, in any mix (GT-SKILL-SMUGGLER-03). Storekeeper B: anything at all (GT-SKILL-STORE-02).
 */
export function whyNotGive(ship: Ship, skills: readonly Skill[], demanded: number, given: Given): GiveWhy | undefined {
  const aboard = cubes(ship);
  const left = [...aboard];
  for (const { square, good } of given.cubes) {
    const at = left.findIndex((cube) => cube.square === square && cube.good === good);
    if (at < 0) return 'not-aboard';
    left.splice(at, 1);
  }
  const energy = cells(ship);
  if (given.cells > energy || given.cells < 0) return 'not-aboard';
  const paid = given.cubes.length + given.cells;
  if (paid > demanded) return 'too-many';
  const visible = (list: typeof left) => list.filter(({ square, good }) => !isHidden(ship, skills, square, good));
  const short = paid < demanded;
  if (skills.includes('storekeeper-b')) {
    const rest = visible(left).length > 0 || given.cells < energy;
    return short && rest ? 'too-few' : undefined;
  }
  const shown = visible(aboard).map(({ good }) => good);
  const owed = shown.toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b)).slice(0, demanded);
  const paidShown = visible([...given.cubes]).map(({ good }) => good);
  if (GOODS.some((good) => paidShown.filter((g) => g === good).length !== owed.filter((g) => g === good).length)) return 'valuable-first';
  if (owed.length < demanded && short && given.cells < energy) return 'too-few';
  return undefined;
}
/** GT-BASE-PAY-03, GT-SKILL-SMUGGLER-04, GT-RULING-91: what everything aboard sells for. */
export function value(ship: Ship, skills: readonly Skill[], prices: Readonly<Record<Good, number>> = PRICES): number {
  const extra = (square: SquareId): number => {
    const type = deviceAt(ship, square)!.tile.type;
    return skills.includes('smuggler-b') && (type === 'router' || type === 'structural') ? 1 : 0;
  };
  return cubes(ship).reduce((all, { square, good }) => all + prices[good] + extra(square), 0);
}
/** GT-BASE-PAY-04, GT-RULING-29: who gave up gets half, rounded up. */
export const half = (total: number): number => Math.ceil(total / 2);
