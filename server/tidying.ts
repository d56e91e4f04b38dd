/** Tables and matches that nobody has touched for long, and those that end without a result. */
import { notIdle } from './awaited.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

/** Tables that go at a time: the rest go the next hour. */
const MOST_TIDIED = 500;

/** How many tables were closed before they began, how many matches given up, how many finished ones removed. */
export interface Tidied {
  readonly closed: number;
  readonly given: number;
  readonly removed: number;
}

export class Tidying {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly settings: Settings;
  constructor(storage: Storage, rooms: Rooms, settings: Settings) {
    this.storage = storage;
    this.rooms = rooms;
    this.settings = settings;
  }
  /** Whatever nobody has touched for so long: tables that never began and finished ones go, running matches are given up. */
  async tidy(now: number): Promise<Tidied> {
    const { waitingMs, playingMs, finishedMs } = this.settings.expiry;
    const given = await this.giveUpAll(now - playingMs);
    const closed = await this.clear('waiting', now - waitingMs);
    return { closed, given, removed: await this.clear('over', now - finishedMs) };
  }
  /** The operator's: whatever did not begin, or runs, and was touched by nobody since then. */
  async tidyOlder(than: number): Promise<Pick<Tidied, 'closed' | 'given'>> {
    const given = await this.giveUpAll(than);
    return { closed: await this.clear('waiting', than), given };
  }
  private async giveUpAll(olderThan: number): Promise<number> {
    const given = await this.stale('playing', olderThan);
    for (const code of given)
      await this.rooms.atTable(code, async (room) => {
        if (room.table.phase === 'playing') await this.giveUp(room);
      });
    return given.length;
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
  async remove(codes: readonly string[], phase: 'waiting' | 'over'): Promise<number> {
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
  async giveUp(room: Room, people: readonly string[] = []): Promise<void> {
    await this.storage.db.transaction().execute(async (tx) => {
      await tx.updateTable('tables').set({ phase: 'over', updated_at: Date.now() }).where('code', '=', room.code).execute();
      await tx.updateTable('matches').set({ over: 1, due: null, waiting: '[]' }).where('code', '=', room.code).execute();
    });
    await this.rooms.changed(room, people);
    this.rooms.programs?.see(room);
    this.rooms.ended(room);
  }
}
