/** One-use items (PAN-ITEM, PAN-SCAN, PAN-GREN, PAN-AID, PAN-ADREN). Weapons are with the attacks, Key Cards with the moves. */
import type { Seat } from '@cosmodrome/kernel';
import { INFECTIONS, infectionOf, inOrder } from '../content/index.ts';
import { type BodyId, bodiesOf, type RoomId, type State, seatOf } from '../state.ts';
import { adjacentOpen } from './base.ts';
import { mend, soldiersLeft, wound, wounds } from './characters.ts';
import { discardFromHand } from './hand.ts';
import { hurtParasite, parasitesIn } from './parasites.ts';
import { bodiesIn, bodyOf, othersIn, type PanicTable, roomsOf, spotOf, teamOf, turnOf } from './table.ts';

/** PAN-SCAN-01, PAN-RULING-61: players who share a room with one of mine. */
export function scannable(state: State): Seat[] {
  const { seat } = turnOf(state);
  const seats: Seat[] = [];
  for (const room of roomsOf(state, seat)) for (const other of othersIn(state, seat, room)) if (!seats.includes(other)) seats.push(other);
  return seats;
}
/** PAN-SCAN-02, -03: the user alone sees the hand, cards and nothing else. */
export function scanner(table: PanicTable, target: Seat): void {
  const { state } = table;
  const { seat } = turnOf(state);
  turnOf(state).ap--;
  discardFromHand(table, seat, 'scanner');
  table.tell({ kind: 'scanned', by: seat, seat: target });
  const { hand } = teamOf(state, target);
  table.reveal([seat]);
  table.tell({ kind: 'hand-seen', seat, of: target, cards: inOrder(hand) }, [seat]);
  const own = hand.filter((card) => card === infectionOf(target)).length;
  const given = own < (state.variants.gentle ? INFECTIONS - 1 : INFECTIONS);
  if (hand.includes('host') || (given && !hand.includes('antidote'))) teamOf(state, seat).sure |= 1 << target;
}

/** PAN-GREN-01, PAN-RULING-33, PAN-RULING-68: from any room of mine into a room that can be reached by a throw, empty or not. */
export function throws(state: State): { from: RoomId; to: RoomId }[] {
  const { seat } = turnOf(state);
  return roomsOf(state, seat).flatMap((from) => adjacentOpen(state, from).map((to) => ({ from, to })));
}
/** PAN-GREN-01, -02, PAN-RULING-47, PAN-RULING-68: one wound to everything in the room, friend or foe; no Vest helps. */
export function grenade(table: PanicTable, to: RoomId): void {
  const { state } = table;
  const turn = turnOf(state);
  turn.ap--;
  discardFromHand(table, turn.seat, 'grenade');
  table.tell({ kind: 'grenade', seat: turn.seat, spot: spotOf(state, to) });
  const bodies = bodiesIn(state, to);
  if (bodies.some((body) => seatOf(body) !== turn.seat)) turn.fought.push(to);
  for (const id of parasitesIn(state, to)) hurtParasite(table, id);
  for (const body of bodies) wound(table, body, 1, 'grenade');
  soldiersLeft(table);
}

export interface Aid {
  readonly who: BodyId;
  readonly heal: readonly [BodyId, BodyId];
}
/** PAN-AID-01, -02, PAN-RULING-57: two points on one character of the room, or one on the user and one on another. */
export function aids(state: State): Aid[] {
  const { seat } = turnOf(state);
  const ways: Aid[] = [];
  for (const who of bodiesOf(seat)) {
    const { room } = bodyOf(state, who);
    if (room === null) continue;
    for (const other of bodiesIn(state, room)) {
      if (wounds(state, other) > 0) ways.push({ who, heal: [other, other] });
      if (other !== who && (wounds(state, who) > 0 || wounds(state, other) > 0)) ways.push({ who, heal: [who, other] });
    }
  }
  return ways;
}
export function aid(table: PanicTable, { who, heal }: Aid): void {
  const { state } = table;
  turnOf(state).ap--;
  discardFromHand(table, seatOf(who), 'aid');
  for (const body of heal) mend(state, body, 1);
  table.tell({ kind: 'aid', who, heal });
}

/** PAN-ADREN-01, PAN-RULING-69: two more action points, this turn only; playable without any. */
export function adrenaline(table: PanicTable): void {
  const turn = turnOf(table.state);
  discardFromHand(table, turn.seat, 'adrenaline');
  turn.ap += 2;
  table.tell({ kind: 'adrenaline', seat: turn.seat });
}
