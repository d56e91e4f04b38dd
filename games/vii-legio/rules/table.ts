/** Words every chapter uses: faces of cards, the ship board, seats in turn order, cards put down. */
import { during, type Flow, type Frozen, type Seat, someOf, type Table } from '@cosmodrome/kernel';
import {
  type Element,
  EXPLORATION_DECK,
  type ExplorationCard,
  type ExplorationId,
  type ExtrasolarId,
  IMPERATOR_DECK,
  type ImperatorCard,
  missionOf,
  OBJECTIVES,
  type ObjectiveCard,
  type ObjectiveId,
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
import { type Payment, type State, type Unit, unitOf } from '../state.ts';
import { ask, type Why } from '../topics.ts';

export type Legio = Table<State, Note>;
/** Read-only looks at the table: rules that only look take this. */
export type Seen = Frozen<State>;

export const explorationOf = (state: Seen, card: ExplorationId): ExplorationCard => EXPLORATION_DECK[state.exploration.face[card]!]!;
export const worldOf = (state: Seen, card: ExtrasolarId): WorldCard => missionOf(state.extrasolar.face[card]!);
export const xOf = (state: Seen, card: ExtrasolarId): XCard => xCardOf(state.extrasolar.face[card]!);
export const imperatorOf = (state: Seen): ImperatorCard => IMPERATOR_DECK[state.imperator.pack.face[state.imperator.open]!]!;
export const objectiveOf = (state: Seen, card: ObjectiveId): ObjectiveCard => OBJECTIVES[state.objectives.pack.face[card]!]!;

export const boardOf = (unit: Frozen<Unit>): ShipBoard => SHIPS[unit.ship];
export const expertsOf = (unit: Frozen<Unit>): number => unit.aboard.diplomat + unit.aboard.hunter + unit.aboard.adventurer;
export const isExpert = (what: Element): what is Specialty => (SPECIALTIES as readonly Element[]).includes(what);
/** The permanent X card beside a ship board, if it is this one. */
export const holdsX = (state: Seen, unit: Frozen<Unit>, card: XCard): boolean => unit.xCard !== null && xOf(state, unit.xCard) === card;
/** Squads that count in a landing. The two of the Watchers are not on the ship board. */
export const squadsOf = (state: Seen, unit: Frozen<Unit>): number =>
  unit.aboard.squad + (holdsX(state, unit, 'watchers') ? X_EFFECT.squads : 0);

/** The card that lies on the table because somebody faces it. */
export function facedIn({ scene }: Pick<Seen, 'scene'>): ExplorationId | null {
  if (scene?.kind === 'facing') return scene.card;
  return scene?.kind === 'paying' && scene.for === 'card' ? scene.card : null;
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
export function putDown(state: State, seat: Seat, cards: readonly ExplorationId[]): void {
  const unit = unitOf(state, seat);
  unit.hand = unit.hand.filter((card) => !cards.includes(card));
  state.discard.push(...cards);
  state.turn.intact = false;
}
type PayTopic = 'buy/pay' | 'move/pay' | 'decode/pay' | 'sector-x/pay' | 'explore/discard';
/** The owner chooses which cards go face down; there is nothing to choose when all of them must. LEG-RULING-76 */
export function* pay(table: Legio, seat: Seat, topic: PayTopic, payment: Payment<ExplorationId>): Flow {
  const { state } = table;
  const { hand } = unitOf(state, seat);
  const { cost } = payment;
  const cards =
    hand.length <= cost
      ? hand
      : yield* during(
          table,
          { kind: 'paying', ...payment },
          ask(
            seat,
            topic,
            someOf(() => hand, { min: cost, max: cost, why: (): Why => 'too-few-cards' }),
          ),
        );
  putDown(state, seat, cards);
}
