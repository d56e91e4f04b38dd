import { THE_NEST as MAP } from '../maps/the-nest.ts';
import { deck, type Mission } from '../mission.ts';

/** CS-NST-01 to 13; ours. */
export const THE_NEST: Mission = {
  name: { mission: 'the-nest' },
  map: MAP,
  floors: '',
  fixed: [],
  beams: [],
  signs: [],
  crews: { from: 1, to: 4 },
  traders: 5,
  hostility: 8,
  deck: deck({ environment: 8, purge: 8 }),
  presence: { corps: 'choice', security: 'choice', gangers: 'choice', civilians: 'choice' },
  crates: {
    small: { small: 2 },
    large: { large: 1, small: 3 },
    mixed: [
      { from: 'rare-small', number: 2 },
      { token: 'grenade', number: 2 },
    ],
  },
  blocks: [],
  pieces: [
    {
      piece: 'charges',
      aim: 'primary',
      at: 'pylon',
      needed: 4,
      more: 1,
      rounds: 3,
      pegs: 1,
      rewardMost: 10,
      rewardTied: 8,
      reward: 6,
    },
    { piece: 'take', aim: 'secondary', token: 'azurium', at: 'reactor', pegs: 2 },
    {
      piece: 'start',
      figures: [
        { who: 'harvester', at: { entry: 5 } },
        { who: 'harvester', at: { entry: 6 } },
        { who: 'devastator', at: { entry: 5 }, crews: 2 },
        { who: 'devastator', at: { entry: 6 }, crews: 2 },
        { who: 'assassin', at: { square: [10, 11] }, crews: 3 },
        { who: 'live-one', at: { square: [13, 12] }, crews: 3 },
      ],
    },
  ],
};
