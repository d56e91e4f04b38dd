/** The Infirmary (PAN-HEAL). */
import type { Flow } from '@cosmodrome/kernel';
import { type BodyId, bodiesOf, type RoomId, type State } from '../state.ts';
import type { Why } from '../topics.ts';
import { mend, wounds } from './characters.ts';
import { appear } from './parasites.ts';
import { bodyOf, iconOf, type PanicTable, spotOf, tileOf, turnOf } from './table.ts';

/** PAN-RULING-56: once a turn. */
export const whyNotHeal = (state: State): Why | undefined => (turnOf(state).healed ? 'healed' : undefined);
/** PAN-HEAL-01, PAN-RULING-56: two wounds among the player's own characters there, or the only one there is. */
export function healings(state: State, room: RoomId): BodyId[][] {
  const { seat } = turnOf(state);
  if (iconOf(state, room) !== 'infirmary') return [];
  const hurt = bodiesOf(seat).filter((body) => bodyOf(state, body).room === room && wounds(state, body) > 0);
  const ways: BodyId[][] = [];
  for (const body of hurt) if (wounds(state, body) >= 2) ways.push([body, body]);
  if (hurt.length === 2) ways.push(hurt);
  return ways.length === 0 && hurt.length === 1 ? [hurt] : ways;
}

/** PAN-HEAL-01..04, PAN-RULING-52: the parasite of a red room comes first; a black room is red afterwards. */
export function* heal(table: PanicTable, room: RoomId, bodies: readonly BodyId[]): Flow {
  const { state } = table;
  const turn = turnOf(state);
  const tile = tileOf(state, room);
  turn.ap--;
  turn.healed = true;
  if (tile.red) yield* appear(table, turn.seat, room, 'red');
  for (const body of bodies) mend(state, body, 1);
  table.tell({ kind: 'healed', seat: turn.seat, spot: spotOf(state, room), heal: bodies });
  tile.red = true;
}
