/** Sector X. */
import { type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { showAll, showTo } from '@cosmodrome/kit/cards';
import { COST, STAR_BASE, TECHNOLOGIES, X_EFFECT, XENO } from '../content/index.ts';
import { unitOf } from '../state.ts';
import { ask, type Why } from '../topics.ts';
import { promoteAtBase } from './base.ts';
import { scorePc, scorePx } from './scores.ts';
import { type Legio, pay, type Seen, xOf } from './table.ts';
import { learn } from './xeno.ts';

/** From any sector, once per game, with 9 PX and 6 cards. LEG-SX-01, LEG-SX-02, LEG-SX-03, LEG-SX-09, LEG-XENO-05, LEG-RULING-19 */
export function whyNotEnterX(state: Seen, seat: Seat): Why | undefined {
  const unit = unitOf(state, seat);
  if (unit.visitedX) return 'visited-x';
  if (unit.px < XENO.sectorX) return 'needs-9-px';
  return unit.hand.length < COST.enterX ? 'too-few-cards' : undefined;
}
/** The pile is looked through and one card is chosen; it must be. LEG-SX-04, LEG-SX-05, LEG-RULING-21 */
export function* enterX(table: Legio, seat: Seat): Flow {
  const { state } = table;
  const unit = unitOf(state, seat);
  yield* pay(table, seat, 'sector-x/pay', { for: 'enter-x', cost: COST.enterX });
  const from = unit.place;
  unit.place = 'X';
  unit.visitedX = true;
  table.tell({ kind: 'moved', seat, from, to: 'X', cards: COST.enterX });
  for (const card of state.pileX) showTo(state.extrasolar, card, [seat]);
  table.reveal([seat]);
  const chosen = yield* ask(
    seat,
    'sector-x/card',
    oneOf(() => state.pileX),
  );
  state.pileX = state.pileX.filter((card) => card !== chosen);
  unit.xCard = chosen;
  showAll(state.extrasolar, chosen);
  table.reveal();
  const card = xOf(state, chosen);
  table.tell({ kind: 'x-card', seat, card });
  applyX(table, seat, card);
}
/** Three work at once. The Watchers and the Ferrymen work as long as they lie there (squadsOf, maximumDraw). LEG-SX-05, LEG-RULING-11 */
function applyX(table: Legio, seat: Seat, card: ReturnType<typeof xOf>): void {
  const unit = unitOf(table.state, seat);
  if (card === 'archivists') {
    const unknown = TECHNOLOGIES.find((t) => !unit.technologies[t]);
    if (unknown) learn(table, seat, unknown);
  }
  if (card === 'first-cartographers') scorePc(table, seat, X_EFFECT.pc, { by: 'x', card });
  if (card === 'weavers-of-lore') scorePx(table, seat, X_EFFECT.px, { by: 'x', card });
}
/** 3 further cards, always to the Star Base; in the same turn or later. LEG-SX-06, LEG-SX-07 */
export function whyNotLeaveX(state: Seen, seat: Seat): Why | undefined {
  const unit = unitOf(state, seat);
  if (unit.place !== 'X') return 'only-in-x';
  return unit.hand.length < COST.leaveX ? 'too-few-cards' : undefined;
}
export function* leaveX(table: Legio, seat: Seat): Flow {
  yield* pay(table, seat, 'sector-x/pay', { for: 'leave-x', cost: COST.leaveX });
  unitOf(table.state, seat).place = STAR_BASE;
  table.tell({ kind: 'moved', seat, from: 'X', to: STAR_BASE, cards: COST.leaveX });
  yield* promoteAtBase(table, seat);
}
