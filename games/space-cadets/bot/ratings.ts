/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  gunner: { won: 49, of: 54 },
  'strong-scout': { won: 45, of: 54 },
  'strong-guardian': { won: 42, of: 54 },
  'strong-gunner': { won: 37, of: 54 },
  scout: { won: 36, of: 54 },
  guardian: { won: 33, of: 54 },
  'easy-gunner': { won: 30, of: 54 },
  'easy-guardian': { won: 25, of: 54 },
  'easy-scout': { won: 25, of: 54 },
  random: { won: 0, of: 54 },
};
