/** Core Space as a Game of the kernel: the tie between the chapters. */
import type { Flow, Game } from '@cosmodrome/kernel';
import { flawOfGiven } from './content/drawn.ts';
import type { Note } from './notes.ts';
import { audit } from './rules/audit.ts';
import { outcome } from './rules/campaign.ts';
import { copyState } from './rules/copy.ts';
import { report, standings } from './rules/end.ts';
import { hostility } from './rules/hostility.ts';
import { imagine } from './rules/imagine.ts';
import { npcs } from './rules/npcs.ts';
import { purge } from './rules/purge.ts';
import { toVersion2, toVersion3, toVersion4, toVersion5, toVersion6, toVersion7 } from './rules/renew.ts';
import { rescue } from './rules/rescue.ts';
import { assessment } from './rules/round.ts';
import { OPTIONS, setUp, setup } from './rules/setup.ts';
import type { Table } from './rules/table.ts';
import { traders } from './rules/turn.ts';
import type { Phase, State } from './state.ts';
import { openView, type View, viewOf } from './view.ts';

/** The phases of a round (CS-RND-01); each beat starts from the state alone. */
const BEATS: Readonly<Record<Exclude<Phase, 'over'>, (table: Table) => Flow>> = {
  setup,
  hostility,
  traders,
  purge,
  npcs,
  assessment,
  rescue,
};

export const coreSpace: Game<State, View, Note> = {
  id: 'core-space',
  version: 7,
  // CS-RULING-78: airlocks E and F for a fifth and a sixth crew.
  seats: [1, 2, 3, 4, 5, 6],
  options: OPTIONS,
  brief: (given, options, seats) => flawOfGiven(given, options, seats),
  setup: setUp,
  beat: (table) => (table.state.phase === 'over' ? undefined : BEATS[table.state.phase](table)),
  view: viewOf,
  openView,
  standings,
  report,
  outcome,
  decided: (state) => state.phase === 'over',
  secrets: true,
  imagine,
  copy: copyState,
  audit,
  migrations: { 1: toVersion2, 2: toVersion3, 3: toVersion4, 4: toVersion5, 5: toVersion6, 6: toVersion7 },
};
