/**
 * The house backs itself up: every so many hours a file, in a thread of its own. Every seventh is whole, the others follow the one before.
 * Of several processes on one database one does it, whoever is first.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

const LOOK_MS = 60_000;
const HOUR = 3_600_000;
const WHOLE_EVERY = 7;
/** By name they lie in their order. */
const NAME = /^cosmodrome-[\dTZ-]+\.(whole|part)\.gz$/;
const isWhole = (name: string): boolean => name.endsWith('.whole.gz');

export class Backups {
  private readonly storage: Storage;
  private readonly settings: Settings;
  private readonly log: Logger;
  private timer: NodeJS.Timeout | undefined;
  private busy = false;
  constructor(storage: Storage, settings: Settings, log: Logger) {
    this.storage = storage;
    this.settings = settings;
    this.log = log;
  }
  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
    void this.look();
  }
  stop(): void {
    clearInterval(this.timer);
  }
  private async look(): Promise<void> {
    const { backups } = this.settings;
    if (!backups || this.busy) return;
    this.busy = true;
    try {
      const now = Date.now();
      if (!(await this.isMine(now, now - backups.hours * HOUR))) return;
      const { file, rows } = await this.write(backups.dir, now, await this.last());
      await this.forget(backups.dir, backups.keep);
      await this.note('backup', now);
      this.log.info({ file, rows }, 'backed up');
    } catch (error) {
      this.log.error({ err: error }, 'the house could not back itself up');
    } finally {
      this.busy = false;
    }
  }
  /** Whether one is due, and this process is the first to see it: it is not tried again before its time, even if it fails. */
  private async isMine(now: number, before: number): Promise<boolean> {
    const { db } = this.storage;
    const first = await db
      .insertInto('house')
      .values({ key: 'backup-begun', value: String(now) })
      .onConflict((c) => c.column('key').doNothing())
      .executeTakeFirst();
    if (Number(first.numInsertedOrUpdatedRows) > 0) return true;
    const begun = await db.selectFrom('house').select('value').where('key', '=', 'backup-begun').executeTakeFirstOrThrow();
    if (Number(begun.value) > before) return false;
    const taken = await db
      .updateTable('house')
      .set({ value: String(now) })
      .where('key', '=', 'backup-begun')
      .where('value', '=', begun.value)
      .executeTakeFirst();
    return Number(taken.numUpdatedRows) > 0;
  }
  private async note(key: string, at: number): Promise<void> {
    await this.storage.db
      .insertInto('house')
      .values({ key, value: String(at) })
      .onConflict((c) => c.column('key').doUpdateSet({ value: String(at) }))
      .execute();
  }
  /** When this house, and not the one it was restored from, wrote its last one. */
  private async last(): Promise<number | undefined> {
    const row = await this.storage.db.selectFrom('house').select('value').where('key', '=', 'backup').executeTakeFirst();
    return row && Number(row.value);
  }
  private async write(dir: string, now: number, last: number | undefined): Promise<{ readonly file: string; readonly rows: number }> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const there = await kept(dir);
    const since = there.length - 1 - there.findLastIndex(isWhole);
    // Only its own last one is followed: what else lies there may be of another house, or not whole.
    const own = last !== undefined && there.at(-1)?.startsWith(`cosmodrome-${timeOf(last)}.`) === true;
    const whole = !own || !there.some(isWhole) || since >= WHOLE_EVERY - 1;
    const time = timeOf(now);
    const file = join(dir, `cosmodrome-${time}.${whole ? 'whole' : 'part'}.gz`);
    const follows = whole ? undefined : join(dir, there.at(-1) as string);
    return new Promise((done, failed) => {
      const { databaseUrl, dataDir, secret, secretFile } = this.settings;
      const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
        workerData: { settings: { databaseUrl, dataDir, secret, secretFile }, file, follows },
      });
      worker.unref();
      worker.once('message', (rows: number) => done({ file, rows }));
      worker.once('error', failed);
      worker.once('exit', () => failed(new Error('the thread ended')));
    });
  }
  /** So many whole ones stay, with those that follow them. */
  private async forget(dir: string, keep: number): Promise<void> {
    const there = await kept(dir);
    const wholes = there.filter(isWhole);
    const oldest = wholes.at(-keep);
    if (oldest !== undefined) for (const name of there.filter((n) => n < oldest)) await rm(join(dir, name), { force: true });
  }
}
const timeOf = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '-');
const kept = async (dir: string): Promise<readonly string[]> => (await readdir(dir)).filter((name) => NAME.test(name)).sort();
