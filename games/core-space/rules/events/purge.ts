/** Purge cards (PUR-01 to PUR-08). */
import { type Flow, order } from '@cosmodrome/kernel';
import type { PurgeKind } from '../../content/purge.ts';
import { moveOf, npcProfile, rankOf, sideOf } from '../../judge/figures.ts';
import { distance, inContact, stands } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { sees } from '../../judge/sight.ts';
import { type Figure, figureOf, type State } from '../../state.ts';
import { ask } from '../../topics.ts';
import { purgeLeft } from '../arrivals.ts';
import { fight, shoot } from '../attack.ts';
import { bestPlace, go, moveTowards, tellTarget } from '../chart.ts';
import { remove } from '../defeated.ts';
import { turnInto } from '../npcs/civilians.ts';
import { addPegs, pickFor, randomOf, rollChance, speaker, type Table } from '../table.ts';
import { contactTarget, nearestOf, purgeTarget } from '../targets.ts';
import { loses } from '../windows.ts';
import type { Effects } from './index.ts';

export const purgeOn = (state: State, of: (f: Figure) => boolean = () => true): Figure[] =>
  state.figures.filter((f) => stands(f) && sideOf(f) === 'purge' && of(f));
const isOne =
  (kinds: readonly PurgeKind[] | 'all') =>
  (f: Figure): boolean =>
    kinds === 'all' || (f.being.kind === 'purge' && kinds.includes(f.being.type));
/** Several act one after the other, as the holder likes. CS-EVT-13 */
export function* inTurn(table: Table, figures: readonly Figure[], does: (f: Figure) => Flow): Flow {
  for (const f of yield* inOrder(table, figures)) if (stands(f)) yield* does(f);
}
export function* inOrder(table: Table, figures: readonly Figure[]): Flow<readonly Figure[]> {
  const { state } = table;
  if (figures.length < 2) return figures;
  const ids = yield* ask(speaker(state, state.holder), 'npc/order', order(figures.map((f) => f.id)));
  return ids.map((id) => figureOf(state, id));
}
/** One acts; true: it is not where it was (CS-RULING-146). */
export function* stirs(f: Figure, flow: Flow<unknown>): Flow<boolean> {
  const [x, y] = [f.x, f.y];
  yield* flow;
  return f.where !== 'board' || f.x !== x || f.y !== y;
}
function target(table: Table, f: Figure): Figure | undefined {
  const choice = purgeTarget(table.state, table.chance, f);
  if (choice) tellTarget(table, f, choice);
  return choice?.target;
}

type PurgeEffects =
  | 'purge-moves'
  | 'purge-shoots'
  | 'purge-loses-turn'
  | 'purge-removed'
  | 'purge-withdraws'
  | 'sleeper-roll'
  | 'civilian-replaced';
export const PURGE_EFFECTS: Effects<PurgeEffects> = {
  *'purge-moves'(table, { who, thenClose }) {
    const { state } = table;
    const those = purgeOn(state, isOne(who)).filter((f) => !f.prone && purgeHasPrey(state, f));
    let any = false;
    yield* inTurn(table, those, function* (f) {
      const prey = target(table, f);
      if (!prey) return;
      any = (yield* stirs(f, moveTowards(table, f, prey))) || any;
      if (!thenClose || !stands(f) || f.prone) return;
      // Somebody else may have held it up.
      const held = stands(prey) && inContact(state, f, prey) ? prey : contactTarget(state, table.chance, f)?.target;
      if (!held) return;
      any = true;
      yield* fight(table, { by: f, target: held, weapon: null, power: false });
    });
    return any;
  },
  *'purge-shoots'(table, { who, extra }) {
    const { state } = table;
    const those = purgeOn(state, isOne(who)).filter((f) => !f.prone && (npcProfile(state, f)?.ranged ?? 0) > 0 && purgeHasPrey(state, f));
    let any = false;
    yield* inTurn(table, those, function* (f) {
      const prey = target(table, f);
      if (!prey || inContact(state, f, prey) || !sees(state, f, prey)) return;
      any = true;
      yield* shoot(table, { by: f, target: prey, weapon: null, bonus: extra });
    });
    return any;
  },
  *'purge-loses-turn'(table, { who }) {
    const { state } = table;
    if (who === 'all-harvesters') {
      const those = purgeOn(state, isOne(['harvester']));
      for (const f of those) yield* loses(table, f, 'turn');
      return those.length > 0;
    }
    const those = purgeOn(state, (f) => rankOf(f) <= 2);
    if (those.length === 0) return false;
    const chosen = yield* pickFor(
      table,
      state.holder,
      'choose/figure',
      those.map((f) => f.id),
    );
    if (chosen !== 'none') yield* loses(table, figureOf(state, chosen), 'turn');
    return true;
  },
  /** CS-RULING-160: back to the supply, Defeated by nobody. */
  'purge-removed'(table, { rank }) {
    const those = purgeOn(table.state, (f) => rankOf(f) <= rank);
    if (those.length === 0) return false;
    remove(table, randomOf(table.chance, those));
    return true;
  },
  *'purge-withdraws'(table, { rank }) {
    const { state } = table;
    const traders = () => state.figures.filter((f) => f.crew !== null && stands(f));
    const those = purgeOn(state, (f) => rankOf(f) <= rank && !f.prone);
    if (those.length === 0 || traders().length === 0) return false;
    let any = false;
    yield* inTurn(table, those, function* (f) {
      if (traders().length === 0) return;
      const from = nearestOf(table.chance, f, traders());
      const most = allowance(f, moveOf(state, f));
      const best = bestPlace(state, f, most, ([x, y]) => -distance({ x, y, massive: f.massive }, from));
      if (best) any = (yield* stirs(f, go(table, f, best.points, most, null))) || any;
    });
    return any;
  },
  'sleeper-roll'(table, { pegs }) {
    if (rollChance(table.chance, false).icon === 'live-one') addPegs(table, pegs, 'card');
    return true;
  },
  'civilian-replaced'(table, { by }) {
    const { state } = table;
    const civilians = state.figures.filter((f) => stands(f) && sideOf(f) === 'civilians');
    const into = by.find((kind) => purgeLeft(state, kind) > 0);
    if (civilians.length === 0 || (into !== 'harvester' && into !== 'live-one' && into !== 'assassin')) return false;
    turnInto(table, randomOf(table.chance, civilians), into);
    return true;
  },
};
const purgeHasPrey = (state: State, f: Figure): boolean => state.figures.some((t) => t.id !== f.id && stands(t) && sideOf(t) !== 'purge');
