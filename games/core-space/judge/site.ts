/** The ground of a mission: its map read once, and what moving on it needs. Made of the text alone, kept for the missions seen last. */
import { Floor } from '@cosmodrome/kit/plane/floor';
import { BLIND, flat, LOW, type Plan, SHEER, STOP, UNIT } from '@cosmodrome/kit/plane/plan';
import { type MissionMap, readMap, withLifts } from '../content/map.ts';
import type { Mission, MissionId } from '../content/mission.ts';
import { MISSION } from '../content/missions/index.ts';
import type { Shift } from '../state.ts';

export type Site = {
  readonly mission: Mission;
  readonly map: MissionMap;
  readonly floor: Floor;
  /** The same with all airlocks open: for the first leg of who enters and the last of who leaves (CS-GEO-54). */
  readonly open: Floor;
  /** For who passes over low scenery, and for who leaps through windows too: it may be crossed, not stood on (CS-BLAST-02, CS-EQN-16). */
  readonly low: Floor;
  readonly leap: Floor;
  /** The same, and a step of one floor is climbed in passing (CS-SCR-02). */
  readonly scale: Floor;
  /** It has several floors. */
  readonly storeyed: boolean;
};
/** Missions come from strangers: only so many are kept. */
const KEPT = 16;
const sites = new Map<string, Site>();

/** Where a table plays: a mission of ours by name, or one that was given. */
export type Placed = { readonly mission: MissionId; readonly drawn: Mission | null } & Partial<Rearranged>;
/** What is not as the map says any more. */
type Rearranged = {
  readonly shifted: readonly Shift[];
  readonly destroyed: readonly number[];
  readonly tipped: readonly number[];
  readonly lifts: readonly number[];
};
const NOTHING: readonly never[] = [];

export const missionOf = ({ mission, drawn }: Placed): Mission => drawn ?? MISSION[mission];
export function siteOf(at: Placed): Site {
  const mission = missionOf(at);
  const { shifted = NOTHING, destroyed = NOTHING, tipped = NOTHING, lifts = NOTHING } = at;
  const changed = shifted.length + destroyed.length + tipped.length + lifts.length > 0;
  const ground = mission.map + mission.floors;
  const key = changed ? `${ground}${JSON.stringify([shifted, destroyed, tipped, lifts])}` : ground;
  const known = sites.get(key);
  if (known && known.mission === mission) return known;
  // The same map of a copy of the mission: a drawn one comes again with each message.
  const map = known?.map ?? mapOf(mission, changed ? { shifted, destroyed, tipped, lifts } : undefined);
  const storeyed = map.floors.some((at) => at !== map.floors[0]);
  const floor = known?.floor ?? new Floor(map.plan);
  const open = lazily(() => known?.open ?? new Floor(opened(map)));
  const low = lazily(() => known?.low ?? new Floor(lowered(map.plan)));
  const leap = lazily(() => known?.leap ?? new Floor(without(lowered(map.plan), SHEER)));
  const scale = lazily(() => known?.scale ?? (storeyed ? new Floor(without(lowered(stepped(map)), SHEER)) : leap()));
  const site: Site = {
    mission,
    map,
    floor,
    storeyed,
    get open() {
      return open();
    },
    get low() {
      return low();
    },
    get leap() {
      return leap();
    },
    get scale() {
      return scale();
    },
  };
  sites.delete(key);
  sites.set(key, site);
  const [oldest] = sites.keys();
  if (sites.size > KEPT && oldest !== undefined) sites.delete(oldest);
  return site;
}
/** Made when it is first needed: most boards never need all of it. */
function lazily<T>(make: () => T): () => T {
  const made: T[] = [];
  return () => {
    if (made.length === 0) made.push(make());
    return made[0]!;
  };
}
function mapOf({ map, floors }: Mission, since: Rearranged | undefined): MissionMap {
  const read = readMap(map, floors);
  if ('flaw' in read) throw new Error(`a map that cannot be read: ${JSON.stringify(read.flaw)}`);
  if (!since) return read.map;
  const lifted = since.lifts.length > 0 ? withLifts(read.map, since.lifts) : read.map;
  return since.shifted.length + since.destroyed.length + since.tipped.length > 0 ? rearranged(lifted, since) : lifted;
}
/** The same map with pieces where they were moved to, tables on their side, and without what was destroyed: it stands on no square. */
function rearranged(map: MissionMap, { shifted, destroyed, tipped }: Rearranged): MissionMap {
  const { cols } = map.plan;
  const sq = map.plan.sq.slice();
  const pieces = map.pieces.map((piece, i) => {
    if (destroyed.includes(i)) return { ...piece, squares: [] };
    const shift = shifted.findLast((one) => one.piece === i);
    return shift ? { ...piece, squares: piece.squares.map((s) => s + shift.by[0] + cols * shift.by[1]) } : piece;
  });
  const bits = map.pieces.map(({ squares }, i) => (tipped.includes(i) ? STOP | BLIND : flat(sq[squares[0]!]!)));
  const changed = [...shifted.map(({ piece }) => piece), ...destroyed, ...tipped];
  const floorOf = (s: number) => sq[s]! - flat(sq[s]!);
  for (const i of changed) for (const s of map.pieces[i]!.squares) sq[s] = floorOf(s);
  for (const i of changed) for (const s of pieces[i]!.squares) sq[s] = floorOf(s) | bits[i]!;
  return { ...map, pieces, plan: { ...map.plan, sq } };
}
/** Steps of one floor are in nobody's way. */
function stepped(map: MissionMap): Plan {
  const { plan } = map;
  const [v, h] = [plan.v.slice(), plan.h.slice()];
  const { cols, rows } = plan;
  const one = (a: number, b: number) => Math.abs(map.floors[a]! - map.floors[b]!) === 1;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const i = r * cols + c;
      const [left, above] = [r * (cols + 1) + c, i];
      if (c > 0 && one(i - 1, i) && !(v[left]! & BLIND)) v[left]! &= ~STOP;
      if (r > 0 && one(i - cols, i) && !(h[above]! & BLIND)) h[above]! &= ~STOP;
    }
  return { ...plan, v, h };
}
function opened({ plan, airlocks }: MissionMap): Plan {
  const [v, h] = [plan.v.slice(), plan.h.slice()];
  for (const { bar } of airlocks) {
    const [x1, y1, x2, y2] = bar;
    if (x1 === x2) for (let r = y1 / UNIT; r < y2 / UNIT; r++) v[r * (plan.cols + 1) + x1 / UNIT]! &= ~(STOP | BLIND);
    else for (let c = x1 / UNIT; c < x2 / UNIT; c++) h[(y1 / UNIT) * plan.cols + c]! &= ~(STOP | BLIND);
  }
  return { ...plan, v, h };
}
/** Low scenery is in nobody's way. */
const lowered = (plan: Plan): Plan => ({ ...plan, sq: plan.sq.map((bits) => (bits & LOW ? bits & ~STOP : bits)) });
/** Neither are edges of this kind. */
function without(plan: Plan, kind: number): Plan {
  const open = (edges: Uint8Array) => edges.map((bits) => (bits & kind && !(bits & BLIND) ? bits & ~STOP : bits));
  return { ...plan, v: open(plan.v), h: open(plan.h) };
}
/** The square a centre lies in; on a line, the one to its right or below (CS-GEO-33). */
export function squareAt({ cols, rows }: Plan, x: number, y: number): number {
  const c = Math.min(cols - 1, Math.max(0, Math.floor(x / UNIT)));
  const r = Math.min(rows - 1, Math.max(0, Math.floor(y / UNIT)));
  return r * cols + c;
}
export const roomAt = ({ map }: Site, x: number, y: number): number => map.rooms[squareAt(map.plan, x, y)]!;
