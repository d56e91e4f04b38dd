/** The comrades one can go out with: three styles in three strengths. */
import { type Bot, type Character, STRENGTHS, type Strength } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { type Judgement, judgementOf, STYLES, type Style, USUAL, type Weights } from './character.ts';
import { decide, Mind } from './comrade.ts';

/** Nothing is hidden in this game but what nobody has drawn yet, so a comrade thinks on an imagined table directly. */
export const member = (name: string, j: Judgement, character?: Character): Bot<View, Note> => ({
  name,
  ...(character ? { character } : {}),
  answer: (at) => decide(at.imagine().state as State, at.ask, at.chance, j),
  why: (at, answer) => new Mind(at.imagine().state as State, at.ask, at.chance, j).why(answer),
  ideas: (at) => new Mind(at.imagine().state as State, at.ask, at.chance, j).ideas(),
});
/** The usual strength needs no word. */
const nameOf = (strength: Strength, style: Style): string => (strength === 'normal' ? style : `${strength}-${style}`);
/** As it was before there were styles: stored tables know it, and it plays on imagined games. */
export const comrade: Bot<View, Note> = member('comrade', USUAL);
const one = (strength: Strength, style: Style): Bot<View, Note> =>
  member(nameOf(strength, style), judgementOf(strength, style), { strength, style });
const ORDER: readonly Strength[] = ['normal', ...STRENGTHS.filter((s) => s !== 'normal')];
export const comrades: Readonly<Record<string, Bot<View, Note>>> = Object.fromEntries(
  ORDER.flatMap((strength) => STYLES.map((style) => [nameOf(strength, style), one(strength, style)])),
);
/** With weights of its own, for whoever tries them out. */
export const weighing = (weights: Weights): Bot<View, Note> => member('weighing', { ...USUAL, ...weights });
