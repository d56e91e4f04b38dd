/** A table that lives on the device: played by a page that answers anything, with a clock that the test winds. */
import { gameIds, loadGame } from '@cosmodrome/games';
import { gates } from '@cosmodrome/games/faces';
import { type AnyMatch, anyAnswer, type Entry, Luck, Match, type Opening } from '@cosmodrome/kernel';
import { formatRecord, parseRecord } from '@cosmodrome/kernel/record-file';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { Patch, Sync } from '@cosmodrome/wire';
import { recordText, replayText } from '@cosmodrome/wire/rerun';
import { Screen } from '@cosmodrome/wire/screen';
import { describe, expect, test } from 'vitest';
import { cardOf, type Kept, type KeptSeat, recordedOf } from '../device/kept.ts';
import { begun, forkedFrom, fromFile } from '../worker/begin.ts';
import { type Device, Here } from '../worker/here.ts';

class Bench implements Device {
  time = 1_000_000;
  disk: Kept | undefined;
  full = false;
  readonly screen = new Screen();
  readonly pauseMs = 10;
  private queue: { readonly at: number; readonly work: () => void }[] = [];
  async keep(kept: Kept): Promise<void> {
    if (this.full) throw new Error('the disk is full');
    this.disk = structuredClone(kept);
  }
  patch(patch: Patch): void {
    expect(this.screen.patched(patch), 'a patch fits what is shown').toBeDefined();
  }
  table(): void {}
  now(): number {
    return this.time;
  }
  later(ms: number, work: () => void): () => void {
    const one = { at: this.time + ms, work };
    this.queue.push(one);
    return () => {
      this.queue = this.queue.filter((q) => q !== one);
    };
  }
  /** The next thing that was to happen later happens. */
  async step(here: Here): Promise<boolean> {
    await here.settled();
    const next = this.queue.toSorted((a, b) => a.at - b.at)[0];
    if (!next) return false;
    this.queue = this.queue.filter((q) => q !== next);
    this.time = Math.max(this.time, next.at);
    next.work();
    await here.settled();
    return true;
  }
}
const seatsFor = (pack: GamePackage, n: number): readonly KeptSeat[] => [
  { kind: 'me', name: 'Lou' },
  ...Array.from({ length: n - 1 }, (): KeptSeat => ({ kind: 'bot', name: 'b', bot: Object.keys(pack.bots)[0] ?? 'random' })),
];
async function sit(pack: GamePackage, row: Kept, bench: Bench): Promise<Here> {
  const here = new Here(pack, row, bench);
  const ack = await here.watch({ code: row.code, eyes: 0, notesFrom: 0, patches: true });
  if (!ack.ok || !ack.sync) throw new Error('cannot be watched');
  bench.screen.whole(ack.sync as Sync);
  return here;
}
/** The page answers anything for its seat; `until` says when to stop. */
async function play(here: Here, bench: Bench, chance: Luck, until: (here: Here) => boolean): Promise<void> {
  for (let i = 0; i < 20_000 && here.state.phase === 'playing' && !until(here); i++) {
    const { sync } = bench.screen;
    const ask = sync?.asks.find((a) => !a.optional && !a.standing);
    if (!sync || !ask) {
      if (await bench.step(here)) continue;
      throw new Error('nothing goes on');
    }
    const match = Match.resume(here.pack.game, here.state.saved as never) as AnyMatch;
    const asked = match.find(0, ask.topic);
    if (!asked) throw new Error(`the page is asked ${ask.topic}, the disk knows nothing of it`);
    const ack = await here.answer({ code: here.code, n: sync.n, seat: 0, topic: ask.topic, answer: anyAnswer(asked, chance) });
    if (!ack.ok) throw new Error(`${ask.topic}: ${ack.code} ${ack.message}`);
    if (ack.patch) bench.patch(ack.patch);
  }
}
const replayed = (pack: GamePackage, opening: Opening, entries: readonly Entry[]) => Match.replay(pack.game, opening, entries) as AnyMatch;

describe('a whole game against bots, closed and opened again in the middle, leads where its record says', () => {
  // What plays other matches on tables of their own is the server's.
  test.each(gates.filter((g) => !g.continues && gameIds.includes(g.id)).map((g) => g.id))('%s', async (id) => {
    const pack = await loadGame(id);
    const bench = new Bench();
    const chance = Luck.seeded(`here ${id}`);
    const n = Math.max(2, pack.game.seats[0] as number);
    let here = await sit(pack, begun(pack, { name: 'On the train', seats: seatsFor(pack, n) }, {}, bench.time, 'train'), bench);
    const some = process.env.DEEP ? 40 : 12;
    await play(here, bench, chance, (h) => h.state.acts >= some);
    expect(here.state.acts).toBeGreaterThanOrEqual(some);
    const before = bench.screen.sync as Sync;
    here.close();
    bench.time += 86_400_000;
    here = await sit(pack, structuredClone(bench.disk as Kept), bench);
    const after = bench.screen.sync as Sync;
    expect({ n: after.n, view: after.view, asks: after.asks }).toEqual({ n: before.n, view: before.view, asks: before.asks });
    expect(here.state.told.length).toBeGreaterThan(0);
    await play(here, bench, chance, (h) => !process.env.DEEP && h.state.acts >= 2 * some);
    here.close();
    const row = bench.disk as Kept;
    const match = replayed(pack, row.opening, row.entries);
    expect(match.view(0)).toEqual((bench.screen.sync as Sync).view);
    expect(match.allNotes().length).toBe(row.told.length);
    if (process.env.DEEP) expect(row.ending?.standings).toEqual(match.standings());
    expect(cardOf(row)).toMatchObject({ code: row.code, game: id, phase: row.phase, round: match.report().rounds });
  });
});

const pack = await loadGame('space-cadets');
const fresh = () => begun(pack, { name: 'alone', seats: seatsFor(pack, 1) }, {}, 1_000_000, 'a');

test('what could not be written down did not happen', async () => {
  const bench = new Bench();
  const here = await sit(pack, fresh(), bench);
  const { view, n, asks } = structuredClone(bench.screen.sync as Sync);
  bench.full = true;
  const ask = asks.find((a) => !a.optional);
  const asked = (Match.resume(pack.game, here.state.saved as never) as AnyMatch).find(0, ask?.topic ?? '');
  const answer = anyAnswer(asked as never, Luck.seeded('x'));
  const msg = { code: here.code, n, seat: 0, topic: ask?.topic ?? '', answer };
  expect(await here.answer(msg)).toMatchObject({ ok: false, code: 'not-kept' });
  const again = await here.watch({ code: here.code, eyes: 0, notesFrom: 0 });
  expect(again).toMatchObject({ ok: true, sync: { n, view } });
  bench.full = false;
  expect(await here.answer(msg)).toMatchObject({ ok: true, n: n + 1 });
});

test('whoever plays stops the time: no bot moves and no clock strikes until it goes on, whether the page is looked at again or not', async () => {
  const bench = new Bench();
  const trucks = await loadGame('galaxy-trucker');
  const options = { rounds: ['I'], team: false, hourglass: 60 };
  const here = await sit(trucks, begun(trucks, { name: 'x', seats: seatsFor(trucks, 2) }, { options }, bench.time, 'a'), bench);
  const shown = () => bench.screen.sync as Sync;
  await play(here, bench, Luck.seeded('stop'), () => (shown().timers ?? []).length > 0 && shown().asks.some((a) => a.standing));
  await here.stop(true);
  const { n, stopped, timers } = shown();
  expect(stopped).toBe(bench.time);
  here.halt(true);
  here.halt(false);
  while (await bench.step(here));
  bench.time += 3_600_000;
  expect(shown()).toMatchObject({ n, stopped });
  await here.stop(false);
  expect(shown().stopped).toBeUndefined();
  expect(shown().timers?.[0]?.at).toBe((timers?.[0]?.at as number) + bench.time - (stopped as number));
  expect(await bench.step(here)).toBe(true);
  // Whatever is answered lets it go on too.
  await here.stop(true);
  const said = await here.answer({ code: here.code, n: shown().n, seat: 0, topic: 'build/do', answer: { do: 'nonsense' } });
  expect(said.ok).toBe(false);
  expect(await bench.step(here)).toBe(true);
});

test('a seat that is not of this device, a question of yesterday and a sent table are refused', async () => {
  const bench = new Bench();
  const legio = await loadGame('vii-legio');
  const here = await sit(legio, begun(legio, { name: 'x', seats: seatsFor(legio, 2) }, {}, bench.time, 'a'), bench);
  expect(await here.watch({ code: here.code, eyes: 1, notesFrom: 0 })).toMatchObject({ ok: false, code: 'not-yours' });
  expect(await here.answer({ code: here.code, n: 0, seat: 1, topic: 'x', answer: 1 })).toMatchObject({ ok: false, code: 'not-asked' });
  expect(await here.answer({ code: here.code, n: 7, seat: 0, topic: 'nonsense', answer: 1 })).toMatchObject({ ok: false, code: 'stale' });
  await here.note({ sent: 'ABCDEF' });
  expect(await here.answer({ code: here.code, n: 0, seat: 0, topic: 'x', answer: 1 })).toMatchObject({ ok: false, code: 'over' });
  expect(bench.disk?.sent).toBe('ABCDEF');
});

test('a record becomes a file, and the file a table to be read, whether its seed is told or not', async () => {
  const bench = new Bench();
  const here = await sit(pack, fresh(), bench);
  await play(here, bench, Luck.seeded('file'), (h) => h.state.acts >= 9);
  const row = bench.disk as Kept;
  const names = [{ person: 'Lou' }];
  const { start } = JSON.parse(recordText(pack.game, recordedOf(row)));
  const told = formatRecord(row.opening, row.entries, { names, title: 'alone' });
  const secret = formatRecord(row.opening, row.entries, { start: start.bookmark, names, title: 'alone' });
  expect(secret).not.toContain('seed="a"');
  const frames = replayText(pack.game, recordedOf(row), 'open', true);
  for (const text of [told, secret]) {
    const read = fromFile(pack, parseRecord(text), row.startedAt);
    expect(read).toMatchObject({ name: 'alone', phase: 'over', file: true, acts: row.acts, seats: [{ kind: 'device', name: 'Lou' }] });
    expect(JSON.parse(`{${replayText(pack.game, recordedOf(read), 'open', true)}}`).frames).toEqual(JSON.parse(`{${frames}}`).frames);
  }
  expect(() => fromFile(pack, parseRecord(told.replace(/^seat 0 (\S+) .*$/m, 'seat 0 $1 "nonsense"')), 0)).toThrow('does not admit');
});

test('a fork of a table here plays on from its moment', async () => {
  const { forkPoint } = await import('@cosmodrome/wire/rerun');
  const bench = new Bench();
  const here = await sit(pack, fresh(), bench);
  await play(here, bench, Luck.seeded('fork'), (h) => h.state.acts >= 10);
  const row = bench.disk as Kept;
  const point = forkPoint(pack.game, recordedOf(row), 6, undefined, 'other luck');
  const other = new Bench();
  const fork = await sit(pack, forkedFrom(pack, row, row.seats, point as never, other.time), other);
  expect(fork.state).toMatchObject({ forked: true, phase: 'playing' });
  await play(fork, other, Luck.seeded('on'), (h) => h.state.acts >= 12);
  const run = JSON.parse(`{${replayText(pack.game, recordedOf(other.disk as Kept), 0, false)}}`);
  expect(run.frames.length).toBeGreaterThan(4);
});
