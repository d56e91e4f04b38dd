/** Joining a crew, and leaving it again (CS-JOI). */
import type { CrewId, Figure } from '../state.ts';
import { drawFromBag } from './act/search.ts';
import { suspectJoined } from './pieces/people.ts';
import { expose, type Table } from './table.ts';

/** It becomes a Trader of the crew at once, may act this round if it has not, and has something on it. CS-JOI-02, -07, CS-PER-07, CS-TRD-02 */
export function joins(table: Table, npc: Figure, crew: CrewId): void {
  // Who has been activated in this Traders' Phase was of another crew then.
  if (table.state.phase !== 'traders') npc.acted = false;
  npc.crew = crew;
  npc.entered = true;
  table.tell({ kind: 'joined', figure: npc.id, crew });
  suspectJoined(table, npc);
  if (npc.inventory.length > 0) return;
  const token = drawFromBag(table);
  if (token === undefined) return;
  expose(table, token);
  npc.inventory.push(token);
}
/** It is an NPC again and keeps what it carries. CS-JOI-06, -09 */
export function leaves(table: Table, f: Figure): void {
  const { crew } = f;
  if (crew === null) return;
  f.crew = null;
  table.tell({ kind: 'left-crew', figure: f.id, crew });
}
