/** What came of one's matches, and today's challenges. */
import type { Options } from '@cosmodrome/kernel';
import type { TableCard } from './tables.ts';

export interface Figure {
  readonly played: number;
  readonly won: number;
  /** The most points of any. */
  readonly best: number;
  /** The fewest rounds and the shortest time of those that were won. */
  readonly rounds?: number;
  readonly ms?: number;
}
/** `settled`: after enough games for it to mean something. */
export interface RatingTold {
  readonly points: number;
  readonly games: number;
  readonly settled: boolean;
}
export interface Figures {
  readonly games: readonly (Figure & {
    readonly game: string;
    readonly by: readonly (Figure & { readonly kind: 'side' | 'scenario' | 'difficulty'; readonly key: string })[];
    /** Only where it is a race for points. */
    readonly rating?: RatingTold;
  })[];
  readonly bots: readonly { readonly game: string; readonly bot: string; readonly rating: RatingTold }[];
}
/** One line of the list of a day. */
export interface Attempt {
  readonly rank: number;
  readonly name: string;
  readonly mine: boolean;
  readonly won: boolean;
  readonly score: number;
  readonly rounds: number;
}
/** One seed a day for each game, the same for everybody; one try. */
export interface Challenge {
  readonly game: string;
  readonly day: string;
  /** Server time, ms, at which the next day begins. */
  readonly until: number;
  readonly seats: number;
  readonly options: Options;
  /** My try: its table. */
  readonly mine?: Pick<TableCard, 'code' | 'phase'>;
  readonly tried: number;
  /** Of these, how many are over, and how many were won. */
  readonly done: number;
  readonly won: number;
  readonly list: readonly Attempt[];
}
