import { Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { around, Floor, type Hindrance, hinders, UNHINDERED } from '../plane/floor.ts';
import {
  along,
  atLeast,
  type Bar,
  BLIND,
  type Circle,
  DIRECTIONS,
  emptyPlan,
  FAR,
  grazes,
  LOW,
  lengthOf,
  nearest,
  overRoot,
  type Plan,
  type Point,
  SHEER,
  SPOT,
  STOP,
  span,
  toward,
  turned,
  UNIT,
  within,
} from '../plane/plan.ts';
import { trace } from '../plane/trace.ts';
import { seek, seekNearest, seekRound, type Way, Ways } from '../plane/ways.ts';
import { edges, slowGrazes, slowTrace, squares } from '../slow-plane.ts';

/** How many times as many boards as in every run: `PLANE=50 npx vitest run kit/test/plane` looks at 2,000 ways and 100,000 rays, in four minutes. */
const DEEP = Number(process.env.PLANE ?? 1);

// ------------------------------------------------------------------ random boards

const pick = <T>(luck: Luck, from: readonly T[]): T => from[luck.below(from.length)] as T;
function board(luck: Luck, full: number): Plan {
  const plan = emptyPlan(3 + luck.below(5), 3 + luck.below(5));
  const put = (into: Uint8Array, kinds: readonly number[]) => {
    for (let i = 0; i < into.length; i++) if (luck.below(100) < full) into[i] = pick(luck, kinds);
  };
  put(plan.v, [STOP | BLIND, STOP | BLIND, STOP | SHEER]);
  put(plan.h, [STOP | BLIND, STOP | BLIND, STOP | SHEER]);
  put(plan.sq, [STOP | LOW, STOP | BLIND, SPOT]);
  return plan;
}
/** Anywhere, and often just where things are decided: on lines, on posts, a base's width from them. */
function spot(luck: Luck, { cols, rows }: Plan): Point {
  const one = (n: number) => {
    const post = luck.below(n + 1) * UNIT;
    const at = pick(luck, [luck.below(n * UNIT + 1), post, post + 50, post - 50, post + 75, luck.below(n) * UNIT + 50]);
    return Math.min(n * UNIT, Math.max(0, at));
  };
  return [one(cols), one(rows)];
}

// ------------------------------------------------------------------ numbers

describe('numbers', () => {
  test('lengths are rounded up, bounds down, and quotients to the nearest, halves away from zero', () => {
    expect([span(3, 4), span(1, 1), span(0, 0), span(-300, 1)]).toEqual([5, 2, 0, 301]);
    expect([atLeast(3, 4), atLeast(1, 1), atLeast(-300, 1)]).toEqual([5, 1, 300]);
    expect([nearest(5, 2), nearest(-5, 2), nearest(4, 3), nearest(-4, 3)]).toEqual([3, -3, 1, -1]);
    expect(
      lengthOf(
        [0, 0],
        [
          [3, 4],
          [4, 5],
        ],
      ),
    ).toBe(7);
  });
  test('m / √n is rounded as if it were known exactly', () => {
    const luck = Luck.seeded('roots');
    for (let i = 0; i < 2000; i++) {
      const m = luck.below(500_000) - 250_000;
      const n = 1 + luck.below(23_000_000);
      const q = BigInt(Math.abs(overRoot(m, n)));
      const [m2, n2] = [BigInt(m) * BigInt(m) * 4n, BigInt(n)];
      expect((2n * q + 1n) ** 2n * n2 > m2 && (q === 0n || (2n * q - 1n) ** 2n * n2 <= m2)).toBe(true);
    }
  });
  test('seventy-two directions stand five degrees apart, clockwise from the top', () => {
    expect([0, 18, 36, 54, 72, -18].map((k) => toward(k, 300))).toEqual([
      [0, -300],
      [300, 0],
      [0, 300],
      [-300, 0],
      [0, -300],
      [-300, 0],
    ]);
    for (let k = 0; k < DIRECTIONS; k++) {
      const [x, y] = toward(k, 10_000);
      // No sine of the machine decides, but they are its.
      expect(Math.abs(x - 10_000 * Math.sin((k * Math.PI) / 36))).toBeLessThan(1);
      expect(Math.abs(y + 10_000 * Math.cos((k * Math.PI) / 36))).toBeLessThan(1);
      expect(toward(k + 36, 777)).toEqual(toward(k, -777));
    }
  });
  test('a line turned by steps of five degrees is rounded as if it were known exactly, however long it is', () => {
    expect([turned(3, -4, 0), turned(3, -4, 18), turned(3, -4, 36)]).toEqual([
      [30_000, -40_000],
      [40_000, 30_000],
      [-30_000, 40_000],
    ]);
    expect(along(3, -4, 0, 500)).toEqual([300, -400]);
    const luck = Luck.seeded('turns');
    /** What is rounded: units × turned / (10000 × √n), squared and four times, against (2q ± 1)². */
    const right = (q: number, m: number, n: number) => {
      const [size, top, low] = [BigInt(Math.abs(q)), 4n * BigInt(m) ** 2n, 100_000_000n * BigInt(n)];
      return (2n * size + 1n) ** 2n * low > top && (size === 0n || (2n * size - 1n) ** 2n * low <= top) && (q === 0 || q < 0 === m < 0);
    };
    for (let i = 0; i < 2000 * DEEP; i++) {
      // Long legs of a triangle in whole numbers often come out at a half.
      const long = pick(luck, [1, 7, 1600]);
      const [dx, dy] = luck.below(3) ? [luck.below(9601) - 4800, 1 + luck.below(4800)] : [3 * long, 4 * long];
      const [steps, units] = [luck.below(73) - 36, luck.below(1200)];
      const [tx, ty] = turned(dx, dy, steps);
      const [x, y] = along(dx, dy, steps, units);
      const n = dx * dx + dy * dy;
      expect([right(x, units * tx, n), right(y, units * ty, n)], `${dx}, ${dy}, ${steps}, ${units}`).toEqual([true, true]);
    }
  });
  test('a plan has its limits', () => {
    expect(() => emptyPlan(49, 3)).toThrow('1 to 48');
    expect(() => emptyPlan(0, 3)).toThrow('1 to 48');
  });
});

// ------------------------------------------------------------------ rays and passages

describe('against a second, slow method', () => {
  test('thousands of rays meet the same', () => {
    const luck = Luck.seeded('rays');
    let met = 0;
    for (let i = 0; i < 40 * DEEP; i++) {
      const plan = board(luck, 10 + luck.below(30));
      for (let k = 0; k < 50; k++) {
        const [a, b] = [spot(luck, plan), spot(luck, plan)];
        const over = luck.below(3) === 0 ? Uint8Array.from(plan.sq, () => luck.below(2)) : undefined;
        const want = slowTrace(plan, a, b, over);
        if (want) met++;
        expect({ a, b, got: trace(plan, a[0], a[1], b[0], b[1], over) }, `board ${i}`).toEqual({ a, b, got: want });
      }
    }
    expect(met).toBeGreaterThan(500);
  });
  test('thousands of passages are open or shut alike', () => {
    const luck = Luck.seeded('passages');
    let open = 0;
    for (let i = 0; i < 2000 * DEEP; i++) {
      const [x1, y1] = [luck.below(5) * 100, luck.below(5) * 100];
      const bar: Bar = [x1, y1, x1 + luck.below(3) * 100, y1 + luck.below(3) * 100];
      const near = () => pick(luck, [0, 25, 50, 75, 100, 150, 200, 350, 400, 450, luck.below(600)]);
      const [a, b]: [Point, Point] = [
        [near(), near()],
        [near(), near()],
      ];
      const r = pick(luck, [50, 75, 1, 36]);
      const want = slowGrazes(bar, a, b, r);
      if (!want) open++;
      expect({ bar, a, b, r, got: grazes(...a, ...b, ...bar, r) }).toEqual({ bar, a, b, r, got: want });
      // A point is a rectangle of no size.
      expect(within(bar[0], bar[1], ...a, ...b, r)).toBe(slowGrazes([bar[0], bar[1], bar[0], bar[1]], a, b, r));
    }
    expect(open).toBeGreaterThan(250);
  });
});

// ------------------------------------------------------------------ ways

/** A leg of the slow method goes past everything, edge by edge and square by square. */
function openLeg(plan: Plan, hindrance: Hindrance, a: Point, b: Point, r: number): boolean {
  for (const { bar, bits } of [...edges(plan), ...squares(plan)]) if (bits & STOP && grazes(...a, ...b, ...bar, r)) return false;
  return !hinders(hindrance, ...a, ...b, r);
}
/** Better: shorter, then fewer legs, then the points that come first. */
function before(a: Way, b: Way | undefined): boolean {
  if (!b || a.total !== b.total) return !b || a.total < b.total;
  if (a.points.length !== b.points.length) return a.points.length < b.points.length;
  for (const [i, [x, y]] of a.points.entries()) {
    const [u, v] = b.points[i] as Point;
    if (x !== u || y !== v) return y < v || (y === v && x < u);
  }
  return false;
}
/** Bellman and Ford: every leg from everywhere, until nothing gets better. */
function slowWay(floor: Floor, from: Point, to: Point, r: number, most: number, hindrance: Hindrance): Way | undefined {
  const { plan } = floor;
  const inside = ([x, y]: Point) => floor.inside(x, y, r) && openLeg(plan, hindrance, [x, y], [x, y], r);
  const rings = [...floor.corners().map(([x, y]): Circle => [x, y, r]), ...hindrance.circles];
  const turns = rings.flatMap(([x, y, R]) => around(R).map(([ox, oy]): Point => [x + ox, y + oy])).filter(inside);
  if (!inside(to)) return undefined;
  const all: Point[] = [from, ...turns, to];
  const legs = all.map((a) => all.map((b) => (a[0] !== b[0] || a[1] !== b[1]) && openLeg(plan, hindrance, a, b, r)));
  const best: (Way | undefined)[] = all.map(() => undefined);
  best[0] = { total: 0, points: [] };
  for (let better = true; better; ) {
    better = false;
    for (const [i, a] of all.entries())
      for (const [j, b] of all.entries()) {
        const way = best[i];
        if (j === 0 || !way || !legs[i]?.[j]) continue;
        const total = way.total + span(b[0] - a[0], b[1] - a[1]);
        if (total > most || (best[j] && total > (best[j] as Way).total)) continue;
        const next = { total, points: [...way.points, b] };
        if (!before(next, best[j])) continue;
        best[j] = next;
        better = true;
      }
  }
  return best.at(-1);
}
function scene(luck: Luck) {
  const plan = board(luck, 6 + luck.below(14));
  const floor = new Floor(plan);
  const r = pick(luck, [50, 50, 75]);
  const circles: Circle[] = [];
  for (let n = luck.below(4); n > 0; n--) circles.push([...spot(luck, plan), r + pick(luck, [50, 56, 75])]);
  const bars: Bar[] = [];
  for (let n = luck.below(3); n > 0; n--) {
    const [x, y] = [luck.below(plan.cols) * UNIT, luck.below(plan.rows) * UNIT];
    bars.push(luck.below(2) ? [x, y, x, y + UNIT] : [x, y, x + UNIT, y]);
  }
  // A shut wall from side to side: nothing leads through it.
  const across = (1 + luck.below(plan.cols - 1)) * UNIT;
  if (luck.below(4) === 0) bars.push([across, 0, across, plan.rows * UNIT]);
  const hindrance = { circles, bars };
  const place = (free: Hindrance): Point | undefined => {
    for (let i = 0; i < 60; i++) {
      const p = spot(luck, plan);
      if (floor.stands(...p, r) && !hinders(free, ...p, ...p, r)) return p;
    }
    return undefined;
  };
  return { floor, r, hindrance, place };
}

describe('ways', () => {
  test(
    'are the shortest, with the same ties, by tree and by goal, and are told at once where there is none',
    () => {
      const luck = Luck.seeded('ways');
      let [found, none, atOnce, ties] = [0, 0, 0, 0];
      while (found + none < 40 * DEEP) {
        const { floor, r, hindrance, place } = scene(luck);
        const [from, to] = [place(hindrance), place(hindrance)];
        if (!from || !to || lengthOf(from, [to]) === 0) continue;
        const most = pick(luck, [400, 1100, 9999]);
        const want = slowWay(floor, from, to, r, most, hindrance);
        const ways = new Ways(floor, from, r, most, hindrance);
        const least = floor.field(r, hindrance.bars).draw([to], hindrance.circles, from);
        const name = JSON.stringify({ from, to, r, most });
        expect(ways.find(...to), name).toEqual(want);
        expect(seek(floor, from, r, [to], { most, hindrance }), name).toEqual(want);
        if (want) {
          found++;
          expect(lengthOf(from, want.points)).toBe(want.total);
          expect(least, name).toBeLessThanOrEqual(want.total);
        } else {
          none++;
          if (least > most) atOnce++;
        }
        // Several goals: the nearest of them.
        const goals = [to, place(hindrance), place(hindrance)].filter((p) => p !== undefined);
        const each = goals.map((g) => ways.find(...g)).filter((w) => w !== undefined);
        const nearest = each.reduce<Way | undefined>((a, b) => (before(b, a) ? b : a), undefined);
        if (each.filter((w) => w.total === nearest?.total).length > 1) ties++;
        expect(seek(floor, from, r, goals, { most, hindrance }), name).toEqual(nearest);
        // Groups: all within a tenth of an inch of the nearest, each by its own way.
        const groups = seekNearest(
          floor,
          from,
          r,
          goals.map((g) => [g]),
          10,
          { most, hindrance },
        );
        const close = goals.flatMap((g, group) => {
          const way = ways.find(...g);
          return way && nearest && way.total <= nearest.total + 10 ? [{ group, way }] : [];
        });
        expect(
          [...groups].sort((a, b) => a.group - b.group),
          name,
        ).toEqual(close);
      }
      expect(found).toBeGreaterThan(15);
      expect(atOnce).toBeGreaterThan(2);
      expect(ties).toBeGreaterThan(0);
    },
    300_000 * DEEP,
  );
  test('round others: nobody is touched, nobody far off bends it, and a detour has its limit', () => {
    const luck = Luck.seeded('round');
    let bent = 0;
    for (let i = 0; i < 400 * DEEP; i++) {
      const { floor, r, hindrance, place } = scene(luck);
      const others = hindrance.circles;
      const [from, to] = [place(hindrance), place(hindrance)];
      if (!from || !to) continue;
      const { bars } = hindrance;
      const got = seekRound(floor, from, r, [to], others, { bars, detour: 300 });
      const direct = seek(floor, from, r, [to], { hindrance: { circles: [], bars } });
      expect(got?.direct).toEqual(direct);
      if (!got?.round || !direct) continue;
      expect(got.round.total - direct.total).toBeLessThanOrEqual(300);
      let at = from;
      for (const p of got.round.points) {
        expect(hinders({ circles: others, bars }, ...at, ...p, r)).toBe(false);
        at = p;
      }
      if (got.round.total !== direct.total) bent++;
    }
    expect(bent).toBeGreaterThan(3);
  });
  test('an opening as wide as the base is passed along its middle, a narrower one not', () => {
    const plan = emptyPlan(5, 5);
    for (let r = 0; r < 5; r++) if (r !== 2) plan.v[r * 6 + 2] = STOP;
    const floor = new Floor(plan);
    expect(seek(floor, [100, 100], 50, [[400, 100]])?.points.some(([, y]) => y === 250)).toBe(true);
    expect(seek(floor, [100, 100], 51, [[400, 100]])).toBeUndefined();
    expect(new Ways(floor, [100, 100], 50, 9999).find(400, 100)?.total).toBe(seek(floor, [100, 100], 50, [[400, 100]])?.total);
  });
  test('nobody stops on a chair, but everybody passes it', () => {
    const plan = emptyPlan(3, 1);
    plan.sq[1] = SPOT;
    const floor = new Floor(plan);
    expect(floor.stands(150, 50, 50)).toBe(false);
    expect(floor.stands(50, 50, 50)).toBe(true);
    expect(seek(floor, [50, 50], 50, [[250, 50]])?.total).toBe(200);
    expect(seek(floor, [50, 50], 50, [[250, 50]], { hindrance: UNHINDERED, most: 199 })).toBeUndefined();
  });
  test('a shut door parts what it parts, and opening it costs nothing', () => {
    const plan = emptyPlan(4, 2);
    for (let r = 0; r < 2; r++) plan.v[r * 5 + 2] = 0;
    const floor = new Floor(plan);
    const door: Bar = [200, 0, 200, 200];
    expect(floor.field(50, []).draw([[350, 50]], [], [50, 50])).toBeLessThanOrEqual(300);
    expect(floor.field(50, [door]).draw([[350, 50]], [], [50, 50])).toBe(FAR);
    expect(seek(floor, [50, 50], 50, [[350, 50]], { hindrance: { circles: [], bars: [door] } })).toBeUndefined();
    expect(seek(floor, [50, 50], 50, [[350, 50]])?.total).toBe(300);
  });
});
