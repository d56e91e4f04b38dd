/**
 * Everything in one compressed file of JSON lines, the same for both databases: a copy for safety, and the way from a
 * file to PostgreSQL or back.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { Accounts } from './accounts.ts';
import type { Settings } from './settings.ts';
import { openStorage, type Storage } from './storage.ts';

const FORMAT = 'cosmodrome-backup-1';
/** In the order of their references, with a key to page by. */
const TABLES: readonly { readonly name: string; readonly key: readonly string[] }[] = [
  { name: 'user', key: ['id'] },
  { name: 'account', key: ['id'] },
  { name: 'session', key: ['id'] },
  { name: 'people', key: ['id'] },
  { name: 'tables', key: ['code'] },
  { name: 'seats', key: ['code', 'seat'] },
  { name: 'matches', key: ['code'] },
  { name: 'entries', key: ['code', 'n'] },
  { name: 'notes', key: ['code', 'i'] },
  { name: 'bookmarks', key: ['code', 'n'] },
  { name: 'chat', key: ['id'] },
];
const PAGE = 500;
// biome-ignore lint/suspicious/noExplicitAny: every table in turn
type AnyDb = Kysely<any>;

/** Writes a backup; may run beside a working server. Gives the number of rows. */
export async function backup(settings: Settings, file: string): Promise<number> {
  const storage = await openStorage(settings);
  try {
    await Accounts.open(storage, settings);
    let rows = 0;
    const lines = async function* (db: AnyDb): AsyncGenerator<string> {
      yield `${JSON.stringify({ format: FORMAT, at: new Date().toISOString(), from: storage.kind })}\n`;
      for (const table of TABLES)
        for await (const page of pagesOf(db, table)) {
          rows += page.length;
          yield page.map((row) => `${JSON.stringify({ t: table.name, r: row })}\n`).join('');
        }
      yield `${JSON.stringify({ end: rows })}\n`;
    };
    // One snapshot: what is written meanwhile is not in it, and nothing is torn.
    const settingsOfTx = storage.kind === 'postgres' ? ('repeatable read' as const) : undefined;
    const tx = (storage.db as AnyDb).transaction();
    await (settingsOfTx ? tx.setIsolationLevel(settingsOfTx) : tx).execute(async (db) => {
      await pipeline(Readable.from(lines(db as AnyDb)), createGzip({ level: 6 }), createWriteStream(`${file}.part`, { mode: 0o600 }));
    });
    await rename(`${file}.part`, file);
    return rows;
  } finally {
    await storage.close();
  }
}

async function* pagesOf(db: AnyDb, table: (typeof TABLES)[number]): AsyncGenerator<readonly Record<string, unknown>[]> {
  for (let offset = 0; ; offset += PAGE) {
    let query = db.selectFrom(table.name).selectAll().limit(PAGE).offset(offset);
    for (const key of table.key) query = query.orderBy(key);
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
  }
}

/** Reads a backup into an empty database. Gives the number of rows. */
export async function restore(settings: Settings, file: string): Promise<number> {
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
    await db.transaction().execute(async (tx) => {
      let held: { name: string; rows: Record<string, unknown>[] } | undefined;
      const flush = async () => {
        if (!held || held.rows.length === 0) return;
        await tx.insertInto(held.name).values(held.rows).execute();
        held = undefined;
      };
      let first = true;
      for await (const line of createInterface({
        input: createReadStream(file).pipe(createGunzip()),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        const read = JSON.parse(line) as { format?: string; t?: string; r?: Record<string, unknown>; end?: number };
        if (first && read.format !== FORMAT) throw new Error('this is not a backup of Cosmodrome');
        first = false;
        if (read.end !== undefined) whole = read.end === rows;
        if (read.t === undefined || read.r === undefined) continue;
        if (!TABLES.some((t) => t.name === read.t)) throw new Error(`the backup holds an unknown table '${read.t}'`);
        if (held && (held.name !== read.t || held.rows.length >= 100)) await flush();
        held ??= { name: read.t, rows: [] };
        held.rows.push(fit(storage, read.t, read.r));
        rows++;
      }
      await flush();
      if (!whole) throw new Error('the backup is not complete');
      if (storage.kind === 'postgres')
        await sql`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 1) from chat))`.execute(tx);
    });
    return rows;
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
