import type { Saved } from '@cosmodrome/kernel';
import { type Lesson, position } from '@cosmodrome/kit/lesson';
import { arrangeAboard, type Backs, type Scene, type Spot } from '../arrange.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import type { Cell, State } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { View } from '../view.ts';

export { both } from '@cosmodrome/kit/lesson';
export type CadetLesson = Lesson<State, View, Note, Answers>;
export function arranged(s: Scene, backs?: Backs, markers?: readonly number[]): Saved<State> {
  const state = arrangeAboard(s, backs, markers);
  const { scenario, mode, n, alternative, seats } = state;
  return position(game, state, seats, { scenario, mode, rocketeers: n, alternative });
}
/** The map of First Contact for two Rocketeers. */
export const S1: readonly Spot[] = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -2],
  [1, -2],
  [1, 1],
  [0, 2],
  [-1, 2],
  [-1, -1],
];
export const cellAt = (q: number, r: number): Cell => S1.findIndex((s) => s[0] === q && s[1] === r) as Cell;
/** Die faces of ten as draws. */
export const d10 = (...faces: number[]): number[] => faces.map((f) => f - 1);
