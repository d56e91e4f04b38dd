/** What an intruder does on a ship, step by step: the whole path is known as soon as its line is (GT-INT-02). */
import { type Intruder, planOf, type Side, type SquareId } from '../content/index.ts';
import { type Ship, turned } from '../state.ts';
import { isDefended } from './crew.ts';
import { heading, type Line, struck } from './line.ts';
import { joined, type Links, tornAlong } from './ship.ts';

/** The way of one intruder. */
export type Path = {
  /** The part it stands in at each step; the first is where it enters. */
  readonly squares: readonly SquareId[];
  /** GT-INT-07: the last of them was defended, and the reward is earned. */
  readonly defeated: boolean;
  /** Parts a charge was placed in, once each. */
  readonly charged: readonly SquareId[];
  /** Parts a predator has emptied, once each, in order. */
  readonly eaten: readonly SquareId[];
};
export type Boarding =
  /** GT-INT-03, -04: no part on the line, or the first is defended. */
  | { readonly entered: false; readonly why: 'miss' | 'defended'; readonly square: SquareId | undefined }
  /** A path each; `destroyed`: what explodes when all have stopped, with what sabotage tears along. */
  | { readonly entered: true; readonly paths: readonly Path[]; readonly destroyed: readonly SquareId[] };

/** GT-MOVE-03, -04: quarter turns from the heading, in the order they are tried. */
const TURNS = { left: [3, 0, 1, 2], right: [1, 0, 3, 2] } as const;

/** GT-INT-03 to -05, GT-DUO-01 to -04: what happens on this line, with the robonauts of these cells active. */
export function board(ship: Ship, links: Links, intruders: readonly Intruder[], line: Line, active: readonly SquareId[]): Boarding {
  const square = struck(ship, line);
  if (square === undefined) return { entered: false, why: 'miss', square };
  if (isDefended(ship, links, square, active)) return { entered: false, why: 'defended', square };
  const paths = intruders.map((intruder) => walk(ship, links, intruder, square, heading(line.from), active));
  const charged = [...new Set(paths.flatMap((path) => path.charged))];
  return { entered: true, paths, destroyed: tornAlong(ship, charged) };
}
/** GT-MOVE-01 to -09: the path on the ship as it is; nothing on the way changes it. */
export function walk(
  ship: Ship,
  links: Links,
  { kind, hand, steps, charges }: Intruder,
  entry: SquareId,
  arrow: Side,
  active: readonly SquareId[],
): Path {
  const { near } = planOf(ship.plan);
  const squares: SquareId[] = [];
  const charged = new Set<SquareId>();
  const eaten = new Set<SquareId>();
  let square = entry;
  let h = arrow;
  for (let k = 1; k <= steps; k++) {
    if (k > 1) {
      const d = TURNS[hand].map((turn) => turned(h, turn)).find((side) => joined(ship, square, side));
      // GT-RULING-65: with no passage at all it stays, and the steps are counted.
      if (d !== undefined) {
        square = near[square]![d]!;
        h = d;
      }
    }
    squares.push(square);
    if (k > 1 && isDefended(ship, links, square, active)) return { squares, defeated: true, charged: [...charged], eaten: [...eaten] };
    if (kind !== 'commando') eaten.add(square);
    if (charges.includes(k)) charged.add(square);
  }
  return { squares, defeated: false, charged: [...charged], eaten: [...eaten] };
}
