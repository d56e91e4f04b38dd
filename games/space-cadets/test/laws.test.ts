import { lawSuite } from '@cosmodrome/kernel/suite';
import { MODES, SCENARIOS } from '../content/index.ts';
import { game } from '../game.ts';

lawSuite(game, {
  games: 7,
  deep: 1,
  options: (g) => ({
    scenario: SCENARIOS[g % 7]!,
    mode: MODES[g % 5]!,
    rocketeers: 2 + (g % 5),
    alternative: g % 6 === 5,
    ks: g % 4 !== 3,
  }),
});
