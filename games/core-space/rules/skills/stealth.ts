/** Stealth skills: Hard to Hit, Ambush, Blend In, Fade to Black. */
import type { Domain, Flow, Point } from '@cosmodrome/kernel';
import { SHUFFLE } from '../../content/ranges.ts';
import { areEnemies, has, moveOf } from '../../judge/figures.ts';
import { lattice, stands, within } from '../../judge/place.ts';
import { allowance, footingOf, Reach } from '../../judge/reach.ts';
import { coverFrom, sees } from '../../judge/sight.ts';
import { siteOf } from '../../judge/site.ts';
import type { EffectKind, Figure, State } from '../../state.ts';
import { freeMove, grantCombat, grantShot, inAnyOrder, isAble, shotsOf } from '../grants.ts';
import { askCrew, type Table } from '../table.ts';
import { walk, walkFrom, wayOf } from '../walk.ts';
import type { React, SkillRules, Use } from './rule.ts';

export function lasts(table: Table, f: Figure, kind: EffectKind, until = table.state.round, by: Figure = f): void {
  f.effects.push({ kind, until, by: by.id });
  table.tell({ kind: 'effect', figure: f.id, effect: kind });
}
const becomes = (kind: EffectKind): Use => ({
  may: () => true,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    lasts(table, f, kind);
  },
});
/** CS-HARDTOHIT-03 */
const shootAndGo: Use = {
  may: () => true,
  *use(table, f) {
    yield* grantShot(table, f);
    yield* freeMove(table, f);
    lasts(table, f, 'unhurt-by-shots');
  },
};
/** An enemy ends a move within 4" and this one has cover from it. CS-AMBUSH-01 to -03, CS-RULING-96 */
const ambush = (level: 1 | 2 | 3): React => ({
  may: (state, f, trigger) =>
    trigger.when === 'move-ended' &&
    isAble(f) &&
    stands(trigger.mover) &&
    areEnemies(state, f, trigger.mover) &&
    within(f, trigger.mover, 400) &&
    coverFrom(state, trigger.mover, f) !== 'none' &&
    (level > 1 || shotsOf(state, f, { target: trigger.mover }).length > 0),
  *react(table, f, trigger) {
    if (trigger.when !== 'move-ended') return;
    const { mover } = trigger;
    if (level === 1) {
      yield* inAnyOrder(table, f, 'ambush', 1, [
        { way: 'shoot', may: () => shotsOf(table.state, f, { target: mover }).length > 0, does: () => shotAt(table, f, mover) },
        { way: 'shuffle', may: () => allowance(f, SHUFFLE) > 0, does: () => freeMove(table, f, { move: SHUFFLE }) },
      ]);
      return;
    }
    // The Shuffle comes before or after; who has stayed where it was may still take it.
    const from = f.moved;
    yield* freeMove(table, f, { move: SHUFFLE });
    const shuffled = f.moved > from;
    yield* freeMove(table, f);
    if (isAble(f) && stands(mover)) yield* grantCombat(table, f, { target: mover });
    if (level === 3 && isAble(f)) yield* freeMove(table, f);
    if (!shuffled && isAble(f)) yield* freeMove(table, f, { move: SHUFFLE });
  },
});
function* shotAt(table: Table, f: Figure, target: Figure): Flow {
  yield* grantShot(table, f, { target });
}
/** CS-BLENDIN-02, -03 */
const blendAfterShot: Use = {
  may: () => true,
  *use(table, f) {
    yield* grantShot(table, f);
    lasts(table, f, 'blended-at-wall');
  },
};
const blendAnywhere: Use = {
  may: () => true,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    lasts(table, f, 'blended');
    lasts(table, f, 'shot-in-hand');
  },
};
/** The shot in hand: any time until the end of the round, once. CS-BLENDIN-03 */
export const mayShootFromHand = (state: State, f: Figure): boolean => has(f, 'shot-in-hand') && isAble(f) && shotsOf(state, f).length > 0;
export function* shootFromHand(table: Table, f: Figure): Flow {
  f.effects = f.effects.filter(({ kind }) => kind !== 'shot-in-hand');
  yield* grantShot(table, f, {}, {}, true);
}
/** Ways of at most so much that end in cover from one of these. CS-RULING-96 */
function intoCover(
  state: State,
  f: Figure,
  from: readonly Figure[],
  far: number,
): { readonly domain: Domain<readonly Point[]>; readonly any: boolean } {
  const plain = wayOf(state, f, far);
  const covered = ([x, y]: Point) => from.some((e) => coverFrom(state, e, { ...f, x, y }) !== 'none');
  const ends = (points: readonly Point[]) => covered(points.at(-1)!);
  const stay: readonly Point[] = [[f.x, f.y]];
  const found = coverPlace(state, f, far, covered);
  return {
    any: found !== undefined,
    domain: {
      ...plain,
      admits: (answer): answer is readonly Point[] => plain.admits(answer) && ends(answer),
      why: (answer) => plain.why?.(answer) ?? 'not-in-cover',
      sample: () => found ?? stay,
    },
  };
}
/** The first place found in cover, from near to far. */
function coverPlace(state: State, f: Figure, far: number, covered: (p: Point) => boolean): readonly Point[] | undefined {
  const most = allowance(f, far);
  const reach = new Reach(state, f, footingOf(state, f, most));
  const spots = lattice(siteOf(state), f.x, f.y, most)
    .map((at) => ({ at, n: (at[0] - f.x) ** 2 + (at[1] - f.y) ** 2 }))
    .sort((a, b) => a.n - b.n)
    .map(({ at }) => at);
  // Looked at one after the other: rays cost more than anything else here.
  for (const at of spots) {
    const found = covered(at) ? reach.to(at) : undefined;
    if (found) return found.points;
  }
  return undefined;
}
/** Is there cover from this one within 4", whatever has been walked? */
const coverNear = (state: State, f: Figure, from: Figure): boolean =>
  coverPlace(state, { ...f, moved: 0, prone: false }, 400, ([x, y]) => coverFrom(state, from, { ...f, x, y }) !== 'none') !== undefined;
/** CS-FADE-01, -02: before the dice, into cover within 4"; level 2 ignores all Hits. */
const fade = (ignores: boolean): React => ({
  may: (state, f, trigger) =>
    trigger.when === 'declared' &&
    trigger.attack.ranged &&
    trigger.attack.target.id === f.id &&
    trigger.attack.by !== null &&
    !f.defeated &&
    // Its Hits are ignored even by who has no inch left, or lies on the floor (CS-RULING-97, -154).
    (ignores ? coverNear(state, f, trigger.attack.by) : isAble(f) && intoCover(state, f, [trigger.attack.by], 400).any),
  *react(table, f, trigger) {
    const { state } = table;
    if (trigger.when !== 'declared' || !trigger.attack.by) return;
    if (ignores) trigger.attack.ignored = true;
    if (!isAble(f)) return;
    const { any, domain } = intoCover(state, f, [trigger.attack.by], 400);
    if (!any) return;
    const points = yield* askCrew(table, f.crew!, 'walk/way', domain, domain.sample!(table.chance));
    yield* walk(table, f, walkFrom(state, f, points), { how: 'reaction' });
  },
});
/** CS-FADE-03 */
const vanish: React = {
  may: (_state, f, trigger) =>
    // That nobody can target it is something already.
    trigger.when === 'gap' && isAble(f),
  *react(table, f) {
    const { state } = table;
    let cover: ReturnType<typeof intoCover>;
    yield* inAnyOrder(table, f, 'fade-to-black', 3, [
      {
        way: 'into-cover',
        may: () => {
          cover = intoCover(state, f, enemies(state, f), allowance(f, moveOf(state, f)));
          return cover.any;
        },
        *does() {
          const { domain } = cover;
          const points = yield* askCrew(table, f.crew!, 'walk/way', domain, domain.sample!(table.chance));
          yield* walk(table, f, walkFrom(state, f, points), { how: 'reaction', free: true });
        },
      },
      {
        way: 'shoot',
        may: () => shotsOf(state, f).length > 0,
        *does() {
          yield* grantShot(table, f, {}, { free: true });
        },
      },
    ]);
    lasts(table, f, 'vanished');
  },
};
const enemies = (state: State, f: Figure): Figure[] =>
  state.figures.filter((e) => stands(e) && areEnemies(state, f, e) && sees(state, f, e));

export const STEALTH: Readonly<Record<'hard-to-hit' | 'ambush' | 'blend-in' | 'fade-to-black', SkillRules>> = {
  'hard-to-hit': [{ use: becomes('unhurt-in-cover') }, { use: becomes('unhurt-far-or-in-cover') }, { use: shootAndGo }],
  ambush: [{ react: ambush(1) }, { react: ambush(2) }, { react: ambush(3) }],
  'blend-in': [{ use: becomes('blended-at-wall') }, { use: blendAfterShot }, { use: blendAnywhere }],
  'fade-to-black': [{ react: fade(false) }, { react: fade(true) }, { react: vanish }],
};
