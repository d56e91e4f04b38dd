/**
 * What holds of a ship by its parts and the marks on them: which sides match, what is joined and linked, what sticks out, what is
 * against the rules, into which pieces it falls. From public data alone, for rules, bots and page.
 */
import {
  COVERS,
  type Connector,
  type Conversion,
  NOWHERE,
  type Plan,
  POINTS,
  planOf,
  REAR,
  RIGHT,
  SIDES,
  type Side,
  type Skill,
  SMOOTH,
  type SquareId,
  TILES,
  type Tile,
  type TileId,
  type TileType,
  UNIVERSAL,
} from '../content/index.ts';
import {
  type Edge,
  EMPTY,
  edge,
  type Laid,
  type Load,
  lay,
  type Mark,
  opposite,
  type Rot,
  rotOf,
  type Ship,
  tileOf,
  turned,
} from '../state.ts';

// ------------------------------------------------------------------ parts

/** What a part does, whatever it was printed as, and how it is turned. */
export type Device = { readonly tile: Tile; readonly rot: Rot };
/** GT-RULING-83: the types a conversion token stands for. Their connectors are never looked at: those of the part stay. */
const CONVERTED: Readonly<Record<Conversion, Tile>> = {
  cannon: { key: 'token', type: 'cannon', power: 1, sides: [0, 0, 0, 0], source: 'rulebook' },
  engine: { key: 'token', type: 'engine', power: 1, sides: [0, 0, 0, 0], source: 'rulebook' },
  cabin: { key: 'token', type: 'cabin', sides: [0, 0, 0, 0], source: 'rulebook' },
  cargo: { key: 'token', type: 'cargo', capacity: 2, red: false, armour: [], sides: [0, 0, 0, 0], source: 'rulebook' },
};
const has = ({ marks }: Ship, kind: 'four-way' | 'exempt', square: SquareId): boolean =>
  marks.some((mark) => mark.kind === kind && mark.square === square);
export const isPart = (ship: Ship, square: SquareId): boolean => square >= 0 && ship.squares[square] !== EMPTY;
/** The squares that hold a part. */
export const parts = ({ squares }: Ship): SquareId[] => squares.flatMap((laid, square) => (laid === EMPTY ? [] : [square as SquareId]));

/** What the part on this square does; undefined: there is none. */
export function deviceAt(ship: Ship, square: SquareId): Device | undefined {
  const laid = square < 0 ? EMPTY : ship.squares[square]!;
  if (laid === EMPTY) return undefined;
  for (const mark of ship.marks)
    if (mark.kind === 'converted' && mark.square === square) return { tile: CONVERTED[mark.to], rot: mark.rot };
  return { tile: TILES[tileOf(laid)]!, rot: rotOf(laid) };
}
export const typeAt = (ship: Ship, square: SquareId): TileType | undefined => deviceAt(ship, square)?.tile.type;
/** The squares with a part of this type. */
export const partsOf = (ship: Ship, type: TileType): SquareId[] => parts(ship).filter((square) => typeAt(ship, square) === type);
/** Where the part points: barrel, nozzle or nozzles. */
export const pointing = ({ tile, rot }: Device): Side[] => POINTS[tile.type].map((side) => turned(side, rot));
/** GT-BASE-HIT-11: the sides of the ship a shield covers. */
export const covered = ({ rot }: Device): Side[] => COVERS.map((side) => turned(side, rot));
/** Starting cabin or not: where crew lives. */
export const isCabin = (type: TileType | undefined): boolean => type === 'cabin' || type === 'starting-cabin';

const printed = (laid: Laid, side: Side): Connector => TILES[laid >> 2]!.sides[(side - laid) & 3]!;
/** GT-BASE-CONN-01: what this side of the part on this square shows. No part: smooth. */
export function connector(ship: Ship, square: SquareId, side: Side): Connector {
  const laid = square < 0 ? EMPTY : ship.squares[square]!;
  if (laid === EMPTY) return SMOOTH;
  if (ship.marks.length === 0) return printed(laid, side);
  if (ship.marks.some((mark) => mark.kind === 'armour' && mark.edge === edge(square, side))) return SMOOTH;
  return has(ship, 'four-way', square) ? UNIVERSAL : printed(laid, side);
}
/** GT-PLATE-01: this side of the part is indestructible. Conversion and four-way connector end the printed armour (GT-RULING-82, GT-SKILL-PLUMBER-03). */
export function armoured(ship: Ship, square: SquareId, side: Side): boolean {
  const laid = square < 0 ? EMPTY : ship.squares[square]!;
  if (laid === EMPTY) return false;
  if (ship.marks.some((mark) => mark.kind === 'armour' && mark.edge === edge(square, side))) return true;
  const tile = TILES[tileOf(laid)]!;
  const plates = tile.type === 'cargo' || tile.type === 'shield' ? tile.armour : [];
  if (!plates.some((plate) => turned(plate, rotOf(laid)) === side)) return false;
  return !ship.marks.some((mark) => (mark.kind === 'converted' || mark.kind === 'four-way') && mark.square === square);
}
/** What lies in the part on this square. */
export const loadAt = ({ loads }: Ship, square: SquareId): Load | undefined => loads.find((load) => load.square === square);

// ------------------------------------------------------------------ joins and links

/** GT-BASE-CONN-02. */
export const match = (a: Connector, b: Connector): boolean =>
  a !== SMOOTH && b !== SMOOTH && (a === b || a === UNIVERSAL || b === UNIVERSAL);
/** One name for a joint, seen from either side: the edge whose side is right or rear. */
export function jointAt(plan: Plan, square: SquareId, side: Side): Edge {
  return side === RIGHT || side === REAR ? edge(square, side) : edge(plan.near[square]![side]!, opposite(side));
}
const marked = (ship: Ship, kind: 'pipe' | 'universal' | 'sabotage', plan: Plan, square: SquareId, side: Side): boolean => {
  if (ship.marks.length === 0) return false;
  const joint = jointAt(plan, square, side);
  return ship.marks.some((mark) => mark.kind === kind && mark.joint === joint);
};
/** GT-BASE-CONN-06: the part on this square is joined to its neighbour on that side; a pipe or a Welder's token joins as well. */
export function joined(ship: Ship, square: SquareId, side: Side): boolean {
  const plan = planOf(ship.plan);
  const next = plan.near[square]![side]!;
  if (!isPart(ship, square) || !isPart(ship, next)) return false;
  const mine = connector(ship, square, side);
  const theirs = connector(ship, next, opposite(side));
  if (match(mine, theirs)) return true;
  if (mine === SMOOTH || theirs === SMOOTH) return mine === theirs && marked(ship, 'pipe', plan, square, side);
  return marked(ship, 'universal', plan, square, side);
}
/** The squares this part is joined to. */
export function joins(ship: Ship, square: SquareId): SquareId[] {
  const near = planOf(ship.plan).near[square]!;
  return SIDES.filter((side) => joined(ship, square, side)).map((side) => near[side]!);
}
/** By square: all that is linked to it (GT-ROUT-03), itself left out. A list for every square of the plan. */
export type Links = readonly (readonly SquareId[])[];
export function linksOf(ship: Ship): Links {
  const wired = ship.squares.map((laid, square) => (laid === EMPTY ? [] : joins(ship, square as SquareId)));
  const [a, b] = ship.marks.flatMap((mark) => (mark.kind === 'wireless' ? [mark.square] : []));
  if (a !== undefined && b !== undefined && !wired[a]!.includes(b)) {
    wired[a]!.push(b);
    wired[b]!.push(a);
  }
  const routers = partsOf(ship, 'router');
  if (routers.length === 0) return wired;
  const all = wired.map((list) => new Set(list));
  // GT-ROUT-02: each cluster makes what hangs on it one company.
  for (const cluster of regions(routers, (router) => wired[router]!)) {
    const company = new Set(cluster.flatMap((router) => [router, ...wired[router]!]));
    for (const one of company) for (const other of company) if (one !== other) all[one]!.add(other);
  }
  return all.map((set) => [...set]);
}
/** What hangs together, of these squares alone. */
export function regions(squares: readonly SquareId[], near: (square: SquareId) => readonly SquareId[]): SquareId[][] {
  const left = new Set(squares);
  const out: SquareId[][] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const region = [first];
    for (const square of region) for (const next of near(square)) if (left.delete(next)) region.push(next);
    out.push(region.sort((x, y) => x - y));
  }
  return out;
}
/** GT-BASE-CONN-06, GT-ROUT-06: the pieces the ship consists of; only joins hold it together. */
export const pieces = (ship: Ship): SquareId[][] => regions(parts(ship), (square) => joins(ship, square));
/** The piece that is proposed to stay: most humans, then most parts. GT-RULING-25 */
export function proposedPiece(ship: Ship, all: readonly (readonly SquareId[])[]): readonly SquareId[] {
  const people = (piece: readonly SquareId[]): number => piece.reduce((sum, square) => sum + (loadAt(ship, square)?.humans ?? 0), 0);
  return all.toSorted((a, b) => people(b) - people(a) || b.length - a.length)[0]!;
}
/** GT-BASE-BUILD-22: while building pieces are counted by contact: connectors that face each other, matching or not, or a pipe. */
export const contactPieces = (ship: Ship): SquareId[][] =>
  regions(parts(ship), (square) => {
    const near = planOf(ship.plan).near[square]!;
    return SIDES.filter((side) => inContact(ship, square, side)).map((side) => near[side]!);
  });
function inContact(ship: Ship, square: SquareId, side: Side): boolean {
  const plan = planOf(ship.plan);
  const next = plan.near[square]![side]!;
  if (!isPart(ship, next)) return false;
  return (
    (connector(ship, square, side) !== SMOOTH && connector(ship, next, opposite(side)) !== SMOOTH) ||
    marked(ship, 'pipe', plan, square, side)
  );
}
/** GT-BASE-CONN-07, -08, GT-RULING-43, -93: connectors beside which there is no part, but for those the Welder closed. */
export function exposed(ship: Ship): Edge[] {
  const { near } = planOf(ship.plan);
  const welded = new Set(ship.marks.flatMap((mark) => (mark.kind === 'welded' ? [mark.edge] : [])));
  return parts(ship).flatMap((square) =>
    SIDES.filter((side) => !isPart(ship, near[square]![side]!) && connector(ship, square, side) !== SMOOTH)
      .map((side) => edge(square, side))
      .filter((e) => !welded.has(e)),
  );
}
/** GT-BASE-HIT-04: this side shows an exposed connector. */
export const isExposed = (ship: Ship, square: SquareId, side: Side): boolean =>
  connector(ship, square, side) !== SMOOTH &&
  !isPart(ship, planOf(ship.plan).near[square]![side]!) &&
  !ship.marks.some((mark) => mark.kind === 'welded' && mark.edge === edge(square, side));

// ------------------------------------------------------------------ faults

/**
 * `smooth`: a connector against a smooth side; `single-double`; `blocked`: a part where a barrel or nozzle points; `turned`: an engine
 * that does not point to the rear; `hole` and `outside`: a square where no part may stay.
 */
export const FAULTS = ['smooth', 'single-double', 'blocked', 'turned', 'hole', 'outside'] as const;
export type FaultKind = (typeof FAULTS)[number];
/** `squares`: the parts that take part in it; each may be removed to mend it, a turned engine or a part out of place only itself. */
export type Fault = { readonly kind: FaultKind; readonly squares: readonly SquareId[] };

function clash(mine: Connector, theirs: Connector): 'smooth' | 'single-double' | undefined {
  if (mine === SMOOTH || theirs === SMOOTH) return mine === theirs ? undefined : 'smooth';
  return match(mine, theirs) ? undefined : 'single-double';
}
/** GT-BASE-ERR-01 without the pieces: all that is against the rules on this ship. `skills`: of its owner. */
export function faults(ship: Ship, skills: readonly Skill[] = []): Fault[] {
  const plan = planOf(ship.plan);
  const found: Fault[] = [];
  const astray: Fault[] = [];
  for (const square of parts(ship)) {
    for (const side of [RIGHT, REAR]) {
      const next = plan.near[square]![side]!;
      if (!isPart(ship, next)) continue;
      const kind = clash(connector(ship, square, side), connector(ship, next, opposite(side)));
      if (kind && !(kind === 'single-double' && marked(ship, 'universal', plan, square, side)))
        found.push({ kind, squares: [square, next] });
    }
    const device = deviceAt(ship, square)!;
    const exempt = device.tile.type !== 'thrusters' && has(ship, 'exempt', square);
    for (const side of pointing(device)) {
      const next = plan.near[square]![side]!;
      if (!exempt && isPart(ship, next)) found.push({ kind: 'blocked', squares: [square, next] });
    }
    if (device.tile.type === 'engine' && device.rot !== 0) found.push({ kind: 'turned', squares: [square] });
    if (!plan.outline[square]) astray.push({ kind: 'outside', squares: [square] });
    else if (plan.hole[square]) astray.push({ kind: 'hole', squares: [square] });
  }
  // GT-SKILL-ARCHITECT-01, -02: one part may be where none may.
  return astray.length === 1 && skills.includes('architect-a') ? found : [...found, ...astray];
}
/** GT-BASE-ERR-01: no fault, and one piece. */
export const isLegal = (ship: Ship, skills: readonly Skill[] = []): boolean =>
  faults(ship, skills).length === 0 && pieces(ship).length <= 1;

/** The sides a part of this type bars, so turned: a bit each. */
function barring(type: TileType, rot: Rot): number {
  const printed = BARS[type];
  return ((printed << rot) | (printed >> (4 - rot))) & 15;
}
function barringAt(ship: Ship, square: SquareId): number {
  const laid = ship.squares[square]!;
  if (ship.marks.length === 0) return barring(TILES[tileOf(laid)]!.type, rotOf(laid));
  const { tile, rot } = deviceAt(ship, square)!;
  return barring(tile.type, rot);
}
/** `POINTS` as bits: `fit` is asked hundreds of times a second. */
const BARS = Object.fromEntries(
  Object.entries(POINTS).map(([type, sides]) => [type, sides.reduce<number>((bits, side) => bits | (1 << side), 0)]),
) as Readonly<Record<TileType, number>>;
/** `fault`: it may be placed, and will be an error (GT-BASE-BUILD-09). The others are refusals (GT-RULING-09). */
export type Fit = 'fits' | 'fault' | 'off-board' | 'outside' | 'occupied' | 'no-contact';
/**
 * GT-BASE-BUILD-07 to -09, -20, -22: a part on this square, so turned. `raised`: the square of the loose part that is being moved; it
 * neither stands in the way nor supports. Skills that allow more are looked at in `building.ts`. Called at every move of the pointer.
 */
export function fit(ship: Ship, tile: TileId, square: SquareId, rot: Rot, raised: SquareId = NOWHERE): Fit {
  const plan = planOf(ship.plan);
  const near = plan.near[square];
  if (near === undefined) return 'off-board';
  if (!plan.outline[square]) return 'outside';
  if (ship.squares[square] !== EMPTY && square !== raised) return 'occupied';
  const laid = lay(tile, rot);
  const barred = barring(TILES[tile]!.type, rot);
  let contact = false;
  let fault = plan.hole[square]! || (TILES[tile]!.type === 'engine' && rot !== 0);
  for (const side of SIDES) {
    const next = near[side]!;
    const other = next < 0 || next === raised ? EMPTY : ship.squares[next]!;
    if (other === EMPTY) continue;
    const mine = printed(laid, side);
    const theirs = connector(ship, next, opposite(side));
    if (mine !== SMOOTH && theirs !== SMOOTH) contact = true;
    if (mine !== theirs && !match(mine, theirs)) fault = true;
    if (barred & (1 << side) || barringAt(ship, next) & (1 << opposite(side))) fault = true;
  }
  // GT-IIIB-05: without a starting cabin the first part may stand anywhere.
  const first = plan.start === null && ship.squares.every((other, at) => other === EMPTY || at === raised);
  if (!contact && !first) return 'no-contact';
  return fault ? 'fault' : 'fits';
}
/** What would be wrong with the part there: the words behind `fault`. */
export function misfits(ship: Ship, tile: TileId, square: SquareId, rot: Rot, raised: SquareId = NOWHERE): FaultKind[] {
  const before = raised === NOWHERE ? ship : lifted(ship, raised);
  const known = new Set(faults(before).map(nameOf));
  const now = faults(withPart(before, tile, square, rot)).filter((fault) => !known.has(nameOf(fault)));
  return FAULTS.filter((kind) => now.some((fault) => fault.kind === kind));
}
const nameOf = ({ kind, squares }: Fault): string => `${kind} ${squares.join(' ')}`;

// ------------------------------------------------------------------ changes, on a copy

export function withPart(ship: Ship, tile: TileId, square: SquareId, rot: Rot): Ship {
  return { ...ship, squares: ship.squares.with(square, lay(tile, rot)) };
}
/** The squares a mark lies on. */
export function under(plan: Plan, mark: Mark): SquareId[] {
  switch (mark.kind) {
    case 'pipe':
    case 'universal':
    case 'sabotage': {
      const square = (mark.joint >> 2) as SquareId;
      return [square, plan.near[square]![mark.joint & 3]!];
    }
    case 'welded':
    case 'armour':
      return [(mark.edge >> 2) as SquareId];
    default:
      return [mark.square];
  }
}
/** The ship when these parts have left it, with all that lay in and on them. */
export function without(ship: Ship, gone: readonly SquareId[]): Ship {
  const plan = planOf(ship.plan);
  return {
    plan: ship.plan,
    squares: ship.squares.map((laid, square) => (gone.includes(square as SquareId) ? EMPTY : laid)),
    marks: ship.marks.filter((mark) => !under(plan, mark).some((square) => gone.includes(square))),
    loads: ship.loads.filter((load) => !gone.includes(load.square)),
  };
}
/** The ship when the loose part is picked up again: Planner's markers wait for the next one (GT-RULING-113). */
export function lifted(ship: Ship, square: SquareId): Ship {
  const rest = without(ship, [square]);
  return { ...rest, marks: ship.marks.filter((mark) => mark.kind === 'marker' || rest.marks.includes(mark)) };
}
/** GT-SKILL-SABOTEUR-03, GT-RULING-100: these parts, and all that sabotaged joints tear along, from joint to joint. */
export function tornAlong(ship: Ship, gone: readonly SquareId[]): SquareId[] {
  const plan = planOf(ship.plan);
  const all = [...gone];
  for (const square of all)
    for (const mark of ship.marks)
      if (mark.kind === 'sabotage' && under(plan, mark).includes(square))
        for (const other of under(plan, mark)) if (!all.includes(other)) all.push(other);
  return all;
}
