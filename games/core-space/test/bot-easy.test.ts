/** What the lessons teach is enough to beat those who err as beginners do. */
import { turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { STYLES } from '../bot/style.ts';
import { coreSpace } from '../game.ts';
import { pupil } from './pupil.ts';

const deep = process.env.DEEP === '1';
/** New value and whether it won, of the seat in question, against an easy crew. */
function met(seat: 0 | 1, style: string, seed: string): { readonly mine: number; readonly theirs: number; readonly won: number } {
  const bots = [crews[`easy-${style}`] as AnyBot, crews[`easy-${style}`] as AnyBot];
  bots[seat] = pupil as AnyBot;
  const match: AnyMatch = Match.open(coreSpace as never, {}, 2, seed);
  const [chance, clock] = [Luck.seeded(seed), new VirtualClock()];
  while (!match.over) turn(match, bots, chance, clock);
  const [a, b] = match.standings();
  const [mine, theirs] = seat === 0 ? [a!, b!] : [b!, a!];
  return { mine: mine.score, theirs: theirs.score, won: mine.won === theirs.won ? 0.5 : mine.won ? 1 : 0 };
}
test.runIf(deep)(
  'who does what the lessons teach beats easy crews of every style, in pairs over the same luck',
  () => {
    const games = STYLES.flatMap((style) =>
      Array.from({ length: 12 }, (_, n) => [0, 1].map((seat) => met(seat as 0 | 1, style, `pupil/${style}/${n}`))).flat(),
    );
    const won = games.reduce((sum, game) => sum + game.won, 0);
    expect(won).toBeGreaterThan(games.length / 2);
  },
  3_600_000,
);
test('it plays a game alone to its end, searches crates and comes home with more than it came with', () => {
  const match: AnyMatch = Match.open(coreSpace as never, {}, 1, 'pupil');
  const [chance, clock] = [Luck.seeded('pupil'), new VirtualClock()];
  while (!match.over) turn(match, [pupil as AnyBot], chance, clock);
  expect(match.standings()[0]!.score).toBeGreaterThan(0);
});
