/**
 * Everything in one compressed file of JSON lines, the same for both databases: a copy for safety, and the way from a
 * file to PostgreSQL or back. The secret is in it too: with it every guest is himself again in the house it is restored into.
 *
 * A file may follow another one in its folder: then it has all that is small, and of matches, which are most of it, only those that were
 * touched since. Who restores it needs those before it; each match is taken from the newest file that has it.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { Accounts } from './accounts.ts';
import { reading } from './reader.ts';
import { knownSecret, knowSecret, sameSecret, takeSecret } from './secret.ts';
import type { Settings } from './settings.ts';
import { type Db, openStorage, type Storage } from './storage.ts';

const FORMAT = 'cosmodrome-backup-2';
/** Follows another file. */
const PART_FORMAT = 'cosmodrome-backup-part-1';
/** What belongs to one match, and is most of it. */
const OF_MATCHES: readonly string[] = ['matches', 'entries', 'notes', 'bookmarks', 'seen'];
/** What was under way when the file before was written is in the next one too. */
const OVERLAP_MS = 60_000;
/** Without a secret. */
const OLD_FORMAT = 'cosmodrome-backup-1';
/** In the order of their references. */
const TABLES = [
  'user',
  'account',
  'session',
  'people',
  'lessons',
  'callings',
  'browsers',
  'programs',
  'circle',
  'tables',
  'seats',
  'invitations',
  'attended',
  'matches',
  'entries',
  'notes',
  'hints',
  'bookmarks',
  'seen',
  'results',
  'ratings',
  'challenged',
  'chat',
  'bans',
  'deeds',
  'reports',
  'house',
] as const;
/** Of what is true of the house as a whole, what its operator decided: the rest is of this database, not of the next. */
const DECIDED: readonly unknown[] = ['announcement', 'registrations'];
// biome-ignore lint/suspicious/noExplicitAny: every table in turn
type AnyDb = Kysely<any>;

interface Head {
  readonly format: string;
  readonly at: string;
  readonly from: string;
  readonly secret: string;
  /** The file before, and the matches of which this one has everything. */
  readonly follows?: string;
  readonly touched?: readonly string[];
}
/** Writes a backup; may run beside a working server, which does not wait for it. Gives the number of rows. */
export async function backup(settings: Settings, file: string, follows?: string): Promise<number> {
  if (follows !== undefined && dirname(follows) !== dirname(file))
    throw new BackupRefused('a backup stands in the folder of the one it follows');
  const before = follows === undefined ? undefined : await headOf(follows);
  return reading(settings, async (reader) => {
    const known = reader.tables.has('house') ? await knownSecret(reader.db) : undefined;
    if (known !== undefined) sameSecret(known, settings);
    let rows = 0;
    const touched = before && (await touchedSince(reader.db, Date.parse(before.at) - OVERLAP_MS));
    const head: Head = {
      format: before ? PART_FORMAT : FORMAT,
      at: new Date().toISOString(),
      from: reader.kind,
      secret: settings.secret,
      ...(before && touched ? { follows: basename(follows as string), touched } : {}),
    };
    const wanted = touched && new Set(touched);
    const lines = async function* (): AsyncGenerator<string> {
      yield `${JSON.stringify(head)}\n`;
      for (const t of TABLES) {
        if (!reader.tables.has(t)) continue;
        const pages = wanted && OF_MATCHES.includes(t) ? reader.rows(t, [...wanted]) : reader.rows(t);
        for await (const all of pages) {
          const page = t === 'house' ? all.filter((r) => DECIDED.includes(r.key)) : all;
          rows += page.length;
          yield page.map((r) => `${JSON.stringify({ t, r })}\n`).join('');
        }
      }
      yield `${JSON.stringify({ end: rows })}\n`;
    };
    // Whoever reads it can be every guest: it is the host's alone.
    const part = `${file}.part`;
    await rm(part, { force: true });
    await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    await rename(part, file);
    return rows;
  });
}

async function touchedSince(db: Db, at: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.code', 'matches.code')
    .select('matches.code')
    .where((eb) => eb.or([eb('matches.updated_at', '>=', at), eb('tables.updated_at', '>=', at)]))
    .orderBy('matches.code')
    .execute();
  return rows.map((r) => r.code);
}
/** Said to whoever holds the file: nothing is wrong with the house. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}
/** What is no backup at all, or only the beginning of one, says so in other words than those of the unpacker. */
function refused(error: unknown, file: string): never {
  const torn = (error as NodeJS.ErrnoException).code;
  if (torn === 'Z_BUF_ERROR') throw new BackupRefused(`the backup ${basename(file)} is not complete`);
  if (torn?.startsWith('Z_') || error instanceof SyntaxError) throw new BackupRefused(`${basename(file)} is not a backup, or is damaged`);
  throw error;
}
async function headOf(file: string): Promise<Head> {
  const source = createReadStream(file);
  try {
    for await (const line of createInterface({ input: source.pipe(createGunzip()) })) {
      const head = JSON.parse(line) as Head;
      if (![FORMAT, OLD_FORMAT, PART_FORMAT].includes(head.format)) throw new BackupRefused(`${basename(file)} is not a backup`);
      return head;
    }
  } catch (error) {
    refused(error, file);
  } finally {
    source.destroy();
  }
  throw new BackupRefused(`${basename(file)} is empty`);
}
/** A file and those it follows, the newest first. */
async function chainOf(file: string): Promise<readonly string[]> {
  const chain = [file];
  for (let head = await headOf(file); head.follows !== undefined; head = await headOf(chain.at(-1) as string)) {
    const before = join(dirname(file), basename(head.follows));
    if (chain.includes(before)) throw new BackupRefused('these backups follow each other in a circle');
    if (!existsSync(before)) throw new BackupRefused(`this backup follows ${basename(before)}, which is not beside it`);
    chain.push(before);
  }
  return chain;
}

export interface Restored {
  readonly rows: number;
  /** What became of the secret: kept in this file, already ours, or there was none in the backup (and every guest is a stranger). */
  readonly secret: 'kept' | 'ours' | 'none';
}
interface Line {
  readonly format?: string;
  readonly secret?: string;
  readonly touched?: readonly string[];
  readonly t?: string;
  readonly r?: Record<string, unknown>;
  readonly end?: number;
}
/** Reads a backup into an empty database. */
export async function restore(settings: Settings, file: string): Promise<Restored> {
  const storage = await openStorage(settings);
  try {
    await Accounts.open(storage, settings);
    const db = storage.db as AnyDb;
    for (const table of ['tables', 'people', 'user']) {
      const found = await db.selectFrom(table).selectAll().limit(1).execute();
      if (found.length > 0) throw new BackupRefused('the database is not empty; restore into a new one');
    }
    let rows = 0;
    let secret: string | undefined;
    const chain = await chainOf(file);
    await db.transaction().execute(async (tx) => {
      /** Matches that a newer file has, or that are no more. */
      const taken = new Set<unknown>();
      const there = new Set<unknown>();
      for (const [nth, part] of chain.entries()) {
        const newest = nth === 0;
        const kept = await readPart(
          part,
          (head) => {
            if (!newest) return;
            secret = head.secret;
            if (secret !== undefined && settings.secretFile === undefined && secret !== settings.secret)
              throw new BackupRefused(
                'SECRET is not the secret of the backup: every guest would be a stranger. Leave SECRET out, and the secret of the backup is kept; or give that one',
              );
          },
          async (table, page) => {
            const ofMatches = OF_MATCHES.includes(table);
            if (!ofMatches && !newest) return;
            if (newest && table === 'tables') for (const r of page) there.add(r.code);
            const fresh = ofMatches ? page.filter((r) => there.has(r.code) && !taken.has(r.code)) : page;
            if (fresh.length === 0) return;
            await tx
              .insertInto(table)
              .values(fresh.map((r) => fit(storage, table, r)))
              .execute();
            rows += fresh.length;
          },
        ).catch((error: unknown) => refused(error, part));
        for (const code of kept.touched ?? []) taken.add(code);
      }
      if (storage.kind === 'postgres')
        for (const table of ['chat', 'deeds', 'reports'])
          await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
            tx,
          );
      if (secret === undefined) return;
      await knowSecret(tx as unknown as Db, { ...settings, secret, newSecret: true });
      if (settings.secretFile !== undefined) await takeSecret(settings.secretFile, secret);
    });
    return { rows, secret: secret === undefined ? 'none' : settings.secretFile === undefined ? 'ours' : 'kept' };
  } finally {
    await storage.close();
  }
}

/** Reads one file, some rows of a table at a time; throws if it is not whole. */
async function readPart(
  file: string,
  begin: (head: Line) => void,
  take: (table: string, page: readonly Record<string, unknown>[]) => Promise<void>,
): Promise<Line> {
  let head: Line | undefined;
  let whole = false;
  let rows = 0;
  let held: { readonly table: string; readonly page: Record<string, unknown>[] } | undefined;
  const flush = async (): Promise<void> => {
    const full = held;
    held = undefined;
    if (full) await take(full.table, full.page);
  };
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })) {
    const read = JSON.parse(line) as Line;
    if (!head) {
      head = read;
      begin(head);
    }
    if (read.end !== undefined) whole = read.end === rows;
    if (read.t === undefined || read.r === undefined) continue;
    if (!TABLES.some((t) => t === read.t)) throw new BackupRefused(`the backup holds an unknown table '${read.t}'`);
    if (held && (held.table !== read.t || held.page.length >= 100)) await flush();
    held ??= { table: read.t, page: [] };
    held.page.push(read.r);
    rows++;
  }
  await flush();
  if (!head || !whole) throw new BackupRefused(`the backup ${basename(file)} is not complete`);
  return head;
}

/** Accounts keep times and flags in the database's own types: SQLite as text and number, PostgreSQL as time and truth. */
function fit(storage: Storage, table: string, row: Record<string, unknown>): Record<string, unknown> {
  if (!['user', 'account', 'session'].includes(table)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (key === 'emailVerified') return [key, storage.kind === 'sqlite' ? Number(value) : Boolean(value)];
      if (/(At|Expires)$/i.test(key) && value !== null) return [key, new Date(value as string | number).toISOString()];
      return [key, value];
    }),
  );
}
