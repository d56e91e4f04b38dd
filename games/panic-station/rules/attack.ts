/** Attacks: Fire and the guns (PAN-FIRE, PAN-MGUN, PAN-SCOPE, PAN-AMMO), the knife (PAN-KNIFE), the Vest (PAN-VEST). */
import { during, type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { BULLETS, type Item } from '../content/index.ts';
import { ANDROID, type BodyId, bodiesOf, type RoomId, type State, seatOf } from '../state.ts';
import { type Answers, ask, type Fire, type Knife, type Target, type Why } from '../topics.ts';
import { adjacentOpen } from './base.ts';
import { soldiersLeft, wound } from './characters.ts';
import { canPlay, discardFromHand, holds, layOut, spare, whyNotPlay } from './hand.ts';
import { hurtParasite, parasitesIn } from './parasites.ts';
import { bodiesIn, bodyOf, type PanicTable, roomOf, spotOf, teamOf, tokenOf, turnOf } from './table.ts';

/** PAN-FIRE-02, PAN-ATTACK-01, -03, PAN-RULING-30: parasites and other players' characters of one room. */
function targetsIn(state: State, seat: Seat, room: RoomId): Target[] {
  const targets: Target[] = [];
  for (const parasite of parasitesIn(state, room)) targets.push({ parasite });
  for (const body of bodiesIn(state, room)) if (seatOf(body) !== seat) targets.push({ body });
  return targets;
}
const roomOfTarget = (state: State, at: Target): RoomId => roomOf('body' in at ? bodyOf(state, at.body) : tokenOf(state, at.parasite));

// ------------------------------------------------------------------ fire

/** PAN-FIRE-07: without a bullet, face up or in a card to spare, a gun is useless. */
export function whyNotFire(state: State, seat: Seat): Why | undefined {
  if (teamOf(state, seat).ammo.length > 0) return undefined;
  const why = whyNotPlay(state, seat, 'ammo');
  return why === 'not-yours' ? 'no-bullet' : why;
}
/**
 * PAN-FIRE-01, -07, PAN-CHAR-09, PAN-ITEM-02, PAN-RULING-31..33: every shot this player's Android can fire: at what, with
 * which gun, from which Ammo card, laying out what. `second`: the second bullet of a burst.
 */
export function shots(state: State, seat: Seat, second = false): Fire[] {
  const team = teamOf(state, seat);
  const { room } = team.bodies[ANDROID];
  if (room === null || whyNotFire(state, seat) !== undefined) return [];
  const sources = [...new Set(team.ammo)];
  if (holds(state, seat, 'ammo')) sources.push(0);
  const left = spare(state, seat);
  const list: Fire[] = [];
  const add = (at: Target, scope: boolean): void => {
    for (const ammo of sources)
      for (const gun of guns(state, seat, second)) {
        const lay: Item[] = [];
        if (ammo === 0) lay.push('ammo');
        if (gun === 'machineGun' && !team.laid.includes('machineGun')) lay.push('machineGun');
        if (scope) lay.push('scope');
        if (lay.length <= left || lay.length === 0) list.push({ do: 'fire', at, gun, ammo, lay });
      }
  };
  for (const at of targetsIn(state, seat, room)) add(at, false);
  const laid = team.laid.includes('scope'); // PAN-SCOPE-01, -02, PAN-MGUN-05
  if (laid || holds(state, seat, 'scope'))
    for (const next of adjacentOpen(state, room)) for (const at of targetsIn(state, seat, next)) add(at, !laid);
  return list;
}
/** PAN-MGUN-01: once laid out, the Machine Gun replaces the pistol; from the hand it is laid out by firing it. */
function guns(state: State, seat: Seat, second: boolean): readonly Fire['gun'][] {
  if (second || teamOf(state, seat).laid.includes('machineGun')) return ['machineGun'];
  return holds(state, seat, 'machineGun') ? ['pistol', 'machineGun'] : ['pistol'];
}

/** PAN-FIRE-01..06, PAN-ITEM-03, PAN-MGUN-01..04: one action point, one bullet, and with a Machine Gun perhaps a second. */
export function* fire(table: PanicTable, shot: Fire): Flow {
  turnOf(table.state).ap--;
  yield* bullet(table, shot);
  if (table.state.ending || shot.gun !== 'machineGun' || !mayBurst(table.state)) return;
  const again = yield* askAgain(table);
  if (again) yield* bullet(table, again);
}
/**
 * PAN-RULING-31: the second bullet is offered whenever the table could believe in one: a bullet face up or a card to spare,
 * and something in range. What the hand really holds shows in the answers only.
 */
function mayBurst(state: State): boolean {
  const { seat } = turnOf(state);
  const team = teamOf(state, seat);
  const { room } = team.bodies[ANDROID];
  if (room === null || (team.ammo.length === 0 && spare(state, seat) <= 0)) return false;
  return [room, ...adjacentOpen(state, room)].some((r) => targetsIn(state, seat, r).length > 0);
}
function* askAgain(table: PanicTable): Flow<Answers['fire/again']> {
  const { state } = table;
  const { seat } = turnOf(state);
  const room = roomOf(teamOf(state, seat).bodies[ANDROID]);
  const again = oneOf((): (Fire | null)[] => [...shots(state, seat, true), null]);
  return yield* during(table, { kind: 'burst', seat, room }, ask(seat, 'fire/again', again));
}

/** PAN-AMMO-01..03, PAN-RULING-32: the bullet is spent; an empty Ammo card is discarded (PAN-ITEM-05). */
function* bullet(table: PanicTable, shot: Fire): Flow {
  const { state } = table;
  const { seat } = turnOf(state);
  const team = teamOf(state, seat);
  for (const item of shot.lay) layOut(table, seat, item, BULLETS);
  const loaded = shot.ammo === 0 ? BULLETS : shot.ammo;
  const bullets = loaded - 1;
  team.ammo.splice(team.ammo.indexOf(loaded), 1, ...(bullets > 0 ? [bullets] : []));
  if (bullets === 0) state.discard.push('ammo');
  const room = roomOfTarget(state, shot.at);
  table.tell({ kind: 'fired', seat, at: shot.at, spot: spotOf(state, room), gun: shot.gun, bullets });
  yield* strike(table, shot.at, room, 'bullet');
}

// ------------------------------------------------------------------ knife

const knifeLaid = (state: State, seat: Seat): boolean => teamOf(state, seat).laid.includes('knife');
/** PAN-KNIFE-01: a knife face up, or one to lay out. */
export const whyNotKnife = (state: State, seat: Seat): Why | undefined =>
  knifeLaid(state, seat) ? undefined : whyNotPlay(state, seat, 'knife');
/** PAN-KNIFE-01: either character, at a target in its own room. */
export function stabs(state: State, seat: Seat): Knife[] {
  if (whyNotKnife(state, seat) !== undefined) return [];
  const laid = knifeLaid(state, seat);
  const list: Knife[] = [];
  for (const who of bodiesOf(seat)) {
    const { room } = bodyOf(state, who);
    if (room !== null) for (const at of targetsIn(state, seat, room)) list.push({ do: 'knife', who, at, lay: !laid });
  }
  return list;
}
/** PAN-KNIFE-02, -03, PAN-RULING-36: three or four hits; only then may a Vest be played. */
export function* knife(table: PanicTable, stab: Knife): Flow {
  const { state } = table;
  turnOf(state).ap--;
  if (stab.lay) layOut(table, seatOf(stab.who), 'knife', 0);
  const room = roomOfTarget(state, stab.at);
  const roll = table.chance.die(4);
  const hit = roll >= 3;
  table.tell({ kind: 'stabbed', who: stab.who, at: stab.at, spot: spotOf(state, room), roll, hit });
  if (hit) yield* strike(table, stab.at, room, 'knife');
  else if ('body' in stab.at) turnOf(state).fought.push(room); // a miss is an attack too (PAN-RULING-47)
}

// ------------------------------------------------------------------ what both share

/** PAN-ENTRY-04, PAN-RULING-46: attacks on other players' characters in a room, by characters of mine in that room. */
export function attacksIn(state: State, seat: Seat, room: RoomId): (Fire | Knife)[] {
  if (turnOf(state).ap === 0) return [];
  const there = (at: Target): boolean => 'body' in at && bodyOf(state, at.body).room === room;
  const list: (Fire | Knife)[] = [];
  if (teamOf(state, seat).bodies[ANDROID].room === room) for (const shot of shots(state, seat)) if (there(shot.at)) list.push(shot);
  for (const stab of stabs(state, seat)) if (there(stab.at)) list.push(stab);
  return list;
}
/** Why an attack that was asked for on entering a room is none of these. */
export function whyNotAttack(state: State, seat: Seat, weapon: 'fire' | 'knife'): Why {
  if (turnOf(state).ap === 0) return 'no-ap';
  return (weapon === 'fire' ? whyNotFire(state, seat) : whyNotKnife(state, seat)) ?? 'not-possible';
}

/** PAN-FIRE-03..05, PAN-ATTACK-02, PAN-RULING-72: a wound for parasite or character alike. */
function* strike(table: PanicTable, at: Target, room: RoomId, weapon: 'bullet' | 'knife'): Flow {
  const { state } = table;
  if ('parasite' in at) {
    hurtParasite(table, at.parasite);
    return;
  }
  turnOf(state).fought.push(room);
  if (yield* askVest(table, at.body, weapon)) {
    discardFromHand(table, seatOf(at.body), 'vest');
    table.tell({ kind: 'vest', body: at.body });
    return;
  }
  wound(table, at.body, 1, weapon);
  soldiersLeft(table);
}
/** PAN-FIRE-06, PAN-VEST-01, -02, PAN-RULING-35: asked for every such wound, Vest or no Vest, so that the pause tells nothing. */
function* askVest(table: PanicTable, body: BodyId, weapon: 'bullet' | 'knife'): Flow<boolean> {
  const { state } = table;
  const owner = seatOf(body);
  const vest = oneOf(() => (canPlay(state, owner, 'vest') ? [true, false] : [false]));
  return yield* during(table, { kind: 'hit', by: turnOf(state).seat, body, weapon }, ask(owner, 'vest/play', vest));
}
