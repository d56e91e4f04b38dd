/** Setting up a round: warehouse, piles, boards. No question in it. GT-BASE-SETUP, GT-TECH, GT-IV-01 */
import type { Flow, Seat } from '@cosmodrome/kernel';
import {
  BANK,
  type CardId,
  type ClassId,
  COLOURS,
  cardIds,
  FRONTS,
  LEVELS,
  type Level,
  PILES,
  type PlanId,
  planOf,
  REARS,
  STARTING_CABINS,
  type TileId,
  TUTORIAL_DECK,
} from '../content/index.ts';
import { EMPTY, type Flyer, lay, type Settings, type Ship, tileOf, type Yard } from '../state.ts';
import { flightOf, type Table } from './table.ts';
import { beginBefore } from './team/before.ts';
import { skillsOf } from './team/hiring.ts';

/** GT-BASE-SETUP-01: the starting cabin of the own colour stands on the start square. Seats have the colours in their order. */
function freshShip(seat: Seat, plan: PlanId): Ship {
  const { outline, start } = planOf(plan);
  const squares = outline.map(() => EMPTY);
  if (start !== null) squares[start] = lay(STARTING_CABINS[COLOURS[seat]!], 0);
  return { plan, squares, marks: [], loads: [] };
}
export const freshYard = (seat: Seat, plan: PlanId): Yard => ({
  ship: freshShip(seat, plan),
  hand: null,
  loose: null,
  reserve: [],
  reading: null,
  number: 0,
  skills: [],
  added: 0,
  alarmed: false,
  unfixed: false,
});
export const freshFlyer = (): Flyer => ({
  at: 0,
  out: null,
  stays: false,
  preset: 0,
  lost: [],
  tired: [],
  awake: [],
  insured: false,
});

/** The cards of a level that this session can meet. GT-SESS-11, GT-SESS-12, GT-UNK-04 */
export const cardsInPlay = ({ newTechnologies, intruders }: Settings, level: Level): CardId[] =>
  cardIds((card) => {
    const off = (card.type === 'intruders' && !intruders) || (card.type === 'unknown-sector' && !newTechnologies);
    return card.level === level && !off;
  });

/** The beat that deals a round. GT-FLOW-01, GT-FLOW-02, GT-SESS-15 */
export function* deal(table: Table): Flow {
  const { state, chance } = table;
  table.tell({ kind: 'round-begun', round: state.round + 1, class: state.class });
  gatherParts(table);
  chance.shuffle(state.heap);
  dealPiles(table);
  const plans = boards(table, state.class);
  state.yards = plans.map((plan, seat) => freshYard(seat, plan));
  state.flyers = plans.map(freshFlyer);
  state.known = plans.map(() => []);
  state.bank = { ...BANK };
  state.admired = false;
  state.bet = null;
  for (const [seat, yard] of state.yards.entries()) yard.skills = skillsOf(state, seat);
  beginBefore(table);
}

/** GT-SESS-15, GT-BASE-SETUP-02: all parts go back to the warehouse, except those removed for the session. */
function gatherParts({ state }: Table): void {
  const cabins = new Set<TileId>(Object.values(STARTING_CABINS));
  const used = [
    ...state.yards.flatMap(({ ship, reserve }) => [...ship.squares.filter((laid) => laid !== EMPTY).map(tileOf), ...reserve]),
    ...state.flyers.flatMap(({ lost }) => lost),
  ];
  state.heap = [...state.heap, ...state.faceUp, ...used.filter((tile) => !cabins.has(tile))];
  state.faceUp = [];
}

/** GT-IV-01, GT-RULING-54: every half is dealt at most once, openly. */
function boards({ state, chance }: Table, ship: ClassId): PlanId[] {
  if (ship !== 'IV') return state.yards.map(() => ship);
  const fronts = chance.shuffle([...FRONTS]);
  const rears = chance.shuffle([...REARS]);
  return state.yards.map((_, seat) => `IV-${fronts[seat]!}-${rears[seat]!}` as const);
}

/** GT-BASE-SETUP-04, GT-IV-05; the tutorial has piles of the eight starter cards: GT-BASE-VAR-02. */
function dealPiles({ state, chance }: Table): void {
  state.piles = Array.from({ length: PILES }, () => []);
  state.flight = [];
  state.onTop = 0;
  state.flown = [];
  state.card = null;
  if (state.settings.tutorial) {
    state.decks[1] = [...state.decks[1]!, ...state.used[1]!].filter((card) => !TUTORIAL_DECK.includes(card));
    state.used[1] = [];
    state.piles = state.piles.map((_, pile) => TUTORIAL_DECK.slice(2 * pile, 2 * pile + 2));
    return;
  }
  for (const level of LEVELS) {
    const each = flightOf(state).pile[level];
    const deck = state.decks[level]!;
    // GT-RULING-98: too few unused cards are helped out with the used ones of that level.
    if (deck.length < each * PILES) deck.push(...state.used[level]!.splice(0));
    if (each > 0) chance.shuffle(deck);
    for (const pile of state.piles) pile.push(...deck.splice(0, each));
  }
}
