import type { Json } from '@cosmodrome/kernel';
import { lawSuite } from '@cosmodrome/kernel/suite';
import { MISSIONS } from '../content/mission.ts';
import type { TraderId } from '../content/traders.ts';
import { coreSpace } from '../game.ts';
import { BRIEF, veteran } from './crews.ts';

/** In every run few: a game of four crews looked at after every answer takes most of a minute. */
const deep = process.env.DEEP === '1';
/** Each mission in its turn. */
const options = (game: number) => ({ mission: MISSIONS[game % MISSIONS.length]! });
lawSuite(coreSpace, { seats: [1, 2], games: deep ? 42 : MISSIONS.length, deep: deep ? 12 : 1, longest: 4000, options });
lawSuite(coreSpace, { seats: [3, 4], games: deep ? 42 : 2, deep: deep ? 6 : 0, longest: 6000, options });
/** Missions of a campaign: ships with all that can be had, people who do not last, bonuses, and those left behind fetched or not. */
const upgrades = { scanners: 3, 'airlock-defence': 3, 'docking-thrusters': 3 };
const weak = (profile: TraderId) => veteran(profile, { health: 2, skill: 4, actions: 2, levels: {} });
const brief = (game: number): Json => ({
  ...BRIEF,
  crews: [
    { members: [weak('jace'), weak('lars')], upgrades },
    { members: [weak('roykirk'), weak('beck')], upgrades },
  ],
  pegs: 12,
  bonuses: { looks: [0], calms: [1], rows: [1], late: game % 2 === 0 },
});
lawSuite(coreSpace, { seats: [2], games: deep ? 42 : 3, deep: deep ? 12 : 1, longest: 4000, brief, options: (game) => options(game + 1) });
