/** Nobody is there: a table rests rather than being played to its end by bots for nobody. Days pass by the clocks that are stored. */
import type { TableCard, TableInfo } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import type { Clocks } from '../play.ts';
import { sqliteFile } from '../storage.ts';
import type { Client } from './helpers/client.ts';
import { premises, TOGETHER } from './helpers/house.ts';
import type { Running } from './helpers/process.ts';

const { folder, start, person, postgres } = premises();
const DAY = 86_400_000;
const DAYS = { kind: 'days', answerMs: DAY } as const;

interface Stored {
  readonly n: number;
  readonly due: number | null;
  readonly clocks: string;
}
const storedAt = (dir: string, code: string): Stored => {
  const db = new Database(sqliteFile(dir), { readonly: true });
  const row = db.prepare('select n, due, clocks from matches where code = ?').get(code) as Stored;
  db.close();
  return row;
};
/** No server is up: what has been waited for has been waited for so much longer. */
function pass(dir: string, code: string, ms: number): void {
  const { clocks, due } = storedAt(dir, code);
  const { since, halted, ...rest } = JSON.parse(clocks) as Clocks;
  const before = Object.fromEntries(Object.entries(since).map(([seat, at]) => [seat, at - ms]));
  const still = halted === undefined ? {} : { halted: halted - ms };
  const db = new Database(sqliteFile(dir));
  db.prepare('update matches set clocks = ?, due = ? where code = ?').run(
    JSON.stringify({ ...rest, ...still, since: before }),
    due === null ? null : due - ms,
    code,
  );
  db.close();
}
const until = (what: () => Promise<boolean | undefined> | boolean) => vi.waitUntil(what, { timeout: 90_000 });
const resting = (dir: string, code: string) => until(() => (JSON.parse(storedAt(dir, code).clocks) as Clocks).halted !== undefined);
const infoOf = async (of: Client, code: string): Promise<TableInfo> => (await of.get<TableInfo>(`/api/tables/${code}`)).body;

/** Ada and Bob play over days; it is her turn, and both have gone. */
async function two(games: number) {
  const dir = await folder();
  let server: Running | undefined = await start({ DATA_DIR: dir, ABSENT_MS: '100' });
  const [ada, bob] = await Promise.all([person(server, 'Ada'), person(server, 'Bob')]);
  const { code } = await ada.create({ game: 'grid', options: { games }, pace: DAYS, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  for (const p of [ada, bob]) p.close();
  const down = async (): Promise<void> => {
    await server?.stop();
    server = undefined;
  };
  /** The server stands still for so long, and is there again. */
  const later = async (ms: number): Promise<void> => {
    await down();
    pass(dir, code, ms);
    server = await start({ DATA_DIR: dir, ABSENT_MS: '100' });
    for (const p of [ada, bob]) p.url = server.url;
  };
  /** Her day is over, and Bob plays on: a bot has answered for her, and it is his turn. */
  const firstIsLate = async (): Promise<void> => {
    await later(2 * DAY);
    await until(async () => (await bob.get<TableCard[]>('/api/mine')).body[0]?.waitingForMe);
    expect((await infoOf(bob, code)).seats[0]?.stand_in).toBe(true);
  };
  return { dir, code, ada, bob, later, firstIsLate };
}

test.concurrent('two people away for a week: a bot stands in for the first who is late, and then the table rests until one is back', async () => {
  const { dir, code, ada, bob, later, firstIsLate } = await two(1);
  await firstIsLate();
  await later(7 * DAY);
  // He is late too, and nobody is there who wants a bot to play for him.
  await resting(dir, code);
  const { n, due } = storedAt(dir, code);
  expect([n, due]).toEqual([1, null]);
  expect(await infoOf(bob, code)).toMatchObject({
    phase: 'playing',
    rests: true,
    seats: [{ stand_in: true }, { stand_in: false, deadline: null }],
  });
  expect((await bob.get<TableCard[]>('/api/mine')).body[0]).toMatchObject({ waitingForMe: true, rests: true, deadline: null });
  // Another week, another server: it rests still.
  await later(7 * DAY);
  expect((await infoOf(ada, code)).rests).toBe(true);
  expect(storedAt(dir, code).n).toBe(1);

  // Ada is back: now somebody waits for Bob, and a bot answers for him as long as she is there; hers is hers again.
  await ada.connect();
  await ada.watch(code, 0);
  await ada.until(() => ada.tables.at(-1)?.seats[1]?.stand_in);
  await ada.act(code, 'stand-in', { seat: 0, on: false });
  await ada.until(() => ada.last.asks.some((a) => a.topic === 'grid/mark'));
  expect((await infoOf(ada, code)).rests).toBeUndefined();
  expect(await ada.answer(code, ada.last.n, 0, 'grid/mark', (ada.last.view as { cells: number[] }).cells.indexOf(0))).toMatchObject({
    ok: true,
  });
});

test.concurrent('whoever comes back late to a table at rest has their whole time again, and plays on against the bot of who is away', async () => {
  const { dir, code, bob, later, firstIsLate } = await two(1);
  await firstIsLate();
  await later(7 * DAY);
  await resting(dir, code);
  await bob.connect();
  const before = Date.now();
  const { sync } = await bob.watch(code, 1);
  const back = await bob.until(() => bob.tables.findLast((t) => !t.rests && t.seats[1]?.deadline));
  expect(back.seats[1]!.deadline).toBeGreaterThanOrEqual(before + DAY);
  expect(back.seats[1]).toMatchObject({ stand_in: false });
  expect(await bob.answer(code, sync!.n, 1, 'grid/mark', (sync!.view as { cells: number[] }).cells.indexOf(0))).toMatchObject({ ok: true });
  await bob.until(() => bob.last.asks.some((a) => a.seat === 1) && bob.last.n >= 3);
});

test.concurrent('both are late in the same choice and nobody is there: neither is replaced; alone among bots neither', async () => {
  const dir = await folder();
  const server = await start({ DATA_DIR: dir, ABSENT_MS: '100' });
  const [ada, bob] = await Promise.all([person(server, 'Ada'), person(server, 'Bob')]);
  const live = { kind: 'live', answerMs: 1000, reserveMs: 0 } as const;
  const { code } = await ada.create({ game: 'bids', options: { rounds: 100 }, pace: live, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  const alone = await ada.create({ game: 'grid', pace: live, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  await ada.act(code, 'start');
  await resting(dir, code);
  await resting(dir, alone.code);
  for (const seat of (await infoOf(bob, code)).seats) expect(seat.stand_in).toBe(false);
  expect((await infoOf(ada, alone.code)).seats[0]!.stand_in).toBe(false);
  expect([storedAt(dir, code).n, storedAt(dir, alone.code).n]).toEqual([0, 0]);
});

test.concurrent('whoever has asked for the bot wanted the game to end: it is played on where all have, and where one has not it rests', async () => {
  const dir = await folder();
  const server = await start({ DATA_DIR: dir, ABSENT_MS: '100' });
  const [ada, bob] = await Promise.all([person(server, 'Ada'), person(server, 'Bob')]);
  const open = async (games: number): Promise<string> => {
    const { code } = await ada.create({ game: 'grid', options: { games }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    return code;
  };
  const [wanted, other] = [await open(1), await open(1_000_000)];
  for (const p of [ada, bob]) p.close();
  await ada.act(wanted, 'stand-in', { seat: 0, on: true });
  await bob.act(wanted, 'stand-in', { seat: 1, on: true });
  await until(async () => (await infoOf(ada, wanted)).phase === 'over');
  // Bob looks at the other, has a bot play for Ada, who has gone, and one for himself; and goes.
  await bob.connect();
  await bob.watch(other, 1);
  await bob.until(() => JSON.stringify(bob.tables.at(-1)).includes('"gone"'));
  await bob.act(other, 'stand-in', { seat: 0, on: true });
  await bob.act(other, 'stand-in', { seat: 1, on: true });
  await bob.until(() => bob.last.n > 4);
  bob.close();
  await resting(dir, other);
  // She takes her seat back from afar: it goes on, and waits for her.
  await ada.act(other, 'stand-in', { seat: 0, on: false });
  expect((await infoOf(ada, other)).rests).toBeUndefined();
});

test('two processes: whoever sits at the other one is there', async () => {
  const { url } = await postgres();
  const env = { ...TOGETHER, DATABASE_URL: url, ABSENT_MS: '100' };
  const [one, two] = await Promise.all([start(env), start(env)]);
  const [ada, bob] = [await person(one, 'Ada'), await person(two, 'Bob')];
  const live = { kind: 'live', answerMs: 1000, reserveMs: 0 } as const;
  const { code } = await ada.create({ game: 'grid', options: { games: 1_000_000 }, pace: live, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await bob.watch(code, 1);
  // Both are late; he looks on, and has bots play for both.
  await bob.until(() => bob.tables.at(-1)?.seats.every((s) => s.stand_in));
  const seen = bob.last.n;
  await bob.until(() => bob.last.n > seen + 4);
  bob.close();
  const info = async () => (await ada.get<TableInfo>(`/api/tables/${code}`)).body;
  await until(async () => (await info()).rests);
  await ada.watch(code, 0);
  const at = ada.last.n;
  await ada.until(() => ada.last.n > at);
  // She goes, and it rests again; he comes back to the other process, which has had the table in its mind all the while.
  const eve = await person(two, 'Eve');
  await eve.watch(code, null);
  ada.close();
  await eve.until(() => eve.tables.at(-1)?.rests);
  await bob.connect();
  await bob.watch(code, 1);
  const then = bob.last.n;
  await bob.until(() => bob.last.n > then);
  await eve.until(() => eve.tables.at(-1)?.rests === undefined);
});
