/** A ship under construction as a builder reads it: what each empty square asks for, and how many parts could still fill it. */
import {
  COLOURS,
  type Connector,
  type Plan,
  POINTS,
  planOf,
  SIDES,
  type Side,
  type SquareId,
  TILES,
  type TileId,
  type TileType,
} from '../content/index.ts';
import { connector, deviceAt, pointing } from '../judge/ship.ts';
import { EMPTY, opposite, ROTS, type Rot, type Ship } from '../state.ts';

/** Beside an empty square: another one, or nothing for ever; else the connector that faces it. */
export const OPEN = 4;
export const SHUT = 5;
export type Squares = {
  readonly plan: Plan;
  /** By square: a part may come here and stay. */
  readonly open: readonly boolean[];
  /** By square times four plus side. */
  readonly sides: Int8Array;
  /** Where a part would touch the ship now. */
  readonly spots: readonly SquareId[];
  /** By square: what stands there. */
  readonly types: readonly (TileType | undefined)[];
  /** Nothing stands there yet, not even a cabin (GT-IIIB-05). */
  readonly bare: boolean;
};
/** By type and rotation: the sides it bars, a bit each. */
const BARS = Object.fromEntries(
  Object.entries(POINTS).map(([type, sides]) => [
    type,
    ROTS.map((rot) => sides.reduce<number>((bits, side) => bits | (1 << ((side + rot) & 3)), 0)),
  ]),
) as unknown as Readonly<Record<TileType, readonly number[]>>;
export const barsOf = (type: TileType, rot: Rot): number => BARS[type][rot]!;

/** `beyond`: one part may still stand outside the outline (GT-SKILL-ARCHITECT-01). */
export function squaresOf(ship: Ship, beyond = false): Squares {
  const plan = planOf(ship.plan);
  const count = ship.squares.length;
  const barred = new Uint8Array(count);
  const types: (TileType | undefined)[] = [];
  for (let square = 0; square < count; square++) {
    const device = deviceAt(ship, square as SquareId);
    types.push(device?.tile.type);
    if (!device) continue;
    for (const side of pointing(device)) {
      const next = plan.near[square]![side]!;
      if (next >= 0) barred[next] = 1;
    }
  }
  const open = ship.squares.map((laid, square) => laid === EMPTY && plan.outline[square]! && !plan.hole[square]! && barred[square] === 0);
  const sides = new Int8Array(count * 4);
  const spots: SquareId[] = [];
  const bare = types.every((type) => type === undefined);
  for (let square = 0; square < count; square++) {
    const outside = beyond && ship.squares[square] === EMPTY && (!plan.outline[square] || plan.hole[square]!) && barred[square] === 0;
    if (!open[square] && !outside) continue;
    let touches = bare && !outside;
    for (const side of SIDES) {
      const next = plan.near[square]![side]!;
      const facing = next < 0 ? SHUT : types[next] !== undefined ? connector(ship, next, opposite(side)) : open[next] ? OPEN : SHUT;
      sides[square * 4 + side] = facing;
      if (facing > 0 && facing < OPEN) touches = true;
    }
    if (touches) spots.push(square as SquareId);
  }
  return { plan, open, sides, spots, types, bare };
}

/** What a specialist forgives (GT-SKILL-WELDER-01, GT-SKILL-HYPER-01), and what a beginner does not see. */
export type Leave = { readonly welds: number; readonly blind: boolean };
export const NO_LEAVE: Leave = { welds: 0, blind: false };

/** Would this part be without fault there? */
export function fitsAt({ sides, types, plan, bare }: Squares, tile: TileId, rot: Rot, square: SquareId, { welds, blind }: Leave): boolean {
  const { sides: printed, type } = TILES[tile]!;
  if (type === 'engine' && rot !== 0) return false;
  const bars = BARS[type][rot]!;
  let contact = bare;
  let mended = 0;
  for (let side = 0; side < 4; side++) {
    const facing = sides[square * 4 + side]!;
    if (facing >= OPEN) continue;
    if (bars & (1 << side) && types[plan.near[square]![side]!] !== undefined) return false;
    const mine = printed[(side - rot) & 3]!;
    if (mine === 0 || facing === 0) {
      if (mine !== facing && !(blind && mine + facing < 3)) return false;
      continue;
    }
    if (mine !== facing && mine !== 3 && facing !== 3 && !blind && ++mended > welds) return false;
    contact = true;
  }
  return contact;
}

const keyOf = (a: number, b: number, c: number, d: number): number => ((a * 5 + b) * 5 + c) * 5 + d;
const asked = (facing: number): number => (facing === SHUT ? OPEN : facing);
/** By what the four sides ask for: how many parts of the warehouse could stand there. */
const FITTING: Int16Array = (() => {
  const counts = new Int16Array(5 ** 4);
  for (let tile = COLOURS.length; tile < TILES.length; tile++) {
    const { sides, type } = TILES[tile]!;
    const found = new Set<number>();
    for (const rot of type === 'engine' ? [0 as const] : ROTS) {
      const mine = (side: Side): Connector => sides[(side - rot) & 3]!;
      const bars = BARS[type][rot]!;
      const fits = (side: Side): number[] => {
        const c = mine(side);
        if (bars & (1 << side)) return [OPEN];
        return c === 0 ? [0, OPEN] : c === 3 ? [1, 2, 3, OPEN] : [c, 3, OPEN];
      };
      for (const a of fits(0)) for (const b of fits(1)) for (const c of fits(2)) for (const d of fits(3)) found.add(keyOf(a, b, c, d));
    }
    for (const key of found) counts[key] = counts[key]! + 1;
  }
  return counts;
})();
/** So many fitting parts are as good as all. */
const PLENTY = 60;
/** An empty square that no connector reaches yet. */
const REMOTE = 0.35;
/** How likely a square of this kind is filled in the end, 0 to 1. */
function fillable(a: number, b: number, c: number, d: number): number {
  const touched = (a > 0 && a < OPEN) || (b > 0 && b < OPEN) || (c > 0 && c < OPEN) || (d > 0 && d < OPEN);
  if (!touched) return a === OPEN || b === OPEN || c === OPEN || d === OPEN ? REMOTE : 0;
  return Math.sqrt(Math.min(1, FITTING[keyOf(asked(a), asked(b), asked(c), asked(d))]! / PLENTY));
}
/** What becomes of an empty square when its neighbour on `side` shows this. */
export function roomAt({ sides }: Squares, square: SquareId, side?: Side, shown?: number): number {
  const i = square * 4;
  const at = (s: Side): number => (s === side ? shown! : sides[i + s]!);
  return fillable(at(0), at(1), at(2), at(3));
}

/** How many open ends lead into an area that is still empty decides how much of it will be built on. */
const LED = [0, 0.55, 0.8, 0.92, 1] as const;
/** The squares that can still be reached, each by how likely it is; with this part placed, if one is named. */
export function reachOf({ plan, open, sides }: Squares, tile?: TileId, rot: Rot = 0, square?: SquareId): number {
  const printed = tile === undefined ? undefined : TILES[tile]!;
  const bars = printed ? BARS[printed.type][rot]! : 0;
  const seen = new Uint8Array(open.length);
  if (square !== undefined) {
    seen[square] = 1;
    for (const side of SIDES) {
      const next = plan.near[square]![side]!;
      if (bars & (1 << side) && next >= 0) seen[next] = 1;
    }
  }
  let reach = 0;
  const area: number[] = [];
  for (let first = 0; first < open.length; first++) {
    if (!open[first] || seen[first]) continue;
    let ends = 0;
    area.length = 0;
    area.push(first);
    seen[first] = 1;
    for (let i = 0; i < area.length; i++) {
      const at = area[i]!;
      const near = plan.near[at]!;
      for (let side = 0; side < 4; side++) {
        const next = near[side]!;
        if (next === square && printed) {
          if (printed.sides[(side + 2 - rot) & 3] !== 0) ends++;
          continue;
        }
        const facing = sides[at * 4 + side]!;
        if (facing > 0 && facing < OPEN) ends++;
        else if (facing === OPEN && seen[next] === 0) {
          seen[next] = 1;
          area.push(next);
        }
      }
    }
    reach += area.length * LED[Math.min(4, ends)]!;
  }
  return reach;
}
