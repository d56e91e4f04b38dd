/** Mergs without their handlers: the bond breaks, is made again, and what they do meanwhile (CS-MRG-03 to -07, CS-RULING-170). */
import type { Flow } from '@cosmodrome/kernel';
import { handlerOf, isLoose, strays } from '../judge/bonds.ts';
import { along } from '../judge/directions.ts';
import { has, lasts, moveOf } from '../judge/figures.ts';
import { inContact, isOn, lastFree, mayStand, stands } from '../judge/place.ts';
import { allowance } from '../judge/reach.ts';
import { siteOf } from '../judge/site.ts';
import type { Active, Figure, FigureId, State } from '../state.ts';
import type { Act } from '../topics.ts';
import { mayAct } from './act/effort.ts';
import { strike } from './attack.ts';
import { fig, randomOf, rollChance, type Table } from './table.ts';
import { spend } from './turn.ts';
import { walk } from './walk.ts';

/** CS-MRG-01 */
export function bind(merg: Figure, handler: FigureId): void {
  merg.effects.push({ kind: 'bound', until: 0, by: handler });
}
/** What keeps a Merg from its handler is noticed between actions, and lasts until it is mended. CS-MRG-03 */
export function checkBonds(table: Table): void {
  const { state } = table;
  for (const f of state.figures) {
    if (f.crew === null || !stands(f) || has(f, 'loose') || !isLoose(state, f)) continue;
    loosen(table, f);
  }
}
export function loosen(table: Table, merg: Figure): void {
  if (has(merg, 'loose')) return;
  merg.effects.push({ kind: 'loose', until: 0, by: handlerOf(table.state, merg)?.id ?? null });
  table.tell({ kind: 'effect', figure: merg.id, effect: 'loose' });
}

// ------------------------------------------------------------------ holding it again

type Reconnect = Extract<Act, { readonly do: 'reconnect' }>;
/** Two in all, actions or pegs; pegs paid so are no use of a skill. CS-MRG-07, CS-RULING-19 */
export function reconnects(state: State, f: Figure): Reconnect[] {
  const { active } = state;
  if (f.being.kind !== 'trader' || active?.figure !== f.id) return [];
  // ENV-07
  const mayPay = lasts(state, 'no-skill-pegs') ? 0 : f.pegs;
  const actions = mayAct(state, f, 'interact') ? active.actions + active.granted.filter((g) => g === 'any').length : 0;
  return strays(state, f).flatMap((merg) =>
    ([0, 1, 2] as const)
      .filter((pegs) => pegs <= mayPay && 2 - pegs <= actions)
      .map((pegs): Reconnect => ({ do: 'reconnect', at: merg.id, pegs })),
  );
}
export function doReconnect(table: Table, f: Figure, active: Active, act: Reconnect): void {
  const merg = fig(table, act.at);
  for (let n = act.pegs; n < 2; n++) spend(active, 'other');
  f.pegs -= act.pegs;
  merg.effects = merg.effects.filter(({ kind }) => kind !== 'loose');
  table.tell({ kind: 'reconnected', figure: f.id, merg: merg.id, pegs: act.pegs });
}

// ------------------------------------------------------------------ on its own

/** So many actions: a random Move, then blows at whoever it ran into, friend or not. CS-MRG-05, -06, CS-RULING-170 */
export function* rampage(table: Table, merg: Figure, actions: number): Flow {
  const { state } = table;
  let prey: Figure | undefined;
  for (let left = actions; left > 0 && stands(merg); left--) {
    if (merg.prone) {
      merg.prone = false;
      table.tell({ kind: 'stood-up', figure: merg.id });
    } else if (prey && stands(prey) && inContact(state, merg, prey)) yield* strike(table, merg, prey);
    else {
      yield* stampede(table, merg);
      const met = state.figures.filter((f) => f.id !== merg.id && stands(f) && inContact(state, merg, f));
      prey = met.length === 0 || !stands(merg) ? undefined : randomOf(table.chance, met);
    }
  }
}
/** Straight along an arrow, up to the first thing or body in the way. */
function* stampede(table: Table, merg: Figure): Flow {
  const { state } = table;
  const far = allowance(merg, moveOf(state, merg));
  const { arrow, number } = rollChance(table.chance, true);
  table.tell({ kind: 'stampede', figure: merg.id, number, arrow });
  const { floor } = siteOf(state);
  const beside = state.figures.filter((f) => f.id !== merg.id && isOn(f) && inContact(state, merg, f));
  let met = false;
  const end = lastFree(
    (s) => along([merg.x, merg.y], arrow, s),
    far,
    ([x, y]) => {
      if (met || !floor.inside(x, y, 0) || !mayStand(state, merg, x, y)) return false;
      met = state.figures.some(
        (f) => stands(f) && f.id !== merg.id && !beside.includes(f) && inContact(state, { x, y, massive: merg.massive }, f),
      );
      return true;
    },
  );
  if (!end) return;
  merg.strides++;
  yield* walk(table, merg, { from: [merg.x, merg.y], points: [end.at], length: end.s, home: false }, { how: 'panic', led: true });
}
