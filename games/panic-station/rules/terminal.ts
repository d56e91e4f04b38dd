/** The Terminal (PAN-TERM): Heat Scan, open doors, reveal a room. One function a turn. */
import type { Flow } from '@cosmodrome/kernel';
import type { State } from '../state.ts';
import type { Placement, Why } from '../topics.ts';
import { provenByScan } from './end.ts';
import { lay, unplaceable } from './explore.ts';
import { iconOf, type PanicTable, roomsOf, turnOf } from './table.ts';

/** PAN-TERM-01, -02, -08, PAN-RULING-07: a computer in a room of the player, one function a turn. */
export function whyNotTerminal(state: State): Why | undefined {
  const { seat, terminal } = turnOf(state);
  if (terminal) return 'terminal-used';
  return roomsOf(state, seat).some((room) => iconOf(state, room) === 'terminal') ? undefined : 'not-possible';
}
function use(table: PanicTable): void {
  const turn = turnOf(table.state);
  turn.ap--;
  turn.terminal = true;
}

/**
 * PAN-TERM-03..05, PAN-SETUP-03, PAN-RULING-60: the true card of every living player, shuffled and turned up one by one. The
 * other pile is never looked at, and all take their two cards back.
 */
export function heatScan(table: PanicTable): void {
  const { state } = table;
  use(table);
  const pile: ('positive' | 'negative')[] = [];
  for (const team of state.teams) if (!team.out) pile.push(team.side === 'human' ? 'negative' : 'positive');
  table.chance.shuffle(pile);
  const positive = pile.filter((card) => card === 'positive').length;
  state.scans.push({ round: state.round, positive, negative: pile.length - positive });
  table.reveal();
  table.tell({ kind: 'heat-scan', seat: turnOf(state).seat, cards: pile });
  provenByScan(table);
}

/** PAN-TERM-06, PAN-RULING-58: until the next round begins, for everybody and everywhere. */
export function openDoors(table: PanicTable): void {
  const { state } = table;
  use(table);
  state.doorsOpen = true;
  table.tell({ kind: 'doors-opened', seat: turnOf(state).seat });
}

/** PAN-TERM-07: the top card, next to any room. */
export function reveal(table: PanicTable, at: Placement): void {
  use(table);
  lay(table, at, 'reveal');
}
/** PAN-RULING-59: a card that fits nowhere uses the function up all the same. */
export function* revealNowhere(table: PanicTable): Flow {
  use(table);
  yield* unplaceable(table, undefined);
}
