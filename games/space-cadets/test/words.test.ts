import { readWords } from '@cosmodrome/kit/reading';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../content/names.ts';
import { spaceCadets } from '../index.ts';
import { words } from '../text/index.ts';

test('everything a player can read in random games of all scenarios reads well, in both languages', () => {
  const read = readWords(spaceCadets.game, words, { games: 14, options: (n) => ({ scenario: SCENARIOS[n % 7]! }), longest: 600 });
  expect(read.problems).toEqual([]);
  expect(read.topics.size).toBeGreaterThan(15);
});
test('a game turn is called as in all games here, also over the lines of the journal', () => {
  expect([words.fr.round?.(3), words.en.round?.(3)]).toEqual(['Manche 3', 'Round 3']);
});
