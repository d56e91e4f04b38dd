/** Replays as each pair of eyes saw it, and tables that play on from a point of another. */
import { type LuckState, Match, NO_DRAWS, Rolls } from '@cosmodrome/kernel';
import type { MatchRecord, TableCard } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { sqliteFile } from '../storage.ts';
import { loadGame } from './fixture/games.ts';
import { anyAnswerTo, type Client } from './helpers/client.ts';
import { house } from './helpers/house.ts';
import { Player } from './helpers/player.ts';
import { recordOf } from './helpers/secrecy.ts';

const at = house();
const { person } = at;

type View = { hands: { card: number; face: number | null }[][]; purse: number[]; rounds: number };
interface Auction {
  pack: { face: number[]; seen: number[] };
  hands: number[][];
  deck: number[];
}
/** The state a table began with or was forked at, and the notes it began with, straight from the file. */
function originOf(code: string): {
  state: Auction;
  luck: LuckState;
  told: number[];
  notes: { audience: string | null; at: number | null }[];
} {
  const db = new Database(sqliteFile(at.dir), { readonly: true });
  try {
    const { origin } = db.prepare('select origin from matches where code = ?').get(code) as { origin: string };
    const { bookmark } = JSON.parse(origin) as { bookmark: { state: Auction; luck: LuckState; told: number[] } };
    const notes = db.prepare('select audience, at from notes where code = ? and i < ? order by i').all(code, bookmark.told[0]);
    return { ...bookmark, notes: notes as { audience: string | null; at: number | null }[] };
  } finally {
    db.close();
  }
}
const replayOf = async (p: Client, code: string, eyes: number | 'open' | 'none') => await p.replay(code, eyes);

async function finished(rounds: number): Promise<{ ada: Client; bob: Client; code: string }> {
  const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
  const { code } = await ada.create({ game: 'bids', options: { rounds }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
  await Promise.all([new Player(ada, 0, code).play(), new Player(bob, 1, code).play()]);
  return { ada, bob, code };
}

describe('a replay', () => {
  test('shows everyone the own questions and answers, and all of them to open eyes after the end', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'bids', options: { rounds: 4 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    // A sealed bid of 321 is under way: nobody but its owner finds it anywhere.
    await ada.answer(code, ada.last.n, 0, 'bids/secret', 321);
    const [own, other, none] = [await replayOf(ada, code, 0), await replayOf(bob, code, 1), await replayOf(bob, code, 'none')];
    for (const replay of [own, other]) expect(replay.start).toEqual((replay === own ? ada : bob).syncs[0]!.view);
    expect(own.frames).toMatchObject([
      { n: 1, seat: 0, topic: 'bids/secret', answer: 321, ask: { kind: 'amount', shape: { min: 0, max: 500 } } },
    ]);
    for (const replay of [other, none]) {
      expect(replay.frames).toMatchObject([{ n: 1, seat: 0, ask: null, answer: null }]);
      expect(JSON.stringify(replay)).not.toContain('321');
      expect(replay.over).toBe(null);
    }
    await Promise.all([new Player(ada, 0, code).play(), new Player(bob, 1, code).play()]);
    const { entries } = recordOf(at.dir, code, 'bids');
    const given = entries.flatMap((e) => ('topic' in e ? [e.answer] : []));
    const open = await replayOf(bob, code, 'open');
    expect(open.frames.map((f) => f.answer)).toEqual(given);
    expect(open.frames.every((f) => f.ask?.topic === f.topic && f.ask.seat === f.seat)).toBe(true);
    expect(open.over).toEqual(ada.last.over);
    for (const [seat, p] of [ada, bob].entries()) {
      const mine = await replayOf(p, code, seat);
      expect(mine.frames.map((f) => f.answer)).toEqual(open.frames.map((f) => (f.seat === seat ? f.answer : null)));
      expect(mine.frames.map((f) => f.ask !== null)).toEqual(open.frames.map((f) => f.seat === seat));
      // As it was on the screen at that moment.
      for (const [i, f] of mine.frames.entries()) {
        const before = p.syncs.find((s) => s.n === (mine.frames[i - 1]?.n ?? 0));
        if (f.seat === seat && before) expect(before.asks).toContainEqual(f.ask);
      }
    }
    // After the end it is said who alone knew what; before, nobody reads whom a note was for.
    expect([own, other, none].flatMap((r) => r.marks!.filter((m) => m.to))).toEqual([]);
    const secrets = open.notes.flatMap((note, i) => ('drew' in (note as object) ? [open.marks![i]!] : []));
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.every((m) => m.secret && m.to!.length === 1)).toBe(true);
    expect(open.marks!.every((m) => m.secret === (m.to !== undefined))).toBe(true);
    // Whoever looks on sees the open table once it is over; those who played see what their own view opens.
    const { sync } = await (await person('Eve')).watch(code, null);
    expect(sync!.view).toEqual(open.frames.at(-1)!.view);
    expect((ada.last.view as View).hands[1]!.some((c) => c.face === null)).toBe(true);
  });

  test('does not say who used an interrupt while the game runs: nobody was waited for, no screen said it', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'dash', options: { ms: 100_000, left: 3 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    expect(await ada.answer(code, ada.last.n, 0, 'dash/grab', true)).toMatchObject({ ok: true });
    await bob.until(() => bob.last.n === 1);
    expect(await bob.answer(code, bob.last.n, 1, 'dash/grab', true)).toMatchObject({ ok: true });
    const who = async (p: Client, eyes: number | 'none' | 'open') => (await replayOf(p, code, eyes)).frames.map((f) => [f.seat, f.topic]);
    expect(await who(ada, 0)).toEqual([
      [0, 'dash/grab'],
      [null, null],
    ]);
    expect(await who(bob, 1)).toEqual([
      [null, null],
      [1, 'dash/grab'],
    ]);
    expect(await who(bob, 'none')).toEqual([
      [null, null],
      [null, null],
    ]);
    await ada.until(() => ada.last.n === 2);
    await ada.answer(code, ada.last.n, 0, 'dash/grab', true);
    await bob.until(() => bob.last.over);
    expect((await who(bob, 1)).map(([seat]) => seat)).toEqual([0, 1, 0]);
  });
});

describe('the record of a match that is over', () => {
  test('can be played again by whoever has it, and holds no seed; while the game runs nobody gets it', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'bids', options: { rounds: 6 }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const asked = async (p: Client) => (await p.get<MatchRecord & { code?: string }>(`/api/tables/${code}/record`)).body;
    expect((await asked(ada)).code).toBe('not-begun');
    await ada.act(code, 'start');
    await ada.watch(code, 0);
    expect((await asked(ada)).code).toBe('playing');
    await new Player(ada, 0, code).play();
    const eve = await person('Eve');
    const { start, entries } = await asked(eve);
    const stored = recordOf(at.dir, code, 'bids');
    expect(eve.bytes.join()).not.toContain(String(stored.opening.seed));
    expect(start.bookmark.luck).toEqual(NO_DRAWS);
    const { game } = await loadGame('bids');
    const match = Match.resume(game, start, new Rolls(entries));
    for (let i = match.firstRolls().length; i < entries.length; ) i += match.apply(entries[i]!, i).length;
    expect(match.over).toBe(true);
    expect(match.standings()).toEqual(ada.last.over!.standings);
  });
});

describe('a fork', () => {
  test('of a match that is over is that very position, with bots in the other seats; and it has a replay of its own', async () => {
    const { ada, bob, code } = await finished(6);
    const open = await replayOf(ada, code, 'open');
    const frame = open.frames.filter((f) => f.topic === 'bids/keep')[2]!;
    const seat = frame.seat!;
    const table = await ada.act(code, 'fork', { n: frame.n, seat });
    expect(table).toMatchObject({ game: 'bids', phase: 'playing', host: true, listed: false, pace: { kind: 'relaxed' }, forked: true });
    expect(table.seats.map((s) => s.mine)).toEqual([seat === 0, seat === 1]);
    expect(table.seats[1 - seat]!.sitter.kind).toBe('bot');
    const { sync } = await ada.watch(table.code, seat);
    const record = await replayOf(ada, code, seat);
    const there = record.frames.findIndex((f) => f.n === frame.n);
    const { view, notes } = record.frames[there]!;
    expect(sync!.view).toEqual(view);
    expect(sync!.asks).toEqual([record.frames[there + 1]!.ask]);
    expect(sync!.notes.items).toEqual(record.notes.slice(0, notes));
    expect(sync!.notes.marks!.map((m) => m.secret)).toEqual(record.marks!.slice(0, notes).map((m) => m.secret));
    // Up to the stretch of play in which it was forked, notes keep their time.
    expect(sync!.notes.marks!.slice(0, 2)).toEqual(record.marks!.slice(0, 2).map(({ secret, at }) => ({ secret, at })));
    // What is hidden is as it was; luck is not what it was, nor the same for whoever tries again.
    const [one, other] = [originOf(table.code), originOf((await ada.act(code, 'fork', { n: frame.n, seat })).code)];
    expect(one.state).toEqual(other.state);
    expect(one.luck).not.toEqual(other.luck);
    await new Player(ada, seat, table.code).play();
    expect(ada.last.over?.standings).toHaveLength(2);
    const again = await replayOf(ada, table.code, 'open');
    expect(again.frames.at(-1)?.round).toBe(0);
    expect(again.notes.slice(0, frame.notes)).toEqual(open.notes.slice(0, frame.notes));
    expect(again.over).toEqual(ada.last.over);
    // Everybody at it is told, in lists too; the match itself and a rematch are like any other.
    const cards = (await ada.get<readonly TableCard[]>('/api/mine')).body;
    expect(cards.flatMap((c) => (c.forked ? [c.code] : []))).toContain(table.code);
    const rematch = await ada.act(table.code, 'rematch');
    expect([cards.find((c) => c.code === code)?.forked, rematch.forked]).toEqual([undefined, undefined]);
    // A fork of the fork, by somebody else, in the other seat.
    const third = await bob.act(table.code, 'fork', { n: 2, seat: 1 });
    expect(third.seats.map((s) => s.sitter.kind)).toEqual(['bot', 'person']);
    expect((await bob.watch(third.code, 1)).sync!.notes.from).toBe(0);
    await new Player(bob, 1, third.code).play();
    expect(bob.last.over).not.toBe(null);
    await expect(ada.act(code, 'fork', { n: open.frames.at(-1)!.n })).rejects.toThrow(/nothing is left/);
    await expect(ada.act(code, 'fork', { n: 5000 })).rejects.toThrow(/no such position/);
    await expect(ada.act(code, 'fork', { n: 1, seat: 5 })).rejects.toThrow(/no seat/);
  });

  test('of a running match is refused, but to the one person at a table of bots, who learns nothing by it', async () => {
    const [ada, bob, eve] = await Promise.all([person('Ada'), person('Bob'), person('Eve')]);
    const two = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(two.code, 'sit', { seat: 1 });
    await expect(ada.act(two.code, 'fork', { n: 0 })).rejects.toThrow(/not-begun/);
    await ada.act(two.code, 'start');
    await expect(ada.act(two.code, 'fork', { n: 0 })).rejects.toThrow(/playing/);
    const device = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }], start: true });
    await expect(ada.act(device.code, 'fork', { n: 0 })).rejects.toThrow(/playing/);

    const { code } = await ada.create({
      game: 'bids',
      options: { rounds: 12 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ada.watch(code, 0);
    // Up to the beginning of a round: that is where the stretch of play begins.
    for (let i = 0; ; i++) {
      await ada.until(() => ada.last.asks[0]);
      if (i >= 7 && ada.last.asks[0]!.topic === 'bids/secret') break;
      const { n } = ada.last;
      await ada.answer(code, n, 0, ada.last.asks[0]!.topic, anyAnswerTo(ada.last.asks[0]!));
      await ada.until(() => ada.last.n > n);
    }
    await expect(eve.act(code, 'fork', { n: 0 })).rejects.toThrow(/playing/);
    await expect(ada.act(code, 'fork', { n: 0, seat: 1 })).rejects.toThrow(/playing/);
    const { n } = ada.last;
    const forks = await Promise.all([1, 2, 3, 4].map(async () => originOf((await ada.act(code, 'fork', { n })).code)));
    const truth = JSON.parse(recordedState(code)) as Auction;
    const knows = (seen: number) => (seen & ((1 << 30) | 1)) !== 0;
    const hidden = truth.pack.face.flatMap((_, card) => (knows(truth.pack.seen[card]!) ? [] : [card]));
    expect(hidden.length).toBeGreaterThan(30);
    const worlds = new Set<string>();
    for (const fork of forks) {
      // What she knows is as it is; the rest is drawn anew, with nothing of what others were told.
      for (const [card, seen] of truth.pack.seen.entries()) if (knows(seen)) expect(fork.state.pack.face[card]).toBe(truth.pack.face[card]);
      const right = hidden.filter((card) => fork.state.pack.face[card] === truth.pack.face[card]);
      expect(right.length).toBeLessThan(hidden.length / 2);
      worlds.add(JSON.stringify(fork.state.pack.face));
      expect(fork.notes).toHaveLength(fork.told[0]!);
      expect(fork.notes.every((t) => t.audience === null || (JSON.parse(t.audience) as number[]).includes(0))).toBe(true);
    }
    expect(worlds.size).toBe(4);
    const fork = await ada.act(code, 'fork', { n });
    const { sync } = await ada.watch(fork.code, 0);
    const hand = (view: unknown) => (view as View).hands[0];
    expect(hand(sync!.view)).toEqual(hand(ada.syncs.findLast((s) => s.code === code)!.view));
    expect((await ada.watch(code, 0)).sync!.n).toBeGreaterThanOrEqual(n);
  });
});

/** The state in the newest bookmark of a match. */
function recordedState(code: string): string {
  const db = new Database(sqliteFile(at.dir), { readonly: true });
  try {
    const { position } = db.prepare('select position from matches where code = ?').get(code) as { position: string };
    const { bookmark } = JSON.parse(position) as { bookmark: number };
    const { data } = db.prepare('select data from bookmarks where code = ? and n = ?').get(code, bookmark) as { data: string };
    return JSON.stringify((JSON.parse(data) as { state: unknown }).state);
  } finally {
    db.close();
  }
}
