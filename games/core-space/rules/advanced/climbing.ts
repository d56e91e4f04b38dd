/** Climbing, jumping and falling, and diving through windows (CS-CLB, CS-JMP, CS-FAL, CS-DIV, CS-ADV-02). */
import { type Flow, type Point, point } from '@cosmodrome/kernel';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import { FEAT } from '../../content/dice.ts';
import type { ClimbKind } from '../../content/map.ts';
import { beyond } from '../../judge/directions.ts';
import { engagedWith, has, moveOf } from '../../judge/figures.ts';
import {
  beyondBar,
  climbTo,
  edgesAt,
  floorAt,
  gapAt,
  landing,
  ledgesOf,
  offPerch,
  perches,
  perchOf,
  STOREY,
  safeDrop,
  vaults,
} from '../../judge/heights.ts';
import { lastFree, lattice, mayStand, radiusOf, touchesThing, unparted } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { intactWindows } from '../../judge/sight.ts';
import { siteOf } from '../../judge/site.ts';
import type { Active, Figure, State } from '../../state.ts';
import { type Act, ask } from '../../topics.ts';
import { mayAct, pay, pays } from '../act/effort.ts';
import { hurt, knockDown } from '../defeated.ts';
import { opportunities } from '../opportunity.ts';
import { failsOf, hitsOf, rollChance, rollCombat, speakerFor, type Table } from '../table.ts';
import { walk, walkFrom, wayOf } from '../walk.ts';
import { moveEnded } from '../windows.ts';
import { plays } from './doors.ts';

type Do<K extends Act['do']> = Extract<Act, { readonly do: K }>;

// ------------------------------------------------------------------ falling

/** A Combat die for each whole inch beyond the safe distance, armour or not; more than 3" beyond it nobody gets up. CS-FAL-01 to -03, CS-EX-30 */
export function fall(table: Table, f: Figure, drop: number, safe: number): void {
  table.tell({ kind: 'fell', figure: f.id, drop });
  if (drop > safe + STOREY) hurt(table, f, f.health, null);
  else impact(table, f, Math.max(0, Math.floor((drop - safe) / UNIT)));
}
/** Each Hit is a damage; whoever is hurt lies where it came down. CS-FAL-02, CS-RULING-171 */
function impact(table: Table, f: Figure, dice: number): void {
  if (dice === 0) return;
  const roll = rollCombat(table.chance, dice);
  const hits = hitsOf(roll);
  table.tell({ kind: 'rolled', dice: roll, hits, fails: failsOf(roll), by: f.id });
  // CS-IMPERVIOUS-03
  if (hits === 0 || has(f, 'unhurt')) return;
  hurt(table, f, hits, null);
  knockDown(table, f);
}

// ------------------------------------------------------------------ leaving where one stands

/** Those it leaves may strike first. CS-OPP-01 */
function* leaves(table: Table, f: Figure): Flow<boolean> {
  const from: Point = [f.x, f.y];
  yield* opportunities(table, engagedWith(table.state, f), f);
  return !f.defeated && !f.prone && f.where === 'board' && f.x === from[0] && f.y === from[1];
}
type How = 'ladder' | 'step' | 'onto' | 'off' | 'over' | 'down' | 'gap' | 'window';
/** There at once, if nobody came to stand there meanwhile. */
function arrives(table: Table, f: Figure, how: How, [x, y]: Point): void {
  [f.x, f.y] = [x, y];
  table.tell({ kind: 'climbed', figure: f.id, how, to: [x, y] });
}
function* settles(table: Table, f: Figure): Flow {
  if (!f.defeated && !f.prone && f.where === 'board') yield* moveEnded(table, f);
}
const mayClimb = (state: State, f: Figure): boolean =>
  plays(state, 'climbing') && f.being.kind !== 'purge' && f.where === 'board' && !f.prone && !f.defeated;

// ------------------------------------------------------------------ from floor to floor

const HOW: Readonly<Record<Exclude<ClimbKind, 'stairs'>, How>> = { ladder: 'ladder', easy: 'step', hard: 'step' };
/** A floor up or down, by a ladder or where it takes a feat. CS-CLB-02, -05, CS-ADV-02 */
export function climbs(state: State, f: Figure): Act[] {
  if (!mayClimb(state, f) || !mayAct(state, f, 'move') || perchOf(state, f) >= 0) return [];
  return siteOf(state).map.climbs.flatMap(({ kind, bar }, climb): Do<'climb'>[] =>
    kind !== 'stairs' && touchesThing(state, f, bar) && climbTo(state, f, climb) ? [{ do: 'climb', climb }] : [],
  );
}
export function* doClimb(table: Table, f: Figure, active: Active, { climb }: Do<'climb'>): Flow {
  const { state } = table;
  const { kind } = siteOf(state).map.climbs[climb]!;
  if (kind === 'stairs') return;
  pay(table, f, active, 'move', 'normal');
  if (!(yield* leaves(table, f))) return;
  if (kind !== 'ladder' && !feat(table, f, FEAT[kind])) return;
  const to = climbTo(state, f, climb);
  if (!to) return;
  arrives(table, f, HOW[kind], to);
  yield* settles(table, f);
}
/** What no rule covers: the Chance die. CS-ADV-02, CS-EX-32 */
export function feat(table: Table, f: Figure, needed: number): boolean {
  const { number } = rollChance(table.chance, false);
  table.tell({ kind: 'feat', figure: f.id, number, needed, done: number >= needed });
  return number >= needed;
}

// ------------------------------------------------------------------ onto things, and over them

/** CS-CLB-03, -04 */
export function mounts(state: State, f: Figure): Act[] {
  if (!mayClimb(state, f)) return [];
  const ways = pays(state, f);
  if (ways.length === 0) return [];
  return ways.flatMap((how): Act[] => [
    ...perches(state, f).map(({ piece }) => ({ do: 'mount' as const, piece, pay: how })),
    ...vaults(state, f).map(({ piece }) => ({ do: 'vault' as const, piece, pay: how })),
    ...(perchOf(state, f) >= 0 ? offPerch(state, f).map((to) => ({ do: 'dismount' as const, to, pay: how })) : []),
  ]);
}
export function* doMount(table: Table, f: Figure, active: Active, act: Do<'mount' | 'vault' | 'dismount'>): Flow {
  const { state } = table;
  pay(table, f, active, 'effortless', act.pay);
  if (!(yield* leaves(table, f))) return;
  const to =
    act.do === 'dismount'
      ? offPerch(state, f).find(([x, y]) => x === act.to[0] && y === act.to[1])
      : (act.do === 'mount' ? perches : vaults)(state, f).find(({ piece }) => piece === act.piece)?.to;
  if (!to) return;
  arrives(table, f, act.do === 'mount' ? 'onto' : act.do === 'vault' ? 'over' : 'off', to);
  yield* settles(table, f);
}

// ------------------------------------------------------------------ jumping

/** Down from an edge, straight ahead. CS-JMP-02 */
export function jumps(state: State, f: Figure): Act[] {
  if (!mayClimb(state, f) || perchOf(state, f) >= 0) return [];
  const edges = edgesAt(state, f);
  if (edges.length === 0) return [];
  const ledges = ledgesOf(siteOf(state));
  const ways = pays(state, f);
  const far = allowance(f, Math.max(state.active?.rest ?? 0, mayAct(state, f, 'move') ? moveOf(state, f) : 0));
  return edges.flatMap((i): Act[] => {
    const ledge = ledges[i]!;
    const down = landing(state, f, i) ? ways.map((how): Act => ({ do: 'jump-down', ledge: i, pay: how })) : [];
    const gap = gapAt(state, f, ledge);
    if (!gap || lengthTo(f, gap.to) > far) return down;
    const fits = lengthTo(f, gap.to) <= allowance(f, state.active?.rest ?? 0);
    return [...down, { do: 'leap', ledge: i, pay: fits ? 'rest' : 'normal' }];
  });
}
const lengthTo = (f: Figure, [x, y]: Point): number => Math.abs(x - f.x) + Math.abs(y - f.y);
/** From here to the floor below, and what comes of it. CS-JMP-02, CS-FAL-01 */
function* drops(table: Table, f: Figure, ledge: number): Flow {
  const { state } = table;
  const to = landing(state, f, ledge);
  if (!to) return;
  const { high, low } = ledgesOf(siteOf(state))[ledge]!;
  arrives(table, f, 'down', to);
  if ((high - low) * STOREY > safeDrop(state, f)) fall(table, f, (high - low) * STOREY, safeDrop(state, f));
  yield* settles(table, f);
}
export function* doJump(table: Table, f: Figure, active: Active, act: Do<'jump-down'>): Flow {
  pay(table, f, active, 'effortless', act.pay);
  if (yield* leaves(table, f)) yield* drops(table, f, act.ledge);
}
/** Within the safe distance nobody rolls; beyond it a die for each inch begun, and any Hit is a fall. CS-JMP-03 to -05, CS-RULING-70 */
export function* doLeap(table: Table, f: Figure, active: Active, act: Do<'leap'>): Flow {
  const { state } = table;
  const before = act.pay === 'rest' ? active.rest : moveOf(state, f);
  active.rest = 0;
  if (act.pay === 'normal') pay(table, f, active, 'move', 'normal');
  if (!(yield* leaves(table, f))) return;
  const gap = gapAt(state, f, ledgesOf(siteOf(state))[act.ledge]!);
  if (!gap) return;
  const beyond = Math.ceil(Math.max(0, gap.wide - safeDrop(state, f)) / UNIT);
  const roll = rollCombat(table.chance, beyond);
  if (beyond > 0) table.tell({ kind: 'rolled', dice: roll, hits: hitsOf(roll), fails: failsOf(roll), by: f.id });
  if (hitsOf(roll) > 0) return yield* drops(table, f, act.ledge);
  const length = lengthTo(f, gap.to);
  f.moved += Math.min(length, allowance(f, length));
  arrives(table, f, 'gap', gap.to);
  const rest = allowance(f, Math.max(0, before - length));
  if (rest > 0 && !f.prone && !f.defeated) {
    const points = yield* ask(speakerFor(state, f), 'walk/way', wayOf(state, f, rest));
    yield* walk(table, f, walkFrom(state, f, points), { how: 'move' });
  } else yield* settles(table, f);
}

// ------------------------------------------------------------------ diving

/** How far beyond the window one comes to rest. */
const ROLL = 2 * UNIT;
export function dives(state: State, f: Figure): Act[] {
  if (!mayClimb(state, f) || perchOf(state, f) >= 0) return [];
  const ways = pays(state, f);
  if (ways.length === 0) return [];
  return siteOf(state).map.windows.flatMap((bar, pane): Act[] =>
    touchesThing(state, f, bar) && beyondBar(state, f, bar, 0, floorAt(siteOf(state), f.x, f.y))
      ? ways.map((how): Act => ({ do: 'dive', pane, pay: how }))
      : [],
  );
}
/** CS-DIV-01 to -07, CS-RULING-171 */
export function* doDive(table: Table, f: Figure, active: Active, act: Do<'dive'>): Flow {
  const { state } = table;
  const { windows } = siteOf(state).map;
  const bar = windows[act.pane]!;
  const whole = intactWindows(state).includes(act.pane);
  pay(table, f, active, 'effortless', act.pay);
  if (!(yield* leaves(table, f))) return;
  const { number } = rollChance(table.chance, false);
  const result = number - (whole ? 2 : 0);
  const through = beyondBar(state, f, bar, 0, floorAt(siteOf(state), f.x, f.y));
  const passes = result >= 3 && through !== undefined;
  table.tell({ kind: 'feat', figure: f.id, number: result, needed: 3, done: passes });
  if (!passes) {
    knockDown(table, f);
    if (result <= 1) impact(table, f, 1);
    return;
  }
  if (whole) {
    state.smashed.push(act.pane);
    table.tell({ kind: 'smashed', figure: f.id, pane: act.pane });
  }
  const to = result >= 4 ? yield* comesToRest(table, f, through) : through;
  arrives(table, f, 'window', to);
  if (result <= 4) knockDown(table, f);
  if (result === 3) impact(table, f, 1);
  yield* settles(table, f);
}
/** Up to 2" from the window. CS-DIV-05, -06 */
function* comesToRest(table: Table, f: Figure, through: Point): Flow<Point> {
  const { state } = table;
  const site = siteOf(state);
  const free = (x: number, y: number): boolean =>
    (x === through[0] && y === through[1]) ||
    ((x - through[0]) ** 2 + (y - through[1]) ** 2 <= ROLL ** 2 &&
      site.floor.inside(x, y, 0) &&
      unparted(state, through[0], through[1], x, y) &&
      mayStand(state, f, x, y));
  return yield* ask(
    speakerFor(state, f),
    'aim/point',
    point({
      contains: free,
      sample: (chance) => chance.pick([through, ...lattice(site, through[0], through[1], ROLL).filter(([x, y]) => free(x, y))]),
      outline: () => ({ figure: f.id, range: 'short' }),
    }),
  );
}

// ------------------------------------------------------------------ off an edge

/** Pushed over an edge straight ahead: it falls with no safe distance. CS-FAL-04, CS-RULING-302 */
export function pushedOver(
  state: State,
  from: Figure,
  target: Figure,
  far: number,
): { readonly to: Point; readonly drop: number } | undefined {
  if (!plays(state, 'climbing')) return undefined;
  const [dx, dy] = [target.x - from.x, target.y - from.y];
  const perch = perchOf(state, target);
  if (perch >= 0) {
    // Off what it stands on, to the side it is pushed to.
    const off = offPerch(state, target).find(([x, y]) => (Math.abs(dx) > Math.abs(dy) ? (x - target.x) * dx > 0 : (y - target.y) * dy > 0));
    return off ? { to: off, drop: UNIT } : offTheEdge(state, target, [dx, dy]);
  }
  for (const ledge of ledgesOf(siteOf(state))) {
    const { bar, down, high, low } = ledge;
    const upright = bar[0] === bar[2];
    if (floorAt(siteOf(state), target.x, target.y) !== high) continue;
    // It is pushed towards this edge, and reaches it.
    const towards = upright ? dx * down[0] : dy * down[1];
    const ahead = upright ? (bar[0] - target.x) * down[0] : (bar[1] - target.y) * down[1];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (towards <= 0 || ahead < 0 || ahead * length > far * towards) continue;
    const along = upright ? target.y + (dy * ahead) / towards : target.x + (dx * ahead) / towards;
    const [a, b] = upright ? [bar[1], bar[3]] : [bar[0], bar[2]];
    if (along < a || along > b) continue;
    const to = beyondBar(state, { ...target, ...(upright ? { y: Math.round(along) } : { x: Math.round(along) }) }, bar, 0, low);
    if (!to || !unparted(state, target.x, target.y, ...before(bar, down, Math.round(along)))) continue;
    // Up to where its base touches the edge, nothing and nobody is in its way.
    const brink = Math.floor(((ahead - radiusOf(target)) * length) / towards);
    const end = lastFree(
      (s) => beyond([from.x, from.y], [target.x, target.y], s),
      brink,
      ([x, y]) => mayStand(state, target, x, y),
    );
    if (brink <= 0 || end?.s === brink) return { to, drop: (high - low) * STOREY };
  }
  return undefined;
}
/** Off something that stands at an edge, to the side it is pushed to: as deep as the edge, and what the thing is high. */
function offTheEdge(state: State, target: Figure, [dx, dy]: Point): { readonly to: Point; readonly drop: number } | undefined {
  for (const { bar, down, high, low } of ledgesOf(siteOf(state))) {
    const upright = bar[0] === bar[2];
    if (upright !== Math.abs(dx) > Math.abs(dy) || floorAt(siteOf(state), target.x, target.y) !== high) continue;
    const [towards, ahead, along] = upright
      ? [dx * down[0], (bar[0] - target.x) * down[0], target.y]
      : [dy * down[1], (bar[1] - target.y) * down[1], target.x];
    const [a, b] = upright ? [bar[1], bar[3]] : [bar[0], bar[2]];
    if (towards <= 0 || ahead !== UNIT / 2 || along < a || along > b) continue;
    const to = beyondBar(state, target, bar, 0, low);
    if (to && unparted(state, target.x, target.y, ...before(bar, down, along))) return { to, drop: (high - low) * STOREY + UNIT };
  }
  return undefined;
}
/** One unit before an edge. */
const before = (bar: readonly [number, number, number, number], down: Point, along: number): Point =>
  bar[0] === bar[2] ? [bar[0] - down[0], along] : [along, bar[1] - down[1]];
export function fallsOver(table: Table, f: Figure, { to, drop }: { readonly to: Point; readonly drop: number }): void {
  arrives(table, f, 'down', to);
  fall(table, f, drop, 0);
}
