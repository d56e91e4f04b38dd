/** What skills, reactions and cards grant: a Move, a Ranged Assault, a Close Assault, under the usual rules and if one likes (CS-SKL-12). */
import { during, type Flow, type Point } from '@cosmodrome/kernel';
import { RANGES, type Range, SHUFFLE } from '../content/ranges.ts';
import type { SkillId } from '../content/skills.ts';
import { ammoFor, bladesOf, canFight, extraDice, gunsOf, mayShootAtAll, mayTarget, shotDice } from '../judge/arms.ts';
import { areEnemies, dataOf, has, moveOf } from '../judge/figures.ts';
import { rangeBetween } from '../judge/place.ts';
import { allowance, type Over } from '../judge/reach.ts';
import { type Figure, figureOf, type Scene, type State, type TokenId } from '../state.ts';
import type { Answers, Way } from '../topics.ts';
import { type Attack, fight, type Shot, shoot } from './attack.ts';
import { askCrew, bySkill, pickFor, type Table } from './table.ts';
import { mayEnter, walk, walkFrom, wayOf } from './walk.ts';

export const isAble = (f: Figure): boolean => f.where === 'board' && !f.defeated && !f.prone && f.crew !== null;

// ------------------------------------------------------------------ Moves

export type FreeMove = { readonly free?: boolean; readonly move?: number; readonly over?: Over };
/** A Move on top; staying is a way too. */
export function* freeMove(table: Table, f: Figure, { free = false, over, move }: FreeMove = {}): Flow {
  const { state } = table;
  const far = move ?? moveOf(state, f);
  const enters = f.where === 'aboard';
  if (enters ? !mayEnter(state, f, far) : !isAble(f) || allowance(f, far) === 0) return;
  // A Shuffle is no Move action; Sure Shot 1 and Weapons Expert 1 forbid those.
  if (far > SHUFFLE) {
    if (has(f, 'rooted')) return;
    f.strides++;
  }
  const domain = wayOf(state, f, far, over);
  const stay: readonly Point[] = enters ? domain.sample!(table.chance) : [[f.x, f.y]];
  const points = yield* askCrew(table, f.crew!, 'walk/way', domain, stay);
  yield* walk(table, f, walkFrom(state, f, points, over), { how: 'reaction', free, ...(over ? { over } : {}) });
}
export const mayMove = (state: State, f: Figure): boolean =>
  f.where === 'aboard' ? mayEnter(state, f, moveOf(state, f)) : isAble(f) && !has(f, 'rooted') && allowance(f, moveOf(state, f)) > 0;

// ------------------------------------------------------------------ attacks

type Choice = Exclude<Answers['attack/choose'], 'none'>;
export type Aim = { readonly target?: Figure; readonly reach?: Range; readonly plain?: boolean; readonly foes?: boolean };
/** Shots one could make now; `plain`: without Burst or Full Charge; `foes`: at enemies only. */
export function shotsOf(state: State, f: Figure, { target, reach = 'long', plain = false, foes = false }: Aim = {}): Choice[] {
  if (!mayShootAtAll(state, f)) return [];
  const targets = state.figures.filter(
    (t) =>
      (target === undefined || t.id === target.id) &&
      (!foes || areEnemies(state, f, t)) &&
      RANGES.indexOf(rangeBetween(f, t)) <= RANGES.indexOf(reach) &&
      mayTarget(state, f, t),
  );
  // Bare hands shoot too, where a profile says so (CS-ICO-03).
  const bare = targets
    .filter((t) => shotDice(state, f, null, rangeBetween(f, t)) > 0)
    .map((t): Choice => ({ with: null, at: t.id, extra: 0, power: false, close: false }));
  const armed = gunsOf(state, f).flatMap(({ token, data }) => {
    if (ammoFor(data) > f.ammo) return [];
    const extras = [0, ...(plain ? [] : extraDice(data, f.ammo).map(({ dice }) => dice))];
    return targets
      .filter((t) => shotDice(state, f, token, rangeBetween(f, t)) > 0)
      .flatMap((t) => extras.map((extra): Choice => ({ with: token, at: t.id, extra, power: false, close: false })));
  });
  return [...armed, ...bare];
}
export const blowsOf = (state: State, f: Figure, target?: Figure): Choice[] => {
  const targets = state.figures.filter((t) => (target === undefined || t.id === target.id) && canFight(state, f, t));
  return bladesOf(state, f).flatMap(({ token, power }) =>
    targets.map((t): Choice => ({ with: token, at: t.id, extra: 0, power, close: true })),
  );
};
function* choose(table: Table, f: Figure, options: readonly Choice[], must: boolean): Flow<Choice | undefined> {
  if (options.length === 0) return undefined;
  const all = must ? options : [...options, 'none' as const];
  const scene: Scene = { kind: 'gap', after: f.id };
  const chosen = yield* during(table, scene, pickFor(table, f.crew!, 'attack/choose', all, must ? options[0]! : 'none'));
  return chosen === 'none' ? undefined : chosen;
}
/** A Ranged Assault of one's choice. */
export function* grantShot(table: Table, f: Figure, aim: Aim = {}, how: Partial<Shot> = {}, must = false): Flow<Attack | undefined> {
  const { state } = table;
  const chosen = yield* choose(table, f, shotsOf(state, f, aim), must);
  if (!chosen) return undefined;
  return yield* shotBy(table, f, chosen, how);
}
function* shotBy(table: Table, f: Figure, chosen: Choice, how: Partial<Shot>): Flow<Attack | undefined> {
  const { state } = table;
  const data = chosen.with === null ? undefined : dataOf(state, chosen.with);
  const more = extraDice(data, f.ammo).find(({ dice }) => dice === chosen.extra);
  const pegs = more?.pegs ?? ammoFor(data);
  return yield* shoot(table, { by: f, target: figureOf(state, chosen.at), weapon: chosen.with, extra: chosen.extra, pegs, ...how });
}
/** A Close Assault of one's choice. */
export function* grantBlow(
  table: Table,
  f: Figure,
  how: {
    readonly target?: Figure;
    readonly weapon?: TokenId;
    readonly bonus?: number;
    readonly split?: boolean;
    readonly must?: boolean;
  } = {},
): Flow<Attack | undefined> {
  const { state } = table;
  const blows = blowsOf(state, f, how.target).filter((blow) => how.weapon === undefined || blow.with === how.weapon);
  const chosen = yield* choose(table, f, blows, how.must ?? false);
  if (!chosen) return undefined;
  return yield* fight(table, {
    by: f,
    target: figureOf(state, chosen.at),
    weapon: chosen.with,
    power: chosen.power,
    bonus: how.bonus ?? 0,
    split: how.split ?? false,
  });
}
/** A combat action: a Ranged or a Close Assault. */
export function* grantCombat(table: Table, f: Figure, aim: Aim = {}, how: Partial<Shot> = {}): Flow {
  const { state } = table;
  const chosen = yield* choose(table, f, [...blowsOf(state, f, aim.target), ...shotsOf(state, f, aim)], false);
  if (!chosen) return;
  if (chosen.close) yield* fight(table, { by: f, target: figureOf(state, chosen.at), weapon: chosen.with, power: chosen.power });
  else yield* shotBy(table, f, chosen, how);
}
export const mayFight = (state: State, f: Figure, aim: Aim = {}): boolean =>
  isAble(f) && blowsOf(state, f, aim.target).length + shotsOf(state, f, aim).length > 0;
/** What can be done first or last; what cannot be done now may become possible by the rest. */
export type Part = { readonly way: Way; readonly may: () => boolean; readonly does: () => Flow };
/** In any order, as the user likes: what it does next is asked while there are different things it could do. */
export function* inAnyOrder(table: Table, f: Figure, skill: SkillId, level: number, parts: readonly Part[]): Flow {
  const left = [...parts];
  while (isAble(f)) {
    const ways = [...new Set(left.filter(({ may }) => may()).map(({ way }) => way))];
    if (ways.length === 0) return;
    const next = yield* bySkill(table, f, skill, level, pickFor(table, f.crew!, 'choose/way', ways));
    const [part] = left.splice(
      left.findIndex(({ way }) => way === next),
      1,
    );
    yield* part!.does();
  }
}
export const moving = (table: Table, f: Figure, how: FreeMove = {}): Part => ({
  way: 'move',
  may: () => mayMove(table.state, f),
  does: () => freeMove(table, f, how),
});
export const attacking = (table: Table, f: Figure, how: Partial<Shot> = {}): Part => ({
  way: 'attack',
  may: () => mayFight(table.state, f),
  does: () => grantCombat(table, f, {}, how),
});
