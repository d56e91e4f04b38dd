/**
 * A table for the tests: say who has what, let them answer, look at what is now true.
 * Blue, green, red and yellow are seats 0 to 3; unless told otherwise blue is First U.C., it is blue's turn, and blue has drawn.
 */
import { Luck, type Seat } from '@cosmodrome/kernel';
import { newPack, showAll, showTo } from '@cosmodrome/kit/cards';
import { type Arranged, TestPlayer, TestTable } from '@cosmodrome/kit/testing';
import {
  cardsBacked,
  type Element,
  EXPLORATION_DECK,
  type Exploration,
  type ExplorationId,
  type ExtrasolarId,
  explorationIds,
  extrasolarIds,
  IMPERATOR_DECK,
  type ImperatorKey,
  imperatorIds,
  MISSIONS,
  OBJECTIVES,
  type Objective,
  objectiveIds,
  type Pawn,
  type Place,
  type Profile,
  type Sector,
  SHIPS,
  type ShipClass,
  type Skill,
  SPECIALTIES,
  type Technology,
  type World,
  X_CARDS,
  type XCard,
  type Zone,
} from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { setUp } from '../rules/setup.ts';
import type { Stage, State, Trigger, Unit } from '../state.ts';
import type { Action, Answers, Start } from '../topics.ts';
import type { UnitView, View } from '../view.ts';

export type Colour = 'blue' | 'green' | 'red' | 'yellow';
export const COLOURS: readonly Colour[] = ['blue', 'green', 'red', 'yellow'];

export type Has = {
  readonly hand?: readonly Exploration[];
  readonly at?: Place;
  readonly ship?: ShipClass;
  /** Anything not named stands on the greyed space; no Expert is aboard. */
  readonly aboard?: Partial<Record<Element, number>>;
  readonly profile?: Profile;
  readonly memory?: Partial<Record<Skill, number>>;
  readonly technologies?: readonly Technology[];
  readonly pc?: number;
  readonly px?: number;
  readonly calls?: number;
  readonly detectors?: number;
  readonly hidden?: readonly Objective[];
  readonly revealed?: readonly Objective[];
  readonly worlds?: readonly World[];
  readonly x?: XCard;
  readonly second?: boolean;
  readonly deeds?: Partial<Unit['deeds']>;
  readonly met?: readonly Objective[];
};
export type Arrangement = {
  readonly seats?: 2 | 3 | 4;
  readonly stage?: Stage;
  readonly turn?: Colour;
  readonly first?: Colour;
  readonly round?: number;
  /** Cards received in the draw of the turn; absent: those in hand. */
  readonly received?: number;
  readonly proposals?: number;
  readonly blue?: Has;
  readonly green?: Has;
  readonly red?: Has;
  readonly yellow?: Has;
  readonly planets?: Partial<Record<Pawn, { readonly world: World; readonly sector: Sector; readonly by?: Colour }>>;
  /** Explored planets by sector; their cards lie with yellow, or with the last seat. */
  readonly explored?: Partial<Record<Sector, number>>;
  readonly openA?: World | null;
  readonly hiddenA?: World | null;
  readonly hiddenB?: World | null;
  /** No A or B card is left in the piles. */
  readonly emptyPile?: Zone;
  /** Top cards of the Exploration deck, the first to be drawn first. */
  readonly deck?: readonly Exploration[];
  /** All other Exploration cards lie in the discard pile, or in the hand of the last seat. */
  readonly otherCards?: 'discarded' | 'in-hand';
  readonly imperator?: ImperatorKey;
  readonly nextImperator?: ImperatorKey;
  readonly imperatorDeckEmpty?: boolean;
  readonly imperatorPc?: number;
  /** Top objectives of the pile. */
  readonly objectives?: readonly Objective[];
  readonly quiet?: number;
  readonly ending?: Trigger;
  /** The next dice: 1 to 9, and 0 for the tenth face. */
  readonly dice?: readonly number[];
  /** What is not said comes by this luck. */
  readonly seed?: number;
};

const take = <Id extends number>(from: Id[], which: (card: Id) => boolean, what: string): Id => {
  const i = from.findIndex(which);
  if (i < 0) throw new Error(`no ${what} is left`);
  return from.splice(i, 1)[0]!;
};

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
export function table(a: Arrangement = {}): LegioTable {
  const seats = a.seats ?? 2;
  const state = setUp({}, seats, Luck.seeded('arranged'));
  state.first = COLOURS.indexOf(a.first ?? 'blue');
  state.stage = a.stage ?? 'action';
  state.round = a.round ?? 1;
  const active = COLOURS.indexOf(a.turn ?? 'blue');

  // Every card shows the face of its own number, so that it can be found.
  state.exploration = newPack(explorationIds());
  state.deck = explorationIds();
  state.extrasolar = newPack(extrasolarIds());
  const zones = { A: cardsBacked('A').slice(), B: cardsBacked('B').slice(), X: cardsBacked('X').slice() };
  state.imperator.pack = newPack(imperatorIds());
  const fleet = imperatorIds();
  state.objectives = { pack: newPack(objectiveIds()), pile: objectiveIds() };

  const exploration = (key: Exploration) => take(state.deck, (c) => EXPLORATION_DECK[c]!.key === key, key);
  const world = (key: World) => {
    const { zone } = MISSIONS.find((m) => m.key === key)!;
    const card = take(zones[zone], (c) => MISSIONS[c]!.key === key, key);
    showAll(state.extrasolar, card);
    return card;
  };
  const objective = (key: Objective) => take(state.objectives.pile, (c) => OBJECTIVES[c]!.key === key, key);
  const imperator = (key: ImperatorKey) => take(fleet, (c) => IMPERATOR_DECK[c]!.key === key, key);

  state.units.forEach((unit, seat) => {
    const has: Has = a[COLOURS[seat]!] ?? {};
    unit.ship = has.ship ?? 'frombola';
    unit.place = has.at ?? 1;
    Object.assign(unit.aboard, SHIPS[unit.ship].start, has.aboard);
    for (const s of SPECIALTIES) state.supply[s] -= unit.aboard[s];
    unit.profile = has.profile ?? 3;
    Object.assign(unit.memory, has.memory);
    for (const t of has.technologies ?? []) unit.technologies[t] = true;
    if ((has.px ?? 0) >= 6 && !has.technologies) throw new Error('with 6 PX or more, say which technology was learned');
    unit.pc = has.pc ?? 0;
    unit.px = has.px ?? 0;
    unit.calls = has.calls ?? 0;
    unit.second = has.second ?? unit.pc >= 18;
    unit.hand = (has.hand ?? []).map(exploration);
    for (const card of unit.hand) showTo(state.exploration, card, [seat]);
    unit.detectors = Array.from({ length: has.detectors ?? 0 }, () => exploration('risk-detector'));
    for (const card of unit.detectors) showAll(state.exploration, card);
    unit.hidden = (has.hidden ?? []).map(objective);
    for (const card of unit.hidden) showTo(state.objectives.pack, card, [seat]);
    unit.revealed = (has.revealed ?? []).map(objective);
    for (const card of unit.revealed) showAll(state.objectives.pack, card);
    unit.worlds = (has.worlds ?? []).map(world);
    if (has.x) {
      unit.xCard = take(zones.X, (c) => X_CARDS[c - 45]!.key === has.x, has.x);
      unit.visitedX = true;
      showAll(state.extrasolar, unit.xCard);
    }
    if (unit.place === 'X') unit.visitedX = true;
    Object.assign(unit.deeds, has.deeds);
    for (const key of has.met ?? []) unit.met |= 1 << OBJECTIVES.findIndex((o) => o.key === key);
  });
  // Tokens for cards already owned lie off the map (index 0), where they fill no sector.
  state.explored[0] = state.units.reduce((n, u) => n + u.worlds.length, 0);
  for (const [pawn, p] of Object.entries(a.planets ?? {}))
    state.planets.push({ pawn: pawn as Pawn, sector: p.sector, card: world(p.world), discoverer: COLOURS.indexOf(p.by ?? 'blue') });
  /** What is not said is the next card of the zone. */
  const slot = (key: World | null | undefined, open: boolean): ExtrasolarId | null | undefined => {
    if (!key) return key;
    const card = world(key);
    state.extrasolar.seen[card] = 0;
    if (open) showAll(state.extrasolar, card);
    return card;
  };
  const [openA, hiddenA, hiddenB] = [slot(a.openA, true), slot(a.hiddenA, false), slot(a.hiddenB, false)];
  const owner = state.units.at(-1)!;
  for (const [sector, tokens] of Object.entries(a.explored ?? {}))
    for (let i = 0; i < tokens; i++) {
      const zone: Zone = Number(sector) < 4 ? 'A' : 'B';
      const card = zones[zone].pop()!;
      showAll(state.extrasolar, card);
      owner.worlds.push(card);
      state.explored[Number(sector)]!++;
    }
  state.openA = openA === undefined ? zones.A.shift()! : openA;
  if (state.openA !== null) showAll(state.extrasolar, state.openA);
  state.hiddenA = hiddenA === undefined ? zones.A.shift()! : hiddenA;
  state.hiddenB = hiddenB === undefined ? zones.B.shift()! : hiddenB;
  if (a.emptyPile) {
    for (const card of zones[a.emptyPile].splice(0)) {
      showAll(state.extrasolar, card);
      owner.worlds.push(card);
      state.explored[0]!++;
    }
  }
  state.pileA = zones.A.reverse();
  state.pileB = zones.B.reverse();
  state.pileX = zones.X;

  const top = (a.deck ?? []).map(exploration);
  if (a.otherCards === 'discarded') state.discard = state.deck.splice(0);
  if (a.otherCards === 'in-hand') owner.hand.push(...state.deck.splice(0));
  state.deck.push(...top.reverse());

  state.imperator.open = imperator(a.imperator ?? 'learned-cohort');
  const next = a.nextImperator === undefined ? [] : [imperator(a.nextImperator)];
  state.imperator.used = a.imperatorDeckEmpty ? fleet.splice(0) : [];
  state.imperator.deck = [...fleet, ...next];
  for (const card of [state.imperator.open, ...state.imperator.used]) showAll(state.imperator.pack, card);
  state.imperator.pc = a.imperatorPc ?? 0;
  state.objectives.pile.push(...(a.objectives ?? []).map(objective).reverse());
  state.quiet = a.quiet ?? 0;
  if (a.ending) state.ending = { trigger: a.ending, seat: active };

  const drawn = state.stage === 'action';
  const received = drawn ? (a.received ?? state.units[active]!.hand.length) : 0;
  state.turn = { seat: active, drawn, received, intact: drawn, decoded: false, landed: false, proposals: a.proposals ?? 0, unasked: false };

  return new LegioTable({ seats, state, seed: a.seed ?? 'table', draws: a.dice }); // the ten-sided die is drawn from 0 to 9
}
