/** Deterioration, repairs, upgrades; and what becomes of a crew afterwards (CS-MNT, CS-SHI-03, CS-EXT-28, CS-RULING-121, -131, -216). */
import { type TokenKind, tokenOf, UPGRADES } from '@cosmodrome/core-space/content/index';
import type { Flow } from '@cosmodrome/kernel';
import { BOXES, MALFUNCTION, REPAIR, SYSTEMS, UPGRADE_PRICES, WEAR } from '../content/index.ts';
import { titleOf } from '../judge/brought.ts';
import { isAway } from '../judge/people.ts';
import { crewValue, fullShip, isRare, repairsOf } from '../judge/things.ts';
import { type Crew, crewOf, type Outing, type Party, type State } from '../state.ts';
import { ask, type Place, type RepairAct, type Why } from '../topics.ts';
import { dissolve } from './founding.ts';
import { isRepairAct } from './shapes.ts';
import { acts, crewAt, pay, type Table, take } from './table.ts';

/** CS-MNT-01: everybody rolls, then everybody repairs. */
export function openMaintenance(table: Table, outing: Outing): void {
  outing.phase = 'maintenance';
  for (const party of outing.parties) {
    party.done = false;
    const crew = crewAt(table, party.seat);
    // Nobody is left to look after the ship (CS-EXT-28).
    if (crew.members.length === 0) party.done = true;
    else deteriorate(table, crew, true);
  }
  closeMaintenance(table, outing);
}
/** CS-MNT-02 to -04 */
function deteriorate(table: Table, crew: Crew, first: boolean): void {
  let die = table.chance.die(6);
  while (!first && die === 1) die = table.chance.die(6);
  if (die === 1) {
    table.tell({ kind: 'wear', seat: crew.seat, die, system: null });
    deteriorate(table, crew, false);
    deteriorate(table, crew, false);
    return;
  }
  if (die === 6) {
    malfunction(table, crew);
    return;
  }
  const system = WEAR[die as keyof typeof WEAR];
  crew.systems[system] = Math.max(0, crew.systems[system] - 1);
  table.tell({ kind: 'wear', seat: crew.seat, die, system });
}
/** CS-RULING-121 */
const isCheap = (kind: TokenKind): boolean => {
  const { cost, sell } = tokenOf(kind);
  return (isRare(kind) || cost === null ? sell : cost) <= MALFUNCTION;
};
function malfunction(table: Table, crew: Crew): void {
  table.tell({ kind: 'wear', seat: crew.seat, die: 6, system: null });
  const cheap = crew.hold.filter(isCheap);
  if (cheap.length === 0) return;
  const token = table.chance.pick(cheap);
  take(crew.hold, token);
  table.tell({ kind: 'token-lost', seat: crew.seat, token, how: 'malfunction' });
}

// ------------------------------------------------------------------ repairs and upgrades

const holds = (crew: Crew, token: TokenKind, from: Place): boolean =>
  from === 'hold' ? crew.hold.includes(token) : crew.members.some((m) => m.id === from && !isAway(m) && m.inventory.includes(token));
export function whyNotRepair(state: State, party: Party, act: RepairAct): Why | undefined {
  const crew = crewOf(state, party.seat);
  switch (act.do) {
    case 'repair':
      if (crew.systems[act.system] >= BOXES) return 'all-filled';
      return party.parts > 0 || crew.money >= REPAIR ? undefined : 'no-money';
    case 'parts':
      if (repairsOf(act.token) === 0 || !holds(crew, act.token, act.from)) return 'not-there';
      return fullShip(crew) ? 'all-filled' : undefined;
    case 'upgrade': {
      if (!fullShip(crew)) return 'boxes-first';
      if (party.raised.includes(act.upgrade)) return 'level-once';
      const price = UPGRADE_PRICES[crew.upgrades[act.upgrade]];
      if (price === undefined) return 'top-level';
      return crew.money >= price ? undefined : 'no-money';
    }
    case 'done':
      return undefined;
  }
}
export function repairActs(state: State, party: Party): RepairAct[] {
  const crew = crewOf(state, party.seat);
  const parts = (['hold', ...crew.members.map((m) => m.id)] as readonly Place[]).flatMap((from): RepairAct[] => {
    const list = from === 'hold' ? crew.hold : (crew.members.find((m) => m.id === from)?.inventory ?? []);
    return [...new Set(list)].filter((kind) => repairsOf(kind) > 0).map((token) => ({ do: 'parts', token, from }));
  });
  const all: RepairAct[] = [
    ...SYSTEMS.map((system): RepairAct => ({ do: 'repair', system })),
    ...parts,
    ...UPGRADES.map((upgrade): RepairAct => ({ do: 'upgrade', upgrade })),
    { do: 'done' },
  ];
  return all.filter((act) => whyNotRepair(state, party, act) === undefined);
}
export function* maintain(table: Table, outing: Outing, party: Party): Flow<() => void> {
  const { state } = table;
  const act = yield* ask(
    party.seat,
    'repair',
    acts(
      () => repairActs(state, party),
      (a) => whyNotRepair(state, party, a),
      isRepairAct,
      () => 1,
    ),
  );
  return () => {
    doRepair(table, party, act);
    closeMaintenance(table, outing);
  };
}
function doRepair(table: Table, party: Party, act: RepairAct): void {
  const { seat } = party;
  const crew = crewAt(table, seat);
  switch (act.do) {
    case 'repair': {
      const how = party.parts > 0 ? 'parts' : 'money';
      if (how === 'parts') party.parts--;
      else pay(crew, REPAIR);
      crew.systems[act.system]++;
      table.tell({ kind: 'repaired', seat, system: act.system, with: how });
      return;
    }
    case 'parts': {
      const list = act.from === 'hold' ? crew.hold : crew.members.find((m) => m.id === act.from)!.inventory;
      take(list, act.token);
      party.parts += repairsOf(act.token);
      return;
    }
    case 'upgrade': {
      const level = crew.upgrades[act.upgrade] + 1;
      pay(crew, UPGRADE_PRICES[level - 1]!);
      crew.upgrades[act.upgrade] = level;
      party.raised.push(act.upgrade);
      table.tell({ kind: 'upgraded', seat, upgrade: act.upgrade, level });
      return;
    }
    case 'done':
      party.done = true;
  }
}

// ------------------------------------------------------------------ the game is closed

function closeMaintenance(table: Table, outing: Outing): void {
  if (!outing.parties.every(({ done }) => done)) return;
  for (const party of outing.parties) closeFor(table, outing, party);
  outing.phase = 'closed';
}
function closeFor(table: Table, outing: Outing, party: Party): void {
  const crew = crewAt(table, party.seat);
  // CS-MNT-07, CS-SHI-03, CS-EXT-28
  const lost = crew.members.length === 0 ? 'members' : SYSTEMS.some((system) => crew.systems[system] === 0) ? 'ship' : undefined;
  for (const chip of crew.chips) chip.age++;
  crew.chips = crew.chips.filter(({ age }) => age < 2);
  record(table.state, outing, party, crew);
  if (!lost) return;
  dissolve(crew);
  table.tell({ kind: 'crew-lost', seat: party.seat, how: lost });
}
/** A line for the log. */
function record(state: State, outing: Outing, party: Party, crew: Crew): void {
  const { seat, going, home, won } = party;
  state.log.push({
    step: state.step,
    kind: outing.kind,
    mission: outing.mission,
    title: titleOf(state, outing.drawn),
    seat,
    went: going?.length ?? 0,
    home: home.length,
    won,
    money: crew.money,
    value: crewValue(crew),
  });
}
