/**
 * Golden matches: whole sessions of two, three and four, one for each way to build, with modules on and off. Every entry must still fit
 * the rules, and every seat see the same.
 */
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { trucker } from '../game.ts';
import type { View } from '../view.ts';

test.each([
  ['class-i-2', 'I', [22, 2]],
  ['untimed-3', 'II', [21, 29, 23]],
  ['in-turn-2', 'IIB', [0, 0]],
  ['plain-3', 'III', [41, 36, 8]],
  ['holes-4', 'IIIB IIIA', [51, 45, 6, 0]],
  ['session-4', 'II III IV', [63, 22, 16, 35]],
])('golden match %s: %s, credits %j', async (name, classes, credits) => {
  const match = await golden(trucker, new URL(`./matches/${name}.record`, import.meta.url));
  const view = match.view(undefined) as View;
  expect(match.report()).toEqual({ ending: 'session-over', rounds: classes.split(' ').length });
  expect(view.settings.rounds.join(' ')).toBe(classes);
  expect(view.credits).toEqual(credits);
});
