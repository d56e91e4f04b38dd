import { hatch, mapOf, place } from '../rules/map.ts';
import type { Cell, Edge, Rocketeer, State } from '../state.ts';

// What one Rocketeer can still do in this turn: where the action points lead, and how they are spent best on the way.

/** A tile within reach: what the way costs, its first step, and the hatches it opens. */
export type Way = {
  readonly cell: Cell;
  readonly cost: number;
  readonly first: { readonly open: Edge } | { readonly to: Cell } | undefined;
  readonly opened: readonly Edge[];
};
/** All tiles within so many points, this one first. A grip or a pin holds; in Admiral mode nobody walks on past an Alien. */
export function within(state: State, r: Rocketeer, points: number): Way[] {
  const map = mapOf(state);
  const best = new Map<Cell, Way>([[r.at, { cell: r.at, cost: 0, first: undefined, opened: [] }]]);
  if (r.grips.length > 0 || r.pinned) return [...best.values()];
  const pinning = state.mode === 'admiral' || state.mode === 'galactic-overlord';
  for (let spent = 0; spent < points; spent++)
    for (const way of [...best.values()]) {
      if (way.cost !== spent) continue;
      if (pinning && spent > 0 && state.figures.some((f) => f.at === way.cell && !f.stunned)) continue;
      for (let d = 1; d <= 6; d++) {
        const to = map.neighbour(way.cell, d);
        if (to < 0 || place(state, to).tile === 0) continue;
        const edge = map.edge(way.cell, d);
        const between = hatch(state, edge);
        if (between === 'locked' || between === 'sealed') continue;
        const shut = between === 'closed';
        const cost = spent + (shut ? 2 : 1);
        const known = best.get(to);
        if (cost > points || (known && known.cost <= cost)) continue;
        best.set(to, {
          cell: to,
          cost,
          first: way.first ?? (shut ? { open: edge } : { to }),
          opened: shut ? [...way.opened, edge] : way.opened,
        });
      }
    }
  return [...best.values()];
}

/** Something to spend a point on: at which chance, for what gain, `again` as long as it fails or as often as one likes. */
export type Deed<A> = {
  readonly action: A;
  readonly key: string;
  readonly use: 'combat' | 'plain' | 'any';
  readonly chance: number;
  readonly gain: number;
  /** Gained whether the roll succeeds or not, each time. */
  readonly bonus: number;
  readonly again: 'until-done' | 'always' | 'never';
};
/** Points of the turn: those for anything, and the restricted one. */
export type Purse = { readonly free: number; readonly restricted: number; readonly third: 'combat' | 'non-combat' };
/** What is left after so many steps. */
export function walked(purse: Purse, steps: number): Purse | undefined {
  const own = purse.third === 'non-combat' ? Math.min(steps, purse.restricted) : 0;
  const free = purse.free - (steps - own);
  return free < 0 ? undefined : { ...purse, free, restricted: purse.restricted - own };
}
/** The best use of a purse: its worth, and the deed to begin with. */
export function spend<A>(purse: Purse, deeds: readonly Deed<A>[]): { value: number; first: Deed<A> | undefined } {
  const items: { deed: Deed<A>; value: number }[] = [];
  for (const deed of deeds) {
    let left = 1;
    const times = deed.again === 'never' ? 1 : purse.free + purse.restricted;
    for (let i = 0; i < times; i++) {
      const value = left * (deed.chance * deed.gain + deed.bonus);
      if (value <= 0) break;
      items.push({ deed, value });
      if (deed.again === 'until-done') left *= 1 - deed.chance;
    }
  }
  items.sort((a, b) => b.value - a.value);
  let { free, restricted } = purse;
  let value = 0;
  let first: Deed<A> | undefined;
  for (const item of items) {
    const fits = item.deed.use === 'any' || (item.deed.use === 'combat') === (purse.third === 'combat');
    if (fits && restricted > 0) restricted--;
    else if (free > 0) free--;
    else continue;
    value += item.value;
    first ??= item.deed;
  }
  return { value, first };
}
