/**
 * Golden matches: whole games alone, together and against each other, one for each way of ending. Every entry must still fit the rules,
 * and every seat see the same.
 */
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { coreSpace } from '../game.ts';
import { success } from '../rules/end.ts';

test.each([
  ['home-1', 'alone and home with too little', 'all-aboard', 8, 'none', [[5, false]]],
  ['enough-1', 'alone and home with enough', 'all-aboard', 6, 'success', [[16, true]]],
  ['great-1', 'alone with a great haul', 'all-aboard', 11, 'great', [[56, true]]],
  ['fallen-1', 'alone, and all Defeated', 'all-defeated', 9, 'none', [[0, false]]],
  [
    'together-2',
    'together',
    'all-aboard',
    11,
    'great',
    [
      [48, true],
      [0, true],
    ],
  ],
  [
    'versus-2',
    'against somebody who plays at random, the track on its other side',
    'all-aboard',
    8,
    'versus',
    [
      [40, true],
      [0, false],
    ],
  ],
  [
    'four-4',
    'four against each other',
    'all-aboard',
    8,
    'versus',
    [
      [5, false],
      [18, false],
      [20, true],
      [0, false],
    ],
  ],
  [
    'wild-3',
    'three crews of veterans, with every faction and every block',
    'all-aboard',
    9,
    'versus',
    [
      [-22, false],
      [6, true],
      [-28, false],
    ],
  ],
  ['sealed-1', 'The Nest sealed', 'mission-done', 9, 'success', [[25, true]]],
])('golden match %s, %s: it ends by %s after %i rounds, %s, new value %j', async (name, _, ending, rounds, how, scores) => {
  const match = await golden(coreSpace, new URL(`./matches/${name}.record`, import.meta.url));
  expect(match.over).toBe(true);
  expect(match.report()).toEqual({ ending, rounds });
  expect(match.standings().map(({ score, won }) => [score, won])).toEqual(scores);
  // Against each other it is the standings that count.
  const { mode } = match.state.settings;
  expect(mode === 'versus' ? mode : success(match.state)).toBe(how);
});
