/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-medic': { points: 476, error: 13 },
  'strong-agent': { points: 462, error: 14 },
  'strong-trooper': { points: 444, error: 13 },
  medic: { points: 380, error: 12 },
  trooper: { points: 329, error: 12 },
  agent: { points: 302, error: 13 },
  'easy-medic': { points: 254, error: 12 },
  'easy-trooper': { points: 221, error: 13 },
  'easy-agent': { points: 151, error: 12 },
  random: { points: 0, error: 0 },
};
