/** Civilian cards (CIV-01 to CIV-06). */
import { type Flow, oneOf } from '@cosmodrome/kernel';
import { REACH } from '../../content/ranges.ts';
import { hasRoom, moveOf, sideOf } from '../../judge/figures.ts';
import { distance, gapTo, inContact, squareBar, stands, touchesSquares, within } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { sees } from '../../judge/sight.ts';
import { siteOf } from '../../judge/site.ts';
import type { Crate, Figure, State } from '../../state.ts';
import { look } from '../act/search.ts';
import { shoot } from '../attack.ts';
import { bestPlace, go } from '../chart.ts';
import { heal } from '../defeated.ts';
import { attack, panic } from '../npcs/civilians.ts';
import { isPinned } from '../pieces/goods.ts';
import { addPegs, askCrew, clockwise, expose, nearestThing, randomOf, rollChance, type Table } from '../table.ts';
import { nearestOf } from '../targets.ts';
import type { Effects } from './index.ts';
import { inTurn, purgeOn } from './purge.ts';

const civiliansOn = (state: State): Figure[] => state.figures.filter((f) => stands(f) && sideOf(f) === 'civilians');
const bars = (state: State, crate: Crate) => crate.squares.map((i) => squareBar(siteOf(state).map.plan, i));

type CivilianEffects =
  | 'civilians-move'
  | 'civilians-attack'
  | 'civilians-loot'
  | 'samaritan'
  | 'civilians-shoot-purge'
  | 'look-into-crate'
  | 'pegs-a-civilian';
export const CIVILIAN_EFFECTS: Effects<CivilianEffects> = {
  *'civilians-move'(table, { moves }) {
    const those = civiliansOn(table.state).filter((f) => !f.prone);
    yield* inTurn(table, those, function* (f) {
      for (let n = 0; n < moves && stands(f); n++) yield* panic(table, f, rollChance(table.chance, true).arrow);
    });
    return those.length > 0;
  },
  *'civilians-attack'(table) {
    const those = civiliansOn(table.state).filter((f) => !f.prone);
    yield* inTurn(table, those, (f) => attack(table, f, { number: 5, icon: 'attack', arrow: rollChance(table.chance, true).arrow }));
    return those.length > 0;
  },
  /** The one nearest to a crate, or all: to it, and one random token it has room for. CIV-02 */
  *'civilians-loot'(table, { moves, all }) {
    const { state } = table;
    const civilians = civiliansOn(state).filter((f) => !f.prone);
    if (civilians.length === 0 || state.crates.length === 0) return false;
    const near = (f: Figure) => Math.min(...state.crates.map((crate) => gapTo(f, bars(state, crate))));
    const best = Math.min(...civilians.map(near));
    const those = all
      ? civilians
      : [
          randomOf(
            table.chance,
            civilians.filter((f) => near(f) <= best + 5),
          ),
        ];
    yield* inTurn(table, those, (f) => loot(table, f, moves));
    return true;
  },
  samaritan(table, { health, revives }) {
    const { state } = table;
    const civilians = civiliansOn(state);
    const near = (f: Figure) => Math.min(9e9, ...civilians.map((c) => distance(c, f)));
    const meant = (f: Figure) => f.being.kind === 'trader' && f.crew !== null && f.where === 'board' && f.defeated === revives;
    const those = state.figures.filter((f) => meant(f) && civilians.some((c) => within(c, f, REACH.short)));
    if (those.length === 0) return false;
    const nearest = nearestThing(table.chance, those, near);
    if (nearest.health === nearest.fit) return false;
    heal(table, nearest, health, null);
    return true;
  },
  *'civilians-shoot-purge'(table, { all, extra }) {
    const { state } = table;
    const prey = (f: Figure) => purgeOn(state).filter((p) => !inContact(state, f, p) && within(f, p, REACH.medium) && sees(state, f, p));
    const able = civiliansOn(state).filter((f) => !f.prone && prey(f).length > 0);
    if (able.length === 0) return false;
    const near = (f: Figure) => Math.min(...prey(f).map((p) => distance(f, p)));
    const best = Math.min(...able.map(near));
    const those = all
      ? able
      : [
          randomOf(
            table.chance,
            able.filter((f) => near(f) <= best + 5),
          ),
        ];
    yield* inTurn(table, those, function* (f) {
      const purge = prey(f);
      if (purge.length > 0) yield* shoot(table, { by: f, target: nearestOf(table.chance, f, purge), weapon: null, bonus: extra });
    });
    return true;
  },
  *'look-into-crate'(table, { who }) {
    const { state } = table;
    const crates = state.crates.filter(({ squares }) => squares.length > 0).map(({ id }) => id);
    if (civiliansOn(state).length === 0 || crates.length === 0) return false;
    for (const crew of who === 'holder' ? [state.holder] : clockwise(state)) {
      const crate = yield* askCrew(
        table,
        crew,
        'choose/crate',
        oneOf(() => crates),
        crates[0]!,
      );
      look(table, { crew }, crate);
    }
    return true;
  },
  'pegs-a-civilian'(table, { most }) {
    const n = Math.min(most, civiliansOn(table.state).length);
    if (n > 0) addPegs(table, n, 'card');
    return n > 0;
  },
};
function* loot(table: Table, f: Figure, moves: number): Flow {
  const { state } = table;
  const crate = nearestThing(table.chance, state.crates, (one) => gapTo(f, bars(state, one)));
  for (let n = 0; n < moves && stands(f) && !touchesSquares(state, f, crate.squares); n++) {
    const most = allowance(f, moveOf(state, f));
    const best = bestPlace(state, f, most, ([x, y]) => gapTo({ x, y, massive: f.massive }, bars(state, crate)));
    if (best) yield* go(table, f, best.points, most, null);
  }
  if (!stands(f) || !touchesSquares(state, f, crate.squares)) return;
  const fits = state.contents[crate.id]!.filter((token) => hasRoom(state, f, token) && !isPinned(state, token));
  if (fits.length === 0) return;
  const token = table.chance.pick(fits);
  state.contents[crate.id] = state.contents[crate.id]!.filter((t) => t !== token);
  expose(table, token);
  f.inventory.push(token);
}
