/** Combat zone and sabotage: whoever is weakest pays. GT-BASE-ZONE, GT-BASE-SAB */
import type { Flow, Seat } from '@cosmodrome/kernel';
import { type Die, NOWHERE, type SquareId } from '../../content/index.ts';
import { sabotaged } from '../../judge/line.ts';
import { isPart } from '../../judge/ship.ts';
import { type CardOf, endCard, nextOf, runOf } from '../flight.ts';
import { destroy, settleShips } from '../losses.ts';
import { suffer } from '../penalties.ts';
import { declare } from '../power.ts';
import { flightOrder, flyerOf, planFor, shipOf, type Table } from '../table.ts';

/** The lowest power declared; a tie is lost by who is furthest ahead. GT-BASE-ZONE-01, -03, GT-BASE-SAB-01 */
function weakest({ state }: Table): Seat {
  const { order, declared } = runOf(state);
  return order.toSorted((a, b) => declared[a]! - declared[b]! || flyerOf(state, b).at - flyerOf(state, a).at)[0]!;
}

/** One declaration a beat, in flight order; then the penalty of the line, shot by shot. GT-BASE-ZONE-01 to -05, GT-RULING-21 */
export function* combatZone(table: Table, { lines }: CardOf<'combat-zone'>): Flow {
  const { state } = table;
  const run = runOf(state);
  const line = lines[run.step];
  if (!line || run.order.length === 1) {
    endCard(table);
    return;
  }
  const seat = nextOf(state);
  if (seat !== undefined) {
    run.declared[seat] = yield* declare(table, seat, line.criterion);
    run.at++;
    return;
  }
  if (run.losers.length === 0) {
    run.losers = [weakest(table)];
    table.tell({ kind: 'weakest', seat: run.losers[0]!, criterion: line.criterion });
  }
  if (!(yield* suffer(table, run.losers, line.penalty))) return;
  // The next line begins, in the flight order of that moment (GT-RULING-26).
  run.step++;
  run.at = 0;
  run.losers = [];
  run.order = flightOrder(state);
}

/** GT-BASE-SAB-02 */
const ATTEMPTS = 3;
/** Crew sizes are declared; then the victim rolls up to three times for a square. Nothing protects. GT-BASE-SAB-01 to -03 */
export function* sabotage(table: Table): Flow {
  const { state } = table;
  const run = runOf(state);
  const seat = nextOf(state);
  if (seat !== undefined) {
    run.declared[seat] = yield* declare(table, seat, 'crew');
    run.at++;
    return;
  }
  const victim = weakest(table);
  table.tell({ kind: 'weakest', seat: victim, criterion: 'crew' });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const square = rollSquare(table, victim);
    const hit = square !== NOWHERE && isPart(shipOf(state, victim), square);
    table.tell({ kind: 'sabotage-rolled', seat: victim, square: square === NOWHERE ? null : square });
    if (!hit) continue;
    destroy(table, victim, [square]);
    yield* settleShips(table, [victim]);
    break;
  }
  endCard(table);
}
/** Two dice for the column, two for the row; class IIB by its own tables. GT-BASE-SAB-02, GT-RULING-33 */
function rollSquare({ state, chance }: Table, seat: Seat): SquareId {
  const die = (): Die => chance.die(6) as Die;
  return sabotaged(planFor(state, seat), [die(), die()], [die(), die()]);
}
