/** Missions: PC, PX, departure, the planet pawn. */
import { amount, assign, during, type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { CREW, ELEMENTS, type Element, type Pawn, SCORE, SKILLS, type Skill, type WorldCard } from '../content/index.ts';
import { type Mission, planetOf, type Unit, unitOf } from '../state.ts';
import { ask } from '../topics.ts';
import { forceOf, keepsAdventurers, reckon, sharesOf, skillFor, spendings } from './experience.ts';
import { dismissImperator } from './imperator.ts';
import { scorePc, scorePx } from './scores.ts';
import { imperatorOf, type Legio, remove, worldOf } from './table.ts';
import { settleWithoutAsking } from './thresholds.ts';

/** Four steps in this order. Participants stand in turn order, the active U.C. first. LEG-MIS-01, LEG-RULING-48 */
export function* mission(table: Legio, pawn: Pawn, participants: readonly Seat[], imperator: boolean): Flow {
  const { state } = table;
  const planet = planetOf(state, pawn);
  const world = worldOf(state, planet.card);
  const skill = skillFor(world.kind);
  const none = participants.map(() => 0);
  const now: Mission = {
    kind: 'mission',
    pawn,
    participants,
    imperator,
    step: 'experience',
    skills: participants.map(() => skill ?? null),
    reached: 0,
    missing: 0,
    success: null,
    pc: none,
    px: none.slice(),
  };
  if (participants.length > 1) for (const seat of participants) unitOf(state, seat).deeds.shared++;
  yield* during(table, now, steps(table, now, world));
}
function* steps(table: Legio, now: Mission, world: WorldCard): Flow {
  yield* gainPc(table, now, world);
  settleWithoutAsking(table);
  yield* gainPx(table, now, world);
  settleWithoutAsking(table);
  depart(table, now, world);
  settleWithoutAsking(table);
  markExplored(table, now);
}

/** Step 1. LEG-MIS-02 to LEG-MIS-12, LEG-IMP-08, LEG-IMP-11, LEG-RULING-39 */
function* gainPc(table: Legio, now: Mission, world: WorldCard): Flow {
  const { state } = table;
  const { participants } = now;
  const forces = participants.map((seat) => forceOf(state, seat));
  const imperator = now.imperator ? imperatorOf(state).experience : 0;
  now.reached = imperator;
  const skills: Skill[] = [];
  for (let i = 0; i < participants.length; i++) {
    skills[i] = now.skills[i] ?? (yield* announce(table, participants[i]!));
    now.skills[i] = skills[i]!;
    now.reached += forces[i]!.permanent[skills[i]!];
  }
  const sum = reckon(world.required, forces, skills, imperator);
  now.success = sum.success;
  table.tell({ kind: 'mission', world: world.key, success: sum.success, required: world.required, reached: sum.available });
  if (!sum.success) return; // LEG-MIS-08
  now.missing = sum.missing;
  const loyal = participants.map((seat) => keepsAdventurers(unitOf(state, seat).px));
  const dues = spendings(sum.missing, forces, skills);
  for (let i = 0; i < participants.length; i++) {
    if (dues[i] === 0) continue;
    yield* spend(table, participants[i]!, skills[i]!, dues[i]!, loyal[i]!);
    now.missing -= dues[i]!;
  }
  const ships = participants.map((seat) => unitOf(state, seat).ship);
  const shares = sharesOf(world, ships, now.imperator);
  for (let i = 0; i < participants.length; i++)
    now.pc[i] = scorePc(table, participants[i]!, shares[i]!, { by: 'mission', world: world.key });
  if (world.zone === 'B' && participants.length === 1 && !now.imperator) unitOf(state, participants[0]!).deeds.aloneInB = true;
}
/** In turn order, in public. LEG-MIS-04, LEG-RULING-39 */
function* announce(table: Legio, seat: Seat): Flow<Skill> {
  const skill = yield* ask(
    seat,
    'mission/skill',
    oneOf(() => SKILLS),
  );
  table.tell({ kind: 'skill', seat, skill });
  return skill;
}
/** Any mix of Adventurers and table points; Adventurers used are discarded, below 12 PX. LEG-MIS-06, LEG-XP-04, LEG-XP-08, LEG-XP-09, LEG-RULING-43 */
function* spend(table: Legio, seat: Seat, skill: Skill, points: number, keeps: boolean): Flow {
  const { state } = table;
  const unit = unitOf(state, seat);
  const least = Math.max(0, points - unit.memory[skill]);
  const most = Math.min(points, unit.aboard.adventurer);
  const adventurers = least === most ? least : yield* ask(seat, 'mission/spend', amount(least, most));
  unit.memory[skill] -= points - adventurers;
  if (!keeps) for (let i = 0; i < adventurers; i++) remove(state, unit, 'adventurer');
  table.tell({ kind: 'spent', seat, adventurers, points: points - adventurers, skill, keeps });
}

/** What this ship could leave: the decoder is one element whatever its level. LEG-RULING-44 */
const leavable = (unit: Unit): { id: Element; max: number }[] =>
  ELEMENTS.filter((id) => unit.aboard[id] > 0).map((id) => ({ id, max: id === 'decoder' ? 1 : unit.aboard[id] }));
const count = (from: readonly { id: Element; max: number }[], which: readonly Element[]): number =>
  from.reduce((n, e) => n + (which.includes(e.id) ? e.max : 0), 0);

/** Step 2, whether or not step 1 succeeded: each in turn may leave the elements of the star. LEG-MIS-13 to LEG-MIS-16, LEG-RULING-44 */
function* gainPx(table: Legio, now: Mission, world: WorldCard): Flow {
  const { state } = table;
  now.step = 'xeno';
  for (let i = 0; i < now.participants.length; i++) {
    const seat = now.participants[i]!;
    const unit = unitOf(state, seat);
    const kinds = leavable(unit);
    if (count(kinds, ELEMENTS) < world.star || count(kinds, CREW) < world.minCrew) continue;
    const crewIn = (shares: readonly number[]) => shares.reduce((n, share, k) => n + (CREW.includes(kinds[k]!.id) ? share : 0), 0);
    const left = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0);
    const shares = yield* ask(
      seat,
      'mission/leave',
      assign(() => kinds, {
        total: world.star,
        atMost: true,
        valid: (s) => left(s) === 0 || (left(s) === world.star && crewIn(s) >= world.minCrew),
        why: (answer) => (Array.isArray(answer) && left(answer as number[]) === world.star ? 'min-crew' : 'star'),
      }),
    );
    if (left(shares) === 0) continue;
    const elements: Partial<Record<Element, number>> = {};
    kinds.forEach(({ id }, k) => {
      for (let n = 0; n < shares[k]!; n++) remove(state, unit, id);
      if (shares[k]! > 0) elements[id] = shares[k]!;
    });
    table.tell({ kind: 'left', seat, elements, world: world.key });
    scorePx(table, seat, world.px, { by: 'left', world: world.key });
    now.px[i] = world.px;
  }
}

/** Step 3: the card goes to the discoverer; if nobody gained anything everybody loses 2 PC; the Imperator goes. LEG-MIS-17, LEG-MIS-18, LEG-MIS-19, LEG-IMP-10, LEG-RULING-45 */
function depart(table: Legio, now: Mission, world: WorldCard): void {
  const { state } = table;
  now.step = 'departure';
  const planet = planetOf(state, now.pawn);
  unitOf(state, planet.discoverer).worlds.push(planet.card);
  if (![...now.pc, ...now.px].some((points) => points > 0))
    for (const seat of now.participants) scorePc(table, seat, -SCORE.fiasco, { by: 'fiasco', world: world.key });
  if (now.imperator) dismissImperator(table);
}
/** Step 4: the pawn is free again, a token marks the explored planet: it is used up. LEG-MIS-20, LEG-MIS-21 */
function markExplored(table: Legio, now: Mission): void {
  const { state } = table;
  const planet = planetOf(state, now.pawn);
  state.planets = state.planets.filter((p) => p !== planet);
  state.explored[planet.sector]!++;
  table.tell({ kind: 'explored', pawn: now.pawn, sector: planet.sector, world: worldOf(state, planet.card).key, owner: planet.discoverer });
}
