/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-gunner': { won: 46, of: 50 },
  guardian: { won: 42, of: 50 },
  'strong-scout': { won: 41, of: 50 },
  'strong-guardian': { won: 39, of: 50 },
  gunner: { won: 37, of: 50 },
  scout: { won: 33, of: 50 },
  'easy-gunner': { won: 25, of: 50 },
  'easy-guardian': { won: 24, of: 50 },
  'easy-scout': { won: 24, of: 50 },
  random: { won: 0, of: 50 },
};
