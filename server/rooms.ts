/** All tables in memory: one at a time changes, storage first, then everybody who watches. */
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import {
  type Ask,
  anyAnswer,
  CLOCK,
  type Entry,
  isPlayer,
  type Json,
  Luck,
  Refusal,
  RuleBug,
  type Seat,
  strikesAt,
  type Topic,
} from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import { plain } from '@cosmodrome/kit/rich';
import type { Lang } from '@cosmodrome/kit/text';
import { questionOf } from '@cosmodrome/kit/text';
import type { Logger } from 'pino';
import type { Moved, NoteMark, Notes, Patch, Sync } from '../wire/index.ts';
import type { Moment } from '../wire/patch.ts';
import type { Appends } from './appends.ts';
import { parentOf } from './awaited.ts';
import type { ThinkReply } from './bots-worker.ts';
import type { Bus } from './bus.ts';
import { conflict, Fault, notFound, notYours } from './fault.ts';
import { Message } from './line.ts';
import type { Meters } from './meters.ts';
import { answerAt } from './pacing.ts';
import { type Clocks, Play, STAGE_MS, type StoredMatch } from './play.ts';
import { renewedNote } from './replay.ts';
import { type GameServer, Room, type Watcher } from './room.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import { beat, type Row, type Storage } from './storage.ts';
import { storedMatch } from './stored.ts';
import type { Thinkers } from './thinkers.ts';

export interface RoomsParts {
  readonly storage: Storage;
  readonly appends: Appends;
  readonly shelf: Shelf;
  readonly thinkers: Thinkers;
  readonly settings: Settings;
  readonly meters: Meters;
  readonly log: Logger;
  readonly bus: Bus;
  /** Name of this process among those on one database. */
  readonly process: string;
}
interface GivenAnswer {
  readonly code: string;
  readonly n: number;
  readonly seat: Seat;
  readonly topic: Topic;
  readonly answer: Json;
  readonly own?: number | undefined;
}
/** An append that lost to another process is tried so often again. */
const MOST_TRIES = 4;
/** Nobody is at a table for so long: its clocks stand still until somebody is. And when they go on, all have a moment to look. */
const ALONE_MS = 30_000;
const READY_MS = 3_000;
/** No process lived for longer than this: the clocks of the rules stood still. */
const OUTAGE_MS = 2_500;
/** Where the house keeps when a process last lived. */
const LIVED = 'lived';
/** How often storage is asked for matches in which the server must act. */
const SWEEP_MS = 1000;
/** A match that cannot be brought back is tried again after this long; one that storage failed sooner. */
const RETRY_MS = 10 * 60_000;
const TELL_MS = 250;
/** A process whose beat has not changed so many times in a row is gone, and whoever was connected to it; later its row is. */
const MISSED_BEATS = 10;
const FORGOTTEN_BEATS = 3600;
/** Tables read again at the same time: fewer than storage has connections. */
const AT_ONCE = 6;
/** setTimeout holds no longer times. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Rooms {
  private readonly parts: RoomsParts;
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly inMemory = new Map<string, Room>();
  /** Tables in memory that may not be as they are stored: read again as soon as storage can be read. */
  private readonly behind = new Set<string>();
  /** Tables that failed, by the clock that nobody sets: not to be tried before. */
  private readonly broken = new Map<string, { readonly tries: number; readonly until: number }>();
  private storageLost = false;
  private readonly born = performance.now();
  private readonly startedAt = Date.now();
  private readonly others = new Map<string, { readonly beat: number; readonly missed: number }>();
  private io: GameServer | undefined;
  private sweeper: NodeJS.Timeout | undefined;
  private sweeping = false;
  private lastEviction = performance.now();
  private closing = false;
  private readonly toTell = new Set<string>();
  private telling: NodeJS.Timeout | undefined;
  /** Called when a game is over, once everybody has been shown its end. */
  ended: (room: Room) => void = () => {};
  /** Called when a match asks the stage, and now and then while it does. */
  staged: (room: Room) => Promise<void> = async () => {};
  /** Called when a table has been read again after this process could not hear the others. */
  readAgain: (room: Room) => Promise<void> = async () => {};
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
    const { bus } = this.parts;
    bus.on('moved', (msg) => this.background('moved', msg.code, () => this.hearMoved(msg)));
    bus.on('changed', (msg) => this.background('changed', msg.code, () => this.hearChanged(msg)));
    bus.on('present', (msg, from) => {
      const room = this.inMemory.get(msg.code);
      if (room?.heard(from, msg.people)) this.pushSoon(room);
    });
    bus.on('who', (msg) => {
      const room = this.inMemory.get(msg.code);
      if (room && room.people().length > 0) this.tellPresence(room);
    });
    bus.again = () => {
      for (const room of this.inMemory.values()) {
        this.behind.add(room.code);
        this.tellPresence(room);
        bus.tell('who', { code: room.code });
      }
      void this.sweep();
    };
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS);
    void this.sweep();
  }
  /** Before anything is played: since when no process lived. The clocks of the rules stood still meanwhile. */
  async wake(): Promise<void> {
    const { db } = this.parts.storage;
    const lived = await db.selectFrom('house').select('value').where('key', '=', LIVED).executeTakeFirst();
    const from_at = Number(lived?.value ?? this.startedAt);
    if (this.startedAt - from_at < OUTAGE_MS) return;
    await db
      .insertInto('outages')
      .values({ from_at, to_at: this.startedAt })
      .onConflict((c) => c.column('from_at').doNothing())
      .execute();
  }
  /** For how long no process lived since the clocks of this match were stored. */
  private async stoodStill(play: Play): Promise<number> {
    const since = play.clocks.at;
    if (since === undefined || play.timers().length === 0 || play.clocks.halted !== undefined) return 0;
    // The last heartbeat is up to a second older than the last answer.
    const rows = await this.parts.storage.db.selectFrom('outages').selectAll().where('to_at', '>', since).execute();
    return rows.reduce((sum, r) => sum + r.to_at - Math.max(r.from_at, since), 0);
  }
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    clearTimeout(this.telling);
    for (const room of this.inMemory.values()) for (const t of [room.timer, room.fading, room.pushing]) clearTimeout(t);
    await Promise.all([...this.inMemory.values()].map((room) => room.serial.run(() => {})));
    await this.parts.appends.drain();
    await this.parts.storage.db.deleteFrom('processes').where('id', '=', this.parts.process).execute();
  }

  /** The table, from memory or storage. */
  async find(code: string): Promise<Room> {
    let room = this.rooms.get(code);
    if (!room) {
      room = this.read(code);
      this.rooms.set(code, room);
      room.then(
        (found) => {
          if (found) {
            this.inMemory.set(code, found);
            this.parts.bus.tell('who', { code });
          } else this.rooms.delete(code);
        },
        () => this.rooms.delete(code),
      );
    }
    const found = await room;
    if (!found) throw notFound();
    found.touched = performance.now();
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
    room.touched = performance.now();
    return turn(room);
  }
  /** The same for what concerns seats: another process may have changed them a moment ago. */
  atTable<T>(code: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    return this.inRoom(code, async (room) => {
      try {
        await this.reread(room);
        return await work(room);
      } catch (error) {
        // Half of it may have been done.
        if (this.parts.storage.isLost(error)) this.behind.add(code);
        throw error;
      }
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
  /** Fire and forget, with the failure logged. The table is read again and whatever was due there is done then. */
  private background(what: string, code: string, work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (this.closing) return;
      this.parts.log.error({ err: error, code, what }, 'work in the background failed');
      this.failed(code, error);
    });
  }
  /** Tried again soon if storage failed, and the sooner the fewer times it has; much later if the rules did. */
  private failed(code: string, error: unknown): void {
    const tries = (this.broken.get(code)?.tries ?? 0) + 1;
    const forRules = error instanceof Fault && error.status !== 503;
    const wait = forRules ? RETRY_MS : Math.min(RETRY_MS, (SWEEP_MS / 4) * 2 ** tries);
    this.broken.set(code, { tries, until: performance.now() + wait });
    if (this.inMemory.has(code)) this.behind.add(code);
  }
  private resting(code: string): boolean {
    return (this.broken.get(code)?.until ?? 0) > performance.now();
  }
  /** What is stored, in memory and on every screen here; and whatever is due there happens. */
  private async again(room: Room): Promise<void> {
    const { ours } = room;
    const n = room.play?.n;
    const rows = await this.rows(room.code);
    if (!rows) {
      this.gone(room);
      return;
    }
    await this.take(room, rows);
    if (room.play || (room.table.phase !== 'waiting' && room.watchers.size > 0)) {
      await this.catchUp(room);
      if (room.play) await this.readClocks(room.play);
      // Whoever was to act is still to; unless another process has acted.
      room.ours = !this.shared || (ours && (n === undefined || room.play?.n === n));
      this.fanOut(room);
    }
    this.pushTable(room);
    await this.readAgain(room);
    this.drive(room);
  }

  private async read(code: string): Promise<Room | undefined> {
    const rows = await this.rows(code);
    if (!rows) return undefined;
    const room = new Room(rows.table, rows.seats, this.parts.settings.absentMs);
    // Nobody watched it meanwhile, or it would be in memory; elsewhere somebody may have.
    if (!this.shared) room.since = this.born;
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
    this.parts.bus.tell('changed', { code: room.code, mine });
  }
  /** A table that is no more, here and in storage: whoever watched it is told. */
  closeTable(room: Room): void {
    const mine = [...new Set(room.seats.flatMap((s) => (s.person ? [s.person] : [])))];
    this.gone(room);
    this.tellPeople(mine);
    this.parts.bus.tell('changed', { code: room.code, mine });
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
    clearTimeout(room.fading);
    clearTimeout(room.pushing);
    this.behind.delete(room.code);
    this.rooms.delete(room.code);
    this.inMemory.delete(room.code);
  }

  // ------------------------------------------------------------------ the match
  /** The match of a table that is being played or over; undefined before the start. */
  async play(room: Room): Promise<Play | undefined> {
    if (room.play || room.table.phase === 'waiting') return room.play;
    const stored = await this.stored(room.code);
    if (!stored) return undefined;
    room.play = await this.fitted(room, stored);
    if (!room.play) throw conflict('diverged', 'this match was played under other rules and cannot go on');
    room.clocks = room.play.clocks;
    const still = await this.stoodStill(room.play);
    if (still > 0) {
      this.resume(room, room.play, still);
      // At once: whoever reads the clocks again before the next answer would forget it.
      await this.storeClocks(room, room.play);
    }
    const told = room.play.match.toldInAll;
    room.told = room.watchers.size > 0 ? Math.min(room.told, told) : told;
    room.ours = !this.shared;
    this.drive(room);
    return room.play;
  }
  /** The match, if the rules of today fit it; whether they do is written down, so that lists wait for nobody in one they do not. */
  private async fitted(room: Room, stored: StoredMatch): Promise<Play | undefined> {
    let play: Play | undefined;
    let misfit: string | null = null;
    try {
      play = Play.load(stored, this.parts.shelf.get(room.table.game));
    } catch (error) {
      misfit = error instanceof Error ? error.message : String(error);
      this.parts.log.error({ err: error, code: room.code }, 'a match cannot be brought back');
    }
    if (misfit !== stored.row.misfit)
      await this.parts.storage.db.updateTable('matches').set({ misfit }).where('code', '=', room.code).execute();
    return play;
  }
  /** Do the rules fit every running match? For the start of a server, which may be a new one. */
  async survey(): Promise<{ readonly running: number; readonly misfits: number }> {
    const { db } = this.parts.storage;
    const running = await db.selectFrom('tables').select('code').where('phase', '=', 'playing').execute();
    let misfits = 0;
    for (const { code } of running) {
      if (this.closing) break;
      await this.inRoom(code, async (room) => {
        if (room.play || room.table.phase !== 'playing') return;
        const stored = await this.stored(code);
        if (stored && !(await this.fitted(room, stored))) misfits++;
      }).catch((error: unknown) => this.parts.log.error({ err: error, code }, 'a match could not be looked at'));
      await breath();
    }
    return { running: running.length, misfits };
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
    room.moved = performance.now();
    room.told = 0;
    this.parts.log.info({ code: room.code, game: room.table.game, seats: room.seats.length }, 'a match begins');
    this.fanOut(room);
    this.drive(room);
  }

  /** `by`: the socket it came from, which finds the next position in what this gives. */
  answer(person: string, msg: GivenAnswer, by?: string): Promise<Moved> {
    return this.inRoom(msg.code, (room) => {
      const give = (play: Play): Promise<Moved> =>
        this.pressing(play)
          ? this.give(room, msg, by)
          : this.change(room, play, (now) => play.answer(msg.n, msg.seat, msg.topic, msg.answer, now, msg.own), by);
      const play = this.atHand(room, person, msg.seat, msg.n);
      return play ? give(play) : this.ownPlay(room, person, msg.seat, msg.n).then(give);
    });
  }
  /** Does time press here: is a clock of the rules running, or does the game stand still? */
  private pressing(play: Play): boolean {
    return play.timers().length > 0 || play.clocks.halted !== undefined || play.asks().some((a) => a.standing);
  }
  /**
   * The same where time presses. What is due comes first: whoever is late by a millisecond is late, however late this process is.
   * And where another process wrote first, a question that stands still does: the rules are asked again, on what is there now.
   */
  private async give(room: Room, msg: GivenAnswer, by: string | undefined): Promise<Moved> {
    await this.goOn(room);
    const arrived = Date.now();
    for (let tries = 0; ; tries++) {
      while (room.play?.timers().some((t) => t.at <= arrived)) await this.strikeFirst(room, room.play, arrived);
      const play = room.play as Play;
      try {
        return await this.change(room, play, (now) => play.answer(msg.n, msg.seat, msg.topic, msg.answer, now, msg.own), by);
      } catch (error) {
        const again = room.play !== play && room.play?.match.find(msg.seat, msg.topic)?.standing === true;
        if (!again || tries >= MOST_TRIES || !(error instanceof Refusal && error.code === 'stale')) throw error;
      }
    }
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
    const before = play.called();
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
    const mine = this.flipped(room, before, play.called());
    const append = play.append(made, room, wall);
    try {
      const parent = append.over ? parentOf(room.table) : undefined;
      await this.parts.appends.append({ ...append, parent, tell: this.parts.bus.text('moved', { code: room.code, n: play.n, mine }) });
    } catch (error) {
      await this.recover(room, error);
    }
    room.ours = true;
    room.moved = performance.now();
    room.touched = room.moved;
    this.parts.meters.answered[
      answered !== undefined && !isPlayer(answered) ? 'clock' : answered !== undefined && room.bot(answered) ? 'bot' : 'person'
    ].inc();
    if (play.match.over) room.table = { ...room.table, phase: 'over', ending: append.ending, updated_at: wall };
    const moved = this.fanOut(room, by);
    if (play.match.over || room.pace.kind !== 'relaxed') this.pushTable(room);
    this.tellPeople(mine, room);
    this.drive(room);
    if (play.match.over) {
      this.parts.log.info({ code: room.code, game: room.table.game, ending: play.match.report().ending }, 'a match is over');
      this.ended(room);
    }
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
    // It may have been stored all the same: nobody knows, whose connection was lost.
    this.behind.add(room.code);
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
    await this.readClocks(play);
    if (play.match.over && room.table.phase === 'playing') {
      const rows = await this.rows(room.code);
      if (rows) room.refresh(rows.table, rows.seats);
      this.ended(room);
    }
    room.moved = performance.now();
  }
  private async readClocks(play: Play): Promise<void> {
    const { db } = this.parts.storage;
    const match = await db.selectFrom('matches').select('clocks').where('code', '=', play.code).executeTakeFirst();
    if (match) play.takeClocks(match.clocks);
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
      if (room.play) await this.readClocks(room.play);
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
        new Message('sync', this.whole(room, room.play, watcher, { from: told, items: [], marks: [] })).to(watcher.socket);
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
    const rows = (await this.storedNotes(room, eyes)).slice(from, play.match.toldTo(seat));
    return {
      from,
      items: rows.map((r) => r.note),
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
        const ask = seat === undefined ? undefined : play.match.asks(seat).find((a) => !a.optional || a.standing);
        return { round: play.match.report().rounds, ask: ask ? this.said(room, play, ask) : null };
      });
    } catch (error) {
      this.parts.log.error({ err: error, code }, 'a match could not be looked at for a list');
      return undefined;
    }
  }
  /** A question as a plain sentence in each language, for the one who is asked. */
  private said(room: Room, play: Play, ask: Ask): Readonly<Record<Lang, string>> {
    const question = questionOf(ask);
    const view = play.match.view(ask.seat);
    const inWords = (lang: Lang): string => {
      const words = play.pkg.words[lang];
      const names = room.seats.map((s) => (s.kind === 'bot' ? (own(words.bots, s.bot as string) ?? s.name) : s.name));
      return plain(words.question(question, view).say, names, (term) => own(words.terms, term)?.name ?? term, lang);
    };
    return { fr: inWords('fr'), en: inWords('en') };
  }
  private async storedNotes(room: Room, eyes: Seat | null): Promise<readonly { note: Json; audience: string | null; at: number | null }[]> {
    const { game } = this.parts.shelf.get(room.table.game);
    const rows = await this.parts.storage.db
      .selectFrom('notes')
      .select(['audience', 'note', 'at'])
      .where('code', '=', room.code)
      .orderBy('i')
      .execute();
    return rows
      .filter((r) => r.audience === null || (eyes !== null && (JSON.parse(r.audience) as Seat[]).includes(eyes)))
      .map((r) => ({ ...r, note: renewedNote(game, JSON.parse(r.note) as Json) }));
  }
  pushTable(room: Room): void {
    clearTimeout(room.pushing);
    room.pushing = undefined;
    const messages = new Map<string, { readonly text: string; readonly message: Message }>();
    for (const w of room.watchers.values()) {
      let card = messages.get(w.person);
      if (!card) {
        const info = room.info(w.person);
        card = { text: JSON.stringify(info), message: new Message('table', info) };
        messages.set(w.person, card);
      }
      // Most answers change nothing of it.
      if (w.table === card.text) continue;
      w.table = card.text;
      card.message.to(w.socket);
    }
  }
  /** For what need not be seen at once, such as who comes and goes: a moment later, once for all that happens meanwhile. */
  private pushSoon(room: Room): void {
    if (!this.closing) room.pushing ??= setTimeout(() => this.pushTable(room), TELL_MS);
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
  /** Somebody watches; `before`: whether this person was connected here already. */
  arrived(room: Room, person: string, before: boolean): void {
    this.fade(room);
    if (!before && room.seated(person)) this.presenceChanged(room);
    if (room.play?.clocks.halted !== undefined && room.seated(person))
      this.background('go on', room.code, () => room.serial.run(() => this.goOn(room)));
  }
  departed(room: Room, person: string): void {
    room.leave(person);
    this.fade(room);
    if (!room.seated(person) || room.connected(person)) return;
    this.presenceChanged(room);
    this.drive(room);
  }
  /** In how many milliseconds a game in which time presses stands still, because nobody is there; undefined: it does not. */
  private alone(room: Room, play: Play): number | undefined {
    if (play.timers().length === 0) return undefined;
    const people = room.seats.filter((s) => s.person !== null && s.kind !== 'bot').map((s) => room.absence(s.person as string));
    return people.length === 0 || people.includes(0) ? undefined : Math.max(0, ALONE_MS - Math.min(...people));
  }
  /** A game that stood still because nobody was there goes on, with a moment to look. */
  private async goOn(room: Room): Promise<void> {
    const { play } = room;
    if (play?.clocks.halted === undefined) return;
    this.resume(room, play, Date.now() - play.clocks.halted);
    delete play.clocks.halted;
    await this.storeClocks(room, play);
    this.parts.bus.tell('changed', { code: room.code, mine: [] });
    this.fanOut(room);
    this.drive(room);
  }
  /** It stood still for so long. */
  private resume(room: Room, play: Play, ms: number): void {
    play.pause(ms + READY_MS);
    room.resumes = Date.now() + READY_MS;
  }
  /** Who is away is gone after a while: those who watch see it then. */
  private fade(room: Room): void {
    if (this.closing || !room.seats.some((s) => s.kind === 'person' && room.presence(s.person as string) === 'away')) return;
    room.fading ??= setTimeout(() => {
      room.fading = undefined;
      this.pushTable(room);
      this.fade(room);
    }, room.absentMs + 50).unref();
  }
  private presenceChanged(room: Room): void {
    this.pushSoon(room);
    this.tellPresence(room);
  }
  private tellPresence(room: Room): void {
    this.parts.bus.tell('present', { code: room.code, people: room.people() });
  }
  /** This process lives; and which others do. Whoever was connected to one that is gone is not here any more. */
  private async beat(): Promise<void> {
    const { db } = this.parts.storage;
    const id = this.parts.process;
    await beat(db, { id, startedAt: this.startedAt });
    const lived = String(Date.now());
    await db
      .insertInto('house')
      .values({ key: LIVED, value: lived })
      .onConflict((c) => c.column('key').doUpdateSet({ value: lived }))
      .execute();
    for (const row of await db.selectFrom('processes').select(['id', 'beat_at']).where('id', '!=', id).execute()) {
      const known = this.others.get(row.id);
      // Their clock may be another: what counts is that it goes on, and how often we looked.
      const missed = known === undefined || known.beat !== row.beat_at ? 0 : known.missed + 1;
      this.others.set(row.id, { beat: row.beat_at, missed });
      if (missed === MISSED_BEATS) for (const room of this.inMemory.values()) if (room.heard(row.id, [])) this.pushSoon(room);
      if (missed < FORGOTTEN_BEATS) continue;
      await db.deleteFrom('processes').where('id', '=', row.id).execute();
      this.others.delete(row.id);
    }
  }

  // ------------------------------------------------------------------ bots, clocks, deadlines
  /** See to it that whatever the server must do next happens. Call after every change. */
  drive(room: Room): void {
    if (room.timer) clearTimeout(room.timer);
    room.timer = undefined;
    const play = room.play;
    if (!play || this.closing || play.match.over || room.table.phase !== 'playing') return;
    if (play.onStage().length > 0) this.background('stage', room.code, () => room.staging.run(() => this.staged(room)));
    if (play.clocks.halted !== undefined) return;
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
    const alone = this.alone(room, play);
    if (alone === 0) {
      play.clocks.halted = now;
      this.background('halt', room.code, () => this.storeClocks(room, play));
      return;
    }
    let next = alone === undefined ? Number.POSITIVE_INFINITY : now + alone;
    for (const ask of play.asks()) {
      if (!room.bot(ask.seat)) continue;
      if (ask.standing) {
        this.pace(room, ask);
        continue;
      }
      if (play.declined.has(ask) || room.thinking.has(ask)) continue;
      const patience = this.patience(room, play, ask, now);
      if (patience > 0) {
        next = Math.min(next, now + patience);
        continue;
      }
      room.thinking.add(ask);
      this.background('bot', room.code, () => this.botAnswers(room, play, ask).finally(() => room.thinking.delete(ask)));
    }
    for (const timer of play.timers()) next = Math.min(next, timer.at);
    if (play.onStage().length > 0) next = Math.min(next, now + STAGE_MS);
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
    const beheld = { asked: start, bot, watched: room.watchers.size > 0 };
    let answer: Json | undefined;
    try {
      const reply = await this.thought(room, play, ask);
      answer = reply.kind === 'answer' ? reply.answer : undefined;
    } catch (error) {
      if (this.closing) return;
      // It is asked again when its notes can be read.
      if (this.parts.storage.isLost(error)) throw error;
      log.error({ err: error, code: room.code, bot, topic: ask.topic }, 'a bot failed; any legal answer is given for it');
      answer = ask.optional ? undefined : anyAnswer(ask, this.chance);
    }
    meters.thinking.observe((performance.now() - start) / 1000);
    const ready = performance.now();
    await sleep(answerAt(beheld, settings.botPauseMs, ready) - ready, undefined, { ref: false });
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
      await this.change(room, play, (now) => play.answer(play.acts, ask.seat, ask.topic, given, now)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    });
  }
  /** What is asked of several at once, and only one will answer, belongs to people first: bots fill in after a fair while. */
  private patience(room: Room, play: Play, ask: Ask, now: number): number {
    const { botPatienceMs } = this.parts.settings;
    if (ask.seal || ask.optional || botPatienceMs === 0) return 0;
    const asked = play.asks().some((a) => {
      const person = a.topic === ask.topic && !a.optional && room.human(a.seat) ? room.seats[a.seat]?.person : undefined;
      // Whose page is still loading, or loads again, has not gone.
      return person !== undefined && person !== null && room.presence(person) !== 'gone';
    });
    return asked ? Math.max(0, play.origin + play.birth(ask).now + botPatienceMs - now) : 0;
  }
  /** A bot before a question that stands: one thought at a time for each, whatever others do meanwhile. */
  private pace(room: Room, { seat, topic }: Ask): void {
    const key = `${seat} ${topic}`;
    if (room.pacing.has(key)) return;
    room.pacing.add(key);
    this.background('bot', room.code, () => this.botActs(room, seat, topic).finally(() => room.pacing.delete(key)));
  }
  /** In real time a bot decides on what it sees, and acts as much later as a person would: it may come too late, like anybody. */
  private async botActs(room: Room, seat: Seat, topic: Topic): Promise<void> {
    const seen = room.play?.match.find(seat, topic);
    if (!seen || !room.play) return;
    const start = performance.now();
    const reply = await this.thought(room, room.play, seen);
    const tempo = 'tempo' in reply ? (reply.tempo ?? 0) : 0;
    await sleep(Math.max(0, start + tempo - performance.now()), undefined, { ref: false });
    if (this.closing) return;
    await room.serial.run(async () => {
      room.pacing.delete(`${seat} ${topic}`);
      const { play } = room;
      if (!play?.match.find(seat, topic)?.standing || !room.bot(seat) || play.clocks.halted !== undefined) return;
      if (reply.kind === 'answer') {
        const given = reply.answer;
        await this.change(room, play, (now) => play.answer(play.acts, seat, topic, given, now)).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          this.parts.meters.refusals.inc({ code: 'bot-late' });
        });
      }
      this.drive(room);
    });
  }
  private async thought(room: Room, play: Play, ask: Ask): Promise<ThinkReply> {
    const { thinkers, settings } = this.parts;
    const call = { kind: 'answer' as const, game: room.table.game, bot: this.botOf(room, ask.seat), ...play.thought(ask) };
    const client = { person: room.table.host, watched: room.watchers.size > 0 };
    const reply = await thinkers.think(call, settings.botLimitMs, client);
    if (reply.kind !== 'needs-notes') return reply;
    const notes = JSON.stringify((await this.storedNotes(room, ask.seat)).map((r) => r.note));
    return thinkers.think({ ...call, notes }, settings.botLimitMs, client);
  }
  private botOf(room: Room, seat: Seat): string {
    return room.seats[seat]?.bot ?? this.parts.shelf.defaultBot(this.parts.shelf.get(room.table.game));
  }
  /** Something is due: a clock of the game, or somebody's time is up. */
  private async strike(room: Room): Promise<void> {
    const play = room.play;
    if (!play || play.match.over || room.table.phase !== 'playing') return;
    if (play.clocks.halted !== undefined) return;
    const now = Date.now();
    if (await this.strikeFirst(room, play, now)) return;
    for (const s of room.seats) {
      const deadline = room.deadline(s.seat);
      if (deadline === null || deadline > now) continue;
      await this.standIn(room, s.seat, this.parts.shelf.absentBot(this.parts.shelf.get(room.table.game)));
    }
    this.drive(room);
  }
  /** The first clock of the rules that was due by then, if one was, at its own moment. */
  private async strikeFirst(room: Room, play: Play, by: number): Promise<boolean> {
    const clock = play.match.clock();
    if (!clock || play.origin + strikesAt(clock) > by) return false;
    const at = play.origin + strikesAt(clock);
    await this.change(room, play, () => play.answer(play.acts, CLOCK, clock.topic, 'time', at)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    return true;
  }
  /** This bot answers for the seat, or (null) its person does again. */
  async standIn(room: Room, seat: Seat, bot: string | null): Promise<void> {
    const before = room.seats[seat];
    const since = bot === null ? null : before?.stand_in === 1 ? before.stand_in_at : Date.now();
    const change = { stand_in: bot === null ? 0 : 1, stand_in_at: since, bot };
    this.parts.log.info({ code: room.code, seat, bot }, bot === null ? 'a seat is taken back' : 'a bot stands in');
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
  async storeClocks(room: Room, play: Play): Promise<void> {
    await this.parts.storage.db
      .updateTable('matches')
      .set({ clocks: play.clocksText(Date.now()), due: play.due(room, Date.now()) })
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
      const { storage, settings } = this.parts;
      await this.beat();
      const late = this.shared ? settings.takeOverMs * 2 : 0;
      const due = await storage.db
        .selectFrom('matches')
        .select(['code', 'n'])
        .where('due', '<=', Date.now() - late)
        .where('over', '=', 0)
        .orderBy('due')
        .limit(100 + this.broken.size)
        .execute();
      this.storageWorks();
      await this.catchUpAll();
      for (const { code, n } of due) {
        const held = this.inMemory.get(code);
        const asks = held?.play?.onStage().length ?? 0;
        // In memory it has a timer of its own, unless a process died before it could tell what it wrote, or a match ended elsewhere.
        if (((held?.play?.n ?? -1) >= n && asks === 0) || this.resting(code)) continue;
        await this.inRoom(code, async (room) => {
          if (room.play) await this.showOthers(room);
          await this.play(room);
          room.ours = true;
          this.drive(room);
          this.broken.delete(code);
        }).catch((error: unknown) => {
          this.failed(code, error);
          this.parts.log.error({ err: error, code }, 'a match that is due cannot go on');
        });
      }
      const now = performance.now();
      if (now - this.lastEviction > Math.min(settings.idleMs / 3, 5000)) this.evict(now);
    } catch (error) {
      if (this.closing || this.storageLost) return;
      this.storageLost = true;
      this.parts.log.error({ err: error }, 'storage does not answer');
    } finally {
      this.sweeping = false;
    }
  }
  private storageWorks(): void {
    if (this.storageLost) this.parts.log.info('storage answers again');
    this.storageLost = false;
  }
  /** Tables whose memory may not be what is stored. */
  private async catchUpAll(): Promise<void> {
    const codes = [...this.behind].filter((code) => !this.resting(code));
    const next = async (): Promise<void> => {
      for (let code = codes.pop(); code !== undefined && !this.closing; code = codes.pop()) {
        const room = this.inMemory.get(code);
        this.behind.delete(code);
        if (!room) continue;
        try {
          await room.serial.run(() => this.again(room));
          this.broken.delete(room.code);
        } catch (error) {
          this.failed(room.code, error);
          this.parts.log.error({ err: error, code: room.code }, 'a table cannot be read again');
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }
  private evict(now: number): void {
    this.lastEviction = now;
    for (const room of this.inMemory.values()) {
      if (!room.serial.idle || room.thinking.size > 0 || now - room.touched < this.parts.settings.idleMs) continue;
      const due = room.play?.due(room, Date.now()) ?? null;
      if (due !== null && due < Date.now() + this.parts.settings.idleMs) continue;
      room.rest();
      if (room.watchers.size === 0) this.forget(room);
    }
  }
}
