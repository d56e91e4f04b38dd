import { readFileSync } from 'node:fs';
import { surprises } from '@cosmodrome/kit/testing';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { words } from '../text/index.ts';

/** What is final by a consequence nobody sees coming from the answer alone, and the rule that brings it. */
const UNFORESEEN: Readonly<Record<string, { readonly rules: readonly string[]; readonly why: string }>> = {
  'turn/action heal': {
    rules: ['PAN-HEAL-01', 'PAN-ROUND-02'],
    why: 'the last point is spent: the turn and the round end, and the Parasites move',
  },
  'turn/action move': { rules: ['PAN-MOVE-01', 'PAN-ROUND-02'], why: 'the last point is spent: the turn and the round end' },
  'run/move move': { rules: ['PAN-RUN-01', 'PAN-ROUND-02'], why: 'no point is left after it: the turn and the round end' },
  'turn/action openDoors': { rules: ['PAN-TERM-01', 'PAN-ROUND-02'], why: 'the last point is spent: the turn and the round end' },
};
test('an answer that is not said to be final can be taken back right after', () => {
  const { looked, found } = surprises(game, [words.fr, words.en], { games: 8 });
  expect(looked).toBeGreaterThan(300);
  expect(found.filter((what) => !Object.hasOwn(UNFORESEEN, what))).toEqual([]);
});
test('whatever is unforeseen comes of a rule of the catalogue', () => {
  const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const unknown = Object.values(UNFORESEEN).flatMap(({ rules }) => rules.filter((id) => !catalogue.includes(`**${id}**`)));
  expect(unknown).toEqual([]);
});
