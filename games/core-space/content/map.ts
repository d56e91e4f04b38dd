/**
 * The map of a mission, read from its text: two characters a square, one for the square and one for the edge before it, line by line. The
 * maps of the rulebook and those of strangers go through this one reader; what is wrong is said with its place.
 */
import {
  type Bar,
  BLIND,
  emptyPlan,
  flat,
  LOW,
  type Plan,
  type Point,
  SHEER,
  SPOT,
  STOP,
  STOREYS,
  UNIT,
  WIDEST,
} from '@cosmodrome/kit/plane/plan';

/** What stands on squares (CS-GEO-11). */
export const SCENERY = {
  c: { kind: 'crate', bits: STOP | LOW },
  C: { kind: 'large-crate', bits: STOP | LOW },
  K: { kind: 'console', bits: STOP | LOW },
  t: { kind: 'table', bits: STOP | LOW },
  k: { kind: 'counter', bits: STOP | LOW },
  s: { kind: 'stall', bits: STOP | LOW },
  b: { kind: 'bunk', bits: STOP | LOW },
  w: { kind: 'workbench', bits: STOP | LOW },
  p: { kind: 'pipe', bits: STOP | LOW },
  l: { kind: 'locker', bits: STOP | BLIND },
  R: { kind: 'reactor', bits: STOP | BLIND },
  P: { kind: 'pylon', bits: STOP | BLIND },
  h: { kind: 'chair', bits: SPOT },
} as const;
type Letter = keyof typeof SCENERY;
export type SceneryKind = (typeof SCENERY)[Letter]['kind'];
const isLetter = (c: string): c is Letter => Object.hasOwn(SCENERY, c);

/** One piece: adjoining squares of a letter. */
export type Piece = { readonly kind: SceneryKind; readonly squares: readonly number[] };
/** Along the grid, from one post to another. Locked: closed until somebody opens it. */
export type Doorway = { readonly bar: Bar; readonly locked: boolean };
export type Airlock = { readonly name: string; readonly bar: Bar };
/** An edge between a floor and the one above it: walked, climbed, or climbed by whom luck favours (CS-CLB-01, -02, -05, CS-ADV-02). */
export const CLIMBS = { s: 'stairs', l: 'ladder', r: 'easy', R: 'hard' } as const;
export type ClimbKind = (typeof CLIMBS)[keyof typeof CLIMBS];
const isClimb = (c: string): c is keyof typeof CLIMBS => Object.hasOwn(CLIMBS, c);
export type Climb = { readonly kind: ClimbKind; readonly bar: Bar };
/** Adjoining squares that go up and down together, and the floors beside them, the lowest first (CS-LFT). */
export type Lift = { readonly squares: readonly number[]; readonly floors: readonly number[] };
/** The highest floor there can be. */
export const TOP_FLOOR = 3;
export type MissionMap = {
  readonly plan: Plan;
  readonly pieces: readonly Piece[];
  readonly doors: readonly Doorway[];
  readonly windows: readonly Bar[];
  /** Always open, but they part rooms. */
  readonly entrances: readonly Bar[];
  readonly airlocks: readonly Airlock[];
  /** The side of the board a wall console hangs on (CS-GEO-55). */
  readonly wallConsoles: readonly Bar[];
  /** Centres of the Entry Points 1 to 6. */
  readonly entries: readonly Point[];
  /** Squares where figures begin. */
  readonly civilians: readonly number[];
  readonly others: readonly number[];
  /** The room of each square (CS-GEO-33). */
  readonly rooms: readonly number[];
  /** The floor of each square, 0 to 3; under a lift the one it stands at. */
  readonly floors: readonly number[];
  readonly climbs: readonly Climb[];
  readonly lifts: readonly Lift[];
};
/** What is wrong with a text, and where: line and character, counted from 1; of the map, or of the text of its floors. */
export type MapFlaw = {
  readonly line: number;
  readonly at: number;
  readonly why: 'size' | 'edge' | 'square' | 'border' | 'airlock' | 'entry' | 'crate' | 'floor' | 'lift';
  readonly of: 'map' | 'floors';
};
export type MapRead = { readonly map: MissionMap } | { readonly flaw: MapFlaw };

const AIRLOCKS = 'ABCDEF';
/** Reads a text of 2 n + 1 lines of as many characters, and one of the floors of its squares: n lines of digits, or nothing where all is on one. */
export function readMap(text: string, storeys = ''): MapRead {
  const lines = text.replace(/^\n|\n$/g, '').split('\n');
  const flaw = (why: MapFlaw['why'], line: number, at: number): MapRead => ({ flaw: { line: line + 1, at: at + 1, why, of: 'map' } });
  const rows = (lines.length - 1) / 2;
  const cols = ((lines[0]?.length ?? 0) - 1) / 2;
  const whole = (n: number) => Number.isInteger(n) && n >= 4 && n <= WIDEST;
  if (!whole(rows) || !whole(cols)) return flaw('size', 0, 0);
  const odd = lines.findIndex((line) => line.length !== 2 * cols + 1);
  if (odd >= 0) return flaw('size', odd, 0);

  const plan = emptyPlan(cols, rows);
  /** Which squares an edge does not lead between as a room goes. */
  const parts = { v: new Uint8Array(plan.v.length), h: new Uint8Array(plan.h.length) };
  const found: { readonly letter: string; readonly upright: boolean; readonly x: number; readonly y: number }[] = [];
  for (let line = 0; line <= 2 * rows; line++)
    for (let at = line % 2 === 0 ? 1 : 0; at <= 2 * cols; at += 2) {
      const upright = line % 2 === 1;
      const [x, y] = upright ? [at / 2, (line - 1) / 2] : [(at - 1) / 2, line / 2];
      const border = upright ? x === 0 || x === cols : y === 0 || y === rows;
      const letter = lines[line]![at]!;
      const [edges, room, i] = upright ? [plan.v, parts.v, y * (cols + 1) + x] : [plan.h, parts.h, y * cols + x];
      const wall = letter === (upright ? '|' : '-');
      if (border ? !(wall || AIRLOCKS.includes(letter)) : !(wall || ' dDeo'.includes(letter) || isClimb(letter)))
        return flaw(border ? 'border' : 'edge', line, at);
      // Floors part no rooms.
      room[i] = letter === ' ' || (isClimb(letter) && !border) ? 0 : 1;
      if (wall || border) edges[i] = STOP | BLIND;
      else if (letter === 'o') edges[i] = STOP | SHEER;
      if (letter !== ' ' && !wall) found.push({ letter, upright, x, y });
    }

  const letters = Array.from({ length: rows * cols }, (_, i) => lines[2 * Math.floor(i / cols) + 1]![2 * (i % cols) + 1]!);
  const place = (i: number) => [2 * Math.floor(i / cols) + 1, 2 * (i % cols) + 1] as const;
  for (const [i, letter] of letters.entries()) {
    if (isLetter(letter)) plan.sq[i] = SCENERY[letter].bits;
    else if (!'.W123456inL'.includes(letter)) return flaw('square', ...place(i));
  }
  const heights = readFloors(storeys, cols, rows);
  if (!Array.isArray(heights)) return { flaw: heights as MapFlaw };
  const pieces: Piece[] = [];
  const taken = new Set<number>();
  for (const [i, letter] of letters.entries()) {
    if (!isLetter(letter) || taken.has(i)) continue;
    const squares = letter === 'c' ? [i] : connected(i, cols, rows, (j) => letters[j] === letter);
    for (const j of squares) taken.add(j);
    if (letter === 'C' && squares.length !== 2) return flaw('crate', ...place(i));
    // What stands on two floors stands on none.
    if (squares.some((j) => heights[j] !== heights[i])) return flaw('floor', ...place(i));
    pieces.push({ kind: SCENERY[letter].kind, squares });
  }
  const entries: Point[] = [];
  for (let n = 1; n <= 6; n++) {
    const where = letters.flatMap((letter, i) => (letter === String(n) ? [i] : []));
    if (where.length !== 1) return flaw('entry', ...(where[1] === undefined ? ([0, 0] as const) : place(where[1])));
    entries.push(centreOf(where[0]!, cols));
  }
  const joined = (letter: string) => bars(found.filter((f) => f.letter === letter));
  const airlocks: Airlock[] = [];
  for (const name of AIRLOCKS) {
    const all = bars(found.filter((f) => f.letter === name && borders(f, cols, rows)));
    const wrong = all.find((bar) => bar[2] - bar[0] + bar[3] - bar[1] !== 2 * UNIT) ?? all[1];
    if (wrong) return flaw('airlock', (2 * wrong[1]) / UNIT, (2 * wrong[0]) / UNIT);
    if (all[0]) airlocks.push({ name, bar: all[0] });
  }
  if (airlocks.length === 0) return flaw('airlock', 0, 0);
  const inner = found.filter((f) => !borders(f, cols, rows));
  const lifts: Lift[] = [];
  for (const [i, letter] of letters.entries()) {
    if (letter !== 'L' || lifts.some(({ squares }) => squares.includes(i))) continue;
    const squares = connected(i, cols, rows, (j) => letters[j] === 'L');
    const floors = floorsBeside(plan, heights, squares);
    const level = squares.every((j) => heights[j] === heights[i]);
    if (floors.length < 2 || !level || !floors.includes(heights[i]!)) return flaw('lift', ...place(i));
    lifts.push({ squares, floors });
  }
  const inLift = new Set(lifts.flatMap(({ squares }) => squares));
  for (const { letter, upright, x, y } of found) {
    const [a, b] = beside(upright, x, y, cols, rows);
    const step = a === undefined || b === undefined ? 0 : Math.abs(heights[a]! - heights[b]!);
    const lift = [a, b].some((j) => j !== undefined && inLift.has(j));
    if (lift || (isClimb(letter) && a !== undefined && b !== undefined ? step !== 1 : step !== 0))
      return flaw('floor', ...((upright ? [2 * y + 1, 2 * x] : [2 * y, 2 * x + 1]) as [number, number]));
  }
  raise(plan, heights, joined('s'));
  return {
    map: {
      plan,
      floors: heights,
      climbs: inner.flatMap(({ letter, upright, x, y }): Climb[] => {
        if (!isClimb(letter)) return [];
        const [x2, y2] = upright ? [x, y + 1] : [x + 1, y];
        return [{ kind: CLIMBS[letter], bar: [x * UNIT, y * UNIT, x2 * UNIT, y2 * UNIT] }];
      }),
      lifts,
      pieces,
      doors: [
        ...joined('d').map((bar) => ({ bar, locked: false })),
        ...bars(inner.filter((f) => f.letter === 'D')).map((bar) => ({ bar, locked: true })),
      ],
      windows: joined('o'),
      entrances: joined('e'),
      airlocks,
      wallConsoles: letters.flatMap((letter, i) => (letter === 'W' ? [nearestSide(i, cols, rows)] : [])),
      entries,
      civilians: letters.flatMap((letter, i) => (letter === 'i' ? [i] : [])),
      others: letters.flatMap((letter, i) => (letter === 'n' ? [i] : [])),
      rooms: roomsOf(cols, rows, parts),
    },
  };
}

// ------------------------------------------------------------------ floors

/** The floor of each square; nothing: all on the lowest. */
function readFloors(text: string, cols: number, rows: number): number[] | MapFlaw {
  if (text === '') return new Array<number>(cols * rows).fill(0);
  const lines = text.replace(/^\n|\n$/g, '').split('\n');
  const flaw = (why: MapFlaw['why'], line: number, at: number): MapFlaw => ({ line: line + 1, at: at + 1, why, of: 'floors' });
  if (lines.length !== rows) return flaw('size', 0, 0);
  const out: number[] = [];
  for (const [r, line] of lines.entries()) {
    if (line.length !== cols) return flaw('size', r, 0);
    for (const [c, digit] of [...line].entries()) {
      const floor = '0123'.indexOf(digit);
      if (floor < 0) return flaw('floor', r, c);
      out.push(floor);
    }
  }
  return out;
}
/** The squares on both sides of an edge: left and right, or above and below. */
function beside(upright: boolean, x: number, y: number, cols: number, rows: number): readonly [number | undefined, number | undefined] {
  const at = (c: number, r: number) => (c >= 0 && r >= 0 && c < cols && r < rows ? r * cols + c : undefined);
  return upright ? [at(x - 1, y), at(x, y)] : [at(x, y - 1), at(x, y)];
}
/** Floors from which these squares can be entered, the lowest first. */
function floorsBeside(plan: Plan, heights: readonly number[], squares: readonly number[]): number[] {
  const sides = squares.flatMap((i) => sidesOf(plan, i).filter(({ edges, e, beyond }) => !(edges[e]! & STOP) && !squares.includes(beyond)));
  return [...new Set(sides.map(({ beyond }) => heights[beyond]!))].sort();
}
/** Writes the floor of each square into a plan, and stops every step between two of them that is not one of the stairs. */
function raise(plan: Plan, heights: readonly number[], stairs: readonly Bar[]): void {
  if (heights.every((floor) => floor === 0)) return;
  for (const [i, floor] of heights.entries()) plan.sq[i] = flat(plan.sq[i]!) | STOREYS[floor]!;
  const walked = new Set(stairs.flatMap((bar) => edgesOf(plan, bar).map(({ edges, e }) => (edges === plan.v ? e : -1 - e))));
  for (const i of heights.keys())
    for (const { edges, e, beyond } of sidesOf(plan, i))
      if (heights[i] !== heights[beyond] && !walked.has(edges === plan.v ? e : -1 - e)) edges[e]! |= STOP;
}
/** The edges along a line. */
function edgesOf({ cols, v, h }: Plan, bar: Bar): { readonly edges: Uint8Array; readonly e: number }[] {
  const [x1, y1, x2, y2] = bar.map((at) => at / UNIT) as [number, number, number, number];
  return x1 === x2
    ? Array.from({ length: y2 - y1 }, (_, n) => ({ edges: v, e: (y1 + n) * (cols + 1) + x1 }))
    : Array.from({ length: x2 - x1 }, (_, n) => ({ edges: h, e: y1 * cols + x1 + n }));
}
/** The same map with its lifts at these floors. CS-LFT-03 */
export function withLifts(map: MissionMap, at: readonly number[]): MissionMap {
  const floors = map.floors.slice();
  const plan: Plan = { ...map.plan, v: map.plan.v.slice(), h: map.plan.h.slice(), sq: map.plan.sq.slice() };
  for (const [n, { squares }] of map.lifts.entries())
    for (const i of squares) {
      floors[i] = at[n]!;
      plan.sq[i] = flat(plan.sq[i]!) | STOREYS[at[n]!]!;
    }
  for (const i of map.lifts.flatMap(({ squares }) => squares))
    for (const { edges, e, beyond } of sidesOf(plan, i)) if (!(edges[e]! & BLIND)) edges[e] = floors[i] === floors[beyond] ? 0 : STOP;
  return { ...map, plan, floors };
}
/** Its plan with no step where a crew climbs, or rides: what is cut off there is cut off for good. */
export function withSteps(map: MissionMap, climbing: boolean, riding: boolean): Plan {
  const plan: Plan = { ...map.plan, v: map.plan.v.slice(), h: map.plan.h.slice() };
  if (climbing) for (const { bar } of map.climbs) for (const { edges, e } of edgesOf(plan, bar)) edges[e] = 0;
  for (const { squares, floors } of riding ? map.lifts : [])
    for (const i of squares)
      for (const { edges, e, beyond } of sidesOf(plan, i))
        if (!(edges[e]! & BLIND) && !squares.includes(beyond) && floors.includes(map.floors[beyond]!)) edges[e] = 0;
  return plan;
}
/** The edges of a square that have another square behind them. */
function sidesOf(plan: Plan, i: number): readonly { readonly edges: Uint8Array; readonly e: number; readonly beyond: number }[] {
  const { cols, rows, v, h } = plan;
  const [c, r] = [i % cols, Math.floor(i / cols)];
  const all = [
    { edges: v, e: r * (cols + 1) + c, beyond: c > 0 ? i - 1 : -1 },
    { edges: v, e: r * (cols + 1) + c + 1, beyond: c < cols - 1 ? i + 1 : -1 },
    { edges: h, e: i, beyond: i - cols },
    { edges: h, e: i + cols, beyond: r < rows - 1 ? i + cols : -1 },
  ];
  return all.filter(({ beyond }) => beyond >= 0);
}
const centreOf = (i: number, cols: number): Point => [(i % cols) * UNIT + UNIT / 2, Math.floor(i / cols) * UNIT + UNIT / 2];
const borders = (f: { readonly upright: boolean; readonly x: number; readonly y: number }, cols: number, rows: number): boolean =>
  f.upright ? f.x === 0 || f.x === cols : f.y === 0 || f.y === rows;
/** Edges in a row are one thing. */
function bars(edges: readonly { readonly upright: boolean; readonly x: number; readonly y: number }[]): Bar[] {
  const out: [number, number, number, number][] = [];
  for (const { upright, x, y } of edges) {
    const bar: [number, number, number, number] = [x * UNIT, y * UNIT, (upright ? x : x + 1) * UNIT, (upright ? y + 1 : y) * UNIT];
    const before = out.find((b) => b[2] === bar[0] && b[3] === bar[1] && (b[0] === b[2]) === upright);
    if (before) [before[2], before[3]] = [bar[2], bar[3]];
    else out.push(bar);
  }
  return out;
}
/** Squares that hang together with this one, itself first. */
function connected(first: number, cols: number, rows: number, alike: (i: number) => boolean): number[] {
  const out = [first];
  for (const i of out) {
    const c = i % cols;
    const beside = [c > 0 ? i - 1 : -1, c < cols - 1 ? i + 1 : -1, i - cols, i + cols];
    for (const j of beside) if (j >= 0 && j < cols * rows && !out.includes(j) && alike(j)) out.push(j);
  }
  return out;
}
/** The side of the board nearest to a square: left, top, right, bottom where equal. */
function nearestSide(i: number, cols: number, rows: number): Bar {
  const c = i % cols;
  const r = Math.floor(i / cols);
  const sides: readonly (readonly [far: number, bar: Bar])[] = [
    [c, [0, r * UNIT, 0, r * UNIT + UNIT]],
    [r, [c * UNIT, 0, c * UNIT + UNIT, 0]],
    [cols - 1 - c, [cols * UNIT, r * UNIT, cols * UNIT, r * UNIT + UNIT]],
    [rows - 1 - r, [c * UNIT, rows * UNIT, c * UNIT + UNIT, rows * UNIT]],
  ];
  return sides.reduce((a, b) => (b[0] < a[0] ? b : a))[1];
}
function roomsOf(cols: number, rows: number, parts: { readonly v: Uint8Array; readonly h: Uint8Array }): number[] {
  const out = new Array<number>(cols * rows).fill(-1);
  let rooms = 0;
  for (let first = 0; first < out.length; first++) {
    if (out[first] !== -1) continue;
    const open = [first];
    out[first] = rooms;
    const enter = (i: number, parted: number | undefined) => {
      if (parted || out[i] !== -1) return;
      out[i] = rooms;
      open.push(i);
    };
    for (const i of open) {
      const c = i % cols;
      const r = Math.floor(i / cols);
      if (c > 0) enter(i - 1, parts.v[r * (cols + 1) + c]);
      if (c < cols - 1) enter(i + 1, parts.v[r * (cols + 1) + c + 1]);
      if (r > 0) enter(i - cols, parts.h[i]);
      if (r < rows - 1) enter(i + cols, parts.h[i + cols]);
    }
    rooms++;
  }
  return out;
}
