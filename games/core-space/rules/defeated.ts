/** Damage, being Defeated, and getting up again (CS-ATK-06, -07, CS-DEF). */
import { dataOf } from '../judge/figures.ts';
import type { Figure, TokenId } from '../state.ts';
import { leaveRemains } from './gatherers.ts';
import { bagged } from './pieces/goods.ts';
import { suspectGone } from './pieces/people.ts';
import { discard, type Table } from './table.ts';

/** A Trader loses Health; an NPC that takes any damage is Defeated (CS-CHR-19), a joined one too (CS-RULING-47). */
export function hurt(table: Table, target: Figure, damage: number, by: Figure | null, noKill = false): void {
  target.health = Math.max(0, target.health - damage);
  if (target.health > 0) {
    // CS-ANN-03
    if (target.being.kind === 'purge') table.tell({ kind: 'insert', figure: target.id, left: target.health });
    return;
  }
  table.tell({ kind: 'defeated', figure: target.id, by: by?.id ?? null });
  if (by) bagged(table.state, by, target);
  // CS-ATK-14
  const live = target.being.kind === 'purge' && target.being.type === 'live-one' && target.crew === null;
  if (live && by && by.being.kind === 'trader' && !noKill && !table.state.figures.some((f) => f.killToken)) {
    by.killToken = true;
    table.tell({ kind: 'kill-token', figure: by.id });
  }
  if (target.being.kind === 'trader') {
    target.defeated = true;
    target.prone = false;
    // What lasts for the rest of the mission stays.
    target.effects = target.effects.filter(({ until }) => until === 0);
    releaseControlled(table, target);
  } else {
    leaveRemains(table, target);
    remove(table, target);
  }
}
/** CS-GEN-12, CS-ATK-07, CS-JOI-04: it leaves the board, its tokens stay where it stood. */
export function remove(table: Table, target: Figure): void {
  const { state } = table;
  for (const token of target.inventory.splice(0)) lay(table, token, target.x, target.y);
  suspectGone(table, target);
  target.where = 'out';
  target.effects = [];
  target.prone = false;
  // A Trader that is no more was still of its crew.
  if (target.being.kind !== 'trader') target.crew = null;
  target.controlledBy = null;
  // CS-RULING-143: a Civilian Defeated in this mission does not come again.
  if (target.being.kind === 'npc' && !state.gone.includes(target.being.npc)) state.gone.push(target.being.npc);
  table.tell({ kind: 'removed', figure: target.id });
}
/** CS-INV-12, CS-GEO-56 */
export function lay(table: Table, token: TokenId, x: number, y: number): void {
  table.state.floor.push({ token, x, y });
}
/** Nobody has room for it or wants it: back to where it came from; an objective stays on the floor. CS-INV-06, CS-RULING-177 */
export function putBack(table: Table, token: TokenId, { x, y }: Figure): void {
  if (dataOf(table.state, token).type === 'objective') lay(table, token, x, y);
  else discard(table, token);
}
/** CS-HACK-04, CS-RULING-63: control ends with the hacker. */
function releaseControlled(table: Table, hacker: Figure): void {
  for (const f of table.state.figures) {
    if (f.controlledBy !== hacker.id) continue;
    f.controlledBy = null;
    f.crew = null;
    // It acts in the next Purge Phase: this round's, unless that is under way or over.
    f.acted = table.state.phase !== 'hostility' && table.state.phase !== 'traders';
  }
}
/** Never above what it began with (CS-CHR-06); who was Defeated lies Prone then (CS-DEF-05, CS-RULING-152). */
export function heal(table: Table, target: Figure, health: number, by: Figure | null): void {
  const before = target.health;
  target.health = Math.max(before, Math.min(target.fit, before + health));
  if (target.health > before) table.tell({ kind: 'healed', figure: target.id, by: by?.id ?? null, health: target.health - before });
  if (!target.defeated || target.health === 0) return;
  target.defeated = false;
  target.prone = true;
  target.apprehended = false;
  table.tell({ kind: 'revived', figure: target.id, by: by?.id ?? null });
}
/** Laid on its side (CS-GEN-11). */
export function knockDown(table: Table, target: Figure): void {
  if (target.prone || target.defeated || target.where !== 'board' || target.effects.some((e) => e.kind === 'unhurt')) return;
  target.prone = true;
  table.tell({ kind: 'knocked-down', figure: target.id });
}
