import { FAR } from '@cosmodrome/kit/hexes';
import { ALIEN, type AlienType, BRAIN_RANGE, NUMBER, SHEETS } from '../content/index.ts';
import { alienSight, cellsWhere, mapOf, place, type ShipMap } from '../rules/map.ts';
import { boxed, goalOf, homeOf, homeward, markersLeft, thrallsDriven } from '../rules/scenarios.ts';
import { attackDice } from '../rules/sheet.ts';
import type { Cell, Rocketeer, State } from '../state.ts';
import { type Judgement, USUAL } from './character.ts';

// How good a position is for the crew: what the coming Alien Turn would cost, how far the objective is. Higher is better.

const MISS = Array.from({ length: 40 }, (_, dice) => 0.7 ** dice);
export const hitChance = (dice: number): number => 1 - MISS[Math.max(0, Math.min(39, dice))]!;
/** At least one Overkill. */
const overkillChance = (dice: number): number => (dice < 2 ? 0 : hitChance(dice) - dice * 0.3 * MISS[dice - 1]!);
/** Overkills to be expected of so many dice. */
export const overkillsOf = (dice: number): number => Math.max(0, 0.3 * dice - hitChance(dice));

/** Where the crew wants to be, and how near is near enough. */
function errands(state: State): { cells: Cell[]; near: number } {
  const hidden = cellsWhere(state, (c) => c.marker);
  const home = homeOf(state);
  if (home >= 0 && homeward(state)) return { cells: [home], near: 0 };
  const figures = (type: AlienType) => state.figures.filter((f) => f.type === type).map((f) => f.at);
  switch (state.scenario) {
    case 's1': {
      const room = boxed(state, 'shut-down');
      return { cells: room.length > 0 ? room : hidden, near: 0 };
    }
    case 's2':
      return state.boss ? { cells: [state.boss.at], near: 1 } : { cells: hidden, near: 1 };
    case 's3': {
      const thralls = figures('thrall');
      return {
        cells:
          thralls.length + state.progress >= goalOf(state) || hidden.length === 0
            ? [...thralls, ...boxed(state, 'cut-transmitter')]
            : [...thralls, ...hidden],
        near: 0,
      };
    }
    case 's4':
      return { cells: hidden, near: 0 };
    case 's5': {
      const bays = boxed(state, 'stop-thaw');
      if (bays.length > 0) return { cells: bays, near: 0 };
      if (markersLeft(state) > 0) return { cells: hidden, near: 0 };
      const brains = figures('brain');
      const bridge = cellsWhere(state, (c) => c.fixed === NUMBER.bridge && c.tile === 0);
      return { cells: [...bridge, ...brains], near: 1 };
    }
    case 's6': {
      const reactor = boxed(state, 'overload');
      return { cells: reactor.length > 0 ? reactor : hidden, near: 0 };
    }
    default: {
      const relays = boxed(state, 'cut-relay');
      if (relays.length > 0) return { cells: relays, near: 0 };
      if (markersLeft(state) > 0) return { cells: hidden, near: 0 };
      const mind = cellsWhere(state, (c) => c.tile === NUMBER.overmind || c.fixed === NUMBER.overmind);
      return { cells: mind, near: state.boss && state.boss.hp <= 1 ? 0 : 1 };
    }
  }
}
/** Action points a Rocketeer needs from every tile to the nearest of these: a step 1, a closed hatch 1 more, an unscanned tile 2. */
export function costsTo(state: State, goals: readonly Cell[], prices: Uint8Array = edgePrices(state)): Uint8Array {
  const map = mapOf(state);
  const cost = new Uint8Array(map.size).fill(FAR);
  for (const g of goals) cost[g] = 0;
  let open: readonly Cell[] = goals;
  while (open.length > 0) {
    const next: Cell[] = [];
    for (const cell of open)
      for (let d = 1; d <= 6; d++) {
        const to = map.neighbour(cell, d);
        if (to < 0) continue;
        const price = cost[cell]! + prices[map.edge(cell, d)]! + (place(state, to).tile === 0 ? 1 : 0);
        if (price < cost[to]!) {
          cost[to] = price;
          next.push(to);
        }
      }
    open = next;
  }
  return cost;
}
const edgePrices = (state: State): Uint8Array =>
  Uint8Array.from(state.edges, (s) => (s === 'locked' || s === 'sealed' ? FAR : s === 'closed' ? 2 : 1));

/** Commodore mode and above: what is found and left lying brings a Saucerman every game turn (SCA-VAR-04, -06, -08). */
export const clocked = (state: State): boolean => state.mode !== 'standard' && state.mode !== 'space-cadet';

/**
 * What stays the same while a question is thought about: the ways over the hatches as they are, the errands and how much
 * they press. Ways are looked up again and again, so they are kept.
 */
export class Ground {
  readonly map: ShipMap;
  readonly goals: readonly Cell[];
  readonly near: number;
  readonly costs: Uint8Array;
  readonly hurry: number;
  /** Tiles where finds wait to be picked up. */
  readonly beacons: readonly Cell[];
  readonly j: Judgement;
  private readonly state: State;
  private readonly open: Uint8Array;
  private readonly shut: Uint8Array;
  private readonly fields: (Uint8Array | undefined)[] = [];
  private readonly prices: Uint8Array;
  private readonly ways: (Uint8Array | undefined)[] = [];
  constructor(state: State, like?: Ground, j: Judgement = like?.j ?? USUAL) {
    this.j = j;
    this.state = state;
    this.map = mapOf(state);
    const { cells, near } = like ? { cells: like.goals, near: like.near } : errands(state);
    this.goals = cells;
    this.near = near;
    this.prices = edgePrices(state);
    this.costs = costsTo(state, cells, this.prices);
    this.hurry = like ? like.hurry : j.hurry * haste(state, j);
    this.beacons = like ? like.beacons : cellsWhere(state, (c) => c.finds.length > 0);
    this.open = alienSight(state);
    this.shut = this.open.slice();
    for (let e = 0; e < this.shut.length; e++) if (state.edges[e] === 'closed') this.shut[e] = 0;
  }
  /** Steps of an Alien from this cell to all others; the same both ways. */
  walks(cell: Cell, hatches: boolean): Uint8Array {
    const key = 2 * cell + (hatches ? 1 : 0);
    let field = this.fields[key];
    if (!field) {
      field = this.map.walks(cell, hatches ? this.open : this.shut);
      this.fields[key] = field;
    }
    return field;
  }
  /** Action points of a Rocketeer from all cells to this one. */
  waysTo(cell: Cell): Uint8Array {
    let way = this.ways[cell];
    if (!way) {
      way = costsTo(this.state, [cell], this.prices);
      this.ways[cell] = way;
    }
    return way;
  }
}

/** What each Rocketeer has to fear from the coming Alien Turn: expected wounds, chance of Panic. */
type Threat = { readonly wounds: number[]; readonly panic: number[]; readonly pressure: number };
function threats(state: State, ground: Ground): Threat {
  const { map } = ground;
  const crew = state.rocketeers;
  const n = crew.length;
  const wounds: number[] = [];
  const panic: number[] = [];
  // Who has no Order token yet will take a higher one, the healthy last.
  const orders: number[] = [];
  const through: Uint8Array[] = [];
  const around: Uint8Array[] = [];
  for (let i = 0; i < n; i++) {
    const r = crew[i]!;
    wounds.push(0);
    panic.push(0);
    orders.push(r.order > 0 ? r.order : 10 + r.hp);
    through.push(ground.walks(r.at, true));
    around.push(ground.walks(r.at, false));
  }
  let pressure = 0;
  let bugs = 0;
  let hungry = FAR;
  let bitten = 0;
  const nests = new Set<Cell>();
  const driven = thrallsDriven(state);
  for (const f of state.figures) {
    if (f.stunned) {
      pressure += 0.15;
      continue;
    }
    const card = ALIEN[f.type];
    if (f.type === 'brain') {
      for (let i = 0; i < n; i++) if (map.distance(f.at, crew[i]!.at) <= BRAIN_RANGE) pressure += 0.5;
      pressure += 0.3;
      continue;
    }
    const all = card.hatches ? through : around;
    let best = -1;
    let far = FAR;
    for (let i = 0; i < n; i++) {
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
    const reaches = moves <= card.move && (f.type !== 'thrall' || moves === 0 || driven);
    if (reaches && dice > 0) {
      wounds[best]! += hitChance(dice) * (f.type === 'leech' ? 1.3 : 1);
      if (f.type === 'leader') panic[best]! += overkillChance(dice);
    }
    if (f.type === 'sentinel' && far > 0 && far <= card.move)
      for (let i = 0; i < n; i++) if (crew[i]!.at === crew[best]!.at) panic[i]! += 1;
    const nearness = reaches ? 0 : 0.5 / (1 + moves - card.move);
    pressure += 0.25 + nearness * hitChance(card.dice) + (card.thrall ? 0 : 0.1 * f.hp);
  }
  if (bugs > 0) {
    const bites = nests.size === 1 ? Math.max(0, bugs - hungry) : Math.max(0, bugs - hungry - nests.size) * 0.4;
    wounds[bitten]! += 0.3 * bites;
  }
  if (state.boss?.type === 'hive-queen') {
    let prey = -1;
    for (let i = 0; i < n; i++) if (crew[i]!.at === state.boss.at && (prey < 0 || crew[i]!.order > crew[prey]!.order)) prey = i;
    if (prey >= 0) {
      wounds[prey]! += hitChance(4);
      panic[prey]! += overkillChance(4);
    }
  }
  return { wounds, panic, pressure };
}
/** What so many HP, or so much O², left are worth. */
const HP = [-45, -10, -6, -3.8, -2.4, -1.4, -0.6, 0];
const AIR = [-45, -9, -4, -2, -1, -0.4, 0];
const at = (table: readonly number[], n: number): number => table[Math.max(0, Math.min(table.length - 1, n))]!;
/** A find left lying costs so much for each action point that the nearest Rocketeer is away from it. Without the clock it is only useful. */
const BEACON_STEP = 5 / 12;
const UNCLOCKED = 0.3;
/** The expected worth of a Rocketeer after the coming Alien Turn; wounds fall as rare events do. */
function health(r: Rocketeer, wounds: number, panic: number, j: Judgement): number {
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
  return j.care * value + j.air * ((1 - choke) * at(AIR, r.o2) + choke * at(AIR, r.o2 - 1));
}
/** How much a step toward the errand is worth: little while foes are near, much on the way home. */
function haste(state: State, j: Judgement): number {
  if (homeward(state) && !j.overlooks.home) return state.countdown > 0 ? 2.5 : 1.2;
  const map = mapOf(state);
  const close = state.figures.filter(
    (f) => !f.stunned && f.type !== 'thrall' && state.rocketeers.some((r) => map.distance(f.at, r.at) <= 3),
  ).length;
  // Waiting does not win: a siege is ended by a charge, whatever it costs.
  const siege = 0.06 * Math.max(0, state.turn - 8) + 0.3 * Math.max(0, state.turn - 30);
  return siege + (close <= 0.5 * state.n ? 0.9 : close <= state.n ? 0.35 : 0.1);
}
/** How far a tile somebody pointed at is from being seen to: the way of the nearest to it, and the Aliens that are left there. */
function unseen(state: State, ground: Ground, cell: Cell): number {
  const way = ground.waysTo(cell);
  let nearest = 12;
  for (const r of state.rocketeers) nearest = Math.min(nearest, way[r.at]!);
  let foes = 0;
  for (const f of state.figures) if (f.at === cell && !f.stunned) foes += f.hp;
  return nearest + 1.5 * foes;
}
/** What a position is worth by what. */
export type Parts = { safety: number; errand: number; together: number; finds: number; foes: number; marked: number };
/** The worth of a position; `into`: and by what. */
export function worth(state: State, ground: Ground, into?: Parts): number {
  const { costs, near, hurry, j } = ground;
  if (state.outcome === 'victory') return 1000;
  if (state.outcome) return -1000;
  const { wounds, panic, pressure } = threats(state, ground);
  let sum = -j.foes * pressure;
  if (into) into.foes = sum;
  const going = homeward(state);
  let farthest = 0;
  state.rocketeers.forEach((r, i) => {
    const safe = health(r, wounds[i]!, panic[i]!, j);
    if (into) into.safety += safe;
    sum += safe;
    const way = Math.max(0, Math.min(30, costs[r.at]!) - near);
    farthest = Math.max(farthest, way);
    // Scientists lead on to where a mind is needed, the others keep with them.
    const far = hurry * (going ? 1 : 0.5 + 0.2 * (SHEETS[r.role].iq - 2)) * way;
    if (into) into.errand -= far;
    sum -= far;
    if (r.grips.length > 0) sum -= 1.5;
    if (r.command) sum += 0.35;
  });
  if (into) into.errand -= 0.25 * hurry * farthest;
  sum -= 0.25 * hurry * farthest;
  // Together they shoot what comes for any of them, and heal each other.
  let apart = 0;
  for (const a of state.rocketeers) for (const b of state.rocketeers) apart += Math.max(0, ground.map.distance(a.at, b.at) - 1);
  const lonely = (j.together * apart) / Math.max(1, state.n - 1);
  if (into) into.together = -lonely;
  sum -= lonely;
  const lying = clocked(state) ? 1 : UNCLOCKED;
  for (const cell of ground.beacons) {
    const way = ground.waysTo(cell);
    let nearest = 12;
    for (const r of state.rocketeers) nearest = Math.min(nearest, way[r.at]!);
    const left = lying * j.finds * (1 + BEACON_STEP * nearest);
    if (into) into.finds -= left;
    sum -= left;
  }
  for (const mark of state.marks) {
    if (mark.plan) continue;
    const left = j.heed * unseen(state, ground, mark.cell);
    if (into) into.marked -= left;
    sum -= left;
  }
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
