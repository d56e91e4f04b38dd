/**
 * Golden matches: whole campaigns, one for each structure, alone, together and with a goal, with missions of the workshop and veterans. Every
 * entry must still fit the rules, and every seat see the same.
 */
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { coreSpaceCampaign } from '../game.ts';
import type { View } from '../view.ts';

test.each([
  ['arc-2', 7, [15, 64], [1], 9],
  ['alone-1', 7, [118], [0], 7],
  ['league-5', 3, [5, 4, 4, 4, 4], [0], 20],
  ['together-3', 3, [5, 4, 2], [0, 1, 2], 10],
  ['ship-2', 8, [4, 2], [0], 17],
  ['barter-3', 2, [0, 3, 5], [2], 6],
])('golden match %s: it is complete after %i games, the scores are %j', async (name, rounds, scores, winners, games) => {
  const match = await golden(coreSpaceCampaign, new URL(`./matches/${name}.record`, import.meta.url));
  expect(match.report()).toEqual({ ending: 'complete', rounds });
  expect(match.standings().map(({ score }) => score)).toEqual(scores);
  expect(match.standings().flatMap(({ seat, won }) => (won ? [seat] : []))).toEqual(winners);
  expect((match.view(undefined) as View).log).toHaveLength(games);
});
