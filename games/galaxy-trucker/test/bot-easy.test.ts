/** What the lessons teach is enough to beat those who err as beginners do. `DEEP=1`: 150 matches of what they teach. */
import { meet, turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, Luck, Match, type Options } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { STYLES } from '../bot/style.ts';
import { truckers } from '../bot/truckers.ts';
import { planOf } from '../content/index.ts';
import { galaxyTrucker } from '../index.ts';
import { isLegal, parts } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import type { View } from '../view.ts';
import { pupil } from './pupil.ts';

/** What the lessons speak of: the base game, its three classes. */
const TAUGHT: Options = { rounds: ['I', 'II', 'III'], newTechnologies: false, intruders: false, team: false };
const filled = (ship: Ship): number => {
  const { outline, hole } = planOf(ship.plan);
  return parts(ship).length / outline.filter((inside, square) => inside && !hole[square]).length;
};
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The share of the pupil against each style of easy; a sample is two matches over the same luck with seats changed. */
function shares(options: Options, pairs: number): readonly number[] {
  return STYLES.flatMap((style) =>
    Array.from({ length: pairs }, (_, pair) => {
      const got = [0, 1].map((swapped) => {
        const { bots, got } = meet(
          {
            game: galaxyTrucker.game,
            names: ['pupil', 'easy'],
            seats: 2,
            options,
            seed: `pupil/${style}`,
            kind: 'versus',
            bot: (name) => (name === 'pupil' ? pupil : truckers[`easy-${style}`]) as AnyBot,
          },
          2 * pair + swapped,
        );
        return got[bots.indexOf('pupil')]!;
      });
      return mean(got);
    }),
  );
}
test.runIf(process.env.DEEP === '1')('who does what the lessons teach beats easy truckers clearly, in what they teach', () => {
  const all = shares(TAUGHT, 25);
  const share = mean(all);
  const error = Math.sqrt(mean(all.map((one) => (one - share) ** 2)) / (all.length - 1));
  expect(share - 2 * error, `${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)} % (${all.length} pairs)`).toBeGreaterThan(0.5);
});
test('its ships are without errors and mostly filled, those of easy truckers are not without', () => {
  const match: AnyMatch = Match.open(galaxyTrucker.game, TAUGHT, 3, 'lessons');
  const bots = [pupil, truckers['easy-racer'], pupil] as unknown as readonly AnyBot[];
  const chance = Luck.seeded('lessons');
  const clock = new VirtualClock();
  const ships: (readonly Ship[])[] = [];
  for (let before: View | undefined; !match.over; ) {
    turn(match, bots, chance, clock);
    const view = match.view(undefined) as unknown as View;
    // As they were when time was up, before anything is taken off.
    if (before?.phase === 'building' && view.phase !== 'building') ships.push(before.yards.map(({ ship }) => ship));
    before = view;
  }
  expect(ships).toHaveLength(3);
  const own = ships.flatMap(([first, , third]) => [first!, third!]);
  expect(own.map((ship) => isLegal(ship))).toEqual(own.map(() => true));
  expect(mean(own.map(filled))).toBeGreaterThan(0.75);
  expect(ships.some(([, easy]) => !isLegal(easy!))).toBe(true);
});
test('it answers all that is asked in a whole session, and beats who builds nothing', () => {
  const { got } = meet(
    {
      game: galaxyTrucker.game,
      names: ['pupil', 'absent'],
      seats: 2,
      options: {},
      seed: 'lessons',
      kind: 'versus',
      bot: (name) => (name === 'pupil' ? pupil : galaxyTrucker.bots.absent) as AnyBot,
    },
    0,
  );
  expect(got[0]).toBe(1);
});
