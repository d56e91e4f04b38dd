/** Who builds: how well, what they like, how fast. */
import { learnt } from './learnt.ts';
import type { Taste } from './worth.ts';

export const STRENGTHS = ['easy', 'normal', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];
export const STYLES = ['hauler', 'fighter', 'racer'] as const;
export type Style = (typeof STYLES)[number];

const EVEN: Taste = { engine: 1, fire: 1, crew: 1, cargo: 1, shield: 1, energy: 1, tech: 1, neat: 1, room: 1 };
export const TASTES: Readonly<Record<Style, Taste>> = {
  hauler: { ...EVEN, cargo: 1.8, fire: 0.85, engine: 0.85 },
  fighter: { ...EVEN, fire: 1.6, shield: 1.2, energy: 1.15, cargo: 0.7 },
  racer: { ...EVEN, engine: 2, shield: 1.1, cargo: 0.75, fire: 0.9 },
};
export type Craft = {
  /** Times the usual pace: of a hand that grabs, of eyes that look for a place. */
  readonly pace: number;
  /** What a part must be worth while there is plenty of time. */
  readonly picky: number;
  /** How many piles are read, and after how many parts the first. */
  readonly reads: number;
  /** Whether parts are set aside for later. */
  readonly plans: boolean;
  /** Misreads one part in so many; 0: none. */
  readonly blind: number;
};
export const CRAFTS: Readonly<Record<Strength, Craft>> = {
  easy: { pace: 1.8, picky: 1.2, reads: 0, plans: false, blind: 7 },
  normal: { pace: 1.5, picky: 2.4, reads: 1, plans: false, blind: 0 },
  strong: { pace: 0.8, picky: 7.5, reads: 1, plans: true, blind: 0 },
};
/** Masters have their style and forget nothing over it. */
const tempered = (taste: Taste, by: Taste): Taste =>
  Object.fromEntries(Object.entries(taste).map(([what, likes]) => [what, Math.sqrt(likes) * by[what as keyof Taste]])) as unknown as Taste;
export type Character = {
  readonly name: string;
  readonly strength: Strength;
  readonly style: Style;
  readonly taste: Taste;
  readonly craft: Craft;
};
/** The usual strength needs no word. */
export const characterOf = (strength: Strength, style: Style, by: Taste = learnt): Character => ({
  name: strength === 'normal' ? style : `${strength}-${style}`,
  strength,
  style,
  taste: strength === 'strong' ? tempered(TASTES[style], by) : TASTES[style],
  craft: CRAFTS[strength],
});
