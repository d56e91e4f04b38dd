import { BLACK_MARKET as MAP } from '../maps/black-market.ts';
import { deck, type Mission } from '../mission.ts';

/** CS-MKT-01 to 12; ours. */
export const BLACK_MARKET: Mission = {
  name: { mission: 'black-market' },
  map: MAP,
  floors: '',
  fixed: [],
  beams: [],
  signs: [],
  crews: { from: 1, to: 4 },
  traders: 4,
  hostility: 6,
  deck: deck({ environment: 8, purge: 5, civilians: 6 }),
  presence: { corps: 'choice', security: 'choice', gangers: 'choice', civilians: 'always' },
  crates: { small: { small: 3 }, large: { large: 0, small: 0 }, mixed: [] },
  blocks: [],
  pieces: [
    { piece: 'informant', aim: 'primary', civilians: ['kaori', 'butler', 'ooma'], token: 'objective-0', reward: 6, pegsAttack: 1 },
    { piece: 'collect', aim: 'secondary', what: 'weapon', number: 3, reward: 2 },
    { piece: 'stalls', draw: 2 },
  ],
};
