/** The NPC Phase: a category after the other, its arrivals first (CS-NPC-01, -02). A beat is a category's arrivals, or one figure. */
import type { Flow } from '@cosmodrome/kernel';
import { TRACK } from '../content/hostility.ts';
import { CATEGORIES, type Category } from '../content/npcs.ts';
import { isTracked, level, printedSide, sideOf } from '../judge/figures.ts';
import { stands } from '../judge/place.ts';
import type { Figure, State } from '../state.ts';
import { civilianArrives, gangerArrives, howMany, npcArrives, openAt } from './arrivals.ts';
import { directed } from './directed.ts';
import { checkEnd } from './end.ts';
import { springs } from './gatherers.ts';
import { civilian, rollJoined } from './npcs/civilians.ts';
import { corps } from './npcs/corps.ts';
import { ganger } from './npcs/gangers.ts';
import { warden } from './npcs/security.ts';
import { civiliansWait, isPrisoner } from './pieces/people.ts';
import { nextOf } from './purge.ts';
import { begin } from './round.ts';
import type { Table } from './table.ts';

const ACTS: Readonly<Record<Category, (table: Table, f: Figure) => Flow>> = {
  corps,
  security: warden,
  gangers: ganger,
  civilians: civilian,
};
/** The next category in play, after this one. */
const following = (state: State, after: Category | null): Category | undefined =>
  CATEGORIES.slice(after === null ? 0 : CATEGORIES.indexOf(after) + 1).find((category) => state.settings[category]);

export function* npcs(table: Table): Flow {
  const { state } = table;
  const { category } = state;
  if (category === null || state.queue === null) return enter(table, following(state, null));
  const next = yield* nextOf(table, (f) => sideOf(f) === category && !isPrisoner(state, f));
  if (!next) return enter(table, following(state, category));
  next.acted = true;
  state.sprung = [];
  yield* springs(table, next);
  if (stands(next)) yield* directed(table, next, () => ACTS[category](table, next));
  yield* springs(table, next);
  checkEnd(table);
}
/** Its arrivals, then it acts. */
function enter(table: Table, category: Category | undefined): void {
  const { state } = table;
  if (category === undefined) {
    begin(table, 'assessment');
    return;
  }
  state.category = category;
  state.queue = [];
  arrivals(table, category);
  if (category === 'civilians') for (const f of state.figures.filter((one) => hasJoined(state, one))) rollJoined(table, f);
  checkEnd(table);
}
/** What the level lists, the lowest rank first. CS-NPC-02, -03, -05 */
function arrivals(table: Table, category: Category): void {
  const { state } = table;
  if (!isTracked(state, category)) return;
  if (state.forecast) {
    // CS-UPG-05
    for (const { who, number, entry } of state.forecast.npcs) {
      const at = openAt(state, entry, false);
      if (who === 'civilian') {
        if (category === 'civilians' && !civiliansWait(state)) civilianArrives(table, at);
      } else if (who === 'guard' || who === 'juggernaut' || who === 'director') {
        if (category === 'corps') npcArrives(table, who, number, at);
      } else if (category === 'gangers') gangerArrives(table, RANKS[who], number, at);
    }
    return;
  }
  for (const { who, count } of TRACK[state.settings.track][level(state) - 1]!.npcs) {
    if (who === 'civilian') {
      if (category === 'civilians' && !civiliansWait(state)) for (let n = howMany(table, count); n > 0; n--) civilianArrives(table);
    } else if (who === 'guard' || who === 'juggernaut' || who === 'director') {
      if (category === 'corps') npcArrives(table, who, howMany(table, count));
    } else if (category === 'gangers') gangerArrives(table, RANKS[who], howMany(table, count));
  }
}
const RANKS = { 'ganger-1': 1, 'ganger-2': 2, 'ganger-3': 3 } as const;
const hasJoined = (state: State, f: Figure): boolean =>
  f.crew !== null && printedSide(f) === 'civilians' && stands(f) && !isPrisoner(state, f);
