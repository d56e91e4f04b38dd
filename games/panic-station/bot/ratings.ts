/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-medic': { points: 417, error: 29 },
  'strong-agent': { points: 417, error: 30 },
  'strong-trooper': { points: 380, error: 29 },
  medic: { points: 308, error: 28 },
  trooper: { points: 239, error: 29 },
  agent: { points: 228, error: 28 },
  'easy-medic': { points: 156, error: 28 },
  'easy-trooper': { points: 152, error: 27 },
  'easy-agent': { points: 146, error: 28 },
  random: { points: 0, error: 0 },
};
