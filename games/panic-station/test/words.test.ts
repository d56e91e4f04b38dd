import { readWords } from '@cosmodrome/kit/reading';
import { expect, test } from 'vitest';
import { panicStation } from '../index.ts';
import { words } from '../text/index.ts';
import { TOPICS } from '../topics.ts';

test('everything a player can read in random games reads well, in both languages', () => {
  const read = readWords(panicStation.game, words, {
    games: 12,
    options: (n) => ({ colours: n % 2 === 0 ? 'pick' : 'random', passing: n % 3 === 0, gentle: n % 4 === 0 }),
  });
  expect(read.problems).toEqual([]);
  const unread = TOPICS.filter((topic) => !read.topics.has(topic));
  expect(unread.filter((topic) => topic !== 'parasite/relocate' && !topic.startsWith('explore/'))).toEqual([]);
});
test('quick phrases are the same in both languages', () => {
  expect(Object.keys(words.fr.phrases!)).toEqual(Object.keys(words.en.phrases!));
});
