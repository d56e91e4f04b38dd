/** A round: five phases, who is next, and what ends with it (CS-RND, CS-TRD). */
import type { Flow } from '@cosmodrome/kernel';
import { isLoose } from '../judge/bonds.ts';
import { hasIcon, isMachine, moveOf } from '../judge/figures.ts';
import type { CrewId, Figure, Phase, State } from '../state.ts';
import { skillActs } from './act/skill.ts';
import { checkEnd, shipsDepart } from './end.ts';
import { piecesAtAssessment } from './pieces/index.ts';
import { isRescue } from './rescue.ts';
import { mayFire } from './ship.ts';
import { clockwise, type Table } from './table.ts';
import { mayEnter } from './walk.ts';

export function begin(table: Table, phase: Phase): void {
  table.state.phase = phase;
  table.state.queue = null;
  table.state.category = null;
  table.tell({ kind: 'phase-begun', phase });
}

// ------------------------------------------------------------------ Traders' Phase: who

/** Traders of a crew that have not been activated: those on the board must be, those aboard may. CS-TRD-02, -06 to -08, CS-RULING-30, -32 */
export function activatable(state: State, crew: CrewId): { readonly must: Figure[]; readonly may: Figure[] } {
  const mine = state.figures.filter((f) => f.crew === crew && !f.acted);
  const must = mine.filter((f) => f.where === 'board' && !f.defeated);
  const held = must.filter((f) => !isLoose(state, f));
  const comes = (f: Figure) =>
    f.defeated ? mayRise(state, f) || mayHum(state, f) : f.where === 'aboard' && mayEnter(state, f, moveOf(state, f));
  const may = state.crews[crew]!.stays ? [] : mine.filter(comes);
  // CS-MRG-04: a Merg on its own is the last of its crew.
  return held.length + may.length > 0 ? { must: held, may } : { must, may };
}
/** A Defeated Machine that can use a skill. CS-MAC-03, CS-RULING-67 */
const mayHum = (state: State, f: Figure): boolean => f.where === 'board' && isMachine(f) && skillActs(state, f).length > 0;
/** CS-ICO-06: once a game, as its activation. */
export const mayRise = (state: State, f: Figure): boolean =>
  f.defeated && f.where === 'board' && !f.risen && hasIcon(state, f, 'second-chance');
const hasTurn = (state: State, crew: CrewId): boolean => {
  const { must, may } = activatable(state, crew);
  return must.length + may.length > 0 || mayFire(state, crew);
};
/** The first crew from here, clockwise, that has somebody to activate. CS-TRD-01, -04 */
export const nextCrew = (state: State, from: CrewId): CrewId | undefined => clockwise(state, from).find((crew) => hasTurn(state, crew));
export function beginTraders(table: Table): void {
  const { state } = table;
  begin(table, 'traders');
  for (const crew of state.crews) crew.stays = false;
  state.turn = nextCrew(state, state.holder) ?? state.holder;
}
/** After a turn: the next crew, or the Purge. */
export function passTurn(table: Table): void {
  const { state } = table;
  const next = nextCrew(state, ((state.turn + 1) % state.crews.length) as CrewId);
  if (next === undefined) endTraders(table);
  else state.turn = next;
}
/** CS-TRD-06, CS-RULING-27 */
export function endTraders(table: Table): void {
  if (!checkEnd(table)) begin(table, 'purge');
}

// ------------------------------------------------------------------ Assessment

/** CS-RND-03 to -06, CS-GEN-21 */
export function* assessment(table: Table): Flow {
  const { state } = table;
  // A Rescue Mission has no objectives: CS-RULING-136.
  if (!isRescue(state)) piecesAtAssessment(table);
  shipsDepart(table);
  for (const f of state.figures) {
    f.acted = false;
    f.moved = 0;
    f.strides = 0;
    f.skilled = false;
    f.effects = f.effects.filter(({ until }) => until === 0 || until > state.round);
  }
  for (const crew of state.crews) crew.fired = false;
  state.forecast = null;
  state.shot = false;
  state.lasting = [];
  state.marked = null;
  state.truced = [];
  for (const door of state.jammedDoors.splice(0)) {
    state.doors[door] = 'open';
    table.tell({ kind: 'door', door, state: 'open' });
  }
  state.lockedAirlocks = [];
  state.seals = state.seals.filter(({ round }) => round === 0 || round > state.round);
  // CS-RND-05, -06: on to the next crew that still has somebody.
  const rest = clockwise(state, ((state.holder + 1) % state.crews.length) as CrewId);
  state.holder =
    rest.find((crew) => state.figures.some((f) => f.crew === crew && (f.where === 'board' || f.where === 'aboard'))) ?? state.holder;
  state.turn = state.holder;
  if (!checkEnd(table)) begin(table, 'hostility');
}
