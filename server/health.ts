/** Is the server well? Asked by whoever watches over it, as often as he likes: storage is tried once a second at most. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { beat, type Storage } from './storage.ts';

const EVERY_MS = 1000;
/** Storage that takes longer to answer does not. */
const PATIENCE_MS = 5000;

export class Health {
  private readonly storage: Storage;
  private readonly process: { readonly id: string; readonly startedAt: number };
  private readonly log: Logger;
  private last: { readonly at: number; readonly well: Promise<boolean> } | undefined;
  private was = true;
  constructor(storage: Storage, id: string, log: Logger) {
    this.storage = storage;
    this.process = { id, startedAt: Date.now() };
    this.log = log;
  }
  well(): Promise<boolean> {
    const now = performance.now();
    if (!this.last || now - this.last.at > EVERY_MS) this.last = { at: now, well: this.look() };
    return this.last.well;
  }
  private async look(): Promise<boolean> {
    const why = await Promise.race([
      this.trouble().catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
      sleep(PATIENCE_MS, 'storage does not answer', { ref: false }),
    ]);
    if (why !== undefined && this.was) this.log.error({ why }, 'the server is not well');
    this.was = why === undefined;
    return this.was;
  }
  /** Reading is not enough: a full disk can be read. */
  private async trouble(): Promise<string | undefined> {
    await this.storage.db.selectFrom('tables').select('code').limit(1).execute();
    await beat(this.storage.db, this.process);
    return this.storage.ailing();
  }
}
