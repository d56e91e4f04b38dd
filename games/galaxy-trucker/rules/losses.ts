/** Parts that leave a ship, pieces that break off, crew and goods that are given up. GT-BASE-LOSS, GT-BASE-CREW, GT-BASE-CARGO */
import { during, each, type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import type { SquareId } from '../content/index.ts';
import { homeless } from '../judge/crew.ts';
import { pieces, tornAlong, without } from '../judge/ship.ts';
import { type State, tileOf } from '../state.ts';
import { ask } from '../topics.ts';
import { fill, flyerOf, shipOf, type Table, tidy, yardOf } from './table.ts';

/** Parts leave the ship with all that lay in them; cubes go back to the bank. They are lost. GT-BASE-LOSS-01, -03 */
export function removeParts(state: State, seat: Seat, squares: readonly SquareId[]): void {
  const yard = yardOf(state, seat);
  const { ship } = yard;
  for (const { square, goods } of ship.loads) if (squares.includes(square)) for (const good of goods) state.bank[good]++;
  const flyer = flyerOf(state, seat);
  flyer.lost.push(...squares.map((square) => tileOf(ship.squares[square]!)));
  // Robonauts are gone with their cell (GT-ROBO-07).
  flyer.awake = flyer.awake.filter((square) => !squares.includes(square));
  flyer.tired = flyer.tired.filter((square) => !squares.includes(square));
  yard.ship = without(ship, squares);
}
/** These parts are destroyed, and all that sabotaged joints tear along. GT-BASE-LOSS-01, GT-SKILL-SABOTEUR-03 */
export function destroy(table: Table, seat: Seat, squares: readonly SquareId[]): void {
  if (squares.length === 0) return;
  const ship = shipOf(table.state, seat);
  const gone = tornAlong(ship, squares);
  const tiles = gone.map((square) => tileOf(ship.squares[square]!));
  removeParts(table.state, seat, gone);
  table.tell({ kind: 'destroyed', seat, tiles, squares: gone });
}
/**
 * Ships that are no longer one piece: each owner keeps one piece and loses the others, with what sabotaged joints tear along, until
 * the ship holds together; then aliens without air leave. GT-BASE-LOSS-02, -04, GT-RULING-25, -100
 */
export function* settleShips(table: Table, seats: readonly Seat[]): Flow {
  const { state } = table;
  for (;;) {
    const broken = seats.filter((seat) => pieces(shipOf(state, seat)).length > 1);
    if (broken.length === 0) break;
    const kept = yield* during(
      table,
      { kind: 'broken', seats: broken },
      each(broken, (seat) =>
        ask(
          seat,
          'ship/piece',
          oneOf(() => pieces(shipOf(state, seat))),
        ),
      ),
    );
    for (const [seat, piece] of kept) {
      const ship = shipOf(state, seat);
      const gone = tornAlong(
        ship,
        pieces(ship)
          .flat()
          .filter((square) => !piece.includes(square)),
      );
      const tiles = gone.map((square) => tileOf(ship.squares[square]!));
      removeParts(state, seat, gone);
      table.tell({ kind: 'piece-lost', seat, tiles });
    }
  }
  for (const seat of seats) loseStranded(table, seat);
}
/** GT-BASE-CREW-04 */
function loseStranded(table: Table, seat: Seat): void {
  const ship = shipOf(table.state, seat);
  for (const square of homeless(ship)) {
    const load = fill(ship, square);
    table.tell({ kind: 'alien-lost', seat, alien: load.alien! });
    load.alien = null;
  }
  tidy(ship);
}
