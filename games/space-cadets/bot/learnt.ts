import type { weights } from './weights.ts';

/** What strong comrades go by: what their games have shown of the usual weights (tuning.md). */
export const learnt: Readonly<Record<keyof typeof weights, number>> = {
  care: 0.8,
  air: 1,
  foes: 1.4,
  hurry: 1,
  together: 0.8,
  finds: 1.2,
  kill: 2.2,
  heal: 0.6,
  heed: 0.9,
};
