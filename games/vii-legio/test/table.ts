/**
 * A table for the tests: say who has what, let them answer, look at what is now true.
 * Blue, green, red and yellow are seats 0 to 3; unless told otherwise blue is First U.C., it is blue's turn, and blue has drawn.
 */
import type { Seat } from '@cosmodrome/kernel';
import { type Arranged, TestPlayer, TestTable } from '@cosmodrome/kit/testing';
import { type Arrangement, arrange, COLOURS, type Colour } from '../arrange.ts';
import type { Element, Exploration, ExplorationId, Pawn, Sector, XCard } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';
import type { Action, Answers, Start } from '../topics.ts';
import type { UnitView, View } from '../view.ts';

export class Player extends TestPlayer<State, View, Note, Answers, LegioTable> {
  /** The ship board and tracks, as everybody sees them. */
  get unit(): UnitView {
    return this.table.view().units[this.seat]!;
  }
  get hand(): Exploration[] {
    return this.view.units[this.seat]!.hand!.map((c) => c.key);
  }
  card(key: Exploration): ExplorationId {
    const card = this.view.units[this.seat]!.hand!.find((c) => c.key === key);
    if (!card) throw new Error(`${COLOURS[this.seat]} holds no ${key}`);
    return card.card;
  }
  // ---- the turn
  starts(start: Start): this {
    return this.answers('turn/start', start);
  }
  draws(cards: number): this {
    return this.starts({ do: 'draw', cards });
  }
  does(action: Action): this {
    return this.answers('turn/action', action);
  }
  /** Why an action is refused now. */
  cannot(action: Action): string {
    return this.refusal('turn/action', action);
  }
  /** May this be done now? */
  can(action: Action): boolean {
    return this.admits('turn/action', action);
  }
  plays(key: Exploration, detector = false): this {
    return this.does({ do: 'play', card: this.card(key), detector });
  }
  cannotPlay(key: Exploration, detector = false): string {
    return this.cannot({ do: 'play', card: this.card(key), detector });
  }
  canPlay(key: Exploration, detector = false): boolean {
    return this.can({ do: 'play', card: this.card(key), detector });
  }
  /** Chooses this card of sector X. */
  takesX(key: XCard): this {
    return this.answers('sector-x/card', this.view.pileX!.find((x) => x.key === key)!.card);
  }
  /** Puts cards face down for whatever is being paid; none named: the first ones. */
  pays(...keys: readonly Exploration[]): this {
    const topic = this.asked[0] as 'buy/pay';
    const { min, options } = this.shape(topic) as { min: number; options: ExplorationId[] };
    const hand = this.view.units[this.seat]!.hand!.slice();
    const cards = keys.map(
      (key) =>
        hand.splice(
          hand.findIndex((c) => c.key === key),
          1,
        )[0]!.card,
    );
    return this.answers(topic, keys.length > 0 ? cards : options.slice(0, min));
  }
  /** Ends the turn, unless the program has done so because nothing was left to do. */
  ends(): this {
    return this.asked.length === 0 && this.table.active !== this ? this : this.does({ do: 'end' });
  }
  // ---- landing and mission
  lands(pawn: Pawn, proposal?: { readonly invite?: readonly Colour[]; readonly imperator?: boolean }): this {
    this.does({ do: 'land', pawn });
    if (proposal) this.proposes(proposal);
    return this;
  }
  proposes({ invite = [], imperator = false }: { readonly invite?: readonly Colour[]; readonly imperator?: boolean }): this {
    const { seats } = this.table.match;
    const turns = (c: Colour) => (COLOURS.indexOf(c) - this.seat + seats) % seats;
    const inTurnOrder = [...invite].sort((a, b) => turns(a) - turns(b)).map((c) => COLOURS.indexOf(c));
    return this.answers('land/proposal', { invite: inTurnOrder, imperator });
  }
  accepts(): this {
    return this.answers('land/answer', true);
  }
  declines(): this {
    return this.answers('land/answer', false);
  }
  confirms(): this {
    return this.answers('land/confirm', true);
  }
  leaves(elements: Partial<Record<Element, number>>): this {
    return this.answers('mission/leave', this.leaving(elements));
  }
  leavesNothing(): this {
    return this.leaves({});
  }
  /** The answer that leaves these. */
  leaving(elements: Partial<Record<Element, number>>): number[] {
    const { receivers } = this.shape('mission/leave') as { receivers: { id: Element }[] };
    for (const e of Object.keys(elements)) if (!receivers.some((r) => r.id === e)) throw new Error(`there is no ${e} to leave`);
    return receivers.map((r) => elements[r.id] ?? 0);
  }
}

export class LegioTable extends TestTable<State, View, Note, Answers> {
  readonly blue = new Player(this, 0);
  readonly green = new Player(this, 1);
  readonly red = new Player(this, 2);
  readonly yellow = new Player(this, 3);
  constructor(how: Arranged<State>) {
    super(game, how);
  }
  override name(seat: Seat): string {
    return COLOURS[seat] ?? super.name(seat);
  }
  get players(): Player[] {
    return [this.blue, this.green, this.red, this.yellow].slice(0, this.match.seats);
  }
  player(colour: Colour): Player {
    return this[colour];
  }
  /** The active U.C. */
  get active(): Player {
    return this.players[this.view().turn.seat]!;
  }
  /** The active U.C. draws nothing and ends its turn, `turns` times. */
  pass(turns = 1): this {
    for (let i = 0; i < turns && !this.over; i++) {
      const { active } = this;
      if (active.asked.includes('turn/start')) active.draws(0);
      if (active === this.active && !this.over && active.asked.includes('turn/action')) active.ends();
    }
    return this;
  }
  planet(pawn: Pawn) {
    return this.view().planets.find((p) => p.pawn === pawn);
  }
  sector(sector: Sector) {
    return this.view().sectors[sector - 1]!;
  }
}

/** A new match from its very beginning. */
export function newMatch(seats: number, seed: string | number = 'test'): LegioTable {
  return new LegioTable({ seats, seed });
}

/** A position in the middle of a game. */
export function table({ dice, seed, ...a }: Arrangement & { readonly dice?: readonly number[]; readonly seed?: number } = {}): LegioTable {
  return new LegioTable({ seats: a.seats ?? 2, state: arrange(a), seed: seed ?? 'table', draws: dice }); // the ten-sided die is drawn from 0 to 9
}
