/** The players one can sit down with: three styles in three strengths. */
import { type Bot, type Character, STRENGTHS, type Strength } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { type Judgement, judgementOf, STYLES, type Style, type Weights } from './judgement.ts';
import { Player } from './player.ts';

export const member = (name: string, j: Judgement, character?: Character): Bot<View, Note> => ({
  name,
  ...(character ? { character } : {}),
  answer: (at) => new Player(at, j).answer(),
  why: (at, answer) => new Player(at, j).why(answer),
  ideas: (at) => new Player(at, j).ideas(),
});
/** The usual strength needs no word. */
const nameOf = (strength: Strength, style: Style): string => (strength === 'normal' ? style : `${strength}-${style}`);
/** As it was before there were styles: stored tables know it, and it plays on imagined games. */
export const crew: Bot<View, Note> = member('crew', judgementOf('normal', undefined));
const one = (strength: Strength, style: Style): Bot<View, Note> =>
  member(nameOf(strength, style), judgementOf(strength, style), { strength, style });
const ORDER: readonly Strength[] = ['normal', ...STRENGTHS.filter((s) => s !== 'normal')];
export const crews: Readonly<Record<string, Bot<View, Note>>> = Object.fromEntries(
  ORDER.flatMap((strength) => STYLES.map((style) => [nameOf(strength, style), one(strength, style)])),
);
/** With weights of its own, for whoever tries them out. */
export const weighing = (weights: Weights): Bot<View, Note> => member('weighing', judgementOf('strong', undefined, weights));
