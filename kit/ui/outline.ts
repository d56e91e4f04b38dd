/** The outline of a region that can only be asked point by point: marching squares on a lattice, each crossing found by halving. */
import type { Point } from '@cosmodrome/kernel';
import type { Spot } from '../face.ts';

/** How often a crossing is halved: a lattice of 20 units is exact to less than 2. */
const HALVINGS = 4;
/** Between which sides of a lattice square a piece of the outline runs, the region on its left; by the corners inside, from the top left clockwise. */
const RUNS: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
];
type Side = 'left' | 'top' | 'right' | 'bottom';

/** Closed lines round all parts of the region within the box; parts and holes smaller than `sliver` (an area) are left out. */
export function outline(box: Spot, step: number, inside: (x: number, y: number) => boolean, sliver = 0): readonly (readonly Point[])[] {
  const cols = Math.ceil(box.width / step) + 2;
  const rows = Math.ceil(box.height / step) + 2;
  // A rim outside the box: nothing is in there, so that every line closes.
  const xAt = (i: number) => box.x + (i - 1) * step;
  const yAt = (j: number) => box.y + (j - 1) * step;
  const within = (x: number, y: number) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height && inside(x, y);
  const field = new Uint8Array((cols + 1) * (rows + 1));
  for (let j = 1; j < rows; j++) for (let i = 1; i < cols; i++) if (within(xAt(i), yAt(j))) field[j * (cols + 1) + i] = 1;
  /** Where the outline crosses the edge from a to b, of which one is inside. */
  const crossing = (ax: number, ay: number, bx: number, by: number, first: boolean): Point => {
    let [ix, iy, ox, oy] = first ? [ax, ay, bx, by] : [bx, by, ax, ay];
    for (let n = 0; n < HALVINGS; n++) {
      const [mx, my] = [(ix + ox) / 2, (iy + oy) / 2];
      if (within(Math.round(mx), Math.round(my))) [ix, iy] = [mx, my];
      else [ox, oy] = [mx, my];
    }
    return [(ix + ox) / 2, (iy + oy) / 2];
  };
  // Crossings by the edge they lie on: two squares share it, so the lines join exactly.
  const edge = (i: number, j: number, side: Side): number => {
    if (side === 'top' || side === 'bottom') return 2 * ((side === 'top' ? j : j + 1) * (cols + 1) + i);
    return 2 * (j * (cols + 1) + (side === 'left' ? i : i + 1)) + 1;
  };
  const points = new Map<number, Point>();
  const next = new Map<number, number>();
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const at = j * (cols + 1) + i;
      const corners = [field[at]!, field[at + 1]!, field[at + cols + 2]!, field[at + cols + 1]!] as const;
      for (const [from, to] of RUNS[corners[0] | (corners[1] << 1) | (corners[2] << 2) | (corners[3] << 3)]!) {
        for (const side of [from, to]) {
          const key = edge(i, j, side);
          if (points.has(key)) continue;
          const upright = side === 'left' || side === 'right';
          const [a, b] = upright ? [side === 'left' ? i : i + 1, j] : [i, side === 'top' ? j : j + 1];
          const first = field[b * (cols + 1) + a] === 1;
          points.set(key, crossing(xAt(a), yAt(b), upright ? xAt(a) : xAt(a + 1), upright ? yAt(b + 1) : yAt(b), first));
        }
        next.set(edge(i, j, from), edge(i, j, to));
      }
    }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    if (!next.has(start)) continue;
    const loop: Point[] = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      const to: number | undefined = next.get(at);
      if (to === undefined) break;
      next.delete(at);
      loop.push(points.get(at)!);
      at = to;
    }
    if (areaOf(loop) >= sliver) loops.push(loop);
  }
  return loops;
}
function areaOf(loop: readonly Point[]): number {
  let twice = 0;
  for (const [i, [x, y]] of loop.entries()) {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    twice += x * ny - nx * y;
  }
  return Math.abs(twice) / 2;
}
export const pathOf = (loops: readonly (readonly Point[])[]): string =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`).join('');

/** A line drawn by hand with as few points as keep within `off` of it; its last point stays. */
export function fewer(from: Point, drawn: readonly Point[], off: number): readonly Point[] {
  const all = [from, ...drawn];
  const keep = new Set<number>([all.length - 1]);
  const split = (a: number, b: number): void => {
    let [worst, far] = [-1, off];
    const [ax, ay] = all[a]!;
    const [bx, by] = all[b]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    for (let i = a + 1; i < b; i++) {
      const [x, y] = all[i]!;
      const d = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
      if (d > far) [worst, far] = [i, d];
    }
    if (worst < 0) return;
    keep.add(worst);
    split(a, worst);
    split(worst, b);
  };
  if (drawn.length > 0) split(0, all.length - 1);
  return [...keep].sort((a, b) => a - b).flatMap((i) => (i > 0 ? [all[i]!] : []));
}
