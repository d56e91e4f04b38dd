/** Scenery that is moved, tipped over, or destroyed (CS-OBJ, CS-DST). Pieces stand on whole squares (CS-RULING-275). */
import { during, type Flow, type Point, point, yesNo } from '@cosmodrome/kernel';
import { BLIND, UNIT } from '@cosmodrome/kit/plane/plan';
import { trace } from '@cosmodrome/kit/plane/trace';
import { DRAG, MOST_MOVED, TOUCH } from '../../content/ranges.ts';
import { STRUCTURE } from '../../content/scenery.ts';
import { areEnemies, dataOf, engagedWith, isA, isEngaged } from '../../judge/figures.ts';
import { perchOf } from '../../judge/heights.ts';
import { isFixed } from '../../judge/objectives.ts';
import { gapTo, isOn, lattice, mayStand, nearestOn, shutDoors, stands, touchesBar, touchesSquares } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { barsOf, isSeen, mayShift, nearestBar, shiftsOf, shiftsWithin } from '../../judge/shifting.ts';
import { siteOf } from '../../judge/site.ts';
import { type Active, BROKEN, type CrewId, type DoorId, type Figure, type FigureId, figureOf, type State } from '../../state.ts';
import { type Act, ask } from '../../topics.ts';
import { mayAct, pay, pays } from '../act/effort.ts';
import { lay } from '../defeated.ts';
import { opportunities } from '../opportunity.ts';
import { askCrew, expose, failsOf, hitsOf, mark, randomOf, rollCombat, speakerFor, type Table } from '../table.ts';
import { assault, assaults, openDoor, plays } from './doors.ts';

type Do<K extends Act['do']> = Extract<Act, { readonly do: K }>;
/** Joined NPCs can do all that Traders can. CS-JOI-02, -03 */
const able = (f: Figure): boolean => f.being.kind !== 'purge' && f.where === 'board' && !f.prone && !f.defeated;
/** Pieces it touches that are still there. */
const touched = (state: State, f: Figure): number[] =>
  siteOf(state).map.pieces.flatMap(({ squares }, i) => (squares.length > 0 && touchesSquares(state, f, squares) ? [i] : []));

// ------------------------------------------------------------------ moving

/** The new place of a piece, for good; a crate keeps what is in it. CS-MANIPULATE-03 */
export function settle(table: Table, f: Figure, piece: number, [columns, rows]: Point, hurled: boolean): void {
  const { state } = table;
  if (columns === 0 && rows === 0) return;
  const { map } = siteOf(state);
  const before = map.pieces[piece]!;
  const step = columns + map.plan.cols * rows;
  const was = state.shifted.find((shift) => shift.piece === piece)?.by ?? [0, 0];
  state.shifted = [...state.shifted.filter((shift) => shift.piece !== piece), { piece, by: [was[0] + columns, was[1] + rows] }];
  const same = (squares: readonly number[]) => squares[0] === before.squares[0];
  state.crates = state.crates.map((crate) => (same(crate.squares) ? { ...crate, squares: crate.squares.map((i) => i + step) } : crate));
  table.tell({ kind: 'shifted', by: f.id, from: before.squares[0]!, to: before.squares[0]! + step, hurled });
}
/** What is asked for a place knows which piece it is, and the middle of its first square wherever it may go. */
export type Places = { readonly figure: FigureId; readonly range: 'short'; readonly piece: number; readonly places: readonly Point[] };
/** Where to, by the middle of its first square. */
export function* choosePlace(table: Table, f: Figure, piece: number, shifts: readonly Point[]): Flow<Point> {
  const { map } = siteOf(table.state);
  const [first] = map.pieces[piece]!.squares;
  const { cols } = map.plan;
  const at = ([columns, rows]: Point): Point => [
    ((first! % cols) + columns) * UNIT + UNIT / 2,
    (Math.floor(first! / cols) + rows) * UNIT + UNIT / 2,
  ];
  const by = (x: number, y: number) =>
    shifts.find((shift) => Math.abs(at(shift)[0] - x) <= UNIT / 2 && Math.abs(at(shift)[1] - y) <= UNIT / 2);
  const [x, y] = yield* ask(
    speakerFor(table.state, f),
    'aim/point',
    point({
      contains: (px, py) => by(px, py) !== undefined,
      sample: (chance) => at(chance.pick(shifts)),
      outline: (): Places => ({ figure: f.id, range: 'short', piece, places: shifts.map(at) }),
    }),
  );
  return by(x, y)!;
}
/** Each of those who move it goes along: as far as the piece, or as near to it as there is room. CS-OBJ-01 */
function placesAlong(state: State, piece: number, [dx, dy]: Point, movers: readonly Figure[], far: number): Point[] | undefined {
  const without: State = { ...state, destroyed: [...state.destroyed, piece] };
  const bars = barsOf(state, piece).map(([x1, y1, x2, y2]) => [x1 + dx * UNIT, y1 + dy * UNIT, x2 + dx * UNIT, y2 + dy * UNIT] as const);
  const out: Point[] = [];
  const done: Figure[] = [];
  for (const f of movers) {
    const rest = movers.filter((m) => m.id !== f.id && !done.some((d) => d.id === m.id)).map((m) => m.id);
    const board: State = { ...without, figures: state.figures.map((g) => done.find((d) => d.id === g.id) ?? g) };
    const fits = ([x, y]: Point): boolean => {
      const gap = gapTo({ ...f, x, y }, bars);
      const clear = bars.every((bar) => {
        const [nx, ny] = nearestOn(x, y, bar);
        return (nx - x) ** 2 + (ny - y) ** 2 >= (f.massive > 0 ? 75 : 50) ** 2;
      });
      return gap <= TOUCH && clear && mayStand(board, f, x, y, rest) && siteOf(without).floor.clear(f.x, f.y, x, y, 1);
    };
    const off = ([x, y]: Point) => (x - f.x) ** 2 + (y - f.y) ** 2;
    const along: Point = [f.x + dx * UNIT, f.y + dy * UNIT];
    const to = fits(along)
      ? along
      : lattice(siteOf(state), f.x, f.y, far)
          .filter((p) => off(p) <= far * far)
          .sort((a, b) => off(a) - off(b) || a[1] - b[1] || a[0] - b[0])
          .find(fits);
    if (!to) return undefined;
    out.push(to);
    done.push({ ...f, x: to[0], y: to[1] });
  }
  return out;
}
/** How far: 2" alone, 4" with a helper, within the 11" of both. CS-OBJ-01, -02 */
const farOf = (f: Figure, helper: Figure | null): number =>
  helper ? Math.min(allowance(f, DRAG.together), MOST_MOVED - helper.moved) : allowance(f, DRAG.alone);
/** May the piece and those who move it go so far? */
function mayHaul(state: State, f: Figure, piece: number, helper: Figure | null): (by: Point) => boolean {
  const far = farOf(f, helper);
  const movers = helper ? [f, helper] : [f];
  const ids = movers.map((m) => m.id);
  return (by) => mayShift(state, piece, by, ids) && placesAlong(state, piece, by, movers, far) !== undefined;
}
const haulShifts = (f: Figure, helper: Figure | null): Point[] => shiftsWithin(Math.floor(farOf(f, helper) / UNIT));
/** Chairs, wherever one stands. CS-OBJ-05 */
const nudges = (state: State, piece: number): Point[] => shiftsOf(state, piece, DRAG.alone / UNIT);
/** Enemies that touch it: NPCs never permit, players are asked. CS-OBJ-03 */
const keepers = (state: State, f: Figure, piece: number): Figure[] =>
  state.figures.filter((e) => stands(e) && areEnemies(state, f, e) && touchesSquares(state, e, siteOf(state).map.pieces[piece]!.squares));
/** CS-OBJ-01, -02, -05 */
export function hauls(state: State, f: Figure): Act[] {
  if (!plays(state, 'moving') || !able(f) || perchOf(state, f) >= 0) return [];
  const acts = mayAct(state, f, 'move');
  return touched(state, f).flatMap((piece): Act[] => {
    const { kind, squares } = siteOf(state).map.pieces[piece]!;
    const { movable } = STRUCTURE[kind];
    if (movable === 'no' || isFixed(state, piece) || keepers(state, f, piece).some((e) => e.crew === null)) return [];
    if (movable === 'easily')
      return !shiftsWithin(DRAG.alone / UNIT).some((by) => mayShift(state, piece, by))
        ? []
        : pays(state, f).map((how): Act => ({ do: 'haul', piece, helper: null, pay: how }));
    if (!acts) return [];
    const helpers = state.figures.filter(
      (h) =>
        h.crew === f.crew && h.id !== f.id && able(h) && perchOf(state, h) < 0 && !isEngaged(state, h) && touchesSquares(state, h, squares),
    );
    return [null, ...helpers]
      .filter((helper) => haulShifts(f, helper).some(mayHaul(state, f, piece, helper)))
      .map((helper): Act => ({ do: 'haul', piece, helper: helper?.id ?? null, pay: 'normal' }));
  });
}
export function* doHaul(table: Table, f: Figure, active: Active, act: Do<'haul'>): Flow {
  const { state } = table;
  if (!(yield* allAgree(table, f, act.piece))) return;
  const helper = act.helper === null ? null : figureOf(state, act.helper);
  const easily = act.pay !== 'normal';
  const shifts = easily ? nudges(state, act.piece) : haulShifts(f, helper).filter(mayHaul(state, f, act.piece, helper));
  if (shifts.length === 0) return;
  pay(table, f, active, easily ? 'effortless' : 'move', act.pay);
  const by = yield* choosePlace(table, f, act.piece, shifts);
  if (!easily) {
    yield* opportunities(table, engagedWith(state, f), f);
    if (f.defeated || f.prone || f.where !== 'board') return;
    const movers = helper ? [f, helper] : [f];
    const far = farOf(f, helper);
    const to = placesAlong(state, act.piece, by, movers, far);
    if (!to) return;
    const length = Math.ceil(Math.sqrt(by[0] ** 2 + by[1] ** 2) * UNIT);
    for (const [i, mover] of movers.entries()) {
      [mover.x, mover.y] = to[i]!;
      mover.moved = Math.min(MOST_MOVED, mover.moved + length);
    }
    if (helper) helper.lostActions++;
  }
  settle(table, f, act.piece, by, false);
}
/** CS-OBJ-03 */
function* allAgree(table: Table, f: Figure, piece: number): Flow<boolean> {
  const crews = [...new Set(keepers(table.state, f, piece).flatMap(({ crew }) => (crew === null ? [] : [crew])))];
  for (const crew of crews) if (!(yield* agrees(table, f, crew, piece))) return false;
  return true;
}
function* agrees(table: Table, f: Figure, to: CrewId, piece: number): Flow<boolean> {
  const at = keepers(table.state, f, piece).find(({ crew }) => crew === to)!;
  const scene = { kind: 'offer', from: f.crew!, to, what: 'haul', figure: f.id, at: at.id } as const;
  const agreed = yield* during(table, scene, askCrew(table, to, 'offer/haul', yesNo, false));
  if (!agreed) table.tell({ kind: 'offer-refused', from: f.crew!, to, what: 'haul' });
  return agreed;
}

// ------------------------------------------------------------------ tipping

/** CS-OBJ-04 */
export function tips(state: State, f: Figure): Act[] {
  if (!plays(state, 'moving') || !able(f)) return [];
  const ways = pays(state, f);
  if (ways.length === 0) return [];
  return touched(state, f).flatMap((piece): Act[] => {
    const { kind } = siteOf(state).map.pieces[piece]!;
    const free = kind === 'table' && !state.tipped.includes(piece) && !isFixed(state, piece);
    const stoodOn = state.figures.some((g) => isOn(g) && perchOf(state, g) === piece);
    return free && !stoodOn && !keepers(state, f, piece).some((e) => e.crew === null)
      ? ways.map((how): Act => ({ do: 'tip', piece, pay: how }))
      : [];
  });
}
/** Like what is moved, not without leave of those who touch it. CS-OBJ-03, -04 */
export function* doTip(table: Table, f: Figure, active: Active, act: Do<'tip'>): Flow {
  if (!(yield* allAgree(table, f, act.piece))) return;
  pay(table, f, active, 'effortless', act.pay);
  table.state.tipped = [...table.state.tipped, act.piece];
  table.tell({ kind: 'tipped', figure: f.id });
}

// ------------------------------------------------------------------ destroying

/** CS-DST-02, -05 */
const mayBreak = (state: State, piece: number): boolean => {
  const { kind, squares } = siteOf(state).map.pieces[piece]!;
  return squares.length > 0 && STRUCTURE[kind].armour !== null && !isFixed(state, piece);
};
/** Combat actions against scenery. CS-DST-01 */
export function demolitions(state: State, f: Figure): Act[] {
  if (!plays(state, 'destroying') || !able(f)) return [];
  return siteOf(state).map.pieces.flatMap(({ squares }, piece): Act[] => {
    if (!mayBreak(state, piece)) return [];
    const bar = nearestBar(state, f, piece);
    const touches = touchesSquares(state, f, squares) && perchOf(state, f) !== piece;
    return assaults(state, f, bar, touches, isSeen(state, f, piece)).map((how): Act => ({ do: 'demolish', piece, ...how }));
  });
}
export function* doDemolish(table: Table, f: Figure, active: Active, act: Do<'demolish'>): Flow {
  const { state } = table;
  const { kind } = siteOf(state).map.pieces[act.piece]!;
  const { hits, broken } = yield* assault(table, f, active, act, nearestBar(state, f, act.piece), STRUCTURE[kind].armour!);
  table.tell({ kind: 'demolished', figure: f.id, what: kind, broken, hits });
  if (broken) destroy(table, act.piece);
}
/** It is gone; a crate drops what it held, and one thing of it is broken. CS-DST-04 */
function destroy(table: Table, piece: number): void {
  const { state } = table;
  const { map } = siteOf(state);
  const { squares } = map.pieces[piece]!;
  const i = state.crates.findIndex((crate) => crate.squares.length > 0 && crate.squares[0] === squares[0]);
  state.destroyed = [...state.destroyed, piece];
  if (i < 0) return;
  const tokens = state.contents[i]!.splice(0);
  const [x, y] = [(squares[0]! % map.plan.cols) * UNIT + UNIT / 2, Math.floor(squares[0]! / map.plan.cols) * UNIT + UNIT / 2];
  state.crates = state.crates.map((crate, n) => (n === i ? { ...crate, squares: [] } : crate));
  for (const token of tokens) {
    expose(table, token);
    lay(table, token, x, y);
  }
  // CS-INV-06: objectives outlast it.
  const frail = tokens.filter((token) => !isA(dataOf(state, token), 'objective'));
  if (frail.length > 0) mark(state, randomOf(table.chance, frail), BROKEN);
}
/** A blast strikes what stands within its radius, each piece and each shut door with the dice of its band. CS-DST-03 */
export function blastScenery(table: Table, at: Point, dice: readonly [number, number, number]): void {
  const { state } = table;
  if (!plays(state, 'destroying')) return;
  const { map } = siteOf(state);
  const band = (far: number): number => (far === 0 ? dice[0] : far <= UNIT ? dice[1] : far <= 2 * UNIT ? dice[2] : 0);
  const open = ([x, y]: Point, but?: readonly number[]): boolean => {
    const [px, py]: Point = [x + Math.sign(at[0] - x), y + Math.sign(at[1] - y)];
    return (
      !(trace(map.plan, at[0], at[1], px, py) & BLIND) &&
      !shutDoors(state).some((bar) => bar !== but && touchesBar(at[0], at[1], px, py, bar))
    );
  };
  const strikes = (n: number, armour: number): { readonly hits: number; readonly broken: boolean } => {
    const roll = rollCombat(table.chance, n);
    const hits = hitsOf(roll);
    table.tell({ kind: 'rolled', dice: roll, hits, fails: failsOf(roll), by: null });
    return { hits, broken: hits > armour };
  };
  const far = (p: Point) => Math.sqrt((p[0] - at[0]) ** 2 + (p[1] - at[1]) ** 2);
  for (const [piece, { kind }] of map.pieces.entries()) {
    if (!mayBreak(state, piece)) continue;
    const near = barsOf(state, piece)
      .map((bar) => nearestOn(at[0], at[1], bar))
      .sort((a, b) => far(a) - far(b))[0]!;
    const n = band(far(near));
    if (n === 0 || !open(near)) continue;
    const { hits, broken } = strikes(n, STRUCTURE[kind].armour!);
    table.tell({ kind: 'demolished', figure: null, what: kind, broken, hits });
    if (broken) destroy(table, piece);
  }
  for (const [i, { bar }] of map.doors.entries()) {
    if (state.doors[i] === 'open') continue;
    const near = nearestOn(at[0], at[1], bar);
    const n = band(far(near));
    if (n === 0 || !open(near, bar)) continue;
    if (strikes(n, STRUCTURE.door.armour!).broken) {
      state.wrecked.push(i as DoorId);
      openDoor(table, i as DoorId);
    }
  }
}
