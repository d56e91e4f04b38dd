import { type Hex, HexMap } from '@cosmodrome/kit/hexes';
import { ALIEN, type AlienType, type EdgeState, tilePrint } from '../content/index.ts';
import type { Spot } from '../notes.ts';
import { type Cell, cellId, type Edge, NO_EDGE, type Place, type Rocketeer, type State } from '../state.ts';
import type { Why } from '../topics.ts';

// Geometry, hatches, line of sight and range (SCA-GEO, SCA-HATCH, SCA-LOS, SCA-RANGE).

/** Cells and edges of the ship. Maps are pure functions of their cells: made once, kept by their coordinates, found again by the list of cells itself. */
export type ShipMap = HexMap<Cell, Edge>;
const BY_SHAPE = new Map<string, ShipMap>();
const BY_LIST = new WeakMap<object, ShipMap>();
export function mapOf(state: { readonly cells: readonly Hex[] }): ShipMap {
  const known = BY_LIST.get(state.cells);
  if (known && known.size === state.cells.length) return known;
  const shape = state.cells.map((c) => `${c.q},${c.r}`).join(' ');
  let map = BY_SHAPE.get(shape);
  if (!map) {
    map = new HexMap(state.cells.map((c) => ({ q: c.q, r: c.r })));
    BY_SHAPE.set(shape, map);
  }
  BY_LIST.set(state.cells, map);
  return map;
}
/** A copied list of cells has the same map. */
export function sameMap(from: State, to: State): void {
  const known = BY_LIST.get(from.cells);
  if (known) BY_LIST.set(to.cells, known);
}

export const place = (state: State, cell: Cell): Place => state.cells[cell] as Place;
export const isUp = (state: State, cell: Cell): boolean => place(state, cell).tile > 0;
export const spot = (state: State, cell: Cell): Spot => [cell, place(state, cell).tile];
/** The cells of which this holds, in order. */
export const cellsWhere = (state: State, test: (place: Place, cell: Cell) => boolean): Cell[] =>
  mapOf(state).all.filter((cell) => test(place(state, cell), cell));
export const faceDown = (state: State): Cell[] => cellsWhere(state, (c) => c.tile === 0);
export const cellOfTile = (state: State, tile: number): Cell => cellId(state.cells.findIndex((c) => c.tile === tile));
export const hatch = (state: State, edge: Edge): EdgeState => state.edges[edge] as EdgeState;
/** The two tiles of an edge. */
export const endsOf = (state: State, edge: Edge): readonly [Cell, Cell] => mapOf(state).ends[edge] as readonly [Cell, Cell];
export const isVent = (state: State, cell: Cell): boolean => isUp(state, cell) && tilePrint(place(state, cell).tile).vent;

/** SCA-RULING-59: face-up tiles by number, then face-down tiles by q, then r. */
export function tileRank(state: State, cell: Cell): number {
  const c = place(state, cell);
  return c.tile > 0 ? c.tile : 10_000 + (c.q + 50) * 100 + c.r + 50;
}

/** What is between two tiles and stops nobody. */
const isPassage = (edge: EdgeState): boolean => edge === 'none' || edge === 'open' || edge === 'destroyed';
/** SCA-HATCH-02, -05, -06, -08, -09; SCA-MOVE-01..03; SCA-LOS-04, -06: a Rocketeer passes and sees through the same edges. */
export function humanEdges(state: State): Uint8Array {
  const map = mapOf(state);
  const out = new Uint8Array(map.edges);
  for (const e of map.borders) {
    if (!isPassage(hatch(state, e))) continue;
    const [a, b] = map.ends[e] as readonly [Cell, Cell];
    if (isUp(state, a) && isUp(state, b)) out[e] = 1;
  }
  return out;
}
/** SCA-LOS-07, SCA-AMOVE-09..11: locked and sealed hatches alone stop an Alien's eyes, and those who walk through closed ones. */
export function alienSight(state: State): Uint8Array {
  const out = new Uint8Array(state.edges.length);
  for (let e = 0; e < out.length; e++) if (state.edges[e] !== 'locked' && state.edges[e] !== 'sealed') out[e] = 1;
  return out;
}
/** SCA-HATCH-03, -04, SCA-AMOVE-09..12, SCA-RULING-68: the edges this kind of Alien can be moved across. */
export function alienEdges(state: State, type: AlienType): Uint8Array {
  const out = alienSight(state);
  if (!ALIEN[type].hatches) for (let e = 0; e < out.length; e++) if (state.edges[e] === 'closed') out[e] = 0;
  return out;
}

/** What one Rocketeer sees from where they stand: range to every tile in line of sight, −1 where there is none. */
export type Eyes = { readonly range: (cell: Cell) => number; readonly clear: Uint8Array };
/** SCA-LOS-01..06, SCA-RANGE-01..03, SCA-RULING-51..55; with X-Ray Goggles on, one closed hatch counts as clear (SCA-RULING-58). */
export const eyesOf = (state: State, r: Rocketeer): Eyes => eyesAt(state, r.at, r.xray);
/** The same from any tile; `xray` is the closed hatch that goggles make clear. */
export function eyesAt(state: State, from: Cell, xray: Edge = NO_EDGE): Eyes {
  const clear = humanEdges(state);
  const map = mapOf(state);
  if (xray >= 0 && hatch(state, xray) === 'closed') {
    const [a, b] = endsOf(state, xray);
    if (isUp(state, a) && isUp(state, b)) clear[xray] = 1;
  }
  const walks = map.walks(from, clear);
  return {
    clear,
    range: (cell) => (cell === from ? 0 : (walks[cell] as number) < 99 && map.sees(from, cell, clear) ? (walks[cell] as number) : -1),
  };
}
/** SCA-RULING-57: a hatch is in sight if one of its tiles is. */
export function seesEdge(state: State, eyes: Eyes, edge: Edge): boolean {
  const [a, b] = endsOf(state, edge);
  return eyes.range(a) >= 0 || eyes.range(b) >= 0;
}
/** Edges of one tile that lead to another tile. */
export function edgesAround(state: State, cell: Cell): Edge[] {
  const map = mapOf(state);
  const out: Edge[] = [];
  for (let d = 1; d <= 6; d++) if (map.edge(cell, d) >= 0) out.push(map.edge(cell, d));
  return out;
}
/** SCA-MOVE-01..03: why a Rocketeer cannot step from here to there. */
export function whyNotStep(state: State, from: Cell, to: Cell): Why | undefined {
  const edge = mapOf(state).between(from, to);
  if (edge < 0) return 'not-beside';
  if (!isUp(state, to) || !isUp(state, from)) return 'not-scanned';
  return isPassage(hatch(state, edge)) ? undefined : 'shut';
}
/** The tiles a Rocketeer standing here could step to. */
export const stepsFrom = (state: State, cell: Cell): Cell[] =>
  mapOf(state)
    .neighbours(cell)
    .filter((to) => whyNotStep(state, cell, to) === undefined);
/** Where this kind of Alien could step from here (SCA-RULING-68 for the Brain). */
export function alienSteps(state: State, cell: Cell, type: AlienType): Cell[] {
  const map = mapOf(state);
  const out: Cell[] = [];
  for (let d = 1; d <= 6; d++) {
    const to = map.neighbour(cell, d);
    if (to < 0) continue;
    const s = hatch(state, map.edge(cell, d));
    if (s === 'locked' || s === 'sealed' || (s === 'closed' && !ALIEN[type].hatches)) continue;
    out.push(to);
  }
  return out;
}
