/** Credits gained in the flight. */
import type { Seat } from '@cosmodrome/kernel';
import type { Table } from './table.ts';

/** GT-SESS-14 */
export function earn(table: Table, seat: Seat, amount: number): void {
  if (amount === 0) return;
  table.state.credits[seat] = table.state.credits[seat]! + amount;
  table.tell({ kind: 'credits', seat, amount });
}
