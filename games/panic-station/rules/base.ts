/** The base: a grid of cards, what lies between two rooms, and where the next card may be laid. */
import {
  DIRECTIONS,
  type Direction,
  type Door,
  DX,
  DY,
  type Four,
  four,
  NEST,
  ORIENTATIONS,
  type Orientation,
  opposite,
  type Part,
  printedPart,
  printedSide,
  ROOMS,
  type RoomCard,
} from '../content/index.ts';
import { cardOf, partOf, type RoomId, roomAt, type State, type Tile } from '../state.ts';
import type { Placement } from '../topics.ts';

/** A laid card by its place in the base. */
export function tileIn(base: readonly Tile[], card: number): Tile {
  const tile = base[card];
  if (!tile) throw new Error(`no card ${card} in the base`);
  return tile;
}
/** PAN-RULING-13: one card a cell; cells are joined along their four sides. -1: an empty cell. */
const tileAt = (base: readonly Tile[], x: number, y: number): number => base.findIndex((tile) => tile.x === x && tile.y === y);

export const sideAt = (card: RoomCard, orientation: Orientation, d: Direction): Door => ROOMS[card].sides[printedSide(orientation, d)];
/** PAN-RULING-15: which room of the card, as it lies, owns a side. */
export function ownerAt(card: RoomCard, orientation: Orientation, d: Direction): Part {
  const { two } = ROOMS[card];
  return two ? printedPart(orientation, two.owner[printedSide(orientation, d)]) : 0;
}
export function iconPartAt(card: RoomCard, orientation: Orientation): Part {
  const { two } = ROOMS[card];
  return two ? printedPart(orientation, two.icon) : 0;
}

/** PAN-RULING-16: what two facing sides make of each other. A door that faces a wall is none (PAN-RULING-80). */
export function joined(a: Door, b: Door): Door {
  if (a === 'wall' || b === 'wall') return 'wall';
  return a === 'security' || b === 'security' ? 'security' : 'open';
}
/** The passage at a side of a laid card; behind an empty cell there is none (PAN-MOVE-04). */
export function passageAt(base: readonly Tile[], card: number, d: Direction): Door {
  const tile = tileIn(base, card);
  const near = tile.near[d];
  return near < 0 ? 'wall' : joined(tile.sides[d], tileIn(base, near).sides[opposite(d)]);
}
const facingRoom = (base: readonly Tile[], near: number, d: Direction): RoomId => roomAt(near, tileIn(base, near).owner[opposite(d)]);
/** The other room of a two-room card, if it lies in this direction. */
function otherHalf(tile: Tile, room: RoomId, d: Direction): RoomId | undefined {
  if (tile.inner === null) return undefined;
  if (partOf(room) === 0) return d === 2 ? roomAt(cardOf(room), 1) : undefined;
  return d === 0 ? roomAt(cardOf(room), 0) : undefined;
}

export interface Step {
  readonly to: RoomId;
  readonly door: 'open' | 'security';
}
/** PAN-RULING-15, PAN-RULING-85: the room reached from a room in a direction, and through what; undefined: a wall or nothing. */
export function step(base: readonly Tile[], room: RoomId, d: Direction): Step | undefined {
  const card = cardOf(room);
  const tile = tileIn(base, card);
  const half = otherHalf(tile, room, d);
  if (half !== undefined && tile.inner !== null) return { to: half, door: tile.inner };
  if (tile.owner[d] !== partOf(room)) return undefined;
  const door = passageAt(base, card, d);
  return door === 'wall' ? undefined : { to: facingRoom(base, tile.near[d], d), door };
}
/** PAN-RULING-15, PAN-RULING-26: the room that lies next to a room, walls and doors disregarded; undefined: an empty cell. */
export function beside(base: readonly Tile[], room: RoomId, d: Direction): RoomId | undefined {
  const tile = tileIn(base, cardOf(room));
  const near = tile.near[d];
  return otherHalf(tile, room, d) ?? (near < 0 ? undefined : facingRoom(base, near, d));
}

/** PAN-RULING-33: rooms into which one can throw or shoot. A Key Card does not help. */
export function adjacentOpen(state: State, room: RoomId): RoomId[] {
  const rooms: RoomId[] = [];
  for (const d of DIRECTIONS) {
    const s = step(state.base, room, d);
    if (s && (s.door === 'open' || state.doorsOpen)) rooms.push(s.to);
  }
  return rooms;
}

// ------------------------------------------------------------------ laying a card

/** Why a card cannot lie there, as the texts explain it; undefined: it can. */
export type Misfit = 'doors' | 'sealed' | undefined;

/** Doors of the base that face an empty cell. */
function freeDoors(base: readonly Tile[]): number {
  let free = 0;
  for (const tile of base) for (const d of DIRECTIONS) if (tile.near[d] < 0 && tile.sides[d] !== 'wall') free++;
  return free;
}
/**
 * PAN-EXPL-05..08, PAN-RULING-79: every side that touches a card must match, door to door or wall to wall, never two
 * security doors, and one side at least must make a passage. PAN-RULING-20: the base may not be sealed before the Nest is laid.
 */
export function misfit(state: State, card: RoomCard, at: Placement, free = freeDoors(state.base)): Misfit {
  const { base } = state;
  let passages = 0;
  let closed = 0;
  let opened = 0;
  for (const d of DIRECTIONS) {
    const mine = sideAt(card, at.turn, d);
    const near = tileAt(base, at.x + DX[d], at.y + DY[d]);
    if (near < 0) {
      if (mine !== 'wall') opened++;
      continue;
    }
    const theirs = tileIn(base, near).sides[opposite(d)];
    if ((mine === 'wall') !== (theirs === 'wall') || (mine === 'security' && theirs === 'security')) return 'doors';
    if (mine !== 'wall') {
      passages++;
      closed++;
    }
  }
  if (passages === 0) return 'doors';
  return card !== NEST && free - closed + opened === 0 && state.rooms.includes(NEST) ? 'sealed' : undefined;
}
function fitting(state: State, card: RoomCard, cells: readonly { x: number; y: number }[]): Placement[] {
  const free = freeDoors(state.base);
  const fits: Placement[] = [];
  for (const { x, y } of cells)
    for (const turn of ORIENTATIONS) {
      const at: Placement = { x, y, turn };
      if (misfit(state, card, at, free) === undefined) fits.push(at);
    }
  return fits;
}
/** PAN-RULING-17: empty cells behind the doors of one room, security doors among them. */
function cellsOf(state: State, room: RoomId): { x: number; y: number }[] {
  const tile = tileIn(state.base, cardOf(room));
  const part = partOf(room);
  const cells: { x: number; y: number }[] = [];
  for (const d of DIRECTIONS)
    if (tile.owner[d] === part && tile.near[d] < 0 && tile.sides[d] !== 'wall') cells.push({ x: tile.x + DX[d], y: tile.y + DY[d] });
  return cells;
}
/** Empty cells that any door of the base faces, each once. */
function openCells(state: State): { x: number; y: number }[] {
  const cells: { x: number; y: number }[] = [];
  for (const tile of state.base)
    for (const d of DIRECTIONS) {
      if (tile.near[d] >= 0 || tile.sides[d] === 'wall') continue;
      const x = tile.x + DX[d];
      const y = tile.y + DY[d];
      if (!cells.some((c) => c.x === x && c.y === y)) cells.push({ x, y });
    }
  return cells;
}

/** PAN-EXPL-03, PAN-RULING-17: next to the explorer's room, through one of its doors. */
const besideRoom = (state: State, card: RoomCard, room: RoomId): Placement[] => fitting(state, card, cellsOf(state, room));

/** PAN-EXPL-09, PAN-TERM-07, PAN-RULING-79: anywhere the card fits. PAN-RULING-80: the Nest, last of all, always finds a place. */
export function anywhere(state: State, card: RoomCard): Placement[] {
  const cells = openCells(state);
  const fits = fitting(state, card, cells);
  return fits.length === 0 && forcedNest(state, card) ? cells.map(({ x, y }): Placement => ({ x, y, turn: 0 })) : fits;
}
const forcedNest = (state: State, card: RoomCard): boolean => card === NEST && state.rooms.length === 1;

/** PAN-EXPL-10, PAN-RULING-19: there is no place for it; the first one found is enough to know. */
export function fitsNowhere(state: State, card: RoomCard): boolean {
  const cells = openCells(state);
  if (forcedNest(state, card)) return cells.length === 0;
  const free = freeDoors(state.base);
  return !cells.some(({ x, y }) => ORIENTATIONS.some((turn) => misfit(state, card, { x, y, turn }, free) === undefined));
}
/** PAN-RULING-18: next to the explorer if that is possible, else wherever it is. */
export function explorable(state: State, card: RoomCard, room: RoomId): Placement[] {
  const near = besideRoom(state, card, room);
  return near.length > 0 ? near : anywhere(state, card);
}

/** A card as it will lie, not yet tied to its neighbours. */
function newTile(card: RoomCard, at: Placement): Tile {
  return {
    card,
    x: at.x,
    y: at.y,
    orientation: at.turn,
    sides: four((d) => sideAt(card, at.turn, d)),
    owner: four((d) => ownerAt(card, at.turn, d)),
    inner: ROOMS[card].two?.inner ?? null,
    iconPart: iconPartAt(card, at.turn),
    red: false,
    near: [-1, -1, -1, -1],
  };
}
/** PAN-RULING-80: the one side of a Nest that fits nowhere through which it is entered: an open door facing it if there is one. */
function forcedSides(base: readonly Tile[], at: Placement): Four<Door> {
  const facing = DIRECTIONS.map((d) => {
    const near = tileAt(base, at.x + DX[d], at.y + DY[d]);
    return near < 0 ? 'wall' : tileIn(base, near).sides[opposite(d)];
  });
  const entry = facing.includes('open') ? facing.indexOf('open') : facing.indexOf('security');
  return four((d) => (d === entry ? 'open' : 'wall'));
}
/** PAN-EXPL-04: lays a card, black side up, and ties it to its neighbours. Gives its place in the base. */
export function layTile(state: Pick<State, 'base'>, card: RoomCard, at: Placement, forced = false): number {
  const { base } = state;
  const tile = newTile(card, at);
  if (forced) tile.sides = forcedSides(base, at);
  const place = base.length;
  base.push(tile);
  for (const d of DIRECTIONS) {
    const near = tileAt(base, at.x + DX[d], at.y + DY[d]);
    if (near < 0) continue;
    tile.near[d] = near;
    tileIn(base, near).near[opposite(d)] = place;
  }
  return place;
}
/** PAN-EXPL-02: the two-sided top card is seen by all. Undefined: the deck is empty. */
export const topCard = (state: State): RoomCard | undefined => state.rooms[state.rooms.length - 1];
/** Lays this card, the top of the Exploration deck. */
export function layTop(state: State, card: RoomCard, at: Placement): number {
  const forced = forcedNest(state, card) && misfit(state, card, at) !== undefined;
  state.rooms.pop();
  return layTile(state, card, at, forced);
}
