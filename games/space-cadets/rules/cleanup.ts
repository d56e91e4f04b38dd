import { NO_EDGE } from '../state.ts';
import { beginGameTurn } from './order.ts';
import { countDown } from './scenarios.ts';
import { over, type Table } from './table.ts';

/** SCA-CLEAN-01..07, SCA-MC-02, SCA-CMD-07, SCA-S6-09: the board is made ready for the next game turn. */
export function cleanup(table: Table): void {
  const { state } = table;
  table.tell({ kind: 'cleanup', turn: state.turn });
  for (const f of state.figures) {
    f.stunned = false;
    f.stagger = 0;
    f.carried = false;
  }
  state.edges = state.edges.map((s) => (s === 'open' || s === 'locked' ? 'closed' : s));
  for (const r of state.rocketeers) {
    r.standard += r.standardSpent;
    r.restricted += r.restrictedSpent;
    r.standardSpent = r.box === 'standard' ? 1 : 0;
    r.restrictedSpent = r.box === 'restricted' ? 1 : 0;
    r.box = '';
    r.commandSpent = false;
    r.order = 0;
    r.scanned = false;
    r.done = false;
    r.breathed = false;
    r.talented = false;
    r.panicked = false;
    r.controlled = false;
    r.commanded = false;
    r.coffee = 0;
    r.shot = false;
    r.firecrackers = false;
    r.invisible = false;
    r.xray = NO_EDGE;
  }
  for (const c of state.cards) {
    c.used = false;
    c.user = -1;
  }
  state.powerOut = false;
  countDown(table);
  if (!over(state)) beginGameTurn(table);
}
