/**
 * Whatever a seat cannot know changes places: faces of tokens in crates, bag and box, faces of Event cards. First within their kind of store,
 * so that rare tokens stay out of the bag; then among the crates.
 */
import type { Chance, Seat } from '@cosmodrome/kernel';
import { imaginePack, knows } from '@cosmodrome/kit/cards';
import { CARDS } from '../content/cards.ts';
import { storeOf, TOKENS, tokenOf } from '../content/tokens.ts';
import type { State, TokenId } from '../state.ts';
import { isPinned } from './pieces/goods.ts';
import { cellRows } from './pieces/people.ts';

export function imagine(state: State, seat: Seat | undefined, chance: Chance): void {
  imagineTokens(state, seat, chance);
  imagineCards(state, seat, chance);
  imaginePack(state.suspects, seat, chance);
  imagineCells(state, seat, chance);
}
/** Who knows the row, knows no more than the row. */
function imagineCells(state: State, seat: Seat | undefined, chance: Chance): void {
  const crew = seat === undefined ? undefined : (state.crewOf[seat] ?? undefined);
  const knowsRow = crew !== undefined && state.phase !== 'setup' && state.campaign?.rows.includes(crew);
  imaginePack(state.cells, seat, chance, knowsRow ? cellRows(state).cells : undefined);
}
function imagineTokens(state: State, seat: Seat | undefined, chance: Chance): void {
  const { tokens } = state;
  const kind = (token: number) => TOKENS[tokens.face[token]!]!.kind;
  const hidden = (list: readonly TokenId[]) => list.filter((token) => !knows(tokens, token, seat));
  const crated = hidden(state.contents.flat());
  const beside = hidden([...state.bag, ...state.aside, ...(state.drawnToken === null ? [] : [state.drawnToken]), ...state.offered]);
  for (const store of ['bag', 'large', 'rare-small', 'rare-large'] as const)
    imaginePack(
      tokens,
      seat,
      chance,
      [...crated, ...beside].filter((token) => storeOf(kind(token)) === store),
    );
  for (const small of [true, false])
    imaginePack(
      tokens,
      seat,
      chance,
      crated.filter((token) => (tokenOf(kind(token)).size === 'small') === small && !isPinned(state, token)),
    );
  imaginePinned(state, seat, chance, crated);
}
/** What a mission has hidden lies in a crate of a kind: it changes places with what lies in those. CS-SIG-02 */
function imaginePinned(state: State, seat: Seat | undefined, chance: Chance, crated: readonly TokenId[]): void {
  for (const pinned of crated.filter((token) => isPinned(state, token))) {
    const { large } = state.crates.find(({ id }) => state.contents[id]!.includes(pinned))!;
    const there = state.crates.flatMap((crate) => (crate.large === large ? state.contents[crate.id]! : []));
    imaginePack(
      state.tokens,
      seat,
      chance,
      there.filter((token) => tokenOf(TOKENS[state.tokens.face[token]!]!.kind).size === 'small'),
    );
  }
}
function imagineCards(state: State, seat: Seat | undefined, chance: Chance): void {
  const { cards } = state;
  const type = (card: number) => CARDS[cards.face[card]!]!.type;
  const held = state.held.flat();
  for (const of of new Set([...state.deck, ...held].map(type)))
    imaginePack(
      cards,
      seat,
      chance,
      [...state.deck, ...state.boxed, ...held].filter((card) => type(card) === of),
    );
  imaginePack(cards, seat, chance, state.deck);
}
