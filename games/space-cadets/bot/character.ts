/** Who a comrade is, as data: weights, what it likes, what it does not think of. */
import type { Strength } from '@cosmodrome/kernel';
import { weights } from './weights.ts';

export type Weights = Readonly<Record<keyof typeof weights, number>>;
/** What beginners do not think of. */
export type Oversight =
  /** That the way home is part of the errand. */
  | 'home'
  /** To heal before it is nearly too late. */
  | 'wounds'
  /** To look at a turn as a whole: it takes what is best at once. */
  | 'ways';
export type Judgement = Weights & { readonly overlooks: Readonly<Partial<Record<Oversight, true>>> };
export const USUAL: Judgement = { ...weights, overlooks: {} };
export const STYLES = ['guardian', 'scout', 'gunner'] as const;
export type Style = (typeof STYLES)[number];

/** Steps away from the usual weights. A guardian stays with the others and heals, a scout goes ahead, a gunner shoots first. */
const TASTES: Readonly<Record<Style, Partial<Weights>>> = {
  guardian: { together: weights.together * 1.5, heal: weights.heal * 1.5 },
  scout: { hurry: weights.hurry * 1.5, together: weights.together * 0.5, finds: weights.finds * 1.3 },
  gunner: { foes: weights.foes * 1.3, kill: weights.kill * 1.4 },
};
/** Beginners gather whatever lies about, hold their breath too late, and think of one step at a time. */
const BEGINNER: Partial<Judgement> = {
  finds: weights.finds * 3,
  together: weights.together * 0.3,
  air: 0.4,
  overlooks: { home: true, wounds: true, ways: true },
};
export const judgementOf = (strength: Strength, style: Style, by: Weights = weights): Judgement => ({
  ...by,
  overlooks: {},
  ...TASTES[style],
  ...(strength === 'easy' ? BEGINNER : {}),
});
