/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-guardian': { won: 115, of: 141 },
  'strong-gunner': { won: 113, of: 141 },
  gunner: { won: 112, of: 142 },
  'strong-scout': { won: 107, of: 141 },
  guardian: { won: 97, of: 142 },
  scout: { won: 97, of: 142 },
  'easy-guardian': { won: 78, of: 142 },
  'easy-gunner': { won: 75, of: 141 },
  'easy-scout': { won: 73, of: 141 },
  random: { won: 0, of: 141 },
};
