/** Explore (PAN-EXPL): the visible card is laid; a card that fits nowhere may go under the deck once a turn. */
import { during, type Flow, oneOf } from '@cosmodrome/kernel';
import type { RoomCard } from '../content/index.ts';
import { type RoomId, roomAt, type State } from '../state.ts';
import { ask, type Placement, type Why } from '../topics.ts';
import { anywhere, explorable, layTop, misfit, topCard } from './base.ts';
import { type PanicTable, turnOf } from './table.ts';

/** PAN-EXPL-12, PAN-RULING-21: why no card can be laid at all. */
export function whyNotLay(state: State): Why | undefined {
  if (state.rooms.length === 0) return 'deck-empty';
  return turnOf(state).stuck ? 'stuck' : undefined;
}

/** The top card, while there is one (`whyNotLay`). */
export function nextCard(state: State): RoomCard {
  const card = topCard(state);
  if (card === undefined) throw new Error('the Exploration deck is empty');
  return card;
}

/** PAN-EXPL-01, -13: the card is laid and nothing else happens; the next one is seen by all. */
export function lay(table: PanicTable, at: Placement, by: 'explore' | 'reveal'): void {
  const { state } = table;
  const card = nextCard(state);
  const room = roomAt(layTop(state, card, at), 0);
  table.tell({ kind: 'explored', seat: turnOf(state).seat, card, room, x: at.x, y: at.y, orientation: at.turn, by });
  table.reveal();
}

/**
 * PAN-EXPL-10..12, PAN-RULING-19, PAN-RULING-59: the card fits nowhere. Once a turn it may go under the deck and the next
 * one be tried; whatever else happens, there is no more exploring this turn. `from` is undefined at the Terminal.
 */
export function* unplaceable(table: PanicTable, from: RoomId | undefined): Flow {
  const { state } = table;
  const turn = turnOf(state);
  const { seat } = turn;
  const card = nextCard(state);
  table.tell({ kind: 'unplaceable', seat, card });
  if (!turn.under) {
    const choices = oneOf((): ('under' | 'giveUp')[] => ['under', 'giveUp']);
    const choice = yield* during(table, { kind: 'unplaceable', seat, card }, ask(seat, 'explore/unplaceable', choices));
    if (choice === 'under') {
      putUnder(table);
      const spots = () => secondSpots(state, from);
      if (spots().length > 0) {
        const reveal = from === undefined;
        const places = oneOf(spots, (answer) => whyNotPlaced(state, answer as Placement, from));
        const second = { kind: 'second', seat, card: nextCard(state), reveal } as const;
        const at = yield* during(table, second, ask(seat, 'explore/place', places));
        lay(table, at, reveal ? 'reveal' : 'explore');
        return;
      }
    }
  }
  turn.stuck = true;
  table.tell({ kind: 'explore-failed', seat });
}
const secondSpots = (state: State, from: RoomId | undefined): Placement[] =>
  from === undefined ? anywhere(state, nextCard(state)) : explorable(state, nextCard(state), from);

/** PAN-EXPL-11: with one card left, the next is that same card (PAN-RULING-19). */
function putUnder(table: PanicTable): void {
  const { state } = table;
  const card = nextCard(state);
  state.rooms.pop();
  state.rooms.unshift(card);
  turnOf(state).under = true;
  table.tell({ kind: 'put-under', seat: turnOf(state).seat, card });
  table.reveal();
}

/** Why the top card may not lie there, for the one who asked for it: a place that is not among those offered. */
export function whyNotPlaced(state: State, at: Placement, from: RoomId | undefined): Why {
  if (at?.turn !== 0 && at?.turn !== 180) return 'sideways'; // PAN-EXPL-05
  const card = nextCard(state);
  const fits = from !== undefined && anywhere(state, card).some((p) => p.x === at.x && p.y === at.y && p.turn === at.turn);
  return fits ? 'adjacent-first' : (misfit(state, card, at) ?? 'not-possible'); // PAN-RULING-18
}
