/** A round (PAN-ROUND): the doors close, the parasites have their phase, then every team its turn. */
import { type Flow, oneOf } from '@cosmodrome/kernel';
import { inOrder } from '../content/index.ts';
import { COLOURS, type Colour, type State } from '../state.ts';
import { ask } from '../topics.ts';
import { endGame } from './end.ts';
import { parasitePhase } from './parasites.ts';
import { LAST_ROUND, type PanicTable, teamOf } from './table.ts';
import { act, nextTurn } from './turn.ts';

/** The next stretch of play; undefined: the game is over. */
export function beat(table: PanicTable): Flow | undefined {
  const { state } = table;
  if (state.ending) return undefined;
  if (state.phase === 'opening') return opening(table);
  return state.phase === 'round' ? newRound(table) : act(table);
}

/** PAN-SETUP-08, -09: what was dealt is told, each hand to its player alone. */
function* opening(table: PanicTable): Flow {
  const { state } = table;
  if (state.variants.pick) yield* pickColours(table);
  table.tell({ kind: 'began', first: state.first });
  for (const { seat, roll } of state.dealt) table.tell({ kind: 'alert-dealt', seat, roll });
  for (let seat = 0; seat < state.teams.length; seat++)
    table.tell({ kind: 'dealt', seat, cards: inOrder(teamOf(state, seat).hand) }, [seat]);
  state.phase = 'round';
}
/** PAN-SETUP-01, PAN-RULING-04: one after the other, each a colour that is still free. */
function* pickColours(table: PanicTable): Flow {
  const { state } = table;
  for (let seat = 0; seat < state.teams.length; seat++) {
    const free = oneOf(() => freeColours(state, seat));
    const colour = yield* ask(seat, 'setup/colour', free);
    // Whoever was dealt it takes the colour that is given up.
    const dealt = state.teams.find((team) => team.colour === colour);
    if (dealt) dealt.colour = teamOf(state, seat).colour;
    teamOf(state, seat).colour = colour;
    table.tell({ kind: 'colour', seat, colour });
  }
}
const freeColours = (state: State, seat: number): Colour[] =>
  COLOURS.filter((colour) => !state.teams.some((team, s) => s < seat && team.colour === colour));

/** PAN-ROUND-01, -02, -04, PAN-RULING-63: a new round, but never beyond the last. */
// biome-ignore lint/correctness/useYield: the Parasite phase asks nothing
function* newRound(table: PanicTable): Flow {
  const { state } = table;
  if (state.round >= LAST_ROUND) return endGame(table, 'limit');
  state.round++;
  table.tell({ kind: 'round', round: state.round });
  if (state.doorsOpen) table.tell({ kind: 'doors-closed' });
  state.doorsOpen = false;
  parasitePhase(table);
  if (state.ending) return;
  state.phase = 'team';
  nextTurn(table, undefined);
}
