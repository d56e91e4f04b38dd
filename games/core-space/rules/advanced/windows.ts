/** Windows one cannot see through until they are broken (CS-WIN). */
import type { Flow, Point } from '@cosmodrome/kernel';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import { ammoFor, gunsOf, hasGunIcon, shotDice } from '../../judge/arms.ts';
import { dataOf, isEngaged } from '../../judge/figures.ts';
import { nearestOn, rangeTo, touchesThing, unparted } from '../../judge/place.ts';
import { intactWindows, seesThing } from '../../judge/sight.ts';
import { siteOf } from '../../judge/site.ts';
import type { Active, Figure, State } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { mayAct, pay, pays } from '../act/effort.ts';
import { dangerous, fires } from '../attack.ts';
import { gunfire, type Table } from '../table.ts';

type Smash = Extract<Act, { readonly do: 'smash' }>;
/** By hand it is Effortless; from afar a shot without dice. CS-WIN-03, -04 */
export function smashes(state: State, f: Figure): Act[] {
  if (f.being.kind === 'purge' || f.where !== 'board' || f.prone) return [];
  return intactWindows(state).flatMap((pane): Smash[] => {
    const bar = siteOf(state).map.windows[pane]!;
    const near = touchesThing(state, f, bar) ? pays(state, f).map((way): Smash => ({ do: 'smash', pane, with: null, pay: way })) : [];
    const at = nearestOn(f.x, f.y, bar);
    const guns =
      mayAct(state, f, 'ranged') && !isEngaged(state, f) && seesThing(state, f, bar)
        ? gunsOf(state, f).filter(({ token, data }) => ammoFor(data) <= f.ammo && shotDice(state, f, token, rangeTo(f, at)) > 0)
        : [];
    return [...near, ...guns.map(({ token }): Smash => ({ do: 'smash', pane, with: token, pay: 'normal' }))];
  });
}
/** Whole windows within its radius are broken by a blast. CS-BLA-09 */
export function blastWindows(table: Table, at: Point): void {
  const { state } = table;
  for (const pane of intactWindows(state)) {
    const [x, y] = nearestOn(at[0], at[1], siteOf(state).map.windows[pane]!);
    const near = (x - at[0]) ** 2 + (y - at[1]) ** 2 <= (2 * UNIT) ** 2;
    if (!near || !unparted(state, at[0], at[1], x + Math.sign(at[0] - x), y + Math.sign(at[1] - y))) continue;
    state.smashed.push(pane);
    table.tell({ kind: 'smashed', figure: null, pane });
  }
}
/** An opening from now on. CS-WIN-05 */
export function* doSmash(table: Table, f: Figure, active: Active, act: Smash): Flow {
  const { state } = table;
  pay(table, f, active, act.with === null ? 'effortless' : 'ranged', act.pay);
  if (act.with !== null) {
    const data = dataOf(state, act.with);
    fires(table, f, act.with);
    yield* dangerous(table, f, data);
    if (!hasGunIcon(data, 'silent')) gunfire(table);
  }
  state.smashed.push(act.pane);
  table.tell({ kind: 'smashed', figure: f.id, pane: act.pane });
}
