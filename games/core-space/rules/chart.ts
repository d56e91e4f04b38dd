/** The NPC action chart and the routes NPCs take (CS-NAC, CS-GEO-38 to -42). What is decided is told, with the rule that decided it. */
import type { Flow, Point } from '@cosmodrome/kernel';
import { type Circle, lengthOf, nearest, span } from '@cosmodrome/kit/plane/plan';
import { seekRound, type Way } from '@cosmodrome/kit/plane/ways';
import type { ChartAction, ChartRule } from '../content/npcs.ts';
import { REACH } from '../content/ranges.ts';
import { canFight, mayShootAtAll, mayTarget } from '../judge/arms.ts';
import { actionsOf, has, hasIcon, isUntargetable, moveOf, npcProfile } from '../judge/figures.ts';
import { contactPlaces, distanceTo, inContact, isOn, lattice, mayStand, radiusOf, stands, within } from '../judge/place.ts';
import { allowance, footingOf, groundFor, Reach, slipsThrough } from '../judge/reach.ts';
import { sees } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import type { WalkHow } from '../notes.ts';
import type { Figure, State } from '../state.ts';
import { openOnTheWay } from './advanced/doors.ts';
import { fight, shoot } from './attack.ts';
import type { Table } from './table.ts';
import type { Choice } from './targets.ts';
import { type Walked, walk } from './walk.ts';
import { gap } from './windows.ts';

/** A way round others may be so much longer than the direct one (CS-RULING-184). */
export const DETOUR = 800;

// ------------------------------------------------------------------ routes

/** The way taken, the one without others, and whether it leads round them. */
export type Route = { readonly way: Way; readonly direct: Way; readonly round: boolean };
/** CS-GEO-39, CS-RULING-222; undefined: no way leads there. */
export function routeTo(state: State, f: Figure, target: Figure): Route | undefined {
  const { floor, bars } = groundFor(state, f);
  const others: Circle[] = state.figures
    .filter((o) => o.id !== f.id && o.id !== target.id && isOn(o) && !o.defeated && !slipsThrough(f, o))
    .map((o) => [o.x, o.y, radiusOf(f) + radiusOf(o) + (inContact(state, f, o) ? 0 : 6)]);
  const goals = contactPlaces(state, f, target, false);
  const found = seekRound(floor, [f.x, f.y], radiusOf(f), goals, others, { bars, detour: DETOUR });
  if (!found) return undefined;
  return { way: found.round ?? found.direct, direct: found.direct, round: found.round !== undefined };
}
/** The part of a way that fits an allowance, ending where one may stand; if need be, back along it. CS-GEO-38 */
export function cut(state: State, f: Figure, points: readonly Point[], most: number): readonly Point[] {
  const out: Point[] = [];
  let left = most;
  let [x, y]: Point = [f.x, f.y];
  for (const [px, py] of points) {
    const leg = span(px - x, py - y);
    // Rounded towards its start.
    const end: Point = leg <= left ? [px, py] : [x + Math.trunc((left * (px - x)) / leg), y + Math.trunc((left * (py - y)) / leg)];
    if (leg > 0 && left > 0) out.push(end);
    if (leg > left) break;
    left -= leg;
    [x, y] = [px, py];
  }
  while (out.length > 0) {
    const [ex, ey] = out.pop()!;
    const [sx, sy] = out.at(-1) ?? [f.x, f.y];
    const leg = span(ex - sx, ey - sy);
    for (let s = leg; s > 0; s--) {
      const end: Point = [sx + Math.trunc((s * (ex - sx)) / leg), sy + Math.trunc((s * (ey - sy)) / leg)];
      if (mayStand(state, f, end[0], end[1])) return [...out, end];
    }
  }
  return out;
}
/** Along these points as far as the Move goes. */
export function* go(
  table: Table,
  f: Figure,
  points: readonly Point[],
  most: number,
  stopAt: Figure | 'anybody' | null,
  how: WalkHow = 'npc',
): Flow<Walked> {
  const { state } = table;
  const way = cut(state, f, points, most);
  if (way.length === 0) return 'stopped';
  openOnTheWay(table, f, way);
  const planned = { from: [f.x, f.y] as const, points: way, length: lengthOf([f.x, f.y], way), home: false };
  const stop = stopAt === null ? {} : { stopAt: stopAt === 'anybody' ? stopAt : stopAt.id };
  return yield* walk(table, f, planned, { how, ...stop });
}
/** One Move towards somebody by the shortest way, stopping on contact; `dares` says where it may end. CS-NAC-08, -11, CS-GEO-38 to -40 */
export function* moveTowards(
  table: Table,
  f: Figure,
  target: Figure,
  how: WalkHow = 'npc',
  most: number = allowance(f, moveOf(table.state, f)),
  dares: (p: Point) => boolean = () => true,
): Flow {
  const { state } = table;
  if (most === 0 || inContact(state, f, target)) return;
  const route = routeTo(state, f, target);
  table.tell({
    kind: 'npc-route',
    figure: f.id,
    target: target.id,
    length: route?.way.total ?? 0,
    detour: !route ? 0 : route.round ? route.way.total - route.direct.total : -1,
    reachable: route !== undefined,
  });
  const bold = !dares([f.x, f.y]);
  if (route) {
    const way = bold ? route.way.points : upTo(state, f, cut(state, f, route.way.points, most), dares);
    yield* go(table, f, way, most, route.round ? target : 'anybody', how);
    return;
  }
  const far = (p: Point) => distanceTo(target, p);
  const best = bestPlace(state, f, most, (p) => far(p) + (bold || dares(p) ? 0 : 1e6));
  if (best && far(best.at) < far([f.x, f.y]) && (bold || dares(best.at))) yield* go(table, f, best.points, most, target, how);
}
/** The way up to the last place on it at which it dares to end; none: it stays. CS-CIV-15, CS-RULING-260 */
function upTo(state: State, f: Figure, points: readonly Point[], dares: (p: Point) => boolean): readonly Point[] {
  const end = points.at(-1);
  if (!end || dares(end)) return points;
  const legs = points.map((to, i) => ({ from: i === 0 ? ([f.x, f.y] as const) : points[i - 1]!, to }));
  for (let i = legs.length - 1; i >= 0; i--) {
    const { from, to } = legs[i]!;
    const length = span(to[0] - from[0], to[1] - from[1]);
    for (let s = length; s > 0; s--) {
      const p: Point = [from[0] + nearest(s * (to[0] - from[0]), length), from[1] + nearest(s * (to[1] - from[1]), length)];
      if (dares(p) && mayStand(state, f, p[0], p[1])) return [...points.slice(0, i), p];
    }
  }
  return [];
}
/** Of the lattice points in reach that fit, the one with the shortest way; ties: `then`, then row by row. CS-GEO-42, -45 */
export function shortestPlace(
  state: State,
  f: Figure,
  most: number,
  fits: (p: Point) => boolean,
  then: (p: Point) => number = () => 0,
): { readonly points: readonly Point[]; readonly length: number; readonly at: Point } | undefined {
  const reach = new Reach(state, f, footingOf(state, f, most));
  const spots = lattice(siteOf(state), f.x, f.y, most)
    .map((at) => ({ at, straight: span(at[0] - f.x, at[1] - f.y) }))
    .sort((a, b) => a.straight - b.straight);
  let best: { readonly points: readonly Point[]; readonly length: number; readonly at: Point } | undefined;
  for (const { at, straight } of spots) {
    // No way is shorter than the straight line.
    if (straight > (best?.length ?? most)) break;
    if (!fits(at)) continue;
    const found = reach.to(at);
    if (!found || (best && found.length > best.length)) continue;
    if (!best || found.length < best.length || before(then, at, best.at)) best = { ...found, at };
  }
  return best;
}
const before = (then: (p: Point) => number, a: Point, b: Point): boolean => (then(a) - then(b) || a[1] - b[1] || a[0] - b[0]) < 0;
/** Of the lattice points in reach the one for which this is least; ties: `then`, then the shortest way. CS-GEO-40 to -42, -51 */
export function bestPlace(
  state: State,
  f: Figure,
  most: number,
  worth: (p: Point) => number,
  then: (p: Point) => number = () => 0,
): { readonly points: readonly Point[]; readonly length: number; readonly at: Point } | undefined {
  const reach = new Reach(state, f, footingOf(state, f, most));
  const spots = lattice(siteOf(state), f.x, f.y, most)
    .map((at) => ({ at, worth: worth(at), second: then(at) }))
    .sort((a, b) => a.worth - b.worth || a.second - b.second);
  let best:
    | { readonly points: readonly Point[]; readonly length: number; readonly at: Point; readonly worth: number; readonly second: number }
    | undefined;
  for (const spot of spots) {
    if (best && (spot.worth > best.worth || (spot.worth === best.worth && spot.second > best.second))) break;
    const found = reach.to(spot.at);
    if (found && (!best || found.length < best.length)) best = { ...found, ...spot };
  }
  return best;
}

// ------------------------------------------------------------------ the chart

export type Line = { readonly does: ChartAction; readonly rule: ChartRule };
/** What the chart says now. CS-NAC-01 to -07, -17, CS-RULING-231 */
export function chartOf(state: State, f: Figure, target: Figure, left: number, hasMoved: boolean): Line {
  const profile = npcProfile(state, f)!;
  if (inContact(state, f, target)) return { does: 'close', rule: 'CS-NAC-01' };
  const near = f.being.kind === 'purge' || within(f, target, REACH.medium);
  if (!near || !sees(state, f, target)) return { does: 'move', rule: 'CS-NAC-02' };
  // AST-04, CS-ICO-33
  if (profile.ranged === 0 || has(target, 'smoked') || has(f, 'jammed-guns')) return { does: 'move', rule: 'CS-NAC-03' };
  if (profile.ranged > profile.close) return { does: 'shoot', rule: 'CS-NAC-04' };
  if (canReach(state, f, target, left)) return { does: 'move', rule: 'CS-NAC-05' };
  return hasMoved ? { does: 'shoot', rule: 'CS-NAC-06' } : { does: 'move', rule: 'CS-NAC-07' };
}
/** Contact and still an attack this turn: an action left after the Moves, or First Strike on arrival. */
function canReach(state: State, f: Figure, target: Figure, left: number): boolean {
  const move = moveOf(state, f);
  const far = routeTo(state, f, target);
  if (!far?.round || move === 0 || far.way.total > allowance(f, left * move)) return false;
  const moves = Math.ceil(far.way.total / move);
  return moves < left || (moves === left && hasIcon(state, f, 'first-strike'));
}

/** What comes before the chart: undefined, nothing does (CS-GCO-04, CS-GAT-03, -05). A Move counts for the chart afterwards. */
export type Instead = () => { readonly moves: boolean; readonly flow: Flow } | undefined;
/** A whole activation by the chart: a target, then action by action. CS-PUR-27, -29, -31, CS-NAC-08, -09, -14 to -16 */
export function* activate(
  table: Table,
  f: Figure,
  choose: (left: number, hasMoved: boolean) => Choice | undefined,
  stand: 'CS-PUR-31' | 'CS-NPC-08',
  instead: Instead = () => undefined,
): Flow {
  const { state } = table;
  if (f.lostTurns > 0) {
    f.lostTurns--;
    table.tell({ kind: 'npc-idle', figure: f.id, why: 'lost-turn', rule: 'CS-TRD-09' });
    return;
  }
  let left = Math.max(0, actionsOf(state, f) - f.lostActions);
  f.lostActions = 0;
  let linked: ChartAction | null = null;
  let hasMoved = false;
  let taken = 0;
  let target: Figure | undefined;
  const linkedActions = hasIcon(state, f, 'linked');
  const again = () => {
    const choice = choose(left, hasMoved);
    if (choice) tellTarget(table, f, choice);
    return choice?.target;
  };
  yield* gap(table, f, 0, null);
  while (left > 0 && stands(f)) {
    if (f.prone) {
      f.prone = false;
      table.tell({ kind: 'npc-does', figure: f.id, does: 'stand', rule: stand, target: f.id });
      table.tell({ kind: 'stood-up', figure: f.id });
    } else {
      const other = instead();
      if (other) {
        yield* other.flow;
        hasMoved ||= other.moves;
        left--;
        taken++;
        if (stands(f) && state.phase !== 'over') yield* gap(table, f, taken, null);
        continue;
      }
      if (!target || !stands(target) || isUntargetable(state, target)) target = again();
      if (!target) {
        table.tell({ kind: 'npc-idle', figure: f.id, why: 'no-target', rule: 'CS-NAC-14' });
        return;
      }
      const line: Line = chartOf(state, f, target, left, hasMoved);
      const bound: boolean = linkedActions && linked !== null && linked !== line.does;
      const does: ChartAction | null = bound ? repeated(state, f, target, linked!) : line.does;
      if (does === null) {
        table.tell({ kind: 'npc-idle', figure: f.id, why: 'linked', rule: 'CS-NAC-09' });
        return;
      }
      linked ??= does;
      table.tell({ kind: 'npc-does', figure: f.id, does, rule: bound ? 'CS-NAC-09' : line.rule, target: target.id });
      yield* perform(table, f, target, does);
      hasMoved ||= does === 'move';
    }
    left--;
    taken++;
    if (stands(f) && state.phase !== 'over') yield* gap(table, f, taken, target?.id ?? null);
    if (f.effects.some(({ kind }) => kind === 'outwitted')) return;
  }
}
/** Linked actions when the chart calls for another kind: a Move goes on, an attack only at what can still be attacked so. CS-NAC-09 */
function repeated(state: State, f: Figure, target: Figure, linked: ChartAction): ChartAction | null {
  if (linked === 'move') return 'move';
  if (linked === 'close') return canFight(state, f, target) ? 'close' : null;
  return mayShootAtAll(state, f) && mayTarget(state, f, target) ? 'shoot' : null;
}
function* perform(table: Table, f: Figure, target: Figure, does: ChartAction): Flow {
  if (does === 'move') yield* moveTowards(table, f, target);
  else if (does === 'close') yield* fight(table, { by: f, target, weapon: null, power: false });
  else yield* shoot(table, { by: f, target, weapon: null });
}
export function tellTarget(table: Table, f: Figure, { target, why, rule, distance, tied }: Choice): void {
  table.tell({ kind: 'npc-target', figure: f.id, target: target.id, why, rule, distance, tied: tied.map((t) => t.id) });
}
