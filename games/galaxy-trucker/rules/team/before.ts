/** Before building: the Inspector reads while the Planner places markers. GT-FLOW-02, GT-SKILL-INSPECTOR-03, GT-SKILL-PLANNER-03 */
import { type Arrangement, after, arrange, type Flow, oneOf, race, type Seat } from '@cosmodrome/kernel';
import { CLOCKS, MARKERS, PILES, planOf, type SquareId } from '../../content/index.ts';
import type { State } from '../../state.ts';
import { stand } from '../../topics.ts';
import { shipOf, type Table, yardOf } from '../table.ts';
import { awaitReady, lane } from '../timer.ts';
import { ownerOf } from './hiring.ts';

/** The window opens if anybody has something to do in it. */
export function beginBefore(table: Table): void {
  const { state, now } = table;
  state.before = {
    inspector: ownerOf(state, 'inspector-b') ?? null,
    planner: ownerOf(state, 'planner-b') ?? null,
    until: now + CLOCKS.inspector,
  };
  state.phase = 'before';
}
/** The beat: one pile read, the markers placed, or the end of twenty seconds. GT-RULING-95 */
export function* beforeBuilding(table: Table): Flow {
  const { state } = table;
  const { inspector, planner, until } = state.before;
  if (inspector === null && planner === null) {
    awaitReady(table);
    return;
  }
  const act = yield* race<() => void>([
    ...(inspector === null
      ? []
      : [lane(after(until - table.now, 'before/read'), () => () => endReading(state, inspector)), reads(table, inspector)]),
    ...(planner === null ? [] : [plans(state, planner)]),
  ]);
  act();
  table.settle();
}
const reads = (table: Table, seat: Seat): Flow<() => void> =>
  lane(
    stand(
      seat,
      'before/read',
      oneOf(() => [...Array.from({ length: PILES }, (_, pile) => pile), 'done' as const]),
    ),
    (what) => () => (what === 'done' ? endReading(table.state, seat) : read(table, seat, what)),
  );
function read(table: Table, seat: Seat, pile: number): void {
  const { state } = table;
  yardOf(state, seat).reading = { pile, until: state.before.until };
  for (const card of state.piles[pile]!) if (!state.known[seat]!.includes(card)) state.known[seat]!.push(card);
  table.reveal([seat]);
  table.tell({ kind: 'pile-opened', seat, pile });
}
function endReading(state: State, seat: Seat): void {
  yardOf(state, seat).reading = null;
  state.before.inspector = null;
}

/** Squares of the outline, neither the start square nor beside it. GT-SKILL-PLANNER-03, GT-RULING-85, -113 */
function markable(state: State, seat: Seat): SquareId[] {
  const plan = planOf(shipOf(state, seat).plan);
  const barred = plan.start === null ? [] : [plan.start, ...plan.near[plan.start]!];
  return plan.outline.flatMap((inside, i) => (inside && !barred.includes(i as SquareId) ? [i as SquareId] : []));
}
function apart(state: State, seat: Seat, places: Arrangement): boolean {
  const { near } = planOf(shipOf(state, seat).plan);
  return places.every((square) => square === null || !near[square as SquareId]!.some((next) => places.includes(next)));
}
const plans = (state: State, seat: Seat): Flow<() => void> =>
  lane(
    stand(
      seat,
      'before/markers',
      arrange(
        () => ({
          tokens: MARKERS.map((kind) => ({ id: kind, kind })),
          slots: markable(state, seat).map((id) => ({ id, takes: MARKERS, max: 1 })),
        }),
        { valid: (places) => apart(state, seat, places) },
      ),
      true,
    ),
    (places) => () => {
      const { marks } = shipOf(state, seat);
      for (const [i, square] of places.entries())
        if (square !== null) marks.push({ kind: 'marker', square: square as SquareId, marker: MARKERS[i]! });
      state.before.planner = null;
    },
  );
