import type { Json, Seat } from '@cosmodrome/kernel';
import type { Replay } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { YardView } from '../../kernel/test/games/yard.ts';
import { Play } from '../play.ts';
import { Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { openSeat } from '../seats.ts';
import { Standstill } from '../standstill.ts';
import { type Row, sqliteFile } from '../storage.ts';
import { loadGame } from './fixture/games.ts';
import type { Client } from './helpers/client.ts';
import { CROWD, house, premises } from './helpers/house.ts';

const yardPackage = await loadGame('yard');
const TOKEN = 'the-token-of-tests';
const view = (c: Client) => c.last.view as unknown as YardView;
/** What its owner would ask for next. */
const wish = (c: Client): Json => {
  const { hand, heap } = view(c);
  return hand !== null ? { do: 'place', part: hand } : heap > 0 ? { do: 'draw' } : { do: 'finish' };
};
const request = (c: Client, code: string, seat: Seat, d: Json, n = c.last.n, own?: number) => c.answer(code, n, seat, 'build/do', d, own);

describe('questions that stand', () => {
  const here = house({ ...CROWD, METRICS_TOKEN: TOKEN });
  /** People at one yard, each with a screen. */
  async function yardOf(names: readonly string[], options: Record<string, number> = {}): Promise<{ code: string; people: Client[] }> {
    const people = await Promise.all(names.map((name) => here.person(name)));
    const [host, ...guests] = people as [Client, ...Client[]];
    const seats = [{ kind: 'me' as const }, ...guests.map(() => ({ kind: 'open' as const }))];
    const { code } = await host.create({ game: 'yard', options: { ms: 600_000, ...options }, seats });
    for (const [i, guest] of guests.entries()) await guest.act(code, 'sit', { seat: i + 1 });
    await host.act(code, 'start');
    for (const [seat, c] of people.entries()) {
      c.patches = true; // the next position comes with the acknowledgement
      await c.watch(code, seat);
    }
    return { code, people };
  }

  test('four people at once, all with the position of the beginning before their eyes: nobody is stale, every refusal has a reason', async () => {
    const { code, people } = await yardOf(['Ada', 'Bea', 'Cleo', 'Dana'], { parts: 200 });
    const first = people[0]!.last.n;
    const refusals: unknown[] = [];
    const builds = people.map(async (c, seat) => {
      for (let i = 0; i < 15; i++) {
        const ack = await request(c, code, seat, wish(c), first);
        if (!ack.ok) refusals.push([ack.code, ack.key]);
      }
    });
    await Promise.all(builds);
    expect(refusals).toEqual([]);
    const last = people[0]!.last.n;
    expect(last).toBe(first + 60);
    expect(await request(people[0]!, code, 0, { do: 'place', part: 999 }, first)).toMatchObject({
      ok: false,
      code: 'not-admitted',
      key: 'not-in-hand',
    });
  });
  test('several answers of one seat under way: all are taken in order; behind one that is refused, none is', async () => {
    const { code, people } = await yardOf(['Ada', 'Bea']);
    const [ada] = people as [Client];
    const own = ada.last.own as number;
    expect(own).toBe(0);
    expect(await request(ada, code, 0, { do: 'draw' }, 0, own)).toMatchObject({ ok: true });
    const part = (await ada.until(() => view(ada).hand ?? undefined)) as number;
    const chain = [{ do: 'place', part }, { do: 'draw' }].map((d, i) => request(ada, code, 0, d, 0, own + 1 + i));
    expect((await Promise.all(chain)).map((a) => a.ok)).toEqual([true, true]);
    const broken = [{ do: 'draw' }, { do: 'finish' }].map((d, i) => request(ada, code, 0, d, 0, own + 3 + i));
    expect((await Promise.all(broken)).map((a) => (a.ok ? 'taken' : (a.key ?? a.code)))).toEqual(['hand-full', 'stale']);
    // The same message twice does nothing twice.
    await ada.until(() => (ada.last.own === own + 3 ? true : undefined));
    const twice = { do: 'place', part: view(ada).hand as number };
    expect((await Promise.all([3, 3].map((k) => request(ada, code, 0, twice, 0, own + k)))).map((a) => a.ok)).toEqual([true, false]);
  });
  test('nothing of it can be taken back, nobody is waited for, and the table card does not go out with every request', async () => {
    const { code, people } = await yardOf(['Ada', 'Bea']);
    const [ada, bea] = people as [Client, Client];
    const cards = bea.tables.length;
    for (let i = 0; i < 6; i++) expect(await request(ada, code, 0, wish(ada))).toMatchObject({ ok: true });
    await bea.until(() => (view(bea).ships[0]!.length === 3 ? true : undefined));
    expect(bea.tables.length).toBe(cards);
    expect([ada.last.canTakeBack, ada.last.waiting]).toEqual([false, []]);
    expect((await bea.get<{ code: string; waitingForMe: boolean }[]>('/api/mine')).body.find((t) => t.code === code)).toMatchObject({
      waitingForMe: true,
    });
  });
  test('a bot builds at its own tempo, whatever quick people do meanwhile', async () => {
    const ada = await here.person('Ada');
    const { code } = await ada.create({
      game: 'yard',
      options: { ms: 600_000, parts: 60 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'builder' }],
      start: true,
    });
    await ada.watch(code, 0);
    // A click a tenth of a second, until the bot has its share: pressing on would only be cut off.
    while (view(ada).ships[1]!.length < 3) {
      await request(ada, code, 0, wish(ada));
      await new Promise((done) => setTimeout(done, 100));
    }
    expect(view(ada).ships[1]!.length).toBeGreaterThanOrEqual(3);
  });
  test('a bot has one thought at a time for a question that stands: however often others act, it never answers twice', async () => {
    const ada = await here.person('Ada');
    const { code } = await ada.create({
      game: 'yard',
      options: { ms: 600_000, parts: 200 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'builder' }],
      start: true,
    });
    await ada.watch(code, 0);
    const late = async () => {
      const text = await (await fetch(`${here.server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
      return Number(/^cosmodrome_refusals_total\{code="bot-late"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    const before = await late();
    while (view(ada).ships[1]!.length < 6) {
      await request(ada, code, 0, wish(ada));
      await new Promise((done) => setTimeout(done, 20));
    }
    // Nobody takes from its hand: with one thought at a time nothing it answers can come too late.
    expect(await late()).toBe(before);
  });
  test('no answer is taken that comes after the last grain', async () => {
    const { code, people } = await yardOf(['Ada', 'Bea'], { ms: 1500, parts: 1000 });
    await Promise.all(
      people.map(async (c, seat) => {
        while (c.last.over === null) {
          await request(c, code, seat, wish(c));
          await new Promise((done) => setTimeout(done, 10)); // whoever presses on is cut off
        }
      }),
    );
    const replay = (await people[0]!.get<Replay>(`/api/tables/${code}/replay?eyes=open`)).body;
    const strike = replay.frames.findIndex((f) => f.topic === 'hourglass');
    expect(strike).toBe(replay.frames.length - 1);
    const began = replay.frames[strike]!.at! - 1500;
    for (const frame of replay.frames.slice(0, strike)) expect(frame.at! - began).toBeLessThan(1500);
  });
});

describe('a clock of the rules stands still', () => {
  const { folder, start, person } = premises();
  test('while no server is up; nothing that was acknowledged is lost, and all are told when it goes on', async () => {
    const DATA_DIR = await folder();
    const server = await start({ DATA_DIR });
    const ada = await person(server, 'Ada');
    const { code } = await ada.create({
      game: 'yard',
      options: { ms: 600_000 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Bea' }],
      start: true,
    });
    await ada.watch(code, 0);
    expect(await request(ada, code, 0, { do: 'draw' })).toMatchObject({ ok: true });
    const hand = await ada.until(() => view(ada).hand ?? undefined);
    const before = ada.last.timers![0]!.at;
    await server.kill('SIGKILL');
    const killed = Date.now();
    await new Promise((done) => setTimeout(done, 4000)); // an outage takes time: nothing can be waited for instead
    const again = await start({ DATA_DIR });
    ada.url = again.url;
    await ada.connect();
    const { sync } = await ada.watch(code, 0);
    expect((sync!.view as unknown as YardView).hand).toBe(hand);
    expect(sync!.resumes).toBeGreaterThan(sync!.serverTime);
    const moved = sync!.timers![0]!.at - before;
    // The outage, give or take the heartbeat of a second, and a moment to look.
    expect(moved).toBeGreaterThan(4000);
    expect(moved).toBeLessThan(Date.now() - killed + 6000);
    expect(await request(ada, code, 0, { do: 'place', part: hand as number }, 0)).toMatchObject({ ok: true });
  });
});

describe('where bots answer for everybody', () => {
  const { folder, start, person } = premises();
  test('as they wish, time goes on though nobody is there, and a game that stood still goes on', async () => {
    const DATA_DIR = await folder();
    const env = { ...CROWD, DATA_DIR };
    const server = await start(env);
    const ada = await person(server, 'Ada');
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'builder' }];
    const { code } = await ada.create({ game: 'yard', options: { ms: 600_000, parts: 2 }, seats, spectators: true, start: true });
    await server.stop();
    // As it is when its only person has been away for a while.
    const db = new Database(sqliteFile(DATA_DIR));
    const clocks = JSON.stringify({ since: {}, reserve: {}, halted: Date.now() });
    expect(db.prepare('update matches set clocks = ?, due = null where code = ?').run(clocks, code).changes).toBe(1);
    db.close();
    const again = await start(env);
    ada.url = again.url;
    await ada.act(code, 'stand-in', { seat: 0, on: true });
    const eve = await person(again, 'Eve');
    await eve.watch(code, null);
    await eve.until(() => eve.last.over ?? undefined);
  });
  test('who are late it stands still, unless somebody waits for what comes of it; for one who answers and is away it does', () => {
    const table = { code: '222222', pace: '{"kind":"relaxed"}', phase: 'playing', stage: null, challenge: null } as Row<'tables'>;
    const seat = (n: number, of: Partial<Row<'seats'>>) => ({ ...openSeat('222222', n), ...of });
    const ada = { kind: 'person', person: 'ada', name: 'Ada' } as const;
    const bot = seat(1, { kind: 'bot', bot: 'builder' });
    const opening = { game: 'yard', version: 1, seats: 2, options: { ms: 600_000, parts: 2 }, seed: 'alone' };
    const play = Play.open('222222', yardPackage, opening, 0, { kind: 'relaxed' });
    const after = (waits: boolean, her: Partial<Row<'seats'>>) => {
      const room = new Room({ table, seats: [seat(0, { ...ada, ...her }), bot], hinted: [] }, 60_000);
      room.since = performance.now() - 3_600_000;
      return new Standstill({ shared: false, waitedFor: () => waits } as unknown as Rooms, undefined as never).alone(room, play);
    };
    const absent = { stand_in: 1, stand_in_at: 0, bot: 'builder' };
    expect(after(false, {})).toBe(0);
    expect(after(true, {})).toBe(0);
    expect(after(false, absent)).toBe(0);
    expect(after(true, absent)).toBeUndefined();
    expect(after(false, { ...absent, own_wish: 1 })).toBeUndefined();
  });
});

describe('whoever plays with bots alone', () => {
  const { folder, start, person } = premises();
  test('stops the time: no clock strikes and no bot builds, also over a restart, until they let it go on; beside others nobody may', async () => {
    const DATA_DIR = await folder();
    const env = { ...CROWD, DATA_DIR };
    const server = await start(env);
    const ada = await person(server, 'Ada');
    const { code } = await ada.create({
      game: 'yard',
      options: { ms: 10_000, parts: 500 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'builder' }],
      start: true,
    });
    await ada.watch(code, 0);
    await ada.until(() => view(ada).ships[1]!.length > 0);
    await ada.act(code, 'stop', { on: true });
    const stopped = await ada.until(() => ada.last.stopped);
    const left = ada.last.timers![0]!.at - stopped;
    const ships = JSON.stringify(view(ada).ships);
    await new Promise((done) => setTimeout(done, left + 1000)); // the hourglass would be empty: nothing can be waited for instead
    await server.kill('SIGKILL');
    const again = await start(env);
    ada.url = again.url;
    await ada.connect();
    const { sync } = await ada.watch(code, 0);
    expect(sync).toMatchObject({ stopped, over: null });
    expect(JSON.stringify((sync!.view as unknown as YardView).ships)).toBe(ships);

    const eve = await person(again, 'Eve');
    expect((await eve.post(`/api/tables/${code}/stop`, { on: false })).status).toBe(403);
    await ada.act(code, 'stop', { on: false });
    await ada.until(() => ada.last.stopped === undefined && ada.last.resumes);
    expect(ada.last.timers![0]!.at - ada.last.resumes!).toBeGreaterThan(left - 500);
    // Whoever answers goes on as well.
    await ada.act(code, 'stop', { on: true });
    await ada.until(() => ada.last.stopped);
    expect(await request(ada, code, 0, { do: 'draw' })).toMatchObject({ ok: true });
    expect(ada.last.stopped).toBeUndefined();
    await ada.until(() => ada.last.over ?? undefined);

    const two = await ada.create({ game: 'yard', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await eve.act(two.code, 'sit', { seat: 1 });
    await ada.act(two.code, 'start');
    expect(await ada.post(`/api/tables/${two.code}/stop`, { on: true })).toMatchObject({ status: 409, body: { code: 'not-alone' } });
  });
});

describe('a question asked of several, which one of them will answer', () => {
  const here = house({ BOT_PATIENCE_MS: '600000' });
  test('is left to people first: the bot moves when no person is asked any more', async () => {
    const ada = await here.person('Ada');
    const { code } = await ada.create({ game: 'crew', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
    const { sync } = await ada.watch(code, 0);
    expect(sync!.waiting).toEqual([0, 1]);
    // Whoever chose first would be in the view by now, if a bot did not wait: the next answer is still the first.
    expect(await ada.answer(code, sync!.n, 0, 'who', true)).toMatchObject({ ok: true, n: 1 });
    await ada.until(() => ada.last.over ?? undefined);
    expect(ada.last.view).toEqual({ order: [0, 1] });
  });
});
