import { PILLAGE_EXPRESS as MAP } from '../maps/pillage-express.ts';
import { deck, type Mission } from '../mission.ts';

/** CS-PEX-01 to 12: from the rulebook; map, deck and numbers are ours. */
export const PILLAGE_EXPRESS: Mission = {
  name: { mission: 'pillage-express' },
  map: MAP,
  floors: '',
  fixed: [],
  beams: [],
  signs: [],
  crews: { from: 1, to: 4 },
  traders: 4,
  hostility: 8,
  deck: deck({ environment: 8, purge: 5, civilians: 3 }),
  presence: { corps: 'choice', security: 'choice', gangers: 'choice', civilians: 'choice' },
  crates: {
    small: { small: 3 },
    large: { large: 1, small: 2 },
    mixed: [
      { from: 'rare-small', number: 2 },
      { from: 'rare-large', number: 1 },
    ],
  },
  blocks: [],
  pieces: [
    { piece: 'loot', aim: 'primary', success: 10, great: 18 },
    { piece: 'take', aim: 'secondary', token: 'objective-3', at: 'console', pegs: 0 },
  ],
};
