/** When the clocks of the rules stand still: no server is up, nobody is there, or whoever plays alone has stopped them. */
import type { Play } from './play.ts';
import type { Room } from './room.ts';
import type { Rooms, RoomsParts } from './rooms.ts';

/** Nobody is at a table for so long: its clocks stand still until somebody is. And when they go on, all have a moment to look. */
const ALONE_MS = 30_000;
const READY_MS = 3_000;

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
  /** In how many milliseconds a game in which time presses stands still, because nobody is there; undefined: it does not. */
  alone(room: Room, play: Play): number | undefined {
    if (play.timers().length === 0) return undefined;
    const people = room.seats.filter((s) => s.person !== null && s.kind !== 'bot').map((s) => room.absence(s.person as string));
    return people.length === 0 || people.includes(0) ? undefined : Math.max(0, ALONE_MS - Math.min(...people));
  }
  /** Whoever plays with bots alone stops the time: clocks, bots and deadlines wait until they let it go on, whether they stay or not. */
  async stop(room: Room, play: Play): Promise<void> {
    if (play.clocks.byHand) return;
    play.clocks.halted ??= Date.now();
    play.clocks.byHand = true;
    await this.told(room, play);
  }
  /** A game that stood still goes on, with a moment to look. */
  async goOn(room: Room): Promise<void> {
    const { play } = room;
    if (play?.clocks.halted === undefined) return;
    const ms = Date.now() - play.clocks.halted;
    this.resume(room, play, ms);
    if (play.clocks.byHand) play.grant(ms + READY_MS);
    delete play.clocks.halted;
    delete play.clocks.byHand;
    await this.told(room, play);
  }
  private async told(room: Room, play: Play): Promise<void> {
    await this.storeClocks(room, play);
    this.parts.bus.tell('changed', { code: room.code, mine: [] });
    this.rooms.viewers.fanOut(room);
    this.rooms.driver.drive(room);
  }
  /** It stood still for so long. */
  resume(room: Room, play: Play, ms: number): void {
    play.pause(ms + READY_MS);
    room.resumes = Date.now() + READY_MS;
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
