/** Ce qui suivra une réponse sans retour. */
import type { Lexicon } from '../lexicon.ts';

export const before: Lexicon['before'] = {
  knife: 'Un dé à quatre faces : 3 ou 4 blesse, 1 chance sur 2.',
  parasite: 'Un dé dit où un parasite apparaît.',
  search: 'La carte tirée est à vous ; une alerte peut venir avec elle.',
  unspent: (ap) => `${ap} PA non dépensé${ap > 1 ? 's' : ''}.`,
};
