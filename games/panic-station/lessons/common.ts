import type { Saved } from '@cosmodrome/kernel';
import { type Lesson, position } from '@cosmodrome/kit/lesson';
import { arrangeAll, type Setting } from '../arrange.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import type { BodyId, RoomId, State } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { View } from '../view.ts';

export { both } from '@cosmodrome/kit/lesson';
export type PanicLesson = Lesson<State, View, Note, Answers>;
export const NAMES = ['', 'Inès', 'Tom', 'Zoé'] as const;
export const room = (n: number): RoomId => n as RoomId;
export const body = (n: number): BodyId => n as BodyId;

export function arranged(setting: Setting): Saved<State> {
  const state = arrangeAll(setting);
  const { gentle, passing, cans } = state.variants;
  return position(game, state, state.teams.length, { gentle, passing, cans, colours: 'random' });
}
