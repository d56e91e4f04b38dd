/** What people do with a table before the match. */
import { randomBytes } from 'node:crypto';
import { type Opening, type Options, type Seat, settleSeats, settleTable } from '@cosmodrome/kernel';
import type { NewTable, TableTerms } from '@cosmodrome/wire';
import { newCode } from './codes.ts';
import { luckOf } from './daily.ts';
import { badRequest, conflict, notYours } from './fault.ts';
import { firstPace, fittingDevices, fittingPace } from './paces.ts';
import type { Person } from './people.ts';
import { briefOf, Play } from './play.ts';
import { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { hostOf, mustWait, NOBODY, openSeat, ownTerms, type SeatRow, seatOf, setSeat } from './seats.ts';
import type { SeatsInPlay } from './seats-in-play.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Db, Row, Storage } from './storage.ts';
import { insertMatch } from './stored.ts';
import type { Tidying } from './tidying.ts';

/** Tables one person may keep waiting at a time. */
const MOST_WAITING = 25;

export class Tables {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly shelf: Shelf;
  private readonly settings: Settings;
  private readonly tidying: Tidying;
  private readonly inPlay: SeatsInPlay;
  constructor(storage: Storage, rooms: Rooms, shelf: Shelf, settings: Settings, tidying: Tidying, inPlay: SeatsInPlay) {
    this.storage = storage;
    this.rooms = rooms;
    this.shelf = shelf;
    this.settings = settings;
    this.tidying = tidying;
    this.inPlay = inPlay;
  }
  /** `challenge`: a try at that of a day. */
  async create(person: Person, wish: NewTable, challenge: string | null = null): Promise<Room> {
    const { db } = this.storage;
    const pkg = this.shelf.get(wish.game);
    const options = settleTable(pkg.game, wish.options ?? {}, wish.seats.length, wish.brief);
    const pace = wish.pace ?? firstPace(pkg, options);
    fittingPace(pkg, options, pace);
    fittingDevices(pkg, options, wish.seats);
    if (wish.seats.filter((s) => s.kind === 'me').length > 1)
      throw badRequest('seats: you can sit on one seat only; further people at your device are "device" seats');
    if (wish.training && wish.seats.some((s) => s.kind !== 'me' && s.kind !== 'bot'))
      throw badRequest('training: only you and bots sit at such a table');
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
          joinable: (wish.joinable ?? true) && !wish.training ? 1 : 0,
          training: wish.training ? 1 : 0,
          hints: wish.hints ?? null,
          phase: 'waiting',
          host: person.id,
          challenge,
          lang: wish.lang ?? null,
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
  async sit(person: Person, room: Room, seat: Seat): Promise<void> {
    if (room.table.phase === 'playing') return this.inPlay.dropIn(person, room, seat);
    ownTerms(room);
    const target = seatOf(room, seat);
    if (target.kind === 'person' && target.person === person.id) return;
    this.inPlay.welcome(person, room);
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
    await this.rooms.changed(room, [person.id]);
    if (!taken) throw conflict('taken', 'this seat is taken');
  }
  /** Two seats are exchanged, with whoever sits there. */
  async move(person: Person, room: Room, seat: Seat, to: Seat): Promise<void> {
    hostOf(person, room);
    ownTerms(room);
    const one = seatOf(room, seat);
    const other = seatOf(room, to);
    if (seat === to) return;
    await this.storage.db.transaction().execute(async (tx) => {
      for (const { seat: at, code, ...sitter } of [
        { ...one, seat: to },
        { ...other, seat },
      ])
        await tx.updateTable('seats').set(sitter).where('code', '=', code).where('seat', '=', at).execute();
    });
    await this.rooms.changed(room);
  }
  /** The host changes the terms; everybody else is asked anew whether he is ready. */
  async terms(person: Person, room: Room, wish: TableTerms): Promise<void> {
    hostOf(person, room);
    ownTerms(room);
    const t = room.table;
    const pkg = this.shelf.get(t.game);
    const wished = { ...(JSON.parse(t.options) as Options), ...wish.options };
    const options = settleTable(pkg.game, wished, room.seats.length, briefOf(t).brief);
    fittingPace(pkg, options, wish.pace ?? room.pace);
    fittingDevices(pkg, options, room.seats);
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
          ...(wish.hints === undefined ? {} : { hints: wish.hints }),
          ...(wish.lang === undefined ? {} : { lang: wish.lang }),
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
    await this.rooms.changed(room);
  }
  async leave(person: Person, room: Room, seat: Seat): Promise<void> {
    ownTerms(room);
    if (!room.owns(person.id, seat)) throw notYours('this seat is not yours');
    await setSeat(this.storage.db, openSeat(room.code, seat));
    await this.rooms.changed(room, [person.id]);
  }
  /** Somebody leaves the table altogether; its host's place goes to the next who sits there. True: nobody did, and it is closed. */
  async quit(person: Person, room: Room): Promise<boolean> {
    mustWait(room);
    const host = room.table.host === person.id;
    if (!host && !room.seated(person.id)) throw notYours('you are not at this table');
    const others = room.seats.filter((s) => s.kind === 'person' && s.person !== person.id);
    // Whoever is there can start it.
    const heir = others.find((s) => room.presence(s.person as string) === 'here') ?? others[0];
    const next = heir?.person;
    // A table that bears its opener's name bears the next one's now.
    const named = room.table.name === person.name && heir ? { name: heir.name } : {};
    if (host && !next) return this.close(person, room);
    await this.storage.db.transaction().execute(async (tx) => {
      await this.lockWaiting(tx, room, { updated_at: Date.now(), ...(host && next ? { host: next, ...named } : {}) });
      for (const s of room.seats)
        if (s.person === person.id) {
          const { code, seat, ...empty } = openSeat(room.code, s.seat);
          await tx.updateTable('seats').set(empty).where('code', '=', code).where('seat', '=', seat).execute();
        }
    });
    await this.rooms.changed(room, [person.id]);
    return false;
  }
  /**
   * The chair of the table goes to somebody else who sits there, and with it the name of the table if it bears the giver's. Where friends wait for
   * a host who is gone, one of them takes it: else they could not begin. At a listed table strangers sit, and nobody takes anything.
   */
  async give(person: Person, room: Room, seat: Seat): Promise<void> {
    const { host } = room.table;
    const { kind, person: next, name } = seatOf(room, seat);
    const takes = next === person.id && kind === 'person' && room.table.phase === 'waiting' && room.table.listed !== 1;
    if (!takes) hostOf(person, room);
    if (kind !== 'person' || next === null || next === NOBODY) throw conflict('no-person', 'nobody sits there');
    if (next === host) return;
    if (takes && room.presence(host) !== 'gone') throw conflict('present', 'the host is here, or was a moment ago');
    const bears = room.table.name === (takes ? room.seats.find((s) => s.person === host)?.name : person.name);
    await this.storage.db
      .updateTable('tables')
      .set({ host: next, ...(bears ? { name } : {}) })
      .where('code', '=', room.code)
      .where('host', '=', host)
      .execute();
    await this.rooms.changed(room, [host, next]);
  }
  /** A table that has not begun is no more. */
  async close(person: Person, room: Room): Promise<boolean> {
    hostOf(person, room);
    mustWait(room);
    if ((await this.tidying.remove([room.code], 'waiting')) === 0) throw conflict('begun', 'the game has begun');
    this.rooms.closeTable(room);
    return true;
  }
  async kick(person: Person, room: Room, seat: Seat): Promise<void> {
    hostOf(person, room);
    mustWait(room);
    const gone = seatOf(room, seat).person;
    if (gone === person.id) throw badRequest('you cannot send yourself away');
    await setSeat(this.storage.db, openSeat(room.code, seat));
    const kicked = [...new Set([...(JSON.parse(room.table.kicked) as string[]), ...(gone ? [gone] : [])])];
    await this.storage.db
      .updateTable('tables')
      .set({ kicked: JSON.stringify(kicked) })
      .where('code', '=', room.code)
      .execute();
    await this.rooms.changed(room, gone ? [gone] : []);
  }
  /** Whoever sits at the table tells the operator of somebody else who does. */
  async report(person: Person, room: Room, seat: Seat, text: string): Promise<void> {
    if (!room.seated(person.id)) throw notYours('you have no seat here');
    const { person: of, kind } = seatOf(room, seat);
    if (kind !== 'person' || of === null || of === person.id || of === NOBODY) throw conflict('no-person', 'nobody else sits there');
    await this.storage.db.insertInto('reports').values({ at: Date.now(), code: room.code, person: of, by: person.id, text }).execute();
  }
  async device(person: Person, room: Room, seat: Seat, name: string): Promise<void> {
    hostOf(person, room);
    ownTerms(room);
    if (seatOf(room, seat).kind === 'person') throw conflict('taken', 'this seat is taken');
    fittingDevices(this.shelf.get(room.table.game), JSON.parse(room.table.options) as Options, [{ kind: 'device' }]);
    await setSeat(this.storage.db, { ...openSeat(room.code, seat), kind: 'device', person: person.id, name });
    await this.rooms.changed(room);
  }
  async bot(person: Person, room: Room, seat: Seat, bot: string): Promise<void> {
    hostOf(person, room);
    ownTerms(room);
    if (seatOf(room, seat).kind === 'person') throw conflict('taken', 'this seat is taken');
    await setSeat(this.storage.db, {
      ...openSeat(room.code, seat),
      kind: 'bot',
      bot: this.knownBot(room.table.game, bot),
      name: bot,
      ready: 1,
    });
    await this.rooms.changed(room);
  }
  async open(person: Person, room: Room, seat: Seat): Promise<void> {
    hostOf(person, room);
    ownTerms(room);
    if (seatOf(room, seat).kind === 'person') throw conflict('taken', 'this seat is taken');
    await setSeat(this.storage.db, openSeat(room.code, seat));
    await this.rooms.changed(room);
  }
  /** One more seat, open, after the others. */
  async addSeat(person: Person, room: Room): Promise<void> {
    await this.resize(person, room, 1, (tx, seats) => tx.insertInto('seats').values(openSeat(room.code, seats)).execute());
  }
  /** A seat on which nobody sits is taken away; those after it move up. */
  async removeSeat(person: Person, room: Room, seat: Seat): Promise<void> {
    await this.resize(person, room, -1, async (tx, seats) => {
      if (seatOf(room, seat).kind !== 'open') throw conflict('taken', 'this seat is taken: free it first');
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
    hostOf(person, room);
    mustWait(room);
    settleSeats(this.shelf.get(room.table.game).game, room.seats.length + by);
    await this.storage.db.transaction().execute(async (tx) => {
      await this.lockWaiting(tx, room, { updated_at: Date.now() });
      await work(tx, room.seats.length);
    });
    await this.rooms.changed(room);
  }
  /** Changes the table's row if the game has not begun; whoever else would change the table meanwhile waits for this transaction. */
  private async lockWaiting(
    tx: Db,
    room: Room,
    change: Partial<Pick<Row<'tables'>, 'phase' | 'host' | 'name' | 'updated_at'>>,
  ): Promise<void> {
    const mine = await tx.updateTable('tables').set(change).where('code', '=', room.code).where('phase', '=', 'waiting').executeTakeFirst();
    if (Number(mine.numUpdatedRows) === 0) throw conflict('begun', 'the game has begun');
  }
  async ready(person: Person, room: Room, ready: boolean): Promise<void> {
    mustWait(room);
    if (!room.seated(person.id)) throw notYours('you have no seat here');
    await this.storage.db
      .updateTable('seats')
      .set({ ready: ready ? 1 : 0 })
      .where('code', '=', room.code)
      .where('person', '=', person.id)
      .execute();
    await this.rooms.changed(room);
  }
  async rename(person: Person, room: Room, name: string): Promise<void> {
    hostOf(person, room);
    await this.storage.db.updateTable('tables').set({ name }).where('code', '=', room.code).execute();
    await this.rooms.changed(room);
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
  private seedFor({ table }: Room): string {
    if (table.challenge !== null) return luckOf(this.settings.secret, 'seed', table.challenge);
    return this.settings.testSeed === undefined ? randomBytes(24).toString('base64url') : `${this.settings.testSeed}/${table.name}`;
  }
  /** The game begins; seats that are still open are given to bots. */
  async start(person: Person, room: Room): Promise<void> {
    hostOf(person, room);
    mustWait(room);
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
        seed: this.seedFor(room),
      };
      fittingPace(pkg, opening.options, room.pace);
      const begun = Play.open(room.code, pkg, opening, now, room.pace);
      const sides = new Room({ table: room.table, seats, hinted: [] });
      begun.tick(sides, undefined, now);
      await insertMatch(tx, opening, begun.startedAt, begun.opening(sides, now), null);
      return begun;
    });
    await this.rooms.refresh(room);
    this.rooms.matches.begin(room, play);
  }
}
