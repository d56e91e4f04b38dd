/** What flies, is pushed or goes off, against a second, slow method: the catalogue read literally, in fractions, one edge at a time (CS-GEO-20, -35 to -37, -46 to -50, -58). */
import { Luck } from '@cosmodrome/kernel';
import { type Bar, BLIND, LOW, type Point, SHEER, SPOT, STOP } from '@cosmodrome/kit/plane/plan';
import { crosses, edges, meets, squares } from '@cosmodrome/kit/slow-plane';
import { expect, test } from 'vitest';
import { optionsFor } from '../arrange.ts';
import { MAPS } from '../content/maps/index.ts';
import { MISSION } from '../content/missions/index.ts';
import { deviated, flung, mayStand, pushed, radiusOf, scattered } from '../judge/place.ts';
import { blastReaches } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import { newFigure, setUp } from '../rules/setup.ts';
import type { Figure, State } from '../state.ts';

/** Few in every run; `DEEP=1` looks at two thousand of each. */
const POSITIONS = process.env.DEEP === '1' ? 2000 : 25;

// ------------------------------------------------------------------ the slow method

/** CS-GEO-50 */
const S = [0, 872, 1736, 2588, 3420, 4226, 5000, 5736, 6428, 7071, 7660, 8192, 8660, 9063, 9397, 9659, 9848, 9962, 10_000];
function sine(k: number): number {
  const at = ((k % 72) + 72) % 72;
  if (at > 36) return -sine(at - 36);
  return at > 18 ? sine(36 - at) : S[at]!;
}
const root = (n: bigint): bigint => {
  let r = BigInt(Math.floor(Math.sqrt(Number(n))));
  while (r * r > n) r--;
  while ((r + 1n) * (r + 1n) <= n) r++;
  return r;
};
/** m / √n to the nearest, halves away from zero. */
function over(m: bigint, n: bigint): number {
  const size = m < 0n ? -m : m;
  const q = (root((4n * size * size) / n) + 1n) / 2n;
  return Number(m < 0n ? -q : q);
}
const round = (m: number): number => over(BigInt(m), 100_000_000n);
const away = ([x, y]: Point, k: number, s: number): Point => [x + round(s * sine(k)), y + round(-s * sine(k + 18))];
function turnedAway([ax, ay]: Point, [px, py]: Point, turn: number, s: number): Point {
  const [dx, dy] = [BigInt(px - ax), BigInt(py - ay)];
  const [sin, cos] = [BigInt(sine(turn)), BigInt(sine(turn + 18))];
  const n = 100_000_000n * (dx * dx + dy * dy);
  return [px + over(BigInt(s) * (dx * cos - dy * sin), n), py + over(BigInt(s) * (dx * sin + dy * cos), n)];
}
const far2 = ([x, y]: Point, [x1, y1, x2, y2]: Bar): number => {
  const [ox, oy] = [Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2)];
  return ox * ox + oy * oy;
};
type Ground = {
  readonly walls: readonly Bar[];
  readonly shut: readonly Bar[];
  readonly lines: ReturnType<typeof edges>;
  readonly blocks: ReturnType<typeof squares>;
};
function groundOf(state: State): Ground {
  const { plan, doors } = siteOf(state).map;
  const lines = edges(plan).filter(({ bits }) => bits);
  const blocks = squares(plan).filter(({ bits }) => bits);
  const shut = doors.flatMap(({ bar }, i) => (state.doors[i] === 'open' ? [] : [bar]));
  return { walls: lines.filter(({ bits }) => bits & BLIND).map(({ bar }) => bar), shut, lines, blocks };
}
const inside = (state: State, [x, y]: Point, r: number): boolean => {
  const { cols, rows } = siteOf(state).map.plan;
  return x >= r && y >= r && x <= cols * 100 - r && y <= rows * 100 - r;
};
/** CS-GEO-12 */
function legal(state: State, { lines, blocks, shut }: Ground, f: Figure, at: Point): boolean {
  const r = radiusOf(f);
  const others = state.figures.filter((o) => o.id !== f.id && o.where === 'board');
  return (
    inside(state, at, r) &&
    lines.every(({ bar, bits }) => !(bits & STOP) || far2(at, bar) >= r * r) &&
    blocks.every(({ bar, bits }) => !(bits & (STOP | SPOT)) || far2(at, bar) >= r * r) &&
    shut.every((bar) => far2(at, bar) >= r * r) &&
    others.every((o) => far2(at, [o.x, o.y, o.x, o.y]) >= (r + radiusOf(o)) ** 2)
  );
}
/** Nothing can be met that lies on one side of it. */
const near = (bar: Bar, a: Point, b: Point): boolean =>
  Math.max(a[0], b[0]) >= bar[0] && Math.min(a[0], b[0]) <= bar[2] && Math.max(a[1], b[1]) >= bar[1] && Math.min(a[1], b[1]) <= bar[3];
const touches = (bar: Bar, a: Point, b: Point): boolean => near(bar, a, b) && meets(bar, a, b);
/** The last of these places before the first that is not free. */
function last(from: Point, far: number, at: (s: number) => Point, free: (p: Point) => boolean): { readonly at: Point; readonly s: number } {
  let [best, s]: [Point, number] = [from, 0];
  while (s < far && free(at(s + 1))) best = at(++s);
  return { at: best, s };
}
/** CS-GEO-36, CS-GEO-37 */
function slowPush(state: State, ground: Ground, by: Figure, target: Figure, far: number): readonly Point[] {
  const from: Point = [target.x, target.y];
  const line = (turn: number) =>
    last(
      from,
      far,
      (s) => turnedAway([by.x, by.y], from, turn, s),
      (p) => legal(state, ground, target, p),
    );
  const all = Array.from({ length: 19 }, (_, i) => (i === 0 ? [line(0)] : [line(-i), line(i)]));
  const most = Math.max(...all.flat().map(({ s }) => s));
  if (most < far && most < 50) return [];
  return all
    .map((pair) => pair.filter(({ s }) => s === most))
    .find((pair) => pair.length > 0)!
    .map(({ at }) => at);
}
/** CS-GEO-46, CS-GEO-47 */
function slowBlast({ walls, shut, lines, blocks }: Ground, from: Point, target: Figure): 'no' | 'covered' | 'open' {
  const r = radiusOf(target);
  if (far2(from, [target.x, target.y, target.x, target.y]) < r * r) return 'open';
  const [dx, dy] = [BigInt(target.x - from[0]), BigInt(target.y - from[1])];
  const n = dx * dx + dy * dy;
  const aside = r === 50 ? [0, 12, 24, 36, 48] : [0, 18, 36, 53, 71];
  const points = aside.flatMap((d): Point[] => {
    const [ox, oy] = [over(BigInt(-d) * dy, n), over(BigInt(d) * dx, n)];
    return d === 0
      ? [[target.x, target.y]]
      : [
          [target.x + ox, target.y + oy],
          [target.x - ox, target.y - oy],
        ];
  });
  const shares = points.map((p): number => {
    if ([...walls, ...shut].some((bar) => touches(bar, from, p))) return 100;
    // The common side of two pieces is inside them.
    const [ax, ay, bx, by] = [...from, ...p];
    const covers = (bar: Bar): boolean => near(bar, from, p) && crosses(bar, from, p);
    if (blocks.some(({ bar, bits }) => (bits & (LOW | BLIND)) > 0 && covers(bar))) return 60;
    const seams = blocks.flatMap(({ bar: [x1, y1, x2, y2], bits }) => {
      const beside = blocks.find((o) => o.bar[0] === x2 && o.bar[1] === y1);
      const below = blocks.find((o) => o.bar[0] === x1 && o.bar[1] === y2);
      const solid = (o: typeof beside) => o !== undefined && (o.bits & bits & (LOW | BLIND)) > 0;
      return [
        ...(ax === x2 && bx === x2 && solid(beside) ? [[x2 - 1, y1, x2 + 1, y2] as Bar] : []),
        ...(ay === y2 && by === y2 && solid(below) ? [[x1, y2 - 1, x2, y2 + 1] as Bar] : []),
      ];
    });
    if (seams.some(covers)) return 60;
    return lines.some(({ bar, bits }) => bits & SHEER && touches(bar, from, p)) ? 50 : 0;
  });
  if (shares.every((share) => share === 100)) return 'no';
  return shares.reduce((a, b) => a + b, 0) > 225 ? 'covered' : 'open';
}

// ------------------------------------------------------------------ boards

/** One of the maps, doors as they come, people in knots, often against walls. */
function crowd(luck: Luck): State {
  const drawn = { ...MISSION['pillage-express'], map: luck.pick(Object.values(MAPS)) };
  const state = setUp(optionsFor({ crews: [{}] }), 1, luck, drawn as never);
  for (const i of state.doors.keys()) if (luck.below(3) === 0) state.doors[i] = 'closed';
  const [cx, cy] = [200 + luck.below(2001), 200 + luck.below(2001)];
  for (let n = 6 + luck.below(6); n > 0; n--) {
    const f = newFigure(state, { kind: 'purge', type: luck.pick(['harvester', 'devastator', 'live-one'] as const) }, null);
    for (let tries = 0; tries < 60 && f.where !== 'board'; tries++) {
      const one = (c: number) =>
        Math.min(2350, Math.max(50, luck.below(3) ? c + luck.below(601) - 300 : luck.below(24) * 100 + luck.pick([50, 75, 25])));
      [f.x, f.y] = [one(cx), one(cy)];
      if (mayStand(state, f, f.x, f.y)) f.where = 'board';
    }
  }
  return state;
}
const there = (state: State): Figure[] => state.figures.filter((f) => f.where === 'board');

test('CS-GEO-35, CS-GEO-36, CS-GEO-37, CS-GEO-58: pushes, scatter and deviation end where the catalogue says', () => {
  const luck = Luck.seeded('flights');
  const seen = { pushed: 0, turned: 0, held: 0, stopped: 0, flung: 0, off: 0 };
  const lacking = () => Object.values(seen).includes(0);
  for (let i = 0; i < POSITIONS || (lacking() && i < 20 * POSITIONS); i++) {
    const state = crowd(luck);
    const ground = groundOf(state);
    const [f, by] = luck.shuffle(there(state)) as [Figure, Figure];
    if (!f || !by) continue;
    const k = luck.below(72);
    const name = `position ${i}`;
    const far = 100 * (1 + luck.below(6));
    // A push, as if it came from beside it.
    const [px, py] = away([f.x, f.y], luck.below(2) ? luck.below(72) : 18 * luck.below(4), radiusOf(f) + radiusOf(by) + luck.below(6));
    const pusher = { ...by, x: px, y: py, where: 'aboard' as const };
    const inches = 100 * (1 + luck.below(4));
    const want = slowPush(state, ground, pusher, f, inches);
    expect(pushed(state, pusher, f, inches), name).toEqual(want);
    if (want.length > 0) seen.pushed++;
    else seen.held++;
    if (want.length === 2) seen.turned++;
    // A figure that is scattered.
    const end = last(
      [f.x, f.y],
      far,
      (s) => away([f.x, f.y], k, s),
      (p) => legal(state, ground, f, p),
    );
    expect(scattered(state, f, k, far), name).toEqual(end.at);
    if (end.s < far) seen.stopped++;
    // A token that is.
    const { lines, blocks, shut } = ground;
    const flies = ([x, y]: Point): boolean => {
      const a: Point = [f.x, f.y];
      const p: Point = [x, y];
      return (
        inside(state, p, 0) &&
        !lines.some(({ bar, bits }) => bits & STOP && touches(bar, a, p)) &&
        !blocks.some(({ bar, bits }) => bits & STOP && near(bar, a, p) && crosses(bar, a, p)) &&
        !shut.some((bar) => touches(bar, a, p)) &&
        there(state).every((o) => o.id === f.id || (x - o.x) ** 2 + (y - o.y) ** 2 >= radiusOf(o) ** 2)
      );
    };
    const fell = last([f.x, f.y], far, (s) => away([f.x, f.y], k, s), flies);
    expect(flung(state, f, k, far), name).toEqual(fell.at);
    if (fell.s < far) seen.flung++;
    // A blast point that is off.
    const drifts = (p: Point): boolean => inside(state, p, 0) && ![...ground.walls, ...shut].some((bar) => touches(bar, [f.x, f.y], p));
    const lands = last([f.x, f.y], 200, (s) => away([f.x, f.y], k, s), drifts);
    expect(deviated(state, [f.x, f.y], k, 200), name).toEqual(lands.at);
    if (lands.s < 200) seen.off++;
  }
  for (const [what, n] of Object.entries(seen)) expect(n, what).toBeGreaterThan(0);
});
test('CS-GEO-20, CS-GEO-46, CS-GEO-47, CS-GEO-48: a blast reaches whom the catalogue says, behind cover or openly', () => {
  const luck = Luck.seeded('blasts');
  const seen = { no: 0, covered: 0, open: 0 };
  for (let i = 0; i < POSITIONS; i++) {
    const state = crowd(luck);
    const ground = groundOf(state);
    for (let n = 0; n < 4; n++) {
      const f = luck.pick(there(state));
      const one = (c: number) =>
        Math.min(2400, Math.max(0, luck.below(3) ? c + luck.below(601) - 300 : Math.round(c / 100) * 100 + luck.pick([0, 50])));
      const from: Point = [one(f.x), one(f.y)];
      const want = slowBlast(ground, from, f);
      expect(blastReaches(state, from, f), `position ${i}, from ${from} at ${f.x}, ${f.y}`).toBe(want);
      seen[want]++;
    }
  }
  for (const [what, n] of Object.entries(seen)) expect(n, what).toBeGreaterThan(0);
});
