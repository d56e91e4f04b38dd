/** Where things are on the drawing of a ship, and the lines that are drawn around and over it. */
import { columnOf, type Plan, rowOf, type Side, type SquareId, squaresOf } from '../content/index.ts';

/** A square of the drawing, in its own units. */
export const UNIT = 100;

/** The upper left corner of a square; the first square of the plan lies at 0, 0. */
export function cornerOf(plan: Plan, square: SquareId): readonly [number, number] {
  return [(columnOf(plan, square) - plan.columns[0]) * UNIT, (rowOf(plan, square) - plan.rows[0]) * UNIT];
}
export function middleOf(plan: Plan, square: SquareId): readonly [number, number] {
  const [x, y] = cornerOf(plan, square);
  return [x + UNIT / 2, y + UNIT / 2];
}
export const widthOf = ({ columns }: Plan): number => columns[1] - columns[0] + 1;
export const heightOf = ({ rows }: Plan): number => rows[1] - rows[0] + 1;
/** Columns and rows that a ship of this plan has squares in: the frame may be wider. */
export function spanOf(plan: Plan): { readonly columns: readonly [number, number]; readonly rows: readonly [number, number] } {
  const squares = squaresOf(plan).filter((square) => plan.outline[square]);
  const columns = squares.map((square) => columnOf(plan, square));
  const rows = squares.map((square) => rowOf(plan, square));
  return { columns: [Math.min(...columns), Math.max(...columns)], rows: [Math.min(...rows), Math.max(...rows)] };
}

type Point = readonly [number, number];
const key = ([x, y]: Point): string => `${x},${y}`;
/** The boundary of squares as closed loops: outer ones clockwise, holes the other way round. Squares that touch by a corner stay two shapes. */
function loopsAround(cells: readonly Point[]): Point[][] {
  const has = new Set(cells.map(key));
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => next.set(key(from), [...(next.get(key(from)) ?? []), to]);
  for (const [c, r] of cells) {
    if (!has.has(key([c, r - 1]))) add([c, r], [c + 1, r]);
    if (!has.has(key([c + 1, r]))) add([c + 1, r], [c + 1, r + 1]);
    if (!has.has(key([c, r + 1]))) add([c + 1, r + 1], [c, r + 1]);
    if (!has.has(key([c - 1, r]))) add([c, r + 1], [c, r]);
  }
  const loops: Point[][] = [];
  for (const first of [...next.keys()]) {
    while (next.has(first)) {
      const start = first.split(',').map(Number) as unknown as Point;
      const loop: Point[] = [start];
      let at = start;
      let heading: Point | undefined;
      for (;;) {
        const ways: Point[] = next.get(key(at)) ?? [];
        const [dx, dy] = heading ?? [0, 0];
        const right = ways.findIndex(([x, y]) => dx * (y - at[1]) - dy * (x - at[0]) > 0);
        const [to] = ways.splice(ways.length > 1 && right >= 0 ? right : 0, 1) as [Point];
        if (ways.length === 0) next.delete(key(at));
        heading = [to[0] - at[0], to[1] - at[1]];
        at = to;
        if (key(at) === first) break;
        loop.push(at);
      }
      loops.push(loop);
    }
  }
  return loops;
}
/** The outline of these squares as a path. */
export function outlinePath(plan: Plan, squares: readonly SquareId[]): string {
  const cells = squares.map((square): Point => {
    const [x, y] = cornerOf(plan, square);
    return [x / UNIT, y / UNIT];
  });
  return loopsAround(cells)
    .map((loop) => `M${loop.map(([x, y]) => `${x * UNIT} ${y * UNIT}`).join('L')}Z`)
    .join('');
}

/** Around a square, so far outside it. */
export const frameAround = (by: number): string => `M${-by} ${-by}H${UNIT + by}V${UNIT + by}H${-by}Z`;
/** The middle of a side of a square, from its corner. */
export const SIDE_AT: readonly Point[] = [
  [UNIT / 2, 0],
  [UNIT, UNIT / 2],
  [UNIT / 2, UNIT],
  [0, UNIT / 2],
];
/** What points to this side when drawn pointing to the front. */
export const turnOf = (side: Side): number => side * 90;
