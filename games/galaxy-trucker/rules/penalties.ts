/** What enemies and combat zones do to those who lose: crew, goods, days, shots. GT-BASE-ZONE-04, GT-ENM-01 */
import type { Flow, Seat } from '@cosmodrome/kernel';
import type { Penalty } from '../content/index.ts';
import { giveGoods } from './cargo.ts';
import { giveCrew } from './crew.ts';
import { runOf, travel } from './flight.ts';
import { strike } from './hits.ts';
import type { Table } from './table.ts';

/** One penalty for all of these; of shots, the next one alone, rolled once for all. True when it is over. */
export function* suffer(table: Table, seats: readonly Seat[], penalty: Penalty): Flow<boolean> {
  const run = runOf(table.state);
  switch (penalty.kind) {
    case 'days':
      for (const seat of seats) travel(table, seat, -penalty.amount);
      return true;
    case 'crew':
      for (const seat of seats) yield* giveCrew(table, seat, penalty.amount);
      return true;
    case 'goods':
      for (const seat of seats) yield* giveGoods(table, seat, penalty.amount);
      return true;
    case 'shots':
      yield* strike(table, seats, { object: 'shot', ...penalty.shots[run.shot]! });
      run.shot++;
      if (run.shot < penalty.shots.length) return false;
      run.shot = 0;
      return true;
  }
}
