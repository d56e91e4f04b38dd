/** Errors that a specialist forgives: the Welder's tokens, the Hypergeometer's exceptions. GT-SKILL-WELDER-01, -02, GT-SKILL-HYPER-01, -02 */
import { type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { planOf, REAR, RIGHT, type SquareId, TOKENS } from '../../content/index.ts';
import { faults, typeAt } from '../../judge/ship.ts';
import { type Edge, edge, type Mark, type State } from '../../state.ts';
import { ask } from '../../topics.ts';
import { shipOf, yardOf } from '../table.ts';
import { ownerOf } from './hiring.ts';

/** Single connectors against double ones that no token joins. GT-RULING-115 */
function contacts(state: State, seat: Seat): Edge[] {
  const ship = shipOf(state, seat);
  const { near } = planOf(ship.plan);
  return faults(ship).flatMap(({ kind, squares }) => {
    if (kind !== 'single-double') return [];
    const [a, b] = squares as readonly [SquareId, SquareId];
    return ([RIGHT, REAR] as const).flatMap((side) => (near[a]![side] === b ? [edge(a, side)] : []));
  });
}
/** Cannons or engines before whose barrel or nozzle a part stands, none of which is exempt yet. GT-RULING-84 */
function blocked(state: State, seat: Seat, type: 'cannon' | 'engine'): SquareId[] {
  const ship = shipOf(state, seat);
  if (ship.marks.some((mark) => mark.kind === 'exempt' && typeAt(ship, mark.square) === type)) return [];
  const all = faults(ship).flatMap(({ kind, squares }) => (kind === 'blocked' && typeAt(ship, squares[0]!) === type ? [squares[0]!] : []));
  return [...new Set(all)].sort((a, b) => a - b);
}
/** Marks laid where there is no choice; where there is, the owner says which. True if anything was laid. */
export function* forgive(state: State): Flow<boolean> {
  const laid: Mark[] = [];
  const welder = ownerOf(state, 'welder-a');
  if (welder !== undefined) {
    const { ship } = yardOf(state, welder);
    const free = TOKENS.universal - ship.marks.filter(({ kind }) => kind === 'universal').length;
    const open = contacts(state, welder);
    const chosen = free > 0 && open.length > 0 ? (open.length <= free ? open : [yield* weld(welder, open)]) : [];
    for (const joint of chosen) laid.push({ kind: 'universal', joint });
    ship.marks.push(...laid);
  }
  const geometer = ownerOf(state, 'hypergeometer-a');
  if (geometer !== undefined)
    for (const type of ['cannon', 'engine'] as const) {
      const all = blocked(state, geometer, type);
      const square = all.length > 1 ? yield* exempt(geometer, all) : all[0];
      if (square === undefined) continue;
      const mark: Mark = { kind: 'exempt', square };
      shipOf(state, geometer).marks.push(mark);
      laid.push(mark);
    }
  return laid.length > 0;
}
const weld = (seat: Seat, open: readonly Edge[]): Flow<Edge> =>
  ask(
    seat,
    'repair/weld',
    oneOf(() => open),
  );
const exempt = (seat: Seat, all: readonly SquareId[]): Flow<SquareId> =>
  ask(
    seat,
    'repair/exempt',
    oneOf(() => all),
  );
