/** Golden matches: whole games, one for each ending and each variant. Every entry must still fit the rules, and every seat see the same. */
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { game } from '../game.ts';
import type { View } from '../view.ts';

const sides = (view: View): string => view.open!.teams.map((t) => ({ human: '-', infected: 'i', host: 'H' })[t.side]).join('');
const story = (view: View): string => view.open!.secrets.map((s) => s.kind).join(' ');

test.each([
  ['burnt-4', 'burnt', 7, '---H', 1, 'host infected blocked cured'],
  ['all-infected-5', 'allInfected', 17, '---H-', 2, 'host infected infected cured cured'],
  ['last-human-6', 'lastHuman', 7, 'ii-H-i', 1, 'host infected cured blocked infected infected infected wasted wasted blocked'],
  ['no-soldier-6', 'noSoldier', 6, 'Hii--i', 0, 'host infected infected blocked infected'],
  ['vote-5', 'vote', 25, '-H---', 0, 'host'],
  ['limit-4', 'limit/nobody', 40, '----', 0, ''],
  ['nobody-4', 'noSoldier/nobody', 5, '----', 0, ''],
  ['gentle-4', 'burnt', 8, 'i--H', 2, 'host infected infected wasted cured'],
  ['passing-5', 'burnt', 10, '-H--i', 2, 'host blocked blocked blocked passed blocked wasted'],
  ['four-cans-4', 'burnt', 7, 'H---', 0, 'host blocked'],
])('golden match %s: it ends by %s after %i rounds, the sides are %s, %i scans; %s', async (name, ending, rounds, is, scans, secrets) => {
  const match = await golden(game, new URL(`./matches/${name}.record`, import.meta.url));
  expect(match.over).toBe(true);
  expect(match.report()).toEqual({ ending, rounds });
  const view = match.view(undefined) as View;
  expect([sides(view), view.scans.length, story(view)]).toEqual([is, scans, secrets]);
});
