/** Meteors and shots: dice, thrusters, defences, damage. GT-BASE-HIT, GT-THR, GT-PAIR, GT-PLATE */
import { during, each, type Flow, given, oneOf, type Seat } from '@cosmodrome/kernel';
import type { Die, Meteor, Shot, Side } from '../content/index.ts';
import type { Use } from '../judge/energy.ts';
import { type Line, lineOf, needsStart, type ObjectKind, type Shift, shifted, shifts, type Threat, threat } from '../judge/line.ts';
import type { Roll, State } from '../state.ts';
import { ask, type Defence } from '../topics.ts';
import { canPay, choosePayment, type Payment, spend } from './energy.ts';
import { destroy, settleShips } from './losses.ts';
import { planFor, shipOf, type Table } from './table.ts';

/** What a card sends. */
export type Missile = ({ readonly object: 'meteor' } & Meteor) | ({ readonly object: 'shot' } & Shot);
/** What strikes, one after the other: a pair of meteors is a large one and then a small one (GT-PAIR-01). */
function kindsOf(missile: Missile): readonly ObjectKind[] {
  if (missile.object === 'shot') return [`${missile.size}-shot`];
  return missile.size === 'pair' ? ['large-meteor', 'small-meteor'] : [`${missile.size}-meteor`];
}

/**
 * Dice fix the line of an object: one roll for all whom it threatens. On class IIB the start along a row has a die of its own, where
 * the row is one of the ship. GT-BASE-HIT-01, -02, GT-IIB-05 to -07, GT-RULING-46
 */
export function rollLine({ state, chance }: Table, from: Side): { roll: Roll; line: Line } {
  const plan = planFor(state, 0);
  const first = chance.die(6) as Die;
  const aside = plan.wrap && from % 2 === 1;
  if (aside && !needsStart(plan, { from, line: first })) return { roll: { from, dice: [first] }, line: { from, line: first } };
  const second = chance.die(6) as Die;
  return { roll: { from, dice: [first, second] }, line: lineOf(plan, from, first, second) };
}

/** An object comes at these ships. All thrusters are decided at the same time, then all defences. GT-BASE-HIT-12, GT-RULING-24 */
export function* strike(table: Table, seats: readonly Seat[], missile: Missile): Flow {
  const { roll, line } = rollLine(table, missile.from);
  const kinds = kindsOf(missile);
  table.tell({ kind: 'object-rolled', objects: kinds, ...roll });
  const scene = { kind: 'objects', objects: kinds, roll, line, strikes: null } as const;
  // A pair has one change of line; the large one is settled before the small one strikes (GT-PAIR-02, -03).
  const lines = yield* during(table, scene, dodge(table, seats, kinds, line));
  const told = [...lines].map(([seat, own]) => ({ seat, line: own }));
  for (const object of kinds) yield* during(table, { ...scene, strikes: { object, lines: told } }, hit(table, seats, object, lines));
}

/** Who has thrusters that help may change the line by one, on the own ship. GT-THR-04 to -11, GT-RULING-132 */
function* dodge(table: Table, seats: readonly Seat[], kinds: readonly ObjectKind[], line: Line): Flow<ReadonlyMap<Seat, Line>> {
  const { state } = table;
  const concerned = (seat: Seat) =>
    state.settings.alwaysAsk || kinds.some((kind) => threat(shipOf(state, seat), kind, line).effect === 'destroys');
  const chosen = yield* each(
    seats.filter((seat) => concerned(seat) && shiftsFor(state, seat, line.from).length > 0),
    (seat) => shift(state, seat, line.from),
  );
  return moveLines(table, seats, line, chosen);
}
/** The line on each ship, once all have decided. A row shifted onto the ship of class IIB needs its second die, once for all. GT-RULING-46 */
export function moveLines(
  table: Table,
  seats: readonly Seat[],
  line: Line,
  chosen: ReadonlyMap<Seat, { readonly by: -1 | 0 | 1; readonly payment: Payment }>,
): ReadonlyMap<Seat, Line> {
  const { state, chance } = table;
  const lines = new Map(seats.map((seat) => [seat, line]));
  let second: Die | undefined;
  for (const [seat, { by, payment }] of chosen) {
    spend(table, seat, payment);
    if (by === 0) continue;
    const plan = planFor(state, seat);
    let moved = shifted(plan, line, by);
    if (needsStart(plan, moved) && moved.start === undefined) {
      second ??= chance.die(6) as Die;
      moved = { ...lineOf(plan, line.from, moved.line as Die, second) };
    }
    lines.set(seat, moved);
    table.tell({ kind: 'line-shifted', seat, line: moved.line });
  }
  return lines;
}
/** Changes of line this ship can make and pay for. */
const shiftsFor = (state: State, seat: Seat, from: Side): Shift[] =>
  shifts(shipOf(state, seat), from).filter(({ thrusters }) => canPay(state, seat, [thrusters]));
function* shift(state: State, seat: Seat, from: Side): Flow<{ by: -1 | 0 | 1; payment: Payment }> {
  const all = shiftsFor(state, seat, from);
  const by = yield* ask(
    seat,
    'hit/thrusters',
    oneOf(() => [0, ...all.map((one) => one.by)] as const),
  );
  const use = all.find((one) => one.by === by)?.thrusters;
  return { by, payment: yield* choosePayment(state, seat, use ? [use] : []) };
}

/** What is told of an object that does no harm. */
const HARMLESS = { miss: 'missed', bounces: 'bounced', armoured: 'armour-held', shot: 'shot-down' } as const;
/** Each resolves the hit on the own line: defences are chosen at the same time, then ships settled. GT-BASE-HIT-03 to -11 */
function* hit(table: Table, seats: readonly Seat[], kind: ObjectKind, lines: ReadonlyMap<Seat, Line>): Flow {
  const { state } = table;
  const threats = new Map(seats.map((seat) => [seat, threat(shipOf(state, seat), kind, lines.get(seat)!)]));
  const answers = yield* each(seats, (seat) => defend(state, seat, threats.get(seat)!));
  for (const seat of seats) {
    const { effect, square } = threats.get(seat)!;
    const { defence, payment } = answers.get(seat)!;
    spend(table, seat, payment);
    if (effect !== 'destroys') table.tell({ kind: HARMLESS[effect], seat });
    else if (defence !== 'none') table.tell({ kind: 'defended', seat, with: defence });
    else destroy(table, seat, [square!]);
  }
  yield* settleShips(table, seats);
}
type Answer = { readonly defence: Defence; readonly payment: Payment };
const NONE: Answer = { defence: 'none', payment: { from: [], shares: [] } };
/** A powered defence is a choice; a single cannon shoots by itself. GT-BASE-HIT-04 to -07, GT-RULING-23 */
function defend(state: State, seat: Seat, { shields, cannons }: Threat): Flow<Answer> {
  const [by, use] = shields.length > 0 ? (['shield', shields] as const) : (['cannon', cannons] as const);
  return use.length > 0 && canPay(state, seat, [use]) ? powered(state, seat, by, use) : given(NONE);
}
function* powered(state: State, seat: Seat, by: 'shield' | 'cannon', use: Use): Flow<Answer> {
  const defence = yield* ask(
    seat,
    'hit/defence',
    oneOf(() => [by, 'none'] as const),
  );
  return { defence, payment: yield* choosePayment(state, seat, defence === 'none' ? [] : [use]) };
}
