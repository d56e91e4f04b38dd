/** Automatic consequences, looked at after every completed action, card or mission step. LEG-RULING-78 */
import type { Flow } from '@cosmodrome/kernel';
import { checkTriggers } from './end.ts';
import { drawSecondObjective, scoreObjectives } from './objectives.ts';
import type { Legio } from './table.ts';
import { learnTechnologies } from './xeno.ts';

/** Xeno thresholds, "at once" objectives, the 18 PC threshold, end triggers: in this order, until nothing changes. LEG-RULING-78 */
export function* settle(table: Legio): Flow {
  do {
    yield* learnTechnologies(table);
    scoreObjectives(table);
  } while (yield* drawSecondObjective(table));
  checkTriggers(table);
}
/** Inside a mission the choices wait until after step 4. LEG-RULING-78 */
export function settleWithoutAsking(table: Legio): void {
  scoreObjectives(table);
  checkTriggers(table);
}
