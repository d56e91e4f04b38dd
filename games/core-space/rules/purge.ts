/** The Purge Phase: arrivals, then each by rank, highest first (CS-PUR-01, -02, -20). A beat is the arrivals, or one figure. */
import { type Flow, order } from '@cosmodrome/kernel';
import { TRACK } from '../content/hostility.ts';
import { lasts, level, rankOf, sideOf } from '../judge/figures.ts';
import { distance, stands } from '../judge/place.ts';
import { type Figure, type FigureId, figureOf, type State } from '../state.ts';
import { ask } from '../topics.ts';
import { howMany, openAt, purgeArrives } from './arrivals.ts';
import { activate } from './chart.ts';
import { directed } from './directed.ts';
import { checkEnd } from './end.ts';
import { isMother, motherActs, spiderActs } from './gatherers.ts';
import { begin } from './round.ts';
import { leaderOf, type Table } from './table.ts';
import { purgeTarget } from './targets.ts';
import { gap } from './windows.ts';

export function* purge(table: Table): Flow {
  const { state } = table;
  if (state.queue === null) {
    // CS-RULING-17: a change of phase is a gap.
    yield* gap(table, null, 0, null);
    arrivals(table);
    if (lasts(state, 'arrivals-twice')) arrivals(table);
    state.queue = [];
    return;
  }
  const next = yield* nextOf(table, (f) => sideOf(f) === 'purge');
  if (!next) return begin(table, 'npcs');
  next.acted = true;
  yield* directed(table, next, () => acts(table, next));
  checkEnd(table);
}
function acts(table: Table, f: Figure): Flow {
  const type = f.being.kind === 'purge' ? f.being.type : undefined;
  if (type === 'mother') return motherActs(table, f);
  if (type === 'spider') return spiderActs(table, f);
  return activate(table, f, () => purgeTarget(table.state, table.chance, f), 'CS-PUR-31');
}
/** The list of the level, from top to bottom. CS-PUR-02, -03, CS-EX-18 */
function arrivals(table: Table): void {
  const { state } = table;
  const seen = state.forecast?.purge;
  if (state.forecast && seen) {
    // CS-UPG-05: those wait off the board, wherever the track stands by now; an Entry Point sealed since is rolled again.
    state.forecast = { ...state.forecast, purge: null };
    for (const { who, number, entry } of seen) purgeArrives(table, who, number, openAt(state, entry, true));
    return;
  }
  for (const { who, count } of TRACK[table.state.settings.track][level(table.state) - 1]!.purge)
    purgeArrives(table, who, howMany(table, count));
}
/** Who acts next: the queue of the rank under way, else the highest rank left, put in order once by the holder. CS-PUR-20, CS-NPC-06 */
export function* nextOf(table: Table, of: (f: Figure) => boolean): Flow<Figure | undefined> {
  const { state } = table;
  const ready = (f: Figure) => stands(f) && !f.acted && of(f);
  state.queue = (state.queue ?? []).filter((id) => ready(figureOf(state, id)));
  if (state.queue.length === 0) {
    const left = state.figures.filter(ready);
    const rank = Math.max(0, ...left.map(rankOf));
    const highest = left.filter((f) => rankOf(f) === rank);
    // CS-GAT-04: a Mother before her Spiders.
    const mothers = highest.filter(isMother);
    const equal = proposed(state, mothers.length > 0 ? mothers : highest);
    state.queue = equal.length > 1 ? [...(yield* ask(leaderOf(state), 'npc/order', order(equal)))] : equal;
  }
  const [next, ...rest] = state.queue;
  state.queue = rest;
  return next === undefined ? undefined : figureOf(state, next);
}
/** Nearest to a Trader first. */
function proposed(state: State, figures: readonly Figure[]): FigureId[] {
  const traders = state.figures.filter((f) => f.crew !== null && stands(f));
  const near = (f: Figure) => Math.min(9999, ...traders.map((t) => distance(f, t)));
  return [...figures].sort((a, b) => near(a) - near(b) || a.id - b.id).map((f) => f.id);
}
