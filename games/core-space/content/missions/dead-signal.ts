import { DEAD_SIGNAL as MAP } from '../maps/dead-signal.ts';
import { deck, type Mission } from '../mission.ts';

/** CS-SIG-01 to 09; ours. */
export const DEAD_SIGNAL: Mission = {
  name: { mission: 'dead-signal' },
  map: MAP,
  floors: '',
  fixed: [],
  beams: [],
  signs: [],
  crews: { from: 1, to: 4 },
  traders: 4,
  hostility: 4,
  deck: deck({ environment: 9, purge: 6, civilians: 3 }),
  presence: { corps: 'choice', security: 'choice', gangers: 'choice', civilians: 'choice' },
  crates: { small: { small: 3 }, large: { large: 1, small: 2 }, mixed: [{ from: 'rare-small', number: 1 }] },
  blocks: [],
  pieces: [
    { piece: 'hidden', aim: 'primary', token: 'objective-7', crates: 'large-crate', pegsTaken: 2, pegsARound: 1 },
    {
      piece: 'check',
      aim: 'secondary',
      sites: [
        { at: [22, 1], opens: [] },
        { at: [1, 22], opens: [] },
      ],
      hits: 2,
      reward: 2,
      pegsOff: 2,
    },
  ],
};
