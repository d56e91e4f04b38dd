/** Doors that open and close (CS-DOR, CS-JAI-03). */
import type { Square } from '../../content/mission.ts';
import { doorsInto } from '../../judge/doors.ts';
import type { DoorId } from '../../state.ts';
import { cellOpened } from '../pieces/people.ts';
import type { Table } from '../table.ts';

export function openDoor(table: Table, door: DoorId): void {
  table.state.doors[door] = 'open';
  table.tell({ kind: 'door', door, state: 'open' });
  cellOpened(table, door);
}
/** All locked doors of these rooms. */
export function openRooms(table: Table, squares: readonly Square[]): void {
  for (const door of doorsInto(table.state, squares)) if (table.state.doors[door] !== 'open') openDoor(table, door);
}
