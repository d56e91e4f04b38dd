import type { AnyBot, AnyGame, AnyMatch, Json, Options, Seat } from '@cosmodrome/kernel';
import type { AnyWords, Lang } from './text.ts';

/** live: everybody at the table at once, against a clock; relaxed: without one; days: a turn may take days. */
export type PaceKind = 'live' | 'relaxed' | 'days';

export interface FactsBy {
  readonly option: string;
  readonly values: Readonly<Record<string, { readonly minutes: number; readonly weight: number }>>;
}
/** How many sit at a table, and what of its options differs from the defaults. */
export interface FirstTable {
  readonly seats: number;
  readonly options?: Options;
}
/** How well a bot does: points on the ladder with one standard error, random bots at 0; or, where all win together, how many of its games. */
export type Rating = { readonly points: number; readonly error: number } | { readonly won: number; readonly of: number };
/** What a game's folder offers to those who know no game by name (the shelf, the server, the command line). */
export interface GamePackage {
  readonly game: AnyGame;
  readonly title: Readonly<Record<Lang, string>>;
  /** By name; `random` and `search` exist for every game and are not listed here. The first is the default opponent. */
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Names of old that stored tables know: they go on playing, and nobody is offered them. */
  readonly former?: readonly string[];
  /** What `cosmo ladder` found, by name; how it was measured stands in the game's README. */
  readonly ratings?: Readonly<Record<string, Rating>>;
  /** May bots say why while the game still runs? Only where nothing that weighs with them is theirs to keep. Absent: once it is over. */
  candid?(options: Options): boolean;
  /** What `cosmo tune` moves: the weights of its judgement as data, in bot/<file>.ts (default: weights), and a bot that goes by others. */
  readonly tuning?: {
    readonly weights: Readonly<Record<string, number>>;
    readonly file?: string;
    bot(weights: Readonly<Record<string, number>>): AnyBot;
  };
  /** Which of them answers when a player's time is up: the least that the rules let one do. Absent: the default opponent. Never offered as an opponent. */
  readonly absent?: string;
  readonly words: Readonly<Record<Lang, AnyWords>>;
  /** Minutes a game takes, best number of seats, difficulty 1 to 5: for the lobby. */
  readonly facts: {
    readonly minutes: readonly [number, number];
    readonly best: number;
    readonly weight: number;
    readonly kind: 'versus' | 'coop' | 'traitor';
    /** Where one option decides both (a mission, a scenario): how long and how hard each of its values is. */
    readonly by?: FactsBy;
    /** The table one click opens, me among bots: for whoever has never played it. Absent: the best number of seats, and the defaults. */
    readonly first?: FirstTable;
  };
  /** Which options tell scenario and difficulty apart in figures. Absent: the one that `facts` names, and none. */
  readonly figures?: { readonly scenario?: string; readonly difficulty?: string };
  /**
   * For a game that can be given something people make themselves (a mission) in place of what an option names: which option, and what it
   * goes by, in its maker's words; undefined: nothing like it is in what was given.
   */
  readonly made?: {
    readonly option: string;
    name(brief: Json): string | undefined;
    /** That alone, for whoever stands at the door: without what else came with the table. */
    of(brief: Json): Json | undefined;
  };
  /** What a match that is over comes to, for whoever tries out something they made: plain data its workshop reads. */
  tally?(match: AnyMatch): Json;
  /** Which paces these options can be played at. Absent: all. */
  paces?(options: Options): readonly PaceKind[];
  /** Whether several people can play these options at one device, one behind the curtain. Absent: always. */
  oneDevice?(options: Options): boolean;
  /** What helps the generic search on this game: who plays the rest of an imagined game, how far, and what a position is worth to a seat (0 to 1). */
  readonly search?: { readonly playout?: AnyBot; readonly horizon?: number; value?(view: Json, seat: Seat): number };
  /** How many imagined games a look at a match takes: fewer where they are long. Default: 6,000. */
  readonly playouts?: number;
  /** Where whole sides win: their keys (named by `Words.sides`), and on which of them a seat is, told by the open table. */
  readonly sides?: { readonly keys: readonly string[]; of(open: Json, seat: Seat): string };
  /** Rules that no test can show, with the reason. */
  readonly excused: Readonly<Record<string, string>>;
}
