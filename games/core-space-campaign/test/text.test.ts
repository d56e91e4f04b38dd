/** The words of campaigns: whatever is asked, offered and told has its sentence, in the lengths of the frame. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from '@cosmodrome/kit/reading';
import { expect, test } from 'vitest';
import { coreSpaceCampaign } from '../game.ts';
import { words } from '../text/index.ts';
import { RULEBOOK } from '../text/rulebook.ts';

const CATALOGUE = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
test('every rule that is told is in the catalogue, and none is told twice', () => {
  const named = RULEBOOK.flatMap(({ rules }) => rules.flatMap(({ id, also }) => [id, ...also]));
  expect(named.filter((id) => !CATALOGUE.includes(`**${id}**`))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
test('whatever is asked, offered and told in random campaigns is said in both languages', () => {
  const read = readWords(coreSpaceCampaign, words, {
    games: process.env.DEEP ? 20 : 4,
    options: (n) => ({ length: 3, structure: n % 2 === 0 ? 'open' : 'league', veterans: true }),
  });
  expect(read.problems).toEqual([]);
  expect(read.topics.size).toBe(8);
  expect(read.notes.size).toBeGreaterThan(25);
}, 60_000);
