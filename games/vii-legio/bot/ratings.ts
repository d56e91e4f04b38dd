/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  raider: { points: 941, error: 54 },
  surveyor: { points: 929, error: 54 },
  envoy: { points: 838, error: 52 },
  'easy-envoy': { points: 649, error: 54 },
  'easy-surveyor': { points: 633, error: 50 },
  'easy-raider': { points: 619, error: 55 },
  random: { points: 0, error: 0 },
};
