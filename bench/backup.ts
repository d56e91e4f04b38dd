/**
 * How long answers take while a backup is being written, and while none is.
 *
 *   node bench/backup.ts [--rows 2000000] [--matches 20] [--seconds 20] [--write]
 *
 * Three processes: a server on SQLite whose file holds so many rows, this one with the people (each answers, waits for the
 * acknowledgement, pauses a little, answers again), and `cosmo backup`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStorage } from '@cosmodrome/server';
import { io, type Socket } from 'socket.io-client';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '2000000' },
    matches: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});
const [ROWS, MATCHES, SECONDS] = [Number(values.rows), Number(values.matches), Number(values.seconds)];
const PAUSE_MS = 50;
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

interface Times {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}
function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  const part = (p: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] as number;
  return { answers: sorted.length, p50: part(0.5), p99: part(0.99), max: part(1) };
}

/** Rows as finished matches leave them. */
async function fill(dataDir: string): Promise<void> {
  const storage = await openStorage({ dataDir });
  const entry = JSON.stringify({ seat: 1, topic: 'turn/action', answer: { do: 'play', card: 52, detector: false }, at: 1_234_567 });
  const each = 50_000;
  for (let from = 0; from < ROWS; from += each) {
    const rows = Array.from({ length: Math.min(each, ROWS - from) }, (_, i) => [
      `OLD${Math.floor((from + i) / 1000)}`,
      (from + i) % 1000,
      entry,
    ]);
    await storage.batch([
      { name: 'fill', sqlite: 'insert into entries (code, n, entry) values (?, ?, ?)', postgres: '', values: rows.flat(), width: 3 },
    ]);
  }
  await storage.close();
}

/** One person with a table of their own, who plays both sides of it. */
async function player(url: string): Promise<{ code: string; socket: Socket }> {
  const me = await fetch(`${url}/api/me`);
  const cookie = me.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'grid',
      options: { games: 500 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Other' }],
      start: true,
    }),
  });
  const { code } = (await made.json()) as { code: string };
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { code, socket };
}
interface Seen {
  readonly n: number;
  readonly asks: readonly { readonly seat: number; readonly topic: string; readonly shape: { readonly options: readonly number[] } }[];
}
/** Answers until `stop`, and gives how long each took, in ms. */
async function play(code: string, socket: Socket, stop: Promise<unknown>): Promise<readonly number[]> {
  const took: number[] = [];
  let stopped = false;
  void stop.finally(() => {
    stopped = true;
  });
  while (!stopped) {
    for (const eyes of [0, 1]) {
      const { sync } = (await socket.emitWithAck('watch', { code, eyes, notesFrom: 0 })) as { sync: Seen };
      const ask = sync.asks[0];
      if (!ask) continue;
      const began = performance.now();
      await socket.emitWithAck('answer', { code, n: sync.n, seat: ask.seat, topic: ask.topic, answer: ask.shape.options[0] });
      took.push(performance.now() - began);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return took;
}

const dir = await mkdtemp(join(tmpdir(), 'cosmodrome-backup-'));
const many = '10000000';
const env = {
  ...process.env,
  DATA_DIR: dir,
  PORT: '0',
  LOG_LEVEL: 'error',
  GAMES_MODULE: new URL('../server/test/fixture/games.ts', import.meta.url).href,
  HTTP_PER_MINUTE: many,
  ANSWERS_PER_SECOND: '100000',
  GUESTS_PER_HOUR: many,
  TABLES_PER_HOUR: many,
};
let server: ChildProcess | undefined;
try {
  console.log(`${ROWS} rows …`);
  await fill(dir);
  server = spawn(process.execPath, [at('server/main.ts')], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ address }] = (await once(server, 'message')) as [{ address: string }];
  const players: Awaited<ReturnType<typeof player>>[] = [];
  for (let i = 0; i < MATCHES; i++) players.push(await player(address));
  const during = async (what: Promise<unknown>): Promise<Times> =>
    timesOf((await Promise.all(players.map((p) => play(p.code, p.socket, what)))).flat());
  const quiet = await during(new Promise((resolve) => setTimeout(resolve, SECONDS * 1000)));
  const began = performance.now();
  const file = join(dir, 'all.gz');
  const writing = spawn(process.execPath, [at('tools/cosmo.ts'), 'backup', file], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const busy = await during(once(writing, 'exit'));
  const seconds = (performance.now() - began) / 1000;
  const size = (await stat(file)).size;
  const line = (name: string, t: Times): string =>
    `| ${name} | ${t.answers} | ${t.p50.toFixed(1)} | ${t.p99.toFixed(1)} | ${t.max.toFixed(1)} |`;
  const text = [
    '# While a backup is being written',
    '',
    `${ROWS} rows in SQLite, ${MATCHES} people who answer all the time; the backup took ${seconds.toFixed(1)} s and is ${(size / 1e6).toFixed(1)} MB.`,
    `Made by \`node bench/backup.ts --write\` on ${availableParallelism()} × ${cpus()[0]?.model ?? '?'}, Node ${process.versions.node}. Times in ms, from sending an answer to its acknowledgement.`,
    '',
    '| | answers | p50 | p99 | max |',
    '|---|---|---|---|---|',
    line('no backup', quiet),
    line('while it is written', busy),
    '',
  ].join('\n');
  console.log(text);
  if (values.write) await writeFile(at('docs/bench-backup.md'), text);
  for (const p of players) p.socket.close();
} finally {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
  await rm(dir, { recursive: true, force: true });
}
