/** Abandoned ships and stations, armed or not. GT-BASE-SHIP, GT-BASE-STAT, GT-ABN */
import { type Flow, type Seat, yesNo } from '@cosmodrome/kernel';
import { crew } from '../../judge/crew.ts';
import { ask } from '../../topics.ts';
import { receiveGoods } from '../cargo.ts';
import { giveCrew } from '../crew.ts';
import { type CardOf, endCard, nextOf, runOf, travel } from '../flight.ts';
import { strike } from '../hits.ts';
import { canMuster, muster } from '../power.ts';
import { gain } from '../purse.ts';
import { shipOf, type Table } from '../table.ts';

type Abandoned = CardOf<'abandoned-ship'> | CardOf<'abandoned-station'>;

/**
 * One trucker a beat, or one shot: who has the crew may dock; an armed one fires first, then the offer may be taken or left to the
 * next. The first who takes it ends the card. GT-BASE-SHIP-01, GT-BASE-STAT-01, GT-ABN-01 to -04
 */
export function* abandoned(table: Table, card: Abandoned): Flow {
  const { state } = table;
  const run = runOf(state);
  const seat = nextOf(state);
  if (seat === undefined) {
    endCard(table);
    return;
  }
  const { shots } = card;
  if (run.step === 0) {
    if (!able(table, seat, card) || !(yield* ask(seat, 'offer/dock', yesNo))) {
      pass(table, seat);
      return;
    }
    if (card.type === 'abandoned-station') yield* muster(table, seat, card.crew);
    table.tell({ kind: 'docked', seat });
    run.step = 1;
    if (shots.length > 0) return;
  }
  const shot = shots[run.step - 1];
  if (shot) {
    run.step++;
    yield* strike(table, [seat], { object: 'shot', ...shot });
    return;
  }
  if (shots.length > 0) {
    if (!able(table, seat, card) || !(yield* ask(seat, 'offer/take', yesNo))) {
      pass(table, seat);
      return;
    }
    if (card.type === 'abandoned-station') yield* muster(table, seat, card.crew);
  }
  yield* takeOver(table, seat, card);
  endCard(table);
}
/** Robonauts count for a station, which only asks for a crew, never for a ship, which takes it. GT-RULING-32, -59, GT-ROBO-04 */
function able({ state }: Table, seat: Seat, card: Abandoned): boolean {
  return card.type === 'abandoned-ship' ? crew(shipOf(state, seat)) >= card.crew : canMuster(state, seat, card.crew);
}
function pass(table: Table, seat: Seat): void {
  const run = runOf(table.state);
  run.at++;
  run.step = 0;
  table.tell({ kind: 'passed', seat });
}
/** Crew for credits, or goods for nothing; then the days. GT-BASE-SHIP-01, -02, GT-BASE-STAT-01, GT-RULING-31 */
function* takeOver(table: Table, seat: Seat, card: Abandoned): Flow {
  if (card.type === 'abandoned-ship') {
    yield* giveCrew(table, seat, card.crew);
    gain(table, seat, card.reward.credits);
  } else yield* receiveGoods(table, seat, card.reward.goods);
  travel(table, seat, -card.days);
}
