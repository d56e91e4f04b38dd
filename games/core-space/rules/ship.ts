/** Ship upgrades during a mission: Scanners, Airlock Defence, Docking Thrusters (CS-UPG, CS-SHI-06, -07, CS-RULING-104 to -107, -211). */
import { during, type Flow, oneOf } from '@cosmodrome/kernel';
import { UPGRADES, type Upgrade } from '../content/brief.ts';
import { categoryOf, type NpcArrival, TRACK } from '../content/hostility.ts';
import type { PurgeKind } from '../content/purge.ts';
import { SCANNED_PEGS } from '../content/ship.ts';
import { isTracked, lasts, level } from '../judge/figures.ts';
import { cratesSeen, docksOf, gunDice, gunOf, gunTargets, hasPeople, hasPilot, rangeFromDoor } from '../judge/ship.ts';
import { siteOf } from '../judge/site.ts';
import {
  type Active,
  type AirlockId,
  type CrateId,
  type CrewId,
  crewById,
  type EntryId,
  type Figure,
  type FigureId,
  type Foreseen,
  figureOf,
  type Scene,
  type State,
} from '../state.ts';
import { type Act, ask } from '../topics.ts';
import { look } from './act/search.ts';
import { howMany, isSealed, rollEntry } from './arrivals.ts';
import { shipShot } from './attack.ts';
import { civiliansWait } from './pieces/people.ts';
import { addPegs, pickFor, speaker, type Table } from './table.ts';

type ShipAct = Extract<Act, { readonly do: 'ship' }>;

// ------------------------------------------------------------------ in a Trader's turn

/** What one level of an upgrade can be done to; null: to nothing in particular. */
function targets(state: State, crew: CrewId, upgrade: Upgrade, at: number): readonly (number | null)[] {
  if (upgrade === 'airlock-defence') return at < 3 ? gunTargets(state, crew, at) : [];
  if (upgrade === 'docking-thrusters') return hasPilot(state, crew) ? docksOf(state, crew, at) : [];
  if (at < 3) return cratesSeen(state, crew, at);
  return state.forecast === null ? [null] : [];
}
/** As a skill: so many pegs as the level has, once a round. CS-UPG-01, -02, CS-RULING-106 */
export function shipActs(state: State, f: Figure): ShipAct[] {
  if (f.crew === null || f.luredFrom !== null || f.being.kind !== 'trader' || f.defeated || f.prone) return [];
  const { upgrades, airlock } = crewById(state, f.crew);
  if (airlock === null || f.skilled || f.pegs === 0 || lasts(state, 'no-skill-pegs')) return [];
  const most = Math.min(f.pegs, lasts(state, 'skills-of-level-1') ? 1 : f.pegs);
  return UPGRADES.flatMap((upgrade) =>
    Array.from({ length: Math.min(most, upgrades[upgrade]) }, (_, i) => i + 1).flatMap((at) =>
      targets(state, f.crew!, upgrade, at).map((target): ShipAct => ({ do: 'ship', upgrade, level: at, at: target })),
    ),
  );
}
export function* doShip(table: Table, f: Figure, active: Active, act: ShipAct): Flow {
  const { state } = table;
  const crew = f.crew!;
  const { upgrade, level: at } = act;
  f.pegs -= at;
  f.skilled = true;
  const docks = upgrade === 'docking-thrusters';
  const crate = upgrade === 'scanners' && act.at !== null ? (act.at as CrateId) : null;
  table.tell({ kind: 'ship-used', crew, figure: f.id, upgrade, level: at, crate, airlock: docks ? (act.at as AirlockId) : null });
  if (f.where === 'aboard') {
    // Whoever waits aboard does this instead of coming in (CS-RULING-105).
    active.actions = 0;
    active.granted = [];
  }
  if (crate !== null) look(table, f, crate);
  else if (upgrade === 'scanners') yield* foresee(table, crew);
  else if (docks) crewById(state, crew).airlock = act.at as AirlockId;
  else yield* fires(table, crew, f, figureOf(state, act.at as FigureId), at);
}
function* fires(table: Table, crew: CrewId, by: Figure | null, target: Figure, at: number): Flow {
  const { state } = table;
  const gun = gunOf(state, crew);
  if (!gun) return;
  yield* shipShot(table, {
    gun,
    by,
    target,
    range: (at) => rangeFromDoor(state, crew, at),
    dice: (range) => gunDice(state, at, range),
  });
}

// ------------------------------------------------------------------ the ship itself

/** The ship has a shot of its own in each Traders' Phase. CS-UPG-08, CS-RULING-211 */
export function mayFire(state: State, crew: CrewId): boolean {
  const { upgrades, fired, stays, airlock } = crewById(state, crew);
  if (upgrades['airlock-defence'] < 3 || fired || stays || airlock === null) return false;
  return hasPeople(state, crew) && gunTargets(state, crew, 3).length > 0;
}
export function* shipFires(table: Table, crew: CrewId): Flow {
  const { state } = table;
  crewById(state, crew).fired = true;
  const scene: Scene = { kind: 'ship', crew, upgrade: 'airlock-defence', level: 3, sees: null };
  const target = yield* during(table, scene, pickFor(table, crew, 'choose/figure', gunTargets(state, crew, 3)));
  table.tell({ kind: 'ship-used', crew, figure: null, upgrade: 'airlock-defence', level: 3, crate: null, airlock: null });
  if (target !== 'none') yield* fires(table, crew, null, figureOf(state, target), 3);
}

// ------------------------------------------------------------------ who will come

/** Pegs come off, then the arrivals of the level are rolled now; each Entry Point may be the one before or after. CS-UPG-05, CS-RULING-107 */
function* foresee(table: Table, crew: CrewId): Flow {
  const { state } = table;
  const most = Math.min(SCANNED_PEGS, state.pegs);
  if (most > 0) {
    const pegs = yield* during(
      table,
      { kind: 'ship', crew, upgrade: 'scanners', level: 3, sees: null },
      ask(
        speaker(state, crew),
        'ship/calm',
        oneOf(() => Array.from({ length: most + 1 }, (_, i) => most - i)),
      ),
    );
    if (pegs > 0) addPegs(table, -pegs, 'skill');
  }
  const list = TRACK[state.settings.track][level(state) - 1]!;
  const purge: Foreseen<PurgeKind>[] = [];
  const npcs: Foreseen<NpcArrival>[] = [];
  for (const { who, count } of list.purge) purge.push(yield* whereTo(table, crew, who, howMany(table, count), true));
  for (const { who, count } of list.npcs) {
    if (!isTracked(state, categoryOf(who)) || (who === 'civilian' && civiliansWait(state))) continue;
    const number = howMany(table, count);
    // Each Civilian comes by itself.
    if (who === 'civilian') for (let n = 0; n < number; n++) npcs.push(yield* whereTo(table, crew, who, 1, false));
    else npcs.push(yield* whereTo(table, crew, who, number, false));
  }
  state.forecast = { purge, npcs };
}
function* whereTo<Who extends PurgeKind | NpcArrival>(
  table: Table,
  crew: CrewId,
  who: Who,
  number: number,
  isPurge: boolean,
): Flow<Foreseen<Who>> {
  const { state } = table;
  const rolled = number === 0 ? undefined : rollEntry(state, table.chance, isPurge);
  if (rolled === undefined) return { who, number, entry: null };
  const all = siteOf(state).map.entries.length;
  const near = [0, -1, 1].map((by) => ((rolled + by + all) % all) as EntryId).filter((entry) => !isSealed(state, entry, isPurge));
  const scene: Scene = { kind: 'ship', crew, upgrade: 'scanners', level: 3, sees: { who, number, entry: rolled } };
  const entry = yield* during(
    table,
    scene,
    ask(
      speaker(state, crew),
      'ship/entry',
      oneOf(() => near),
    ),
  );
  table.tell({ kind: 'foreseen', who, number, entry });
  return { who, number, entry };
}
