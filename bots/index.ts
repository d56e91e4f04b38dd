import type { AnyBot, AnyGame } from '@cosmodrome/kernel';
import type { PlayoutOptions } from './playout.ts';
import { random } from './random.ts';
import { PLAYOUTS, type ReviewOptions, type Sides } from './review.ts';
import { type SearchOptions, search } from './search.ts';

export { allRandom, type Bout, type Played, playMatch, playSim, turn } from './arena.ts';
export { VirtualClock } from './clock.ts';
export { answerAt, type BotPace, LONGEST_TURN_MS, pauseOf, SEARCH } from './pacing.ts';
export { random } from './random.ts';
export {
  type Chances,
  type Decision,
  type Progress,
  type Review,
  type ReviewOptions,
  review,
  type Sides,
  type ToReview,
  type Weighed,
  worldsAfter,
} from './review.ts';
export { type SearchOptions, search } from './search.ts';
export { askBot, askInSim, decide, planBot, type Thought } from './seat.ts';
export type { PlayoutOptions };

/** What this needs of a game's package: its own bots, and what helps the search. */
export interface BotShelf {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly search?: SearchOptions;
  readonly sides?: Sides;
  readonly playouts?: number;
}
/** How a match of this game is looked at again: its strong bot plays the imagined games. */
export const reviewing = (shelf: BotShelf): Omit<ReviewOptions, 'seat'> & { readonly playouts: number } => ({
  playout: Object.values(shelf.bots)[0],
  ...shelf.search,
  sides: shelf.sides,
  playouts: shelf.playouts ?? PLAYOUTS,
});
/** The bots of a game: its own first, then `search` and `random`, which play anything. */
export const botNames = (shelf: BotShelf): readonly string[] => [...Object.keys(shelf.bots), 'search', 'random'];

/** By name; `search:300` thinks 300 ms a move, `search:50i` fifty imagined games a move. Undefined: no such bot. */
export function botNamed(shelf: BotShelf, name: string): AnyBot | undefined {
  if (name === 'random') return random as AnyBot;
  const asked = /^search(?::(\d{1,6})(i?))?$/.exec(name);
  if (asked) {
    const budget = asked[1] === undefined ? { ms: 1000 } : asked[2] ? { iterations: Number(asked[1]) } : { ms: Number(asked[1]) };
    return search({ ...shelf.search, ...budget, name }) as AnyBot;
  }
  return Object.hasOwn(shelf.bots, name) ? shelf.bots[name] : undefined;
}
