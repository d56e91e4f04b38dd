/** What people do with tables before, beside and after the match. */
import { randomBytes, randomInt } from 'node:crypto';
import { type AnyMatch, Match, type Opening, type Options, type Seat, settleSeats, settleTable } from '@cosmodrome/kernel';
import type { GamePackage, PaceKind } from '@cosmodrome/kit/package';
import type { NewTable, Pace, TableCard, TableTerms } from '../wire/index.ts';
import type { Append } from './appends.ts';
import { isAwaited, notIdle } from './awaited.ts';
import type { Chats } from './chats.ts';
import { badRequest, conflict, Fault, notYours } from './fault.ts';
import type { Person } from './people.ts';
import { briefOf, type Clocks, type Ending, type Origin, Play } from './play.ts';
import type { Replays } from './replays.ts';
import { type Knock, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { CODE_LETTERS } from './schemas.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Db, Row, Storage } from './storage.ts';

const RELAXED: Pace = { kind: 'relaxed' };
/** Tables one person may keep waiting at a time. */
const MOST_WAITING = 25;
/** Running games of a person about which a list tells more than storage does. */
const MOST_NEAR = 24;

/** Tables that go at a time: the rest go the next hour. */
const MOST_TIDIED = 500;

/** How many tables were closed before they began, how many matches given up, how many finished ones removed. */
export interface Tidied {
  readonly closed: number;
  readonly given: number;
  readonly removed: number;
}
type SeatRow = Row<'seats'>;
export const openSeat = (code: string, seat: Seat): SeatRow => ({
  code,
  seat,
  kind: 'open',
  person: null,
  bot: null,
  name: '',
  stand_in: 0,
  stand_in_at: null,
  ready: 0,
  knock: null,
});

export class Tables {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly shelf: Shelf;
  private readonly settings: Settings;
  private readonly replays: Replays;
  private readonly chats: Chats;
  constructor(storage: Storage, rooms: Rooms, replays: Replays, chats: Chats, shelf: Shelf, settings: Settings) {
    this.storage = storage;
    this.rooms = rooms;
    this.replays = replays;
    this.chats = chats;
    this.shelf = shelf;
    this.settings = settings;
  }

  async create(person: Person, wish: NewTable): Promise<Room> {
    const { db } = this.storage;
    const pkg = this.shelf.get(wish.game);
    const options = settleTable(pkg.game, wish.options ?? {}, wish.seats.length, wish.brief);
    const pace = wish.pace ?? firstPace(pkg, options);
    fittingPace(pkg, options, pace);
    if (wish.seats.filter((s) => s.kind === 'me').length > 1)
      throw badRequest('seats: you can sit on one seat only; further people at your device are "device" seats');
    const waiting = await db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('host', '=', person.id)
      .where('phase', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (Number(waiting.n) >= MOST_WAITING) throw conflict('too-many', `you have ${MOST_WAITING} tables waiting already`);
    const now = Date.now();
    const code = newCode();
    const seats = wish.seats.map((s, seat): SeatRow => {
      if (s.kind === 'me') return { ...openSeat(code, seat), kind: 'person', person: person.id, name: person.name };
      if (s.kind === 'device') return { ...openSeat(code, seat), kind: 'device', person: person.id, name: s.name };
      if (s.kind === 'bot') return { ...openSeat(code, seat), kind: 'bot', bot: this.knownBot(wish.game, s.bot), name: s.bot, ready: 1 };
      return openSeat(code, seat);
    });
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('tables')
        .values({
          code,
          name: wish.name ?? person.name,
          game: wish.game,
          options: JSON.stringify(options),
          brief: wish.brief === undefined ? null : JSON.stringify(wish.brief),
          pace: JSON.stringify(pace),
          listed: wish.listed ? 1 : 0,
          spectators: (wish.spectators ?? true) ? 1 : 0,
          joinable: (wish.joinable ?? true) ? 1 : 0,
          phase: 'waiting',
          host: person.id,
          rematch: null,
          ending: null,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await tx.insertInto('seats').values(seats).execute();
    });
    const room = await this.rooms.find(code);
    if (wish.start && !seats.some((s) => s.kind === 'open')) await this.rooms.inRoom(code, () => this.start(person, room));
    return room;
  }
  private knownBot(game: string, bot: string): string {
    const bots = this.shelf.opponents(this.shelf.get(game));
    if (!bots.includes(bot)) throw badRequest(`there is no bot '${bot}'; there are: ${bots.join(', ')}`);
    return bot;
  }

  // ------------------------------------------------------------------ before the start; each is called inside the room
  async sit(person: Person, room: Room, seat: Seat): Promise<void> {
    if (room.table.phase === 'playing') return this.dropIn(person, room, seat);
    this.waiting(room);
    const target = this.seat(room, seat);
    if (target.kind === 'person' && target.person === person.id) return;
    this.welcome(person, room);
    if (target.kind !== 'open') throw conflict('taken', 'this seat is taken');
    const taken = await this.storage.db.transaction().execute(async (tx) => {
      const sat = await tx
        .updateTable('seats')
        .set({ kind: 'person', person: person.id, name: person.name, ready: 0 })
        .where('code', '=', room.code)
        .where('seat', '=', seat)
        .where('kind', '=', 'open')
        .executeTakeFirst();
      if (Number(sat.numUpdatedRows) === 0) return false;
      // One person, one seat: whoever moves leaves the old one.
      await tx
        .updateTable('seats')
        .set({ kind: 'open', person: null, name: '', ready: 0 })
        .where('code', '=', room.code)
        .where('kind', '=', 'person')
        .where('person', '=', person.id)
        .where('seat', '!=', seat)
        .execute();
      return true;
    });
    await this.changed(room, [person.id]);
    if (!taken) throw conflict('taken', 'this seat is taken');
  }
  private welcome(person: Person, room: Room): void {
    if (room.kicked(person.id)) throw conflict('kicked', 'the host has sent you away from this table');
  }
  /** Somebody new plays from now on, in the seat of a bot. */
  private async dropIn(person: Person, room: Room, seat: Seat): Promise<void> {
    if (room.owns(person.id, seat)) return;
    await this.mayDropIn(person, room, seat);
    if (this.secrets(room) && room.players().length > 0) throw conflict('ask-first', 'those who play must agree: knock first');
    await this.takeOver(person, room, seat);
  }
  private secrets(room: Room): boolean {
    return this.shelf.get(room.table.game).game.secrets ?? false;
  }
  /** Nobody who knows something takes a seat in mid-game: not who has one, nor who had one, nor, where there are secrets, who looked on. */
  private async mayDropIn(person: Person, room: Room, seat: Seat): Promise<void> {
    const target = this.seat(room, seat);
    this.playing(room);
    this.welcome(person, room);
    if (room.seated(person.id)) throw conflict('seated', 'you have a seat at this table');
    if (!room.joinable) throw conflict('not-joinable', 'nobody can join this table any more');
    if (target.kind !== 'open' && target.kind !== 'bot') throw conflict('taken', 'this seat is taken');
    const attended = await this.attended(person, room);
    if (attended?.held) throw conflict('was-here', 'you gave up a seat at this table');
    if (this.secrets(room) && (attended || room.presence(person.id) === 'here'))
      throw conflict('looked-on', 'who has looked on cannot play here any more');
  }
  private attended(person: Person, room: Room): Promise<Row<'attended'> | undefined> {
    return this.storage.db
      .selectFrom('attended')
      .selectAll()
      .where('code', '=', room.code)
      .where('person', '=', person.id)
      .executeTakeFirst();
  }
  /** This person has looked on at a running game or, `held`, given up a seat in it. */
  async attend(person: string, room: Room, held = false): Promise<void> {
    const row = { code: room.code, person, held: held ? 1 : 0 };
    await this.storage.db
      .insertInto('attended')
      .values(row)
      .onConflict((c) => (held ? c.columns(['code', 'person']).doUpdateSet({ held: 1 }) : c.doNothing()))
      .execute();
  }
  /** May this person ask for a seat in the running game, if he does not look on before? */
  async door(person: Person | undefined, room: Room): Promise<boolean> {
    if (!person || room.table.phase !== 'playing' || !this.secrets(room)) return false;
    const free = room.seats.find((s) => s.kind === 'bot' || s.kind === 'open');
    if (!free) return false;
    return this.mayDropIn(person, room, free.seat).then(
      () => true,
      () => false,
    );
  }
  /** Asks those who play for the seat of a bot. Where nobody has to be asked, it is taken at once. */
  async knock(person: Person, room: Room, seat: Seat): Promise<void> {
    await this.mayDropIn(person, room, seat);
    if (!this.secrets(room) || room.players().length === 0) return this.takeOver(person, room, seat);
    const asks = room.knockAt(seat);
    if (asks?.person === person.id) return;
    if (asks) throw conflict('taken', 'somebody asks for this seat already');
    for (const s of room.seats) if (room.knockAt(s.seat)?.person === person.id) await this.setKnock(room, s.seat, null);
    await this.setKnock(room, seat, { person: person.id, name: person.name, agreed: [] });
    await this.changed(room, [person.id]);
    await this.chats.announce(room, 'asked', seat, person, this.seat(room, seat).name);
  }
  /** One of those who play agrees, or one against it is enough; whoever asked may think better of it. */
  async agree(person: Person, room: Room, seat: Seat, yes: boolean): Promise<void> {
    this.playing(room);
    const knock = room.knockAt(seat);
    const mine = knock?.person === person.id;
    if (!room.seated(person.id) && !mine) throw notYours('you have no seat here');
    if (!knock || (mine && yes)) throw conflict('nobody-asks', 'nobody asks for this seat');
    if (yes) {
      await this.setKnock(room, seat, { ...knock, agreed: [...new Set([...knock.agreed, person.id])] });
      await this.changed(room, [knock.person]);
      return this.admit(room);
    }
    await this.setKnock(room, seat, null);
    await this.changed(room, [knock.person]);
    if (!mine) await this.chats.announce(room, 'declined', seat, { id: knock.person, name: knock.name }, this.seat(room, seat).name);
  }
  /** Whoever asked and has everybody's word sits down, unless he has learnt something meanwhile. */
  private async admit(room: Room): Promise<void> {
    for (const { seat } of room.seats) {
      const knock = room.knockAt(seat);
      if (!knock || room.players().some((p) => !knock.agreed.includes(p))) continue;
      const person = await this.storage.db.selectFrom('people').selectAll().where('id', '=', knock.person).executeTakeFirst();
      try {
        if (!person) throw conflict('nobody-asks', 'whoever asked is no more');
        await this.mayDropIn(person, room, seat);
        await this.takeOver(person, room, seat);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        await this.setKnock(room, seat, null);
        await this.changed(room, [knock.person]);
      }
    }
  }
  private async setKnock(room: Room, seat: Seat, knock: Knock | null): Promise<void> {
    const text = knock && JSON.stringify(knock);
    await this.storage.db.updateTable('seats').set({ knock: text }).where('code', '=', room.code).where('seat', '=', seat).execute();
    room.seats = room.seats.map((s) => (s.seat === seat ? { ...s, knock: text } : s));
  }
  private async takeOver(person: Person, room: Room, seat: Seat): Promise<void> {
    const before = this.seat(room, seat).name;
    const sat = await this.storage.db
      .updateTable('seats')
      .set({ kind: 'person', person: person.id, name: person.name, bot: null, stand_in: 0, stand_in_at: null, ready: 1, knock: null })
      .where('code', '=', room.code)
      .where('seat', '=', seat)
      .where('kind', 'in', ['open', 'bot'])
      .executeTakeFirst();
    await this.changed(room, [person.id]);
    if (Number(sat.numUpdatedRows) === 0) throw conflict('taken', 'this seat is taken');
    await this.rooms.sidesChanged(room);
    await this.chats.announce(room, 'joined', seat, person, before);
  }
  /** Two seats are exchanged, with whoever sits there. */
  async move(person: Person, room: Room, seat: Seat, to: Seat): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    const one = this.seat(room, seat);
    const other = this.seat(room, to);
    if (seat === to) return;
    await this.storage.db.transaction().execute(async (tx) => {
      for (const { seat: at, code, ...sitter } of [
        { ...one, seat: to },
        { ...other, seat },
      ])
        await tx.updateTable('seats').set(sitter).where('code', '=', code).where('seat', '=', at).execute();
    });
    await this.changed(room);
  }
  /** The host changes the terms; everybody else is asked anew whether he is ready. */
  async terms(person: Person, room: Room, wish: TableTerms): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    const t = room.table;
    const pkg = this.shelf.get(t.game);
    const wished = { ...(JSON.parse(t.options) as Options), ...wish.options };
    const options = settleTable(pkg.game, wished, room.seats.length, briefOf(t).brief);
    fittingPace(pkg, options, wish.pace ?? room.pace);
    const flag = (now: number, wished: boolean | undefined): number => (wished === undefined ? now : wished ? 1 : 0);
    await this.storage.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('tables')
        .set({
          options: JSON.stringify(options),
          pace: wish.pace ? JSON.stringify(wish.pace) : t.pace,
          listed: flag(t.listed, wish.listed),
          spectators: flag(t.spectators, wish.spectators),
          joinable: flag(t.joinable, wish.joinable),
        })
        .where('code', '=', room.code)
        .where('phase', '=', 'waiting')
        .execute();
      await tx
        .updateTable('seats')
        .set({ ready: 0 })
        .where('code', '=', room.code)
        .where('kind', '=', 'person')
        .where('person', '!=', person.id)
        .execute();
    });
    await this.changed(room);
  }
  async leave(person: Person, room: Room, seat: Seat): Promise<void> {
    this.waiting(room);
    if (!room.owns(person.id, seat)) throw notYours('this seat is not yours');
    await this.setSeat(openSeat(room.code, seat));
    await this.changed(room, [person.id]);
  }
  /** Somebody leaves the table altogether; its host's place goes to the next who sits there. True: nobody did, and it is closed. */
  async quit(person: Person, room: Room): Promise<boolean> {
    this.waiting(room);
    const host = room.table.host === person.id;
    if (!host && !room.seated(person.id)) throw notYours('you are not at this table');
    const next = room.seats.find((s) => s.kind === 'person' && s.person !== person.id)?.person;
    if (host && !next) return this.close(person, room);
    await this.storage.db.transaction().execute(async (tx) => {
      await this.lockWaiting(tx, room, { updated_at: Date.now(), ...(host && next ? { host: next } : {}) });
      for (const s of room.seats)
        if (s.person === person.id) {
          const { code, seat, ...empty } = openSeat(room.code, s.seat);
          await tx.updateTable('seats').set(empty).where('code', '=', code).where('seat', '=', seat).execute();
        }
    });
    await this.changed(room, [person.id]);
    return false;
  }
  /** A table that has not begun is no more. */
  async close(person: Person, room: Room): Promise<boolean> {
    this.hostOf(person, room);
    this.waiting(room);
    if ((await this.remove([room.code], 'waiting')) === 0) throw conflict('begun', 'the game has begun');
    this.rooms.closeTable(room);
    return true;
  }
  async kick(person: Person, room: Room, seat: Seat): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    const gone = this.seat(room, seat).person;
    if (gone === person.id) throw badRequest('you cannot send yourself away');
    await this.setSeat(openSeat(room.code, seat));
    const kicked = [...new Set([...(JSON.parse(room.table.kicked) as string[]), ...(gone ? [gone] : [])])];
    await this.storage.db
      .updateTable('tables')
      .set({ kicked: JSON.stringify(kicked) })
      .where('code', '=', room.code)
      .execute();
    await this.changed(room, gone ? [gone] : []);
  }
  async device(person: Person, room: Room, seat: Seat, name: string): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    if (this.seat(room, seat).kind === 'person') throw conflict('taken', 'this seat is taken');
    await this.setSeat({ ...openSeat(room.code, seat), kind: 'device', person: person.id, name });
    await this.changed(room);
  }
  async bot(person: Person, room: Room, seat: Seat, bot: string): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    if (this.seat(room, seat).kind === 'person') throw conflict('taken', 'this seat is taken');
    await this.setSeat({ ...openSeat(room.code, seat), kind: 'bot', bot: this.knownBot(room.table.game, bot), name: bot, ready: 1 });
    await this.changed(room);
  }
  async open(person: Person, room: Room, seat: Seat): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    if (this.seat(room, seat).kind === 'person') throw conflict('taken', 'this seat is taken');
    await this.setSeat(openSeat(room.code, seat));
    await this.changed(room);
  }
  /** One more seat, open, after the others. */
  async addSeat(person: Person, room: Room): Promise<void> {
    await this.resize(person, room, 1, (tx, seats) => tx.insertInto('seats').values(openSeat(room.code, seats)).execute());
  }
  /** A seat on which nobody sits is taken away; those after it move up. */
  async removeSeat(person: Person, room: Room, seat: Seat): Promise<void> {
    await this.resize(person, room, -1, async (tx, seats) => {
      if (this.seat(room, seat).kind !== 'open') throw conflict('taken', 'this seat is taken: free it first');
      const gone = await tx
        .deleteFrom('seats')
        .where('code', '=', room.code)
        .where('seat', '=', seat)
        .where('kind', '=', 'open')
        .executeTakeFirst();
      if (Number(gone.numDeletedRows) === 0) throw conflict('taken', 'this seat is taken: free it first');
      // One after the other: no two rows may have one number, not even for a moment.
      for (let from = seat + 1; from < seats; from++)
        await tx
          .updateTable('seats')
          .set({ seat: from - 1 })
          .where('code', '=', room.code)
          .where('seat', '=', from)
          .execute();
    });
  }
  private async resize(person: Person, room: Room, by: 1 | -1, work: (tx: Db, seats: number) => Promise<unknown>): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    settleSeats(this.shelf.get(room.table.game).game, room.seats.length + by);
    await this.storage.db.transaction().execute(async (tx) => {
      await this.lockWaiting(tx, room, { updated_at: Date.now() });
      await work(tx, room.seats.length);
    });
    await this.changed(room);
  }
  /** Changes the table's row if the game has not begun; whoever else would change the table meanwhile waits for this transaction. */
  private async lockWaiting(tx: Db, room: Room, change: Partial<Pick<Row<'tables'>, 'phase' | 'host' | 'updated_at'>>): Promise<void> {
    const mine = await tx.updateTable('tables').set(change).where('code', '=', room.code).where('phase', '=', 'waiting').executeTakeFirst();
    if (Number(mine.numUpdatedRows) === 0) throw conflict('begun', 'the game has begun');
  }
  async ready(person: Person, room: Room, ready: boolean): Promise<void> {
    this.waiting(room);
    if (!room.seated(person.id)) throw notYours('you have no seat here');
    await this.storage.db
      .updateTable('seats')
      .set({ ready: ready ? 1 : 0 })
      .where('code', '=', room.code)
      .where('person', '=', person.id)
      .execute();
    await this.changed(room);
  }
  async rename(person: Person, room: Room, name: string): Promise<void> {
    this.hostOf(person, room);
    await this.storage.db.updateTable('tables').set({ name }).where('code', '=', room.code).execute();
    await this.changed(room);
  }
  /** Names on seats follow their person. */
  async renamed(person: Person): Promise<void> {
    const rows = await this.storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.code')
      .select('seats.code')
      .where('seats.person', '=', person.id)
      .where('seats.kind', '=', 'person')
      .where('tables.phase', '!=', 'over')
      .limit(200)
      .execute();
    for (const { code } of rows) {
      await this.rooms.inRoom(code, async (room) => {
        await this.storage.db
          .updateTable('seats')
          .set({ name: person.name })
          .where('code', '=', code)
          .where('person', '=', person.id)
          .where('kind', '=', 'person')
          .execute();
        await this.rooms.refresh(room);
      });
    }
  }

  /** The game begins; seats that are still open are given to bots. */
  async start(person: Person, room: Room): Promise<void> {
    this.hostOf(person, room);
    this.waiting(room);
    const pkg = this.shelf.get(room.table.game);
    const bot = this.shelf.defaultBot(pkg);
    const now = Date.now();
    const play = await this.storage.db.transaction().execute(async (tx) => {
      await this.lockWaiting(tx, room, { phase: 'playing', updated_at: now });
      await tx
        .updateTable('seats')
        .set({ kind: 'bot', bot, name: bot, ready: 1 })
        .where('code', '=', room.code)
        .where('kind', '=', 'open')
        .execute();
      const seats = await tx.selectFrom('seats').selectAll().where('code', '=', room.code).orderBy('seat').execute();
      if (seats.every((s) => s.kind === 'bot') && !room.table.spectators) throw badRequest('nobody sits at this table');
      const opening: Opening = {
        game: pkg.game.id,
        version: pkg.game.version,
        seats: seats.length,
        options: JSON.parse(room.table.options) as Opening['options'],
        ...briefOf(room.table),
        seed: this.settings.testSeed === undefined ? randomBytes(24).toString('base64url') : `${this.settings.testSeed}/${room.table.name}`,
      };
      fittingPace(pkg, opening.options, room.pace);
      const begun = Play.open(room.code, pkg, opening, now, room.pace);
      const sides = new Room(room.table, seats);
      begun.tick(sides, undefined, now);
      await insertMatch(tx, opening, begun.startedAt, begun.opening(sides, now), null);
      return begun;
    });
    await this.rooms.refresh(room);
    this.rooms.begin(room, play);
  }

  // ------------------------------------------------------------------ during and after
  /** A bot answers for a seat: its owner may say so at any time, others when he has been away for long. Only he takes it back. */
  async standIn(person: Person, room: Room, seat: Seat, on: boolean): Promise<void> {
    this.playing(room);
    const s = this.seat(room, seat);
    if (s.kind !== 'person' && s.kind !== 'device') throw conflict('no-person', 'nobody sits there');
    if (!room.owns(person.id, seat)) {
      if (!on) throw notYours('only the one who sits there can take the seat back');
      if (!room.seated(person.id)) throw notYours('you have no seat here');
      if (room.absence(s.person as string) < this.settings.absentMs) throw conflict('present', 'this player is here, or was a moment ago');
    }
    // One who was only late has the least done for him; one who is replaced on purpose has somebody play.
    const bot = on ? this.shelf.defaultBot(this.shelf.get(room.table.game)) : null;
    if ((s.stand_in === 1) !== on || s.bot !== bot) await this.rooms.standIn(room, seat, bot);
  }
  /** The seat is given to a bot for good. Where no person is left, the game ends. */
  async resign(person: Person, room: Room, seat: Seat): Promise<void> {
    this.playing(room);
    if (!room.owns(person.id, seat)) throw notYours('this seat is not yours');
    const bot = this.shelf.defaultBot(this.shelf.get(room.table.game));
    const { name } = this.seat(room, seat);
    await this.attend(person.id, room, true);
    await this.setSeat({ ...this.seat(room, seat), kind: 'bot', bot, name: bot, stand_in: 0, stand_in_at: null, ready: 1 });
    const alone = room.seats.every((s) => s.seat === seat || s.kind === 'bot');
    // What another match waits for is played to its end, by bots if need be.
    if (alone && !(await isAwaited(this.storage.db, room.table))) return this.giveUp(room, [person.id]);
    await this.changed(room, [person.id]);
    await this.rooms.sidesChanged(room);
    await this.chats.announce(room, 'resigned', seat, { id: person.id, name }, bot);
    await this.admit(room);
  }
  /** The same table again, the same people in the same seats; the second to ask finds what the first made. */
  async rematch(person: Person, room: Room): Promise<string> {
    if (room.table.phase !== 'over') throw conflict('playing', 'the game is not over');
    if (!room.seated(person.id) && room.table.host !== person.id) {
      // Somebody who resigned has no seat any more, a spectator never had one.
      throw notYours('you have no seat here');
    }
    if (room.table.rematch) return room.table.rematch;
    const now = Date.now();
    const code = newCode();
    const made = await this.storage.db.transaction().execute(async (tx) => {
      const first = await tx
        .updateTable('tables')
        .set({ rematch: code })
        .where('code', '=', room.code)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      if (Number(first.numUpdatedRows) === 0) return false;
      await tx
        .insertInto('tables')
        .values({
          ...room.table,
          code,
          phase: 'waiting',
          host: person.id,
          rematch: null,
          ending: null,
          kicked: '[]',
          stage: null,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await tx
        .insertInto('seats')
        .values(
          room.seats.map((s) => ({
            ...s,
            code,
            // The one who asks keeps the device: its seats answer to him.
            ...(s.kind === 'device' && s.person !== person.id ? openSeat(code, s.seat) : {}),
            stand_in: 0,
            stand_in_at: null,
            knock: null,
            bot: s.kind === 'bot' ? s.bot : null,
            ready: s.kind === 'bot' || s.person === person.id ? 1 : 0,
          })),
        )
        .execute();
      return true;
    });
    await this.changed(room);
    if (!made && !room.table.rematch) throw new Fault(503, 'try-again', 'try again');
    return room.table.rematch ?? code;
  }

  /**
   * A new table that plays on from a point of this match, the person in one seat and bots in the others. Of a running match only
   * the one person at a table of bots may have it, and then nothing in it says how things really are: see `forkPoint`.
   */
  async fork(person: Person, room: Room, acts: number, wished: Seat | undefined): Promise<string> {
    if (room.table.phase === 'waiting') throw conflict('not-begun', 'the game has not begun');
    const own = room.seats.find((s) => room.owns(person.id, s.seat))?.seat;
    const seat = wished ?? own ?? 0;
    this.seat(room, seat);
    const running = room.table.phase === 'playing';
    if (running && (seat !== own || room.seats.some((s) => s.seat !== seat && s.kind !== 'bot')))
      throw conflict('playing', 'this can be done after the end, or by the one person at a table of bots');
    const point = await this.replays.forkPoint(room, acts, running ? seat : undefined);
    const pkg = this.shelf.get(room.table.game);
    const code = newCode();
    const now = Date.now();
    const pace = firstPace(pkg, JSON.parse(room.table.options) as Options);
    const fresh = { phase: 'playing' as const, host: person.id, rematch: null, ending: null, stage: null };
    const table = { ...room.table, ...fresh, code, pace: JSON.stringify(pace), listed: 0 };
    const seats = room.seats.map((s): SeatRow => {
      if (s.seat === seat) return { ...openSeat(code, seat), kind: 'person', person: person.id, name: person.name, ready: 1 };
      const bot = s.kind === 'bot' && s.bot ? s.bot : this.shelf.defaultBot(pkg);
      return { ...openSeat(code, s.seat), kind: 'bot', bot, name: bot, ready: 1 };
    });
    const opening: Opening = {
      game: pkg.game.id,
      version: pkg.game.version,
      seats: seats.length,
      options: JSON.parse(room.table.options) as Options,
      ...briefOf(room.table),
      seed: 'fork',
    };
    const { version, bookmark, since, notes } = point;
    const match = Match.resume(pkg.game, { ...opening, version, bookmark, since, past: [] }) as AnyMatch;
    const entries = since.length > 0 ? since : match.firstRolls();
    const play = Play.forked(code, pkg, match, entries, notes.length, now, pace);
    const sides = new Room({ ...table, created_at: now, updated_at: now }, seats);
    const first = play.append(entries, sides, now);
    await this.storage.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('tables')
        .values({ ...table, created_at: now, updated_at: now })
        .execute();
      await tx.insertInto('seats').values(seats).execute();
      const told = notes.map((t, i) => ({
        code,
        i,
        audience: t.audience === null ? null : JSON.stringify(t.audience),
        note: JSON.stringify(t.note),
        at: t.at,
      }));
      for (let i = 0; i < told.length; i += 500)
        await tx
          .insertInto('notes')
          .values(told.slice(i, i + 500))
          .execute();
      await insertMatch(tx, opening, play.startedAt, first, { version, bookmark });
    });
    await this.rooms.inRoom(code, (made) => this.rooms.play(made));
    return code;
  }

  // ------------------------------------------------------------------ lists
  async listed(person: Person | undefined): Promise<readonly TableCard[]> {
    const tables = await this.storage.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .where('phase', 'in', ['waiting', 'playing'])
      .orderBy('updated_at', 'desc')
      .limit(100)
      .execute();
    return this.cards(tables, person, (t) => this.rooms.held(t.code)?.play !== undefined);
  }
  async mine(person: Person): Promise<readonly TableCard[]> {
    const { db } = this.storage;
    const tables = await db
      .selectFrom('tables')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('host', '=', person.id),
          eb('code', 'in', eb.selectFrom('seats').select('seats.code').where('seats.person', '=', person.id)),
        ]),
      )
      .orderBy('updated_at', 'desc')
      .limit(200)
      .execute();
    // The few games one plays at a time are brought to mind for this, if they are not.
    const near = new Set(tables.filter((t) => t.phase === 'playing').slice(0, MOST_NEAR));
    return this.cards(tables, person, (t) => near.has(t));
  }
  private async cards(
    tables: readonly Row<'tables'>[],
    person: Person | undefined,
    near: (table: Row<'tables'>) => boolean,
  ): Promise<readonly TableCard[]> {
    if (tables.length === 0) return [];
    const { db } = this.storage;
    const codes = tables.map((t) => t.code);
    const seats = await db.selectFrom('seats').selectAll().where('code', 'in', codes).orderBy('seat').execute();
    const matches = await db
      .selectFrom('matches')
      .select(['code', 'waiting', 'clocks', 'misfit', 'updated_at'])
      .where('code', 'in', codes)
      .execute();
    const seatsOf = Map.groupBy(seats, (s) => s.code);
    const matchOf = new Map(matches.map((m) => [m.code, m]));
    const card = async (t: Row<'tables'>): Promise<TableCard> => {
      const sitting = seatsOf.get(t.code) ?? [];
      const match = matchOf.get(t.code);
      const misfit = t.phase === 'playing' && match !== undefined && match.misfit !== null;
      const playing = t.phase === 'playing' && match !== undefined && !misfit;
      const waiting = playing ? (JSON.parse(match.waiting) as Seat[]) : [];
      const pace = JSON.parse(t.pace) as Pace;
      const mine = sitting.filter((s) => person !== undefined && s.person === person.id && s.kind !== 'bot');
      const owed = mine.filter((s) => waiting.includes(s.seat) && s.stand_in === 0);
      const clocks = playing ? (JSON.parse(match.clocks) as Clocks) : undefined;
      const deadlines = owed.flatMap((s) => {
        const since = clocks?.since[s.seat];
        return since === undefined || pace.kind === 'relaxed'
          ? []
          : [since + pace.answerMs + (pace.kind === 'live' ? (clocks?.reserve[s.seat] ?? 0) : 0)];
      });
      const glance = playing && near(t) ? await this.rooms.glance(t.code, owed[0]?.seat) : undefined;
      const ending = t.ending === null ? undefined : (JSON.parse(t.ending) as Ending);
      const standing = ending?.standings.find((s) => s.seat === mine[0]?.seat);
      const round = glance?.round ?? ending?.report.rounds;
      return {
        code: t.code,
        name: t.name,
        game: t.game,
        phase: t.phase,
        pace,
        ask: glance?.ask ?? null,
        turn: waiting,
        ...(round === undefined ? {} : { round }),
        result: standing ? { won: standing.won, score: standing.score } : null,
        seats: sitting.map((s) => ({ name: s.kind === 'open' ? null : s.name, kind: s.kind, mine: mine.includes(s) })),
        waitingForMe: owed.length > 0,
        ...(misfit ? { misfit } : {}),
        deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
        updatedAt: Math.max(t.updated_at, match?.updated_at ?? 0),
      };
    };
    return Promise.all(tables.map(card));
  }
  /** Whatever nobody has touched for so long: tables that never began and finished ones go, running matches are given up. */
  async tidy(now: number): Promise<Tidied> {
    const { waitingMs, playingMs, finishedMs } = this.settings.expiry;
    const given = await this.stale('playing', now - playingMs);
    for (const code of given)
      await this.rooms.atTable(code, async (room) => {
        if (room.table.phase === 'playing') await this.giveUp(room);
      });
    const closed = await this.clear('waiting', now - waitingMs);
    return { closed, given: given.length, removed: await this.clear('over', now - finishedMs) };
  }
  private async stale(phase: Room['table']['phase'], olderThan: number): Promise<readonly string[]> {
    if (!Number.isFinite(olderThan)) return [];
    const rows = await this.storage.db
      .selectFrom('tables')
      .leftJoin('matches', 'matches.code', 'tables.code')
      .select(['tables.code', 'tables.stage'])
      .where('tables.phase', '=', phase)
      .where('tables.updated_at', '<', olderThan)
      .where((eb) => eb.or([eb('matches.updated_at', 'is', null), eb('matches.updated_at', '<', olderThan)]))
      .limit(MOST_TIDIED)
      .execute();
    // Somebody may be sitting there and looking at it.
    const kept = await notIdle(this.storage.db, rows, olderThan);
    return rows.map((r) => r.code).filter((code) => !kept.has(code) && !this.rooms.held(code)?.watchers.size);
  }
  private async clear(phase: 'waiting' | 'over', olderThan: number): Promise<number> {
    const codes = await this.stale(phase, olderThan);
    if (codes.length === 0) return 0;
    const gone = await this.remove(codes, phase);
    for (const code of codes) {
      const room = this.rooms.held(code);
      if (room) this.rooms.closeTable(room);
    }
    return gone;
  }
  /** Everything about these tables, as far as they are in this phase still. Gives how many that were. */
  private async remove(codes: readonly string[], phase: 'waiting' | 'over'): Promise<number> {
    const { gone, before } = await this.storage.db.transaction().execute(async (tx) => {
      const rows = await tx.deleteFrom('tables').where('code', 'in', codes).where('phase', '=', phase).returning('code').execute();
      const those = rows.map((t) => t.code);
      if (those.length === 0) return { gone: 0, before: [] };
      for (const table of ['entries', 'notes', 'bookmarks'] as const) await tx.deleteFrom(table).where('code', 'in', those).execute();
      const forgot = await tx.updateTable('tables').set({ rematch: null }).where('rematch', 'in', those).returning('code').execute();
      return { gone: those.length, before: forgot.map((t) => t.code) };
    });
    // Whoever asks there for a rematch gets a new one.
    for (const code of before) if (this.rooms.held(code)) await this.rooms.inRoom(code, (room) => this.rooms.refresh(room));
    return gone;
  }
  /** The match ends without a result. */
  private async giveUp(room: Room, people: readonly string[] = []): Promise<void> {
    await this.storage.db.transaction().execute(async (tx) => {
      await tx.updateTable('tables').set({ phase: 'over', updated_at: Date.now() }).where('code', '=', room.code).execute();
      await tx.updateTable('matches').set({ over: 1, due: null, waiting: '[]' }).where('code', '=', room.code).execute();
    });
    await this.changed(room, people);
    this.rooms.ended(room);
  }

  // ------------------------------------------------------------------ inside
  private async changed(room: Room, people: readonly string[] = []): Promise<void> {
    await this.storage.db.updateTable('tables').set({ updated_at: Date.now() }).where('code', '=', room.code).execute();
    await this.rooms.refresh(room, people);
  }
  private async setSeat(row: SeatRow): Promise<void> {
    const { code, seat, ...rest } = row;
    await this.storage.db.updateTable('seats').set(rest).where('code', '=', code).where('seat', '=', seat).execute();
  }
  private seat(room: Room, seat: Seat): SeatRow {
    const s = room.seats[seat];
    if (!s) throw badRequest(`there is no seat ${seat}`);
    return s;
  }
  private hostOf(person: Person, room: Room): void {
    if (room.table.host !== person.id) throw notYours('only the host of the table can do that');
  }
  private waiting(room: Room): void {
    if (room.table.phase !== 'waiting') throw conflict('begun', 'the game has begun');
  }
  private playing(room: Room): void {
    if (room.table.phase !== 'playing') throw conflict('not-playing', 'the game is not being played');
  }
}

const FIRST_PACE: Readonly<Record<PaceKind, Pace>> = {
  relaxed: RELAXED,
  live: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 },
  days: { kind: 'days', answerMs: 86_400_000 },
};
/** The pace of a table for which none was wished: none at all, if the game can be played so. */
export function firstPace(pkg: GamePackage, options: Options): Pace {
  const kinds = pkg.paces?.(options) ?? ['relaxed'];
  return FIRST_PACE[kinds.includes('relaxed') ? 'relaxed' : (kinds[0] as PaceKind)];
}
export const fitsPace = (pkg: GamePackage, options: Options, kind: PaceKind): boolean => pkg.paces?.(options).includes(kind) ?? true;
/** A pace that does not go with these options is refused. */
function fittingPace(pkg: GamePackage, options: Options, { kind }: Pace): void {
  if (!fitsPace(pkg, options, kind))
    throw conflict('pace', `${pkg.game.id} with these options is played ${pkg.paces?.(options).join(' or ')}, not ${kind}`);
}

/** The first rows of a match. */
export async function insertMatch(tx: Db, opening: Opening, startedAt: number, first: Append, origin: Origin | null): Promise<void> {
  const { code } = first;
  await tx
    .insertInto('matches')
    .values({
      code,
      version: opening.version,
      seats: opening.seats,
      options: JSON.stringify(opening.options),
      brief: opening.brief === undefined ? null : JSON.stringify(opening.brief),
      seed: String(opening.seed),
      origin: origin ? JSON.stringify(origin) : null,
      started_at: startedAt,
      n: first.n,
      position: first.position as string,
      waiting: first.waiting,
      clocks: first.clocks,
      due: first.due,
      over: first.over ? 1 : 0,
      updated_at: first.at,
    })
    .execute();
  if (first.entries.length > 0)
    await tx
      .insertInto('entries')
      .values(first.entries.map((entry, n) => ({ code, n, entry })))
      .execute();
  if (first.notes.length > 0)
    await tx
      .insertInto('notes')
      .values(first.notes.map((told, i) => ({ code, i: first.notesFrom + i, ...told })))
      .execute();
  await tx
    .insertInto('bookmarks')
    .values(first.bookmarks.map((b) => ({ code, ...b })))
    .execute();
}

/** Six of thirty-two: a thousand million codes, drawn by the machine's own randomness. */
export function newCode(): string {
  let code = '';
  for (let i = 0; i < 6; i++) code += CODE_LETTERS[randomInt(CODE_LETTERS.length)];
  return code;
}
