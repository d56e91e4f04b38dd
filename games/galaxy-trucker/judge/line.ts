/** Where an object comes along, what it strikes, and what helps against it: meteors, shots, the entry of intruders. */
import {
  COLUMN_PAIRS,
  columnOf,
  type Die,
  FRONT,
  LEFT,
  NOWHERE,
  type Plan,
  planOf,
  REAR,
  RIGHT,
  rowOf,
  type Side,
  type SquareId,
  sideColumn,
  squareAt,
} from '../content/index.ts';
import { opposite, type Ship } from '../state.ts';
import { figures } from './crew.ts';
import { doubles, turnsFreely } from './power.ts';
import { armoured, covered, deviceAt, isExposed, isPart, type Links, loadAt, parts, partsOf, pointing } from './ship.ts';

/**
 * The way of an object: from which side, along which column (from front or rear) or row. `start`: on class IIB the column where an object
 * from the side begins (GT-IIB-07).
 */
export type Line = { readonly from: Side; readonly line: number; readonly start?: number };
export const along = (from: Side): 'column' | 'row' => (from === FRONT || from === REAR ? 'column' : 'row');

/** GT-IIB-05: the column a pair of dice names, in either order. */
export function pairColumn(a: Die, b: Die): number {
  const pair = `${Math.min(a, b)}-${Math.max(a, b)}`;
  return COLUMN_PAIRS.findIndex((pairs) => pairs.split(' ').includes(pair)) + 1;
}
/** GT-BASE-HIT-01, GT-IIB-05 to -07: the line two dice give. On class IIB from the side the second one is only rolled if `needsStart`. */
export function lineOf({ wrap }: Plan, from: Side, first: Die, second: Die): Line {
  if (!wrap) return { from, line: first + second };
  return along(from) === 'column' ? { from, line: pairColumn(first, second) } : { from, line: first, start: sideColumn(second) };
}
/** GT-IIB-06, GT-RULING-46: does this line need a second die for its start? A row of class IIB that exists. */
export const needsStart = ({ wrap, rows }: Plan, { from, line }: Pick<Line, 'from' | 'line'>): boolean =>
  wrap && along(from) === 'row' && line >= rows[0] && line <= rows[1];
/** GT-THR-06, -11, GT-IIB-11, -12: one line on, around the seam; rows may leave the board. */
export function shifted({ wrap, columns }: Plan, line: Line, by: -1 | 1): Line {
  const moved = line.line + by;
  if (!wrap || along(line.from) === 'row') return { ...line, line: moved };
  return { ...line, line: moved < columns[0] ? columns[1] : moved > columns[1] ? columns[0] : moved };
}

/** The squares an object passes, in order. */
export function course(plan: Plan, { from, line, start }: Line): SquareId[] {
  const [first, last] = along(from) === 'column' ? plan.rows : plan.columns;
  const steps = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const onward = from === FRONT || from === LEFT ? steps : steps.toReversed();
  const begin = start === undefined || along(from) === 'column' ? 0 : onward.indexOf(start);
  const ordered = [...onward.slice(begin), ...onward.slice(0, begin)];
  return ordered
    .map((at) => (along(from) === 'column' ? squareAt(plan, line, at) : squareAt(plan, at, line)))
    .filter((square) => square !== NOWHERE);
}
/** GT-BASE-HIT-03, GT-IIB-08: the first part met; undefined: it misses. */
export const struck = (ship: Ship, line: Line): SquareId | undefined =>
  course(planOf(ship.plan), line).find((square) => isPart(ship, square));
/** GT-BASE-SAB-02, GT-RULING-33: where sabotage strikes; NOWHERE: beside the ship. */
export function sabotaged(plan: Plan, column: readonly [Die, Die], row: readonly [Die, Die]): SquareId {
  return plan.wrap ? squareAt(plan, pairColumn(...column), row[0]) : squareAt(plan, column[0] + column[1], row[0] + row[1]);
}

// ------------------------------------------------------------------ defences

export const OBJECTS = ['small-meteor', 'large-meteor', 'light-shot', 'heavy-shot'] as const;
export type ObjectKind = (typeof OBJECTS)[number];
/**
 * `miss`: no part on the line; `bounces`: a small meteor on a side without an exposed connector; `armoured`; `shot`: a single cannon
 * shoots it by itself (GT-RULING-23); `destroys`: unless one of the shields or double cannons is powered.
 */
export type Threat = {
  readonly square: SquareId | undefined;
  readonly effect: 'miss' | 'bounces' | 'armoured' | 'shot' | 'destroys';
  /** Shields that would stop it, and double cannons that would shoot it, for 1 energy. */
  readonly shields: readonly SquareId[];
  readonly cannons: readonly SquareId[];
};
/** GT-BASE-HIT-04 to -11, GT-PLATE-01: what this object does to the ship if nobody spends energy, and what would help. */
export function threat(ship: Ship, kind: ObjectKind, line: Line): Threat {
  const square = struck(ship, line);
  const harmless = (effect: Threat['effect']): Threat => ({ square, effect, shields: [], cannons: [] });
  if (square === undefined) return harmless('miss');
  if (armoured(ship, square, line.from)) return harmless('armoured');
  if (kind === 'small-meteor' && !isExposed(ship, square, line.from)) return harmless('bounces');
  const large = kind === 'large-meteor';
  const guns = large ? shooters(ship, line) : [];
  const needy = doubles(ship, 'cannon');
  if (guns.some((gun) => !needy.includes(gun))) return harmless('shot');
  const stoppable = kind === 'small-meteor' || kind === 'light-shot';
  return { square, effect: 'destroys', shields: stoppable ? shieldsAt(ship, line.from) : [], cannons: guns };
}
/** GT-BASE-HIT-11: the shields that cover this side of the ship. */
export const shieldsAt = (ship: Ship, side: Side): SquareId[] =>
  partsOf(ship, 'shield').filter((square) => covered(deviceAt(ship, square)!).includes(side));
/**
 * GT-BASE-HIT-06, GT-RULING-22, GT-IIB-10, -14: the cannons that can shoot a large meteor on this line: to the front in the same column,
 * to other sides in a neighbouring line as well.
 */
export function shooters(ship: Ship, { from, line }: Line): SquareId[] {
  const plan = planOf(ship.plan);
  const reach = from === FRONT ? 0 : 1;
  const [first, last] = plan.columns;
  const around = last - first + 1;
  return partsOf(ship, 'cannon').filter((square) => {
    if (!turnsFreely(ship, square) && !pointing(deviceAt(ship, square)!).includes(from)) return false;
    const own = along(from) === 'column' ? columnOf(plan, square) : rowOf(plan, square);
    const apart = Math.abs(own - line);
    return apart <= reach || (plan.wrap && along(from) === 'column' && around - apart <= reach);
  });
}

/** A change of line, and the thrusters that can make it: a panel must be linked to one of them (GT-RULING-36). */
export type Shift = { readonly by: -1 | 1; readonly thrusters: readonly SquareId[] };
/**
 * GT-THR-05, -06, -08: the changes the ship could make to an object from this side. Against an intruder only thrusters linked to crew
 * count (GT-THR-13, -14): humans, aliens, or the robonauts of `manned` cells.
 */
export function shifts(ship: Ship, from: Side, intruder?: { readonly links: Links; readonly active: readonly SquareId[] }): Shift[] {
  const fitted = partsOf(ship, 'thrusters').filter((square) => {
    if (!intruder) return true;
    return intruder.links[square]!.some((other) => figures(loadAt(ship, other)) > 0 || intruder.active.includes(other));
  });
  const towards = (side: Side) => fitted.filter((square) => pointing(deviceAt(ship, square)!).includes(side));
  const [less, more] = along(from) === 'column' ? [LEFT, RIGHT] : [FRONT, REAR];
  const all: Shift[] = [
    { by: -1, thrusters: towards(less) },
    { by: 1, thrusters: towards(more) },
  ];
  return all.filter(({ thrusters }) => thrusters.length > 0);
}
/** Where an object heads: away from the side it comes from (GT-RULING-67). */
export const heading = (from: Side): Side => opposite(from);
/** GT-SKILL-ADVERT-03, -04, GT-RULING-86: armoured sides that face the outside, not an enclosed hole. */
export function platedOutside(ship: Ship): number {
  const plan = planOf(ship.plan);
  const open = outside(ship, plan);
  return parts(ship).reduce((all, square) => {
    const sides = ([FRONT, RIGHT, REAR, LEFT] as const).filter((side) => {
      const next = plan.near[square]![side]!;
      return armoured(ship, square, side) && (next === NOWHERE || open.has(next));
    });
    return all + sides.length;
  }, 0);
}
/** Empty squares from which the outside of the frame can be reached. */
function outside(ship: Ship, plan: Plan): ReadonlySet<SquareId> {
  const empty = plan.near.flatMap((_, square) => (isPart(ship, square as SquareId) ? [] : [square as SquareId]));
  const reached = empty.filter((square) => plan.near[square]!.includes(NOWHERE));
  const found = new Set(reached);
  for (const square of reached)
    for (const next of plan.near[square]!)
      if (next !== NOWHERE && !isPart(ship, next) && !found.has(next)) {
        found.add(next);
        reached.push(next);
      }
  return found;
}
