/** Credits gained and paid. */
import type { Seat } from '@cosmodrome/kernel';
import { runOf } from './flight.ts';
import { type Table, yardOf } from './table.ts';

/** GT-SESS-14 */
export function earn(table: Table, seat: Seat, amount: number): void {
  if (amount === 0) return;
  table.state.credits[seat] = table.state.credits[seat]! + amount;
  table.tell({ kind: 'credits', seat, amount });
}
/** By a card: one more for the Con Artist, once a card. GT-SKILL-CON-05, -07, GT-RULING-75 */
export function gain(table: Table, seat: Seat, amount: number): void {
  const run = runOf(table.state);
  const more = amount > 0 && !run.swindled && yardOf(table.state, seat).skills.includes('con-artist-b');
  if (more) run.swindled = true;
  earn(table, seat, amount + (more ? 1 : 0));
}
/** With what is there: nobody goes below 0. GT-BASE-PAY-06, GT-RULING-28 */
export function pay(table: Table, seat: Seat, amount: number): void {
  const due = Math.min(amount, table.state.credits[seat]!);
  if (due === 0) return;
  table.state.credits[seat] = table.state.credits[seat]! - due;
  table.tell({ kind: 'credits', seat, amount: -due });
}
