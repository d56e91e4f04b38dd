/** The commanders one can play against: three styles in three strengths. */
import { type Bot, type Character, STRENGTHS, type Strength, type Thinks } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { answerOf, ideasOf } from './commander.ts';
import { type Judgement, judgementOf, STYLES, type Style, type Weights } from './judgement.ts';
import { whyOf } from './why.ts';

export const commander = (name: string, j: Judgement, character?: Character, thinks?: Thinks): Bot<View, Note> => ({
  name,
  ...(character ? { character } : {}),
  ...(thinks ? { thinks } : {}),
  answer: (at) => answerOf(j, at),
  ideas: (at) => ideasOf(j, at),
  why: (at, answer) => whyOf(j, at, answer),
});
/** The usual strength needs no word. */
const nameOf = (strength: Strength, style: Style): string => (strength === 'normal' ? style : `${strength}-${style}`);
/** Imagined games are played to their end: broken off earlier they tell less than they save (README, ladder). */
const thinks = (style: Style): Thinks => ({ ms: 1300, games: 120, playout: commander(style, judgementOf('normal', style)) });
const one = (strength: Strength, style: Style): Bot<View, Note> =>
  commander(nameOf(strength, style), judgementOf(strength, style), { strength, style }, strength === 'strong' ? thinks(style) : undefined);
const ORDER: readonly Strength[] = ['normal', ...STRENGTHS.filter((s) => s !== 'normal')];
export const commanders: Readonly<Record<string, Bot<View, Note>>> = Object.fromEntries(
  ORDER.flatMap((strength) => STYLES.map((style) => [nameOf(strength, style), one(strength, style)])),
);
/** With weights of its own, for whoever tries them out. */
export const weighing = (weights: Weights): Bot<View, Note> => commander('surveyor', judgementOf('normal', 'surveyor', weights));
/** As it was before there were styles: stored tables know it. */
export const greedy: Bot<View, Note> = commander('greedy', judgementOf('normal', 'surveyor'));
