/**
 * Walking: a way unit by unit, with what happens when contact is broken or made on it (CS-MOV, CS-OPP, CS-GEO-52, CS-RULING-223). After
 * whatever interrupts it the rest of the way is looked at again.
 */
import { type Domain, type Flow, type Point, way } from '@cosmodrome/kernel';
import { hinders } from '@cosmodrome/kit/plane/floor';
import { nearest, span, within } from '@cosmodrome/kit/plane/plan';
import { TOUCH } from '../content/ranges.ts';
import { areEnemies, hasIcon, isHidden } from '../judge/figures.ts';
import { inContact, mayStand, radiusOf, squareBar } from '../judge/place.ts';
import {
  allowance,
  type Footing,
  footingOf,
  MOST_POINTS,
  type Over,
  Reach,
  slipsThrough,
  type Walk,
  walkOf,
  whyNotWalk,
} from '../judge/reach.ts';
import { siteOf } from '../judge/site.ts';
import type { WalkHow } from '../notes.ts';
import type { CrewId, Figure, FigureId, State } from '../state.ts';
import { maySpring, springs } from './gatherers.ts';
import { firstStrike, opportunities } from './opportunity.ts';
import type { Table } from './table.ts';
import { contactMade, moveEnded } from './windows.ts';

export type Walking = {
  readonly how: WalkHow;
  /** Opportunity attacks are ignored (Evasion, Fade to Black 3 …). */
  readonly free?: boolean;
  /** Passes over low scenery and everybody (Blast 2), or over things alone (the Jump Pack). */
  readonly over?: Over;
  /** NPCs stop on contact with their target, and with whoever is in their way. */
  readonly stopAt?: FigureId | 'anybody';
  /** Each enemy it comes into contact with is dealt with so instead of by First Strike (Onslaught 3, Charge). */
  readonly onContact?: (met: Figure) => Flow;
  /** Everybody it comes into contact with, not enemies alone (Heel 3); and it stops at the first (Charge 1). */
  readonly everybody?: boolean;
  readonly halts?: boolean;
  /** Whose airlock it leaves by, where it is not its own (CS-RULING-144). */
  readonly by?: CrewId;
  /** Moved by somebody else: nobody ambushes it, it strikes nobody. */
  readonly led?: boolean;
};
/** Arrived, home, stopped on its way and still able to act, or laid low. */
export type Walked = 'arrived' | 'home' | 'stopped' | 'down';

// ------------------------------------------------------------------ the question

/** Where a figure may go with a Move of this length: the domain of its way. Random play likes crates, tokens, enemies and the way home. */
export function wayOf(state: State, mover: Figure, move: number, over?: Over): Domain<readonly Point[]> {
  const foot = () => footingOf(state, mover, allowance(mover, move), over);
  return way({
    most: MOST_POINTS,
    refused: (points) => whyNotWalk(state, mover, foot(), points),
    shape: () => ({ figure: mover.id, ...foot() }),
    sample: (chance) => {
      const reach = new Reach(state, mover, foot());
      const home = mover.where === 'board' && chance.below(state.round < 5 ? 40 : 4) === 0 ? reach.home() : undefined;
      if (home) return home.points;
      for (let tries = 0; tries < 30; tries++) {
        const to = tries % 2 === 0 ? wishes(state, mover, chance.below(1_000_000)) : undefined;
        const [x, y] = to ?? [mover.x, mover.y];
        const [cx, cy] = reach.foot.entering ? reach.foot.starts[0]!.at : [x, y];
        const spread = to ? 120 : 400;
        const at: Point = [cx - spread + 5 * chance.below((2 * spread) / 5), cy - spread + 5 * chance.below((2 * spread) / 5)];
        const found = reach.to(at);
        if (found && whyNotWalk(state, mover, reach.foot, found.points) === undefined) return found.points;
      }
      if (!reach.foot.entering) return [[mover.x, mover.y]];
      for (const { at } of reach.foot.starts) if (whyNotWalk(state, mover, reach.foot, [at]) === undefined) return [at];
      throw new Error(`figure ${mover.id} cannot enter`);
    },
  });
}
/** Somewhere worth going: a crate, a token on the floor, somebody. */
function wishes(state: State, mover: Figure, n: number): Point | undefined {
  const { plan } = siteOf(state).map;
  const centre = (square: number): Point => {
    const [x, y] = squareBar(plan, square);
    return [x + 50, y + 50];
  };
  const near = ([x, y]: Point) => Math.abs(x - mover.x) < 700 && Math.abs(y - mover.y) < 700;
  const all = [
    ...[1, 2, 3].flatMap(() => state.crates.map(({ squares }) => centre(squares[0]!))),
    ...state.floor.map(({ x, y }): Point => [x, y]),
    ...state.figures.filter((f) => f.where === 'board' && f.id !== mover.id).map(({ x, y }): Point => [x, y]),
  ].filter(near);
  return all.length === 0 ? undefined : all[n % all.length];
}
/** Can it come in at all: is there room just inside the airlock? */
export function mayEnter(state: State, f: Figure, move: number): boolean {
  const crew = f.crew === null ? undefined : state.crews[f.crew];
  if (!crew || crew.airlock === null || state.lockedAirlocks.includes(crew.airlock)) return false;
  const foot = footingOf(state, f, allowance(f, move));
  return foot.starts.some(({ at }) => whyNotWalk(state, f, foot, [at]) === undefined);
}

// ------------------------------------------------------------------ the walk

/** The way an answer means, from where the mover is. */
export const walkFrom = (state: State, mover: Figure, points: readonly Point[], over?: Over): Walk =>
  walkOf(footingOf(state, mover, 0, over), points);

export function* walk(table: Table, mover: Figure, planned: Walk, walking: Walking): Flow<Walked> {
  const { state } = table;
  const entering = mover.where === 'aboard';
  const airlock = mover.crew === null ? null : (state.crews[mover.crew]?.airlock ?? null);
  const before: Point = [mover.x, mover.y];
  [mover.x, mover.y] = planned.from;
  if (entering) {
    mover.where = 'board';
    mover.entered = true;
    mover.moved += radiusOf(mover);
    if (airlock !== null) table.tell({ kind: 'entered', figure: mover.id, airlock });
  }
  state.moving = mover.id;
  const way: Point[] = [];
  const done = yield* legs(table, mover, planned, walking, way);
  state.moving = null;
  if (done === 'home') {
    mover.moved = Math.max(0, mover.moved - radiusOf(mover));
    table.tell({ kind: 'walked', figure: mover.id, way, length: planned.length, how: walking.how });
    goHome(table, mover, walking.by);
    return 'home';
  }
  if (done !== 'arrived' && entering && !mayStand(state, mover, mover.x, mover.y)) {
    // CS-RULING-225
    mover.where = 'aboard';
    [mover.x, mover.y] = before;
  }
  table.tell({ kind: 'walked', figure: mover.id, way: [...way, [mover.x, mover.y]], length: planned.length, how: walking.how });
  if (done !== 'down' && mover.where === 'board' && !walking.led) yield* moveEnded(table, mover);
  return mover.defeated || mover.prone ? 'down' : done;
}
/** CS-MOV-11, -12, -14: back aboard for good, with everything it carries. */
export function goHome(table: Table, f: Figure, by: CrewId | null = f.crew): void {
  f.where = 'home';
  f.effects = [];
  const airlock = by === null ? null : (table.state.crews[by]?.airlock ?? null);
  if (airlock !== null) table.tell({ kind: 'went-home', figure: f.id, airlock });
}

/** Is it this one's own turn? CS-GAT-09 */
const isItsTurn = (state: State, f: Figure): boolean =>
  state.active === null ? state.phase === 'npcs' && f.crew === null : state.active.figure === f.id;
/** Walks leg by leg; `way` gathers where it turned. */
function* legs(table: Table, mover: Figure, planned: Walk, walking: Walking, way: Point[]): Flow<Walked> {
  const { state } = table;
  const struck = new Set<FigureId>();
  const beside = state.figures.filter((f) => f.id !== mover.id && f.where === 'board' && inContact(state, mover, f)).map((f) => f.id);
  const meets = (among: readonly Figure[]) => (walking.everybody ? allTouched(state, mover, among) : enemiesTouched(state, mover, among));
  let touched = meets(state.figures);
  let trail: Point[] = [[mover.x, mover.y]];
  const wary = isItsTurn(state, mover) && maySpring(state, mover);
  // Who stops on contact anyway is not asked whether its way leads on through somebody.
  const open = (rest: readonly Point[]) => walking.stopAt !== undefined || isFree(state, mover, rest, walking.over);
  for (const [i, [bx, by]] of planned.points.entries()) {
    const [ax, ay]: Point = [mover.x, mover.y];
    const length = span(bx - ax, by - ay);
    const around = () =>
      state.figures.filter(
        (f) =>
          f.id !== mover.id &&
          f.where === 'board' &&
          !slipsThrough(mover, f) &&
          within(f.x, f.y, ax, ay, bx, by, radiusOf(f) + radiusOf(mover) + TOUCH + 2),
      );
    let near = around();
    const last = i === planned.points.length - 1;
    if (near.length === 0 && touched.length === 0 && !wary) {
      // Nobody is met, but it may have to come back to a place on this leg (CS-RULING-224).
      for (let step = 1; step <= length; step++)
        trail.push([ax + nearest(step * (bx - ax), length), ay + nearest(step * (by - ay), length)]);
      [mover.x, mover.y] = [bx, by];
      mover.moved += length;
      if (!last) way.push([bx, by]);
      continue;
    }
    for (let step = 1; step <= length; step++) {
      const was: Point = [mover.x, mover.y];
      [mover.x, mover.y] = [ax + nearest(step * (bx - ax), length), ay + nearest(step * (by - ay), length)];
      const now = meets(near);
      const left = touched.filter((f) => !now.includes(f));
      const met = now.filter((f) => !touched.includes(f));
      mover.moved++;
      if (left.length > 0 && !walking.free) {
        // They strike while it still touches them.
        const on: Point = [mover.x, mover.y];
        [mover.x, mover.y] = was;
        yield* opportunities(table, left, mover);
        if (laidLow(mover)) {
          backToLegal(state, mover, trail);
          return 'down';
        }
        [mover.x, mover.y] = on;
        if (!open(planned.points.slice(i))) {
          backToLegal(state, mover, [...trail, was]);
          return 'stopped';
        }
      }
      trail.push([mover.x, mover.y]);
      for (const enemy of met) {
        table.tell({ kind: 'contact', mover: mover.id, touched: enemy.id });
        const ended = areEnemies(state, mover, enemy) && (yield* contactMade(table, mover, enemy));
        if (ended || laidLow(mover)) {
          backToLegal(state, mover, trail);
          return laidLow(mover) ? 'down' : 'stopped';
        }
        if (struck.has(enemy.id) || enemy.defeated || enemy.where !== 'board' || !inContact(state, mover, enemy)) continue;
        struck.add(enemy.id);
        if (walking.onContact) yield* walking.onContact(enemy);
        else if (!walking.led && hasIcon(state, mover, 'first-strike')) yield* firstStrike(table, mover, enemy);
        if (laidLow(mover)) {
          backToLegal(state, mover, trail);
          return 'down';
        }
        if (walking.halts) {
          backToLegal(state, mover, trail);
          return 'stopped';
        }
      }
      if (met.length + left.length > 0) near = around();
      touched = met.length + left.length > 0 ? meets(near) : now;
      if (wary) {
        const sprung = state.sprung.length;
        yield* springs(table, mover);
        if (laidLow(mover)) {
          backToLegal(state, mover, trail);
          return 'down';
        }
        if (state.sprung.length > sprung) {
          near = around();
          touched = meets(near);
          if (!open(planned.points.slice(i))) {
            backToLegal(state, mover, trail);
            return 'stopped';
          }
        }
      }
      if (walking.stopAt !== undefined && stopsHere(state, mover, near, walking.stopAt, beside)) {
        backToLegal(state, mover, trail);
        return 'stopped';
      }
      if (met.length > 0 && !open(planned.points.slice(i))) {
        backToLegal(state, mover, trail);
        return 'stopped';
      }
    }
    if (!last) way.push([bx, by]);
    if (trail.length > 1200) trail = trail.slice(-600);
  }
  if (planned.home) return 'home';
  if (!mayStand(state, mover, mover.x, mover.y)) backToLegal(state, mover, trail);
  return 'arrived';
}
const laidLow = (f: Figure): boolean => f.defeated || f.prone || f.where !== 'board';
const enemiesTouched = (state: State, mover: Figure, among: readonly Figure[]): Figure[] =>
  among.filter(
    (f) =>
      f.id !== mover.id &&
      f.where === 'board' &&
      !f.defeated &&
      areEnemies(state, mover, f) &&
      !isHidden(state, f) &&
      inContact(state, mover, f),
  );
const allTouched = (state: State, mover: Figure, among: readonly Figure[]): Figure[] =>
  among.filter((f) => f.id !== mover.id && f.where === 'board' && !f.defeated && inContact(state, mover, f));
/** An NPC stops where it touches its target, or anybody new in its way, as soon as it may stand there; it never walks over anybody. CS-NAC-11 */
function stopsHere(
  state: State,
  mover: Figure,
  near: readonly Figure[],
  stopAt: FigureId | 'anybody',
  beside: readonly FigureId[],
): boolean {
  const there = near.filter((f) => f.where === 'board' && !f.defeated);
  if (there.some((f) => overlaps(mover, f))) return true;
  const those = stopAt === 'anybody' ? there.filter((f) => !beside.includes(f.id)) : there.filter((f) => f.id === stopAt);
  return those.some((f) => inContact(state, mover, f)) && mayStand(state, mover, mover.x, mover.y);
}
const overlaps = (a: Figure, b: Figure): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (radiusOf(a) + radiusOf(b)) ** 2;
/** CS-RULING-224: the last legal position on its way. */
function backToLegal(state: State, mover: Figure, trail: readonly Point[]): void {
  for (let i = trail.length; i >= 0; i--) {
    const [x, y] = i === trail.length ? ([mover.x, mover.y] as const) : trail[i]!;
    if (!mayStand(state, mover, x, y)) continue;
    [mover.x, mover.y] = [x, y];
    return;
  }
}
/** Is the rest of the way still open, now that somebody may have moved? */
function isFree(state: State, mover: Figure, rest: readonly Point[], over?: Over): boolean {
  // Who has just let go of somebody is nearer to it than a route would keep.
  const foot: Footing = footingOf(state, mover, 0, over, true);
  let [x, y]: Point = [mover.x, mover.y];
  for (const [px, py] of rest) {
    // Walls and doors are where they were; a rounded step beside them is not to be held against it.
    if (hinders({ circles: foot.circles, bars: [] }, x, y, px, py, foot.r)) return false;
    [x, y] = [px, py];
  }
  return true;
}
