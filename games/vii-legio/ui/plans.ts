/** What everybody can see that a U.C. is after: planets it has found, and the next mark of the two tracks. Public facts only. */
import type { Seat } from '@cosmodrome/kernel';
import { SCORE } from '../content/index.ts';
import { unitOf } from '../state.ts';
import type { View } from '../view.ts';

export type Aim = { readonly score: 'pc' | 'px'; readonly at: number };
/** The nearest mark of the Xeno track, or of the score track if that is nearer: 12 PC a Spatha, 18 PC a second objective. LEG-XENO-01, LEG-PROMO-01, LEG-OBJ-03 */
export function nextMark(view: View, seat: Seat): Aim | undefined {
  const { pc, px, nextPx } = unitOf(view, seat);
  const nextPc = [SCORE.promotion, SCORE.secondObjective].find((mark) => mark > pc);
  const marks: readonly (Aim & { readonly left: number })[] = [
    ...(nextPx === null ? [] : [{ score: 'px' as const, at: nextPx, left: nextPx - px }]),
    ...(nextPc === undefined ? [] : [{ score: 'pc' as const, at: nextPc, left: nextPc - pc }]),
  ];
  return marks.toSorted((a, b) => a.left - b.left)[0];
}
/** The active planets this U.C. has found: it must be invited there while it is in their sector. LEG-LAND-06 */
export const found = (view: View, seat: Seat) => view.planets.filter((p) => p.discoverer === seat);
