import type { Saved } from '@cosmodrome/kernel';
import { type Lesson, position } from '@cosmodrome/kit/lesson';
import { at, optionsFor, type Setting } from '../arrange.ts';
import { type SquareId, type TileId, tileNamed } from '../content/index.ts';
import { trucker } from '../game.ts';
import type { Note } from '../notes.ts';
import type { BuildRequest, Rot, State } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { View } from '../view.ts';

export { both } from '@cosmodrome/kit/lesson';
export type TruckerLesson = Lesson<State, View, Note, Answers>;
export const NAMES = ['', 'Livia'] as const;
/** One round on class I, without hourglass and modules: nothing is left to luck that was not foretold. */
export const PLAIN = { rounds: ['I'], newTechnologies: false, intruders: false, tutorial: true } as const;

/** All lessons are on class I. */
export const square = (column: number, row: number): SquareId => at('I', column, row);
export const tile = (key: string): TileId => tileNamed(key);
export const take = (key: string): BuildRequest => ({ do: 'take', tile: tile(key) });
export const place = (key: string, column: number, row: number, rot: Rot = 0): BuildRequest => ({
  do: 'place',
  tile: tile(key),
  square: square(column, row),
  rot,
});
export const arranged = (setting: Setting, state: State): Saved<State> =>
  position(trucker, state, setting.has.length, { ...optionsFor(setting), hourglass: 0 });
