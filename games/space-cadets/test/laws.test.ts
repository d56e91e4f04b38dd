import type { Options } from '@cosmodrome/kernel';
import { lawSuite } from '@cosmodrome/kernel/suite';
import { MODES, SCENARIOS } from '../content/index.ts';
import { game } from '../game.ts';

const options = (g: number): Options => ({
  scenario: SCENARIOS[g % 7]!,
  mode: MODES[g % 5]!,
  rocketeers: 2 + (g % 5),
  alternative: g % 6 === 5,
  ks: g % 4 !== 3,
});
/** What is looked at after every answer costs the square of the seats: alone, two and six in every run; DEEP=1: every number of seats. */
const deep = process.env.DEEP ? game.seats : [1, 2, 6];
lawSuite(game, { games: 7, deep: 1, options, seats: deep });
lawSuite(game, { games: 7, deep: 0, options, seats: game.seats.filter((n) => !deep.includes(n)) });
