/** Search (PAN-SEARCH), Storage (PAN-STORE), Team Search (PAN-TEAM). */
import { during, type Flow, type Seat, yesNo } from '@cosmodrome/kernel';
import { type Card, STORAGE_CARDS } from '../content/index.ts';
import type { RoomId, State } from '../state.ts';
import { ask } from '../topics.ts';
import { drawCard, receive } from './hand.ts';
import { appear } from './parasites.ts';
import { iconOf, othersIn, type PanicTable, spotOf, teamOf, tileOf, turnOf } from './table.ts';

/** PAN-SEARCH-01..07, PAN-STORE-01..03, PAN-RULING-53, PAN-RULING-76: the parasite of a red room comes first, the room is red afterwards. */
export function* search(table: PanicTable, room: RoomId): Flow {
  const { state } = table;
  const turn = turnOf(state);
  const { seat } = turn;
  const tile = tileOf(state, room);
  turn.ap--;
  turn.duty = false; // PAN-RULING-55: fulfilled by any search, whatever it brings
  const draws = iconOf(state, room) === 'storage' && !tile.red ? STORAGE_CARDS : 1;
  if (tile.red) yield* appear(table, seat, room, 'red');
  let kept = 0;
  let alerts = 0;
  for (let i = 0; i < draws; i++) {
    const card = drawCard(table);
    if (card === undefined) break; // PAN-RULING-54
    if (card === 'alert') {
      alerts++;
      showAlert(table, seat);
      yield* appear(table, seat, room, 'card');
    } else {
      kept++;
      receive(table, seat, card);
    }
  }
  tile.red = true;
  table.tell({ kind: 'searched', seat, spot: spotOf(state, room), kept, alerts });
}
/** PAN-SEARCH-06, PAN-ALCARD-01..03: an Alert is shown at once, discarded, and not replaced. */
function showAlert(table: PanicTable, seat: Seat): void {
  table.state.discard.push('alert');
  table.reveal();
  table.tell({ kind: 'alert-drawn', seat });
}

/** PAN-TEAM-02, -06, PAN-RULING-51: with whom a room may be searched together; oneself: with one's own two characters. */
export function teamPartners(state: State, room: RoomId): Seat[] {
  const turn = turnOf(state);
  const { seat } = turn;
  if (iconOf(state, room) !== 'team' || turn.fought.includes(room)) return [];
  const partners = othersIn(state, seat, room).filter((other) => !turn.refused.some((r) => r.seat === other && r.room === room));
  if (teamOf(state, seat).bodies.every((body) => body.room === room)) partners.push(seat);
  return partners;
}

/** PAN-TEAM-01..05, PAN-RULING-51, PAN-RULING-81: one card each, dealt at random; nothing is paid before the other agrees. */
export function* teamSearch(table: PanicTable, room: RoomId, partner: Seat): Flow {
  const { state } = table;
  const turn = turnOf(state);
  const { seat } = turn;
  const spot = spotOf(state, room);
  if (partner !== seat) {
    table.tell({ kind: 'invited', by: seat, seat: partner, spot });
    const joins = yield* during(table, { kind: 'invite', by: seat, seat: partner, room }, ask(partner, 'team/join', yesNo));
    if (!joins) {
      turn.refused.push({ seat: partner, room });
      table.tell({ kind: 'declined', by: seat, seat: partner, spot });
      return;
    }
  }
  turn.ap--;
  turn.duty = false;
  const tile = tileOf(state, room);
  if (tile.red) yield* appear(table, seat, room, 'red');
  const alerts = dealTwo(table, seat, partner, room);
  for (const who of alerts) yield* appear(table, who, room, 'card');
  tile.red = true;
}
/** PAN-TEAM-03, -04, PAN-RULING-81: both cards are drawn, then dealt; Alerts are shown, the initiator's first. Gives who got one. */
function dealTwo(table: PanicTable, seat: Seat, partner: Seat, room: RoomId): Seat[] {
  const { state } = table;
  const pile: (Card | undefined)[] = [drawCard(table), drawCard(table)];
  table.chance.shuffle(pile);
  const alerts: Seat[] = [];
  const deal = (who: Seat, card: Card | undefined): number => {
    if (card === undefined) return 0;
    if (card === 'alert') {
      alerts.push(who);
      showAlert(table, who);
      return 0;
    }
    receive(table, who, card);
    return 1;
  };
  const kept: [number, number] = [deal(seat, pile[0]), deal(partner, pile[1])];
  table.tell({ kind: 'team-searched', by: seat, with: partner, spot: spotOf(state, room), kept });
  return alerts;
}
