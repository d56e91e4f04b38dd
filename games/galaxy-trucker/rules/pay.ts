/** After the flight: what the Bureaucrat and the Trader change, then the pay-out, line by line. GT-BASE-PAY, GT-TIME-09 */
import { type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { CLASSES, GOODS, type Good, INSURANCE, PRICES } from '../content/index.ts';
import { half, value } from '../judge/cargo.ts';
import { platedOutside } from '../judge/line.ts';
import { exposed } from '../judge/ship.ts';
import type { Payout, State } from '../state.ts';
import { ask, type Bonuses } from '../topics.ts';
import { arrivals, putAwayCards } from './flight.ts';
import { nextRound } from './match.ts';
import { flightOf, flyerOf, type Seen, seatsOf, shipOf, type Table, yardOf } from './table.ts';
import { ownerOf } from './team/hiring.ts';
import { betPays } from './team/preflight.ts';

/** GT-BASE-FLY-05 */
export function beginReckoning(table: Table): void {
  table.state.phase = 'reckoning';
  table.state.card = null;
  table.tell({ kind: 'flight-ended', arrived: arrivals(table.state) });
}

/** GT-SKILL-BUREAUCRAT-02 */
const ARRIVAL_SHIFT = [4, 3, 2, 1] as const;
const LOOKS_SHIFT = 2;
const UNCHANGED: Bonuses = { arrival: 0, looks: 0 };
/** Up, down or as they are, for everybody; also by one who gave up. GT-SKILL-BUREAUCRAT-02, -03 */
function* shiftBonuses(table: Table): Flow<Bonuses> {
  const seat = ownerOf(table.state, 'bureaucrat-b');
  if (seat === undefined) return UNCHANGED;
  const bonuses = yield* ask(
    seat,
    'after/bonuses',
    oneOf(() => ([0, 1, -1] as const).flatMap((arrival) => ([0, 1, -1] as const).map((looks) => ({ arrival, looks })))),
  );
  table.tell({ kind: 'bonuses-changed', seat, ...bonuses });
  return bonuses;
}
/** One price by one, for all, never below 1; also by one who gave up. GT-SKILL-TRADER-02, -03, GT-EX-40 */
function* changePrice(table: Table): Flow<Record<Good, number>> {
  const prices = { ...PRICES };
  const seat = ownerOf(table.state, 'trader-b');
  if (seat === undefined) return prices;
  const change = yield* ask(
    seat,
    'after/price',
    oneOf(() => [null, ...GOODS.flatMap((good) => ([1, -1] as const).flatMap((by) => (prices[good] + by >= 1 ? [{ good, by }] : [])))]),
  );
  if (!change) return prices;
  prices[change.good] += change.by;
  table.tell({ kind: 'price-changed', seat, good: change.good, price: prices[change.good] });
  return prices;
}

/** The k-th who arrived gets the k-th bonus. GT-BASE-PAY-01, GT-RULING-78, GT-SKILL-CON-06 */
function arrivalOf(state: State, seat: Seat, { arrival }: Bonuses): number {
  const place = arrivals(state).indexOf(seat);
  if (place < 0) return 0;
  return Math.max(0, flightOf(state).arrival[place]! + arrival * ARRIVAL_SHIFT[place]!) + swindle(state, seat);
}
/** Among those who arrived, all with the fewest exposed connectors. GT-BASE-PAY-02 */
export function bestLooking(state: State): Seat[] {
  const home = arrivals(state).map((seat) => ({ seat, open: exposed(shipOf(state, seat)).length }));
  const fewest = Math.min(...home.map(({ open }) => open));
  return home.flatMap(({ seat, open }) => (open === fewest ? [seat] : []));
}
/** Bureaucrat first, then Con Artist. GT-RULING-78, -91 */
function looksOf(state: State, seat: Seat, { looks }: Bonuses): number {
  if (!bestLooking(state).includes(seat)) return 0;
  return Math.max(0, flightOf(state).bestLooking + looks * LOOKS_SHIFT) + swindle(state, seat);
}
/** GT-SKILL-CON-03, -06, -07 */
const swindle = (state: State, seat: Seat): number => (yardOf(state, seat).skills.includes('con-artist-b') ? 1 : 0);
/** Architect and Advertiser: paid as printed, whatever others have changed. GT-SKILL-ARCHITECT-05, -06, GT-SKILL-ADVERT-02, -03 */
function teamOf(state: State, seat: Seat): number {
  const { skills, ship } = yardOf(state, seat);
  const again = skills.includes('architect-b') && !state.admired && bestLooking(state).includes(seat) ? flightOf(state).bestLooking : 0;
  const bets = skills.includes('advertiser-a') ? betPays(state, arrivals(state)) : 0;
  const plates = skills.includes('advertiser-b') && flyerOf(state, seat).out === null ? platedOutside(ship) : 0;
  return again + bets + plates;
}
/** Who gave up gets half of the value of all goods, rounded up. GT-BASE-PAY-03, -04, GT-RULING-29, -91 */
function saleOf(state: State, seat: Seat, prices: Readonly<Record<Good, number>>): number {
  const { ship, skills } = yardOf(state, seat);
  const whole = value(ship, skills, prices);
  return flyerOf(state, seat).out === null ? whole : half(whole);
}
/** The most a trucker pays for lost parts; null: no maximum. GT-BASE-PAY-05, GT-CLASS-03, GT-INS-03, -04, GT-RULING-133 */
export function capOf(state: Seen, seat: Seat): number | null {
  if (state.class === 'IV') return state.flyers[seat]!.insured ? INSURANCE.cap : null;
  return CLASSES[state.class].cap;
}
/** What is paid for lost parts, if there is enough. GT-BASE-PAY-05, GT-BASE-QUIT-07, GT-RULING-122 */
export function lossOf(state: State, seat: Seat): number {
  const parts = Math.min(flyerOf(state, seat).lost.length, capOf(state, seat) ?? Number.POSITIVE_INFINITY);
  return Math.max(0, parts - swindle(state, seat));
}

/** The beat after the flight. Nobody sells before prices are known; lost parts are paid last, with what is there. GT-BASE-PAY-06, -07 */
export function* reckon(table: Table): Flow {
  const { state } = table;
  const bonuses = yield* shiftBonuses(table);
  const prices = yield* changePrice(table);
  const payouts = seatsOf(state).map((seat): Payout => {
    const earned = {
      arrival: arrivalOf(state, seat, bonuses),
      looks: looksOf(state, seat, bonuses),
      team: teamOf(state, seat),
      goods: saleOf(state, seat, prices),
    };
    const purse = state.credits[seat]! + earned.arrival + earned.looks + earned.team + earned.goods;
    const lost = Math.min(purse, lossOf(state, seat));
    state.credits[seat] = purse - lost;
    return { ...earned, lost };
  });
  state.paid.push(payouts);
  for (const [seat, payout] of payouts.entries()) table.tell({ kind: 'paid', seat, payout });
  putAwayCards(state);
  nextRound(table);
}
