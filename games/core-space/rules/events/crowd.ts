/** Cards of the Corps, of Gangers, of Reinforcements and of the great machines (GCO, GAN, REN, GAT). */
import { REACH } from '../../content/ranges.ts';
import { dataOf, hasRoom, sideOf } from '../../judge/figures.ts';
import { distance, distanceTo, inContact, isOn, stands, within } from '../../judge/place.ts';
import { siteOf } from '../../judge/site.ts';
import { type AirlockId, type CrewId, type Figure, figureOf, type State, type TokenId } from '../../state.ts';
import { drawFromBag, found } from '../act/search.ts';
import { fight } from '../attack.ts';
import { bestPlace, moveTowards, tellTarget } from '../chart.ts';
import { lay, letGo } from '../defeated.ts';
import { npcTarget } from '../npcs/targets.ts';
import { clockwise, kindOf, pickFor, randomOf, type Table } from '../table.ts';
import type { Effects } from './index.ts';
import { inTurn } from './purge.ts';

const gangersOn = (state: State): Figure[] => state.figures.filter((f) => stands(f) && sideOf(f) === 'gangers');
/** Traders near a Ganger, the nearest first. */
const threatened = (state: State): Figure[] => {
  const gangers = gangersOn(state);
  const near = (f: Figure) => Math.min(9e9, ...gangers.map((g) => distance(g, f)));
  return state.figures
    .filter((f) => f.crew !== null && f.being.kind !== 'purge' && stands(f) && gangers.some((g) => within(g, f, REACH.short)))
    .toSorted((a, b) => near(a) - near(b) || a.id - b.id);
};
const nearestGanger = (state: State, f: Figure): Figure =>
  gangersOn(state).toSorted((a, b) => distance(a, f) - distance(b, f) || a.id - b.id)[0]!;
const smallOnes = (state: State, f: Figure): TokenId[] => f.inventory.filter((token) => dataOf(state, token).size === 'small');
/** GAN-04: for a random token of the bag. */
function* deal(table: Table, crew: CrewId) {
  const { state } = table;
  const f = threatened(state).find((one) => one.crew === crew && smallOnes(state, one).length > 0);
  if (!f || state.bag.length === 0) return false;
  const given = yield* pickFor(table, crew, 'choose/token', [...smallOnes(state, f), 'none' as const], 'none');
  if (given === 'none') return true;
  f.inventory = f.inventory.filter((token) => token !== given);
  table.tell({ kind: 'left', figure: f.id, token: given, what: kindOf(state, given) });
  const token = drawFromBag(table);
  const ganger = nearestGanger(state, f);
  letGo(table, given, ganger);
  if (token !== undefined) yield* found(table, f, token, 'swap', (t) => letGo(table, t, ganger));
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
    yield* inTurn(table, those, function* (f) {
      const choice = npcTarget(state, table.chance, f, moves, false);
      if (!choice) return;
      tellTarget(table, f, choice);
      for (let n = 0; n < moves && stands(f) && !f.prone; n++) yield* moveTowards(table, f, choice.target);
      if (thenClose && stands(f) && stands(choice.target) && inContact(state, f, choice.target))
        yield* fight(table, { by: f, target: choice.target, weapon: null, power: false });
    });
    return those.length > 0;
  },
  /** A Ganger has one small space: what it cannot carry goes into the bag. CS-RULING-177 */
  pickpocket(table, { traders }) {
    const { state } = table;
    const crews = new Set<CrewId | null>();
    const those = threatened(state).filter((f) => {
      if (crews.has(f.crew) || smallOnes(state, f).length === 0) return false;
      crews.add(f.crew);
      return true;
    });
    for (const f of those.slice(0, traders)) {
      const token = randomOf(table.chance, smallOnes(state, f));
      const thief = nearestGanger(state, f);
      f.inventory = f.inventory.filter((t) => t !== token);
      table.tell({ kind: 'gave', from: f.id, to: thief.id, what: kindOf(state, token) });
      if (hasRoom(state, thief, token)) thief.inventory.push(token);
      else letGo(table, token, thief);
    }
    return those.length > 0;
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
  'drag-defeated'(table, { inches }) {
    const { state } = table;
    const those = state.figures.filter((f) => f.being.kind === 'trader' && isOn(f) && f.defeated);
    for (const { id } of those) {
      const f = figureOf(state, id);
      const near = siteOf(state).map.entries.toSorted((a, b) => distanceTo(f, a) - distanceTo(f, b))[0]!;
      const best = bestPlace(state, f, inches * 100, ([x, y]) => (x - near[0]) ** 2 + (y - near[1]) ** 2);
      if (!best) continue;
      [f.x, f.y] = best.at;
      table.tell({ kind: 'walked', figure: f.id, way: [best.at], length: best.length, how: 'card' });
    }
    return those.length > 0;
  },
};
