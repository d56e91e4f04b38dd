/** For tests: the plane once more, slowly and in another way: fractions, one edge and one square at a time. */
import { type Bar, LOW, type Plan, type Point, UNIT } from './plane/plan.ts';
import { SQUARES } from './plane/trace.ts';

type Fraction = readonly [n: bigint, d: bigint];
const less = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1];
/** Squared distance of a point (a fraction of the way from a to b) to a rectangle; all over one denominator. */
function apart([x1, y1, x2, y2]: Bar, a: Point, b: Point, [n, d]: Fraction): Fraction {
  const at = (i: 0 | 1) => BigInt(a[i]) * d + (BigInt(b[i]) - BigInt(a[i])) * n;
  const off = (p: bigint, low: number, high: number) =>
    p < BigInt(low) * d ? BigInt(low) * d - p : p > BigInt(high) * d ? p - BigInt(high) * d : 0n;
  const [ox, oy] = [off(at(0), x1, x2), off(at(1), y1, y2)];
  return [ox * ox + oy * oy, d * d];
}
/** Where along ab the distance to a rectangle can be least: at its ends, abreast of a corner, level with a side. */
function places([x1, y1, x2, y2]: Bar, a: Point, b: Point): Fraction[] {
  const [dx, dy] = [BigInt(b[0] - a[0]), BigInt(b[1] - a[1])];
  const out: Fraction[] = [
    [0n, 1n],
    [1n, 1n],
  ];
  const add = (n: bigint, d: bigint) => {
    const [m, e] = d < 0n ? [-n, -d] : [n, d];
    if (e > 0n && m >= 0n && m <= e) out.push([m, e]);
  };
  for (const x of [x1, x2]) {
    add(BigInt(x - a[0]), dx);
    for (const y of [y1, y2]) add(BigInt(x - a[0]) * dx + BigInt(y - a[1]) * dy, dx * dx + dy * dy);
  }
  for (const y of [y1, y2]) add(BigInt(y - a[1]), dy);
  return out;
}
export const slowGrazes = (bar: Bar, a: Point, b: Point, r: number): boolean =>
  places(bar, a, b).some((t) => less(apart(bar, a, b, t), [BigInt(r * r), 1n]));
/** Does the closed segment ab touch the closed rectangle? */
export const meets = (bar: Bar, a: Point, b: Point): boolean => places(bar, a, b).some((t) => apart(bar, a, b, t)[0] === 0n);
/** Has ab a point inside the rectangle? Then one of the middles between neighbouring places is inside. */
export function crosses([x1, y1, x2, y2]: Bar, a: Point, b: Point): boolean {
  const cuts = places([x1, y1, x2, y2], a, b).sort((p, q) => (less(p, q) ? -1 : less(q, p) ? 1 : 0));
  return cuts.some((p, i) => {
    const q = cuts[i + 1] ?? p;
    const [n, d]: Fraction = [p[0] * q[1] + q[0] * p[1], 2n * p[1] * q[1]];
    const inside = (u: number, v: number, low: number, high: number) => {
      const at = BigInt(u) * d + BigInt(v - u) * n;
      return at > BigInt(low) * d && at < BigInt(high) * d;
    };
    return inside(a[0], b[0], x1, x2) && inside(a[1], b[1], y1, y2);
  });
}
export const edges = ({ cols, rows, v, h }: Plan): { bar: Bar; bits: number }[] => [
  ...[...v].map((bits, i) => {
    const [x, y] = [(i % (cols + 1)) * UNIT, Math.floor(i / (cols + 1)) * UNIT];
    return { bar: [x, y, x, y + UNIT] as const, bits };
  }),
  ...[...h].slice(0, (rows + 1) * cols).map((bits, i) => {
    const [x, y] = [(i % cols) * UNIT, Math.floor(i / cols) * UNIT];
    return { bar: [x, y, x + UNIT, y] as const, bits };
  }),
];
export const squares = ({ cols, sq }: Plan): { bar: Bar; bits: number }[] =>
  [...sq].map((bits, i) => {
    const [x, y] = [(i % cols) * UNIT, Math.floor(i / cols) * UNIT];
    return { bar: [x, y, x + UNIT, y + UNIT] as const, bits };
  });
export function slowTrace(plan: Plan, a: Point, b: Point, over?: Uint8Array): number {
  let seen = 0;
  for (const { bar, bits } of edges(plan)) if (bits && meets(bar, a, b)) seen |= bits;
  const all = squares(plan).map(({ bar, bits }, i) => ({ bar, bits: over?.[i] ? bits & ~LOW : bits }));
  for (const [i, { bar, bits }] of all.entries()) {
    if (crosses(bar, a, b)) seen |= bits << SQUARES;
    // The common side of two squares: what both have is inside there.
    const column = i % plan.cols;
    const beside = column + 1 < plan.cols ? all[i + 1] : undefined;
    const below = all[i + plan.cols];
    const [x1, y1, x2, y2] = bar;
    if (beside && a[0] === x2 && b[0] === x2 && crosses([x2 - 1, y1, x2 + 1, y2], a, b)) seen |= (bits & beside.bits) << SQUARES;
    if (below && a[1] === y2 && b[1] === y2 && crosses([x1, y2 - 1, x2, y2 + 1], a, b)) seen |= (bits & below.bits) << SQUARES;
  }
  return seen;
}
