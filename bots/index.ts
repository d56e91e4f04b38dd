import { type AnyBot, type AnyGame, type Character, STRENGTHS, type Strength } from '@cosmodrome/kernel';
import type { PlayoutOptions } from './playout.ts';
import { random } from './random.ts';
import { PLAYOUTS, type ReviewOptions, type Sides } from './review.ts';
import { type SearchOptions, search } from './search.ts';

export { allRandom, type Bout, Endless, type Played, playMatch, playSim, turn } from './arena.ts';
export { VirtualClock } from './clock.ts';
export { type LadderPlan, ladderOf, type Meeting, meet, type Rung } from './ladder.ts';
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
export { askBot, askInSim, decide, planBot, type Thought, whyBot } from './seat.ts';
export { rivals, type Step as TuneStep, tuned, type Weights } from './tune.ts';
export type { PlayoutOptions };

/** What this needs of a game's package: its own bots, and what helps the search. */
export interface BotShelf {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly former?: readonly string[];
  readonly absent?: string;
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

/** A bot one can choose by strength and style. */
export interface Listed extends Character {
  readonly name: string;
}
/** Those of a game who have a character, in the order of their package. */
export const roster = (shelf: BotShelf): readonly Listed[] =>
  Object.entries(shelf.bots).flatMap(([name, { character }]) =>
    character && !shelf.former?.includes(name) ? [{ name, strength: character.strength, style: character.style }] : [],
  );
const isStrength = (name: string): name is Strength => (STRENGTHS as readonly string[]).includes(name);
/**
 * The names one can sit down to play against. Where bots have characters, a strength alone leaves the style to chance, and the usual
 * strength comes first. Names of old, `search` and `random` come last, for those who know them.
 */
export function opponents(shelf: BotShelf): readonly string[] {
  const listed = roster(shelf).map(({ name }) => name);
  const strengths = (['normal', 'easy', 'strong'] as const).filter((s) => roster(shelf).some(({ strength }) => strength === s));
  return [...new Set([...strengths, ...listed, ...botNames(shelf)])].filter((name) => name !== shelf.absent);
}

/** Whether a bot that searches minds the time. Where it does not, the same luck gives the same answers, however busy the machine is. */
export type Hurry = 'timed' | 'untimed';
/**
 * By name; `search:300` thinks 300 ms a move, `search:50i` fifty imagined games a move; a strength alone (`strong`) is one of that
 * strength, which by `lot`. Undefined: no such bot.
 */
export function botNamed(shelf: BotShelf, name: string, lot = 0, hurry: Hurry = 'timed'): AnyBot | undefined {
  if (name === 'random') return random as AnyBot;
  const asked = /^search(?::(\d{1,6})(i?))?$/.exec(name);
  if (asked) {
    const budget = asked[1] === undefined ? { ms: 1000 } : asked[2] ? { iterations: Number(asked[1]) } : { ms: Number(asked[1]) };
    return search({ ...shelf.search, ...budget, name }) as AnyBot;
  }
  const own = Object.hasOwn(shelf.bots, name) ? shelf.bots[name] : undefined;
  if (own) return thinking(shelf, own, hurry);
  if (!isStrength(name)) return undefined;
  const equals = roster(shelf).filter(({ strength }) => strength === name);
  const one = equals[lot % Math.max(1, equals.length)];
  return one && thinking(shelf, shelf.bots[one.name] as AnyBot, hurry);
}
/** A bot that searches weighs its own ideas in imagined games; all else about it is its own. */
function thinking(shelf: BotShelf, bot: AnyBot, hurry: Hurry): AnyBot {
  const { thinks } = bot;
  if (!thinks) return bot;
  const { ms, games, playout = bot, horizon } = thinks;
  const limit = hurry === 'untimed' && games !== undefined ? {} : { ms };
  const how = { ...shelf.search, playout, ...limit, lead: bot, name: bot.name };
  const found = search({ ...how, ...(games === undefined ? {} : { iterations: games }), ...(horizon === undefined ? {} : { horizon }) });
  return { ...bot, answer: found.answer as AnyBot['answer'] };
}
