/** Scenery that is moved or hurled: which pieces, and where to (CS-MANIPULATE-03, CS-RULING-74). Pieces stand on whole squares. */
import { type Bar, BLIND, flat, type Point, STOP, UNIT } from '@cosmodrome/kit/plane/plan';
import { SQUARES, trace } from '@cosmodrome/kit/plane/trace';
import { REACH } from '../content/ranges.ts';
import { STRUCTURE } from '../content/scenery.ts';
import type { Board, FigureId, Shown } from '../state.ts';
import { along } from './directions.ts';
import { lasts } from './figures.ts';
import { isFixed } from './objectives.ts';
import { gapTo, isOn, nearestOn, radiusOf, shutDoors, squareBar, touchesBar } from './place.ts';
import { siteOf } from './site.ts';

/** How far it goes. */
export const FLIGHT = REACH.short;
type Bulk = 'small' | 'medium';
export const barsOf = (board: Board, piece: number): Bar[] => {
  const { map } = siteOf(board);
  return map.pieces[piece]!.squares.map((i) => squareBar(map.plan, i));
};
/** The square of a piece that is nearest to somebody. */
export function nearestBar(board: Board, f: Shown, piece: number): Bar {
  const bars = barsOf(board, piece);
  return bars.reduce((best, bar) => (gapTo(f, [bar]) < gapTo(f, [best]) ? bar : best));
}
/** A piece is seen by the side that is nearest. */
export function isSeen(board: Board, f: Shown, piece: number): boolean {
  const { plan } = siteOf(board).map;
  // ENV-01
  const dark = lasts(board, 'no-sight-beyond-medium');
  return barsOf(board, piece).some((bar) => {
    if (dark && gapTo(f, [bar]) > REACH.medium) return false;
    const [x, y] = nearestOn(f.x, f.y, bar);
    const [nx, ny] = [x + Math.sign(f.x - x), y + Math.sign(f.y - y)];
    const seen = trace(plan, f.x, f.y, nx, ny);
    if (seen & BLIND || (seen >> SQUARES) & BLIND) return false;
    return !shutDoors(board).some((door) => touchesBar(f.x, f.y, nx, ny, door));
  });
}
/** Pieces of this bulk in sight that are not set fast; hurled ones within Medium range. CS-RULING-74, -304 */
export const piecesSeen = (board: Board, f: Shown, bulk: readonly Bulk[], far: number): number[] =>
  siteOf(board).map.pieces.flatMap(({ kind }, i) => {
    const { bulk: own } = STRUCTURE[kind];
    const fits = own !== null && bulk.includes(own) && !isFixed(board, i);
    return fits && gapTo(f, barsOf(board, i)) <= far && isSeen(board, f, i) ? [i] : [];
  });

/** What a piece that has gone so far would meet: something solid, or somebody. */
function meets<F extends Shown>(board: Board<F>, piece: number, [dx, dy]: Point, but: readonly FigureId[] = []): 'nothing' | 'solid' | F {
  const { map } = siteOf(board);
  const { cols, rows } = map.plan;
  const own = new Set(map.pieces[piece]!.squares);
  const level = map.floors[map.pieces[piece]!.squares[0]!];
  const doors = shutDoors(board);
  let hit: F | undefined;
  for (const [x1, y1, x2, y2] of barsOf(board, piece)) {
    const bar: Bar = [x1 + dx, y1 + dy, x2 + dx, y2 + dy];
    if (bar[0] < 0 || bar[1] < 0 || bar[2] > cols * UNIT || bar[3] > rows * UNIT) return 'solid';
    for (let r = Math.floor(bar[1] / UNIT); r * UNIT < bar[3]; r++)
      for (let c = Math.floor(bar[0] / UNIT); c * UNIT < bar[2]; c++) {
        const i = r * cols + c;
        if (!own.has(i) && (flat(map.plan.sq[i]!) !== 0 || map.floors[i] !== level)) return 'solid';
        // Lines that run through it, walls and windows alike.
        if (c * UNIT > bar[0] && map.plan.v[r * (cols + 1) + c]! & STOP) return 'solid';
        if (r * UNIT > bar[1] && map.plan.h[r * cols + c]! & STOP) return 'solid';
      }
    const inner: Bar = [bar[0] + 1, bar[1] + 1, bar[2] - 1, bar[3] - 1];
    if (doors.some((d) => d[0] < inner[2] && d[2] > inner[0] && d[1] < inner[3] && d[3] > inner[1])) return 'solid';
    hit ??= board.figures.find((f) => {
      if (!isOn(f) || but.includes(f.id)) return false;
      const [nx, ny] = nearestOn(f.x, f.y, bar);
      return (nx - f.x) ** 2 + (ny - f.y) ** 2 < radiusOf(f) ** 2;
    });
  }
  return hit ?? 'nothing';
}
/** Whole squares it can stand on afterwards: Entry Points may not be covered. */
function mayLie(board: Board, piece: number, [columns, rows]: Point, but: readonly FigureId[] = []): boolean {
  const { map } = siteOf(board);
  if (meets(board, piece, [columns * UNIT, rows * UNIT], but) !== 'nothing') return false;
  const bars = barsOf(board, piece);
  return !map.entries.some(([x, y]) =>
    bars.some(([x1, y1, x2, y2]) => x > x1 + columns * UNIT && x < x2 + columns * UNIT && y > y1 + rows * UNIT && y < y2 + rows * UNIT),
  );
}
/** By how many squares it can be moved: straight, over free floor, up to 5" or less; whoever moves it is not in its way. */
export const shiftsOf = (board: Board, piece: number, most = FLIGHT / UNIT, but: readonly FigureId[] = []): Point[] =>
  shiftsWithin(most).filter((by) => mayShift(board, piece, by, but));
/** All there could be, line by line. */
export function shiftsWithin(most: number): Point[] {
  const out: Point[] = [];
  for (let rows = -most; rows <= most; rows++)
    for (let columns = -most; columns <= most; columns++)
      if (columns * columns + rows * rows <= most * most && (columns !== 0 || rows !== 0)) out.push([columns, rows]);
  return out;
}
export const mayShift = (board: Board, piece: number, [columns, rows]: Point, but: readonly FigureId[] = []): boolean =>
  mayLie(board, piece, [columns, rows], but) && isFree(board, piece, [columns * UNIT, rows * UNIT], but);
/** Steps of a sixteenth of an inch and less: nothing that stands on a board is thinner. */
function isFree(board: Board, piece: number, [dx, dy]: Point, but: readonly FigureId[]): boolean {
  const steps = Math.max(Math.abs(dx), Math.abs(dy)) / 5;
  for (let i = 1; i < steps; i++)
    if (meets(board, piece, [Math.round((dx * i) / steps), Math.round((dy * i) / steps)], but) !== 'nothing') return false;
  return true;
}
/** Hurled along one of the 72 directions: where it comes to stand, and whom it hits. */
export function flightOf<F extends Shown>(board: Board<F>, piece: number, k: number): { readonly by: Point; readonly hits: F | undefined } {
  let by: Point = [0, 0];
  for (let s = 1; s <= FLIGHT; s++) {
    const step = along([0, 0], k, s);
    const met = meets(board, piece, step);
    if (met === 'solid') break;
    if (met !== 'nothing') return { by, hits: met };
    const whole: Point = [Math.round(step[0] / UNIT) + 0, Math.round(step[1] / UNIT) + 0];
    if ((whole[0] !== by[0] || whole[1] !== by[1]) && mayLie(board, piece, whole)) by = whole;
  }
  return { by, hits: undefined };
}
