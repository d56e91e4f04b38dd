/** Seats of a table as they are stored, and what must be so before they are changed. */
import type { Seat } from '@cosmodrome/kernel';
import { badRequest, conflict, notYours } from './fault.ts';
import type { Person } from './people.ts';
import type { Room } from './room.ts';
import type { Db, Row } from './storage.ts';

export type SeatRow = Row<'seats'>;
/** Who sat on a seat, or opened a table, and is no more. No person is called so: see `People.newGuest`. */
export const NOBODY = 'nobody';
export const openSeat = (code: string, seat: Seat): SeatRow => ({
  code,
  seat,
  kind: 'open',
  person: null,
  bot: null,
  name: '',
  stand_in: 0,
  stand_in_at: null,
  own_wish: 0,
  ready: 0,
  knock: null,
  program: null,
  owner: null,
});
export async function setSeat(db: Db, { code, seat, ...rest }: SeatRow): Promise<void> {
  await db.updateTable('seats').set(rest).where('code', '=', code).where('seat', '=', seat).execute();
}
export function seatOf(room: Room, seat: Seat): SeatRow {
  const s = room.seats[seat];
  if (!s) throw badRequest(`there is no seat ${seat}`);
  return s;
}
export function hostOf(person: Person, room: Room): void {
  if (room.table.host !== person.id) throw notYours('only the host of the table can do that');
}
export function mustWait(room: Room): void {
  if (room.table.phase !== 'waiting') throw conflict('begun', 'the game has begun');
}
/** What everybody tries on the same terms is changed by nobody. */
export function ownTerms(room: Room): void {
  mustWait(room);
  if (room.table.challenge !== null) throw conflict('challenge', 'a challenge is the same for everybody');
}
export function mustPlay(room: Room): void {
  if (room.table.phase !== 'playing') throw conflict('not-playing', 'the game is not being played');
}
