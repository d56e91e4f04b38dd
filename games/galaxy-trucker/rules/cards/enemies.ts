/** Slavers, smugglers, pirates. GT-BASE-ENEMY, GT-ENM */
import { type Flow, type Seat, yesNo } from '@cosmodrome/kernel';
import type { Penalty } from '../../content/index.ts';
import { ask } from '../../topics.ts';
import { receiveGoods } from '../cargo.ts';
import { type CardOf, endCard, nextOf, runOf, travel } from '../flight.ts';
import { suffer } from '../penalties.ts';
import { declare } from '../power.ts';
import { gain } from '../purse.ts';
import type { Table } from '../table.ts';

type Enemy = CardOf<'slavers' | 'smugglers' | 'pirates'>;

/** Slavers and smugglers of levels I to III take their due at once; pirates, and all of level IV, when the fights are over. GT-BASE-ENEMY-06, -07, GT-ENM-02 */
const atOnce = ({ type, level }: Enemy): boolean => type !== 'pirates' && level < 4;

/** One fight a beat, in flight order, until the enemy is beaten or has attacked everybody; then one consequence or shot a beat. GT-BASE-ENEMY-01 */
export function* enemy(table: Table, card: Enemy): Flow {
  const { state } = table;
  const run = runOf(state);
  const seat = nextOf(state);
  if (seat !== undefined) {
    run.at++;
    yield* fight(table, seat, card);
    return;
  }
  const due: Penalty | undefined = atOnce(card) ? undefined : card.penalties[run.step];
  if (!due || run.losers.length === 0) {
    endCard(table);
    return;
  }
  // Consequence by consequence, to all losers in flight order; the first of them rolls each shot for all (GT-ENM-01, -02, GT-RULING-57, -58).
  if (yield* suffer(table, run.losers, due)) run.step++;
}
/** GT-BASE-ENEMY-02 to -05, GT-ENM-04 */
function* fight(table: Table, seat: Seat, card: Enemy): Flow {
  const run = runOf(table.state);
  const power = yield* declare(table, seat, 'cannons');
  if (power > card.strength) {
    table.tell({ kind: 'enemy-fought', seat, result: 'won' });
    run.at = run.order.length;
    yield* reward(table, seat, card);
  } else if (power === card.strength) table.tell({ kind: 'enemy-fought', seat, result: 'tied' });
  else {
    table.tell({ kind: 'enemy-fought', seat, result: 'lost' });
    run.losers.push(seat);
    if (atOnce(card)) for (const penalty of card.penalties) yield* suffer(table, [seat], penalty);
  }
}
/** All of it for the days, or nothing. GT-BASE-ENEMY-03, GT-ENM-03 */
function* reward(table: Table, seat: Seat, card: Enemy): Flow {
  if (!(yield* ask(seat, 'enemy/reward', yesNo))) return;
  gain(table, seat, card.reward.credits);
  yield* receiveGoods(table, seat, card.reward.goods);
  travel(table, seat, -card.days);
}
