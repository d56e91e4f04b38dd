/** Whatever a seat cannot know changes places: heap, removed parts, parts hidden in others' hands, cards it has not read. */
import type { Chance, Seat } from '@cosmodrome/kernel';
import { type CardId, cardAt, LEVELS, type TileId } from '../content/index.ts';
import type { State } from '../state.ts';

export function imagine(state: State, seat: Seat | undefined, chance: Chance): void {
  imagineParts(state, seat, chance);
  imagineFlight(state, seat, chance);
  imagineCards(state, seat, chance);
  imagineTeam(state, seat, chance);
}
/** GT-SUP-09: what was dealt to others, and what lies aside. */
function imagineTeam({ team }: State, seat: Seat | undefined, chance: Chance): void {
  const hands = team.dealt.filter((_, other) => other !== seat);
  const pool = chance.shuffle([...team.pool, ...hands.flat()]);
  for (const hand of hands) hand.splice(0, hand.length, ...pool.splice(0, hand.length));
  team.pool = pool;
}
/** GT-BASE-BUILD-03, -21, GT-TECH-04 */
function imagineParts(state: State, seat: Seat | undefined, chance: Chance): void {
  const hands = state.yards.flatMap(({ hand }, other) => (other !== seat && hand && !hand.seen ? [hand] : []));
  const pool = chance.shuffle([...state.heap, ...state.removed, ...hands.map((hand) => hand.tile as TileId)]);
  for (const hand of hands) hand.tile = pool.pop()!;
  state.removed = pool.splice(0, state.removed.length);
  state.heap = pool;
}
const knownTo = (state: State, seat: Seat | undefined): ReadonlySet<CardId> => new Set(seat === undefined ? [] : state.known[seat]);
/** Nobody knows the order of the flight deck, but of the cards on top the level (GT-BASE-LOAD-09, -10, GT-UNK-01). */
function imagineFlight(state: State, seat: Seat | undefined, chance: Chance): void {
  const known = knownTo(state, seat);
  // What an unknown sector has put on top was in no pile: nobody has read it.
  const added = state.flown.length > 0;
  const rest = chance.shuffle([...state.flight]);
  const levels = state.flight.slice(state.flight.length - state.onTop).map((card) => cardAt(card).level);
  const top = levels.map((level) => {
    const i = rest.findIndex((card) => cardAt(card).level === level && !(added && known.has(card)));
    return rest.splice(i, 1)[0]!;
  });
  state.flight = [...rest, ...top];
}
/** Cards nobody has shown this seat: piles it has not read, the flight deck, the decks. Levels are printed on the backs. */
function imagineCards(state: State, seat: Seat | undefined, chance: Chance): void {
  const known = knownTo(state, seat);
  const places = [...state.decks, ...state.piles, state.flight];
  for (const level of LEVELS) {
    const hidden = (card: CardId) => cardAt(card).level === level && !known.has(card);
    const pool = chance.shuffle(places.flatMap((cards) => cards.filter(hidden)));
    for (const cards of places)
      cards.forEach((card, i) => {
        if (hidden(card)) cards[i] = pool.pop()!;
      });
  }
}
