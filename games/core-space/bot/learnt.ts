import type { Taste } from './style.ts';

/**
 * What the seasoned have learnt: whoever minds cover and the track more than anybody likes to, brings home more. By it the liking of each
 * style is multiplied, once it is half as marked (tuning.md).
 */
export const learnt: Taste = {
  greed: 1,
  fear: 1.6,
  zeal: 0.9,
  dread: 1.9,
  gear: 0.8,
  quiet: 1.2,
};
