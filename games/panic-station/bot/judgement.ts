/** What a member of the crew goes by, as data: weights, what it likes on either side, what it does not think of. */
import type { Strength } from '@cosmodrome/kernel';
import { weights } from './weights.ts';

export type Weights = Readonly<Record<keyof typeof weights, number>>;
/** What beginners do not think of. */
export type Oversight =
  /** What the journal tells of others: it goes by what its own cards told it. */
  | 'journal'
  /** That a Gas Can protects in a trade. */
  | 'shields'
  /** To have all scanned. */
  | 'scans'
  /** To heal before it is nearly too late. */
  | 'wounds';
export type Judgement = Weights & {
  /** Gas Cans kept beyond those that burn the Nest. */
  readonly hoards: number;
  readonly overlooks: Readonly<Partial<Record<Oversight, true>>>;
};
export const STYLES = ['medic', 'trooper', 'agent'] as const;
export type Style = (typeof STYLES)[number];

/**
 * Steps away from the usual weights. A medic keeps its distance, and infected it hides long before it tries; a trooper shoots at whatever it
 * suspects, and infected it frames others the same way; an agent meets everybody, and infected it tries at once.
 */
const TASTES: Readonly<Record<Style, Partial<Judgement>>> = {
  medic: { company: weights.company - 0.3, hides: 4, patience: weights.patience + 3, bold: weights.bold + 0.1 },
  trooper: { shoots: weights.shoots - 0.15, hunt: weights.hunt + 0.6, frames: 2, frame: weights.frame + 0.45 },
  agent: { company: weights.company + 0.55, bold: weights.bold - 0.2, patience: 2, scan: weights.scan + 0.3 },
};
const BEGINNER: Partial<Judgement> = {
  hoards: 1,
  bold: -1,
  patience: 0,
  overlooks: { journal: true, shields: true, scans: true, wounds: true },
};
/** What self-play has learnt (README, tuning): infection is dreaded more, suspicion acted on sooner, and an attempt weighed better. */
const LEARNT: Weights = {
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
};
/** A style as steps from what is usual, taken from there. */
const from = (taste: Partial<Judgement>, base: Weights): Partial<Judgement> =>
  Object.fromEntries(
    Object.entries(taste).map(([key, value]) => [key, (value as number) - weights[key as keyof Weights] + base[key as keyof Weights]]),
  );
export const judgementOf = (
  strength: Strength,
  style: Style | undefined,
  by: Weights = strength === 'strong' ? LEARNT : weights,
): Judgement => ({
  ...by,
  hoards: 0,
  overlooks: {},
  ...(style ? from(TASTES[style], by) : {}),
  ...(strength === 'easy' ? BEGINNER : {}),
});
