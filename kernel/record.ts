import { Chance, type LuckState } from './chance.ts';
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
/** A seat took its last answer back. `far`: it plays with bots alone, and so many answers in all went with it, whoever had given them. */
export interface BackEntry {
  readonly back: Seat;
  readonly far?: number;
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
/** A seat that plays with bots alone; `training`: it may take back luck and what it has learnt, and luck is the same again. */
export interface Alone {
  readonly seat: Seat;
  readonly training: boolean;
}
/** A finished beat of the turn of `owner` (null: all chose at once). Entries before `low` can be taken back in training only, entries before `hard` never. */
export interface Trod<State = Json> extends Segment<State> {
  readonly owner: Seat | null;
  readonly low: number;
  readonly hard: number;
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
  /** Who plays with bots alone, and the beats of this turn, oldest first. */
  readonly alone?: Alone & { readonly trail: readonly Trod<State>[] };
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

/**
 * Luck that gives again what a record says was drawn, in its order. Whoever plays a match again from it needs no seed, and none
 * can be had from it. Its state is how many draws lie behind; a bookmark it begins from stands at the first (`NO_DRAWS`).
 */
export class Rolls extends Chance {
  private readonly rolls: RollEntry[];
  private drawn = 0;
  constructor(entries: readonly Entry[]) {
    super();
    this.rolls = entries.filter(isRoll);
  }
  get state(): LuckState {
    return [this.drawn, 0, 0, 0];
  }
  set state([drawn]: LuckState) {
    this.drawn = drawn;
  }
  /** All draws between here and there were taken back: what comes next stands behind them. */
  undone([there]: LuckState): void {
    this.rolls.splice(this.drawn, there - this.drawn);
  }
  below(n: number): number {
    const roll = this.rolls[this.drawn++];
    if (roll?.of !== n) throw new Error(`the rules draw one of ${n}, the record ${roll ? `has one of ${roll.of}` : 'has no more draws'}`);
    return roll.got;
  }
}
export const NO_DRAWS: LuckState = [0, 0, 0, 0];
