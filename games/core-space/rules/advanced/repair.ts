/** Repair: things that are broken, and Machines (CS-RPR). */
import { dataOf, isA, isEngaged, isMachine, isUsable, markOf } from '../../judge/figures.ts';
import { touching } from '../../judge/place.ts';
import { type Active, BROKEN, type Figure, figureOf, type State, type TokenId } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { mayAct, pay } from '../act/effort.ts';
import { heal } from '../defeated.ts';
import { isHandy } from '../pieces/piece.ts';
import { failsOf, hitsOf, rollCombat, type Table, unmark } from '../table.ts';
import { plays } from './doors.ts';

type Repair = Extract<Act, { readonly do: 'repair' }>;
/** Points a Defeated Machine takes (CS-RPR-04). */
const REBUILD = 5;
/** Whose it is does not matter; what lies about is picked up first. CS-RPR-01, -02, -06, CS-RULING-346 */
export function repairs(state: State, f: Figure): Act[] {
  if (!plays(state, 'repair') || !isHandy(f) || !mayAct(state, f, 'interact') || isEngaged(state, f)) return [];
  const near = touching(state, f).filter((t) => t.being.kind === 'trader');
  const tokens = [f, ...near].flatMap((t) =>
    [...t.inventory, ...(t.armour === null ? [] : [t.armour])].flatMap((token): Repair[] =>
      markOf(state, token) & BROKEN ? [{ do: 'repair', on: t.id, token }] : [],
    ),
  );
  const machines = near.filter((t) => isMachine(t) && t.health < t.fit).map((t): Repair => ({ do: 'repair', on: t.id, token: null }));
  return [...tokens, ...machines];
}
/** One die, one more with a Tech Pack: each Hit is a point. CS-RPR-03, -07, CS-EQN-13 */
export function rollRepair(table: Table, f: Figure): number {
  const { state } = table;
  const pack = f.inventory.some((token: TokenId) => {
    const data = dataOf(state, token);
    return isA(data, 'special') && data.effect.does === 'repair-die' && isUsable(state, f, token);
  });
  const dice = rollCombat(table.chance, pack && isHandy(f) ? 2 : 1);
  table.tell({ kind: 'rolled', dice, hits: hitsOf(dice), fails: failsOf(dice), by: f.id });
  return hitsOf(dice);
}
/** A point a Health; a Defeated Machine stands up with one at the fifth, whoever gave the others. CS-RPR-04, -05, CS-RULING-162 */
export function repairMachine(table: Table, on: Figure, points: number, by: Figure): void {
  const { state } = table;
  if (!on.defeated) {
    heal(table, on, points, by);
    return;
  }
  const before = state.repairs.find(({ figure }) => figure === on.id)?.points ?? 0;
  state.repairs = state.repairs.filter(({ figure }) => figure !== on.id);
  const done = before + points;
  if (done < REBUILD) {
    state.repairs.push({ figure: on.id, points: done });
    table.tell({ kind: 'patched', figure: on.id, points: done, needed: REBUILD });
    return;
  }
  heal(table, on, 1, by);
  on.prone = false;
  table.tell({ kind: 'stood-up', figure: on.id });
}
/** CS-RPR-03 to -05 */
export function doRepair(table: Table, f: Figure, active: Active, act: Repair): void {
  const { state } = table;
  pay(table, f, active, 'interact', 'normal');
  const hits = rollRepair(table, f);
  if (hits === 0) return;
  const on = figureOf(state, act.on);
  if (act.token !== null) {
    unmark(state, act.token, BROKEN);
    table.tell({ kind: 'repaired', figure: on.id, token: act.token });
  } else repairMachine(table, on, hits, f);
}
