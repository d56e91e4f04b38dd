/** Before the flight: insurance, then one skill after the other. GT-FLOW-05, GT-INS, GT-RULING-53, -99 */
import { amount, each, type Flow, oneOf, type Seat, yesNo } from '@cosmodrome/kernel';
import { INSURANCE, REAR, RIGHT } from '../../content/index.ts';
import { rooms } from '../../judge/cargo.ts';
import { humans } from '../../judge/crew.ts';
import { exposed, joined, parts, partsOf } from '../../judge/ship.ts';
import { edge, type Ship, type State } from '../../state.ts';
import { ask, type Bet, type Sabotaged } from '../../topics.ts';
import { receiveGoods } from '../cargo.ts';
import { loseCrew } from '../crew.ts';
import { openWindow, travel } from '../flight.ts';
import { pay } from '../purse.ts';
import { flightOrder, flyerOf, roundNumber, seatsOf, shipOf, type Table, yardOf } from '../table.ts';
import { ownerOf } from './hiring.ts';

const STEPS: readonly ((table: Table) => Flow)[] = [insure, sabotageJoints, decree, buyGoods, turnCannon, gainDays, bet];
export function beginPreflight(table: Table): void {
  table.state.phase = 'preflight';
  table.state.window = 0;
}
/** The beat before the flight: the next of its steps. */
export function* preflight(table: Table): Flow {
  const step = STEPS[table.state.window];
  if (!step) {
    openWindow(table);
    return;
  }
  table.state.window++;
  yield* step(table);
}
/** Class IV: who can pay the full price may insure; all at once, paid at once. GT-INS-01, -02, -05 */
function* insure(table: Table): Flow {
  const { state } = table;
  if (state.class !== 'IV') return;
  const able = seatsOf(state).filter((seat) => state.credits[seat]! >= INSURANCE.price);
  const said = yield* each(able, (seat) => ask(seat, 'preflight/insure', yesNo));
  for (const [seat, wants] of said) {
    if (!wants) continue;
    pay(table, seat, INSURANCE.price);
    flyerOf(state, seat).insured = true;
    table.tell({ kind: 'insured', seat, price: INSURANCE.price });
  }
}

/** A human and a joint of a rival's ship; one with a single human is spared. GT-SKILL-SABOTEUR-02, -04, GT-RULING-80 */
function ways(rival: Seat, ship: Ship): Sabotaged[] {
  if (humans(ship) < 2) return [];
  const joints = parts(ship).flatMap((square) =>
    [RIGHT, REAR].filter((side) => joined(ship, square, side)).map((side) => edge(square, side)),
  );
  const cabins = ship.loads.flatMap((load) => (load.humans > 0 ? [load.square] : []));
  return cabins.flatMap((human) => joints.map((joint) => ({ rival, human, joint })));
}
function* sabotageJoints(table: Table): Flow {
  const { state } = table;
  const saboteur = ownerOf(state, 'saboteur-b');
  if (saboteur === undefined) return;
  for (const rival of seatsOf(state)) {
    const all = rival === saboteur ? [] : ways(rival, shipOf(state, rival));
    if (all.length === 0) continue;
    const done = yield* ask(
      saboteur,
      'preflight/sabotage',
      oneOf(() => [null, ...all]),
    );
    if (!done) continue;
    loseCrew(table, rival, [{ square: done.human, alien: null }]);
    shipOf(state, rival).marks.push({ kind: 'sabotage', joint: done.joint });
    table.tell({ kind: 'sabotaged', seat: saboteur, rival });
  }
}
/** Everybody, the owner too, pays for each exposed connector, with what is there. GT-SKILL-SECURITY-01, GT-RULING-28 */
function* decree(table: Table): Flow {
  const { state } = table;
  const officer = ownerOf(state, 'security-officer-a');
  if (officer === undefined || !(yield* ask(officer, 'preflight/decree', yesNo))) return;
  for (const seat of seatsOf(state)) pay(table, seat, exposed(shipOf(state, seat)).length);
}
/** Yellow cubes at one credit, as many as the round's number, the purse and the holds allow. GT-SKILL-TRADER-01, GT-RULING-90 */
function* buyGoods(table: Table): Flow {
  const { state } = table;
  const trader = ownerOf(state, 'trader-a');
  if (trader === undefined) return;
  const { ship, skills } = yardOf(state, trader);
  const room = rooms(ship, skills).reduce((sum, { takes, max }) => sum + (takes.includes('yellow') ? max : 0), 0);
  const most = Math.min(roundNumber(state), state.credits[trader]!, state.bank.yellow, room);
  if (most === 0) return;
  const bought = yield* ask(trader, 'preflight/buy', amount(0, most));
  pay(table, trader, bought);
  yield* receiveGoods(
    table,
    trader,
    Array.from({ length: bought }, () => 'yellow' as const),
  );
}
/** A cannon that can fire in any direction. GT-SKILL-HYPER-03 */
function* turnCannon(table: Table): Flow {
  const { state } = table;
  const geometer = ownerOf(state, 'hypergeometer-b');
  if (geometer === undefined) return;
  const ship = shipOf(state, geometer);
  const cannons = partsOf(ship, 'cannon');
  if (cannons.length === 0) return;
  const square = yield* ask(
    geometer,
    'preflight/rotation',
    oneOf(() => [null, ...cannons]),
  );
  if (square !== null) ship.marks.push({ kind: 'rotation', square });
}
/** Days for the number of the round and the rockets ahead. GT-SKILL-BUREAUCRAT-01, GT-RULING-79 */
function* gainDays(table: Table): Flow {
  const { state } = table;
  const bureaucrat = ownerOf(state, 'bureaucrat-a');
  if (bureaucrat === undefined || !(yield* ask(bureaucrat, 'preflight/hurry', yesNo))) return;
  travel(table, bureaucrat, roundNumber(state) + flightOrder(state).indexOf(bureaucrat));
}
/** A place for every player, none twice, or that it does not arrive. GT-SKILL-ADVERT-01, GT-RULING-102 */
export function bets(seats: number): Bet[] {
  const extend = (made: Bet): Bet[] => {
    if (made.length === seats) return [made];
    const places = Array.from({ length: seats }, (_, i) => i + 1).filter((place) => !made.includes(place));
    return [null, ...places].flatMap((place) => extend([...made, place]));
  };
  return extend([]);
}
function* bet(table: Table): Flow {
  const { state } = table;
  const advertiser = ownerOf(state, 'advertiser-a');
  if (advertiser === undefined) return;
  const said = yield* ask(
    advertiser,
    'preflight/bet',
    oneOf(() => [null, ...bets(seatsOf(state).length)]),
  );
  state.bet = said && [...said];
  if (said) table.tell({ kind: 'bet', seat: advertiser, places: said });
}
/** Used by the pay-out: what the bet brings. GT-SKILL-ADVERT-02 */
export function betPays(state: State, home: readonly Seat[]): number {
  return (state.bet ?? []).reduce<number>((sum, place, seat) => {
    const arrived = home.indexOf(seat) + 1;
    return sum + (place === null ? (arrived === 0 ? 1 : 0) : place === arrived ? 2 : 0);
  }, 0);
}
