/** Rays: what lies between two points of a plan. */
import { LOW, type Plan, UNIT } from './plan.ts';

/** What a ray meets: bits of the edges it touches, and bits of the squares whose inside it crosses, shifted by this. */
export const SQUARES = 8;

/**
 * An edge is met when the ray touches it, its ends included; a square when the ray has a point inside it, the common side of two
 * squares with the same bit counting as inside. `over`: squares that are seen over. The ray ends early once a bit of `enough` is met.
 */
export function trace(plan: Plan, ax: number, ay: number, bx: number, by: number, over?: Uint8Array, enough = 0): number {
  if (ax === bx) return upright(plan, ax, Math.min(ay, by), Math.max(ay, by), over);
  if (ax > bx) return trace(plan, bx, by, ax, ay, over, enough);
  const { cols, rows, v, h, sq } = plan;
  const run = bx - ax;
  const rise = by - ay;
  // Heights are counted in units of 1 / run; a row is this high.
  const step = UNIT * run;
  let seen = 0;
  let x = ax;
  let y = ay * run;
  let c = Math.floor(ax / UNIT);
  if (x === c * UNIT) seen |= touch(plan, c, y, step);
  for (;;) {
    const nx = Math.min(bx, c * UNIT + UNIT);
    const ny = y + (nx - x) * rise;
    if (rise === 0) {
      const row = Math.floor(ay / UNIT);
      const here = row < rows ? low(sq, row * cols + c, over) : 0;
      if (ay === row * UNIT) seen |= h[row * cols + c]! | (row > 0 ? (here & low(sq, (row - 1) * cols + c, over)) << SQUARES : 0);
      else seen |= here << SQUARES;
    } else {
      const from = Math.min(y, ny);
      const to = Math.max(y, ny);
      let row = Math.floor(from / step);
      if (row * step < from) seen |= low(sq, row++ * cols + c, over) << SQUARES;
      for (; row * step < to; row++) seen |= h[row * cols + c]! | (low(sq, row * cols + c, over) << SQUARES);
      if (row * step === to) seen |= h[row * cols + c]!;
    }
    if (nx === c * UNIT + UNIT) {
      const row = Math.floor(ny / step);
      seen |= row * step === ny ? touch(plan, c + 1, ny, step) : v[row * (cols + 1) + c + 1]!;
    }
    if (nx === bx || seen & enough) return seen;
    x = nx;
    y = ny;
    c++;
  }
}
const low = (sq: Uint8Array, i: number, over: Uint8Array | undefined): number => (over?.[i] ? sq[i]! & ~LOW : sq[i]!);

/** The ray meets the line x = k × UNIT at this height: one edge, or all that end in the post there. */
function touch({ cols, rows, v, h }: Plan, k: number, y: number, step: number): number {
  const row = Math.floor(y / step);
  const here = row < rows ? v[row * (cols + 1) + k]! : 0;
  if (row * step !== y) return here;
  return here | (row > 0 ? v[(row - 1) * (cols + 1) + k]! : 0) | (k > 0 ? h[row * cols + k - 1]! : 0) | (k < cols ? h[row * cols + k]! : 0);
}
function upright(plan: Plan, x: number, from: number, to: number, over: Uint8Array | undefined): number {
  const { cols, v, h, sq } = plan;
  const k = Math.floor(x / UNIT);
  const line = x === k * UNIT;
  let seen = 0;
  for (let r = Math.floor(from / UNIT); r * UNIT < to; r++) {
    if (!line) seen |= low(sq, r * cols + k, over) << SQUARES;
    else {
      seen |= v[r * (cols + 1) + k]!;
      if (k > 0 && k < cols) seen |= (low(sq, r * cols + k - 1, over) & low(sq, r * cols + k, over)) << SQUARES;
    }
  }
  for (let r = Math.ceil(from / UNIT); r * UNIT <= to; r++) seen |= line ? touch(plan, k, r, 1) : h[r * cols + k]!;
  return seen;
}
