/**
 * The threads in which bots think and records are played again.
 *
 * Time is shared fairly by person: whoever has had least of it is next, so that a hundred tables of one delay the one table of
 * another by a single thought. Bots that imagine games have threads of their own, so have tables nobody watches, and so have replays; they give way
 * to whatever people wait for, and none is in the way of a bot that answers at once. A thought that takes long no longer keeps others waiting: after a moment another thread is given to them.
 */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ThinkCall, ThinkReply } from './bots-worker.ts';

type Unsent<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;
/** On whose account a thread works, whether somebody sees it, and whether the bot imagines games: that takes a second or so. */
export interface Client {
  readonly person: string;
  readonly watched: boolean;
  readonly deep?: boolean;
}
interface Job {
  readonly call: ThinkCall;
  readonly person: string;
  readonly limitMs: number;
  readonly done: (reply: ThinkReply) => void;
  readonly failed: (error: Error) => void;
}
interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  startedAt: number;
  /** Its thought takes long: it does not count as a thread of its lane any more. */
  slow: boolean;
  timers: NodeJS.Timeout[];
}
/** A thought that takes longer than this keeps nobody else waiting. Bots that search think for a second. */
const LONG_MS = 1500;
/** Threads that may be slow at a time, in a lane. */
const MOST_SLOW = 3;
/** setTimeout holds no longer times. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** A thread that is given little of the processor may take so many times its limit by the clock. */
const MOST_LIMITS = 20;
const NOBODY: Client = { person: '', watched: true };

export class Thinkers {
  /** Bots that somebody watches, those of them that imagine games, those that nobody watches, and records that are played again. */
  private readonly watched: Lane;
  private readonly deep: Lane;
  private readonly unwatched: Lane;
  private readonly records: Lane;
  private next = 1;
  private closed = false;

  constructor(games: string, threads: number, log: Logger) {
    this.watched = new Lane(games, threads, log);
    this.deep = new Lane(games, threads, log, true);
    this.unwatched = new Lane(games, 1, log, true);
    this.records = new Lane(games, 1, log, true);
  }
  get waiting(): number {
    return this.watched.waiting + this.deep.waiting + this.unwatched.waiting;
  }
  think(call: Unsent<ThinkCall>, limitMs: number, client = NOBODY): Promise<ThinkReply> {
    if (this.closed) return Promise.reject(new Error('the server is closing'));
    const lane = call.kind !== 'answer' ? this.records : !client.watched ? this.unwatched : client.deep ? this.deep : this.watched;
    return new Promise((done, failed) => {
      lane.add({ call: { ...call, id: this.next++ } as ThinkCall, person: client.person, limitMs, done, failed });
    });
  }
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([this.watched, this.deep, this.unwatched, this.records].map((lane) => lane.close()));
  }
}

class Lane {
  private readonly games: string;
  private readonly most: number;
  private readonly log: Logger;
  private readonly modest: boolean;
  private readonly threads: Thread[] = [];
  /** What waits, by person. */
  private readonly lines = new Map<string, Job[]>();
  /** Milliseconds of thought each person has had, of those who wait or are thought for. */
  private readonly had = new Map<string, number>();
  /** How much the last one had who was served: newcomers begin there, without credit for the time when they wanted nothing. */
  private level = 0;
  waiting = 0;
  private closed = false;

  constructor(games: string, most: number, log: Logger, modest = false) {
    this.games = games;
    this.most = most;
    this.log = log;
    this.modest = modest;
  }
  add(job: Job): void {
    const line = this.lines.get(job.person);
    if (line) line.push(job);
    else this.lines.set(job.person, [job]);
    this.had.set(job.person, Math.max(this.had.get(job.person) ?? 0, this.level));
    this.waiting++;
    this.serve();
  }
  async close(): Promise<void> {
    this.closed = true;
    const why = new Error('the server is closing');
    for (const line of this.lines.values()) for (const job of line) job.failed(why);
    this.lines.clear();
    this.waiting = 0;
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread, why)));
  }

  private serve(): void {
    while (!this.closed && this.lines.size > 0) {
      const free = this.threads.find((t) => !t.job);
      if (!free && this.threads.length >= this.room()) return;
      const person = this.next();
      if (person === undefined) return;
      const line = this.lines.get(person) as Job[];
      const job = line.shift() as Job;
      if (line.length === 0) this.lines.delete(person);
      this.waiting--;
      this.level = this.had.get(person) as number;
      this.give(free ?? this.start(), job);
    }
  }
  /** Threads there may be now. */
  private room(): number {
    return this.most + Math.min(MOST_SLOW, this.threads.filter((t) => t.slow).length);
  }
  /** Of those who wait, the one who has had least. Where there are several threads, nobody has all of them. */
  private next(): string | undefined {
    const cap = Math.max(1, this.most - 1);
    let least: string | undefined;
    for (const person of this.lines.keys()) {
      if (this.busyFor(person) >= cap) continue;
      if (least === undefined || (this.had.get(person) as number) < (this.had.get(least) as number)) least = person;
    }
    return least;
  }
  private busyFor(person: string): number {
    return this.threads.filter((t) => t.job?.person === person).length;
  }

  private start(): Thread {
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), {
      workerData: { games: this.games, modest: this.modest },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const thread: Thread = { worker, job: undefined, startedAt: 0, slow: false, timers: [] };
    worker.on('message', (reply: ThinkReply) => {
      const job = this.free(thread);
      if (reply.kind === 'failed') job?.failed(new Error(reply.message));
      else job?.done(reply);
      if (this.threads.length > this.room()) this.drop(thread, new Error('one thread too many'));
      else this.serve();
    });
    worker.on('error', (error) => {
      this.log.error({ err: error }, 'a thinking thread failed');
      this.drop(thread, error as Error);
    });
    worker.on('exit', () => this.drop(thread, new Error('the thread ended')));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }
  private give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.startedAt = performance.now();
    const long = setTimeout(() => {
      thread.slow = true;
      this.serve();
    }, LONG_MS);
    const stop = (): void => {
      this.log.warn({ kind: job.call.kind, limitMs: job.limitMs }, 'a thread thinks too long and is stopped');
      this.drop(thread, new Error('too slow'));
    };
    // A thread that does not even say how much it used is not waited for for ever.
    thread.timers = [long, setTimeout(stop, Math.min(LONGEST_TIMER, MOST_LIMITS * job.limitMs))];
    this.limit(thread, job, usedMs(thread.worker), job.limitMs, stop);
    thread.worker.postMessage(job.call);
  }
  /** A thought may use so much of the processor. On a busy machine that is far more by the clock, and to begin anew would bring it no further. */
  private limit(thread: Thread, job: Job, before: Promise<number>, ms: number, stop: () => void): void {
    const end = setTimeout(async () => {
      const left = job.limitMs - ((await usedMs(thread.worker)) - (await before));
      if (thread.job !== job) return;
      if (left > 0) this.limit(thread, job, before, Math.max(left, job.limitMs / 10), stop);
      else stop();
    }, ms);
    thread.timers.push(end);
  }
  /** The thread works for nobody any more; gives what it worked on. */
  private free(thread: Thread): Job | undefined {
    const { job } = thread;
    for (const timer of thread.timers) clearTimeout(timer);
    thread.timers = [];
    thread.slow = false;
    thread.job = undefined;
    if (!job) return undefined;
    const { person } = job;
    if (this.lines.has(person) || this.busyFor(person) > 0)
      this.had.set(person, (this.had.get(person) as number) + performance.now() - thread.startedAt);
    else this.had.delete(person);
    return job;
  }
  /** The thread is given up, once: whatever it worked on has failed. */
  private drop(thread: Thread, why: Error): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    void this.end(thread, why);
    this.serve();
  }
  private async end(thread: Thread, why: Error): Promise<void> {
    this.free(thread)?.failed(why);
    await thread.worker.terminate();
  }
}
/** Milliseconds of the processor that a thread has had: none before it has begun and after it has ended. */
const usedMs = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
