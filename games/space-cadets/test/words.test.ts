import { readWords } from '@cosmodrome/kit/reading';
import { questionOf } from '@cosmodrome/kit/text';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../content/index.ts';
import { spaceCadets } from '../index.ts';
import { words } from '../text/index.ts';
import { disc, play } from './table.ts';

test('everything a player can read in random games of all scenarios reads well, in both languages', () => {
  const read = readWords(spaceCadets.game, words, { games: 14, options: (n) => ({ scenario: SCENARIOS[n % 7]! }), longest: 600 });
  expect(read.problems).toEqual([]);
  expect(read.topics.size).toBeGreaterThan(15);
});
test('a game turn is called as in all games here, also over the lines of the journal', () => {
  expect([words.fr.round?.(3), words.en.round?.(3)]).toEqual(['Manche 3', 'Round 3']);
});

test('SCA-RULING-39: whoever is asked for something reads who asks', () => {
  const t = play({ seats: 2, crew: { captain: {}, doctor: { seat: 1, items: ['scanner'] } } });
  t.act({ do: 'trade', with: 'doctor' }).answers('trade/what', { take: { kind: 'card' } });
  const ask = t.question('trade/consent', 1);
  expect(ask && words.en.question(questionOf(ask), t.view(1)).say).toBe('The Captain asks for something. Agreed?');
  expect(ask && words.fr.question(questionOf(ask), t.view(1)).say).toBe("Capitaine demande un objet. D'accord ?");
});
test('SCA-SCHEM-11: who goes along is asked in the name of the Teleporter', () => {
  const t = play({ cells: disc(1), crew: { captain: { items: ['teleporter'] }, doctor: {} } });
  t.state.cards[t.card('captain', 'teleporter')]!.charges = 2;
  t.go().act({ do: 'use' }).answers('gear/cell', t.at(0, 1));
  const ask = t.question('gear/crew');
  expect(ask && words.en.question(questionOf(ask), t.view(0)).say).toBe('Teleporter: who goes along?');
});
