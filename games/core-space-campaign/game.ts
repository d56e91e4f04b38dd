/** A campaign of Core Space as a Game of the kernel: the tie between the chapters. Its missions are matches of another game (docs/decisions/0007). */
import type { Game } from '@cosmodrome/kernel';
import type { Note } from './notes.ts';
import { audit } from './rules/audit.ts';
import { report, standings } from './rules/end.ts';
import { toVersion2, toVersion3 } from './rules/renew.ts';
import { season } from './rules/season.ts';
import { OPTIONS, setUp, whyNotOptions } from './rules/setup.ts';
import type { State } from './state.ts';
import { openView, seesOffer, type View, viewOf } from './view.ts';

export const coreSpaceCampaign: Game<State, View, Note> = {
  id: 'core-space-campaign',
  version: 3,
  seats: [1, 2, 3, 4, 5, 6],
  options: OPTIONS,
  check: whyNotOptions,
  setup: setUp,
  beat: (table) => (table.state.phase === 'over' ? undefined : season(table)),
  view: viewOf,
  openView,
  standings,
  report,
  decided: (state) => state.phase === 'over',
  secrets: true,
  // Others' offers may or may not be.
  imagine: (state, seat) => {
    state.offers = state.offers.filter((offer) => seesOffer(offer, seat));
  },
  audit,
  migrations: { 1: toVersion2, 2: toVersion3 },
};
