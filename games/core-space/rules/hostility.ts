/** The Hostility Phase: pegs, then an Event card (CS-EVT, CS-HOS-03). */
import { during, type Flow } from '@cosmodrome/kernel';
import { showAll, showTo, shufflePile } from '@cosmodrome/kit/cards';
import { type Card, type CardId, cardAt, type Effect } from '../content/cards.ts';
import { PEGS_A_ROUND } from '../content/hostility.ts';
import { level } from '../judge/figures.ts';
import { crewById, type EventId } from '../state.ts';
import { civilianArrives, gangerArrives, npcArrives, purgeArrives } from './arrivals.ts';
import { checkEnd } from './end.ts';
import { resolve } from './events/index.ts';
import { piecesAtHostility } from './pieces/index.ts';
import { beginTraders } from './round.ts';
import { addPegs, type Table } from './table.ts';

/** CS-EVT-01, -02 */
export function* hostility(table: Table): Flow {
  const { state } = table;
  state.round++;
  table.tell({ kind: 'round-begun', round: state.round, holder: state.holder });
  addPegs(table, PEGS_A_ROUND[state.crews.length - 1]!, 'round');
  piecesAtHostility(table);
  yield* event(table);
  if (!checkEnd(table)) beginTraders(table);
}
/** Cards until one can be resolved; each is tried once a phase. CS-EVT-03 to -05, -08 to -10, CS-RULING-26 */
function* event(table: Table): Flow {
  const { state } = table;
  const tried = new Set<CardId>();
  const aside: EventId[] = [];
  for (;;) {
    if (state.deck.length === 0) reshuffle(table, aside);
    const drawn = state.deck.shift();
    if (drawn === undefined) {
      table.tell({ kind: 'no-event' });
      break;
    }
    const id = state.cards.face[drawn] as CardId;
    table.reveal();
    if (cardAt(id).kept !== undefined) {
      keep(table, drawn);
      break;
    }
    showAll(state.cards, drawn);
    state.discard.push(drawn);
    if (tried.has(id)) {
      aside.push(drawn);
      continue;
    }
    tried.add(id);
    table.tell({ kind: 'event-drawn', card: id, level: level(state) });
    if (yield* during(table, { kind: 'event', card: id, level: level(state) }, paragraph(table, cardAt(id)))) {
      // It stays where it lies, face up.
      break;
    }
    table.tell({ kind: 'event-void', card: id });
    fallBack(table, cardAt(id));
    aside.push(drawn);
  }
  if (aside.length === 0) return;
  state.discard = state.discard.filter((card) => !aside.includes(card));
  state.deck.push(...aside);
  shufflePile(state.cards, state.deck, table.chance);
}
/** The holder keeps it, and nobody else sees which it is. CS-EVT-06 */
function keep(table: Table, card: EventId): void {
  const { state } = table;
  const { seats } = crewById(state, state.holder);
  state.held[state.holder]!.push(card);
  showTo(state.cards, card, seats);
  table.tell({ kind: 'kept-card', crew: state.holder });
  table.tell({ kind: 'saw-cards', cards: [state.cards.face[card] as CardId] }, seats);
}
/** CS-EVT-05; those put aside wait for the end of the phase. */
function reshuffle(table: Table, aside: readonly EventId[]): void {
  const { state } = table;
  state.deck = state.discard.filter((card) => !aside.includes(card));
  state.discard = [...aside];
  if (state.deck.length === 0) return;
  shufflePile(state.cards, state.deck, table.chance);
  table.tell({ kind: 'deck-shuffled' });
}
/** The effects of the level, in their order. True: something came of it. CS-EVT-03, CS-HOS-08, CS-RULING-146 */
function* paragraph(table: Table, card: Card): Flow<boolean> {
  let done = false;
  for (const effect of effectsOf(card, level(table.state))) done = (yield* resolve(table, effect)) || done;
  return done;
}
export const effectsOf = (card: Card, at: number): readonly Effect[] => (at <= 2 ? card.low : at <= 4 ? card.mid : card.high);
/** CS-EVT-09, CS-RULING-147 */
function fallBack(table: Table, { fallback }: Card): void {
  if (fallback === 'civilian') civilianArrives(table);
  else if ((fallback === 'harvester' || fallback === 'devastator' || fallback === 'assassin') && level(table.state) > 1)
    purgeArrives(table, fallback, 1);
  else if (fallback === 'guard' && table.state.settings.corps) npcArrives(table, 'guard', 1);
  else if (fallback === 'ganger-1' && table.state.settings.gangers) gangerArrives(table, 1, 1);
}
