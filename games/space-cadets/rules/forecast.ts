import { ALIEN, type Role } from '../content/index.ts';
import { type Cell, type Figure, NO_CELL, type State } from '../state.ts';
import type { BugForecast, Forecast } from '../view.ts';
import { aimOf, inPosition, victimOf } from './aliens.ts';
import { BugLand, bestMerge, type Group, regions } from './bugs.ts';
import { alienEdges, isUp, mapOf, place } from './map.ts';
import { thrallsDriven } from './scenarios.ts';
import { attackDice } from './sheet.ts';

// What the Aliens would do if their turn began now: from public knowledge alone (SCA-INFO-06). Each figure is looked at by
// itself; where chance would decide between face-down tiles, every candidate is shown.

/** The candidates for the next step by the tie-breaks of SCA-AMOVE-06..08. */
function candidates(state: State, steps: readonly Cell[]): Cell[] {
  const up = steps.filter((c) => isUp(state, c));
  return up.length === 0 ? steps.slice() : [up.reduce((a, b) => (place(state, b).tile < place(state, a).tile ? b : a))];
}
const NOBODY = { target: '' as Role | '', distance: 0, why: '' as const, steps: [] as Cell[][], attacks: '' as Role | '', dice: 0 };

export function forecastOf(state: State): Forecast[] {
  const leaving = new Set<Cell>();
  const out: Forecast[] = [];
  for (const f of state.figures) if (f.type === 'leader' && forecast(state, f).steps.length > 0) leaving.add(f.at);
  for (const f of state.figures) {
    if (f.type === 'bug') continue;
    const seen = forecast(state, f);
    out.push(f.type === 'saucerman' && !f.stunned && leaving.has(f.at) ? { ...seen, stays: 'carried', steps: [] } : seen);
  }
  return out;
}
function forecast(state: State, f: Figure): Forecast {
  const base = { id: f.id, type: f.type };
  if (f.stunned) return { ...base, ...NOBODY, stays: 'stunned' };
  if (ALIEN[f.type].move === 0) return { ...base, ...NOBODY, stays: 'immobile' };
  const aim = aimOf(state, f.at, f.type);
  if (!aim) return { ...base, ...NOBODY, stays: 'no-path' };
  const steps: Cell[][] = [];
  let at = f.at;
  const map = mapOf(state);
  const edges = alienEdges(state, f.type);
  const field = map.walks(aim.r.at, edges);
  while (steps.length < ALIEN[f.type].move && !inPosition(state, at, f.type, aim)) {
    const next = candidates(state, map.nearer(at, field, edges));
    steps.push(next);
    const [only, ...others] = next;
    if (only === undefined || others.length > 0) break;
    at = only;
  }
  const settled = steps.every((s) => s.length === 1);
  const attacker = settled && (f.type !== 'thrall' || steps.length === 0 || thrallsDriven(state));
  const victim = attacker && attackDice(f) > 0 ? victimOf(state, at, ALIEN[f.type].range) : undefined;
  return {
    ...base,
    stays: steps.length === 0 ? 'in-position' : '',
    target: aim.r.role,
    distance: aim.distance,
    why: aim.why,
    steps,
    attacks: victim?.r.role ?? '',
    dice: victim ? attackDice(f) : 0,
  };
}
/** The plan of the Bugs (SCA-RULING-78), as far as no chance is needed. */
export function bugForecast(state: State): BugForecast[] {
  const land = new BugLand(state);
  return regions(state, land).flatMap((start) => {
    let groups: Group[] = start.map((g) => ({ ...g }));
    for (let c = bestMerge(land, groups); c; c = bestMerge(land, groups)) {
      const { a, b, at, d } = c;
      const met = groups.filter((g) => g === a || g === b || g.cell === at);
      groups = [
        ...groups.filter((g) => !met.includes(g)),
        { cell: at, size: sum(met, (g) => g.size), energy: sum(met, (g) => g.energy) - d },
      ];
    }
    const from = start.map((g) => g.cell);
    const [swarm, ...apart] = groups;
    if (!swarm || apart.length > 0)
      return groups.map((g): BugForecast => ({ from: [g.cell], to: NO_CELL, size: g.size, attacks: '', dice: 0 }));
    const aim = aimOf(state, swarm.cell, 'bug');
    let at = swarm.cell;
    let energy = swarm.energy;
    const field = aim ? land.field(aim.r.at) : undefined;
    while (aim && field && energy > 0 && at >= 0 && at !== aim.r.at) {
      const next = candidates(state, land.map.nearer(at, field, land.edges));
      at = next.length === 1 ? (next[0] ?? NO_CELL) : NO_CELL;
      energy -= 1;
    }
    const bites = aim !== undefined && at === aim.r.at && energy > 0;
    return [{ from, to: at, size: swarm.size, attacks: bites ? aim.r.role : '', dice: bites ? energy : 0 }];
  });
}
const sum = (groups: readonly Group[], of: (g: Group) => number): number => groups.reduce((n, g) => n + of(g), 0);
