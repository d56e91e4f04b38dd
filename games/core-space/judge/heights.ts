/** Boards of several floors: edges one falls or jumps from, what is climbed, where one comes to stand, how far one drops safely (CS-CLB, CS-JMP, CS-RULING-300 to -302). */
import { type Bar, BLIND, LOW, type Point, UNIT } from '@cosmodrome/kit/plane/plan';
import type { MissionMap } from '../content/map.ts';
import { STRUCTURE } from '../content/scenery.ts';
import type { Board, FigureId, Shown } from '../state.ts';
import { icon } from './figures.ts';
import { mayStand, type Round, radiusOf, touchesSquares, touchesThing } from './place.ts';
import { type Site, siteOf, squareAt } from './site.ts';

/** From one floor to the next (CS-CLB-02). */
export const STOREY = 3 * UNIT;
export const floorAt = ({ map }: Site, x: number, y: number): number => map.floors[squareAt(map.plan, x, y)]!;
/** The safe distance: 1", more for the Massive, the lower number of Scramble. CS-JMP-01, CS-SCR-03 */
export const safeDrop = (board: Board, f: Shown): number => UNIT * (icon(board, f, 'scramble')?.drop ?? 1 + (f.massive ?? 0));
/** What it crosses in passing with the block: the upper number of Scramble, in inches; 0: nothing. CS-SCR-01, -02 */
export const crosses = (board: Board, f: Shown): number =>
  board.settings.blocks.includes('climbing') ? (icon(board, f, 'scramble')?.over ?? 0) : 0;

// ------------------------------------------------------------------ edges

/** Where a floor ends: the line, the floors above and below, and the way down. */
export type Ledge = { readonly bar: Bar; readonly high: number; readonly low: number; readonly down: Point };
const known = new WeakMap<MissionMap, readonly Ledge[]>();
export function ledgesOf({ map }: Pick<Site, 'map'>): readonly Ledge[] {
  const found = known.get(map);
  if (found) return found;
  const { cols, rows, v, h } = map.plan;
  const out: Ledge[] = [];
  const add = (a: number, b: number, bar: Bar, towards: Point) => {
    const [fa, fb] = [map.floors[a]!, map.floors[b]!];
    if (fa === fb) return;
    const down: Point = fa > fb ? towards : [-towards[0] + 0, -towards[1] + 0];
    const [high, low] = [Math.max(fa, fb), Math.min(fa, fb)];
    const last = out.findIndex(
      (one) =>
        one.bar[2] === bar[0] &&
        one.bar[3] === bar[1] &&
        one.high === high &&
        one.low === low &&
        one.down[0] === down[0] &&
        one.down[1] === down[1],
    );
    if (last < 0) out.push({ bar, high, low, down });
    else out[last] = { ...out[last]!, bar: [out[last]!.bar[0], out[last]!.bar[1], bar[2], bar[3]] };
  };
  for (let c = 1; c < cols; c++)
    for (let r = 0; r < rows; r++)
      if (!(v[r * (cols + 1) + c]! & BLIND)) add(r * cols + c - 1, r * cols + c, [c * UNIT, r * UNIT, c * UNIT, r * UNIT + UNIT], [1, 0]);
  for (let r = 1; r < rows; r++)
    for (let c = 0; c < cols; c++)
      if (!(h[r * cols + c]! & BLIND)) add((r - 1) * cols + c, r * cols + c, [c * UNIT, r * UNIT, c * UNIT + UNIT, r * UNIT], [0, 1]);
  known.set(map, out);
  return out;
}
/** Ledges whose upper side it touches: it stands at an edge. CS-JMP-02 */
export const edgesAt = (board: Board, f: Shown): number[] => {
  const site = siteOf(board);
  return ledgesOf(site).flatMap((ledge, i) =>
    floorAt(site, f.x, f.y) === ledge.high &&
    side(ledge.bar, f) === -Math.sign(ledge.down[0] + ledge.down[1]) &&
    touchesThing(board, f, ledge.bar)
      ? [i]
      : [],
  );
};
/** On which side of an upright or a level line it is: −1 left or above, 1 right or below. */
const side = (bar: Bar, { x, y }: { readonly x: number; readonly y: number }): number =>
  bar[0] === bar[2] ? Math.sign(x - bar[0]) : Math.sign(y - bar[1]);

// ------------------------------------------------------------------ places

const STEP = 5;
/** Straight over a line and so far beyond it, as near to that as one may stand, on this floor (null: on any). */
export function beyondBar(
  board: Board,
  f: Shown,
  bar: Bar,
  far: number,
  floor: number | null,
  but: readonly FigureId[] = [],
): Point | undefined {
  const upright = bar[0] === bar[2];
  const on = side(bar, f);
  if (on === 0) return undefined;
  const r = radiusOf(f);
  const across = (upright ? bar[0] : bar[1]) - on * (far + r);
  const [from, to] = upright ? [bar[1], bar[3]] : [bar[0], bar[2]];
  const here = upright ? f.y : f.x;
  const site = siteOf(board);
  const along = Math.min(Math.max(here, from), to);
  for (let off = 0; off <= 2 * UNIT; off += STEP)
    for (const at of off === 0 ? [along] : [along - off, along + off]) {
      if (at < from || at > to) continue;
      const p: Point = upright ? [across, at] : [at, across];
      if ((floor === null || floorAt(site, p[0], p[1]) === floor) && mayStand(board, f, p[0], p[1], but)) return p;
    }
  return undefined;
}
/** A floor up or down, by a ladder or a step that takes a feat. */
export const climbTo = (board: Board, f: Shown, climb: number): Point | undefined =>
  beyondBar(board, f, siteOf(board).map.climbs[climb]!.bar, 0, null);
/** Where one comes down from an edge, straight ahead. */
export function landing(board: Board, f: Shown, ledge: number): Point | undefined {
  const { bar, low } = ledgesOf(siteOf(board))[ledge]!;
  return beyondBar(board, f, bar, 0, low);
}
/** A gap before an edge, straight ahead: how wide it is, and where one comes down on the floor one is on. CS-JMP-03, -05 */
export function gapAt(board: Board, f: Shown, ledge: Ledge): { readonly wide: number; readonly to: Point } | undefined {
  const site = siteOf(board);
  const { plan, floors } = site.map;
  const upright = ledge.bar[0] === ledge.bar[2];
  const [dx, dy] = ledge.down;
  const most = safeDrop(board, f) + 3 * UNIT;
  for (let wide = UNIT; wide <= most; wide += UNIT) {
    const to = beyondBar(board, f, ledge.bar, wide, ledge.high);
    if (!to) continue;
    // All that is jumped over is lower, and no wall stands there.
    const line = upright ? to[1] : to[0];
    for (let n = 0; n < wide; n += UNIT) {
      const at: Point = upright ? [ledge.bar[0] + dx * (n + UNIT / 2), line] : [line, ledge.bar[1] + dy * (n + UNIT / 2)];
      if (floors[squareAt(plan, at[0], at[1])]! >= ledge.high) return undefined;
    }
    const [sx, sy] = upright ? [f.x, line] : [line, f.y];
    if (walled(site, sx, sy, to[0], to[1])) return undefined;
    return { wide, to };
  }
  return undefined;
}
/** A wall on the way, straight along the grid. */
function walled({ map: { plan } }: Site, x1: number, y1: number, x2: number, y2: number): boolean {
  const { cols, v, h } = plan;
  if (y1 === y2) {
    const r = Math.min(plan.rows - 1, Math.floor(y1 / UNIT));
    for (let c = Math.ceil(Math.min(x1, x2) / UNIT); c * UNIT <= Math.max(x1, x2); c++) if (v[r * (cols + 1) + c]! & BLIND) return true;
    return false;
  }
  const c = Math.min(cols - 1, Math.floor(x1 / UNIT));
  for (let r = Math.ceil(Math.min(y1, y2) / UNIT); r * UNIT <= Math.max(y1, y2); r++) if (h[r * cols + c]! & BLIND) return true;
  return false;
}

// ------------------------------------------------------------------ things up to 1" high

/** The piece it stands on, if it does; −1: on the floor. CS-CLB-03 */
export function perchOf(board: Board, { x, y }: { readonly x: number; readonly y: number }): number {
  const { map } = siteOf(board);
  const square = squareAt(map.plan, x, y);
  if (!(map.plan.sq[square]! & LOW)) return -1;
  return map.pieces.findIndex(({ squares }) => squares.includes(square));
}
const isClear = (board: Board, f: Round & { readonly id?: FigureId }, [x, y]: Point): boolean =>
  !board.figures.some(
    (other) =>
      other.where === 'board' && other.id !== f.id && (x - other.x) ** 2 + (y - other.y) ** 2 < (radiusOf(f) + radiusOf(other)) ** 2,
  );
/** Where it may be: on the floor, or in the middle of a square of something it has climbed onto. */
export function mayBe(board: Board, f: Shown): boolean {
  if (mayStand(board, f, f.x, f.y)) return true;
  if (f.massive || f.x % UNIT !== UNIT / 2 || f.y % UNIT !== UNIT / 2) return false;
  const piece = perchOf(board, f);
  return piece >= 0 && STRUCTURE[siteOf(board).map.pieces[piece]!.kind].climb === 'onto' && isClear(board, f, [f.x, f.y]);
}
const middle = (cols: number, square: number): Point => [(square % cols) * UNIT + UNIT / 2, Math.floor(square / cols) * UNIT + UNIT / 2];
/** Things in contact it can stand on, and where: the nearest square with room for its base. CS-CLB-03 */
export function perches(board: Board, f: Shown): { readonly piece: number; readonly to: Point }[] {
  if (f.massive || perchOf(board, f) >= 0) return [];
  const { map } = siteOf(board);
  const off = ([x, y]: Point) => (x - f.x) ** 2 + (y - f.y) ** 2;
  return map.pieces.flatMap(({ kind, squares }, piece) => {
    const low = squares.length > 0 && (map.plan.sq[squares[0]!]! & LOW) > 0;
    if (!low || STRUCTURE[kind].climb !== 'onto' || !touchesSquares(board, f, squares)) return [];
    const [to] = squares
      .map((square) => middle(map.plan.cols, square))
      .filter((p) => isClear(board, f, p))
      .sort((a, b) => off(a) - off(b) || a[1] - b[1] || a[0] - b[0]);
    return to ? [{ piece, to }] : [];
  });
}
/** Down from it: to each side where there is room. */
export const offPerch = (board: Board, f: Shown): Point[] => {
  const site = siteOf(board);
  const far = UNIT / 2 + radiusOf(f);
  const level = floorAt(site, f.x, f.y);
  return (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  )
    .map(([dx, dy]): Point => [f.x + dx * far, f.y + dy * far])
    .filter(([x, y]) => floorAt(site, x, y) === level && !walled(site, f.x, f.y, x, y) && mayStand(board, f, x, y));
};
/** Things too thin to stand on, and the place behind them. CS-CLB-04 */
export function vaults(board: Board, f: Shown): { readonly piece: number; readonly to: Point }[] {
  const site = siteOf(board);
  const { pieces, plan } = site.map;
  return pieces.flatMap(({ kind, squares }, piece) => {
    if (STRUCTURE[kind].climb !== 'over' || !touchesSquares(board, f, squares)) return [];
    for (const square of squares) {
      const [mx, my] = middle(plan.cols, square);
      const level = Math.abs(f.x - mx) > Math.abs(f.y - my);
      const near = level ? Math.abs(f.y - my) < UNIT / 2 : Math.abs(f.x - mx) < UNIT / 2;
      if (!near) continue;
      const to: Point = level ? [2 * mx - f.x, f.y] : [f.x, 2 * my - f.y];
      if (
        !walled(site, f.x, f.y, to[0], to[1]) &&
        floorAt(site, to[0], to[1]) === floorAt(site, f.x, f.y) &&
        mayStand(board, f, to[0], to[1])
      )
        return [{ piece, to }];
    }
    return [];
  });
}
