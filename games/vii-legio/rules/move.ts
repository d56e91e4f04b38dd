/** Moving from sector to sector. */
import type { Flow, Seat } from '@cosmodrome/kernel';
import { CROSSING, type Sector } from '../content/index.ts';
import { unitOf } from '../state.ts';
import type { Why } from '../topics.ts';
import { promoteAtBase } from './base.ts';
import { type Legio, pay, type Seen } from './table.ts';

/** Only to a neighbour, and only with enough cards. Sector X has no border. LEG-MOVE-01, LEG-MOVE-04, LEG-MAP-06 */
export function whyNotMove(state: Seen, seat: Seat, to: Sector): Why | undefined {
  const { place, hand } = unitOf(state, seat);
  if (place === 'X') return 'in-x';
  const cost = CROSSING[place][to];
  if (!cost) return 'not-adjacent';
  return hand.length < cost ? 'too-few-cards' : undefined;
}
/** A border costs the cards of its icon, the same both ways, face down. LEG-MOVE-02, LEG-MOVE-03, LEG-MOVE-05, LEG-MOVE-07 */
export function* move(table: Legio, seat: Seat, to: Sector): Flow {
  const unit = unitOf(table.state, seat);
  const from = unit.place as Sector;
  const cost = CROSSING[from][to];
  yield* pay(table, seat, 'move/pay', { for: 'move', to, cost });
  unit.place = to;
  table.tell({ kind: 'moved', seat, from, to, cards: cost });
  yield* promoteAtBase(table, seat);
}
