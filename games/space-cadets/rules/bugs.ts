import type { Flow } from '@cosmodrome/kernel';
import { FAR, type HexMap } from '@cosmodrome/kit/hexes';
import type { StepReason } from '../notes.ts';
import type { Cell, Figure, Rocketeer, State } from '../state.ts';
import { aimOf, mayVanish, pickStep, victimOf } from './aliens.ts';
import { rollDice, successes } from './effects.ts';
import { settle } from './end.ts';
import { alienEdges, mapOf, spot, tileRank } from './map.ts';
import { hurt, visible } from './sheet.ts';
import { over, type Table } from './table.ts';

// Bug swarms (SCA-BUG, SCA-RULING-77..80): unite first, then go for the nearest Rocketeer; what moved does not attack.

/** All unstunned Bugs of one tile; each has brought 1 energy (SCA-RULING-77). */
export type Group = { cell: Cell; size: number; energy: number };
/** A swarm that has come to rest on a Rocketeer's tile, with the energy it has left to attack. */
export type Swarm = { readonly cell: Cell; readonly energy: number };
export type Merge = { readonly a: Group; readonly b: Group; readonly at: Cell; readonly d: number };

/** What the procedure of SCA-RULING-78 looks at: walks of Bugs and ranks of tiles. Nothing in it moves. */
export class BugLand {
  readonly map: HexMap;
  readonly edges: Uint8Array;
  private readonly state: State;
  private readonly fields: (Uint8Array | undefined)[];
  private readonly ranks: number[];
  private readonly prey: number[];
  private readonly ways: (readonly Cell[] | undefined)[];
  /** Where the greedy way of each position leads, worked out once. */
  readonly known = new Map<string, Outcome>();
  constructor(state: State) {
    this.state = state;
    this.map = mapOf(state);
    this.edges = alienEdges(state, 'bug');
    this.fields = new Array(this.map.size);
    this.ranks = state.cells.map((_, i) => tileRank(state, i));
    this.prey = new Array(this.map.size).fill(-1);
    this.ways = new Array(this.map.size * this.map.size);
  }
  /** The tiles on the shortest ways between two. */
  between(a: Cell, b: Cell): readonly Cell[] {
    const at = a * this.map.size + b;
    let tiles = this.ways[at];
    if (!tiles) {
      const fromA = this.field(a);
      const fromB = this.field(b);
      const d = fromA[b] as number;
      const found: Cell[] = [];
      for (let m = 0; m < fromA.length; m++) if ((fromA[m] as number) + (fromB[m] as number) === d) found.push(m);
      tiles = found;
      this.ways[at] = tiles;
    }
    return tiles;
  }
  /** Steps of a Bug from one tile to all others; FAR where it cannot go. */
  field(cell: Cell): Uint8Array {
    let f = this.fields[cell];
    if (!f) {
      f = this.map.walks(cell, this.edges);
      this.fields[cell] = f;
    }
    return f;
  }
  walk(a: Cell, b: Cell): number {
    return this.field(a)[b] as number;
  }
  rank(cell: Cell): number {
    return this.ranks[cell] as number;
  }
  /** Distance to the nearest Rocketeer, or to the one with Firecrackers if reachable; FAR: none. */
  hunger(cell: Cell): number {
    if ((this.prey[cell] as number) < 0) {
      const field = this.field(cell);
      const all = this.state.rocketeers.filter((r) => visible(r) && (field[r.at] as number) < FAR);
      const lit = all.filter((r) => r.firecrackers).sort((a, b) => b.order - a.order)[0];
      this.prey[cell] = lit ? (field[lit.at] as number) : Math.min(FAR, ...all.map((r) => field[r.at] as number));
    }
    return this.prey[cell] as number;
  }
}

/** All ways in which two groups can meet this turn, or only the shortest of them. */
function merges(land: BugLand, groups: readonly Group[], shortest = false): Merge[] {
  let out: Merge[] = [];
  let least = FAR;
  for (let i = 0; i < groups.length; i++)
    for (let j = i + 1; j < groups.length; j++) {
      const [a, b] = land.rank(groups[i]!.cell) < land.rank(groups[j]!.cell) ? [groups[i]!, groups[j]!] : [groups[j]!, groups[i]!];
      const fromA = land.field(a.cell);
      const d = fromA[b.cell] as number;
      if (d > a.energy + b.energy || (shortest && d > least)) continue;
      if (shortest && d < least) {
        least = d;
        out = [];
      }
      for (const m of land.between(a.cell, b.cell))
        if ((fromA[m] as number) <= a.energy && d - (fromA[m] as number) <= b.energy) out.push({ a, b, at: m, d });
    }
  return out;
}
function applied(groups: readonly Group[], c: Merge): Group[] {
  const met: Group = { cell: c.at, size: 0, energy: -c.d };
  const rest: Group[] = [];
  for (const g of groups)
    if (g === c.a || g === c.b || g.cell === c.at) {
      met.size += g.size;
      met.energy += g.energy;
    } else rest.push(g);
  rest.push(met);
  return rest;
}
type Key = readonly [number, number, number, number, number, number];
/** From every tile, the walks to all groups together. */
function totals(land: BugLand, groups: readonly Group[]): number[] {
  const out = new Array<number>(land.map.size).fill(0);
  for (const g of groups) {
    const field = land.field(g.cell);
    for (let m = 0; m < out.length; m++) out[m]! += field[m] as number;
  }
  return out;
}
function keyOf(land: BugLand, total: readonly number[], c: Merge): Key {
  const others = total[c.at]! - c.d; // without the two that meet
  return [c.d, others, land.hunger(c.at), land.rank(c.at), land.rank(c.a.cell), land.rank(c.b.cell)];
}
function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) < (b[i] as number);
  return false;
}
type Outcome = readonly [tiles: number, attack: number, energy: number];
/** Where always taking the merge with the smallest key leads; the distance comes first in the key. */
function greedy(land: BugLand, groups: readonly Group[]): Outcome {
  const name = groups
    .map((g) => g.cell * 100 + g.energy)
    .sort((a, b) => a - b)
    .join();
  let end = land.known.get(name);
  if (end) return end;
  let best: Merge | undefined;
  let bestKey: Key | undefined;
  if (groups.length > 1) {
    const total = totals(land, groups);
    for (const c of merges(land, groups, true)) {
      const key = keyOf(land, total, c);
      if (bestKey && !before(key, bestKey)) continue;
      best = c;
      bestKey = key;
    }
  }
  if (best) end = greedy(land, applied(groups, best));
  else {
    const energy = groups.reduce((n, g) => n + g.energy, 0);
    const only = groups.length === 1 ? groups[0]! : undefined;
    end = [groups.length, only ? -Math.max(0, only.energy - land.hunger(only.cell)) : 0, -energy];
  }
  land.known.set(name, end);
  return end;
}
/** SCA-BUG-08, -09, SCA-RULING-78: the merge that leads to the fewest tiles, then the most attacks. */
export function bestMerge(land: BugLand, groups: readonly Group[]): Merge | undefined {
  if (groups.length < 2) return undefined;
  const total = totals(land, groups);
  let best: Merge | undefined;
  let bestKey: readonly number[] | undefined;
  for (const c of merges(land, groups)) {
    const key = [...greedy(land, applied(groups, c)), ...keyOf(land, total, c)];
    if (bestKey && !before(key, bestKey)) continue;
    best = c;
    bestKey = key;
  }
  return best;
}

const unstunned = (state: State): Figure[] => state.figures.filter((f) => f.type === 'bug' && !f.stunned);
/** SCA-BUG-01, SCA-RULING-79: the groups of each region whose Bugs can reach each other, by their lowest-ranked Bug tile. */
export function regions(state: State, land: BugLand): Group[][] {
  const groups = new Map<Cell, Group>();
  for (const f of unstunned(state)) {
    const g = groups.get(f.at);
    if (g) {
      g.size++;
      g.energy++;
    } else groups.set(f.at, { cell: f.at, size: 1, energy: 1 });
  }
  const sorted = [...groups.values()].sort((a, b) => land.rank(a.cell) - land.rank(b.cell));
  const out: Group[][] = [];
  for (const g of sorted) {
    const home = out.find((region) => land.walk(region[0]!.cell, g.cell) < FAR);
    if (home) home.push(g);
    else out.push([g]);
  }
  return out;
}
/** SCA-BUG-02..10, -12, SCA-RULING-77..79: all Bugs move; gives the swarms that stand on a Rocketeer's tile with energy left. */
export function moveBugs(table: Table): Swarm[] {
  const { state } = table;
  const land = new BugLand(state);
  return regions(state, land).flatMap((region) => moveRegion(table, land, region));
}
function shift(state: State, from: Cell, to: Cell): void {
  for (const f of unstunned(state)) if (f.at === from) f.at = to;
}
function moveRegion(table: Table, land: BugLand, start: readonly Group[]): Swarm[] {
  const { state } = table;
  let groups = start.map((g) => ({ ...g }));
  for (let c = bestMerge(land, groups); c; c = bestMerge(land, groups)) {
    const from = [spot(state, c.a.cell), spot(state, c.b.cell)] as const;
    shift(state, c.a.cell, c.at);
    shift(state, c.b.cell, c.at);
    groups = applied(groups, c);
    const met = groups.find((g) => g.cell === c.at)!;
    table.tell({ is: 'bugs-merge', from, to: spot(state, c.at), size: met.size, energy: met.energy });
  }
  if (groups.length > 1) approach(table, land, groups);
  const swarm = groups.length === 1 ? hunt(table, land, groups[0]!) : undefined;
  settle(table);
  return swarm ? [swarm] : [];
}
/** SCA-BUG-04, -06: those who cannot unite this turn come nearer to each other, each toward where its neighbour stood. */
function approach(table: Table, land: BugLand, groups: readonly Group[]): void {
  const { state } = table;
  const stood = groups.map((g) => ({ ...g })).sort((a, b) => land.rank(a.cell) - land.rank(b.cell));
  for (const g of stood) {
    let goal: Group | undefined;
    for (const h of stood) {
      if (h === g) continue;
      if (
        !goal ||
        before([land.walk(g.cell, h.cell), -h.size, land.rank(h.cell)], [land.walk(g.cell, goal.cell), -goal.size, land.rank(goal.cell)])
      )
        goal = h;
    }
    const field = land.field(goal!.cell);
    const path: Cell[] = [];
    let at = g.cell;
    for (let energy = g.energy; energy > 0; energy--) {
      at = pickStep(state, land.map.nearer(at, field, land.edges), table.chance).to;
      path.push(at);
    }
    if (path.length === 0) continue;
    const from = spot(state, g.cell);
    const bugs = unstunned(state).filter((f) => f.at === g.cell);
    for (const f of bugs) f.at = at;
    table.tell({ is: 'bugs-approach', from, to: spot(state, goal!.cell), path: path.map((c) => spot(state, c)), size: g.size });
  }
}
/** SCA-BUG-05, -10, -12: the one swarm goes for the nearest Rocketeer. */
function hunt(table: Table, land: BugLand, g: Group): Swarm | undefined {
  const { state } = table;
  const aim = aimOf(state, g.cell, 'bug');
  if (!aim) return undefined;
  const field = land.field(aim.r.at);
  const arrived = (at: Cell): boolean =>
    aim.why === 'firecrackers' ? aim.r.at === at : state.rocketeers.some((r) => visible(r) && r.at === at);
  while (g.energy > 0 && !arrived(g.cell)) {
    const from = spot(state, g.cell);
    const step: { to: Cell; why: StepReason } = pickStep(state, land.map.nearer(g.cell, field, land.edges), table.chance);
    shift(state, g.cell, step.to);
    g.cell = step.to;
    g.energy -= 1;
    table.tell({ is: 'bugs-move', from, to: spot(state, g.cell), toward: aim.r.role, size: g.size, energy: g.energy, why: step.why });
  }
  return g.energy > 0 && arrived(g.cell) ? { cell: g.cell, energy: g.energy } : undefined;
}
/** SCA-BUG-10, -11, SCA-RULING-80: as many one-die attacks as there is energy left, all on the same Rocketeer. */
export function* attackBugs(table: Table, swarms: readonly Swarm[]): Flow {
  const { state } = table;
  for (const swarm of swarms) {
    if (over(state)) return;
    let aim = victimOf(state, swarm.cell, 0);
    while (aim && (yield* mayVanish(table, aim.r))) aim = victimOf(state, swarm.cell, 0);
    if (!aim) continue;
    const r: Rocketeer = aim.r;
    table.tell({ is: 'bugs-attack', spot: spot(state, swarm.cell), role: r.role, dice: swarm.energy, why: aim.why });
    const faces = rollDice(table.chance, swarm.energy);
    const hits = successes(faces);
    table.tell({ is: 'bug-rolls', role: r.role, faces, hits });
    for (let i = 0; i < hits && !over(state); i++) yield* hurt(table, r, 'bug');
  }
}
