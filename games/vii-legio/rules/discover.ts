/** Discovering a planet. */
import { type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { knows, showAll } from '@cosmodrome/kit/cards';
import { EXCHANGE, type ExtrasolarId, LIMITS, PAWNS, type Sector, ZONE, type Zone } from '../content/index.ts';
import { type State, unitOf } from '../state.ts';
import { ask, choose, type Why } from '../topics.ts';
import { type Legio, putDown, type Seen, worldOf } from './table.ts';

export const limitOf = (state: Seen, sector: Sector): number => LIMITS[state.units.length]![sector];
export const planetsIn = (state: Seen, sector: Sector): number =>
  state.explored[sector]! + state.planets.reduce((n, p) => (p.sector === sector ? n + 1 : n), 0);
/** Is any card of the zone left to be discovered? LEG-RULING-26 */
export const worldsLeft = (state: Seen, zone: Zone): boolean => (zone === 'A' ? state.openA !== null : state.hiddenB !== null);

/** Room in the sector, an unused pawn, a card of the zone. LEG-DISC-01, LEG-DISC-02, LEG-DISC-12, LEG-RULING-23, LEG-RULING-26 */
export function whyNotDiscover(state: Seen, sector: Sector): 'sector-full' | 'no-pawn' | 'no-world' | undefined {
  if (planetsIn(state, sector) >= limitOf(state, sector)) return 'sector-full';
  if (state.planets.length === PAWNS.length) return 'no-pawn';
  return worldsLeft(state, ZONE[sector]) ? undefined : 'no-world';
}
/** The second way: at least 5 cards received in the draw, all of them still in hand. LEG-DISC-04, LEG-RULING-27 */
export function whyNotFiveCards(state: Seen, seat: Seat): Why | undefined {
  const { place } = unitOf(state, seat);
  if (place === 'X') return 'in-x';
  if (state.turn.received < EXCHANGE) return 'needs-5-received';
  if (!state.turn.intact) return 'not-intact';
  return whyNotDiscover(state, place);
}
/** All of them are put down, six if six were received. LEG-DISC-04, LEG-RULING-27 */
export function* discoverWithFive(table: Legio, seat: Seat): Flow {
  const { hand } = unitOf(table.state, seat);
  putDown(table.state, seat, hand);
  yield* discover(table, seat, hand.length);
}
/**
 * In the sector of the ship: a card of the zone is put face up on the slot of the chosen pawn, marked by its discoverer.
 * LEG-DISC-05, LEG-DISC-06, LEG-DISC-07, LEG-DISC-09, LEG-DISC-10, LEG-RULING-28
 */
export function* discover(table: Legio, seat: Seat, cards: number): Flow {
  const { state } = table;
  const unit = unitOf(state, seat);
  const sector = unit.place as Sector;
  const zone = ZONE[sector];
  const choosable = zone === 'A' && state.hiddenA !== null;
  const from = choosable
    ? yield* ask(
        seat,
        'discover/card',
        oneOf(() => ['open', 'hidden'] as const),
      )
    : 'open';
  const unused = PAWNS.filter((pawn) => !state.planets.some((p) => p.pawn === pawn));
  const pawn = yield* choose(seat, 'discover/pawn', unused);
  const card = zone === 'B' ? takeB(state) : from === 'hidden' ? takeHiddenA(state) : takeOpenA(state);
  showAll(state.extrasolar, card);
  table.reveal();
  state.planets.push({ pawn, sector, card, discoverer: seat });
  state.stirred = true;
  if (sector === 4) unit.deeds.sector4 = true;
  if (sector === 5) unit.deeds.sector5 = true;
  table.tell({ kind: 'discovered', seat, sector, pawn, world: worldOf(state, card).key, cards });
  turnUpContact(table);
}
/** The other A card slides above the eye, where it will be turned up. LEG-DISC-08 */
function takeOpenA(state: State): ExtrasolarId {
  const card = state.openA!;
  state.openA = state.hiddenA;
  state.hiddenA = state.pileA.pop() ?? null;
  return card;
}
function takeHiddenA(state: State): ExtrasolarId {
  const card = state.hiddenA!;
  state.hiddenA = state.pileA.pop() ?? null;
  return card;
}
/** The card of the B slot is the top of the B pile. LEG-RULING-25 */
function takeB(state: State): ExtrasolarId {
  const card = state.hiddenB!;
  state.hiddenB = state.pileB.pop() ?? null;
  return card;
}
/** The card above the eye lies face up. LEG-SETUP-16, LEG-DISC-08 */
export function turnUpContact(table: Legio): void {
  const { state } = table;
  const card = state.openA;
  if (card === null || isPublic(state, card)) return;
  showAll(state.extrasolar, card);
  table.reveal();
  table.tell({ kind: 'contact', world: worldOf(state, card).key });
}
const isPublic = (state: Seen, card: ExtrasolarId): boolean => knows(state.extrasolar, card, undefined);
