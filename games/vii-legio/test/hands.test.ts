import { readFileSync } from 'node:fs';
import { surprises } from '@cosmodrome/kit/testing';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { words } from '../text/index.ts';

/** What is final by a consequence nobody sees coming from the answer alone, and the rule that brings it. */
const UNFORESEEN: Readonly<Record<string, { readonly rules: readonly string[]; readonly why: string }>> = {
  'turn/action buy': {
    rules: ['LEG-TURN-11', 'LEG-OBJ-01'],
    why: 'the last cards are spent: the turn ends, or an objective is fulfilled and shown',
  },
  'turn/action move': { rules: ['LEG-TURN-11'], why: 'the last cards are spent: the turn and the round end' },
  'turn/action end': { rules: ['LEG-RULING-77'], why: 'it was the last turn of the round: the next one begins, or the end is checked' },
  'land/confirm': { rules: ['LEG-OBJ-01'], why: 'the mission fulfils an objective, which is shown' },
  'combat/expert': { rules: ['LEG-TURN-11'], why: 'it was the last card: the next turn begins' },
  'explore/outbreak': { rules: ['LEG-OBJ-01'], why: 'an objective is fulfilled and shown' },
  'objective/second': { rules: ['LEG-RULING-66'], why: 'the game waited for this choice alone: the next turn begins' },
  'turn/action play': { rules: ['LEG-RULING-78', 'LEG-OBJ-01'], why: 'an objective is fulfilled and shown' },
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
