/** What a commander goes by, as data: what things are worth in PC, what it likes, what it does not think of. `cosmo tune` moves the weights. */
import type { Strength } from '@cosmodrome/kernel';
import { weights } from './weights.ts';

export type Weight = keyof typeof weights;
export type Weights = Readonly<Record<Weight, number>>;
/** What beginners do not think of. */
export type Oversight =
  /** To call the Imperator. */
  | 'calls'
  /** That others could help: it invites whom it must. */
  | 'guests'
  /** To go home while something is broken. */
  | 'home'
  /** That a leader may declare the end. */
  | 'end'
  /** That crew can be had before it is wanted. */
  | 'ahead'
  /** What cards are worth on the table. */
  | 'table';
export type Judgement = Weights & {
  /** Which way a profile with a choice goes. */
  readonly skill: 'capture' | 'diplomacy' | 'either';
  readonly overlooks: Readonly<Partial<Record<Oversight, true>>>;
};
export const STYLES = ['envoy', 'raider', 'surveyor'] as const;
export type Style = (typeof STYLES)[number];

/** Steps away from the usual weights. Envoys want company, raiders trophies and no partners, surveyors what lies open and a whole ship. */
const TASTES: Readonly<Record<Style, Partial<Judgement>>> = {
  surveyor: { skill: 'either' },
  envoy: { skill: 'diplomacy', company: weights.company + 0.9, envy: weights.envy * 0.65, trophy: -0.6 },
  raider: { skill: 'capture', company: weights.company - 1.2, envy: weights.envy * 1.3, trophy: 1.1, lasers: weights.lasers + 0.7 },
};
/** Beginners sit on their cards until a mission is fat, part with no crew for a star, build what they might need, and forget what is not under their eyes. */
const BEGINNER: Partial<Judgement> = {
  card: weights.card * 1.5,
  bar: 2,
  envy: 0,
  hoard: 4,
  overlooks: { calls: true, guests: true, home: true, end: true, ahead: true },
};
export const judgementOf = (strength: Strength, style: Style, by: Weights = weights): Judgement => ({
  ...by,
  skill: 'either',
  overlooks: {},
  ...TASTES[style],
  ...(strength === 'easy' ? BEGINNER : {}),
});
