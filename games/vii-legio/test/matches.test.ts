/** Golden matches: whole games between bots, one for each way of ending. Every entry must still fit the rules, and every seat see the same. */
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { game } from '../game.ts';

test.each([
  [
    'imperator-3',
    'imperator',
    7,
    [
      [20, 13],
      [30, 13],
      [21, 7],
    ],
  ],
  [
    'declared-4',
    'declared',
    9,
    [
      [36, 14],
      [37, 13],
      [30, 11],
      [37, 10],
    ],
  ],
  [
    'xeno-4',
    'xeno',
    8,
    [
      [43, 18],
      [49, 12],
      [43, 13],
      [38, 14],
    ],
  ],
  [
    'charted-2',
    'charted',
    14,
    [
      [49, 14],
      [53, 15],
    ],
  ],
  [
    'standstill-2',
    'standstill',
    16,
    [
      [49, 12],
      [57, 11],
    ],
  ],
])('golden match %s: it ends by %s after %i rounds with PC and PX %j', async (name, ending, rounds, scores) => {
  const match = await golden(game, new URL(`./matches/${name}.record`, import.meta.url));
  expect(match.over).toBe(true);
  expect(match.report()).toEqual({ ending, rounds });
  expect(match.view(undefined).units.map((u) => [u.pc, u.px])).toEqual(scores);
});
