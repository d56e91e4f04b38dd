/** Who a comrade is, as data: weights, what it likes, what it does not think of. */
import type { Strength } from '@cosmodrome/kernel';
import { learnt } from './learnt.ts';
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
export type Judgement = Weights & {
  readonly overlooks: Readonly<Partial<Record<Oversight, true>>>;
  /** It does not say what it plans: in imagined games nobody listens. */
  readonly silent: boolean;
};
export const USUAL: Judgement = { ...weights, overlooks: {}, silent: true };
export const STYLES = ['guardian', 'scout', 'gunner'] as const;
export type Style = (typeof STYLES)[number];

/** Steps away from the usual weights. A guardian stays with the others and heals, a scout goes ahead, a gunner shoots first. */
const TASTES: Readonly<Record<Style, Partial<Weights>>> = {
  guardian: { together: weights.together * 3, heal: weights.heal * 2, finds: weights.finds * 0.6 },
  scout: { hurry: weights.hurry * 2.2, together: weights.together * 0.2, finds: weights.finds * 2 },
  gunner: { foes: weights.foes * 1.6, kill: weights.kill * 1.8, hurry: weights.hurry * 0.7, finds: weights.finds * 0.6 },
};
/** Beginners gather whatever lies about, hold their breath too late, and think of one step at a time. */
const BEGINNER: Partial<Judgement> = {
  finds: weights.finds * 3,
  together: weights.together * 0.3,
  air: 0.4,
  overlooks: { home: true, wounds: true, ways: true },
};
/** Whoever is strong has a style and forgets nothing over it: of its steps a third is left. */
const TEMPERED = 1 / 3;
const tempered = (taste: Partial<Weights>): Partial<Weights> =>
  Object.fromEntries(
    Object.entries(taste).map(([key, liked]) => {
      const [usual, learned] = [weights[key as keyof Weights], learnt[key as keyof Weights]];
      return [key, learned * (liked / usual) ** TEMPERED];
    }),
  );
export const judgementOf = (strength: Strength, style: Style): Judgement => ({
  ...(strength === 'strong' ? learnt : weights),
  overlooks: {},
  silent: false,
  ...(strength === 'strong' ? tempered(TASTES[style]) : TASTES[style]),
  ...(strength === 'easy' ? BEGINNER : {}),
});
