/** Scores: PC on the score track, PX on the Xeno track, experience on the ship board. */
import type { Seat } from '@cosmodrome/kernel';
import type { ExplorationCard } from '../content/index.ts';
import type { Source } from '../notes.ts';
import { unitOf } from '../state.ts';
import { boardOf, type Legio } from './table.ts';

/** PC move the score pawn at once, never below 0 and without an upper limit. Gives what really changed. LEG-SCORE-01, LEG-RULING-08 */
export function scorePc(table: Legio, seat: Seat, points: number, from: Source): number {
  const unit = unitOf(table.state, seat);
  const change = Math.max(points, -unit.pc);
  unit.pc += change;
  if (change !== 0) table.tell({ kind: 'pc', seat, points: change, total: unit.pc, from });
  return change;
}
/** PX advance the U.C. one by one, without limit; they are never lost. LEG-XENO-01, LEG-RULING-57 */
export function scorePx(table: Legio, seat: Seat, points: number, from: Source): void {
  const unit = unitOf(table.state, seat);
  unit.px += points;
  table.tell({ kind: 'px', seat, points, total: unit.px, from });
}
/** The Imperator pawn advances, called or not. LEG-IMP-06, LEG-RULING-90 */
export function scoreImperator(table: Legio, points: number): void {
  const { imperator } = table.state;
  imperator.pc += points;
  table.tell({ kind: 'imperator-pc', points, total: imperator.pc });
}
/** The printed experience of a risk goes to its row, up to the data memories; the rest is lost. LEG-EXPL-06, LEG-XP-02, LEG-XP-03 */
export function gainExperience(table: Legio, seat: Seat, risk: ExplorationCard): void {
  if (!risk.experience) return;
  const { skill, points } = risk.experience;
  const unit = unitOf(table.state, seat);
  const before = unit.memory[skill];
  unit.memory[skill] = Math.min(boardOf(unit).memory, before + points);
  table.tell({ kind: 'experience', seat, skill, points: unit.memory[skill] - before, total: unit.memory[skill] });
}
