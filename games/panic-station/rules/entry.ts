/** Moving (PAN-MOVE), what happens on entering a room (PAN-ENTRY), the Run bonus (PAN-RUN). */
import { during, type Flow, type Json, type Seat } from '@cosmodrome/kernel';
import { DIRECTIONS } from '../content/index.ts';
import { type BodyId, REACTOR_ROOM, type RoomId, type State, seatOf } from '../state.ts';
import { type Answers, ask, type Fire, type Knife, type Move, type Why } from '../topics.ts';
import { attacksIn, fire, knife, whyNotAttack } from './attack.ts';
import { step } from './base.ts';
import { underDuty } from './duty.ts';
import { canPlay, layOut } from './hand.ts';
import { appear } from './parasites.ts';
import { bodyOf, iconOf, othersIn, type PanicTable, passesDoors, roomOf, spotOf, turnOf } from './table.ts';
import { trade } from './trade.ts';

/** PAN-MOVE-01..06: the rooms this character can go to; `key` where a Key Card would be laid out for it. */
export function movesOf(state: State, who: BodyId): Move[] {
  const { room } = bodyOf(state, who);
  if (room === null) return [];
  const seat = seatOf(who);
  const moves: Move[] = [];
  for (const d of DIRECTIONS) {
    const way = step(state.base, room, d);
    if (!way) continue;
    const key = way.door === 'security' && !passesDoors(state, seat);
    if (!key || canPlay(state, seat, 'key')) moves.push({ do: 'move', who, to: way.to, key });
  }
  return moves;
}

/** PAN-MOVE-01: the Move action. */
export function* move(table: PanicTable, action: Move): Flow {
  turnOf(table.state).ap--;
  yield* walk(table, action, false);
}
function* walk(table: PanicTable, { who, to, key }: Move, run: boolean): Flow {
  const { state } = table;
  const body = bodyOf(state, who);
  const from = roomOf(body);
  if (key) layOut(table, seatOf(who), 'key', 0);
  body.room = to;
  table.tell({ kind: 'moved', who, from: spotOf(state, from), to: spotOf(state, to), run });
  yield* enter(table, who, run);
}

/** PAN-ENTRY-01..03, -07, PAN-RULING-25: first the alert, then the encounter, then the bonus move. */
function* enter(table: PanicTable, who: BodyId, run: boolean): Flow {
  const { state } = table;
  const seat = seatOf(who);
  const room = roomOf(bodyOf(state, who));
  if (iconOf(state, room) === 'alert') yield* appear(table, seat, room, 'icon');
  yield* encounter(table, who, room);
  if (state.ending) return;
  if (iconOf(state, room) === 'run' && !run) yield* runOn(table, who, room);
}

/**
 * PAN-ENTRY-04..06, PAN-TRADE-01..05, PAN-RULING-23, PAN-RULING-44..46: one trades with a player of the room or attacks one
 * at once. It is asked whatever the hand holds, so that the question itself tells nothing; where everybody can see that
 * only one answer is possible, it is taken.
 */
function* encounter(table: PanicTable, who: BodyId, room: RoomId): Flow {
  const { state } = table;
  const turn = turnOf(state);
  const { seat } = turn;
  if (room === REACTOR_ROOM || turn.traded.includes(room)) return;
  const others = othersIn(state, seat, room);
  if (others.length === 0) return;
  const only = others.length === 1 && turn.ap === 0 ? others[0] : undefined;
  const choice = only === undefined ? yield* chooseEncounter(table, who, room, others) : ({ do: 'trade', with: only } as const);
  if (choice.do === 'trade') yield* trade(table, seat, choice.with, room);
  else if (choice.do === 'fire') yield* fire(table, choice);
  else yield* knife(table, choice);
}
function* chooseEncounter(table: PanicTable, who: BodyId, room: RoomId, others: readonly Seat[]): Flow<Answers['encounter/choose']> {
  const { state } = table;
  const { seat } = turnOf(state);
  const choices = (): Answers['encounter/choose'][] => [
    ...others.map((other) => ({ do: 'trade', with: other }) as const),
    ...attacksIn(state, seat, room),
  ];
  const choice = underDuty(state, choices, (answer) => whyNotEncounter(state, answer));
  return yield* during(table, { kind: 'encounter', seat, who, room }, ask(seat, 'encounter/choose', choice));
}
function whyNotEncounter(state: State, answer: Json): Why {
  const asked = (answer as Partial<Fire | Knife> | null)?.do;
  return asked === 'fire' || asked === 'knife' ? whyNotAttack(state, turnOf(state).seat, asked) : 'not-possible';
}

/** PAN-RUN-01..03, PAN-RULING-24: a second move for nothing, taken at once or lost; it never brings another. */
function* runOn(table: PanicTable, who: BodyId, room: RoomId): Flow {
  const { state } = table;
  const seat = seatOf(who);
  // One can always go back the way one came: the question never fails to be asked.
  const moves = underDuty<Move | null>(
    state,
    () => [...movesOf(state, who), null],
    () => 'not-possible',
    true,
  );
  const move = yield* during(table, { kind: 'run', seat, who, room }, ask(seat, 'run/move', moves));
  if (move) yield* walk(table, move, true);
}
