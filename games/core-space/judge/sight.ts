/** Who sees whom, and what stands between: nine rays from the observer's centre (CS-GEO-20 to 32, CS-LOS, CS-COV). */
import { type Bar, BLIND, LOW, nearest, overRoot, type Point, SHEER, storeyOf, within } from '@cosmodrome/kit/plane/plan';
import { SQUARES, trace } from '@cosmodrome/kit/plane/trace';
import { REACH } from '../content/ranges.ts';
import type { Board, Cover, Shown } from '../state.ts';
import { isAlly, isHidden, lasts } from './figures.ts';
import {
  inContact,
  within as isNear,
  isOn,
  nearestOn,
  type Round,
  radiusOf,
  shutDoors,
  touchesBar,
  touchesSquares,
  withinOf,
} from './place.ts';
import { type Site, siteOf, squareAt } from './site.ts';

/** A share is the sum of nine rays, each obscured by 0 to 100 in the hundred. */
export type Share = number;
export const NONE_AT_MOST = 225;
export const TOTAL_FROM = 810;
/** CS-COV-02 to 04 */
export const coverOf = (share: Share): Cover => (share <= NONE_AT_MOST ? 'none' : share < TOTAL_FROM ? 'partial' : 'total');

/** Windows that are whole, by their place on the map; without the block they are openings. CS-WIN-01, -02 */
export const intactWindows = (board: Board): number[] =>
  board.settings.blocks.includes('windows') ? siteOf(board).map.windows.flatMap((_, i) => (board.smashed.includes(i) ? [] : [i])) : [];
/** What shuts sight besides walls: shut doors, whole windows. */
function blinds(board: Board): Bar[] {
  const { windows } = siteOf(board).map;
  return [...shutDoors(board), ...intactWindows(board).map((i) => windows[i]!)];
}
/** Is the surface of a line along the grid seen from here? One unit before it. */
export function seesThing(board: Board, observer: Shown, bar: Bar): boolean {
  const [x, y] = nearestOn(observer.x, observer.y, bar);
  return rayTo(board, observer, [x + Math.sign(observer.x - x), y + Math.sign(observer.y - y)]) < 100;
}

/** Offsets of the points looked at, for a base of each size. CS-GEO-20 */
const ASIDE = { 50: [12, 24, 36, 48], 75: [18, 36, 53, 71] } as const;
/** The nine points of a target as seen from here. */
export function ninePoints(x: number, y: number, target: Round): Point[] {
  const [dx, dy] = [target.x - x, target.y - y];
  const n = dx * dx + dy * dy;
  const out: Point[] = [[target.x, target.y]];
  if (n === 0) return out;
  for (const d of ASIDE[radiusOf(target) as 50 | 75]) {
    const [ox, oy] = [overRoot(-d * dy, n), overRoot(d * dx, n)];
    out.push([target.x + ox, target.y + oy], [target.x - ox, target.y - oy]);
  }
  return out;
}

/** Low scenery of a site, by the middles of its squares. */
const lowOf = new WeakMap<Site, readonly { readonly squares: readonly number[]; readonly middles: readonly Point[] }[]>();
function lowPieces(site: Site): NonNullable<ReturnType<typeof lowOf.get>> {
  const found = lowOf.get(site);
  if (found) return found;
  const { pieces, plan } = site.map;
  const low = pieces
    .filter(({ squares }) => plan.sq[squares[0]!]! & LOW)
    .map(({ squares }) => ({
      squares,
      middles: squares.map((i): Point => [(i % plan.cols) * 100 + 50, Math.floor(i / plan.cols) * 100 + 50]),
    }));
  lowOf.set(site, low);
  return low;
}
/** Low scenery in contact with the observer is looked over. CS-GEO-27 */
function lookedOver(board: Board, eye: Round): Uint8Array | undefined {
  const site = siteOf(board);
  const r = radiusOf(eye) + 100;
  let over: Uint8Array | undefined;
  for (const { squares, middles } of lowPieces(site)) {
    const near = middles.some(([x, y]) => Math.abs(x - eye.x) <= r && Math.abs(y - eye.y) <= r);
    if (!near || !touchesSquares(board, eye, squares)) continue;
    over ??= new Uint8Array(site.map.plan.sq.length);
    for (const i of squares) over[i] = 1;
  }
  return over;
}
/** Low scenery that is climbed onto hides nobody who stands on it. CS-RULING-301 */
function stoodOn(board: Board, target: Round, over: Uint8Array | undefined): Uint8Array | undefined {
  const { map } = siteOf(board);
  const square = squareAt(map.plan, target.x, target.y);
  if (!(map.plan.sq[square]! & LOW)) return over;
  const out = over ?? new Uint8Array(map.plan.sq.length);
  for (const i of map.pieces.find(({ squares }) => squares.includes(square))?.squares ?? []) out[i] = 1;
  return out;
}
/**
 * Does the edge of a floor hide one end of a ray from the other? Something higher than both always does; of the higher of the two no more
 * than a third may lie under the ray, at its end, for each floor between them. CS-LFT-04, CS-RULING-301
 */
function hiddenByFloor({ map }: Site, [ax, ay]: Point, [bx, by]: Point): boolean {
  const { plan, floors } = map;
  const [fa, fb] = [floors[squareAt(plan, ax, ay)]!, floors[squareAt(plan, bx, by)]!];
  const top = Math.max(fa, fb);
  if (storeyOf(trace(plan, ax, ay, bx, by) >> SQUARES) > top) return true;
  if (fa === fb) return false;
  const [ux, uy, lx, ly] = fa > fb ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const parts = 3 * Math.abs(fa - fb);
  return storeyOf(trace(plan, ux + nearest(lx - ux, parts), uy + nearest(ly - uy, parts), lx, ly) >> SQUARES) === top;
}
/** How a third figure hides a target: not at all, like low scenery, or wholly. CS-GEO-21, -28 to -32 */
function hides(board: Board, observer: Shown, third: Shown, target: Round): 0 | 60 | 100 {
  if (third.defeated || isHidden(board, third)) return 0;
  if (isAlly(board, observer, third) && inContact(board, observer, third)) return 0;
  const [of, by, its] = [target.massive ?? 0, observer.massive ?? 0, third.massive ?? 0];
  return (of > 0 && its < of) || (by > 0 && its < by) ? 60 : 100;
}
/** The share of a target that is obscured to an observer, both where they are or where they would be. CS-GEO-25 */
export function shareSeen(board: Board, observer: Shown, target: Shown): Share {
  const site = siteOf(board);
  const { map } = site;
  const over = stoodOn(board, target, lookedOver(board, observer));
  const doors = blinds(board);
  const thirds: { readonly x: number; readonly y: number; readonly r: number; readonly by: 60 | 100 }[] = [];
  for (const f of board.figures) {
    if (f.id === observer.id || f.id === target.id || !isOn(f)) continue;
    const r = radiusOf(f);
    if (!within(f.x, f.y, observer.x, observer.y, target.x, target.y, r + radiusOf(target))) continue;
    const by = hides(board, observer, f, target);
    if (by > 0) thirds.push({ x: f.x, y: f.y, r, by: by as 60 | 100 });
  }
  const points = ninePoints(observer.x, observer.y, target);
  let share = 0;
  for (const [x, y] of points) {
    const seen = trace(map.plan, observer.x, observer.y, x, y, over, BLIND | (BLIND << SQUARES));
    const dark = seen & BLIND || (seen >> SQUARES) & BLIND || (site.storeyed && hiddenByFloor(site, [observer.x, observer.y], [x, y]));
    if (dark || doors.some((bar) => touchesBar(observer.x, observer.y, x, y, bar))) {
      share += 100;
      continue;
    }
    let low = ((seen >> SQUARES) & LOW) > 0;
    let blocked = false;
    for (const third of thirds) {
      if (!within(third.x, third.y, observer.x, observer.y, x, y, third.r)) continue;
      if (third.by === 100) blocked = true;
      else low = true;
    }
    if (blocked || (low && target.prone)) share += 100;
    else if (low) share += 60;
    else if (seen & SHEER) share += 50;
  }
  return points.length === 1 ? share * 9 : share;
}
export const coverFrom = (board: Board, observer: Shown, target: Shown): Cover => coverOf(shareSeen(board, observer, target));
/** CS-LOS-01, -02; in the dark not beyond 13" (ENV-01). */
export function sees(board: Board, observer: Shown, target: Shown): boolean {
  if (lasts(board, 'no-sight-beyond-medium') && !isNear(observer, target, REACH.medium)) return false;
  return coverFrom(board, observer, target) !== 'total';
}

/** A single ray to a point of the floor: how much of it is obscured. CS-GEO-57 */
export function rayTo(board: Board, observer: Shown, [x, y]: Point): 0 | 50 | 60 | 100 {
  const site = siteOf(board);
  // ENV-01
  if (lasts(board, 'no-sight-beyond-medium') && !withinOf(observer, [x, y], REACH.medium)) return 100;
  const seen = trace(site.map.plan, observer.x, observer.y, x, y, lookedOver(board, observer));
  if (seen & BLIND || (seen >> SQUARES) & BLIND) return 100;
  if (site.storeyed && hiddenByFloor(site, [observer.x, observer.y], [x, y])) return 100;
  if (blinds(board).some((bar) => touchesBar(observer.x, observer.y, x, y, bar))) return 100;
  let low = ((seen >> SQUARES) & LOW) > 0;
  for (const f of board.figures) {
    if (f.id === observer.id || !isOn(f) || f.defeated || !within(f.x, f.y, observer.x, observer.y, x, y, radiusOf(f))) continue;
    // Who stands on the point does not hide it.
    if ((f.x - x) ** 2 + (f.y - y) ** 2 < radiusOf(f) ** 2) continue;
    const by = hides(board, observer, f, { x, y, massive: 0 });
    if (by === 100) return 100;
    if (by === 60) low = true;
  }
  if (low) return 60;
  return seen & SHEER ? 50 : 0;
}
/** How a blast reaches a figure: not at all, behind cover, or openly. CS-GEO-47 */
export function blastReaches(board: Board, from: Point, target: Round): 'no' | 'covered' | 'open' {
  const site = siteOf(board);
  const { map } = site;
  const doors = blinds(board);
  const r = radiusOf(target);
  if ((from[0] - target.x) ** 2 + (from[1] - target.y) ** 2 < r * r) return 'open';
  const points = ninePoints(from[0], from[1], target);
  let walls = 0;
  let share = 0;
  for (const [x, y] of points) {
    const seen = trace(map.plan, from[0], from[1], x, y);
    const shut = seen & BLIND || (site.storeyed && hiddenByFloor(site, from, [x, y]));
    if (shut || doors.some((bar) => touchesBar(from[0], from[1], x, y, bar))) {
      walls++;
      share += 100;
    } else if ((seen >> SQUARES) & (LOW | BLIND)) share += 60;
    else if (seen & SHEER) share += 50;
  }
  if (walls === points.length) return 'no';
  return share > NONE_AT_MOST ? 'covered' : 'open';
}
