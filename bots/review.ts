/**
 * A match looked at again: for each decision of one seat, what the answer given was worth beside others the strong bot would have
 * weighed, and how the chances of all seats went. Everything is imagined from what that seat could know then, never from what was so.
 */
import {
  type AnyBot,
  type AnyMatch,
  type Ask,
  anyAnswer,
  type BackEntry,
  type BotSeat,
  type Entry,
  isAnswer,
  isBack,
  type Json,
  Luck,
  type Seat,
  type Sim,
  same,
} from '@cosmodrome/kernel';
import { type PlayoutOptions, playOut } from './playout.ts';
import { random } from './random.ts';
import { soleOption } from './search.ts';
import { seatAt } from './seat.ts';

/** A match from its beginning: opened anew at each call, and everything that was then done. */
export interface ToReview {
  open(): AnyMatch;
  readonly entries: readonly Entry[];
}
export interface ReviewOptions extends PlayoutOptions {
  readonly seat: Seat;
  /** Imagined games in all. They are shared out among the decisions, then again among those that seem to matter. */
  readonly playouts?: number;
  /** How many answers beside the one given are weighed at most. */
  readonly others?: number;
  /** Where whole sides win: which there are. */
  readonly sides?: Sides | undefined;
}
/** Sides that win together, and on which of them each seat is, told by the open table: in an imagined game somebody may be on another. */
export interface Sides {
  readonly keys: readonly string[];
  of(open: Json, seat: Seat): string;
}
/** Chances of victory, 0 to 1: of each seat, or of each side where sides win; those of the seat itself, and how far they may be off: one standard error. */
export interface Chances {
  readonly of: readonly number[];
  readonly mine: number;
  readonly doubt: number;
}
/** One answer, and what imagined games after it gave this seat. */
export interface Weighed {
  readonly answer: Json;
  /** 0 to 1: what the search goes by, victory and lead together. */
  readonly worth: number;
  readonly chances: Chances;
}
export interface Decision {
  /** How many answers the match had seen before this one; those taken back count. */
  readonly n: number;
  readonly topic: string;
  readonly round: number;
  readonly chosen: Weighed;
  /** The best of the others. */
  readonly other: Weighed;
  /** What the other would have been worth more, in the same imagined games, and how far that may be off: one standard error. */
  readonly gain: number;
  readonly doubt: number;
  readonly worlds: number;
}
export interface Review {
  readonly seat: Seat;
  readonly decisions: readonly Decision[];
  /** Up to three decisions at which another answer was clearly better, the dearest first: places in `decisions`. */
  readonly turning: readonly number[];
  /** The decision that was better than what the bot would have done, by most; -1: none was clearly. */
  readonly best: number;
  /** What came of it: as `Chances.of`, but so it was. */
  readonly end: readonly number[];
}
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Imagined games of a look at a match, where nobody says how many. */
export const PLAYOUTS = 6_000;
/** No turning point is smaller. */
const LEAST = 0.03;
/** How many decisions are looked at a second time. */
const CLOSER = 8;
const FEWEST = 6;
const MOST = 60;

interface Branch {
  readonly answer: Json;
  readonly worth: number[];
  readonly won: number[][];
  readonly mine: number[];
}
/** A game, imagined or not, as it stands. */
type Position = Pick<Sim<unknown>, 'game' | 'state'>;
const branch = (answer: Json): Branch => ({ answer, worth: [], won: [], mine: [] });
interface Point {
  readonly n: number;
  readonly topic: string;
  readonly round: number;
  /** The answer given, then the bot's own, then its other ideas. */
  readonly branches: readonly Branch[];
}

/** Yields how far it is; returns the review. The same match and options give the same review. */
export function* review(match: ToReview, how: ReviewOptions): Generator<Progress, Review> {
  const { seat, playouts = PLAYOUTS } = how;
  const places = decisions(match, seat);
  // With few games to spend, fewer answers are weighed: the bot's own is always one of them.
  const affordable = Math.round((playouts * 0.6) / Math.max(1, places.size * FEWEST)) - 1;
  const others = Math.max(1, Math.min(how.others ?? 3, affordable));
  const worlds = Math.min(MOST, Math.max(FEWEST, Math.round((playouts * 0.6) / Math.max(1, places.size * (others + 1)))));
  const points = new Map<number, Point>();
  const steps = places.size + CLOSER;
  let done = 0;
  let end: readonly number[] = [];
  for (const { match: at, n, answer, ask } of walk(match, places, (over) => {
    end = how.sides ? sidesOf(over, how.sides) : victories(over, over.seats);
  })) {
    const point = pointOf(at, n, ask, answer, others, how.playout ?? (random as AnyBot));
    if (point) {
      points.set(n, point);
      imagineOn(at, ask, point, 0, worlds, how);
    }
    yield { done: ++done, of: steps };
  }
  // What seems to matter is looked at again in other worlds: the best of several answers looked best by luck too.
  const close = [...points.values()]
    .map((point) => ({ point, size: Math.abs(contrast(point).gain) }))
    .sort((a, b) => b.size - a.size || a.point.n - b.point.n)
    .slice(0, CLOSER)
    .map(({ point }) => pair(point));
  const again = new Map(close.map((point) => [point.n, point]));
  const more = Math.max(FEWEST, Math.round((playouts * 0.4) / Math.max(1, again.size * 2)));
  for (const { match: at, n, ask } of walk(match, again)) {
    imagineOn(at, ask, again.get(n) as Point, worlds, worlds + more, how);
    yield { done: ++done, of: steps };
  }
  const all = [...points.values()].map((point) => contrast(again.get(point.n) ?? point));
  const clearly = (sign: 1 | -1): readonly number[] =>
    all
      .map(({ n, gain, doubt }, i) => ({ i, size: sign * gain, clear: again.has(n) && sign * gain >= Math.max(LEAST, 2 * doubt) }))
      .filter((d) => d.clear)
      .sort((a, b) => b.size - a.size || a.i - b.i)
      .map((d) => d.i);
  return { seat, decisions: all, turning: clearly(1).slice(0, 3), best: clearly(-1)[0] ?? -1, end };
}

/** One's own last answer, or with `far` the last so many of anybody's. */
function undo(stood: ReadonlyMap<Seat, number[]>, { back, far }: BackEntry): void {
  if (far === undefined) stood.get(back)?.pop();
  else
    for (let i = 0; i < far; i++) {
      const latest = [...stood.values()].reduce((a, b) => ((b.at(-1) ?? -1) > (a.at(-1) ?? -1) ? b : a));
      latest.pop();
    }
}
/** Which answers of the seat stood: by the number of answers before them. */
function decisions({ entries }: ToReview, seat: Seat): Set<number> {
  const stood = new Map<Seat, number[]>();
  let n = 0;
  for (const entry of entries) {
    if (isAnswer(entry)) {
      const own = stood.get(entry.seat);
      if (own) own.push(n);
      else stood.set(entry.seat, [n]);
    } else if (isBack(entry)) undo(stood, entry);
    else continue;
    n++;
  }
  return new Set(stood.get(seat));
}
/** The match at each of these places, before the answer given there; then as it was left. */
function* walk(
  { open, entries }: ToReview,
  places: { has(n: number): boolean },
  left?: (match: AnyMatch) => void,
): Generator<{ readonly match: AnyMatch; readonly n: number; readonly ask: Ask; readonly answer: Json }> {
  const match = open();
  match.remember();
  let i = match.firstRolls().length;
  for (let n = 0; i < entries.length; n++) {
    const entry = entries[i] as Entry;
    if (isAnswer(entry) && places.has(n)) {
      const ask = match.find(entry.seat, entry.topic);
      if (ask) yield { match, n, ask, answer: entry.answer };
    }
    i += match.apply(entry, i).length;
  }
  left?.(match);
}
/** What is weighed here; nothing where there was no choice, or time was real. */
function pointOf(match: AnyMatch, n: number, ask: Ask, given: Json, others: number, bot: AnyBot): Point | undefined {
  if (ask.standing || ask.optional || soleOption(ask) !== undefined) return undefined;
  const at = placeAt(match, ask, n);
  const answers: Json[] = [given];
  const add = (answer: Json | undefined) => {
    if (answer === undefined || answers.length > others || !ask.domain.admits(answer)) return;
    if (!answers.some((a) => same(a, answer))) answers.push(answer);
  };
  add(bot.answer(at) as Json | undefined);
  for (const idea of bot.ideas?.(at) ?? []) add(idea);
  // A bot without ideas is given two of anybody's: where it would have done the same, there is something to compare with.
  if (!bot.ideas) for (let i = 0; i < 2; i++) add(anyAnswer(ask, at.chance));
  if (answers.length === 1) return undefined;
  return { n, topic: ask.topic, round: match.report().rounds, branches: answers.map(branch) };
}
const placeAt = (match: AnyMatch, ask: Ask, n: number): BotSeat => seatAt(match, ask, Luck.seeded(`review/${n}`));

/** World n is the same for all answers, so that they are compared like with like. */
function imagineOn(match: AnyMatch, ask: Ask, point: Point, from: number, to: number, how: ReviewOptions): void {
  const at = placeAt(match, ask, point.n);
  for (const branch of point.branches)
    for (let world = from; world < to; world++) {
      const sim = at.imagine(world) as Sim<unknown>;
      sim.answer(sim.find(ask.seat, ask.topic) as Ask, branch.answer);
      const worth = playOut(how, sim, match.seats, Luck.seeded(`world/${world}`));
      branch.worth.push(worth[ask.seat] as number);
      const won = victories(sim, match.seats);
      // A side's victory is whole for each who is on it.
      branch.mine.push(how.sides ? Math.ceil(won[ask.seat] as number) : (won[ask.seat] as number));
      branch.won.push(how.sides ? sidesOf(sim, how.sides) : won);
    }
}
/**
 * How often the seat wins after each of these answers to the question put before answer `n`, world by world; in worlds and with luck
 * of their own: for whoever checks a review.
 */
export function worldsAfter(
  match: ToReview,
  how: PlayoutOptions,
  n: number,
  answers: readonly Json[],
  worlds: number,
  seed: string,
): readonly (readonly number[])[] {
  for (const { match: at, ask } of walk(match, new Set([n]))) {
    const place = seatAt(at, ask, Luck.seeded(seed));
    return answers.map((answer) =>
      Array.from({ length: worlds }, (_, world) => {
        const sim = place.imagine(world) as Sim<unknown>;
        sim.answer(sim.find(ask.seat, ask.topic) as Ask, answer);
        playOut(how, sim, at.seats, Luck.seeded(`${seed}/${world}`));
        return victories(sim, at.seats)[ask.seat] as number;
      }),
    );
  }
  throw new Error(`no question was answered by answer ${n}`);
}
/** Who won it, shared among those who did; where it was not played to its end, nobody knows. */
function victories(sim: Position, seats: number): number[] {
  const won = new Array<number>(seats).fill(0);
  const standings = sim.game.standings(sim.state as never);
  const winners = standings.filter((s) => s.won).length;
  // All or nobody: they play together, and each of them has won or lost.
  for (const s of standings) if (s.won) won[s.seat] = winners === standings.length ? 1 : 1 / winners;
  return won;
}

/** Which sides won it. */
function sidesOf(sim: Position, { keys, of }: Sides): number[] {
  const open = (sim.game.openView ?? ((state: never) => sim.game.view(state, undefined)))(sim.state as never) as Json;
  const winners = new Set(sim.game.standings(sim.state as never).flatMap((s) => (s.won ? [of(open, s.seat)] : [])));
  return keys.map((key) => (winners.has(key) ? 1 : 0));
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
function doubtOf(values: readonly number[]): number {
  if (values.length < 2) return 1;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, v) => sum + (v - middle) ** 2, 0) / (values.length - 1) / values.length);
}
const weighed = (b: Branch): Weighed => ({
  answer: b.answer,
  worth: mean(b.worth),
  chances: {
    of: (b.won[0] as number[]).map((_, s) => mean(b.won.map((won) => won[s] as number))),
    mine: mean(b.mine),
    doubt: doubtOf(b.mine),
  },
});
/** The answer given and the best of the others. */
function best({ branches }: Point): readonly [Branch, Branch] {
  const [given, ...others] = branches as readonly [Branch, ...Branch[]];
  return [given, others.reduce((a, b) => (mean(b.worth) > mean(a.worth) ? b : a))];
}
/** These two alone, to be imagined anew. */
const pair = (point: Point): Point => ({ ...point, branches: best(point).map(({ answer }) => branch(answer)) });
function contrast(point: Point): Decision {
  const { n, topic, round } = point;
  const [given, other] = best(point);
  const differences = other.worth.map((worth, world) => worth - (given.worth[world] as number));
  return {
    n,
    topic,
    round,
    chosen: weighed(given),
    other: weighed(other),
    gain: mean(differences),
    doubt: doubtOf(differences),
    worlds: differences.length,
  };
}
