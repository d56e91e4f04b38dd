/** Galactic Corps: the chart, and whoever lies there is arrested (CS-GCO). */
import type { Flow } from '@cosmodrome/kernel';
import { inContact } from '../../judge/place.ts';
import { sees } from '../../judge/sight.ts';
import type { Figure, State } from '../../state.ts';
import { activate, moveTowards } from '../chart.ts';
import type { Table } from '../table.ts';
import { nearestOf } from '../targets.ts';
import { npcTarget, seesPrey } from './targets.ts';

/** Fallen Traders in sight who are not arrested yet. CS-GCO-04, -05 */
const toArrest = (state: State, f: Figure): Figure[] =>
  state.figures.filter(
    (t) =>
      t.being.kind === 'trader' && t.where === 'board' && t.defeated && !t.apprehended && (inContact(state, f, t) || sees(state, f, t)),
  );
/** CS-GCO-02 to -06; a Warden under orders does the same (CS-SEC-02). */
export function* corps(table: Table, f: Figure): Flow {
  const { state } = table;
  yield* activate(
    table,
    f,
    (left, hasMoved) => npcTarget(state, table.chance, f, left, hasMoved),
    'CS-NPC-08',
    () => {
      // CS-GCO-06: asked anew before each action.
      const fallen = seesPrey(state, f) ? [] : toArrest(state, f);
      if (fallen.length === 0) return undefined;
      const next = nearestOf(table.chance, f, fallen);
      return { moves: !inContact(state, f, next), flow: arrest(table, f, next) };
    },
  );
}
function* arrest(table: Table, f: Figure, fallen: Figure): Flow {
  if (inContact(table.state, f, fallen)) {
    fallen.apprehended = true;
    table.tell({ kind: 'apprehended', figure: fallen.id, by: f.id });
    return;
  }
  table.tell({ kind: 'npc-does', figure: f.id, does: 'move', rule: 'CS-GCO-04', target: fallen.id });
  yield* moveTowards(table, f, fallen);
}
