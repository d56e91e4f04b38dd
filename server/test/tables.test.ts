/** What people do at a table besides answering: seats, terms, lists, talk, the journal. */

import type { GameInfo, TableCard, TableInfo } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { sqliteFile } from '../storage.ts';
import { anyAnswerTo, type Client } from './helpers/client.ts';
import { CROWD, house, premises } from './helpers/house.ts';

const at = house();
const { folder, start, person: visit } = premises();
const { person } = at;
const kinds = (table: TableInfo | undefined) => table?.seats.map((s) => (s.sitter.kind === 'open' ? 'open' : s.sitter.name));

describe('before the start', () => {
  test('the host exchanges seats; whoever looked through one looks through the other', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.watch(code, 0);
    await bob.watch(code, 1);
    await bob.act(code, 'ready', { ready: true });
    await expect(bob.act(code, 'move', { seat: 0, to: 1 })).rejects.toThrow(/not-yours/);
    await expect(ada.act(code, 'move', { seat: 0, to: 7 })).rejects.toThrow(/no seat/);
    expect(kinds(await ada.act(code, 'move', { seat: 0, to: 1 }))).toEqual(['Bob', 'Ada', 'random']);
    const moved = await ada.act(code, 'move', { seat: 2, to: 0 });
    expect(kinds(moved)).toEqual(['random', 'Ada', 'Bob']);
    expect(moved.seats.map((s) => [s.mine, s.ready])).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
    await bob.until(() => kinds(bob.tables.at(-1))?.[2] === 'Bob');
    await ada.act(code, 'start');
    await Promise.all([ada, bob].map((p) => p.until(() => p.syncs.at(-1)?.asks[0])));
    expect([ada.last.eyes, bob.last.eyes]).toEqual([1, 2]);
    for (const p of [ada, bob]) {
      const { hands } = p.last.view as { hands: { face: number | null }[][] };
      expect(hands.map((hand) => hand.every((c) => c.face !== null))).toEqual([0, 1, 2].map((s) => s === p.last.eyes));
    }
    await expect(ada.act(code, 'move', { seat: 0, to: 1 })).rejects.toThrow(/begun/);
  });

  test('the host changes the terms, everybody sees it and is asked anew; nonsense changes nothing', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code, joinable } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(joinable).toBe(true);
    await bob.act(code, 'sit', { seat: 1 });
    await bob.watch(code, 1);
    await bob.act(code, 'ready', { ready: true });
    await ada.act(code, 'ready', { ready: true });
    await expect(bob.act(code, 'options', { options: { games: 3 } })).rejects.toThrow(/not-yours/);
    await expect(ada.act(code, 'options', { options: { games: 0 } })).rejects.toThrow(/bad-options/);
    await expect(ada.act(code, 'options', { options: { speed: 1 } })).rejects.toThrow(/bad-options/);
    await expect(ada.act(code, 'options', { pace: { kind: 'live', answerMs: 1, reserveMs: 0 } })).rejects.toThrow(/bad-request/);
    await expect(ada.act(code, 'options', { host: 'x' })).rejects.toThrow(/bad-request/);
    await ada.act(code, 'options', { options: { games: 3 } });
    await ada.act(code, 'options', {
      options: { ballast: 2 },
      pace: { kind: 'days', answerMs: 86_400_000 },
      listed: true,
      joinable: false,
    });
    const seen = await bob.until(() => bob.tables.findLast((t) => t.pace.kind === 'days'));
    expect(seen).toMatchObject({ options: { games: 3, ballast: 2 }, listed: true, spectators: true, joinable: false });
    expect(seen.seats.map((s) => s.ready)).toEqual([true, false]);
    await ada.act(code, 'start');
    await expect(ada.act(code, 'options', { options: { games: 4 } })).rejects.toThrow(/begun/);
    const { sync } = await bob.watch(code, 1);
    expect((sync!.view as { ballast: unknown[] }).ballast).toHaveLength(2);
  });

  test('the host adds and removes open seats, within what the game is played with; those after move up with their eyes', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await expect(ada.act(code, 'remove', { seat: 1 })).rejects.toThrow(/bad-options.*not 1/);
    await expect(bob.act(code, 'add')).rejects.toThrow(/not-yours/);
    expect(kinds(await ada.act(code, 'add'))).toEqual(['Ada', 'open', 'open']);
    await bob.act(code, 'sit', { seat: 2 });
    await bob.act(code, 'ready', { ready: true });
    await bob.watch(code, 2);
    await expect(bob.act(code, 'remove', { seat: 1 })).rejects.toThrow(/not-yours/);
    await expect(ada.act(code, 'remove', { seat: 2 })).rejects.toThrow(/taken/);
    await expect(ada.act(code, 'remove', { seat: 9 })).rejects.toThrow(/no seat/);
    expect(kinds(await ada.act(code, 'add'))).toEqual(['Ada', 'open', 'Bob', 'open']);
    await expect(ada.act(code, 'add')).rejects.toThrow(/bad-options.*not 5/);
    const fewer = await ada.act(code, 'remove', { seat: 1 });
    expect(kinds(fewer)).toEqual(['Ada', 'Bob', 'open']);
    expect(fewer.seats.map((s) => [s.seat, s.ready])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
    await bob.until(() => bob.tables.at(-1)?.seats.length === 3 && bob.tables.at(-1)?.seats[1]?.mine);
    // What is still open at the start is a bot's.
    const begun = await ada.act(code, 'start');
    expect(begun.seats.map((s) => s.sitter.kind)).toEqual(['person', 'person', 'bot']);
    await bob.until(() => bob.syncs.at(-1)?.eyes === 1);
    expect((bob.last.view as { hands: unknown[] }).hands).toHaveLength(3);
    await expect(ada.act(code, 'add')).rejects.toThrow(/begun/);
    await expect(ada.act(code, 'remove', { seat: 2 })).rejects.toThrow(/begun/);
  });
  test('nobody starts a table that has begun, and only one of several starts of it counts', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const starts = await Promise.all([1, 2, 3].map(() => ada.post(`/api/tables/${code}/start`)));
    expect(starts.map((s) => s.status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('dropping in', () => {
  test('where there are no secrets a spectator takes the seat of a bot in mid-game; everybody is told', async () => {
    const [ada, eve, kim] = await Promise.all([person('Ada'), person('Eve'), person('Kim')]);
    const { code } = await ada.create({
      game: 'grid',
      options: { games: 20 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ada.watch(code, 0);
    await eve.watch(code, null);
    await kim.watch(code, null);
    for (let i = 0; i < 3; i++) {
      await ada.until(() => ada.last.asks[0]);
      const { n } = ada.last;
      await ada.answer(code, n, 0, ada.last.asks[0]!.topic, anyAnswerTo(ada.last.asks[0]!));
      await ada.until(() => ada.last.n > n);
    }
    await expect(eve.act(code, 'sit', { seat: 0 })).rejects.toThrow(/taken/);
    await expect(ada.act(code, 'sit', { seat: 1 })).rejects.toThrow(/seated/);
    const table = await eve.act(code, 'sit', { seat: 1 });
    expect(table.seats[1]).toMatchObject({ mine: true, stand_in: false, sitter: { kind: 'person', name: 'Eve' } });
    await expect(kim.act(code, 'sit', { seat: 1 })).rejects.toThrow(/taken/);
    await ada.until(() => ada.tables.at(-1)?.seats[1]?.sitter.kind === 'person');
    expect(await ada.until(() => ada.chats[0])).toMatchObject({ event: 'joined', name: 'Eve', seat: 1, text: 'random' });
    await eve.watch(code, 1);
    // The two of them play on: no bot answers for her any more.
    for (let i = 0; i < 6; i++) {
      const [mover, seat] = ada.last.waiting.includes(0) ? ([ada, 0] as const) : ([eve, 1] as const);
      await mover.until(() => mover.last.asks[0]);
      const { n } = mover.last;
      expect(await mover.answer(code, n, seat, mover.last.asks[0]!.topic, anyAnswerTo(mover.last.asks[0]!))).toMatchObject({ ok: true });
      await Promise.all([ada, eve].map((p) => p.until(() => p.last.n > n)));
    }
    expect(kim.last.eyes).toBe(null);
    // Who gave a seat up takes no other, not even his own again.
    await eve.act(code, 'resign', { seat: 1 });
    await expect(eve.act(code, 'sit', { seat: 1 })).rejects.toThrow(/was-here/);
    expect(await ada.until(() => ada.chats[1])).toMatchObject({ event: 'resigned', name: 'Eve', seat: 1 });
  });
  test('where there are secrets all who play must agree, and one against it is enough', async () => {
    const [ada, bob, eve, kim] = await Promise.all([person('Ada'), person('Bob'), person('Eve'), person('Kim')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    expect((await eve.get(`/api/tables/${code}`)).body).toMatchObject({ door: true });
    await expect(eve.act(code, 'sit', { seat: 2 })).rejects.toThrow(/ask-first/);
    await expect(bob.act(code, 'knock', { seat: 2 })).rejects.toThrow(/seated/);
    expect((await eve.act(code, 'knock', { seat: 2 })).seats[2]?.knock).toEqual({ name: 'Eve', mine: true, left: 2, asked: false });
    await expect(kim.act(code, 'knock', { seat: 2 })).rejects.toThrow(/taken/);
    await expect(kim.act(code, 'agree', { seat: 2, yes: true })).rejects.toThrow(/not-yours/);
    await expect(eve.act(code, 'agree', { seat: 2, yes: true })).rejects.toThrow(/nobody-asks/);
    await ada.until(() => ada.tables.at(-1)?.seats[2]?.knock?.asked);
    expect((await ada.act(code, 'agree', { seat: 2, yes: true })).seats[2]).toMatchObject({
      sitter: { kind: 'bot' },
      knock: { left: 1, asked: false },
    });
    expect((await bob.act(code, 'agree', { seat: 2, yes: false })).seats[2]?.knock).toBeUndefined();
    await eve.act(code, 'knock', { seat: 2 });
    await ada.act(code, 'agree', { seat: 2, yes: true });
    expect((await bob.act(code, 'agree', { seat: 2, yes: true })).seats[2]).toMatchObject({ sitter: { kind: 'person', name: 'Eve' } });
    const told = await ada.until(() => ada.chats.length >= 4 && ada.chats);
    expect(told.map((c) => c.event)).toEqual(['asked', 'declined', 'asked', 'joined']);
    const { sync } = await eve.watch(code, 2);
    const { hands } = sync!.view as { hands: { face: number | null }[][] };
    expect(hands[2]!.every((c) => c.face !== null)).toBe(true);
    expect(sync!.notes.items).toHaveLength(sync!.notes.marks!.length);
  });
  test('who has looked on, however, gets no seat where there are secrets; one who resigns is no longer asked', async () => {
    const [ada, bob, eve, kim] = await Promise.all([person('Ada'), person('Bob'), person('Eve'), person('Kim')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await kim.watch(code, null); // before the start, and stays
    await ada.act(code, 'start');
    await eve.watch(code, null);
    for (const looker of [eve, kim]) await expect(looker.act(code, 'knock', { seat: 2 })).rejects.toThrow(/looked-on/);
    kim.close();
    await ada.watch(code, 0);
    await expect(eve.act(code, 'knock', { seat: 2 })).rejects.toThrow(/looked-on/);
    // Through the replay, too.
    const [lea, max] = await Promise.all([person('Lea'), person('Max')]);
    await lea.get(`/api/tables/${code}/replay?eyes=none`);
    await expect(lea.act(code, 'knock', { seat: 2 })).rejects.toThrow(/looked-on/);
    expect((await lea.get(`/api/tables/${code}`)).body.door).toBeUndefined();
    // Asked, agreed to by one; the other gives up: everybody who plays has agreed.
    await max.act(code, 'knock', { seat: 2 });
    await ada.act(code, 'agree', { seat: 2, yes: true });
    const after = await bob.act(code, 'resign', { seat: 1 });
    expect(after.seats[2]).toMatchObject({ sitter: { kind: 'person', name: 'Max' } });
    await expect(bob.act(code, 'knock', { seat: 1 })).rejects.toThrow(/was-here/);
  });
  test('not where the table does not allow it', async () => {
    const [ada, eve] = await Promise.all([person('Ada'), person('Eve')]);
    for (const shut of [{ joinable: false }, { spectators: false }]) {
      const { code, joinable } = await ada.create({
        game: 'bids',
        ...shut,
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
        start: true,
      });
      expect(joinable).toBe(false);
      await expect(eve.act(code, 'sit', { seat: 1 })).rejects.toThrow('spectators' in shut ? /not-found/ : /not-joinable/);
    }
  });
});

describe('talk', () => {
  test('who is out of the game talks with those who look on, and reads them', async () => {
    const [ada, bob, eve] = await Promise.all([person('Ada'), person('Bob'), person('Eve')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1), eve.watch(code, null)]);
    const said = (p: Client) => p.chats.map((c) => c.text);
    await bob.chat(code, { text: 'I bid all I have' });
    await Promise.all([ada, eve].map((p) => p.until(() => said(p).length === 1)));
    expect(bob.last.gallery).toBeUndefined();
    await bob.answer(code, bob.last.n, 1, 'bids/secret', 500);
    await ada.answer(code, ada.last.n, 0, 'bids/secret', 0);
    await bob.until(() => bob.last.gallery);
    await bob.chat(code, { text: 'I know who has it' });
    await eve.chat(code, { text: 'who?' });
    await Promise.all([bob, eve].map((p) => p.until(() => said(p).length === 3)));
    expect(bob.chats.map((c) => c.gallery ?? false)).toEqual([false, true, true]);
    expect((await ada.watch(code, 0)).chat.map((c) => c.text)).toEqual(['I bid all I have']);
    expect((await bob.watch(code, 1)).chat).toHaveLength(3);
    expect(said(ada)).toEqual(['I bid all I have']);
  });
});

describe('lists', () => {
  test('a card says what I am asked in both languages, whose turn it is, the round, and how it ended', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'grid', options: { games: 2 }, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const card = async (p: Client, path = '/api/mine') => (await p.get<TableCard[]>(path)).body.find((t) => t.code === code);
    expect(await card(ada)).toMatchObject({ ask: null, turn: [], result: null });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    expect(await card(ada)).toMatchObject({
      ask: { fr: 'Ada\u00a0: grid/mark in words', en: 'Ada: grid/mark in words' },
      turn: [0],
      round: 0,
      result: null,
    });
    expect(await card(bob)).toMatchObject({ ask: null, turn: [0], waitingForMe: false });
    expect(await card(bob, '/api/tables')).toMatchObject({ ask: null, turn: [0], round: 0 });
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    const seats = [ada, bob];
    while (!ada.last.over) {
      const seat = ada.last.waiting[0] as number;
      const mover = seats[seat] as Client;
      await mover.until(() => mover.last.asks[0]);
      const { n } = mover.last;
      await mover.answer(code, n, seat, 'grid/mark', anyAnswerTo(mover.last.asks[0]!));
      await Promise.all(seats.map((s) => s.until(() => s.last.n > n)));
    }
    const { standings } = ada.last.over;
    for (const [seat, p] of seats.entries()) {
      const { won, score } = standings[seat]!;
      expect(await card(p)).toMatchObject({ phase: 'over', ask: null, turn: [], round: 2, result: { won, score } });
    }
  });
  test('the bot of the absent is nobody’s opponent', async () => {
    const games = (await (await person('Ada')).get<GameInfo[]>('/api/games')).body;
    expect(games.find((g) => g.id === 'bids')?.bots).toEqual(['search', 'random']);
  });
});

describe('the journal', () => {
  test('every note says when it was told and whether to all; the same after a restart and in the replay', async () => {
    const own = { ...CROWD, DATA_DIR: await folder() };
    let host = await start(own);
    const ada = await visit(host, 'Ada');
    const begun = Date.now();
    const { code } = await ada.create({
      game: 'bids',
      options: { rounds: 30 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
      start: true,
    });
    const marks: unknown[] = [];
    await ada.watch(code, 0);
    for (let i = 0; i < 24; i++) {
      const seat = ada.last.waiting[0] as number;
      const { topic } = ada.last.topics[0]!;
      const { n } = ada.last;
      const answer = topic === 'bids/keep' ? true : topic === 'bids/gift' ? 1 : seat === 0 ? 5 : 1;
      expect(await ada.answer(code, n, seat, topic, answer)).toMatchObject({ ok: true });
      const sync = await ada.until(() => ada.syncs.find((s) => s.n === n + 1));
      for (const m of sync.notes.marks!) expect(m.at).toBeLessThanOrEqual(sync.serverTime);
      marks.push(...sync.notes.marks!);
    }
    const items = ada.syncs.flatMap((s) => s.notes.items) as { drew?: number }[];
    expect(marks).toHaveLength(items.length);
    expect(marks.map((m) => (m as { secret: boolean }).secret)).toEqual(items.map((i) => i.drew !== undefined));
    expect(marks.some((m) => (m as { secret: boolean }).secret)).toBe(true);
    const times = marks.map((m) => (m as { at: number }).at);
    expect(times.every((at, i) => at >= (times[i - 1] ?? begun) && at <= Date.now())).toBe(true);
    for (const notesFrom of [0, 3]) expect((await ada.watch(code, 0, notesFrom)).sync!.notes.marks).toEqual(marks.slice(notesFrom));
    const { n } = ada.last;
    await host.kill('SIGKILL');
    // As an older version stored it.
    const db = new Database(sqliteFile(own.DATA_DIR));
    db.exec("update matches set position = json_remove(position, '$.acts')");
    db.close();
    host = await start(own);
    ada.url = host.url;
    await ada.connect();
    expect((await ada.watch(code, 0)).sync).toMatchObject({ n, notes: { from: 0, items, marks } });
    // Two share this device: its addresses show what everybody may see.
    for (const eyes of [0, 1]) expect((await ada.get(`/api/tables/${code}/replay?eyes=${eyes}`)).status).toBe(403);
    const open = (i: number) => !(marks[i] as { secret: boolean }).secret;
    for (const eyes of [undefined, 'none']) {
      const replay = await ada.replay(code, eyes);
      expect(replay.eyes).toBe(null);
      expect(replay.notes).toEqual(items.filter((_, i) => open(i)));
      expect(replay.marks).toEqual(marks.filter((_, i) => open(i)));
    }
  });

  test('training: one person among bots and nobody else; what all chose in secret is not taken back there either', async () => {
    const ada = await person('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
    await expect(ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }], training: true })).rejects.toThrow(/bad-request/);
    const played = async (training: boolean) => {
      const { code, ...table } = await ada.create({ game: 'bids', options: { rounds: 5 }, seats, start: true, training });
      expect(table).toMatchObject(training ? { training: true, joinable: false } : { joinable: true });
      await ada.watch(code, 0);
      const before = await ada.until(() => ada.syncs.find((s) => s.code === code && s.asks[0]?.topic === 'bids/secret'));
      expect(await ada.answer(code, before.n, 0, 'bids/secret', 500)).toMatchObject({ ok: true });
      // Opened: the next question is there, whoever is asked it.
      const after = await ada.until(() =>
        ada.syncs.find((s) => s.code === code && !s.sealed && s.n > before.n && s.notes.items.length > 0),
      );
      return { code, before, after };
    };
    const real = await played(false);
    expect(real.after).toMatchObject({ canTakeBack: false, noTakeBack: { why: 'opened' }, alone: true });
    const trained = await played(true);
    expect(trained.after).toMatchObject({ canTakeBack: false, noTakeBack: { why: 'opened' }, alone: true });
  });
  test('taking back to a line: all steps or none', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({
      game: 'bids',
      options: { rounds: 5 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
      start: true,
    });
    await ada.watch(code, 0);
    const answer = async (seat: number, topic: string, value: unknown) => {
      const { n } = ada.last;
      expect(await ada.answer(code, n, seat, topic, value)).toMatchObject({ ok: true });
      return ada.until(() => ada.syncs.find((s) => s.n === n + 1));
    };
    await answer(0, 'bids/secret', 9);
    const revealed = await answer(1, 'bids/secret', 1);
    const told = revealed.notes.from + revealed.notes.items.length;
    expect(await ada.takeBacks(code, revealed.n, 0)).toMatchObject({ ok: true, notes: [] });
    await answer(0, 'bids/keep', true);
    const gift = await answer(0, 'bids/gift', 2);
    // What was bid is open since then: two steps can be taken back and no more, and they told nothing.
    expect(await ada.takeBacks(code, gift.n, 0)).toMatchObject({ ok: true, notes: [told, told] });
    expect(await ada.takeBacks(code, gift.n - 1, 0)).toMatchObject({ ok: false, code: 'stale' });
    expect(await ada.takeBacks(code, gift.n, 1)).toMatchObject({ ok: true, notes: [] });
    expect(await ada.takeBack(code, gift.n, 0, told - 1)).toMatchObject({ ok: false, code: 'not-admitted' });
    expect(await ada.takeBack(code, gift.n, 0, told)).toMatchObject({ ok: false, code: 'not-admitted' });
    const again = (await ada.watch(code, 0)).sync!;
    expect(again.n).toBe(gift.n);
    expect(again.view).toEqual(gift.view);
    expect(again.canTakeBack).toBe(true);

    const solo = await ada.create({ game: 'solo', seats: [{ kind: 'me' }], start: true });
    await ada.watch(solo.code, 0);
    for (const cell of [1, 2, 3, 4]) {
      const { n } = ada.last;
      await ada.answer(solo.code, n, 0, 'solo/step', cell);
      await ada.until(() => ada.last.n === n + 1);
    }
    const { n } = ada.last;
    expect(await ada.takeBacks(solo.code, n, 0)).toMatchObject({ ok: true, notes: [3, 2, 1, 0] });
    expect(await ada.takeBack(solo.code, n, 0, 1)).toMatchObject({ ok: true, n: n + 3 });
    const back = await ada.until(() => ada.syncs.find((s) => s.n === n + 3));
    expect(back.view).toEqual({ steps: [1] });
    expect(back.notes).toEqual({ from: 1, items: [], marks: [] });
    expect((await ada.watch(solo.code, 0)).sync!.notes.items).toEqual([{ step: 1 }]);
    await ada.answer(solo.code, n + 3, 0, 'solo/step', 9);
    const replay = await ada.replay(solo.code);
    expect(replay.notes).toEqual([{ step: 1 }, { step: 9 }]);
    expect(replay.frames.map((f) => [f.answer, f.n])).toEqual([
      [1, 1],
      [9, n + 4],
    ]);
  });
});

describe('talk', () => {
  test('what spectators say while the game runs reaches the players after the end', async () => {
    const [ada, eve, kim] = await Promise.all([person('Ada'), person('Eve'), person('Kim')]);
    const { code } = await ada.create({ game: 'solo', seats: [{ kind: 'me' }] });
    await Promise.all([ada.watch(code, 0), eve.watch(code, null), kim.watch(code, null)]);
    await eve.chat(code, { text: 'good luck' });
    await ada.until(() => ada.chats.length === 1);
    await ada.act(code, 'start');
    await eve.chat(code, { text: 'she will lose' });
    await ada.chat(code, { text: 'here I go' });
    await kim.until(() => kim.chats.length === 3);
    expect(kim.chats.map((c) => [c.text, c.gallery ?? false])).toEqual([
      ['good luck', false],
      ['she will lose', true],
      ['here I go', false],
    ]);
    await ada.until(() => ada.chats.length === 2);
    expect((await ada.watch(code, 0)).chat.map((c) => c.text)).toEqual(['good luck', 'here I go']);
    expect((await kim.watch(code, null)).chat).toHaveLength(3);
    expect(ada.bytes.some((b) => b.includes('she will lose'))).toBe(false);
    for (let step = 0; !ada.last.over; step++) {
      const { n } = ada.last;
      await ada.answer(code, n, 0, 'solo/step', step);
      await ada.until(() => ada.last.n === n + 1);
    }
    await ada.until(() => ada.chats.some((c) => c.text === 'she will lose' && c.gallery));
    await eve.chat(code, { text: 'well done' });
    await ada.until(() => ada.chats.some((c) => c.text === 'well done' && !c.gallery));
    expect((await ada.watch(code, 0)).chat.map((c) => c.text)).toEqual(['good luck', 'she will lose', 'here I go', 'well done']);
  });
});
