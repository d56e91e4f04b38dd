/** What is never lost: cards, rooms, tokens; and what must always hold. */
import type { Frozen } from '@cosmodrome/kernel';
import { type Card, INFECTIONS, infectionOf, ROOM_CARDS, SEARCH_CARDS } from '../content/index.ts';
import type { State } from '../state.ts';
import { minimumHand } from './hand.ts';

export function audit(state: Frozen<State>): string | undefined {
  return cards(state) ?? rooms(state) ?? people(state);
}
/** PAN-RULING-01: 46 Search cards and the Infection cards, each somewhere, once. */
function cards(state: Frozen<State>): string | undefined {
  const count = new Map<Card, number>();
  const add = (pile: readonly Card[]) => {
    for (const card of pile) count.set(card, (count.get(card) ?? 0) + 1);
  };
  add(state.draw);
  add(state.discard);
  for (const team of state.teams) {
    add(team.hand);
    add(team.laid);
    add(team.ammo.map(() => 'ammo'));
  }
  for (const [card, facts] of Object.entries(SEARCH_CARDS))
    if (count.get(card as Card) !== facts.count) return `${count.get(card as Card)} cards '${card}' instead of ${facts.count}`;
  const own = state.variants.gentle ? INFECTIONS - 1 : INFECTIONS;
  for (let seat = 0; seat < state.teams.length; seat++)
    if (count.get(infectionOf(seat)) !== own) return `${count.get(infectionOf(seat))} Infection cards of seat ${seat} instead of ${own}`;
  if (state.discard.some((card) => card === 'host' || card.startsWith('infection')))
    return 'a Host or Infection card is in the discard pile';
  if (state.draw.some((card) => card.startsWith('infection'))) return 'an Infection card is in the draw pile';
  return undefined;
}
/** PAN-RULING-02: 20 Exploration cards, on the table or in the deck; no two in one cell. */
function rooms(state: Frozen<State>): string | undefined {
  const all = [...state.base.map((tile) => tile.card), ...state.rooms];
  if (all.length !== ROOM_CARDS.length || new Set(all).size !== all.length) return `${all.length} Exploration cards`;
  if (new Set(state.base.map((tile) => `${tile.x}/${tile.y}`)).size !== state.base.length) return 'two cards in one cell';
  return undefined;
}
function people(state: Frozen<State>): string | undefined {
  if (state.parasites.length !== 10) return 'parasite tokens are missing';
  for (const [seat, team] of state.teams.entries()) {
    for (const body of team.bodies) {
      if (body.hp < 0 || body.hp > 4) return `a character of seat ${seat} has ${body.hp} HP`;
      if (body.hp === 0 && body.room !== null) return `a dead character of seat ${seat} stands in room ${body.room}`;
    }
    if (team.out !== team.bodies.every((body) => body.hp === 0)) return `seat ${seat} is out, or not`;
    if (team.hand.includes('alert')) return `seat ${seat} holds a Parasite Alert`;
    // PAN-HAND-03; the last play of the game may burn below it no more than any other
    if (team.hand.length < minimumHand(state as State)) return `seat ${seat} holds ${team.hand.length} cards`;
    if ((team.side === 'host') !== team.hand.includes('host'))
      return `seat ${seat} is the Host without the card, or has the card without being it`;
  }
  return undefined;
}
