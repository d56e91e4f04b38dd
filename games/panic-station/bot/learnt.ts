import type { weights } from './weights.ts';

/** What strong members go by: what self-play has learnt of the usual weights (tuning.md). */
export const learnt: Readonly<Record<keyof typeof weights, number>> = {
  draw: 0.915,
  wound: 0.791,
  lost: 12.057,
  attempt: 0.902,
  trust: 0.166,
  company: 0.089,
  shoots: 0.664,
  hunt: 0.168,
  scan: 0.965,
  spread: 2.264,
  bold: 0.493,
  patience: 4.953,
  hides: 0.051,
  frames: 5.42,
  frame: 0.39,
  denies: 0.7,
  stalks: 1.5,
  danger: 0.4,
  early: -1,
  mend: 1,
};
