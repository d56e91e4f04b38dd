import { lawSuite } from '@cosmodrome/kernel/suite';
import { MISSIONS } from '../content/mission.ts';
import { coreSpace } from '../game.ts';

/** In every run few: a game of four crews looked at after every answer takes most of a minute. */
const deep = process.env.DEEP === '1';
/** Each mission in its turn. */
const options = (game: number) => ({ mission: MISSIONS[game % MISSIONS.length]! });
lawSuite(coreSpace, { seats: [1, 2], games: deep ? 42 : MISSIONS.length, deep: deep ? 12 : 1, longest: 4000, options });
lawSuite(coreSpace, { seats: [3, 4], games: deep ? 42 : 2, deep: deep ? 6 : 0, longest: 6000, options });
