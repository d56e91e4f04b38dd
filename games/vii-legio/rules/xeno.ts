/** The Xeno track. */
import { type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { TECHNOLOGIES, type Technology, XENO } from '../content/index.ts';
import { unitOf } from '../state.ts';
import { ask } from '../topics.ts';
import { clockwise, type Legio } from './table.ts';

/** On reaching 6 PX one technology is chosen, at once and finally. LEG-XENO-04, LEG-RULING-11, LEG-RULING-66 */
export function* learnTechnologies(table: Legio): Flow {
  const { state } = table;
  for (const seat of clockwise(state.units.length, state.turn.seat)) {
    const { px, technologies } = unitOf(state, seat);
    if (px < XENO.technology || technologies.nanoprobes || technologies.holodeck) continue;
    learn(
      table,
      seat,
      yield* ask(
        seat,
        'xeno/technology',
        oneOf(() => TECHNOLOGIES),
      ),
    );
  }
}
export function learn(table: Legio, seat: Seat, technology: Technology): void {
  unitOf(table.state, seat).technologies[technology] = true;
  table.tell({ kind: 'technology', seat, technology });
}
