/** What an act costs: actions of the turn, or the Effortless ones (CS-EFF-01 to -05). */
import { has, hasIcon, lasts } from '../../judge/figures.ts';
import type { ActionKind, Active, Figure, State } from '../../state.ts';
import type { Pay } from '../../topics.ts';
import type { Table } from '../table.ts';
import { spend } from '../turn.ts';

const sort = (kind: ActionKind): 'move' | 'combat' | 'other' =>
  kind === 'move' ? 'move' : kind === 'ranged' || kind === 'close' ? 'combat' : 'other';
/** Is an action left for this, its kind being no other than the first where actions are linked? CS-ICO-11, CS-EX-29 */
export function mayAct(state: State, f: Figure, kind: ActionKind): boolean {
  const { active } = state;
  if (active?.figure !== f.id) return false;
  // Sure Shot 1, Weapons Expert 1
  if (kind === 'move' && has(f, 'rooted')) return false;
  if (active.linked !== null && active.linked !== kind && kind !== 'stand') return false;
  const what = sort(kind);
  return active.actions > 0 || active.granted.some((g) => g === 'any' || g === what || (g === 'move-or-combat' && what !== 'other'));
}
/** How an Effortless action can be paid now. */
export function pays(state: State, f: Figure): Pay[] {
  const { active } = state;
  if (active?.figure !== f.id || f.prone) return [];
  if (!active.effortless) return ['free'];
  const out: Pay[] = [];
  if (active.actions > 0 || active.granted.includes('any')) out.push('action');
  if (!active.pegPaid && !f.skilled && f.pegs > 0 && !lasts(state, 'no-skill-pegs')) out.push('peg');
  return out;
}
/** An act that is an action for most and Effortless for some. */
export const costs = (state: State, f: Figure, kind: ActionKind, effortless: boolean): (Pay | 'normal')[] => [
  ...(mayAct(state, f, kind) ? (['normal'] as const) : []),
  ...(effortless ? pays(state, f) : []),
];
/** CS-EFF-02 to -04, CS-SKL-05 */
export function pay(table: Table, f: Figure, active: Active, kind: ActionKind, how: Pay | 'normal'): void {
  if (how === 'normal') {
    spend(active, sort(kind));
    if (hasIcon(table.state, f, 'linked') && kind !== 'stand') active.linked = kind;
    if (kind === 'move') f.strides++;
  } else if (how === 'free') active.effortless = true;
  else if (how === 'action') spend(active, 'other');
  else {
    active.pegPaid = true;
    f.pegs--;
    f.skilled = true;
    table.tell({ kind: 'peg-paid', figure: f.id });
  }
}
