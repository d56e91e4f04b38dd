/** Which server processes live, and when none did. */

import type { Rooms, RoomsParts } from './rooms.ts';
import { beat } from './storage.ts';

/** No process lived for longer than this: the clocks of the rules stood still. */
const OUTAGE_MS = 2_500;
/** Where the house keeps when a process last lived. */
const LIVED = 'lived';
/** A process whose beat has not changed so many times in a row is gone, and whoever was connected to it; later its row is. */
const MISSED_BEATS = 10;
const FORGOTTEN_BEATS = 3600;

export class Processes {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  private readonly startedAt = Date.now();
  private readonly others = new Map<string, { readonly beat: number; readonly missed: number }>();
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
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
  /** This process lives; and which others do. Whoever was connected to one that is gone is not here any more. */
  async beat(): Promise<void> {
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
      if (missed === MISSED_BEATS)
        for (const room of this.rooms.inMemory.values()) if (room.heard(row.id, [])) this.rooms.viewers.pushSoon(room);
      if (missed < FORGOTTEN_BEATS) continue;
      await db.deleteFrom('processes').where('id', '=', row.id).execute();
      this.others.delete(row.id);
    }
  }
}
