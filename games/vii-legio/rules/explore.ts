/** Exploring: Exploration cards played face up. */
import type { Flow, Seat } from '@cosmodrome/kernel';
import { showAll } from '@cosmodrome/kit/cards';
import type { Why } from '../topics.ts';
import { CARDS } from './cards.ts';
import { explorationOf, type Legio, type Seen } from './common.ts';
import { gainExperience } from './scores.ts';

/** Hazards and hostile ships bear the risk symbol. LEG-EXPL-05 */
export const isRisk = (state: Seen, card: number): boolean => explorationOf(state, card).experience !== undefined;

/**
 * A card that could not be faced, or would do nothing, is not played face up; a stored detector makes any risk playable, but nothing is
 * explored in sector X. LEG-EXPL-07, LEG-EXPL-11, LEG-SX-08, LEG-RULING-12, LEG-RULING-17, LEG-RULING-22, LEG-RULING-58
 */
export function whyNotPlay(state: Seen, seat: Seat, card: number, detector: boolean): Why | undefined {
  const unit = state.units[seat]!;
  if (!unit.hand.includes(card)) return 'not-in-hand';
  if (unit.place === 'X') return 'in-x';
  if (detector) {
    if (!isRisk(state, card)) return 'not-a-risk';
    return unit.detectors.length === 0 ? 'no-detector' : undefined;
  }
  return CARDS[explorationOf(state, card).key].whyNot?.(state, unit, unit.hand.length - 1);
}
/**
 * One card, resolved completely, then discarded unless it is kept. A detector declared with it takes the consequences away and leaves the
 * experience, which is credited after everything else.
 * LEG-EXPL-01, LEG-EXPL-02, LEG-EXPL-03, LEG-EXPL-04, LEG-EXPL-06, LEG-INFO-03, LEG-RULING-12, LEG-RULING-29
 */
export function* play(table: Legio, seat: Seat, card: number, detector: boolean): Flow {
  const { state } = table;
  const unit = state.units[seat]!;
  unit.hand = unit.hand.filter((c) => c !== card);
  state.turn.intact = false;
  state.facing = card;
  showAll(state.exploration, card);
  table.reveal();
  const face = explorationOf(state, card);
  table.tell({ kind: 'played', seat, card: face.key, detector });
  const { does, asks } = CARDS[face.key];
  if (detector) state.discard.push(unit.detectors.pop()!);
  else if (asks) yield* asks(table, seat, card);
  else does?.(table, seat, card);
  gainExperience(table, seat, face);
  state.facing = null;
  if (!unit.detectors.includes(card)) state.discard.push(card);
}
