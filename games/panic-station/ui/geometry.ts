/** Where things are in the world of the board: cells of 190, rooms of 180, characters and parasites inside them. */
import type { Seat } from '@cosmodrome/kernel';
import type { Spot } from '@cosmodrome/kit/face';
import { DIRECTIONS, type Direction, DX, DY, opposite } from '../content/index.ts';
import { type BodyId, bodiesOf, cardOf, isAndroid, type ParasiteId, partOf, type RoomId, seatOf } from '../state.ts';
import type { TeamView, TileView, View } from '../view.ts';

export const ROOM = 180;
const PITCH = 190;
type Point = readonly [x: number, y: number];
export interface Cell {
  readonly x: number;
  readonly y: number;
}
export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;
export const corner = ({ x, y }: Cell): Point => [x * PITCH, y * PITCH];

// ------------------------------------------------------------------ outlines

/** The floor, the whole card, and an edge a little outside of it; halves of two-room cards above and below. */
export const FLOOR = 'M18 9H162L171 18V162L162 171H18L9 162V18Z';
export const HALF_FLOOR = ['M18 9H162L171 18V86H9V18Z', 'M9 94H171V162L162 171H18L9 162Z'] as const;
export const CARD = 'M13 0H167L180 13V167L167 180H13L0 167V13Z';
const EDGE = 'M12 -2H168L182 12V168L168 182H12L-2 168V12Z';
const HALF_EDGE = ['M12 -2H168L182 12V89H-2V12Z', 'M-2 91H182V168L168 182H12L-2 168Z'] as const;
/** Brackets at the four corners of a room or of half a card. */
const FRAME = 'M-7 26V-7H26M154 -7H187V26M187 154V187H154M26 187H-7V154';
const HALF_FRAME = [
  'M-7 20V-7H26M154 -7H187V20M187 66V89H154M26 89H-7V66',
  'M-7 114V91H26M154 91H187V114M187 154V187H154M26 187H-7V154',
] as const;

/** Which part of a card a room is: the whole of it, or its upper or lower half. */
export type Half = 0 | 1 | undefined;
export const edgeOf = (half: Half): string => (half === undefined ? EDGE : HALF_EDGE[half]);
export const frameOf = (half: Half): string => (half === undefined ? FRAME : HALF_FRAME[half]);

// ------------------------------------------------------------------ rooms and cells

/** The card a room is on; undefined: this view has it not yet. */
export const tileOf = (view: View, room: RoomId): TileView | undefined => view.base[cardOf(room)];
/** A room of this very view. */
export function roomOf(view: View, room: RoomId): TileView['rooms'][number] & { readonly tile: TileView } {
  const tile = tileOf(view, room);
  const found = tile?.rooms.find((r) => r.id === room);
  if (!tile || !found) throw new Error(`no room ${room} on the board`);
  return { ...found, tile };
}
export function teamOf(view: View, seat: Seat): TeamView {
  const team = view.teams[seat];
  if (!team) throw new Error(`nobody sits on seat ${seat}`);
  return team;
}
export const halfOf = (tile: TileView, room: RoomId): Half => (tile.inner === null ? undefined : partOf(room));
export function roomSpot(view: View, room: RoomId): Spot | undefined {
  const tile = tileOf(view, room);
  if (!tile) return undefined;
  const [x, y] = corner(tile);
  const half = halfOf(tile, room);
  return half === undefined ? { x, y, width: ROOM, height: ROOM } : { x, y: y + half * 92, width: ROOM, height: 88 };
}

/** A door that leads to an empty cell. */
export interface Frontier {
  readonly cell: Cell;
  readonly side: Direction;
  readonly tile: TileView;
}
export function frontiers(view: View): readonly Frontier[] {
  return view.base.flatMap((tile) =>
    DIRECTIONS.filter((d) => tile.sides[d].passage === 'free' && tile.sides[d].door !== 'wall').map((side) => ({
      cell: { x: tile.x + DX[side], y: tile.y + DY[side] },
      side,
      tile,
    })),
  );
}
/** The station and, while there are rooms to lay, the cells its doors lead to. */
export function worldOf(view: View): Spot {
  const xs = view.base.map((t) => t.x);
  const ys = view.base.map((t) => t.y);
  const open = view.next === null ? [] : frontiers(view);
  const left = Math.min(...xs, ...open.map((f) => f.cell.x + 0.12));
  const right = Math.max(...xs, ...open.map((f) => f.cell.x - 0.12));
  const top = Math.min(...ys, ...open.map((f) => f.cell.y + 0.12));
  const bottom = Math.max(...ys, ...open.map((f) => f.cell.y - 0.12));
  return { x: left * PITCH - 4, y: top * PITCH - 4, width: (right - left) * PITCH + ROOM + 8, height: (bottom - top) * PITCH + ROOM + 8 };
}
export const union = (spots: readonly Spot[]): Spot | undefined => {
  if (spots.length === 0) return undefined;
  const x = Math.min(...spots.map((s) => s.x));
  const y = Math.min(...spots.map((s) => s.y));
  return {
    x,
    y,
    width: Math.max(...spots.map((s) => s.x + s.width)) - x,
    height: Math.max(...spots.map((s) => s.y + s.height)) - y,
  };
};

/** What lies between two rooms: a passage, a locked one, or nothing that joins them. */
export function between(view: View, from: RoomId, to: RoomId): 'open' | 'security' | undefined {
  const a = tileOf(view, from);
  const b = tileOf(view, to);
  if (!a || !b) return undefined;
  if (a === b) return a.inner ?? undefined;
  const d = DIRECTIONS.find((d) => a.x + DX[d] === b.x && a.y + DY[d] === b.y);
  if (d === undefined) return undefined;
  const own = a.inner === null || a.sides[d].owner === partOf(from);
  const back = b.sides[opposite(d)];
  const theirs = b.inner === null || back.owner === partOf(to);
  const { passage } = a.sides[d];
  return own && theirs && passage !== 'wall' && passage !== 'free' ? passage : undefined;
}

// ------------------------------------------------------------------ pieces

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
/** Feet of `n` characters in a whole room, `m` parasites beside them. */
function standing(n: number, m: number): readonly Placed[] {
  if (n === 0) return [];
  if (n === 1) return [{ x: m > 0 ? 74 : 90, y: 114, scale: 1.05 }];
  if (n === 2) return [0, 1].map((i) => ({ x: (m > 0 ? 44 : 56) + i * 62, y: 114, scale: m > 0 ? 0.98 : 1.05 }));
  if (n <= 4) return Array.from({ length: n }, (_, i) => ({ x: (i < 2 ? 78 : 44) + (i % 2) * 58, y: i < 2 ? 76 : 138, scale: 0.8 }));
  const across = n <= 6 ? 3 : 4;
  const scale = n <= 6 ? 0.7 : 0.54;
  const rows = Math.ceil(n / across);
  const [first, gap] = rows === 2 ? [78, 58] : [62, 45];
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / across);
    return { x: (row === 0 ? 62 : 40) + (i % across) * (across === 3 ? 46 : 33), y: first + row * gap, scale };
  });
}
/** The same in half a card, whose middle is 44 high. */
function standingLow(n: number, m: number): readonly Placed[] {
  if (n === 0) return [];
  const scale = n <= 2 ? 0.82 : n <= 4 ? 0.66 : 0.5;
  const room = m > 0 ? 90 : 116;
  const gap = Math.min(54, n > 1 ? room / (n - 1) : 0);
  return Array.from({ length: n }, (_, i) => ({ x: 62 + i * gap, y: 62, scale }));
}
function crawling(m: number, n: number, low: boolean): readonly Placed[] {
  const y = low ? 46 : n > 0 ? 142 : 96;
  const scale = low ? (m <= 1 ? 0.72 : 0.5) : n > 0 ? (m <= 2 ? 0.66 : 0.5) : m === 1 ? 1.05 : m === 2 ? 0.85 : 0.6;
  if (n > 0 || low) return Array.from({ length: m }, (_, i) => ({ x: 150 - i * Math.min(34, 110 / Math.max(1, m)), y, scale }));
  if (m <= 2) return Array.from({ length: m }, (_, i) => ({ x: m === 1 ? 92 : 60 + i * 64, y, scale }));
  return Array.from({ length: m }, (_, i) => ({ x: 50 + (i % 3) * 44, y: 74 + Math.floor(i / 3) * 46, scale }));
}

export interface Pieces {
  readonly bodies: ReadonlyMap<BodyId, Placed>;
  readonly parasites: ReadonlyMap<ParasiteId, Placed>;
}
/** Where every character and parasite stands, in the world. */
export function piecesOf(view: View): Pieces {
  const bodies = new Map<BodyId, Placed>();
  const parasites = new Map<ParasiteId, Placed>();
  for (const tile of view.base) {
    const [x, y] = corner(tile);
    for (const room of tile.rooms) {
      const half = halfOf(tile, room.id);
      const top = y + (half === 1 ? 92 : 0);
      const here = bodiesIn(view, room.id);
      const vermin = view.parasites.filter((p) => p.room === room.id);
      const low = half !== undefined;
      const put = <Id>(where: Map<Id, Placed>, id: Id | undefined, at: Placed): void => {
        if (id !== undefined) where.set(id, { ...at, x: x + at.x, y: top + at.y });
      };
      const feet = low ? standingLow(here.length, vermin.length) : standing(here.length, vermin.length);
      for (const [i, at] of feet.entries()) put(bodies, here[i], at);
      const spots = crawling(vermin.length, here.length, low);
      for (const [i, at] of spots.entries()) put(parasites, vermin[i]?.id, at);
    }
  }
  return { bodies, parasites };
}
export function bodiesIn(view: View, room: RoomId): readonly BodyId[] {
  return view.teams.flatMap((team) => {
    const [soldier, android] = bodiesOf(team.seat);
    return [...(team.soldier.room === room ? [soldier] : []), ...(team.android.room === room ? [android] : [])];
  });
}
export const bodyView = (view: View, body: BodyId) => {
  const team = teamOf(view, seatOf(body));
  return isAndroid(body) ? team.android : team.soldier;
};

// ------------------------------------------------------------------ light

export type Light = 'on' | 'focus' | 'alarm' | 'off';
/** Lamps burn where a character stands, red where only parasites do, brightest where the question of the moment takes place. */
export function lightOf(view: View, room: RoomId): Light {
  if (sceneRoom(view) === room) return 'focus';
  if (bodiesIn(view, room).length > 0) return 'on';
  return view.parasites.some((p) => p.room === room) ? 'alarm' : 'off';
}
export function sceneRoom(view: View): RoomId | undefined {
  const { scene } = view;
  if (!scene) return undefined;
  if ('room' in scene) return scene.room;
  return scene.kind === 'hit' ? (bodyView(view, scene.body).room ?? undefined) : undefined;
}
