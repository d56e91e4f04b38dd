/** The trade (PAN-TRADE) and what it may carry (PAN-INFECT): the heart of the game, and its best-kept secret. */
import { during, each, type Flow, type Json, oneOf, type Seat } from '@cosmodrome/kernel';
import { type Card, INFECTIONS, infectionOf, inOrder, isItem } from '../content/index.ts';
import type { RoomId, Side, State } from '../state.ts';
import { ask, type Why } from '../topics.ts';
import { cure, takeOut } from './hand.ts';
import { type PanicTable, spotOf, teamOf, turnOf } from './table.ts';

/** PAN-TRADE-11..14, -17, PAN-RULING-42: why a player may not give this. */
function whyNotGive(state: State, seat: Seat, card: Json): Why | undefined {
  const { hand, side } = teamOf(state, seat);
  const held = hand.find((c) => c === card);
  if (held === undefined) return 'not-yours';
  if (isItem(held)) return undefined;
  if (held === infectionOf(seat)) return side === 'human' ? 'own-infection' : undefined;
  if (held === 'host') return mayPassHost(state, seat) ? undefined : 'host-card';
  return hand.some(isItem) ? 'foreign-infection' : undefined;
}
/** The cards a player may give, each face once. Never empty. */
const giveable = (state: State, seat: Seat): Card[] =>
  inOrder([...new Set(teamOf(state, seat).hand)].filter((card) => whyNotGive(state, seat, card) === undefined));
/** PAN-VAR-02, PAN-RULING-67: a Host whose own cards are gone and none of whose attempts succeeded. */
function mayPassHost(state: State, seat: Seat): boolean {
  const { hand, side, tries, succeeded } = teamOf(state, seat);
  const enough = state.variants.gentle ? INFECTIONS - 1 : INFECTIONS;
  return state.variants.passing && side === 'host' && tries >= enough && !succeeded && !hand.includes(infectionOf(seat));
}

/**
 * PAN-TRADE-06..10, PAN-RULING-43: both choose in secret and at once; then the cards change hands. The table learns who and
 * where and nothing else, whatever was given.
 */
export function* trade(table: PanicTable, seat: Seat, partner: Seat, room: RoomId): Flow {
  const { state } = table;
  turnOf(state).traded.push(room);
  const gifts = each(
    [seat, partner],
    (who) => {
      const cards = oneOf(
        () => giveable(state, who),
        (card) => whyNotGive(state, who, card),
      );
      return ask(who, 'trade/give', cards);
    },
    { final: true },
  );
  const given = yield* during(table, { kind: 'trade', seats: [seat, partner], room }, gifts);
  table.tell({ kind: 'traded', by: seat, with: partner, spot: spotOf(state, room) });
  swap(table, seat, given.get(seat)!, partner, given.get(partner)!, room);
}

/** PAN-RULING-43: everything is judged by the sides before the trade. */
function swap(table: PanicTable, a: Seat, fromA: Card, b: Seat, fromB: Card, room: RoomId): void {
  const { state } = table;
  const before: readonly [Side, Side] = [teamOf(state, a).side, teamOf(state, b).side];
  takeOut(teamOf(state, a).hand, fromA);
  takeOut(teamOf(state, b).hand, fromB);
  teamOf(state, a).hand.push(fromB);
  teamOf(state, b).hand.push(fromA);
  table.reveal([a, b]);
  const spot = spotOf(state, room);
  table.tell({ kind: 'swapped', seat: a, with: b, gave: fromA, got: fromB, spot }, [a]);
  table.tell({ kind: 'swapped', seat: b, with: a, gave: fromB, got: fromA, spot }, [b]);
  handed(table, { giver: a, was: before[0], card: fromA, receiver: b, receiverWas: before[1], answer: fromB });
  handed(table, { giver: b, was: before[1], card: fromB, receiver: a, receiverWas: before[0], answer: fromA });
}
interface Handed {
  readonly giver: Seat;
  readonly was: Side;
  readonly card: Card;
  readonly receiver: Seat;
  readonly receiverWas: Side;
  /** What the receiver gave in the same trade. */
  readonly answer: Card;
}
/** What one card does to the one who gets it. */
function handed(table: PanicTable, gift: Handed): void {
  const { card, giver, receiver, was, receiverWas } = gift;
  if (card === infectionOf(giver) && was !== 'human') infect(table, gift);
  else if (card === 'host') passHost(table, giver, receiver);
  else if (card === 'antidote') {
    teamOf(table.state, giver).sure &= ~(1 << receiver);
    // PAN-RULING-67: one who passes the Host card on was the Host before, and stays infected.
    if (receiverWas === 'infected') cure(table, receiver);
  }
}

/** PAN-INFECT-01..09, PAN-RULING-41: an attempt; a Gas Can or an Antidote given in the same trade stops it. */
function infect(table: PanicTable, { giver, was, receiver, receiverWas, answer }: Handed): void {
  const { state } = table;
  const { round } = state;
  const attacker = teamOf(state, giver);
  const victim = teamOf(state, receiver);
  const blocked = answer === 'gas' || answer === 'antidote';
  if (was === 'host') attacker.tries++;
  victim.sure |= 1 << giver;
  if (!blocked) attacker.sure |= 1 << receiver;
  if (receiverWas !== 'human') {
    state.secrets.push({ kind: 'wasted', seat: receiver, by: giver, round });
  } else if (blocked) {
    state.secrets.push({ kind: 'blocked', seat: receiver, by: giver, with: answer, round });
    table.tell({ kind: 'resisted', seat: receiver, by: giver, with: answer }, [receiver]);
  } else {
    if (was === 'host') attacker.succeeded = true;
    if (victim.side === 'human') victim.side = 'infected';
    state.secrets.push({ kind: 'infected', seat: receiver, by: giver, round });
    table.tell({ kind: 'infected', seat: receiver, by: giver }, [receiver]);
  }
}

/** PAN-VAR-03, PAN-RULING-67: nothing stops it; the giver stays infected, the receiver is the Host now. */
function passHost(table: PanicTable, giver: Seat, receiver: Seat): void {
  const { state } = table;
  const { round } = state;
  teamOf(state, giver).side = 'infected';
  const heir = teamOf(state, receiver);
  heir.side = 'host';
  heir.tries = 0;
  heir.succeeded = false;
  heir.sure |= 1 << giver;
  teamOf(state, giver).sure |= 1 << receiver;
  state.secrets.push({ kind: 'passed', seat: receiver, by: giver, round });
  table.tell({ kind: 'passed-on', seat: giver, to: receiver }, [giver]);
  table.tell({ kind: 'host', seat: receiver, from: giver }, [receiver]);
}
