/** What every chapter says often: the table in hand, whose turn it is, who stands where. */
import type { Seat, Table } from '@cosmodrome/kernel';
import { type Icon, printedPart, ROOMS, type RoomKey, roomKey } from '../content/index.ts';
import type { Note, Spot } from '../notes.ts';
import {
  androidOf,
  type Body,
  type BodyId,
  cardOf,
  type Parasite,
  type ParasiteId,
  partOf,
  type RoomId,
  type State,
  seatOf,
  soldierOf,
  type Team,
  type Tile,
  type Turn,
  whichOf,
} from '../state.ts';
import { tileIn } from './base.ts';

export type PanicTable = Table<State, Note>;

/** The longest game (PAN-RULING-63). */
export const LAST_ROUND = 40;
/** A vote to end the game may be called from this round on (PAN-RULING-63). */
export const VOTE_ROUND = 10;

/** What is always there: the rules of the game see to it. */
function found<T>(it: T | null | undefined, what: string): T {
  if (it === null || it === undefined) throw new Error(`there is no ${what}`);
  return it;
}
/** The turn in progress: rules of the Team phase are never played outside one. */
export const turnOf = (state: State): Turn => found(state.turn, 'turn in progress');
export const teamOf = (state: State, seat: Seat): Team => found(state.teams[seat], 'such team');
export const bodyOf = (state: State, body: BodyId): Body => teamOf(state, seatOf(body)).bodies[whichOf(body)];
export const tokenOf = (state: State, parasite: ParasiteId): Parasite => found(state.parasites[parasite], 'such parasite');
export const tileOf = (state: State, room: RoomId): Tile => tileIn(state.base, cardOf(room));
/** Where a character or a parasite that is on the board stands. */
export const roomOf = ({ room }: Body | Parasite): RoomId => found(room, 'room: it is not on the board');

export function inRoom(state: State, seat: Seat, room: RoomId): boolean {
  const [soldier, android] = teamOf(state, seat).bodies;
  return soldier.room === room || android.room === room;
}
/** Rooms in which this player's characters stand, each once. */
export function roomsOf(state: State, seat: Seat): RoomId[] {
  const [soldier, android] = teamOf(state, seat).bodies;
  const rooms: RoomId[] = [];
  if (soldier.room !== null) rooms.push(soldier.room);
  if (android.room !== null && android.room !== soldier.room) rooms.push(android.room);
  return rooms;
}
/** All characters in a room, in the order of the seats. */
export function bodiesIn(state: State, room: RoomId): BodyId[] {
  const here: BodyId[] = [];
  for (let seat = 0; seat < state.teams.length; seat++) {
    const [soldier, android] = teamOf(state, seat).bodies;
    if (soldier.room === room) here.push(soldierOf(seat));
    if (android.room === room) here.push(androidOf(seat));
  }
  return here;
}
/** Other players with a character in the room. */
export function othersIn(state: State, seat: Seat, room: RoomId): Seat[] {
  const others: Seat[] = [];
  for (let s = 0; s < state.teams.length; s++) if (s !== seat && inRoom(state, s, room)) others.push(s);
  return others;
}

/** PAN-MOVE-02, -03, PAN-KEY-01, PAN-RULING-71: a Key Card face up, or the Terminal, opens security doors. */
export const passesDoors = (state: State, seat: Seat): boolean => state.doorsOpen || teamOf(state, seat).laid.includes('key');

/** The icon of a room; the second room of a two-room card has none (PAN-RULING-15). */
export function iconOf(state: State, room: RoomId): Icon {
  const tile = tileOf(state, room);
  return tile.inner === null || tile.iconPart === partOf(room) ? ROOMS[tile.card].icon : 'none';
}
/** Rooms with a symbol of the Search kind (PAN-SEARCH-02, PAN-RULING-52). */
export const searchable = (icon: Icon): boolean => icon !== 'none' && icon !== 'nest' && icon !== 'reactor';

export function keyOf(state: State, room: RoomId): RoomKey {
  const { card, orientation } = tileOf(state, room);
  return roomKey(card, printedPart(orientation, partOf(room)));
}
export const spotOf = (state: State, room: RoomId): Spot => ({ room, key: keyOf(state, room) });
