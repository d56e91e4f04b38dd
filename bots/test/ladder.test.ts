import { Luck } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { duel } from '../../kernel/test/games/duel.ts';
import { ladderOf, type Meeting, meet, random, search } from '../index.ts';

const plan = {
  game: duel,
  names: ['search', 'random', 'other'],
  seats: 2,
  options: {},
  seed: 'x',
  kind: 'versus',
  bot: (name: string) => (name === 'search' ? search({ iterations: 40 }) : random),
} as const;

test('every pair meets twice over the same luck with places exchanged, and the n-th game is the same whenever it is played', () => {
  const games = Array.from({ length: 6 }, (_, n) => meet(plan, n));
  expect(games.map((g) => g.bots)).toEqual([
    ['search', 'random'],
    ['random', 'search'],
    ['random', 'other'],
    ['other', 'random'],
    ['search', 'other'],
    ['other', 'search'],
  ]);
  expect(meet(plan, 4)).toEqual(games[4]);
  for (const { got } of games) expect(got[0]! + got[1]!).toBe(1);
});

test('whose games take long meets only whom it is to meet, once while the others play five rounds', () => {
  const slow = { ...plan, names: ['search', 'quick', 'other'], slow: { search: ['other'] } };
  const met = Array.from({ length: 12 }, (_, n) => [...meet(slow, n).bots].sort().join(' '));
  expect(met.filter((pair) => pair === 'other quick')).toHaveLength(10);
  expect(met.slice(10)).toEqual(['other search', 'other search']);
});

test('points explain what came of the games: of bots whose strength is known they find it within their error, random at 0', () => {
  const chance = Luck.seeded('known');
  const strength: Readonly<Record<string, number>> = { a: 240, b: 100, random: 0 };
  const pairs = [
    ['a', 'b'],
    ['b', 'random'],
    ['a', 'random'],
  ] as const;
  const games = Array.from({ length: 1200 }, (_, n): Meeting => {
    const bots = pairs[n % 3]!;
    const odds = 1 / (1 + 10 ** ((strength[bots[1]]! - strength[bots[0]]!) / 400));
    const won = chance.below(10_000) < odds * 10_000 ? 1 : 0;
    return { n, bots, got: [won, 1 - won] };
  });
  const rungs = ladderOf(['random', 'b', 'a'], games);
  expect(rungs.map((r) => r.name)).toEqual(['a', 'b', 'random']);
  for (const { name, points, error, games: played } of rungs) {
    expect(Math.abs(points - strength[name]!)).toBeLessThanOrEqual(3 * error);
    expect(played).toBe(800);
    expect(error).toBeLessThan(25);
  }
  // Who has never lost is not infinitely good.
  const [best] = ladderOf(['random', 'a'], [{ n: 0, bots: ['a', 'random'], got: [1, 0] }]);
  expect(best!.points).toBeLessThan(400);
});
