/** Secret Objectives. */
import { type Flow, type Frozen, oneOf, type Seat } from '@cosmodrome/kernel';
import { showAll, showTo, shufflePile } from '@cosmodrome/kit/cards';
import { OBJECTIVES, type Objective, SCORE, type WorldKind } from '../content/index.ts';
import type { Unit } from '../state.ts';
import { question } from '../topics.ts';
import { boardOf, clockwise, expertsOf, type Legio, objectiveOf, type Seen, worldOf } from './common.ts';
import { scorePc } from './scores.ts';

/** How far a condition is: fulfilled when `have` reaches `of`. Conditions of several parts count the parts. */
export type Progress = { readonly have: number; readonly of: number };
function parts(...each: readonly boolean[]): Progress {
  let have = 0;
  for (const done of each) if (done) have++;
  return { have, of: each.length };
}
const upTo = (have: number, of: number): Progress => ({ have: Math.min(have, of), of });

/** Dual cards count both as sapient and as non-sapient. LEG-RULING-70 */
const owned = (state: Seen, unit: Frozen<Unit>, kind: WorldKind): number =>
  unit.worlds.filter((card) => [kind, 'dual'].includes(worldOf(state, card).kind)).length;
function mostOf(state: Seen, unit: Frozen<Unit>, kind: WorldKind): Progress {
  const mine = owned(state, unit, kind);
  return parts(
    mine >= 1,
    mine >= 2,
    state.units.every((u) => owned(state, u, kind) <= mine),
  );
}
/** Events of the whole game, or the present state: LEG-RULING-85. */
const CONDITIONS: Readonly<Record<Objective, (state: Seen, unit: Frozen<Unit>) => Progress>> = {
  'xeno-hunter': (_, unit) => upTo(unit.deeds.gains, 3),
  'full-staff': (_, unit) => parts(expertsOf(unit) >= 4, unit.aboard.diplomat > 0, unit.aboard.hunter > 0, unit.aboard.adventurer > 0),
  'legion-arsenal': (_, unit) => parts(unit.aboard.laser === boardOf(unit).max.laser, unit.aboard.decoder === 2),
  'full-memories': (_, unit) => parts(unit.memory.diplomacy === boardOf(unit).memory, unit.memory.capture === boardOf(unit).memory),
  'great-discoverer': (_, unit) => upTo(unit.worlds.length, 4),
  'to-the-edge': (_, unit) => parts(unit.deeds.sector4, unit.deeds.sector5),
  'secret-of-x': (_, unit) => parts(unit.xCard !== null),
  'no-reinforcement': (_, unit) => parts(unit.deeds.aloneInB),
  'xeno-embassy': (state, unit) => mostOf(state, unit, 'sapient'),
  'great-menagerie': (state, unit) => mostOf(state, unit, 'wild'),
  'legion-pride': (_, unit) => parts(unit.calls <= 1),
  'brothers-in-arms': (_, unit) => upTo(unit.deeds.shared, 4),
};
export const progressOf = (state: Seen, seat: Seat, objective: Objective): Progress => CONDITIONS[objective](state, state.units[seat]!);
export function fulfilled(state: Seen, seat: Seat, objective: Objective): boolean {
  const { have, of } = progressOf(state, seat, objective);
  return have >= of;
}

const AT_ONCE = OBJECTIVES.filter(({ moment }) => moment === 'at-once').map(({ key }) => key);
/** "At once" objectives are revealed by the program as soon as they are fulfilled, until nothing changes. LEG-OBJ-01, LEG-RULING-54, LEG-RULING-78 */
export function scoreObjectives(table: Legio): void {
  const { state } = table;
  for (const seat of clockwise(state.units.length, state.turn.seat)) {
    const unit = state.units[seat]!;
    if (unit.hidden.length === 0) continue;
    for (const card of unit.hidden) {
      const { key, moment } = objectiveOf(state, card);
      if (moment === 'at-once' && fulfilled(state, seat, key)) revealObjective(table, seat, card);
    }
    for (const key of AT_ONCE) {
      const now = fulfilled(state, seat, key);
      if (now === unit.met.includes(key)) continue;
      unit.met = now ? [...unit.met, key] : unit.met.filter((k) => k !== key);
      // That nothing is turned up tells the others too: what is fulfilled now is not what this U.C. hides.
      if (now) table.reveal();
    }
  }
}
/** Turned up for all to see; its owner gains the PC. LEG-OBJ-01, LEG-OBJ-02 */
export function revealObjective(table: Legio, seat: Seat, card: number): void {
  const { state } = table;
  const unit = state.units[seat]!;
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
  const unit = state.units[seat]!;
  unit.offered = [pile.pop()!, pile.pop()!];
  for (const card of unit.offered) showTo(pack, card, [seat]);
  table.reveal([seat]);
  const [a, b] = unit.offered.map((card) => objectiveOf(state, card).key);
  table.tell({ kind: 'offered', seat, objectives: [a!, b!] }, [seat]);
}
export const chooseObjective = (table: Legio, seat: Seat, topic: 'setup/objective' | 'objective/second'): Flow<number> =>
  question(
    seat,
    topic,
    oneOf(() => table.state.units[seat]!.offered),
  );
/** One is kept in secret; the other goes back to the pile. LEG-SETUP-11, LEG-OBJ-03, LEG-OBJ-04 */
export function keepObjective(table: Legio, seat: Seat, kept: number): void {
  const { state } = table;
  const unit = state.units[seat]!;
  unit.hidden.push(kept);
  state.objectives.pile.push(...unit.offered.filter((card) => card !== kept));
  unit.offered = [];
  table.tell({ kind: 'kept', seat, second: state.stage !== 'objectives' });
  table.tell({ kind: 'kept-objective', seat, objective: objectiveOf(state, kept).key }, [seat]);
}
export const shuffleObjectives = ({ state, chance }: Legio): void => shufflePile(state.objectives.pack, state.objectives.pile, chance);

/** The first time a U.C. has 18 PC it draws again. Says whether anybody did. LEG-OBJ-03, LEG-RULING-53, LEG-RULING-66 */
export function* drawSecondObjectives(table: Legio): Flow<boolean> {
  const { state } = table;
  let drawn = false;
  for (const seat of clockwise(state.units.length, state.turn.seat)) {
    const unit = state.units[seat]!;
    if (unit.second || unit.pc < SCORE.secondObjective) continue;
    unit.second = true;
    drawn = true;
    offerObjectives(table, seat);
    keepObjective(table, seat, yield* chooseObjective(table, seat, 'objective/second'));
    shuffleObjectives(table);
  }
  return drawn;
}
