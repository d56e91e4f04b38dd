/** GT-BASE-BUILD-23: whether a request is granted while building, and if not, why. The same function for rules, bots and page. */
import type { Json, Seat } from '@cosmodrome/kernel';
import {
  type BuildWhy,
  CONVERSIONS,
  NOWHERE,
  PILES,
  type Plan,
  planOf,
  SIDES,
  type Side,
  type Skill,
  SMOOTH,
  type SquareId,
  squaresOf,
  TILES,
  type TileId,
  TOKENS,
} from '../content/index.ts';
import { type BuildRequest, EMPTY, opposite, ROTS, type Rot, type Ship, type Site, tileOf, type Yard } from '../state.ts';
import { connector, contactPieces, fit, isPart, jointAt, lifted, parts, withPart } from './ship.ts';

/** GT-BASE-BUILD-12, GT-SKILL-BUYER-01. */
const RESERVE = 2;
const RESERVE_BUYER = 3;
/** GT-BASE-SETUP-05: the pile nobody may read but the Inspector. */
const SEALED = PILES - 1;
/** GT-SKILL-DELIVERY-05: conversions while building. */
const CONVERSIONS_BUILDING = 2;

const can = ({ skills }: Yard, skill: Skill): boolean => skills.includes(skill);
/** GT-SKILL-CON-01: parts a finished Con Artist may still add. */
export const allowance = (yard: Yard, { number }: Site): number => (yard.number > 0 && can(yard, 'con-artist-a') ? number - yard.added : 0);
export const yardOf = (site: Site, seat: Seat): Yard => site.yards[seat]!;

/** Why it is refused now; undefined: it is granted. */
export function refused(site: Site, seat: Seat, request: BuildRequest): BuildWhy | undefined {
  const yard = yardOf(site, seat);
  if (!site.open) return 'not-building';
  if (request.do === 'flip') return whyNotFlip(site, yard, request.to);
  if (site.sitting !== null && site.sitting !== seat) return 'not-your-sitting';
  if (site.alarm && site.alarm.by !== seat) return 'locked';
  if (request.do === 'close') return yard.reading ? undefined : 'no-pile';
  if (yard.reading) return 'reading';
  if (request.do === 'read') return whyNotRead(site, yard, request.pile);
  if (request.do === 'alarm') return whyNotAlarm(site, yard);
  if (yard.number > 0 && (NOT_ADDING.includes(request.do) || (spent(site, yard) && !yard.loose))) return 'finished';
  const { hand, loose } = yard;
  switch (request.do) {
    case 'draw':
      if (hand) return 'hand-full';
      if (spent(site, yard)) return 'finished';
      return site.heap === 0 ? 'heap-empty' : undefined;
    case 'take':
      if (hand) return 'hand-full';
      if (spent(site, yard)) return 'finished';
      return site.faceUp.includes(request.tile) ? undefined : 'gone';
    case 'fetch':
      if (hand) return 'hand-full';
      if (spent(site, yard)) return 'finished';
      return yard.reserve.includes(request.tile) ? undefined : 'not-reserved';
    case 'filch':
      if (hand) return 'hand-full';
      if (spent(site, yard)) return 'finished';
      return whyNotFilch(site, seat, request.from, request.tile);
    case 'place':
      if (hand?.tile !== request.tile) return 'not-in-hand';
      return whyNotPlace(yard, request.tile, request.square, request.rot, request.pipe);
    case 'move': {
      if (hand) return 'hand-full';
      if (!loose) return 'nothing-loose';
      const tile = tileOf(yard.ship.squares[loose.square]!);
      return whyNotPlace(yard, tile, request.square, request.rot, request.pipe, loose.square);
    }
    case 'lift':
      if (hand) return 'hand-full';
      return loose ? undefined : 'nothing-loose';
    case 'aside':
      if (hand?.tile !== request.tile) return 'not-in-hand';
      if (yard.number > 0) return 'con-artist';
      return yard.reserve.length < (can(yard, 'buyer-a') ? RESERVE_BUYER : RESERVE) ? undefined : 'reserve-full';
    case 'return':
      if (hand?.tile !== request.tile) return 'not-in-hand';
      return hand.from === 'warehouse' || can(yard, 'buyer-b') ? undefined : 'from-reserve';
    case 'finish':
      return whyNotFinish(site, yard, request.number);
    case 'pipe':
      return whyNotPipe(yard, request.square, request.side);
    case 'four-way':
      return whyNotFourWay(yard, request.square);
    case 'convert':
      return whyNotConvert(yard, request);
  }
}
/** GT-SKILL-CON-01, GT-TIME-01: what even a Con Artist is done with when finished. */
const NOT_ADDING: readonly BuildRequest['do'][] = ['finish', 'four-way', 'convert'];
/** A Con Artist whose allowance is used up may still move the last part while it is loose, and take no other. */
const spent = (site: Site, yard: Yard): boolean => yard.number > 0 && allowance(yard, site) <= 0;

/**
 * Who has finished is asked no more, but where something may still be granted: a flip once time has run out, the parts of a Con Artist, the
 * piles of an Inspector. GT-BASE-FIN-02, GT-BASE-TIMER-03, GT-SKILL-CON-01, GT-SKILL-INSPECTOR-01
 */
export function isAsked({ mode, timer, yards }: Site, seat: Seat): boolean {
  const yard = yards[seat]!;
  if (yard.number === 0 || can(yard, 'con-artist-a') || can(yard, 'inspector-a')) return true;
  return mode === 'together' && timer.ran && timer.circle > 0;
}
/** GT-BASE-TIMER-02 to -05: by anybody, locked, reading or finished. */
function whyNotFlip({ mode, timer, yards, tutorial }: Site, yard: Yard, to: number): BuildWhy | undefined {
  if (mode !== 'together') return 'untimed';
  if (to !== timer.circle - 1) return 'other-circle';
  if (!timer.ran) return 'running';
  if (tutorial && yards.every(({ number }) => number === 0)) return 'nobody-finished';
  return to === 0 && yard.number === 0 ? 'not-finished' : undefined;
}
/** GT-BASE-BUILD-15 to -17, GT-SKILL-INSPECTOR-01, -04, GT-RULING-124, -125. */
function whyNotRead({ mode, tutorial, yards }: Site, yard: Yard, pile: number): BuildWhy | undefined {
  const inspector = can(yard, 'inspector-a');
  if (yard.number > 0 && !inspector) return 'finished';
  if (yard.hand) return 'hand-full';
  if (pile === SEALED && !tutorial && !inspector) return 'sealed';
  const { start } = planOf(yard.ship.plan);
  if (!can(yard, 'inspector-b') && !parts(yard.ship).some((square) => square !== start)) return 'nothing-placed';
  return mode === 'together' && yards.some(({ reading }) => reading?.pile === pile) ? 'pile-taken' : undefined;
}
/** GT-SKILL-SECURITY-02, GT-RULING-72. */
function whyNotAlarm({ mode, timer, yards }: Site, yard: Yard): BuildWhy | undefined {
  if (!can(yard, 'security-officer-b')) return 'no-skill';
  if (yard.alarmed) return 'alarm-used';
  if (yard.number > 0) return 'finished';
  if (mode === 'together') return timer.circle === 0 ? 'on-start' : undefined;
  return mode === 'untimed' && yards.some(({ number }) => number > 0) ? 'on-start' : undefined;
}
/** GT-SKILL-SABOTEUR-01, GT-SKILL-BUYER-03, GT-RULING-81, -110. */
function whyNotFilch(site: Site, seat: Seat, from: Seat, tile: TileId): BuildWhy | undefined {
  if (!can(yardOf(site, seat), 'saboteur-a')) return 'no-saboteur';
  const rival = site.yards[from];
  if (from === seat || !rival?.reserve.includes(tile)) return 'gone';
  return can(rival, 'buyer-b') ? 'guarded' : undefined;
}
/** GT-BASE-FIN-01, GT-RULING-14, -105; in turn the tiles go by time used (GT-RULING-128), so that only the lowest is given out. */
function whyNotFinish({ mode, yards }: Site, { hand }: Yard, number: number): BuildWhy | undefined {
  if (hand) return 'hand-full';
  const taken = (n: number) => yards.some((other) => other.number === n);
  if (taken(number)) return 'number-taken';
  return mode === 'in-turn' && yards.some((_, i) => i + 1 < number && !taken(i + 1)) ? 'numbers-by-time' : undefined;
}

/**
 * GT-BASE-BUILD-07, -08, GT-RULING-09, and what skills allow beyond: a square outside the outline (Architect A), a second piece
 * (Planner A), a pipe as the contact (Plumber A). `raised`: the loose part, when it is moved.
 */
export function whyNotPlace(
  yard: Yard,
  tile: TileId,
  square: SquareId,
  rot: Rot,
  pipe?: Side,
  raised: SquareId = NOWHERE,
): BuildWhy | undefined {
  const fitting = fit(yard.ship, tile, square, rot, raised);
  if (fitting === 'off-board' || fitting === 'occupied') return fitting;
  const ship = raised === NOWHERE ? yard.ship : lifted(yard.ship, raised);
  const plan = planOf(ship.plan);
  if (fitting === 'outside') {
    if (ship.squares[square] !== EMPTY) return 'occupied';
    // GT-RULING-103, -117: once, and given back while the part is loose.
    if (!can(yard, 'architect-a') || parts(ship).some((other) => !plan.outline[other])) return 'outside';
  }
  if (pipe !== undefined) {
    const why = whyNotPipe({ ...yard, ship: withPart(ship, tile, square, rot) }, square, pipe);
    if (why) return why;
  }
  if (pipe !== undefined || fitting === 'fits' || fitting === 'fault' || touches(ship, tile, square, rot)) return undefined;
  if (!can(yard, 'planner-a')) return 'no-contact';
  return contactPieces(withPart(ship, tile, square, rot)).length > 2 ? 'three-pieces' : undefined;
}
/** GT-BASE-BUILD-22. */
function touches(ship: Ship, tile: TileId, square: SquareId, rot: Rot): boolean {
  const { near } = planOf(ship.plan);
  const placed = withPart(ship, tile, square, rot);
  return SIDES.some((side) => {
    const next = near[square]![side]!;
    return isPart(ship, next) && connector(placed, square, side) !== SMOOTH && connector(placed, next, opposite(side)) !== SMOOTH;
  });
}
/** GT-SKILL-PLUMBER-01, GT-RULING-112: between two parts that touch with smooth sides. */
export function whyNotPipe(yard: Yard, square: SquareId, side: Side): BuildWhy | undefined {
  if (!can(yard, 'plumber-a')) return 'no-skill';
  const { ship } = yard;
  const plan = planOf(ship.plan);
  const next = plan.near[square]?.[side] ?? NOWHERE;
  if (!isPart(ship, square) || !isPart(ship, next)) return 'no-part';
  const pipes = ship.marks.filter((mark) => mark.kind === 'pipe');
  if (pipes.length >= TOKENS.pipe) return 'no-token';
  if (pipes.some(({ joint }) => joint === jointAt(plan, square, side))) return 'no-token';
  return connector(ship, square, side) === SMOOTH && connector(ship, next, opposite(side)) === SMOOTH ? undefined : 'not-smooth';
}
/** GT-SKILL-PLUMBER-03, -04, GT-RULING-112: laid once; `null` takes it back while it may be. */
function whyNotFourWay(yard: Yard, square: SquareId | null): BuildWhy | undefined {
  if (!can(yard, 'plumber-b')) return 'no-skill';
  const laid = yard.ship.marks.some(({ kind }) => kind === 'four-way');
  if (square === null) return !laid ? 'no-token' : yard.unfixed ? undefined : 'token-fixed';
  if (laid) return 'no-token';
  return isPart(yard.ship, square) ? undefined : 'no-part';
}
/** GT-SKILL-DELIVERY-05, GT-RULING-116: laid, moved, turned, and taken back with `null`. */
function whyNotConvert(yard: Yard, { to, square }: Extract<BuildRequest, { do: 'convert' }>): BuildWhy | undefined {
  if (!can(yard, 'delivery-driver-b')) return 'no-skill';
  const laid = yard.ship.marks.filter((mark) => mark.kind === 'converted');
  const moving = laid.some((mark) => mark.to === to);
  if (square === null) return moving ? undefined : 'no-token';
  if (!isPart(yard.ship, square)) return 'no-part';
  if (laid.some((mark) => mark.to !== to && mark.square === square)) return 'no-token';
  return moving || laid.length < CONVERSIONS_BUILDING ? undefined : 'no-token';
}

// ------------------------------------------------------------------ what comes from outside, and what could be granted

const whole = (value: unknown, below: number): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;
/** The keys of each request, and what its value must be; `?` before the name: it may be missing. */
const FORM: Readonly<Record<BuildRequest['do'], Readonly<Record<string, (value: unknown, plan: Plan) => boolean>>>> = {
  draw: {},
  take: { tile: isTile },
  fetch: { tile: isTile },
  filch: { tile: isTile, from: isSeat },
  place: { tile: isTile, square: isSquare, rot: isQuarter, '?pipe': isQuarter },
  move: { square: isSquare, rot: isQuarter, '?pipe': isQuarter },
  lift: {},
  aside: { tile: isTile },
  return: { tile: isTile },
  read: { pile: (value) => whole(value, PILES) },
  close: {},
  flip: { to: (value) => whole(value, 4) },
  finish: { number: (value) => whole(value, 5) && value !== 0 },
  pipe: { square: isSquare, side: isQuarter },
  'four-way': { square: (value, plan) => value === null || isSquare(value, plan) },
  convert: {
    to: (value) => CONVERSIONS.some((to) => to === value),
    square: (value, plan) => value === null || isSquare(value, plan),
    rot: isQuarter,
  },
  alarm: {},
};
function isTile(value: unknown): boolean {
  return whole(value, TILES.length);
}
function isSeat(value: unknown): boolean {
  return whole(value, 4);
}
function isSquare(value: unknown, plan: Plan): boolean {
  return whole(value, plan.outline.length);
}
function isQuarter(value: unknown): boolean {
  return whole(value, 4);
}
/** Is it a request at all? Anything may have been sent: the known keys and no others, numbers within their bounds. */
export function isRequest(site: Site, seat: Seat, answer: Json): answer is BuildRequest {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const sent = answer as Readonly<Record<string, Json | undefined>>;
  const what = Object.hasOwn(sent, 'do') ? sent.do : undefined;
  if (typeof what !== 'string' || !Object.hasOwn(FORM, what)) return false;
  const form = FORM[what as BuildRequest['do']];
  const plan = planOf(yardOf(site, seat).ship.plan);
  const known = Object.keys(form);
  if (!Object.keys(sent).every((key) => key === 'do' || known.includes(key) || known.includes(`?${key}`))) return false;
  if (what === 'finish' && !(typeof sent.number === 'number' && sent.number <= site.yards.length)) return false;
  return known.every((name) => {
    const key = name.replace('?', '');
    if (!Object.hasOwn(sent, key)) return name !== key;
    return form[name]!(sent[key], plan);
  });
}
/** Everything worth asking for, granted or not; pipes with a placement only where one is needed. */
function conceivable(site: Site, seat: Seat): BuildRequest[] {
  const all: BuildRequest[] = [];
  const yard = yardOf(site, seat);
  const { hand, ship, loose } = yard;
  const squares = squaresOf(planOf(ship.plan));
  if (hand?.tile != null) {
    const { tile } = hand;
    for (const square of squares) for (const rot of ROTS) all.push({ do: 'place', tile, square, rot });
    if (can(yard, 'plumber-a'))
      for (const square of squares) for (const rot of ROTS) for (const pipe of SIDES) all.push({ do: 'place', tile, square, rot, pipe });
    all.push({ do: 'aside', tile });
    all.push({ do: 'return', tile });
  } else if (!hand) {
    if (loose) {
      for (const square of squares) for (const rot of ROTS) all.push({ do: 'move', square, rot });
      all.push({ do: 'lift' });
    }
    all.push({ do: 'draw' });
    for (const tile of site.faceUp) all.push({ do: 'take', tile });
    for (const tile of yard.reserve) all.push({ do: 'fetch', tile });
    for (const [from, rival] of site.yards.entries()) for (const tile of rival.reserve) all.push({ do: 'filch', tile, from });
    for (let pile = 0; pile < PILES; pile++) all.push({ do: 'read', pile });
    for (let number = 1; number <= site.yards.length; number++) all.push({ do: 'finish', number });
  }
  all.push({ do: 'close' });
  if (site.timer.circle > 0) all.push({ do: 'flip', to: site.timer.circle - 1 });
  if (can(yard, 'plumber-a')) for (const square of squares) for (const side of SIDES) all.push({ do: 'pipe', square, side });
  if (can(yard, 'plumber-b')) for (const square of [null, ...squares]) all.push({ do: 'four-way', square });
  if (can(yard, 'delivery-driver-b'))
    for (const to of CONVERSIONS)
      for (const square of [null, ...squares]) for (const rot of ROTS) all.push({ do: 'convert', to, square, rot });
  all.push({ do: 'alarm' });
  return all;
}
/** What would be granted now. */
export const grantable = (site: Site, seat: Seat): BuildRequest[] =>
  conceivable(site, seat).filter((request) => refused(site, seat, request) === undefined);
