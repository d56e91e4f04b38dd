import { Match } from '@cosmodrome/kernel';
import { readWords } from '@cosmodrome/kit/reading';
import { LANGS } from '@cosmodrome/kit/text';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { panicStation } from '../index.ts';
import { questions } from '../text/en/asking.ts';
import { words } from '../text/index.ts';

test('everything a player can read in random games reads well, in both languages', () => {
  const read = readWords(panicStation.game, words, {
    games: 12,
    options: (n) => ({ colours: n % 2 === 0 ? 'pick' : 'random', passing: n % 3 === 0, gentle: n % 4 === 0 }),
  });
  expect(read.problems).toEqual([]);
  expect(read.topics.size).toBeGreaterThan(7);
});
test('every question has words, also those that chance rarely brings up', () => {
  const view = Match.open(game, {}, 4, 'words').view(0);
  for (const topic of Object.keys(questions))
    for (const lang of LANGS) {
      expect(words[lang].question({ seat: 0, topic, kind: 'oneOf', shape: null }, view).say).toMatch(/[.?!]$/);
      expect(words[lang].waiting(topic, 1, view)).toContain('{@1}');
    }
});
test('quick phrases are the same in both languages', () => {
  expect(Object.keys(words.fr.phrases!)).toEqual(Object.keys(words.en.phrases!));
});
