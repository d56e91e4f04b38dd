import type { Options } from '@cosmodrome/kernel';
import { lawSuite } from '@cosmodrome/kernel/suite';
import { CLASS_IDS } from '../content/index.ts';
import { trucker } from '../game.ts';

/** Every class and every way to build, in turn. */
const options = (game: number): Options => ({
  // Every seventh game is a session with all hirings.
  rounds: game % 7 === 6 ? ['I', 'II', 'I', 'IV'] : [CLASS_IDS[game % CLASS_IDS.length]!],
  competition: game % 4 === 3,
  receptionist: true,
  building: game % 3 === 0 ? 'in-turn' : 'together',
  hourglass: [60, 90, 0][game % 3]!,
  alwaysAsk: game % 2 === 0,
});
lawSuite(trucker, { games: 14, deep: 2, options });
