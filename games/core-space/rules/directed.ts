/** The game master's seat: one player leads the Purge and all NPCs, figure by figure, or leaves them to their charts (CS-VAR-03, CS-RULING-307). */
import { during, type Flow, oneOf, type Point, race, yesNo } from '@cosmodrome/kernel';
import type { ChartAction } from '../content/npcs.ts';
import { canFight, canShoot, shotDice } from '../judge/arms.ts';
import { actionsOf, areEnemies, has, hasIcon, moveOf } from '../judge/figures.ts';
import { stands } from '../judge/place.ts';
import { allowance } from '../judge/reach.ts';
import { type Figure, figureOf, type State } from '../state.ts';
import { ask, type Lead } from '../topics.ts';
import { openOnTheWay } from './advanced/doors.ts';
import { fight, shoot } from './attack.ts';
import type { Table } from './table.ts';
import { walk, walkFrom, wayOf } from './walk.ts';
import { gap } from './windows.ts';

/** Led by hand, if somebody leads and wants to; else as its chart says. */
export function* directed(table: Table, f: Figure, chart: () => Flow): Flow {
  const { state } = table;
  const { master } = state;
  if (master === null || f.lostTurns > 0) return yield* chart();
  const scene = { kind: 'led', figure: f.id } as const;
  if (yield* during(table, scene, ask(master, 'npc/lead', yesNo))) yield* led(table, f, master);
  else yield* chart();
}
/** What it could attack now, enemies only, of the kind its linked actions allow. CS-NAC-09, CS-GEN-19 */
export function leads(state: State, f: Figure, linked: ChartAction | null): Lead[] {
  const fits = (kind: ChartAction) => linked === null || linked === kind;
  const enemies = state.figures.filter((t) => areEnemies(state, f, t));
  return [
    ...(fits('close') ? enemies.filter((t) => canFight(state, f, t)).map((t): Lead => ({ do: 'close', at: t.id })) : []),
    ...(fits('shoot')
      ? enemies
          .filter((t) => canShoot(state, f, t, (range) => shotDice(state, f, null, range)))
          .map((t): Lead => ({ do: 'shoot', at: t.id }))
      : []),
    { do: 'end' },
  ];
}
function* led(table: Table, f: Figure, master: number): Flow {
  const { state } = table;
  let left = Math.max(0, actionsOf(state, f) - f.lostActions);
  f.lostActions = 0;
  // The Corps commanded it until now (CS-SEC-02).
  f.effects = f.effects.filter(({ kind }) => kind !== 'commandeered');
  let linked: ChartAction | null = null;
  let taken = 0;
  table.tell({ kind: 'led', figure: f.id });
  yield* gap(table, f, 0, null);
  while (left > 0 && stands(f) && !has(f, 'outwitted')) {
    let danger: Figure['id'] | null = null;
    if (f.prone) {
      f.prone = false;
      table.tell({ kind: 'stood-up', figure: f.id });
    } else {
      const deed: Deed = yield* choose(table, f, master, linked);
      if ('act' in deed && deed.act.do === 'end') return;
      if (hasIcon(state, f, 'linked')) linked ??= 'act' in deed ? (deed.act.do as ChartAction) : 'move';
      if ('way' in deed) {
        openOnTheWay(table, f, deed.way);
        yield* walk(table, f, walkFrom(state, f, deed.way), { how: 'npc' });
      } else if (deed.act.do !== 'end') {
        const target = figureOf(state, deed.act.at);
        danger = target.id;
        if (deed.act.do === 'close') yield* fight(table, { by: f, target, weapon: null, power: false });
        else yield* shoot(table, { by: f, target, weapon: null });
      }
    }
    left--;
    taken++;
    if (stands(f) && state.phase !== 'over') yield* gap(table, f, taken, danger);
  }
}
type Deed = { readonly act: Lead } | { readonly way: readonly Point[] };
function choose(table: Table, f: Figure, master: number, linked: ChartAction | null): Flow<Deed> {
  const { state } = table;
  const lanes: Flow<Deed>[] = [actLane(state, f, master, linked)];
  const move = moveOf(state, f);
  if ((linked === null || linked === 'move') && allowance(f, move) > 0) lanes.push(wayLane(state, f, master, move));
  return during(table, { kind: 'led', figure: f.id }, race(lanes));
}
function* actLane(state: State, f: Figure, master: number, linked: ChartAction | null): Flow<Deed> {
  return {
    act: yield* ask(
      master,
      'npc/act',
      oneOf(() => leads(state, f, linked)),
    ),
  };
}
function* wayLane(state: State, f: Figure, master: number, move: number): Flow<Deed> {
  return { way: yield* ask(master, 'npc/walk', wayOf(state, f, move)) };
}
