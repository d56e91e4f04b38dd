import type { Chance } from './chance.ts';
import type { Ask, Seat } from './flow.ts';
import type { AnyGame } from './game.ts';
import type { Json } from './json.ts';
import type { Sim } from './sim.ts';

/** What a bot is given: its seat's eyes and ears, never the state. */
export interface BotSeat<View extends Json = Json, Note extends Json = Json> {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly seats: number;
  readonly ask: Ask;
  /** Built when first looked at. */
  readonly view: View;
  /** Everything this seat has been told since the match began. */
  readonly notes: readonly Note[];
  readonly chance: Chance;
  /** A world that fits all this seat knows, to be played on; a new one at each call, the same one for the same `world`. */
  // biome-ignore lint/suspicious/noExplicitAny: a bot of a game knows its state
  imagine(world?: number): Sim<any, View, Note>;
}
/** A bot answers from what its seat may know. It keeps no memory of its own: the notes are its memory, so it survives a restart. */
export interface Bot<View extends Json = Json, Note extends Json = Json> {
  readonly name: string;
  /** `undefined` is only for optional questions: no thanks. */
  answer(at: BotSeat<View, Note>): Json | undefined;
  /**
   * Where a question stands and time is real: after how many milliseconds, from seeing the position, it gives this answer;
   * without an answer, after how many it looks again. Default: a second.
   */
  tempo?(at: BotSeat<View, Note>, answer: Json | undefined): number;
  /** For a search that plays imagined games with this bot: which other answers are worth a look. Default: any. */
  ideas?(at: BotSeat<View, Note>): readonly Json[];
}
// biome-ignore lint/suspicious/noExplicitAny: bots of every game
export type AnyBot = Bot<any, any>;
