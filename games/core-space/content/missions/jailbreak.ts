import { JAILBREAK as MAP } from '../maps/jailbreak.ts';
import { deck, type Mission } from '../mission.ts';

/** CS-JAI-01 to 12; ours. Cells C1 to C6 by a square of each. */
export const JAILBREAK: Mission = {
  name: { mission: 'jailbreak' },
  map: MAP,
  floors: '',
  fixed: [],
  beams: [],
  signs: [],
  crews: { from: 1, to: 4 },
  traders: 4,
  hostility: 2,
  deck: deck({ environment: 8, purge: 4, corps: 3 }),
  presence: { corps: 'cards', security: 'always', gangers: 'never', civilians: 'never' },
  crates: {
    small: { small: 2 },
    large: { large: 1, small: 3 },
    mixed: [
      { token: 'laser-cutter', number: 1 },
      { token: 'data-pad', number: 1 },
    ],
  },
  blocks: ['doors'],
  pieces: [
    {
      piece: 'prisoner',
      aim: 'primary',
      who: 'treva-jole',
      cells: [
        [7, 9],
        [11, 9],
        [15, 9],
        [7, 14],
        [11, 14],
        [15, 14],
      ],
      reward: 8,
    },
    { piece: 'hidden', aim: 'secondary', token: 'objective-5', crates: 'large-crate', pegsTaken: 0, pegsARound: 0 },
    {
      piece: 'check',
      aim: null,
      sites: [
        {
          at: [11, 2],
          opens: [
            [7, 9],
            [11, 9],
            [15, 9],
          ],
        },
        {
          at: [12, 21],
          opens: [
            [7, 14],
            [11, 14],
            [15, 14],
          ],
        },
      ],
      hits: 2,
      reward: 0,
      pegsOff: 0,
    },
    {
      piece: 'start',
      figures: [
        { who: 'warden', at: { square: [19, 11] } },
        { who: 'warden', at: { square: [4, 12] } },
      ],
    },
  ],
};
