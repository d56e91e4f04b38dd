/** Everything the active Trader can do now, chapter by chapter, and how it is done. */
import type { Flow, Json } from '@cosmodrome/kernel';
import type { Active, Figure, State } from '../state.ts';
import type { Act } from '../topics.ts';
import { blasts, doBlast, doFight, doPush, doShoot, doThrow, fights, pushes, shots, throws } from './act/combat.ts';
import { mayAct } from './act/effort.ts';
import { doDon, doDrop, doGive, dons, doPick, doReload, doUnjam, doUse, handles, reloads, unjams, uses } from './act/items.ts';
import {
  abandon,
  abandons,
  agreements,
  doAskWay,
  doDrag,
  doLeaveBy,
  doPersuade,
  doShuffle,
  doStand,
  doTruce,
  drags,
  endTruce,
  leavings,
  passages,
  persuades,
  shuffles,
} from './act/others.ts';
import { doSearch, searches } from './act/search.ts';
import { doSkill, skillActs } from './act/skill.ts';
import { climbs, dives, doClimb, doDive, doJump, doLeap, doMount, jumps, mounts } from './advanced/climbing.ts';
import { doDoor, doorActs, doWreck, wrecks } from './advanced/doors.ts';
import { doLift, lifts } from './advanced/lifts.ts';
import { doRepair, repairs } from './advanced/repair.ts';
import { demolitions, doDemolish, doHaul, doTip, hauls, tips } from './advanced/scenery.ts';
import { doSmash, smashes } from './advanced/windows.ts';
import { cardActs, doCard } from './events/assistance.ts';
import { doReconnect, reconnects } from './mergs.ts';
import { doInteract, interacts } from './pieces/index.ts';
import { doFetch, fetches } from './pieces/people.ts';
import { doShip, shipActs } from './ship.ts';
import type { Table } from './table.ts';

/** All acts open to this Trader; ending the turn is always one of them. CS-ACT */
export function actsOf(state: State, f: Figure): Act[] {
  const end: Act = { do: 'end' };
  if (f.where === 'aboard') return [...skillActs(state, f), ...shipActs(state, f), end];
  if (f.defeated) return [...skillActs(state, f), end];
  // CS-ACT-05, CS-EFF-11, CS-RULING-154
  if (f.prone) return [...(mayAct(state, f, 'stand') ? [{ do: 'stand' } as const] : []), ...skillActs(state, f), end];
  // CS-RULING-63: a Purge under control moves, fights, shoots and pushes.
  if (f.being.kind === 'purge') return [...shots(state, f), ...fights(state, f), ...pushes(state, f), end];
  return [...CHAPTERS.flatMap(([list]) => list(state, f)), end];
}
/** What is asked for by its kind: the others need not be listed to judge it. */
export function actsLike(state: State, f: Figure, answer: Json): Act[] {
  const kind = typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'do' in answer ? answer.do : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(WEIGHTS, kind)) return [];
  const plain = f.where === 'board' && !f.defeated && !f.prone && f.being.kind !== 'purge';
  if (!plain || kind === 'end') return actsOf(state, f);
  return CHAPTERS.flatMap(([list, ...kinds]) => (kinds.includes(kind as Act['do']) ? list(state, f) : []));
}
/** What a Trader on its feet can do, chapter by chapter, and the kinds of acts each is about. */
const CHAPTERS: readonly (readonly [(state: State, f: Figure) => Act[], ...Act['do'][]])[] = [
  [shots, 'shoot'],
  [fights, 'fight'],
  [blasts, 'blast'],
  [throws, 'throw'],
  [pushes, 'push'],
  [searches, 'search', 'search-body', 'search-room'],
  [interacts, 'interact'],
  [fetches, 'fetch'],
  [persuades, 'persuade'],
  [reloads, 'reload'],
  [unjams, 'unjam'],
  [dons, 'don'],
  [drags, 'drag'],
  [uses, 'use'],
  [handles, 'pick', 'drop', 'give'],
  [shuffles, 'shuffle'],
  [skillActs, 'skill'],
  [shipActs, 'ship'],
  [reconnects, 'reconnect'],
  [leavings, 'leave-by'],
  [passages, 'ask-way'],
  [agreements, 'truce', 'end-truce'],
  [abandons, 'abandon'],
  [cardActs, 'card'],
  [doorActs, 'door'],
  [wrecks, 'wreck'],
  [smashes, 'smash'],
  [repairs, 'repair'],
  [climbs, 'climb'],
  [mounts, 'mount', 'vault', 'dismount'],
  [jumps, 'jump-down', 'leap'],
  [dives, 'dive'],
  [lifts, 'lift'],
  [hauls, 'haul'],
  [tips, 'tip'],
  [demolitions, 'demolish'],
];
/** Random play does the rare and the worthwhile more often. */
const WEIGHTS: Readonly<Record<Act['do'], number>> = {
  end: 4,
  shoot: 8,
  blast: 20,
  fight: 10,
  push: 6,
  search: 30,
  'search-body': 20,
  'search-room': 20,
  persuade: 10,
  reload: 12,
  interact: 40,
  fetch: 60,
  unjam: 12,
  don: 16,
  stand: 20,
  drag: 12,
  shuffle: 3,
  use: 16,
  throw: 8,
  pick: 12,
  drop: 1,
  give: 1,
  skill: 20,
  reconnect: 40,
  'leave-by': 4,
  'ask-way': 2,
  truce: 1,
  'end-truce': 1,
  abandon: 2,
  card: 10,
  ship: 10,
  door: 3,
  wreck: 4,
  smash: 2,
  repair: 20,
  climb: 12,
  mount: 4,
  vault: 6,
  dismount: 6,
  'jump-down': 2,
  leap: 6,
  dive: 4,
  lift: 6,
  haul: 2,
  tip: 2,
  demolish: 1,
};
export const weigh = (act: Act): number => WEIGHTS[act.do];

export function* perform(table: Table, f: Figure, active: Active, act: Act): Flow {
  switch (act.do) {
    case 'end':
      return;
    case 'shoot':
      return yield* doShoot(table, f, active, act);
    case 'blast':
      return yield* doBlast(table, f, active, act);
    case 'fight':
      return yield* doFight(table, f, active, act);
    case 'push':
      return yield* doPush(table, f, active, act);
    case 'search':
    case 'search-body':
    case 'search-room':
      return yield* doSearch(table, f, active, act);
    case 'persuade':
      return yield* doPersuade(table, f, active, act);
    case 'reload':
      return doReload(table, f, active, act);
    case 'interact':
      return yield* doInteract(table, f, active, act);
    case 'fetch':
      return doFetch(table, f, active, act);
    case 'unjam':
      return doUnjam(table, f, active, act);
    case 'don':
      return doDon(table, f, active, act);
    case 'stand':
      return doStand(table, f, active);
    case 'drag':
      return yield* doDrag(table, f, active, act);
    case 'shuffle':
      return yield* doShuffle(table, f, active, act);
    case 'use':
      return yield* doUse(table, f, active, act);
    case 'throw':
      return yield* doThrow(table, f, active, act);
    case 'pick':
      return doPick(table, f, active, act);
    case 'drop':
      return doDrop(table, f, active, act);
    case 'give':
      return yield* doGive(table, f, active, act);
    case 'ship':
      return yield* doShip(table, f, active, act);
    case 'skill':
      return yield* doSkill(table, f, active, act);
    case 'reconnect':
      return doReconnect(table, f, active, act);
    case 'leave-by':
      return yield* doLeaveBy(table, f, active, act);
    case 'ask-way':
      return yield* doAskWay(table, f, act);
    case 'truce':
      return yield* doTruce(table, f, act);
    case 'end-truce':
      return endTruce(table, f, act);
    case 'door':
      return doDoor(table, f, active, act);
    case 'wreck':
      return yield* doWreck(table, f, active, act);
    case 'smash':
      return yield* doSmash(table, f, active, act);
    case 'repair':
      return doRepair(table, f, active, act);
    case 'climb':
      return yield* doClimb(table, f, active, act);
    case 'mount':
    case 'vault':
    case 'dismount':
      return yield* doMount(table, f, active, act);
    case 'jump-down':
      return yield* doJump(table, f, active, act);
    case 'leap':
      return yield* doLeap(table, f, active, act);
    case 'dive':
      return yield* doDive(table, f, active, act);
    case 'lift':
      return yield* doLift(table, f, active, act);
    case 'haul':
      return yield* doHaul(table, f, active, act);
    case 'tip':
      return yield* doTip(table, f, active, act);
    case 'demolish':
      return yield* doDemolish(table, f, active, act);
    case 'card':
      return yield* doCard(table, f, active, act);
    case 'abandon':
      return abandon(table, f);
  }
}
