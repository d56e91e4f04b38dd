/**
 * The alien protocols a second time, slow and literal, straight from the catalogue (SCA-RULING-59, -60, -62, -63, -64, -71, -77..79):
 * nothing is shared with the rules but the state, its coordinates and the printed tables. Positions are compared after a movement.
 */
import type { AlienType } from '../content/index.ts';
import { cellId, type State } from '../state.ts';

type Spot = { q: number; r: number };
const STEPS: readonly Spot[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
const MOVE: Record<AlienType, number> = { brain: 0, leader: 2, saucerman: 1, sentinel: 2, thrall: 1, 'war-thrall': 2, leech: 1, bug: 1 };
const RANGE: Record<AlienType, number> = { brain: 2, leader: 1, saucerman: 1, sentinel: 0, thrall: 0, 'war-thrall': 0, leech: 0, bug: 0 };
const THROUGH: Record<AlienType, boolean> = {
  brain: false,
  leader: true,
  saucerman: true,
  sentinel: false,
  thrall: false,
  'war-thrall': false,
  leech: false,
  bug: true,
};
const FAR = 99;

/** `edge(a, b)`: the state of the border between two cells; `pick`: how chance decides among face-down cells. */
export type World = {
  readonly state: State;
  readonly edge: (a: number, b: number) => string;
  readonly pick: (cells: readonly number[]) => number;
  /** Walks already tried out. */
  readonly known: Map<string, number>;
};

const adjacent = (w: World, a: number, b: number): boolean => {
  const x = w.state.cells[a]!;
  const y = w.state.cells[b]!;
  return STEPS.some((s) => x.q + s.q === y.q && x.r + s.r === y.r);
};
const cellsOf = (w: World): number[] => w.state.cells.map((_, i) => i);
const shut = (w: World, a: number, b: number): boolean => ['locked', 'sealed'].includes(w.edge(a, b));
const walkable = (w: World, type: AlienType, a: number, b: number): boolean =>
  adjacent(w, a, b) && !shut(w, a, b) && (THROUGH[type] || w.edge(a, b) !== 'closed');
/** Shortest walk by trying every number of steps. */
export function walk(w: World, type: AlienType, from: number, to: number): number {
  const name = `${THROUGH[type]} ${from} ${to}`;
  const known = w.known.get(name);
  if (known !== undefined) return known;
  const found = tried(w, type, from, to);
  w.known.set(name, found);
  return found;
}
function tried(w: World, type: AlienType, from: number, to: number): number {
  let reached = new Set([from]);
  for (let n = 0; n < FAR; n++) {
    if (reached.has(to)) return n;
    const more = new Set(reached);
    for (const a of reached) for (const b of cellsOf(w)) if (walkable(w, type, a, b)) more.add(b);
    if (more.size === reached.size) return FAR;
    reached = more;
  }
  return FAR;
}
export const rank = (w: World, cell: number): readonly number[] => {
  const c = w.state.cells[cell]!;
  return c.tile > 0 ? [0, c.tile, 0] : [1, c.q, c.r];
};
function less(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}
const visible = (w: World) => w.state.rocketeers.filter((r) => !r.invisible);
function target(w: World, type: AlienType, from: number) {
  const all = visible(w)
    .map((r) => ({ r, d: walk(w, type, from, r.at) }))
    .filter((x) => x.d < FAR);
  const lit = all.filter((x) => x.r.firecrackers).sort((a, b) => b.r.order - a.r.order);
  if (lit.length > 0) return { ...lit[0]!, lured: true };
  all.sort((a, b) => a.d - b.d || b.r.order - a.r.order);
  return all.length > 0 ? { ...all[0]!, lured: false } : undefined;
}
function reach(w: World, type: AlienType, at: number) {
  return visible(w).filter((r) => r.at === at || (RANGE[type] >= 1 && adjacent(w, at, r.at) && !shut(w, at, r.at)));
}
function position(w: World, type: AlienType, at: number, aim: ReturnType<typeof target>): boolean {
  const all = reach(w, type, at);
  return aim?.lured ? all.includes(aim.r) : all.length > 0;
}
function choose(w: World, steps: readonly number[]): number {
  if (steps.length === 1) return steps[0]!;
  const up = steps.filter((c) => w.state.cells[c]!.tile > 0);
  if (up.length > 0) return up.slice().sort((a, b) => w.state.cells[a]!.tile - w.state.cells[b]!.tile)[0]!;
  return w.pick(steps);
}
/** One figure's movement; figures it takes along move with it. */
export function literalMove(w: World, id: number): void {
  const f = w.state.figures.find((x) => x.id === id)!;
  if (MOVE[f.type] === 0 || f.carried) return;
  const aim = target(w, f.type, f.at);
  if (!aim) return;
  let steps = MOVE[f.type];
  while (steps > 0 && !position(w, f.type, f.at, aim)) {
    const d = walk(w, f.type, f.at, aim.r.at);
    const next = choose(
      w,
      // in the order of the board directions, as chance counts them
      STEPS.flatMap((s) =>
        cellsOf(w).filter(
          (c) => w.state.cells[c]!.q === w.state.cells[f.at]!.q + s.q && w.state.cells[c]!.r === w.state.cells[f.at]!.r + s.r,
        ),
      ).filter((c) => walkable(w, f.type, f.at, c) && walk(w, f.type, c, aim.r.at) === d - 1),
    );
    const left = f.at;
    f.at = cellId(next);
    if (f.type === 'leader')
      for (const s of w.state.figures)
        if (s.type === 'saucerman' && s.at === left && !s.stunned) {
          s.at = cellId(next);
          s.carried = true;
        }
    steps--;
  }
}
/** Whom a figure standing here attacks (SCA-RULING-62, -71), or undefined. */
export function literalVictim(w: World, type: AlienType, at: number): string | undefined {
  const all = reach(w, type, at);
  const lit = all.filter((r) => r.firecrackers).sort((a, b) => b.order - a.order);
  if (lit.length > 0) return lit[0]!.role;
  return all.slice().sort((a, b) => (a.at === at ? 0 : 1) - (b.at === at ? 0 : 1) || b.order - a.order)[0]?.role;
}
export function literalOrder(w: World, type: AlienType): number[] {
  const all = w.state.figures.filter((f) => f.type === type && !f.stunned);
  all.sort((a, b) => (a.at === b.at ? a.id - b.id : less(rank(w, a.at), rank(w, b.at)) ? -1 : 1));
  return all.map((f) => f.id);
}

// ---------------------------------------------------------------- Bugs, by SCA-RULING-78
type Group = { tile: number; size: number; energy: number };
type Merge = { a: Group; b: Group; m: number; d: number };
/** Moves all Bugs; gives tile and dice of the swarms that attack. */
export function literalBugs(w: World): { cell: number; energy: number }[] {
  const memo = new Map<string, number>();
  const far = (a: number, b: number): number => {
    const k = `${a}-${b}`;
    if (!memo.has(k)) memo.set(k, walk(w, 'bug', a, b));
    return memo.get(k)!;
  };
  const bugs = () => w.state.figures.filter((f) => f.type === 'bug' && !f.stunned);
  const tiles = [...new Set(bugs().map((f) => f.at))].sort((a, b) => (less(rank(w, a), rank(w, b)) ? -1 : 1));
  const regions: number[][] = [];
  for (const t of tiles) {
    const home = regions.find((r) => far(r[0]!, t) < FAR);
    if (home) home.push(t);
    else regions.push([t]);
  }
  const prey = (m: number): number => {
    const all = visible(w).filter((r) => far(m, r.at) < FAR);
    const lit = all.filter((r) => r.firecrackers).sort((a, b) => b.order - a.order)[0];
    return lit ? far(m, lit.at) : Math.min(FAR, ...all.map((r) => far(m, r.at)));
  };
  const merges = (groups: readonly Group[]): Merge[] => {
    const out: Merge[] = [];
    for (const a of groups)
      for (const b of groups) {
        if (a === b || !less(rank(w, a.tile), rank(w, b.tile))) continue;
        const d = far(a.tile, b.tile);
        if (d > a.energy + b.energy) continue;
        for (const m of cellsOf(w))
          if (far(a.tile, m) + far(b.tile, m) === d && far(a.tile, m) <= a.energy && far(b.tile, m) <= b.energy) out.push({ a, b, m, d });
      }
    return out;
  };
  const apply = (groups: readonly Group[], c: Merge): Group[] => {
    const joined = groups.filter((g) => g === c.a || g === c.b || g.tile === c.m);
    const one = { tile: c.m, size: joined.reduce((n, g) => n + g.size, 0), energy: joined.reduce((n, g) => n + g.energy, 0) - c.d };
    return [...groups.filter((g) => !joined.includes(g)), one];
  };
  const key = (groups: readonly Group[], c: Merge): number[] => [
    c.d,
    groups.filter((g) => g !== c.a && g !== c.b).reduce((n, g) => n + far(c.m, g.tile), 0),
    prey(c.m),
    ...rank(w, c.m),
    ...rank(w, c.a.tile),
    ...rank(w, c.b.tile),
  ];
  const greedy = (groups: readonly Group[]): readonly Group[] => {
    let now = groups;
    for (;;) {
      const all = merges(now);
      if (now.length < 2 || all.length === 0) return now;
      const from = now;
      now = apply(
        now,
        all.reduce((x, y) => (less(key(from, y), key(from, x)) ? y : x)),
      );
    }
  };
  const shift = (from: number, to: number) => {
    for (const f of bugs()) if (f.at === from) f.at = cellId(to);
  };
  const attacks: { cell: number; energy: number }[] = [];
  for (const region of regions) {
    let groups: Group[] = region.map((tile) => {
      const size = bugs().filter((f) => f.at === tile).length;
      return { tile, size, energy: size };
    });
    while (groups.length > 1) {
      const all = merges(groups);
      if (all.length === 0) break;
      const now = groups;
      const judged = all.map((c) => {
        const end = greedy(apply(now, c));
        const energy = end.reduce((n, g) => n + g.energy, 0);
        const dice = end.length === 1 ? Math.max(0, end[0]!.energy - prey(end[0]!.tile)) : 0;
        return { c, key: [end.length, -dice, -energy, ...key(now, c)] };
      });
      const { c } = judged.reduce((x, y) => (less(y.key, x.key) ? y : x));
      shift(c.a.tile, c.m);
      shift(c.b.tile, c.m);
      groups = apply(groups, c);
    }
    const toward = (at: number, to: number): number =>
      choose(
        w,
        STEPS.flatMap((s) =>
          cellsOf(w).filter(
            (c) => w.state.cells[c]!.q === w.state.cells[at]!.q + s.q && w.state.cells[c]!.r === w.state.cells[at]!.r + s.r,
          ),
        ).filter((c) => walkable(w, 'bug', at, c) && far(c, to) === far(at, to) - 1),
      );
    if (groups.length > 1) {
      const snapshot = groups.map((g) => ({ ...g })).sort((x, y) => (less(rank(w, x.tile), rank(w, y.tile)) ? -1 : 1));
      for (const g of snapshot) {
        const h = snapshot
          .filter((x) => x !== g)
          .reduce((x, y) =>
            less([far(g.tile, y.tile), -y.size, ...rank(w, y.tile)], [far(g.tile, x.tile), -x.size, ...rank(w, x.tile)]) ? y : x,
          );
        let at = g.tile;
        for (let e = g.energy; e > 0; e--) at = toward(at, h.tile);
        if (at !== g.tile) shift(g.tile, at);
      }
      continue;
    }
    const g = groups[0]!;
    const aim = target(w, 'bug', g.tile);
    if (!aim) continue;
    const there = (at: number) => (aim.lured ? aim.r.at === at : visible(w).some((r) => r.at === at));
    while (g.energy > 0 && !there(g.tile)) {
      const to = toward(g.tile, aim.r.at);
      shift(g.tile, to);
      g.tile = to;
      g.energy--;
    }
    if (g.energy > 0 && there(g.tile)) attacks.push({ cell: g.tile, energy: g.energy });
  }
  return attacks;
}
