/**
 * Hexagonal maps, exactly: axial coordinates, lines of sight with their edges and corners, shortest walks. Whole numbers only,
 * no angles. A map is a fixed set of cells; what may pass an edge or be seen through it is told by the caller, edge by edge.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six neighbours clockwise from N of a flat-top hexagon: N, NE, SE, S, SW, NW. Index 0 is direction 1. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
/** More than any walk on a map; stands for "cannot be reached". */
export const FAR = 99;

export const hexDistance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};
/** Board direction (1 to 6) of printed side `side` (1 to 6) when all arrows (side 1) point in board direction `arrow`. */
export const turned = (arrow: number, side: number): number => ((arrow + side - 2) % 6) + 1;
/** The direction (1 to 6) that leads back. */
export const opposite = (direction: number): number => ((direction + 2) % 6) + 1;

/**
 * What a line from centre to centre meets, in order: it crosses the edge between two cells; it runs along the edge between
 * two flanks from one cell to the next but one; or it passes through the corner of three cells.
 */
export type Feature =
  | { readonly kind: 'edge'; readonly from: Hex; readonly to: Hex }
  | { readonly kind: 'run'; readonly from: Hex; readonly left: Hex; readonly right: Hex; readonly to: Hex }
  | { readonly kind: 'corner'; readonly from: Hex; readonly to: Hex; readonly third: Hex };

const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
const cross = (a: Hex, b: Hex): number => a.q * b.r - a.r * b.q;
/** How far along d a vector lies, up to a common factor: the scalar product of the hexagonal lattice, doubled. */
const along = (d: Hex, v: Hex): number => 2 * d.q * v.q + 2 * d.r * v.r + d.q * v.r + d.r * v.q;

/** The features of the straight line between two centres. */
export function trace(from: Hex, to: Hex): readonly Feature[] {
  const d = { q: to.q - from.q, r: to.r - from.r };
  const out: Feature[] = [];
  let cur: Hex = { q: from.q, r: from.r };
  while (cur.q !== to.q || cur.r !== to.r) {
    const here = { q: cur.q - from.q, r: cur.r - from.r };
    // Corners of the present cell relative to the first, times three; corner i lies between directions i and i + 1.
    const corners = DIRECTIONS.map((dir, i) => {
      const next = DIRECTIONS[(i + 1) % 6] as Hex;
      return { q: 3 * here.q + dir.q + next.q, r: 3 * here.r + dir.r + next.r };
    });
    const side = corners.map((c) => cross(d, c));
    // The way out is the side (its corners on both sides of the line) or the corner (on the line) farthest forward.
    let best: { corner: boolean; i: number; num: number; den: number } | undefined;
    for (let i = 0; i < 6; i++) {
      const c = corners[i] as Hex;
      const s = side[i] as number;
      const before = side[(i + 5) % 6] as number;
      const b = corners[(i + 5) % 6] as Hex;
      let found: { corner: boolean; i: number; num: number; den: number } | undefined;
      if (s === 0) found = { corner: true, i, num: along(d, c), den: 1 };
      else if (before !== 0 && s > 0 !== before > 0) {
        // Crossing point of the line with the side between corners i − 1 and i, weighted by their distances from the line.
        const u = Math.abs(before);
        const v = Math.abs(s);
        found = { corner: false, i, num: along(d, b) * v + along(d, c) * u, den: u + v };
      }
      if (found && (!best || found.num * best.den > best.num * found.den)) best = found;
    }
    const exit = best as { corner: boolean; i: number };
    if (!exit.corner) {
      const next = plus(cur, DIRECTIONS[exit.i] as Hex);
      out.push({ kind: 'edge', from: cur, to: next });
      cur = next;
      continue;
    }
    const left = plus(cur, DIRECTIONS[exit.i] as Hex);
    const right = plus(cur, DIRECTIONS[(exit.i + 1) % 6] as Hex);
    const ahead = plus(left, DIRECTIONS[(exit.i + 1) % 6] as Hex);
    const forward = { q: ahead.q - cur.q, r: ahead.r - cur.r };
    if (cross(d, forward) === 0) {
      out.push({ kind: 'run', from: cur, left, right, to: ahead });
      cur = ahead;
      continue;
    }
    const goesLeft = cross(forward, d) > 0 === cross(forward, { q: left.q - cur.q, r: left.r - cur.r }) > 0;
    const next = goesLeft ? left : right;
    out.push({ kind: 'corner', from: cur, to: next, third: goesLeft ? right : left });
    cur = next;
  }
  return out;
}

/** Per edge of a map: may it be passed, or seen through? */
export type Passable = ArrayLike<number>;

/** A fixed set of cells with everything about them that never changes. Cells and edges are counted from 0; a game may give both numbers names of their own. */
export class HexMap<Cell extends number = number, Edge extends number = number> {
  readonly cells: readonly Hex[];
  readonly size: number;
  /** All cells and all edges, by their numbers. */
  readonly all: readonly Cell[];
  readonly borders: readonly Edge[];
  /** The two cells of each edge, the lower index first. */
  readonly ends: readonly (readonly [Cell, Cell])[];
  /** Direction (1 to 6) from the first to the second cell of each edge. */
  readonly headings: readonly number[];
  private readonly index = new Map<number, number>();
  private readonly beside: Int16Array;
  private readonly border: Int16Array;
  private readonly apart: Int16Array;
  private readonly lines: (Int16Array | undefined)[];

  constructor(cells: readonly Hex[]) {
    this.cells = cells;
    this.size = cells.length;
    for (let i = 0; i < cells.length; i++) this.index.set(key(cells[i] as Hex), i);
    this.beside = new Int16Array(cells.length * 6).fill(-1);
    this.border = new Int16Array(cells.length * 6).fill(-1);
    const ends: [Cell, Cell][] = [];
    const headings: number[] = [];
    for (let i = 0; i < cells.length; i++) {
      for (let d = 0; d < 6; d++) {
        const j = this.at(plus(cells[i] as Hex, DIRECTIONS[d] as Hex));
        this.beside[i * 6 + d] = j;
        if (j <= i) continue;
        this.border[i * 6 + d] = ends.length;
        this.border[j * 6 + ((d + 3) % 6)] = ends.length;
        ends.push([i as Cell, j]);
        headings.push(d + 1);
      }
    }
    this.ends = ends;
    this.all = cells.map((_, i) => i as Cell);
    this.borders = ends.map((_, i) => i as Edge);
    this.headings = headings;
    this.apart = new Int16Array(cells.length * cells.length);
    const open = new Uint8Array(ends.length).fill(1);
    for (let i = 0; i < cells.length; i++) {
      const field = this.walks(i as Cell, open);
      for (let j = 0; j < cells.length; j++) {
        const far = field[j] as number;
        this.apart[i * this.size + j] = far === FAR ? hexDistance(cells[i] as Hex, cells[j] as Hex) : far;
      }
    }
    this.lines = new Array(cells.length * cells.length);
  }
  get edges(): number {
    return this.ends.length;
  }
  /** The cell at these coordinates, or −1. */
  at(hex: Hex): Cell {
    return (this.index.get(key(hex)) ?? -1) as Cell;
  }
  /** The neighbour in direction 1 to 6, or −1. */
  neighbour(cell: Cell, direction: number): Cell {
    return this.beside[cell * 6 + direction - 1] as Cell;
  }
  /** The edge in direction 1 to 6, or −1 where the map ends. */
  edge(cell: Cell, direction: number): Edge {
    return this.border[cell * 6 + direction - 1] as Edge;
  }
  /** The edge between two neighbours, or −1. */
  between(a: Cell, b: Cell): Edge {
    for (let d = 1; d <= 6; d++) if (this.neighbour(a, d) === b) return this.edge(a, d);
    return -1 as Edge;
  }
  neighbours(cell: Cell): Cell[] {
    const out: Cell[] = [];
    for (let d = 1; d <= 6; d++) if (this.neighbour(cell, d) >= 0) out.push(this.neighbour(cell, d));
    return out;
  }
  /** Fewest steps through cells of the map; where no chain of cells leads, the plain distance. */
  distance(a: Cell, b: Cell): number {
    return this.apart[a * this.size + b] as number;
  }
  /** Fewest steps from one cell to every other over passable edges; FAR where there is no way. */
  walks(from: Cell, pass: Passable, out: Uint8Array = new Uint8Array(this.size)): Uint8Array {
    out.fill(FAR);
    out[from] = 0;
    const queue: number[] = [from];
    for (let head = 0; head < queue.length; head++) {
      const cell = queue[head] as number;
      const next = (out[cell] as number) + 1;
      for (let i = cell * 6, end = i + 6; i < end; i++) {
        const to = this.beside[i] as number;
        if (to < 0 || (out[to] as number) <= next || !pass[this.border[i] as number]) continue;
        out[to] = next;
        queue.push(to);
      }
    }
    return out;
  }
  /** Neighbours over passable edges that are one step nearer by this field of walks. */
  nearer(cell: Cell, field: ArrayLike<number>, pass: Passable): Cell[] {
    const out: Cell[] = [];
    const want = (field[cell] as number) - 1;
    for (let i = cell * 6, end = i + 6; i < end; i++) {
      const to = this.beside[i] as Cell;
      if (to >= 0 && field[to] === want && pass[this.border[i] as number]) out.push(to);
    }
    return out;
  }
  /** Is there a line of sight, given which edges can be seen through? */
  sees(from: Cell, to: Cell, clear: Passable): boolean {
    const line = this.line(from, to);
    for (let i = 0; i < line.length; i += 4) {
      if (look(clear, line[i] as number) && look(clear, line[i + 1] as number)) continue;
      if (look(clear, line[i + 2] as number) && look(clear, line[i + 3] as number)) continue;
      return false;
    }
    return true;
  }
  /**
   * Each feature of a line as two pairs of edges: it is passed if both edges of the first pair are clear, or both of the
   * second. −1 is an edge with a missing cell, never clear.
   */
  private line(from: Cell, to: Cell): Int16Array {
    const at = from * this.size + to;
    const known = this.lines[at];
    if (known) return known;
    const e = (a: Hex, b: Hex) => {
      const i = this.at(a);
      const j = this.at(b);
      return i < 0 || j < 0 ? -1 : this.between(i, j);
    };
    const made = Int16Array.from(
      trace(this.cells[from] as Hex, this.cells[to] as Hex).flatMap((f) => {
        if (f.kind === 'edge') return Array(4).fill(e(f.from, f.to)) as number[];
        if (f.kind === 'run') return [e(f.from, f.left), e(f.left, f.to), e(f.from, f.right), e(f.right, f.to)];
        return [e(f.from, f.to), e(f.from, f.to), e(f.from, f.third), e(f.third, f.to)];
      }),
    );
    this.lines[at] = made;
    return made;
  }
}
const key = (hex: Hex): number => (hex.q + 500) * 1000 + hex.r + 500;
const look = (clear: Passable, edge: number): boolean => edge >= 0 && (clear[edge] as number) !== 0;
