/** All tables in memory: one at a time changes, storage first, then everybody who watches. */
import type { Logger } from 'pino';
import type { Appends } from './appends.ts';
import { parentOf } from './awaited.ts';
import { BotSeats } from './bot-seats.ts';
import type { Bus } from './bus.ts';
import { Driver } from './driver.ts';
import { notFound } from './fault.ts';
import { Matches } from './matches.ts';
import type { Meters } from './meters.ts';
import { briefOf, type Clocks } from './play.ts';
import { Presence } from './presence.ts';
import { Processes } from './processes.ts';
import type { ProgramLines } from './program-lines.ts';
import { type GameServer, Room, type Stored } from './room.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import { Standstill } from './standstill.ts';
import type { Storage } from './storage.ts';
import { Sweep } from './sweep.ts';
import type { Thinkers } from './thinkers.ts';
import { Viewers } from './viewers.ts';

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
export class Rooms {
  readonly matches: Matches;
  readonly viewers: Viewers;
  readonly presence: Presence;
  readonly standstill: Standstill;
  readonly driver: Driver;
  readonly bots: BotSeats;
  readonly sweep: Sweep;
  readonly processes: Processes;
  readonly parts: RoomsParts;
  private readonly found = new Map<string, Promise<Room | undefined>>();
  readonly inMemory = new Map<string, Room>();
  private readonly born = performance.now();
  io: GameServer | undefined;
  /** The lines of programs, once there are any. */
  programs: Pick<ProgramLines, 'see' | 'attends' | 'standIn' | 'gone'> | undefined;
  closing = false;
  /** Called when a game is over, once everybody has been shown its end. */
  ended: (room: Room) => void = () => {};
  /** Called when a match asks the stage, and now and then while it does. */
  staged: (room: Room) => Promise<void> = async () => {};
  /** Called when a table has been read again after this process could not hear the others. */
  readAgain: (room: Room) => Promise<void> = async () => {};

  constructor(parts: RoomsParts) {
    this.parts = parts;
    this.matches = new Matches(this, parts);
    this.viewers = new Viewers(this, parts);
    this.presence = new Presence(this, parts);
    this.standstill = new Standstill(this, parts);
    this.driver = new Driver(this, parts);
    this.bots = new BotSeats(this, parts);
    this.sweep = new Sweep(this, parts);
    this.processes = new Processes(this, parts);
  }
  /** Other processes may serve the same tables. */
  get shared(): boolean {
    return this.parts.storage.kind === 'postgres';
  }
  get size(): number {
    return this.inMemory.size;
  }
  get playing(): number {
    let n = 0;
    for (const room of this.inMemory.values()) if (room.play) n++;
    return n;
  }
  start(io: GameServer): void {
    this.io = io;
    const { bus } = this.parts;
    bus.on('moved', (msg) => this.background('moved', msg.code, () => this.matches.hearMoved(msg)));
    bus.on('changed', (msg) => this.background('changed', msg.code, () => this.matches.hearChanged(msg)));
    bus.on('present', (msg, from) => {
      const room = this.inMemory.get(msg.code);
      if (!room?.heard(from, msg.people)) return;
      this.viewers.pushSoon(room);
      this.driver.drive(room);
      this.background('go on', msg.code, () => room.serial.run(() => this.standstill.rouse(room)));
    });
    bus.on('who', (msg) => {
      const room = this.inMemory.get(msg.code);
      if (room && room.people().length > 0) this.presence.tell(room);
    });
    bus.again = () => {
      for (const room of this.inMemory.values()) {
        this.sweep.behind.add(room.code);
        this.presence.tell(room);
        bus.tell('who', { code: room.code });
      }
      void this.sweep.look();
    };
    this.sweep.start();
  }
  async close(): Promise<void> {
    this.closing = true;
    this.sweep.stop();
    this.viewers.stop();
    for (const room of this.inMemory.values()) for (const t of [room.timer, room.fading, room.pushing]) clearTimeout(t);
    await Promise.all([...this.inMemory.values()].map((room) => room.serial.run(() => {})));
    await this.parts.appends.drain();
    await this.parts.storage.db.deleteFrom('processes').where('id', '=', this.parts.process).execute();
  }
  /** The table, from memory or storage. */
  async find(code: string): Promise<Room> {
    let room = this.found.get(code);
    if (!room) {
      room = this.read(code);
      this.found.set(code, room);
      room.then(
        (found) => {
          if (found) {
            this.inMemory.set(code, found);
            this.parts.bus.tell('who', { code });
          } else this.found.delete(code);
        },
        () => this.found.delete(code),
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
  /** Does somebody wait for what happens here: one who looks on, or one who is at the table for which it is played? */
  attended(room: Room): boolean {
    return room.watchers.size > 0 || this.waitedFor(room);
  }
  waitedFor(room: Room): boolean {
    const parent = parentOf(room.table);
    const asking = parent === undefined ? undefined : this.held(parent);
    return asking !== undefined && (this.attended(asking) || asking.players().some((p) => asking.absence(p) === 0));
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
        if (this.parts.storage.isLost(error)) this.sweep.behind.add(code);
        throw error;
      }
    });
  }
  async reread(room: Room): Promise<void> {
    if (!this.shared) return;
    const rows = await this.rows(room.code);
    if (!rows) throw notFound();
    await this.take(room, rows);
  }
  /** The table as another process left it; if the game has begun there, those who watch here see it. */
  async take(room: Room, rows: Stored): Promise<void> {
    const begun = room.table.phase === 'waiting' && rows.table.phase !== 'waiting';
    room.refresh(rows);
    if (!begun || room.watchers.size === 0) return;
    await this.matches.play(room);
    room.ours = false;
    this.viewers.pushTable(room);
    this.viewers.fanOut(room);
    this.driver.drive(room);
  }
  /** Fire and forget, with the failure logged. The table is read again and whatever was due there is done then. */
  background(what: string, code: string, work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (this.closing) return;
      this.parts.log.error({ err: error, code, what }, 'work in the background failed');
      this.sweep.failed(code, error);
    });
  }
  /** What is stored, in memory and on every screen here; and whatever is due there happens. */
  async again(room: Room): Promise<void> {
    const { ours } = room;
    const n = room.play?.n;
    const rows = await this.rows(room.code);
    if (!rows) {
      this.gone(room);
      return;
    }
    await this.take(room, rows);
    if (room.play || (room.table.phase !== 'waiting' && room.watchers.size > 0)) {
      await this.matches.catchUp(room);
      if (room.play) await this.standstill.readClocks(room.play);
      // Whoever was to act is still to; unless another process has acted.
      room.ours = !this.shared || (ours && (n === undefined || room.play?.n === n));
      this.viewers.fanOut(room);
    }
    this.viewers.pushTable(room);
    await this.readAgain(room);
    this.driver.drive(room);
  }
  private async read(code: string): Promise<Room | undefined> {
    const rows = await this.rows(code);
    if (!rows) return undefined;
    const room = new Room(rows, this.parts.settings.absentMs);
    room.made = this.parts.shelf.made(rows.table.game, briefOf(rows.table).brief);
    // Nobody watched it meanwhile, or it would be in memory; elsewhere somebody may have.
    if (!this.shared) room.since = this.born;
    if (rows.table.phase === 'playing') {
      const match = await this.parts.storage.db.selectFrom('matches').select('clocks').where('code', '=', code).executeTakeFirst();
      if (match) room.clocks = JSON.parse(match.clocks) as Clocks;
    }
    return room;
  }
  async rows(code: string): Promise<Stored | undefined> {
    const { db } = this.parts.storage;
    const table = await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
    if (!table) return undefined;
    const seats = await db.selectFrom('seats').selectAll().where('code', '=', code).orderBy('seat').execute();
    const hinted =
      table.phase === 'waiting'
        ? []
        : await db.selectFrom('hints').select(['seat', 'n', 'at']).where('code', '=', code).orderBy('at').orderBy('n').execute();
    return { table, seats, hinted };
  }
  /** Read the table again after a change and show it to everybody. */
  async refresh(room: Room, mine: readonly string[] = []): Promise<void> {
    const rows = await this.rows(room.code);
    if (!rows) throw notFound();
    room.refresh(rows);
    this.viewers.pushTable(room);
    this.viewers.tellPeople([...new Set([...mine, ...rows.seats.flatMap((s) => (s.person ? [s.person] : []))])]);
    this.parts.bus.tell('changed', { code: room.code, mine });
  }
  /** Something about the table was stored: everybody is shown it. */
  async changed(room: Room, mine: readonly string[] = []): Promise<void> {
    await this.parts.storage.db.updateTable('tables').set({ updated_at: Date.now() }).where('code', '=', room.code).execute();
    await this.refresh(room, mine);
  }
  /** A table that is no more, here and in storage: whoever watched it is told. */
  closeTable(room: Room): void {
    const mine = [...new Set(room.seats.flatMap((s) => (s.person ? [s.person] : [])))];
    this.gone(room);
    this.viewers.tellPeople(mine);
    this.parts.bus.tell('changed', { code: room.code, mine });
  }
  gone(room: Room): void {
    room.closed = true;
    for (const w of room.watchers.values()) w.socket.emit('closed', { code: room.code });
    room.watchers.clear();
    this.programs?.gone(room.code);
    this.forget(room);
  }
  /** It leaves memory. */
  forget(room: Room): void {
    room.rest();
    clearTimeout(room.fading);
    clearTimeout(room.pushing);
    this.sweep.behind.delete(room.code);
    this.found.delete(room.code);
    this.inMemory.delete(room.code);
  }
}
