/**
 * The Exploration cards, one entry each: when it cannot be played face up, and what it does. `others` counts the cards in hand besides it.
 * While a card is faced it is no longer in the hand.
 */
import type { Flow, Frozen, Seat } from '@cosmodrome/kernel';
import {
  type Element,
  EQUIPMENT,
  type Equipment,
  type Exploration,
  type ExplorationId,
  kindOf,
  SPECIALTIES,
  type Specialty,
  STAR_BASE,
  STORED_DETECTORS,
  XENO,
} from '../content/index.ts';
import { type Unit, unitOf } from '../state.ts';
import { type CardWhy, choose } from '../topics.ts';
import { returnToBase } from './base.ts';
import { noRoomFor, noRoomForExpert } from './buy.ts';
import { asTenth, fight, rollDie, sufferDamage } from './combat.ts';
import { discover, whyNotDiscover } from './discover.ts';
import { drawCards } from './draw.ts';
import { scoreImperator, scorePc } from './scores.ts';
import { add, boardOf, expertsOf, explorationOf, type Legio, pay, remove, type Seen } from './table.ts';

type Card = {
  readonly whyNot?: (state: Seen, unit: Frozen<Unit>, others: number) => CardWhy | undefined;
  /** What simply happens. */
  readonly does?: (table: Legio, seat: Seat, card: ExplorationId) => void;
  /** What asks something of its owner on the way. */
  readonly asks?: (table: Legio, seat: Seat, card: ExplorationId) => Flow;
};
const unless = (holds: boolean, why: CardWhy): CardWhy | undefined => (holds ? undefined : why);

const demandOf = (key: Exploration): number => kindOf(key).demands ?? 0;
/** The discard demanded by a card: chosen by the owner, made face down. LEG-INFO-02 */
function* discard(table: Legio, seat: Seat, card: ExplorationId): Flow {
  const { key } = explorationOf(table.state, card);
  const cards = demandOf(key);
  yield* pay(table, seat, 'explore/discard', { for: 'card', card, cost: cards });
  table.tell({ kind: 'discarded', seat, card: key, cards });
}
function lose(table: Legio, seat: Seat, what: Element, by: Exploration): void {
  remove(table.state, unitOf(table.state, seat), what);
  table.tell({ kind: 'lost', seat, what, by });
}
function get(table: Legio, seat: Seat, what: Element, by: Exploration): void {
  add(table.state, unitOf(table.state, seat), what);
  table.tell({ kind: 'got', seat, what, by });
}
/** Only what can be carried out in full is offered; a single possibility is not asked. LEG-RULING-73 */
const feasible = <A extends string>(...options: readonly (readonly [A, boolean])[]): A[] => options.flatMap(([a, can]) => (can ? [a] : []));

const discovery: Card['whyNot'] = (state, unit) => (unit.place === 'X' ? 'in-x' : whyNotDiscover(state, unit.place));
const oz = (unit: Frozen<Unit>): CardWhy | undefined => unless(unit.px >= XENO.oz, 'needs-3-px');
const away: Card['whyNot'] = (_, unit) => unless(unit.place !== STAR_BASE, 'needs-away');
const hostile: Card = { asks: (table, seat, card) => fight(table, seat, explorationOf(table.state, card)) };
const equipmentWithRoom = (unit: Frozen<Unit>): Equipment[] => EQUIPMENT.filter((e) => unit.aboard[e] < boardOf(unit).max[e]);
const wreckage = (unit: Frozen<Unit>) =>
  feasible(['laser', unit.aboard.laser < boardOf(unit).max.laser], ['propulsor', unit.aboard.propulsor < boardOf(unit).max.propulsor]);

export const CARDS: Readonly<Record<Exploration, Card>> = {
  // E01 to E03: discoveries. LEG-DISC-03
  'inhabited-planet': {
    whyNot: discovery,
    asks: (table, seat) => discover(table, seat, 0),
  },
  'welcoming-orbit': {
    whyNot: discovery,
    *asks(table, seat) {
      yield* discover(table, seat, 0);
      drawCards(table, seat, 1, 'welcoming-orbit');
    },
  },
  'ancient-beacon': {
    whyNot: discovery,
    *asks(table, seat) {
      yield* discover(table, seat, 0);
      scorePc(table, seat, 1, { by: 'card', card: 'ancient-beacon' });
    },
  },
  // E04 to E12: hazards
  'unknown-signal': {
    whyNot: (_, __, others) => unless(others >= demandOf('unknown-signal'), 'needs-1-card'),
    *asks(table, seat, card) {
      const die = rollDie(table);
      table.tell({ kind: 'rolled', seat, card: 'unknown-signal', die });
      if (asTenth(die) <= 4) yield* discard(table, seat, card);
      else if (asTenth(die) >= 9) scorePc(table, seat, 1, { by: 'card', card: 'unknown-signal' });
    },
  },
  'asteroid-shower': {
    whyNot: (_, unit, others) => unless(others >= demandOf('asteroid-shower') || unit.aboard.laser >= 1, 'needs-card-or-laser'),
    *asks(table, seat, card) {
      const unit = unitOf(table.state, seat);
      const choice = feasible(['discard', unit.hand.length >= demandOf('asteroid-shower')], ['laser', unit.aboard.laser >= 1]);
      const way = yield* choose(seat, 'explore/asteroid-shower', choice);
      if (way === 'laser') lose(table, seat, 'laser', 'asteroid-shower');
      else yield* discard(table, seat, card);
    },
  },
  'ion-storm': {
    whyNot: (_, unit, others) => unless(others >= demandOf('ion-storm') || unit.aboard.decoder >= 1, 'needs-decoder-or-cards'),
    *asks(table, seat, card) {
      const unit = unitOf(table.state, seat);
      const choice = feasible(['discard', unit.hand.length >= demandOf('ion-storm')], ['decoder', unit.aboard.decoder >= 1]);
      const way = yield* choose(seat, 'explore/ion-storm', choice);
      if (way === 'decoder') lose(table, seat, 'decoder', 'ion-storm');
      else yield* discard(table, seat, card);
    },
  },
  wormhole: {
    whyNot: away,
    asks: (table, seat) => returnToBase(table, seat, 'wormhole'),
  },
  'gravity-well': {
    whyNot: (_, unit) => unless(unit.aboard.propulsor >= 1, 'needs-propulsor'),
    does: (table, seat) => lose(table, seat, 'propulsor', 'gravity-well'),
  },
  outbreak: {
    whyNot: (_, unit) => unless(unit.aboard.squad + expertsOf(unit) >= 1, 'needs-crew'),
    *asks(table, seat) {
      const { aboard } = unitOf(table.state, seat);
      const crew: ('squad' | Specialty)[] = (['squad', ...SPECIALTIES] as const).filter((c) => aboard[c] > 0);
      const lost = yield* choose(seat, 'explore/outbreak', crew);
      lose(table, seat, lost, 'outbreak');
    },
  },
  'stellar-flare': {
    whyNot: (_, __, others) => unless(others >= demandOf('stellar-flare'), 'needs-2-cards'),
    asks: (table, seat, card) => discard(table, seat, card),
  },
  'black-vortex': {
    whyNot: away,
    *asks(table, seat) {
      yield* sufferDamage(table, seat);
      yield* returnToBase(table, seat, 'black-vortex');
    },
  },
  'diplomatic-incident': {
    whyNot: (_, unit) => unless(unit.pc >= 1, 'needs-pc'),
    does: (table, seat) => scorePc(table, seat, -1, { by: 'card', card: 'diplomatic-incident' }),
  },
  // E13 to E16: hostile ships. LEG-CMB-01
  'xeno-liburna': hostile,
  'xeno-bireme': hostile,
  'xeno-trireme': hostile,
  'xeno-scout': hostile,
  // E17 to E19: OZ ore. LEG-EXPL-08, LEG-XENO-03
  'oz-vein': {
    whyNot: (_, unit) => oz(unit),
    does: (table, seat) => scorePc(table, seat, 2, { by: 'card', card: 'oz-vein' }),
  },
  'oz-crystals': {
    whyNot: (state, unit) => oz(unit) ?? unless(state.deck.length + state.discard.length > 0, 'nothing-to-draw'),
    does: (table, seat) => drawCards(table, seat, 2, 'oz-crystals'),
  },
  'oz-alloy': {
    whyNot: (_, unit) => oz(unit) ?? unless(equipmentWithRoom(unit).length > 0, 'equipment-full'),
    *asks(table, seat) {
      const room = equipmentWithRoom(unitOf(table.state, seat));
      const what = yield* choose(seat, 'explore/oz-alloy', room);
      get(table, seat, what, 'oz-alloy');
    },
  },
  // E20: kept beside the ship board. LEG-RULING-12
  'risk-detector': {
    whyNot: (_, unit) => unless(unit.detectors.length < STORED_DETECTORS, 'detectors-full'),
    does(table, seat, card) {
      const { detectors } = unitOf(table.state, seat);
      detectors.push(card);
      table.tell({ kind: 'stored', seat, detectors: detectors.length });
    },
  },
  // E21 to E25: advantages
  castaway: {
    whyNot: (state, unit) => {
      const refused = SPECIALTIES.map((s) => noRoomForExpert(state, unit, s));
      return refused.includes(undefined) ? undefined : refused[0];
    },
    *asks(table, seat) {
      const { state } = table;
      const choice = SPECIALTIES.filter((s) => state.supply[s] > 0);
      const who = yield* choose(seat, 'explore/castaway', choice);
      get(table, seat, who, 'castaway');
    },
  },
  'drifting-wreck': {
    whyNot: (_, unit) => unless(wreckage(unit).length > 0, 'laser-and-propulsor-full'),
    *asks(table, seat) {
      const room = wreckage(unitOf(table.state, seat));
      const what = yield* choose(seat, 'explore/drifting-wreck', room);
      get(table, seat, what, 'drifting-wreck');
    },
  },
  'stray-legionaries': {
    whyNot: (state, unit) => unless(!noRoomFor(state, unit, 'squad'), 'squads-full'),
    does: (table, seat) => get(table, seat, 'squad', 'stray-legionaries'),
  },
  'mapping-probe': {
    does: (table, seat) => scorePc(table, seat, 1, { by: 'card', card: 'mapping-probe' }),
  },
  'imperator-relay': {
    does(table, seat) {
      drawCards(table, seat, 2, 'imperator-relay');
      scoreImperator(table, 1);
    },
  },
};
