/** End of the game: triggers, last round, final scoring, final table. */
import type { Seat } from '@cosmodrome/kernel';
import { showAll } from '@cosmodrome/kit/cards';
import { SCORE, SECTORS, STANDSTILL, XENO, ZONE } from '../content/index.ts';
import { type Trigger, unitOf } from '../state.ts';
import type { Why } from '../topics.ts';
import { limitOf, planetsIn, worldsLeft } from './discover.ts';
import { fulfilled, revealObjective } from './objectives.ts';
import { clockwise, type Legio, objectiveOf, type Seen } from './table.ts';

/** The first trigger decides; further ones change nothing. LEG-RULING-55 */
function trigger(table: Legio, what: Trigger, seat: Seat | null): void {
  const { state } = table;
  if (state.ending) return;
  state.ending = { trigger: what, seat };
  table.tell({ kind: 'ending', trigger: what, seat });
}
/** With 13 or 14 PX, on one's own turn, at any moment of it. LEG-XENO-08, LEG-END-01, LEG-RULING-55 */
export function whyNotDeclare(state: Seen, seat: Seat): Why | undefined {
  const { px } = unitOf(state, seat);
  if (state.ending) return 'ending-already';
  return px < XENO.mayEnd ? 'needs-13-px' : undefined;
}
export const declareEnd = (table: Legio, seat: Seat): void => trigger(table, 'declared', seat);

/** Every sector is full, or its zone has no card left. LEG-END-04, LEG-RULING-55 */
export const allCharted = (state: Seen): boolean =>
  SECTORS.every((s) => planetsIn(state, s) >= limitOf(state, s) || !worldsLeft(state, ZONE[s]));

/** LEG-END-02, LEG-END-03, LEG-END-04, LEG-XENO-09 */
export function checkTriggers(table: Legio): void {
  const { state } = table;
  const master = clockwise(state.units.length, state.turn.seat).find((seat) => unitOf(state, seat).px >= XENO.end);
  if (master !== undefined) trigger(table, 'xeno', master);
  else if (state.imperator.pc >= SCORE.imperatorEnd) trigger(table, 'imperator', state.turn.seat);
  else if (allCharted(state)) trigger(table, 'charted', state.turn.seat);
}
/** Rounds without a discovery or a landing are counted: warning after three, end after five. LEG-RULING-83 */
export function checkStandstill(table: Legio): void {
  const { state } = table;
  state.quiet = state.stirred ? 0 : state.quiet + 1;
  state.stirred = false;
  if (state.quiet >= STANDSTILL.end) trigger(table, 'standstill', null);
  else if (state.quiet >= STANDSTILL.warning) table.tell({ kind: 'quiet', rounds: state.quiet });
}

/** Every objective is turned up; those of the end score if they are fulfilled. LEG-OBJ-02, LEG-OBJ-05, LEG-END-06, LEG-RULING-53, LEG-RULING-87 */
export function finish(table: Legio): void {
  const { state } = table;
  table.reveal(); // from here on everything lies open (LEG-INFO-11)
  for (const seat of clockwise(state.units.length, state.first)) {
    const unit = unitOf(state, seat);
    for (const card of unit.hidden) {
      const { key, moment } = objectiveOf(state, card);
      if (moment === 'end' && fulfilled(state, seat, key)) {
        revealObjective(table, seat, card);
        continue;
      }
      showAll(state.objectives.pack, card);
      unit.unfulfilled.push(card);
      table.tell({ kind: 'unfulfilled', seat, objective: key });
    }
    unit.hidden = [];
  }
  state.stage = 'over';
  table.tell({ kind: 'over', winners: ranking(state).flatMap((p) => (p.won ? [p.seat] : [])) });
}

export type Placing = {
  readonly seat: Seat;
  readonly place: number;
  readonly pc: number;
  readonly px: number;
  readonly eligible: boolean;
  readonly won: boolean;
};
/**
 * First those with 10 PX by PC, then PX; after them the others by PX, then PC; equals share a place. The first place wins if it may.
 * LEG-END-07 to LEG-END-10, LEG-XENO-06, LEG-RULING-56, LEG-RULING-86
 */
export function ranking(state: Seen): Placing[] {
  const rows = state.units.map((unit, seat) => ({ seat, pc: unit.pc, px: unit.px, eligible: unit.px >= XENO.win }));
  type Row = (typeof rows)[number];
  const before = (a: Row, b: Row): number => {
    if (a.eligible !== b.eligible) return a.eligible ? -1 : 1;
    return a.eligible ? b.pc - a.pc || b.px - a.px : b.px - a.px || b.pc - a.pc;
  };
  rows.sort((a, b) => before(a, b) || a.seat - b.seat);
  return rows.map((row) => {
    const place = 1 + rows.findIndex((r) => before(r, row) === 0);
    return { ...row, place, won: place === 1 && row.eligible };
  });
}
