import type { Flow } from '@cosmodrome/kernel';
import { bossHp, NUMBER, perCrew, ROOMS, SCENARIO, type ScenarioAct, tilePrint } from '../content/index.ts';
import { type Cell, NO_CELL, type Place, type Rocketeer, type State } from '../state.ts';
import { attackRocketeer } from './aliens.ts';
import { settle } from './end.ts';
import { placeAlien } from './figures.ts';
import { cellOfTile, cellsWhere, mapOf, place, spot } from './map.ts';
import { drawAlert } from './scan.ts';
import { mindControl, rolesOf, visible } from './sheet.ts';
import { bossFoe, crewOn, over, type Table } from './table.ts';

// The special rules of the scenarios (SCA-SCEN, SCA-SCOM, SCA-S1 … SCA-S7), one function for each occasion they speak of.

export const goalOf = (state: State): number => perCrew(SCENARIO[state.scenario].goal, state.n);
/** Tiles with this action that are revealed with their marker in the box, by tile number. */
export const boxed = (state: State, act: ScenarioAct): Cell[] =>
  cellsWhere(state, (c) => actIn(c) === act).sort((a, b) => place(state, a).tile - place(state, b).tile);

/** SCA-SCAN-06, and what each scenario tile does when it is turned up. */
export function tileRevealed(table: Table, cell: Cell): void {
  const { state } = table;
  const { name } = tilePrint(place(state, cell).tile);
  if (!name) return;
  const { boss, aliens } = ROOMS[name];
  if (boss) {
    const hp = bossHp(state.n);
    state.boss = { type: boss, at: cell, hp, max: hp };
    table.tell({ kind: 'boss', type: boss, spot: spot(state, cell), hp });
  }
  for (const [type, count] of aliens(state.n)) for (let i = 0; i < count; i++) placeAlien(table, type, cell, 'scenario');
}

/** SCA-SCEN-05: the scenario's own IQ action on this tile, while its marker lies in the box; '' where there is none. */
export const actOn = (state: State, cell: Cell): ScenarioAct | '' => actIn(place(state, cell));
function actIn({ tile, box }: Place): ScenarioAct | '' {
  const name = box && tilePrint(tile).name;
  return name ? ROOMS[name].act : '';
}
/** Does an Overkill of this action place a further cube? (SCA-S1-06, SCA-S6-08) */
export const actCounts = (act: ScenarioAct | ''): boolean => act === 'shut-down' || act === 'overload';

/** The first success of a scenario IQ action, or a further cube bought by an Overkill. */
export function* actSucceeds(table: Table, r: Rocketeer, cell: Cell): Flow {
  const { state } = table;
  const act = actOn(state, cell);
  if (!act) return;
  if (!actCounts(act)) {
    table.tell({ kind: 'scenario-act', role: r.role, act, spot: spot(state, cell), progress: 0, goal: 0, done: true });
    removeMarker(table, cell, act);
    return;
  }
  state.progress += 1;
  const goal = goalOf(state);
  const done = state.progress >= goal;
  table.tell({ kind: 'scenario-act', role: r.role, act, spot: spot(state, cell), progress: state.progress, goal, done });
  if (!done) return;
  removeMarker(table, cell, act);
  if (over(state)) return;
  if (act === 'shut-down') {
    // SCA-S1-07
    table.tell({ kind: 'drive-down' });
    for (let i = 0; i < (state.n >= 4 ? 2 : 1); i++) yield* drawAlert(table, r, 'scenario');
  }
}
/** SCA-SCOM-09: a marker removed stays removed. */
export function removeMarker(table: Table, cell: Cell, by: ScenarioAct | 'flame-gun'): void {
  const { state } = table;
  place(state, cell).box = false;
  state.markersRemoved += 1;
  table.tell({ kind: 'marker-removed', spot: spot(state, cell), left: markersLeft(state), by });
  if (by === 'silence-alarm') table.tell({ kind: 'alarm-silent' });
  if (by === 'overload') {
    state.countdown = state.mode === 'space-cadet' ? 5 : 4; // SCA-S6-08, -12
    table.tell({ kind: 'countdown', left: state.countdown });
  }
  settle(table);
}
/** Markers of the scenario still hidden on the map or in their box. */
export const markersLeft = (state: State): number => SCENARIO[state.scenario].markers.length - state.markersRemoved;

/** SCA-S3-06: while a transmitter works, Thralls attack after moving. */
export const thrallsDriven = (state: State): boolean => state.cells.some((c) => actIn(c) === 'cut-transmitter');
/** SCA-S4-10 */
export function alarmSilent(state: State): boolean {
  const post = cellOfTile(state, NUMBER['guard-post']);
  return state.scenario === 's4' && post >= 0 && !place(state, post).box;
}
/** SCA-S4-09 */
export const surprised = (state: State): boolean => state.scenario === 's4' && state.turn === 1;
/** SCA-S7-07: relays whose marker is hidden on the map or in its box. */
const activeRelays = (state: State): number => (state.scenario === 's7' ? markersLeft(state) : 0);
export const overmindGuarded = (state: State): boolean => activeRelays(state) > 0;
/** SCA-S7-13 */
export const overmindSubduable = (state: State): boolean =>
  state.boss?.type === 'overmind' && !overmindGuarded(state) && state.boss.hp === 1;

/** SCA-S7-08: the Overmind acts before other Brains. */
export function* overmindTurn(table: Table): Flow {
  const { state } = table;
  if (state.boss?.type !== 'overmind') return;
  const range = Math.max(1, activeRelays(state));
  const map = mapOf(state);
  const at = state.boss.at;
  const crew = state.rocketeers.filter((r) => visible(r) && map.distance(at, r.at) <= range);
  table.tell({ kind: 'brain-broadcast', foe: bossFoe(state, state.boss), roles: rolesOf(crew), range });
  for (const r of crew) yield* mindControl(table, r);
}
/** SCA-S2-06, -08, -11: the Hive Queen acts after the Bugs. */
export function* queenTurn(table: Table): Flow {
  const { state } = table;
  const { boss, n } = state;
  if (boss?.type !== 'hive-queen') return;
  if (crewOn(state, boss.at).some(visible))
    yield* attackRocketeer(table, bossFoe(state, boss), { at: boss.at, range: 0, dice: 4, effect: 'panic', cause: 'boss' });
  if (over(state)) return;
  const eggs = state.mode === 'space-cadet' ? (n <= 4 ? 1 : 2) : Math.ceil(n / 2);
  for (let i = 0; i < eggs; i++) placeAlien(table, 'bug', boss.at, 'eggs');
}
/** SCA-SCOM-07: what scenarios do at the end of the Alien Turn. */
export function scenarioEndOfAlienTurn(table: Table): void {
  const { state } = table;
  for (const cell of boxed(state, 'stop-thaw')) placeAlien(table, 'war-thrall', cell, 'scenario'); // SCA-S5-07
  for (const cell of boxed(state, 'drain')) for (let i = 0; i < (state.n >= 5 ? 2 : 1); i++) placeAlien(table, 'leech', cell, 'scenario'); // SCA-S6-06
  for (const cell of boxed(state, 'cut-relay').slice(0, state.n >= 5 ? 2 : 1)) placeAlien(table, 'saucerman', cell, 'scenario'); // SCA-S7-10
}
/** SCA-S6-09 */
export function countDown(table: Table): void {
  const { state } = table;
  if (state.countdown <= 0) return;
  state.countdown -= 1;
  table.tell({ kind: 'countdown', left: state.countdown });
  if (state.countdown === 0 && !over(state)) state.outcome = 'countdown';
}

/** Where all must come together in the end; −1: nowhere, or not found yet. */
export function homeOf(state: State): Cell {
  const { home } = SCENARIO[state.scenario];
  return home ? cellOfTile(state, NUMBER[home]) : NO_CELL;
}
/** Is everything done but the way home? */
export function homeward(state: State): boolean {
  switch (state.scenario) {
    case 's1':
      return state.markersRemoved > 0;
    case 's3':
      return state.progress >= goalOf(state);
    case 's4':
      return homeOf(state) >= 0;
    case 's6':
      return state.countdown > 0;
    default:
      return false;
  }
}
/** The victory conditions: SCA-S1-08, SCA-S2-09, SCA-S3-09, SCA-S4-11, SCA-S5-11, SCA-S6-10, SCA-S7-14. */
export function won(state: State): boolean {
  if (state.scenario === 's2') return state.boss !== null && state.boss.hp <= 0;
  if (state.scenario === 's5')
    return markersLeft(state) === 0 && cellOfTile(state, NUMBER.bridge) >= 0 && state.figures.every((f) => f.type !== 'brain');
  if (state.scenario === 's7') return state.boss !== null && state.boss.hp <= 0;
  const home = homeOf(state);
  return home >= 0 && homeward(state) && state.rocketeers.every((r) => r.at === home);
}
/** SCA-S1-09, S2-10, S3-10, S4-12, S5-12, S6-11, S7-15, SCA-RULING-26: where Aliens that are called appear. */
export function musterCell(state: State, scanner: Rocketeer): Cell {
  for (const tile of SCENARIO[state.scenario].muster) {
    const cell = cellOfTile(state, tile);
    if (cell >= 0) return cell;
  }
  const map = mapOf(state);
  let best = NO_CELL;
  for (const cell of map.all) {
    if (place(state, cell).tile === 0) continue;
    const farther = best < 0 ? 1 : map.distance(scanner.at, cell) - map.distance(scanner.at, best);
    if (farther > 0 || (farther === 0 && place(state, cell).tile < place(state, best).tile)) best = cell;
  }
  return best;
}
