import type { Saved } from '@cosmodrome/kernel';
import { type Lesson, position } from '@cosmodrome/kit/lesson';
import { type Arrangement, arrange } from '../arrange.ts';
import type { Element, Exploration, ExplorationId } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { UnitView, View } from '../view.ts';

export { both } from '@cosmodrome/kit/lesson';
export type LegioLesson = Lesson<State, View, Note, Answers>;
export const arranged = (a: Arrangement): Saved<State> => position(game, arrange(a), a.seats ?? 2);

export function me(view: View): UnitView {
  const unit = view.me === null ? undefined : view.units[view.me];
  if (!unit) throw new Error('a learner has a seat');
  return unit;
}
/** The card of the hand that shows this. */
export function held(view: View, key: Exploration): ExplorationId {
  const found = me(view).hand?.find((c) => c.key === key);
  if (!found) throw new Error(`no ${key} in the hand`);
  return found.card;
}
/** Leave one of a kind. */
export function leave(view: View, what: Element): number[] {
  const order: Element[] = ['propulsor', 'laser', 'decoder', 'squad', 'diplomat', 'hunter', 'adventurer'];
  return order.filter((e) => me(view).aboard[e] > 0).map((e) => (e === what ? 1 : 0));
}
