/** The picture of the end: every trade, the one that infects, and how each lane changes its side. */
import { expect, test } from 'vitest';
import type { Note } from '../notes.ts';
import { happenings, laneOf, momentsOf } from '../ui/lanes.ts';

const spot = { room: 0, key: 'X01/0' } as never;
const trade = (by: number, other: number): Note => ({ kind: 'traded', by, with: other, spot });
const NOTES: readonly Note[] = [
  { kind: 'round', round: 1 },
  { kind: 'host', seat: 3, from: null },
  trade(0, 1),
  { kind: 'round', round: 2 },
  trade(3, 2),
  { kind: 'infected', seat: 2, by: 3 },
  // Told before its trade.
  { kind: 'infected', seat: 0, by: 2 },
  trade(0, 2),
  { kind: 'cured', seat: 2 },
  { kind: 'out', seat: 3 },
];
test('trades stand in their round, and the infection on the trade that brought it, whichever was told first', () => {
  const all = happenings(NOTES);
  expect(all.map((h) => [h.round, h.kind, 'infects' in h ? h.infects : h.seat])).toEqual([
    [1, 'host', 3],
    [1, 'trade', null],
    [2, 'trade', 2],
    [2, 'trade', 0],
    [2, 'cured', 2],
    [2, 'out', 3],
  ]);
  expect(all.map((h) => NOTES[h.note]?.kind)).toEqual(['host', 'traded', 'traded', 'traded', 'cured', 'out']);
  // What turned it, for the list of moments: trades that changed nothing are not among it.
  expect(momentsOf(NOTES).map((i) => NOTES[i]?.kind)).toEqual(['host', 'infected', 'infected', 'cured', 'out']);
});
test('a lane is human until the Host card, an infection or the end, and human again once cured', () => {
  const all = happenings(NOTES);
  const lane = (seat: number) => laneOf(all, seat).map((s) => [s.side, s.from, s.to]);
  expect(lane(1)).toEqual([['human', -1, Number.POSITIVE_INFINITY]]);
  expect(lane(2)).toEqual([
    ['human', -1, 2],
    ['infected', 2, 4],
    ['human', 4, Number.POSITIVE_INFINITY],
  ]);
  expect(lane(3)).toEqual([
    ['human', -1, 0],
    ['host', 0, 5],
  ]);
});
