/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-looter': { points: 296, error: 88 },
  'strong-prowler': { points: 277, error: 76 },
  prowler: { points: 241, error: 85 },
  'strong-raider': { points: 241, error: 77 },
  raider: { points: 202, error: 79 },
  looter: { points: 187, error: 82 },
  'easy-prowler': { points: 175, error: 72 },
  'easy-raider': { points: 132, error: 44 },
  'easy-looter': { points: 59, error: 75 },
  random: { points: 0, error: 0 },
};
