/** Words every chapter uses: faces of cards, the ship board, seats in turn order, cards put down. */
import { type Flow, type Frozen, type Seat, someOf, type Table } from '@cosmodrome/kernel';
import {
  type Element,
  EXPLORATION_DECK,
  type ExplorationCard,
  IMPERATOR_DECK,
  type ImperatorCard,
  missionOf,
  OBJECTIVES,
  type ObjectiveCard,
  type Pawn,
  SHIPS,
  type ShipBoard,
  SPECIALTIES,
  type Specialty,
  type WorldCard,
  X_EFFECT,
  type XCard,
  xCardOf,
} from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { Planet, State, Unit } from '../state.ts';
import { type Payment, question } from '../topics.ts';

export type Legio = Table<State, Note>;
/** Read-only looks at the table: rules that only look take this. */
export type Seen = Frozen<State>;

export const explorationOf = (state: Seen, card: number): ExplorationCard => EXPLORATION_DECK[state.exploration.face[card]!]!;
export const worldOf = (state: Seen, card: number): WorldCard => missionOf(state.extrasolar.face[card]!);
export const xOf = (state: Seen, card: number): XCard => xCardOf(state.extrasolar.face[card]!);
export const imperatorOf = (state: Seen): ImperatorCard => IMPERATOR_DECK[state.imperator.pack.face[state.imperator.open]!]!;
export const objectiveOf = (state: Seen, card: number): ObjectiveCard => OBJECTIVES[state.objectives.pack.face[card]!]!;

export const boardOf = (unit: Frozen<Unit>): ShipBoard => SHIPS[unit.ship];
export const expertsOf = (unit: Frozen<Unit>): number => unit.aboard.diplomat + unit.aboard.hunter + unit.aboard.adventurer;
export const isExpert = (what: Element): what is Specialty => (SPECIALTIES as readonly Element[]).includes(what);
/** The permanent X card beside a ship board, if it is this one. */
export const holdsX = (state: Seen, unit: Frozen<Unit>, card: XCard): boolean => unit.xCard !== null && xOf(state, unit.xCard) === card;
/** Squads that count in a landing. The two of the Watchers are not on the ship board. */
export const squadsOf = (state: Seen, unit: Frozen<Unit>): number =>
  unit.aboard.squad + (holdsX(state, unit, 'watchers') ? X_EFFECT.squads : 0);

export function planetOf(state: State, pawn: Pawn): Planet {
  const planet = state.planets.find((p) => p.pawn === pawn);
  if (!planet) throw new Error(`${pawn} is not active`);
  return planet;
}
/** All seats clockwise, beginning with this one. LEG-RULING-48 */
export function clockwise(seats: number, from: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((from + i) % seats);
  return order;
}

/** One more of something aboard. An Expert comes out of the supply. */
export function add(state: State, unit: Unit, what: Element): void {
  unit.aboard[what]++;
  if (isExpert(what)) state.supply[what]--;
}
/** One less of something aboard; a decoder goes as a whole. An Expert goes back to the supply. LEG-DEC-06, LEG-XP-11 */
export function remove(state: State, unit: Unit, what: Element): void {
  unit.aboard[what] = what === 'decoder' ? 0 : unit.aboard[what] - 1;
  if (isExpert(what)) state.supply[what]++;
}

/** Cards go from the hand to the discard pile, face down: who has not seen them learns their number only. LEG-INFO-02 */
export function putDown(state: State, seat: Seat, cards: readonly number[]): void {
  const unit = state.units[seat]!;
  unit.hand = unit.hand.filter((card) => !cards.includes(card));
  state.discard.push(...cards);
  state.turn.intact = false;
}
type PayTopic = 'buy/pay' | 'move/pay' | 'decode/pay' | 'sector-x/pay' | 'explore/discard';
/** The owner chooses which cards go face down; there is nothing to choose when all of them must. LEG-RULING-76 */
export function* pay(table: Legio, seat: Seat, topic: PayTopic, payment: Payment): Flow {
  const { state } = table;
  const { hand } = state.units[seat]!;
  let cards: readonly number[] = hand;
  if (hand.length > payment.cost) {
    state.paying = payment;
    cards = yield* question(
      seat,
      topic,
      someOf(() => hand, { min: payment.cost, max: payment.cost, why: () => 'too-few-cards' }),
    );
    state.paying = null;
  }
  putDown(state, seat, cards);
}
