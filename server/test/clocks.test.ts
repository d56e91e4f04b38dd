import type { TableCard, TableInfo } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { sqliteFile } from '../storage.ts';
import { premises } from './helpers/house.ts';

const { folder, start, person } = premises();

// Each has a server of its own and waits for clocks: they wait together.
test.concurrent("the game's own clock strikes on time, and after a restart", async () => {
  const DATA_DIR = await folder();
  const server = await start({ DATA_DIR });
  const ada = await person(server, 'Ada');
  const { code } = await ada.create({
    game: 'dash',
    options: { ms: 1500, left: 4 },
    seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
    start: true,
  });
  const { sync } = await ada.watch(code, 0);
  const [timer] = sync!.timers ?? [];
  expect(timer).toMatchObject({ topic: 'dash/clock' });
  expect(timer!.at - sync!.serverTime).toBeLessThanOrEqual(1500);
  expect(sync!.asks[0]).toMatchObject({ topic: 'dash/grab', optional: true });
  expect(sync!.waiting).toEqual([]);
  expect(await ada.answer(code, sync!.n, 0, 'dash/grab', true)).toMatchObject({ ok: true });
  // Late by a moment in a race: the question was asked anew.
  expect(await ada.answer(code, sync!.n, 1, 'dash/grab', true)).toMatchObject({ ok: false, code: 'stale' });
  const struck = await ada.until(() => ada.syncs.find((s) => (s.view as { strikes: number }).strikes === 1));
  expect(struck.serverTime).toBeGreaterThanOrEqual(timer!.at);
  await server.kill('SIGKILL');
  const again = await start({ DATA_DIR });
  ada.url = again.url;
  await ada.connect();
  await ada.watch(code, 0);
  await ada.until(() => ada.last.over ?? undefined);
  expect(ada.last.view).toMatchObject({ score: [1, 0], strikes: 3 });
});

test.concurrent('with nobody watching and the match out of memory, clocks and bots go on', async () => {
  const DATA_DIR = await folder();
  const server = await start({ DATA_DIR, IDLE_MS: '150' });
  const ada = await person(server, 'Ada');
  const { code } = await ada.create({ game: 'dash', options: { ms: 1200, left: 2 }, seats: [{ kind: 'me' }], start: true });
  // Whoever asks the server brings the match back to its mind: this looks at what is stored.
  const db = new Database(sqliteFile(DATA_DIR), { readonly: true });
  const phase = () => db.prepare('select phase from tables where code = ?').pluck().get(code);
  await expect.poll(phase, { timeout: 90_000 }).toBe('over');
  db.close();
});

test.concurrent('a live clock that reaches zero, here or while the server is down: the bot of the absent answers until the player is back', async () => {
  const DATA_DIR = await folder();
  const server = await start({ DATA_DIR, ABSENT_MS: '100' });
  const [ada, bob] = await Promise.all([person(server, 'Ada'), person(server, 'Bob')]);
  const { code } = await ada.create({
    game: 'bids',
    options: { rounds: 100 },
    pace: { kind: 'live', answerMs: 3000, reserveMs: 0 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.act(code, 'sit', { seat: 1 });
  const { seats } = await ada.act(code, 'start');
  await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
  expect(seats.map((s) => s.since)).toEqual([null, null]);
  // Ada bids, Bob does not: at zero he bids nothing, which is what the bot of the absent does in this game.
  expect(await ada.answer(code, ada.last.n, 0, 'bids/secret', 7)).toMatchObject({ ok: true });
  const late = await bob.until(() => bob.tables.findLast((t) => t.seats[1]!.stand_in));
  expect(late.seats[1]!.since).toBeGreaterThanOrEqual(seats[1]!.deadline!);
  expect(late.seats[1]!.deadline).toBe(null);
  const bids = await ada.until(() => (ada.last.view as { last: { bids: number[] } | null }).last?.bids);
  expect(bids).toEqual([7, 0]);
  expect(await bob.answer(code, bob.last.n, 1, 'bids/secret', 3)).toMatchObject({ ok: false, code: 'stand-in' });
  await bob.act(code, 'stand-in', { seat: 1, on: false });
  expect((await bob.get<TableInfo>(`/api/tables/${code}`)).body.seats[1]).toMatchObject({ stand_in: false, since: null });
  // Ada is asked to keep the card. The server dies before her time is up and comes back after it.
  const deadline = (await ada.until(() => ada.tables.findLast((t) => t.seats[0]!.deadline !== null))).seats[0]!.deadline!;
  await server.kill('SIGKILL');
  await new Promise((r) => setTimeout(r, Math.max(0, deadline - Date.now()) + 300));
  const again = await start({ DATA_DIR, ABSENT_MS: '100' });
  for (const p of [ada, bob]) {
    p.url = again.url;
    await p.connect();
  }
  await bob.watch(code, 1);
  await bob.until(() => bob.tables.findLast((t) => t.seats[0]!.stand_in));
  await bob.until(() => bob.last.n >= 4 && bob.last.waiting.includes(1));
  const { frames } = await ada.replay(code, 0);
  // Whoever is slow to look may find a third bid already.
  const hers = frames.filter((f) => f.seat === 0).map((f) => f.answer);
  expect(hers.slice(0, 3)).toEqual([7, false, 0]);
  // Bob has somebody play for her instead, since she is gone; and she takes her seat back.
  const since = bob.tables.at(-1)!.seats[0]!.since;
  ada.close();
  await bob.until(() => bob.tables.at(-1)?.seats[0]?.sitter.kind === 'person' && JSON.stringify(bob.tables.at(-1)).includes('"gone"'));
  expect((await bob.act(code, 'stand-in', { seat: 0, on: true })).seats[0]).toMatchObject({ stand_in: true, since });
  await ada.connect();
  await ada.watch(code, 0);
  const back = await ada.act(code, 'stand-in', { seat: 0, on: false });
  expect(back.seats[0]).toMatchObject({ stand_in: false, since: null });
});

test.concurrent('when the time of a seat is up a bot stands in; the reserve is used up first; deadlines survive a restart', async () => {
  const DATA_DIR = await folder();
  const server = await start({ DATA_DIR });
  const [ada, bob] = await Promise.all([person(server, 'Ada'), person(server, 'Bob')]);
  const { code } = await ada.create({
    game: 'grid',
    options: { games: 1000 },
    pace: { kind: 'live', answerMs: 1000, reserveMs: 6000 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.act(code, 'sit', { seat: 1 });
  const before = Date.now();
  const started = await ada.act(code, 'start');
  expect(started.seats[0]).toMatchObject({ reserveMs: 6000 });
  expect(started.seats[0]!.deadline!).toBeGreaterThanOrEqual(before + 1000 + 6000);
  expect(started.seats[1]).toMatchObject({ deadline: null });
  await ada.watch(code, 0);
  expect((await ada.get<TableCard[]>('/api/mine')).body[0]?.deadline).toBe(started.seats[0]!.deadline);
  await new Promise((r) => setTimeout(r, 1500)); // her own time passes: nothing can be waited for instead
  expect(await ada.answer(code, ada.last.n, 0, 'grid/mark', 0)).toMatchObject({ ok: true });
  const after = await ada.until(() => ada.tables.find((t) => t.seats[1]?.deadline !== null && t.phase === 'playing'));
  // What an answer takes beyond its own time comes out of the reserve, and no more than that.
  expect(after.seats[0]!.reserveMs).toBeLessThan(5900);
  expect(after.seats[0]!.reserveMs).toBeGreaterThanOrEqual(6000 + 1000 - (Date.now() - before));
  await server.kill('SIGKILL');
  const again = await start({ DATA_DIR });
  ada.url = again.url;
  await ada.connect();
  const { table } = await ada.watch(code, 0);
  // On a slow machine the restart alone may take until then, and the bot sits there already.
  const waiting = !table.seats[1]!.stand_in;
  expect(table.seats[1]!.deadline).toBe(waiting ? after.seats[1]!.deadline : null);
  if (!waiting) expect(table.seats[1]!.since).toBeGreaterThanOrEqual(after.seats[1]!.deadline!);
  await ada.until(() => ada.tables.at(-1)?.seats[1]?.stand_in && ada.last.asks.length > 0);
  expect(Date.now()).toBeGreaterThanOrEqual(after.seats[1]!.deadline!);
  // Ada does not answer either: in the end bots play for both.
  await ada.until(() => ada.tables.at(-1)?.seats[0]?.stand_in);
  expect((await ada.act(code, 'stand-in', { seat: 0, on: false })).seats[0]).toMatchObject({ stand_in: false });
});
