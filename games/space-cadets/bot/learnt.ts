import type { weights } from './weights.ts';

/** What strong comrades go by: what their games have shown of the usual weights (tuning.md). */
export const learnt: Readonly<Record<keyof typeof weights, number>> = {
  care: 0.6,
  air: 1,
  foes: 1.2,
  hurry: 1,
  together: 0.6,
  finds: 1.2,
  kill: 2,
  heal: 0.6,
  heed: 0.9,
};
