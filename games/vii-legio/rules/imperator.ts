/** The Imperator. */
import type { Frozen, Seat } from '@cosmodrome/kernel';
import { showAll, shufflePile } from '@cosmodrome/kit/cards';
import { CALLS } from '../content/index.ts';
import { type Unit, unitOf } from '../state.ts';
import { scoreImperator } from './scores.ts';
import { imperatorOf, type Legio, type Seen } from './table.ts';

/** 3 calls a game, 5 with two U.C. LEG-IMP-03 */
export const callsAllowed = (state: Seen): number => CALLS[state.units.length]!;
export const mayCall = (state: Seen, unit: Frozen<Unit>): boolean => unit.calls < callsAllowed(state);

/** It gains the PC of its card as soon as the landing is confirmed. LEG-IMP-05, LEG-IMP-06, LEG-RULING-37, LEG-RULING-47 */
export function callImperator(table: Legio, seat: Seat): void {
  const { state } = table;
  const unit = unitOf(state, seat);
  const card = imperatorOf(state);
  unit.calls++;
  table.tell({ kind: 'called', seat, card: card.key, calls: unit.calls });
  scoreImperator(table, card.pc);
}
/** It goes off the board, and the next card is turned up; used cards are shuffled again when the deck runs out. LEG-IMP-10, LEG-RULING-47 */
export function dismissImperator(table: Legio): void {
  const { imperator } = table.state;
  imperator.used.push(imperator.open);
  if (imperator.deck.length === 0) {
    imperator.deck = imperator.used;
    imperator.used = [];
    shufflePile(imperator.pack, imperator.deck, table.chance);
    table.tell({ kind: 'reshuffled', pile: 'imperator' });
  }
  imperator.open = imperator.deck.pop()!;
  showAll(imperator.pack, imperator.open);
  table.reveal();
  table.tell({ kind: 'imperator-card', card: imperatorOf(table.state).key });
}
