/** Paying energy: with cells of any battery, or with panels linked to what is powered. GT-BASE-ENERGY, GT-SOLAR, GT-RULING-131 */
import { assign, type Flow, given, type Seat } from '@cosmodrome/kernel';
import type { SquareId } from '../content/index.ts';
import { affordable, pays, type Source, sources, type Use } from '../judge/energy.ts';
import type { State } from '../state.ts';
import { ask } from '../topics.ts';
import { fill, flyerOf, shipOf, type Table, tidy } from './table.ts';

/** What was chosen to pay with: spent by `spend`, after all have chosen. */
export type Payment = { readonly from: readonly Source[]; readonly shares: readonly number[] };
const FREE: Payment = { from: [], shares: [] };

export const canPay = (state: State, seat: Seat, uses: readonly Use[]): boolean =>
  affordable(shipOf(state, seat), flyerOf(state, seat).tired, uses);

/** Which cells or panels pay: asked where there is a choice. It only asks, so that it can be a lane. GT-RULING-131 */
export function choosePayment(state: State, seat: Seat, uses: readonly Use[]): Flow<Payment> {
  if (uses.length === 0) return given(FREE);
  const ship = shipOf(state, seat);
  const from = sources(ship, flyerOf(state, seat).tired, uses);
  const domain = assign(() => from.map(({ square, max }) => ({ id: square, max })), {
    total: uses.length,
    valid: (shares) => pays(ship, from, shares, uses),
  });
  const ways: (readonly number[])[] = [];
  for (const shares of domain.options!()) if (ways.push(shares) > 1) break;
  return ways.length === 1 ? given({ from, shares: ways[0]! }) : asked(seat, from, domain);
}
function* asked(seat: Seat, from: readonly Source[], domain: ReturnType<typeof assign>): Flow<Payment> {
  return { from, shares: yield* ask(seat, 'energy/pay', domain) };
}
/** Spent cells leave the ship; a panel pays once a card. GT-BASE-ENERGY-01, GT-SOLAR-02 */
export function spend(table: Table, seat: Seat, { from, shares }: Payment): void {
  const { state } = table;
  const ship = shipOf(state, seat);
  const flyer = flyerOf(state, seat);
  let cells = 0;
  let panels = 0;
  from.forEach(({ square, panel }, i) => {
    const share = shares[i]!;
    if (share === 0) return;
    if (panel) {
      flyer.tired.push(square);
      panels++;
    } else {
      fill(ship, square).cells -= share;
      cells += share;
    }
  });
  tidy(ship);
  if (cells + panels > 0) table.tell({ kind: 'energy-spent', seat, cells, panels });
}
/** Power each of these parts, for this use alone; nothing is stored. GT-BASE-ENERGY-02 */
export const usesOf = (squares: readonly SquareId[]): Use[] => squares.map((square) => [square]);
