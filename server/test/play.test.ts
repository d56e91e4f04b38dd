import type { GameInfo, TableCard } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import { anyAnswerTo, Client } from './helpers/client.ts';
import { CROWD, house } from './helpers/house.ts';

const at = house({ ...CROWD, ABSENT_MS: '1500' });
/** How somebody sees the one in this seat: here, away or gone. */
const here = (client: Client, seat: number) => (client.tables.at(-1)?.seats[seat]?.sitter as { here?: string } | undefined)?.here;
const { person } = at;

describe('people', () => {
  test('a guest is made on first contact, keeps its name and comes back by its cookie', async () => {
    const ada = await Client.guest(at.server.url);
    expect(ada.me?.name).toMatch(/\S+ \d{3}/);
    expect((await ada.post('/api/me', { name: '  Ada   L. ' })).body).toMatchObject({ name: 'Ada L.', account: null });
    const again = new Client(at.server.url);
    for (const [k, v] of ada.cookies) again.cookies.set(k, v);
    expect((await again.get('/api/me')).body).toMatchObject({ id: ada.me?.id, name: 'Ada L.' });
  });
  test('the games of the shelf are listed with their bots', async () => {
    const games = (await (await Client.guest(at.server.url)).get<GameInfo[]>('/api/games')).body;
    expect(games.map((g) => g.id)).toEqual(expect.arrayContaining(['grid', 'bids', 'dash', 'solo']));
    expect(games[0]?.bots).toContain('random');
  });
});

describe('a table', () => {
  test('two people sit, start, play to the end, ask for a rematch', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, name: 'Fast one' });
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect((await bob.get<TableCard[]>('/api/tables')).body.map((t) => t.code)).toContain(code);
    await ada.watch(code, 0);
    await bob.watch(code, null);
    await bob.act(code, 'sit', { seat: 1 });
    await ada.until(() => ada.tables.at(-1)?.seats[1]?.sitter.kind === 'person');
    await bob.act(code, 'ready', { ready: true });
    await bob.watch(code, 1);
    await expect(bob.act(code, 'start')).rejects.toThrow(/not-yours/);
    await ada.act(code, 'start');
    await Promise.all([ada.until(() => ada.syncs.at(-1)), bob.until(() => bob.syncs.at(-1))]);
    expect((await ada.get<TableCard[]>('/api/mine')).body.find((t) => t.code === code)).toMatchObject({
      phase: 'playing',
      waitingForMe: true,
    });
    const seats = [ada, bob];
    let moves = 0;
    while (!ada.last.over) {
      const seat = ada.last.waiting[0] as number;
      const mover = seats[seat] as Client;
      await mover.until(() => mover.last.asks[0]);
      expect(seats[1 - seat]?.last.asks).toEqual([]);
      const n = mover.last.n;
      const ack = await mover.answer(code, n, seat, 'grid/mark', anyAnswerTo(mover.last.asks[0]!));
      expect(ack).toMatchObject({ ok: true });
      await Promise.all(seats.map((s) => s.until(() => s.last.n > n)));
      moves++;
    }
    expect(ada.last.over?.standings).toHaveLength(2);
    await ada.until(() => ada.tables.at(-1)?.phase === 'over');
    const notes = ada.syncs.flatMap((s) => s.notes.items);
    expect(notes).toHaveLength(moves + 1);
    const next = await bob.act(code, 'rematch');
    expect(next.code).not.toBe(code);
    expect((await ada.act(code, 'rematch')).code).toBe(next.code);
    expect(next.seats.map((s) => s.sitter.kind)).toEqual(['person', 'person']);
    const replay = await bob.replay(code, 'open');
    expect(replay.total).toBe(moves);
    expect(replay.frames).toHaveLength(moves);
    expect(replay.notes).toEqual(notes);
    expect(replay.frames.every((f) => typeof f.at === 'number')).toBe(true);
  });

  test('the host fills seats with bots and devices, kicks, renames; people move and leave', async () => {
    const [ada, bob, eve] = await Promise.all([person('Ada'), person('Bob'), person('Eve')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
    expect((await bob.get<TableCard[]>('/api/tables')).body.map((t) => t.code)).not.toContain(code);
    await bob.act(code, 'sit', { seat: 1 });
    expect((await bob.act(code, 'sit', { seat: 2 })).seats.map((s) => s.sitter.kind)).toEqual(['person', 'open', 'person', 'open']);
    await ada.act(code, 'bot', { seat: 1, bot: 'random' });
    await ada.act(code, 'device', { seat: 3, name: 'Cleo' });
    for (const bot of ['nobody', 'search-14000', 'constructor', 'idle'])
      await expect(ada.act(code, 'bot', { seat: 1, bot })).rejects.toThrow(/no bot/);
    await expect(ada.act(code, 'bot', { seat: 1, bot: 'search:14000' })).rejects.toThrow(/bad-request/);
    await expect(bob.act(code, 'kick', { seat: 1 })).rejects.toThrow(/not-yours/);
    await bob.act(code, 'leave', { seat: 2 });
    await eve.act(code, 'sit', { seat: 2 });
    await ada.act(code, 'kick', { seat: 2 });
    await expect(eve.act(code, 'sit', { seat: 2 })).rejects.toThrow(/kicked/);
    await ada.act(code, 'bot', { seat: 2, bot: 'random' });
    expect((await ada.act(code, 'rename', { name: 'Evening' })).name).toBe('Evening');
    expect((await ada.act(code, 'start')).phase).toBe('playing');
    await expect(bob.act(code, 'sit', { seat: 0 })).rejects.toThrow(/taken/);
  });

  test('hot seat: one person answers for the seats of its device, each through its own eyes', async () => {
    const ada = await person('Ada');
    const { code, phase } = await ada.create({
      game: 'bids',
      options: { rounds: 2 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
      start: true,
    });
    expect(phase).toBe('playing');
    for (let eyes = 0; !ada.syncs.at(-1)?.over; eyes = 1 - eyes) {
      const { sync } = await ada.watch(code, eyes);
      const hands = (sync!.view as { hands: { face: number | null }[][] }).hands;
      expect(hands[eyes]?.every((c) => c.face !== null)).toBe(true);
      for (const ask of sync!.asks ?? []) {
        expect(await ada.answer(code, sync!.n, eyes, ask.topic, anyAnswerTo(ask))).toMatchObject({ ok: true });
        await ada.until(() => ada.last.n > sync!.n);
      }
    }
    expect(ada.last.over?.standings).toHaveLength(2);
  });

  test('bots answer by themselves, to the end', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({
      game: 'bids',
      options: { rounds: 5 },
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'bot', bot: 'random' },
      ],
      start: true,
    });
    await ada.watch(code, null);
    await ada.until(() => ada.last.over ?? undefined);
    expect(ada.last.asks).toEqual([]);
  });

  test('spectators see only where they may, and the spectator view', async () => {
    const [ada, eve] = await Promise.all([person('Ada'), person('Eve')]);
    const open = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
    const shut = await ada.create({
      game: 'bids',
      spectators: false,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    const { sync } = await eve.watch(open.code, null);
    expect((sync!.view as { hands: { face: number | null }[][] }).hands.flat().every((c) => c.face === null)).toBe(true);
    expect(sync!.asks).toEqual([]);
    expect(await eve.tryWatch(open.code, 0)).toMatchObject({ ok: false, code: 'not-yours' });
    expect(await eve.tryWatch(shut.code, null)).toMatchObject({ ok: false, code: 'not-found' });
    expect((await eve.get(`/api/tables/${open.code}/replay?eyes=0`)).status).toBe(403);
    expect((await eve.get(`/api/tables/${open.code}/replay?eyes=open`)).status).toBe(403);
    expect((await ada.get(`/api/tables/${open.code}/replay?eyes=0`)).status).toBe(200);
  });
});

describe('answers', () => {
  test('an old answer is stale and the sender is told the present position', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({
      game: 'grid',
      options: { games: 9 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
      start: true,
    });
    const { sync } = await ada.watch(code, 0);
    expect(await ada.answer(code, sync!.n, 0, 'grid/mark', 4)).toMatchObject({ ok: true, n: sync!.n + 1 });
    expect(await ada.answer(code, sync!.n, 0, 'grid/mark', 5)).toMatchObject({ ok: false, code: 'stale' });
    expect(await ada.answer(code, sync!.n, 1, 'grid/mark', 5)).toMatchObject({ ok: false, code: 'stale' });
    await ada.until(() => ada.syncs.filter((s) => s.n === sync!.n + 1).length >= 3);
    expect(await ada.answer(code, sync!.n + 1, 1, 'grid/mark', 4)).toMatchObject({ ok: false, code: 'not-admitted' });
    expect(await ada.answer(code, sync!.n + 1, 0, 'grid/mark', 4)).toMatchObject({ ok: false, code: 'not-asked' });
    expect(await ada.answer(code, sync!.n + 9, 1, 'grid/mark', 5)).toMatchObject({ ok: false, code: 'stale' });
    expect(await ada.answer(code, sync!.n + 1, 1, 'grid/mark', { a: 1 })).toMatchObject({ ok: false, code: 'not-admitted' });
  });
  test('in a simultaneous choice the answers of others do not make mine stale', async () => {
    const people = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => person(name)));
    const { code } = await people[0]!.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await people[1]!.act(code, 'sit', { seat: 1 });
    await people[2]!.act(code, 'sit', { seat: 2 });
    await people[0]!.act(code, 'start');
    const { n } = (await Promise.all(people.map((p, seat) => p.watch(code, seat))))[0]!.sync!;
    const acks = await Promise.all(people.map((p, seat) => p.answer(code, n, seat, 'bids/secret', 10 + seat)));
    expect(acks.every((a) => a.ok)).toBe(true);
    await people[0]!.until(() => people[0]!.last.topics.some((t) => t.topic === 'bids/keep'));
    expect(people[0]!.last.waiting).toEqual([2]);
  });
  test('an answer can be taken back, and its notes with it, until something is learnt', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({
      game: 'grid',
      options: { games: 9 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
      start: true,
    });
    const { sync } = await ada.watch(code, 0);
    await ada.answer(code, sync!.n, 0, 'grid/mark', 4);
    const after = await ada.until(() => ada.syncs.find((s) => s.n === sync!.n + 1));
    expect(after.canTakeBack).toBe(true);
    expect(after.notes.items).toHaveLength(1);
    expect(await ada.takeBack(code, after.n, 1)).toMatchObject({ ok: false, code: 'not-admitted' });
    expect(await ada.takeBack(code, after.n, 0)).toMatchObject({ ok: true });
    const back = await ada.until(() => ada.syncs.find((s) => s.n === after.n + 1));
    expect(back.notes).toEqual({ from: 0, items: [], marks: [] });
    expect((back.view as { cells: number[] }).cells).toEqual(new Array(9).fill(0));
    expect(back.asks).toHaveLength(1);
    await ada.answer(code, back.n, 0, 'grid/mark', 0);
    const replay = await ada.replay(code, 0);
    expect(replay.frames).toHaveLength(1);
    expect(replay.notes).toEqual([{ seat: 0, cell: 0 }]);
    expect((await ada.watch(code, 0)).sync?.notes.items).toEqual([{ seat: 0, cell: 0 }]);
  });
});

describe('lines', () => {
  test('by long polling, and from there to a WebSocket in the middle of play: every message arrives, once and in order', async () => {
    for (const transports of [['polling'], ['polling', 'websocket']] as ('polling' | 'websocket')[][]) {
      const ada = await Client.guest(at.server.url, 'Ada');
      at.guest(ada);
      ada.transports = transports;
      ada.patches = true;
      await ada.connect();
      const { code } = await ada.create({
        game: 'grid',
        options: { games: 6 },
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
        start: true,
      });
      await ada.watch(code, 0);
      while (!ada.last.over) {
        const { n } = ada.last;
        await ada.answer(code, n, 0, 'grid/mark', anyAnswerTo(ada.last.asks[0]!));
        await ada.until(() => ada.last.over !== null || (ada.last.n > n && ada.last.asks.length > 0));
      }
      await ada.until(() => ada.tables.at(-1)?.phase === 'over');
      // A patch that does not fit the one before would have thrown; each position came once.
      const numbers = ada.syncs.map((s) => s.n);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(ada.socket?.io.engine.transport.name).toBe(transports.at(-1));
    }
  });
});

describe('a stale answer', () => {
  test('where everybody minds their own, nobody is late because another was heard first; the same one twice is, and what is gone is refused', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const { code } = await ada.create({ game: 'market', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    const { sync } = await ada.watch(code, 0);
    await bob.watch(code, 1);
    const { n } = sync!;
    const take = (who: Client, seat: number, what: number, at = n) => who.answer(code, at, seat, 'market/take', what);
    expect(await Promise.all([take(ada, 0, 3), take(bob, 1, 5)])).toMatchObject([{ ok: true }, { ok: true }]);
    // Both from the position of the beginning again: it would be theirs a second time.
    expect(await Promise.all([take(ada, 0, 4), take(bob, 1, 6)])).toMatchObject([{ code: 'stale' }, { code: 'stale' }]);
    expect(await take(ada, 0, 1, n + 2)).toMatchObject({ ok: true });
    expect(await take(bob, 1, 1, n + 2)).toMatchObject({ code: 'not-admitted' });
    await bob.until(() => bob.last.n === n + 3);
    expect(bob.last.view).toMatchObject({ heap: [2, 4, 6, 7, 8], bags: [[3, 1], [5]] });
    // Whoever was refused takes something else of what he saw.
    expect(await take(bob, 1, 2, n + 2)).toMatchObject({ ok: true });
  });
  test('that came just before a good one: the position is told again after the patch of the good one, which fits', async () => {
    const ada = await person('Ada');
    ada.patches = true;
    const { code } = await ada.create({
      game: 'grid',
      options: { games: 6 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ada.watch(code, 0);
    let stale = 0;
    while (!ada.last.over) {
      const { n, asks } = ada.last;
      const answer = anyAnswerTo(asks[0]!);
      const [old, good] = await Promise.all([0, n].map((at) => ada.answer(code, at, 0, 'grid/mark', answer)));
      if (n > 0 && !old!.ok && old!.code === 'stale') stale++;
      expect(good!.ok || old!.ok).toBe(true);
      await ada.until(() => ada.last.over !== null || (ada.last.n > n && ada.last.asks.length > 0));
    }
    expect(stale).toBeGreaterThan(5);
  });
});

describe('absence', () => {
  test('a bot stands in for a person, who takes the seat back', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'grid', options: { games: 500 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await ada.watch(code, 0);
    await bob.watch(code, 1);
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    await expect(ada.act(code, 'stand-in', { seat: 1, on: true })).rejects.toThrow(/present/);
    await ada.until(() => here(ada, 1) === 'here');
    bob.close();
    await ada.until(() => here(ada, 1) === 'gone');
    expect((await ada.act(code, 'stand-in', { seat: 1, on: true })).seats[1]).toMatchObject({ stand_in: true });
    await ada.until(() => ada.last.asks.length > 0);
    await expect(ada.act(code, 'stand-in', { seat: 1, on: false })).rejects.toThrow(/not-yours/);
    await bob.connect();
    await bob.watch(code, 1);
    expect(await bob.answer(code, bob.last.n, 1, 'grid/mark', 1)).toMatchObject({ ok: false, code: 'stand-in' });
    await bob.act(code, 'stand-in', { seat: 1, on: false });
    await ada.answer(code, ada.last.n, 0, 'grid/mark', anyAnswerTo(ada.last.asks[0]!));
    await bob.until(() => bob.last.asks.length > 0);
    expect(await bob.answer(code, bob.last.n, 1, 'grid/mark', anyAnswerTo(bob.last.asks[0]!))).toMatchObject({ ok: true });
  });
  test('who resigns leaves the seat to a bot for good; the last one ends the game', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'grid', options: { games: 500 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await ada.watch(code, 0);
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    expect((await bob.act(code, 'resign', { seat: 1 })).seats[1]?.sitter.kind).toBe('bot');
    await ada.until(() => ada.last.asks.length > 0);
    expect((await ada.act(code, 'resign', { seat: 0 })).phase).toBe('over');
  });
});

describe('beside the game', () => {
  test('chat is plain text, kept, and shown to all at the table', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ada.watch(code, 0);
    expect(await bob.chat(code, { text: 'hello <b>you</b> ' })).toMatchObject({ ok: true });
    await ada.until(() => ada.chats[0]);
    expect(ada.chats[0]).toMatchObject({ name: 'Bob', seat: null, text: 'hello <b>you</b>' });
    expect(await ada.chat(code, { phrase: 'well-played' })).toMatchObject({ ok: true });
    expect((await bob.watch(code, null)).chat.map((c) => c.phrase ?? c.text)).toEqual(['hello <b>you</b>', 'well-played']);
    for (const phrase of ['__proto__', 'constructor', 'toString', 'ill-played'])
      expect(await bob.chat(code, { phrase })).toMatchObject({ ok: false, code: 'bad-request' });
    expect((await bob.watch(code, null)).chat).toHaveLength(2);
    expect(await ada.chat(code, { text: 'x'.repeat(281) })).toMatchObject({ ok: false, code: 'bad-request' });
    expect(await ada.chat(code, {})).toMatchObject({ ok: false, code: 'bad-request' });
  });
  test('a screen elsewhere hears that something in my games changed', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    let heard = 0;
    bob.socket?.on('mine', () => heard++);
    const { code } = await ada.create({ game: 'grid', options: { games: 9 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await bob.until(() => heard === 1);
    await ada.act(code, 'start');
    await bob.until(() => heard === 2);
    await ada.watch(code, 0);
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    await bob.until(() => heard === 3);
    expect((await bob.get<TableCard[]>('/api/mine')).body[0]).toMatchObject({ code, waitingForMe: true });
  });
  test('presence: here, then away, then gone', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ada.watch(code, 0);
    await bob.act(code, 'sit', { seat: 1 });
    await bob.watch(code, 1);
    await ada.until(() => here(ada, 1) === 'here');
    bob.close();
    await ada.until(() => here(ada, 1) === 'away');
    await ada.until(() => here(ada, 1) === 'gone');
  });
});
