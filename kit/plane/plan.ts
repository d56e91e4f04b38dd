/**
 * A floor plan, exactly: walls on the lines of a square grid, scenery on its squares, round bases anywhere between. Positions are whole
 * units. Every decision compares whole numbers below 2^53, or roots rounded up: all machines and all replays agree. No angles, nothing
 * random. What a wall, a window or a crate means is told by the caller as bits.
 */

/** Units in the side of a square. */
export const UNIT = 100;
/** Squares in the side of the largest plan: beyond it a product could leave the whole numbers. */
export const WIDEST = 48;
/** Longer than any way. */
export const FAR = 1_000_000;

export type Point = readonly [x: number, y: number];
/** A round thing to keep away from: its centre, and how near a centre may come. */
export type Circle = readonly [x: number, y: number, radius: number];
/** A rectangle, or a line along the grid. */
export type Bar = readonly [x1: number, y1: number, x2: number, y2: number];

/** No base may pass or stand here. */
export const STOP = 1;
/** Nothing is seen through it. */
export const BLIND = 2;
/** Seen through, but something is there: a window. */
export const SHEER = 4;
/** Seen over, but something is there: a crate. */
export const LOW = 8;
/** May be passed, not stood on: a chair. */
export const SPOT = 16;
/** Bits of a square of each storey: whoever gathers those of several squares has those of the highest. */
export const STOREYS = [0, 32, 96, 224] as const;
const STOREY = STOREYS[3];
/** The highest storey among bits. */
export const storeyOf = (bits: number): number => STOREYS.indexOf((bits & STOREY) as (typeof STOREYS)[number]);
/** Bits without their storey. */
export const flat = (bits: number): number => bits & ~STOREY;

/** Bits of every edge and square. `v`: the edges left of the squares, row by row; `h`: those above them, line by line. */
export interface Plan {
  readonly cols: number;
  readonly rows: number;
  /** rows × (cols + 1) */
  readonly v: Uint8Array;
  /** (rows + 1) × cols */
  readonly h: Uint8Array;
  /** rows × cols */
  readonly sq: Uint8Array;
}
export function emptyPlan(cols: number, rows: number): Plan {
  if (!(cols > 0 && rows > 0 && cols <= WIDEST && rows <= WIDEST)) throw new Error(`a plan has 1 to ${WIDEST} squares a side`);
  return { cols, rows, v: new Uint8Array(rows * (cols + 1)), h: new Uint8Array((rows + 1) * cols), sq: new Uint8Array(rows * cols) };
}

/** √(dx² + dy²) rounded up; exact, since no whole number below 2^50 has a root so near a whole one that rounding would matter. */
export const span = (dx: number, dy: number): number => Math.ceil(Math.sqrt(dx * dx + dy * dy));
/** The same rounded down: no way is shorter. */
export const atLeast = (dx: number, dy: number): number => Math.floor(Math.sqrt(dx * dx + dy * dy));
/** n / d rounded to the nearest, halves away from zero. */
export const nearest = (n: number, d: number): number => (n < 0 ? -1 : 1) * Math.floor((2 * Math.abs(n) + d) / (2 * d));
/** m / √n rounded likewise; exact while 4 m² stays below 2^53. */
export function overRoot(m: number, n: number): number {
  const size = Math.abs(m);
  let q = Math.floor(size / Math.sqrt(n) + 0.5);
  while (q > 0 && (2 * q - 1) * (2 * q - 1) * n > 4 * size * size) q--;
  while ((2 * q + 1) * (2 * q + 1) * n <= 4 * size * size) q++;
  return m < 0 ? -q : q;
}
/** Directions there are, five degrees apart, clockwise from the top. */
export const DIRECTIONS = 72;
/** 10000 × the sine of 0, 5, … 90 degrees: what a turned line is reckoned with, so that no machine's own sine decides. */
const SINES = [0, 872, 1736, 2588, 3420, 4226, 5000, 5736, 6428, 7071, 7660, 8192, 8660, 9063, 9397, 9659, 9848, 9962, 10000];
function sine(k: number): number {
  const at = ((k % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
  if (at > 36) return -sine(at - 36);
  return SINES[at > 18 ? 36 - at : at]!;
}
/** So many units in one of the directions, rounded. */
export const toward = (k: number, units: number): Point => [nearest(units * sine(k), 10_000), nearest(-units * sine(k + 18), 10_000)];
/** A vector turned clockwise by so many steps of five degrees, 10000 times as long; exact. */
export function turned(dx: number, dy: number, steps: number): Point {
  const [s, c] = [sine(steps), sine(steps + 18)];
  return [dx * c - dy * s, dx * s + dy * c];
}
/** So many units along the line (dx, dy) turned by so many steps: units × turned / (10000 × √n), rounded once, as if it were known exactly. */
export function along(dx: number, dy: number, steps: number, units: number): Point {
  const [tx, ty] = turned(dx, dy, steps);
  const n = dx * dx + dy * dy;
  return [overLongRoot(units * tx, n), overLongRoot(units * ty, n)];
}
/** m / (10000 × √n) rounded to the nearest. Squares would leave the whole numbers, so what lies near a half is decided by long ones. */
function overLongRoot(m: number, n: number): number {
  const size = Math.abs(m) / (10_000 * Math.sqrt(n));
  let q = Math.floor(size);
  const part = size - q;
  if (Math.abs(part - 0.5) > 1e-6) q += part > 0.5 ? 1 : 0;
  else if (BigInt(2 * q + 1) ** 2n * 100_000_000n * BigInt(n) <= 4n * BigInt(m) ** 2n) q++;
  return m < 0 ? -q : q;
}
/** How long a walk from here along these points is: each leg rounded up. */
export function lengthOf(from: Point, points: readonly Point[]): number {
  let total = 0;
  let [x, y] = from;
  for (const [nx, ny] of points) {
    total += span(nx - x, ny - y);
    [x, y] = [nx, ny];
  }
  return total;
}

/** Is p nearer than r to the segment ab? For bases in the way of rays and walks. */
export function within(px: number, py: number, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const ux = px - ax;
  const uy = py - ay;
  const t = ux * dx + uy * dy;
  if (t <= 0) return ux * ux + uy * uy < r * r;
  const length = dx * dx + dy * dy;
  if (t >= length) return (px - bx) * (px - bx) + (py - by) * (py - by) < r * r;
  const side = ux * dy - uy * dx;
  return side * side < r * r * length;
}
/** Is the segment ab nearer than r to this rectangle (which may be a line)? */
export function grazes(ax: number, ay: number, bx: number, by: number, x1: number, y1: number, x2: number, y2: number, r: number): boolean {
  const lx = ax < bx ? ax : bx;
  const hx = ax < bx ? bx : ax;
  if (hx <= x1 - r || lx >= x2 + r) return false;
  const ly = ay < by ? ay : by;
  const hy = ay < by ? by : ay;
  if (hy <= y1 - r || ly >= y2 + r) return false;
  const ex = Math.max(x1 - ax, 0, ax - x2);
  const ey = Math.max(y1 - ay, 0, ay - y2);
  if (ex * ex + ey * ey < r * r) return true;
  const fx = Math.max(x1 - bx, 0, bx - x2);
  const fy = Math.max(y1 - by, 0, by - y2);
  if (fx * fx + fy * fy < r * r) return true;
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  if (length === 0) return false;
  let left = false;
  let right = false;
  for (let i = 0; i < 4; i++) {
    const ux = (i & 1 ? x2 : x1) - ax;
    const uy = (i & 2 ? y2 : y1) - ay;
    const side = ux * dy - uy * dx;
    left ||= side >= 0;
    right ||= side <= 0;
    const t = ux * dx + uy * dy;
    if (t > 0 && t < length && side * side < r * r * length) return true;
  }
  // No axis parts them: it runs right through.
  return left && right && hx >= x1 && lx <= x2 && hy >= y1 && ly <= y2;
}
