/** Cards without a question, or nearly so: stardust, epidemic, unknown sector. */
import type { Flow } from '@cosmodrome/kernel';
import { UNKNOWN_DRAWS } from '../../content/index.ts';
import { exposed } from '../../judge/ship.ts';
import { type CardOf, endCard, runOf, travel } from '../flight.ts';
import { shipOf, type Table } from '../table.ts';

/** A day for each exposed connector, last rocket first. GT-BASE-DUST-01, GT-RULING-34 */
// biome-ignore lint/correctness/useYield: a card without a question
export function* stardust(table: Table): Flow {
  const { state } = table;
  for (const seat of runOf(state).order.toReversed()) travel(table, seat, -exposed(shipOf(state, seat)).length);
  endCard(table);
}
/** Two cards of the next level, unseen, on top of the flight deck. GT-UNK-01 to -05, GT-RULING-55, -56, -98 */
// biome-ignore lint/correctness/useYield: a card without a question
export function* unknownSector(table: Table, { draws }: CardOf<'unknown-sector'>): Flow {
  const { state, chance } = table;
  const deck = state.decks[draws]!;
  if (deck.length === 0) deck.push(...state.used[draws]!.splice(0));
  chance.shuffle(deck);
  const drawn = deck.splice(0, UNKNOWN_DRAWS);
  state.flight.push(...drawn);
  state.onTop += drawn.length;
  table.tell({ kind: 'cards-added', level: draws, count: drawn.length });
  endCard(table);
}
