import type { Json } from '@cosmodrome/kernel';
import type { SentReplay } from '@cosmodrome/wire';
import { unrolled } from '@cosmodrome/wire/replay';
import { type Recorded, replayText, strayed } from '@cosmodrome/wire/rerun';
import { expect, test } from 'vitest';
import { renewedSeen, seenBy, seenText } from '../seen.ts';
import { loadGame } from './fixture/games.ts';

const grid = (await loadGame('grid')).game;
const cells = [4, 0, 2, 1, 6];
const record = (ballast: number, games = 1): Recorded => ({
  opening: { game: 'grid', version: 1, seats: 2, options: { games, ballast }, seed: 'x' },
  origin: null,
  entries: Array.from({ length: games }, (_, g) =>
    cells.map((answer, i) => ({ seat: (g * cells.length + i) % 2, topic: 'grid/mark', answer, at: g * cells.length + i })),
  ).flat(),
  startedAt: 0,
});
const sent = (text: string) => JSON.parse(`{${text}}`) as SentReplay;

test('a replay sends what changed, not every view; unrolled it has them all', () => {
  const text = replayText(grid, record(300, 50), null, true);
  const { start, frames } = unrolled(sent(text));
  expect(frames).toHaveLength(250);
  const whole = JSON.stringify(start).length;
  expect(text.length).toBeLessThan(whole * 5);
  expect(frames.map((f) => (f.view as { cells: Json }).cells).slice(0, 2)).toEqual([
    [0, 0, 0, 0, 1, 0, 0, 0, 0],
    [2, 0, 0, 0, 1, 0, 0, 0, 0],
  ]);
  expect(frames.at(-1)?.view).toMatchObject({ played: 50, ballast: (start as { ballast: Json }).ballast });
});
test('an answer taken back is in no frame, and the views after it are right', () => {
  const one = record(0);
  const entries = [...one.entries.slice(0, 1), { back: 0 }, { seat: 0, topic: 'grid/mark', answer: 8, at: 9 }];
  const { frames } = unrolled(sent(replayText(grid, { ...one, entries }, 0, false)));
  expect(frames.map((f) => [f.n, f.answer, (f.view as { cells: Json }).cells])).toEqual([[3, 8, [0, 0, 0, 0, 0, 0, 0, 0, 1]]]);
});
test('what was seen is kept for every pair of eyes, small; another ending is noticed', async () => {
  const ending = JSON.stringify({ standings: grid.standings({ wins: [1, 0] }), report: { ending: 'lines', rounds: 1 } });
  const text = replayText(grid, record(300), 0, true);
  expect(strayed(text, ending)).toBeUndefined();
  expect(strayed(text, null)).toBeUndefined();
  expect(strayed(text, ending.replace('"rounds":1', '"rounds":2'))).toMatch(/another ending/);
  const data = await seenText(grid, record(300), ending);
  expect(data.length).toBeLessThan(text.length / 2);
  for (const eyes of [0, 1, null, 'open'] as const) expect(await seenBy(data, eyes)).toBe(replayText(grid, record(300), eyes, true));
  expect(await seenBy(data, 2)).toBeUndefined();
  await expect(seenText(grid, record(300), ending.replace('"rounds":1', '"rounds":2'))).rejects.toThrow(/another ending/);
});
test('what was seen by rules of before is shown in the words of today, notes and every view', () => {
  const before = sent(replayText(grid, record(300), 0, true));
  const old = JSON.stringify({ ...before, notes: [{ is: 'old' }, { kind: 'new' }] }).slice(1, -1);
  const renew = {
    note: (note: Json): Json => ('is' in (note as object) ? { kind: (note as { is: Json }).is } : note),
    view: (view: Json): Json => {
      const { cells, ...rest } = view as { cells: Json };
      return { marks: cells, ...rest };
    },
  };
  expect(renewedSeen(grid, old)).toBe(old);
  const shown = unrolled(sent(renewedSeen({ ...grid, renew }, old)));
  expect(shown.notes).toEqual([{ kind: 'old' }, { kind: 'new' }]);
  expect([shown.start, ...shown.frames.map((f) => f.view)].map((view) => (view as { marks: Json }).marks)).toEqual(
    [before.start, ...unrolled(before).frames.map((f) => f.view)].map((view) => (view as { cells: Json }).cells),
  );
});
