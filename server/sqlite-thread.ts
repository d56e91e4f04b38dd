/**
 * SQLite in a thread of its own: writing to disk never holds up the sockets. One connection, one message at a time.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

export interface ThreadStatement {
  readonly sql: string;
  /** Rows of parameters, one after the other: run once for each. */
  readonly values: readonly unknown[];
  readonly width: number;
}
export type ThreadCall =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'batch'; readonly statements: readonly ThreadStatement[] }
  | { readonly id: number; readonly kind: 'claim'; readonly file: string }
  | { readonly id: number; readonly kind: 'close' };
export interface ThreadReply {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly changes?: number;
  readonly insertId?: number | bigint;
  readonly error?: { readonly message: string; readonly code: string };
}

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');
const db = new Database((workerData as { file: string }).file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL'); // durable when acknowledged, even if the machine loses power
db.pragma('foreign_keys = ON');
db.pragma('secure_delete = ON'); // what is deleted is written over: a person who leaves leaves no trace in the file
db.pragma('busy_timeout = 5000');
db.pragma('cache_size = -32000');
// The log is flushed with every commit; what it holds goes to its place in the file after 32 MB, not after every few hundred
// answers: a page that many of them touched is then written once.
db.pragma('wal_autocheckpoint = 8000');

/**
 * Meanwhile whoever copies the file alone would have an empty one. So whatever was written goes to its place a little later too,
 * as far as nobody reads what was there before.
 */
const SETTLE_MS = 2000;
let settling: NodeJS.Timeout | undefined;
function settle(): void {
  settling ??= setTimeout(() => {
    settling = undefined;
    if (db.inTransaction) settle();
    else
      try {
        db.pragma('wal_checkpoint(PASSIVE)');
      } catch (error) {
        refuse(0, error); // nobody waits for it, but it should be known
      }
  }, SETTLE_MS).unref();
}
settle();

/** Held by the one server that works on the file. The system lets go of it when the process ends, however it ends. */
let claimed: Database.Database | undefined;
/** A server that is being replaced may need a moment to close. */
const CLAIM_MS = 3000;

/** Statements are prepared once; there are few different ones. */
const prepared = new Map<string, Database.Statement>();
function prepare(sql: string): Database.Statement {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    if (prepared.size >= 500) prepared.clear();
    prepared.set(sql, statement);
  }
  return statement;
}
const batch = db.transaction((statements: readonly ThreadStatement[]) => {
  for (const { sql, values, width } of statements) {
    const statement = prepare(sql);
    for (let i = 0; i < values.length; i += width) statement.run(values.slice(i, i + width));
  }
});

port.on('message', (call: ThreadCall) => {
  try {
    if (call.kind === 'batch') {
      batch.immediate(call.statements);
      settle();
      port.postMessage({ id: call.id } satisfies ThreadReply);
    } else if (call.kind === 'query') {
      const statement = prepare(call.sql);
      if (statement.reader) port.postMessage({ id: call.id, rows: statement.all(call.parameters) } satisfies ThreadReply);
      else {
        const { changes, lastInsertRowid } = statement.run(call.parameters);
        settle();
        port.postMessage({ id: call.id, rows: [], changes, insertId: lastInsertRowid } satisfies ThreadReply);
      }
    } else if (call.kind === 'claim') {
      claimed = new Database(call.file, { timeout: CLAIM_MS });
      claimed.exec('begin exclusive');
      port.postMessage({ id: call.id } satisfies ThreadReply);
    } else {
      clearTimeout(settling);
      try {
        db.pragma('optimize');
      } catch (error) {
        refuse(0, error); // a full disk is no reason not to close
      }
      db.close();
      claimed?.close();
      port.postMessage({ id: call.id } satisfies ThreadReply);
      port.close();
    }
  } catch (error) {
    refuse(call.id, error);
  }
});
function refuse(id: number, error: unknown): void {
  const { message, code } = error as Error & { code?: string };
  port?.postMessage({ id, error: { message, code: code ?? 'unknown' } } satisfies ThreadReply);
}
