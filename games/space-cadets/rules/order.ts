import { after, type Domain, during, type Flow, type Json, oneOf, race, type Seat } from '@cosmodrome/kernel';
import { type Role, TIE_ORDER } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { Cell, Place, Rocketeer, State } from '../state.ts';
import { AIMS, type Answers, ask, type FreeAction, type Intent, mayAsk, PATIENCE, type PaidAction } from '../topics.ts';
import { act, interruptLanes, lane } from './actions.ts';
import { settle } from './end.ts';
import { cellsWhere, mapOf, place, spot } from './map.ts';
import { turnUp } from './scan.ts';
import { acting, over, rocketeer, type Table } from './table.ts';

// The game turn and the Order phase (SCA-TURN, SCA-ORDER, SCA-VAR-01/02, SCA-RULING-07, -12, -115).

/** SCA-TURN-01, -02: a new Rocketeer Turn; victory missed in the Alien Turn counts now (SCA-RULING-113). */
export function beginGameTurn(table: Table): void {
  const { state } = table;
  state.turn += 1;
  state.stage = 'order';
  state.active = -1;
  state.slotSince = table.now;
  state.marks = [];
  state.said = [];
  table.tell({ kind: 'game-turn', turn: state.turn });
  if (state.alternative) state.plan = byHp(state);
  settle(table);
}
/** SCA-VAR-01, -02, SCA-RULING-115 */
function byHp(state: State): Role[] {
  return TIE_ORDER.filter((role) => state.rocketeers.some((r) => r.role === role)).sort(
    (a, b) => rocketeer(state, a).hp - rocketeer(state, b).hp || TIE_ORDER.indexOf(a) - TIE_ORDER.indexOf(b),
  );
}
/** Who could take the next Order token; in the alternative order only the one whose turn it is by HP (SCA-VAR-01). */
function waitingRoles(state: State): Role[] {
  const waiting = state.rocketeers.flatMap((r) => (r.order === 0 && !r.done ? [r.role] : []));
  return state.alternative ? state.plan.filter((role) => waiting.includes(role)).slice(0, 1) : waiting;
}

type Next = Answers['order/next'];
type Choice =
  | { readonly seat: Seat; readonly next: Next }
  | { readonly seat: Seat; readonly shown: Answers['order/show'] }
  | PaidAction
  | FreeAction
  | 'time';
/** SCA-ORDER-01: claim the slot for an own Rocketeer; once per slot, propose somebody else's, where there is a choice (SCA-RULING-12). */
export function claims(state: State, seat: Seat): Next[] {
  const roles = waitingRoles(state);
  const out: Next[] = roles.flatMap((role): Next[] => (rocketeer(state, role).seat === seat ? [{ claim: role }] : []));
  if (!state.proposals[seat] && !state.alternative)
    for (const role of roles) if (rocketeer(state, role).seat !== seat) out.push({ propose: role });
  return out;
}
type Shown = Answers['order/show'];
/** SCA-RULING-130: once a slot, where there is somebody else to see it. */
const mayPoint = (state: State, seat: Seat): boolean => state.seats > 1 && !state.alternative && !state.said.includes(seat);
/** What others can be shown: Aliens, what lies about, what the mission is after, and what is not known yet. */
function worthPointing(state: State, c: Place, at: Cell): boolean {
  return (
    c.tile === 0 ||
    c.marker ||
    c.fixed !== 0 ||
    c.finds.length + c.lockers.length > 0 ||
    state.boss?.at === at ||
    state.figures.some((f) => f.at === at)
  );
}
/** SCA-RULING-130: what an own Rocketeer who waits means to do, unless that has been said. */
function isIntent(state: State, seat: Seat, answer: Json): answer is Intent {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || !mayPoint(state, seat)) return false;
  const { plan, cell, aim, ...rest } = answer as { readonly [key: string]: Json };
  const own = waitingRoles(state).some((role) => role === plan && rocketeer(state, role).seat === seat);
  const known = AIMS.some((one) => one === aim) && mapOf(state).all.some((one) => one === cell);
  const said = state.marks.some((m) => m.plan !== null && m.plan.role === plan && m.plan.aim === aim && m.cell === cell);
  return own && known && !said && Object.keys(rest).length === 0;
}
function showing(state: State, seat: Seat): Domain<Shown> {
  const listed = oneOf(() => cellsWhere(state, (c, at) => worthPointing(state, c, at)).map((mark): Shown => ({ mark })));
  return {
    kind: 'oneOf',
    shape: () => listed.shape(),
    admits: (answer): answer is Shown => listed.admits(answer) || isIntent(state, seat, answer),
    options: () => listed.options!(),
    sample: (chance) => listed.sample!(chance),
  };
}
/** SCA-RULING-130: each seat points at one tile, each Rocketeer has one plan; what is said anew takes the place of it. */
function point(table: Table, seat: Seat, next: Shown): void {
  const { state } = table;
  state.said.push(seat);
  const plan = 'plan' in next ? { role: next.plan, aim: next.aim } : null;
  const cell = 'plan' in next ? next.cell : next.mark;
  state.marks = [...state.marks.filter((m) => m.seat !== seat || m.plan?.role !== plan?.role), { seat, cell, plan }];
  if (plan) table.tell({ kind: 'intent', seat, ...plan, spot: spot(state, cell) });
  else table.tell({ kind: 'marked', seat, spot: spot(state, cell) });
}
/** Who acts if nobody claims the slot in time: the one most often proposed, else the first in the order of ties. */
function byDefault(state: State): Role {
  const votes = (role: Role) => state.proposals.filter((p) => p === role).length;
  const roles = TIE_ORDER.filter((role) => waitingRoles(state).includes(role));
  return roles.reduce((a, b) => (votes(b) > votes(a) ? b : a));
}
/** One slot of the Rocketeer Turn: who takes the next Order token (SCA-ORDER-01..06, SCA-TURN-03, -04). */
export function* orderBeat(table: Table): Flow {
  const { state } = table;
  if (state.rocketeers.every((r) => r.done)) {
    state.stage = 'aliens';
    return;
  }
  // SCA-ORDER-05: tokens given out by a Time Distortion are followed.
  const assigned = state.rocketeers.filter((r) => r.order > 0 && !r.done).sort((a, b) => a.order - b.order)[0];
  if (assigned) return begin(table, assigned);
  const roles = waitingRoles(state);
  const [first] = roles as [Role]; // somebody is not done, and nobody of them has a token
  const idle = interruptLanes<Choice>(table, (a) => a);
  if (state.alternative) {
    // SCA-RULING-41: there is nobody to choose, but between Cleanup and the first scan there is no other moment to use something.
    const opening = state.rocketeers.every((r) => r.order === 0);
    if (!opening || idle.length === 0) return assign(table, first, 'lowest-hp');
  } else if (roles.length === 1) return assign(table, first, 'last');
  const lanes: Flow<Choice>[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const list = claims(state, seat);
    if (list.length === 0) continue;
    const put = list.some((n) => 'claim' in n) ? ask : mayAsk;
    lanes.push(
      lane(
        put(
          seat,
          'order/next',
          oneOf(() => claims(state, seat)),
        ),
        (next): Choice => ({ seat, next }),
      ),
    );
  }
  for (let seat = 0; seat < state.seats; seat++)
    if (mayPoint(state, seat)) lanes.push(lane(mayAsk(seat, 'order/show', showing(state, seat)), (shown): Choice => ({ seat, shown })));
  lanes.push(...idle);
  if (state.seats > 1) lanes.push(lane(after(Math.max(0, state.slotSince + PATIENCE.order - table.now)), (): Choice => 'time'));
  const choice = yield* race(lanes);
  if (choice === 'time') assign(table, byDefault(state), state.alternative ? 'lowest-hp' : 'time-out');
  else if ('do' in choice) yield* act(table, rocketeer(state, choice.who), choice);
  else if ('shown' in choice) point(table, choice.seat, choice.shown);
  else if ('claim' in choice.next) assign(table, choice.next.claim, state.alternative ? 'lowest-hp' : 'claim');
  else {
    state.proposals[choice.seat] = choice.next.propose;
    table.tell({ kind: 'proposal', seat: choice.seat, role: choice.next.propose });
  }
}
/** SCA-ORDER-03: the lowest free token. */
function assign(table: Table, role: Role, how: Extract<Note, { kind: 'order' }>['how']): void {
  const { state } = table;
  const r = rocketeer(state, role);
  r.order = 1 + state.rocketeers.filter((x) => x.order > 0).length;
  table.tell({ kind: 'order', role, token: r.order, how });
  begin(table, r);
}
function begin(table: Table, r: Rocketeer): void {
  const { state } = table;
  state.active = state.rocketeers.indexOf(r);
  state.proposals = state.proposals.map(() => '');
  state.said = [];
  state.marks = state.marks.filter((m) => m.plan?.role !== r.role);
  state.stage = state.arrowChosen ? 'scan' : 'arrow';
}
/** SCA-SETUP-12, SCA-GEO-02, SCA-RULING-07: the first Rocketeer turns the start tile. */
export function* arrowBeat(table: Table): Flow {
  const { state } = table;
  const r = acting(state);
  const directions = oneOf(() => [1, 2, 3, 4, 5, 6]);
  const direction = yield* during(table, { kind: 'arrow', role: r.role }, ask(r.seat, 'turn/arrow', directions));
  state.arrow = direction;
  state.arrowChosen = true;
  turnUp(state, state.start, place(state, state.start).tile);
  table.tell({ kind: 'arrow', role: r.role, direction });
  if (!over(state)) state.stage = 'scan';
}
