/**
 * Worlds that a seat cannot tell from the real one: who is infected, what the others hold, what lies in the piles. What it
 * was shown stays (its hand, its side, whom the cards gave away to it); all else is dealt anew, in ways that can have happened.
 */
import type { Chance, Seat } from '@cosmodrome/kernel';
import { type Card, hostZone, infectionOf, isInfection, NEST, type RoomCard, TERMINAL } from '../content/index.ts';
import type { State } from '../state.ts';
import { seesHostAsleep } from './end.ts';
import { teamOf } from './table.ts';

export function imagine(state: State, seat: Seat | undefined, chance: Chance): void {
  imagineRooms(state, chance);
  if (state.ending) return;
  const others: Seat[] = [];
  for (let s = 0; s < state.teams.length; s++) if (s !== seat) others.push(s);
  const host = imagineHost(state, seat, others, chance);
  imagineSides(state, seat, others, host, chance);
  new Deal(state, seat, others, chance).run(host);
  state.secrets = [];
}

/** PAN-INFO-03, PAN-RULING-22: the deck below its top card; the Nest near its bottom, the Terminal in its lower half. */
function imagineRooms(state: State, chance: Chance): void {
  const top = state.rooms.pop();
  if (top === undefined) return;
  const rest = state.rooms;
  chance.shuffle(rest.sort());
  sink(rest, TERMINAL, 10, chance);
  sink(rest, NEST, 5, chance);
  rest.push(top);
}
function sink(deck: RoomCard[], card: RoomCard, depth: number, chance: Chance): void {
  const at = deck.indexOf(card);
  if (at < depth) return;
  deck.splice(at, 1);
  deck.splice(chance.below(depth), 0, card);
}

/** Who is the Host in this world; undefined: the card has not been drawn. */
function imagineHost(state: State, seat: Seat | undefined, others: readonly Seat[], chance: Chance): Seat | undefined {
  const mine = seat === undefined ? undefined : teamOf(state, seat);
  if (seat !== undefined && mine?.side === 'host') return seat;
  const zone = hostZone(state.teams.length);
  if (seat !== undefined && seesHostAsleep(state, seat) && state.draw.includes('host')) return undefined;
  const certain =
    state.drawn >= zone ||
    (mine !== undefined && (mine.side !== 'human' || mine.sure !== 0)) ||
    state.scans.some((scan) => scan.positive > 0) ||
    (seat !== undefined && seesHostAsleep(state, seat));
  if (!certain && chance.below(zone) >= state.drawn) return undefined;
  const sure = others.filter((s) => mine !== undefined && (mine.sure & (1 << s)) !== 0);
  const roomy = others.filter((s) => teamOf(state, s).hand.length > 0);
  return chance.pick(sure.length > 0 && chance.below(2) === 0 ? sure : roomy);
}

/** Those the cards have given away are infected; of the others as many as the last scan asks for, and now and then one more. */
function imagineSides(state: State, seat: Seat | undefined, others: readonly Seat[], host: Seat | undefined, chance: Chance): void {
  const sure = seat === undefined ? 0 : teamOf(state, seat).sure;
  for (const s of others) {
    const team = teamOf(state, s);
    team.side = host === s ? 'host' : host !== undefined && (sure & (1 << s)) !== 0 ? 'infected' : 'human';
    team.tries = 0;
    team.succeeded = false;
  }
  if (host === undefined) return;
  const wanted = state.scans.at(-1)?.positive ?? 1;
  const infected = () => state.teams.filter((team) => team.side !== 'human').length;
  for (const s of chance.shuffle(others.filter((o) => teamOf(state, o).side === 'human')))
    if (infected() < wanted || chance.below(4) === 0) teamOf(state, s).side = 'infected';
}

/** All cards the seat has not in its own hand, dealt anew to the others and to the draw pile; sizes stay. */
class Deal {
  private readonly state: State;
  private readonly seat: Seat | undefined;
  private readonly others: readonly Seat[];
  private readonly chance: Chance;
  private readonly size: number[];
  private readonly pool: Card[];
  private readonly pile: number;

  constructor(state: State, seat: Seat | undefined, others: readonly Seat[], chance: Chance) {
    this.state = state;
    this.seat = seat;
    this.others = others;
    this.chance = chance;
    this.size = state.teams.map((team) => team.hand.length);
    this.pile = state.draw.length;
    this.pool = [...state.draw, ...others.flatMap((s) => teamOf(state, s).hand)].sort();
    state.draw = [];
    for (const s of others) teamOf(state, s).hand = [];
  }

  run(host: Seat | undefined): void {
    const hostHere = host !== undefined && host !== this.seat;
    if (hostHere) this.give(host, 'host');
    for (const card of this.pool) if (isInfection(card)) this.infection(card);
    // Alerts never stay in a hand, so they lie in the pile; the rest falls anywhere.
    const free = this.chance.shuffle(this.pool.filter((card) => card !== 'host' && card !== 'alert' && !isInfection(card)));
    for (const s of this.others)
      while (this.room(s)) {
        const card = free.pop();
        if (card === undefined) break;
        this.give(s, card);
      }
    const alerts = this.pool.filter((card) => card === 'alert');
    const { state } = this;
    state.draw = this.chance.shuffle([...free, ...alerts]);
    if (this.pool.includes('host') && !hostHere) this.buryHost();
  }
  private sizeOf(s: Seat): number {
    return this.size[s] ?? 0;
  }
  private room(s: Seat): boolean {
    return teamOf(this.state, s).hand.length < this.sizeOf(s);
  }
  private give(s: Seat, card: Card): void {
    teamOf(this.state, s).hand.push(card);
  }
  /** A human still has all of his own; an infected player may have given some away. Mine are where I gave them: somewhere. */
  private infection(card: Card): void {
    const { state, chance } = this;
    const owner = this.others.find((s) => infectionOf(s) === card);
    const keeps = owner !== undefined && this.room(owner) && (teamOf(state, owner).side === 'human' || chance.below(3) > 0);
    const roomy = keeps ? [] : this.others.filter((s) => s !== owner && this.spacious(s));
    if (owner !== undefined && !keeps && roomy.length > 0) teamOf(state, owner).tries++;
    const anyone = this.others.filter((s) => this.room(s));
    this.give(keeps ? owner : chance.pick(roomy.length > 0 ? roomy : anyone), card);
  }
  /** Room for a stranger's card beside what a player is bound to hold. */
  private spacious(s: Seat): boolean {
    return teamOf(this.state, s).hand.length < this.sizeOf(s) - 4;
  }
  /** PAN-SETUP-11: the Host lies among the first 2N + 1 cards, as far as they have not been drawn. */
  private buryHost(): void {
    const { draw, drawn, teams } = this.state;
    const depth = Math.max(1, Math.min(hostZone(teams.length) - drawn, this.pile));
    draw.splice(draw.length - this.chance.below(depth), 0, 'host');
  }
}
