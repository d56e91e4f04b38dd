/** Recruiting and equipping. */
import type { Flow, Frozen, Seat } from '@cosmodrome/kernel';
import type { Element, Specialty } from '../content/index.ts';
import { priceOf } from '../judge/prices.ts';
import { type Unit, unitOf } from '../state.ts';
import type { Why } from '../topics.ts';
import { add, boardOf, expertsOf, isExpert, type Legio, pay, type Seen } from './table.ts';

/** Is there room aboard, and a pawn in the supply? LEG-BUY-05, LEG-BUY-07, LEG-BUY-08, LEG-BUY-09 */
export function noRoomFor(state: Seen, unit: Frozen<Unit>, what: Element): Why | undefined {
  if (isExpert(what)) return noRoomForExpert(state, unit, what);
  return unit.aboard[what] >= boardOf(unit).max[what] ? 'row-full' : undefined;
}
export function noRoomForExpert(state: Seen, unit: Frozen<Unit>, what: Specialty): 'experts-full' | 'no-expert-left' | undefined {
  if (expertsOf(unit) >= boardOf(unit).experts) return 'experts-full';
  return state.supply[what] === 0 ? 'no-expert-left' : undefined;
}
/** Allowed anywhere, sector X included, as often as cards last. LEG-BUY-10 */
export function whyNotBuy(state: Seen, seat: Seat, what: Element): Why | undefined {
  const unit = unitOf(state, seat);
  return noRoomFor(state, unit, what) ?? (unit.hand.length < priceOf(unit, what) ? 'too-few-cards' : undefined);
}
/** Paid face down; it works at once. LEG-BUY-06, LEG-BUY-11, LEG-BUY-12 */
export function* buy(table: Legio, seat: Seat, what: Element): Flow {
  const unit = unitOf(table.state, seat);
  const cost = priceOf(unit, what);
  yield* pay(table, seat, 'buy/pay', { for: 'buy', what, cost });
  add(table.state, unit, what);
  table.tell({ kind: 'bought', seat, what, cards: cost });
}
