/** The threads in which bots think. */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ThinkCall, ThinkReply } from './bots-worker.ts';

type Unsent<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;
interface Job {
  readonly call: ThinkCall;
  readonly limitMs: number;
  readonly done: (reply: ThinkReply) => void;
  readonly failed: (error: Error) => void;
}
interface Thread {
  worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

export class Thinkers {
  private readonly games: string;
  private readonly most: number;
  private readonly log: Logger;
  private readonly threads: Thread[] = [];
  private readonly line: Job[] = [];
  private next = 1;
  private closed = false;

  constructor(games: string, threads: number, log: Logger) {
    this.games = games;
    this.most = threads;
    this.log = log;
  }
  get waiting(): number {
    return this.line.length;
  }
  think(call: Unsent<ThinkCall>, limitMs: number): Promise<ThinkReply> {
    if (this.closed) return Promise.reject(new Error('the server is closing'));
    return new Promise((done, failed) => {
      this.line.push({ call: { ...call, id: this.next++ } as ThinkCall, limitMs, done, failed });
      this.serve();
    });
  }
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.line.splice(0)) job.failed(new Error('the server is closing'));
    await Promise.all(this.threads.splice(0).map((t) => this.stop(t, new Error('the server is closing'))));
  }
  private serve(): void {
    while (this.line.length > 0) {
      let free = this.threads.find((t) => !t.job);
      if (!free && this.threads.length < this.most) free = this.start();
      if (!free) return;
      this.give(free, this.line.shift() as Job);
    }
  }
  private give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.timer = setTimeout(() => {
      this.log.warn({ kind: job.call.kind, limitMs: job.limitMs }, 'a thread thinks too long and is stopped');
      void this.drop(thread, new Error('too slow'));
    }, job.limitMs);
    thread.worker.postMessage(job.call);
  }
  private start(): Thread {
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), {
      workerData: { games: this.games },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const thread: Thread = { worker, job: undefined, timer: undefined };
    worker.on('message', (reply: ThinkReply) => {
      const job = thread.job;
      clearTimeout(thread.timer);
      thread.job = undefined;
      if (job) {
        if (reply.kind === 'failed') job.failed(new Error(reply.message));
        else job.done(reply);
      }
      this.serve();
    });
    worker.on('error', (error) => {
      this.log.error({ err: error }, 'a thinking thread failed');
      void this.drop(thread, error as Error);
    });
    worker.unref();
    this.threads.push(thread);
    return thread;
  }
  private async drop(thread: Thread, why: Error): Promise<void> {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    await this.stop(thread, why);
    if (!this.closed) this.serve();
  }
  private async stop(thread: Thread, why: Error): Promise<void> {
    clearTimeout(thread.timer);
    const job = thread.job;
    thread.job = undefined;
    job?.failed(why);
    await thread.worker.terminate();
  }
}
