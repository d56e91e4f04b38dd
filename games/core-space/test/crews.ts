/** Crews of a campaign, for tests. */
import { type Brief, NO_UPGRADES, type Veteran } from '../content/brief.ts';
import type { TraderId } from '../content/traders.ts';

export const veteran = (profile: TraderId, more: Partial<Veteran> = {}): Veteran => ({
  profile,
  captain: false,
  class: 'soldier',
  levels: {},
  health: 5,
  actions: 2,
  skill: 3,
  career: 3,
  inventory: ['outland-rifle'],
  armour: null,
  handler: null,
  ...more,
});
/** Two crews of two on their way into a mission. */
export const BRIEF: Brief = {
  campaign: true,
  crews: [
    { members: [veteran('jace'), veteran('lars', { captain: true })], upgrades: NO_UPGRADES },
    { members: [veteran('roykirk'), veteran('beck', { captain: true })], upgrades: NO_UPGRADES },
  ],
  pegs: 4,
  order: [0, 1],
  holder: null,
  owned: [],
  hired: [],
};
