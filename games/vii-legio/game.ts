/** VII Legio as a Game of the kernel: the tie between the chapters. */
import type { Chance, Flow, Game, Json, Seat } from '@cosmodrome/kernel';
import { imaginePack } from '@cosmodrome/kit/cards';
import { audit } from './audit.ts';
import { cardsBacked } from './content/index.ts';
import { copyState } from './copy.ts';
import type { Note } from './notes.ts';
import { type Legio, objectiveOf } from './rules/common.ts';
import { ranking } from './rules/end.ts';
import { fulfilled } from './rules/objectives.ts';
import { chooseCommand, chooseObjectives, setUp } from './rules/setup.ts';
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

/** Unseen cards are dealt anew among those with the same back. LEG-INFO-01 to LEG-INFO-11 */
function imagine(state: State, seat: Seat | undefined, chance: Chance): void {
  imaginePack(state.exploration, seat, chance);
  for (const back of ['A', 'B', 'X'] as const) imaginePack(state.extrasolar, seat, chance, cardsBacked(back));
  imaginePack(state.imperator.pack, seat, chance);
  // An objective that would have been revealed by now is not what the others hide; late in a long game that may take many attempts.
  for (let attempts = 0; attempts < 500; attempts++) {
    imaginePack(state.objectives.pack, seat, chance);
    if (!state.units.some((unit, s) => unit.hidden.some((card) => isDue(state, s, card)))) return;
  }
}
function isDue(state: State, seat: Seat, card: number): boolean {
  const { key, moment } = objectiveOf(state, card);
  return moment === 'at-once' && fulfilled(state, seat, key);
}

export const legio: Game<State, View, Note> = {
  id: 'vii-legio',
  version: 3,
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
  },
};
