/** Galaxy Trucker as a Game of the kernel: the tie between the chapters. */
import type { Flow, Game } from '@cosmodrome/kernel';
import type { Note } from './notes.ts';
import { audit } from './rules/audit.ts';
import { build, clearReserves } from './rules/building.ts';
import { resolveCard } from './rules/cards/index.ts';
import { copyState } from './rules/copy.ts';
import { deal } from './rules/deal.ts';
import { correct } from './rules/errors.ts';
import { stayOrGiveUp } from './rules/flight.ts';
import { imagine } from './rules/imagine.ts';
import { beginLoading, load } from './rules/load.ts';
import { check, OPTIONS, setUp, standings } from './rules/match.ts';
import { reckon } from './rules/pay.ts';
import type { Table } from './rules/table.ts';
import { beforeBuilding } from './rules/team/before.ts';
import { hire } from './rules/team/hiring.ts';
import { markShips } from './rules/team/marks.ts';
import { preflight } from './rules/team/preflight.ts';
import { repair } from './rules/team/repairs.ts';
import { getReady } from './rules/timer.ts';
import type { Phase, State } from './state.ts';
import { type View, viewOf } from './view.ts';

/** The phases in the order of a round (GT-FLOW-01); each beat starts from the state alone. */
const BEATS: Readonly<Record<Exclude<Phase, 'over'>, (table: Table) => Flow>> = {
  hiring: hire,
  deal,
  before: beforeBuilding,
  ready: getReady,
  building: build,
  repairs: (table) => repair(table, clearReserves),
  errors: correct,
  marks: (table) => markShips(table, beginLoading),
  load,
  preflight,
  stay: stayOrGiveUp,
  card: resolveCard,
  reckoning: reckon,
};

export const trucker: Game<State, View, Note> = {
  id: 'galaxy-trucker',
  version: 1,
  seats: [2, 3, 4],
  options: OPTIONS,
  check,
  setup: setUp,
  beat: (table) => (table.state.phase === 'over' ? undefined : BEATS[table.state.phase](table)),
  view: viewOf,
  standings,
  report: (state) => ({ ending: state.phase === 'over' ? 'session-over' : 'playing', rounds: state.paid.length }),
  decided: (state) => state.phase === 'over',
  secrets: true,
  imagine,
  copy: copyState,
  audit,
  migrations: {},
};
