/**
 * Records are played again in a thread: for replays, of which the last few are made ready, and for forks. What everybody saw of a
 * match is kept when it ends: rules may be put right afterwards, and the record then leads elsewhere or nowhere.
 */
import { randomBytes } from 'node:crypto';
import type { Entry, Json, Opening, Options, Seat } from '@cosmodrome/kernel';
import { type MatchRecord, type SentReplay, type Spoken, unrolled } from '@cosmodrome/wire';
import { type ForkPoint, strayed } from '@cosmodrome/wire/rerun';
import type { Logger } from 'pino';
import { isAwaited } from './awaited.ts';
import { lotOf } from './bot-seats.ts';
import { badRequest, Fault, notYours } from './fault.ts';
import type { Room } from './room.ts';
import { renewedSeen, seenBy } from './seen.ts';
import type { Shelf } from './shelf.ts';
import type { Row, Storage } from './storage.ts';
import { recordOf } from './stored.ts';
import type { Thinkers } from './thinkers.ts';
import type { Replayed } from './verify.ts';

const LIMIT_MS = 30_000;
/** Every pair of eyes in turn, and nobody waits for it. */
const KEEP_MS = 300_000;
const READY = 8;
/** On whose account the house itself plays records again. */
const HOUSE = 'house';

/** A value as the text that travels. */
export type JsonText<T> = string & { readonly of?: T };

export class Replays {
  private readonly storage: Storage;
  private readonly thinkers: Thinkers;
  private readonly shelf: Shelf;
  private readonly log: Logger;
  private readonly ready = new Map<string, Promise<string>>();
  constructor(storage: Storage, thinkers: Thinkers, shelf: Shelf, log: Logger) {
    this.storage = storage;
    this.thinkers = thinkers;
    this.shelf = shelf;
    this.log = log;
  }
  /** `account`: on whose account a thread works, here and below: a person, or the address of somebody who is none yet. */
  async text(room: Room, eyes: Seat | 'open' | null, person: string | undefined, account: string): Promise<JsonText<SentReplay>> {
    const match = await this.match(room.code);
    const key = `${room.code}/${match.n}/${eyes}/${room.table.phase}`;
    let made = this.ready.get(key);
    if (!made) {
      made = this.make(room, eyes, match, account);
      this.ready.set(key, made);
      made.catch(() => this.ready.delete(key));
      if (this.ready.size > READY) this.ready.delete(this.ready.keys().next().value as string);
    }
    return `{"table":${JSON.stringify(room.info(person))},${await made}}`;
  }
  /** The place to fork a match at; `seat`: the only person in a match that still runs, who must learn nothing by it. */
  async forkPoint(room: Room, acts: number, seat: Seat | undefined, account: string): Promise<ForkPoint> {
    const record = await recordOf(this.storage.db, room.table.game, await this.match(room.code));
    const seed = randomBytes(24).toString('base64url');
    const text = await this.again({ kind: 'fork', record, acts, seat, seed }, account);
    if (text === '') throw badRequest('n: there is no such position, or nothing is left to play');
    return JSON.parse(text) as ForkPoint;
  }
  /** Why the bot that answered last among the first `acts` acts did so; undefined: none did, or nothing was at stake. */
  async why(room: Room, acts: number, account: string): Promise<Spoken | undefined> {
    const pkg = this.shelf.get(room.table.game);
    if (room.table.phase === 'playing' && !pkg.candid?.(JSON.parse(room.table.options) as Options))
      throw notYours('bots say why when the match is over');
    if (await isAwaited(this.storage.db, room.table)) throw notYours('the campaign this match is part of still runs');
    const ended = room.table.phase === 'over';
    // Where a bot stands in for a person, what it saw is that person's; why a program did something nobody here knows.
    const bots = room.seats.flatMap((s) =>
      s.bot === null || s.program !== null || (!ended && s.kind !== 'bot')
        ? []
        : [{ seat: s.seat, bot: s.bot, lot: lotOf(room.code, s.seat) }],
    );
    const record = await recordOf(this.storage.db, room.table.game, await this.match(room.code));
    const text = await this.again({ kind: 'why', record, acts, bots, ended }, account);
    return text === '' ? undefined : (JSON.parse(text) as Spoken);
  }
  /** Where it began and what was done since. Nothing is played again here: whoever asked does that. */
  async record(room: Room, account: string): Promise<JsonText<MatchRecord>> {
    if (await isAwaited(this.storage.db, room.table)) throw notYours('the campaign this match is part of still runs');
    const record = await recordOf(this.storage.db, room.table.game, await this.match(room.code));
    return this.again({ kind: 'record', record }, account);
  }
  private async match(code: string): Promise<Row<'matches'>> {
    const match = await this.storage.db.selectFrom('matches').selectAll().where('code', '=', code).executeTakeFirst();
    if (!match) throw new Fault(409, 'not-begun', 'the game has not begun');
    return match;
  }
  /** By the rules of today, which the page of today understands best; where they lead elsewhere, as it was seen. */
  private async make(room: Room, eyes: Seat | 'open' | null, match: Row<'matches'>, account: string): Promise<string> {
    const ended = room.table.phase === 'over';
    const record = await recordOf(this.storage.db, room.table.game, match);
    const made = this.again({ kind: 'replay', record, eyes, ended }, account);
    if (!ended) return made;
    const now = await made.catch(() => undefined);
    if (now !== undefined && strayed(now, room.table.ending) === undefined) return now;
    const kept = await this.storage.db.selectFrom('seen').select('data').where('code', '=', room.code).executeTakeFirst();
    const seen = kept && (await seenBy(kept.data, eyes));
    return seen === undefined ? made : renewedSeen(this.shelf.get(room.table.game).game, seen);
  }
  /** Why the record of a match that is over does not lead to its ending; undefined: it does. */
  async disproved(table: Pick<Row<'tables'>, 'code' | 'game' | 'ending'>): Promise<string | undefined> {
    const record = await recordOf(this.storage.db, table.game, await this.match(table.code));
    return this.again({ kind: 'replay', record, eyes: null, ended: true }, HOUSE).then(
      (text) => strayed(text, table.ending),
      (error: Error) => error.message,
    );
  }
  /** The open table at the end of a match. */
  async lastView(code: string, game: string): Promise<Json> {
    const record = await recordOf(this.storage.db, game, await this.match(code));
    const text = await this.again({ kind: 'replay', record, eyes: 'open', ended: true }, HOUSE);
    const { start, frames } = unrolled(JSON.parse(`{${text}}`) as SentReplay);
    return frames.at(-1)?.view ?? start;
  }
  private async again(call: Parameters<Thinkers['think']>[0], account: string, limitMs = LIMIT_MS): Promise<string> {
    const reply = await this.thinkers.think(call, limitMs, { person: account, watched: true }).catch((error: Error) => {
      throw new Fault(409, 'no-replay', `this match cannot be replayed: ${error.message.split('\n')[0]}`);
    });
    return (reply as { text: string }).text;
  }

  /** A record from elsewhere, played again; refused where it does not lead where it says. */
  async verified(opening: Opening, entries: readonly Entry[], startedAt: number, account: string): Promise<Replayed> {
    const client = { person: account, watched: true };
    const reply = await this.thinkers.think({ kind: 'sent', opening, entries, startedAt }, LIMIT_MS, client).catch((error: Error) => {
      throw new Fault(409, 'bad-record', `this match does not lead where its record says: ${error.message.split('\n')[0]}`);
    });
    return JSON.parse((reply as { text: string }).text) as Replayed;
  }
  /** What everybody saw of a match that is over is written down. False: the rules of today do not lead there. */
  async keep(code: string): Promise<boolean> {
    const { db } = this.storage;
    const table = await db.selectFrom('tables').select(['game', 'ending']).where('code', '=', code).executeTakeFirst();
    if (!table) return true;
    const match = await this.match(code);
    try {
      const record = await recordOf(db, table.game, match);
      const data = await this.again({ kind: 'seen', record, ending: table.ending }, HOUSE, KEEP_MS);
      await db
        .insertInto('seen')
        .values({ code, data })
        .onConflict((c) => c.column('code').doNothing())
        .execute();
      return true;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.log.warn({ code, why: error.message }, 'a match that is over cannot be replayed, and what was seen of it is not kept');
      await db.updateTable('matches').set({ misfit: error.message }).where('code', '=', code).execute();
      return false;
    }
  }
  /** The same for those that ended while no server could see to it: before it knew how, or just before it was stopped. */
  async keepRest(): Promise<{ readonly kept: number; readonly lost: number }> {
    const rest = await this.storage.db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.code', 'matches.code')
      .leftJoin('seen', 'seen.code', 'matches.code')
      .select(['matches.code', 'matches.misfit'])
      .where('tables.phase', '=', 'over')
      .where('seen.code', 'is', null)
      .execute();
    let kept = 0;
    let lost = 0;
    for (const { code, misfit } of rest) {
      if (misfit === null && (await this.keep(code))) kept++;
      else lost++;
    }
    return { kept, lost };
  }
}
