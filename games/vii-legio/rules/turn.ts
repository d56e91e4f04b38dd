/** The turn: opening, draw, one action after the other, close. */
import { type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { ELEMENTS, PAWNS, SECTORS } from '../content/index.ts';
import { type Turn, unitOf } from '../state.ts';
import { type Action, ask, type Start, type Why } from '../topics.ts';
import { promoteAtBase, repair, whyNotRepair } from './base.ts';
import { buy, whyNotBuy } from './buy.ts';
import { decode, whyNotDecode } from './decode.ts';
import { discoverWithFive, whyNotFiveCards } from './discover.ts';
import { drawCards, maximumDraw } from './draw.ts';
import { checkStandstill, declareEnd, finish, whyNotDeclare } from './end.ts';
import { isRisk, play, whyNotPlay } from './explore.ts';
import { land, whyNotLand } from './land.ts';
import { move, whyNotMove } from './move.ts';
import { scorePc } from './scores.ts';
import { enterX, leaveX, whyNotEnterX, whyNotLeaveX } from './sector-x.ts';
import { type Legio, putDown, type Seen } from './table.ts';
import { settle } from './thresholds.ts';

export const newTurn = (seat: Seat): Turn => ({
  seat,
  drawn: false,
  received: 0,
  intact: false,
  decoded: false,
  landed: false,
  proposals: 0,
  unasked: false,
});

/** (1) A round begins with the First U.C.; a promotion that is due comes first. LEG-TURN-01, LEG-RULING-50, LEG-RULING-77 */
export function* openTurn(table: Legio): Flow {
  const { state } = table;
  const { seat } = state.turn;
  if (seat === state.first) {
    state.round++;
    table.tell({ kind: 'round', round: state.round });
  }
  table.tell({ kind: 'turn', seat });
  yield* promoteAtBase(table, seat);
  state.stage = 'draw';
}

/** What may come before the draw, and the draw itself. LEG-DRAW-01, LEG-RULING-68 */
export function whyNotStart(state: Seen, seat: Seat, start: Start): Why | undefined {
  switch (start.do) {
    case 'draw':
      return start.cards > maximumDraw(state, unitOf(state, seat)) ? 'too-many-cards' : undefined;
    case 'repair':
      return whyNotRepair(state, seat);
    case 'declare':
      return whyNotDeclare(state, seat);
  }
}
export function starts(state: Seen, seat: Seat): Start[] {
  const all: Start[] = [];
  for (let cards = maximumDraw(state, unitOf(state, seat)); cards >= 0; cards--) all.push({ do: 'draw', cards });
  if (!whyNotRepair(state, seat)) all.push({ do: 'repair' });
  if (!whyNotDeclare(state, seat)) all.push({ do: 'declare' });
  return all;
}
/** (2), (3) One number is announced, then all those cards are received together. LEG-TURN-02, LEG-DRAW-01, LEG-RULING-06, LEG-RULING-77 */
export function* openWithDraw(table: Legio): Flow {
  const { state } = table;
  const { turn } = state;
  const start = yield* ask(
    turn.seat,
    'turn/start',
    oneOf(
      () => starts(state, turn.seat),
      (a) => whyRefused(a, (start) => whyNotStart(state, turn.seat, start as Start)),
    ),
  );
  if (start.do === 'repair') {
    repair(table, turn.seat);
    yield* settle(table);
    return closeTurn(table);
  }
  if (start.do === 'declare') return declareEnd(table, turn.seat);
  turn.received = drawCards(table, turn.seat, start.cards, 'turn');
  turn.drawn = true;
  turn.intact = true;
  state.stage = 'action';
}

/** What the active U.C. may not do now, and why. After a landing only the end may be declared. LEG-TURN-04, LEG-TURN-06, LEG-RULING-34 */
export function whyNot(state: Seen, seat: Seat, action: Action): Why | undefined {
  if (state.turn.landed && action.do !== 'declare' && action.do !== 'end') return 'landed';
  switch (action.do) {
    case 'play':
      return whyNotPlay(state, seat, action.card, action.detector);
    case 'buy':
      return whyNotBuy(state, seat, action.what);
    case 'move':
      return whyNotMove(state, seat, action.to);
    case 'decode':
      return whyNotDecode(state, seat, action.zone);
    case 'discover':
      return whyNotFiveCards(state, seat);
    case 'enter-x':
      return whyNotEnterX(state, seat);
    case 'leave-x':
      return whyNotLeaveX(state, seat);
    case 'land':
      return whyNotLand(state, seat, action.pawn);
    case 'repair':
      return whyNotRepair(state, seat);
    case 'declare':
      return whyNotDeclare(state, seat);
    case 'end':
      return undefined;
  }
}
/** What may be done whatever the hand and the map look like. */
const ANYWHERE: readonly Action[] = [
  ...ELEMENTS.map((what) => ({ do: 'buy', what }) as const),
  ...SECTORS.map((to) => ({ do: 'move', to }) as const),
  { do: 'decode', zone: 'A' },
  { do: 'decode', zone: 'B' },
  { do: 'discover' },
  { do: 'enter-x' },
  { do: 'leave-x' },
  { do: 'repair' },
  { do: 'declare' },
  { do: 'end' },
];
/** Cards may be used in any order and any mix, and a planet of the sector landed on. LEG-TURN-03, LEG-TURN-04 */
export function actions(state: Seen, seat: Seat): Action[] {
  const all: Action[] = [];
  const { hand, detectors } = unitOf(state, seat);
  for (const card of hand) {
    all.push({ do: 'play', card, detector: false });
    if (detectors.length > 0 && isRisk(state, card)) all.push({ do: 'play', card, detector: true });
  }
  for (const { pawn } of state.planets) all.push({ do: 'land', pawn });
  return [...all, ...ANYWHERE].filter((action) => whyNot(state, seat, action) === undefined);
}
/** Nothing is left but to end: the program does it, unless cards would be lost. */
const nothingLeft = (state: Seen, seat: Seat): boolean => unitOf(state, seat).hand.length === 0 && actions(state, seat).length === 1;

/** (4) One action; the turn goes on until it is ended. LEG-TURN-03, LEG-TURN-07, LEG-TURN-11, LEG-RULING-77 */
export function* act(table: Legio): Flow {
  const { state } = table;
  const { seat } = state.turn;
  if (nothingLeft(state, seat)) return closeTurn(table);
  const action = yield* ask(
    seat,
    'turn/action',
    oneOf(
      () => actions(state, seat),
      (a) => whyRefused(a, (action) => (known(action) ? whyNot(state, seat, action as Action) : undefined)),
    ),
  );
  if (action.do === 'end') return closeTurn(table);
  if (action.do === 'declare') return declareEnd(table, seat);
  yield* carryOut(table, seat, action);
  yield* settle(table);
  if (action.do === 'repair') closeTurn(table);
}
function* carryOut(table: Legio, seat: Seat, action: Exclude<Action, { do: 'end' | 'declare' }>): Flow {
  switch (action.do) {
    case 'play':
      return yield* play(table, seat, action.card, action.detector);
    case 'buy':
      return yield* buy(table, seat, action.what);
    case 'move':
      return yield* move(table, seat, action.to);
    case 'decode':
      return yield* decode(table, seat, action.zone);
    case 'discover':
      return yield* discoverWithFive(table, seat);
    case 'enter-x':
      return yield* enterX(table, seat);
    case 'leave-x':
      return yield* leaveX(table, seat);
    case 'land':
      return yield* land(table, seat, action.pawn);
    case 'repair':
      return repair(table, seat);
  }
}
/** A reason for the texts, whatever was sent. */
function whyRefused(answer: unknown, why: (answer: object) => Why | undefined): Why {
  if (typeof answer !== 'object' || answer === null) return 'not-admitted';
  return why(answer) ?? 'not-admitted';
}
function known(answer: { do?: unknown; what?: unknown; to?: unknown; pawn?: unknown }): boolean {
  if (answer.do === 'buy') return (ELEMENTS as readonly unknown[]).includes(answer.what);
  if (answer.do === 'move') return (SECTORS as readonly unknown[]).includes(answer.to);
  if (answer.do === 'land') return (PAWNS as readonly unknown[]).includes(answer.pawn);
  return answer.do === 'play' || ANYWHERE.some((action) => action.do === answer.do);
}

/**
 * (5), (6) Cards left are discarded face down and cost 1 PC each, unless there was a landing. After the last U.C. of a round the end is
 * checked. LEG-TURN-01, LEG-TURN-08, LEG-TURN-09, LEG-TURN-10, LEG-END-05, LEG-RULING-07, LEG-RULING-55, LEG-RULING-77
 */
export function closeTurn(table: Legio): void {
  const { state } = table;
  const { seat } = state.turn;
  const { hand } = unitOf(state, seat);
  if (hand.length > 0) {
    putDown(state, seat, hand);
    table.tell({ kind: 'leftovers', seat, cards: hand.length });
    scorePc(table, seat, -hand.length, { by: 'leftovers', cards: hand.length });
  }
  const next = (seat + 1) % state.units.length;
  state.turn = newTurn(next);
  state.stage = 'turn';
  if (next !== state.first) return;
  checkStandstill(table);
  if (state.ending) finish(table);
}
