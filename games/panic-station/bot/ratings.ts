/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-trooper': { points: 434, error: 29 },
  'strong-agent': { points: 434, error: 30 },
  'strong-medic': { points: 398, error: 30 },
  trooper: { points: 397, error: 28 },
  medic: { points: 383, error: 26 },
  agent: { points: 368, error: 30 },
  'easy-trooper': { points: 236, error: 27 },
  'easy-medic': { points: 228, error: 27 },
  'easy-agent': { points: 216, error: 27 },
  random: { points: 0, error: 0 },
};
