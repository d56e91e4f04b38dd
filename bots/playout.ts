/** The rest of an imagined game, played by one bot for all seats, and what came of it. */
import { type AnyBot, type Ask, anyAnswer, type Chance, CLOCK, isPlayer, type Json, type Seat, type Sim } from '@cosmodrome/kernel';
import { VirtualClock } from './clock.ts';
import { random } from './random.ts';
import { askInSim, planInSim } from './seat.ts';

export interface PlayoutOptions {
  /** Who plays. Default: anybody, at random. */
  readonly playout?: AnyBot | undefined;
  /** How many answers it goes on; then `value` judges. Default: to the end. */
  readonly horizon?: number | undefined;
  /** What a position is worth to a seat, 0 to 1. Default: the standings. */
  readonly value?: ((view: Json, seat: Seat) => number) | undefined;
}

/** What this bot answers here; where it has none, anything. */
export function policy(playout: AnyBot | undefined, sim: Sim<unknown>, ask: Ask, seats: number, chance: Chance): Json {
  const answer = playout && askInSim(playout, sim, ask, seats, chance);
  return answer === undefined ? anyAnswer(ask, chance) : answer;
}
/** Where a seat is asked several things at once, its bot may leave one for another: which it takes, and its answer. */
function taken(
  playout: AnyBot | undefined,
  sim: Sim<unknown>,
  ask: Ask,
  seats: number,
  chance: Chance,
): { readonly ask: Ask; readonly answer: Json } {
  const others = playout ? sim.asks.filter((a) => a.seat === ask.seat && a !== ask && !a.optional && !a.standing) : [];
  if (others.length > 0)
    for (const one of [ask, ...others]) {
      const answer = askInSim(playout as AnyBot, sim, one, seats, chance);
      if (answer !== undefined) return { ask: one, answer };
    }
  return { ask, answer: policy(playout, sim, ask, seats, chance) };
}
/** Plays on; what the end, or the position at the horizon, is worth to each seat. */
export function playOut(how: PlayoutOptions, sim: Sim<unknown>, seats: number, chance: Chance): number[] {
  const { playout, horizon = 5_000, value } = how;
  const clock = new VirtualClock();
  for (let i = 0; i < horizon && !sim.over; i++) {
    const { asks } = sim;
    const due = asks.some((a) => a.standing)
      ? clock.next(sim, asks, (a) => planInSim(playout ?? (random as AnyBot), sim, a, seats, chance))
      : undefined;
    if (due) {
      sim.answer(due.ask, due.answer, due.at);
      continue;
    }
    const ask = nextAsk(sim, chance);
    if (isPlayer(ask.seat)) {
      const given = taken(playout, sim, ask, seats, chance);
      sim.answer(given.ask, given.answer);
    } else sim.answer(ask, anyAnswer(ask, chance));
  }
  if (!sim.over && value) return Array.from({ length: seats }, (_, seat) => value(sim.game.view(sim.state as never, seat) as Json, seat));
  return shares(sim, seats);
}
/** How far ahead counts most: it tells more in few imagined games than who won them. */
function shares(sim: Sim<unknown>, seats: number): number[] {
  const standings = sim.game.standings(sim.state as never);
  const winners = standings.filter((s) => s.won).length;
  const worth = new Array<number>(seats).fill(0);
  for (const s of standings) {
    let best = 0;
    for (const o of standings) if (o.seat !== s.seat) best = Math.max(best, o.score);
    const share = s.score + best === 0 ? 0.5 : s.score / (s.score + best);
    const lead = Math.min(1, Math.max(0, 2 * share - 0.5));
    worth[s.seat] = (s.won ? 0.2 / (winners === standings.length ? 1 : winners) : 0) + 0.8 * lead;
  }
  return worth;
}
/** Questions nobody waits for are left alone in imagined games. */
export function nextAsk(sim: Sim<unknown>, chance: Chance): Ask {
  const asks = sim.asks;
  if (asks.length === 1) return asks[0] as Ask;
  const due = asks.filter((a) => !a.optional && isPlayer(a.seat));
  return due.length > 0 ? chance.pick(due) : (asks.find((a) => a.seat === CLOCK) ?? (asks[0] as Ask));
}
