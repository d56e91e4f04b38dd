/** A table in the middle of a game, as somebody wants it: for lessons and tests. Blue, green, red and yellow are seats 0 to 3. */
import { Luck } from '@cosmodrome/kernel';
import { newPack, showAll, showTo } from '@cosmodrome/kit/cards';
import {
  cardsBacked,
  type Element,
  EXPLORATION_DECK,
  type Exploration,
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
} from './content/index.ts';
import { setUp } from './rules/setup.ts';
import type { Stage, State, Trigger, Unit } from './state.ts';

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
};

const take = <Id extends number>(from: Id[], which: (card: Id) => boolean, what: string): Id => {
  const i = from.findIndex(which);
  if (i < 0) throw new Error(`no ${what} is left`);
  return from.splice(i, 1)[0]!;
};

/** A position in the middle of a game. Unless told otherwise blue is First U.C., it is blue's turn, and blue has drawn. */
export function arrange(a: Arrangement = {}): State {
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

  return state;
}
