import type { Flow } from '@cosmodrome/kernel';
import { FAR } from '@cosmodrome/kit/hexes';
import type { StepReason } from '../notes.ts';
import { type Cell, type Figure, NO_CELL, type Rocketeer, type State } from '../state.ts';
import { aimOf, lit, mayVanish, pickStep, victimOf } from './aliens.ts';
import { rollDice, successes } from './effects.ts';
import { settle } from './end.ts';
import { alienEdges, mapOf, type ShipMap, spot, tileRank } from './map.ts';
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
  readonly map: ShipMap;
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
    this.ranks = this.map.all.map((cell) => tileRank(state, cell));
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
      tiles = this.map.all.filter((m) => (fromA[m] as number) + (fromB[m] as number) === d);
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
      const lure = all.filter((r) => lit(this.state, r)).sort((a, b) => b.order - a.order)[0];
      this.prey[cell] = lure ? (field[lure.at] as number) : Math.min(FAR, ...all.map((r) => field[r.at] as number));
    }
    return this.prey[cell] as number;
  }
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
/**
 * Groups as the search of SCA-RULING-78 holds them: the energy on each tile, −1 where no group is, and from every tile the
 * walks to all groups together. Swarms of twenty are looked through thousands of merges deep, so nothing is made in vain.
 */
class Position {
  readonly energy: Int8Array;
  readonly total: Int16Array;
  private constructor(energy: Int8Array, total: Int16Array) {
    this.energy = energy;
    this.total = total;
  }
  static of(land: BugLand, groups: readonly Group[]): Position {
    const made = new Position(new Int8Array(land.map.size).fill(-1), new Int16Array(land.map.size));
    for (const g of groups) {
      made.energy[g.cell] = g.energy;
      made.add(land.field(g.cell), 1);
    }
    return made;
  }
  copy(): Position {
    return new Position(this.energy.slice(), this.total.slice());
  }
  get name(): string {
    return String.fromCharCode.apply(null, this.energy as unknown as number[]);
  }
  private add(field: Uint8Array, sign: 1 | -1): void {
    const { total } = this;
    for (let m = 0; m < total.length; m++) total[m]! += sign * field[m]!;
  }
  /** Two groups meet; one that stands where they meet joins. */
  meet(land: BugLand, a: Cell, b: Cell, at: Cell, d: number): void {
    const { energy } = this;
    const third = at !== a && at !== b && energy[at]! >= 0;
    const left = energy[a]! + energy[b]! + (third ? energy[at]! : 0) - d;
    energy[a] = -1;
    energy[b] = -1;
    energy[at] = left;
    this.add(land.field(a), -1);
    this.add(land.field(b), -1);
    if (!third) this.add(land.field(at), 1);
  }
  cells(land: BugLand): Cell[] {
    return land.map.all.filter((c) => (this.energy[c] as number) >= 0);
  }
}
type Outcome = readonly [tiles: number, attack: number, energy: number];
/** Where always taking the merge with the smallest key leads; the distance comes first in the key. The position is used up. */
function greedy(land: BugLand, p: Position): Outcome {
  const passed: string[] = [];
  let end: Outcome | undefined;
  while (!end) {
    const name = p.name;
    end = land.known.get(name);
    if (end) break;
    passed.push(name);
    const cells = p.cells(land);
    const { energy, total } = p;
    let least = FAR;
    let a = NO_CELL;
    let b = NO_CELL;
    let at = NO_CELL;
    let others = 0;
    for (let i = 0; i < cells.length; i++) {
      const field = land.field(cells[i]!);
      for (let j = i + 1; j < cells.length; j++) {
        const d = field[cells[j]!]!;
        if (d > least || d > energy[cells[i]!]! + energy[cells[j]!]!) continue;
        if (d < least) {
          least = d;
          at = NO_CELL;
        }
        const swap = land.rank(cells[i]!) > land.rank(cells[j]!);
        const low = swap ? cells[j]! : cells[i]!;
        const high = swap ? cells[i]! : cells[j]!;
        const fromLow = land.field(low);
        for (const m of land.between(low, high)) {
          if (fromLow[m]! > energy[low]! || d - fromLow[m]! > energy[high]!) continue;
          const rest = total[m]! - d;
          if (at >= 0) {
            const later =
              rest - others ||
              land.hunger(m) - land.hunger(at) ||
              land.rank(m) - land.rank(at) ||
              land.rank(low) - land.rank(a) ||
              land.rank(high) - land.rank(b);
            if (later >= 0) continue;
          }
          a = low;
          b = high;
          at = m;
          others = rest;
        }
      }
    }
    if (at >= 0) p.meet(land, a, b, at, least);
    else {
      const left = cells.reduce((n, c) => n + energy[c]!, 0);
      end = [cells.length, cells.length === 1 ? -Math.max(0, left - land.hunger(cells[0]!)) : 0, -left];
    }
  }
  for (const name of passed) land.known.set(name, end);
  return end;
}
function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) < (b[i] as number);
  return false;
}
/** SCA-BUG-08, -09, SCA-RULING-78: the merge that leads to the fewest tiles, then the most attacks, then has the smallest key. */
export function bestMerge(land: BugLand, groups: readonly Group[]): Merge | undefined {
  if (groups.length < 2) return undefined;
  const here = Position.of(land, groups);
  let best: Merge | undefined;
  let bestKey: readonly number[] | undefined;
  for (let i = 0; i < groups.length; i++)
    for (let j = i + 1; j < groups.length; j++) {
      const [a, b] = land.rank(groups[i]!.cell) < land.rank(groups[j]!.cell) ? [groups[i]!, groups[j]!] : [groups[j]!, groups[i]!];
      const fromA = land.field(a.cell);
      const d = fromA[b.cell]!;
      if (d > a.energy + b.energy) continue;
      for (const at of land.between(a.cell, b.cell)) {
        if (fromA[at]! > a.energy || d - fromA[at]! > b.energy) continue;
        const after = here.copy();
        after.meet(land, a.cell, b.cell, at, d);
        const others = here.total[at]! - d; // without the two that meet
        const key = [...greedy(land, after), d, others, land.hunger(at), land.rank(at), land.rank(a.cell), land.rank(b.cell)];
        if (bestKey && !before(key, bestKey)) continue;
        best = { a, b, at, d };
        bestKey = key;
      }
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
    table.tell({ kind: 'bugs-merged', from, to: spot(state, c.at), size: met.size, energy: met.energy });
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
    table.tell({ kind: 'bugs-approached', from, to: spot(state, goal!.cell), path: path.map((c) => spot(state, c)), size: g.size });
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
    table.tell({ kind: 'bugs-moved', from, to: spot(state, g.cell), toward: aim.r.role, size: g.size, energy: g.energy, why: step.why });
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
    table.tell({ kind: 'bugs-attacked', spot: spot(state, swarm.cell), role: r.role, dice: swarm.energy, why: aim.why });
    const faces = rollDice(table.chance, swarm.energy);
    const hits = successes(faces);
    table.tell({ kind: 'bugs-rolled', role: r.role, faces, hits });
    for (let i = 0; i < hits && !over(state); i++) yield* hurt(table, r, 'bug');
  }
}
