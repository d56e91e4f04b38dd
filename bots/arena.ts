import {
  type AnyBot,
  type AnyGame,
  type AnyMatch,
  type Ask,
  type Chance,
  CLOCK,
  type Entry,
  isAnswer,
  type Json,
  Luck,
  Match,
  type Opening,
  Sim,
} from '@cosmodrome/kernel';
import { anyAnswer, random } from './random.ts';
import { askBot } from './seat.ts';

export interface Played {
  readonly match: AnyMatch;
  readonly answers: number;
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}
export interface Bout {
  readonly options?: unknown;
  readonly seed: string | number;
  /** One a seat. */
  readonly bots: readonly AnyBot[];
  /** Keep the record. */
  readonly record?: boolean;
  /** A match that takes more answers is given up with an error. */
  readonly longest?: number;
}

/** A whole match between bots, recorded and checked. */
export function playMatch(game: AnyGame, bout: Bout): Played {
  const seats = bout.bots.length;
  const match: AnyMatch = Match.open(game, bout.options ?? {}, seats, bout.seed);
  const opening: Opening = { game: game.id, version: game.version, seats, options: match.options, seed: bout.seed };
  const entries: Entry[] = bout.record ? [...match.firstRolls()] : [];
  const chance = Luck.seeded(`bots/${bout.seed}`);
  let answers = 0;
  while (!match.over) {
    if (answers >= (bout.longest ?? 200_000)) throw new Error(`${game.id}, seed ${bout.seed}: no end after ${answers} answers`);
    const made = turn(match, bout.bots, chance);
    if (bout.record) for (const e of made) entries.push(e);
    answers += made.filter(isAnswer).length;
  }
  return { match, answers, opening, entries };
}

/** One answer: whoever is waited for answers; interrupts are offered first; the clock comes when nobody else is asked. */
export function turn(match: AnyMatch, bots: readonly AnyBot[], chance: Chance): readonly Entry[] {
  const asks = match.asks();
  const people = asks.filter((a) => a.seat !== CLOCK);
  for (const ask of people) {
    if (!ask.optional) continue;
    const answer = askBot(bots[ask.seat] as AnyBot, match, ask, chance);
    if (answer !== undefined) return match.answer(ask.seat, ask.topic, answer);
  }
  const due = people.filter((a) => !a.optional);
  const ask = due.length > 0 ? (due.length === 1 ? due[0] : chance.pick(due)) : asks.find((a) => a.seat === CLOCK);
  if (!ask) throw new Error(`${match.game.id}: only optional questions are open and nobody takes them`);
  if (ask.seat === CLOCK) return match.answer(CLOCK, ask.topic, 'time');
  const answer = askBot(bots[ask.seat] as AnyBot, match, ask, chance);
  if (answer === undefined) throw new Error(`${(bots[ask.seat] as AnyBot).name} gives no answer to '${ask.topic}'`);
  return match.answer(ask.seat, ask.topic, answer);
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
  let answers = 0;
  for (; !sim.over; answers++) {
    if (answers >= longest) throw new Error(`${game.id}, seed ${seed}: no end after ${answers} answers`);
    const asks = sim.asks;
    const ask = asks.length === 1 ? (asks[0] as Ask) : chance.pick(asks);
    sim.answer(ask, anyAnswer(ask, chance) as Json);
  }
  return { sim, answers };
}
export const allRandom = (bots: readonly AnyBot[]): boolean => bots.every((b) => b === (random as AnyBot));
