import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { ThreadCall, ThreadReply, ThreadStatement } from './sqlite-thread.ts';

export class StorageError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
  }
}
/** A disk that was full is not believed to be well before so long. */
const TROUBLED_MS = 60_000;

type Unsent<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;

/** The one connection to the file; whoever uses it waits for its turn. */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly calls = new Map<number, { resolve: (reply: ThreadReply) => void; reject: (error: Error) => void }>();
  private next = 1;
  private dead: Error | undefined;
  private busy = false;
  private readonly line: (() => void)[] = [];
  /** The last time the file itself did not work. */
  private trouble: { readonly why: string; readonly forGood: boolean; readonly at: number } | undefined;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
    this.worker.on('message', (reply: ThreadReply) => {
      const call = this.calls.get(reply.id);
      this.calls.delete(reply.id);
      if (reply.error) {
        this.notice(reply.error);
        call?.reject(new StorageError(reply.error.message, reply.error.code));
      } else call?.resolve(reply);
    });
    this.worker.on('error', (error) => this.die(error as Error));
    this.worker.on('exit', () => this.die(new StorageError('the database is closed', 'closed')));
  }
  private notice({ message, code }: { readonly message: string; readonly code: string }): void {
    const forGood = /^SQLITE_(CORRUPT|NOTADB)/.test(code);
    if ((forGood || /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(code)) && !this.trouble?.forGood)
      this.trouble = { why: message, forGood, at: performance.now() };
  }
  /** What is wrong with the file, as far as it has been noticed lately; damage does not mend itself. */
  get ailing(): string | undefined {
    const { trouble } = this;
    return trouble && (trouble.forGood || performance.now() - trouble.at < TROUBLED_MS) ? trouble.why : undefined;
  }
  /** From now on this process is the only server that works on the file; throws if another is. */
  async claim(file: string): Promise<void> {
    await this.call({ kind: 'claim', file });
  }
  private die(error: Error): void {
    this.dead ??= error;
    for (const call of this.calls.values()) call.reject(this.dead);
    this.calls.clear();
  }
  call(message: Unsent<ThreadCall>): Promise<ThreadReply> {
    if (this.dead) return Promise.reject(this.dead);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.calls.set(id, { resolve, reject });
      this.worker.postMessage({ ...message, id });
    });
  }
  /** A transaction of many statements in one message. */
  async batch(statements: readonly ThreadStatement[]): Promise<void> {
    await this.acquire();
    try {
      await this.call({ kind: 'batch', statements });
    } finally {
      this.release();
    }
  }
  async acquire(): Promise<void> {
    if (!this.busy) {
      this.busy = true;
      return;
    }
    await new Promise<void>((resolve) => this.line.push(resolve));
  }
  release(): void {
    const next = this.line.shift();
    if (next) next();
    else this.busy = false;
  }
  async close(): Promise<void> {
    if (this.dead) return;
    await this.acquire();
    try {
      await this.call({ kind: 'close' });
    } finally {
      this.dead = new StorageError('the database is closed', 'closed');
      this.release();
      await this.worker.terminate();
    }
  }
}

/** Kysely over that thread. */
export class SqliteThreadDialect implements Dialect {
  private readonly thread: SqliteThread;
  constructor(thread: SqliteThread) {
    this.thread = thread;
  }
  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }
  createDriver(): Driver {
    return new ThreadDriver(this.thread);
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class ThreadDriver implements Driver {
  private readonly thread: SqliteThread;
  private readonly connection: DatabaseConnection;
  constructor(thread: SqliteThread) {
    this.thread = thread;
    this.connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const { rows = [], changes, insertId } = await thread.call({ kind: 'query', sql: query.sql, parameters: query.parameters });
        return {
          rows: rows as R[],
          ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
          ...(insertId === undefined ? {} : { insertId: BigInt(insertId) }),
        };
      },
      // biome-ignore lint/correctness/useYield: there is nothing to stream from a thread
      async *streamQuery(): AsyncIterableIterator<never> {
        throw new Error('page through the rows instead of streaming them');
      },
    };
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.thread.acquire();
    return this.connection;
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: Error) => {
      // A disk that is full takes a transaction back by itself; what went wrong is told by the one that did.
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
  async releaseConnection(): Promise<void> {
    this.thread.release();
  }
  async destroy(): Promise<void> {
    await this.thread.close();
  }
}
