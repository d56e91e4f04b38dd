/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  gunner: { won: 52, of: 60 },
  guardian: { won: 42, of: 60 },
  scout: { won: 38, of: 60 },
  'easy-guardian': { won: 36, of: 60 },
  'easy-scout': { won: 32, of: 60 },
  'easy-gunner': { won: 27, of: 60 },
};
