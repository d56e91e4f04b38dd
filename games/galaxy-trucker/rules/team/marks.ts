/** Marks on the legal ship, and what is paid for it. GT-TIME-08c, d */
import { type Flow, oneOf, type Seat, someOf } from '@cosmodrome/kernel';
import { planOf, SIDES, type SquareId, TOKENS } from '../../content/index.ts';
import { whyNotPipe } from '../../judge/building.ts';
import { matches } from '../../judge/markers.ts';
import { exposed, isExposed, jointAt, parts } from '../../judge/ship.ts';
import { edge, type State } from '../../state.ts';
import { ask, type Pipe } from '../../topics.ts';
import { earn } from '../purse.ts';
import { flightOf, seatsOf, shipOf, type Table, yardOf } from '../table.ts';
import { ownerOf } from './hiring.ts';

/** The beat of marks, one specialist after the other: what one does changes nothing for another. */
export function* markShips(table: Table, then: (table: Table) => void): Flow {
  const { state } = table;
  yield* layPipes(state);
  yield* linkTwo(state);
  yield* armourOne(state);
  yield* weldEnds(state);
  payPlanner(table);
  payArchitect(table);
  then(table);
}
/** Pipes that are left join parts with facing smooth sides. GT-SKILL-PLUMBER-01, -02 */
function* layPipes(state: State): Flow {
  const seat = ownerOf(state, 'plumber-a');
  if (seat === undefined) return;
  const yard = yardOf(state, seat);
  const plan = planOf(yard.ship.plan);
  for (;;) {
    // Each pair of neighbours once.
    const all = parts(yard.ship).flatMap((square) =>
      SIDES.filter((side) => (side === 1 || side === 2) && whyNotPipe(yard, square, side) === undefined).map(
        (side): Pipe => ({ square, side }),
      ),
    );
    if (all.length === 0) return;
    const pipe = yield* ask(
      seat,
      'mark/pipe',
      oneOf(() => [null, ...all]),
    );
    if (!pipe) return;
    yard.ship.marks.push({ kind: 'pipe', joint: jointAt(plan, pipe.square, pipe.side) });
  }
}
/** Two parts count as linked from now on. GT-SKILL-ASSEMBLER-01 */
function* linkTwo(state: State): Flow {
  const seat = ownerOf(state, 'assembler-a');
  if (seat === undefined) return;
  const ship = shipOf(state, seat);
  const two = yield* ask(
    seat,
    'mark/wireless',
    someOf(() => parts(ship), { max: TOKENS.wireless, valid: ({ length }) => length !== 1 }),
  );
  for (const square of two) ship.marks.push({ kind: 'wireless', square });
}
/** All exposed connectors of one part become armour. GT-SKILL-ASSEMBLER-03, GT-RULING-94 */
function* armourOne(state: State): Flow {
  const seat = ownerOf(state, 'assembler-b');
  if (seat === undefined) return;
  const ship = shipOf(state, seat);
  const open = (square: SquareId) => SIDES.filter((side) => isExposed(ship, square, side));
  const able = parts(ship).filter((square) => open(square).length > 0 && open(square).length <= TOKENS.armour);
  if (able.length === 0) return;
  const square = yield* ask(
    seat,
    'mark/armour',
    oneOf(() => [null, ...able]),
  );
  if (square !== null) for (const side of open(square)) ship.marks.push({ kind: 'armour', edge: edge(square, side) });
}
/** Up to three exposed connectors are exposed no longer. GT-SKILL-WELDER-03 */
function* weldEnds(state: State): Flow {
  const seat = ownerOf(state, 'welder-b');
  if (seat === undefined) return;
  const ship = shipOf(state, seat);
  const all = exposed(ship);
  if (all.length === 0) return;
  const chosen = yield* ask(
    seat,
    'mark/weld',
    someOf(() => all, { max: TOKENS.welded }),
  );
  for (const one of chosen) ship.marks.push({ kind: 'welded', edge: one });
}

/** GT-SKILL-PLANNER-06 */
const MARKER_PAYS = 2;
/** Each marker on a part that matches now pays; then all go back. GT-SKILL-PLANNER-04 to -06, GT-RULING-16, -113 */
function payPlanner(table: Table): void {
  const seat = ownerOf(table.state, 'planner-b');
  if (seat === undefined) return;
  const { ship } = yardOf(table.state, seat);
  const right = ship.marks.filter((mark) => mark.kind === 'marker' && matches(ship, mark.square, mark.marker));
  earn(table, seat, MARKER_PAYS * right.length);
  ship.marks = ship.marks.filter(({ kind }) => kind !== 'marker');
}
/** No ship has fewer exposed connectors: the bonus at once. GT-SKILL-ARCHITECT-04, -06 */
function payArchitect(table: Table): void {
  const { state } = table;
  const seat = ownerOf(state, 'architect-b');
  if (seat === undefined) return;
  const count = (one: Seat) => exposed(shipOf(state, one)).length;
  if (seatsOf(state).some((other) => count(other) < count(seat))) return;
  state.admired = true;
  earn(table, seat, flightOf(state).bestLooking);
}
