import { expect, test } from 'vitest';
import { nearest } from '../arguments.ts';
import { brief, changes, outline, table } from '../show.ts';

test('data on one line, without the quotes nobody needs', () => {
  expect(brief({ a: 1, b: ['x', 'two words'], c: null, d: undefined })).toBe('{a: 1, b: [x, "two words"], c: –}');
});
test('an outline breaks only what does not fit on a line; short facts share one', () => {
  const view = {
    turn: 1,
    stage: 'draw',
    short: [1, 2],
    ships: [
      { name: 'Hasta', lasers: 1 },
      { name: 'Gladius', lasers: 2 },
    ],
    over: false,
  };
  expect(outline(view, 40).split('\n')).toEqual([
    'turn: 1, stage: draw, short: [1, 2]',
    'ships:',
    '  0: {name: Hasta, lasers: 1}',
    '  1: {name: Gladius, lasers: 2}',
    'over: false',
  ]);
});
test('changes name the place, what was there and what is there', () => {
  const before = {
    turn: 0,
    ships: [
      { name: 'the first of the ships', lasers: 1 },
      { name: 'the second of the ships', lasers: 1 },
    ],
  };
  const after = {
    turn: 1,
    ships: [
      { name: 'the first of the ships', lasers: 1 },
      { name: 'the second of the ships', lasers: 2 },
    ],
  };
  expect(changes(before, after)).toEqual(['turn: 0 → 1', 'ships[1].lasers: 1 → 2']);
  expect(changes(before, before)).toEqual([]);
});
test('columns of figures stand to the right', () => {
  expect(
    table([
      ['who', 'won'],
      ['a', '5'],
      ['bcd', '120'],
    ]),
  ).toBe('who  won\na      5\nbcd  120');
});
test('a mistyped word finds its neighbour, a strange one finds nothing', () => {
  expect(nearest('gmaes', ['games', 'seats', 'seed'])).toBe('games');
  expect(nearest('xylophone', ['games', 'seats', 'seed'])).toBeUndefined();
});
