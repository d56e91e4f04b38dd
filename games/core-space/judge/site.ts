/** The ground of a mission: its map read once, and what moving on it needs. Made of the text alone, kept for the missions seen last. */
import { Floor } from '@cosmodrome/kit/plane/floor';
import { BLIND, LOW, type Plan, SHEER, STOP, UNIT } from '@cosmodrome/kit/plane/plan';
import { type MissionMap, readMap } from '../content/map.ts';
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
};
/** Missions come from strangers: only so many are kept. */
const KEPT = 16;
const sites = new Map<string, Site>();

/** Where a table plays: a mission of ours by name, or one that was given. */
export type Placed = { readonly mission: MissionId; readonly drawn: Mission | null; readonly shifted?: readonly Shift[] };

export const missionOf = ({ mission, drawn }: Placed): Mission => drawn ?? MISSION[mission];
export function siteOf(at: Placed): Site {
  const mission = missionOf(at);
  const moved = at.shifted !== undefined && at.shifted.length > 0;
  const ground = mission.map + mission.floors;
  const key = moved ? `${ground}${JSON.stringify(at.shifted)}` : ground;
  const known = sites.get(key);
  if (known && known.mission === mission) return known;
  // The same map of a copy of the mission: a drawn one comes again with each message.
  const map = known?.map ?? mapOf(mission, moved ? at.shifted : []);
  const floor = known?.floor ?? new Floor(map.plan);
  const site: Site = {
    mission,
    map,
    floor,
    open: known?.open ?? new Floor(opened(map)),
    low: known?.low ?? new Floor(lowered(map.plan)),
    leap: known?.leap ?? new Floor(without(lowered(map.plan), SHEER)),
  };
  sites.delete(key);
  sites.set(key, site);
  const [oldest] = sites.keys();
  if (sites.size > KEPT && oldest !== undefined) sites.delete(oldest);
  return site;
}
function mapOf({ map, floors }: Mission, shifted: readonly Shift[]): MissionMap {
  const read = readMap(map, floors);
  if ('flaw' in read) throw new Error(`a map that cannot be read: ${JSON.stringify(read.flaw)}`);
  return shifted.length > 0 ? rearranged(read.map, shifted) : read.map;
}
/** The same map with pieces where they were moved to. */
function rearranged(map: MissionMap, shifts: readonly Shift[]): MissionMap {
  const { cols } = map.plan;
  const sq = map.plan.sq.slice();
  const pieces = map.pieces.map((piece, i) => {
    const shift = shifts.findLast((one) => one.piece === i);
    return shift ? { ...piece, squares: piece.squares.map((s) => s + shift.by[0] + cols * shift.by[1]) } : piece;
  });
  const bits = map.pieces.map(({ squares }) => sq[squares[0]!]!);
  const gone = shifts.map(({ piece }) => piece);
  for (const i of gone) for (const s of map.pieces[i]!.squares) sq[s] = 0;
  for (const i of gone) for (const s of pieces[i]!.squares) sq[s] = bits[i]!;
  return { ...map, pieces, plan: { ...map.plan, sq } };
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
