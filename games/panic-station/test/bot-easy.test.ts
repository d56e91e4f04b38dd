/** What the lessons teach is enough to beat those who err as beginners do. `DEEP=1`: three hundred games. */
import { meet } from '@cosmodrome/bots';
import type { AnyBot } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { STYLES } from '../bot/judgement.ts';
import { panicStation } from '../index.ts';
import { pupil } from './pupil.ts';

/** How often each wins as the humans, the other being whoever is infected; each two games over the same luck with sides exchanged. */
function wins(pairs: number): { readonly pupil: number; readonly easy: number; readonly games: number } {
  const won = { pupil: 0, easy: 0 };
  for (const style of STYLES)
    for (let n = 0; n < 2 * pairs; n++) {
      const { bots, got } = meet(
        {
          game: panicStation.game,
          names: ['pupil', 'easy'],
          seats: 5,
          options: {},
          seed: `pupil/${style}`,
          kind: 'traitor',
          sides: panicStation.sides,
          bot: (name) => (name === 'pupil' ? pupil : crews[`easy-${style}`]) as AnyBot,
        },
        n,
      );
      won[bots[0] as 'pupil' | 'easy'] += got[0]!;
    }
  return { ...won, games: pairs * STYLES.length };
}
test.runIf(process.env.DEEP === '1')(
  'who does what the lessons teach beats easy players, on both sides together and clearly as the infected',
  () => {
    const { pupil: asHumans, easy: against, games } = wins(50);
    expect(asHumans + (games - against), `${asHumans} and ${games - against} of ${games} each`).toBeGreaterThan(1.1 * games);
    expect(asHumans / games).toBeGreaterThan(0.2);
  },
);
test('it plays both sides to the end, and wins some', () => {
  const { pupil: asHumans, easy: against, games } = wins(4);
  expect(asHumans + (games - against)).toBeGreaterThan(games / 2);
});
