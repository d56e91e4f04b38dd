/**
 * The server under load, beside boardgame.io's own server on a game of the same size.
 *
 *   node bench/load.ts [--matches 500] [--seconds 8] [--sizes 0,300] [--write]
 *
 * Three processes: this one, a server, and a client process with two real sockets for each match. Ours answers from SQLite
 * on disk with a flush before every acknowledgement; boardgame.io's uses its FlatFile storage, which never flushes.
 * The state is tic-tac-toe without end plus `size` objects of about 80 bytes.
 */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '../server/test/helpers/ports.ts';

type Kind = 'ours' | 'boardgame.io';
interface Usage {
  readonly heap: number;
  readonly rss: number;
  readonly cpuMs: number;
}
interface Run {
  readonly answers: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly bytes: number;
  /** Processor time of the client process, which shares the machine. */
  readonly clientMs: number;
}
/** Where processor profiles of the servers go, if anywhere. */
const PROFILES = process.env.LOAD_PROFILES;
const SLICE = 1.5;
/** After so long without a move, ours lets a match go out of memory; longer than the other's turn. */
const IDLE_MS = 8000;
const faster = (a: Run, b: Run): boolean => a.answers / a.seconds > b.answers / b.seconds;
const sooner = (a: Run, b: Run): boolean => a.p99 < b.p99;
const SELF = fileURLToPath(import.meta.url);
const { config } = createRequire(import.meta.url)('../server/package.json') as { config: { node: string[] } };

// ------------------------------------------------------------------ the two servers
/** Memory after a collection, or processor time without one, whenever the parent asks. */
function tellUsage(): void {
  process.on('message', (ask: string) => {
    if (ask === 'stop') process.exit(0);
    const { user, system } = process.cpuUsage();
    if (ask === 'memory') for (let i = 0; i < 3; i++) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ usage: { heap: heapUsed + external, rss, cpuMs: (user + system) / 1000 } satisfies Usage });
  });
}
async function ours(): Promise<void> {
  const host = await import('@cosmodrome/server');
  const many = '10000000';
  const server = await host.createServer({
    games: new URL('../server/test/fixture/games.ts', import.meta.url).href,
    settings: host.readSettings({
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      IDLE_MS: String(IDLE_MS),
      HTTP_PER_MINUTE: many,
      ANSWERS_PER_SECOND: '100000',
      SOCKETS_PER_ADDRESS: '1000000',
      GUESTS_PER_HOUR: many,
      TABLES_PER_HOUR: many,
    }),
  });
  tellUsage();
  process.send?.({ url: await server.listen() });
}
async function theirs(): Promise<void> {
  const require = createRequire(import.meta.url);
  const { Server, FlatFile, Origins } = require('boardgame.io/server') as {
    Server(how: object): { run(at: object): Promise<{ appServer: { address(): { port: number } } }> };
    FlatFile: new (how: { dir: string }) => object;
    Origins: { LOCALHOST: RegExp };
  };
  const game = {
    name: 'grid',
    setup: (_: unknown, data?: { size?: number }) => ({
      cells: new Array(9).fill(null),
      ballast: Array.from({ length: data?.size ?? 0 }, (_, id) => ({
        id,
        x: id % 10,
        y: id % 7,
        kind: 'stone',
        owner: null,
        tapped: false,
      })),
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
        if (G.cells[cell] !== null) return 'INVALID_MOVE';
        G.cells[cell] = playerID;
        if (!G.cells.includes(null)) G.cells.fill(null);
        return undefined;
      },
    },
  };
  const server = Server({ games: [game], origins: [Origins.LOCALHOST], db: new FlatFile({ dir: process.env.DATA_DIR as string }) });
  // Its lobby has a port of its own: on the port of the game the routes that it adds late are not found.
  const apiPort = await freePort();
  const { appServer } = await server.run({ port: 0, callback: () => {}, lobbyConfig: { apiPort } });
  tellUsage();
  process.send?.({ url: `http://127.0.0.1:${appServer.address().port} http://127.0.0.1:${apiPort}` });
}

// ------------------------------------------------------------------ the client process
/** Two people at one table: whoever's turn it is may be told to move. */
interface Pair {
  /** Sends the move of the side whose turn it is. */
  move(): void;
  /** It is somebody's turn and nothing is under way. */
  ready: boolean;
  close(): void;
}
interface Meter {
  latencies: number[];
  bytes: number;
  /** Called when the other player's screen has it. */
  onSeen: (pair: Pair) => void;
}
function client(): void {
  const meter: Meter = { latencies: [], bytes: 0, onSeen: () => {} };
  let pairs: Pair[] = [];
  const act: Record<string, (how: never) => Promise<unknown>> = {
    open: async ({ kind, url, matches, size }: { kind: Kind; url: string; matches: number; size: number }) => {
      const make = kind === 'ours' ? ourPair : theirPair;
      for (let i = 0; i < matches; i += 10)
        pairs.push(...(await Promise.all(Array.from({ length: Math.min(10, matches - i) }, () => make(url, size, meter)))));
      return pairs.length;
    },
    /** Every match always has one answer under way. */
    flood: async ({ seconds }: { seconds: number }) =>
      measure(meter, seconds, faster, () => {
        meter.onSeen = (pair) => pair.move();
        for (const pair of pairs) pair.move();
      }),
    /** So many answers a second in all, whatever the server does. */
    steady: async ({ seconds, rate }: { seconds: number; rate: number }) => {
      let next = 0;
      let sent = 0;
      const begin = performance.now();
      const timer = setInterval(() => {
        const due = ((performance.now() - begin) / 1000) * rate;
        for (let tries = 0; sent < due && tries < pairs.length; tries++) {
          const pair = pairs[next++ % pairs.length] as Pair;
          if (!pair.ready) continue;
          pair.move();
          sent++;
        }
      }, 2);
      const run = await measure(meter, seconds, sooner, () => {});
      clearInterval(timer);
      return run;
    },
    close: async () => {
      for (const pair of pairs) pair.close();
      pairs = [];
    },
  };
  process.on('message', (ask: { what: string; how: never }) => {
    (act[ask.what] as (how: never) => Promise<unknown>)(ask.how).then(
      (done) => process.send?.({ done: done ?? null }),
      (error: unknown) => process.send?.({ failed: String((error as Error).stack ?? error) }),
    );
  });
  process.send?.({ url: 'client' });
}
/** One slice of time after the other; the best one counts, for either server: the machine has other things to do. */
async function measure(
  meter: Meter,
  seconds: number,
  better: (a: Run, b: Run) => boolean,
  begin: () => void,
): Promise<Run & { readonly all: number }> {
  let best: Run | undefined;
  let all = 0;
  begin();
  for (let slice = 0; slice < Math.max(1, Math.round(seconds / SLICE)); slice++) {
    meter.latencies = [];
    meter.bytes = 0;
    const start = performance.now();
    const spent = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, SLICE * 1000));
    const elapsed = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(spent);
    const seen = meter.latencies.slice().sort((a, b) => a - b);
    const at = (q: number) => seen[Math.min(seen.length - 1, Math.floor(seen.length * q))] ?? Number.POSITIVE_INFINITY;
    const run: Run = {
      answers: seen.length,
      seconds: elapsed,
      p50: at(0.5),
      p99: at(0.99),
      worst: at(1),
      bytes: meter.bytes,
      clientMs: (user + system) / 1000,
    };
    all += seen.length;
    if (!best || better(run, best)) best = run;
  }
  meter.onSeen = () => {};
  const counted = meter.latencies.length;
  await new Promise((resolve) => setTimeout(resolve, 1000)); // what is under way arrives
  return { ...(best as Run), all: all + meter.latencies.length - counted };
}
/**
 * A Socket.IO connection spoken by hand on a bare socket: the client must not be what is measured. The same for both servers.
 * What is sent is masked with zeros, which is a mask; what comes is whole texts, as both servers send them.
 */
class Line {
  private readonly socket: Socket;
  private readonly space: string;
  private readonly meter: Meter;
  private readonly events = new Map<string, (...args: never[]) => void>();
  private readonly acks = new Map<number, (ack: never) => void>();
  private next = 0;
  private rest: Buffer | undefined;
  private greeted = false;
  private opened: () => void = () => {};
  private failed: (why: Error) => void = () => {};
  readonly open: Promise<void>;
  constructor(url: string, space: string, cookie: string, meter: Meter) {
    this.space = space === '/' ? '' : `${space},`;
    this.meter = meter;
    const { hostname, port, host } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.open = new Promise((resolve, reject) => {
      this.opened = resolve;
      this.failed = reject;
    });
    this.socket.on('error', this.failed);
    this.socket.on('data', (data) => this.read(data));
    this.socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
    );
  }
  private read(data: Buffer): void {
    let all = this.rest ? Buffer.concat([this.rest, data]) : data;
    this.rest = undefined;
    if (!this.greeted) {
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) {
        this.rest = all;
        return;
      }
      if (!all.subarray(0, end).toString().startsWith('HTTP/1.1 101')) this.failed(new Error(all.subarray(0, end).toString()));
      this.greeted = true;
      all = all.subarray(end + 4);
    }
    let at = 0;
    while (at + 2 <= all.length) {
      const short = all[at + 1] as number;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (at + head > all.length) break;
      const length = short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2));
      if (at + head + length > all.length) break;
      if (all[at] === 0x81) this.take(all.toString('utf8', at + head, at + head + length));
      at += head + length;
    }
    if (at < all.length) this.rest = all.subarray(at);
  }
  private send(text: string): void {
    const length = Buffer.byteLength(text);
    const head = length < 126 ? 2 : 4;
    const frame = Buffer.allocUnsafe(head + 4 + length);
    frame[0] = 0x81;
    frame[1] = 0x80 | (head === 2 ? length : 126);
    if (head === 4) frame.writeUInt16BE(length, 2);
    frame.writeUInt32BE(0, head);
    frame.write(text, head + 4);
    this.socket.write(frame);
  }
  private take(text: string): void {
    if (text[0] === '0') this.send(`40${this.space}`);
    else if (text[0] === '2') this.send('3');
    else if (text[0] === '4') {
      this.meter.bytes += text.length - 1;
      const body = text.slice(2 + this.space.length);
      if (text[1] === '0') this.opened();
      else if (text[1] === '4') this.failed(new Error(body));
      else if (text[1] === '2') {
        const [event, ...args] = JSON.parse(body) as [string, ...never[]];
        this.events.get(event)?.(...args);
      } else if (text[1] === '3') {
        const at = body.indexOf('[');
        const id = Number(body.slice(0, at));
        const ack = this.acks.get(id);
        this.acks.delete(id);
        ack?.((JSON.parse(body.slice(at)) as never[])[0] as never);
      }
    }
  }
  on(event: string, act: (...args: never[]) => void): void {
    this.events.set(event, act);
  }
  emit(event: string, ...args: unknown[]): void {
    this.send(`42${this.space}${JSON.stringify([event, ...args])}`);
  }
  ask(event: string, arg: unknown, ack: (ack: never) => void): void {
    const id = this.next++;
    this.acks.set(id, ack);
    this.send(`42${this.space}${id}${JSON.stringify([event, arg])}`);
  }
  close(): void {
    this.socket.destroy();
  }
}

async function ourPair(url: string, size: number, meter: Meter): Promise<Pair> {
  const call = async (path: string, cookie: string, body?: unknown) => {
    const reply = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await reply.json()) as Record<string, unknown>;
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return { json, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
  };
  const cookies = [(await call('/api/me', '')).cookie, (await call('/api/me', '')).cookie] as const;
  const made = await call('/api/tables', cookies[0], {
    game: 'grid',
    options: { games: 1_000_000, ballast: size },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const code = made.json.code as string;
  await call(`/api/tables/${code}/sit`, cookies[1], { seat: 1 });
  await call(`/api/tables/${code}/start`, cookies[0], {});
  interface Sync {
    n: number;
    asks: { shape: { options: number[] } }[];
  }
  const { Screen } = await import('@cosmodrome/wire/screen');
  const sockets = cookies.map((cookie) => new Line(url, '/', cookie, meter));
  const screens = cookies.map(() => new Screen());
  let turn: { seat: number; sync: Sync } | undefined;
  let sentAt = 0;
  const pair: Pair = {
    ready: false,
    move() {
      if (!turn) return;
      const { seat, sync } = turn;
      const options = sync.asks[0]?.shape.options ?? [];
      turn = undefined;
      pair.ready = false;
      sentAt = performance.now();
      sockets[seat]?.ask(
        'answer',
        { code, n: sync.n, seat, topic: 'grid/mark', answer: options[Math.floor(Math.random() * options.length)] },
        (ack: { ok: boolean; n: number }) => {
          if (!ack.ok || !screens[seat]?.moved(ack)) throw new Error(`refused: ${JSON.stringify(ack)}`);
        },
      );
    },
    close: () => {
      for (const s of sockets) s.close();
    },
  };
  await Promise.all(
    sockets.map(async (socket, seat) => {
      await socket.open;
      const screen = screens[seat] as (typeof screens)[number];
      const see = (sync: Sync) => {
        if (sync.asks.length === 0) return;
        if (sentAt > 0) meter.latencies.push(performance.now() - sentAt);
        turn = { seat, sync };
        pair.ready = true;
        if (sentAt > 0) meter.onSeen(pair);
      };
      socket.on('sync', (sync) => see(screen.whole(sync) as never));
      socket.on('patch', (patch) => {
        const sync = screen.patched(patch);
        if (!sync) throw new Error('a patch does not fit');
        see(sync as never);
      });
      const ack = await new Promise<{ sync: never }>((resolve) => {
        socket.ask('watch', { code, eyes: seat, notesFrom: 0, patches: true }, resolve);
      });
      see(screen.whole(ack.sync) as never);
    }),
  );
  return pair;
}

async function theirPair(urls: string, size: number, meter: Meter): Promise<Pair> {
  const [url, lobby] = urls.split(' ');
  const call = async (path: string, body: unknown) => {
    const reply = await fetch(`${lobby}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as Record<string, string>;
  };
  const { matchID } = await call('/games/grid/create', { numPlayers: 2, setupData: { size } });
  // One after the other: at the same time, the second overwrites the first in its file.
  const credentials: (string | undefined)[] = [];
  for (const playerID of ['0', '1'])
    credentials.push((await call(`/games/grid/${matchID}/join`, { playerID, playerName: playerID })).playerCredentials);
  interface State {
    _stateID: number;
    G: { cells: (string | null)[] };
    ctx: { currentPlayer: string };
  }
  const sockets = ['0', '1'].map(() => new Line(url as string, '/grid', '', meter));
  let turn: { seat: number; state: State } | undefined;
  let sentAt = 0;
  const pair: Pair = {
    ready: false,
    move() {
      if (!turn) return;
      const { seat, state } = turn;
      const free = state.G.cells.flatMap((c, i) => (c === null ? [i] : []));
      turn = undefined;
      pair.ready = false;
      sentAt = performance.now();
      const action = {
        type: 'MAKE_MOVE',
        payload: {
          type: 'mark',
          args: [free[Math.floor(Math.random() * free.length)]],
          playerID: String(seat),
          credentials: credentials[seat],
        },
      };
      sockets[seat]?.emit('update', action, state._stateID, matchID, String(seat));
    },
    close: () => {
      for (const s of sockets) s.close();
    },
  };
  await Promise.all(
    sockets.map(async (socket, seat) => {
      await socket.open;
      const see = (state: State) => {
        if (state.ctx.currentPlayer !== String(seat)) return;
        if (sentAt > 0) meter.latencies.push(performance.now() - sentAt);
        turn = { seat, state };
        pair.ready = true;
        if (sentAt > 0) meter.onSeen(pair);
      };
      socket.on('update', (_: string, state: State) => see(state));
      const synced = new Promise<void>((resolve) => {
        socket.on('sync', (_: string, { state }: { state: State }) => {
          see(state);
          resolve();
        });
      });
      socket.emit('sync', matchID, String(seat), credentials[seat], 2);
      await synced;
    }),
  );
  return pair;
}

// ------------------------------------------------------------------ the one who asks
async function start(as: string, env: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(SELF, {
    env: { ...process.env, NODE_ENV: 'production', ...env, LOAD_ROLE: as },
    // Both servers have the memory for young objects that ours is started with.
    execArgv: [
      '--expose-gc',
      ...(as !== 'client' ? config.node : []),
      ...(as !== 'client' && PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : []),
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}
async function usage(child: ChildProcess, what: 'memory' | 'time'): Promise<Usage> {
  child.send(what);
  return ((await once(child, 'message')) as [{ usage: Usage }])[0].usage;
}
async function tell<T>(child: ChildProcess, what: string, how: object = {}): Promise<T> {
  child.send({ what, how });
  const [answer] = (await once(child, 'message')) as [{ done?: T; failed?: string }];
  if (answer.failed !== undefined) throw new Error(answer.failed);
  return answer.done as T;
}
interface Figures {
  readonly kind: Kind;
  readonly flood: Run;
  readonly steady: Run;
  /** Processor time an answer, over all slices: of the server with all its threads, and of the client. */
  readonly cpuMs: number;
  readonly clientMs: number;
  readonly idleKb: number;
  readonly activeKb: number;
}
interface Processes {
  readonly server: { readonly child: ChildProcess };
  readonly driver: { readonly child: ChildProcess };
  readonly dir: string;
  readonly empty: Usage;
  readonly active: Usage;
}
/** One of the two servers with its clients. They take turns, so that both meet the machine in the same mood. */
class Contender {
  readonly kind: Kind;
  private readonly matches: number;
  private readonly parts: Processes;
  private steadyRun: Run | undefined;
  private best: Run | undefined;
  /** Answers in the slices, and with those that were under way when they ended. */
  private sliced = 0;
  private all = 0;
  private cpuMs = 0;
  private clientMs = 0;
  private constructor(kind: Kind, matches: number, parts: Processes) {
    this.kind = kind;
    this.matches = matches;
    this.parts = parts;
  }
  static async open(kind: Kind, size: number, matches: number, modules: string): Promise<Contender> {
    const dir = await mkdtemp(join(tmpdir(), 'cosmodrome-load-'));
    const server = await start(kind, { DATA_DIR: dir, NODE_PATH: modules });
    const driver = await start('client');
    // A few matches first: code is compiled, pools are filled, and none of it counts as memory of a match.
    await tell(driver.child, 'open', { kind, url: server.url, matches: 5, size });
    await tell(driver.child, 'flood', { seconds: SLICE });
    const empty = await usage(server.child, 'memory');
    await tell(driver.child, 'open', { kind, url: server.url, matches, size });
    const active = await usage(server.child, 'memory');
    return new Contender(kind, matches, { server, driver, dir, empty, active });
  }
  async steady(): Promise<void> {
    const run = await tell<Run>(this.parts.driver.child, 'steady', { seconds: SLICE, rate: 200 });
    if (!this.steadyRun || sooner(run, this.steadyRun)) this.steadyRun = run;
  }
  async flood(): Promise<void> {
    const before = await usage(this.parts.server.child, 'time');
    const run = await tell<Run & { all: number }>(this.parts.driver.child, 'flood', { seconds: SLICE });
    this.cpuMs += (await usage(this.parts.server.child, 'time')).cpuMs - before.cpuMs;
    this.clientMs += run.clientMs;
    this.sliced += run.answers;
    this.all += run.all;
    if (!this.best || faster(run, this.best)) this.best = run;
  }
  async figures(): Promise<Figures> {
    // Ours leaves memory when nobody plays, with the sockets still open.
    await new Promise((resolve) => setTimeout(resolve, this.kind === 'ours' ? IDLE_MS + 4000 : 1000));
    const idle = await usage(this.parts.server.child, 'memory');
    return {
      kind: this.kind,
      flood: this.best as Run,
      steady: this.steadyRun as Run,
      cpuMs: this.cpuMs / this.all,
      clientMs: this.clientMs / this.sliced,
      idleKb: (idle.heap - this.parts.empty.heap) / this.matches / 1024,
      activeKb: (this.parts.active.heap - this.parts.empty.heap) / this.matches / 1024,
    };
  }
  async close(): Promise<void> {
    for (const { child } of [this.parts.server, this.parts.driver]) {
      if (PROFILES && child === this.parts.server.child) child.send('stop');
      else child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(this.parts.dir, { recursive: true, force: true });
  }
}

/** boardgame.io's FlatFile wants a package that it does not bring along. */
async function flatFileModules(): Promise<{ path: string; remove(): Promise<void> }> {
  try {
    createRequire(import.meta.url).resolve('node-persist');
    return { path: '', remove: async () => {} };
  } catch {
    const dir = await mkdtemp(join(tmpdir(), 'cosmodrome-flatfile-'));
    await promisify(execFile)('npm', ['install', '--prefix', dir, '--no-audit', '--no-fund', '--ignore-scripts', 'node-persist@3.1.3'], {
      timeout: 120_000,
    });
    return { path: join(dir, 'node_modules'), remove: () => rm(dir, { recursive: true, force: true }) };
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '8' },
      sizes: { type: 'string', default: '0,300' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const matches = Number(values.matches);
  const turns = Math.max(1, Math.round(Number(values.seconds) / SLICE));
  const modules = await flatFileModules();
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  const rate = (r: Run) => r.answers / r.seconds;
  const n0 = (x: number) => x.toFixed(0);
  // Nothing at all in a slice: infinity, which does not survive the way between processes.
  const n1 = (x: number | null) => (x === null ? '∞' : x.toFixed(1));
  try {
    say(
      `${matches} matches of two clients over loopback, best of ${turns} turns of ${SLICE} s, ${availableParallelism()} cores (${cpus()[0]?.model.replace(/\s+/g, ' ').trim()}), ${n0(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.`,
    );
    say('');
    say(
      '| state | server | answers/s | p50 ms | p99 ms | CPU ms an answer | client CPU ms | bytes sent an answer | p50 / p99 ms at 200/s | KB a match, active | KB a match, idle | load |',
    );
    say('|---|---|---|---|---|---|---|---|---|---|---|---|');
    for (const size of values.sizes.split(',').map(Number)) {
      const state = size === 0 ? 'tiny' : `${n0((size * 82) / 1024)} KB`;
      const contenders: Contender[] = [];
      const all: Figures[] = [];
      try {
        for (const kind of ['ours', 'boardgame.io'] as const) {
          if (values.only === undefined || values.only === kind) contenders.push(await Contender.open(kind, size, matches, modules.path));
        }
        for (let turn = 0; turn < turns; turn++) for (const c of contenders) await c.steady();
        for (let turn = 0; turn < turns; turn++) for (const c of contenders) await c.flood();
        const load = n1(loadavg()[0] ?? 0);
        for (const c of contenders) {
          const f = await c.figures();
          all.push(f);
          say(
            `| ${state} | ${c.kind === 'ours' ? 'Cosmodrome, SQLite, flushed' : 'boardgame.io, FlatFile'} | ${n0(rate(f.flood))} | ${n1(f.flood.p50)} | ${n1(f.flood.p99)} | ${f.cpuMs.toFixed(3)} | ${f.clientMs.toFixed(3)} | ${n0(f.flood.bytes / f.flood.answers)} | ${n1(f.steady.p50)} / ${n1(f.steady.p99)} | ${n1(f.activeKb)} | ${n1(f.idleKb)} | ${load} |`,
          );
        }
      } finally {
        for (const c of contenders) await c.close();
      }
      const [a, b] = all;
      if (a && b)
        say(
          `| ${state} | **ratio** | **${n1(rate(a.flood) / rate(b.flood))} ×** | ${n1(b.flood.p50 / a.flood.p50)} × | ${n1(b.flood.p99 / a.flood.p99)} × | ${n1(b.cpuMs / a.cpuMs)} × | ${n1(b.clientMs / a.clientMs)} × | ${n1(b.flood.bytes / b.flood.answers / (a.flood.bytes / a.flood.answers))} × | ${n1(b.steady.p50 / a.steady.p50)} / ${n1(b.steady.p99 / a.steady.p99)} × | ${n1(b.activeKb / a.activeKb)} × | ${n1(b.idleKb / a.idleKb)} × | |`,
        );
    }
    if (values.write) await writeFile(fileURLToPath(new URL('../docs/bench-server.table.md', import.meta.url)), `${lines.join('\n')}\n`);
  } finally {
    await modules.remove();
  }
  process.exit(0);
}

const role = process.env.LOAD_ROLE;
if (role === 'ours') await ours();
else if (role === 'boardgame.io') await theirs();
else if (role === 'client') client();
else await main();
