/** Loading: cells, crew, rockets, the flight deck. GT-BASE-LOAD, GT-FLOW-04 */
import type { Flow, Seat } from '@cosmodrome/kernel';
import { ALIENS, type Alien, type CardId, cardAt, TUTORIAL_DECK } from '../content/index.ts';
import { aliensFor } from '../judge/crew.ts';
import { deviceAt, linksOf, parts } from '../judge/ship.ts';
import type { State } from '../state.ts';
import { choose } from '../topics.ts';
import { berthsLeft } from './crew.ts';
import { fill, flightOf, flyerOf, loadOn, roundNumber, seatsOf, shipOf, type Table, yardOf } from './table.ts';
import { beginPreflight } from './team/preflight.ts';

export function beginLoading(table: Table): void {
  table.state.phase = 'load';
}
/** By number tile (GT-BASE-LOAD-05, GT-BASE-ERR-06). */
const byNumber = (state: State): Seat[] => seatsOf(state).sort((a, b) => yardOf(state, a).number - yardOf(state, b).number);

/** The beat of loading: aliens are chosen openly, one trucker after the other. GT-BASE-LOAD-01 to -08 */
export function* load(table: Table): Flow {
  const { state } = table;
  const order = byNumber(state);
  for (const seat of order) {
    fillBatteries(state, seat);
    const aliens: Alien[] = [];
    for (const alien of ALIENS) if (yield* takeAlien(state, seat, alien)) aliens.push(alien);
    table.tell({ kind: 'crew-boarded', seat, humans: boardHumans(state, seat), aliens });
  }
  order.forEach((seat, i) => {
    flyerOf(state, seat).at = 0 - i * (flightOf(state).gap + 1);
  });
  table.tell({ kind: 'departed', order });
  stackDeck(table);
  beginPreflight(table);
}
/** GT-BASE-LOAD-01 */
function fillBatteries(state: State, seat: Seat): void {
  const ship = shipOf(state, seat);
  for (const square of parts(ship)) {
    const { tile } = deviceAt(ship, square)!;
    if (tile.type === 'battery') fill(ship, square).cells = tile.capacity;
  }
}
const TOPIC = { purple: 'load/purple', brown: 'load/brown' } as const;
/** At most one of each colour, at most one in a cabin. GT-BASE-LOAD-03, -04, GT-LIFE-02 */
function* takeAlien(state: State, seat: Seat, alien: Alien): Flow<boolean> {
  const ship = shipOf(state, seat);
  const links = linksOf(ship);
  const homes = parts(ship).filter((cabin) => loadOn(ship, cabin).alien === null && aliensFor(ship, links, cabin).includes(alien));
  const square = yield* choose<(typeof TOPIC)[Alien]>(seat, TOPIC[alien], [...homes, null]);
  if (square === null) return false;
  fill(ship, square).alien = alien;
  return true;
}
/** Every cabin left gets two humans, the starting cabin always. GT-BASE-LOAD-02, -03, GT-SKILL-RECEPTION-01 */
function boardHumans(state: State, seat: Seat): number {
  const { ship, skills } = yardOf(state, seat);
  let boarded = 0;
  for (const square of parts(ship)) {
    const room = berthsLeft(ship, skills, square);
    if (room <= 0) continue;
    fill(ship, square).humans += room;
    boarded += room;
  }
  return boarded;
}
/** A card of the round's level on top, drawn by lot; the rest shuffled under it. GT-BASE-LOAD-09, -10, GT-RULING-134 */
function stackDeck({ state, chance }: Table): void {
  if (state.settings.tutorial) {
    state.flight = TUTORIAL_DECK.toReversed();
    state.piles = [];
    return;
  }
  const all = state.piles.flat();
  const top: CardId = chance.pick(all.filter((card) => cardAt(card).level === roundNumber(state)));
  state.flight = [...chance.shuffle(all.filter((card) => card !== top)), top];
  state.onTop = 1;
  state.piles = [];
}
