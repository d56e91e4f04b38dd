/** Secret Objectives. */
import { type Flow, type Frozen, oneOf, type Seat } from '@cosmodrome/kernel';
import { showAll, showTo, shufflePile } from '@cosmodrome/kit/cards';
import { OBJECTIVES, type Objective, type ObjectiveId, SCORE, SKILLS, SPECIALTIES, type WorldKind } from '../content/index.ts';
import { type Unit, unitOf } from '../state.ts';
import { ask } from '../topics.ts';
import { scorePc } from './scores.ts';
import { boardOf, clockwise, expertsOf, type Legio, objectiveOf, type Seen, worldOf } from './table.ts';

/** Dual cards count both as sapient and as non-sapient. LEG-RULING-70 */
const owned = (state: Seen, unit: Frozen<Unit>, kind: WorldKind): number =>
  unit.worlds.filter((card) => [kind, 'dual'].includes(worldOf(state, card).kind)).length;

type Part = (unit: Frozen<Unit>, state: Seen) => boolean;
/** Parts that must all be true, or something counted up to a number. Looked at after every action, so nothing is made for it. */
type Condition = { readonly parts: readonly Part[] } | { readonly count: (unit: Frozen<Unit>) => number; readonly of: number };
const mostOf = (kind: WorldKind): readonly Part[] => [
  (unit, state) => owned(state, unit, kind) >= 1,
  (unit, state) => owned(state, unit, kind) >= 2,
  (unit, state) => state.units.every((other) => owned(state, other, kind) <= owned(state, unit, kind)),
];
/** Events of the whole game, or the present state: LEG-RULING-85. */
const CONDITIONS: Readonly<Record<Objective, Condition>> = {
  'xeno-hunter': { count: (unit) => unit.deeds.gains, of: 3 },
  'full-staff': {
    parts: [
      (unit) => expertsOf(unit) >= 4,
      ...SPECIALTIES.map(
        (s): Part =>
          (unit) =>
            unit.aboard[s] > 0,
      ),
    ],
  },
  'legion-arsenal': { parts: [(unit) => unit.aboard.laser === boardOf(unit).max.laser, (unit) => unit.aboard.decoder === 2] },
  'full-memories': { parts: SKILLS.map((skill) => (unit) => unit.memory[skill] === boardOf(unit).memory) },
  'great-discoverer': { count: (unit) => unit.worlds.length, of: 4 },
  'to-the-edge': { parts: [(unit) => unit.deeds.sector4, (unit) => unit.deeds.sector5] },
  'secret-of-x': { parts: [(unit) => unit.xCard !== null] },
  'no-reinforcement': { parts: [(unit) => unit.deeds.aloneInB] },
  'xeno-embassy': { parts: mostOf('sapient') },
  'great-menagerie': { parts: mostOf('wild') },
  'legion-pride': { parts: [(unit) => unit.calls <= 1] },
  'brothers-in-arms': { count: (unit) => unit.deeds.shared, of: 4 },
};
/** How far a condition is: fulfilled when `have` reaches `of`. Conditions of several parts count the parts. */
export type Progress = { readonly have: number; readonly of: number };
export function progressOf(state: Seen, seat: Seat, objective: Objective): Progress {
  const unit = unitOf(state, seat);
  const condition = CONDITIONS[objective];
  if ('count' in condition) return { have: Math.min(condition.count(unit), condition.of), of: condition.of };
  return { have: condition.parts.filter((part) => part(unit, state)).length, of: condition.parts.length };
}
export function fulfilled(state: Seen, seat: Seat, objective: Objective): boolean {
  const unit = unitOf(state, seat);
  const condition = CONDITIONS[objective];
  if ('count' in condition) return condition.count(unit) >= condition.of;
  for (const part of condition.parts) if (!part(unit, state)) return false;
  return true;
}

/** The "at once" objectives that a U.C. fulfils, whatever it hides: a bit for each, in the order of the cards. */
export function metBy(state: Seen, seat: Seat): number {
  let met = 0;
  for (let i = 0; i < OBJECTIVES.length; i++) {
    const { key, moment } = OBJECTIVES[i]!;
    if (moment === 'at-once' && fulfilled(state, seat, key)) met |= 1 << i;
  }
  return met;
}
/** "At once" objectives are revealed by the program as soon as they are fulfilled, until nothing changes. LEG-OBJ-01, LEG-RULING-54, LEG-RULING-78 */
export function scoreObjectives(table: Legio): void {
  const { state } = table;
  for (const seat of clockwise(state.units.length, state.turn.seat)) {
    const unit = unitOf(state, seat);
    if (unit.hidden.length === 0) continue;
    for (const card of unit.hidden) {
      const { key, moment } = objectiveOf(state, card);
      if (moment === 'at-once' && fulfilled(state, seat, key)) revealObjective(table, seat, card);
    }
    // That nothing is turned up tells the others too: what is fulfilled now is not what this U.C. hides.
    const met = metBy(state, seat);
    if ((met & ~unit.met) !== 0) table.reveal();
    unit.met = met;
  }
}
/** Turned up for all to see; its owner gains the PC. LEG-OBJ-01, LEG-OBJ-02 */
export function revealObjective(table: Legio, seat: Seat, card: ObjectiveId): void {
  const { state } = table;
  const unit = unitOf(state, seat);
  unit.hidden = unit.hidden.filter((c) => c !== card);
  unit.revealed.push(card);
  showAll(state.objectives.pack, card);
  table.reveal();
  const { key, pc } = objectiveOf(state, card);
  table.tell({ kind: 'objective', seat, objective: key, pc });
  scorePc(table, seat, pc, { by: 'objective', objective: key });
}

/** Two cards of the pile are offered to one seat, which alone sees them. LEG-SETUP-11, LEG-INFO-08 */
export function offerObjectives(table: Legio, seat: Seat): void {
  const { state } = table;
  const { pack, pile } = state.objectives;
  const unit = unitOf(state, seat);
  unit.offered = [pile.pop()!, pile.pop()!];
  for (const card of unit.offered) showTo(pack, card, [seat]);
  table.reveal([seat]);
  const [a, b] = unit.offered.map((card) => objectiveOf(state, card).key);
  table.tell({ kind: 'offered', seat, objectives: [a!, b!] }, [seat]);
}
export const chooseObjective = (table: Legio, seat: Seat, topic: 'setup/objective' | 'objective/second'): Flow<ObjectiveId> =>
  ask(
    seat,
    topic,
    oneOf(() => unitOf(table.state, seat).offered),
  );
/** One is kept in secret; the other goes back to the pile. LEG-SETUP-11, LEG-OBJ-03, LEG-OBJ-04 */
export function keepObjective(table: Legio, seat: Seat, kept: ObjectiveId): void {
  const { state } = table;
  const unit = unitOf(state, seat);
  unit.hidden.push(kept);
  state.objectives.pile.push(...unit.offered.filter((card) => card !== kept));
  unit.offered = [];
  table.tell({ kind: 'kept', seat, second: state.stage !== 'objectives' });
  table.tell({ kind: 'kept-objective', seat, objective: objectiveOf(state, kept).key }, [seat]);
}
export const shuffleObjectives = ({ state, chance }: Legio): void => shufflePile(state.objectives.pack, state.objectives.pile, chance);

/**
 * The first time a U.C. has 18 PC it draws again; of several the first in turn order, since what it keeps may score at once. Says whether
 * anybody did. LEG-OBJ-03, LEG-RULING-53, LEG-RULING-54, LEG-RULING-66
 */
export function* drawSecondObjective(table: Legio): Flow<boolean> {
  const { state } = table;
  const due = (seat: Seat) => !unitOf(state, seat).second && unitOf(state, seat).pc >= SCORE.secondObjective;
  const seat = clockwise(state.units.length, state.turn.seat).find(due);
  if (seat === undefined) return false;
  unitOf(state, seat).second = true;
  offerObjectives(table, seat);
  keepObjective(table, seat, yield* chooseObjective(table, seat, 'objective/second'));
  shuffleObjectives(table);
  return true;
}
