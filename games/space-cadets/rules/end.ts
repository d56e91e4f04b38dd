import { unstunnedOn } from './figures.ts';
import { won } from './scenarios.ts';
import { findFigure, over, type Table } from './table.ts';

/** The stages of the Rocketeer Turn, in which victory counts (SCA-END-01). */
const ROCKETEER_TURN: ReadonlySet<string> = new Set(['order', 'arrow', 'scan', 'action', 'flag']);

/**
 * After every change on the board: grips and pins that no longer hold are lifted (SCA-FX-14, SCA-RULING-76, -117), and the
 * game is won at once if the objective is met in the Rocketeer Turn (SCA-END-01, SCA-RULING-113, -114).
 */
export function settle(table: Table): void {
  const { state } = table;
  for (const r of state.rocketeers) {
    if (r.grips.length > 0) {
      r.grips = r.grips.filter((id) => {
        const f = findFigure(state, id);
        return f !== undefined && !f.stunned && f.at === r.at;
      });
      if (r.grips.length === 0) table.tell({ kind: 'grip-broken', role: r.role });
    }
    if (r.pinned && unstunnedOn(state, r.at).length === 0) r.pinned = false;
  }
  if (!over(state) && ROCKETEER_TURN.has(state.stage) && won(state)) state.outcome = 'victory';
}
