/** Before the flight. GT-FLOW-05, GT-INS */
import { each, type Flow, yesNo } from '@cosmodrome/kernel';
import { INSURANCE } from '../content/index.ts';
import { ask } from '../topics.ts';
import { openWindow } from './flight.ts';
import { flyerOf, seatsOf, type Table } from './table.ts';

/** Class IV alone has something to decide. */
export function beginPreflight(table: Table): void {
  if (table.state.class === 'IV') table.state.phase = 'insure';
  else openWindow(table);
}
/** Who can pay the full price may insure; all at once, paid at once. GT-INS-01, -02, -05, GT-RULING-53 */
export function* insure(table: Table): Flow {
  const { state } = table;
  const able = seatsOf(state).filter((seat) => state.credits[seat]! >= INSURANCE.price);
  const said = yield* each(able, (seat) => ask(seat, 'preflight/insure', yesNo));
  for (const [seat, wants] of said) {
    if (!wants) continue;
    state.credits[seat] = state.credits[seat]! - INSURANCE.price;
    flyerOf(state, seat).insured = true;
    table.tell({ kind: 'insured', seat, price: INSURANCE.price });
  }
  openWindow(table);
}
