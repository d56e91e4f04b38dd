/** A Trader's turn: which one, then one thing after another (CS-TRD, CS-ACT, CS-EFF). A beat is one of them, with all that it triggers. */
import { type Flow, type Json, type Point, race, type Seat, someOf } from '@cosmodrome/kernel';
import { skillOf } from '../content/skills.ts';
import { isLoose } from '../judge/bonds.ts';
import { actionsOf, has, icon, isEnraged, moveOf, skillsOf } from '../judge/figures.ts';
import { crosses, perchOf } from '../judge/heights.ts';
import { allowance } from '../judge/reach.ts';
import { type Active, type CrewId, crewFor, type Figure, type FigureId, figureOf, type Order, type State, type Wish } from '../state.ts';
import { type Act, ask, mayAsk } from '../topics.ts';
import { actsLike, actsOf, perform, weigh } from './acts.ts';
import { heal } from './defeated.ts';
import { checkEnd } from './end.ts';
import { springs } from './gatherers.ts';
import { loosen, rampage } from './mergs.ts';
import { activatable, mayRise, passTurn } from './round.ts';
import { mayFire, shipFires } from './ship.ts';
import { tramples } from './skills/merg.ts';
import { failsOf, fig, handOf, hitsOf, led, rollChance, rollCombat, speakerFor, type Table } from './table.ts';
import { mayEnter, type Walking, walk, walkFrom, wayOf } from './walk.ts';
import { gap } from './windows.ts';
import { asksWishes, tellWishes, wishable } from './wishes.ts';

export function* traders(table: Table): Flow {
  const { state } = table;
  if (state.active === null) yield* chooseTrader(table);
  else yield* act(table, state.active);
}

// ------------------------------------------------------------------ which

/** CS-TRD-01 to -05, CS-RULING-32: those on the board come first; then those aboard may come or stay. */
function* chooseTrader(table: Table): Flow {
  const { state } = table;
  const crew = state.turn;
  const { must, may } = activatable(state, crew);
  const fires = mayFire(state, crew);
  if (must.length + may.length === 0 && !fires) return passTurn(table);
  const ids = [...must, ...may].map((f) => f.id);
  const options = [...ids, ...(fires ? (['ship'] as const) : []), ...(must.length === 0 ? (['stay'] as const) : [])];
  const chosen = yield* whoseTurn(state, crew, options);
  if (chosen === 'stay') {
    state.crews[crew]!.stays = true;
    table.tell({ kind: 'stays-aboard', crew });
    passTurn(table);
  } else if (chosen === 'ship') {
    // CS-UPG-08: like a member of the crew.
    yield* shipFires(table, crew);
    if (!checkEnd(table)) passTurn(table);
  } else yield* beginTurn(table, fig(table, chosen));
}
type Next = FigureId | 'stay' | 'ship';
/** Who share a crew choose each among their own Traders, whoever is quicker; what is no Trader is the first one's. CS-VAR-01, CS-RULING-306 */
function whoseTurn(state: State, crew: CrewId, options: readonly Next[]): Flow<Next> {
  const { seats } = state.crews[crew]!;
  const of = (seat: Seat) => options.filter((one) => (typeof one === 'number' ? handOf(state, figureOf(state, one)) : seats[0]) === seat);
  const lane = (seat: Seat) =>
    ask(
      seat,
      'turn/trader',
      led(
        () => of(seat),
        (option) => (option === 'stay' ? 1 : 6),
      ),
    );
  const asked = seats.filter((seat) => of(seat).length > 0);
  return asked.length === 1 ? lane(asked[0]!) : race(asked.map(lane));
}
/** CS-TRD-09, -10, CS-RULING-153: what is owed is paid now. */
export function* beginTurn(table: Table, f: Figure): Flow {
  table.tell({ kind: 'activated', figure: f.id });
  table.state.sprung = [];
  if (f.defeated && mayRise(table.state, f)) secondChance(table, f);
  else if (f.defeated) table.state.active = fresh(f, 0);
  else if (f.luredFrom !== null && rollChance(table.chance, false).icon === 'join') goBack(table, f, f.luredFrom);
  else yield* activate(table, f);
}
function* activate(table: Table, f: Figure): Flow {
  const { state } = table;
  if (f.lostTurns > 0) {
    f.lostTurns--;
    table.tell({ kind: 'turn-lost', figure: f.id });
    endTurn(table, f);
    return;
  }
  const spur = f.effects.filter(({ kind }) => kind === 'spurred').length;
  const actions = Math.max(0, actionsOf(state, f) + spur - f.lostActions);
  f.lostActions = 0;
  // CS-RULING-17: before its first action is a gap too.
  yield* gap(table, f, 0, null);
  yield* springs(table, f);
  if (f.where !== 'aboard' && (f.where !== 'board' || f.defeated || f.crew === null)) return endTurn(table, f);
  state.active = fresh(f, actions);
  if (f.where === 'board' && isLoose(state, f)) yield* runsWild(table, f);
}
const fresh = (f: Figure, actions: number): Active => ({
  figure: f.id,
  actions,
  effortless: false,
  pegPaid: false,
  granted: [],
  linked: null,
  begun: false,
  taken: 0,
  rest: 0,
});
/** A Merg nobody holds spends what actions it has by itself. CS-MRG-04 to -06 */
function* runsWild(table: Table, f: Figure): Flow {
  const { active } = table.state;
  loosen(table, f);
  yield* rampage(table, f, active ? active.actions + active.granted.length : 0);
  if (table.state.phase === 'traders') endTurn(table, f);
}
/** As many Health as Hits, and it stands; a success happens once. CS-ICO-06 */
function secondChance(table: Table, f: Figure): void {
  const dice = rollCombat(table.chance, icon(table.state, f, 'second-chance')?.value ?? 0);
  const hits = hitsOf(dice);
  table.tell({ kind: 'rolled', dice, hits, fails: failsOf(dice), by: f.id });
  if (hits > 0) {
    heal(table, f, hits, null);
    f.prone = false;
    f.risen = true;
    table.tell({ kind: 'stood-up', figure: f.id });
  }
  endTurn(table, f);
}
/** It remembers whom it came with, who may still activate it. CS-PERSUASION-04, CS-RULING-64 */
function goBack(table: Table, f: Figure, crew: CrewId): void {
  const from = f.crew!;
  f.crew = crew;
  f.luredFrom = null;
  table.tell({ kind: 'left-crew', figure: f.id, crew: from });
  passTurn(table);
}
export function endTurn(table: Table, f: Figure): void {
  const { state } = table;
  f.acted = true;
  state.active = null;
  // CS-DISCONNECT-01, -02: the bond breaks with the turn.
  if (isEnraged(f) && f.where === 'board') loosen(table, f);
  f.effects = f.effects.filter(({ kind }) => kind !== 'enraged' && kind !== 'berserk' && kind !== 'outwitted' && kind !== 'let-by');
  table.tell({ kind: 'turn-ended', figure: f.id });
  if (!checkEnd(table)) passTurn(table);
}

// ------------------------------------------------------------------ what

/** May it take a Move action now, and how far? CS-MOV-01, -03, CS-ICO-11 */
export function moveLeft(state: State, active: Active, f: Figure): number {
  if (f.defeated || f.prone || has(f, 'rooted') || has(f, 'outwitted')) return 0;
  // CS-CLB-03: whoever stands on something gets down first, unless it scrambles.
  if (f.where === 'board' && perchOf(state, f) >= 0 && crosses(state, f) === 0) return 0;
  // Somebody stepped into the airlock since it was chosen: in a reaction, in the gap before its first action.
  if (f.where === 'aboard' && !mayEnter(state, f, moveOf(state, f))) return 0;
  const linked = active.linked !== null && active.linked !== 'move';
  const granted = active.granted.some((g) => g !== 'combat');
  if (linked || (active.actions === 0 && !granted)) return 0;
  return allowance(f, moveOf(state, f));
}
type Done =
  | { readonly act: Act }
  | { readonly way: readonly Point[] }
  | { readonly orders: readonly Order[]; readonly seat: Seat }
  | { readonly wishes: readonly Wish[]; readonly seat: Seat };
function* act(table: Table, active: Active): Flow {
  const { state } = table;
  const f = fig(table, active.figure);
  const seat = speakerFor(state, f);
  const far = moveLeft(state, active, f);
  if (f.where === 'board' && !f.defeated && isLoose(state, f)) return yield* runsWild(table, f);
  const acts = actsOf(state, f);
  if (acts.length === 1 && far === 0) return endTurn(table, f);
  const lanes: Flow<Done>[] = [actLane(state, f, seat)];
  if (far > 0) lanes.push(wayLane(state, f, seat, moveOf(state, f)));
  for (const [other, crew] of state.crewOf.entries()) {
    if (crew === null) continue;
    if (orderable(state, other).length > 0) lanes.push(orderLane(state, other));
    if (wishable(state, other).length > 0) lanes.push(wishLane(state, other));
  }
  const done = yield* race(lanes);
  if ('orders' in done) {
    while (state.orders.length <= done.seat) state.orders.push([]);
    state.orders[done.seat] = [...done.orders];
    return;
  }
  if ('wishes' in done) return tellWishes(table, done.seat, done.wishes);
  if ('act' in done && done.act.do === 'end') return endTurn(table, f);
  active.begun = true;
  // A Defeated Machine uses one skill, and that is its turn (CS-RULING-67).
  const fallen = f.defeated;
  const before = active.actions + active.granted.length;
  if ('way' in done) {
    spend(active, 'move');
    f.strides++;
    const planned = walkFrom(state, f, done.way);
    const walked = yield* walk(table, f, planned, striding(table, f));
    // CS-JMP-03: what is left of it may carry over a gap.
    active.rest = walked === 'arrived' ? allowance(f, Math.max(0, far - planned.length)) : 0;
  } else {
    if (done.act.do !== 'leap') active.rest = 0;
    yield* perform(table, f, active, done.act);
  }
  if (state.phase !== 'traders') return;
  if (active.actions + active.granted.length < before) active.taken++;
  yield* springs(table, f);
  if (state.phase !== 'traders') return;
  if (fallen || isDone(state, f)) return endTurn(table, f);
  yield* gap(table, f, active.taken, null);
  if (isDone(state, f)) endTurn(table, f);
}
/** How a Move action is walked: a Merg may trample whom it meets. CS-CHARGE-02, CS-DISCONNECT-02 */
function striding(table: Table, f: Figure): Walking {
  if (!has(f, 'charging') && !has(f, 'berserk')) return { how: 'move' };
  return { how: 'move', free: has(f, 'charging'), onContact: (met) => tramples(table, f, met) };
}
/** CS-TRD-12: Defeated, home, or outwitted: the turn is over. Whoever could not enter is still aboard, and may try again (CS-RULING-225). */
const isDone = (state: State, f: Figure): boolean =>
  state.active === null ||
  state.active.figure !== f.id ||
  (f.where !== 'board' && f.where !== 'aboard') ||
  f.defeated ||
  f.crew === null ||
  has(f, 'outwitted');
/** Acts that are no action. */
const NO_ACTION: readonly Act['do'][] = ['skill', 'ship', 'truce', 'end-truce', 'ask-way', 'abandon', 'card', 'reconnect'];
/** One action of any kind, in somebody's own turn or in another's: whose it is, is active for so long. CS-ASSIST-03, CS-OVERLOAD-01, CS-RULING-73 */
export function* oneAction(table: Table, f: Figure): Flow {
  const { state } = table;
  if (f.crew === null || (f.where !== 'board' && f.where !== 'aboard') || f.defeated) return;
  const before = state.active;
  const active: Active = {
    ...fresh(f, 1),
    effortless: true,
    pegPaid: true,
    begun: true,
    linked: before?.figure === f.id ? before.linked : null,
  };
  state.active = active;
  const seat = speakerFor(state, f);
  const isAction = (one: Act) => !NO_ACTION.includes(one.do);
  const acts = () => actsOf(state, f).filter(isAction);
  const far = moveLeft(state, active, f);
  if (acts().length > 1 || far > 0) {
    const lanes: Flow<Done>[] = [actLane(state, f, seat, acts, (answer) => actsLike(state, f, answer).filter(isAction))];
    if (far > 0) lanes.push(wayLane(state, f, seat, moveOf(state, f)));
    const done = yield* race(lanes);
    if ('way' in done) {
      f.strides++;
      yield* walk(table, f, walkFrom(state, f, done.way), striding(table, f));
    } else if ('act' in done) yield* perform(table, f, active, done.act);
  }
  if (state.phase === 'traders') state.active = before;
}
function* actLane(
  state: State,
  f: Figure,
  seat: number,
  acts: () => Act[] = () => actsOf(state, f),
  like: (answer: Json) => Act[] = (answer) => actsLike(state, f, answer),
): Flow<Done> {
  const chosen = yield* ask(seat, 'turn/act', led(acts, weigh, like));
  return { act: chosen };
}
function* wayLane(state: State, f: Figure, seat: number, move: number): Flow<Done> {
  return { way: yield* ask(seat, 'turn/walk', wayOf(state, f, move)) };
}
/** Reactions a seat can want to be asked about in every gap. CS-RULING-83 */
export const orderable = (state: State, seat: Seat): Order[] =>
  state.figures.flatMap((f) =>
    f.crew !== crewFor(state, seat) || f.where !== 'board'
      ? []
      : skillsOf(state, f).flatMap(({ skill, level }) =>
          (skill === 'blend-in' && has(f, 'shot-in-hand')) ||
          skillOf(skill)
            .levels.slice(0, level)
            .some(({ when }) => when === 'gap')
            ? [{ figure: f.id, skill }]
            : [],
        ),
  );
function* orderLane(state: State, seat: Seat): Flow<Done> {
  const orders = yield* mayAsk(
    seat,
    'orders',
    someOf(() => orderable(state, seat)),
  );
  return { orders, seat };
}
function* wishLane(state: State, seat: Seat): Flow<Done> {
  return { wishes: yield* asksWishes(state, seat), seat };
}
/** One action less: one that a skill granted for this, or one of the turn's own. CS-RULING-167 */
export function spend(active: Active, what: 'move' | 'combat' | 'other'): void {
  const fits = active.granted.findIndex((g) => g === what || (g === 'move-or-combat' && what !== 'other'));
  const any = active.granted.indexOf('any');
  if (fits >= 0) active.granted.splice(fits, 1);
  else if (active.actions > 0) active.actions--;
  else if (any >= 0) active.granted.splice(any, 1);
  else throw new Error('no action is left to spend');
}
