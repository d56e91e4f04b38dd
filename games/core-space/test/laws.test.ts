import { lawSuite } from '@cosmodrome/kernel/suite';
import { coreSpace } from '../game.ts';

/** In every run few: a game of four crews looked at after every answer takes most of a minute. */
const deep = process.env.DEEP === '1';
lawSuite(coreSpace, { seats: [1, 2], games: deep ? 40 : 3, deep: deep ? 6 : 1, longest: 4000 });
lawSuite(coreSpace, { seats: [3, 4], games: deep ? 40 : 1, deep: deep ? 6 : 0, longest: 6000 });
