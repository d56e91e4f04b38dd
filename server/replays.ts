/** Records are played again in a thread: for replays, of which the last few are kept, and for forks. */
import { randomBytes } from 'node:crypto';
import type { Entry, Opening, Seat } from '@cosmodrome/kernel';
import { badRequest, Fault } from './fault.ts';
import type { ForkPoint, NoteTold, Recorded } from './replay.ts';
import type { Room } from './room.ts';
import type { Row, Storage } from './storage.ts';
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
    const match = await this.match(room);
    const key = `${room.code}/${match.n}/${eyes}/${room.table.phase}`;
    let made = this.kept.get(key);
    if (!made) {
      made = this.make(room, eyes, match);
      this.kept.set(key, made);
      made.catch(() => this.kept.delete(key));
      if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value as string);
    }
    return `{"table":${JSON.stringify(room.info(person))},${await made}}`;
  }
  /** The place to fork a match at; `seat`: the only person in a match that still runs, who must learn nothing by it. */
  async forkPoint(room: Room, acts: number, seat: Seat | undefined): Promise<ForkPoint> {
    const record = await this.record(room, await this.match(room));
    const seed = randomBytes(24).toString('base64url');
    const reply = await this.again({ kind: 'fork', record, acts, seat, seed });
    if (reply.text === '') throw badRequest('n: there is no such position, or nothing is left to play');
    return JSON.parse(reply.text) as ForkPoint;
  }
  private async match(room: Room): Promise<Row<'matches'>> {
    const match = await this.storage.db.selectFrom('matches').selectAll().where('code', '=', room.code).executeTakeFirst();
    if (!match) throw new Fault(409, 'not-begun', 'the game has not begun');
    return match;
  }
  private async make(room: Room, eyes: Seat | 'open' | null, match: Row<'matches'>): Promise<string> {
    const ended = room.table.phase === 'over';
    return (await this.again({ kind: 'replay', record: await this.record(room, match), eyes, ended })).text;
  }
  private async again(call: Parameters<Thinkers['think']>[0]): Promise<{ readonly text: string }> {
    const reply = await this.thinkers.think(call, LIMIT_MS).catch((error: Error) => {
      throw new Fault(409, 'no-replay', `this match cannot be replayed: ${error.message.split('\n')[0]}`);
    });
    return reply as { text: string };
  }
  private async record(room: Room, match: Row<'matches'>): Promise<Recorded> {
    const { db } = this.storage;
    const rows = await db
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
    return {
      opening,
      origin: match.origin === null ? null : { text: match.origin, notes: await this.notesBefore(room.code, match.origin) },
      entries: rows.map((r) => JSON.parse(r.entry) as Entry),
      startedAt: match.started_at,
    };
  }
  /** The notes a fork began with: nothing that is taken back reaches them. */
  private async notesBefore(code: string, origin: string): Promise<readonly NoteTold[]> {
    const told = (JSON.parse(origin) as ForkPoint).bookmark.told[0] as number;
    const rows = await this.storage.db
      .selectFrom('notes')
      .selectAll()
      .where('code', '=', code)
      .where('i', '<', told)
      .orderBy('i')
      .execute();
    return rows.map((r) => ({
      note: JSON.parse(r.note) as NoteTold['note'],
      audience: r.audience === null ? null : (JSON.parse(r.audience) as Seat[]),
      at: r.at,
    }));
  }
}
