/** What every piece of a mission answers: acts it offers, what it does at marks of the round (CS-MIS). */
import type { Flow } from '@cosmodrome/kernel';
import type { PieceKind, PieceOf } from '../../content/mission.ts';
import { isMachine, lasts, skillStat } from '../../judge/figures.ts';
import { type Thing, touchesIt } from '../../judge/objectives.ts';
import type { Figure, ObjectiveState, Shown, State } from '../../state.ts';
import { failsOf, hitsOf, rollCombat, type Table } from '../table.ts';

export type PieceRules<K extends PieceKind> = {
  /** When all crews are docked. */
  readonly begin?: (table: Table, piece: PieceOf<K>, own: ObjectiveState) => void;
  /** Which of its sites this Trader can Interact with now. */
  readonly open?: (state: State, f: Figure, piece: PieceOf<K>, own: ObjectiveState) => readonly number[];
  readonly does?: (table: Table, f: Figure, piece: PieceOf<K>, own: ObjectiveState, site: number) => Flow;
  readonly hostility?: (table: Table, piece: PieceOf<K>, own: ObjectiveState) => void;
  readonly assessment?: (table: Table, piece: PieceOf<K>, own: ObjectiveState) => void;
};
/** Dice for things that take skill: one more for those who know machines. CS-SIG-05, CS-LOK-02, CS-JAI-03 */
export const isHandy = (f: Shown): boolean => isMachine(f) || (f.being.kind === 'trader' && f.being.sheet.class === 'tech');
export const skillDice = (f: Shown): number => skillStat(f) + (isHandy(f) ? 1 : 0);
export function tries(table: Table, f: Figure, dice: number): number {
  const roll = rollCombat(table.chance, dice);
  const hits = hitsOf(roll);
  table.tell({ kind: 'rolled', dice: roll, hits, fails: failsOf(roll), by: f.id });
  return hits;
}
/** Consoles are dead while a card says so (ENV-13). */
export const reaches = (state: State, f: Figure, thing: Thing, isConsole: boolean): boolean =>
  !(isConsole && lasts(state, 'consoles-dead')) && touchesIt(state, f, thing);
