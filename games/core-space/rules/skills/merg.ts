/** Skills of Mergs: Charge, Disconnect, Heel, Sonic Roar. */
import type { Flow } from '@cosmodrome/kernel';
import { REACH } from '../../content/ranges.ts';
import { dealtDice, mayAttack } from '../../judge/arms.ts';
import { handlerOf } from '../../judge/bonds.ts';
import { isAugmented, isMachine, moveOf, rankOf, sideOf } from '../../judge/figures.ts';
import { inContact, rangeBetween, stands, within } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { blastReaches, sees } from '../../judge/sight.ts';
import type { Figure, State } from '../../state.ts';
import { areaAttack } from '../attack.ts';
import { cut, moveTowards, routeTo } from '../chart.ts';
import { heal, knockDown } from '../defeated.ts';
import { grantBlow, isAble, mayMove } from '../grants.ts';
import { bullRush, push } from '../push.ts';
import { askCrew, type Table } from '../table.ts';
import { walk, walkFrom, wayOf } from '../walk.ts';
import type { SkillRules, Use } from './rule.ts';
import { lasts } from './stealth.ts';
import { upTo } from './tech.ts';

/** Up to the first enemy, and the Hits of the Push are damage too. CS-CHARGE-01, CS-RULING-95 */
const charge: Use = {
  may: (state, f) => mayMove(state, f),
  *use(table, f) {
    const { state } = table;
    const points = yield* askCrew(table, f.crew!, 'walk/way', wayOf(state, f, moveOf(state, f)), [[f.x, f.y]]);
    f.strides++;
    yield* walk(table, f, walkFrom(state, f, points), { how: 'move', halts: true, onContact: (enemy) => bullRush(table, f, enemy) });
  },
};
/** How many a trampling Merg may strike in a round. */
const TRAMPLED = 3;
const trample: Use = {
  may: () => true,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    for (let n = 0; n < TRAMPLED; n++) f.effects.push({ kind: 'charging', until: table.state.round, by: null });
    table.tell({ kind: 'effect', figure: f.id, effect: 'charging' });
  },
};
/** What it does to whom it meets on its Move actions: a free blow, once each; berserk, it runs them down. CS-CHARGE-02, CS-DISCONNECT-02 */
export function* tramples(table: Table, f: Figure, met: Figure): Flow {
  if (f.effects.some(({ kind }) => kind === 'berserk')) knockDown(table, met);
  const next = f.effects.findIndex(({ kind, by }) => kind === 'charging' && by === null);
  if (next < 0 || f.effects.some(({ kind, by }) => kind === 'charging' && by === met.id)) return;
  f.effects[next] = { kind: 'charging', until: table.state.round, by: met.id };
  yield* grantBlow(table, f, { target: met });
}
/** This turn only, and at its end the bond breaks. CS-DISCONNECT-01, -02 */
const rage = (kind: 'enraged' | 'berserk'): Use => ({
  may: (state) => state.active !== null,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    lasts(table, f, kind);
    if (kind === 'berserk') table.state.active!.actions++;
  },
});
/** Towards its handler; there, it takes all its Hits. CS-HEEL-01 to -03 */
const heel = (level: 1 | 2 | 3): Use => ({
  may: (state, f) => {
    const handler = handlerOf(state, f);
    return handler !== undefined && stands(handler) && (mayMove(state, f) || inContact(state, f, handler));
  },
  *use(table, f) {
    const { state } = table;
    const handler = handlerOf(state, f);
    if (!handler) return;
    for (let n = level === 1 ? 1 : 2; n > 0 && isAble(f) && !inContact(state, f, handler); n--) {
      f.strides++;
      if (level === 3) yield* barge(table, f, handler);
      else yield* moveTowards(table, f, handler, 'move');
    }
    if (isAble(f) && inContact(state, f, handler)) lasts(table, handler, 'heeled', state.round, f);
    if (level > 1 && !handler.defeated) heal(table, handler, 1, f);
  },
});
/** Straight through everybody on the shortest way, with a Push for each. */
function* barge(table: Table, f: Figure, handler: Figure): Flow {
  const { state } = table;
  const route = routeTo(state, f, handler);
  if (!route) return;
  const pushed = new Set<Figure>();
  const points = cut(state, f, route.direct.points, allowance(f, moveOf(state, f)));
  if (points.length === 0) return;
  yield* walk(table, f, walkFrom(state, f, points, 'figures'), {
    how: 'move',
    over: 'figures',
    everybody: true,
    *onContact(met) {
      if (met.id === handler.id || pushed.has(met)) return;
      pushed.add(met);
      yield* push(table, f, met);
    },
  });
}
const deaf = (t: Figure): boolean =>
  isAugmented(t) || (t.being.kind === 'trader' && isMachine(t)) || sideOf(t) === 'purge' || t.being.kind === 'purge';
/** CS-ROAR-01, CS-RULING-157 */
const roar: Use = {
  may: (state, f) => heard(state, f).length > 0,
  *use(table, f) {
    for (const t of heard(table.state, f)) if (stands(t)) yield* areaAttack(table, f, t, 1, { less: 0, ignoreArmour: true, fails: false });
  },
};
const heard = (state: State, f: Figure): Figure[] =>
  state.figures.filter(
    (t) => t.id !== f.id && stands(t) && !deaf(t) && within(f, t, REACH.short) && blastReaches(state, [f.x, f.y], t) !== 'no',
  );
/** CS-ROAR-02, ENV-01 */
const howl: Use = {
  may: (state, f) => shouted(state, f).length > 0,
  *use(table, f) {
    yield* upTo(
      table,
      f,
      1,
      () => shouted(table.state, f),
      function* (t) {
        yield* areaAttack(table, f, t, dealtDice(table.state, f, 2, 0, rangeBetween(f, t)), { less: 0, ignoreArmour: true, fails: false });
        if (stands(t)) knockDown(table, t);
      },
    );
  },
};
const shouted = (state: State, f: Figure): Figure[] =>
  state.figures.filter(
    (t) => mayAttack(state, f, t) && !(t.being.kind === 'purge' && rankOf(t) >= 4) && within(f, t, REACH.medium) && sees(state, f, t),
  );

export const MERG: Readonly<Record<'charge' | 'disconnect' | 'heel' | 'sonic-roar', SkillRules>> = {
  charge: [{ use: charge }, { use: trample }],
  disconnect: [{ use: rage('enraged') }, { use: rage('berserk') }],
  heel: [{ use: heel(1) }, { use: heel(2) }, { use: heel(3) }],
  'sonic-roar': [{ use: roar }, { use: howl }],
};
