/** Cards of the Corps, of Gangers, of Reinforcements and of the great machines (GCO, GAN, REN, GAT). */
import type { Point } from '@cosmodrome/kernel';
import { REACH } from '../../content/ranges.ts';
import { dataOf, hasRoom, isEngaged, sideOf } from '../../judge/figures.ts';
import { distance, distanceTo, inContact, isOn, stands, within } from '../../judge/place.ts';
import { siteOf } from '../../judge/site.ts';
import type { AirlockId, CrewId, Figure, State, TokenId } from '../../state.ts';
import { drawFromBag, found } from '../act/search.ts';
import { fight } from '../attack.ts';
import { bestPlace, moveTowards, tellTarget } from '../chart.ts';
import { lay, putBack } from '../defeated.ts';
import { npcTarget } from '../npcs/targets.ts';
import { clockwise, kindOf, nearestThing, pickFor, randomOf, type Table } from '../table.ts';
import { nearestOf } from '../targets.ts';
import type { Effects } from './index.ts';
import { inOrder, inTurn, stirs } from './purge.ts';

const gangersOn = (state: State): Figure[] => state.figures.filter((f) => stands(f) && sideOf(f) === 'gangers');
/** Traders near a Ganger. */
const threatened = (state: State): Figure[] => {
  const gangers = gangersOn(state);
  return state.figures.filter(
    (f) => f.crew !== null && f.being.kind !== 'purge' && stands(f) && gangers.some((g) => within(g, f, REACH.short)),
  );
};
const fromGangers = (state: State, f: Figure): number => Math.min(...gangersOn(state).map((g) => distance(g, f)));
const smallOnes = (state: State, f: Figure): TokenId[] => f.inventory.filter((token) => dataOf(state, token).size === 'small');
/** GAN-04: for a random token of the bag. */
function* deal(table: Table, crew: CrewId) {
  const { state } = table;
  const those = threatened(state).filter((one) => one.crew === crew);
  if (those.length === 0 || state.bag.length === 0) return false;
  const f = nearestThing(table.chance, those, (one) => fromGangers(state, one));
  if (smallOnes(state, f).length === 0) return false;
  const given = yield* pickFor(table, crew, 'choose/token', [...smallOnes(state, f), 'none' as const], 'none');
  if (given === 'none') return true;
  f.inventory = f.inventory.filter((token) => token !== given);
  table.tell({ kind: 'left', figure: f.id, token: given, what: kindOf(state, given) });
  const token = drawFromBag(table);
  const ganger = nearestThing(table.chance, gangersOn(state), (one) => distance(one, f));
  putBack(table, given, ganger);
  if (token !== undefined) yield* found(table, f, token, 'swap', (t) => putBack(table, t, ganger));
  return true;
}

type CrowdEffects = 'lock-airlocks' | 'gangers-move' | 'pickpocket' | 'gangers-scare' | 'deal' | 'second-live-one' | 'drag-defeated';
export const CROWD_EFFECTS: Effects<CrowdEffects> = {
  /** GCO-03; never in the first round (CS-RULING-241). */
  'lock-airlocks'(table, { number }) {
    const { state } = table;
    const used = state.crews.flatMap(({ airlock }) => (airlock === null ? [] : [airlock]));
    if (state.round === 1 || used.length === 0) return false;
    const those: AirlockId[] = number === 'all' ? used : table.chance.shuffle([...used]).slice(0, number);
    for (const airlock of those) {
      state.lockedAirlocks.push(airlock);
      table.tell({ kind: 'airlock-locked', airlock });
    }
    return true;
  },
  *'gangers-move'(table, { moves, thenClose }) {
    const { state } = table;
    const those = gangersOn(state).filter((f) => !f.prone);
    let any = false;
    yield* inTurn(table, those, function* (f) {
      const choice = npcTarget(state, table.chance, f, moves, false);
      if (!choice) return;
      tellTarget(table, f, choice);
      for (let n = 0; n < moves && stands(f) && !f.prone; n++) any = (yield* stirs(f, moveTowards(table, f, choice.target))) || any;
      if (!thenClose || !stands(f)) return;
      // Somebody else may have held it up.
      const touches = stands(choice.target) && inContact(state, f, choice.target);
      const held = touches ? choice : isEngaged(state, f) ? npcTarget(state, table.chance, f, 1, true) : undefined;
      if (!held || !inContact(state, f, held.target)) return;
      if (held !== choice) tellTarget(table, f, held);
      any = true;
      yield* fight(table, { by: f, target: held.target, weapon: null, power: false });
    });
    return any;
  },
  /** A Ganger has one small space: what it cannot carry goes into the bag. CS-RULING-177 */
  pickpocket(table, { traders }) {
    const { state } = table;
    const crews = new Set<CrewId | null>();
    let any = false;
    for (let n = 0; n < traders; n++) {
      const those = threatened(state).filter((one) => !crews.has(one.crew));
      if (those.length === 0) break;
      const f = nearestThing(table.chance, those, (one) => fromGangers(state, one));
      crews.add(f.crew);
      if (smallOnes(state, f).length === 0) continue;
      any = true;
      const token = randomOf(table.chance, smallOnes(state, f));
      const thief = nearestOf(table.chance, f, gangersOn(state));
      f.inventory = f.inventory.filter((t) => t !== token);
      table.tell({ kind: 'gave', from: f.id, to: thief.id, what: kindOf(state, token) });
      if (hasRoom(state, thief, token)) thief.inventory.push(token);
      else putBack(table, token, thief);
    }
    return any;
  },
  'gangers-scare'(table) {
    const { state } = table;
    const those = threatened(state).filter((f) => f.inventory.length > 0);
    for (const f of those) {
      const token = randomOf(table.chance, f.inventory);
      f.inventory = f.inventory.filter((t) => t !== token);
      lay(table, token, f.x, f.y);
      table.tell({ kind: 'dropped', figure: f.id, token, what: kindOf(state, token) });
    }
    return those.length > 0;
  },
  *deal(table, { who }) {
    let any = false;
    for (const crew of who === 'holder' ? [table.state.holder] : clockwise(table.state)) any = (yield* deal(table, crew)) || any;
    return any;
  },
  'second-live-one'(table) {
    const { state } = table;
    if (!state.settings.reinforcements || state.twice) return false;
    state.twice = true;
    return true;
  },
  /** GAT-01: the fallen are drawn towards the nearest Entry Point. */
  *'drag-defeated'(table, { inches }) {
    const { state } = table;
    const those = state.figures.filter((f) => f.being.kind === 'trader' && isOn(f) && f.defeated);
    let any = false;
    for (const f of yield* inOrder(table, those)) {
      const near = nearestThing(table.chance, siteOf(state).map.entries, (entry) => distanceTo(f, entry));
      const off = ([x, y]: Point) => (x - near[0]) ** 2 + (y - near[1]) ** 2;
      const best = bestPlace(state, f, inches * 100, off);
      if (!best || off(best.at) >= off([f.x, f.y])) continue;
      any = true;
      [f.x, f.y] = best.at;
      table.tell({ kind: 'walked', figure: f.id, way: [best.at], length: best.length, how: 'card' });
    }
    return any;
  },
};
