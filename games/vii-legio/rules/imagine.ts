/** What a seat cannot know, rearranged. */
import type { Chance, Seat } from '@cosmodrome/kernel';
import { imaginePack } from '@cosmodrome/kit/cards';
import { cardsBacked, type ObjectiveId } from '../content/index.ts';
import type { State } from '../state.ts';
import { fulfilled } from './objectives.ts';
import { objectiveOf } from './table.ts';

/** Unseen cards are dealt anew among those with the same back. LEG-INFO-01 to LEG-INFO-11 */
export function imagine(state: State, seat: Seat | undefined, chance: Chance): void {
  imaginePack(state.exploration, seat, chance);
  for (const back of ['A', 'B', 'X'] as const) imaginePack(state.extrasolar, seat, chance, cardsBacked(back));
  imaginePack(state.imperator.pack, seat, chance);
  // An objective that would have been revealed by now is not what the others hide; late in a long game that may take many attempts.
  for (let attempts = 0; attempts < 500; attempts++) {
    imaginePack(state.objectives.pack, seat, chance);
    if (!state.units.some((unit, s) => unit.hidden.some((card) => isDue(state, s, card)))) return;
  }
}
function isDue(state: State, seat: Seat, card: ObjectiveId): boolean {
  const { key, moment } = objectiveOf(state, card);
  return moment === 'at-once' && fulfilled(state, seat, key);
}
