import { type Domain, during, type Flow, type Json, oneOf, race, type Seat, same, yesNo } from '@cosmodrome/kernel';
import { COMPONENTS, kindOf, type Payment, SHEETS } from '../content/index.ts';
import type { Thing } from '../notes.ts';
import { type CardId, type Cell, type Edge, type FigureId, NO_CARD, NO_CELL, NO_EDGE, type Rocketeer, type State } from '../state.ts';
import { type Answers, ask, type FreeAction, mayAsk, type PaidAction, type TradeRef, type Why } from '../topics.ts';
import { attackFigure, burns, burnTile, shots, whyNotAttack, whyNotBurn } from './combat.ts';
import { settle } from './end.ts';
import { moveRocketeer } from './figures.ts';
import {
  activatable,
  gearLooks,
  inspirations,
  inspire,
  layMine,
  lendable,
  pickUp,
  recharge,
  rechargeable,
  setHatch,
  thingsOn,
  useGear,
} from './gear.ts';
import { iqActions, performIq, whyNotIq } from './iq.ts';
import { edgesAround, endsOf, hatch, isUp, mapOf, whyNotStep } from './map.ts';
import { ownOptions, spendOn, spendOverkills } from './overkill.ts';
import { declare } from './roll.ts';
import {
  changeComponent,
  changeO2,
  holds,
  ownPhaseCards,
  pay,
  payments,
  usable,
  usableOf,
  useCard,
  type When,
  whyNotUse,
} from './sheet.ts';
import { acting, cardOf, cardsWhere, crewOn, hand, handTo, over, prompt, rocketeer, type Table } from './table.ts';

// The Action phase: what a Rocketeer may do, and the doing of it (SCA-AP, SCA-FREE, SCA-MOVE, SCA-OPEN, SCA-TALENT, SCA-RULING-41).

// ---------------------------------------------------------------- what can be done
/** Everything that costs an action, for each way to pay for it. */
export function paidActions(state: State, r: Rocketeer, when: When): PaidAction[] {
  const who = r.role;
  const combat = payments(r, 'combat', when);
  const plain = payments(r, 'plain', when);
  const any = payments(r, 'talent', when);
  const out: PaidAction[] = [];
  if (combat.length > 0) {
    for (const s of shots(state, r)) for (const pay of combat) out.push({ do: 'attack', who, card: s.card, figure: s.figure, pay });
    for (const b of burns(state, r)) for (const pay of combat) out.push({ do: 'burn', who, card: b.card, cell: b.cell, pay });
  }
  if (plain.length > 0) {
    for (const to of mapOf(state).neighbours(r.at))
      if (whyNotMove(state, r, to) === undefined) for (const pay of plain) out.push({ do: 'move', who, to, pay });
    for (const edge of closedAround(state, r)) for (const pay of plain) out.push({ do: 'open', who, edge, pay });
    out.push(...iqActions(state, r, plain));
    for (const card of ownPhaseCards(state, r, 'coffee')) for (const pay of plain) out.push({ do: 'coffee', who, card, pay });
  }
  if (any.length > 0 && !r.talented) {
    // SCA-TALENT-01..03, SCA-OVK-09, SCA-RULING-32, -94
    if (ownOptions(state, r, r.role, null, spendOn()).length > 0) for (const pay of any) out.push({ do: 'talent', who, pay });
    for (const card of usableOf(state, r, 'telepathy-band'))
      for (const borrow of lendable(state, r)) for (const pay of any) out.push({ do: 'talent', who, borrow, card, pay });
  }
  return out;
}
/** SCA-MOVE-01..05, SCA-FX-12, SCA-VAR-06: a grip or a pin forbids the paid step. */
const whyNotMove = (state: State, r: Rocketeer, to: Cell): Why | undefined =>
  r.grips.length > 0 || r.pinned ? 'held' : whyNotStep(state, r.at, to);
/** SCA-OPEN-01..03, SCA-HATCH-11 */
const whyNotOpen = (state: State, r: Rocketeer, edge: Edge): Why | undefined =>
  !edgesAround(state, r.at).includes(edge) ? 'not-beside' : hatch(state, edge) === 'closed' ? undefined : 'not-closed';
const closedAround = (state: State, r: Rocketeer): Edge[] =>
  edgesAround(state, r.at).filter((edge) => whyNotOpen(state, r, edge) === undefined);

/** SCA-DISC-15, SCA-RULING-58: closed hatches the goggles could look through. */
function goggles(state: State, r: Rocketeer): FreeAction[] {
  const cards = r.xray >= 0 ? [] : usableOf(state, r, 'x-ray-goggles');
  if (cards.length === 0) return [];
  const shut = mapOf(state).borders.filter((edge) => hatch(state, edge) === 'closed' && endsOf(state, edge).every((c) => isUp(state, c)));
  return cards.flatMap((card) => shut.map((edge): FreeAction => ({ do: 'goggles', who: r.role, card, edge })));
}
/** What may be done at any idle point: activated gear (SCA-ITEM-03, SCA-RULING-41, -82). */
function idleActions(state: State, r: Rocketeer): FreeAction[] {
  const out: FreeAction[] = activatable(state, r).map((card) => ({ do: 'use', who: r.role, card }));
  out.push(...goggles(state, r));
  return out;
}
/** What only the active Rocketeer may do for free (SCA-FREE-01..05, SCA-RULING-39, -82). */
function ownPhaseActions(state: State, r: Rocketeer): FreeAction[] {
  const who = r.role;
  const out: FreeAction[] = thingsOn(state, r.at).map((thing) => ({ do: 'pick-up', who, thing }));
  for (const x of crewOn(state, r.at)) if (x !== r && trades(state, r, x).length > 0) out.push({ do: 'trade', who, with: x.role });
  for (const card of ownPhaseCards(state, r, 'lay-mine')) out.push({ do: 'lay-mine', who, card });
  for (const card of rechargeable(state, r)) out.push({ do: 'recharge', who, card });
  for (const card of hand(state, r)) {
    if (inspirations(state, r, card).length > 0) out.push({ do: 'inspire', who, card });
    if (cardOf(state, card).stored && usable(state, r, card) && ownOptions(state, r, r.role, null, spendOn()).length > 0)
      out.push({ do: 'recording', who, card });
  }
  return out;
}
type TurnAction = Answers['turn/action'];
/** The active Rocketeer's options (SCA-TURN-06: the phase ends when its controller ends it). */
function turnActions(state: State, r: Rocketeer): TurnAction[] {
  return [...paidActions(state, r, 'own'), ...ownPhaseActions(state, r), ...idleActions(state, r), { do: 'end', who: r.role }];
}
/** SCA-CMD-04, SCA-RULING-41: what a seat's other Rocketeers may do at an idle point. */
function interrupts(state: State, seat: Seat): (PaidAction | FreeAction)[] {
  if (!state.arrowChosen) return []; // SCA-RULING-07
  return state.rocketeers.flatMap((r, i) => {
    if (r.seat !== seat || (i === state.active && state.stage === 'action')) return [];
    return [...(r.command && !r.commandSpent ? paidActions(state, r, 'out') : []), ...idleActions(state, r)];
  });
}
export function interruptLanes<R>(table: Table, then: (a: PaidAction | FreeAction) => R): Flow<R>[] {
  const { state } = table;
  const out: Flow<R>[] = [];
  for (let seat = 0; seat < state.seats; seat++)
    if (interrupts(state, seat).length > 0)
      out.push(
        lane(
          mayAsk(
            seat,
            'turn/interrupt',
            oneOf(
              () => interrupts(state, seat),
              (answer) => whyNotOf(state, seat, answer, 'out'),
            ),
          ),
          then,
        ),
      );
  return out;
}
export function* lane<A, R>(flow: Flow<A>, then: (a: A) => R): Flow<R> {
  return then(yield* flow);
}
/** SCA-RULING-125: giving up is always admitted and never listed, so that nobody stumbles into it. */
const CONCEDE = { do: 'concede' } as const;
function orConcede(list: () => readonly TurnAction[], why: (answer: Json) => Why): Domain<TurnAction> {
  const listed = oneOf(list);
  return {
    kind: 'oneOf',
    why,
    shape: () => listed.shape(),
    admits: (answer): answer is TurnAction => listed.admits(answer) || same(answer, CONCEDE),
    options: list,
    sample: (chance) => chance.pick(list()),
  };
}

/** What was answered, as far as it speaks of what there is; whatever else was sent is no action. */
type Wish = { readonly [K in 'do' | 'who' | 'card' | 'to' | 'cell' | 'edge' | 'figure' | 'patient' | 'via']?: Json };
/** Why what was answered cannot be done now. */
function whyNotOf(state: State, seat: Seat, answer: Json, when: When): Why {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'not-admitted';
  const wish = answer as Wish;
  const r = state.rocketeers.find((x) => x.role === wish.who && x.seat === seat);
  return (r && whyNotAct(state, r, wish, when)) ?? 'not-admitted';
}
function whyNotAct(state: State, r: Rocketeer, wish: Wish, when: When): Why | undefined {
  const use = wish.do === 'attack' || wish.do === 'burn' ? 'combat' : wish.do === 'talent' ? 'talent' : 'plain';
  if (PAID.has(wish.do as PaidAction['do']) && payments(r, use, when).length === 0) return 'no-action';
  const [card] = cardsWhere(state, (_, id) => id === wish.card);
  const cellIn = (name: 'to' | 'cell' | 'via') => mapOf(state).all.find((cell) => cell === wish[name]);
  const [to, cell, via] = [cellIn('to'), cellIn('cell'), cellIn('via')];
  const figure = wish.figure as FigureId; // one that is nowhere is no target
  const beyond = wish.via === undefined ? {} : { via: via ?? NO_CELL };
  switch (wish.do) {
    case 'move':
      return to === undefined ? undefined : whyNotMove(state, r, to);
    case 'open': {
      const edge = mapOf(state).borders.find((e) => e === wish.edge);
      return edge === undefined ? undefined : whyNotOpen(state, r, edge);
    }
    case 'attack':
      return card === undefined ? undefined : whyNotAttack(state, r, card, figure);
    case 'burn':
      return card === undefined || cell === undefined ? undefined : whyNotBurn(state, r, card, cell);
    case 'heal': {
      const patient = state.rocketeers.find((x) => x.role === wish.patient);
      return patient && whyNotIq(state, r, { do: 'heal', who: r.role, patient: patient.role, ...beyond });
    }
    case 'analyze':
      return card === undefined ? undefined : whyNotIq(state, r, { do: 'analyze', who: r.role, card });
    case 'subdue':
      return whyNotIq(state, r, { do: 'subdue', who: r.role, figure, ...beyond });
    case 'scenario':
      return cell === undefined ? undefined : whyNotIq(state, r, { do: 'scenario', who: r.role, cell, ...beyond });
    case 'cold':
      return card === undefined || cell === undefined ? undefined : whyNotIq(state, r, { do: 'cold', who: r.role, card, cell, ...beyond });
    case 'talent':
      return r.talented ? 'talent-used' : undefined;
    case 'inspire':
      return undefined;
    default:
      return card === undefined ? undefined : whyNotUse(state, r, card);
  }
}
/** What an action is paid for. */
const PAID: ReadonlySet<PaidAction['do']> = new Set([
  'move',
  'open',
  'attack',
  'burn',
  'heal',
  'analyze',
  'subdue',
  'scenario',
  'cold',
  'talent',
  'coffee',
]);

// ---------------------------------------------------------------- the phase, one action a beat
export function* actionBeat(table: Table): Flow {
  const { state } = table;
  const r = acting(state);
  const choice = yield* race<TurnAction>([
    ask(
      r.seat,
      'turn/action',
      orConcede(
        () => turnActions(state, r),
        (answer) => whyNotOf(state, r.seat, answer, 'own'),
      ),
    ),
    ...interruptLanes<TurnAction>(table, (a) => a),
  ]);
  if (choice.do === 'concede') return yield* concede(table, r.seat);
  if (choice.do === 'end') return endTurn(table, r);
  yield* act(table, rocketeer(state, choice.who), choice);
}
/** SCA-RULING-58: the goggles come off with the first action or item that traces a line of sight. */
function looks(a: PaidAction | FreeAction): boolean {
  switch (a.do) {
    case 'move':
    case 'open':
    case 'coffee':
    case 'pick-up':
    case 'trade':
    case 'goggles':
    case 'lay-mine':
    case 'recharge':
      return false;
    case 'use':
      return gearLooks(a.card);
    default:
      return true;
  }
}
/** One action of any kind, resolved completely. */
export function* act(table: Table, r: Rocketeer, a: PaidAction | FreeAction): Flow {
  const { state } = table;
  yield* perform(table, r, a);
  if (looks(a)) r.xray = NO_EDGE;
  state.roll = null;
  if (!over(state)) settle(table);
}
function* perform(table: Table, r: Rocketeer, a: PaidAction | FreeAction): Flow {
  const { state } = table;
  switch (a.do) {
    case 'move':
      pay(table, r, a.pay);
      return moveRocketeer(table, r, a.to, 'action', a.pay);
    case 'open':
      pay(table, r, a.pay);
      return setHatch(table, r, a.edge, 'open', 'action', a.pay); // SCA-OPEN-01, -02, SCA-HATCH-05
    case 'attack':
      pay(table, r, a.pay);
      return yield* attackFigure(table, r, a.card, a.figure, a.pay);
    case 'burn':
      pay(table, r, a.pay);
      return yield* burnTile(table, r, a.card, a.cell, a.pay);
    case 'heal':
    case 'analyze':
    case 'subdue':
    case 'scenario':
    case 'cold':
      return yield* performIq(table, r, a);
    case 'coffee':
      return coffee(table, r, a.card, a.pay);
    case 'talent':
      return yield* talent(table, r, a);
    case 'pick-up':
      return pickUp(table, r, r.at, a.thing, 'hand');
    case 'trade':
      return yield* trade(table, r, rocketeer(state, a.with));
    case 'use':
      return yield* useGear(table, r, a.card);
    case 'goggles':
      useCard(table, r, a.card);
      r.xray = a.edge;
      return;
    case 'lay-mine':
      return layMine(table, r, a.card);
    case 'recharge':
      return recharge(table, r, a.card);
    case 'inspire':
      return yield* inspire(table, r, a.card);
    case 'recording':
      return yield* playRecording(table, r, a.card);
  }
}
/** SCA-GEAR-09, SCA-RULING-105 */
function coffee(table: Table, r: Rocketeer, card: CardId, payment: Payment): void {
  pay(table, r, payment);
  useCard(table, r, card);
  for (const x of crewOn(table.state, r.at)) x.coffee += 1;
}
/** SCA-TALENT-01..03: the own option once, without a roll; with the Telepathy Band another's (SCA-RULING-94). */
function* talent(table: Table, r: Rocketeer, a: Extract<PaidAction, { do: 'talent' }>): Flow {
  const roll = declare(table, r, 'talent', { payment: a.pay });
  pay(table, r, a.pay);
  r.talented = true;
  table.tell({ kind: 'talent', role: r.role, option: SHEETS[a.borrow ?? r.role].option, pay: a.pay });
  roll.successes = 1;
  roll.overkills = 1;
  if (a.borrow && a.card !== undefined) {
    useCard(table, r, a.card);
    roll.borrowed = a.borrow;
  }
  yield* spendOverkills(table, r, roll, spendOn({ must: true }));
}
/** SCA-GEAR-24, SCA-RULING-93 */
function* playRecording(table: Table, r: Rocketeer, card: CardId): Flow {
  const roll = declare(table, r, 'recording', { card });
  cardOf(table.state, card).stored = false;
  useCard(table, r, card);
  roll.overkills = 1;
  yield* spendOverkills(table, r, roll, spendOn({ must: true }));
}
/** SCA-TURN-06 */
function endTurn(table: Table, r: Rocketeer): void {
  const { state } = table;
  r.done = true;
  state.active = -1;
  state.stage = 'order';
  state.slotSince = table.now;
  table.tell({ kind: 'turn-ended', role: r.role });
}

// ---------------------------------------------------------------- trading
/** SCA-FREE-05, SCA-O2-04, SCA-RULING-39: what one could hand to the other. */
function gifts(state: State, from: Rocketeer): TradeRef[] {
  const out: TradeRef[] = hand(state, from).map((card) => ({ kind: 'card', card }));
  for (const component of COMPONENTS) if (holds(from, component) > 0) out.push({ kind: 'component', component });
  if (from.o2 > 1) out.push({ kind: 'o2' });
  return out;
}
type Deal = Answers['trade/what'];
function trades(state: State, r: Rocketeer, other: Rocketeer): Deal[] {
  return [...gifts(state, r).map((give): Deal => ({ give })), ...gifts(state, other).map((take): Deal => ({ take }))];
}
/** A gift is executed at once; taking needs the other controller's consent (SCA-RULING-39). */
function* trade(table: Table, r: Rocketeer, other: Rocketeer): Flow {
  const { state } = table;
  const offers = oneOf<Deal>(() => [...trades(state, r, other), 'nothing']);
  const deal = yield* during(table, { kind: 'trade', role: r.role, other: other.role }, ask(r.seat, 'trade/what', offers));
  if (deal === 'nothing') return;
  if ('give' in deal) return handOver(table, r, other, deal.give, false);
  if (other.seat !== r.seat) {
    const card = deal.take.kind === 'card' ? deal.take.card : NO_CARD;
    const yes = yield* during(
      table,
      { kind: 'request', role: other.role, other: r.role, card },
      prompt(table, other.seat, 'trade/consent', yesNo, false),
    );
    if (!yes) return table.tell({ kind: 'refused', role: other.role, what: 'trade' });
  }
  handOver(table, other, r, deal.take, true);
}
function handOver(table: Table, from: Rocketeer, to: Rocketeer, what: TradeRef, taken: boolean): void {
  const { state } = table;
  const thing: Thing =
    what.kind === 'card'
      ? { kind: 'item', item: kindOf(what.card) }
      : what.kind === 'o2'
        ? { kind: 'o2' }
        : { kind: 'component', component: what.component };
  table.tell({ kind: 'traded', from: from.role, to: to.role, thing, taken });
  if (what.kind === 'card') handTo(state, what.card, to);
  else if (what.kind === 'o2') {
    changeO2(table, from, -1, 'trade');
    changeO2(table, to, 1, 'trade');
  } else {
    changeComponent(table, from, what.component, -1, 'trade');
    changeComponent(table, to, what.component, 1, 'trade');
  }
}

// ---------------------------------------------------------------- Flag actions and giving up
/** SCA-GEAR-07, SCA-RULING-104: everybody in sight of the Flag takes one action or forfeits it, in an order the players choose. */
export function* flagBeat(table: Table): Flow {
  const { state } = table;
  type Choice = Answers['flag/action'];
  const options = (seat: Seat): Choice[] =>
    state.rocketeers.flatMap((r): Choice[] =>
      r.seat === seat && state.flag.includes(r.role) ? [...paidActions(state, r, 'flag'), { do: 'forfeit', who: r.role }] : [],
    );
  const seats = [...new Set(state.rocketeers.flatMap((r) => (state.flag.includes(r.role) ? [r.seat] : [])))];
  const choice = yield* race(
    seats.map((seat) =>
      ask(
        seat,
        'flag/action',
        oneOf(
          () => options(seat),
          (answer) => whyNotOf(state, seat, answer, 'flag'),
        ),
      ),
    ),
  );
  state.flag = state.flag.filter((role) => role !== choice.who);
  if (state.flag.length === 0) state.stage = state.flagged;
  if (choice.do === 'forfeit') table.tell({ kind: 'flag-forfeit', role: choice.who });
  else yield* act(table, rocketeer(state, choice.who), choice);
}
/** SCA-RULING-125: a unanimous vote gives the game up. */
function* concede(table: Table, seat: Seat): Flow {
  const { state } = table;
  state.concede = state.concede.map(() => false);
  state.concede[seat] = true;
  table.tell({ kind: 'concede', seat, agrees: true });
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const agrees = yield* prompt(table, other, 'table/concede', yesNo, false);
    table.tell({ kind: 'concede', seat: other, agrees });
    if (!agrees) {
      state.concede = state.concede.map(() => false);
      return;
    }
    state.concede[other] = true;
  }
  state.outcome = 'conceded';
}
