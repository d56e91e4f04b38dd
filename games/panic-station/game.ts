import type { Game } from '@cosmodrome/kernel';
import type { Note } from './notes.ts';
import { audit } from './rules/audit.ts';
import { copyState } from './rules/copy.ts';
import { imagine } from './rules/imagine.ts';
import { migrations, renew } from './rules/renew.ts';
import { beat } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import type { State } from './state.ts';
import { openView, type View, view } from './view.ts';

export const game: Game<State, View, Note> = {
  id: 'panic-station',
  version: 2,
  seats: [4, 5, 6], // PAN-RULING-03
  options: [
    { key: 'gentle', kind: 'switch', default: false }, // PAN-VAR-01
    { key: 'passing', kind: 'switch', default: false }, // PAN-VAR-02, -03
    { key: 'cans', kind: 'choice', values: [3, 4], default: 3 }, // PAN-VAR-04
    { key: 'colours', kind: 'choice', values: ['random', 'pick'], default: 'random' }, // PAN-RULING-04
  ],
  setup,
  beat,
  view,
  openView,
  standings: (state) =>
    state.teams.map((team, seat) => {
      const won = state.ending !== null && state.ending.winners === (team.side === 'human' ? 'humans' : 'infected');
      return { seat, score: won ? 1 : 0, won };
    }),
  report: (state) => ({
    ending: state.ending === null ? 'playing' : state.ending.winners === 'nobody' ? `${state.ending.how}/nobody` : state.ending.how,
    rounds: state.round,
  }),
  decided: (state) => state.ending !== null,
  secrets: true,
  // PAN-RULING-65
  out: (state, seat) => state.ending === null && state.teams[seat]?.out === true,
  imagine,
  copy: copyState,
  audit,
  migrations,
  renew,
};
