import {
  type AnyBot,
  type AnyGame,
  type AnyMatch,
  type Ask,
  anyAnswer,
  type Chance,
  CLOCK,
  type Entry,
  isAnswer,
  isPlayer,
  type Json,
  Luck,
  Match,
  type Opening,
  type Seat,
  Sim,
  STAGE,
} from '@cosmodrome/kernel';
import { type Due, VirtualClock } from './clock.ts';
import { random } from './random.ts';
import type { Sides } from './review.ts';
import { askBot, planBot, planInSim } from './seat.ts';

export interface Played {
  readonly match: AnyMatch;
  readonly answers: number;
  /** Where time is real: answers that came too late. */
  readonly late: number;
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}
export interface Bout {
  readonly options?: unknown;
  readonly brief?: Json;
  readonly seed: string | number;
  /** One a seat. */
  readonly bots: readonly AnyBot[];
  /** Whoever is not on the first of the sides is played by another, from the moment on in which it is so. */
  readonly sided?: { readonly sides: Sides; readonly other: AnyBot };
  /** Keep the record. */
  readonly record?: boolean;
  /** A match that takes more answers is given up with an error. */
  readonly longest?: number;
}

/** A match that took more answers than it may. */
export class Endless extends Error {}
/** A whole match between bots, recorded and checked. */
export function playMatch(game: AnyGame, bout: Bout): Played {
  const seats = bout.bots.length;
  const match: AnyMatch = Match.open(game, bout.options ?? {}, seats, bout.seed, bout.brief);
  const opening: Opening = {
    game: game.id,
    version: game.version,
    seats,
    options: match.options,
    seed: bout.seed,
    ...(bout.brief === undefined ? {} : { brief: bout.brief }),
  };
  const entries: Entry[] = bout.record ? [...match.firstRolls()] : [];
  const chance = Luck.seeded(`bots/${bout.seed}`);
  const bots = bout.sided ? bout.bots.map((bot, seat) => turncoat(match, seat, bot, bout.sided as NonNullable<Bout['sided']>)) : bout.bots;
  const clock = new VirtualClock();
  let answers = 0;
  while (!match.over) {
    if (answers >= (bout.longest ?? 200_000)) throw new Endless(`${game.id}, seed ${bout.seed}: no end after ${answers} answers`);
    const made = turn(match, bots, chance, clock);
    if (bout.record) for (const e of made) entries.push(e);
    answers += made.filter(isAnswer).length;
  }
  return { match, answers, late: clock.late, opening, entries };
}

function turncoat(match: AnyMatch, seat: Seat, bot: AnyBot, { sides, other }: NonNullable<Bout['sided']>): AnyBot {
  const now = () => (sides.of(match.openView() as Json, seat) === sides.keys[0] ? bot : other);
  return { name: `${bot.name}/${other.name}`, answer: (at) => now().answer(at) };
}

/**
 * One answer: whoever is waited for answers; interrupts are offered first; the stage plays what the game draws; where questions
 * stand, time decides who comes next; else the clock comes when nobody is asked.
 */
export function turn(match: AnyMatch, bots: readonly AnyBot[], chance: Chance, clock = new VirtualClock()): readonly Entry[] {
  const asks = match.asks();
  const played = asks.find((a) => a.seat === STAGE);
  if (played) return match.answer(STAGE, played.topic, anyAnswer(played, chance));
  const people = asks.filter((a) => isPlayer(a.seat) && !a.standing);
  for (const ask of people) {
    if (!ask.optional) continue;
    const answer = askBot(bots[ask.seat] as AnyBot, match, ask, chance);
    if (answer !== undefined) return match.answer(ask.seat, ask.topic, answer);
  }
  const due = people.filter((a) => !a.optional);
  if (due.length === 0) {
    const next = clock.next(match, asks, (a) => planBot(bots[a.seat] as AnyBot, match, a, chance));
    if (next) return match.answer(next.ask.seat, next.ask.topic, next.answer, next.at);
  }
  const ask = due.length > 0 ? (due.length === 1 ? due[0] : chance.pick(due)) : asks.find((a) => a.seat === CLOCK);
  if (!ask) throw new Error(`${match.game.id}: only optional questions are open and nobody takes them`);
  if (ask.seat === CLOCK) return match.answer(CLOCK, ask.topic, 'time');
  // Where a seat is asked several things at once, its bot may leave one for another.
  for (const one of [ask, ...due.filter((a) => a.seat === ask.seat && a !== ask)]) {
    const answer = askBot(bots[ask.seat] as AnyBot, match, one, chance);
    if (answer !== undefined) return match.answer(one.seat, one.topic, answer);
  }
  throw new Error(`${(bots[ask.seat] as AnyBot).name} gives no answer to '${ask.topic}'`);
}

/** A whole game at random, without record: the fastest way through the rules. */
export function playSim(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string | number,
  longest = 200_000,
): { readonly sim: Sim<unknown>; readonly answers: number } {
  const chance = Luck.seeded(seed);
  const sim: Sim<unknown> = Sim.open(game, options as never, seats, chance);
  const clock = new VirtualClock();
  let answers = 0;
  for (; !sim.over; answers++) {
    if (answers >= longest) throw new Error(`${game.id}, seed ${seed}: no end after ${answers} answers`);
    const { asks } = sim;
    const next = asks.length === 1 ? undefined : nextInSim(sim, asks, clock, seats, chance);
    if (next) sim.answer(next.ask, next.answer, next.at);
    else {
      const ask = asks.length === 1 ? (asks[0] as Ask) : chance.pick(asks);
      sim.answer(ask, anyAnswer(ask, chance));
    }
  }
  return { sim, answers };
}
/** Where questions stand and nobody else is waited for, time decides. */
const nextInSim = (sim: Sim<unknown>, asks: readonly Ask[], clock: VirtualClock, seats: number, chance: Chance): Due | undefined =>
  asks.some((a) => isPlayer(a.seat) && !a.standing)
    ? undefined
    : clock.next(sim, asks, (a) => planInSim(random as AnyBot, sim, a, seats, chance));
export const allRandom = (bots: readonly AnyBot[]): boolean => bots.every((b) => b === (random as AnyBot));
