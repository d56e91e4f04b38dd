/**
 * At least so far: a coarse picture of a floor that tells at once what no way can do. Its cells are a quarter of a square wide and centred on
 * quarters, so that lines where a base just fits run inside them. A cell is shut when a base could be nowhere in it; who goes a cell's width
 * comes to a neighbour of its cell at most. So the rings round the goals count what every way there must at least have.
 */
import { type Bar, type Circle, FAR, type Plan, type Point, UNIT } from './plan.ts';

const CELL = UNIT / 4;
const HALF = (CELL - 1) / 2;
const SHUT = 65535;
/** How far apart a leg is looked at: what stops it is at least as thick. */
const STEP = 36;

export class Field {
  private readonly wide: number;
  private readonly shut: Uint16Array;
  private readonly rings: Uint16Array;
  private readonly queue: Int32Array;
  /** What lies beyond the rings that were drawn is at least so far. */
  private beyond = 0;
  constructor({ cols, rows }: Plan, solid: Iterable<Bar>, r: number) {
    const across = (cols * UNIT) / CELL + 1;
    const down = (rows * UNIT) / CELL + 1;
    // A border that is always shut spares asking where the board ends.
    this.wide = across + 2;
    this.shut = new Uint16Array(this.wide * (down + 2)).fill(SHUT);
    this.rings = new Uint16Array(this.shut.length);
    this.queue = new Int32Array(this.shut.length);
    const inside = (i: number, n: number) => i * CELL + HALF >= r && i * CELL - HALF <= n * UNIT - r;
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) if (inside(x, cols) && inside(y, rows)) this.shut[(y + 1) * this.wide + x + 1] = 0;
    for (const bar of solid) this.bar(bar, r);
  }
  private at(x: number, y: number): number {
    return (Math.floor((y + HALF) / CELL) + 1) * this.wide + Math.floor((x + HALF) / CELL) + 1;
  }
  private bar([x1, y1, x2, y2]: Bar, r: number): void {
    // Twice everything: cells reach half a unit further than whole units.
    const off = (at: number, low: number, high: number) => Math.max(2 * (low - at) + CELL, 2 * (at - high) + CELL, 0);
    const first = (low: number) => Math.max(0, Math.floor((low - r) / CELL));
    for (let y = first(y1); y * CELL <= y2 + r && y * this.wide < this.shut.length - 2 * this.wide; y++)
      for (let x = first(x1); x * CELL <= x2 + r && x < this.wide - 2; x++) {
        const [ox, oy] = [off(x * CELL, x1, x2), off(y * CELL, y1, y2)];
        if (ox * ox + oy * oy < 4 * r * r) this.shut[(y + 1) * this.wide + x + 1] = SHUT;
      }
  }
  private circle(x: number, y: number, radius: number): void {
    const { rings, wide } = this;
    const last = rings.length / wide - 3;
    const to = Math.min(last, Math.floor((y + radius) / CELL));
    for (let j = Math.max(0, Math.ceil((y - radius) / CELL)); j <= to; j++) {
      const oy = 2 * Math.abs(j * CELL - y) + CELL;
      const room = 4 * radius * radius - oy * oy;
      if (room <= CELL * CELL) continue;
      const from = Math.max(0, Math.ceil((x - radius) / CELL));
      const end = Math.min(wide - 3, Math.floor((x + radius) / CELL));
      for (let i = from; i <= end; i++) {
        const ox = 2 * Math.abs(i * CELL - x) + CELL;
        if (ox * ox < room) rings[(j + 1) * wide + i + 1] = SHUT;
      }
    }
  }
  /** Draws rings round the goals until they meet `from`, and says how far that is at least; FAR: nothing leads there. */
  draw(goals: readonly Point[], circles: readonly Circle[], [x, y]: Point): number {
    const { rings, queue, wide } = this;
    rings.set(this.shut);
    for (const c of circles) this.circle(c[0], c[1], c[2]);
    const start = this.at(x, y);
    let tail = 0;
    for (const g of goals) {
      const i = this.at(g[0], g[1]);
      if (rings[i] !== 0) continue;
      rings[i] = 1;
      queue[tail++] = i;
    }
    this.beyond = FAR;
    for (let head = 0; head < tail; head++) {
      const i = queue[head]!;
      const ring = rings[i]!;
      if (i === start) {
        this.beyond = (ring - 1) * CELL;
        return ring > 1 ? (ring - 2) * CELL : 0;
      }
      for (let k = i - wide; k <= i + wide; k += wide) {
        if (rings[k - 1] === 0) {
          rings[k - 1] = ring + 1;
          queue[tail++] = k - 1;
        }
        if (rings[k] === 0) {
          rings[k] = ring + 1;
          queue[tail++] = k;
        }
        if (rings[k + 1] === 0) {
          rings[k + 1] = ring + 1;
          queue[tail++] = k + 1;
        }
      }
    }
    return FAR;
  }
  /** Without goals: only what is in the way. */
  clear(circles: readonly Circle[]): void {
    this.rings.set(this.shut);
    for (const c of circles) this.circle(c[0], c[1], c[2]);
    this.beyond = 0;
  }
  /** True: the leg runs through a shut cell, so no base can go it. False: it may, look closer. */
  bars(ax: number, ay: number, bx: number, by: number): boolean {
    const { rings, wide } = this;
    const dx = bx - ax;
    const dy = by - ay;
    const far = Math.max(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
    const steps = Math.floor(far / STEP) + 1;
    const [sx, sy] = [dx / steps / CELL, dy / steps / CELL];
    let x = (ax + CELL / 2) / CELL + 1;
    let y = (ay + CELL / 2) / CELL + 1;
    for (let i = 1; i < steps; i++) {
      x += sx;
      y += sy;
      if (rings[(y | 0) * wide + (x | 0)] === SHUT) return true;
    }
    return false;
  }
  /** At least so far is it from here to the nearest goal of the last drawing. */
  least(x: number, y: number): number {
    const ring = this.rings[this.at(x, y)]!;
    if (ring === SHUT) return FAR;
    if (ring === 0) return this.beyond;
    return ring > 1 ? (ring - 2) * CELL : 0;
  }
}
