/** The 20 Exploration cards as catalogued. */
export type RoomCard =
  | `X${'01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09'}`
  | `X1${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'X20';
/** A room by name: a card with one room, or one half of a two-room card as printed (n, s at orientation 0). */
export type RoomKey = Exclude<RoomCard, 'X04' | 'X17' | 'X19'> | 'X04n' | 'X04s' | 'X17n' | 'X17s' | 'X19n' | 'X19s';

export type Icon = 'none' | 'one' | 'run' | 'alert' | 'storage' | 'team' | 'terminal' | 'infirmary' | 'nest' | 'reactor';
export type Door = 'wall' | 'open' | 'security';
/** 0 = the north room of a two-room card, or the only room; 1 = the south room. */
export type Part = 0 | 1;
/** As printed, or half round: a card is never laid sideways (PAN-EXPL-05). */
export type Orientation = 0 | 180;
export const ORIENTATIONS: readonly Orientation[] = [0, 180];
/** One thing for each direction. */
export type Four<T> = readonly [north: T, east: T, south: T, west: T];

/** One side of the D4 a direction: 1 North, 2 East, 3 South, 4 West (PAN-RULING-05). As an index it is one less. */
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];
export const four = <T>(of: (d: Direction) => T): Four<T> => [of(0), of(1), of(2), of(3)];
export const opposite = (d: Direction): Direction => ((d + 2) % 4) as Direction;
export const DX: Four<number> = [0, 1, 0, -1];
export const DY: Four<number> = [-1, 0, 1, 0];

/** PAN-RULING-14: half round, North and South change places, and East and West; so do the rooms that own them. */
export const printedSide = (orientation: Orientation, d: Direction): Direction => (orientation === 0 ? d : opposite(d));
export const printedPart = (orientation: Orientation, part: Part): Part => (orientation === 0 ? part : part === 0 ? 1 : 0);

export interface RoomFacts {
  readonly icon: Icon;
  /** N, E, S, W at orientation 0. */
  readonly sides: Four<Door>;
  /** Two-room cards only (PAN-RULING-15): which room owns each side, the door between them, whose the icon is. */
  readonly two?: { readonly owner: Four<Part>; readonly inner: 'open' | 'security'; readonly icon: Part };
}

const W = 'wall';
const O = 'open';
const S = 'security';
export const ROOMS: Readonly<Record<RoomCard, RoomFacts>> = {
  X01: { icon: 'reactor', sides: [O, O, O, O] },
  X02: { icon: 'nest', sides: [W, W, O, S] },
  X03: { icon: 'terminal', sides: [W, O, O, O] },
  X04: { icon: 'terminal', sides: [W, O, O, S], two: { owner: [0, 1, 1, 0], inner: S, icon: 0 } },
  X05: { icon: 'infirmary', sides: [O, W, O, W] },
  X06: { icon: 'infirmary', sides: [S, O, W, O] },
  X07: { icon: 'storage', sides: [W, O, W, S] },
  X08: { icon: 'storage', sides: [S, W, O, W] },
  X09: { icon: 'team', sides: [O, O, O, O] },
  X10: { icon: 'team', sides: [O, O, W, O] },
  X11: { icon: 'team', sides: [O, W, O, O] },
  X12: { icon: 'run', sides: [O, W, O, W] },
  X13: { icon: 'run', sides: [W, O, W, O] },
  X14: { icon: 'run', sides: [O, O, O, O] },
  X15: { icon: 'alert', sides: [O, O, W, W] },
  X16: { icon: 'alert', sides: [W, O, O, O] },
  X17: { icon: 'alert', sides: [O, O, O, O], two: { owner: [0, 0, 1, 1], inner: O, icon: 0 } },
  X18: { icon: 'one', sides: [O, W, W, O] },
  X19: { icon: 'one', sides: [S, O, O, W], two: { owner: [0, 0, 1, 1], inner: O, icon: 0 } },
  X20: { icon: 'none', sides: [S, O, O, O] },
};
/** A room of a card as printed. */
export const roomKey = (card: RoomCard, part: Part): RoomKey => (ROOMS[card].two ? `${card}${part === 0 ? 'n' : 's'}` : card) as RoomKey;
/** Cards that the first search of a Storage gives (PAN-STORE-01). */
export const STORAGE_CARDS = 3;
export const REACTOR: RoomCard = 'X01';
export const NEST: RoomCard = 'X02';
export const TERMINAL: RoomCard = 'X03';
export const ROOM_CARDS = Object.keys(ROOMS) as readonly RoomCard[];
