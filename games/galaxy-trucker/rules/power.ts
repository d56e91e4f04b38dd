/** Declaring power: which doubles and which robonauts are powered. GT-BASE-POW, GT-ROBO, GT-RULING-123 */
import { type Flow, given, type Seat, someOf } from '@cosmodrome/kernel';
import type { Criterion, SquareId } from '../content/index.ts';
import { crewSize } from '../judge/crew.ts';
import { doubles, enginePower, firePower } from '../judge/power.ts';
import { linksOf, partsOf } from '../judge/ship.ts';
import type { State } from '../state.ts';
import { ask } from '../topics.ts';
import { canPay, choosePayment, spend, usesOf } from './energy.ts';
import { flyerOf, shipOf, type Table } from './table.ts';

/** Robonaut cells that are still off. */
export const asleep = (state: State, seat: Seat): SquareId[] =>
  partsOf(shipOf(state, seat), 'robonauts').filter((square) => !flyerOf(state, seat).awake.includes(square));

const POWERED: Readonly<Record<Criterion, (state: State, seat: Seat) => SquareId[]>> = {
  engines: (state, seat) => doubles(shipOf(state, seat), 'engine'),
  cannons: (state, seat) => doubles(shipOf(state, seat), 'cannon'),
  crew: asleep,
};
const TOPIC = { engines: 'power/engines', cannons: 'power/cannons', crew: 'power/crew' } as const;
/** Which of those that need energy are powered: as many as there is energy for. GT-BASE-POW-03 */
function powered(
  state: State,
  seat: Seat,
  what: Criterion,
  enough: (chosen: readonly SquareId[]) => boolean = () => true,
): Flow<readonly SquareId[]> {
  const able = POWERED[what](state, seat).filter((square) => canPay(state, seat, [[square]]));
  if (able.length === 0) return given([]);
  return ask(
    seat,
    TOPIC[what],
    someOf(() => able, { valid: (chosen) => canPay(state, seat, usesOf(chosen)) && enough(chosen) }),
  );
}
/**
 * What a trucker declares: nobody may declare less than what works by itself. Energy is for this use alone, robonauts stay on
 * until the end of the card. GT-BASE-POW-01 to -05, GT-RULING-27
 */
export function* declare(table: Table, seat: Seat, what: Criterion): Flow<number> {
  const { state } = table;
  const chosen = yield* powered(state, seat, what);
  spend(table, seat, yield* choosePayment(state, seat, usesOf(chosen)));
  const ship = shipOf(state, seat);
  if (what === 'crew') flyerOf(state, seat).awake.push(...chosen);
  const power =
    what === 'engines'
      ? enginePower(ship, chosen).total
      : what === 'cannons'
        ? firePower(ship, linksOf(ship), chosen).total
        : crewSize(ship, linksOf(ship), flyerOf(state, seat).awake, 'compared');
  table.tell({ kind: 'declared', seat, what, power });
  return power;
}

/** Figures, and robonauts that are or could be on. GT-ROBO-03, GT-ARM-03 */
const mustered = (state: State, seat: Seat, more: readonly SquareId[]): number =>
  crewSize(shipOf(state, seat), [], [...flyerOf(state, seat).awake, ...more], 'minimum');
/** Can this ship bring so large a crew, if need be with robonauts? GT-RULING-32 */
export function canMuster(state: State, seat: Seat, crew: number): boolean {
  // Panels may be linked to some of the cells only: any choice of them will do.
  const some = (rest: readonly SquareId[], chosen: readonly SquareId[]): boolean =>
    (mustered(state, seat, chosen) >= crew && canPay(state, seat, usesOf(chosen))) ||
    rest.some((next, i) => some(rest.slice(i + 1), [...chosen, next]));
  return some(asleep(state, seat), []);
}
/** Robonauts are switched on if the crew is too small without them. GT-RULING-59, -123 */
export function* muster(table: Table, seat: Seat, crew: number): Flow {
  const { state } = table;
  if (mustered(state, seat, []) >= crew) return;
  const chosen = yield* powered(state, seat, 'crew', (cells) => mustered(state, seat, cells) >= crew);
  spend(table, seat, yield* choosePayment(state, seat, usesOf(chosen)));
  flyerOf(state, seat).awake.push(...chosen);
}
