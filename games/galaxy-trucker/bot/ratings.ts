/** What the ladder found (README, ladder): written by `cosmo ladder`. */
import type { Rating } from '@cosmodrome/kit/package';

export const ratings: Readonly<Record<string, Rating>> = {
  'strong-hauler': { points: 730, error: 75 },
  'strong-fighter': { points: 671, error: 92 },
  'strong-racer': { points: 671, error: 79 },
  racer: { points: 451, error: 67 },
  hauler: { points: 429, error: 73 },
  fighter: { points: 320, error: 69 },
  'easy-fighter': { points: 242, error: 62 },
  'easy-hauler': { points: 183, error: 69 },
  'easy-racer': { points: 183, error: 65 },
  random: { points: 0, error: 0 },
};
