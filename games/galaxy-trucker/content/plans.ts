/**
 * A plan is the board a trucker builds on, as squares by number: every square of its coordinate frame (the Architect may leave the
 * outline, GT-RULING-117), row after row from the front. It is made once from the drawings of `classes.ts`.
 */
import type { Branded } from '@cosmodrome/kernel';
import {
  BOARDS,
  CLASSES,
  type ClassId,
  DIE,
  type Die,
  FRONT_BOARDS,
  FRONTS,
  type Front,
  REAR_BOARDS,
  REARS,
  type Rear,
} from './classes.ts';

/** A square of a plan, by number. */
export type SquareId = Branded<number, 'square'>;
/** No square: beyond the frame. */
export const NOWHERE = -1 as SquareId;

/** Class IIIB is `IIIB` until its dice are rolled, then has its holes; class IV is two halves. */
export type PlanId = Exclude<ClassId, 'IV'> | `IIIB-${Die}-${Die}` | `IV-${Front}-${Rear}`;
export type Plan = {
  readonly id: PlanId;
  readonly class: ClassId;
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
  readonly wrap: boolean;
  /** Null: no starting cabin (GT-IIIB-04). */
  readonly start: SquareId | null;
  /** By square: it belongs to the ship, hole or not. */
  readonly outline: readonly boolean[];
  /** By square: no part may stay there (GT-IIIB-02, -04). */
  readonly hole: readonly boolean[];
  /** By square and side: the neighbour, around the seam of class IIB too, or NOWHERE. */
  readonly near: readonly (readonly SquareId[])[];
};

function plan(id: PlanId, ship: ClassId, drawn: readonly string[], dice: readonly Die[] = []): Plan {
  const { from, wrap } = CLASSES[ship];
  const width = drawn[0]!.length;
  const height = drawn.length;
  const all = [...drawn.join('')];
  const double = dice.length === 2 && dice[0] === dice[1];
  const start = all.indexOf('S') as SquareId;
  const near = all.map((_, square) => {
    const x = square % width;
    const y = (square - x) / width;
    const at = (column: number, row: number): SquareId => {
      const c = wrap ? (column + width) % width : column;
      return c < 0 || c >= width || row < 0 || row >= height ? NOWHERE : ((row * width + c) as SquareId);
    };
    return [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
  });
  return {
    id,
    class: ship,
    columns: [from[0], from[0] + width - 1],
    rows: [from[1], from[1] + height - 1],
    wrap,
    start: double ? null : start,
    outline: all.map((mark) => mark !== '.'),
    hole: all.map((mark) => dice.some((die) => String(die) === mark) || (double && mark === 'S')),
    near,
  };
}
const whole: readonly Exclude<ClassId, 'IV'>[] = ['I', 'II', 'IIB', 'III', 'IIIA', 'IIIB'];
const PLANS: ReadonlyMap<PlanId, Plan> = new Map(
  [
    ...whole.map((id) => plan(id, id, BOARDS[id])),
    ...DIE.flatMap((a) => DIE.map((b) => plan(`IIIB-${a}-${b}`, 'IIIB', BOARDS.IIIB, [a, b]))),
    ...FRONTS.flatMap((front) => REARS.map((rear) => plan(`IV-${front}-${rear}`, 'IV', [...FRONT_BOARDS[front], ...REAR_BOARDS[rear]]))),
  ].map((made) => [made.id, made]),
);
export const PLAN_IDS: readonly PlanId[] = [...PLANS.keys()];
export function planOf(id: PlanId): Plan {
  return PLANS.get(id)!;
}

/** The square at a column and a row as the rules count them; NOWHERE outside the frame. */
export function squareAt({ columns, rows }: Plan, column: number, row: number): SquareId {
  const inside = column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  return inside ? (((row - rows[0]) * (columns[1] - columns[0] + 1) + column - columns[0]) as SquareId) : NOWHERE;
}
export function columnOf({ columns }: Plan, square: SquareId): number {
  return columns[0] + (square % (columns[1] - columns[0] + 1));
}
export function rowOf({ columns, rows }: Plan, square: SquareId): number {
  return rows[0] + Math.floor(square / (columns[1] - columns[0] + 1));
}
export const squaresOf = (plan: Plan): SquareId[] => plan.outline.map((_, square) => square as SquareId);
