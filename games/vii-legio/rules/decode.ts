/** Decoding extrasolar signals. */
import type { Flow, Seat } from '@cosmodrome/kernel';
import { showTo } from '@cosmodrome/kit/cards';
import { COST, type ExtrasolarId, type Zone } from '../content/index.ts';
import { unitOf } from '../state.ts';
import type { Why } from '../topics.ts';
import { type Legio, pay, type Seen, worldOf } from './table.ts';

export const hiddenIn = (state: Seen, zone: Zone): ExtrasolarId | null => (zone === 'A' ? state.hiddenA : state.hiddenB);

/** Level 1 reads the face-down A card, level 2 that or the B card, once per turn. LEG-DEC-01, LEG-DEC-02, LEG-DEC-03, LEG-DEC-04, LEG-RULING-65 */
export function whyNotDecode(state: Seen, seat: Seat, zone: Zone): Why | undefined {
  const unit = unitOf(state, seat);
  if (unit.aboard.decoder === 0) return 'no-decoder';
  if (zone === 'B' && unit.aboard.decoder < 2) return 'decoder-level';
  if (state.turn.decoded) return 'decoded';
  if (hiddenIn(state, zone) === null) return 'nothing-hidden';
  return unit.hand.length < COST.decode[zone] ? 'too-few-cards' : undefined;
}
/** The card stays face down where it is; only the one who decoded has seen it. LEG-DEC-05, LEG-INFO-09 */
export function* decode(table: Legio, seat: Seat, zone: Zone): Flow {
  const { state } = table;
  const cost = COST.decode[zone];
  yield* pay(table, seat, 'decode/pay', { for: 'decode', zone, cost });
  state.turn.decoded = true;
  const card = hiddenIn(state, zone)!;
  table.tell({ kind: 'decoded', seat, zone, cards: cost });
  showTo(state.extrasolar, card, [seat]);
  table.reveal([seat]);
  table.tell({ kind: 'decoded-world', seat, zone, world: worldOf(state, card).key }, [seat]);
}
