/** What earlier games of a campaign bring into this one (The Azure Thread, arc conventions). */
import { type Flow, oneOf, yesNo } from '@cosmodrome/kernel';
import { type Campaign, type CrateId, crewById, type State, type TokenId } from '../state.ts';
import { ask } from '../topics.ts';
import { look } from './act/search.ts';
import { hidden } from './pieces/goods.ts';
import { cellRows } from './pieces/people.ts';
import { addPegs, kindOf, speaker, type Table } from './table.ts';

/** Before the first round: a look into a crate, or a peg less, one crew after the other. */
export function* payDue(table: Table, campaign: Campaign): Flow {
  const { state } = table;
  const { crew, what } = campaign.dues[0]!;
  const seat = speaker(state, crew);
  if (what === 'look') {
    const crate = yield* ask(
      seat,
      'choose/crate',
      oneOf(() => state.crates.map(({ id }) => id)),
    );
    table.tell({ kind: 'peeked', crew, crate });
    look(table, { crew }, crate);
  } else if (yield* ask(seat, 'due/calm', yesNo)) addPegs(table, -1, 'mission');
  campaign.dues.shift();
  if (campaign.dues.length === 0) state.phase = 'hostility';
}
/** Who has the data knows in which row of cells the prisoner is. */
export function tellRows(table: Table): void {
  const { state } = table;
  for (const crew of state.campaign?.rows ?? []) {
    const { row } = cellRows(state);
    if (row === undefined) return;
    const { seats } = crewById(state, crew);
    table.reveal(seats);
    table.tell({ kind: 'knows-row', row }, seats);
  }
}
/** Where nobody took the schedule, the crate is decided once another has been searched. */
export function hideLate(table: Table, searched: CrateId): void {
  const { state, chance } = table;
  const { campaign } = state;
  if (!campaign?.late) return;
  campaign.late = false;
  for (const [piece] of hidden(state)) {
    const token = state.aside.find((one) => kindOf(state, one) === piece.token);
    const those = state.crates.filter(({ id, large }) => id !== searched && large === (piece.crates === 'large-crate'));
    if (token === undefined || those.length === 0) continue;
    state.aside = state.aside.filter((one) => one !== token);
    state.contents[chance.pick(those).id]!.push(token);
    forget(state, token);
  }
}
const forget = (state: State, token: TokenId): void => {
  state.tokens.seen[token] = 0;
};
