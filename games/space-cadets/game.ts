import type { Flow, Frozen, Game, Report, Standing } from '@cosmodrome/kernel';
import { MODES, SCENARIOS } from './content/index.ts';
import type { Note } from './notes.ts';
import { actionBeat, flagBeat } from './rules/actions.ts';
import { alienBeat } from './rules/aliens.ts';
import { audit } from './rules/audit.ts';
import { cleanup } from './rules/cleanup.ts';
import { copy } from './rules/copy.ts';
import { arrowBeat, orderBeat } from './rules/order.ts';
import { renew, toVersion2, toVersion3 } from './rules/renew.ts';
import { scanPhase } from './rules/scan.ts';
import { crewBeat, dockBeat, kitsBeat, setup, stowBeat } from './rules/setup.ts';
import type { Table } from './rules/table.ts';
import type { State } from './state.ts';
import { type View, viewOf } from './view.ts';

/** SCA-TURN-01..05: setup, then Rocketeer Turn, Alien Turn, Cleanup, until somebody wins or dies. */
function beat(table: Table): Flow | undefined {
  const { state } = table;
  if (state.stage === 'over') return undefined;
  if (state.outcome) return end(table);
  switch (state.stage) {
    case 'crew':
      return crewBeat(table);
    case 'dock':
      return dockBeat(table);
    case 'kits':
      return kitsBeat(table);
    case 'stow':
      return stowBeat(table);
    case 'order':
      return orderBeat(table);
    case 'arrow':
      return arrowBeat(table);
    case 'scan':
      return scanPhase(table);
    case 'action':
      return actionBeat(table);
    case 'flag':
      return flagBeat(table);
    case 'aliens':
      return alienBeat(table);
    default:
      return silent(table, cleanup);
  }
}
// biome-ignore lint/correctness/useYield: a beat without a question is still a beat
function* silent(table: Table, rule: (table: Table) => void): Flow {
  rule(table);
}
/** SCA-END-01..04 */
const end = (table: Table): Flow =>
  silent(table, ({ state }) => {
    state.stage = 'over';
    state.roll = null;
    state.scene = null;
    if (state.outcome) table.tell({ kind: 'end', outcome: state.outcome, role: state.fallen });
  });

/** SCA-END-04: victory or defeat is shared; there is no score. */
function standings(state: Frozen<State>): readonly Standing[] {
  const won = state.outcome === 'victory';
  return Array.from({ length: state.seats }, (_, seat) => ({ seat, score: won ? 1 : 0, won }));
}
const report = (state: Frozen<State>): Report => ({ ending: state.outcome || 'playing', rounds: state.turn });

export const game: Game<State, View, Note> = {
  id: 'space-cadets',
  version: 3,
  seats: [1, 2, 3, 4, 5, 6],
  options: [
    { key: 'scenario', kind: 'choice', values: SCENARIOS, default: 's1' },
    { key: 'mode', kind: 'choice', values: MODES, default: 'standard' },
    { key: 'rocketeers', kind: 'amount', min: 2, max: 6, default: 2 },
    { key: 'alternative', kind: 'switch', default: false },
    { key: 'ks', kind: 'switch', default: true },
  ],
  setup,
  beat,
  view: viewOf,
  openView: (state) => viewOf(state, undefined),
  standings,
  report,
  decided: (state) => state.outcome !== '',
  /** Hidden faces are not in the state before they are turned up, so there is nothing that one seat could imagine otherwise. */
  imagine: () => undefined,
  copy,
  audit,
  migrations: { 1: toVersion2, 2: toVersion3 },
  renew,
};
