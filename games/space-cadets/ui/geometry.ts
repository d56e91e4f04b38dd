/** Where things are drawn: flat-top hexagons of side 68, the middle of cell 0,0 at the origin. */
import type { Spot } from '@cosmodrome/kit/face';
import type { CellView, EdgeView, View } from '../view.ts';

export type Point = readonly [x: number, y: number];
export const SIDE = 68;
const WIDE = SIDE * 1.5;
const TALL = SIDE * Math.sqrt(3);

export const middle = (q: number, r: number): Point => [WIDE * q, TALL * (r + q / 2)];
export const cellPoint = (view: View, cell: number): Point => {
  const c = view.cells[cell];
  return c ? middle(c.q, c.r) : [0, 0];
};
/** From the middle of a cell to the middle of its side in board direction 1 to 6, clockwise from north. */
export function toSide(direction: number, far = TALL / 2): Point {
  const turn = ((direction - 1) * Math.PI) / 3;
  return [far * Math.sin(turn), -far * Math.cos(turn)];
}
export function edgePoint(view: View, edge: EdgeView): Point {
  const [ax, ay] = cellPoint(view, edge.a);
  const [bx, by] = cellPoint(view, edge.b);
  return [(ax + bx) / 2, (ay + by) / 2];
}
/** The way a piece across this side lies, in degrees. */
export const sideAngle = (direction: number): number => ((direction - 1) % 3) * 60;

export function hexagon(radius: number): string {
  const x = radius / 2;
  const y = (radius * Math.sqrt(3)) / 2;
  const f = (n: number) => n.toFixed(1);
  return `M${f(radius)} 0 ${f(x)} ${f(y)} ${f(-x)} ${f(y)} ${f(-radius)} 0 ${f(-x)} ${f(-y)} ${f(x)} ${f(-y)}Z`;
}
/** How far around its middle a hatch can be touched: 44 px where a phone looks. */
export const HATCH = 22;
export const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const move = ([x, y]: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** An ellipse around all rooms, a circle where they are about as long as wide: the hull of the saucer. */
export interface Hull {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}
const ROUND = 0.8;
export function hullOf(cells: readonly { readonly q: number; readonly r: number }[]): Hull {
  const points = cells.map((c) => middle(c.q, c.r));
  if (points.length === 0) return { x: 0, y: 0, rx: 200, ry: 200 };
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const shape = (Math.max(...ys) - Math.min(...ys) + TALL) / (Math.max(...xs) - Math.min(...xs) + 2 * SIDE);
  const flat = shape > ROUND && shape < 1 / ROUND ? 1 : shape;
  const r = Math.max(...points.map(([px, py]) => Math.hypot(px - x, (py - y) / flat)));
  return { x, y, rx: r + SIDE + 28, ry: r * flat + SIDE + 28 };
}
/** What "fit" shows: the rooms with a rim of hull. */
export function worldOf(cells: readonly { readonly q: number; readonly r: number }[]): Spot {
  const points = cells.map((c) => middle(c.q, c.r));
  if (points.length === 0) return { x: -250, y: -250, width: 500, height: 500 };
  const x0 = Math.min(...points.map((p) => p[0])) - SIDE - 8;
  const x1 = Math.max(...points.map((p) => p[0])) + SIDE + 8;
  const y0 = Math.min(...points.map((p) => p[1])) - TALL / 2 - 12;
  const y1 = Math.max(...points.map((p) => p[1])) + TALL / 2 + 12;
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
/** A ship so long that it lies below the mission instead of beside it. */
export function isLong(cells: readonly { readonly q: number; readonly r: number }[]): boolean {
  const { width, height } = worldOf(cells);
  return width > 1.7 * height;
}
export const around = ([x, y]: Point, half: number): Spot => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });

// ------------------------------------------------------------------ who stands where on a tile

/** A piece on a tile: one figure, or several that are alike in every respect. */
export type Piece =
  | { readonly kind: 'role'; readonly index: number }
  | { readonly kind: 'foe'; readonly ids: readonly number[] }
  | { readonly kind: 'boss' };
export interface Standing {
  readonly piece: Piece;
  /** From the middle of the tile. */
  readonly at: Point;
  /** 1: as drawn; less where it is crowded. */
  readonly scale: number;
  /** How many pieces share the tile. */
  readonly among: number;
}
/** Figures alike share a stand once the tile is crowded. */
const ROOM = 4;

/** Two rows leave each name plate free; where the room's own name lies at the foot, they move up. */
const SLOTS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 2]],
  2: [[-27, 2], [27, 2]],
  3: [[-40, 2], [0, 2], [40, 2]],
  4: [[-26, -26], [26, -26], [-26, 20], [26, 20]],
  5: [[-36, -25], [0, -25], [36, -25], [-20, 20], [20, 20]],
  6: [[-36, -25], [0, -25], [36, -25], [-36, 20], [0, 20], [36, 20]],
}; // biome-ignore format: a table of places
const slots = (n: number): readonly Point[] =>
  SLOTS[n] ??
  Array.from({ length: n }, (_, i): Point => {
    const columns = Math.ceil(n / 3);
    const row = Math.floor(i / columns);
    return [((i % columns) - (columns - 1) / 2) * (84 / columns), -26 + row * 22];
  });
const SCALES = [1, 1, 0.92, 0.72, 0.68, 0.6, 0.6] as const;
/** A boss in company: still the largest, within its tile. */
const GREAT = 0.8;
/** Above the name at the foot of a room: one row rises, two rows draw together. */
const NAMED = { rise: 7, squeeze: 0.88, top: -8 };

export function standingOn(view: View, cell: number): readonly Standing[] {
  const pieces: Piece[] = [];
  if (view.boss?.at === cell) pieces.push({ kind: 'boss' });
  const foes = view.aliens.filter((a) => a.at === cell);
  const crew = view.rocketeers.flatMap((r, index) => (r.at === cell && view.turn > 0 ? [index] : []));
  const crowded = foes.length + crew.length + pieces.length > ROOM;
  const groups = new Map<string, number[]>();
  for (const f of foes) {
    const key = crowded ? `${f.type} ${f.hp} ${f.stunned} ${f.stagger}` : `${f.id}`;
    const known = groups.get(key);
    if (known) known.push(f.id);
    else groups.set(key, [f.id]);
  }
  for (const ids of groups.values()) pieces.push({ kind: 'foe', ids });
  for (const index of crew) pieces.push({ kind: 'role', index });
  const n = pieces.length;
  const places = slots(n);
  const named = (view.cells[cell]?.name ?? '') !== '';
  const rows = n >= ROOM;
  const scale = (SCALES[n] ?? 0.56) * (named && rows ? NAMED.squeeze : 1);
  return pieces.map((piece, i) => {
    const [x, y] = places[i]!;
    const at: Point = [x, named ? (rows ? y * NAMED.squeeze + NAMED.top : y - NAMED.rise) : y];
    return { piece, at, scale: piece.kind === 'boss' && n > 1 ? scale * GREAT : scale, among: n };
  });
}
/** The figure that stands for this one on the board: itself, or the first of those it shares its stand with. */
export function standFor(view: View, id: number): number {
  const cell = view.aliens.find((a) => a.id === id)?.at;
  if (cell === undefined) return id;
  for (const { piece } of standingOn(view, cell)) if (piece.kind === 'foe' && piece.ids.includes(id)) return piece.ids[0]!;
  return id;
}
export const lying = (c: CellView): number => c.finds.length + c.lockers.length + c.cards.length + c.mines.length;
