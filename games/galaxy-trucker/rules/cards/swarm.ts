/** Meteor swarm. GT-BASE-MET, GT-PAIR */
import type { Flow } from '@cosmodrome/kernel';
import { type CardOf, endCard, runOf } from '../flight.ts';
import { strike } from '../hits.ts';
import type { Table } from '../table.ts';

/** One object a beat: it threatens everybody in flight. GT-BASE-MET-01, GT-BASE-HIT-12 */
export function* meteorSwarm(table: Table, { meteors }: CardOf<'meteor-swarm'>): Flow {
  const run = runOf(table.state);
  const meteor = meteors[run.step];
  if (!meteor) {
    endCard(table);
    return;
  }
  run.step++;
  yield* strike(table, run.order, { object: 'meteor', ...meteor });
}
