/** Exploring: Exploration cards played face up. */
import { during, type Flow, type Seat } from '@cosmodrome/kernel';
import { showAll } from '@cosmodrome/kit/cards';
import type { ExplorationId } from '../content/index.ts';
import { unitOf } from '../state.ts';
import type { CardWhy, Why } from '../topics.ts';
import { CARDS } from './cards.ts';
import { gainExperience } from './scores.ts';
import { explorationOf, type Legio, type Seen } from './table.ts';

/** Hazards and hostile ships bear the risk symbol. LEG-EXPL-05 */
export const isRisk = (state: Seen, card: ExplorationId): boolean => explorationOf(state, card).experience !== undefined;

/**
 * A card that could not be faced, or would do nothing, is not played face up; a stored detector makes any risk playable, but nothing is
 * explored in sector X. LEG-EXPL-07, LEG-EXPL-11, LEG-SX-08, LEG-RULING-12, LEG-RULING-17, LEG-RULING-22, LEG-RULING-58
 */
export function whyNotPlay(state: Seen, seat: Seat, card: ExplorationId, detector: boolean): Why | undefined {
  const unit = unitOf(state, seat);
  if (!unit.hand.includes(card)) return 'not-in-hand';
  if (unit.place === 'X') return 'in-x';
  if (detector) {
    if (!isRisk(state, card)) return 'not-a-risk';
    return unit.detectors.length === 0 ? 'no-detector' : undefined;
  }
  return whyNotFace(state, seat, card);
}
/** The same of a card in hand, without a detector. */
export function whyNotFace(state: Seen, seat: Seat, card: ExplorationId): CardWhy | undefined {
  const unit = unitOf(state, seat);
  return unit.place === 'X' ? 'in-x' : CARDS[explorationOf(state, card).key].whyNot?.(state, unit, unit.hand.length - 1);
}
/**
 * One card, resolved completely, then discarded unless it is kept. A detector declared with it takes the consequences away and leaves the
 * experience, which is credited after everything else.
 * LEG-EXPL-01, LEG-EXPL-02, LEG-EXPL-03, LEG-EXPL-04, LEG-EXPL-06, LEG-INFO-03, LEG-RULING-12, LEG-RULING-29
 */
export function* play(table: Legio, seat: Seat, card: ExplorationId, detector: boolean): Flow {
  const { state } = table;
  const unit = unitOf(state, seat);
  unit.hand = unit.hand.filter((c) => c !== card);
  state.turn.intact = false;
  showAll(state.exploration, card);
  table.reveal(undefined, seat);
  const face = explorationOf(state, card);
  table.tell({ kind: 'played', seat, card: face.key, detector });
  const { does, asks } = CARDS[face.key];
  if (detector) state.discard.push(unit.detectors.pop()!);
  else if (asks) yield* during(table, { kind: 'facing', card }, asks(table, seat, card));
  else does?.(table, seat, card);
  gainExperience(table, seat, face);
  if (!unit.detectors.includes(card)) state.discard.push(card);
}
