import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyAnswerTo, Client } from './helpers/client.ts';
import { Player, randomMoment } from './helpers/player.ts';
import { type Postgres, startPostgres } from './helpers/postgres.ts';
import { errorsIn, type Running, startServer, tempDir } from './helpers/process.ts';

const KILLS = 20;
const dir = await tempDir();
let postgres: Postgres;
let env: Record<string, string>;
const servers: Running[] = [];
const clients: Client[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  env = {
    DATA_DIR: dir.path,
    DATABASE_URL: postgres.url,
    SECRET: 'the same secret for both of them',
    ANSWERS_PER_SECOND: '10000',
    HTTP_PER_MINUTE: '100000',
    TAKE_OVER_MS: '300',
  };
  servers.push(...(await Promise.all([startServer(env), startServer(env)])));
}, 90_000);
afterAll(async () => {
  for (const c of clients) c.close();
  for (const s of servers) if (s.child.exitCode === null && s.child.signalCode === null) await s.kill('SIGKILL');
  await postgres.stop();
  await dir.remove();
}, 60_000);
const url = (i: number) => (servers[i % servers.length] as Running).url;
async function person(name: string, at: number): Promise<Client> {
  const client = await Client.guest(url(at), name);
  await client.connect();
  clients.push(client);
  return client;
}

/** The same person in another window, at another process. */
async function twinOf(client: Client, at: number): Promise<Client> {
  const twin = await Client.guest(url(at));
  for (const [k, v] of client.cookies) twin.cookies.set(k, v);
  await twin.connect();
  clients.push(twin);
  return twin;
}

test('two people at two processes play one game, chat and see each other', async () => {
  const [ada, bob] = [await person('Ada', 0), await person('Bob', 1)];
  const { code } = await ada.create({ game: 'bids', options: { rounds: 3 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.watch(code, 0);
  await bob.act(code, 'sit', { seat: 1 });
  await ada.until(() => ada.tables.at(-1)?.seats[1]?.sitter.kind === 'person');
  await bob.watch(code, 1);
  await ada.until(() => (ada.tables.at(-1)?.seats[1]?.sitter as { here?: string } | undefined)?.here === 'here');
  await ada.act(code, 'start');
  await bob.until(() => bob.syncs.at(-1));
  await bob.chat(code, { text: 'from the other side' });
  await ada.until(() => ada.chats[0]?.text === 'from the other side');
  const players = [new Player(ada, 0, code), new Player(bob, 1, code)];
  await Promise.all(players.map((p) => p.play()));
  expect(ada.last.over).toEqual(bob.last.over);
  await ada.until(() => ada.tables.at(-1)?.phase === 'over');
  await bob.until(() => bob.tables.at(-1)?.phase === 'over');
});

test('the same seat answered through both processes at once is taken once', async () => {
  const ada = await person('Ada', 0);
  const twin = await twinOf(ada, 1);
  const { code } = await ada.create({
    game: 'grid',
    options: { games: 100 },
    seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
    start: true,
  });
  await Promise.all([ada.watch(code, 0), twin.watch(code, 0)]);
  for (let i = 0; i < 12; i++) {
    const n = ada.last.n;
    const seat = ada.last.waiting[0] as number;
    await Promise.all([ada, twin].map((c) => c.watch(code, seat)));
    const acks = await Promise.all([ada, twin].map((c) => c.answer(code, n, seat, 'grid/mark', anyAnswerTo(c.last.asks[0]!))));
    expect(acks.filter((a) => a.ok)).toHaveLength(1);
    expect(acks.find((a) => !a.ok)).toMatchObject({ code: 'stale' });
    await Promise.all([ada, twin].map((c) => c.until(() => c.last.n === n + 1)));
    expect(twin.last.view).toEqual(ada.last.view);
  }
});

/** What a process leaves behind that dies after it wrote and before it told: an answer in storage which nobody heard of. */
async function leftBehind(code: string, entry: object): Promise<void> {
  const db = new pg.Client(postgres.url);
  await db.connect();
  const { rows } = await db.query('update matches set n = n + 1, due = 0 where code = $1 returning n', [code]);
  await db.query('insert into entries (code, n, entry) values ($1, $2, $3)', [code, rows[0].n - 1, JSON.stringify(entry)]);
  await db.end();
}
const grid = { game: 'grid', options: { games: 100 } };

test('an answer that its process could tell nobody is shown to whoever comes from there, and to those who are here', async () => {
  const [ada, bob] = [await person('Ada', 0), await person('Bob', 1)];
  const { code } = await ada.create({ ...grid, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await bob.watch(code, 1);
  await leftBehind(code, { seat: 0, topic: 'grid/mark', answer: 4 });
  const later = await twinOf(ada, 1);
  await later.watch(code, 0);
  expect(later.last).toMatchObject({ n: 1, view: { cells: [0, 0, 0, 0, 1, 0, 0, 0, 0] } });
  await bob.until(() => bob.last.n === 1 && bob.last.asks.length === 1);
});
test('a bot whose turn it is after such an answer goes on by itself', async () => {
  const ada = await person('Ada', 0);
  const { code } = await ada.create({ ...grid, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  // Both processes hold the match, so neither of them reads it anew.
  const twin = await twinOf(ada, 1);
  await Promise.all([ada.watch(code, 0), twin.watch(code, 0)]);
  await leftBehind(code, { seat: 0, topic: 'grid/mark', answer: 4 });
  await ada.until(() => ada.last.n === 2 && ada.last.asks.length === 1, 30_000);
});

test(`processes killed ${KILLS} times, their clients move to the other: nothing acknowledged is lost`, { timeout: 900_000 }, async () => {
  const [ada, bob] = [await person('Ada', 0), await person('Bob', 1)];
  const { code } = await ada.create({
    game: 'bids',
    options: { rounds: 200 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  const players = [new Player(ada, 0, code), new Player(bob, 1, code)];
  const highest = () => Math.max(...players.map((p) => p.highest));
  for (let kill = 0; kill < KILLS; kill++) {
    const victim = kill % 2;
    await players[0]!.enter(url(0));
    await players[1]!.enter(url(1));
    for (const p of players) expect(p.client.last.n).toBeGreaterThanOrEqual(highest());
    const playing = Promise.all(
      players.map(async (p, i) => {
        await p.play();
        // The line is lost: on to the process that lives.
        if (i !== victim) return;
        const acknowledged = highest(); // by now: the other plays on meanwhile
        await p.enter(url(1 - victim));
        expect(p.client.last.n).toBeGreaterThanOrEqual(acknowledged);
        await p.play();
      }),
    );
    await randomMoment(players);
    await servers[victim]!.kill('SIGKILL');
    const reborn = startServer(env);
    const n = Math.max(...players.map((p) => p.client.last.n));
    // With one process gone, play goes on at the other, bots included.
    await players[1 - victim]!.client.until(
      () => players[1 - victim]!.client.last.n > n + 3 || players[1 - victim]!.client.last.over !== null,
      60_000,
    );
    for (const p of players) p.stopped = true;
    await playing;
    for (const p of players) p.stopped = false;
    servers[victim] = await reborn;
    if (ada.last.over) break;
  }
  const { frames } = await ada.replay(code, 0);
  expect(players.reduce((sum, p) => sum + p.acknowledged, 0)).toBeGreaterThan(KILLS);
  for (const p of players) {
    expect(frames.filter((f) => f.seat === p.seat).length).toBeGreaterThanOrEqual(p.acknowledged);
  }
  for (const s of servers) expect(errorsIn(s.log())).toEqual([]);
});
