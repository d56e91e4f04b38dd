/**
 * A house that has been lived in: ten thousand stored games, two thousand people, three hundred open tables. How soon it starts, how long the home
 * page takes at the server, which queries are slow, and whether memory stays flat while people play.
 *
 *   node bench/house.ts [--games 10000] [--people 2000] [--open 300] [--minutes 10] [--postgres postgres://…]
 *
 * Games are played by bots first, a few of each kind, and then copied row by row: records, journals, bookmarks and what was seen are real. One
 * process is the server, this one the people.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backup, openStorage, readSettings, restore } from '@cosmodrome/server';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    people: { type: 'string', default: '2000' },
    open: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '40' },
    postgres: { type: 'string' },
    serve: { type: 'boolean', default: false },
  },
});
const [GAMES, PEOPLE, OPEN, MINUTES, ROUNDS] = [flags.games, flags.people, flags.open, flags.minutes, flags.rounds].map(Number) as [
  number,
  number,
  number,
  number,
  number,
];
const SELF = fileURLToPath(import.meta.url);
const SECRET = 'the secret of a house that is measured';
/** Games of the regular, who has been here from the first day. */
const REGULAR = 200;
/** Tables at which bots play while memory is watched, each with somebody who looks on. */
const TABLES = 24;
const MB = 1024 * 1024;
const part = (all: readonly number[], p: number): number => {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0;
};
const ms = (n: number): string => `${n < 10 ? n.toFixed(1) : Math.round(n)} ms`;
const say = (what: string): void => void process.stderr.write(`${what}\n`);

// ------------------------------------------------------------------ the server
interface Query {
  readonly sql: string;
  readonly times: number[];
}
async function serve(): Promise<void> {
  const { createServer } = await import('@cosmodrome/server');
  const queries = new Map<string, number[]>();
  const server = await createServer({
    asked: (text, took) => {
      const known = queries.get(text);
      if (known) known.push(took);
      else queries.set(text, [took]);
    },
  });
  process.on('message', (ask: string) => {
    if (ask === 'stop') void server.close().then(() => process.exit(0));
    if (ask === 'queries') {
      process.send?.({ queries: [...queries].map(([text, times]) => ({ sql: text, times })) });
      queries.clear();
    }
    if (ask === 'memory') {
      for (let i = 0; i < 3; i++) globalThis.gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      process.send?.({ heap: heapUsed + external, rss });
    }
  });
  process.send?.({ url: await server.listen() });
}
interface House {
  readonly url: string;
  readonly startMs: number;
  ask<T>(what: string): Promise<T>;
  stop(): Promise<void>;
}
async function house(env: Readonly<Record<string, string>>): Promise<House> {
  const many = '10000000';
  const began = performance.now();
  const child: ChildProcess = fork(SELF, ['--serve'], {
    execArgv: ['--expose-gc', '--max-semi-space-size=64'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SECRET,
      // As deploy/ does it.
      NODE_COMPILE_CACHE: join(env.DATA_DIR ?? '', 'compiled'),
      HTTP_PER_MINUTE: many,
      TABLES_PER_HOUR: many,
      GUESTS_PER_HOUR: many,
      REPLAYS_PER_MINUTE: many,
      ANSWERS_PER_SECOND: '100000',
      ...env,
    },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  while (!(await fetch(`${url}/healthz`)).ok);
  return {
    url,
    startMs: performance.now() - began,
    ask: async <T>(what: string) => {
      child.send(what);
      return ((await once(child, 'message')) as [T])[0];
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}

// ------------------------------------------------------------------ people
interface Guest {
  readonly cookie: string;
  readonly id: string;
}
const json = async <T>(url: string, cookie: string, body?: object): Promise<T> => {
  const reply = await fetch(url, {
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const answer = (await reply.json()) as T & { message?: string };
  if (!reply.ok) throw new Error(`${url}: ${answer.message}`);
  return answer;
};
async function guest(url: string): Promise<Guest> {
  const me = await fetch(`${url}/api/me`);
  const cookie = me.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, id: ((await me.json()) as { id: string }).id };
}
interface OnShelf {
  readonly id: string;
  readonly bots: readonly string[];
  readonly seats: readonly number[];
  readonly facts: { readonly best: number };
}
const botOf = ({ bots }: OnShelf): string => (bots.includes('random') ? 'random' : (bots[0] as string));
const tableOf = (game: OnShelf, kinds: readonly object[], more: object = {}): object => {
  const seats = game.seats.includes(game.facts.best) ? game.facts.best : (game.seats.at(-1) as number);
  const bot = { kind: 'bot', bot: botOf(game) };
  return {
    game: game.id,
    listed: true,
    pace: { kind: 'relaxed' },
    seats: Array.from({ length: seats }, (_, i) => kinds[i] ?? bot),
    ...more,
  };
};
/** A few of each kind, really played: over, running, and not begun. Gives who the regular is. */
async function play(dataDir: string): Promise<Guest> {
  const at = await house({ DATA_DIR: dataDir, BOT_PAUSE_MS: '0', BOT_PATIENCE_MS: '0' });
  const me = await guest(at.url);
  const games = (await json<OnShelf[]>(`${at.url}/api/games`, me.cookie)).filter((g) => !g.id.endsWith('-campaign'));
  const opened: string[] = [];
  for (const game of games) {
    const open = async (wish: object): Promise<string> => (await json<{ code: string }>(`${at.url}/api/tables`, me.cookie, wish)).code;
    try {
      for (let i = 0; i < 2; i++) opened.push(await open(tableOf(game, [], { start: true })));
      await open(tableOf(game, [{ kind: 'me' }], { start: true }));
      await open(tableOf(game, [{ kind: 'me' }, { kind: 'open' }]));
    } catch (error) {
      say(`${game.id} is left out: ${(error as Error).message}`);
    }
  }
  // In real time bots take their time: what is not over by then is left out.
  const until = performance.now() + 90_000;
  for (;;) {
    const tables = await Promise.all(opened.map((code) => json<{ phase: string }>(`${at.url}/api/tables/${code}`, me.cookie)));
    if (tables.every((t) => t.phase === 'over') || performance.now() > until) break;
    await new Promise((again) => setTimeout(again, 500));
  }
  await at.stop();
  return me;
}

// ------------------------------------------------------------------ copies
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeOf = (n: number): string => {
  let code = '';
  for (let i = 0, left = n * 7919 + 13; i < 6; i++, left = Math.floor(left / LETTERS.length)) code += LETTERS[left % LETTERS.length];
  return code;
};
async function fill(where: { readonly dataDir: string; readonly databaseUrl?: string }, me: Guest): Promise<void> {
  const storage = await openStorage(where);
  const { db } = storage;
  const now = Date.now();
  const tables = await db.selectFrom('tables').selectAll().execute();
  const seats = Map.groupBy(await db.selectFrom('seats').selectAll().execute(), (s) => s.code);
  const matches = new Map((await db.selectFrom('matches').selectAll().execute()).map((m) => [m.code, m]));
  const ids = [me.id, ...Array.from({ length: PEOPLE - 1 }, (_, i) => `person-${String(i).padStart(9, '0')}`)];
  for (let from = 1; from < ids.length; from += 500)
    await db
      .insertInto('people')
      .values(
        ids.slice(from, from + 500).map((id, i) => ({
          id,
          name: `Guest ${from + i}`,
          user_id: null,
          created_at: now - 1e9,
          seen_at: now - (from + i) * 60_000,
        })),
      )
      .execute();
  let made = 0;
  const copy = async (phase: 'over' | 'playing' | 'waiting', count: number, mine: number): Promise<void> => {
    const models = tables.filter((t) => t.phase === phase && (phase !== 'over' || t.ending !== null));
    if (models.length === 0) throw new Error(`no game is ${phase}`);
    const each = 50;
    for (let from = 0; from < count; from += each) {
      await db.transaction().execute(async (tx) => {
        for (let i = from; i < Math.min(count, from + each); i++) {
          const n = ++made;
          const model = models[i % models.length] as (typeof models)[number];
          const code = codeOf(n);
          const host = (i < mine ? ids[0] : ids[1 + ((n * 31) % (ids.length - 1))]) as string;
          const friend = ids[1 + ((n * 17 + 5) % (ids.length - 1))] as string;
          const at = now - Math.floor(((i + 1) / count) * (phase === 'over' ? 3e10 : 3e8));
          const listed = phase === 'over' ? model.listed : 1;
          await tx
            .insertInto('tables')
            .values({ ...model, code, name: `Guest ${n}`, host, listed, created_at: at - 1e6, updated_at: at })
            .execute();
          await tx
            .insertInto('seats')
            .values(
              (seats.get(model.code) ?? []).map((s) =>
                s.seat === 0 || (s.seat === 1 && phase === 'over')
                  ? { ...s, code, kind: 'person' as const, person: s.seat === 0 ? host : friend, bot: null, name: `Guest ${n}` }
                  : { ...s, code },
              ),
            )
            .execute();
          const match = matches.get(model.code);
          if (!match) continue;
          await tx
            .insertInto('matches')
            .values({ ...match, code, started_at: at - 1e6, updated_at: at, due: null })
            .execute();
          for (const [name, columns] of OF_MATCHES)
            await sql`insert into ${sql.table(name)} (code, ${sql.raw(columns)}) select ${code}, ${sql.raw(columns)} from ${sql.table(name)} where code = ${model.code}`.execute(
              tx,
            );
        }
      });
      if (from % 1000 === 0) say(`${phase}: ${from} of ${count}`);
    }
  };
  await copy('over', GAMES, REGULAR);
  await copy('playing', Math.floor(OPEN / 2), 4);
  await copy('waiting', Math.ceil(OPEN / 2), 2);
  await sql`analyze`.execute(db);
  await storage.close();
}
const OF_MATCHES: readonly (readonly [string, string])[] = [
  ['entries', 'n, entry'],
  ['notes', 'i, audience, note, at'],
  ['bookmarks', 'n, data'],
  ['seen', 'data'],
  ['results', 'seat, game, side, scenario, difficulty, won, score, rounds, ms, at'],
];

// ------------------------------------------------------------------ measuring
/** What the home page asks for, and what is behind its links. */
const HOME = [
  '/',
  '/api/me',
  '/api/house',
  '/api/games',
  '/api/mine',
  '/api/tables',
  '/api/challenges',
  '/api/invitations',
  '/api/lessons',
];
const BEHIND = ['/api/figures', '/api/circle', '/api/me/kept', '/api/tables?company=people&free=1', '/api/tables?game=vii-legio'];
async function times(url: string, who: Guest, paths: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
  const took = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const path of paths) {
      const began = performance.now();
      const reply = await fetch(`${url}${path}`, { headers: { cookie: who.cookie, accept: path === '/' ? 'text/html' : '*/*' } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      // The first rounds read files and compile code.
      if (round >= 3) took.set(path, [...(took.get(path) ?? []), performance.now() - began]);
    }
  return took;
}
/** Bots play at so many tables, and somebody looks on at each; a table that is over is followed by another. Memory after a collection, minute by minute. */
async function memory(at: House, who: Guest): Promise<readonly { readonly minute: number; readonly heap: number; readonly rss: number }[]> {
  const games = (await json<OnShelf[]>(`${at.url}/api/games`, who.cookie)).filter((g) => !g.id.endsWith('-campaign'));
  const sockets: Socket[] = [];
  let played = 0;
  let stopped = false;
  const open = async (i: number): Promise<void> => {
    const game = games[i % games.length] as OnShelf;
    const { code } = await json<{ code: string }>(`${at.url}/api/tables`, who.cookie, tableOf(game, [], { start: true, listed: false }));
    const socket = io(at.url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie: who.cookie } });
    sockets.push(socket);
    socket.on('table', (t: { phase: string }) => {
      if (t.phase !== 'over') return;
      socket.close();
      played++;
      if (!stopped) void open(i + 1).catch((error: Error) => say(error.message));
    });
    socket.emit('watch', { code, eyes: null, notesFrom: 0, patches: true });
  };
  for (let i = 0; i < TABLES; i++) await open(i);
  const found = [];
  const began = performance.now();
  for (let half = 0; half <= MINUTES * 2; half++) {
    while (performance.now() - began < half * 30_000) await new Promise((again) => setTimeout(again, 200));
    const { heap, rss } = await at.ask<{ heap: number; rss: number }>('memory');
    found.push({ minute: half / 2, heap: heap / MB, rss: rss / MB });
    say(`${(half / 2).toFixed(1)} min: ${Math.round(heap / MB)} MB in use, ${Math.round(rss / MB)} MB resident, ${played} games over`);
  }
  stopped = true;
  for (const s of sockets) s.close();
  return found;
}
/** The slope of a straight line through these points, with its standard error. */
function slope(points: readonly (readonly [number, number])[]): { readonly b: number; readonly error: number } {
  const n = points.length;
  const mean = (of: (p: readonly [number, number]) => number) => points.reduce((sum, p) => sum + of(p), 0) / n;
  const [x, y] = [mean((p) => p[0]), mean((p) => p[1])];
  const sxx = points.reduce((sum, p) => sum + (p[0] - x) ** 2, 0);
  const b = points.reduce((sum, p) => sum + (p[0] - x) * (p[1] - y), 0) / sxx;
  const rest = points.reduce((sum, p) => sum + (p[1] - y - b * (p[0] - x)) ** 2, 0);
  return { b, error: Math.sqrt(rest / Math.max(1, n - 2) / sxx) };
}

async function run(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'cosmodrome-house-'));
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    const me = await play(dir);
    const env = { DATA_DIR: dir, ...(flags.postgres ? { DATABASE_URL: flags.postgres } : {}) };
    if (flags.postgres) {
      const file = join(dir, 'played.gz');
      await backup(readSettings({ DATA_DIR: dir, SECRET }), file);
      await restore(readSettings({ ...env, SECRET }), file);
    }
    const began = performance.now();
    await fill(flags.postgres ? { dataDir: dir, databaseUrl: flags.postgres } : { dataDir: dir }, me);
    const size = flags.postgres ? '' : `, ${Math.round((await stat(join(dir, 'cosmodrome.sqlite'))).size / MB)} MB`;
    say(`filled in ${Math.round((performance.now() - began) / 1000)} s`);
    tell(`${GAMES} stored games, ${PEOPLE} people, ${OPEN} open tables${size}, ${flags.postgres ? 'PostgreSQL' : 'SQLite'}`);
    tell(`${cpus()[0]?.model ?? ''}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`);
    const at = await house(env);
    tell('');
    tell(`start, to the first answer: ${ms(at.startMs)}`);
    // What is looked over at a start is over when nothing is asked any more.
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((again) => setTimeout(again, 1000));
      const { queries } = await at.ask<{ queries: readonly Query[] }>('queries');
      quiet = queries.reduce((sum, q) => sum + q.times.length, 0) < 10 ? quiet + 1 : 0;
    }
    tell('');
    tell('| request | median | 95 of 100 | longest |');
    tell('|---|---|---|---|');
    for (const [name, who] of [
      ['a regular', me],
      ['a new guest', await guest(at.url)],
    ] as const) {
      const took = await times(at.url, who, HOME);
      const all = Array.from({ length: ROUNDS - 3 }, (_, i) => [...took.values()].reduce((sum, t) => sum + (t[i] as number), 0));
      tell(
        `| home page of ${name}, all its ${HOME.length} requests one after the other | ${ms(part(all, 0.5))} | ${ms(part(all, 0.95))} | ${ms(part(all, 1))} |`,
      );
      for (const [path, t] of [...took, ...(await times(at.url, who, BEHIND))])
        tell(`| \`${path}\`, ${name} | ${ms(part(t, 0.5))} | ${ms(part(t, 0.95))} | ${ms(part(t, 1))} |`);
    }
    const { queries } = await at.ask<{ queries: readonly Query[] }>('queries');
    const slowest = queries.toSorted((a, b) => part(b.times, 0.5) - part(a.times, 0.5)).slice(0, 8);
    tell('');
    tell('| the slowest queries | times | median | 95 of 100 | longest |');
    tell('|---|---|---|---|---|');
    for (const q of slowest)
      tell(
        `| \`${q.sql.slice(0, 160)}\` | ${q.times.length} | ${ms(part(q.times, 0.5))} | ${ms(part(q.times, 0.95))} | ${ms(part(q.times, 1))} |`,
      );
    if (MINUTES > 0) {
      const found = await memory(at, me);
      // The first minute fills caches and compiles code.
      const later = found.filter((f) => f.minute >= Math.min(1, MINUTES / 2));
      const { b, error } = slope(later.map((f) => [f.minute, f.heap]));
      tell('');
      tell(
        `memory in use while ${TABLES} tables are played, after a collection, MB: ${found.map((f) => Math.round(f.heap)).join(', ')} (every half minute)`,
      );
      tell(`it grows by ${b.toFixed(2)} ± ${error.toFixed(2)} MB a minute; resident at the end ${Math.round(found.at(-1)?.rss ?? 0)} MB`);
    }
    await at.stop();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
if (flags.serve) await serve();
else await run();
