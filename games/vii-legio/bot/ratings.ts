/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-surveyor': { points: 1335, error: 122 },
  'strong-raider': { points: 977, error: 221 },
  'strong-envoy': { points: 929, error: 189 },
  surveyor: { points: 843, error: 62 },
  envoy: { points: 819, error: 62 },
  raider: { points: 811, error: 60 },
  'easy-envoy': { points: 603, error: 61 },
  'easy-surveyor': { points: 583, error: 58 },
  'easy-raider': { points: 485, error: 55 },
  random: { points: 0, error: 0 },
};
