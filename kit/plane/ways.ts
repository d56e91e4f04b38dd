/**
 * Shortest ways of a base between walls, scenery, shut doors and others. Of equally long ways the one with fewer legs counts, then the
 * one whose points come first from top to bottom, then from left to right: browser and server find the same.
 */

import type { Field } from './field.ts';
import { around, type Floor, type Graph, type Hindrance, hinders, UNHINDERED } from './floor.ts';
import { Heap } from './heap.ts';
import { atLeast, type Circle, FAR, type Point, span, within } from './plan.ts';

/** A way: its length and its points without the start. */
export interface Way {
  readonly total: number;
  readonly points: readonly Point[];
}

/**
 * Points: those of the graph, then the start, then those round the circles, then the goals. What leads from point to point of the graph is
 * known; any other leg is looked at only when it comes up, since most never do. Keys are length plus what is at least still to come, then
 * length, then legs before points: all legs to a point are weighed before it is gone on from, so that ties are the same everywhere.
 */
class Search {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly length: Int32Array;
  readonly legs: Uint8Array;
  readonly parent: Int32Array;
  /** Points reached, nearest first. */
  readonly reached: number[] = [];
  readonly start: number;
  private readonly goals: number;
  private readonly graph: Graph;
  private readonly floor: Floor;
  private readonly field: Field;
  private readonly r: number;
  /** Nothing longer is of use: as was asked, and once a goal is reached, no more than `slack` beyond it. */
  private most: number;
  private readonly slack: number;
  private readonly hindrance: Hindrance;
  private readonly heap = new Heap();
  /** Gone on from, or of no use from the beginning. */
  private readonly closed: Uint8Array;
  /** Points that may be of use, in order, and where those that are not of the graph begin among them. */
  private readonly alive: Uint16Array;
  private readonly others: number;
  /** At least so much is still to come from each point: as the crow flies, for the order; and as far as anybody can tell, to leave points out. */
  private readonly rest: Int32Array;
  private readonly least: Int32Array;

  constructor(floor: Floor, from: Point, r: number, most: number, hindrance: Hindrance, goals: readonly Point[], field: Field, slack = 0) {
    this.slack = slack;
    this.floor = floor;
    this.field = field;
    this.r = r;
    this.most = most;
    this.hindrance = hindrance;
    this.graph = floor.graph(r);
    this.start = this.graph.size;
    const aim = aimOf(goals);
    const extra: Point[] = [];
    for (const [cx, cy, R] of hindrance.circles)
      for (const [ox, oy] of around(R)) {
        const [x, y] = [cx + ox, cy + oy];
        if (span(x - from[0], y - from[1]) + field.least(x, y) <= most && this.room(x, y)) extra.push([x, y]);
      }
    const points = [from, ...extra, ...goals];
    this.goals = goals.length > 0 ? this.start + 1 + extra.length : FAR;
    const size = this.start + points.length;
    const [xs, ys] = [new Int32Array(size), new Int32Array(size)];
    xs.set(this.graph.xs);
    ys.set(this.graph.ys);
    for (const [i, [x, y]] of points.entries()) {
      xs[this.start + i] = x;
      ys[this.start + i] = y;
    }
    this.xs = xs;
    this.ys = ys;
    this.length = new Int32Array(size).fill(FAR);
    this.legs = new Uint8Array(size);
    this.parent = new Int32Array(size).fill(-1);
    this.closed = new Uint8Array(size);
    this.rest = new Int32Array(size);
    this.least = new Int32Array(size);
    const alive = new Uint16Array(size);
    let [count, others] = [0, 0];
    for (let n = 0; n < size; n++) {
      if (n === this.start) others = count;
      const x = xs[n]!;
      const y = ys[n]!;
      this.closed[n] = 1;
      const before = span(x - from[0], y - from[1]);
      if (before > most || n === this.start) continue;
      const least = field.least(x, y);
      if (before + least > most) continue;
      const rest = aim ? Math.max(0, atLeast(x - aim[0], y - aim[1]) - aim[2]) : 0;
      if (before + rest > most) continue;
      this.rest[n] = rest;
      this.least[n] = Math.max(rest, least);
      this.closed[n] = 0;
      alive[count++] = n;
    }
    this.alive = alive.subarray(0, count);
    this.others = others;
    this.length[this.start] = 0;
    this.expand(this.start);
  }
  private room(x: number, y: number): boolean {
    return this.floor.inside(x, y, this.r) && this.passes(x, y, x, y);
  }
  passes(ax: number, ay: number, bx: number, by: number): boolean {
    return !hinders(this.hindrance, ax, ay, bx, by, this.r) && this.floor.clear(ax, ay, bx, by, this.r);
  }
  mayStop(x: number, y: number): boolean {
    return this.room(x, y);
  }

  /** Goes on until nothing of use is left; the goals reached, nearest first. */
  run(): readonly number[] {
    const { heap } = this;
    const found: number[] = [];
    while (heap.size > 0 && heap.first < (this.most + 1) * FAR * 2) {
      const item = heap.pop();
      if (item < 0) this.tryLeg(-item - 1);
      else if (!this.closed[item]) {
        this.closed[item] = 1;
        if (item >= this.goals) found.push(item);
        else {
          this.reached.push(item);
          this.expand(item);
        }
      }
    }
    return found.sort((a, b) => this.length[a]! - this.length[b]! || (this.better(a, b) ? -1 : 1));
  }
  /** Which goal a point is: its place in the list. */
  goal(n: number): number {
    return n - this.goals;
  }
  private expand(n: number): void {
    const { xs, ys, alive, closed, length } = this;
    const x = xs[n]!;
    const y = ys[n]!;
    const before = length[n]!;
    let from = 0;
    if (n < this.start) {
      const { to, far } = this.graph.row(n);
      for (let i = 0; i < to.length; i++) {
        const j = to[i]!;
        if (closed[j]) continue;
        const total = before + far[i]!;
        if (total <= length[j]! && this.gains(n, j, total) && !hinders(this.hindrance, x, y, xs[j]!, ys[j]!, this.r))
          this.take(n, j, total);
      }
      from = this.others;
    }
    // A leg to look at when it comes up.
    for (let i = from; i < alive.length; i++) {
      const to = alive[i]!;
      if (closed[to]) continue;
      const dx = xs[to]! - x;
      const dy = ys[to]! - y;
      const total = before + Math.ceil(Math.sqrt(dx * dx + dy * dy));
      if (total > length[to]! || !this.gains(n, to, total) || this.field.bars(x, y, xs[to]!, ys[to]!)) continue;
      this.heap.push(((total + this.rest[to]!) * FAR + total) * 2, -1 - (n * xs.length + to));
    }
  }
  /** Would coming to `to` from n be better than what is known? */
  private gains(n: number, to: number, total: number): boolean {
    const known = this.length[to]!;
    if (total > known || this.closed[to] || total + this.least[to]! > this.most) return false;
    if (total < known) return true;
    const legs = this.legs[n]! + 1;
    return legs < this.legs[to]! || (legs === this.legs[to] && this.earlier(n, this.parent[to]!));
  }
  private take(n: number, to: number, total: number): void {
    const again = this.length[to] === total;
    this.length[to] = total;
    this.legs[to] = this.legs[n]! + 1;
    this.parent[to] = n;
    if (to >= this.goals) this.most = Math.min(this.most, total + this.slack);
    if (!again) this.heap.push(((total + this.rest[to]!) * FAR + total) * 2 + 1, to);
  }
  private tryLeg(leg: number): void {
    const { xs, ys } = this;
    const to = leg % xs.length;
    const n = (leg - to) / xs.length;
    const total = this.length[n]! + span(xs[to]! - xs[n]!, ys[to]! - ys[n]!);
    if (this.gains(n, to, total) && this.passes(xs[n]!, ys[n]!, xs[to]!, ys[to]!)) this.take(n, to, total);
  }
  /** Of two points equally far: is the way to a the one that counts? */
  better(a: number, b: number): boolean {
    return this.legs[a]! < this.legs[b]! || (this.legs[a] === this.legs[b] && this.earlier(a, b));
  }
  /** Does the way to a come before the equally long way to b with as many legs? */
  private earlier(a: number, b: number): boolean {
    let [i, j] = [a, b];
    while (this.parent[i] !== this.parent[j]) [i, j] = [this.parent[i]!, this.parent[j]!];
    return this.ys[i]! < this.ys[j]! || (this.ys[i] === this.ys[j] && this.xs[i]! < this.xs[j]!);
  }
  way(n: number): Way {
    return { total: this.length[n]!, points: this.points(n) };
  }
  /** The way to a point, its points without the start. */
  points(n: number): Point[] {
    const out: Point[] = [];
    for (let i = n; this.parent[i]! >= 0; i = this.parent[i]!) out.push([this.xs[i]!, this.ys[i]!]);
    return out.reverse();
  }
}
/** All goals lie within this of the first. */
function aimOf(goals: readonly Point[]): Circle | undefined {
  const [first] = goals;
  return first && [first[0], first[1], Math.max(...goals.map((g) => span(g[0] - first[0], g[1] - first[1])))];
}

/** All shortest ways from a point to everywhere, up to a length. The browser builds the same from the shape of the question. */
export class Ways {
  readonly most: number;
  private readonly search: Search;
  constructor(floor: Floor, from: Point, r: number, most: number, hindrance: Hindrance = UNHINDERED) {
    this.most = most;
    const field = floor.field(r, hindrance.bars);
    field.clear(hindrance.circles);
    this.search = new Search(floor, from, r, most, hindrance, [], field);
    this.search.run();
  }
  /** The shortest way to this point; undefined: out of reach. It follows a pointer: it takes microseconds. */
  find(x: number, y: number): Way | undefined {
    const { search } = this;
    if (!search.mayStop(x, y)) return undefined;
    let best = -1;
    let total = this.most;
    const start = search.start;
    for (let i = -1; i < search.reached.length; i++) {
      const n = i < 0 ? start : search.reached[i]!;
      if (search.length[n]! > total) break;
      const t = search.length[n]! + span(x - search.xs[n]!, y - search.ys[n]!);
      if (t > total || (t === total && best >= 0 && !search.better(n, best))) continue;
      if (search.passes(search.xs[n]!, search.ys[n]!, x, y)) [best, total] = [n, t];
    }
    return best < 0 ? undefined : { total, points: [...search.points(best), [x, y]] };
  }
}

export interface Seeking {
  readonly most?: number;
  readonly hindrance?: Hindrance;
}
/** How much longer than straight a way is thought to be at first: most are, and then hardly anything is looked at. */
const DETOURS = [200, 800, FAR];
/** The shortest way to any of these points, no longer than `most`; undefined: there is none. */
export function seek(
  floor: Floor,
  from: Point,
  r: number,
  goals: readonly Point[],
  { most = FAR - 1, hindrance = UNHINDERED }: Seeking = {},
): Way | undefined {
  const open = openOf(floor, r, goals, hindrance);
  const straight = Math.min(FAR, ...open.map(([x, y]) => span(x - from[0], y - from[1])));
  if (straight > most) return undefined;
  const direct = straightTo(floor, from, r, open, straight, hindrance);
  if (direct) return direct;
  const field = floor.field(r, hindrance.bars);
  const least = Math.max(straight, field.draw(open, hindrance.circles, from));
  if (least > most) return undefined;
  for (const detour of DETOURS) {
    const bound = Math.min(most, least + detour);
    const search = new Search(floor, from, r, bound, hindrance, open, field);
    const [best] = search.run();
    if (best !== undefined) return search.way(best);
    if (bound === most) return undefined;
  }
  return undefined;
}
/** Straight to one of those that are nearest: nothing is shorter, and nothing as long has fewer legs. */
function straightTo(floor: Floor, [x, y]: Point, r: number, goals: readonly Point[], total: number, hindrance: Hindrance): Way | undefined {
  const points = goals
    .filter((g) => span(g[0] - x, g[1] - y) === total && !hinders(hindrance, x, y, g[0], g[1], r) && floor.clear(x, y, g[0], g[1], r))
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return points[0] && { total, points: [points[0]] };
}
/** Goals at which a base may be at all. */
const openOf = (floor: Floor, r: number, goals: readonly Point[], hindrance: Hindrance): Point[] =>
  goals.filter(([x, y]) => floor.inside(x, y, r) && floor.clear(x, y, x, y, r) && !hinders(hindrance, x, y, x, y, r));
/**
 * Which of several groups of points is nearest by foot: the groups within `slack` of the nearest, each with its shortest way, nearest
 * first. One search for all of them.
 */
export function seekNearest(
  floor: Floor,
  from: Point,
  r: number,
  groups: readonly (readonly Point[])[],
  slack: number,
  { most = FAR - 1, hindrance = UNHINDERED }: Seeking = {},
): readonly { readonly group: number; readonly way: Way }[] {
  const open = groups.map((goals) => openOf(floor, r, goals, hindrance));
  const owner = open.flatMap((goals, group) => goals.map(() => group));
  const all = open.flat();
  if (all.length === 0) return [];
  const straight = Math.min(...all.map(([x, y]) => span(x - from[0], y - from[1])));
  const field = floor.field(r, hindrance.bars);
  const least = Math.max(straight, field.draw(all, hindrance.circles, from));
  if (least > most) return [];
  for (const detour of DETOURS) {
    const bound = Math.min(most, least + detour);
    const search = new Search(floor, from, r, bound, hindrance, all, field, slack);
    const found = search.run();
    const nearest = found[0] === undefined ? FAR : search.way(found[0]).total;
    if (nearest + slack > bound && bound < most) continue;
    const out = new Map<number, Way>();
    for (const n of found) {
      const group = owner[search.goal(n)]!;
      if (!out.has(group)) out.set(group, search.way(n));
    }
    return [...out].map(([group, way]) => ({ group, way }));
  }
  return [];
}
/**
 * The same round others: whoever the way touches is in its way from then on, until it touches nobody. At most `detour` longer than the
 * way without them; `direct` is that one. Others far off bend nothing.
 */
export function seekRound(
  floor: Floor,
  from: Point,
  r: number,
  goals: readonly Point[],
  others: readonly Circle[],
  { bars, detour }: { readonly bars: Hindrance['bars']; readonly detour: number },
): { readonly direct: Way; readonly round: Way | undefined } | undefined {
  const direct = seek(floor, from, r, goals, { hindrance: { circles: [], bars } });
  if (!direct) return undefined;
  const circles: Circle[] = [];
  let round: Way | undefined = direct;
  while (round) {
    const met = others.filter((c) => !circles.includes(c) && touches(from, round as Way, c));
    if (met.length === 0) break;
    circles.push(...met);
    round = seek(floor, from, r, goals, { most: direct.total + detour, hindrance: { circles, bars } });
  }
  return { direct, round };
}
function touches(from: Point, { points }: Way, [x, y, radius]: Circle): boolean {
  let [ax, ay] = from;
  for (const [bx, by] of points) {
    if (within(x, y, ax, ay, bx, by, radius)) return true;
    [ax, ay] = [bx, by];
  }
  return false;
}
