import {
  type AnyBot,
  type AnyGame,
  type AnyMatch,
  type Ask,
  anyAnswer,
  type BotSeat,
  type Chance,
  copy,
  type Json,
  Luck,
  type Seat,
  Sim,
} from '@cosmodrome/kernel';
import type { Plan } from './clock.ts';

/** A bot's place at a real match: its seat's view, its notes, worlds it may imagine. Each is made when first looked at. */
class AtMatch implements BotSeat {
  readonly ask: Ask;
  readonly chance: Chance;
  private readonly match: AnyMatch;
  private readonly hear: () => readonly Json[];
  private seen: Json | undefined;
  private heard: readonly Json[] | undefined;
  private root: number | undefined;
  constructor(match: AnyMatch, ask: Ask, chance: Chance, hear: () => readonly Json[]) {
    this.match = match;
    this.ask = ask;
    this.chance = chance;
    this.hear = hear;
  }
  get game(): AnyGame {
    return this.match.game;
  }
  get seat(): Seat {
    return this.ask.seat;
  }
  get seats(): number {
    return this.match.seats;
  }
  get view(): Json {
    this.seen ??= this.match.view(this.seat) as Json;
    return this.seen;
  }
  get notes(): readonly Json[] {
    this.heard ??= this.hear();
    return this.heard;
  }
  /** A property, so that a bot may take its seat apart. */
  readonly imagine = (world: number = this.chance.below(0x1_0000_0000)): Sim<unknown> => {
    this.root ??= this.chance.below(0x1_0000_0000);
    return this.match.imagine(this.seat, Luck.seeded(`imagine/${this.root}/${world}`));
  };
}
/** The place of whoever is asked this, for somebody who weighs what could be answered. */
export const seatAt = (match: AnyMatch, ask: Ask, chance: Chance, hear: () => readonly Json[] = () => match.notes(ask.seat)): BotSeat =>
  new AtMatch(match, ask, chance, hear);
/** What spoke most for this answer, said by whoever gave it or would: the two weightiest. */
export const whyBot = (bot: AnyBot, match: AnyMatch, ask: Ask, answer: Json, hear?: () => readonly Json[]): readonly Json[] =>
  (bot.why?.(seatAt(match, ask, Luck.seeded('why'), hear), answer) ?? []).slice(0, 2).map((m) => m.why);
/** How long a bot without a tempo of its own takes where a question stands, in milliseconds. */
const TEMPO_MS = 1_000;
const planAt = (bot: AnyBot, at: BotSeat): Plan => {
  const answer = bot.answer(at);
  return { answer, ms: bot.tempo?.(at, answer) ?? TEMPO_MS };
};
/** Where a question stands: what the bot means to answer, and how much later it does. */
export function planBot(
  bot: AnyBot,
  match: AnyMatch,
  ask: Ask,
  chance: Chance,
  hear: () => readonly Json[] = () => match.notes(ask.seat),
): Plan {
  return planAt(bot, new AtMatch(match, ask, chance, hear));
}
/** Ask a bot; `hear` gives the notes its seat has been told since the match began, where the match does not hold them all. */
export function askBot(
  bot: AnyBot,
  match: AnyMatch,
  ask: Ask,
  chance: Chance,
  hear: () => readonly Json[] = () => match.notes(ask.seat),
): Json | undefined {
  return bot.answer(new AtMatch(match, ask, chance, hear));
}

/** What came of asking a bot: an answer, or (`answer` undefined) it leaves the question; `tempo`: how much later it does so where the question stands. */
export interface Thought {
  readonly answer: Json | undefined;
  readonly tempo?: number;
}
/** What is to be done for a seat that this bot plays. One that answers nonsense must not stop the game. */
export function decide(bot: AnyBot, match: AnyMatch, ask: Ask, chance: Chance, hear?: () => readonly Json[]): Thought {
  if (ask.standing) {
    const { answer, ms } = planBot(bot, match, ask, chance, hear);
    return { answer: answer !== undefined && ask.domain.admits(answer) ? answer : undefined, tempo: ms };
  }
  const answer = askBot(bot, match, ask, chance, hear);
  if (answer === undefined && (ask.optional || leavesIt(bot, match, ask, chance, hear))) return { answer };
  return { answer: answer !== undefined && ask.domain.admits(answer) ? answer : anyAnswer(ask, chance) };
}
/** Where a seat is asked several things at once, its bot may leave one for another. */
const leavesIt = (bot: AnyBot, match: AnyMatch, ask: Ask, chance: Chance, hear?: () => readonly Json[]): boolean =>
  match.asks(ask.seat).some((a) => a !== ask && !a.optional && !a.standing && askBot(bot, match, a, chance, hear) !== undefined);

/** A bot's place in an imagined game: it plays the rest without notes and without imagining further. */
export function askInSim(bot: AnyBot, sim: Sim<unknown>, ask: Ask, seats: number, chance: Chance): Json | undefined {
  return bot.answer(inSim(sim, ask, seats, chance));
}
export const planInSim = (bot: AnyBot, sim: Sim<unknown>, ask: Ask, seats: number, chance: Chance): Plan =>
  planAt(bot, inSim(sim, ask, seats, chance));
function inSim(sim: Sim<unknown>, ask: Ask, seats: number, chance: Chance): BotSeat {
  let seen: Json | undefined;
  return {
    game: sim.game as AnyGame,
    seat: ask.seat,
    seats,
    ask,
    get view() {
      seen ??= sim.game.view(sim.state as never, ask.seat) as Json;
      return seen;
    },
    notes: [],
    chance,
    // A table to try things out on, as this seat could see it: nobody plays on within an imagined game.
    imagine: () => {
      const state = sim.game.copy ? sim.game.copy(sim.state as never) : copy(sim.state as Json);
      sim.game.imagine(state as never, ask.seat, chance);
      return new Sim(sim.game, state as unknown, chance, sim.now);
    },
  };
}
