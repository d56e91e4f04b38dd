/** The end of a mission, and who has won it (CS-END, CS-PEX). */
import type { Standing } from '@cosmodrome/kernel';
import { LAST_ROUND } from '../content/hostility.ts';
import { isForsaken } from '../judge/bonds.ts';
import { isTeam } from '../judge/figures.ts';
import { achievers, primaryOf, rewardOf } from '../judge/objectives.ts';
import { missionOf } from '../judge/site.ts';
import type { CrewId, Ending, Figure, State } from '../state.ts';
import { endedByPiece, lastLeft } from './pieces/index.ts';
import { callsForRescue, firstRound, isRescue } from './rescue.ts';
import { type Seen, type Table, worthOf } from './table.ts';

/** Traders that still count for the end: not Defeated, on the board; controlled Purge do not. CS-RULING-63 */
const inPlay = (f: Figure): boolean => f.crew !== null && f.being.kind !== 'purge' && f.where === 'board' && !f.defeated;
const whoIsLeft = (state: State): Ending =>
  state.figures.some((f) => f.where === 'home' || f.where === 'aboard') ? 'all-aboard' : 'all-defeated';
/** From the end of the first Traders' Phase on: every Trader Defeated or aboard. CS-END-01, CS-RULING-27, -234, -310 */
export function checkEnd(table: Table): boolean {
  const { state } = table;
  if (state.phase === 'over') return true;
  const first = state.round === firstRound(state);
  if (first && (state.phase === 'hostility' || (state.phase === 'traders' && state.active !== null))) return false;
  if (!isRescue(state) && endedByPiece(state)) {
    // What goes off may leave nobody to tell of it.
    return finish(table, state.crews.some(({ id }) => isHome(state, id)) ? 'mission-done' : whoIsLeft(state));
  }
  // A Merg that nobody holds any more keeps nobody waiting.
  if (state.figures.some((f) => inPlay(f) && !isForsaken(state, f))) return false;
  // Nobody could come in yet: an effect forbade it.
  const out = (f: Figure) => f.entered && (!isRescue(state) || (f.crew !== null && !f.defeated));
  if (!state.figures.some(out) && state.lockedAirlocks.length > 0) return false;
  if (
    state.phase === 'traders' &&
    state.figures.some((f) => f.crew !== null && f.where === 'aboard' && !f.acted && !state.crews[f.crew]!.stays)
  ) {
    // Those aboard may still come in this phase.
    if (first || state.figures.some((f) => f.where === 'board' && f.crew !== null && !f.defeated)) return false;
  }
  if (!isRescue(state)) lastLeft(table);
  return finish(table, whoIsLeft(state));
}
/** Whoever is still out there after so many rounds is left behind. CS-RULING-342 */
export function shipsDepart(table: Table): void {
  const { state } = table;
  const left = state.figures.filter(inPlay);
  if (state.round - firstRound(state) + 1 < LAST_ROUND || left.length === 0) return;
  table.tell({ kind: 'left-behind', figures: left.map(({ id }) => id) });
  for (const f of left) {
    if (f.being.kind === 'trader') Object.assign(f, { health: 0, defeated: true, prone: false, effects: [] });
    else f.where = 'out';
  }
}
function finish(table: Table, ending: Ending): true {
  const { state } = table;
  state.active = null;
  state.queue = null;
  state.ending = ending;
  if (isRescue(state)) state.campaign!.stage = 'done';
  if (!callsForRescue(table)) endMission(table);
  return true;
}
/** CS-RES-05: once there is nobody to be fetched, or nobody goes. */
export function endMission(table: Table): void {
  const { state } = table;
  state.phase = 'over';
  table.tell({ kind: 'over', ending: state.ending, winners: winners(state) });
}

/** Traders alive at the end: of those who entered, those not Defeated and those aboard. CS-RULING-28 */
export const alive = (state: State, crew: CrewId): number =>
  state.figures.filter((f) => {
    const own = f.luredFrom ?? f.crew;
    if (own !== crew || !f.entered) return false;
    return f.being.kind === 'trader' ? f.where === 'home' || (f.where === 'board' && !f.defeated) : f.where === 'home';
  }).length;
const carried = (state: State, f: Figure): number =>
  [...f.inventory, ...(f.armour === null ? [] : [f.armour])].reduce((sum, token) => sum + worthOf(state, token), 0);
/** What Traders aboard have brought, and Credits found; CS-RULING-29. */
export const haul = (state: State, crew: CrewId): number =>
  state.figures.reduce(
    (sum, f) => sum + ((f.luredFrom ?? f.crew) === crew && f.where !== 'board' && f.where !== 'out' ? carried(state, f) : 0),
    0,
  ) + state.crews[crew]!.money;
/** New value: what was there at the start cancels out. CS-PEX-02, -11, CS-EX-34 */
export const newValue = (state: State, crew: CrewId): number => haul(state, crew) - state.crews[crew]!.worthAtStart;
/** A Trader lured away counts for the crew it came with. CS-RULING-28, -64 */
const ownOf = (f: Figure): CrewId | null => f.luredFrom ?? f.crew;
/** Who joined and is aboard is of the crew like its Traders. CS-END-04, CS-JOI-05, CS-RULING-28 */
const isLost = (state: State, crew: CrewId): boolean =>
  state.figures.every((f) => {
    if (ownOf(f) !== crew || f.where === 'out') return true;
    return f.being.kind === 'trader' ? f.where === 'board' && f.defeated : f.where !== 'home';
  });
const isHome = (state: State, crew: CrewId): boolean => state.figures.some((f) => ownOf(f) === crew && f.where === 'home');

export type Success = 'none' | 'success' | 'great';
/** Alone and together: new value a crew, added up. CS-PEX-12, CS-END-10 */
export function success(state: State): Success {
  const loot = missionOf(state).pieces[primaryOf(state)];
  if (!state.crews.some(({ id }) => isHome(state, id))) return 'none';
  if (loot?.piece !== 'loot') return achievers(state).length > 0 ? 'success' : 'none';
  const total = state.crews.reduce((sum, { id }) => sum + newValue(state, id), 0);
  if (total >= loot.great * state.crews.length) return 'great';
  return total >= loot.success * state.crews.length ? 'success' : 'none';
}
const sumOfTeam = (state: State, from: readonly CrewId[], crew: CrewId, worth: (crew: CrewId) => number): number =>
  from.filter((other) => isTeam(state, crew, other)).reduce((sum, other) => sum + worth(other), 0);
/** CS-PEX-03, CS-END-04 to -07, -10 */
export function winners(state: State): CrewId[] {
  // CS-RULING-136: a Rescue Mission has no winner.
  if (state.campaign !== null && state.campaign.stage !== 'mission') return state.campaign.won;
  const crews = state.crews.map(({ id }) => id);
  if (state.settings.mode === 'together') return success(state) === 'none' ? [] : crews;
  // CS-VAR-02: a team adds up, and wins or loses as one.
  const best = (from: readonly CrewId[], worth: (crew: CrewId) => number): CrewId[] => {
    const ofTeam = (crew: CrewId) => sumOfTeam(state, from, crew, worth);
    const most = Math.max(...from.map(ofTeam));
    return from.filter((crew) => ofTeam(crew) === most);
  };
  const home = crews.filter((crew) => isHome(state, crew) && !isLost(state, crew));
  // CS-END-05
  const done = achievers(state).filter((crew) => !isLost(state, crew));
  if (done.length > 0) return [...done];
  if (home.length > 0 && missionOf(state).pieces[primaryOf(state)]?.piece === 'loot') return best(home, (crew) => newValue(state, crew));
  const left = crews.filter((crew) => !isLost(state, crew) && alive(state, crew) > 0);
  if (left.length === 0) return [];
  return best(
    best(left, (crew) => alive(state, crew)),
    (crew) => haul(state, crew),
  );
}
/** Behind the winners by Traders alive, then by what things are worth; crews that are wholly lost last. CS-END-11 */
function placesOf(state: State, won: readonly CrewId[]): (crew: CrewId) => number {
  const crews = state.crews.map(({ id }) => id);
  const rank = (crew: CrewId): readonly number[] => {
    if (won.some((other) => isTeam(state, crew, other))) return [0];
    const sum = (worth: (crew: CrewId) => number) => -sumOfTeam(state, crews, crew, worth);
    const lost = crews.every((other) => !isTeam(state, crew, other) || isLost(state, other));
    return [lost ? 2 : 1, sum((one) => alive(state, one)), sum((one) => haul(state, one))];
  };
  const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((n, k) => n !== b[k]);
    return i >= 0 && a[i]! < b[i]!;
  };
  return (crew) => 1 + crews.filter((other) => isBefore(rank(other), rank(crew))).length;
}
export function standings(seen: Seen): readonly Standing[] {
  const state = seen as State;
  const over = state.phase === 'over';
  const won = over ? winners(state) : [];
  const place = over && state.settings.mode === 'versus' ? placesOf(state, won) : undefined;
  return state.crewOf.map((crew, seat) => {
    // CS-VAR-03: the game master wins if nobody else does.
    if (crew === null) {
      const last = won.length === 0 ? 1 : state.crews.length + 1;
      return { seat, score: 0, won: over && won.length === 0, ...(place && { place: last }) };
    }
    return {
      seat,
      score: state.figures.length === 0 ? 0 : newValue(state, crew) + rewardOf(state, crew),
      won: won.some((other) => isTeam(state, crew, other)),
      // A game master that has won stands before them all.
      ...(place && { place: place(crew) + (state.crewOf.includes(null) && won.length === 0 ? 1 : 0) }),
    };
  });
}
export const report = (state: Seen): { readonly ending: Ending; readonly rounds: number } => ({
  ending: state.ending,
  rounds: state.round,
});
