/** Civilians: the Chance die says what they do, their fear of the Purge how (CS-CIV, CS-JOI-06). */
import type { Flow, Point } from '@cosmodrome/kernel';
import { TRACK } from '../../content/hostility.ts';
import { REACH } from '../../content/ranges.ts';
import { vector } from '../../judge/directions.ts';
import { areEnemies, hasRoom, isEngaged, isUntargetable, level, moveOf, sideOf } from '../../judge/figures.ts';
import { distance, inContact, radiusOf, stands, within } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { coverFrom, sees } from '../../judge/sight.ts';
import type { WalkHow } from '../../notes.ts';
import type { Figure, State } from '../../state.ts';
import { drawFromBag, found } from '../act/search.ts';
import { purgeLeft, put } from '../arrivals.ts';
import { fight, shoot } from '../attack.ts';
import { bestPlace, go, routeTo } from '../chart.ts';
import { lay } from '../defeated.ts';
import { joins, leaves } from '../joining.ts';
import { type ChanceRoll, discard, rollChance, type Table } from '../table.ts';
import { nearestOf } from '../targets.ts';
import { gap } from '../windows.ts';

/** How near it lets the Purge come. */
const SHY = 400;
const purgeOn = (state: State): Figure[] => state.figures.filter((f) => stands(f) && sideOf(f) === 'purge');
const isShy = (state: State, f: { readonly x: number; readonly y: number; readonly massive: number }): boolean =>
  purgeOn(state).some((p) => within(f, p, SHY));

/** CS-CIV-01, CS-NPC-08 */
export function* civilian(table: Table, f: Figure): Flow {
  if (f.lostTurns > 0) {
    f.lostTurns--;
    table.tell({ kind: 'npc-idle', figure: f.id, why: 'lost-turn', rule: 'CS-TRD-09' });
    return;
  }
  yield* gap(table, f, 0, null);
  if (f.prone) {
    f.prone = false;
    table.tell({ kind: 'stood-up', figure: f.id });
    return;
  }
  const roll = rollChance(table.chance, true);
  switch (roll.icon) {
    case 'move':
      return yield* wander(table, f, roll, 'CS-CIV-02');
    case 'attack':
      return yield* attack(table, f, roll);
    case 'hide':
      return yield* hide(table, f, roll);
    case 'join':
      return yield* join(table, f, roll);
    case 'trade':
      return yield* trade(table, f, roll);
    case 'live-one':
      return liveOne(table, f, roll);
  }
}
function say(table: Table, f: Figure, { icon, number, arrow }: ChanceRoll, rule: string, does: string): void {
  table.tell({ kind: 'civilian', figure: f.id, icon, number, arrow, rule, does });
}

// ------------------------------------------------------------------ moving

/** First away from the Purge, if it is near; what is left of the Move is for the rest. CS-CIV-16, CS-GEO-42 */
function* flee(table: Table, f: Figure, most: number): Flow<number> {
  const { state } = table;
  if (!isShy(state, f)) return most;
  const purge = purgeOn(state);
  const before = f.moved;
  const near = (p: Point) => Math.min(...purge.map((q) => distance({ x: p[0], y: p[1], massive: f.massive }, q)));
  const best = bestPlace(
    state,
    f,
    most,
    (p) => (near(p) > SHY ? 0 : 10_000 - Math.floor(near(p))),
    () => 0,
  );
  if (best) yield* go(table, f, best.points, most, null);
  return Math.max(0, most - (f.moved - before));
}
/** Along an arrow, going round scenery, and not to end near the Purge if that can be avoided. CS-GEO-41, CS-CIV-15 */
function* follow(table: Table, f: Figure, arrow: number, most: number, shy: boolean, how: WalkHow): Flow {
  const { state } = table;
  if (most === 0 || !stands(f)) return;
  const [vx, vy] = vector(arrow);
  const ahead = ([x, y]: Point) => (x - f.x) * vx + (y - f.y) * vy;
  const aside = ([x, y]: Point) => Math.abs((x - f.x) * vy - (y - f.y) * vx);
  const near = (p: Point) => shy && isShy(state, { x: p[0], y: p[1], massive: f.massive });
  const best = bestPlace(state, f, most, (p) => -ahead(p) + (near(p) ? 1e9 : 0), aside);
  if (best && ahead(best.at) > 0) yield* go(table, f, best.points, most, null, how);
}
/** One Move along an arrow, for a card. */
export function* panic(table: Table, f: Figure, arrow: number): Flow {
  yield* follow(table, f, arrow, allowance(f, moveOf(table.state, f)), true, 'card');
}
function* wander(table: Table, f: Figure, roll: ChanceRoll, rule: string): Flow {
  say(table, f, roll, rule, 'move-along-arrow');
  const left = yield* flee(table, f, allowance(f, moveOf(table.state, f)));
  if (stands(f)) yield* follow(table, f, roll.arrow, left, true, 'npc');
}

// ------------------------------------------------------------------ what the icons say

/** Purge first, then the nearest Ganger or Trader; too far is no target. CS-CIV-03, -04, -14, CS-RULING-57 */
function preyOf(table: Table, f: Figure): Figure | undefined {
  const { state } = table;
  const seen = state.figures.filter(
    (t) => t.id !== f.id && stands(t) && !isUntargetable(state, t) && (inContact(state, f, t) || sees(state, f, t)),
  );
  const purge = seen.filter((t) => sideOf(t) === 'purge');
  const touched = purge.filter((t) => inContact(state, f, t));
  const others = seen.filter((t) => sideOf(t) === 'trader' || sideOf(t) === 'gangers');
  const pool = touched.length > 0 ? touched : purge.length > 0 ? purge : others;
  if (pool.length === 0) return undefined;
  const target = nearestOf(table.chance, f, pool);
  return within(f, target, REACH.medium) ? target : undefined;
}
export function* attack(table: Table, f: Figure, roll: ChanceRoll): Flow {
  const { state } = table;
  const target = preyOf(table, f);
  if (!target) return yield* wander(table, f, roll, 'CS-CIV-04');
  say(table, f, roll, 'CS-CIV-03', 'attack-then-panic');
  if (inContact(state, f, target)) yield* fight(table, { by: f, target, weapon: null, power: false });
  else yield* shoot(table, { by: f, target, weapon: null });
  for (let n = 0; n < 2 && stands(f) && !f.prone; n++) {
    yield* gap(table, f, n + 1, target.id);
    if (stands(f)) yield* follow(table, f, roll.arrow, allowance(f, moveOf(state, f)), false, 'panic');
  }
}
/** Into cover from the nearest visible enemy. CS-CIV-05, -06, CS-GEO-45, CS-RULING-58 */
function* hide(table: Table, f: Figure, roll: ChanceRoll): Flow {
  const { state } = table;
  const hostile = (t: Figure) => areEnemies(state, f, t) || f.effects.some((e) => e.kind === 'attacked' && e.by === t.id);
  const seen = state.figures.filter((t) => t.id !== f.id && stands(t) && sees(state, f, t));
  const enemies = seen.filter(hostile);
  const feared = enemies.length > 0 ? enemies : seen.filter((t) => sideOf(t) === 'trader' || sideOf(t) === 'gangers');
  if (feared.length === 0) return yield* wander(table, f, roll, 'CS-CIV-06');
  const from = nearestOf(table.chance, f, feared);
  const cover = (p: Point) => coverFrom(state, from, { ...f, x: p[0], y: p[1] });
  if (cover([f.x, f.y]) !== 'none') return say(table, f, roll, 'CS-CIV-05', 'stay');
  const left = yield* flee(table, f, allowance(f, moveOf(state, f)));
  if (!stands(f) || left === 0) return;
  const best = hidingPlace(state, f, left, cover, from);
  if (!best) return yield* wander(table, f, roll, 'CS-CIV-06');
  say(table, f, roll, 'CS-CIV-05', 'move-into-cover');
  yield* go(table, f, best.points, left, null);
}
function hidingPlace(state: State, f: Figure, most: number, cover: (p: Point) => string, from: Figure) {
  const rank = (p: Point) => (cover(p) === 'total' ? 0 : 1);
  const far = (p: Point) => -distance({ x: p[0], y: p[1], massive: f.massive }, from);
  // The shortest way counts first: places are tried from near to far.
  for (const reach of [100, 200, 300, most].filter((r, i, all) => r <= most && all.indexOf(r) === i)) {
    const best = bestPlace(
      state,
      f,
      reach,
      (p) => (cover(p) === 'none' || isShy(state, { x: p[0], y: p[1], massive: f.massive }) ? 1e6 : rank(p)),
      far,
    );
    if (best && cover(best.at) !== 'none') return best;
  }
  return undefined;
}
/** CS-CIV-07, -08 */
function* join(table: Table, f: Figure, roll: ChanceRoll): Flow {
  const { state } = table;
  const near = state.figures.filter((t) => sideOf(t) === 'trader' && stands(t) && within(f, t, REACH.short) && sees(state, f, t));
  if (near.length === 0) return yield* wander(table, f, roll, 'CS-CIV-08');
  say(table, f, roll, 'CS-CIV-07', 'join-nearest');
  joins(table, f, nearestOf(table.chance, f, near).crew!);
}
/** CS-CIV-09 to -11, CS-EX-27 */
function* trade(table: Table, f: Figure, roll: ChanceRoll): Flow {
  const { state } = table;
  const free = state.figures.filter(
    (t) =>
      t.being.kind === 'trader' && t.crew !== null && stands(t) && !isEngaged(state, t) && (inContact(state, f, t) || sees(state, f, t)),
  );
  if (free.length === 0) return yield* wander(table, f, roll, 'CS-CIV-11');
  say(table, f, roll, 'CS-CIV-09', 'move-and-trade');
  const left = yield* flee(table, f, allowance(f, moveOf(state, f)));
  if (!stands(f)) return;
  const partner = nearestOf(table.chance, f, free);
  if (!inContact(state, f, partner) && left > 0) {
    const route = routeTo(state, f, partner);
    if (route) yield* go(table, f, route.way.points, left, route.round ? partner : 'anybody');
  }
  if (!stands(f) || !stands(partner) || !inContact(state, f, partner)) return;
  const token = drawFromBag(table);
  if (token === undefined) return;
  yield* found(table, partner, token, 'civilian', (t) => {
    // What it cannot carry goes back: it has one small space.
    if (hasRoom(state, f, t)) f.inventory.push(t);
    else discard(table, t);
  });
}
/** Its level lists a Live One and one is left: it was one all along. CS-CIV-12, -13, CS-RULING-59 */
function liveOne(table: Table, f: Figure, roll: ChanceRoll): void {
  const { state } = table;
  const listed = TRACK.basic[level(state) - 1]!.purge.some(({ who }) => who === 'live-one');
  if (!listed || purgeLeft(state, 'live-one') === 0) say(table, f, roll, 'CS-CIV-13', 'nothing');
  else {
    say(table, f, roll, 'CS-CIV-12', 'become-live-one');
    turnInto(table, f, 'live-one');
  }
}
/** Replaced where it stands; what it carried falls. CS-RULING-59 */
export function turnInto(table: Table, f: Figure, type: 'live-one' | 'harvester' | 'assassin'): void {
  const { state } = table;
  for (const token of f.inventory.splice(0)) lay(table, token, f.x, f.y);
  f.where = 'out';
  f.crew = null;
  f.effects = [];
  if (f.being.kind === 'npc' && !state.gone.includes(f.being.npc)) state.gone.push(f.being.npc);
  const into = put(state, { kind: 'purge', type }, [f.x, f.y]);
  if (!into) return;
  if (radiusOf(into) === radiusOf(f)) [into.x, into.y] = [f.x, f.y];
  into.acted = true;
  table.tell({ kind: 'turned', figure: f.id, into: into.id });
}
/** A joined Civilian rolls too: it may leave, or be a Live One. CS-JOI-06 */
export function rollJoined(table: Table, f: Figure): void {
  const roll = rollChance(table.chance, false);
  if (roll.icon === 'join') {
    say(table, f, roll, 'CS-JOI-06', 'leave');
    leaves(table, f);
  } else if (roll.icon === 'live-one') liveOne(table, f, roll);
  else say(table, f, roll, 'CS-JOI-06', 'nothing');
}
