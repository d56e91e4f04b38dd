/** Intruders: predators, commandos, couples. GT-INT, GT-MOVE, GT-PRED, GT-COM, GT-DUO, GT-CP */
import { during, each, type Flow, given, type Json, type Requests, request, type Seat } from '@cosmodrome/kernel';
import type { Good, SquareId } from '../../content/index.ts';
import { isHidden } from '../../judge/cargo.ts';
import type { Use } from '../../judge/energy.ts';
import { board, type Path } from '../../judge/intruder.ts';
import { shifts } from '../../judge/line.ts';
import { linksOf } from '../../judge/ship.ts';
import type { Line, State } from '../../state.ts';
import { type Alarmed, ask, type Why } from '../../topics.ts';
import { receiveGoods } from '../cargo.ts';
import { canPay, choosePayment, type Payment, usesOf } from '../energy.ts';
import { type CardOf, endCard, runOf } from '../flight.ts';
import { moveLines, rollLine } from '../hits.ts';
import { destroy, settleShips } from '../losses.ts';
import { asleep } from '../power.ts';
import { gain } from '../purse.ts';
import { flyerOf, shipOf, type Table, tidy, yardOf } from '../table.ts';

/** One roll for all; each faces the own copy. GT-INT-01, -02, -10 */
export function* intruders(table: Table, card: CardOf<'intruders'>): Flow {
  const { order } = runOf(table.state);
  const { roll, line } = rollLine(table, card.from);
  table.tell({ kind: 'intruders-rolled', ...roll });
  const answers = yield* during(
    table,
    { kind: 'intruders', roll, line },
    each(order, (seat) => answer(table.state, seat, line)),
  );
  const lines = moveLines(table, order, line, answers);
  for (const [seat, { awake }] of answers) flyerOf(table.state, seat).awake.push(...awake);
  const rewards = order.map((seat) => resolve(table, seat, card, lines.get(seat)!));
  // Goods are loaded into what the explosions have left (GT-INT-09, GT-COM-06, GT-RULING-68).
  yield* settleShips(table, order);
  for (const [i, seat] of order.entries()) {
    const { credits, goods } = rewards[i]!;
    gain(table, seat, credits);
    yield* receiveGoods(table, seat, goods);
  }
  endCard(table);
}

/** The thrusters that make this change of line: only those linked to crew, robonauts that have just been switched on included. GT-THR-13, -14 */
function thrustersFor(state: State, seat: Seat, line: Line, { awake, shift }: Alarmed): Use | undefined {
  const ship = shipOf(state, seat);
  const active = [...flyerOf(state, seat).awake, ...awake];
  return shifts(ship, line.from, { links: linksOf(ship), active }).find(({ by }) => by === shift)?.thrusters;
}
const usesFor = (state: State, seat: Seat, line: Line, wish: Alarmed): Use[] => {
  const thrusters = wish.shift === 0 ? undefined : thrustersFor(state, seat, line, wish);
  return [...usesOf(wish.awake), ...(thrusters ? [thrusters] : [])];
};
/** GT-INT-02: robonauts and thrusters in either order, one change of line at the most. */
function whyNot(state: State, seat: Seat, line: Line, wish: Alarmed): Why | undefined {
  if (wish.shift !== 0 && !thrustersFor(state, seat, line, wish)) return 'shift-impossible';
  return canPay(state, seat, usesFor(state, seat, line, wish)) ? undefined : 'too-much-energy';
}
function wishes(state: State, seat: Seat, line: Line): Requests<Alarmed> {
  const cells = asleep(state, seat);
  const subsets: SquareId[][] = [[]];
  for (const cell of cells) subsets.push(...subsets.map((some) => [...some, cell]));
  const refused = (wish: Alarmed) => whyNot(state, seat, line, wish);
  return {
    is: (sent): sent is Alarmed => isAlarmed(sent, cells),
    refused,
    options: () =>
      subsets
        .flatMap((awake) => ([0, -1, 1] as const).map((shift): Alarmed => ({ awake, shift })))
        .filter((wish) => refused(wish) === undefined),
    shape: () => ({ cells }),
  };
}
/** Known keys and no others; cells that are off, each once. */
function isAlarmed(sent: Json, cells: readonly SquareId[]): sent is Alarmed {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  const { awake, shift } = sent as { readonly awake?: Json; readonly shift?: Json };
  if (Object.keys(sent).length !== 2 || !Array.isArray(awake) || !(shift === 0 || shift === -1 || shift === 1)) return false;
  return awake.every((square, i) => cells.includes(square as SquareId) && awake.indexOf(square) === i);
}
type Answer = Alarmed & { readonly by: -1 | 0 | 1; readonly payment: Payment };
const NOTHING: Answer = { awake: [], shift: 0, by: 0, payment: { from: [], shares: [] } };
/** Asked always where something can be done. GT-RULING-38, -132 */
function answer(state: State, seat: Seat, line: Line): Flow<Answer> {
  const all = wishes(state, seat, line);
  return [...all.options()].length === 1 ? given(NOTHING) : answered(state, seat, line, all);
}
function* answered(state: State, seat: Seat, line: Line, all: Requests<Alarmed>): Flow<Answer> {
  const wish = yield* ask(seat, 'intruder/answer', request(all));
  return { ...wish, by: wish.shift, payment: yield* choosePayment(state, seat, usesFor(state, seat, line, wish)) };
}

type Earned = { readonly credits: number; readonly goods: readonly Good[] };
const EARNED: Earned = { credits: 0, goods: [] };
/** The whole path is fixed by the ship as it is: it eats, then its charges explode together. GT-INT-03 to -08, GT-MOVE-08, GT-DUO-04, -05 */
function resolve(table: Table, seat: Seat, { intruders: all }: CardOf<'intruders'>, line: Line): Earned {
  const ship = shipOf(table.state, seat);
  const boarding = board(ship, linksOf(ship), all, line, flyerOf(table.state, seat).awake);
  if (!boarding.entered) {
    table.tell(boarding.why === 'miss' ? { kind: 'missed', seat } : { kind: 'intruder-repelled', seat });
    return EARNED;
  }
  for (const path of boarding.paths) {
    table.tell({ kind: 'intruder-entered', seat, path: path.squares, beaten: path.defeated });
    eat(table, seat, path);
  }
  destroy(table, seat, boarding.destroyed);
  const beaten = all.filter((_, i) => boarding.paths[i]!.defeated).map(({ reward }) => reward);
  return { credits: beaten.reduce((sum, { credits }) => sum + credits, 0), goods: beaten.flatMap(({ goods }) => goods) };
}
/** All humans, aliens, cells and goods of the parts it enters, but for hidden goods. GT-PRED-01 to -03, GT-RULING-66, -70 */
function eat(table: Table, seat: Seat, { eaten }: Path): void {
  const { state } = table;
  const { ship, skills } = yardOf(state, seat);
  let crew = 0;
  let goods = 0;
  let cells = 0;
  for (const load of ship.loads) {
    if (!eaten.includes(load.square)) continue;
    const hidden = load.goods.filter((good) => isHidden(ship, skills, load.square, good));
    crew += load.humans + (load.alien === null ? 0 : 1);
    cells += load.cells;
    goods += load.goods.length - hidden.length;
    for (const good of load.goods) state.bank[good]++;
    for (const good of hidden) state.bank[good]--;
    Object.assign(load, { humans: 0, alien: null, cells: 0, goods: hidden });
  }
  tidy(ship);
  if (crew + goods + cells > 0) table.tell({ kind: 'eaten', seat, crew, goods, cells });
}
