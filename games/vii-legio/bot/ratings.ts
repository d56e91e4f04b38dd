/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-surveyor': { points: 1128, error: 69 },
  'strong-raider': { points: 1092, error: 69 },
  'strong-envoy': { points: 1089, error: 69 },
  surveyor: { points: 925, error: 20 },
  raider: { points: 889, error: 21 },
  envoy: { points: 886, error: 20 },
  'easy-surveyor': { points: 333, error: 12 },
  'easy-envoy': { points: 284, error: 12 },
  'easy-raider': { points: 279, error: 12 },
  random: { points: 0, error: 0 },
};
