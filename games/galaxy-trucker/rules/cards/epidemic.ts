/** Epidemic and radioactive leak: crew that falls ill where it is linked. GT-BASE-EPI, GT-RAD */
import { each, type Flow, given, oneOf, type Seat } from '@cosmodrome/kernel';
import type { Alien, SquareId } from '../../content/index.ts';
import { infected } from '../../judge/crew.ts';
import { irradiated, meltdown } from '../../judge/power.ts';
import type { Ship } from '../../state.ts';
import { ask } from '../../topics.ts';
import { loseCrew } from '../crew.ts';
import { endCard, runOf } from '../flight.ts';
import { destroy, settleShips } from '../losses.ts';
import { loadOn, shipOf, type Table } from '../table.ts';

/** One figure of each of these cabins; where a human and an alien share one, the owner says who. GT-RULING-97 */
function* victims(ship: Ship, seat: Seat, cabins: readonly SquareId[]): Flow<{ square: SquareId; alien: Alien | null }[]> {
  const out: { square: SquareId; alien: Alien | null }[] = [];
  for (const square of cabins) {
    const { humans, alien } = loadOn(ship, square);
    const human =
      alien === null ||
      (humans > 0 &&
        (yield* ask(
          seat,
          'crew/who',
          oneOf(() => (['human', 'alien'] as const).map((who) => ({ square, who }))),
        )).who === 'human');
    out.push({ square, alien: human ? null : alien });
  }
  return out;
}
/** Everybody's losses are known before any figure is removed. */
function* fallIll(table: Table, sick: (ship: Ship) => SquareId[]): Flow {
  const { state } = table;
  const { order } = runOf(state);
  const cabins = new Map(order.map((seat) => [seat, sick(shipOf(state, seat))]));
  const dead = yield* each(order, (seat) => {
    const mine = cabins.get(seat)!;
    return mine.length === 0 ? given([]) : victims(shipOf(state, seat), seat, mine);
  });
  for (const [seat, figures] of dead) loseCrew(table, seat, figures);
}

/** Every occupied cabin linked to another one loses one. GT-BASE-EPI-01, -02, GT-RULING-39 */
export function* epidemic(table: Table): Flow {
  yield* fallIll(table, infected);
  endCard(table);
}

/** First crew beside energy, then whole sets of it. Both look at the energy there was before. GT-RAD-01 to -07, GT-RULING-62 */
export function* leak(table: Table): Flow {
  const { state } = table;
  const { order } = runOf(state);
  const doomed = new Map(order.map((seat) => [seat, meltdown(shipOf(state, seat))]));
  yield* fallIll(table, irradiated);
  for (const seat of order) destroy(table, seat, doomed.get(seat)!);
  yield* settleShips(table, order);
  endCard(table);
}
