import type { AnyWords, Final, Question } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { actsOf } from '../logic/backs.ts';
import { finalOf, soleAnswer } from '../logic/careful.ts';
import type { Entry } from '../logic/journal.ts';

const words = { answer: (_: Question, o: { final?: Final; cost?: string }) => ({ label: 'x', ...o }) } as unknown as AnyWords;
const ask = (more: Partial<Question> = {}, options: readonly object[] = []): Question => ({
  seat: 0,
  topic: 't',
  kind: 'oneOf',
  shape: { options } as never,
  ...more,
});
const at = { view: null, lastOne: false, alone: false, training: false };
const die = { final: 'die' };
const shows = { final: 'shows' };

describe('what is asked twice', () => {
  test('what the game says is final; what only bots would learn is not, and in training nothing is', () => {
    expect(finalOf(words, ask(), die, at)).toBe('die');
    expect(finalOf(words, ask(), {}, at)).toBeUndefined();
    expect(finalOf(words, ask(), shows, at)).toBe('shows');
    expect(finalOf(words, ask(), shows, { ...at, alone: true })).toBeUndefined();
    expect(finalOf(words, ask(), die, { ...at, alone: true, training: true })).toBeUndefined();
  });
  test('never a question that stands; a secret choice only by the last to choose, or where it is given for good', () => {
    expect(finalOf(words, ask({ standing: true }), die, at)).toBeUndefined();
    expect(finalOf(words, ask({ sealed: 'open' }), {}, at)).toBeUndefined();
    expect(finalOf(words, ask({ sealed: 'open' }), {}, { ...at, lastOne: true })).toBe('reveal');
    expect(finalOf(words, ask({ sealed: 'final' }), {}, at)).toBe('reveal');
  });
});
test('not asked: one answer that costs nothing and is not final; never in secret, out of turn or in real time', () => {
  const only = {};
  expect(soleAnswer(words, ask({}, [only]), null)).toBe(only);
  expect(soleAnswer(words, ask({}, [only, {}]), null)).toBeUndefined();
  for (const costly of [die, { cost: '1 AP' }]) expect(soleAnswer(words, ask({}, [costly]), null)).toBeUndefined();
  for (const more of [{ sealed: 'open' }, { optional: true }, { standing: true }] as const)
    expect(soleAnswer(words, ask(more, [only]), null)).toBeUndefined();
});
test('what can be taken back, newest first, the line of the wall, and what stays below it', () => {
  const line = (index: number, seat: number, more: Partial<Entry> = {}): Entry =>
    ({ index, seat, icon: 'x', say: `line ${index}`, secret: false, at: null, ...more }) as Entry;
  const entries = [line(0, 1), line(1, 0, { turn: true }), line(2, 0), line(3, 0), line(4, 0), line(5, 1), line(6, 0)];
  const { acts, before, kept } = actsOf(entries, [6, 4], 0);
  expect(acts.map((a) => a.lines.map((l) => l.index))).toEqual([[6], [4]]);
  expect([before?.index, kept.map((l) => l.index)]).toEqual([3, [2]]);
  expect(actsOf(entries, [], 0)).toMatchObject({ acts: [], before: { index: 6 } });
});
