/** Programs that people have written: made and revoked by their owner, seated where those who play agree. See docs/bot-api.md. */
import { createHash, randomBytes } from 'node:crypto';
import type { Seat } from '@cosmodrome/kernel';
import type { Program } from '@cosmodrome/wire';
import type { Chats } from './chats.ts';
import { conflict, notFound, notYours } from './fault.ts';
import type { Person } from './people.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { seatOf } from './seats.ts';
import type { Shelf } from './shelf.ts';
import type { Db, Row, Storage } from './storage.ts';

/** Programs one person may have, and tables one program may sit at. */
const MOST_PROGRAMS = 8;
export const MOST_TABLES = 12;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface ProgramsParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly shelf: Shelf;
  readonly chats: Chats;
}
export class Programs {
  private readonly parts: ProgramsParts;
  /** Called, here and for other processes, when something about a program has changed that its line must know. */
  told: (what: 'table' | 'gone', id: string, code: string) => void = () => {};
  constructor(parts: ProgramsParts) {
    this.parts = parts;
  }
  async of(person: string): Promise<readonly Program[]> {
    const rows = await this.parts.storage.db.selectFrom('programs').selectAll().where('person', '=', person).orderBy('made_at').execute();
    return rows.map((p) => ({ id: p.id, name: p.name, made: p.made_at, used: p.used_at }));
  }
  /** Its token, which is not kept and cannot be told again. */
  async make(person: string, name: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const row = { id: randomBytes(9).toString('base64url'), person, name, hash: hashOf(token), made_at: Date.now(), used_at: null };
    if ((await this.of(person)).length >= MOST_PROGRAMS) throw conflict('too-many', `you have ${MOST_PROGRAMS} programs already`);
    await this.parts.storage.db.insertInto('programs').values(row).execute();
    return token;
  }
  async drop(person: string, id: string): Promise<void> {
    const { db } = this.parts.storage;
    const gone = await db.deleteFrom('programs').where('id', '=', id).where('person', '=', person).executeTakeFirst();
    if (Number(gone.numDeletedRows) > 0) await this.vacate(id);
  }
  /** All that this person has, as when they leave the house. */
  async dropAll(person: string): Promise<void> {
    for (const { id } of await this.of(person)) await this.drop(person, id);
  }
  /** Whose token this is; it has been here. */
  async enter(token: string): Promise<Row<'programs'> | undefined> {
    const { db } = this.parts.storage;
    const row = await db.selectFrom('programs').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
    if (row) await db.updateTable('programs').set({ used_at: Date.now() }).where('id', '=', row.id).execute();
    return row;
  }
  /** The tables at which it sits, as long as they are not over. */
  async tables(id: string): Promise<readonly string[]> {
    const rows = await this.parts.storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.code')
      .select('seats.code')
      .where('seats.program', '=', id)
      .where('tables.phase', '!=', 'over')
      .limit(2 * MOST_TABLES)
      .execute();
    return rows.map((r) => r.code);
  }

  // ------------------------------------------------------------------ at a table
  /** It is to sit here: at once where nobody else plays, else when all have agreed. */
  async offer(person: Person, room: Room, seat: Seat, id: string): Promise<void> {
    const { db } = this.parts.storage;
    if (room.table.phase === 'over') throw conflict('not-playing', 'the game is over');
    if (room.table.challenge !== null) throw conflict('challenge', 'a challenge is the same for everybody');
    if (!room.seated(person.id) && room.table.host !== person.id) throw notYours('you are not at this table');
    const program = await db.selectFrom('programs').selectAll().where('id', '=', id).where('person', '=', person.id).executeTakeFirst();
    if (!program) throw notFound('there is no such program of yours');
    const { kind, program: before } = seatOf(room, seat);
    if ((kind !== 'open' && kind !== 'bot') || before !== null) throw conflict('taken', 'this seat is taken');
    const asks = room.knockAt(seat);
    if (asks && asks.person !== person.id) throw conflict('taken', 'somebody asks for this seat already');
    if (room.seats.some((s) => s.program === id)) throw conflict('seated', 'this program has a seat at this table');
    if ((await this.tables(id)).length >= MOST_TABLES) throw conflict('too-many', `a program sits at ${MOST_TABLES} tables at a time`);
    if (room.players().every((p) => p === person.id)) return this.seat(room, seat, program);
    const knock = { person: person.id, name: person.name, agreed: [person.id], program: id, called: program.name };
    await db
      .updateTable('seats')
      .set({ knock: JSON.stringify(knock) })
      .where('code', '=', room.code)
      .where('seat', '=', seat)
      .execute();
    await this.parts.rooms.changed(room);
  }
  /** All agree, or nobody had to be asked. */
  async admitted(room: Room, seat: Seat, id: string): Promise<void> {
    const { db } = this.parts.storage;
    const program = await db.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirst();
    const { kind, program: before } = seatOf(room, seat);
    if (!program || (kind !== 'open' && kind !== 'bot') || before !== null || room.seats.some((s) => s.program === id)) {
      await db.updateTable('seats').set({ knock: null }).where('code', '=', room.code).where('seat', '=', seat).execute();
      return this.parts.rooms.changed(room);
    }
    return this.seat(room, seat, program);
  }
  private async seat(room: Room, seat: Seat, program: Row<'programs'>): Promise<void> {
    const { storage, rooms, shelf, chats } = this.parts;
    const { bot: before, name } = seatOf(room, seat);
    const bot = before ?? shelf.defaultBot(shelf.get(room.table.game));
    const sits = { kind: 'bot' as const, bot, name: program.name, program: program.id, owner: program.person, ready: 1 };
    const sat = await storage.db
      .updateTable('seats')
      .set({ ...sits, person: null, stand_in: 0, stand_in_at: null, knock: null })
      .where('code', '=', room.code)
      .where('seat', '=', seat)
      .where('kind', 'in', ['open', 'bot'])
      .executeTakeFirst();
    room.greet(seat);
    await rooms.changed(room, [program.person]);
    if (Number(sat.numUpdatedRows) === 0) throw conflict('taken', 'this seat is taken');
    const owner = await storage.db.selectFrom('people').select(['id', 'name']).where('id', '=', program.person).executeTakeFirstOrThrow();
    await chats.announce(room, 'program', seat, owner, program.name || name);
    if (room.table.phase === 'playing') await rooms.driver.sidesChanged(room);
    this.told('table', program.id, room.code);
  }
  /** Somebody who plays, or its owner, will have it here no longer: its bot plays on. */
  async dismiss(person: Person, room: Room, seat: Seat): Promise<void> {
    const { program, owner } = seatOf(room, seat);
    if (!room.seated(person.id) && owner !== person.id) throw notYours('you have no seat here');
    if (program === null) return;
    await this.free(room, seat);
    this.told('table', program, room.code);
  }
  /** Wherever it sits its bot plays on, and its line is closed. */
  private async vacate(id: string): Promise<void> {
    const { rooms, storage } = this.parts;
    for (const code of await this.tables(id))
      await rooms.atTable(code, async (room) => {
        for (const s of room.seats) if (s.program === id) await this.free(room, s.seat);
      });
    await unseat(storage.db, (seats) => seats.where('program', '=', id));
    this.told('gone', id, '');
  }
  private async free(room: Room, seat: Seat): Promise<void> {
    const { storage, rooms } = this.parts;
    await unseat(storage.db, (seats) => seats.where('code', '=', room.code).where('seat', '=', seat));
    await rooms.changed(room);
    if (room.table.phase === 'playing') await rooms.driver.sidesChanged(room);
  }
}
const seatsSet = (db: Db) =>
  db
    .updateTable('seats')
    .set((eb) => ({ program: null, owner: null, stand_in: 0, stand_in_at: null, name: eb.ref('bot').$castTo<string>() }));
/** Of these seats, those where programs sit are bots of the house again. */
export async function unseat(db: Db, of: (seats: ReturnType<typeof seatsSet>) => ReturnType<typeof seatsSet>): Promise<void> {
  await of(seatsSet(db)).where('program', 'is not', null).execute();
}
