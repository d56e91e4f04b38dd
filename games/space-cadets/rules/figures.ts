import {
  ALIEN,
  type AlienType,
  bugSupply,
  type ItemKind,
  kindOf,
  type OverkillOption,
  type Payment,
  type Role,
  type WeaponKind,
} from '../content/index.ts';
import type { MoveMeans, Note, PushMeans } from '../notes.ts';
import { BOSS, type Cell, type Figure, type FigureId, figureId, type Rocketeer, type State } from '../state.ts';
import { settle } from './end.ts';
import { mapOf, spot, tileRank } from './map.ts';
import { overmindGuarded } from './scenarios.ts';
import { panic, rolesOf, visible } from './sheet.ts';
import { bossFoe, cardsWhere, crewOn, figuresOn, findFigure, foe, over, putAway, type Table } from './table.ts';

// Figures on the board: placing, moving, wounding, stunning, removing (SCA-COMBAT-05/06, SCA-RULING-11, -65, -73, -74, -81).

export const isThrall = (type: AlienType): boolean => ALIEN[type].thrall;
const box = (state: State, type: AlienType): number => (type === 'bug' ? bugSupply(state.n) : ALIEN[type].figures);
/** SCA-SETUP-19, -20, SCA-RULING-11: figures left to place. */
export function supply(state: State, type: AlienType): number {
  let used = state.lost[type];
  for (const f of state.figures) if (f.type === type) used++;
  return box(state, type) - used;
}
type Why = Extract<Note, { kind: 'placed' }>['why'];
/** Puts one figure on a tile, as far as the supply goes. */
export function placeAlien(table: Table, type: AlienType, at: Cell, why: Why): Figure | undefined {
  const { state } = table;
  if (supply(state, type) <= 0 && !(type === 'bug' && recycleBug(table, at))) {
    table.tell({ kind: 'not-placed', type });
    return undefined;
  }
  const made: Figure = { id: state.nextId, type, at, hp: ALIEN[type].hp, stunned: false, stagger: 0, carried: false };
  state.nextId = figureId(made.id + 1);
  state.figures.push(made);
  table.tell({ kind: 'placed', type, id: made.id, spot: spot(state, at), why });
  settle(table);
  return made;
}
/** SCA-BUG-15, SCA-RULING-81: the farthest Bug is taken up to be placed anew. */
function recycleBug(table: Table, at: Cell): boolean {
  const { state } = table;
  const map = mapOf(state);
  let best: Figure | undefined;
  for (const f of state.figures) {
    if (f.type !== 'bug' || f.at === at) continue;
    const nearer = best ? map.distance(f.at, at) - map.distance(best.at, at) : 1;
    if (!best || nearer > 0 || (nearer === 0 && tileRank(state, f.at) < tileRank(state, best.at))) best = f;
  }
  if (!best) return false;
  table.tell({ kind: 'bug-recycled', id: best.id, from: spot(state, best.at), to: spot(state, at) });
  take(state, best);
  return true;
}
function take(state: State, f: Figure): void {
  state.figures.splice(state.figures.indexOf(f), 1);
}
/** Killed or eliminated: back to the supply. */
export function kill(table: Table, f: Figure, by: Role | '', using: WeaponKind | OverkillOption | ItemKind): void {
  table.tell({ kind: 'killed', foe: foe(table.state, f), by, with: using });
  take(table.state, f);
  table.state.stats.killed += 1;
  settle(table);
}
/** Subdued: out of the game for good (SCA-RULING-11). */
export function removeForGood(table: Table, f: Figure): void {
  take(table.state, f);
  table.state.lost[f.type] += 1;
  table.state.stats.subdued += 1;
}

/** May damage be directed at it? Thralls never (SCA-COMBAT-09, SCA-THRALL-04, SCA-RULING-73). */
export const canBeHurt = (f: Figure): boolean => !isThrall(f.type);
/** SCA-RULING-74, SCA-S7-07, -13: the boss as a target of attacks and damaging Overkills. */
export function bossTargetable(state: State): boolean {
  const { boss } = state;
  return boss !== null && boss.hp > 0 && !(boss.type === 'overmind' && (overmindGuarded(state) || boss.hp <= 1));
}
/** SCA-COMBAT-04..06: one point of damage to a figure or the boss. */
export function damageFoe(table: Table, id: FigureId, by: Role, using: WeaponKind | OverkillOption | 'cowboy'): void {
  const { state } = table;
  if (id === BOSS) {
    const { boss } = state;
    if (!boss) return;
    if (!bossTargetable(state)) {
      table.tell({ kind: 'unharmed', foe: bossFoe(state, boss) });
      return;
    }
    boss.hp -= 1;
    table.tell({ kind: 'wound', foe: bossFoe(state, boss), hp: boss.hp, by, with: using });
    settle(table);
    return;
  }
  const f = findFigure(state, id);
  if (!f) return;
  f.hp -= 1;
  if (f.hp <= 0) kill(table, f, by, using);
  else table.tell({ kind: 'wound', foe: foe(state, f), hp: f.hp, by, with: using });
}
/** SCA-FX-06, SCA-RULING-70 */
export function stun(table: Table, f: Figure, using: OverkillOption | ItemKind): void {
  if (f.stunned) return;
  f.stunned = true;
  table.tell({ kind: 'stunned', foe: foe(table.state, f), with: using });
  settle(table);
}
export const unstunnedOn = (state: State, cell: Cell): Figure[] => figuresOn(state, cell).filter((f) => !f.stunned);

/** A figure is moved by something else than its own activation. */
export function push(table: Table, f: Figure, to: Cell, means: PushMeans): void {
  const from = spot(table.state, f.at);
  f.at = to;
  table.tell({ kind: 'pushed', foe: foe(table.state, f), from, means });
  entered(table, f);
}
/** SCA-SENT-02, SCA-GEAR-03, SCA-RULING-65: what happens when a figure has entered a tile, however it came. */
export function entered(table: Table, f: Figure): void {
  const { state } = table;
  if (f.type === 'sentinel') {
    const crew = crewOn(state, f.at).filter(visible);
    if (crew.length > 0) {
      table.tell({ kind: 'entry-panic', foe: foe(state, f), roles: rolesOf(crew) });
      for (const r of crew) panic(table, r);
    }
    const [mine] = cardsWhere(state, (c) => c.where === 'mine' && c.at === f.at);
    if (mine !== undefined && !over(state)) {
      table.tell({ kind: 'mine', spot: spot(state, f.at), role: '', laid: false, killed: foe(state, f) });
      putAway(state, mine, 'gone');
      kill(table, f, '', kindOf(mine));
      return;
    }
  }
  settle(table);
}
/** A Rocketeer changes tile, by whatever means. */
export function moveRocketeer(table: Table, r: Rocketeer, to: Cell, means: MoveMeans, paid: Payment = 'free'): void {
  const { state } = table;
  const from = spot(state, r.at);
  r.at = to;
  r.pinned = false;
  table.tell({ kind: 'moved', role: r.role, from, to: spot(state, to), means, pay: paid });
  if ((state.mode === 'admiral' || state.mode === 'galactic-overlord') && unstunnedOn(state, to).length > 0) {
    // SCA-VAR-06, SCA-RULING-117
    r.pinned = true;
    table.tell({ kind: 'pinned', role: r.role });
  }
  settle(table);
}
