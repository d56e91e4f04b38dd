/** Room for round bases: where one may stand and go straight, and where its ways may turn. */
import { Field } from './field.ts';
import { type Bar, type Circle, grazes, type Plan, type Point, SPOT, STOP, span, UNIT, within } from './plan.ts';

/** What is in the way of one mover at one moment, besides walls and scenery. Bars: shut doors. */
export interface Hindrance {
  readonly circles: readonly Circle[];
  readonly bars: readonly Bar[];
}
export const UNHINDERED: Hindrance = { circles: [], bars: [] };
/** Does any of this lie nearer to the segment than a base of radius r may come? */
export function hinders({ circles, bars }: Hindrance, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  for (const c of circles) if (within(c[0], c[1], ax, ay, bx, by, c[2])) return true;
  for (const b of bars) if (grazes(ax, ay, bx, by, b[0], b[1], b[2], b[3], r)) return true;
  return false;
}
/** Sixteen points round a corner of radius R where a way may turn: none nearer than R, nor the lines between neighbours. */
export function around(R: number): readonly Point[] {
  const a = Math.ceil(R / 5);
  const b = Math.ceil((R * 86) / 100);
  const c = Math.ceil((R * 56) / 100);
  const out: Point[] = [];
  for (const [x, y] of [
    [R, a],
    [a, R],
    [b, c],
    [c, b],
  ] as const)
    out.push([x, y], [x, -y], [-x, y], [-x, -y]);
  return out;
}

/** How many sets of shut doors a floor remembers. */
const KEPT = 32;
/** A plan with everything about moving on it that never changes. Shut doors are bars, told at each question. */
export class Floor {
  readonly plan: Plan;
  private readonly solid: Int32Array;
  private readonly chairs: Int32Array;
  private readonly graphs = new Map<number, Graph>();
  private readonly fields = new Map<string, Field>();
  constructor(plan: Plan) {
    this.plan = plan;
    const size = (b: Bar) => b[2] - b[0] + b[3] - b[1];
    // The longest stop most ways, soonest.
    this.solid = Int32Array.from(
      runs(plan, STOP)
        .sort((a, b) => size(b) - size(a))
        .flat(),
    );
    this.chairs = Int32Array.from(runs(plan, SPOT).flat());
  }
  inside(x: number, y: number, r: number): boolean {
    return x >= r && y >= r && x <= this.plan.cols * UNIT - r && y <= this.plan.rows * UNIT - r;
  }
  /** May a base go straight from a to b, as far as walls and scenery are concerned? */
  clear(ax: number, ay: number, bx: number, by: number, r: number): boolean {
    return free(this.solid, ax, ay, bx, by, r);
  }
  /** May a base stop here, as far as walls and scenery are concerned? */
  stands(x: number, y: number, r: number): boolean {
    return this.inside(x, y, r) && this.clear(x, y, x, y, r) && free(this.chairs, x, y, x, y, r);
  }
  graph(r: number): Graph {
    const known = this.graphs.get(r) ?? new Graph(this, r);
    this.graphs.set(r, known);
    return known;
  }
  /** At least so far, for a base of radius r while these doors are shut. */
  field(r: number, bars: readonly Bar[]): Field {
    const key = `${r}:${bars.join(';')}`;
    const known = this.fields.get(key) ?? new Field(this.plan, [...runs(this.plan, STOP), ...bars], r);
    // The longest unused is forgotten.
    this.fields.delete(key);
    this.fields.set(key, known);
    const [oldest] = this.fields.keys();
    if (this.fields.size > KEPT && oldest !== undefined) this.fields.delete(oldest);
    return known;
  }
  /** Posts at which a way can turn: more than half of the circle round them is free. */
  corners(): Point[] {
    const { cols, rows, v, h, sq } = this.plan;
    const out: Point[] = [];
    const s = (c: number, r: number) => c >= 0 && r >= 0 && c < cols && r < rows && (sq[r * cols + c]! & STOP) > 0;
    for (let y = 0; y <= rows; y++)
      for (let x = 0; x <= cols; x++) {
        const [nw, ne, se, sw] = [s(x - 1, y - 1), s(x, y - 1), s(x, y), s(x - 1, y)];
        const n = nw || ne || (y > 0 && (v[(y - 1) * (cols + 1) + x]! & STOP) > 0);
        const south = sw || se || (y < rows && (v[y * (cols + 1) + x]! & STOP) > 0);
        const west = nw || sw || (x > 0 && (h[y * cols + x - 1]! & STOP) > 0);
        const east = ne || se || (x < cols && (h[y * cols + x]! & STOP) > 0);
        const ring = [n, ne, east, se, south, sw, west, nw].map((b) => (b ? '#' : '.')).join('');
        // Four free of eight in a row: over 180 degrees.
        if (ring.includes('#') && (ring + ring).includes('....')) out.push([x * UNIT, y * UNIT]);
      }
    return out;
  }
}
function free(among: Int32Array, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  const lx = (ax < bx ? ax : bx) - r;
  const hx = (ax < bx ? bx : ax) + r;
  const ly = (ay < by ? ay : by) - r;
  const hy = (ay < by ? by : ay) + r;
  for (let i = 0; i < among.length; i += 4) {
    const x1 = among[i]!;
    const y1 = among[i + 1]!;
    const x2 = among[i + 2]!;
    const y2 = among[i + 3]!;
    if (hx > x1 && lx < x2 && hy > y1 && ly < y2 && grazes(ax, ay, bx, by, x1, y1, x2, y2, r)) return false;
  }
  return true;
}
/** Rectangles that cover all edges and squares with this bit. */
function runs({ cols, rows, v, h, sq }: Plan, bit: number): Bar[] {
  const out: Bar[] = [];
  const line = (n: number, at: (i: number) => number, add: (from: number, to: number) => Bar) => {
    for (let i = 0; i < n; i++) {
      const from = i;
      while (i < n && at(i) & bit) i++;
      if (i > from) out.push(add(from * UNIT, i * UNIT));
    }
  };
  for (let x = 0; x <= cols; x++)
    line(
      rows,
      (r) => v[r * (cols + 1) + x]!,
      (a, b) => [x * UNIT, a, x * UNIT, b],
    );
  for (let y = 0; y <= rows; y++)
    line(
      cols,
      (c) => h[y * cols + c]!,
      (a, b) => [a, y * UNIT, b, y * UNIT],
    );
  for (let r = 0; r < rows; r++)
    line(
      cols,
      (c) => sq[r * cols + c]!,
      (a, b) => [a, r * UNIT, b, r * UNIT + UNIT],
    );
  return out;
}

/** Where ways of a base of radius r may turn, and which of these points see each other. Rows are made when first needed. */
export class Graph {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly size: number;
  readonly r: number;
  private readonly floor: Floor;
  private readonly rows: (Row | undefined)[] = [];
  constructor(floor: Floor, r: number) {
    this.floor = floor;
    this.r = r;
    const points = new Map<number, Point>();
    for (const [cx, cy] of floor.corners())
      for (const [ox, oy] of around(r)) {
        const [x, y] = [cx + ox, cy + oy];
        if (floor.inside(x, y, r) && floor.clear(x, y, x, y, r)) points.set(y * 100_000 + x, [x, y]);
      }
    const list = [...points].sort((a, b) => a[0] - b[0]).map((e) => e[1]);
    this.size = list.length;
    this.xs = Int32Array.from(list, (p) => p[0]);
    this.ys = Int32Array.from(list, (p) => p[1]);
  }
  /** The points this one sees, and how far they are. */
  row(i: number): Row {
    const known = this.rows[i];
    if (known) return known;
    const [x, y] = [this.xs[i]!, this.ys[i]!];
    const to = Uint16Array.from(this.xs.keys()).filter((j) => j !== i && this.floor.clear(x, y, this.xs[j]!, this.ys[j]!, this.r));
    const row = { to, far: Uint16Array.from(to, (j) => span(this.xs[j]! - x, this.ys[j]! - y)) };
    this.rows[i] = row;
    return row;
  }
}
interface Row {
  readonly to: Uint16Array;
  readonly far: Uint16Array;
}
