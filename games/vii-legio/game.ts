/** VII Legio as a Game of the kernel: the tie between the chapters. */
import type { Flow, Game, Json } from '@cosmodrome/kernel';
import type { Note } from './notes.ts';
import { audit } from './rules/audit.ts';
import { copyState } from './rules/copy.ts';
import { ranking } from './rules/end.ts';
import { imagine } from './rules/imagine.ts';
import { renewedView } from './rules/renew.ts';
import { chooseCommand, chooseObjectives, setUp } from './rules/setup.ts';
import type { Legio } from './rules/table.ts';
import { act, openTurn, openWithDraw } from './rules/turn.ts';
import type { Stage, State } from './state.ts';
import { openView, type View, viewOf } from './view.ts';

/** The stages in the order of play; each beat starts from the state alone. */
const BEATS: Readonly<Record<Exclude<Stage, 'over'>, (table: Legio) => Flow>> = {
  command: chooseCommand,
  objectives: chooseObjectives,
  turn: openTurn,
  draw: openWithDraw,
  action: act,
};

export const game: Game<State, View, Note> = {
  id: 'vii-legio',
  version: 4,
  seats: [2, 3, 4],
  options: [],
  setup: setUp,
  beat: (table) => (table.state.stage === 'over' ? undefined : BEATS[table.state.stage](table)),
  view: viewOf,
  openView,
  /** The PC of a U.C. below 10 PX do not count. LEG-XENO-06 */
  standings: (state) =>
    ranking(state).map(({ seat, pc, eligible, won }) => ({ seat, score: eligible ? pc : 0, won: won && state.stage === 'over' })),
  report: (state) => ({ ending: state.ending?.trigger ?? 'playing', rounds: state.round }),
  decided: (state) => state.stage === 'over',
  secrets: true,
  imagine,
  copy: copyState,
  audit,
  renew: { note: (note) => note, view: renewedView },
  migrations: {
    // Objectives that are fulfilled in plain sight are remembered.
    1: (old) => {
      const state = old as { readonly units: readonly Readonly<Record<string, Json>>[] };
      return { ...state, units: state.units.map((unit) => ({ ...unit, met: 0 })) };
    },
    // A landing that calls the Imperator or throws cards away is always asked for; not in the turn that is being played.
    2: (old) => {
      const state = old as { readonly turn: Readonly<Record<string, Json>> };
      return { ...state, turn: { ...state.turn, unasked: true } };
    },
    // What is being decided is one scene; between beats there is none.
    3: (old) => {
      const { paying: _, facing: __, landing: ___, mission: ____, ...state } = old as Readonly<Record<string, Json>>;
      return { ...state, scene: null };
    },
  },
};
