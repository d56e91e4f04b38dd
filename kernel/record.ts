import type { LuckState } from './chance.ts';
import type { Seat, Topic } from './flow.ts';
import type { Options } from './game.ts';
import type { Json } from './json.ts';

/** `at`: milliseconds of play, when the one who keeps the clock says so. */
export interface AnswerEntry {
  readonly seat: Seat;
  readonly topic: Topic;
  readonly answer: Json;
  readonly at?: number;
}
/** A draw of luck: `of` equally likely outcomes, which one it was. */
export interface RollEntry {
  readonly of: number;
  readonly got: number;
}
/** A seat took its last answer back. */
export interface BackEntry {
  readonly back: Seat;
}
/** One line of the record of a match, which is only ever appended to. */
export type Entry = AnswerEntry | RollEntry | BackEntry;
/** What a position needs: the answers and rolls since a bookmark. */
export type Step = AnswerEntry | RollEntry;
export const isAnswer = (e: Entry): e is AnswerEntry => 'topic' in e;
export const isRoll = (e: Entry): e is RollEntry => 'of' in e;
export const isBack = (e: Entry): e is BackEntry => 'back' in e;

/** A beat boundary: everything that lives between beats. */
export interface Bookmark<State = Json> {
  readonly state: State;
  readonly luck: LuckState;
  readonly now: number;
  /** Notes told so far: in all, then to each seat, then to spectators. */
  readonly told: readonly number[];
}
export interface Segment<State = Json> {
  readonly bookmark: Bookmark<State>;
  readonly since: readonly Step[];
}
/** A position at rest. Plain JSON; `resume` brings it back. */
export interface Saved<State = Json> extends Segment<State> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly brief?: Json;
  /** Beats that can still be taken back, oldest first. */
  readonly past: readonly Segment<State>[];
}
/** How a match began; with its entries, the whole of it. */
export interface Opening {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly brief?: Json;
  readonly seed: string | number;
}
