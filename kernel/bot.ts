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
/** How well a bot plays, in words a player understands. Easy errs as beginners do, not by chance; strong searches. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];
/** Who a bot is to those who play against it: how well it plays, and what it likes, told apart by watching it. */
export interface Character {
  readonly strength: Strength;
  /** Named by `Words.styles`. */
  readonly style: string;
}
/** Something that weighed with a bot, as data in the words of its game (`Words.motive`), and how much. */
export interface Motive<Why extends Json = Json> {
  readonly why: Why;
  /** In whatever the bot counts in; against others of the same choice. */
  readonly weight: number;
}
/** How a bot searches: until the time is up or so many games are imagined, whichever is first. */
export interface Thinks {
  readonly ms: number;
  readonly games?: number;
  /** Who plays the imagined games on. Default: the bot itself. */
  // biome-ignore lint/suspicious/noExplicitAny: a bot of any game
  readonly playout?: Bot<any, any>;
  /** How many answers an imagined game goes on; then the package's `search.value` judges. Default: as the package says. */
  readonly horizon?: number;
}
/** A bot answers from what its seat may know. It keeps no memory of its own: the notes are its memory, so it survives a restart. */
export interface Bot<View extends Json = Json, Note extends Json = Json> {
  readonly name: string;
  /** Absent: it is not offered as an opponent by strength and style. */
  readonly character?: Character;
  /** It searches: the house imagines games from its ideas and takes another of them where that proves better. Absent: it answers at once. */
  readonly thinks?: Thinks;
  /** `undefined` is only for optional questions: no thanks. */
  answer(at: BotSeat<View, Note>): Json | undefined;
  /**
   * Where a question stands and time is real: after how many milliseconds, from seeing the position, it gives this answer;
   * without an answer, after how many it looks again. Default: a second.
   */
  tempo?(at: BotSeat<View, Note>, answer: Json | undefined): number;
  /** For a search that plays imagined games with this bot: which other answers are worth a look. Default: any. */
  ideas?(at: BotSeat<View, Note>): readonly Json[];
  /**
   * What spoke for this answer here, weightiest first: from the judgement by which it was chosen, reckoned anew. Empty where nothing was
   * at stake. It may speak of what its seat alone knows: who is told, and when, is not its business (`GamePackage.candid`).
   */
  why?(at: BotSeat<View, Note>, answer: Json): readonly Motive[];
}
// biome-ignore lint/suspicious/noExplicitAny: bots of every game
export type AnyBot = Bot<any, any>;
