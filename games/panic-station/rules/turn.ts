/** A player's turn (PAN-TURN): pooled action points, one action after another. */
import { ask, type Flow, type Json, oneOf, type Seat } from '@cosmodrome/kernel';
import { bodiesOf, REACTOR_ROOM, type RoomId, type State } from '../state.ts';
import type { Action, Placement } from '../topics.ts';
import { fire, knife, shots, stabs } from './attack.ts';
import { anywhere, explorable } from './base.ts';
import { apOf } from './characters.ts';
import { dutyAllows } from './duty.ts';
import { atNest, burn, cannotBurn, mayVote, vote } from './end.ts';
import { move, movesOf } from './entry.ts';
import { lay, mayLay, misplaced, topCard, unplaceable } from './explore.ts';
import { canPlay, spare } from './hand.ts';
import { heal, healings } from './infirmary.ts';
import { adrenaline, aid, aids, grenade, scannable, scanner, throws } from './items.ts';
import { maySearch, search, teamPartners, teamSearch } from './search.ts';
import { type PanicTable, roomsOf, teamOf, turnOf } from './table.ts';
import { computer, heatScan, openDoors, reveal, revealNowhere } from './terminal.ts';

/** PAN-TURN-01, PAN-SETUP-18, PAN-RULING-11: the tokens come on the board before the first action; the pool is counted once. */
export function beginTurn(table: PanicTable, seat: Seat): void {
  const { state } = table;
  const team = teamOf(state, seat);
  const arrives = state.round === 1;
  if (arrives) for (const body of team.bodies) body.room = REACTOR_ROOM;
  const ap = apOf(team.bodies[0]) + apOf(team.bodies[1]);
  state.turn = {
    seat,
    ap,
    traded: [],
    fought: [],
    refused: [],
    duty: state.round === 1, // PAN-TURN-07
    under: false,
    stuck: false,
    terminal: false,
    healed: false,
    voted: false,
  };
  table.tell({ is: 'turn', seat, ap, arrives });
}

/** PAN-TURN-02..06, PAN-RULING-78: everything the player may do now. All but the last lines cost an action point. */
export function actions(state: State): Action[] {
  const turn = turnOf(state);
  const { seat } = turn;
  const list: Action[] = [];
  if (turn.ap > 0) {
    const rooms = roomsOf(state, seat);
    addExplore(state, rooms, list);
    for (const who of bodiesOf(seat)) list.push(...movesOf(state, who));
    for (const shot of shots(state, seat)) list.push(shot);
    for (const stab of stabs(state, seat)) list.push(stab);
    for (const room of rooms) {
      if (maySearch(state, room)) list.push({ do: 'search', room });
      for (const partner of teamPartners(state, room)) list.push({ do: 'teamSearch', room, with: partner });
      for (const bodies of healings(state, room)) list.push({ do: 'heal', room, heal: bodies });
    }
    addTerminal(state, list);
    if (spare(state, seat) > 0) {
      for (const way of aids(state)) list.push({ do: 'aid', ...way });
      for (const way of throws(state)) list.push({ do: 'grenade', ...way });
      for (const target of scannable(state)) list.push({ do: 'scanner', seat: target });
    }
    if (cannotBurn(state, seat) === undefined) list.push({ do: 'burn' });
  }
  if (canPlay(state, seat, 'adrenaline')) list.push({ do: 'adrenaline' });
  if (mayVote(state)) list.push({ do: 'vote' });
  list.push({ do: 'end' });
  return turn.duty ? list.filter((action) => dutyAllows(state, action)) : list;
}
/** PAN-EXPL-01, -09, PAN-RULING-18. */
function addExplore(state: State, rooms: readonly RoomId[], list: Action[]): void {
  const card = topCard(state);
  if (card === undefined || !mayLay(state)) return;
  for (const from of rooms) {
    const spots = explorable(state, card, from);
    for (const { x, y, turn } of spots) list.push({ do: 'explore', from, x, y, turn });
    if (spots.length === 0) list.push({ do: 'exploreNowhere', from });
  }
}
/** PAN-TERM-01, -07, PAN-RULING-21. */
function addTerminal(state: State, list: Action[]): void {
  if (computer(state) === undefined) return;
  list.push({ do: 'heatScan' }, { do: 'openDoors' });
  const card = topCard(state);
  if (card === undefined || !mayLay(state)) return;
  const spots = anywhere(state, card);
  for (const { x, y, turn } of spots) list.push({ do: 'reveal', x, y, turn });
  if (spots.length === 0) list.push({ do: 'revealNowhere' });
}

/** Why an action is refused: told to the one who asked, and to nobody else (PAN-RULING-78). */
export function refused(state: State, answer: Json): string {
  const action = answer as Action;
  const turn = turnOf(state);
  const { seat } = turn;
  if (action?.do === 'end') return 'duty';
  if (action?.do !== 'adrenaline' && turn.ap === 0) return 'noAp'; // PAN-TURN-03
  switch (action?.do) {
    case 'explore':
    case 'reveal':
      if (topCard(state) === undefined) return 'deckEmpty';
      if (turn.stuck) return 'stuck';
      if (action.do === 'reveal' && turn.terminal) return 'terminalUsed';
      return refusedSpot(state, action, action.do === 'explore' ? action.from : undefined);
    case 'heatScan':
    case 'openDoors':
      return turn.terminal ? 'terminalUsed' : 'notPossible';
    case 'heal':
      return turn.healed ? 'healed' : 'notPossible';
    case 'burn':
      return cannotBurn(state, seat) ?? 'notPossible';
    case 'fire':
      if (teamOf(state, seat).ammo.length === 0 && !canPlay(state, seat, 'ammo'))
        return teamOf(state, seat).hand.includes('ammo') ? 'minimumHand' : 'noBullet';
      break;
    case 'aid':
    case 'grenade':
    case 'scanner':
    case 'adrenaline':
      if (!teamOf(state, seat).hand.includes(action.do)) return 'notYours';
      if (spare(state, seat) <= 0) return 'minimumHand';
      break;
  }
  return turn.duty ? 'duty' : 'notPossible';
}
function refusedSpot(state: State, at: Placement, from: RoomId | undefined): string {
  const why = misplaced(state, at, from);
  return why === 'notPossible' && turnOf(state).duty ? 'duty' : why;
}

/** One action of the turn. PAN-TURN-05, PAN-RULING-12: only the player ends it. PAN-RULING-86: in the Nest something is learnt. */
export function* act(table: PanicTable): Flow {
  const { state } = table;
  const { seat } = turnOf(state);
  if (atNest(state, seat)) table.reveal([seat]);
  const action: Action = yield* ask(
    seat,
    'turn/action',
    oneOf(
      () => actions(state),
      (answer) => refused(state, answer),
    ),
  );
  switch (action.do) {
    case 'explore':
      turnOf(state).ap--;
      return lay(table, action, 'explore');
    case 'exploreNowhere':
      turnOf(state).ap--;
      return yield* unplaceable(table, action.from);
    case 'move':
      return yield* move(table, action);
    case 'fire':
      return yield* fire(table, action);
    case 'knife':
      return yield* knife(table, action);
    case 'search':
      return yield* search(table, action.room);
    case 'teamSearch':
      return yield* teamSearch(table, action.room, action.with);
    case 'heatScan':
      return heatScan(table);
    case 'openDoors':
      return openDoors(table);
    case 'reveal':
      return reveal(table, action);
    case 'revealNowhere':
      return yield* revealNowhere(table);
    case 'heal':
      return yield* heal(table, action.room, action.heal);
    case 'aid':
      return aid(table, action);
    case 'grenade':
      return grenade(table, action.to);
    case 'scanner':
      return scanner(table, action.seat);
    case 'adrenaline':
      return adrenaline(table);
    case 'burn':
      return burn(table);
    case 'vote':
      return yield* vote(table);
    case 'end':
      return endTurn(table);
  }
}
/** PAN-TURN-05: what is not spent is lost. */
function endTurn(table: PanicTable): void {
  const { seat, ap } = turnOf(table.state);
  table.tell({ is: 'turnEnds', seat, unspent: ap });
  nextTurn(table, seat);
}

/** PAN-ROUND-02, -03, PAN-RULING-29: clockwise from the first player, who stays the reference even when he is out. */
export function nextTurn(table: PanicTable, last: Seat | undefined): void {
  const { state } = table;
  const n = state.teams.length;
  const done = last === undefined ? 0 : ((last - state.first + n) % n) + 1;
  for (let i = done; i < n; i++) {
    const seat = (state.first + i) % n;
    if (teamOf(state, seat).out) continue;
    beginTurn(table, seat);
    return;
  }
  state.turn = null;
  state.phase = 'round';
}
