/**
 * Does a table of strong bots keep another table's people waiting? Somebody plays against an easy bot, alone in the house and then beside three
 * tables at which four strong bots each think without a pause: how soon an answer is acknowledged, and how soon the easy bot has answered.
 *
 *   node bench/thinking.ts [--seconds 40] [--tables 3] [--game vii-legio]
 *
 * One process is the server, with the house's own storage and threads; this one is the people. A busy machine slows both; the processor time that
 * the people's process could not have is told beside it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import type { Sync, TableInfo } from '@cosmodrome/wire';
import { io, type Socket } from 'socket.io-client';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '40' },
    tables: { type: 'string', default: '3' },
    game: { type: 'string', default: 'vii-legio' },
    serve: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const part = (all: readonly number[], p: number): number => {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
};

async function serve(): Promise<void> {
  const { createServer } = await import('@cosmodrome/server');
  const server = await createServer({});
  // Whoever measures may be stopped in the middle.
  process.on('disconnect', () => process.exit(0));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.send?.({ url: await server.listen() });
}

class Person {
  private readonly url: string;
  private cookie = '';
  private socket!: Socket;
  private readonly seen = new Map<string, Sync>();
  private awaited: (() => void)[] = [];
  constructor(url: string) {
    this.url = url;
  }
  async post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0] as string;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  async enter(name: string): Promise<this> {
    await this.post('/api/me', { name });
    this.socket = io(this.url, { transports: ['websocket'], extraHeaders: { cookie: this.cookie } });
    await once(this.socket as never, 'connect');
    this.socket.on('sync', (sync: Sync) => {
      this.seen.set(sync.code, sync);
      for (const go of this.awaited.splice(0)) go();
    });
    return this;
  }
  private ask<T>(event: string, message: object): Promise<T> {
    return this.socket.emitWithAck(event, message) as Promise<T>;
  }
  async open(seats: readonly object[], eyes: number | null): Promise<string> {
    const { code } = await this.post<TableInfo>('/api/tables', { game: flags.game, seats, start: true, pace: { kind: 'relaxed' } });
    const watched = await this.ask<{ ok: boolean; sync: Sync | null }>('watch', { code, eyes, notesFrom: 0 });
    if (watched.sync) this.seen.set(code, watched.sync);
    if (!watched.ok) throw new Error('this table cannot be watched');
    await this.until(() => this.seen.has(code));
    return code;
  }
  async leave(code: string): Promise<void> {
    await this.ask('unwatch', { code });
  }
  at(code: string): Sync {
    return this.seen.get(code) as Sync;
  }
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((go) => this.awaited.push(go));
  }
  /** The first of these answers that is taken; milliseconds until it was. */
  async answer(code: string, ask: Question, answers: readonly Json[]): Promise<number> {
    for (const answer of answers) {
      const began = performance.now();
      const { n } = this.at(code);
      const ack = await this.ask<{ ok: boolean; sync?: Sync }>('answer', { code, n, seat: 0, topic: ask.topic, answer });
      if (!ack.ok) continue;
      if (ack.sync) this.seen.set(code, ack.sync);
      return performance.now() - began;
    }
    throw new Error(`nothing is taken for ${ask.topic}`);
  }
  close(): void {
    this.socket.close();
  }
}
/** What may be answered, roughly: what ends a turn soonest comes first. */
function answersTo({ kind, shape }: Question): readonly Json[] {
  const { options = [], min = 0, receivers = [] } = shape as { options?: Json[]; min?: number; receivers?: unknown[] };
  if (kind === 'yesNo') return [false, true];
  if (kind === 'amount') return [min];
  if (kind === 'assign') return [receivers.map(() => 0), ...receivers.map((_, i) => receivers.map((__, k) => (k === i ? 2 : 0)))];
  if (kind === 'someOf') return [options.slice(0, min)];
  const ends = (o: Json): number => ((o as { do?: string } | null)?.do === 'end' ? 0 : 1);
  return options.toSorted((a, b) => ends(a) - ends(b));
}
interface Found {
  readonly acknowledged: number[];
  readonly bot: number[];
}
/** Plays on, a new table whenever one is over; what is new comes with the acknowledgement or with the next position. */
async function plays(person: Person, seconds: number): Promise<Found> {
  const found: Found = { acknowledged: [], bot: [] };
  const until = performance.now() + seconds * 1000;
  let code = '';
  while (performance.now() < until) {
    if (code !== '' && person.at(code).over) {
      await person.leave(code);
      code = '';
    }
    if (code === '') code = await person.open([{ kind: 'me' }, { kind: 'bot', bot: 'easy' }], 0);
    const left = performance.now();
    const waited = person.at(code).asks.length === 0;
    await person.until(() => person.at(code).asks.length > 0 || person.at(code).over !== null);
    if (waited) found.bot.push(performance.now() - left);
    const [ask] = person.at(code).asks;
    if (!ask) continue;
    const before = person.at(code).n;
    found.acknowledged.push(await person.answer(code, ask, answersTo(ask)));
    await person.until(() => person.at(code).n > before);
  }
  return found;
}
const told = ({ acknowledged, bot }: Found): string =>
  `an answer is acknowledged in ${part(acknowledged, 0.5).toFixed(1)} ms, 99 % in ${part(acknowledged, 0.99).toFixed(1)} ms (${acknowledged.length}); ` +
  `the other side has answered in ${part(bot, 0.5).toFixed(0)} ms, 99 % in ${part(bot, 0.99).toFixed(0)} ms (${bot.length})`;

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thinking-'));
  const many = '10000000';
  const child = fork(fileURLToPath(import.meta.url), ['--serve'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      BOT_PAUSE_MS: '0',
      HTTP_PER_MINUTE: many,
      TABLES_PER_HOUR: many,
      GUESTS_PER_HOUR: many,
      ANSWERS_PER_SECOND: '100000',
    },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const spent = async (): Promise<number> => {
    child.send('usage');
    return ((await once(child, 'message')) as [{ cpuMs: number }])[0].cpuMs;
  };
  const seconds = Number(flags.seconds);
  const one = await new Person(url).enter('One');
  const other = await new Person(url).enter('Other');
  await plays(one, 3);
  const load = () => loadavg()[0]!.toFixed(1);
  say(`${cpus()[0]?.model}, ${availableParallelism()} cores`);
  let before = await spent();
  const alone = await plays(one, seconds);
  say(`alone (server ${((await spent()) - before).toFixed(0)} ms of processor, load ${load()}): ${told(alone)}`);
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'strong' }));
  for (let table = 0; table < Number(flags.tables); table++) await other.open(bots, null);
  before = await spent();
  const beside = await plays(one, seconds);
  say(`beside ${flags.tables} tables of strong bots (server ${((await spent()) - before).toFixed(0)} ms, load ${load()}): ${told(beside)}`);
  one.close();
  other.close();
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
await (flags.serve ? serve() : measure());
