/** One schema and one query layer over SQLite (a file, the default) and PostgreSQL (a connection string). */
import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hints } from '@cosmodrome/wire';
import { type Generated, Kysely, type LogEvent, PostgresDialect, type Selectable } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations.ts';
import { SqliteThread, SqliteThreadDialect } from './sqlite-dialect.ts';

/** Times are milliseconds since 1970, flags 0 or 1, structured data JSON text: the same in both databases. */
export interface Schema {
  people: {
    id: string;
    name: string;
    /** The account, if there is one. */
    user_id: string | null;
    created_at: number;
    seen_at: number;
    /** Several processes: when one of them last said that this person has a page open. */
    here_at: Generated<number>;
  };
  /** What somebody has decided about somebody they played with: not shown any more, or kept away. */
  circle: { person: string; other: string; how: 'hidden' | 'blocked' };
  /** Who is asked to a table that has not begun, and until when; `told`: called, where no page was open. */
  invitations: { code: string; person: string; by: string; until_at: number; declined: Generated<number>; told: Generated<number> };
  /** What came of a match that counts, seat by seat. */
  results: {
    code: string;
    seat: number;
    game: string;
    side: string | null;
    scenario: string | null;
    difficulty: string | null;
    won: number;
    score: number;
    rounds: number;
    ms: number;
    at: number;
  };
  /** `who`: a person, or 'bot:' and its name. */
  ratings: { game: string; who: string; mu: number; sigma: number; n: number };
  /** Tries at a challenge whose records were played again. */
  challenged: { code: string; won: number; score: number; rounds: number };
  tables: {
    code: string;
    name: string;
    game: string;
    options: string;
    pace: string;
    listed: number;
    spectators: number;
    /** Whoever looks on may take a bot's seat. */
    joinable: Generated<number>;
    /** The one person at a table of bots may take back luck too; the match counts in no figures. */
    training: Generated<number>;
    /** It plays on from a moment of another match; it counts in no figures. */
    forked: Generated<number>;
    phase: 'waiting' | 'playing' | 'over';
    host: string;
    rematch: string | null;
    /** How it ended: JSON of `Ending`. Null: it has not, or was given up. */
    ending: string | null;
    /** Whom the host sent away: JSON list of people. */
    kicked: Generated<string>;
    /** What the match is given beside its options: JSON. */
    brief: Generated<string | null>;
    /** On whose stage it is played: see `stageKey`. */
    stage: Generated<string | null>;
    /** Whose device it was played on, and what it was called there. */
    sent: Generated<string | null>;
    /** Whose day it is a try at: '2026-11-18 space-cadets'. */
    challenge: Generated<string | null>;
    /** What is spoken there, as whoever opened it said. */
    lang: Generated<'fr' | 'en' | null>;
    /** Whether people may ask for hints, and whether the journal says who did; null: as it suits those who sit there. */
    hints: Generated<Hints | null>;
    created_at: number;
    updated_at: number;
  };
  /** Links that make a browser this person's, once: what they say, hashed. */
  links: { hash: string; kind: 'device' | 'password' | 'mail' | 'seat'; person: string; until_at: number };
  /** Programs that people have written: `hash` is of the token by which one is known on the line. */
  programs: { id: string; person: string; name: string; hash: string; made_at: number; used_at: number | null };
  /** How far somebody is in a lesson: steps behind, or −1: done. */
  lessons: { person: string; lesson: string; at: number };
  /** Who had a seat in a running match and gave it up (`held`), or has looked on. */
  attended: { code: string; person: string; held: number };
  seats: {
    code: string;
    seat: number;
    kind: 'open' | 'person' | 'device' | 'bot';
    /** Who answers for it: the person, or for a device seat the person whose device it is. */
    person: string | null;
    /** The bot that sits there, or stands in. */
    bot: string | null;
    name: string;
    stand_in: number;
    /** When the stand-in began. */
    stand_in_at: number | null;
    /** Whoever sits there has asked for it. */
    own_wish: Generated<number>;
    ready: number;
    /** Who asks for this seat while the game runs, or for which program: JSON of `Knock`. */
    knock: string | null;
    /** The program that answers on this bot's seat, and whose it is; while it does not, `stand_in` is set and the bot plays. */
    program: Generated<string | null>;
    owner: Generated<string | null>;
  };
  matches: {
    code: string;
    version: number;
    seats: number;
    options: string;
    brief: Generated<string | null>;
    seed: string;
    /** Where the record begins if not with the setup: JSON of `Origin`. */
    origin: string | null;
    started_at: number;
    /** Entries of the record. */
    n: number;
    /** The last stored position: JSON of `StoredPosition`. */
    position: string;
    /** Seats waited for, for lists of games. */
    waiting: string;
    /** JSON of `Clocks`. */
    clocks: string;
    /** When the server must act next (a bot, a clock, a deadline); null: it waits for people. */
    due: number | null;
    over: number;
    /** Why the rules of today no longer fit it; null: they do, or nobody has looked. */
    misfit: Generated<string | null>;
    updated_at: number;
  };
  /** What everybody saw of a match that is over, whatever becomes of the rules: see `seenText`. */
  seen: { code: string; data: string };
  /** What is true of all that is kept here: the fingerprint of the secret its cookies are signed with. */
  house: { key: string; value: string };
  entries: { code: string; n: number; entry: string };
  notes: { code: string; i: number; audience: string | null; note: string; at: number | null };
  bookmarks: { code: string; n: number; data: string };
  /** Where hints are marked: which seat asked for one, after how many acts. */
  hints: { code: string; seat: number; n: number; at: number };
  /** Who is kept out (`person`, `address`) or may not talk (`mute`), until when (null: for good). */
  bans: { id: string; kind: 'person' | 'address' | 'mute'; who: string; reason: string; from_at: number; until_at: number | null };
  /** How somebody wants to be called: JSON of `Wishes`; the mail address, and whether its owner has said so; when the last daily letter went. */
  callings: { person: string; wishes: string; mail: string | null; sure: number; told_at: number };
  /** Browsers that are called: JSON of the keys. */
  browsers: { endpoint: string; person: string; keys: string; at: number };
  /** The last turn somebody was called to, at a table: `since` when it was waited for. */
  called: { code: string; person: string; kind: 'push' | 'mail'; since: number };
  /** What operators have done. */
  deeds: { id: Generated<number>; at: number; what: string; whom: string; detail: string };
  /** What people told the operator of somebody at their table. */
  reports: { id: Generated<number>; at: number; code: string; person: string; by: string; text: string };
  /** Server processes: `beat_at` (their own time) changes as long as they live. */
  processes: { id: string; started_at: number; beat_at: number };
  /** When no process lived. */
  outages: { from_at: number; to_at: number };
  chat: {
    id: Generated<number>;
    code: string;
    seat: number | null;
    person: string;
    name: string;
    text: string;
    phrase: string | null;
    /** Said among those who look on, while the game ran. */
    gallery: Generated<number>;
    at: number;
  };
}
export type Db = Kysely<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** A statement run for many rows: the hot path of writing. SQLite runs it row by row, PostgreSQL takes whole columns. */
export interface Bulk {
  readonly name: string;
  /** Null: a file needs nothing of the kind. */
  readonly sqlite: string | null;
  readonly postgres: string;
  /** Row after row, all in one list: a message of many small lists takes far longer to a thread. */
  readonly values: readonly (string | number | null)[];
  /** Values in a row. */
  readonly width: number;
}

export interface Storage {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
  readonly pool: pg.Pool | undefined;
  /** All of it in one durable transaction, or nothing. */
  batch(statements: readonly Bulk[]): Promise<void>;
  /** True if this is the unique key refusing a second entry of the same number. */
  isConflict(error: unknown): boolean;
  /** True if storage could not be reached or did not work: it may the next time. */
  isLost(error: unknown): boolean;
  /** Runs `work` while no other process does (PostgreSQL); a file has one process only. */
  alone(work: () => Promise<void>): Promise<void>;
  /** From now on this process serves: of a file there can be one such process only. Throws if there is another. */
  claim(): Promise<void>;
  /** What is wrong with it although it may answer: damage that was noticed, no room left. Undefined: nothing is known to be. */
  ailing(): Promise<string | undefined>;
  close(): Promise<void>;
}
/** With less than this left on the disk, the next answers will not find room. */
const LEAST_ROOM = 16 * 1024 * 1024;

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Told of each query, what was asked and how long it took: for measuring. */
export type Asked = (sql: string, ms: number) => void;
/** `serving`: by a server, of which a file can have one only; before anything in it is changed. */
export async function openStorage(
  where: { readonly databaseUrl?: string | undefined; readonly dataDir: string },
  how: { readonly serving?: boolean; readonly asked?: Asked | undefined } = {},
): Promise<Storage> {
  const { asked } = how;
  const log = asked && ((event: LogEvent) => asked(event.query.sql, event.queryDurationMillis));
  const storage = where.databaseUrl ? openPostgres(where.databaseUrl, log) : openSqlite(where.dataDir, log);
  try {
    if (how.serving) await storage.claim();
    await storage.alone(() => migrate(storage));
  } catch (error) {
    await storage.close().catch(() => {});
    throw error;
  }
  return storage;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'cosmodrome.sqlite');

type Log = ((event: LogEvent) => void) | undefined;
function openSqlite(dataDir: string, log: Log): Storage {
  mkdirSync(dataDir, { recursive: true });
  const thread = new SqliteThread(sqliteFile(dataDir));
  const db: Db = new Kysely<Schema>({ dialect: new SqliteThreadDialect(thread), ...(log ? { log } : {}) });
  return {
    db,
    kind: 'sqlite',
    pool: undefined,
    batch: (statements) =>
      thread.batch(statements.flatMap((s) => (s.sqlite === null ? [] : [{ sql: s.sqlite, values: s.values, width: s.width }]))),
    isConflict: (error) => /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(codeOf(error)),
    isLost: (error) => /^(closed|SQLITE_(FULL|IOERR|BUSY|LOCKED|CORRUPT|NOTADB|CANTOPEN|READONLY|NOMEM|PROTOCOL))/.test(codeOf(error)),
    alone: (work) => work(),
    claim: async () => {
      try {
        await thread.claim(join(dataDir, 'server.lock'));
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY') throw error;
        throw new Error(`another server works on ${sqliteFile(dataDir)}; stop it first, or give several processes a DATABASE_URL`);
      }
    },
    ailing: async () => {
      if (thread.ailing !== undefined) return thread.ailing;
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize < LEAST_ROOM ? 'the disk is full' : undefined;
    },
    close: () => db.destroy(),
  };
}

function openPostgres(url: string, log: Log): Storage {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A lost connection is told twice: to whoever waits for an answer on it, and as an event that ends the process if nobody
  // listens. The first is enough; the next query opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log ? { log } : {}) });
  return {
    db,
    kind: 'postgres',
    pool,
    batch: async (statements) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        for (const s of statements) {
          const columns = Array.from({ length: s.width }, (_, c) => s.values.filter((_, i) => i % s.width === c));
          await client.query({ text: s.postgres, values: columns, name: s.name });
        }
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    isConflict: (error) => ['23505', '40P01', '40001'].includes(codeOf(error)),
    isLost: isAway,
    alone: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('select pg_advisory_lock(7305107)');
        await work();
      } finally {
        await client.query('select pg_advisory_unlock(7305107)').catch((lost: Error) => {
          broken = lost;
        });
        client.release(broken);
      }
    },
    claim: async () => {},
    ailing: async () => undefined,
    close: () => db.destroy(),
  };
}

/**
 * Whatever a running PostgreSQL says about a statement has a code of five characters; of these, some are about itself. What the line
 * to it says has a code of the system's, or is one of the sentences of `pg`. Everything else is a fault of ours.
 */
function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(E[A-Z]{3,}$|08|53|57|58|XX|25006)/.test(code)) return true;
  return code === '' && error instanceof Error && AWAY.test(error.message);
}
const AWAY =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Received unexpected|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

async function migrate(storage: Storage): Promise<void> {
  const migrator = new Migrator({ db: storage.db, provider: { getMigrations: async () => migrations(storage.kind) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(`the database could not be brought up to date: ${String(error)}`);
}

/** A sign of life of this process, durably written. */
export async function beat(db: Db, process: { readonly id: string; readonly startedAt: number }): Promise<void> {
  const beat_at = Date.now();
  await db
    .insertInto('processes')
    .values({ id: process.id, started_at: process.startedAt, beat_at })
    .onConflict((c) => c.column('id').doUpdateSet({ beat_at }))
    .execute();
}

export const parse = <T>(text: string): T => JSON.parse(text) as T;
