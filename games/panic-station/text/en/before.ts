/** What will come of an answer that cannot be taken back. */
import type { Lexicon } from '../lexicon.ts';

export const before: Lexicon['before'] = {
  knife: 'A four-sided die: 3 or 4 wounds, 1 chance in 2.',
  parasite: 'A die says where a parasite appears.',
  search: 'The card drawn is yours; an alert may come with it.',
  unspent: (ap) => `${ap} AP unspent.`,
};
