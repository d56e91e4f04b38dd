/** Recruiting and equipping. */
import type { Flow, Frozen, Seat } from '@cosmodrome/kernel';
import { COST, type Element, type Specialty } from '../content/index.ts';
import { type Unit, unitOf } from '../state.ts';
import type { Why } from '../topics.ts';
import { add, boardOf, expertsOf, isExpert, type Legio, pay, type Seen } from './table.ts';

/** Equipment costs 2 cards, the first propulsor 1, a crew member 3. LEG-BUY-01, LEG-BUY-02, LEG-BUY-03, LEG-BUY-04 */
export function costOf(unit: Frozen<Unit>, what: Element): number {
  if (what === 'propulsor') return unit.aboard.propulsor === 0 ? COST.firstPropulsor : COST.equipment;
  return what === 'laser' || what === 'decoder' ? COST.equipment : COST.crew;
}
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
  return noRoomFor(state, unit, what) ?? (unit.hand.length < costOf(unit, what) ? 'too-few-cards' : undefined);
}
/** Paid face down; it works at once. LEG-BUY-06, LEG-BUY-11, LEG-BUY-12 */
export function* buy(table: Legio, seat: Seat, what: Element): Flow {
  const unit = unitOf(table.state, seat);
  const cost = costOf(unit, what);
  yield* pay(table, seat, 'buy/pay', { for: 'buy', what, cost });
  add(table.state, unit, what);
  table.tell({ kind: 'bought', seat, what, cards: cost });
}
