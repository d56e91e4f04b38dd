/** The flight board, giving up, and one card after the other. GT-BASE-FLY, GT-BASE-QUIT, GT-FLOW-06 */
import { type Flow, oneOf, race, type Seat } from '@cosmodrome/kernel';
import { type Card, type CardType, cardAt, SPACES } from '../content/index.ts';
import { humans } from '../judge/crew.ts';
import type { CardRun, Out, State } from '../state.ts';
import { type Stay, stand } from '../topics.ts';
import { beginReckoning } from './pay.ts';
import { flightOrder, flyerOf, type Seen, seatsOf, shipOf, type Table } from './table.ts';
import { lane } from './timer.ts';

/** A card of one kind. */
export type CardOf<T extends CardType> = Card & { readonly type: T };

const space = (at: number): number => ((at % SPACES) + SPACES) % SPACES;

/** Days gained or lost: so many empty spaces; occupied ones are skipped and not counted. GT-BASE-FLY-02 */
export function travel(table: Table, seat: Seat, days: number): void {
  const { state } = table;
  if (days === 0) return;
  const flyer = flyerOf(state, seat);
  const taken = new Set(flightOrder(state).flatMap((other) => (other === seat ? [] : [space(flyerOf(state, other).at)])));
  for (let left = Math.abs(days); left > 0; ) {
    flyer.at += days > 0 ? 1 : -1;
    if (!taken.has(space(flyer.at))) left--;
  }
  table.tell({ kind: 'days', seat, days });
}

/** The rocket leaves the board; credits, goods and lost parts stay for the pay-out. GT-BASE-QUIT-06 */
export function leave(table: Table, seat: Seat, why: Out): void {
  flyerOf(table.state, seat).out = why;
  table.tell({ kind: 'left-flight', seat, why });
}

/** Who must give up now that a card is over, or before the first one. GT-BASE-QUIT-02, -04, -05, GT-RULING-18, -19 */
export function forcedDepartures(table: Table): void {
  const { state } = table;
  const order = flightOrder(state);
  const front = order.length === 0 ? 0 : flyerOf(state, order[0]!).at;
  for (const seat of order) {
    if (humans(shipOf(state, seat)) === 0) leave(table, seat, 'no-humans');
    else if (front - flyerOf(state, seat).at > SPACES) leave(table, seat, 'lapped');
  }
}

/** Between two cards, and before the first. GT-RULING-119 */
export function openWindow(table: Table): void {
  const { state } = table;
  forcedDepartures(table);
  if (state.flight.length === 0 || flightOrder(state).length === 0) {
    beginReckoning(table);
    return;
  }
  state.phase = 'stay';
  for (const seat of flightOrder(state)) {
    const flyer = flyerOf(state, seat);
    flyer.stays = flyer.preset > 0;
    flyer.preset = Math.max(0, flyer.preset - 1);
  }
}

/** What may be said between two cards: fly on (for some cards or all that are left), or give up. GT-BASE-QUIT-01 */
const stays = (state: State): readonly Stay[] => [
  ...Array.from({ length: state.flight.length }, (_, i) => ({ do: 'fly', cards: i + 1 }) as const),
  { do: 'give-up' },
];
/**
 * The beat between two cards. Who has said to fly on may think better of it until all have; a giving up is final and asks the
 * others once more. When all fly on, the next card is revealed. GT-RULING-119, -130, GT-BASE-FLY-04
 */
export function* stayOrGiveUp(table: Table): Flow {
  const { state } = table;
  const order = flightOrder(state);
  if (order.every((seat) => flyerOf(state, seat).stays)) {
    if (order.length === 0) beginReckoning(table);
    else revealCard(table);
    return;
  }
  const [seat, said] = yield* race(
    order.map((s) =>
      lane(
        stand(
          s,
          'flight/stay',
          oneOf(() => stays(state)),
          !flyerOf(state, s).stays,
        ),
        (answer) => [s, answer] as const,
      ),
    ),
  );
  table.settle();
  const flyer = flyerOf(state, seat);
  if (said.do === 'fly') {
    flyer.stays = true;
    flyer.preset = said.cards - 1;
    return;
  }
  leave(table, seat, 'gave-up');
  for (const other of flightOrder(state)) flyerOf(state, other).stays = false;
}

/** The leader reveals the top card. Panels are ready again, robonauts switched off. GT-BASE-FLY-04, GT-SOLAR-02, GT-ROBO-02 */
function revealCard(table: Table): void {
  const { state } = table;
  const card = state.flight.pop()!;
  state.flown.push(card);
  state.onTop = Math.max(0, state.onTop - 1);
  for (const flyer of state.flyers) {
    flyer.tired = [];
    flyer.awake = [];
  }
  state.card = freshRun(state, card);
  state.phase = 'card';
  table.reveal();
  table.tell({ kind: 'card-revealed', card, left: state.flight.length });
}
const freshRun = (state: State, card: CardRun['card']): CardRun => ({
  card,
  order: flightOrder(state),
  at: 0,
  step: 0,
  declared: seatsOf(state).map(() => null),
  landed: seatsOf(state).map(() => null),
  losers: [],
  swindled: false,
  shot: 0,
});
/** The card is resolved for everybody. GT-BASE-QUIT-05, GT-FLOW-06 */
export function endCard(table: Table): void {
  table.state.card = null;
  openWindow(table);
}
export function runOf(state: State): CardRun {
  if (!state.card) throw new Error('no card is being resolved');
  return state.card;
}
/** Who of the order comes next; those who have left the flight meanwhile are passed over. */
export function nextOf(state: State): Seat | undefined {
  const run = runOf(state);
  while (run.at < run.order.length && flyerOf(state, run.order[run.at]!).out !== null) run.at++;
  return run.order[run.at];
}
/** Cards of this flight, revealed or not, are not used again in this session. GT-SESS-16, GT-RULING-20 */
export function putAwayCards(state: State): void {
  for (const card of [...state.flown, ...state.flight]) state.used[cardAt(card).level]!.push(card);
  state.flown = [];
  state.flight = [];
  state.onTop = 0;
  state.known = state.known.map(() => []);
  state.piles = [];
  state.card = null;
}
/** Arrived: in flight when the last card was over, first place first. GT-BASE-PAY-01, GT-RULING-30 */
export const arrivals = (state: Seen): Seat[] => flightOrder(state);
