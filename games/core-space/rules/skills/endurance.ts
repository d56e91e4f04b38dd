/** Endurance skills: Walk It Off, Onslaught, Stubborn, Impervious. */
import { TRADER } from '../../content/traders.ts';
import { moveOf } from '../../judge/figures.ts';
import type { Figure } from '../../state.ts';
import { heal } from '../defeated.ts';
import { attacking, freeMove, grantBlow, grantCombat, inAnyOrder, isAble, mayFight, mayMove, moving } from '../grants.ts';
import { askCrew, type Table } from '../table.ts';
import { walk, walkFrom, wayOf } from '../walk.ts';
import type { React, SkillRules, Trigger, Use } from './rule.ts';

/** CS-WALKITOFF-01 */
const rest = (health: number): Use => ({
  may: (_state, f) => f.health < f.fit,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    heal(table, f, health, f);
  },
});
/** Hits are known, and nothing has made them vanish. */
export const isHit = (f: Figure, trigger: Trigger): boolean =>
  trigger.when === 'hits' && trigger.attack.target.id === f.id && trigger.attack.hits > 0 && !trigger.attack.ignored && !f.defeated;
/** CS-WALKITOFF-02: two less, after armour. */
const shrugOff: React = {
  may: (_state, f, trigger) => isHit(f, trigger),
  // biome-ignore lint/correctness/useYield: a level is a flow
  *react(_table, _f, trigger) {
    if (trigger.when === 'hits') trigger.attack.less += 2;
  },
};
/** Up again at once. CS-WALKITOFF-03, CS-REROUTE-01, CS-TRD-12 */
export const riseAgain = (health: number, moves: boolean): React => ({
  may: (_state, f, trigger) => trigger.when === 'resolved' && trigger.attack.target.id === f.id && trigger.attack.damage > 0 && f.defeated,
  *react(table, f) {
    heal(table, f, health, f);
    f.prone = false;
    table.tell({ kind: 'stood-up', figure: f.id });
    if (moves) yield* freeMove(table, f);
  },
});
/** CS-ONSLAUGHT-01, -02: after Hits in a Close Assault, another one. */
const again = (moves: boolean): React => ({
  may: (_state, f, trigger) =>
    trigger.when === 'resolved' &&
    trigger.attack.how === 'close' &&
    trigger.attack.by?.id === f.id &&
    trigger.attack.foe &&
    trigger.attack.scored > 0 &&
    isAble(f),
  *react(table, f) {
    if (moves) yield* freeMove(table, f);
    yield* grantBlow(table, f);
  },
});
/** CS-ONSLAUGHT-03: a Move that nobody strikes at, with a blow for each enemy it meets. */
const rush: Use = {
  costs: 'move',
  may: (state, f) => mayMove(state, f),
  *use(table, f) {
    const { state } = table;
    const points = yield* askCrew(table, f.crew!, 'walk/way', wayOf(state, f, moveOf(state, f)), [[f.x, f.y]]);
    yield* walk(table, f, walkFrom(state, f, points), {
      how: 'move',
      free: true,
      *onContact(enemy) {
        yield* grantBlow(table, f, { target: enemy });
      },
    });
  },
};
/** CS-STUBBORN-01, -02 */
const push: Use = {
  may: (state, f) => mayMove(state, f),
  *use(table, f) {
    yield* freeMove(table, f);
  },
};
const pushAndFight: Use = {
  may: (state, f) => mayMove(state, f) || mayFight(state, f),
  *use(table, f) {
    yield* freeMove(table, f);
    if (isAble(f)) yield* grantCombat(table, f);
  },
};
const moveAndFight = (table: Table, f: Figure) => inAnyOrder(table, f, 'stubborn', 3, [moving(table, f), attacking(table, f)]);
/** CS-STUBBORN-03 */
const unmoved: React = {
  may: (_state, f, trigger) => isHit(f, trigger),
  *react(table, f, trigger) {
    if (trigger.when !== 'hits') return;
    trigger.attack.ignored = true;
    trigger.attack.later.push(() => moveAndFight(table, f));
  },
};
/** CS-IMPERVIOUS-01 */
const unimpressed: React = {
  may: (_state, f, trigger) => trigger.when === 'loss' && trigger.figure.id === f.id,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *react(_table, _f, trigger) {
    if (trigger.when === 'loss') trigger.prevented = true;
  },
};
/** CS-IMPERVIOUS-02, -03 */
const thickSkin: Use = {
  may: () => true,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    f.effects.push({ kind: 'armour-up', until: table.state.round, by: f.id });
    table.tell({ kind: 'effect', figure: f.id, effect: 'armour-up' });
  },
};
const untouchable: Use = {
  may: () => true,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    // CS-CHR-05: the potential is all the room its profile has.
    const room = f.being.kind === 'trader' && f.health < TRADER[f.being.sheet.profile].health[1];
    if (room) {
      f.health++;
      table.tell({ kind: 'healed', figure: f.id, by: f.id, health: 1 });
    }
    f.effects.push({ kind: 'unhurt', until: table.state.round + 1, by: f.id });
    table.tell({ kind: 'effect', figure: f.id, effect: 'unhurt' });
  },
};
export const ENDURANCE: Readonly<Record<'walk-it-off' | 'onslaught' | 'stubborn' | 'impervious', SkillRules>> = {
  'walk-it-off': [{ use: rest(1) }, { react: shrugOff }, { react: riseAgain(1, true) }],
  onslaught: [{ react: again(false) }, { react: again(true) }, { use: rush }],
  stubborn: [{ use: push }, { use: pushAndFight }, { react: unmoved }],
  impervious: [{ react: unimpressed }, { use: thickSkin }, { use: untouchable }],
};
