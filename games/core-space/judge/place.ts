/** Where figures are: distances, contact, rooms, places one may stand on, lines along which things fly (CS-GEO). */
import { type Bar, BLIND, type Plan, type Point, SHEER, STOP, UNIT } from '@cosmodrome/kit/plane/plan';
import { SQUARES, trace } from '@cosmodrome/kit/plane/trace';
import { MOST_MOVED, RADIUS, type Range, REACH, TOUCH } from '../content/ranges.ts';
import type { Board, FigureId, Shown } from '../state.ts';
import { along, beyond } from './directions.ts';
import { roomAt, type Site, siteOf } from './site.ts';

export type Round = { readonly x: number; readonly y: number; readonly massive?: number };
export const radiusOf = (f: { readonly massive?: number }): number => ((f.massive ?? 0) > 0 ? RADIUS.massive : RADIUS.normal);
export const isOn = (f: { readonly where: Shown['where'] }): boolean => f.where === 'board';
/** On the board and in play: neither aboard nor Defeated. */
export const stands = (f: Shown): boolean => f.where === 'board' && !f.defeated;

// ------------------------------------------------------------------ distances

const square = (n: number): number => n * n;
const apart = (ax: number, ay: number, bx: number, by: number): number => square(ax - bx) + square(ay - by);
/** At most `far` between the edges of two bases. CS-GEO-05 */
export const within = (a: Round, b: Round, far: number): boolean => apart(a.x, a.y, b.x, b.y) <= square(far + radiusOf(a) + radiusOf(b));
/** Between edges, as it is shown and as the nearest is found; never below 0. */
export const distance = (a: Round, b: Round): number => Math.max(0, Math.sqrt(apart(a.x, a.y, b.x, b.y)) - radiusOf(a) - radiusOf(b));
export const distanceTo = (a: Round, [x, y]: Point): number => Math.max(0, Math.sqrt(apart(a.x, a.y, x, y)) - radiusOf(a));
/** CS-GEO-06 */
export const withinOf = (a: Round, [x, y]: Point, far: number): boolean => apart(a.x, a.y, x, y) <= square(far + radiusOf(a));
/** CS-RNG-01 to 04 */
export function rangeBetween(a: Round, b: Round): Range {
  if (within(a, b, REACH.short)) return 'short';
  return within(a, b, REACH.medium) ? 'medium' : 'long';
}
export function rangeTo(a: Round, at: Point): Range {
  if (withinOf(a, at, REACH.short)) return 'short';
  return withinOf(a, at, REACH.medium) ? 'medium' : 'long';
}

// ------------------------------------------------------------------ what lies between

/** Does the segment touch this line along the grid? */
export function touchesBar(ax: number, ay: number, bx: number, by: number, [x1, y1, x2, y2]: Bar): boolean {
  if (Math.max(ax, bx) < x1 || Math.min(ax, bx) > x2 || Math.max(ay, by) < y1 || Math.min(ay, by) > y2) return false;
  const side = (px: number, py: number) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const [s1, s2] = [side(x1, y1), side(x2, y2)];
  return (s1 <= 0 && s2 >= 0) || (s1 >= 0 && s2 <= 0);
}
/** Doors that are shut, as bars. NPCs walk through those that are not locked (CS-DOR-09). */
export function shutDoors(board: Board, lockedOnly = false): Bar[] {
  const { map } = siteOf(board);
  const out: Bar[] = [];
  for (let i = 0; i < board.doors.length; i++) {
    const state = board.doors[i]!;
    if (state === 'locked' || (state === 'closed' && !lockedOnly)) out.push(map.doors[i]!.bar);
  }
  return out;
}
/** Nobody who can act is on the board: if all wait aboard, the mission is over. CS-END-01, CS-RULING-27 */
export const nobodyIn = (board: Board): boolean => !board.figures.some((f) => f.crew !== null && stands(f));
/** Nothing solid between two points: no wall, shut door, window, opening or full-height scenery. */
export function unparted(board: Board, ax: number, ay: number, bx: number, by: number): boolean {
  const seen = trace(siteOf(board).map.plan, ax, ay, bx, by);
  if (seen & (STOP | BLIND | SHEER) || (seen >> SQUARES) & BLIND) return false;
  return !shutDoors(board).some((bar) => touchesBar(ax, ay, bx, by, bar));
}
/** CS-GEO-07 */
export const inContact = (board: Board, a: Round, b: Round): boolean => within(a, b, TOUCH) && unparted(board, a.x, a.y, b.x, b.y);
/** Everybody on the board in contact with this one, Defeated or not. */
export const touching = <F extends Shown>(board: Board<F>, f: Shown): F[] =>
  board.figures.filter((other) => other.id !== f.id && isOn(other) && inContact(board, f, other));

/** The point of a rectangle nearest to a centre. */
export const nearestOn = (x: number, y: number, [x1, y1, x2, y2]: Bar): Point => [
  Math.min(Math.max(x, x1), x2),
  Math.min(Math.max(y, y1), y2),
];
export const squareBar = ({ cols }: Plan, i: number): Bar => {
  const [c, r] = [(i % cols) * UNIT, Math.floor(i / cols) * UNIT];
  return [c, r, c + UNIT, r + UNIT];
};
/** Distance from a base to a thing on the floor, along a straight line whatever lies between (CS-RULING-183). */
export const gapTo = (f: Round, bars: readonly Bar[]): number =>
  Math.min(...bars.map((bar) => Math.max(0, Math.sqrt(apart(f.x, f.y, ...nearestOn(f.x, f.y, bar))) - radiusOf(f))));
/** Is the base in contact with a thing that stands on these squares? No wall may lie between, not even along its side. CS-GEO-08 */
export function touchesSquares(board: Board, f: Round, squares: readonly number[]): boolean {
  const { plan } = siteOf(board).map;
  return squares.some((i) => {
    const [x, y] = nearestOn(f.x, f.y, squareBar(plan, i));
    if (apart(f.x, f.y, x, y) > square(radiusOf(f) + TOUCH)) return false;
    return !(trace(plan, f.x, f.y, x, y) & (STOP | BLIND | SHEER)) && !shutDoors(board).some((bar) => touchesBar(f.x, f.y, x, y, bar));
  });
}
/** The segment to the thing's own edge may touch it; it may not cross any other wall. */
export function touchesThing(board: Board, f: Round, bar: Bar): boolean {
  const [x, y] = nearestOn(f.x, f.y, bar);
  if (apart(f.x, f.y, x, y) > square(radiusOf(f) + TOUCH)) return false;
  // One unit short of it, so that the thing itself is not met.
  const [dx, dy] = [Math.sign(f.x - x), Math.sign(f.y - y)];
  return unparted(board, f.x, f.y, x + dx, y + dy);
}
export const touchesPoint = (board: Board, f: Round, [x, y]: Point): boolean =>
  apart(f.x, f.y, x, y) <= square(radiusOf(f) + TOUCH) && unparted(board, f.x, f.y, x, y);
/** Contact with a wall or the board edge. CS-BLENDIN-01 */
export function touchesWall(board: Board, f: Round): boolean {
  const { plan } = siteOf(board).map;
  const r = radiusOf(f) + TOUCH;
  const near = (x1: number, y1: number, x2: number, y2: number) => apart(f.x, f.y, ...nearestOn(f.x, f.y, [x1, y1, x2, y2])) <= square(r);
  for (let row = Math.max(0, Math.floor((f.y - r) / UNIT)); row < Math.min(plan.rows, Math.ceil((f.y + r) / UNIT)); row++)
    for (let col = Math.max(0, Math.floor((f.x - r) / UNIT)); col <= Math.min(plan.cols, Math.ceil((f.x + r) / UNIT)); col++)
      if (plan.v[row * (plan.cols + 1) + col]! & BLIND && near(col * UNIT, row * UNIT, col * UNIT, row * UNIT + UNIT)) return true;
  for (let row = Math.max(0, Math.floor((f.y - r) / UNIT)); row <= Math.min(plan.rows, Math.ceil((f.y + r) / UNIT)); row++)
    for (let col = Math.max(0, Math.floor((f.x - r) / UNIT)); col < Math.min(plan.cols, Math.ceil((f.x + r) / UNIT)); col++)
      if (plan.h[row * plan.cols + col]! & BLIND && near(col * UNIT, row * UNIT, col * UNIT + UNIT, row * UNIT)) return true;
  return false;
}
export const roomOf = (board: Board, f: { readonly x: number; readonly y: number }): number => roomAt(siteOf(board), f.x, f.y);

// ------------------------------------------------------------------ places to stand

/** May a base of this one stand here, others besides `but` staying where they are? CS-GEO-12 */
export function mayStand(
  board: Board,
  f: Round & { readonly id?: FigureId },
  x: number,
  y: number,
  but: readonly FigureId[] = [],
): boolean {
  const r = radiusOf(f);
  const { floor, map } = siteOf(board);
  if (!floor.stands(x, y, r)) return false;
  for (let i = 0; i < board.doors.length; i++) {
    if (board.doors[i] === 'open') continue;
    const near = nearestOn(x, y, map.doors[i]!.bar);
    if (apart(x, y, near[0], near[1]) < square(r)) return false;
  }
  for (const other of board.figures) {
    if (other.where !== 'board' || other.id === f.id || but.includes(other.id)) continue;
    if (apart(x, y, other.x, other.y) < square(r + radiusOf(other))) return false;
  }
  return true;
}
/** Points of the lattice (CS-GEO-51) in a box round a place, row by row. */
export function lattice({ map }: Site, x: number, y: number, far: number): Point[] {
  const [w, h] = [map.plan.cols * UNIT, map.plan.rows * UNIT];
  const step = 25;
  const out: Point[] = [];
  for (let py = Math.max(0, Math.ceil((y - far) / step) * step); py <= Math.min(h, y + far); py += step)
    for (let px = Math.max(0, Math.ceil((x - far) / step) * step); px <= Math.min(w, x + far); px += step) out.push([px, py]);
  return out;
}
/** Where a figure comes to stand that is put at a point: the nearest free lattice point of its room, then of other rooms. CS-GEO-43 */
export function placeNear(board: Board, f: Round & { readonly id?: FigureId }, [x, y]: Point): Point | undefined {
  const site = siteOf(board);
  const room = roomAt(site, x, y);
  for (const far of [200, 600, MOST_MOVED, 4800]) {
    const spots = lattice(site, x, y, far)
      .map((p) => ({ p, n: apart(x, y, p[0], p[1]), same: roomAt(site, p[0], p[1]) === room }))
      .filter(({ n, same }) => (same || far === 4800) && n <= square(far))
      .sort((a, b) => Number(b.same) - Number(a.same) || a.n - b.n || a.p[1] - b.p[1] || a.p[0] - b.p[0]);
    const spot = spots.find(({ p }) => mayStand(board, f, p[0], p[1]));
    if (spot) return spot.p;
  }
  return undefined;
}
/** Places in contact with a base, first the one towards the mover, as far as one may stand there. CS-GEO-17, CS-RULING-226 */
export function contactPlaces(board: Board, mover: Shown, target: Round & { readonly id?: FigureId }, others: boolean): Point[] {
  const far = radiusOf(mover) + radiusOf(target) + 2;
  const centre: Point = [target.x, target.y];
  const first = mover.x === target.x && mover.y === target.y ? [] : [beyond([mover.x, mover.y], centre, -far)];
  const all = [...first, ...Array.from({ length: 24 }, (_, i) => along(centre, 3 * i, far))];
  const { floor } = siteOf(board);
  const ok = (x: number, y: number) => (others ? mayStand(board, mover, x, y) : floor.stands(x, y, radiusOf(mover)));
  return all.filter(([x, y]) => ok(x, y) && inContact(board, { x, y, massive: mover.massive ?? 0 }, target));
}

// ------------------------------------------------------------------ things that fly

/** The last place of these for which it holds, walking from the first on; undefined: not even the first. */
export function lastFree(
  at: (s: number) => Point,
  far: number,
  free: (p: Point) => boolean,
): { readonly at: Point; readonly s: number } | undefined {
  let last: { readonly at: Point; readonly s: number } | undefined;
  for (let s = 1; s <= far; s++) {
    const p = at(s);
    if (!free(p)) return last;
    last = { at: p, s };
  }
  return last;
}
/** A figure scattered: it stops before the first place it cannot stand on. CS-GEO-35 */
export const scattered = (board: Board, f: Shown, k: number, far: number): Point =>
  lastFree(
    (s) => along([f.x, f.y], k, s),
    far,
    ([x, y]) => mayStand(board, f, x, y),
  )?.at ?? [f.x, f.y];
/** A token scattered: it stops before walls, scenery and other bases; the one it leaves is ignored. CS-GEO-35 */
export function flung(board: Board, from: Shown, k: number, far: number): Point {
  const { map, floor } = siteOf(board);
  const [x0, y0]: Point = [from.x, from.y];
  const doors = shutDoors(board);
  const free = ([x, y]: Point): boolean => {
    if (x < 0 || y < 0 || x > map.plan.cols * UNIT || y > map.plan.rows * UNIT) return false;
    const seen = trace(map.plan, x0, y0, x, y);
    if (seen & STOP || (seen >> SQUARES) & STOP) return false;
    if (doors.some((bar) => touchesBar(x0, y0, x, y, bar)) || !floor.inside(x, y, 0)) return false;
    return !board.figures.some((f) => f.id !== from.id && isOn(f) && apart(x, y, f.x, f.y) < square(radiusOf(f)));
  };
  return lastFree((s) => along([x0, y0], k, s), far, free)?.at ?? [x0, y0];
}
/** A blast point that deviates stops before walls and shut doors, not before scenery and figures. CS-GEO-58 */
export function deviated(board: Board, from: Point, k: number, far: number): Point {
  const { map } = siteOf(board);
  const doors = shutDoors(board);
  const free = ([x, y]: Point): boolean => {
    if (x < 0 || y < 0 || x > map.plan.cols * UNIT || y > map.plan.rows * UNIT) return false;
    const seen = trace(map.plan, from[0], from[1], x, y);
    return !(seen & BLIND) && !doors.some((bar) => touchesBar(from[0], from[1], x, y, bar));
  };
  return lastFree((s) => along(from, k, s), far, free)?.at ?? from;
}
/** Where a push leads: the lines with the smallest turn that are free for all of it; else the freest, if it is half an inch. CS-GEO-36, -37 */
export function pushed(board: Board, by: Round, target: Shown, far: number): readonly Point[] {
  const [from, at]: readonly [Point, Point] = [
    [by.x, by.y],
    [target.x, target.y],
  ];
  if (from[0] === at[0] && from[1] === at[1]) return [];
  const line = (turn: number) =>
    lastFree(
      (s) => beyond(from, at, s, turn),
      far,
      ([x, y]) => mayStand(board, target, x, y),
    );
  const ends = Array.from({ length: 19 }, (_, i) => (i === 0 ? [line(0)] : [line(-i), line(i)]));
  for (const pair of ends) {
    const whole = pair.flatMap((end) => (end && end.s === far ? [end.at] : []));
    if (whole.length > 0) return whole;
  }
  const best = Math.max(0, ...ends.flat().map((end) => end?.s ?? 0));
  if (best < UNIT / 2) return [];
  for (const pair of ends) {
    const freest = pair.flatMap((end) => (end && end.s === best ? [end.at] : []));
    if (freest.length > 0) return freest;
  }
  return [];
}
