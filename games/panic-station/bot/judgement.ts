/** What a member of the crew goes by, as data: weights, what it likes on either side, what it does not think of. */
import type { Strength } from '@cosmodrome/kernel';
import { learnt } from './learnt.ts';
import { weights } from './weights.ts';

export type Weights = Readonly<Record<keyof typeof weights, number>>;
/** What beginners do not think of. */
export type Oversight =
  /** What the journal tells of others: it goes by what its own cards told it. */
  | 'journal'
  /** What happened to others before this round: it has forgotten. */
  | 'past'
  /** That a Gas Can protects in a trade. */
  | 'shields'
  /** To have all scanned. */
  | 'scans'
  /** To heal before it is nearly too late. */
  | 'wounds';
export type Judgement = Weights & {
  readonly overlooks: Readonly<Partial<Record<Oversight, true>>>;
};
export const STYLES = ['medic', 'trooper', 'agent'] as const;
export type Style = (typeof STYLES)[number];

/**
 * Steps away from the usual weights. A medic keeps its distance, and infected it hides long before it tries; a trooper shoots at whatever it
 * suspects, and infected it frames others the same way; an agent meets everybody, and infected it tries at once.
 */
const TASTES: Readonly<Record<Style, Partial<Judgement>>> = {
  medic: { company: weights.company - 0.6, mend: weights.mend + 2, hunt: weights.hunt - 0.5, hides: 3, bold: weights.bold + 0.05 },
  trooper: { shoots: weights.shoots - 0.15, hunt: weights.hunt + 2, mend: weights.mend - 0.4, frames: 2, frame: weights.frame + 0.45 },
  agent: { company: weights.company + 0.7, hunt: weights.hunt - 0.2, bold: weights.bold - 0.2, patience: 2, scan: weights.scan + 0.6 },
};
/**
 * Beginners go by what their own cards told them, protect themselves too late, have nobody scanned and heal late; infected they give themselves
 * time until nobody is left to take unawares, seek nobody out, and forget that what they draw nobody else has.
 */
const BEGINNER: Partial<Judgement> = {
  hides: 5,
  bold: 0.5,
  patience: 20,
  stalks: 0.2,
  denies: 0.2,
  overlooks: { journal: true, shields: true, scans: true, wounds: true },
};
/** The usual player looks at who meets whom now, and no longer knows who met whom before. */
const USUAL: Partial<Judgement> = { overlooks: { past: true } };
/** Whoever is strong has a style and forgets nothing over it: its steps are half as long. */
const TEMPERED = 0.5;
/** A style as steps from what is usual, taken from there. */
const from = (taste: Partial<Judgement>, base: Weights, share: number): Partial<Judgement> =>
  Object.fromEntries(
    Object.entries(taste).map(([key, value]) => [
      key,
      ((value as number) - weights[key as keyof Weights]) * share + base[key as keyof Weights],
    ]),
  );
const ERRORS: Readonly<Record<Strength, Partial<Judgement>>> = { easy: BEGINNER, normal: USUAL, strong: {} };
/** Without a style: all that a usual player could know, for imagined games and stored tables. */
export const judgementOf = (
  strength: Strength,
  style: Style | undefined,
  by: Weights = strength === 'strong' ? learnt : weights,
): Judgement => ({
  ...by,
  overlooks: {},
  ...(style ? { ...from(TASTES[style], by, strength === 'strong' ? TEMPERED : 1), ...ERRORS[strength] } : {}),
});
