/** Error correction: all at the same time, until every ship is legal. GT-BASE-ERR, GT-RULING-12 */
import { type Flow, oneOf, race, type Seat } from '@cosmodrome/kernel';
import type { SquareId } from '../content/index.ts';
import { type FaultKind, faults, pieces } from '../judge/ship.ts';
import { type State, tileOf } from '../state.ts';
import { stand } from '../topics.ts';
import { removeParts } from './losses.ts';
import { seatsOf, shipOf, type Table, yardOf } from './table.ts';
import { forgive } from './team/exemptions.ts';
import { lane } from './timer.ts';

/** Faults that nobody can mend otherwise: the part itself goes. GT-BASE-ERR-03, GT-IIIB-06 */
const HOPELESS: readonly FaultKind[] = ['turned', 'hole', 'outside'];
function hopeless(state: State, seat: Seat): SquareId[] {
  const { ship, skills } = yardOf(state, seat);
  const all = faults(ship, skills).filter(({ kind }) => HOPELESS.includes(kind));
  // The Architect chooses which one of the parts out of place stays (GT-SKILL-ARCHITECT-02).
  const due = skills.includes('architect-a') ? all.filter(({ kind }) => kind === 'turned') : all;
  // A turned engine in a hole is wrong twice and goes once.
  return [...new Set(due.flatMap(({ squares }) => squares))];
}
/** Only a part that takes part in a current error may be removed. GT-BASE-ERR-02 */
export function erring(state: State, seat: Seat): SquareId[] {
  const { ship, skills } = yardOf(state, seat);
  return [...new Set(faults(ship, skills).flatMap(({ squares }) => squares))].sort((a, b) => a - b);
}

/** The beat of correction: one part, or one piece, of anybody whose ship is not legal yet. GT-BASE-ERR-04 to -07 */
export function* correct(table: Table): Flow {
  const { state } = table;
  const seats = seatsOf(state);
  // What must go anyway goes first: nothing is forgiven for its sake (GT-RULING-12).
  for (const seat of seats) for (const square of hopeless(state, seat)) remove(table, seat, square);
  while (yield* forgive(state));
  const wrong = seats.filter((seat) => erring(state, seat).length > 0);
  const broken = seats.filter((seat) => !wrong.includes(seat) && pieces(shipOf(state, seat)).length > 1);
  if (wrong.length + broken.length === 0) {
    state.phase = 'marks';
    return;
  }
  const act = yield* race<() => void>([
    ...wrong.map((seat) =>
      lane(
        stand(
          seat,
          'error/remove',
          oneOf(() => erring(state, seat)),
          true,
        ),
        (square) => () => remove(table, seat, square),
      ),
    ),
    ...broken.map((seat) =>
      lane(
        stand(
          seat,
          'ship/piece',
          oneOf(() => pieces(shipOf(state, seat))),
          true,
        ),
        (kept) => () => keep(table, seat, kept),
      ),
    ),
  ]);
  act();
}
function remove(table: Table, seat: Seat, square: SquareId): void {
  const tile = tileOf(shipOf(table.state, seat).squares[square]!);
  removeParts(table.state, seat, [square]);
  table.tell({ kind: 'errors-removed', seat, tiles: [tile] });
}
/** GT-BASE-ERR-04 */
function keep(table: Table, seat: Seat, kept: readonly SquareId[]): void {
  const ship = shipOf(table.state, seat);
  const gone = pieces(ship)
    .flat()
    .filter((square) => !kept.includes(square));
  const tiles = gone.map((square) => tileOf(ship.squares[square]!));
  removeParts(table.state, seat, gone);
  table.tell({ kind: 'piece-lost', seat, tiles });
}
