/**
 * Where things are on the chart: sectors are arcs of rings around the Star Base, seen as the plan of an amphitheatre. A chart is an ellipse;
 * one set of polar places serves the wide screen and the phone.
 */
import type { Spot } from '@cosmodrome/kit/face';
import { PAWNS, type Pawn, type Place, type Sector } from '../content/index.ts';

export type Chart = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** Size of pieces. */
  readonly k: number;
  /** Captions are reduced to figures. */
  readonly small: boolean;
  readonly world: Spot;
  /** Centre and radius of sector X, which touches nothing. */
  readonly x: readonly [number, number, number];
};
export const WIDE: Chart = {
  cx: 473,
  cy: 312,
  rx: 293,
  ry: 262,
  k: 1,
  small: false,
  world: { x: 116, y: 0, width: 712, height: 624 },
  x: [768, 566, 43],
};
export const TALL: Chart = {
  cx: 195,
  cy: 217,
  rx: 162,
  ry: 181,
  k: 0.62,
  small: true,
  world: { x: 0, y: 0, width: 390, height: 434 },
  x: [357, 33, 27],
};
/** The chart on the screen now: the frame asks where places are without knowing the size of its board. */
export const drawn: { chart: Chart } = { chart: WIDE };
export type Point = readonly [number, number];
/** The point at part `r` of the rim in direction `deg`, clockwise from the right. */
export function at(c: Chart, r: number, deg: number): Point {
  const a = (deg * Math.PI) / 180;
  return [c.cx + c.rx * r * Math.cos(a), c.cy + c.ry * r * Math.sin(a)];
}
const n1 = (n: number) => String(Math.round(n * 10) / 10);
export const xy = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`;

// ------------------------------------------------------------------ lines

export const INNER = 0.335;
export const MIDDLE = 0.668;
/** From direction to direction, clockwise. */
export const ARC: Readonly<Record<Sector, readonly [number, number]>> = {
  1: [0, 360],
  2: [99, 270],
  3: [-90, 81],
  4: [99, 308],
  5: [-52, 81],
};
export const RING: Readonly<Record<Sector, readonly [number, number]>> = {
  1: [0, INNER],
  2: [INNER, MIDDLE],
  3: [INNER, MIDDLE],
  4: [MIDDLE, 1],
  5: [MIDDLE, 1],
};
/** An arc of the ellipse of part `r`, as a path that moves to its start. */
export function arc(c: Chart, r: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${xy(at(c, r, from))}A${n1(c.rx * r)} ${n1(c.ry * r)} 0 ${large} ${sweep} ${xy(at(c, r, to))}`;
}
export function ellipse(c: Chart, r: number): string {
  const [rx, ry] = [c.rx * r, c.ry * r];
  return `M${n1(c.cx - rx)} ${n1(c.cy)}a${n1(rx)} ${n1(ry)} 0 1 1 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 1 ${n1(-2 * rx)} 0Z`;
}
export function sectorPath(c: Chart, sector: Sector): string {
  if (sector === 1) return ellipse(c, INNER);
  const [from, to] = ARC[sector];
  const [inner, outer] = RING[sector];
  return `${arc(c, outer, from, to)}L${arc(c, inner, to, from).slice(1)}Z`;
}
/** Radial strokes between two rings: the graduations of the chart. */
export function ticks(c: Chart, r0: number, r1: number, from: number, to: number, count: number): string {
  let d = '';
  for (let i = 0; i <= count; i++) {
    const deg = from + ((to - from) * i) / count;
    d += `M${xy(at(c, r0, deg))}L${xy(at(c, r1, deg))}`;
  }
  return d;
}
export const circle = (x: number, y: number, r: number): string =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 1 ${n1(-2 * r)} 0Z`;

// ------------------------------------------------------------------ places

type Polar = readonly [r: number, deg: number];
const polar = (c: Chart, [r, deg]: Polar): Point => at(c, r, deg);

/** The one gate of each border, and the direction of its outer side. */
const GATES: Readonly<Record<string, { readonly at: Polar; readonly out: number }>> = {
  '1-2': { at: [0.335, 196], out: 196 },
  '1-3': { at: [0.335, -20], out: -20 },
  '2-3': { at: [0.5, -90], out: 0 },
  '2-4': { at: [0.668, 176], out: 176 },
  '3-4': { at: [0.668, -66], out: -66 },
  '3-5': { at: [0.668, -16], out: -16 },
  '4-5': { at: [0.835, -52], out: 38 },
};
export const gateKey = (a: Sector, b: Sector): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
export const gatePoint = (c: Chart, a: Sector, b: Sector): Point => polar(c, GATES[gateKey(a, b)]!.at);
/** Which way a ship flies through the gate, in degrees on the screen. */
export const gateHeading = (a: Sector, b: Sector): number => GATES[gateKey(a, b)]!.out + (a < b ? 0 : 180);

const PLAQUES: Readonly<Record<Sector, Polar>> = { 1: [0.268, 90], 2: [0.61, 118], 3: [0.61, 62], 4: [0.83, 232], 5: [0.87, 64] };
export const plaquePoint = (c: Chart, sector: Sector): Point => polar(c, PLAQUES[sector]);
const NUMERALS: Readonly<Record<2 | 3 | 4 | 5, { readonly at: Polar; readonly size: number }>> = {
  2: { at: [0.5, 222], size: 58 },
  3: { at: [0.5, -68], size: 48 },
  4: { at: [0.83, 205], size: 66 },
  5: { at: [0.83, 32], size: 62 },
};
export const numeral = (c: Chart, sector: 2 | 3 | 4 | 5): { readonly at: Point; readonly size: number } => ({
  at: polar(c, NUMERALS[sector].at),
  size: NUMERALS[sector].size * (c.small ? 0.62 : 1),
});

/** Every planet pawn has a place of its own in each sector, so that nothing moves but what moves. */
const PLANETS: Readonly<Record<Sector, readonly Polar[]>> = {
  1: [[0.235, 150], [0.235, 30], [0.235, 178], [0.235, 2], [0.235, 124]],
  2: [[0.51, 156], [0.51, 194], [0.5, 228], [0.5, 136], [0.5, 252]],
  3: [[0.5, -50], [0.51, 17], [0.5, -17], [0.5, 45], [0.5, -73]],
  4: [[0.84, 187], [0.84, 158], [0.84, 130], [0.838, 275], [0.84, 108]],
  5: [[0.84, -39], [0.84, -14], [0.84, 9], [0.84, 31], [0.84, 52]],
}; // biome-ignore format: a table
/** Ships stand where there is room; the first four places are those of the seats, if nothing is in the way. */
const SHIPS: Readonly<Record<Sector, readonly Polar[]>> = {
  1: [[0.235, 222], [0.235, 254], [0.235, 286], [0.235, 318], [0.235, 200], [0.235, 340]],
  2: [[0.48, 175], [0.5, 212], [0.5, 243], [0.46, 146], [0.5, 258], [0.5, 230], [0.5, 160]],
  3: [[0.47, 57], [0.51, -40], [0.48, 31], [0.48, 0], [0.5, -62], [0.5, -30], [0.5, 45]],
  4: [[0.84, 173], [0.84, 144], [0.83, 252], [0.84, 119], [0.84, 290], [0.84, 205], [0.84, 264]],
  5: [[0.83, -27], [0.83, -3], [0.83, 20], [0.83, 42], [0.83, -14], [0.83, 9], [0.83, 31], [0.83, 52]],
}; // biome-ignore format: a table
/** Where the explored tokens of a sector lie, and how they spread. */
const COINS: Readonly<Record<Sector, { readonly at: Polar; readonly size: number }>> = {
  1: { at: [0.19, 45], size: 20 },
  2: { at: [0.44, 111], size: 24 },
  3: { at: [0.44, 69], size: 24 },
  4: { at: [0.78, 221], size: 25 },
  5: { at: [0.76, 60], size: 24 },
};
export const PLANET_SIZE = 72;
export const SHIP_SIZE = 58;

export type Placed<K> = { readonly key: K; readonly at: Point; readonly size: number };
export type Crowd = { readonly planets: readonly Placed<Pawn>[]; readonly ships: readonly Placed<number>[] };
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The planets and ships of a sector: each ship where it has most room, each piece as large as its neighbours and the gates allow. */
export function crowd(c: Chart, sector: Sector, pawns: readonly Pawn[], seats: readonly number[]): Crowd {
  const tight = sector === 1 ? 0.7 : 1;
  const fixed = Object.entries(GATES)
    .filter(([key]) => key.includes(String(sector)))
    .map(([, gate]) => ({ at: polar(c, gate.at), size: 34 * c.k, min: 34 * c.k }));
  const planets = pawns.map((p) => ({ at: polar(c, PLANETS[sector][PAWNS.indexOf(p)]!), size: PLANET_SIZE * c.k * tight, min: 36 * c.k }));
  const ships: { at: Point; size: number; min: number }[] = [];
  const wanted = SHIP_SIZE * c.k * tight;
  for (const seat of seats) {
    const room = (p: Point) => Math.min(...[...planets, ...ships].map((o) => apart(o.at, p) - o.size / 2), wanted);
    const places = SHIPS[sector].map((p) => polar(c, p));
    const home = places[seat % 4]!;
    const best = places.reduce((a, b) => (room(b) > room(a) + 1 ? b : a), home);
    ships.push({ at: room(home) > wanted * 0.42 ? home : best, size: wanted, min: 34 * c.k });
  }
  const all = [...planets, ...ships, ...fixed];
  for (let pass = 0; pass < 3; pass++)
    for (let i = 0; i < planets.length + ships.length; i++)
      for (let j = i + 1; j < all.length; j++) {
        const [a, b] = [all[i]!, all[j]!];
        // A planet fills three quarters of its picture.
        const reach = (x: typeof a) => (planets.includes(x) ? 0.76 : 0.92) * x.size;
        const need = (reach(a) + reach(b)) / 2;
        const room = apart(a.at, b.at);
        if (need <= room) continue;
        a.size = Math.max(a.min, (a.size * room) / need);
        b.size = Math.max(b.min, (b.size * room) / need);
      }
  return {
    planets: pawns.map((key, i) => ({ key, at: planets[i]!.at, size: planets[i]!.size })),
    ships: seats.map((key, i) => ({ key, at: ships[i]!.at, size: ships[i]!.size })),
  };
}
/** Where a ship of this seat stands in a sector, if nothing is in the way. */
export const berth = (c: Chart, place: Place, seat: number): Point =>
  place === 'X' ? inX(c, seat).at : polar(c, SHIPS[place][seat % 4] as Polar);
const FLAG = { width: 38, height: 24 };
const FLAG_SIDES = ['right', 'left', 'below', 'above'] as const;
export type FlagSide = (typeof FLAG_SIDES)[number];
/** Where the flag of my ship begins, seen from the ship. */
export const flagAt = (side: FlagSide, size: number): Point =>
  side === 'right'
    ? [size * 0.38, -size * 0.44]
    : side === 'left'
      ? [-size * 0.38 - FLAG.width, -size * 0.44]
      : [-FLAG.width / 2, side === 'below' ? size * 0.46 : -size * 0.46 - FLAG.height];
/** The first side where the flag of my ship hides neither a gate nor one of the pieces beside it; if there is none, the first. */
export function flagSide(
  c: Chart,
  { at: [x, y], size }: Placed<number>,
  beside: readonly { readonly at: Point; readonly size: number }[],
): FlagSide {
  const taken = [
    ...Object.values(GATES).map((g) => ({ at: polar(c, g.at), half: 15 })),
    ...beside.map((b) => ({ at: b.at, half: b.size * 0.4 })),
  ];
  const free = (side: FlagSide) => {
    const [left, top] = flagAt(side, size);
    return !taken.some(
      ({ at: [px, py], half }) =>
        px > x + left - half && px < x + left + FLAG.width + half && py > y + top - half && py < y + top + FLAG.height + half,
    );
  };
  return FLAG_SIDES.find(free) ?? 'right';
}
/** Ships of a mission stand around their planet, the active one above it. */
export function landedAt(c: Chart, planet: Placed<Pawn>, index: number, count: number): Placed<number> {
  const spread = count === 1 ? 0 : 130 / (count - 1);
  const deg = -90 - (count === 1 ? 0 : 65) + spread * index;
  const a = (deg * Math.PI) / 180;
  const r = planet.size * 0.62;
  return { key: index, at: [planet.at[0] + r * Math.cos(a), planet.at[1] + r * Math.sin(a)], size: SHIP_SIZE * c.k * 0.62 };
}
/** A ship in sector X, by its seat. */
export function inX(c: Chart, seat: number): Placed<number> {
  const [x, y, r] = c.x;
  return { key: seat, at: [x + (seat - 1.5) * r * 0.55, y - r * 0.2], size: SHIP_SIZE * c.k * 0.62 };
}
/** At most five tokens are drawn, the rest is a figure. */
export const COINS_SHOWN = 5;
export function coins(c: Chart, sector: Sector, count: number): readonly Placed<number>[] {
  const { at: p, size } = COINS[sector];
  const [x, y] = polar(c, p);
  const d = size * c.k;
  const offsets: readonly Point[] = [
    [0, 0],
    [0.95, -0.15],
    [0.42, -0.9],
    [1.4, -0.95],
    [-0.5, -0.8],
  ];
  const mirror = sector === 2 || sector === 4 ? -1 : 1;
  return offsets.slice(0, Math.min(count, COINS_SHOWN)).map(([dx, dy], key) => ({ key, at: [x + mirror * dx * d, y + dy * d], size: d }));
}

// ------------------------------------------------------------------ the two branches of the laurel

export const STEM = 1.072;
export const LABEL = 1.14;
export const PX_MAX = 15;
export const PC_MAX = 50;
export const pxDeg = (px: number): number => 101 + (161 * Math.min(px, PX_MAX)) / PX_MAX;
export const pcDeg = (pc: number): number => 79 - (161 * Math.min(Math.max(pc, 0), PC_MAX)) / PC_MAX;
export const trackPoint = (c: Chart, track: 'px' | 'pc', n: number, r: number = STEM): Point =>
  at(c, r, track === 'px' ? pxDeg(n) : pcDeg(n));

const LEAF: readonly Point[] = [
  [0, 0],
  [3.8, -4.2],
  [10.5, -4.2],
  [15, 0],
  [10.5, 3.4],
  [3.8, 2.9],
];
function leaf([x, y]: Point, deg: number, flip: 1 | -1, k: number): string {
  const a = (deg * Math.PI) / 180;
  const p = LEAF.map(
    ([u, v]): Point => [x + k * (u * Math.cos(a) - v * flip * Math.sin(a)), y + k * (u * Math.sin(a) + v * flip * Math.cos(a))],
  );
  return `M${xy(p[0]!)}C${xy(p[1]!)} ${xy(p[2]!)} ${xy(p[3]!)}C${xy(p[4]!)} ${xy(p[5]!)} ${xy(p[0]!)}Z`;
}
/** The leaves that one point of a track brings: a pair a point of PC, three pairs a point of PX. Point 0 is the first leaf of the branch. */
export function leaves(c: Chart, track: 'px' | 'pc', point: number): string {
  const pairs = track === 'px' ? 3 : 1;
  const sense = track === 'px' ? 1 : -1;
  const size = c.small ? 0.68 : 1;
  let d = '';
  for (let i = 0; i < pairs; i++) {
    const n = point - (pairs - 1 - i) / pairs;
    if (n < 0) continue;
    const deg = track === 'px' ? pxDeg(n) : pcDeg(n);
    const a = (deg * Math.PI) / 180;
    const along = (Math.atan2(sense * c.ry * Math.cos(a), -sense * c.rx * Math.sin(a)) * 180) / Math.PI;
    const from = at(c, STEM, deg);
    d += leaf(from, along - 33, -1, size) + leaf(from, along + 33, 1, size);
  }
  return d;
}

// ------------------------------------------------------------------ what the camera is told

export function sectorSpot(c: Chart, place: Place): Spot {
  if (place === 'X') return { x: c.x[0] - c.x[2] * 1.6, y: c.x[1] - c.x[2] * 1.6, width: c.x[2] * 3.2, height: c.x[2] * 3.2 };
  const points: Point[] = [];
  const [from, to] = ARC[place];
  for (const r of RING[place]) for (let i = 0; i <= 8; i++) points.push(at(c, r, from + ((to - from) * i) / 8));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** What the rail tells in full, and ornament: gone where it would be too small to read, and back as soon as two fingers bring it near. */
export const whileReadable = (size: number, grows = 1): { readonly opacity: string } => ({
  opacity: `clamp(0, (${(size * grows).toFixed(2)} * var(--cd-zoom, 1) - 11) * 1000, 1)`,
});
/** A size of text on the map that stays readable when the camera is far: at least 11 px on the screen, as far as the drawing has room. */
export const readable = (size: number, most = 1.45): { readonly fontSize: string } => ({
  fontSize: `calc(${size}px * clamp(1, ${(11.1 / size).toFixed(3)} / var(--cd-zoom, 1), ${most}))`,
});
