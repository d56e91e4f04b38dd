/** Replays are made in a thread, and the last few kept. */
import type { Entry, Opening, Seat } from '@cosmodrome/kernel';
import { Fault } from './fault.ts';
import type { Room } from './room.ts';
import type { Storage } from './storage.ts';
import type { Thinkers } from './thinkers.ts';

const LIMIT_MS = 30_000;
const KEPT = 8;

export class Replays {
  private readonly storage: Storage;
  private readonly thinkers: Thinkers;
  private readonly kept = new Map<string, Promise<string>>();
  constructor(storage: Storage, thinkers: Thinkers) {
    this.storage = storage;
    this.thinkers = thinkers;
  }
  async text(room: Room, eyes: Seat | 'open' | null, person: string | undefined): Promise<string> {
    const match = await this.storage.db.selectFrom('matches').selectAll().where('code', '=', room.code).executeTakeFirst();
    if (!match) throw new Fault(409, 'not-begun', 'the game has not begun');
    const key = `${room.code}/${match.n}/${eyes}`;
    let made = this.kept.get(key);
    if (!made) {
      made = this.make(room, eyes, match);
      this.kept.set(key, made);
      made.catch(() => this.kept.delete(key));
      if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value as string);
    }
    return `{"table":${JSON.stringify(room.info(person))},${await made}}`;
  }
  private async make(
    room: Room,
    eyes: Seat | 'open' | null,
    match: { version: number; seats: number; options: string; seed: string; started_at: number; n: number },
  ): Promise<string> {
    const rows = await this.storage.db
      .selectFrom('entries')
      .select('entry')
      .where('code', '=', room.code)
      .where('n', '<', match.n)
      .orderBy('n')
      .execute();
    const opening: Opening = {
      game: room.table.game,
      version: match.version,
      seats: match.seats,
      options: JSON.parse(match.options) as Opening['options'],
      seed: match.seed,
    };
    const entries = rows.map((r) => JSON.parse(r.entry) as Entry);
    const reply = await this.thinkers
      .think({ kind: 'replay', opening, entries, eyes, startedAt: match.started_at }, LIMIT_MS)
      .catch((error: Error) => {
        throw new Fault(409, 'no-replay', `this match cannot be replayed: ${error.message.split('\n')[0]}`);
      });
    return (reply as { text: string }).text;
  }
}
