/** What every chapter says often: the table in hand, whose turn it is, who stands where. */
import type { Seat, Table } from '@cosmodrome/kernel';
import { type Icon, printedPart, ROOMS, type RoomKey, roomKey } from '../content/index.ts';
import type { Note, Spot } from '../notes.ts';
import { type Body, type BodyId, cardOf, partOf, type RoomId, type State, type Team, type Turn } from '../state.ts';

export type PanicTable = Table<State, Note>;

/** The longest game (PAN-RULING-63). */
export const LAST_ROUND = 40;
/** A vote to end the game may be called from this round on (PAN-RULING-63). */
export const VOTE_ROUND = 10;

/** The turn in progress: rules of the Team phase are never played outside one. */
export const turnOf = (state: State): Turn => state.turn!;
export const teamOf = (state: State, seat: Seat): Team => state.teams[seat]!;
export const bodyOf = (state: State, body: BodyId): Body => state.teams[body >> 1]!.bodies[body & 1]!;

export function inRoom(state: State, seat: Seat, room: RoomId): boolean {
  const [soldier, android] = state.teams[seat]!.bodies;
  return soldier.room === room || android.room === room;
}
/** Rooms in which this player's characters stand, each once. */
export function roomsOf(state: State, seat: Seat): RoomId[] {
  const [soldier, android] = state.teams[seat]!.bodies;
  const rooms: RoomId[] = [];
  if (soldier.room !== null) rooms.push(soldier.room);
  if (android.room !== null && android.room !== soldier.room) rooms.push(android.room);
  return rooms;
}
/** All characters in a room, in the order of the seats. */
export function bodiesIn(state: State, room: RoomId): BodyId[] {
  const here: BodyId[] = [];
  for (let seat = 0; seat < state.teams.length; seat++)
    for (let i = 0; i < 2; i++) if (state.teams[seat]!.bodies[i]!.room === room) here.push(seat * 2 + i);
  return here;
}
/** Other players with a character in the room. */
export function othersIn(state: State, seat: Seat, room: RoomId): Seat[] {
  const others: Seat[] = [];
  for (let s = 0; s < state.teams.length; s++) if (s !== seat && inRoom(state, s, room)) others.push(s);
  return others;
}

/** The icon of a room; the second room of a two-room card has none (PAN-RULING-15). */
export function iconOf(state: State, room: RoomId): Icon {
  const tile = state.base[cardOf(room)]!;
  return tile.inner === null || tile.iconPart === partOf(room) ? ROOMS[tile.card].icon : 'none';
}
/** Rooms with a symbol of the Search kind (PAN-SEARCH-02, PAN-RULING-52). */
export const searchable = (icon: Icon): boolean => icon !== 'none' && icon !== 'nest' && icon !== 'reactor';

export function keyOf(state: State, room: RoomId): RoomKey {
  const { card, orientation } = state.base[cardOf(room)]!;
  return roomKey(card, printedPart(orientation, partOf(room)));
}
export const spotOf = (state: State, room: RoomId): Spot => ({ room, key: keyOf(state, room) });
