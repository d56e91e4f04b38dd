/** Drawing Exploration cards. */
import type { Frozen, Seat } from '@cosmodrome/kernel';
import { showTo, shufflePile } from '@cosmodrome/kit/cards';
import { type Exploration, type ExplorationId, X_EFFECT } from '../content/index.ts';
import { type Unit, unitOf } from '../state.ts';
import { boardOf, explorationOf, holdsX, type Legio, type Seen } from './table.ts';

/** The most cards of a turn: printed for the present number of propulsors, 2 more with the Ferrymen. LEG-DRAW-02, LEG-DRAW-03, LEG-DRAW-04 */
export const maximumDraw = (state: Seen, unit: Frozen<Unit>): number =>
  boardOf(unit).draw[unit.aboard.propulsor]! + (holdsX(state, unit, 'ferrymen') ? X_EFFECT.draw : 0);

/**
 * Cards join the hand. An empty deck is replaced by the shuffled discard pile; if that is empty too the rest of the draw is lost.
 * Gives the number really received. LEG-DRAW-05, LEG-RULING-60, LEG-RULING-61
 */
export function drawCards(table: Legio, seat: Seat, cards: number, by: 'turn' | Exploration): number {
  const { state } = table;
  const drawn: ExplorationId[] = [];
  while (drawn.length < cards && state.deck.length + state.discard.length > 0) {
    if (state.deck.length === 0) reshuffle(table);
    drawn.push(state.deck.pop()!);
  }
  for (const card of drawn) showTo(state.exploration, card, [seat]);
  unitOf(state, seat).hand.push(...drawn);
  table.tell({ kind: 'drew', seat, cards: drawn.length, by });
  if (drawn.length > 0) {
    table.reveal([seat]);
    table.tell({ kind: 'drawn', seat, cards: drawn.map((card) => explorationOf(state, card).key) }, [seat]);
  }
  return drawn.length;
}
/** What anybody knew of the discarded cards is forgotten. */
function reshuffle(table: Legio): void {
  const { state } = table;
  state.deck = state.discard;
  state.discard = [];
  shufflePile(state.exploration, state.deck, table.chance);
  table.tell({ kind: 'reshuffled', pile: 'exploration' });
}
