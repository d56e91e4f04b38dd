import { FAR } from '@cosmodrome/kit/hexes';
import { ALIEN, BRAIN_RANGE } from '../content/aliens.ts';
import type { AlienType } from '../content/names.ts';
import { SHEETS } from '../content/rocketeers.ts';
import { alienEdges, cellOfTile, mapOf } from '../rules/map.ts';
import { goalOf, homeOf, homeward, markersLeft, thrallsDriven } from '../rules/scenarios.ts';
import { attackDice } from '../rules/sheet.ts';
import type { Cell, Rocketeer, State } from '../state.ts';

// How good a position is for the crew: what the coming Alien Turn would cost, how far the objective is. Higher is better.

export const hitChance = (dice: number): number => 1 - 0.7 ** dice;
/** At least one Overkill. */
const overkillChance = (dice: number): number => 1 - 0.7 ** dice - dice * 0.3 * 0.7 ** (dice - 1);
/** Overkills to be expected of so many dice. */
export const overkillsOf = (dice: number): number => Math.max(0, 0.3 * dice - hitChance(dice));

/** Where the crew wants to be, and how near is near enough. */
export function errands(state: State): { cells: Cell[]; near: number } {
  const boxed = (tiles: readonly number[]) => tiles.map((t) => cellOfTile(state, t)).filter((c) => c >= 0 && state.cells[c]!.box);
  const hidden = state.cells.flatMap((c, i) => (c.marker ? [i] : []));
  const home = homeOf(state);
  if (home >= 0 && homeward(state)) return { cells: [home], near: 0 };
  const figures = (type: AlienType) => state.figures.filter((f) => f.type === type).map((f) => f.at);
  switch (state.scenario) {
    case 's1': {
      const room = boxed([40]);
      return { cells: room.length > 0 ? room : hidden, near: 0 };
    }
    case 's2':
      return state.boss ? { cells: [state.boss.at], near: 1 } : { cells: hidden, near: 1 };
    case 's3': {
      const thralls = figures('thrall');
      return {
        cells:
          thralls.length + state.progress >= goalOf(state) || hidden.length === 0
            ? [...thralls, ...boxed([41, 42])]
            : [...thralls, ...hidden],
        near: 0,
      };
    }
    case 's4':
      return { cells: hidden, near: 0 };
    case 's5': {
      const bays = boxed([45, 46, 47]);
      if (bays.length > 0) return { cells: bays, near: 0 };
      if (markersLeft(state) > 0) return { cells: hidden, near: 0 };
      const brains = figures('brain');
      const bridge = state.cells.findIndex((c) => c.fixed === 48 && c.tile === 0);
      return { cells: bridge >= 0 ? [bridge, ...brains] : brains, near: 1 };
    }
    case 's6': {
      const reactor = boxed([49]);
      return { cells: reactor.length > 0 ? reactor : hidden, near: 0 };
    }
    default: {
      const relays = boxed([53, 54, 55]);
      if (relays.length > 0) return { cells: relays, near: 0 };
      if (markersLeft(state) > 0) return { cells: hidden, near: 0 };
      const mind = state.cells.findIndex((c) => c.tile === 52 || c.fixed === 52);
      return { cells: [mind], near: state.boss && state.boss.hp <= 1 ? 0 : 1 };
    }
  }
}
/** Action points a Rocketeer needs from every tile to the nearest of these: a step 1, a closed hatch 1 more, an unscanned tile 2. */
export function costsTo(state: State, goals: readonly Cell[]): number[] {
  const map = mapOf(state);
  const cost = new Array<number>(map.size).fill(FAR);
  for (const g of goals) cost[g] = 0;
  let open = goals.slice();
  while (open.length > 0) {
    const next: Cell[] = [];
    for (const cell of open)
      for (let d = 1; d <= 6; d++) {
        const to = map.neighbour(cell, d);
        if (to < 0) continue;
        const edge = state.edges[map.edge(cell, d)];
        if (edge === 'locked' || edge === 'sealed') continue;
        const price = cost[cell]! + 1 + (edge === 'closed' ? 1 : 0) + (state.cells[to]!.tile === 0 ? 1 : 0);
        if (price < cost[to]!) {
          cost[to] = price;
          next.push(to);
        }
      }
    open = next;
  }
  return cost;
}

/** What each Rocketeer has to fear from the coming Alien Turn: expected wounds, chance of Panic. */
export type Threat = { readonly wounds: number[]; readonly panic: number[]; readonly pressure: number };
export function threats(state: State): Threat {
  const map = mapOf(state);
  const crew = state.rocketeers;
  const wounds = crew.map(() => 0);
  const panic = crew.map(() => 0);
  let pressure = 0;
  const fields = new Map<boolean, Uint8Array[]>();
  const walks = (type: AlienType) => {
    const key = ALIEN[type].hatches;
    let all = fields.get(key);
    if (!all) {
      const edges = alienEdges(state, type);
      all = crew.map((r) => map.walks(r.at, edges));
      fields.set(key, all);
    }
    return all;
  };
  // Who has no Order token yet will take a higher one, the healthy last.
  const orders = crew.map((r) => (r.order > 0 ? r.order : 10 + r.hp));
  let bugs = 0;
  let hungry = FAR;
  let bitten = 0;
  const nests = new Set<Cell>();
  for (const f of state.figures) {
    if (f.stunned) {
      pressure += 0.15;
      continue;
    }
    const card = ALIEN[f.type];
    if (f.type === 'brain') {
      for (const r of crew) if (map.distance(f.at, r.at) <= BRAIN_RANGE) pressure += 0.5;
      pressure += 0.3;
      continue;
    }
    const all = walks(f.type);
    let best = -1;
    let far = FAR;
    for (let i = 0; i < crew.length; i++) {
      const d = all[i]![f.at]!;
      if (d < far || (d === far && best >= 0 && orders[i]! > orders[best]!)) {
        far = d;
        best = i;
      }
    }
    if (best < 0 || far >= FAR) {
      pressure += 0.1;
      continue;
    }
    if (f.type === 'bug') {
      bugs++;
      nests.add(f.at);
      pressure += 0.25;
      if (far < hungry) {
        hungry = far;
        bitten = best;
      }
      continue;
    }
    const dice = attackDice(f);
    const moves = Math.max(0, far - card.range);
    const reaches = moves <= card.move && (f.type !== 'thrall' || moves === 0 || thrallsDriven(state));
    if (reaches && dice > 0) {
      wounds[best]! += hitChance(dice) * (f.type === 'leech' ? 1.3 : 1);
      if (f.type === 'leader') panic[best]! += overkillChance(dice);
    }
    if (f.type === 'sentinel' && far > 0 && far <= card.move)
      for (let i = 0; i < crew.length; i++) if (crew[i]!.at === crew[best]!.at) panic[i]! += 1;
    const nearness = reaches ? 0 : 0.5 / (1 + moves - card.move);
    pressure += 0.25 + nearness * hitChance(card.dice) + (card.thrall ? 0 : 0.1 * f.hp);
  }
  if (bugs > 0) {
    const bites = nests.size === 1 ? Math.max(0, bugs - hungry) : Math.max(0, bugs - hungry - nests.size) * 0.4;
    wounds[bitten]! += 0.3 * bites;
  }
  if (state.boss?.type === 'hive-queen') {
    const here = crew.map((r, i) => ({ r, i })).filter(({ r }) => r.at === state.boss!.at);
    const prey = here.sort((a, b) => b.r.order - a.r.order)[0];
    if (prey) {
      wounds[prey.i]! += hitChance(4);
      panic[prey.i]! += overkillChance(4);
    }
  }
  return { wounds, panic, pressure };
}
/** What so many HP, or so much O², left are worth. */
const HP = [-45, -10, -6, -3.8, -2.4, -1.4, -0.6, 0];
const AIR = [-45, -9, -4, -2, -1, -0.4, 0];
const at = (table: readonly number[], n: number): number => table[Math.max(0, Math.min(table.length - 1, n))]!;
const TOGETHER = 1;
/** The expected worth of a Rocketeer after the coming Alien Turn; wounds fall as rare events do. */
function health(r: Rocketeer, wounds: number, panic: number): number {
  let value = 0;
  let chance = Math.exp(-wounds);
  let rest = 1;
  for (let k = 0; k < r.hp; k++) {
    value += chance * at(HP, r.hp - k);
    rest -= chance;
    chance *= wounds / (k + 1);
  }
  value += rest * at(HP, 0);
  const choke = r.panicked ? 0 : Math.min(1, panic);
  return value + (1 - choke) * at(AIR, r.o2) + choke * at(AIR, r.o2 - 1);
}
/** How much a step toward the errand is worth: little while foes are near, much on the way home. */
export function haste(state: State): number {
  if (homeward(state)) return state.countdown > 0 ? 2.5 : 1.2;
  const map = mapOf(state);
  const close = state.figures.filter(
    (f) => !f.stunned && f.type !== 'thrall' && state.rocketeers.some((r) => map.distance(f.at, r.at) <= 3),
  ).length;
  const siege = Math.min(0.6, 0.03 * Math.max(0, state.turn - 8)); // waiting does not win
  return siege + (close <= 0.5 * state.n ? 0.9 : close <= state.n ? 0.35 : 0.1);
}
/** The worth of a position. `costs` are those to the crew's errands. */
export function worth(state: State, costs: readonly number[], near: number, hurry: number): number {
  if (state.outcome === 'victory') return 1000;
  if (state.outcome) return -1000;
  const { wounds, panic, pressure } = threats(state);
  let sum = -pressure;
  const going = homeward(state);
  let farthest = 0;
  state.rocketeers.forEach((r, i) => {
    sum += health(r, wounds[i]!, panic[i]!);
    const way = Math.max(0, Math.min(30, costs[r.at]!) - near);
    farthest = Math.max(farthest, way);
    // Scientists lead on to where a mind is needed, the others keep with them.
    sum -= hurry * (going ? 1 : 0.5 + 0.2 * (SHEETS[r.role].iq - 2)) * way;
    if (r.grips.length > 0) sum -= 1.5;
    if (r.command) sum += 0.35;
  });
  sum -= 0.25 * hurry * farthest;
  // Together they shoot what comes for any of them, and heal each other.
  const map = mapOf(state);
  let apart = 0;
  for (const a of state.rocketeers) for (const b of state.rocketeers) apart += Math.max(0, map.distance(a.at, b.at) - 1);
  sum -= (TOGETHER * apart) / Math.max(1, state.n - 1);
  const { boss } = state;
  if (boss?.type === 'hive-queen') sum -= 2.2 * boss.hp;
  if (boss?.type === 'overmind') sum -= 2 * boss.hp;
  sum += 5 * state.markersRemoved;
  if (state.scenario === 's3') sum += 3 * Math.min(state.progress, goalOf(state));
  else if (state.markersRemoved === 0 || state.scenario === 's6') sum += 4 * Math.min(state.progress, goalOf(state) || 0);
  if (state.scenario === 's5' && markersLeft(state) === 0)
    sum -= 3 * state.figures.reduce((n, f) => n + (f.type === 'brain' ? f.hp : 0), 0);
  return sum;
}
