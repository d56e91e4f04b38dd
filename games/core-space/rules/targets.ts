/** Whom NPCs turn against, and why: each step gives what it looked at (CS-PUR-21 to -28, CS-GEO-18, CS-RULING-10, -11, -56). */
import type { Chance } from '@cosmodrome/kernel';
import { seekNearest } from '@cosmodrome/kit/plane/ways';
import { TOUCH } from '../content/ranges.ts';
import { chanceToHurt, closeBonus } from '../judge/arms.ts';
import { armourOf, isCaptain, isUntargetable, lasts, npcProfile, sideOf } from '../judge/figures.ts';
import { contactPlaces, distance, inContact, radiusOf, stands } from '../judge/place.ts';
import { groundFor } from '../judge/reach.ts';
import { coverFrom, sees } from '../judge/sight.ts';
import type { TargetWhy } from '../notes.ts';
import type { Figure, State } from '../state.ts';
import { randomOf } from './table.ts';

export type Choice = {
  readonly target: Figure;
  readonly why: TargetWhy;
  readonly rule: string;
  readonly distance: number;
  readonly tied: readonly Figure[];
};

/** The least of these; all within 0.05" of it are tied, and the Chance die chooses. CS-GEO-18, -19, CS-RULING-230 */
export function least(
  chance: Chance,
  list: readonly Figure[],
  far: (f: Figure) => number,
): { readonly target: Figure; readonly tied: readonly Figure[]; readonly distance: number } {
  const best = Math.min(...list.map(far));
  const tied = list.filter((f) => far(f) <= best + TOUCH);
  const target = randomOf(chance, tied);
  return { target, tied: tied.length > 1 ? tied : [], distance: Math.floor(far(target)) };
}
/** Among those in contact: the one most likely hurt, then the one with least Health, then the die. CS-RULING-56, -62 */
function likeliest(
  state: State,
  chance: Chance,
  f: Figure,
  list: readonly Figure[],
): { readonly target: Figure; readonly tied: readonly Figure[] } {
  const dice = (npcProfile(state, f)?.close ?? 0) + closeBonus(state, f);
  const odds = (t: Figure) => chanceToHurt(dice, armourOf(state, t).value, false);
  const best = Math.max(...list.map(odds));
  const hurtable = list.filter((t) => odds(t) === best);
  const weakest = Math.min(...hurtable.map((t) => t.health));
  const tied = hurtable.filter((t) => t.health === weakest);
  return { target: randomOf(chance, tied), tied: tied.length > 1 ? tied : [] };
}
/** Does it go for Captains first? The Assassin always; others where a card says so. CS-PUR-26, PUR-03 */
function huntsCaptains(state: State, f: Figure): boolean {
  if (f.being.kind !== 'purge') return false;
  if (f.being.type === 'assassin' || lasts(state, 'purge-marks-captains')) return true;
  return f.being.type === 'harvester' && lasts(state, 'hunters-mark-captains');
}
export const nearestOf = (chance: Chance, from: Figure, list: readonly Figure[]): Figure =>
  least(chance, list, (t) => distance(from, t)).target;

const preyOf = (state: State): Figure[] => state.figures.filter((t) => stands(t) && sideOf(t) !== 'purge' && !isUntargetable(state, t));
/** Of those a Purge character touches; undefined: it touches nobody. CS-PUR-25 */
export function contactTarget(state: State, chance: Chance, f: Figure): Choice | undefined {
  const touched = preyOf(state).filter((t) => inContact(state, f, t));
  return touched.length === 0 ? undefined : { ...likeliest(state, chance, f, touched), why: 'contact', rule: 'CS-PUR-25', distance: 0 };
}
/** The target of a Purge character now; undefined: there is nobody. */
export function purgeTarget(state: State, chance: Chance, f: Figure): Choice | undefined {
  const prey = preyOf(state);
  if (prey.length === 0) return undefined;
  const marked = state.marked && state.marked.hunter === f.id ? prey.find((t) => t.id === state.marked?.captain) : undefined;
  if (marked) return { target: marked, why: 'marked', rule: 'PUR-03', distance: Math.floor(distance(f, marked)), tied: [] };
  const touched = prey.filter((t) => inContact(state, f, t));
  // CS-PUR-25: who is touched is seen and has no cover.
  const seen = prey.filter((t) => touched.includes(t) || sees(state, f, t));
  if (huntsCaptains(state, f)) {
    const captains = seen.filter(isCaptain);
    const near = captains.filter((t) => touched.includes(t));
    if (captains.length > 0)
      return { ...least(chance, near.length > 0 ? near : captains, (t) => distance(f, t)), why: 'captain', rule: 'CS-PUR-26' };
  }
  if (touched.length > 0) return contactTarget(state, chance, f);
  const open = seen.filter((t) => coverFrom(state, f, t) === 'none');
  if (open.length > 0) return { ...least(chance, open, (t) => distance(f, t)), why: 'nearest-open', rule: 'CS-PUR-22' };
  if (seen.length > 0) return { ...least(chance, seen, (t) => distance(f, t)), why: 'nearest-cover', rule: 'CS-PUR-23' };
  return byWay(state, chance, f, prey);
}
/** Nobody is seen: the nearest on foot, others not in the way; then those no way leads to. CS-PUR-24, CS-GEO-17, -18 */
export function byWay(state: State, chance: Chance, f: Figure, prey: readonly Figure[]): Choice {
  const groups = prey.map((t) => contactPlaces(state, f, t, false));
  const { floor, bars } = groundFor(state, f);
  const found = seekNearest(floor, [f.x, f.y], radiusOf(f), groups, TOUCH, { hindrance: { circles: [], bars } });
  if (found.length === 0) return { ...least(chance, prey, (t) => distance(f, t)), why: 'nearest-unreachable', rule: 'CS-GEO-18' };
  const tied = found.map(({ group }) => prey[group]!);
  const target = randomOf(chance, tied);
  const way = found.find(({ group }) => prey[group] === target)!.way;
  return { target, why: 'nearest-way', rule: 'CS-PUR-24', distance: way.total, tied: tied.length > 1 ? tied : [] };
}
