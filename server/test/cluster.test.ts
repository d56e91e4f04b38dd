import type { TableInfo } from '@cosmodrome/wire';
import pg from 'pg';
import { expect, test } from 'vitest';
import { anyAnswerTo, type Client } from './helpers/client.ts';
import { KILLS, pair } from './helpers/house.ts';
import { Player, randomMoment } from './helpers/player.ts';
import { errorsIn, type Running } from './helpers/process.ts';

const here = pair();
const { servers } = here;
const url = (i: number) => (servers[i % servers.length] as Running).url;
const person = (name: string, at: number) => here.person(servers[at]!, name);
/** The same person in another window, at another process. */
const twinOf = (client: Client, at: number) => here.twin(client, servers[at]!);

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
  const db = new pg.Client(here.database.url);
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
test('a game that another process ended is over for one who answered at the same moment, and for all who look at its table here', async () => {
  const [ada, bob] = [await person('Ada', 0), await person('Bob', 0)];
  const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
  for (const [n, cell] of [0, 3, 1, 4].entries())
    expect(await (n % 2 === 0 ? ada : bob).answer(code, n, n % 2, 'grid/mark', cell)).toMatchObject({ ok: true });
  const db = new pg.Client(here.database.url);
  await db.connect();
  await db.query("insert into entries (code, n, entry) values ($1, 4, '{" + '"seat":0,"topic":"grid/mark","answer":2' + "}')", [code]);
  await db.query('update matches set n = 5, over = 1, due = null where code = $1', [code]);
  await db.query("update tables set phase = 'over', ending = '{}' where code = $1", [code]);
  await db.end();
  expect(await ada.answer(code, 4, 0, 'grid/mark', 5)).toMatchObject({ ok: false, code: 'stale' });
  expect((await bob.get<TableInfo>(`/api/tables/${code}`)).body.phase).toBe('over');
  for (const one of [ada, bob]) {
    await one.until(() => one.tables.at(-1)?.phase === 'over');
    await one.until(() => one.last.over);
  }
});
test('a bot whose turn it is after such an answer goes on by itself', async () => {
  const ada = await person('Ada', 0);
  const { code } = await ada.create({ ...grid, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  // Both processes hold the match, so neither of them reads it anew.
  const twin = await twinOf(ada, 1);
  await Promise.all([ada.watch(code, 0), twin.watch(code, 0)]);
  await leftBehind(code, { seat: 0, topic: 'grid/mark', answer: 4 });
  await ada.until(() => ada.last.n === 2 && ada.last.asks.length === 1);
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
    const reborn = here.start(here.env);
    const n = Math.max(...players.map((p) => p.client.last.n));
    // With one process gone, play goes on at the other, bots included.
    await players[1 - victim]!.client.until(
      () => players[1 - victim]!.client.last.n > n + 3 || players[1 - victim]!.client.last.over !== null,
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
