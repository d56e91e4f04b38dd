import { LOCKDOWN as MAP } from '../maps/lockdown.ts';
import { deck, type Mission } from '../mission.ts';

/** CS-LOK-01 to 10; ours. */
export const LOCKDOWN: Mission = {
  name: { mission: 'lockdown' },
  map: MAP,
  floors: '',
  fixed: [],
  beams: [],
  signs: [],
  crews: { from: 1, to: 4 },
  traders: 4,
  hostility: 1,
  deck: deck({ environment: 9, purge: 8 }),
  presence: { corps: 'choice', security: 'choice', gangers: 'choice', civilians: 'choice' },
  crates: { small: { small: 3 }, large: { large: 1, small: 2 }, mixed: [] },
  blocks: [],
  pieces: [
    {
      piece: 'seal',
      aim: 'primary',
      sites: [
        { at: [0, 8], entry: 1 },
        { at: [11, 0], entry: 2 },
        { at: [23, 8], entry: 3 },
        { at: [23, 15], entry: 4 },
        { at: [12, 23], entry: 5 },
        { at: [0, 15], entry: 6 },
      ],
      dice: 2,
      reward: 6,
      rewardMost: 2,
    },
    { piece: 'bounty', aim: 'secondary', every: 2, reward: 1, most: 3 },
    {
      piece: 'start',
      figures: [
        { who: 'harvester', at: { entry: 2 } },
        { who: 'harvester', at: { entry: 5 } },
        { who: 'devastator', at: { entry: 2 }, crews: 2 },
        { who: 'devastator', at: { entry: 5 }, crews: 2 },
      ],
    },
  ],
};
