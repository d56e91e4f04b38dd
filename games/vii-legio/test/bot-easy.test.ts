/** What the lessons teach is enough to beat those who err as beginners do. */
import { meet } from '@cosmodrome/bots';
import type { AnyBot } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { commanders } from '../bot/commanders.ts';
import { STYLES } from '../bot/judgement.ts';
import { game } from '../game.ts';
import { pupil } from './pupil.ts';

const deep = process.env.DEEP === '1';
/** What it gets against an easy commander of each style, each pair of games over the same luck with places exchanged. */
function share(pairs: number): number {
  let got = 0;
  for (const style of STYLES)
    for (let n = 0; n < 2 * pairs; n++) {
      const met = meet(
        {
          game: game as never,
          names: ['pupil', 'easy'],
          seats: 2,
          options: {},
          seed: `pupil/${style}`,
          kind: 'versus',
          bot: (name) => (name === 'pupil' ? pupil : commanders[`easy-${style}`]) as AnyBot,
        },
        n,
      );
      got += met.got[met.bots.indexOf('pupil')]!;
    }
  return got / (2 * pairs * STYLES.length);
}
test.runIf(deep)('who does what the lessons teach beats easy commanders of every style, in pairs over the same luck', () => {
  expect(share(50)).toBeGreaterThan(0.5);
});
test('it lands, comes back wiser, and gets its ten PX as often as not', () => {
  expect(share(2)).toBeGreaterThan(0.1);
});
