import type { AnyFace, Moment } from '@cosmodrome/kit/face';
import { describe, expect, test } from 'vitest';
import { wasAway } from '../logic/away.ts';
import type { Entry } from '../logic/journal.ts';
import { byDoer, MOST_MOMENTS, mainOf, momentsOf, readingMs, recapOf, signed, summed } from '../logic/moments.ts';

/** A journal whose notes are the moments themselves. */
const face = { moment: (note: Moment | null) => note ?? undefined } as unknown as AnyFace;
type Told = readonly [who: Entry['who'], moment: Moment | null, more?: Partial<Entry>];
const journal = (lines: readonly Told[]) => ({
  notes: lines.map(([, moment]) => moment as never),
  entries: lines.map(
    ([who, , more], index): Entry => ({ icon: 'card', say: `line ${index}`, index, secret: false, at: null, who, ...more }),
  ),
});
const since = (lines: readonly Told[], seat = 0, seen = 0) => {
  const { entries, notes } = journal(lines);
  return recapOf(entries, notes, face, 'en', seat, seen);
};
const gain = (seat: number, points: number, unit = 'PC') => ({ joins: true, gains: [{ seat, points, unit }] }) as const;

describe('what happened since my last turn', () => {
  test('a moment gathers what came of it: words, places and sums', () => {
    const { entries, notes } = journal([
      [1, { at: 'planet:a' }],
      [1, { joins: true, at: 'sector:2' }],
      [1, gain(1, 3)],
      [1, gain(1, 1)],
      [2, gain(2, 2)],
    ]);
    const [only, ...rest] = momentsOf(entries, notes, face, 'en');
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ who: 1, say: 'line 0', more: ['line 1'], at: ['planet:a', 'sector:2'] });
    expect(only?.gains.map((g) => `${g.seat} ${signed(g)}`)).toEqual(['1 +4\u00a0PC', '2 +2\u00a0PC']);
  });
  test('a way of several steps is one moment from its beginning to its end', () => {
    const step = (from: string, at: string): Told => [1, { from, at, chain: 'way 1' }];
    const { entries, notes } = journal([step('a', 'b'), step('b', 'c'), step('c', 'd')]);
    expect(momentsOf(entries, notes, face, 'en')).toMatchObject([{ way: ['a', 'b', 'c'], at: ['d'], say: 'line 2' }]);
  });
  test('my own doing, what came of it and secrets are not told again; what nobody’s seat does is', () => {
    const { moments } = since([
      [0, { at: 'x' }],
      [0, gain(0, 5)],
      [1, { at: 'y' }, { secret: true }],
      [undefined, { at: 'z' }],
    ]);
    expect(moments.map((m) => [m.who, m.at])).toEqual([['game', ['z']]]);
  });
  test('only what came after my last answer', () => {
    expect(
      since(
        [
          [1, {}],
          [0, {}],
          [1, {}],
        ],
        0,
        2,
      ).moments.map((m) => m.index),
    ).toEqual([2]);
    expect(since([[1, {}]], 0, 1).moments).toEqual([]);
  });
  test('at most twelve: of more the last turn of each remains', () => {
    const turn = (who: number, acts: number): Told[] => [
      [who, null, { turn: true }],
      ...Array.from({ length: acts }, (): Told => [who, {}]),
    ];
    const few = since([...turn(1, 3), ...turn(2, 3), ...turn(1, 5), ...turn(2, 4)]);
    expect(few.moments.map((m) => m.who)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2]);
    expect(few.left).toBe(6);
    const many = since([...turn(1, 20), ...turn(2, 4)]);
    expect([many.moments.length, many.left]).toEqual([MOST_MOMENTS, 12]);
    expect(many.moments.at(-1)?.who).toBe(2);
  });
  test('a game that tells no moments has none', () => {
    const { entries, notes } = journal([[1, {}]]);
    expect(recapOf(entries, notes, {} as AnyFace, 'en', 0, 0)).toEqual({ moments: [], left: 0 });
  });
  test('those in a row of the same doer stand together', () => {
    const { moments } = since([
      [1, {}],
      [1, {}],
      ['game', {}],
      [1, {}],
    ]);
    expect(byDoer(moments).map((g) => [g.who, g.moments.length])).toEqual([
      [1, 2],
      ['game', 1],
      [1, 1],
    ]);
  });
  test('a turn comes to what brought most, else to what was done last; what is minor only where there is nothing else', () => {
    const main = (lines: readonly Told[]) => mainOf(since(lines).moments)?.index;
    expect(
      main([
        [1, {}],
        [1, gain(1, 2)],
        [1, {}],
        [1, { minor: true }],
      ]),
    ).toBe(0);
    expect(
      main([
        [1, {}],
        [1, {}],
        [1, { minor: true }],
      ]),
    ).toBe(1);
    expect(main([[1, { minor: true }]])).toBe(0);
    expect(main([])).toBeUndefined();
  });
  test('what cancels out is no gain', () => expect(summed([...gain(1, 2).gains, ...gain(1, -2).gains])).toEqual([]));
  test('there is time to read: sixty milliseconds a letter, and a moment at least', () =>
    expect([readingMs(0), readingMs(10), readingMs(100)]).toEqual([2200, 2200, 6600]));
});
test('away is who plays over days, or comes back after half an hour', () => {
  expect([wasAway(0, 'days'), wasAway(29 * 60_000, 'relaxed'), wasAway(30 * 60_000, 'live')]).toEqual([true, false, true]);
});
