/** Planets, developed or not. GT-BASE-PLAN, GT-DEV */
import { type Flow, oneOf } from '@cosmodrome/kernel';
import { ask } from '../../topics.ts';
import { receiveGoods } from '../cargo.ts';
import { boardHumans } from '../crew.ts';
import { type CardOf, endCard, nextOf, runOf, travel } from '../flight.ts';
import type { Table } from '../table.ts';

/** One trucker a beat: land on a planet nobody has landed on, or pass; goods first, days when all have decided. GT-BASE-PLAN-01, -02, GT-RULING-31 */
export function* planets(table: Table, { planets: rows, days }: CardOf<'planets'>): Flow {
  const { state } = table;
  const run = runOf(state);
  const seat = nextOf(state);
  const free = rows.flatMap((_, planet) => (run.landed.includes(planet) ? [] : [planet]));
  if (seat === undefined || free.length === 0) {
    depart(table, days);
    return;
  }
  const planet = yield* ask(
    seat,
    'planet/land',
    oneOf(() => [...free, null]),
  );
  run.at++;
  if (planet === null) {
    table.tell({ kind: 'passed', seat });
    return;
  }
  run.landed[seat] = planet;
  table.tell({ kind: 'landed', seat, planet });
  const { goods, astronauts } = rows[planet]!;
  yield* receiveGoods(table, seat, goods);
  yield* boardHumans(table, seat, astronauts);
}
/** Who landed loses the days, last rocket first. GT-BASE-PLAN-03, GT-DEV-03 */
function depart(table: Table, days: number): void {
  const { order, landed } = runOf(table.state);
  for (const seat of order.toReversed()) if (landed[seat] !== null) travel(table, seat, -days);
  endCard(table);
}
