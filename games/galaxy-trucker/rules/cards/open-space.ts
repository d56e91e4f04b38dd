/** Open space, on level IV with meteors for the fastest. GT-BASE-OPEN, GT-OPENM */
import type { Flow } from '@cosmodrome/kernel';
import { type CardOf, endCard, leave, nextOf, runOf, travel } from '../flight.ts';
import { strike } from '../hits.ts';
import { declare } from '../power.ts';
import { flyerOf, type Table } from '../table.ts';

/** One trucker a beat: engines are declared and days gained at once; without any power one must give up. GT-BASE-OPEN-01, -02, GT-BASE-QUIT-03 */
export function* openSpace(table: Table, { meteors }: CardOf<'open-space'>): Flow {
  const { state } = table;
  const run = runOf(state);
  const seat = nextOf(state);
  if (seat !== undefined) {
    const power = yield* declare(table, seat, 'engines');
    run.declared[seat] = power;
    run.at++;
    if (power === 0) leave(table, seat, 'no-engines');
    else travel(table, seat, power);
    return;
  }
  const fastest = quickest(table);
  const meteor = meteors[run.step];
  if (fastest === undefined || !meteor) {
    endCard(table);
    return;
  }
  run.step++;
  yield* strike(table, [fastest], { object: 'meteor', ...meteor });
}
/** The highest power declared, of those in flight; a tie is decided by who is further ahead after all moves. GT-OPENM-02, -03, GT-RULING-61 */
function quickest({ state }: Table): number | undefined {
  const { order, declared } = runOf(state);
  const flying = order.filter((seat) => flyerOf(state, seat).out === null);
  return flying.sort((a, b) => declared[b]! - declared[a]! || flyerOf(state, b).at - flyerOf(state, a).at)[0];
}
