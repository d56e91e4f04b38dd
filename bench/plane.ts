/**
 * How fast the plane is, on the maps of a game: `node bench/plane.ts core-space`. Processor time of one warm thread, geometry only: no dice,
 * notes or record. A hostile phase is played as its protocol asks: each figure looks at all targets with nine rays, takes the nearest it
 * sees, or the nearest by foot where it sees none, and goes towards it round the others, twice. All of them want to fight hand to hand, which
 * is dearest.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Luck } from '@cosmodrome/kernel';
import { Floor } from '@cosmodrome/kit/plane/floor';
import {
  type Bar,
  BLIND,
  type Circle,
  DIRECTIONS,
  LOW,
  overRoot,
  type Point,
  SHEER,
  span,
  toward,
  UNIT,
  within,
} from '@cosmodrome/kit/plane/plan';
import { SQUARES, trace } from '@cosmodrome/kit/plane/trace';
import { seekNearest, seekRound, type Way, Ways } from '@cosmodrome/kit/plane/ways';

/** What a game's maps have to tell. */
interface Deck {
  readonly plan: ConstructorParameters<typeof Floor>[0];
  readonly doors: readonly { readonly bar: Bar; readonly locked: boolean }[];
}
interface Figure {
  x: number;
  y: number;
}
const R = 50;
const MOVE = 400;
const TOUCH = 5;
/** Of nine rays, in hundredths: at most so much in the way is in the open, less than so much is seen at all. */
const [OPEN, HIDDEN] = [225, 900];
const ASIDE = [0, 12, 24, 36, 48];

class Phase {
  readonly floor: Floor;
  readonly figures: Figure[];
  readonly targets: Figure[];
  readonly bars: readonly Bar[];
  blocked = 0;
  moves = 0;
  constructor(floor: Floor, deck: Deck, figures: Figure[], targets: number) {
    this.floor = floor;
    this.figures = figures;
    this.targets = figures.slice(0, targets);
    this.bars = deck.doors.filter((d) => d.locked).map((d) => d.bar);
  }
  run(): void {
    for (const npc of this.figures.slice(this.targets.length)) for (let action = 0; action < 2; action++) this.act(npc);
  }
  private act(npc: Figure): void {
    if (this.targets.some((t) => apart(npc, t) <= TOUCH)) return;
    const [seen] = this.seen(npc);
    const target = seen ?? this.nearest(npc);
    if (target) this.go(npc, target);
    else this.drift(npc);
  }
  /** The nearest by foot, if anything leads to any. */
  private nearest(npc: Figure): Figure | undefined {
    const near = seekNearest(
      this.floor,
      [npc.x, npc.y],
      R,
      this.targets.map((t) => contacts(this.floor, npc, t)),
      TOUCH,
      { hindrance: { circles: [], bars: this.bars } },
    );
    return near[0] && this.targets[near[0].group];
  }
  /** Targets it sees, those in the open first, then nearest first. */
  private seen(npc: Figure): Figure[] {
    const share = new Map(this.targets.map((t) => [t, this.hidden(npc, t)]));
    return this.targets
      .filter((t) => share.get(t)! < HIDDEN)
      .sort((a, b) => Number(share.get(a)! > OPEN) - Number(share.get(b)! > OPEN) || apart(npc, a) - apart(npc, b));
  }
  private hidden(npc: Figure, target: Figure): number {
    const [dx, dy] = [target.x - npc.x, target.y - npc.y];
    const n = dx * dx + dy * dy;
    let sum = 0;
    for (let i = -4; i <= 4; i++) {
      const aside = (i < 0 ? -1 : 1) * ASIDE[Math.abs(i)]!;
      const x = target.x + overRoot(-dy * aside, n);
      const y = target.y + overRoot(dx * aside, n);
      const met = trace(this.floor.plan, npc.x, npc.y, x, y, undefined, BLIND | (BLIND << SQUARES));
      if (met & (BLIND | (BLIND << SQUARES)) || this.inTheWay(npc, target, x, y)) sum += 100;
      else if (met & ((LOW | SHEER) << SQUARES)) sum += 60;
    }
    return sum;
  }
  private inTheWay(npc: Figure, target: Figure, x: number, y: number): boolean {
    for (const f of this.figures) if (f !== npc && f !== target && within(f.x, f.y, npc.x, npc.y, x, y, R)) return true;
    return false;
  }
  private go(npc: Figure, target: Figure): void {
    this.moves++;
    const others = this.figures
      .filter((f) => f !== npc && f !== target)
      .map((f): Circle => [f.x, f.y, 2 * R + (apart(npc, f) <= TOUCH ? 0 : 6)]);
    // Who stands nearer than it may come, is no reason not to move at all.
    const free = others.filter((c) => !within(c[0], c[1], npc.x, npc.y, npc.x, npc.y, c[2]));
    const found = seekRound(this.floor, [npc.x, npc.y], R, contacts(this.floor, npc, target), free, { bars: this.bars, detour: 800 });
    if (found && !found.round) this.blocked++;
    const way = found?.round ?? found?.direct;
    if (way) this.walk(npc, way);
    else this.drift(npc);
  }
  /** Nothing leads there: the place within reach that is nearest to the first of them. */
  private drift(npc: Figure): void {
    const circles = this.figures
      .filter((f) => f !== npc)
      .map((f): Circle => [f.x, f.y, 2 * R])
      .filter((c) => !within(c[0], c[1], npc.x, npc.y, npc.x, npc.y, c[2]));
    const ways = new Ways(this.floor, [npc.x, npc.y], R, MOVE, { circles, bars: this.bars });
    const target = this.targets[0]!;
    const places: { x: number; y: number; far: number }[] = [];
    for (let y = Math.ceil((npc.y - MOVE) / 25) * 25; y <= npc.y + MOVE; y += 25)
      for (let x = Math.ceil((npc.x - MOVE) / 25) * 25; x <= npc.x + MOVE; x += 25)
        places.push({ x, y, far: span(x - target.x, y - target.y) });
    places.sort((a, b) => a.far - b.far);
    const best = places.find((p) => this.floor.stands(p.x, p.y, R) && ways.find(p.x, p.y));
    if (best) [npc.x, npc.y] = [best.x, best.y];
  }
  private walk(npc: Figure, way: Way): void {
    let left = MOVE;
    const stops: Point[] = [];
    let [x, y] = [npc.x, npc.y];
    for (const [nx, ny] of way.points) {
      const leg = span(nx - x, ny - y);
      const part = Math.min(left, leg);
      stops.push(part === leg ? [nx, ny] : [x + Math.trunc(((nx - x) * part) / leg), y + Math.trunc(((ny - y) * part) / leg)]);
      left -= part;
      [x, y] = [nx, ny];
      if (left === 0) break;
    }
    const last = stops.findLast(([sx, sy]) => this.legal(npc, sx, sy));
    if (last) [npc.x, npc.y] = last;
  }
  private legal(npc: Figure, x: number, y: number): boolean {
    return this.floor.stands(x, y, R) && this.figures.every((f) => f === npc || span(f.x - x, f.y - y) >= 2 * R);
  }
}
const apart = (a: Figure, b: Figure): number => Math.max(0, span(a.x - b.x, a.y - b.y) - 2 * R);
function contacts(floor: Floor, npc: Figure, target: Figure): Point[] {
  const reach = 2 * R + 2;
  const [dx, dy] = [npc.x - target.x, npc.y - target.y];
  const n = dx * dx + dy * dy;
  const all: Point[] = [[target.x + overRoot(dx * reach, n), target.y + overRoot(dy * reach, n)]];
  for (let k = 0; k < DIRECTIONS; k += 3) {
    const [vx, vy] = toward(k, reach);
    all.push([target.x + vx, target.y + vy]);
  }
  return all.filter(
    ([x, y]) => floor.stands(x, y, R) && !(trace(floor.plan, target.x, target.y, x, y, undefined, BLIND | SHEER) & (BLIND | SHEER)),
  );
}

function crowd(floor: Floor, count: number, luck: Luck): Figure[] {
  const out: Figure[] = [];
  while (out.length < count) {
    const f = { x: R + luck.below(floor.plan.cols * UNIT - 2 * R), y: R + luck.below(floor.plan.rows * UNIT - 2 * R) };
    if (floor.stands(f.x, f.y, R) && out.every((o) => apart(o, f) > TOUCH)) out.push(f);
  }
  return out;
}
/** Milliseconds of processor time. */
function spent(what: () => void): number {
  const before = process.cpuUsage();
  what();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** The same again and again, and the best counts: whatever was slower was disturbed by somebody else. */
const TURNS = 5;
function phases(floor: Floor, deck: Deck, count: number, acting: number, runs: number): { ms: number; blocked: number } {
  let [ms, blocked] = [Number.POSITIVE_INFINITY, 0];
  for (let turn = 0; turn < TURNS; turn++) {
    const luck = Luck.seeded(`phases of ${count}`);
    const tables = Array.from({ length: runs }, () => new Phase(floor, deck, crowd(floor, count, luck), count - acting));
    const took = spent(() => {
      for (const table of tables) table.run();
    });
    ms = Math.min(ms, took / runs);
    const sum = (of: (t: Phase) => number) => tables.reduce((n, t) => n + of(t), 0);
    blocked = Math.round((100 * sum((t) => t.blocked)) / sum((t) => t.moves));
  }
  return { ms, blocked };
}
function reaches(floor: Floor, most: number, runs: number): number {
  const luck = Luck.seeded('reach');
  const tables = Array.from({ length: runs }, () => crowd(floor, 20, luck));
  const took = Array.from({ length: TURNS }, () =>
    spent(() => {
      for (const [mover, ...others] of tables)
        new Ways(floor, [mover!.x, mover!.y], R, most, { circles: others.map((f): Circle => [f.x, f.y, 2 * R]), bars: [] });
    }),
  );
  return Math.min(...took) / runs;
}

const game = process.argv[2] ?? '';
const runs = Number(process.argv[3] ?? 20);
if (!/^[\w-]+$/.test(game)) throw new Error('node bench/plane.ts <game> [runs]');
const folder = join(import.meta.dirname, '..', 'games', game, 'content');
const { readMap } = (await import(pathToFileURL(join(folder, 'map.ts')).href)) as { readMap(text: string): { map: Deck } };
const { MAPS } = (await import(pathToFileURL(join(folder, 'maps', 'index.ts')).href)) as { MAPS: Record<string, string> };
console.log(`milliseconds of processor time, means of ${runs} tables, the best of ${TURNS} turns; Node ${process.version}`);
console.log('map'.padEnd(18), '12 of 20', '22 of 30', 'blocked', 'reach 4"', 'reach 11"');
for (const [name, text] of Object.entries(MAPS)) {
  const deck = readMap(text).map;
  const floor = new Floor(deck.plan);
  // Warm: the rows of the graph are made once a mission, the code is compiled once a process.
  phases(floor, deck, 30, 22, 5);
  reaches(floor, 1100, 20);
  const real = phases(floor, deck, 20, 12, runs);
  const dense = phases(floor, deck, 30, 22, runs);
  const figures = [real.ms, dense.ms, dense.blocked, reaches(floor, 400, 10 * runs), reaches(floor, 1100, 10 * runs)];
  console.log(name.padEnd(18), ...figures.map((n, i) => (i === 2 ? `${n} %` : n.toFixed(i > 2 ? 3 : 2)).padStart(8)));
}
