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
export const judgementOf = (strength: Strength, style: Style | undefined, by: Weights = weights): Judgement => ({
  ...by,
  hoards: 0,
  overlooks: {},
  ...(style ? TASTES[style] : {}),
  ...(strength === 'easy' ? BEGINNER : {}),
});
