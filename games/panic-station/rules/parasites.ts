/** Parasites: how they appear (PAN-ALERT), move and bite (PAN-PARA), and what a wound does to them. */
import { during, type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import type { Direction } from '../content/index.ts';
import { type BodyId, PARASITES, type ParasiteId, type RoomId, type State } from '../state.ts';
import { ask } from '../topics.ts';
import { beside, step } from './base.ts';
import { soldiersLeft, wound } from './characters.ts';
import { bodiesIn, type PanicTable, spotOf, tokenOf } from './table.ts';

/** PAN-ALERT-04, -05: a grey token while there is one in the reserve, else a black one; undefined: all ten are in play. */
export function nextToken(state: State): ParasiteId | undefined {
  return PARASITES.find((id) => tokenOf(state, id).room === null); // the grey ones come first
}
export function placeToken(state: State, id: ParasiteId, room: RoomId): void {
  tokenOf(state, id).room = room;
}
export const isBlack = (state: State, id: ParasiteId): boolean => tokenOf(state, id).black && !tokenOf(state, id).weakened;
export function parasitesIn(state: State, room: RoomId): ParasiteId[] {
  return PARASITES.filter((id) => tokenOf(state, id).room === room);
}

/**
 * PAN-ALERT-01..08, PAN-RULING-26: the die shows a direction from the room of the character that causes it; a parasite
 * comes to the room lying there, or to that room itself. No wound is dealt (PAN-PARA-13).
 */
export function* appear(table: PanicTable, seat: Seat, room: RoomId, why: 'icon' | 'red' | 'card'): Flow {
  const { state } = table;
  const roll = table.chance.die(4);
  const direction = (roll - 1) as Direction;
  const where = beside(state.base, room, direction) ?? room;
  const fresh = nextToken(state);
  const parasite = fresh ?? (yield* relocate(table, seat, where));
  placeToken(state, parasite, where);
  table.tell({
    kind: 'appeared',
    seat,
    why,
    roll,
    direction,
    spot: spotOf(state, where),
    parasite,
    black: isBlack(state, parasite),
    moved: fresh === undefined,
  });
}
/** PAN-ALERT-06: with all ten in play, the player who caused it chooses which one comes over. */
function* relocate(table: PanicTable, seat: Seat, room: RoomId): Flow<ParasiteId> {
  const all = oneOf(() => PARASITES);
  return yield* during(table, { kind: 'relocate', seat, room }, ask(seat, 'parasite/relocate', all));
}

/**
 * PAN-PARA-12, PAN-FIRE-03: a wound weakens a black parasite, which is grey then, and kills any other; the dead go back to the reserve
 * (PAN-ALERT-07), black ones with their black side up (PAN-RULING-27).
 */
export function hurtParasite(table: PanicTable, id: ParasiteId): void {
  const token = tokenOf(table.state, id);
  const killed = !isBlack(table.state, id);
  if (killed) token.room = null;
  token.weakened = !killed;
  table.tell({ kind: 'parasite-hit', parasite: id, killed });
}

/** The Parasite phase. */
export function parasitePhase(table: PanicTable): void {
  const { state } = table;
  if (!state.parasites.some((p) => p.room !== null)) return; // PAN-PARA-01
  const roll = table.chance.die(4); // PAN-PARA-02, PAN-RULING-29
  move(table, roll);
  bite(table);
}
/** PAN-PARA-03..06: all go one room in the same direction, unless a wall, a closed door or nothing is there. */
function move(table: PanicTable, roll: number): void {
  const { state } = table;
  const direction = (roll - 1) as Direction;
  const moves: { parasite: ParasiteId; from: RoomId; to: RoomId }[] = [];
  for (const parasite of PARASITES) {
    const from = tokenOf(state, parasite).room;
    if (from === null) continue;
    const way = step(state.base, from, direction);
    if (way?.door === 'open') moves.push({ parasite, from, to: way.to }); // PAN-RULING-58: the doors have just closed
  }
  for (const { parasite, to } of moves) placeToken(state, parasite, to);
  table.tell({ kind: 'parasites-moved', roll, direction, moves });
}
/** PAN-PARA-07..11, PAN-RULING-28: each parasite wounds every character in its room; all wounds are dealt at once. */
function bite(table: PanicTable): void {
  const { state } = table;
  const strength = new Map<RoomId, number>();
  for (const id of PARASITES) {
    const { room } = tokenOf(state, id);
    if (room !== null) strength.set(room, (strength.get(room) ?? 0) + (isBlack(state, id) ? 2 : 1));
  }
  const bitten: { body: BodyId; wounds: number }[] = [];
  for (const [room, wounds] of strength) {
    const bodies = bodiesIn(state, room);
    if (bodies.length === 0) continue;
    table.tell({ kind: 'bitten', spot: spotOf(state, room), wounds, bodies });
    for (const body of bodies) bitten.push({ body, wounds });
  }
  for (const { body, wounds } of bitten) wound(table, body, wounds, 'parasite');
  soldiersLeft(table);
}
