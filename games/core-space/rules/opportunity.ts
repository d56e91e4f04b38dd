/** Free blows: at whoever leaves or shoots while engaged, and on coming into contact (CS-OPP, CS-ICO-05). */
import type { Flow } from '@cosmodrome/kernel';
import { areEnemies, has, isUntargetable, rankOf, sideOf } from '../judge/figures.ts';
import { inContact } from '../judge/place.ts';
import type { Figure } from '../state.ts';
import { chooseStrike, fight } from './attack.ts';
import { clockwise, type Table } from './table.ts';

/** CS-OPP-05 to -07, -11, CS-RULING-150 */
const mayStrike = (table: Table, by: Figure, against: Figure): boolean =>
  by.where === 'board' &&
  !by.defeated &&
  !by.prone &&
  sideOf(by) !== 'civilians' &&
  // CS-OPP-07
  (sideOf(by) !== 'security' || table.state.alarmed || has(by, 'commandeered')) &&
  areEnemies(table.state, by, against) &&
  !isUntargetable(table.state, against) &&
  inContact(table.state, by, against);
/** In the order of the Turn token, NPCs last, the highest rank first. CS-RULING-35 */
function inOrder(table: Table, figures: readonly Figure[]): Figure[] {
  const crews = clockwise(table.state);
  const key = (f: Figure) => (f.crew === null ? 100 - rankOf(f) : crews.indexOf(f.crew));
  return [...figures].sort((a, b) => key(a) - key(b));
}
/** Each enemy left may strike once, at once, before anything else goes on. CS-OPP-01 to -04, -09, -10 */
export function* opportunities(table: Table, by: readonly Figure[], against: Figure): Flow {
  for (const enemy of inOrder(table, by)) {
    if (against.defeated || against.prone || against.where !== 'board') return;
    if (!mayStrike(table, enemy, against)) continue;
    const strike = yield* chooseStrike(table, enemy, { kind: 'opportunity', by: enemy.id, against: against.id });
    const taken = !('decline' in strike);
    if (taken || enemy.crew !== null) table.tell({ kind: 'opportunity', by: enemy.id, against: against.id, taken });
    if (taken) yield* fight(table, { by: enemy, target: against, weapon: strike.with, power: strike.power, opportunity: true });
  }
}
/** CS-ICO-05, CS-NAC-10, CS-RULING-37 */
export function* firstStrike(table: Table, by: Figure, against: Figure): Flow {
  const strike = yield* chooseStrike(table, by, { kind: 'contact', mover: by.id, touched: against.id });
  if ('decline' in strike) return;
  table.tell({ kind: 'first-strike', by: by.id, against: against.id });
  yield* fight(table, { by, target: against, weapon: strike.with, power: strike.power });
}
