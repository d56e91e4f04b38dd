/** Ranged skills: Sure Shot, Counter Shot, Marksman, Weapons Expert. */

import { ammoFor, canShoot, gunsOf, shotDice } from '../../judge/arms.ts';
import { areEnemies, dataOf, isA } from '../../judge/figures.ts';
import { flung, rangeBetween } from '../../judge/place.ts';
import { BROKEN, type Figure, figureOf, type State, type TokenId } from '../../state.ts';
import { shoot } from '../attack.ts';
import { lay } from '../defeated.ts';
import { freeMove, grantShot, isAble, shotsOf } from '../grants.ts';
import { kindOf, mark, pickFor, rollChance, type Table } from '../table.ts';
import type { React, SkillRules, Use } from './rule.ts';

/** No dice, one Hit, cover ignored; level 3 armour too. CS-SURESHOT-01 to -04, CS-RULING-21 */
const sureShot = (reach: 'short' | 'medium' | 'long', still: boolean): Use => ({
  may: (state, f) => (!still || f.strides === 0) && shotsOf(state, f, { reach, plain: true }).length > 0,
  *use(table, f) {
    if (still) f.effects.push({ kind: 'rooted', until: table.state.round, by: f.id });
    const sure = { sure: 1, reach, ignoreCover: true, ignoreArmour: reach === 'long', noKill: true } as const;
    yield* grantShot(table, f, { reach, plain: true }, sure, true);
  },
});
/** CS-MARKSMAN-01 to -03 */
const marksman = (bonus: number): Use => ({
  may: (state, f) => shotsOf(state, f).length > 0,
  *use(table, f) {
    yield* grantShot(table, f, {}, { bonus, split: bonus > 0 }, true);
  },
});
/** CS-COUNTERSHOT-01: after being targeted, at the attacker. */
const answerShot: React = {
  may: (state, f, trigger) =>
    trigger.when === 'resolved' &&
    (trigger.attack.how === 'ranged' || trigger.attack.how === 'thrown') &&
    trigger.attack.by !== null &&
    trigger.attack.target.id === f.id &&
    isAble(f) &&
    shotsOf(state, f, { target: trigger.attack.by }).length > 0,
  *react(table, f, trigger) {
    if (trigger.when === 'resolved' && trigger.attack.by) yield* grantShot(table, f, { target: trigger.attack.by }, {}, true);
  },
};
/** CS-COUNTERSHOT-02: in another's activation, after its first action. */
const intercept: React = {
  may: (state, f, trigger) =>
    trigger.when === 'gap' &&
    trigger.after !== null &&
    trigger.taken > 0 &&
    trigger.after.crew !== f.crew &&
    isAble(f) &&
    shotsOf(state, f, { target: trigger.after }).length > 0,
  *react(table, f, trigger) {
    if (trigger.when === 'gap' && trigger.after) yield* grantShot(table, f, { target: trigger.after }, {}, true);
  },
};
/** CS-COUNTERSHOT-03: any time. */
const anyTime: React = {
  may: (state, f, trigger) => trigger.when === 'gap' && isAble(f) && shotsOf(state, f, { foes: true }).length > 0,
  *react(table, f) {
    yield* grantShot(table, f, { foes: true }, { bonus: 1 }, true);
    yield* freeMove(table, f);
  },
};
/** CS-WEAPONSEXPERT-01 */
const steady: Use = {
  may: (state, f) => f.strides === 0 && shotsOf(state, f).length > 0,
  *use(table, f) {
    f.effects.push({ kind: 'rooted', until: table.state.round, by: f.id });
    yield* grantShot(table, f, {}, { bonus: 2 }, true);
  },
};
const pistols = (state: State, f: Figure): TokenId[] =>
  gunsOf(state, f)
    .filter(({ data }) => data.gun === 'pistol')
    .map(({ token }) => token);
/** Two different pistols whose dice reach. CS-WEAPONSEXPERT-02, CS-RULING-155 */
const pairsOf = (state: State, f: Figure) =>
  state.figures
    .filter((t) => canShoot(state, f, t, () => 1))
    .flatMap((t) => {
      const range = rangeBetween(f, t);
      const able = pistols(state, f)
        .filter((token) => shotDice(state, f, token, range) > 0)
        .sort((a, b) => shotDice(state, f, b, range) - shotDice(state, f, a, range));
      const cost = able.slice(0, 2).reduce((sum, token) => sum + ammoFor(dataOf(state, token)), 0);
      return able.length >= 2 && f.ammo >= cost ? [{ target: t, guns: able }] : [];
    });
const bothHands: Use = {
  costs: 'ranged',
  may: (state, f) => pairsOf(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    const pairs = pairsOf(state, f);
    const at = yield* pickFor(
      table,
      f.crew!,
      'choose/figure',
      pairs.map(({ target }) => target.id),
    );
    const pair = pairs.find(({ target }) => target.id === at)!;
    const [first, second] = pair.guns;
    yield* shoot(table, { by: f, target: pair.target, weapon: first!, second: second! });
  },
};
const armed = (state: State, t: Figure): TokenId[] =>
  t.inventory.filter((token) => ['ranged', 'melee', 'blast'].includes(dataOf(state, token).type));
/** A weapon is shot out of a hand. CS-WEAPONSEXPERT-03, CS-RULING-65, -156 */
const disarmingShot: Use = {
  may: (state, f) =>
    shotsOf(state, f, { plain: true }).some(
      ({ at }) => armed(state, figureOf(state, at)).length > 0 && areEnemies(state, f, figureOf(state, at)),
    ),
  *use(table, f) {
    const { state } = table;
    const targets = shotsOf(state, f, { plain: true }).filter(
      ({ at }) => armed(state, figureOf(state, at)).length > 0 && areEnemies(state, f, figureOf(state, at)),
    );
    const ids = [...new Set(targets.map(({ at }) => at))];
    const at = yield* pickFor(table, f.crew!, 'choose/figure', ids);
    if (at === 'none') return;
    yield* grantShot(
      table,
      f,
      { target: figureOf(state, at), plain: true },
      {
        dice: () => 2,
        ignoreArmour: true,
        *instead(target) {
          const weapons = armed(state, target);
          if (weapons.length === 0) return;
          const token = yield* pickFor(table, f.crew!, 'choose/token', weapons);
          if (token === 'none') return;
          loseToken(table, target, token);
          mark(state, token, BROKEN);
          table.tell({ kind: 'broken', figure: target.id, token });
        },
      },
      true,
    );
  },
};
/** A token leaves a profile and scatters. CS-RULING-65, CS-GEO-35 */
export function loseToken(table: Table, from: Figure, token: TokenId): void {
  const { state } = table;
  const { number, arrow } = rollChance(table.chance, true);
  from.inventory = from.inventory.filter((t) => t !== token);
  const [x, y] = flung(state, from, arrow, number * 100);
  lay(table, token, x, y);
  table.tell({ kind: 'dropped', figure: from.id, token, what: kindOf(state, token) });
}
export const isWeapon = (state: State, token: TokenId): boolean =>
  isA(dataOf(state, token), 'ranged') || isA(dataOf(state, token), 'melee');

export const RANGED: Readonly<Record<'sure-shot' | 'counter-shot' | 'marksman' | 'weapons-expert', SkillRules>> = {
  'sure-shot': [{ use: sureShot('short', true) }, { use: sureShot('medium', false) }, { use: sureShot('long', false) }],
  'counter-shot': [{ react: answerShot }, { react: intercept }, { react: anyTime }],
  marksman: [{ use: marksman(0) }, { use: marksman(1) }, { use: marksman(2) }],
  'weapons-expert': [{ use: steady }, { use: bothHands }, { use: disarmingShot }],
};
