/**
 * What everybody does whom nobody plays, a second time: read off the catalogue rule by rule, slowly, without a rule of `rules/`. It
 * measures with the same ruler (who sees whom, contact, ways over a floor), which has tests of its own; what it decides, it decides alone. Where
 * luck chooses among equals it is told what came up, and says whether that was one of them.
 */
import { within as near, type Point, span } from '@cosmodrome/kit/plane/plan';
import { type Way, Ways } from '@cosmodrome/kit/plane/ways';
import type { ChanceIcon } from '../content/dice.ts';
import { TRACK } from '../content/hostility.ts';
import { NPC } from '../content/npcs.ts';
import { PURGE } from '../content/purge.ts';
import { TRADER } from '../content/traders.ts';
import { chanceToHurt } from '../judge/arms.ts';
import { along, beyond, vector } from '../judge/directions.ts';
import { armourOf, has } from '../judge/figures.ts';
import { inContact, mayStand, roomOf, shutDoors } from '../judge/place.ts';
import { coverFrom, sees } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import { newFigure } from '../rules/setup.ts';
import type { Being, Figure, FigureId, State } from '../state.ts';

const R = (f: { readonly massive: number }): number => (f.massive > 0 ? 75 : 50);
const edge = (a: Figure, b: Figure): number => Math.max(0, Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - R(a) - R(b));
const upright = (f: Figure): boolean => f.where === 'board' && !f.defeated;
const isPurge = (f: Figure): boolean => f.being.kind === 'purge' && f.crew === null;
const isTrader = (f: Figure): boolean => f.crew !== null;

const isMother = (f: Figure): boolean => isPurge(f) && f.being.kind === 'purge' && f.being.type === 'mother';
const isSpider = (f: Figure): boolean => isPurge(f) && f.being.kind === 'purge' && f.being.type === 'spider';
/** CS-GAT-04: whom it may go through. */
const passes = (f: Figure, other: Figure): boolean => isMother(f) && isSpider(other);

/**
 * What luck said: whom it chose among equals, of whom the journal tells; of others nobody knows. `vain`: one of them would be left again, and then
 * the journal tells of the next alone (CS-NPC-23).
 */
export type Luck = { choose(among: readonly Figure[], vain?: boolean): Figure; unknown?(among: readonly Figure[]): Figure };
/** One step as the journal tells it. */
export type Step =
  | { readonly step: 'warden'; readonly rule: string }
  | { readonly step: 'target'; readonly of: FigureId; readonly rule: string }
  | { readonly step: 'does'; readonly does: 'stand' | 'move' | 'close' | 'shoot'; readonly rule: string }
  | { readonly step: 'idle'; readonly rule: string };

// ------------------------------------------------------------------ profiles

type Numbers = {
  readonly actions: number;
  readonly close: number;
  readonly ranged: number;
  readonly linked: boolean;
  readonly strikes: boolean;
  readonly move: number;
};
function numbersOf(state: State, f: Figure): Numbers {
  const profile =
    f.being.kind === 'purge'
      ? // CS-ANN-02, -03
        PURGE[f.being.type].profiles[state.charged ? 'charged' : 'normal'][f.being.type === 'annihilator' ? 3 - f.health : 0]!
      : f.being.kind === 'npc'
        ? NPC[f.being.npc].standard
        : undefined;
  if (!profile) throw new Error('a Trader has no protocol');
  const icon = (kind: string) => profile.icons.find((one) => one.icon === kind) as { readonly value?: number } | undefined;
  return {
    actions: profile.actions,
    close: profile.close,
    ranged: profile.ranged,
    linked: icon('linked') !== undefined,
    strikes: icon('first-strike') !== undefined,
    move: 400 + 100 * (icon('move-plus')?.value ?? 0),
  };
}
/** CS-MOV-01 to -03 */
const inches = (state: State, f: Figure): number => Math.max(0, Math.min(numbersOf(state, f).move, 1100 - f.moved));

// ------------------------------------------------------------------ targets

/** All within 0.05" of the least. CS-GEO-18, CS-RULING-230 */
const nearest = (list: readonly Figure[], far: (f: Figure) => number): Figure[] => {
  const best = Math.min(...list.map(far));
  return list.filter((f) => far(f) <= best + 5);
};
const isPrey = (state: State, t: Figure): boolean => upright(t) && !isPurge(t) && !eludes(state, t);
/** Nobody chooses it. CS-RULING-150 */
const eludes = (state: State, t: Figure): boolean => has(t, 'vanished') || (has(t, 'blended') && !isEngaged(state, t));
/** CS-GEO-09 */
const isEngaged = (state: State, t: Figure): boolean =>
  state.figures.some((e) => e.id !== t.id && upright(e) && hostile(state, e, t) && inContact(state, e, t));
/** CS-GEN-19, all Gangers of the box being of one gang */
function hostile(state: State, a: Figure, b: Figure): boolean {
  const kinds = [kindOf(a), kindOf(b)];
  const are = (one: string, other: string) => (kinds[0] === one && kinds[1] === other) || (kinds[0] === other && kinds[1] === one);
  if (kinds.includes('purge')) return kinds[0] !== kinds[1];
  if (are('security', 'trader')) return state.alarmed || has(a, 'commandeered') || has(b, 'commandeered');
  if (are('corps', 'trader') || are('corps', 'gangers') || are('security', 'gangers') || are('gangers', 'trader')) return true;
  return a.crew !== null && b.crew !== null && a.crew !== b.crew;
}
/** The shortest way of a figure to contact with another, nobody in the way; the length alone decides. CS-GEO-17 */
function footpath(state: State, f: Figure, t: Figure, free: Ways): number {
  const way = shortest(free, places(state, f, t));
  return way ? way.total : Number.POSITIVE_INFINITY;
}
/** CS-PUR-21 to -28: those it may be, with the rule. */
export function purgeTargets(state: State, f: Figure): { readonly among: readonly Figure[]; readonly rule: string } | undefined {
  const prey = state.figures.filter((t) => isPrey(state, t));
  if (prey.length === 0) return undefined;
  const touched = prey.filter((t) => inContact(state, f, t));
  const visible = prey.filter((t) => touched.includes(t) || sees(state, f, t));
  // CS-PUR-26
  if (f.being.kind === 'purge' && f.being.type === 'assassin') {
    const captains = visible.filter((t) => t.being.kind === 'trader' && TRADER[t.being.sheet.profile].type === 'captain');
    const beside = captains.filter((t) => touched.includes(t));
    if (beside.length > 0) return { among: nearest(beside, (t) => edge(f, t)), rule: 'CS-PUR-26' };
    if (captains.length > 0) return { among: nearest(captains, (t) => edge(f, t)), rule: 'CS-PUR-26' };
  }
  // CS-PUR-25, CS-RULING-56
  if (touched.length > 0) {
    const odds = (t: Figure) => chanceToHurt(numbersOf(state, f).close, armourOf(state, t).value, false);
    const likely = touched.filter((t) => touched.every((o) => odds(o) <= odds(t)));
    return { among: likely.filter((t) => likely.every((o) => o.health >= t.health)), rule: 'CS-PUR-25' };
  }
  const open = visible.filter((t) => coverFrom(state, f, t) === 'none');
  if (open.length > 0) return { among: nearest(open, (t) => edge(f, t)), rule: 'CS-PUR-22' };
  if (visible.length > 0) return { among: nearest(visible, (t) => edge(f, t)), rule: 'CS-PUR-23' };
  return afoot(state, f, prey);
}
type Aim = { readonly among: readonly Figure[]; readonly rule: string; readonly vain?: boolean };
/** Nobody is seen: the nearest on foot, those no way leads to after them. CS-PUR-24, CS-GEO-18 */
function afoot(state: State, f: Figure, prey: readonly Figure[]): Aim {
  const free = ways(state, f, []);
  const far = new Map(prey.map((t) => [t, footpath(state, f, t, free)]));
  const walked = prey.filter((t) => far.get(t)! < Number.POSITIVE_INFINITY);
  if (walked.length > 0) return { among: nearest(walked, (t) => far.get(t)!), rule: 'CS-PUR-24' };
  return { among: nearest(prey, (t) => edge(f, t)), rule: 'CS-GEO-18' };
}
/** What somebody is to the lists of CS-GCO-03, CS-SEC-12 and CS-GAN-02; all Gangers of the box are of one gang (CS-GEN-09). */
const kindOf = (t: Figure): string =>
  t.crew !== null ? 'trader' : t.being.kind === 'purge' ? 'purge' : t.being.kind === 'npc' ? NPC[t.being.npc].category : 'trader';
const LISTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  corps: [['purge'], ['gangers', 'trader']],
  security: [['purge'], ['gangers', 'trader']],
  gangers: [['purge'], ['corps'], ['security'], ['trader'], ['civilians']],
};
/** Whom Corps, Security and Gangers turn against. CS-NPC-20 to -27 */
export function npcTargets(state: State, f: Figure, left: number, moved: boolean): Aim | undefined {
  const list = LISTS[kindOf(f)]!;
  const rank = (t: Figure) => list.findIndex((kinds) => kinds.includes(kindOf(t)));
  const prey = state.figures.filter((t) => t.id !== f.id && upright(t) && rank(t) >= 0 && !isUnseen(state, t));
  if (prey.length === 0) return undefined;
  const first = (those: readonly Figure[]) => those.filter((t) => those.every((o) => rank(o) >= rank(t)));
  const touched = prey.filter((t) => hostile(state, f, t) && inContact(state, f, t));
  if (touched.length > 0) {
    const odds = (t: Figure) => chanceToHurt(numbersOf(state, f).close, armourOf(state, t).value, false);
    return { among: first(touched.filter((t) => touched.every((o) => odds(o) <= odds(t)))), rule: 'CS-NPC-20' };
  }
  const aim = (seen: readonly Figure[]): Aim | undefined => {
    if (seen.length === 0) return undefined;
    const those = first(seen);
    const open = those.filter((t) => coverFrom(state, f, t) === 'none');
    const among = nearest(open.length > 0 ? open : those, (t) => edge(f, t));
    return { among, rule: open.length > 0 ? 'CS-NPC-22' : 'CS-NPC-21' };
  };
  let seen = prey.filter((t) => inContact(state, f, t) || sees(state, f, t));
  const wanted = aim(seen);
  if (!wanted) return { ...afoot(state, f, first(prey)), rule: 'CS-NPC-24' };
  // CS-NPC-23, -27: the one luck chose is asked about; where luck has a say nobody is left out here.
  const vain = (t: Figure): boolean => {
    const cover = coverFrom(state, f, t) === 'partial' ? 1 : 0;
    return line(state, f, t, left, moved)[0] === 'shoot' && numbersOf(state, f).ranged + 1 - cover <= armourOf(state, t).value;
  };
  for (let now: Aim | undefined = wanted; now; now = aim(seen)) {
    if (now.among.length > 1) return { ...now, vain: now.among.some(vain) };
    if (!vain(now.among[0]!)) return now;
    const [out] = now.among;
    seen = seen.filter((t) => t.id !== out!.id);
  }
  return { ...wanted, rule: 'CS-NPC-23' };
}
/** Hidden from all, or until somebody touches it. */
const isUnseen = (state: State, t: Figure): boolean => has(t, 'vanished') || (has(t, 'blended') && !isEngaged(state, t));

// ------------------------------------------------------------------ ways

const ways = (state: State, f: Figure, circles: readonly (readonly [number, number, number])[], most = 20_000): Ways =>
  new Ways(siteOf(state).floor, [f.x, f.y], R(f), most, { circles, bars: shutDoors(state, true) });
/** Places in contact with somebody, walls and scenery allowing. CS-GEO-17, CS-RULING-226 */
function places(state: State, f: Figure, t: Figure): Point[] {
  const far = R(f) + R(t) + 2;
  const first: Point[] = f.x === t.x && f.y === t.y ? [] : [beyond([f.x, f.y], [t.x, t.y], -far)];
  for (let k = 0; k < 72; k += 3) first.push(along([t.x, t.y], k, far));
  const { floor } = siteOf(state);
  return first.filter(([x, y]) => floor.stands(x, y, R(f)) && inContact(state, { x, y, massive: f.massive }, t));
}
/** Shorter, then fewer legs, then the points that come first. CS-GEO-15 */
function shortest(all: Ways, goals: readonly Point[]): Way | undefined {
  let best: Way | undefined;
  for (const [x, y] of goals) {
    const way = all.find(x, y);
    if (way && (!best || comesFirst(way, best))) best = way;
  }
  return best;
}
function comesFirst(a: Way, b: Way): boolean {
  if (a.total !== b.total) return a.total < b.total;
  if (a.points.length !== b.points.length) return a.points.length < b.points.length;
  for (const [i, [x, y]] of a.points.entries()) {
    const [u, v] = b.points[i]!;
    if (x !== u || y !== v) return y < v || (y === v && x < u);
  }
  return false;
}
type Route = { readonly way: Way; readonly round: boolean };
/** CS-GEO-39, CS-RULING-184, -222 */
function route(state: State, f: Figure, t: Figure): Route | undefined {
  const goals = places(state, f, t);
  const direct = shortest(ways(state, f, []), goals);
  if (!direct) return undefined;
  const others = state.figures
    .filter((o) => o.id !== f.id && o.id !== t.id && upright(o) && !passes(f, o))
    .map((o) => [o.x, o.y, R(f) + R(o) + (inContact(state, f, o) ? 0 : 6)] as const);
  const known = new Set<(typeof others)[number]>();
  for (let way: Way | undefined = direct; way; way = shortest(ways(state, f, [...known], direct.total + 800), goals)) {
    const met = others.filter((c) => !known.has(c) && touches([f.x, f.y], way!, c));
    if (met.length === 0) return { way, round: true };
    for (const c of met) known.add(c);
  }
  return { way: direct, round: false };
}
function touches(from: Point, way: Way, [x, y, r]: readonly [number, number, number]): boolean {
  return way.points.some(([bx, by], i) => {
    const [ax, ay] = i === 0 ? from : way.points[i - 1]!;
    return near(x, y, ax, ay, bx, by, r);
  });
}

// ------------------------------------------------------------------ walking

/** Of all places on a way within the allowance the last at which one may stand, and the way up to it. CS-GEO-38 */
function covered(state: State, f: Figure, points: readonly Point[], most: number): readonly Point[] {
  let spent = 0;
  let last: readonly Point[] = [];
  for (const [i, to] of points.entries()) {
    const from: Point = i === 0 ? [f.x, f.y] : points[i - 1]!;
    const leg = span(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(leg, most - spent);
    // The Move ends on this leg, or passes all of it; either way it is walked straight to that end.
    const end: Point =
      part === leg ? to : [from[0] + Math.trunc((part * (to[0] - from[0])) / leg), from[1] + Math.trunc((part * (to[1] - from[1])) / leg)];
    const far = span(end[0] - from[0], end[1] - from[1]);
    for (let s = 1; s <= far; s++) {
      const p: Point = [from[0] + Math.trunc((s * (end[0] - from[0])) / far), from[1] + Math.trunc((s * (end[1] - from[1])) / far)];
      if (mayStand(state, f, p[0], p[1])) last = [...points.slice(0, i), p];
    }
    spent += leg;
    if (spent >= most) break;
  }
  return last;
}
/** Along a way as far as it goes: `stops` says on contact with whom it halts. CS-GEO-38, -52, CS-NAC-08, -11, CS-RULING-223 */
function stride(state: State, f: Figure, points: readonly Point[], most: number, stops: 'nobody' | 'anybody' | FigureId): void {
  const beside = state.figures.filter((o) => o.id !== f.id && o.where === 'board' && inContact(state, f, o)).map((o) => o.id);
  const legs = covered(state, f, points, most);
  opens(state, [[f.x, f.y], ...legs]);
  const start: Point = [f.x, f.y];
  let legal: Point = start;
  for (const [i, to] of legs.entries()) {
    const from = i === 0 ? start : legs[i - 1]!;
    const leg = span(to[0] - from[0], to[1] - from[1]);
    for (let s = 1; s <= leg; s++) {
      const step = (d: number) => (d < 0 ? -1 : 1) * Math.floor((2 * s * Math.abs(d) + leg) / (2 * leg));
      [f.x, f.y] = [from[0] + step(to[0] - from[0]), from[1] + step(to[1] - from[1])];
      f.moved++;
      const stands = mayStand(state, f, f.x, f.y);
      if (stands) legal = [f.x, f.y];
      if (stops === 'nobody') continue;
      const there = state.figures.filter((o) => o.id !== f.id && upright(o) && !passes(f, o));
      const overlap = there.some((o) => (o.x - f.x) ** 2 + (o.y - f.y) ** 2 < (R(o) + R(f)) ** 2);
      const met = there.filter((o) => (stops === 'anybody' ? !beside.includes(o.id) : o.id === stops)).some((o) => inContact(state, f, o));
      if (!overlap && !(met && stands)) continue;
      [f.x, f.y] = legal;
      return;
    }
  }
  if (!mayStand(state, f, f.x, f.y)) [f.x, f.y] = legal;
}
/** Doors that are shut but not locked open as the Move begins, if it leads through them. CS-DOR-09, CS-RULING-321 */
function opens(state: State, points: readonly Point[]): void {
  for (const [door, { bar }] of siteOf(state).map.doors.entries()) {
    if (state.doors[door] !== 'closed') continue;
    const [x1, y1, x2, y2] = bar;
    for (const [i, [bx, by]] of points.entries()) {
      if (i === 0) continue;
      const [ax, ay] = points[i - 1]!;
      // A door lies along a line of the map: is it crossed, and between its posts?
      const along = x1 === x2 ? [ax, bx, x1] : [ay, by, y1];
      const [from, to, line] = along as [number, number, number];
      if (Math.min(from, to) > line || Math.max(from, to) < line) continue;
      const part = from === to ? 0 : (line - from) / (to - from);
      const at = x1 === x2 ? ay + part * (by - ay) : ax + part * (bx - ax);
      const [low, high] = x1 === x2 ? [y1, y2] : [x1, x2];
      if (at >= low && at <= high) state.doors[door] = 'open';
    }
  }
}
/** Lattice points one may come to, with the length of the way. CS-GEO-51, CS-RULING-221 */
function* reachable(state: State, f: Figure, most: number): Generator<{ readonly at: Point; readonly way: Way }> {
  const circles = state.figures
    .filter((o) => o.id !== f.id && upright(o) && !passes(f, o))
    .map((o) => [o.x, o.y, R(f) + R(o) + (inContact(state, f, o) ? 0 : 6)] as const);
  const all = ways(state, f, circles, most);
  const low = (v: number) => Math.max(0, Math.ceil((v - most) / 25) * 25);
  for (let y = low(f.y); y <= f.y + most; y += 25)
    for (let x = low(f.x); x <= f.x + most; x += 25) {
      if (!mayStand(state, f, x, y)) continue;
      const way = all.find(x, y);
      if (way && way.total <= most) yield { at: [x, y], way };
    }
}
/** The best of these by several measures, the lower the better, one after the other; then row by row. */
function best<T extends { readonly at: Point }>(list: Iterable<T>, ...by: readonly ((one: T) => number)[]): T | undefined {
  let top: T | undefined;
  let marks: number[] = [];
  for (const one of list) {
    const these = by.map((of) => of(one));
    const i = these.findIndex((mark, k) => mark !== marks[k]);
    if (!top || (i >= 0 && these[i]! < marks[i]!)) [top, marks] = [one, these];
  }
  return top;
}

// ------------------------------------------------------------------ the Purge

/** A Move towards somebody. CS-GEO-38 to -40 */
function approach(state: State, f: Figure, t: Figure, most: number, dares: (p: Point) => boolean = () => true): void {
  if (most === 0 || inContact(state, f, t)) return;
  const found = route(state, f, t);
  const bold = !dares([f.x, f.y]);
  if (found) {
    const points = bold ? found.way.points : daring(state, f, found.way.points, most, dares);
    stride(state, f, points, most, found.round ? t.id : 'anybody');
    return;
  }
  const off = ([x, y]: Point) => Math.max(0, Math.sqrt((x - t.x) ** 2 + (y - t.y) ** 2) - R(t));
  const place = best(
    [...reachable(state, f, most)].filter(({ at }) => bold || dares(at)),
    ({ at }) => off(at),
    ({ way }) => way.total,
  );
  if (place && off(place.at) < off([f.x, f.y])) stride(state, f, place.way.points, most, t.id);
}
/** The line of the chart. CS-NAC-01 to -07, -17 */
function line(state: State, f: Figure, t: Figure, left: number, moved: boolean): readonly ['move' | 'close' | 'shoot', string] {
  const { close, ranged, strikes, move } = numbersOf(state, f);
  const reach = (): boolean => {
    const found = route(state, f, t);
    if (!found?.round || found.way.total > Math.max(0, Math.min(left * move, 1100 - f.moved))) return false;
    const moves = Math.ceil(found.way.total / move);
    return moves < left || (moves === left && strikes);
  };
  if (inContact(state, f, t)) return ['close', 'CS-NAC-01'];
  // CS-NAC-17: only the Purge looks farther than Medium range.
  if ((!isPurge(f) && edge(f, t) > 1300) || !sees(state, f, t)) return ['move', 'CS-NAC-02'];
  if (ranged === 0) return ['move', 'CS-NAC-03'];
  if (ranged > close) return ['shoot', 'CS-NAC-04'];
  if (reach()) return ['move', 'CS-NAC-05'];
  return moved ? ['shoot', 'CS-NAC-06'] : ['move', 'CS-NAC-07'];
}
export const purgeTurn = (state: State, f: Figure, luck: Luck): Step[] => turn(state, f, luck, () => purgeTargets(state, f), 'CS-PUR-31');
/** CS-GCO-02, CS-GAN-01 */
export const npcTurn = (state: State, f: Figure, luck: Luck): Step[] =>
  turn(
    state,
    f,
    luck,
    (left, moved) => npcTargets(state, f, left, moved),
    'CS-NPC-08',
    kindOf(f) === 'corps' || has(f, 'commandeered') ? (out) => arrests(state, f, luck, out) : undefined,
  );
/** What is done in the place of a line of the chart; did it Move? */
type Instead = (out: Step[]) => 'moved' | 'done' | undefined;
/** An activation by the chart. CS-PUR-27, -29, -31, CS-NPC-26, CS-NAC-01 to -17 */
function turn(
  state: State,
  f: Figure,
  luck: Luck,
  targets: (left: number, moved: boolean) => Aim | undefined,
  stand: string,
  instead: Instead = () => undefined,
): Step[] {
  const out: Step[] = [];
  const { actions, linked, move } = numbersOf(state, f);
  let first: 'move' | 'close' | 'shoot' | undefined;
  let moved = false;
  let target: Figure | undefined;
  for (let left = actions; left > 0; left--) {
    if (f.prone) {
      f.prone = false;
      out.push({ step: 'does', does: 'stand', rule: stand });
      continue;
    }
    const other = instead(out);
    if (other) {
      moved ||= other === 'moved';
      continue;
    }
    // CS-PUR-27: it keeps the one it has chosen.
    if (!target) {
      const those = targets(left, moved);
      if (!those) {
        out.push({ step: 'idle', rule: 'CS-NAC-14' });
        return out;
      }
      target = those.among.length === 1 ? those.among[0]! : luck.choose(those.among, those.vain);
      out.push({ step: 'target', of: target.id, rule: those.rule });
    }
    const t = target;
    let [does, rule] = line(state, f, t, left, moved);
    if (linked && first && first !== does) {
      // CS-NAC-09
      const still = first === 'move' || (first === 'close' ? inContact(state, f, t) : !inContact(state, f, t) && sees(state, f, t));
      if (!still) {
        out.push({ step: 'idle', rule: 'CS-NAC-09' });
        return out;
      }
      [does, rule] = [first, 'CS-NAC-09'];
    }
    first ??= does;
    out.push({ step: 'does', does, rule });
    if (does === 'move') {
      approach(state, f, t, Math.max(0, Math.min(move, 1100 - f.moved)));
      moved = true;
    }
  }
  return out;
}

/** The nearest of these; where it is a matter of luck, the journal does not tell. */
function nearestOf(list: readonly Figure[], f: Figure, luck: Luck): Figure {
  const tied = nearest(list, (t) => edge(f, t));
  return tied.length === 1 ? tied[0]! : luck.unknown!(tied);
}
const isFallen = (t: Figure): boolean => t.being.kind === 'trader' && t.where === 'board' && t.defeated;
const perceives = (state: State, f: Figure, t: Figure): boolean => inContact(state, f, t) || sees(state, f, t);
/** CS-GCO-04 to -06: the fallen it sees, as long as it sees nobody else it would attack. */
function arrests(state: State, f: Figure, luck: Luck, out: Step[]): 'moved' | 'done' | undefined {
  const list = LISTS.corps!.flat();
  if (state.figures.some((t) => t.id !== f.id && upright(t) && list.includes(kindOf(t)) && !isUnseen(state, t) && perceives(state, f, t)))
    return undefined;
  const lying = state.figures.filter((t) => isFallen(t) && !t.apprehended && perceives(state, f, t));
  if (lying.length === 0) return undefined;
  const prey = nearestOf(lying, f, luck);
  if (inContact(state, f, prey)) {
    prey.apprehended = true;
    return 'done';
  }
  out.push({ step: 'does', does: 'move', rule: 'CS-GCO-04' });
  approach(state, f, prey, inches(state, f));
  return 'moved';
}

// ------------------------------------------------------------------ Gatherers

/** CS-GEO-43, within one room */
function settle(state: State, being: Being, [x, y]: Point): void {
  const one = newFigure(state, being, null);
  const room = roomOf(state, { x, y });
  const { cols, rows } = siteOf(state).map.plan;
  let least = Number.POSITIVE_INFINITY;
  for (let py = 0; py <= 100 * rows; py += 25)
    for (let px = 0; px <= 100 * cols; px += 25) {
      const far = (px - x) ** 2 + (py - y) ** 2;
      if (far >= least || roomOf(state, { x: px, y: py }) !== room || !mayStand(state, one, px, py)) continue;
      least = far;
      Object.assign(one, { x: px, y: py, where: 'board' });
    }
  if (one.where !== 'board') state.figures.pop();
}
/** CS-GAT-03, -07; `tokens`: those beside the board. */
export function motherTurn(state: State, f: Figure, luck: Luck, tokens: number): Step[] {
  const out = turn(
    state,
    f,
    luck,
    () => purgeTargets(state, f),
    'CS-PUR-31',
    (said) => {
      const lying = state.figures.filter((t) => isFallen(t) && perceives(state, f, t));
      if (lying.length === 0) return undefined;
      const touched = lying.filter((t) => inContact(state, f, t));
      const prey = nearestOf(touched.length > 0 ? touched : lying, f, luck);
      if (inContact(state, f, prey)) {
        prey.where = 'out';
        return 'done';
      }
      said.push({ step: 'does', does: 'move', rule: 'CS-GAT-03' });
      approach(state, f, prey, inches(state, f));
      return 'moved';
    },
  );
  // CS-GAT-07, CS-RULING-292
  if (tokens > state.figures.filter((t) => isSpider(t) && upright(t)).length) settle(state, { kind: 'purge', type: 'spider' }, [f.x, f.y]);
  return out;
}
/** CS-GAT-05, CS-RULING-340 */
export function spiderTurn(state: State, f: Figure, luck: Luck): Step[] {
  const near = state.figures.some((t) => isPrey(state, t) && edge(f, t) <= 1300);
  const [mother] = state.figures.filter((t) => isMother(t) && upright(t));
  let back = false;
  return turn(
    state,
    f,
    luck,
    () => purgeTargets(state, f),
    'CS-PUR-31',
    near || !mother
      ? undefined
      : (out) => {
          if (back && inContact(state, f, mother)) return 'done';
          back = true;
          out.push({ step: 'does', does: 'move', rule: 'CS-GAT-05' });
          approach(state, f, mother, inches(state, f));
          return 'moved';
        },
  );
}

// ------------------------------------------------------------------ Security

/** The Security die, and its arrow. */
export type Thrown = { die(): number; arrow(): number };
/** CS-SEC-01 to -13, CS-RULING-60, -291; whoever is asked gives its first token, or a peg if it has one. */
export function wardenTurn(state: State, f: Figure, luck: Luck, thrown: Thrown): Step[] {
  f.effects = f.effects.filter(({ kind }) => kind !== 'commandeered');
  const does = (rule: string, steps: readonly Step[] = []): Step[] => [{ step: 'warden', rule }, ...steps];
  if (state.alarmed) return does('CS-SEC-13', npcTurn(state, f, luck));
  const seen = state.figures.filter((t) => t.id !== f.id && upright(t) && perceives(state, f, t));
  const intruders = seen.filter((t) => isPurge(t) && edge(f, t) <= 500);
  if (intruders.length > 0) {
    const first = nearestOf(intruders, f, luck);
    return does(
      'CS-SEC-01',
      turn(state, f, luck, () => ({ among: [first], rule: 'CS-SEC-01' }), 'CS-NPC-08'),
    );
  }
  if (seen.some((t) => kindOf(t) === 'corps' && edge(f, t) <= 1300)) {
    f.effects.push({ kind: 'commandeered', until: 0, by: null });
    return does('CS-SEC-02', npcTurn(state, f, luck));
  }
  if (f.prone) {
    f.prone = false;
    return [];
  }
  const arrows = (moves: number, rule: string): Step[] => {
    const arrow = thrown.arrow();
    for (let n = 0; n < moves; n++) byArrow(state, f, arrow, inches(state, f), false);
    return does(rule);
  };
  /** Up to the nearest of these. */
  const visits = (kinds: readonly string[], rule: string, meets: (whom: Figure) => void): Step[] => {
    const free = seen.filter((t) => kinds.includes(kindOf(t)) && !isEngaged(state, t) && !eludes(state, t));
    if (free.length === 0) return arrows(1, 'CS-SEC-11');
    const whom = nearestOf(free, f, luck);
    approach(state, f, whom, inches(state, f));
    if (inContact(state, f, whom)) meets(whom);
    return does(rule);
  };
  for (;;) {
    const face = ['search', 'move', 'question', 'backup', 'attack', 'run'][thrown.die() - 1];
    if (face === 'move') return arrows(1, 'CS-SEC-05');
    if (face === 'run') return arrows(2, 'CS-SEC-10');
    if (face === 'attack') return does('CS-SEC-09', npcTurn(state, f, luck));
    if (face === 'search')
      return visits(['trader'], 'CS-SEC-04', (whom) => {
        const [token] = whom.inventory;
        if (token === undefined) return;
        whom.inventory = whom.inventory.filter((t) => t !== token);
        if (f.inventory.length === 0) f.inventory = [token];
      });
    if (face === 'question')
      return visits(['trader', 'civilians', 'gangers'], 'CS-SEC-06', (whom) => {
        if (whom.crew !== null && whom.pegs > 0) whom.pegs--;
        else if (!has(whom, 'unhurt')) whom.lostTurns++;
      });
    // CS-SEC-07
    const others = state.figures.filter((t) => t.id !== f.id && upright(t) && kindOf(t) === 'security');
    if (others.length > 0 && others.every((t) => inContact(state, f, t))) continue;
    if (others.length === 0) {
      const { entries } = siteOf(state).map;
      const off = ([x, y]: Point) => (x - f.x) ** 2 + (y - f.y) ** 2;
      const [nearestEntry] = entries.toSorted((a, b) => off(a) - off(b));
      settle(state, { kind: 'npc', npc: 'warden' }, nearestEntry!);
      return does('CS-SEC-07');
    }
    for (const t of others)
      if (edge(f, t) <= 1300 && !t.prone) for (let n = 0; n < 2 && !inContact(state, f, t); n++) approach(state, t, f, inches(state, t));
    return does('CS-SEC-07');
  }
}

// ------------------------------------------------------------------ Civilians

/** CS-CIV-15, -16 */
const shy = (state: State, [x, y]: Point, f: Figure): boolean =>
  state.figures.some((p) => upright(p) && isPurge(p) && (p.x - x) ** 2 + (p.y - y) ** 2 <= (400 + R(p) + R(f)) ** 2);
/** The last place on the way at which it dares to end. CS-RULING-260 */
function daring(state: State, f: Figure, points: readonly Point[], most: number, dares: (p: Point) => boolean): readonly Point[] {
  const walk = covered(state, f, points, most);
  const last = walk.at(-1);
  if (!last || dares(last)) return walk;
  for (let i = walk.length - 1; i >= 0; i--) {
    const [from, to] = [i === 0 ? ([f.x, f.y] as const) : walk[i - 1]!, walk[i]!];
    const leg = span(to[0] - from[0], to[1] - from[1]);
    for (let s = leg; s > 0; s--) {
      const part = (d: number) => (d < 0 ? -1 : 1) * Math.floor((2 * s * Math.abs(d) + leg) / (2 * leg));
      const p: Point = [from[0] + part(to[0] - from[0]), from[1] + part(to[1] - from[1])];
      if (dares(p) && mayStand(state, f, p[0], p[1])) return [...walk.slice(0, i), p];
    }
  }
  return [];
}
/** Away from the Purge first; what is left of the Move. */
function getAway(state: State, f: Figure, most: number, luck: Luck): number {
  if (most === 0 || !shy(state, [f.x, f.y], f)) return most;
  const before = f.moved;
  const free = [...reachable(state, f, most)].filter(({ at }) => !shy(state, at, f));
  const safe = best(free, ({ way }) => way.total);
  if (safe) stride(state, f, safe.way.points, most, 'nobody');
  else {
    const those = nearest(
      state.figures.filter((p) => upright(p) && isPurge(p)),
      (p) => edge(f, p),
    );
    const from = those.length === 1 ? those[0]! : luck.choose(those);
    const off = ([x, y]: Point) => (x - from.x) ** 2 + (y - from.y) ** 2;
    const aside = ([x, y]: Point) => Math.abs((x - f.x) * (f.y - from.y) - (y - f.y) * (f.x - from.x));
    const place = best(
      reachable(state, f, most),
      ({ at }) => -off(at),
      ({ at }) => aside(at),
      ({ way }) => way.total,
    );
    if (place && off(place.at) > off([f.x, f.y])) stride(state, f, place.way.points, most, 'nobody');
  }
  return Math.max(0, most - (f.moved - before));
}
/** CS-GEO-41 */
function byArrow(state: State, f: Figure, arrow: number, most: number, careful: boolean): void {
  if (most === 0) return;
  const [vx, vy] = vector(arrow);
  const ahead = ([x, y]: Point) => (x - f.x) * vx + (y - f.y) * vy;
  const aside = ([x, y]: Point) => Math.abs((x - f.x) * vy - (y - f.y) * vx);
  const all = [...reachable(state, f, most)];
  const brave = careful ? all.filter(({ at }) => !shy(state, at, f)) : all;
  const place = best(
    brave.length > 0 ? brave : all,
    ({ at }) => -ahead(at),
    ({ at }) => aside(at),
    ({ way }) => way.total,
  );
  if (!place || ahead(place.at) <= 0) return;
  if (careful && shy(state, place.at, f) && !shy(state, [f.x, f.y], f)) return;
  stride(state, f, place.way.points, most, 'nobody');
}
export type Told = { readonly icon: ChanceIcon; readonly arrow: number };
/** What its icon makes it do; the rule that says so, as the journal has it. CS-CIV-01 to -16 */
export function civilianTurn(state: State, f: Figure, { icon, arrow }: Told, luck: Luck): string[] {
  if (f.prone) {
    f.prone = false;
    return [];
  }
  const seen = state.figures.filter((t) => t.id !== f.id && upright(t) && (inContact(state, f, t) || sees(state, f, t)));
  const wander = (rule: string): string[] => {
    const left = getAway(state, f, inches(state, f), luck);
    byArrow(state, f, arrow, left, icon !== 'attack');
    return [rule];
  };
  const one = (list: readonly Figure[]): Figure => {
    const tied = nearest(list, (t) => edge(f, t));
    return tied.length === 1 ? tied[0]! : luck.choose(tied);
  };
  if (icon === 'move') return wander('CS-CIV-02');
  if (icon === 'attack') {
    const aims = seen.filter((t) => isPurge(t) || (isTrader(t) && isPrey(state, t)));
    const purge = aims.filter(isPurge);
    const fought = purge.filter((t) => inContact(state, f, t));
    const odds = (t: Figure) => chanceToHurt(numbersOf(state, f).close, armourOf(state, t).value, false);
    const pool = fought.length > 0 ? fought.filter((t) => fought.every((o) => odds(o) <= odds(t))) : purge.length > 0 ? purge : aims;
    const target = pool.length === 0 ? undefined : one(pool);
    // CS-RULING-57: too far is no target.
    if (!target || edge(f, target) > 1300) return wander('CS-CIV-04');
    for (let n = 0; n < 2; n++) byArrow(state, f, arrow, inches(state, f), false);
    return ['CS-CIV-03'];
  }
  if (icon === 'hide') {
    const foes = seen.filter(isPurge);
    const feared = foes.length > 0 ? foes : seen.filter(isTrader);
    if (feared.length === 0) return wander('CS-CIV-06');
    const from = one(feared);
    const cover = ([x, y]: Point) => coverFrom(state, from, { ...f, x, y });
    if (cover([f.x, f.y]) !== 'none') return ['CS-CIV-05'];
    const most = inches(state, f);
    const left = getAway(state, f, most, luck);
    if (left < most && cover([f.x, f.y]) !== 'none') return ['CS-CIV-05'];
    const covered = left === 0 ? [] : [...reachable(state, f, left)].filter(({ at }) => cover(at) !== 'none');
    const safe = covered.filter(({ at }) => !shy(state, at, f));
    const off = ([x, y]: Point) => edge({ ...f, x, y }, from);
    const place = best(
      safe.length > 0 ? safe : covered,
      ({ way }) => way.total,
      ({ at }) => (cover(at) === 'total' ? 0 : 1),
      ({ at }) => -off(at),
    );
    if (place) {
      stride(state, f, place.way.points, left, 'nobody');
      return ['CS-CIV-05'];
    }
    byArrow(state, f, arrow, left, true);
    return ['CS-CIV-06'];
  }
  if (icon === 'join') {
    const near = state.figures.filter((t) => isTrader(t) && upright(t) && edge(f, t) <= 500 && sees(state, f, t));
    if (near.length === 0) return wander('CS-CIV-08');
    f.crew = one(near).crew;
    return ['CS-CIV-07'];
  }
  if (icon === 'trade') {
    const free = seen.filter((t) => isTrader(t) && t.being.kind !== 'purge' && !isEngaged(state, t));
    if (free.length === 0) return wander('CS-CIV-11');
    const partner = one(free);
    if (!inContact(state, f, partner)) {
      const left = getAway(state, f, inches(state, f), luck);
      approach(state, f, partner, left, (p) => !shy(state, p, f));
    }
    return ['CS-CIV-09'];
  }
  // CS-CIV-12, -13
  const level = state.pegs === 0 ? 1 : Math.min(7, 1 + Math.floor((state.pegs - 1) / 4));
  const listed = TRACK.basic[level - 1]!.purge.some(({ who }) => who === 'live-one');
  const been =
    state.once.includes('live-one') ||
    state.figures.some((p) => p.where === 'board' && p.being.kind === 'purge' && p.being.type === 'live-one');
  if (!listed || been) return ['CS-CIV-13'];
  f.where = 'out';
  return ['CS-CIV-12'];
}
