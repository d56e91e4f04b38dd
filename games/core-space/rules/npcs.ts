/** The NPC Phase: a category after the other, its arrivals first (CS-NPC-01, -02). A beat is a category's arrivals, or one figure. */
import type { Flow } from '@cosmodrome/kernel';
import { TRACK } from '../content/hostility.ts';
import { level, printedSide, sideOf } from '../judge/figures.ts';
import { stands } from '../judge/place.ts';
import type { Figure, State } from '../state.ts';
import { civilianArrives, howMany } from './arrivals.ts';
import { checkEnd } from './end.ts';
import { civilian, rollJoined } from './npcs/civilians.ts';
import { civiliansWait, isPrisoner } from './pieces/people.ts';
import { nextOf } from './purge.ts';
import { begin } from './round.ts';
import type { Table } from './table.ts';

export function* npcs(table: Table): Flow {
  const { state } = table;
  if (!state.settings.civilians) return begin(table, 'assessment');
  if (state.category === null) {
    state.category = 'civilians';
    for (const { who, count } of TRACK.basic[level(state) - 1]!.npcs)
      if (who === 'civilian' && !civiliansWait(state)) for (let n = howMany(table, count); n > 0; n--) civilianArrives(table);
    state.queue = [];
    for (const f of state.figures.filter((one) => hasJoined(state, one))) rollJoined(table, f);
    checkEnd(table);
    return;
  }
  const next = yield* nextOf(table, (f) => sideOf(f) === 'civilians' && !isPrisoner(state, f));
  if (!next) return begin(table, 'assessment');
  next.acted = true;
  yield* civilian(table, next);
  checkEnd(table);
}
const hasJoined = (state: State, f: Figure): boolean =>
  f.crew !== null && printedSide(f) === 'civilians' && stands(f) && !isPrisoner(state, f);
