/** A step is closed, the arc goes on, the campaign ends and is counted (CS-CMP-02, -03, CS-RULING-201, the arc's final score). */
import type { Standing } from '@cosmodrome/kernel';
import type { Stage } from '../content/index.ts';
import { ready } from '../judge/people.ts';
import { scoreOf, soloResult } from '../judge/score.ts';
import { crewValue, fullShip, UPGRADE_TOP } from '../judge/things.ts';
import type { Crew, Ending, State } from '../state.ts';
import { lengthOf } from './founding.ts';
import { timePasses } from './missions.ts';
import type { Seen, Table } from './table.ts';

const active = (state: State): Crew[] => state.crews.filter(({ standing }) => standing === 'active');
/** All games of this step are closed: catch-up games are no step of their own. */
export function closeStep(table: Table): void {
  const { state } = table;
  const extra = state.outings.length > 0 && state.outings.every(({ kind }) => kind === 'catch-up');
  const played = state.outings.length > 0;
  if (!extra && state.settings.structure === 'arc' && state.stage === '5') finale(state);
  if (!extra) for (const crew of active(state)) if (strandedAt(state, crew)) timePasses(crew, []);
  state.outings = [];
  state.offers = [];
  state.phase = 'home';
  // Whoever has said what it wants to play need not say it again.
  state.plans = state.plans.map((plan, seat) =>
    extra && plan?.do !== 'catch-up' && state.crews[seat]!.standing === 'active' ? plan : null,
  );
  if (extra) return;
  const ending = endingOf(state, played);
  if (ending) {
    finish(table, ending);
    return;
  }
  state.step++;
  if (state.settings.structure === 'arc') state.stage = nextStage(state);
  table.tell({ kind: 'step', step: state.step, stage: state.settings.structure === 'arc' ? state.stage : null });
}
/** It stayed in port because nobody could go: the mission the others play counts for it too (CS-RULING-330). */
const strandedAt = (state: State, crew: Crew): boolean => state.plans[crew.seat]?.do === 'rest' && ready(crew).length === 0;
/** CS-CMP-03: with a goal the campaign ends after the game in which it is reached. */
function endingOf(state: State, played: boolean): Ending | undefined {
  const there = active(state);
  if (there.length === 0 && (!played || isLast(state) || state.crews.every(({ standing }) => standing === 'gone'))) return 'nobody-left';
  if (state.settings.goal === 'full-ship') {
    state.champions = there.filter(isFinished).map(({ seat }) => seat);
    if (state.champions.length > 0) return 'goal';
  }
  if (isLast(state)) return 'complete';
  // A campaign in which nobody sets out any more does not go on for ever.
  return state.step + 1 >= lengthOf(state) * 2 ? 'complete' : undefined;
}
/** Every box and every upgrade. */
const isFinished = (crew: Crew): boolean => fullShip(crew) && Object.values(crew.upgrades).every((level) => level === UPGRADE_TOP);

// ------------------------------------------------------------------ the arc

/** What the finale was: who has most charges; it may be played once more if the nest still stands. */
function finale(state: State): void {
  state.champions = active(state)
    .filter(({ feats }) => feats.includes('charges'))
    .map(({ seat }) => seat);
}
/** The Nest may be played once more if it has not exploded. */
const nestFailed = (state: State): boolean => !state.deeds.includes('exploded');
function isLast(state: State): boolean {
  if (state.settings.structure !== 'arc') return state.step + 1 >= lengthOf(state);
  return state.stage === '5' && (state.again || !nestFailed(state));
}
/** Stages and branches of The Azure Thread (Content to design). */
export function nextStage(state: State): Stage {
  switch (state.stage) {
    case '1':
      return '2';
    case '2':
      return state.deeds.includes('recorder') ? '3a' : '3b';
    case '3a':
    case '3b':
      return '4';
    case '4':
      // If Lockdown was not played, it may be.
      return state.log.some(({ mission }) => mission === 'lockdown') ? '5' : 'extra';
    case 'extra':
      return '5';
    case '5':
      state.again = true;
      return '5';
  }
}
// ------------------------------------------------------------------ the end

function finish(table: Table, ending: Ending): void {
  const { state } = table;
  state.phase = 'over';
  state.ending = ending;
  table.tell({ kind: 'over', ending, winners: winnersOf(state) });
}
/** Most UA, then the higher value, then together (CS-CMP-02, CS-RULING-201); together all who are left. */
export function winnersOf(state: State): number[] {
  const there = active(state);
  if (state.phase !== 'over' || there.length === 0) return [];
  if (state.ending === 'goal') return state.champions;
  if (state.settings.mode === 'together') {
    if (state.settings.structure === 'arc' && state.seats === 1)
      return soloResult(scoreOf(state, there[0]!)) === 'nothing' ? [] : [there[0]!.seat];
    return there.map(({ seat }) => seat);
  }
  const best = Math.max(...there.map((crew) => scoreOf(state, crew)));
  const tied = there.filter((crew) => scoreOf(state, crew) === best);
  // Ties of the arc are shared.
  const most = state.settings.structure === 'arc' ? 0 : Math.max(...tied.map(crewValue));
  return tied.filter((crew) => state.settings.structure === 'arc' || crewValue(crew) === most).map(({ seat }) => seat);
}
export function standings(seen: Seen): readonly Standing[] {
  const state = seen as State;
  const won = winnersOf(state);
  return state.crews.map((crew) => ({ seat: crew.seat, score: scoreOf(state, crew), won: won.includes(crew.seat) }));
}
export const report = (state: Seen): { readonly ending: Ending; readonly rounds: number } => ({
  ending: state.ending,
  rounds: state.step + 1,
});
