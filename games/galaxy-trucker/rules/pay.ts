/** After the flight: the pay-out, line by line. GT-BASE-PAY, GT-TIME-09 */
import type { Flow, Seat } from '@cosmodrome/kernel';
import { CLASSES, INSURANCE } from '../content/index.ts';
import { half, value } from '../judge/cargo.ts';
import { exposed } from '../judge/ship.ts';
import type { Payout, State } from '../state.ts';
import { arrivals, putAwayCards } from './flight.ts';
import { nextRound } from './match.ts';
import { flightOf, flyerOf, type Seen, seatsOf, shipOf, type Table, yardOf } from './table.ts';

/** GT-BASE-FLY-05 */
export function beginReckoning(table: Table): void {
  table.state.phase = 'reckoning';
  table.state.card = null;
  table.tell({ kind: 'flight-ended', arrived: arrivals(table.state) });
}

/** The most a trucker pays for lost parts; null: no maximum. GT-BASE-PAY-05, GT-INS-03, -04, GT-RULING-133 */
export function capOf(state: Seen, seat: Seat): number | null {
  if (state.class === 'IV') return state.flyers[seat]!.insured ? INSURANCE.cap : null;
  return CLASSES[state.class].cap;
}
/** What is paid for lost parts, if there is enough. GT-BASE-PAY-05, GT-BASE-QUIT-07 */
export function lossOf(state: Seen, seat: Seat): number {
  return Math.min(state.flyers[seat]!.lost.length, capOf(state, seat) ?? Number.POSITIVE_INFINITY);
}
/** GT-BASE-PAY-01 */
function arrivalOf(state: Seen, seat: Seat): number {
  const place = arrivals(state).indexOf(seat);
  return place < 0 ? 0 : flightOf(state).arrival[place]!;
}
/** Among those who arrived, all with the fewest exposed connectors. GT-BASE-PAY-02 */
export function bestLooking(state: State): Seat[] {
  const home = arrivals(state).map((seat) => ({ seat, open: exposed(shipOf(state, seat)).length }));
  const fewest = Math.min(...home.map(({ open }) => open));
  return home.flatMap(({ seat, open }) => (open === fewest ? [seat] : []));
}
/** Who gave up gets half of the value of all goods, rounded up. GT-BASE-PAY-03, -04, GT-RULING-29 */
function saleOf(state: State, seat: Seat): number {
  const { ship, skills } = yardOf(state, seat);
  const whole = value(ship, skills);
  return flyerOf(state, seat).out === null ? whole : half(whole);
}

/** The beat after the flight. Lost parts are paid last, with what is there. GT-BASE-PAY-06, -07 */
export function* reckon(table: Table): Flow {
  const { state } = table;
  const best = bestLooking(state);
  const payouts = seatsOf(state).map((seat): Payout => {
    const earned = {
      arrival: arrivalOf(state, seat),
      looks: best.includes(seat) ? flightOf(state).bestLooking : 0,
      goods: saleOf(state, seat),
    };
    const purse = state.credits[seat]! + earned.arrival + earned.looks + earned.goods;
    const lost = Math.min(purse, lossOf(state, seat));
    state.credits[seat] = purse - lost;
    return { ...earned, lost };
  });
  state.paid.push(payouts);
  for (const [seat, payout] of payouts.entries()) table.tell({ kind: 'paid', seat, payout });
  putAwayCards(state);
  nextRound(table);
}
