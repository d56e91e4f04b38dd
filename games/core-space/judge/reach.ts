/** Where a figure may walk: what hinders it, which ways are legal, what they cost (CS-GEO-13 to -16, -52, -54, CS-MOV). */
import type { Floor, Hindrance } from '@cosmodrome/kit/plane/floor';
import { hinders } from '@cosmodrome/kit/plane/floor';
import { type Bar, type Circle, type Point, span, UNIT } from '@cosmodrome/kit/plane/plan';
import { Ways } from '@cosmodrome/kit/plane/ways';
import type { PurgeKind } from '../content/purge.ts';
import { MOST_MOVED } from '../content/ranges.ts';
import { tokenOf } from '../content/tokens.ts';
import type { Board, CrewId, Shown } from '../state.ts';
import { areEnemies, inTruce, isHidden } from './figures.ts';
import { crosses, perchOf, STOREY } from './heights.ts';
import { inContact, isOn, mayStand, nearestOn, radiusOf, shutDoors } from './place.ts';
import { intactWindows } from './sight.ts';
import { type Site, siteOf } from './site.ts';

/** The most points a path has (CS-RULING-232). */
export const MOST_POINTS = 64;
/** What is passed over: other figures; low scenery too; what a Jump Pack scrambles across, but nobody. */
export type Over = 'figures' | 'low' | 'leap';
/** What a walk is judged by. The page has it as the shape of the question and builds the same ways. */
export type Footing = Hindrance & {
  readonly from: Point;
  readonly r: number;
  readonly most: number;
  readonly over: Over | null;
  /** What Scramble crosses in passing, in inches. CS-SCR-01, -02 */
  readonly scrambles: number;
  /** Those who may be passed, but on whom nobody ends. */
  readonly stops: readonly Circle[];
  /** Who enters comes from here; who may leave goes there. */
  readonly entering: Bar | null;
  readonly exit: Bar | null;
  /** Where ways begin, and what has been spent to be there: the place itself, or just inside the airlock. */
  readonly starts: readonly { readonly at: Point; readonly spent: number }[];
};

/** A Mother passes through her Spiders. CS-GAT-04 */
export const slipsThrough = (mover: Shown, other: Shown): boolean => isOf(mover, 'mother') && isOf(other, 'spider');
const isOf = ({ being, crew }: Shown, kind: PurgeKind): boolean => being.kind === 'purge' && being.type === kind && crew === null;
/** May it be passed through? CS-MOV-06, -07, CS-RULING-12, -99 */
function isPassable(board: Board, mover: Shown, other: Shown): boolean {
  if (other.defeated || slipsThrough(mover, other) || mover.effects?.some(({ kind, by }) => kind === 'let-by' && by === other.id))
    return true;
  return mover.crew !== null && other.crew !== null && inTruce(board, mover.crew, other.crew);
}
const circleOf = (mover: Shown, other: Shown, wider: number): Circle => [other.x, other.y, radiusOf(mover) + radiusOf(other) + wider];
export function airlockOf(board: Board, crew: CrewId | null): Bar | null {
  const airlock = crew === null ? null : (board.crews[crew]?.airlock ?? null);
  return airlock === null ? null : siteOf(board).map.airlocks[airlock]!.bar;
}
const isShut = (board: Board, crew: CrewId | null): boolean =>
  crew !== null && board.lockedAirlocks.some((airlock) => airlock === board.crews[crew]?.airlock);
/** What is left of a Move of this length within the 11" of a round. CS-MOV-03 */
export const allowance = (f: Shown, move: number): number => Math.max(0, Math.min(move, MOST_MOVED - (f.moved ?? 0)));

/** The upper number of a Jump Pack; without the block, low scenery and openings. CS-EQN-16 */
const JUMP = tokenOf('jump-pack').icons.flatMap((one) => (one.icon === 'scramble' ? [one.over] : []))[0]!;
const leaps = (board: Board): number => (board.settings.blocks.includes('climbing') ? JUMP : Math.min(JUMP, STOREY / UNIT - 1));
/** `tight`: NPCs keep no distance; what is asked is only whether they could pass at all. */
export function footingOf(board: Board, mover: Shown, most: number, over: Over | null = null, tight = false): Footing {
  const circles: Circle[] = [];
  const stops: Circle[] = [];
  const npc = mover.crew === null;
  for (const other of board.figures) {
    if (other.id === mover.id || !isOn(other)) continue;
    if ((over !== null && over !== 'leap') || isPassable(board, mover, other)) stops.push(circleOf(mover, other, 0));
    else if (isHidden(board, other) && areEnemies(board, mover, other)) circles.push(circleOf(mover, other, 6));
    else circles.push(circleOf(mover, other, npc && !tight && !(mover.where === 'board' && inContact(board, mover, other)) ? 6 : 0));
  }
  const scrambles = Math.max(crosses(board, mover), over === 'leap' ? leaps(board) : 0);
  const { windows } = siteOf(board).map;
  const door = mover.being.kind === 'purge' ? null : airlockOf(board, mover.crew);
  const r = radiusOf(mover);
  const aboard = mover.where === 'aboard';
  const starts =
    aboard && door ? doorPlaces(board, door, r).map((at) => ({ at, spent: 2 * r })) : [{ at: [mover.x, mover.y] as const, spent: 0 }];
  return {
    from: [mover.x, mover.y],
    r,
    most,
    over,
    scrambles,
    circles,
    bars: [...shutDoors(board, npc), ...(scrambles > 0 ? intactWindows(board).map((i) => windows[i]!) : [])],
    stops,
    entering: aboard ? door : null,
    // GCO-03: locked for the round.
    exit: aboard || isShut(board, mover.crew) ? null : door,
    starts,
  };
}
/** Inside an airlock, a base's radius from the edge: at both ends of what is passable, and in the middle. CS-GEO-54 */
export function doorPlaces(board: Board, [x1, y1, x2, y2]: Bar, r: number): Point[] {
  const { plan } = siteOf(board).map;
  const upright = x1 === x2;
  const inward = upright ? (x1 === 0 ? r : plan.cols * UNIT - r) : y1 === 0 ? r : plan.rows * UNIT - r;
  const [from, to] = upright ? [y1 + r, y2 - r] : [x1 + r, x2 - r];
  return [(from + to) / 2, from, to].map((at) => (upright ? [inward, at] : [at, inward]) as Point);
}
/** The point of a door at which a way to (or from) p crosses it. */
export function doorPoint(door: Bar, r: number, [x, y]: Point): Point {
  const [x1, y1, x2, y2] = door;
  return x1 === x2 ? nearestOn(x, y, [x1, y1 + r, x2, y2 - r]) : nearestOn(x, y, [x1 + r, y1, x2 - r, y2]);
}
const isIn = (door: Bar, r: number, [x, y]: Point): boolean => {
  const [dx, dy] = doorPoint(door, r, [x, y]);
  return dx === x && dy === y;
};
/** A way as it is walked: where its legs begin, and whether it leads home. */
export type Walk = { readonly from: Point; readonly points: readonly Point[]; readonly length: number; readonly home: boolean };
/** The walk these points mean. */
export function walkOf(foot: Footing, points: readonly Point[]): Walk {
  const last = points.at(-1)!;
  const home = foot.exit !== null && isIn(foot.exit, foot.r, last);
  const from = foot.entering ? doorPoint(foot.entering, foot.r, points[0]!) : foot.from;
  let length = foot.entering ? foot.r : 0;
  let [x, y] = from;
  for (const [px, py] of points) {
    length += span(px - x, py - y);
    [x, y] = [px, py];
  }
  return { from, points, length: home ? Math.max(0, length - foot.r) : length, home };
}
/** The ground under who walks so. */
function groundOf(board: Board, { over, scrambles }: Footing): Floor {
  const site = siteOf(board);
  return over === 'low' && scrambles === 0 ? site.low : scrambledFloor(site, scrambles);
}
/** The ground for routes of whoever scrambles so. CS-SCR-01, -02, CS-RULING-303 */
const scrambledFloor = (site: Site, scrambles: number): Floor =>
  scrambles === 0 ? site.floor : scrambles * UNIT < STOREY ? site.leap : site.scale;
/** What routes of an NPC go by: doors that are not locked do not hinder it. CS-DOR-09, CS-SCR-01, -02 */
export function groundFor(board: Board, npc: Shown): { readonly floor: Floor; readonly bars: readonly Bar[] } {
  const site = siteOf(board);
  const scrambles = crosses(board, npc);
  const panes = scrambles > 0 ? intactWindows(board).map((i) => site.map.windows[i]!) : [];
  return { floor: scrambledFloor(site, scrambles), bars: [...shutDoors(board, true), ...panes] };
}
export type WalkWhy = 'too-far' | 'through-wall' | 'through-figure' | 'no-standing';
/** Why these points cannot be walked; undefined: they can. */
export function whyNotWalk(board: Board, mover: Shown, foot: Footing, points: readonly Point[]): WalkWhy | undefined {
  // Nobody is too near to anybody to stay.
  if (mover.where === 'board' && points.every(([x, y]) => x === mover.x && y === mover.y)) return undefined;
  // CS-CLB-03: whoever stands on something gets down first.
  if (mover.where === 'board' && foot.over === null && foot.scrambles === 0 && perchOf(board, mover) >= 0) return 'through-wall';
  const { open, map } = siteOf(board);
  const floor = groundOf(board, foot);
  const [w, h] = [map.plan.cols * UNIT, map.plan.rows * UNIT];
  for (const [x, y] of points) if (x < 0 || y < 0 || x > w || y > h) return 'no-standing';
  const walk = walkOf(foot, points);
  if (walk.length > foot.most) return 'too-far';
  let [x, y] = walk.from;
  for (const [i, [px, py]] of points.entries()) {
    const last = i === points.length - 1;
    const ground = (i === 0 && foot.entering) || (last && walk.home) ? open : floor;
    if (!(last && walk.home) && !floor.inside(px, py, foot.r)) return 'through-wall';
    if (!ground.clear(x, y, px, py, foot.r)) return 'through-wall';
    for (const bar of foot.bars) if (hinders({ circles: [], bars: [bar] }, x, y, px, py, foot.r)) return 'through-wall';
    if (hinders({ circles: foot.circles, bars: [] }, x, y, px, py, foot.r)) return 'through-figure';
    [x, y] = [px, py];
  }
  if (walk.home) return undefined;
  return mayStand(board, mover, x, y) ? undefined : 'no-standing';
}

/** All shortest ways of a walk, to be asked for single places: the page, bots and sampling use it. */
export class Reach {
  private readonly ways: readonly { readonly ways: Ways; readonly start: Point; readonly spent: number; readonly entering: boolean }[];
  private readonly board: Board;
  private readonly mover: Shown;
  readonly foot: Footing;
  constructor(board: Board, mover: Shown, foot: Footing) {
    this.board = board;
    this.mover = mover;
    this.foot = foot;
    const floor = groundOf(board, foot);
    const free = (at: Point) => !hinders(foot, at[0], at[1], at[0], at[1], foot.r);
    this.ways = foot.starts
      .filter(({ at, spent }) => spent <= foot.most && (spent === 0 || free(at)))
      .map(({ at, spent }) => ({ ways: new Ways(floor, at, foot.r, foot.most - spent, foot), start: at, spent, entering: spent > 0 }));
  }
  /** The shortest way to a place where one may stop, as an answer; undefined: out of reach. */
  to([x, y]: Point): { readonly points: readonly Point[]; readonly length: number } | undefined {
    if (!mayStand(this.board, this.mover, x, y)) return undefined;
    return this.find([x, y]);
  }
  /** May it pass here, though perhaps not stop? */
  passes(at: Point): boolean {
    return this.find(at) !== undefined;
  }
  private find([x, y]: Point): { readonly points: readonly Point[]; readonly length: number } | undefined {
    let best: { readonly points: readonly Point[]; readonly length: number } | undefined;
    for (const { ways, start, spent, entering } of this.ways) {
      const way = ways.find(x, y);
      if (!way) continue;
      const here = start[0] === x && start[1] === y;
      const points = entering ? (here ? [start] : [start, ...way.points]) : way.points;
      if (points.length > MOST_POINTS) continue;
      if (!best || way.total + spent < best.length) best = { points, length: way.total + spent };
    }
    return best;
  }
  /** The shortest way home through the exit. */
  home(): { readonly points: readonly Point[]; readonly length: number } | undefined {
    const { exit, r, most } = this.foot;
    if (!exit) return undefined;
    let best: { readonly points: readonly Point[]; readonly length: number } | undefined;
    for (const place of doorPlaces(this.board, exit, r)) {
      const way = this.find(place);
      if (!way) continue;
      const points = [...way.points, doorPoint(exit, r, place)];
      const { length } = walkOf(this.foot, points);
      if (length <= most && points.length <= MOST_POINTS && (!best || length < best.length)) best = { points, length };
    }
    return best;
  }
}
