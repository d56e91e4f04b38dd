/** Close combat skills: Kata, Disarm, Reflexes, Combat Expert. */
import type { Flow } from '@cosmodrome/kernel';
import { ammoFor, gunsOf } from '../../judge/arms.ts';
import { along } from '../../judge/directions.ts';
import { capacityOf, engagedWith, spaces } from '../../judge/figures.ts';
import { lastFree, mayStand } from '../../judge/place.ts';
import { type Figure, figureOf, type State, type TokenId, type Units } from '../../state.ts';
import { ask } from '../../topics.ts';
import { areaAttack, fight, fires } from '../attack.ts';
import { knockDown, lay } from '../defeated.ts';
import { blowsOf, freeMove, grantBlow, isAble } from '../grants.ts';
import { bySkill, directionFrom, kindOf, pickFor, speaker, type Table } from '../table.ts';
import { isHit } from './endurance.ts';
import { loseToken } from './ranged.ts';
import type { React, SkillRules, Trigger, Use } from './rule.ts';

/** CS-KATA-01 to -03 */
const kata = (bonus: number): Use => ({
  costs: 'close',
  may: (state, f) => blowsOf(state, f).length > 0,
  *use(table, f) {
    yield* grantBlow(table, f, { bonus, split: bonus === 4, must: true });
  },
});
/** A Close Assault against this one, by somebody. */
const struckAt = (f: Figure, trigger: Trigger): trigger is Extract<Trigger, { readonly when: 'declared' | 'hits' | 'resolved' }> =>
  (trigger.when === 'hits' || trigger.when === 'resolved') &&
  trigger.attack.how === 'close' &&
  trigger.attack.target.id === f.id &&
  trigger.attack.by !== null;
/** CS-DISARM-01 to -03, CS-RULING-65: only a token can be struck out of a hand. */
const disarm = (level: 1 | 2 | 3): React => ({
  may: (_state, f, trigger) =>
    struckAt(f, trigger) &&
    trigger.attack.damage === 0 &&
    !f.defeated &&
    trigger.attack.weapon !== null &&
    trigger.attack.by!.inventory.includes(trigger.attack.weapon),
  *react(table, f, trigger) {
    if (!struckAt(f, trigger)) return;
    const { by, weapon } = trigger.attack;
    if (!by || weapon === null) return;
    if (level === 1) return loseToken(table, by, weapon);
    // It may be held on top for a blow; then something goes for it, or itself (CS-RULING-272).
    take(table, f, by, weapon);
    if (level === 3 && isAble(f)) yield* bySkill(table, f, 'disarm', level, grantBlow(table, f, { target: by, weapon, must: true }));
    if (spaces(table.state, f.inventory) > capacityOf(f)) yield* bySkill(table, f, 'disarm', level, letGo(table, f, weapon));
    if (level === 3 && isAble(f)) yield* freeMove(table, f, { free: true });
  },
});
/** More than it can carry: the thing itself falls, or one that makes room for it. */
function* letGo(table: Table, f: Figure, weapon: TokenId): Flow {
  const { state } = table;
  const rest = (but: TokenId) =>
    spaces(
      state,
      f.inventory.filter((t) => t !== but),
    );
  const swaps = f.inventory.filter((t) => t !== weapon && rest(t) <= capacityOf(f));
  const token = yield* pickFor(table, f.crew!, 'choose/token', [weapon, ...swaps]);
  if (token === 'none') return;
  f.inventory = f.inventory.filter((t) => t !== token);
  lay(table, token, f.x, f.y);
  table.tell({ kind: 'dropped', figure: f.id, token, what: kindOf(state, token) });
}
export function take(table: Table, f: Figure, from: Figure, token: Figure['inventory'][number]): void {
  from.inventory = from.inventory.filter((t) => t !== token);
  f.inventory.push(token);
  table.tell({ kind: 'gave', from: from.id, to: f.id, what: kindOf(table.state, token) });
}
/** All Hits ignored, then perhaps a blow and a Move, once the attack is over. CS-REFLEXES-01 to -03 */
const reflexes = (level: 1 | 2 | 3): React => ({
  may: (_state, f, trigger) => isHit(f, trigger) && struckAt(f, trigger),
  // biome-ignore lint/correctness/useYield: a level is a flow
  *react(table, f, trigger) {
    if (trigger.when !== 'hits') return;
    const { attack } = trigger;
    attack.ignored = true;
    const { by } = attack;
    if (level === 1 || !by) return;
    attack.later.push(function* () {
      if (isAble(f)) yield* grantBlow(table, f, { target: by, bonus: level - 1 });
      if (level === 3 && isAble(f)) yield* freeMove(table, f, { free: true });
    });
  },
});
/** CS-COMBATEXPERT-01 */
const trip: Use = {
  may: (state, f) => engagedWith(state, f).some((e) => !e.prone),
  *use(table, f) {
    const { state } = table;
    const enemies = engagedWith(state, f).filter((e) => !e.prone);
    const at = yield* pickFor(
      table,
      f.crew!,
      'choose/figure',
      enemies.map((e) => e.id),
    );
    if (at !== 'none') knockDown(table, figureOf(state, at));
  },
};
const clubs = (state: State, f: Figure) => gunsOf(state, f).filter(({ data }) => f.ammo >= ammoFor(data) && data.dice[0] > 0);
/** A gun in hand-to-hand: its Short dice and two. CS-COMBATEXPERT-02, CS-RULING-156 */
const gunKata: Use = {
  costs: 'close',
  may: (state, f) => clubs(state, f).length > 0 && engagedWith(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    const enemies = engagedWith(state, f);
    const at = yield* pickFor(
      table,
      f.crew!,
      'choose/figure',
      enemies.map((e) => e.id),
    );
    const token = yield* pickFor(
      table,
      f.crew!,
      'choose/token',
      clubs(state, f).map((gun) => gun.token),
    );
    const gun = clubs(state, f).find((g) => g.token === token);
    if (at === 'none' || !gun) return;
    fires(table, f, gun.token);
    yield* fight(table, { by: f, target: figureOf(state, at), weapon: gun.token, power: false, dice: gun.data.dice[0] + 2, fails: true });
  },
};
/** As far as 2" that way, or half an inch less, and so on: the farthest first. */
function lengthsAlong(state: State, f: Figure, k: number): Units[] {
  const far =
    lastFree(
      (s) => along([f.x, f.y], k, s),
      MOST,
      ([x, y]) => mayStand(state, f, x, y),
    )?.s ?? 0;
  return Array.from({ length: Math.ceil(far / STEP) }, (_, i) => far - i * STEP);
}
const MOST = 200;
const STEP = 50;
/** Engaged enemies are moved up to two inches wherever one likes, and who was moved suffers two dice; then a Move. CS-COMBATEXPERT-03, CS-RULING-158 */
const breakFree: Use = {
  may: (state, f) => engagedWith(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    let left = engagedWith(state, f);
    while (left.length > 0 && isAble(f)) {
      const at = yield* pickFor(table, f.crew!, 'choose/figure', [...left.map((e) => e.id), 'none' as const], 'none');
      if (at === 'none') break;
      left = left.filter((e) => e.id !== at);
      const enemy = figureOf(state, at);
      const k = yield* ask(speaker(state, f.crew!), 'direction', directionFrom([enemy.x, enemy.y]));
      const lengths = lengthsAlong(state, enemy, k);
      const to = lengths.length === 0 ? null : along([enemy.x, enemy.y], k, yield* pickFor(table, f.crew!, 'push/far', lengths));
      if (to) [enemy.x, enemy.y] = to;
      table.tell({ kind: 'pushed', by: f.id, target: enemy.id, hits: 2, to });
      if (to) yield* areaAttack(table, f, enemy, 2, { less: 0, fails: false });
    }
    yield* freeMove(table, f);
  },
};
export const CLOSE: Readonly<Record<'kata' | 'disarm' | 'reflexes' | 'combat-expert', SkillRules>> = {
  kata: [{ use: kata(2) }, { use: kata(3) }, { use: kata(4) }],
  disarm: [{ react: disarm(1) }, { react: disarm(2) }, { react: disarm(3) }],
  reflexes: [{ react: reflexes(1) }, { react: reflexes(2) }, { react: reflexes(3) }],
  'combat-expert': [{ use: trip }, { use: gunKata }, { use: breakFree }],
};
