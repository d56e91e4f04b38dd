/**
 * Reads a mission: whether it has the shape of one, whether its board can be played on, whether its pieces fit. One reader for the
 * missions of the catalogue, for those that strangers drew and for the workshop's report; every flaw says where it is.
 */
import type { Json } from '@cosmodrome/kernel';
import { visible } from '@cosmodrome/kit/letters';
import { Floor } from '@cosmodrome/kit/plane/floor';
import { type Bar, FAR, type Point, SPOT, STOP, UNIT } from '@cosmodrome/kit/plane/plan';
import { CARD_TYPES, CARDS } from './cards.ts';
import { PEGS_A_CREW } from './hostility.ts';
import { type MapFlaw, type MissionMap, readMap, SCENERY, withSteps } from './map.ts';
import { BLOCKS, MISSIONS, type Mission, type MissionPiece, type PieceKind, type PieceOf, type Square } from './mission.ts';
import { CATEGORIES, CIVILIANS, NPC, NPCS, type NpcId } from './npcs.ts';
import { PURGE, PURGE_KINDS, type PurgeKind } from './purge.ts';
import { RADIUS } from './ranges.ts';
import { storeOf, TOKENS, type TokenKind, tokenOf } from './tokens.ts';

/** Which field, from the outside in; of the map: line and character, counted from 1. */
export type Path = readonly (string | number)[];
export const FLAWS = [
  // its shape
  'wrong-shape',
  'unknown-field',
  'missing',
  'too-long',
  'too-many',
  'too-few',
  'unknown-value',
  'no-whole-number',
  'out-of-range',
  // its map
  'map-size',
  'map-edge',
  'map-square',
  'map-border',
  'map-airlock',
  'map-entry',
  'map-crate',
  'map-floor',
  'map-lift',
  // its board
  'board-too-large',
  'too-intricate',
  'airlock-cut-off',
  'floor-cut-off',
  'entry-cut-off',
  'object-out-of-reach',
  'too-few-airlocks',
  // its pieces
  'no-primary',
  'two-primaries',
  'piece-twice',
  'no-such-object',
  'not-a-console',
  'no-locked-door',
  'place-twice',
  'token-twice',
  'token-not-small',
  'token-not-there',
  'too-few-squares',
  'not-present',
  'entries-left',
  'supply',
  'no-room-to-stand',
  'more-cards-than-there-are',
  'more-tokens-than-there-are',
  'empty-deck',
  // warnings
  'no-crates',
  'unfair-airlocks',
  'narrow-for-massive',
  'locked-away',
  'hostile-start',
  'without-stairs',
  'no-words',
  'reward-unusual',
  'maze',
  'uneven-entries',
  'crowded-entries',
  'entry-locked-in',
  'airlock-untroubled',
  'unfair-start',
  'climb-unused',
  'lift-unused',
  'nothing-to-win',
] as const;
export type FlawKind = (typeof FLAWS)[number];
/** Grave: it cannot be played. Otherwise a warning: it can, but somebody will complain. */
export type Flaw = { readonly at: Path; readonly why: FlawKind; readonly grave: boolean };
/** A mission that can be played, with its map; or what is wrong. */
export type MissionRead =
  | { readonly mission: Mission; readonly map: MissionMap; readonly warnings: readonly Flaw[] }
  | { readonly flaws: readonly Flaw[] };

export function readMission(given: Json): MissionRead {
  const shape: Flaw[] = [];
  MISSION_SHAPE([], given, (at, why) => shape.push({ at, why, grave: true }));
  if (shape.length > 0) return { flaws: shape.slice(0, MOST_FLAWS) };
  const mission = given as Mission;
  const read = readMap(mission.map, mission.floors);
  if ('flaw' in read) return { flaws: [mapFlaw(read.flaw)] };
  const found = [...boardFlaws(mission, read.map), ...pieceFlaws(mission, read.map)];
  const grave = found.filter((flaw) => flaw.grave);
  // However many warnings there are, they never stand in front of what refuses it.
  if (grave.length === 0) return { mission, map: read.map, warnings: found.slice(0, MOST_FLAWS) };
  return { flaws: [...grave, ...found.filter((flaw) => !flaw.grave)].slice(0, MOST_FLAWS) };
}
/**
 * Has it the shape of a mission, whatever is wrong on its board? Nothing else may be shown or changed as one. Too few of something is what
 * whoever changes it may have come to on the way: it stays theirs to mend.
 */
export function isShaped(given: Json): boolean {
  let shaped = true;
  MISSION_SHAPE([], given, (_, why) => {
    shaped &&= why === 'too-few';
  });
  return shaped;
}
/** All that is wrong with it, warnings included. */
export function flawsOf(given: Json): readonly Flaw[] {
  const read = readMission(given);
  return 'flaws' in read ? read.flaws : read.warnings;
}
/** Nobody reads more at once. */
const MOST_FLAWS = 40;

// ------------------------------------------------------------------ shape

type Say = (at: Path, why: FlawKind) => void;
type Check = (at: Path, value: Json | undefined, say: Say) => void;
type Fields = Readonly<Record<string, Check>>;

/** What need not be there. */
const maybe =
  (check: Check): Check =>
  (at, value, say) => {
    if (value !== undefined) check(at, value, say);
  };
const text =
  (most: number): Check =>
  (at, value, say) => {
    if (typeof value !== 'string') say(at, value === undefined ? 'missing' : 'wrong-shape');
    else if (value.length > most) say(at, 'too-long');
  };
const whole =
  (from: number, to: number): Check =>
  (at, value, say) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) say(at, value === undefined ? 'missing' : 'no-whole-number');
    else if (value < from || value > to) say(at, 'out-of-range');
  };
const one = (values: readonly (string | null)[]): Check => {
  const known = new Set<unknown>(values);
  return (at, value, say) => {
    if (value === undefined) say(at, 'missing');
    else if (!known.has(value)) say(at, 'unknown-value');
  };
};
const list =
  (from: number, to: number, each: Check): Check =>
  (at, value, say) => {
    if (!Array.isArray(value)) return say(at, value === undefined ? 'missing' : 'wrong-shape');
    if (value.length > to) return say(at, 'too-many');
    if (value.length < from) say(at, 'too-few');
    for (let i = 0; i < value.length; i++) each([...at, i], value[i], say);
  };
const fieldsOf = (value: Json | undefined): { readonly [key: string]: Json | undefined } | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json | undefined })
    : undefined;
const record =
  (fields: Fields): Check =>
  (at, value, say) => {
    const given = fieldsOf(value);
    if (!given) return say(at, value === undefined ? 'missing' : 'wrong-shape');
    const stranger = Object.keys(given).find((key) => !Object.hasOwn(fields, key));
    if (stranger !== undefined) say([...at, stranger.slice(0, 40)], 'unknown-field');
    for (const [key, check] of Object.entries(fields)) check([...at, key], Object.hasOwn(given, key) ? given[key] : undefined, say);
  };
/** The first shape whose mark is there. */
const either =
  (...shapes: readonly (readonly [mark: string, fields: Fields])[]): Check =>
  (at, value, say) => {
    const given = fieldsOf(value);
    const fits = given && shapes.find(([mark]) => Object.hasOwn(given, mark));
    if (fits) record(fits[1])(at, value, say);
    else say(at, value === undefined ? 'missing' : 'wrong-shape');
  };
const square: Check = (at, value, say) => {
  if (!Array.isArray(value) || value.length !== 2) return say(at, value === undefined ? 'missing' : 'wrong-shape');
  for (let i = 0; i < 2; i++) whole(0, 48)([...at, i], value[i], say);
};
const each = (keys: readonly string[], check: Check): Fields => Object.fromEntries(keys.map((key) => [key, check]));

const aim = one(['primary', 'secondary']);
const pegs = whole(0, 6);
const reward = whole(0, 20);
const token = one(TOKENS.map(({ kind }) => kind));
const object = one([...Object.values(SCENERY).map(({ kind }) => kind), 'wall-console']);
const figure = one([...NPCS, ...PURGE_KINDS]);
/** What the fields of each piece may be. */
const PIECES: { readonly [K in PieceKind]: { readonly [F in Exclude<keyof PieceOf<K>, 'piece'>]: Check } } = {
  loot: { aim, success: whole(0, 99), great: whole(0, 99) },
  take: { aim, token, at: object, pegs },
  hidden: { aim, token, crates: one(['crate', 'large-crate']), pegsTaken: pegs, pegsARound: pegs },
  check: {
    aim: one(['primary', 'secondary', null]),
    sites: list(1, 8, record({ at: square, opens: list(0, 12, square) })),
    hits: whole(1, 6),
    reward,
    pegsOff: pegs,
  },
  informant: { aim, civilians: list(2, CIVILIANS.length, one(CIVILIANS)), token, reward, pegsAttack: pegs },
  stalls: { draw: whole(1, 5) },
  collect: { aim, what: one(['weapon', 'armour', 'special', 'goods']), number: whole(1, 12), reward },
  seal: { aim, sites: list(1, 6, record({ at: square, entry: whole(1, 6) })), dice: whole(1, 4), reward, rewardMost: reward },
  bounty: { aim, every: whole(1, 12), reward, most: reward },
  prisoner: { aim, who: one(CIVILIANS), cells: list(2, 12, square), reward },
  charges: {
    aim,
    at: object,
    needed: whole(1, 12),
    more: maybe(whole(0, 12)),
    rounds: whole(1, 9),
    pegs,
    rewardMost: reward,
    rewardTied: reward,
    reward,
  },
  start: {
    figures: list(
      1,
      24,
      record({ who: figure, at: either(['square', { square }], ['entry', { entry: whole(1, 6) }]), crews: maybe(whole(1, 6)) }),
    ),
  },
};
const piece: Check = (at, value, say) => {
  const given = fieldsOf(value);
  if (!given) return say(at, value === undefined ? 'missing' : 'wrong-shape');
  const kind = given.piece;
  if (typeof kind === 'string' && Object.hasOwn(PIECES, kind)) record({ piece: () => {}, ...PIECES[kind as PieceKind] })(at, value, say);
  else say([...at, 'piece'], kind === undefined ? 'missing' : 'unknown-value');
};
const mixed = either(
  ['from', { from: one(['rare-small', 'rare-large']), number: whole(1, 10) }],
  ['token', { token, number: whole(1, 10) }],
);
const FIELDS: { readonly [F in keyof Mission]: Check } = {
  name: either(['mission', { mission: one(MISSIONS) }], ['title', { title: text(60), story: text(1200), author: text(40) }]),
  map: text(9600),
  floors: text(2400),
  fixed: list(0, 60, square),
  beams: list(0, 60, square),
  signs: list(0, 60, square),
  crews: record({ from: whole(1, 6), to: whole(1, 6) }),
  traders: whole(1, 7),
  hostility: whole(0, 28),
  deck: record(each(CARD_TYPES, whole(0, 20))),
  presence: record(each(CATEGORIES, one(['always', 'cards', 'choice', 'never']))),
  crates: record({
    small: record({ small: whole(0, 8) }),
    large: record({ large: whole(0, 4), small: whole(0, 8) }),
    mixed: list(0, 12, mixed),
  }),
  blocks: list(0, BLOCKS.length, one(BLOCKS)),
  pieces: list(1, 16, piece),
};
const MISSION_SHAPE: Check = record(FIELDS);

const mapFlaw = ({ line, at, why, of }: MapFlaw): Flaw => ({ at: [of, line, at], why: `map-${why}`, grave: true });

// ------------------------------------------------------------------ board

const centreOf = ([c, r]: Square): Point => [c * UNIT + UNIT / 2, r * UNIT + UNIT / 2];
const squareOf = (i: number, cols: number): Square => [i % cols, Math.floor(i / cols)];
/** A square as a place of the map's text. */
const onMap = ([c, r]: Square): Path => ['map', 2 * r + 2, 2 * c + 2];
/** Where a base of this size stands just inside an airlock. */
function inside({ plan }: MissionMap, [x1, y1, x2, y2]: Bar, r: number): Point {
  const clamp = (at: number, squares: number) => Math.min(Math.max(at, r), squares * UNIT - r);
  return [clamp((x1 + x2) / 2, plan.cols), clamp((y1 + y2) / 2, plan.rows)];
}
/** Places from which a base touches one of these squares: on the sides that no wall or window closes (CS-GEO-08). */
function beside({ plan }: MissionMap, squares: readonly number[], r: number): readonly Point[] {
  const { cols, v, h } = plan;
  const out: Point[] = [];
  for (const i of squares) {
    const [c, row] = squareOf(i, cols);
    const [left, top] = [c * UNIT, row * UNIT];
    const west = row * (cols + 1) + c;
    for (let along = 0; along <= UNIT; along += UNIT / 4) {
      if (!(v[west]! & STOP)) out.push([left - r, top + along]);
      if (!(v[west + 1]! & STOP)) out.push([left + UNIT + r, top + along]);
      if (!(h[i]! & STOP)) out.push([left + along, top - r]);
      if (!(h[i + cols]! & STOP)) out.push([left + along, top + UNIT + r]);
    }
  }
  return out;
}
/** Steps of a lattice from a place to every other a base can come to, doors open; -1: it cannot. */
type Reach = { readonly steps: (x: number, y: number) => number; readonly size: number };
function reachOf(map: MissionMap, floor: Floor, from: Point, r: number, step: number): Reach {
  const [wide, high] = [(map.plan.cols * UNIT) / step + 1, (map.plan.rows * UNIT) / step + 1];
  const steps = new Int32Array(wide * high).fill(-1);
  const first = (from[1] / step) * wide + from[0] / step;
  const open = [first];
  const passable = (x: number, y: number) => floor.inside(x, y, r) && floor.clear(x, y, x, y, r);
  if (passable(...from)) steps[first] = 0;
  else open.pop();
  for (const i of open) {
    const [x, y] = [(i % wide) * step, Math.floor(i / wide) * step];
    for (const [dx, dy] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const) {
      const j = i + dx / step + (dy / step) * wide;
      if (!floor.inside(x + dx, y + dy, r) || steps[j] !== -1 || !floor.clear(x, y, x + dx, y + dy, r)) continue;
      steps[j] = steps[i]! + 1;
      open.push(j);
    }
  }
  return {
    steps: (x, y) => (x % step === 0 && y % step === 0 && floor.stands(x, y, r) ? (steps[(y / step) * wide + x / step] ?? -1) : -1),
    size: open.length,
  };
}
const SOUGHT: ReadonlySet<string> = new Set(['crate', 'large-crate', 'console', 'stall', 'pylon', 'reactor']);
/** Lattices on which a base of each size comes through every gap it fits, and beside everything it can touch. */
const STEP = { normal: UNIT / 2, massive: UNIT / 4 } as const;
/** Beyond this share the airlocks are unlike in their ways to the crates; so many inches are nothing where ways are short. */
const UNFAIR = 1.25;
const NEARLY = 3;
const LITTLE = 1;
/** Entry Points nearer to each other than this are one; hundredths of an inch. */
const CROWDED = 400;
/** Beyond this part of the floor in passages of one square, a board is a maze. */
const MAZE = 0.3;
const HOSTILE = 20;

/** Squares a side, and corners a way can turn at: twice what the dearest board of the catalogue has. Ours. */
const MOST_SIDE = 28;
const MOST_CORNERS = 280;

/** Crews climb and ride where the mission says so. */
const floorOf = ({ blocks }: Mission, map: MissionMap): Floor =>
  new Floor(withSteps(map, blocks.includes('climbing'), blocks.includes('lifts')));
function boardFlaws(mission: Mission, map: MissionMap): readonly Flaw[] {
  const out: Flaw[] = [];
  const { cols, rows } = map.plan;
  const floor = floorOf(mission, map);
  // What is dear to play is dear to look at too: nothing more is asked of it.
  if (Math.max(cols, rows) > MOST_SIDE) return [{ at: ['map', 1, 1], why: 'board-too-large', grave: true }];
  if (floor.corners().length > MOST_CORNERS) return [{ at: ['map'], why: 'too-intricate', grave: true }];
  const needed = [...'ABCDEF'].slice(0, mission.crews.to > 4 ? 6 : mission.crews.to);
  if (needed.some((name) => !map.airlocks.some((airlock) => airlock.name === name)))
    out.push({ at: ['crews', 'to'], why: 'too-few-airlocks', grave: true });
  for (const [size, grave] of [
    ['normal', true],
    ['massive', false],
  ] as const) {
    const r = RADIUS[size];
    const say = (at: Path, why: FlawKind) => {
      out.push({ at, why: grave ? why : 'narrow-for-massive', grave });
    };
    const doors = map.airlocks.map(({ bar }) => inside(map, bar, r));
    let reach = reachOf(map, floor, doors[0]!, r, STEP[size]);
    // Where the first airlock is the one cut off, the board is what another leads to.
    for (const door of doors.slice(1)) {
      if (reach.steps(...door) >= 0) continue;
      const other = reachOf(map, floor, door, r, STEP[size]);
      if (other.size > reach.size) reach = other;
    }
    for (const door of doors) if (reach.steps(...door) < 0) say(onMap(squareOf(squareAt(map, door), cols)), 'airlock-cut-off');
    // One word a room is enough.
    const told = new Set<number>();
    if (grave)
      for (const [i, bits] of map.plan.sq.entries()) {
        if (bits & (STOP | SPOT) || told.has(map.rooms[i]!) || reach.steps(...centreOf(squareOf(i, cols))) >= 0) continue;
        told.add(map.rooms[i]!);
        say(onMap(squareOf(i, cols)), 'floor-cut-off');
      }
    if (grave) for (const [n, [x, y]] of map.entries.entries()) if (reach.steps(x, y) < 0) say(['map', 'entry', n + 1], 'entry-cut-off');
    for (const { kind, squares } of map.pieces)
      if (SOUGHT.has(kind) && nearest(map, reach, squares, r) === Number.POSITIVE_INFINITY)
        say(onMap(squareOf(squares[0]!, cols)), 'object-out-of-reach');
  }
  out.push(...unused(mission, map));
  if (!out.some(({ grave }) => grave)) {
    if (!map.pieces.some(({ kind }) => kind === 'crate' || kind === 'large-crate'))
      out.push({ at: ['map'], why: livesOnCrates(mission) ? 'nothing-to-win' : 'no-crates', grave: false });
    out.push(...unlike(mission, map, floor));
    out.push(...withoutStairs(map));
    out.push(...lockedAway(mission, map, floor));
    out.push(...lockedIn(mission, map));
    out.push(...crowded(map), ...unfairStart(mission, map, floor));
    if (narrowPart(map) > MAZE) out.push({ at: ['map'], why: 'maze', grave: false });
  }
  // A table adds some for each crew beyond the second. CS-MCR-16, -18
  if (mission.hostility + PEGS_A_CREW * Math.max(0, mission.crews.to - 2) > HOSTILE)
    out.push({ at: ['hostility'], why: 'hostile-start', grave: false });
  out.push(...wordsMissing(mission), ...rewardsUnusual(mission));
  return out;
}
/** Is its primary objective what lies in crates? Without any all crews come home with nothing, and chance decides. */
const livesOnCrates = ({ pieces }: Mission): boolean =>
  pieces.some((p) => 'aim' in p && p.aim === 'primary' && (p.piece === 'loot' || p.piece === 'collect'));
const squareAt = ({ plan }: MissionMap, [x, y]: Point): number => {
  const last = (at: number, squares: number) => Math.min(Math.floor(at / UNIT), squares - 1);
  return last(y, plan.rows) * plan.cols + last(x, plan.cols);
};
/** Steps to the nearest place from which these squares are touched. */
function nearest(map: MissionMap, reach: Reach, squares: readonly number[], r: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of beside(map, squares, r)) {
    const steps = reach.steps(x, y);
    if (steps >= 0) least = Math.min(least, steps);
  }
  return least;
}
/** What lies how far from an airlock, in inches, doors open: about what a Trader walks. */
export type Distances = {
  readonly airlock: string;
  /** To the crates, on the mean, to the nearest and to the nearest large one; where there are none: 0. */
  readonly crates: number;
  readonly nearest: number;
  readonly large: number;
  /** To what the primary objective is about, on the mean, and to the nearest Entry Point. */
  readonly aim: number;
  readonly entry: number;
};
/** Those that crews of this mission choose from. */
const airlocksOf = ({ crews }: Mission, map: MissionMap): MissionMap['airlocks'] => map.airlocks.slice(0, crews.to > 4 ? 6 : 4);
/** From the airlocks that crews of this mission choose from. */
export function distancesOf(mission: Mission, map: MissionMap, floor = floorOf(mission, map)): readonly Distances[] {
  const r = RADIUS.normal;
  const those = (kind: string) => map.pieces.filter((p) => p.kind === kind).map(({ squares }) => squares);
  const [small, large] = [those('crate'), those('large-crate')];
  const primary = mission.pieces.find((p) => 'aim' in p && p.aim === 'primary');
  const aims = aimsOf(primary, map);
  const inches = (steps: readonly number[]) =>
    steps.length === 0 ? 0 : Math.round((10 * steps.reduce((sum, n) => sum + n, 0) * STEP.normal) / UNIT / steps.length) / 10;
  return airlocksOf(mission, map).map(({ name, bar }) => {
    const reach = reachOf(map, floor, inside(map, bar, r), r, STEP.normal);
    const to = (things: readonly (readonly number[])[]) =>
      things.map((squares) => nearest(map, reach, squares, r)).filter((steps) => steps < Number.POSITIVE_INFINITY);
    const near = to([...small, ...large]);
    const closest = (steps: readonly number[]) => inches(steps.length > 0 ? [Math.min(...steps)] : []);
    const entries = map.entries.map(([x, y]) => reach.steps(x, y)).filter((steps) => steps >= 0);
    return {
      airlock: name,
      crates: inches(near),
      nearest: closest(near),
      large: closest(to(large)),
      aim: inches(to(aims)),
      entry: closest(entries),
    };
  });
}
/** Squares of each thing that a piece is about; crates, where it is about nothing else. */
export function aimsOf(piece: MissionPiece | undefined, map: MissionMap): readonly (readonly number[])[] {
  const { cols } = map.plan;
  const at = ([c, r]: Square): readonly number[] => [r * cols + c];
  const things = (kind: string): readonly (readonly number[])[] =>
    kind === 'wall-console'
      ? map.wallConsoles.map((bar) => at(consoleSquare(map, bar)))
      : map.pieces.filter((p) => p.kind === kind).map(({ squares }) => squares);
  switch (piece?.piece) {
    case 'take':
    case 'charges':
      return things(piece.at);
    case 'hidden':
      return things(piece.crates);
    case 'check':
    case 'seal':
      return piece.sites.map((site) => at(site.at));
    case 'prisoner':
      return piece.cells.map(at);
    case 'informant':
      return map.civilians.map((i) => [i]);
    default:
      return [...things('crate'), ...things('large-crate')];
  }
}
export type Distance = Exclude<keyof Distances, 'airlock'>;
/** So many inches are nothing. */
const SLACK: Readonly<Record<Distance, number>> = { crates: 0, aim: 0, nearest: NEARLY, large: LITTLE, entry: NEARLY };
/** Is it so far from this airlock, beside the one it is nearest to, that a warning is due? */
export const isFar = (all: readonly Distances[], row: Distances, key: Distance): boolean =>
  row[key] > UNFAIR * Math.min(...all.map((other) => other[key])) + SLACK[key];
/**
 * CS-MCR-08, -10: what is sought, the nearest crate, the nearest large one and the nearest Entry Point are about as far from each of the
 * airlocks. A large crate is most of what a crew brings home: where one airlock had one at 6.5" and another at 11.5", whoever docked at the
 * first won five times as often.
 */
function unlike(mission: Mission, map: MissionMap, floor: Floor): readonly Flaw[] {
  const all = distancesOf(mission, map, floor);
  const apart = (key: Distance): boolean => all.some((row) => isFar(all, row, key));
  const out: Flaw[] = [];
  if (apart('crates') || apart('aim') || apart('nearest') || apart('large'))
    out.push({ at: ['map'], why: 'unfair-airlocks', grave: false });
  if (apart('entry')) out.push({ at: ['map'], why: 'uneven-entries', grave: false });
  return out;
}
/** CS-MCR-10: Entry Points so near each other that they are as good as one. */
const crowded = ({ entries }: MissionMap): readonly Flaw[] =>
  entries.flatMap(([x, y], i): readonly Flaw[] =>
    entries.slice(0, i).some(([ox, oy]) => (x - ox) ** 2 + (y - oy) ** 2 < CROWDED ** 2)
      ? [{ at: ['map', 'entry', i + 1], why: 'crowded-entries', grave: false }]
      : [],
  );
/** Hostiles open no locked door: Entry Points from which they come to no airlock, and airlocks where none ever comes. */
function lockedIn(mission: Mission, map: MissionMap): readonly Flaw[] {
  const { cols } = map.plan;
  const parts = Array.from({ length: 1 + Math.max(...map.rooms) }, (_, i) => i);
  const root = (i: number): number => (parts[i] === i ? i : root(parts[i]!));
  for (const bar of [...map.doors.flatMap((door) => (door.locked ? [] : [door.bar])), ...map.entrances]) {
    const [here, there] = sidesOf(map, bar);
    parts[root(there)] = root(here);
  }
  const part = (at: Point): number => root(map.rooms[squareAt(map, at)]!);
  const entries = map.entries.map(part);
  const doors = airlocksOf(mission, map).map(({ bar }) => inside(map, bar, RADIUS.normal));
  return [
    ...entries.flatMap((one, i): readonly Flaw[] =>
      doors.some((door) => part(door) === one) ? [] : [{ at: ['map', 'entry', i + 1], why: 'entry-locked-in', grave: false }],
    ),
    ...doors.flatMap((door): readonly Flaw[] =>
      entries.includes(part(door)) ? [] : [{ at: onMap(squareOf(squareAt(map, door), cols)), why: 'airlock-untroubled', grave: false }],
    ),
  ];
}
/** Who is there from the beginning and no Civilian: each kind about as far from every airlock. A hundred games tell it where it is not. */
function unfairStart(mission: Mission, map: MissionMap, floor: Floor): readonly Flaw[] {
  const r = RADIUS.normal;
  const i = mission.pieces.findIndex((p) => p.piece === 'start');
  const piece = mission.pieces[i];
  if (piece?.piece !== 'start') return [];
  const reaches = airlocksOf(mission, map).map(({ bar }) => reachOf(map, floor, inside(map, bar, r), r, STEP.normal));
  const kinds = [...new Set(piece.figures.map(({ who }) => who))].filter((who) => !isNpc(who) || NPC[who].category !== 'civilians');
  const uneven = kinds.some((who) => {
    const places = piece.figures.flatMap(({ who: other, at }): readonly Point[] =>
      other !== who ? [] : 'square' in at ? [centreOf(at.square)] : [map.entries[at.entry - 1]!],
    );
    const far = reaches.map(({ steps }) => Math.min(...places.map(([x, y]) => steps(x, y)).filter((n) => n >= 0)));
    const inches = (n: number): number => (n * STEP.normal) / UNIT;
    return inches(Math.max(...far)) > UNFAIR * inches(Math.min(...far)) + NEARLY;
  });
  return uneven ? [{ at: ['pieces', i], why: 'unfair-start', grave: false }] : [];
}
/** CS-MCR-09: how much of the floor lies between two walls one square apart. */
export function narrowPart({ plan: { cols, sq, v, h } }: MissionMap): number {
  let [narrow, all] = [0, 0];
  for (const [i, bits] of sq.entries()) {
    if (bits & (STOP | SPOT)) continue;
    all++;
    const west = i + Math.floor(i / cols);
    if (v[west]! & v[west + 1]! & STOP || h[i]! & h[i + cols]! & STOP) narrow++;
  }
  return all === 0 ? 0 : narrow / all;
}
/** CS-MCR-01: a mission somebody drew has a name and a story. */
const wordsMissing = ({ name }: Mission): readonly Flaw[] =>
  'title' in name
    ? (['title', 'story'] as const).flatMap((key): readonly Flaw[] =>
        visible(name[key]) === '' ? [{ at: ['name', key], why: 'no-words', grave: false }] : [],
      )
    : [];
/** CS-MCR-02: what a primary objective brings, and a secondary one. */
const REWARDS = { primary: [6, 10], secondary: [1, 5] } as const;
const rewardsUnusual = ({ pieces }: Mission): readonly Flaw[] =>
  pieces.flatMap((piece, i): readonly Flaw[] => {
    const given = 'aim' in piece && piece.aim !== null ? rewardOf(piece) : undefined;
    if (!given) return [];
    const [least, most] = REWARDS[(piece as { readonly aim: 'primary' | 'secondary' }).aim];
    const [field, worth] = given;
    return worth < least || worth > most ? [{ at: ['pieces', i, field], why: 'reward-unusual', grave: false }] : [];
  });
/** Which field says it, and how much a crew has of it; a token to be sold says so itself. */
function rewardOf(piece: MissionPiece): readonly [field: string, worth: number] | undefined {
  if (piece.piece === 'bounty') return ['most', piece.most];
  return 'reward' in piece ? ['reward', piece.reward] : undefined;
}
/** Ladders, steps and lifts that nobody uses, because the mission is played without the rule for them. CS-ADV-01 */
function unused({ blocks }: Mission, { climbs, lifts }: MissionMap): readonly Flaw[] {
  const climbed = climbs.some(({ kind }) => kind !== 'stairs') && !blocks.includes('climbing');
  const ridden = lifts.length > 0 && !blocks.includes('lifts');
  return [
    ...(climbed ? [{ at: ['blocks'], why: 'climb-unused', grave: false } as const] : []),
    ...(ridden ? [{ at: ['blocks'], why: 'lift-unused', grave: false } as const] : []),
  ];
}
/** Floors to which nobody walks: hostiles neither climb nor ride. */
function withoutStairs(map: MissionMap): readonly Flaw[] {
  const { cols, sq } = map.plan;
  if (map.floors.every((at) => at === map.floors[0])) return [];
  const r = RADIUS.normal;
  const floor = new Floor(map.plan);
  const reaches = map.entries.map((from) => reachOf(map, floor, from, r, STEP.normal));
  const told = new Set<number>();
  return [...sq.entries()].flatMap(([i, bits]): Flaw[] => {
    const where = squareOf(i, cols);
    if (bits & (STOP | SPOT) || told.has(map.floors[i]!) || map.lifts.some(({ squares }) => squares.includes(i))) return [];
    if (reaches.some((reach) => reach.steps(...centreOf(where)) >= 0)) return [];
    told.add(map.floors[i]!);
    return [{ at: onMap(where), why: 'without-stairs', grave: false }];
  });
}
/** Crates and consoles behind locked doors that no check of the mission opens. */
function lockedAway(mission: Mission, map: MissionMap, floor: Floor): readonly Flaw[] {
  const shut = map.doors.filter(({ locked }) => locked).map(({ bar }) => bar);
  if (shut.length === 0) return [];
  const { cols } = map.plan;
  const opened = new Set(
    mission.pieces.flatMap((p) => (p.piece === 'check' ? p.sites.flatMap(({ opens }) => opens.map((s) => roomOf(map, s))) : [])),
  );
  const [ax, ay] = inside(map, map.airlocks[0]!.bar, RADIUS.normal);
  return map.pieces.flatMap(({ kind, squares }): Flaw[] => {
    const where = squareOf(squares[0]!, cols);
    if (!SOUGHT.has(kind) || opened.has(roomOf(map, where))) return [];
    const places = beside(map, squares, RADIUS.normal).filter(([x, y]) => floor.stands(x, y, RADIUS.normal));
    const open = places.length > 0 && floor.field(RADIUS.normal, shut).draw(places, [], [ax, ay]) < FAR;
    return open ? [] : [{ at: onMap(where), why: 'locked-away', grave: false }];
  });
}

// ------------------------------------------------------------------ pieces

const onBoard = ({ plan }: MissionMap, [c, r]: Square): boolean => c < plan.cols && r < plan.rows;
const roomOf = (map: MissionMap, [c, r]: Square): number => map.rooms[r * map.plan.cols + c]!;
/** The square before a wall console, by the side of the board it hangs on (CS-GEO-55). */
export function consoleSquare({ plan }: MissionMap, [x, y]: Bar): Square {
  return [Math.min(x / UNIT, plan.cols - 1), Math.min(y / UNIT, plan.rows - 1)];
}
const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
/** Rooms that a locked door leads into. */
export function lockedRooms(map: MissionMap): ReadonlySet<number> {
  const rooms = new Set<number>();
  for (const { bar, locked } of map.doors) if (locked) for (const room of sidesOf(map, bar)) rooms.add(room);
  return rooms;
}
/** The rooms on both sides of what stands on edges. */
function sidesOf(map: MissionMap, [x1, y1, x2]: Bar): readonly [number, number] {
  const [c, r] = [x1 / UNIT, y1 / UNIT];
  return [roomOf(map, [c, r]), roomOf(map, x1 === x2 ? [c - 1, r] : [c, r - 1])];
}
/** Pieces of which a mission has one at the most. */
const ONCE: readonly PieceKind[] = ['loot', 'informant', 'stalls', 'seal', 'bounty', 'prisoner', 'charges', 'start'];

function pieceFlaws(mission: Mission, map: MissionMap): readonly Flaw[] {
  const out: Flaw[] = [];
  const grave: Say = (at, why) => {
    out.push({ at, why, grave: true });
  };
  const primaries = mission.pieces.filter((p) => 'aim' in p && p.aim === 'primary');
  if (primaries.length !== 1) grave(['pieces'], primaries.length === 0 ? 'no-primary' : 'two-primaries');
  if (mission.crews.to < mission.crews.from) grave(['crews', 'to'], 'out-of-range');
  const seen = new Set<PieceKind>();
  const used = new Set<TokenKind>();
  for (const [i, p] of mission.pieces.entries()) {
    if (seen.has(p.piece) && ONCE.includes(p.piece)) grave(['pieces', i], 'piece-twice');
    seen.add(p.piece);
    if ('token' in p) {
      if (used.has(p.token)) grave(['pieces', i, 'token'], 'token-twice');
      used.add(p.token);
      if (tokenOf(p.token).size !== 'small') grave(['pieces', i, 'token'], 'token-not-small');
      if (tokenOf(p.token).pool !== 'base') grave(['pieces', i, 'token'], 'token-not-there');
    }
    (FITS[p.piece] as Fit<PieceKind>)(p, { mission, map, say: (at, why) => grave(['pieces', i, ...at], why) });
  }
  for (const [field, posts] of [
    ['beams', mission.beams],
    ['signs', mission.signs],
  ] as const)
    posts.forEach((at, i) => {
      if (!onBoard(map, at)) grave([field, i], 'out-of-range');
    });
  mission.fixed.forEach((at, i) => {
    if (!map.pieces.some(({ squares }) => squares.some((square) => same(squareOf(square, map.plan.cols), at))))
      grave(['fixed', i], 'no-such-object');
  });
  deckFlaws(mission, grave);
  crateFlaws(mission, map, used, grave);
  return out;
}
type Around = { readonly mission: Mission; readonly map: MissionMap; readonly say: Say };
type Fit<K extends PieceKind> = (piece: PieceOf<K>, around: Around) => void;
const objects = (map: MissionMap, kind: string): number =>
  kind === 'wall-console' ? map.wallConsoles.length : map.pieces.filter((p) => p.kind === kind).length;
function twice(places: readonly Square[], at: (i: number) => Path, say: Say): void {
  places.forEach((place, i) => {
    if (places.findIndex((other) => same(other, place)) < i) say(at(i), 'place-twice');
  });
}
/** Whether a piece fits the board and the rest of the mission. */
const FITS: { readonly [K in PieceKind]: Fit<K> } = {
  loot: () => {},
  take: ({ at }, { map, say }) => {
    if (objects(map, at) === 0) say(['at'], 'no-such-object');
  },
  hidden: ({ crates }, { map, say }) => {
    if (objects(map, crates) === 0) say(['crates'], 'no-such-object');
  },
  check: ({ sites }, { map, say }) => {
    const consoles = [
      ...map.pieces.filter(({ kind }) => kind === 'console').flatMap(({ squares }) => squares.map((i) => squareOf(i, map.plan.cols))),
      ...map.wallConsoles.map((bar) => consoleSquare(map, bar)),
    ];
    const locked = lockedRooms(map);
    twice(
      sites.map(({ at }) => at),
      (i) => ['sites', i, 'at'],
      say,
    );
    for (const [i, { at, opens }] of sites.entries()) {
      if (!consoles.some((place) => same(place, at))) say(['sites', i, 'at'], 'not-a-console');
      for (const [j, cell] of opens.entries())
        if (!onBoard(map, cell) || !locked.has(roomOf(map, cell))) say(['sites', i, 'opens', j], 'no-locked-door');
    }
  },
  informant: ({ civilians }, { mission, map, say }) => {
    if (new Set(civilians).size < civilians.length) say(['civilians'], 'place-twice');
    if (map.civilians.length < civilians.length) say(['civilians'], 'too-few-squares');
    if (mission.presence.civilians !== 'always') say(['civilians'], 'not-present');
  },
  stalls: (_, { map, say }) => {
    if (objects(map, 'stall') === 0) say([], 'no-such-object');
  },
  collect: () => {},
  seal: ({ sites }, { map, say }) => {
    const walls = map.wallConsoles.map((bar) => consoleSquare(map, bar));
    twice(
      sites.map(({ at }) => at),
      (i) => ['sites', i, 'at'],
      say,
    );
    for (const [i, { at }] of sites.entries()) if (!walls.some((place) => same(place, at))) say(['sites', i, 'at'], 'not-a-console');
    if (new Set(sites.map(({ entry }) => entry)).size !== 6) say(['sites'], 'entries-left');
  },
  bounty: () => {},
  prisoner: ({ who, cells }, { mission, map, say }) => {
    const locked = lockedRooms(map);
    const rooms = cells.map((cell) => (onBoard(map, cell) ? roomOf(map, cell) : -1));
    for (const [i, room] of rooms.entries()) {
      if (!locked.has(room)) say(['cells', i], 'no-locked-door');
      else if (rooms.indexOf(room) < i) say(['cells', i], 'place-twice');
    }
    if (mission.pieces.some((p) => p.piece === 'informant' && p.civilians.includes(who))) say(['who'], 'place-twice');
  },
  charges: ({ at, needed, more = 0 }, { mission, map, say }) => {
    const places = objects(map, at);
    if (places < needed) say(['needed'], 'no-such-object');
    // Of several crews each has a place on each object; the fewest have least room (CS-NST-13).
    const fewest = Math.max(2, mission.crews.from);
    const tight = more > 0 && mission.crews.to > 1 && places * fewest < needed + more * fewest;
    if (places < more || tight) say(['more'], 'no-such-object');
  },
  start: ({ figures }, { mission, map, say }) => {
    const floor = new Floor(map.plan);
    const taken: Square[] = [];
    const left = new Map<NpcId | PurgeKind, number>();
    for (const [i, { who, at }] of figures.entries()) {
      const npc = isNpc(who) ? NPC[who] : undefined;
      const supply = left.get(who) ?? (npc ?? PURGE[who as PurgeKind]).supply;
      left.set(who, supply - 1);
      if (supply === 0) say(['figures', i, 'who'], 'supply');
      if (npc && mission.presence[npc.category] === 'never') say(['figures', i, 'who'], 'not-present');
      if (!('square' in at)) continue;
      if (taken.some((place) => same(place, at.square))) say(['figures', i, 'at'], 'place-twice');
      taken.push(at.square);
      if (!onBoard(map, at.square) || !floor.stands(...centreOf(at.square), RADIUS.normal)) say(['figures', i, 'at'], 'no-room-to-stand');
    }
  },
};
const isNpc = (who: NpcId | PurgeKind): who is NpcId => Object.hasOwn(NPC, who);

function deckFlaws({ deck, presence }: Mission, say: Say): void {
  for (const type of CARD_TYPES)
    if (deck[type] > CARDS.filter((card) => card.type === type).length) say(['deck', type], 'more-cards-than-there-are');
  if (deck.environment + deck.purge === 0) say(['deck'], 'empty-deck');
  for (const category of ['civilians', 'corps', 'gangers'] as const)
    if (deck[category] > 0 && presence[category] === 'never') say(['deck', category], 'not-present');
}
/** CS-SET-04, CS-SET-05: are there tokens enough for the crates, and do those that must be among them fit? */
function crateFlaws({ crates }: Mission, map: MissionMap, used: ReadonlySet<TokenKind>, say: Say): void {
  const stock = (store: string): number =>
    TOKENS.reduce((sum, { kind, pool, count }) => sum + (pool === 'base' && storeOf(kind) === store && !used.has(kind) ? count : 0), 0);
  const [small, large] = [objects(map, 'crate'), objects(map, 'large-crate')];
  const room = { small: small * crates.small.small + large * crates.large.small, large: large * crates.large.large };
  const surely = { small: 0, large: 0 };
  crates.mixed.forEach((given, i) => {
    const at = ['crates', 'mixed', i];
    if ('from' in given) {
      surely[given.from === 'rare-small' ? 'small' : 'large'] += given.number;
      if (given.number > stock(given.from)) say(at, 'more-tokens-than-there-are');
    } else {
      const { size, count, pool } = tokenOf(given.token);
      surely[size === 'small' ? 'small' : 'large'] += given.number;
      if (pool !== 'base' || size === 'extra-large' || used.has(given.token)) say([...at, 'token'], 'token-not-there');
      else if (given.number > count) say([...at, 'number'], 'more-tokens-than-there-are');
    }
  });
  if (surely.small > room.small || surely.large > room.large) say(['crates', 'mixed'], 'too-many');
  if (room.small - surely.small > stock('bag')) say(['crates', 'small'], 'more-tokens-than-there-are');
  if (room.large - surely.large > stock('large')) say(['crates', 'large'], 'more-tokens-than-there-are');
}
