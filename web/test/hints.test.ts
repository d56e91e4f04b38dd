import type { Hint } from '@cosmodrome/kit/text';
import { expect, test } from 'vitest';
import { atTable, fitsTold, hintFor, hintsFor, mayTell, nowTold, type Told } from '../logic/hints.ts';

const HINTS: readonly Hint<{ n: number }>[] = [
  { id: 'win', at: 'board', taught: 'one', say: 'How one wins.' },
  { id: 'second', at: 'hand', topic: 'turn/second', say: 'The second.' },
  { id: 'many', at: (view, seat) => (view.n > 3 ? `piece:${seat}` : undefined), say: 'Many.' },
];
const met = (change: object = {}) => ({
  view: { n: 5 },
  seat: 1,
  topics: ['turn/first'],
  taken: () => false,
  there: () => true,
  ...change,
});
const idOf = (seen: readonly string[], change?: object) => hintFor(HINTS, seen, met(change))?.hint.id;

test('the first that fits is told: once, of what is asked, of what is on the screen, and not what a lesson taught', () => {
  expect(idOf([])).toBe('win');
  expect(idOf([], { taken: (lesson: string) => lesson === 'one' })).toBe('many');
  expect(idOf([], { there: (at: string) => at !== 'board' })).toBe('many');
  expect(idOf(['win'])).toBe('many');
  expect(idOf(['win'], { topics: ['turn/first', 'turn/second'] })).toBe('second');
  expect(idOf(['win', 'many'])).toBeUndefined();
  expect(idOf(['win'], { view: { n: 1 } })).toBeUndefined();
  expect(hintFor(HINTS, ['win'], met())?.at).toBe('piece:1');
});
test('four at a table, in the first three tables of a game, and none once they are turned off', () => {
  let told: Told = atTable(undefined, 'A');
  for (const id of ['1', '2', '3', '4']) {
    expect(mayTell(told, 'A')).toBe(true);
    told = nowTold(told, 'A', id);
  }
  expect(mayTell(told, 'A')).toBe(false);
  told = atTable(atTable(told, 'B'), 'C');
  expect([mayTell(told, 'B'), mayTell(told, 'C'), mayTell(told, 'D')]).toEqual([true, true, false]);
  expect(atTable(told, 'D')).toBe(told);
  expect(mayTell({ ...told, off: true }, 'B')).toBe(false);
  // The switch of the settings: off for all games, and on again as if nothing had been told.
  expect(mayTell(hintsFor(['one', 'two'], false).two, 'E')).toBe(false);
  expect(mayTell(hintsFor(['one', 'two'], true).two, 'E')).toBe(true);
});
test('what another hand has written is not taken for what was told', () => {
  for (const bad of [null, 4, {}, { seen: [1], tables: {} }, { seen: [], tables: { A: 'x' } }, { seen: [], tables: {}, off: 1 }])
    expect(fitsTold(bad), JSON.stringify(bad)).toBe(false);
  expect(fitsTold({ seen: ['win'], tables: { A: 1 }, off: true })).toBe(true);
});
