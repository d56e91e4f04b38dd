/** All tables in memory: one at a time changes, storage first, then everybody who watches. */
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import { anyAnswer } from '@cosmodrome/bots';
import { type Ask, CLOCK, type Entry, type Json, Luck, Refusal, RuleBug, type Seat, type Topic } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import { plain } from '@cosmodrome/kit/rich';
import type { Lang } from '@cosmodrome/kit/text';
import type { Logger } from 'pino';
import type { Appends } from './appends.ts';
import { conflict, Fault, notFound, notYours } from './fault.ts';
import { Message } from './line.ts';
import type { Meters } from './meters.ts';
import type { Moment } from './patch.ts';
import { type Clocks, Play, type StoredMatch } from './play.ts';
import { asQuestion } from './question.ts';
import { AWAY_MS, type GameServer, Room, type Watcher } from './room.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Row, Storage } from './storage.ts';
import { storedMatch } from './stored.ts';
import type { Thinkers } from './thinkers.ts';
import type { Moved, NoteMark, Notes, Patch, Sync } from './wire.ts';

export interface RoomsParts {
  readonly storage: Storage;
  readonly appends: Appends;
  readonly shelf: Shelf;
  readonly thinkers: Thinkers;
  readonly settings: Settings;
  readonly meters: Meters;
  readonly log: Logger;
  /** Name of this process among those on one database. */
  readonly process: string;
}
/** How often storage is asked for matches in which the server must act. */
const SWEEP_MS = 1000;
/** A match that cannot be brought back is tried again after this long. */
const RETRY_MS = 10 * 60_000;
const TELL_MS = 250;
/** setTimeout holds no longer times. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Rooms {
  private readonly parts: RoomsParts;
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly inMemory = new Map<string, Room>();
  private readonly broken = new Map<string, number>();
  private io: GameServer | undefined;
  private sweeper: NodeJS.Timeout | undefined;
  private sweeping = false;
  private lastEviction = Date.now();
  private closing = false;
  private readonly toTell = new Set<string>();
  private telling: NodeJS.Timeout | undefined;
  /** Called when a game is over, once everybody has been shown its end. */
  ended: (room: Room) => void = () => {};
  private readonly chance = Luck.seeded(`${process.pid}/${Date.now()}`);

  constructor(parts: RoomsParts) {
    this.parts = parts;
  }
  /** Other processes may serve the same tables. */
  private get shared(): boolean {
    return this.parts.storage.kind === 'postgres';
  }
  get size(): number {
    return this.inMemory.size;
  }
  get matches(): number {
    let n = 0;
    for (const room of this.inMemory.values()) if (room.play) n++;
    return n;
  }

  // ------------------------------------------------------------------ life
  start(io: GameServer): void {
    this.io = io;
    io.on('moved', (msg) => this.background('moved', msg.code, () => this.hearMoved(msg)));
    io.on('changed', (msg) => this.background('changed', msg.code, () => this.hearChanged(msg)));
    io.on('present', (msg) => {
      const room = this.inMemory.get(msg.code);
      if (!room || msg.from === this.parts.process) return;
      room.heard(msg.from, msg.people, Date.now());
      this.pushTable(room);
    });
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS);
    void this.sweep();
  }
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    clearTimeout(this.telling);
    for (const room of this.inMemory.values()) clearTimeout(room.timer);
    await Promise.all([...this.inMemory.values()].map((room) => room.serial.run(() => {})));
    await this.parts.appends.drain();
  }

  /** The table, from memory or storage. */
  async find(code: string): Promise<Room> {
    let room = this.rooms.get(code);
    if (!room) {
      room = this.read(code);
      this.rooms.set(code, room);
      room.then(
        (found) => {
          if (found) this.inMemory.set(code, found);
          else this.rooms.delete(code);
        },
        () => this.rooms.delete(code),
      );
    }
    const found = await room;
    if (!found) throw notFound();
    found.touched = Date.now();
    return found;
  }
  held(code: string): Room | undefined {
    return this.inMemory.get(code);
  }
  /** Work on a table; nothing else happens there meanwhile. */
  inRoom<T>(code: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    const room = this.inMemory.get(code);
    const turn = (found: Room) =>
      found.serial.run(() => {
        if (found.closed) throw notFound();
        return work(found);
      });
    if (!room) return this.find(code).then(turn);
    room.touched = Date.now();
    return turn(room);
  }
  /** The same for what concerns seats: another process may have changed them a moment ago. */
  atTable<T>(code: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    return this.inRoom(code, async (room) => {
      await this.reread(room);
      return work(room);
    });
  }
  private async reread(room: Room): Promise<void> {
    if (!this.shared) return;
    const rows = await this.rows(room.code);
    if (!rows) throw notFound();
    await this.take(room, rows);
  }
  /** The table as another process left it; if the game has begun there, those who watch here see it. */
  private async take(room: Room, rows: { table: Row<'tables'>; seats: Row<'seats'>[] }): Promise<void> {
    const begun = room.table.phase === 'waiting' && rows.table.phase !== 'waiting';
    room.refresh(rows.table, rows.seats);
    if (!begun || room.watchers.size === 0) return;
    await this.play(room);
    room.ours = false;
    this.pushTable(room);
    this.fanOut(room);
    this.drive(room);
  }
  /** Fire and forget, with the failure logged. */
  private background(what: string, code: string, work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (!this.closing) this.parts.log.error({ err: error, code, what }, 'work in the background failed');
    });
  }

  private async read(code: string): Promise<Room | undefined> {
    const rows = await this.rows(code);
    if (!rows) return undefined;
    const room = new Room(rows.table, rows.seats);
    if (rows.table.phase === 'playing') {
      const match = await this.parts.storage.db.selectFrom('matches').select('clocks').where('code', '=', code).executeTakeFirst();
      if (match) room.clocks = JSON.parse(match.clocks) as Clocks;
    }
    return room;
  }
  private async rows(code: string): Promise<{ table: Row<'tables'>; seats: Row<'seats'>[] } | undefined> {
    const { db } = this.parts.storage;
    const table = await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
    if (!table) return undefined;
    const seats = await db.selectFrom('seats').selectAll().where('code', '=', code).orderBy('seat').execute();
    return { table, seats };
  }
  /** Read the table again after a change and show it to everybody. */
  async refresh(room: Room, mine: readonly string[] = []): Promise<void> {
    const rows = await this.rows(room.code);
    if (!rows) throw notFound();
    room.refresh(rows.table, rows.seats);
    this.pushTable(room);
    this.tellPeople([...new Set([...mine, ...rows.seats.flatMap((s) => (s.person ? [s.person] : []))])]);
    if (this.shared) this.io?.serverSideEmit('changed', { code: room.code, mine });
  }
  /** A table that is no more, here and in storage: whoever watched it is told. */
  closeTable(room: Room): void {
    const mine = [...new Set(room.seats.flatMap((s) => (s.person ? [s.person] : [])))];
    this.gone(room);
    this.tellPeople(mine);
    if (this.shared) this.io?.serverSideEmit('changed', { code: room.code, mine });
  }
  private gone(room: Room): void {
    room.closed = true;
    for (const w of room.watchers.values()) w.socket.emit('closed', { code: room.code });
    room.watchers.clear();
    this.forget(room);
  }
  /** It leaves memory. */
  forget(room: Room): void {
    room.rest();
    this.rooms.delete(room.code);
    this.inMemory.delete(room.code);
  }

  // ------------------------------------------------------------------ the match
  /** The match of a table that is being played or over; undefined before the start. */
  async play(room: Room): Promise<Play | undefined> {
    if (room.play || room.table.phase === 'waiting') return room.play;
    const stored = await this.stored(room.code);
    if (!stored) return undefined;
    try {
      room.play = Play.load(stored, this.parts.shelf.get(room.table.game));
    } catch (error) {
      this.parts.log.error({ err: error, code: room.code }, 'a match cannot be brought back');
      throw conflict('diverged', 'this match was played under other rules and cannot go on');
    }
    room.clocks = room.play.clocks;
    const told = room.play.match.toldInAll;
    room.told = room.watchers.size > 0 ? Math.min(room.told, told) : told;
    room.ours = !this.shared;
    this.drive(room);
    return room.play;
  }
  /** Everything a match is brought back from, as it was at one moment: others may be writing. */
  private async stored(code: string): Promise<StoredMatch | undefined> {
    const { db } = this.parts.storage;
    if (!this.shared) return storedMatch(db, code);
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => storedMatch(tx, code));
  }
  /** A new match, already stored. */
  begin(room: Room, play: Play): void {
    room.play = play;
    room.clocks = play.clocks;
    room.ours = true;
    room.moved = Date.now();
    room.told = 0;
    this.fanOut(room);
    this.drive(room);
  }

  /** `by`: the socket it came from, which finds the next position in what this gives. */
  answer(person: string, msg: { code: string; n: number; seat: Seat; topic: Topic; answer: Json }, by?: string): Promise<Moved> {
    return this.inRoom(msg.code, (room) => {
      const give = (play: Play) =>
        this.change(room, play, (now) => play.answer(msg.n, msg.seat, msg.topic, msg.answer, now - play.startedAt), by);
      const play = this.atHand(room, person, msg.seat, msg.n);
      return play ? give(play) : this.ownPlay(room, person, msg.seat, msg.n).then(give);
    });
  }
  async takeBack(person: string, msg: { code: string; n: number; seat: Seat; note?: number | undefined }, by?: string): Promise<Moved> {
    return this.inRoom(msg.code, async (room) => {
      const play = await this.ownPlay(room, person, msg.seat, msg.n);
      return this.change(room, play, () => play.takeBack(msg.n, msg.seat, msg.note), by);
    });
  }
  /** How many notes would be left to this seat after one step back, after two, … */
  async takeBacks(person: string, msg: { code: string; n: number; seat: Seat }): Promise<readonly number[]> {
    return this.inRoom(msg.code, async (room) => {
      const play = await this.ownPlay(room, person, msg.seat, msg.n);
      if (msg.n !== play.acts) throw new Refusal('stale', 'the game has moved on');
      return play.takeBacks(msg.seat);
    });
  }
  /** The same where nothing has to be looked up, which is nearly always. */
  private atHand(room: Room, person: string, seat: Seat, n: number): Play | undefined {
    const { play } = room;
    return play && room.table.phase === 'playing' && room.owns(person, seat) && room.human(seat) && n <= play.acts ? play : undefined;
  }
  /** The match, for one who may answer for this seat; caught up if he has seen more of it than this process. */
  private async ownPlay(room: Room, person: string, seat: Seat, n: number): Promise<Play> {
    if (!room.owns(person, seat) || room.table.phase === 'waiting') await this.reread(room);
    if (!room.owns(person, seat)) throw notYours('this seat is not yours');
    if (room.seats[seat]?.stand_in === 1) throw conflict('stand-in', 'a bot answers for you; take your seat back first');
    const play = await this.play(room);
    if (!play || room.table.phase === 'waiting') throw conflict('not-asked', 'the game has not begun');
    if (room.table.phase === 'over') throw new Refusal('over', 'the game is over');
    if (n > play.acts && this.shared) await this.catchUp(room);
    return room.play as Play;
  }

  /** The one way a match changes: in memory, then durably, then on every screen. */
  async change(room: Room, play: Play, act: (now: number) => readonly Entry[], by?: string): Promise<Moved> {
    const before = play.waiting();
    const wall = Date.now();
    let made: readonly Entry[];
    try {
      made = act(wall);
    } catch (error) {
      if (error instanceof Refusal || error instanceof Fault) throw error;
      this.parts.log.error(
        { err: error, code: room.code },
        error instanceof RuleBug ? 'the rules failed on an answer' : 'a question failed on an answer',
      );
      throw new Fault(500, 'rule-bug', 'the rules of this game failed on that answer; it was not taken');
    }
    const answered = Play.answered(made);
    play.tick(room, answered, wall);
    const append = play.append(made, room, wall);
    try {
      await this.parts.appends.append(append);
    } catch (error) {
      await this.recover(room, error);
    }
    room.ours = true;
    room.moved = Date.now();
    room.touched = room.moved;
    this.parts.meters.answered[answered === CLOCK ? 'clock' : answered !== undefined && room.bot(answered) ? 'bot' : 'person'].inc();
    if (play.match.over) room.table = { ...room.table, phase: 'over', ending: append.ending, updated_at: wall };
    const moved = this.fanOut(room, by);
    const mine = this.flipped(room, before, play.waiting());
    if (play.match.over || room.pace.kind !== 'relaxed') this.pushTable(room);
    this.tellPeople(mine, room);
    if (this.shared) this.io?.serverSideEmit('moved', { code: room.code, n: play.n, mine });
    this.drive(room);
    if (play.match.over) this.ended(room);
    return { n: play.acts, ...moved };
  }
  /** The append failed: what is in memory is not what is stored. Always throws. */
  private async recover(room: Room, error: unknown): Promise<never> {
    const { storage, log, meters } = this.parts;
    clearTimeout(room.timer);
    room.play = undefined;
    room.thinking.clear();
    if (storage.isConflict(error)) {
      meters.conflicts.inc();
      await this.play(room);
      room.ours = false;
      this.fanOut(room);
      this.drive(room);
      throw new Refusal('stale', 'the game has moved on');
    }
    log.error({ err: error, code: room.code }, 'an answer could not be stored');
    throw new Fault(503, 'try-again', 'the answer could not be stored; try again');
  }
  /** Entries that another process wrote. */
  private async catchUp(room: Room): Promise<void> {
    const play = room.play;
    if (!play) {
      await this.play(room);
      return;
    }
    const rows = await this.parts.storage.db
      .selectFrom('entries')
      .select('entry')
      .where('code', '=', room.code)
      .where('n', '>=', play.n)
      .orderBy('n')
      .execute();
    if (rows.length === 0) return;
    const clocks = await this.parts.storage.db
      .selectFrom('matches')
      .select('clocks')
      .where('code', '=', room.code)
      .executeTakeFirstOrThrow();
    try {
      play.follow(
        rows.map((r) => JSON.parse(r.entry) as Entry),
        () => {
          room.told = Math.min(room.told, play.match.toldInAll);
        },
      );
    } catch (error) {
      this.parts.log.warn({ err: error, code: room.code }, 'could not follow another process; reading the match anew');
      room.play = undefined;
      room.thinking.clear();
      await this.play(room);
      return;
    }
    Object.assign(play.clocks, JSON.parse(clocks.clocks));
    if (play.match.over && room.table.phase === 'playing') {
      const rows = await this.rows(room.code);
      if (rows) room.refresh(rows.table, rows.seats);
      this.ended(room);
    }
    room.moved = Date.now();
  }
  private async hearMoved(msg: { code: string; n: number; mine: readonly string[] }): Promise<void> {
    const room = this.inMemory.get(msg.code);
    this.tellPeople(msg.mine, room);
    if (!room || (!room.play && room.watchers.size === 0)) return;
    await room.serial.run(async () => {
      if (!room.play || room.play.n < msg.n) await this.showOthers(room);
    });
  }
  /** What other processes wrote since, on the screens here. */
  private async showOthers(room: Room): Promise<void> {
    const n = room.play?.n;
    await this.catchUp(room);
    if (room.play?.n === n) return;
    room.ours = false;
    this.fanOut(room);
    if (room.table.phase === 'over' || room.pace.kind !== 'relaxed') this.pushTable(room);
    this.drive(room);
  }
  private async hearChanged(msg: { code: string; mine: readonly string[] }): Promise<void> {
    this.tellPeople(msg.mine);
    const room = this.inMemory.get(msg.code);
    if (!room) return;
    await room.serial.run(async () => {
      const rows = await this.rows(room.code);
      if (!rows) {
        this.gone(room);
        return;
      }
      await this.take(room, rows);
      if (room.play) {
        const match = await this.parts.storage.db.selectFrom('matches').select('clocks').where('code', '=', room.code).executeTakeFirst();
        if (match) Object.assign(room.play.clocks, JSON.parse(match.clocks));
      }
      this.pushTable(room);
      this.drive(room);
    });
  }

  // ------------------------------------------------------------------ showing
  /**
   * Each pair of eyes that watches here gets its own position; the same eyes on several screens share one message. Who holds
   * the position before gets the difference only.
   */
  fanOut(room: Room, by?: string): Omit<Moved, 'n'> {
    const play = room.play;
    if (!play) return {};
    const serverTime = Date.now();
    const moment: Moment = new Map();
    let own: Omit<Moved, 'n'> = {};
    for (const [eyes, watchers] of room.byEyes()) {
      const address = { code: room.code, n: play.acts, eyes, notes: play.heard(eyes ?? undefined, room.told), serverTime };
      const body = room.body(play, eyes);
      const shown = watchers.some((w) => w.patches) ? room.show(play, eyes, body, moment) : undefined;
      let patch: Patch | undefined;
      let whole: Sync | undefined;
      let message: { patch?: Message; sync?: Message } | undefined;
      for (const w of watchers) {
        const near = shown !== undefined && w.patches && w.holds === shown.before;
        if (shown) w.holds = shown.number;
        if (near) patch ??= { ...address, base: shown.base, ops: shown.ops };
        else whole ??= { ...address, ...body };
        if (w.patches && w.socket.id === by) own = near ? { patch: patch as Patch } : { sync: whole as Sync };
        else {
          message ??= {};
          if (near) message.patch ??= new Message('patch', patch);
          else message.sync ??= new Message('sync', whole);
          ((near ? message.patch : message.sync) as Message).to(w.socket);
        }
      }
    }
    room.told = play.match.toldInAll;
    return own;
  }
  /** The present position once more, for one who was behind. */
  resync(id: string, code: string): void {
    const room = this.inMemory.get(code);
    if (!room?.watchers.has(id)) return;
    // In its turn: what is in memory meanwhile may not be stored yet.
    this.background('resync', code, () =>
      room.serial.run(async () => {
        // An acknowledgement of the turn before carries a patch to what this socket holds: it goes out first.
        await breath();
        const watcher = room.watchers.get(id);
        if (!room.play || !watcher) return;
        const told = room.play.match.toldTo(watcher.eyes ?? undefined);
        watcher.socket.emit('sync', this.whole(room, room.play, watcher, { from: told, items: [], marks: [] }));
      }),
    );
  }
  private whole(room: Room, play: Play, watcher: Pick<Watcher, 'eyes' | 'patches'> & { holds: number }, notes: Sync['notes']): Sync {
    const body = room.body(play, watcher.eyes);
    if (watcher.patches) watcher.holds = room.show(play, watcher.eyes, body).number;
    return { code: room.code, n: play.acts, eyes: watcher.eyes, notes, serverTime: Date.now(), ...body };
  }
  /** What a new watcher gets: the position and all notes it lacks, from storage where memory has them no more. */
  async sync(room: Room, watcher: Pick<Watcher, 'eyes' | 'patches'> & { holds: number }, notesFrom: number): Promise<Sync | null> {
    const { eyes } = watcher;
    // Whoever comes from a process that died has seen what it could tell nobody any more.
    if (this.shared && room.play) await this.showOthers(room);
    const play = await this.play(room);
    if (!play) return null;
    return this.whole(room, play, watcher, await this.notes(room, play, eyes, Math.max(0, notesFrom)));
  }
  private async notes(room: Room, play: Play, eyes: Seat | null, wished: number): Promise<Notes> {
    const seat = eyes ?? undefined;
    const from = Math.min(wished, play.match.toldTo(seat));
    const held = play.heard(seat, play.notesHeld);
    const skip = from - held.from;
    if (skip >= 0) return { from, items: held.items.slice(skip), marks: held.marks.slice(skip) };
    const rows = (await this.storedNotes(room.code, eyes)).slice(from, play.match.toldTo(seat));
    return {
      from,
      items: rows.map((r) => JSON.parse(r.note) as Json),
      marks: rows.map((r): NoteMark => ({ secret: r.audience !== null, at: r.at })),
    };
  }
  /** What a list says of a running match: its round, and what this seat is asked, as plain text. */
  async glance(
    code: string,
    seat: Seat | undefined,
  ): Promise<{ readonly round: number; readonly ask: Readonly<Record<Lang, string>> | null } | undefined> {
    try {
      return await this.inRoom(code, async (room) => {
        const play = await this.play(room);
        if (!play || play.match.over) return undefined;
        const ask = seat === undefined ? undefined : play.match.asks(seat).find((a) => !a.optional);
        return { round: play.match.report().rounds, ask: ask ? this.said(room, play, ask) : null };
      });
    } catch (error) {
      this.parts.log.error({ err: error, code }, 'a match could not be looked at for a list');
      return undefined;
    }
  }
  /** A question as a plain sentence in each language, for the one who is asked. */
  private said(room: Room, play: Play, ask: Ask): Readonly<Record<Lang, string>> {
    const question = asQuestion(ask);
    const view = play.match.view(ask.seat);
    const inWords = (lang: Lang): string => {
      const words = play.pkg.words[lang];
      const names = room.seats.map((s) => (s.kind === 'bot' ? (own(words.bots, s.bot as string) ?? s.name) : s.name));
      return plain(words.question(question, view).say, names, (term) => own(words.terms, term)?.name ?? term, lang);
    };
    return { fr: inWords('fr'), en: inWords('en') };
  }
  private async storedNotes(code: string, eyes: Seat | null): Promise<readonly Omit<Row<'notes'>, 'code' | 'i'>[]> {
    const rows = await this.parts.storage.db
      .selectFrom('notes')
      .select(['audience', 'note', 'at'])
      .where('code', '=', code)
      .orderBy('i')
      .execute();
    return rows.filter((r) => r.audience === null || (eyes !== null && (JSON.parse(r.audience) as Seat[]).includes(eyes)));
  }
  pushTable(room: Room): void {
    const now = Date.now();
    const texts = new Map<string, ReturnType<Room['info']>>();
    for (const w of room.watchers.values()) {
      let info = texts.get(w.person);
      if (!info) {
        info = room.info(w.person, now);
        texts.set(w.person, info);
      }
      w.socket.emit('table', info);
    }
  }
  /** People for whom "it is my turn" has changed. */
  private flipped(room: Room, before: readonly Seat[], after: readonly Seat[]): readonly string[] {
    const people: string[] = [];
    for (const s of room.seats) {
      if (s.person === null || s.kind === 'bot' || before.includes(s.seat) === after.includes(s.seat)) continue;
      if (!people.includes(s.person)) people.push(s.person);
    }
    return people;
  }
  /**
   * "Something in your games changed", to the screens of these people that do not watch this table anyway. A little later and
   * once for all that happens meanwhile: a lobby need not follow every move.
   */
  private tellPeople(people: readonly string[], room?: Room): void {
    const rooms = this.io?.of('/').adapter.rooms;
    for (const person of people)
      for (const id of rooms?.get(`person:${person}`) ?? []) {
        if (!room?.watchers.has(id)) this.toTell.add(id);
      }
    if (this.toTell.size === 0 || this.telling !== undefined) return;
    this.telling = setTimeout(() => {
      this.telling = undefined;
      for (const id of this.toTell) this.io?.of('/').sockets.get(id)?.emit('mine');
      this.toTell.clear();
    }, TELL_MS);
  }

  // ------------------------------------------------------------------ presence
  arrived(room: Room): void {
    this.presenceChanged(room);
  }
  departed(room: Room, person: string): void {
    room.leave(person, Date.now());
    this.presenceChanged(room);
    setTimeout(() => {
      if (this.inMemory.get(room.code) === room && !this.closing) this.pushTable(room);
    }, AWAY_MS + 50).unref();
  }
  private presenceChanged(room: Room): void {
    this.pushTable(room);
    this.tellPresence(room);
  }
  private tellPresence(room: Room): void {
    if (this.shared) this.io?.serverSideEmit('present', { from: this.parts.process, code: room.code, people: room.people() });
  }

  // ------------------------------------------------------------------ bots, clocks, deadlines
  /** See to it that whatever the server must do next happens. Call after every change. */
  drive(room: Room): void {
    if (room.timer) clearTimeout(room.timer);
    room.timer = undefined;
    const play = room.play;
    if (!play || this.closing || play.match.over || room.table.phase !== 'playing') return;
    const now = Date.now();
    if (!room.ours) {
      // Another process wrote last and will act; if it is gone, this one does, a little later.
      const due = play.due(room, now);
      if (due === null) return;
      const wait = Math.max(0, due - now) + this.parts.settings.takeOverMs * (1 + Math.random());
      room.timer = setTimeout(
        () => {
          room.ours = true;
          this.drive(room);
        },
        Math.min(wait, LONGEST_TIMER),
      );
      return;
    }
    for (const ask of play.asks()) {
      if (!room.bot(ask.seat) || play.declined.has(ask) || room.thinking.has(ask)) continue;
      room.thinking.add(ask);
      this.background('bot', room.code, () => this.botAnswers(room, play, ask).finally(() => room.thinking.delete(ask)));
    }
    let next = Number.POSITIVE_INFINITY;
    for (const timer of play.timers()) next = Math.min(next, timer.at);
    for (const s of room.seats) next = Math.min(next, room.deadline(s.seat) ?? next);
    if (Number.isFinite(next))
      room.timer = setTimeout(
        () => this.background('clock', room.code, () => room.serial.run(() => this.strike(room))),
        Math.min(Math.max(0, next - now), LONGEST_TIMER),
      );
  }
  private async botAnswers(room: Room, play: Play, ask: Ask): Promise<void> {
    const { settings, meters, log } = this.parts;
    const start = performance.now();
    const bot = this.botOf(room, ask.seat);
    const call = { kind: 'answer' as const, game: room.table.game, bot, ...play.thought(ask) };
    const distance = room.watchers.size > 0 ? settings.botPauseMs : 0;
    const pause = sleep(Math.max(0, room.moved + distance - Date.now()), undefined, { ref: false });
    let answer: Json | undefined;
    try {
      let reply = await this.parts.thinkers.think(call, settings.botLimitMs);
      if (reply.kind === 'needs-notes') {
        const notes = `[${(await this.storedNotes(room.code, ask.seat)).map((r) => r.note).join(',')}]`;
        reply = await this.parts.thinkers.think({ ...call, notes }, settings.botLimitMs);
      }
      answer = reply.kind === 'answer' ? reply.answer : undefined;
    } catch (error) {
      if (this.closing) return;
      log.error({ err: error, code: room.code, bot, topic: ask.topic }, 'a bot failed; any legal answer is given for it');
      answer = ask.optional ? undefined : anyAnswer(ask, this.chance);
    }
    meters.thinking.observe((performance.now() - start) / 1000);
    await pause;
    if (this.closing) return;
    await room.serial.run(async () => {
      room.thinking.delete(ask);
      if (room.play !== play || play.match.find(ask.seat, ask.topic) !== ask || !room.bot(ask.seat)) return;
      if (answer === undefined) {
        play.declined.add(ask);
        await this.storeClocks(room, play);
        return;
      }
      const given = answer;
      await this.change(room, play, (now) => play.answer(play.acts, ask.seat, ask.topic, given, now - play.startedAt)).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        },
      );
    });
  }
  private botOf(room: Room, seat: Seat): string {
    return room.seats[seat]?.bot ?? this.parts.shelf.defaultBot(this.parts.shelf.get(room.table.game));
  }
  /** Something is due: a clock of the game, or somebody's time is up. */
  private async strike(room: Room): Promise<void> {
    const play = room.play;
    if (!play || play.match.over || room.table.phase !== 'playing') return;
    const now = Date.now();
    const timer = play
      .timers()
      .filter((t) => t.at <= now)
      .sort((a, b) => a.at - b.at)[0];
    if (timer) {
      await this.change(room, play, () => play.answer(play.acts, CLOCK, timer.ask.topic, 'time', timer.at - play.startedAt)).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        },
      );
      return;
    }
    for (const s of room.seats) {
      const deadline = room.deadline(s.seat);
      if (deadline === null || deadline > now) continue;
      await this.standIn(room, s.seat, this.parts.shelf.absentBot(this.parts.shelf.get(room.table.game)));
    }
    this.drive(room);
  }
  /** This bot answers for the seat, or (null) its person does again. */
  async standIn(room: Room, seat: Seat, bot: string | null): Promise<void> {
    const before = room.seats[seat];
    const since = bot === null ? null : before?.stand_in === 1 ? before.stand_in_at : Date.now();
    const change = { stand_in: bot === null ? 0 : 1, stand_in_at: since, bot };
    await this.parts.storage.db.updateTable('seats').set(change).where('code', '=', room.code).where('seat', '=', seat).execute();
    room.seats = room.seats.map((s) => (s.seat === seat ? { ...s, ...change } : s));
    await this.sidesChanged(room);
    await this.refresh(room);
  }
  /** Who answers for whom has changed: clocks and bots follow. */
  async sidesChanged(room: Room): Promise<void> {
    const play = await this.play(room);
    if (!play || play.match.over) return;
    play.tick(room, undefined, Date.now());
    room.ours = true;
    await this.storeClocks(room, play);
    this.fanOut(room);
    this.drive(room);
  }
  private async storeClocks(room: Room, play: Play): Promise<void> {
    await this.parts.storage.db
      .updateTable('matches')
      .set({ clocks: JSON.stringify(play.clocks), due: play.due(room, Date.now()) })
      .where('code', '=', room.code)
      .where('n', '=', play.n)
      .execute();
  }

  // ------------------------------------------------------------------ sweeping
  /** Matches that are not in memory, or whose process is gone, are taken up when something is due. Idle ones leave memory. */
  private async sweep(): Promise<void> {
    if (this.sweeping || this.closing) return;
    this.sweeping = true;
    try {
      const now = Date.now();
      const { storage, settings } = this.parts;
      const late = this.shared ? settings.takeOverMs * 2 : 0;
      const due = await storage.db
        .selectFrom('matches')
        .select(['code', 'n'])
        .where('due', '<=', now - late)
        .where('over', '=', 0)
        .orderBy('due')
        .limit(100)
        .execute();
      for (const { code, n } of due) {
        // In memory it has a timer of its own, unless a process died before it could tell what it wrote.
        if ((this.inMemory.get(code)?.play?.n ?? -1) >= n || (this.broken.get(code) ?? 0) > now) continue;
        await this.inRoom(code, async (room) => {
          if (room.play) await this.showOthers(room);
          await this.play(room);
          room.ours = true;
          this.drive(room);
        }).catch((error: unknown) => {
          this.broken.set(code, now + RETRY_MS);
          this.parts.log.error({ err: error, code }, 'a match that is due cannot go on');
        });
      }
      if (now - this.lastEviction > Math.min(settings.idleMs / 3, 5000)) this.evict(now);
    } catch (error) {
      if (!this.closing) this.parts.log.error({ err: error }, 'sweep failed');
    } finally {
      this.sweeping = false;
    }
  }
  private evict(now: number): void {
    this.lastEviction = now;
    for (const room of this.inMemory.values()) {
      if (!room.serial.idle || room.thinking.size > 0 || now - room.touched < this.parts.settings.idleMs) continue;
      const due = room.play?.due(room, now) ?? null;
      if (due !== null && due < now + this.parts.settings.idleMs) continue;
      room.rest();
      if (room.watchers.size === 0) this.forget(room);
      else this.tellPresence(room);
    }
  }
}
