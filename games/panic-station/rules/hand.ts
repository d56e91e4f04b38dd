/** Hands and cards (PAN-HAND): the minimum, playing, laying out, drawing. */
import type { Seat } from '@cosmodrome/kernel';
import type { Card, Item } from '../content/index.ts';
import type { State } from '../state.ts';
import type { Why } from '../topics.ts';
import { type PanicTable, teamOf } from './table.ts';

/** PAN-HAND-03, PAN-RULING-39: five cards, or four with the gentle variant. */
export const minimumHand = (state: Pick<State, 'variants'>): number => (state.variants.gentle ? 4 : 5);
/** PAN-HAND-04, PAN-RULING-37: how many cards may still leave the hand. */
export const spare = (state: State, seat: Seat): number => teamOf(state, seat).hand.length - minimumHand(state);
export const holds = (state: State, seat: Seat, card: Card): boolean => teamOf(state, seat).hand.includes(card);
/** Why a card cannot leave this hand to be used. */
export function whyNotPlay(state: State, seat: Seat, card: Card): Why | undefined {
  if (!holds(state, seat, card)) return 'not-yours';
  return spare(state, seat) > 0 ? undefined : 'minimum-hand';
}
export const canPlay = (state: State, seat: Seat, card: Card): boolean => whyNotPlay(state, seat, card) === undefined;

export function takeOut(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}
/** PAN-ITEM-04, -08: a one-use item goes from the hand to the discard pile, shown to everybody (PAN-INFO-06). */
export function discardFromHand(table: PanicTable, seat: Seat, item: Item): void {
  takeOut(teamOf(table.state, seat).hand, item);
  table.state.discard.push(item);
  table.reveal(undefined, seat);
}
/** PAN-ITEM-06, -07, PAN-RULING-77: a lasting item is laid face up when it is first used, and stays there. */
export function layOut(table: PanicTable, seat: Seat, item: Item, bullets: number): void {
  const team = teamOf(table.state, seat);
  takeOut(team.hand, item);
  if (item === 'ammo') team.ammo.push(bullets);
  else team.laid.push(item);
  table.reveal(undefined, seat);
  table.tell({ kind: 'laid', seat, item });
}

/** PAN-SEARCH-08, PAN-RULING-54: the top card; the discard pile is shuffled when the draw pile is empty. Undefined: no card is left. */
export function drawCard(table: PanicTable): Card | undefined {
  const { state } = table;
  if (state.draw.length === 0) {
    if (state.discard.length === 0) return undefined;
    table.tell({ kind: 'reshuffled', cards: state.discard.length });
    state.draw = table.chance.shuffle(state.discard);
    state.discard = [];
  }
  state.drawn++;
  return state.draw.pop();
}

/**
 * A drawn card comes into the hand, and nobody else sees it (PAN-SEARCH-05). The Host card makes its drawer the Host
 * (PAN-INFECT-10, -11, PAN-RULING-49); an Antidote cures (PAN-RULING-40).
 */
export function receive(table: PanicTable, seat: Seat, card: Card): void {
  const { state } = table;
  const team = teamOf(state, seat);
  team.hand.push(card);
  table.reveal([seat]);
  table.tell({ kind: 'drawn', seat, card }, [seat]);
  if (card === 'host') {
    team.side = 'host';
    state.secrets.push({ kind: 'host', seat, round: state.round });
    table.tell({ kind: 'host', seat, from: null }, [seat]);
  } else if (card === 'antidote') cure(table, seat);
}
/** PAN-RULING-40, PAN-RULING-50: the infected are human again, but for the Host. */
export function cure(table: PanicTable, seat: Seat): void {
  const { state } = table;
  const team = teamOf(state, seat);
  if (team.side !== 'infected') return;
  team.side = 'human';
  state.secrets.push({ kind: 'cured', seat, round: state.round });
  table.tell({ kind: 'cured', seat }, [seat]);
}
