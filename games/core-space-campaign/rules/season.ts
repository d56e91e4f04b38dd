/** What happens next: whoever may do something is asked, all at once; the first to answer is heard (CS-PST-01, CS-CMP-05). */
import { type Flow, race } from '@cosmodrome/kernel';
import type { Outing, Party } from '../state.ts';
import { advance, toPlace } from './advancement.ts';
import { closeStep } from './end.ts';
import { extract } from './extraction.ts';
import { deciding, depart, embark, undecided } from './home.ts';
import { maintain } from './maintenance.ts';
import { play } from './missions.ts';
import { crewAt, type Table } from './table.ts';
import { trade, visit } from './trading.ts';

type Lane = Flow<() => void>;
export function* season(table: Table): Flow {
  const { state } = table;
  if (state.phase === 'home') {
    const seats = undecided(state);
    if (seats.length === 0) return depart(table);
    const act = yield* race(seats.map((seat) => deciding(table, seat)));
    return act();
  }
  const lanes = state.outings.flatMap((outing, place) => lanesOf(table, outing, place));
  if (lanes.length === 0) return closeStep(table);
  // What one crew does with its own is no matter of the others, but for what they both want: then the rules say who was first.
  const act = yield* race(lanes, { apart: true });
  act();
}
/** The questions of one game. */
function lanesOf(table: Table, outing: Outing, place: number): Lane[] {
  const those = (open: (party: Party) => boolean, lane: (party: Party) => Lane) => outing.parties.filter(open).map(lane);
  switch (outing.phase) {
    case 'embark':
      return those(
        (p) => p.going === null,
        (p) => embark(table, outing, p),
      );
    case 'playing':
      return [play(table, place, outing)];
    case 'extraction':
      return those(
        (p) => p.behind.length > 0,
        (p) => extract(table, outing, p),
      );
    case 'advancement':
      return those(
        (p) => toPlace(crewAt(table, p.seat)).length > 0,
        (p) => advance(table, outing, p.seat),
      );
    case 'visits':
      return those(
        (p) => p.visit === null,
        (p) => visit(table, outing, p),
      );
    case 'trading':
      return those(
        (p) => !p.done,
        (p) => trade(table, outing, p),
      );
    case 'maintenance':
      return those(
        (p) => !p.done,
        (p) => maintain(table, outing, p),
      );
    case 'closed':
      return [];
  }
}
