/** Who leads a crew: how well, and after what fashion. */
import type { Character, Strength } from '@cosmodrome/kernel';
import { learnt } from './learnt.ts';

/** Raiders are bold and look for the fight, prowlers careful and soon home, looters greedy: one more crate. */
export const STYLES = ['raider', 'prowler', 'looter'] as const;
export type Style = (typeof STYLES)[number];

/** How much things weigh with somebody; 1: as they are. */
export type Taste = {
  /** What is carried home. */
  readonly greed: number;
  /** Harm that could come to one's own. */
  readonly fear: number;
  /** Harm that one does. */
  readonly zeal: number;
  /** What grows with every round that one stays. */
  readonly dread: number;
  /** What is of use in a fight. */
  readonly gear: number;
  /** The noise of a gun. */
  readonly quiet: number;
};
export const TASTES: Readonly<Record<Style, Taste>> = {
  raider: { greed: 0.9, fear: 0.75, zeal: 4, dread: 0.9, gear: 1.8, quiet: 0 },
  prowler: { greed: 0.9, fear: 1.5, zeal: 0.45, dread: 2.3, gear: 0.7, quiet: 3 },
  looter: { greed: 1.5, fear: 1, zeal: 0.3, dread: 0.5, gear: 0.2, quiet: 2 },
};
/** A beginner who looks for the fight as others do loses it: what it overlooks is enough to err by (tuning.md). */
const BEGINNERS: Readonly<Record<Style, Taste>> = { ...TASTES, raider: { ...TASTES.raider, fear: 1, zeal: 1.5, dread: 1.5 } };
export type Craft = {
  /** Sees who could strike or shoot at a place, and what hides it. Beginners only mind whoever stands beside them. */
  readonly cover: boolean;
  /** Reckons what the track will show when it is time to be home. Beginners look at what it shows now, and not at the way. */
  readonly foresight: boolean;
  /** Keeps what is worth most. Beginners keep what they have. */
  readonly sorts: boolean;
  /** Leaves a crate to the comrade who is nearer. */
  readonly team: boolean;
  /** Uses skills: in its turn and out of it; as long as nothing presses, only what saves somebody. */
  readonly skills: 'saving' | 'all';
  /** Knows whom the Purge will turn against, and hands things on to who brings them home. */
  readonly fine: boolean;
};
export const CRAFTS: Readonly<Record<Strength, Craft>> = {
  easy: { cover: false, foresight: false, sorts: false, team: false, skills: 'saving', fine: false },
  normal: { cover: true, foresight: true, sorts: true, team: true, skills: 'all', fine: false },
  strong: { cover: true, foresight: true, sorts: true, team: true, skills: 'all', fine: true },
};
/** The seasoned have their style and forget nothing over it. */
const tempered = (taste: Taste, by: Taste): Taste =>
  Object.fromEntries(Object.entries(taste).map(([what, much]) => [what, Math.sqrt(much) * by[what as keyof Taste]])) as unknown as Taste;

/** Who plays a crew. */
export type Leader = Character & {
  readonly name: string;
  readonly style: Style;
  readonly taste: Taste;
  readonly craft: Craft;
};
/** The usual strength needs no word. */
export const leaderOf = (strength: Strength, style: Style, by: Taste = learnt): Leader => ({
  name: strength === 'normal' ? style : `${strength}-${style}`,
  strength,
  style,
  taste: strength === 'strong' ? tempered(TASTES[style], by) : (strength === 'easy' ? BEGINNERS : TASTES)[style],
  craft: CRAFTS[strength],
});
