/** Civilians: the Chance die says what they do, their fear of the Purge how (CS-CIV, CS-JOI-06). */
import type { Flow, Point } from '@cosmodrome/kernel';
import { TRACK } from '../../content/hostility.ts';
import { REACH } from '../../content/ranges.ts';
import { chanceToHurt } from '../../judge/arms.ts';
import { vector } from '../../judge/directions.ts';
import { areEnemies, armourOf, has, hasRoom, isEngaged, isUntargetable, level, moveOf, npcProfile, sideOf } from '../../judge/figures.ts';
import { distance, inContact, radiusOf, stands, within } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { coverFrom, sees } from '../../judge/sight.ts';
import type { WalkHow } from '../../notes.ts';
import type { Figure, State } from '../../state.ts';
import { drawFromBag, found } from '../act/search.ts';
import { purgeLeft, put } from '../arrivals.ts';
import { fight, shoot } from '../attack.ts';
import { bestPlace, go, moveTowards, shortestPlace } from '../chart.ts';
import { lay, putBack } from '../defeated.ts';
import { joins, leaves } from '../joining.ts';
import { isSuspect, suspectGone } from '../pieces/people.ts';
import { type ChanceRoll, rollChance, type Table } from '../table.ts';
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
  if (isSuspect(table.state, f) && (roll.icon === 'join' || roll.icon === 'live-one')) return yield* wander(table, f, roll, 'CS-MKT-07');
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

/** First away from the Purge, if it is near; what is left of the Move is for the rest. CS-CIV-16, CS-GEO-42, CS-RULING-260 */
function* flee(table: Table, f: Figure, most: number): Flow<number> {
  const { state } = table;
  if (most === 0 || !isShy(state, f)) return most;
  const before = f.moved;
  const safe = shortestPlace(state, f, most, (p) => !isShy(state, at(f, p)));
  const way = safe ?? farthest(state, f, most, nearestOf(table.chance, f, purgeOn(state)));
  if (way) yield* go(table, f, way.points, most, null);
  return Math.max(0, most - (f.moved - before));
}
const at = (f: Figure, [x, y]: Point): Figure => ({ ...f, x, y });
/** As far from this one as it gets, straight away from it if there is a choice; undefined: it is nowhere farther than here. */
function farthest(state: State, f: Figure, most: number, from: Figure): ReturnType<typeof bestPlace> {
  const off = ([x, y]: Point) => (x - from.x) ** 2 + (y - from.y) ** 2;
  const aside = ([x, y]: Point) => Math.abs((x - f.x) * (f.y - from.y) - (y - f.y) * (f.x - from.x));
  const best = bestPlace(state, f, most, (p) => -off(p), aside);
  return best && off(best.at) > off([f.x, f.y]) ? best : undefined;
}
/** Along an arrow, going round scenery, and not to end near the Purge if that can be avoided; nothing ahead: it stays. CS-GEO-41, CS-CIV-15, CS-RULING-260 */
export function* follow(table: Table, f: Figure, arrow: number, most: number, shy: boolean, how: WalkHow): Flow {
  const { state } = table;
  if (most === 0 || !stands(f)) return;
  const [vx, vy] = vector(arrow);
  const ahead = ([x, y]: Point) => (x - f.x) * vx + (y - f.y) * vy;
  const aside = ([x, y]: Point) => Math.abs((x - f.x) * vy - (y - f.y) * vx);
  const near = (p: Point) => shy && isShy(state, at(f, p));
  const best = bestPlace(state, f, most, (p) => -ahead(p) + (near(p) ? 1e9 : 0), aside);
  if (!best || ahead(best.at) <= 0 || (near(best.at) && !near([f.x, f.y]))) return;
  yield* go(table, f, best.points, most, null, how);
}
/** One Move along an arrow, for a card. */
export function* panic(table: Table, f: Figure, arrow: number): Flow {
  yield* follow(table, f, arrow, allowance(f, moveOf(table.state, f)), true, 'card');
}
function* wander(table: Table, f: Figure, roll: ChanceRoll, rule: string): Flow {
  say(table, f, roll, rule, 'move-along-arrow');
  const left = yield* flee(table, f, allowance(f, moveOf(table.state, f)));
  // Only who rolled Attack dares to end near the Purge (CS-CIV-15).
  if (stands(f)) yield* follow(table, f, roll.arrow, left, roll.icon !== 'attack', 'npc');
}

// ------------------------------------------------------------------ what the icons say

/** Purge first, then the nearest Ganger or Trader; too far is no target. CS-CIV-03, -04, -14, CS-RULING-57 */
function preyOf(table: Table, f: Figure): Figure | undefined {
  const { state } = table;
  const seen = state.figures.filter(
    (t) =>
      t.id !== f.id &&
      stands(t) &&
      !isUntargetable(state, t) &&
      // AST-04, CS-ICO-33
      (inContact(state, f, t) || (!has(t, 'smoked') && !has(f, 'jammed-guns') && sees(state, f, t))),
  );
  const purge = seen.filter((t) => sideOf(t) === 'purge');
  const touched = purge.filter((t) => inContact(state, f, t));
  const others = seen.filter((t) => sideOf(t) === 'trader' || sideOf(t) === 'gangers');
  const pool = touched.length > 0 ? easiest(state, f, touched) : purge.length > 0 ? purge : others;
  if (pool.length === 0) return undefined;
  const target = nearestOf(table.chance, f, pool);
  return within(f, target, REACH.medium) ? target : undefined;
}
/** Those it is most likely to hurt hand to hand. CS-NPC-20, CS-RULING-62 */
function easiest(state: State, f: Figure, those: readonly Figure[]): Figure[] {
  const odds = those.map((t) => chanceToHurt(npcProfile(state, f)?.close ?? 0, armourOf(state, t).value, false));
  return those.filter((_, i) => odds[i] === Math.max(...odds));
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
/** Into cover from the nearest visible enemy; away from the Purge first. CS-CIV-05, -06, -16, CS-GEO-45, CS-RULING-58 */
function* hide(table: Table, f: Figure, roll: ChanceRoll): Flow {
  const { state } = table;
  const hostile = (t: Figure) => areEnemies(state, f, t) || f.effects.some((e) => e.kind === 'attacked' && e.by === t.id);
  const seen = state.figures.filter((t) => t.id !== f.id && stands(t) && (inContact(state, f, t) || sees(state, f, t)));
  const enemies = seen.filter(hostile);
  const feared = enemies.length > 0 ? enemies : seen.filter((t) => sideOf(t) === 'trader' || sideOf(t) === 'gangers');
  if (feared.length === 0) return yield* wander(table, f, roll, 'CS-CIV-06');
  const from = nearestOf(table.chance, f, feared);
  const cover = (p: Point) => coverFrom(state, from, at(f, p));
  if (cover([f.x, f.y]) !== 'none') return say(table, f, roll, 'CS-CIV-05', 'stay');
  const most = allowance(f, moveOf(state, f));
  const left = yield* flee(table, f, most);
  if (!stands(f)) return;
  const hidden = left < most && cover([f.x, f.y]) !== 'none';
  const best = hidden || left === 0 ? undefined : hidingPlace(state, f, left, cover, from);
  if (hidden || best) say(table, f, roll, 'CS-CIV-05', 'move-into-cover');
  if (best) yield* go(table, f, best.points, left, null);
  if (hidden || best) return;
  say(table, f, roll, 'CS-CIV-06', 'move-along-arrow');
  yield* follow(table, f, roll.arrow, left, true, 'npc');
}
/** The shortest way into cover, away from the Purge if there is such a place; then total before partial, then far from the enemy. */
function hidingPlace(state: State, f: Figure, most: number, cover: (p: Point) => string, from: Figure) {
  const worse = (p: Point) => (cover(p) === 'total' ? 0 : 1e6) - distance(at(f, p), from);
  const covered = (p: Point) => cover(p) !== 'none';
  return (
    shortestPlace(state, f, most, (p) => !isShy(state, at(f, p)) && covered(p), worse) ?? shortestPlace(state, f, most, covered, worse)
  );
}
/** CS-CIV-07, -08 */
function* join(table: Table, f: Figure, roll: ChanceRoll): Flow {
  const { state } = table;
  const near = state.figures.filter(
    (t) => t.being.kind !== 'purge' && t.crew !== null && stands(t) && within(f, t, REACH.short) && sees(state, f, t),
  );
  if (near.length === 0) return yield* wander(table, f, roll, 'CS-CIV-08');
  say(table, f, roll, 'CS-CIV-07', 'join-nearest');
  joins(table, f, nearestOf(table.chance, f, near).crew!);
}
/** CS-CIV-09 to -11, CS-EX-27 */
function* trade(table: Table, f: Figure, roll: ChanceRoll): Flow {
  const { state } = table;
  const free = state.figures.filter(
    (t) =>
      t.being.kind !== 'purge' && t.crew !== null && stands(t) && !isEngaged(state, t) && (inContact(state, f, t) || sees(state, f, t)),
  );
  if (free.length === 0) return yield* wander(table, f, roll, 'CS-CIV-11');
  say(table, f, roll, 'CS-CIV-09', 'move-and-trade');
  const partner = nearestOf(table.chance, f, free);
  // Who touches it need not move, and so does not flee.
  if (!inContact(state, f, partner)) {
    const left = yield* flee(table, f, allowance(f, moveOf(state, f)));
    if (stands(f)) yield* moveTowards(table, f, partner, 'npc', left, (p) => !isShy(state, at(f, p)));
  }
  if (!stands(f) || !stands(partner) || !inContact(state, f, partner)) return;
  const token = drawFromBag(table);
  if (token === undefined) return;
  yield* found(table, partner, token, 'civilian', (t) => {
    // What it cannot carry goes back: it has one small space.
    if (hasRoom(state, f, t)) f.inventory.push(t);
    else putBack(table, t, f);
  });
}
/** Its level lists a Live One and one is left: it was one all along. CS-CIV-12, -13, CS-RULING-59 */
function liveOne(table: Table, f: Figure, roll: ChanceRoll): void {
  const { state } = table;
  const listed = TRACK[state.settings.track][level(state) - 1]!.purge.some(({ who }) => who === 'live-one');
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
  suspectGone(table, f);
  f.where = 'out';
  f.crew = null;
  f.effects = [];
  if (f.being.kind === 'npc' && !state.gone.includes(f.being.npc)) state.gone.push(f.being.npc);
  const into = put(state, { kind: 'purge', type }, [f.x, f.y]);
  if (!into) return;
  if (radiusOf(into) === radiusOf(f)) [into.x, into.y] = [f.x, f.y];
  // Before the Purge Phase it acts in that of this round.
  into.acted = state.phase === 'npcs';
  table.tell({ kind: 'turned', figure: f.id, into: into.id });
}
/** A joined Civilian rolls too: it may leave, or be a Live One. CS-JOI-06 */
export function rollJoined(table: Table, f: Figure): void {
  const roll = rollChance(table.chance, false);
  if (isSuspect(table.state, f)) say(table, f, roll, 'CS-MKT-07', 'nothing');
  else if (roll.icon === 'join') {
    say(table, f, roll, 'CS-JOI-06', 'leave');
    leaves(table, f);
  } else if (roll.icon === 'live-one') liveOne(table, f, roll);
  else say(table, f, roll, 'CS-JOI-06', 'nothing');
}
