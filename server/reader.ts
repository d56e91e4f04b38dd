/**
 * Reading what a server keeps while it works: everything as it was at one moment, and nobody waits for it. SQLite: a reader of
 * its own beside the writer, which the write-ahead log allows; PostgreSQL: a transaction that repeats its reads. Nothing is
 * written, not even a migration: the server that works there may be an older one.
 */
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { Settings } from './settings.ts';
import { type Db, type Schema, sqliteFile } from './storage.ts';

export interface Reader {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** Tables that are there. */
  readonly tables: ReadonlySet<string>;
  /** Every row of a table, or those of these matches, a page at a time; each costs the same, however many came before. */
  rows(table: string, codes?: readonly string[]): AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
}
const PAGE = 500;

/** There is nothing to be read. */
export class NoDatabase extends Error {
  constructor(dir: string) {
    super(`there is no database in ${dir}`);
    this.name = 'NoDatabase';
  }
}

export async function reading<T>(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, work: (reader: Reader) => Promise<T>): Promise<T> {
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
  const file = sqliteFile(settings.dataDir);
  if (kind === 'sqlite' && !existsSync(file)) throw new NoDatabase(settings.dataDir);
  const whole = new Kysely<Schema>({
    dialect: settings.databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: settings.databaseUrl, max: 1, connectionTimeoutMillis: 10_000 }) })
      : new SqliteDialect({ database: new Database(file, { readonly: true, timeout: 5000 }) }),
  });
  try {
    const tables = new Set((await whole.introspection.getTables()).map((t) => t.name));
    const begin = whole.transaction();
    return await (kind === 'postgres' ? begin.setIsolationLevel('repeatable read').setAccessMode('read only') : begin).execute((db) => {
      const all = kind === 'postgres' ? fetched : stepped;
      const rows = (table: string, codes?: readonly string[]) => (codes ? ofMatches(db, table, codes) : all(db, table));
      return work({ kind, db, tables, rows });
    });
  } finally {
    await whole.destroy();
  }
}
/** A match after the other: what one holds fits into memory. */
async function* ofMatches(db: Db, table: string, codes: readonly string[]): ReturnType<Reader['rows']> & AsyncGenerator {
  for (const code of codes) {
    const rows = await db
      .selectFrom(table as 'entries')
      .selectAll()
      .where('code', '=', code)
      .execute();
    if (rows.length > 0) yield rows;
  }
}
/** The statement is stepped from row to row. */
async function* stepped(db: Db, table: string): ReturnType<Reader['rows']> & AsyncGenerator {
  let page: Record<string, unknown>[] = [];
  for await (const row of db
    .selectFrom(table as 'tables')
    .selectAll()
    .stream()) {
    page.push(row);
    if (page.length === PAGE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}
async function* fetched(db: Db, table: string): ReturnType<Reader['rows']> & AsyncGenerator {
  await sql`declare every_row no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(PAGE)} from every_row`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close every_row`.execute(db);
}
