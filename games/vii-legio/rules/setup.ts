/** Setup. */
import { type Chance, each, type Flow, type Options, oneOf, type Seat } from '@cosmodrome/kernel';
import { newPack, showAll, shufflePile } from '@cosmodrome/kit/cards';
import {
  cardsBacked,
  EXPERTS,
  explorationIds,
  extrasolarIds,
  imperatorIds,
  objectiveIds,
  PROFILES,
  type Profile,
  SHIPS,
  SPECIALTIES,
  type Specialty,
  STAR_BASE,
} from '../content/index.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { ask } from '../topics.ts';
import { turnUpContact } from './discover.ts';
import { chooseObjective, keepObjective, offerObjectives, shuffleObjectives } from './objectives.ts';
import { add, clockwise, type Legio } from './table.ts';
import { newTurn } from './turn.ts';

/** A Frombola with its counters on the greyed spaces, at the Star Base. LEG-SETUP-02 to LEG-SETUP-07, LEG-SETUP-10, LEG-SETUP-12, LEG-SETUP-13, LEG-SETUP-17 */
export function newUnit(): Unit {
  return {
    ship: 'frombola',
    place: STAR_BASE,
    aboard: { ...SHIPS.frombola.start, diplomat: 0, hunter: 0, adventurer: 0 },
    profile: 3,
    memory: { diplomacy: 0, capture: 0 },
    technologies: { nanoprobes: false, holodeck: false },
    pc: 0,
    px: 0,
    calls: 0,
    hand: [],
    detectors: [],
    offered: [],
    hidden: [],
    revealed: [],
    unfulfilled: [],
    second: false,
    visitedX: false,
    xCard: null,
    worlds: [],
    deeds: { gains: 0, sector4: false, sector5: false, aloneInB: false, shared: 0 },
    met: 0,
  };
}
/** Boards and decks. LEG-SETUP-14, LEG-SETUP-15, LEG-SETUP-18 to LEG-SETUP-22, LEG-RULING-01, LEG-RULING-02 */
export function setUp(_options: Options, seats: number, chance: Chance): State {
  const first = chance.below(seats);
  const exploration = newPack(explorationIds());
  const extrasolar = newPack(extrasolarIds());
  const imperator = newPack(imperatorIds());
  const objectives = newPack(objectiveIds());
  const deck = explorationIds();
  const [pileA, pileB, pileX] = [cardsBacked('A').slice(), cardsBacked('B').slice(), cardsBacked('X').slice()];
  const fleet = imperatorIds();
  const pile = objectiveIds();
  shufflePile(exploration, deck, chance);
  for (const zone of [pileA, pileB, pileX]) shufflePile(extrasolar, zone, chance);
  shufflePile(imperator, fleet, chance);
  shufflePile(objectives, pile, chance);
  const open = fleet.pop()!;
  showAll(imperator, open);
  return {
    stage: 'command',
    round: 0,
    first,
    turn: newTurn(first),
    units: Array.from({ length: seats }, newUnit),
    supply: { ...EXPERTS },
    exploration,
    deck,
    discard: [],
    extrasolar,
    openA: pileA.pop()!,
    hiddenA: pileA.pop()!,
    hiddenB: pileB.pop()!,
    pileA,
    pileB,
    pileX,
    planets: [],
    explored: [0, 0, 0, 0, 0, 0],
    imperator: { pack: imperator, deck: fleet, open, used: [], pc: 0 },
    objectives: { pack: objectives, pile },
    stirred: false,
    quiet: 0,
    ending: null,
    scene: null,
  };
}
/** Profile and first Expert, all at the same time, shown when all have chosen. LEG-SETUP-08, LEG-SETUP-09, LEG-RULING-04, LEG-INFO-10 */
export function* chooseCommand(table: Legio): Flow {
  const { state } = table;
  const seats = clockwise(state.units.length, state.first);
  table.tell({ kind: 'began', first: state.first });
  const chosen = yield* each(seats, function* (seat: Seat): Flow<{ profile: Profile; expert: Specialty }> {
    const profile = yield* ask(
      seat,
      'setup/profile',
      oneOf(() => PROFILES),
    );
    const expert = yield* ask(
      seat,
      'setup/expert',
      oneOf(() => SPECIALTIES),
    );
    return { profile, expert };
  });
  for (const [seat, { profile, expert }] of chosen) {
    const unit = unitOf(state, seat);
    unit.profile = profile;
    add(state, unit, expert);
    table.tell({ kind: 'command', seat, profile, expert });
  }
  state.stage = 'objectives';
}
/** Two objectives each, one is kept; the others go back together before one shuffle; then the contact is turned up. LEG-SETUP-11, LEG-SETUP-16, LEG-RULING-04 */
export function* chooseObjectives(table: Legio): Flow {
  const { state } = table;
  const seats = clockwise(state.units.length, state.first);
  for (const seat of seats) offerObjectives(table, seat);
  const kept = yield* each(seats, (seat) => chooseObjective(table, seat, 'setup/objective'));
  for (const [seat, card] of kept) keepObjective(table, seat, card);
  shuffleObjectives(table);
  turnUpContact(table);
  state.stage = 'turn';
}
