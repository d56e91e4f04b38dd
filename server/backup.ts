/**
 * Everything in one compressed file of JSON lines, the same for both databases: a copy for safety, and the way from a
 * file to PostgreSQL or back. The secret is in it too: with it every guest is himself again in the house it is restored into.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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
/** Without a secret. */
const OLD_FORMAT = 'cosmodrome-backup-1';
/** In the order of their references. */
const TABLES = [
  'user',
  'account',
  'session',
  'people',
  'lessons',
  'tables',
  'seats',
  'attended',
  'matches',
  'entries',
  'notes',
  'bookmarks',
  'seen',
  'chat',
  'bans',
  'deeds',
  'reports',
] as const;
// biome-ignore lint/suspicious/noExplicitAny: every table in turn
type AnyDb = Kysely<any>;

/** Writes a backup; may run beside a working server, which does not wait for it. Gives the number of rows. */
export async function backup(settings: Settings, file: string): Promise<number> {
  return reading(settings, async (reader) => {
    const known = reader.tables.has('house') ? await knownSecret(reader.db) : undefined;
    if (known !== undefined) sameSecret(known, settings);
    let rows = 0;
    const lines = async function* (): AsyncGenerator<string> {
      yield `${JSON.stringify({ format: FORMAT, at: new Date().toISOString(), from: reader.kind, secret: settings.secret })}\n`;
      for (const t of TABLES) {
        if (!reader.tables.has(t)) continue;
        for await (const page of reader.rows(t)) {
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

export interface Restored {
  readonly rows: number;
  /** What became of the secret: kept in this file, already ours, or there was none in the backup (and every guest is a stranger). */
  readonly secret: 'kept' | 'ours' | 'none';
}
interface Line {
  readonly format?: string;
  readonly secret?: string;
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
      if (found.length > 0) throw new Error('the database is not empty; restore into a new one');
    }
    let rows = 0;
    let whole = false;
    let head: Line | undefined;
    await db.transaction().execute(async (tx) => {
      let held: { name: string; rows: Record<string, unknown>[] } | undefined;
      const flush = async () => {
        if (!held || held.rows.length === 0) return;
        await tx.insertInto(held.name).values(held.rows).execute();
        held = undefined;
      };
      for await (const line of createInterface({
        input: createReadStream(file).pipe(createGunzip()),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        const read = JSON.parse(line) as Line;
        if (!head) {
          head = read;
          if (read.format !== FORMAT && read.format !== OLD_FORMAT) throw new Error('this is not a backup that this Cosmodrome can read');
          if (read.secret !== undefined && settings.secretFile === undefined && read.secret !== settings.secret)
            throw new Error(
              'SECRET is not the secret of the backup: every guest would be a stranger. Leave SECRET out, and the secret of the backup is kept; or give that one',
            );
        }
        if (read.end !== undefined) whole = read.end === rows;
        if (read.t === undefined || read.r === undefined) continue;
        if (!TABLES.some((t) => t === read.t)) throw new Error(`the backup holds an unknown table '${read.t}'`);
        if (held && (held.name !== read.t || held.rows.length >= 100)) await flush();
        held ??= { name: read.t, rows: [] };
        held.rows.push(fit(storage, read.t, read.r));
        rows++;
      }
      await flush();
      if (!whole) throw new Error('the backup is not complete');
      if (storage.kind === 'postgres')
        for (const table of ['chat', 'deeds', 'reports'])
          await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
            tx,
          );
      if (head?.secret === undefined) return;
      await knowSecret(tx as unknown as Db, { ...settings, secret: head.secret, newSecret: true });
      if (settings.secretFile !== undefined) await takeSecret(settings.secretFile, head.secret);
    });
    return { rows, secret: head?.secret === undefined ? 'none' : settings.secretFile === undefined ? 'ours' : 'kept' };
  } finally {
    await storage.close();
  }
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
