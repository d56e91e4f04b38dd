/**
 * When a match stands still: no server is up, nobody is there for whom it would go on, or whoever plays alone has stopped it. What it means to be there
 * stands in docs/decisions/0013-tables-at-rest.md.
 */
import { type Play, rests } from './play.ts';
import type { Room } from './room.ts';
import type { Rooms, RoomsParts } from './rooms.ts';

/** Nobody is at a table for so long: its clocks stand still until somebody is. And when they go on, all have a moment to look. */
const ALONE_MS = 30_000;
const READY_MS = 3_000;
/** Other processes have said within this who is connected to them. */
const WHO_MS = 2_000;

export class Standstill {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
  }
  /** For how long no process lived since the clocks of this match were stored. */
  async stoodStill(play: Play): Promise<number> {
    const since = play.clocks.at;
    if (since === undefined || play.timers().length === 0 || play.clocks.halted !== undefined) return 0;
    // The last heartbeat is up to a second older than the last answer.
    const rows = await this.parts.storage.db.selectFrom('outages').selectAll().where('to_at', '>', since).execute();
    return rows.reduce((sum, r) => sum + r.to_at - Math.max(r.from_at, since), 0);
  }
  async readClocks(play: Play): Promise<void> {
    const { db } = this.parts.storage;
    const match = await db.selectFrom('matches').select('clocks').where('code', '=', play.code).executeTakeFirst();
    if (match) play.takeClocks(match.clocks);
  }
  /** In how many milliseconds this match stands still, because nobody is there; undefined: it does not. */
  alone(room: Room, play: Play): number | undefined {
    const waits = [this.unwanted(room, play), this.unwatched(room, play)].filter((ms) => ms !== undefined);
    return waits.length === 0 ? undefined : Math.min(...waits);
  }
  /** Time presses, and nobody sees it who could answer: where bots do for everybody, nobody's time is lost. */
  private unwatched(room: Room, play: Play): number | undefined {
    if (play.timers().length === 0 || !room.seats.some((s) => room.human(s.seat))) return undefined;
    const people = room.players().map((p) => room.absence(p));
    return people.length === 0 || people.includes(0) ? undefined : Math.max(0, ALONE_MS - Math.min(...people));
  }
  /**
   * Everybody who plays here is late or has a bot stand in, and none of them is there: bots would play to the end for nobody. Unless each has asked
   * for the bot: then they wanted it so; or somebody waits for what comes of it, at the table for which it is played.
   */
  unwanted(room: Room, play: Play, now = Date.now()): number | undefined {
    const people = room.players();
    // Nobody else waits for whoever tries a challenge, and its clock is not stopped.
    if (people.length === 0 || room.table.challenge !== null || this.rooms.waitedFor(room)) return undefined;
    const theirs = room.seats.filter((s) => s.kind !== 'bot' && s.kind !== 'open' && !play.match.out(s.seat));
    // Who is out of the game loses nothing by its end; who asked for the bot wants it.
    if (theirs.every((s) => s.stand_in === 1 && s.own_wish === 1)) return undefined;
    if (theirs.some((s) => s.stand_in === 0 && (room.deadline(s.seat) ?? Number.POSITIVE_INFINITY) > now)) return undefined;
    const absence = Math.min(...people.map((p) => room.unseen(p)));
    if (absence === 0) return undefined;
    // Who sits at another process is heard of a moment after the table was read here.
    const young = this.rooms.shared ? WHO_MS - (performance.now() - room.since) : 0;
    return Math.max(0, room.absentMs - absence, young);
  }
  /** Whoever plays with bots alone stops the time: clocks, bots and deadlines wait until they let it go on, whether they stay or not. */
  async stop(room: Room, play: Play): Promise<void> {
    if (play.clocks.byHand) return;
    play.clocks.halted ??= Date.now();
    play.clocks.byHand = true;
    await this.told(room, play);
  }
  /** A table at rest goes on, if there is somebody for whom. */
  async rouse(room: Room): Promise<void> {
    const { play } = room;
    if (play && rests(play.clocks) && !play.match.over && this.alone(room, play) === undefined) await this.goOn(room);
  }
  /** A game that stood still goes on, with a moment to look. `who` has come back to it: late or not, their time begins now. */
  async goOn(room: Room, who?: string): Promise<void> {
    const { play } = room;
    if (play?.clocks.halted === undefined) return;
    const now = Date.now();
    const ms = now - play.clocks.halted;
    this.resume(room, play, ms);
    for (const s of room.seats)
      if (s.person === who && (room.deadline(s.seat) ?? now) < now) {
        play.clocks.since[s.seat] = now;
        if (room.pace.kind === 'live') play.clocks.reserve[s.seat] = room.pace.reserveMs;
      }
    if (play.clocks.byHand) play.grant(ms + READY_MS);
    delete play.clocks.halted;
    delete play.clocks.byHand;
    await this.told(room, play);
  }
  /** What is played for a table at which somebody waits does not rest. */
  async wake(code: string): Promise<void> {
    await this.rooms.inRoom(code, async (room) => {
      await this.rooms.matches.play(room);
      await this.rouse(room);
    });
  }
  private async told(room: Room, play: Play): Promise<void> {
    await this.storeClocks(room, play);
    this.parts.bus.tell('changed', { code: room.code, mine: [] });
    this.rooms.viewers.fanOut(room);
    this.rooms.driver.drive(room);
  }
  /** It stood still for so long. */
  resume(room: Room, play: Play, ms: number): void {
    const ready = play.timers().length > 0 ? READY_MS : 0;
    play.pause(ms + ready);
    room.resumes = Date.now() + ready;
  }
  async storeClocks(room: Room, play: Play): Promise<void> {
    await this.parts.storage.db
      .updateTable('matches')
      .set({ clocks: play.clocksText(Date.now()), due: play.due(room, Date.now()) })
      .where('code', '=', room.code)
      .where('n', '=', play.n)
      .execute();
  }
}
