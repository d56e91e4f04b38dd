/** Gangers: the chart and their own list (CS-GAN). */
import type { Flow } from '@cosmodrome/kernel';
import type { Figure } from '../../state.ts';
import { activate } from '../chart.ts';
import type { Table } from '../table.ts';
import { npcTarget } from './targets.ts';

/** CS-GAN-01, -02 */
export function* ganger(table: Table, f: Figure): Flow {
  yield* activate(table, f, (left, hasMoved) => npcTarget(table.state, table.chance, f, left, hasMoved), 'CS-NPC-08');
}
