/** Push, the answer to it, and following up (CS-PSH). */
import { during, type Flow, yesNo } from '@cosmodrome/kernel';
import type { Point } from '@cosmodrome/kit/plane/plan';
import { span } from '@cosmodrome/kit/plane/plan';
import { MOST_MOVED } from '../content/ranges.ts';
import { beyond } from '../judge/directions.ts';
import { areEnemies, hasIcon, sideOf, unarmedOf } from '../judge/figures.ts';
import { inContact, mayStand, pushed, radiusOf, shutDoors, touchesBar } from '../judge/place.ts';
import { siteOf } from '../judge/site.ts';
import type { Figure, State } from '../state.ts';
import { fallsOver, pushedOver } from './advanced/climbing.ts';
import { rolledAttack } from './attack.ts';
import { knockDown } from './defeated.ts';
import { firstStrike } from './opportunity.ts';
import { askCrew, failsOf, hitsOf, pickFor, rollCombat, type Table } from './table.ts';
import { contactMade } from './windows.ts';

/** CS-PSH-02 to -11 */
export function* push(table: Table, by: Figure, target: Figure, hurts = false): Flow {
  const failed = yield* shove(table, by, target, hurts);
  if (!failed || !inContact(table.state, by, target) || target.prone || target.defeated) return;
  // CS-PSH-08, -09: enemy NPCs always push back, Civilians never, a player as it likes.
  const back =
    target.crew === null
      ? sideOf(target) !== 'civilians' && areEnemies(table.state, by, target)
      : yield* during(
          table,
          { kind: 'pushed', by: by.id, target: target.id, hits: 0 },
          askCrew(table, target.crew, 'push/counter', yesNo, false),
        );
  if (back) yield* shove(table, target, by, false);
}
/** A Push at the end of a charge: first its Hits are damage, then they push. CS-CHARGE-01, CS-RULING-95 */
export const bullRush = (table: Table, by: Figure, target: Figure): Flow => push(table, by, target, true);
/** One Push; true: a Fail, and nothing came of it. */
function* shove(table: Table, by: Figure, target: Figure, hurts: boolean): Flow<boolean> {
  const { state } = table;
  const dice = rollCombat(table.chance, Math.max(1, unarmedOf(state, by)));
  const fails = failsOf(dice);
  const hits = Math.max(0, hitsOf(dice) + (fails > 0 ? 0 : by.massive) - target.massive);
  table.tell({ kind: 'rolled', dice, hits: hitsOf(dice), fails, by: by.id });
  if (fails > 0) {
    table.tell({ kind: 'push-failed', by: by.id, target: target.id });
    return true;
  }
  if (hurts) yield* rolledAttack(table, by, target, dice);
  if (target.where !== 'board' || by.where !== 'board') return false;
  yield* shift(table, by, target, hits, by);
  if (hits >= 3) knockDown(table, target);
  return false;
}
/** Moves a figure straight away from another, or as near to that as there is room (CS-GEO-36, -37); `by` may follow. */
export function* shift(table: Table, from: Figure, target: Figure, inches: number, by: Figure | null): Flow {
  const { state } = table;
  // CS-FAL-04
  const over = inches === 0 ? undefined : pushedOver(state, from, target, inches * 100);
  if (over) {
    table.tell({ kind: 'pushed', by: from.id, target: target.id, hits: inches, to: over.to });
    return fallsOver(table, target, over);
  }
  const spots = inches === 0 ? [] : pushed(state, from, target, inches * 100);
  const pusher = by?.crew ?? null;
  const to =
    spots.length === 0
      ? null
      : spots.length === 1 || pusher === null
        ? spots[0]!
        : yield* during(
            table,
            { kind: 'pushed', by: by!.id, target: target.id, hits: inches },
            pickFor(table, pusher, 'push/side', spots, spots[0]!),
          );
  const line: Point = [target.x, target.y];
  if (to) [target.x, target.y] = to;
  table.tell({ kind: 'pushed', by: from.id, target: target.id, hits: inches, to });
  if (to && by && pusher !== null) yield* follow(table, by, target, line);
}
/** Straight along the line of the push until in contact again. CS-PSH-04, CS-GEO-59 */
function* follow(table: Table, by: Figure, target: Figure, _line: Point): Flow {
  const { state } = table;
  const to = followPlace(state, by, target);
  if (!to) return;
  const far = span(to[0] - by.x, to[1] - by.y);
  if (by.moved + far > MOST_MOVED) return;
  const scene = { kind: 'pushed', by: by.id, target: target.id, hits: 0 } as const;
  if (!(yield* during(table, scene, askCrew(table, by.crew!, 'push/follow', yesNo, false)))) return;
  [by.x, by.y] = to;
  by.moved += far;
  table.tell({ kind: 'followed', by: by.id, to });
  // Its own move has made the contact again (CS-RULING-37).
  if (areEnemies(state, by, target) && (yield* contactMade(table, by, target))) return;
  if (!inContact(state, by, target)) return;
  if (areEnemies(state, by, target) && hasIcon(state, by, 'first-strike')) yield* firstStrike(table, by, target);
}
function followPlace(state: State, by: Figure, target: Figure): Point | undefined {
  if (by.x === target.x && by.y === target.y) return undefined;
  const r = radiusOf(by);
  const to = beyond([by.x, by.y], [target.x, target.y], -(r + radiusOf(target) + 2));
  const clear =
    siteOf(state).floor.clear(by.x, by.y, to[0], to[1], r) && !shutDoors(state).some((bar) => touchesBar(by.x, by.y, to[0], to[1], bar));
  return clear && mayStand(state, by, to[0], to[1]) && inContact(state, { x: to[0], y: to[1], massive: by.massive }, target)
    ? to
    : undefined;
}
