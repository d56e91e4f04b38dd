/** Whom Corps, Security and Gangers turn against: the list of their category, cards, and what they can hurt (CS-NPC-20 to -27). */
import type { Chance } from '@cosmodrome/kernel';
import { type Category, NPC, PRIORITIES, type Prey } from '../../content/npcs.ts';
import { chanceToHurt, closeBonus, dealtDice, mostHits, policeBonus, shotDice } from '../../judge/arms.ts';
import { areEnemies, armourOf, has, isPolice, isUntargetable, lasting, lasts, npcProfile, sideOf } from '../../judge/figures.ts';
import { distance, inContact, rangeBetween, stands } from '../../judge/place.ts';
import { coverFrom, sees } from '../../judge/sight.ts';
import type { CrewId, Figure, State } from '../../state.ts';
import { chartOf } from '../chart.ts';
import { randomOf, worthOf } from '../table.ts';
import { byWay, type Choice, least } from '../targets.ts';

/** What somebody is to this one. */
function preyOf(state: State, f: Figure, t: Figure): Prey | undefined {
  const side = sideOf(t);
  if (side === 'civilians') return 'civilian';
  if (side !== 'gangers') return side;
  return sideOf(f) === 'gangers' ? (areEnemies(state, f, t) ? 'rival-ganger' : undefined) : 'ganger';
}
/** By whose list it goes: a Warden under orders by that of the Corps (CS-SEC-02). */
const listOf = (f: Figure): Category => {
  if (f.being.kind !== 'npc') throw new Error('only NPCs have a list');
  return has(f, 'commandeered') ? 'corps' : NPC[f.being.npc].category;
};
type Group = (t: Figure) => boolean;
/** Groups by priority, first things first, as cards of the round have it. CS-GCO-03, CS-SEC-12, CS-GAN-02, GCO-02, GCO-04, GAN-04 */
export function wanted(state: State, f: Figure): readonly Group[] {
  const is =
    (kinds: readonly Prey[]): Group =>
    (t) => {
      const prey = preyOf(state, f, t);
      return prey !== undefined && kinds.includes(prey);
    };
  let groups: (readonly Prey[])[] = PRIORITIES[listOf(f)].map((group) => [...group]);
  const without = (prey: Prey) => groups.map((group) => group.filter((one) => one !== prey)).filter((group) => group.length > 0);
  const police = isPolice(f);
  if (police && lasts(state, 'police-traders-first')) groups = [['trader'], ...without('trader')];
  if ((police && lasts(state, 'police-spare-traders')) || (!police && lasts(state, 'gangers-spare-traders'))) groups = without('trader');
  const out = groups.map(is);
  if (!police || !lasts(state, 'warrant')) return out;
  const richest = richestCrew(state);
  return out.flatMap((group, i) =>
    groups[i]!.includes('purge') ? [group, (t: Figure) => t.crew !== null && t.crew === richest] : [group],
  );
}
/** What a crew carries on the board would sell for. */
const carriedBy = (state: State, crew: CrewId): number =>
  state.figures.reduce(
    (sum, f) =>
      f.crew === crew && f.where === 'board'
        ? sum + [...f.inventory, ...(f.armour === null ? [] : [f.armour])].reduce((all, token) => all + worthOf(state, token), 0)
        : sum,
    0,
  );
/** Of several alike the first from the one that was rolled when the card came. CS-RULING-89 */
export function richestCrew(state: State): CrewId | undefined {
  const those = state.crews.map(({ id }) => id).filter((crew) => state.figures.some((f) => f.crew === crew && stands(f)));
  const most = Math.max(...those.map((crew) => carriedBy(state, crew)));
  const rolled = lasting(state, 'warrant');
  const after = (crew: CrewId) => (crew - rolled + state.crews.length) % state.crews.length;
  return those.filter((crew) => carriedBy(state, crew) === most).sort((a, b) => after(a) - after(b))[0];
}
const canBeHurt = (state: State, f: Figure, t: Figure): boolean => {
  const range = rangeBetween(f, t);
  const dice = dealtDice(state, f, shotDice(state, f, null, range), policeBonus(state, f, t), range);
  const cover = coverFrom(state, f, t) === 'partial' ? 1 : 0;
  return mostHits(dice) - cover > armourOf(state, t).value;
};
/** CS-NPC-20: the one it most likely hurts; where it can hurt none, the most wanted. CS-RULING-62 */
function inReach(state: State, chance: Chance, f: Figure, groups: readonly Group[], touched: readonly Figure[]): Choice {
  const odds = (t: Figure) =>
    chanceToHurt((npcProfile(state, f)?.close ?? 0) + closeBonus(state, f) + policeBonus(state, f, t), armourOf(state, t).value, false);
  const best = Math.max(...touched.map(odds));
  const rank = (t: Figure) => groups.findIndex((group) => group(t));
  const likely = touched.filter((t) => odds(t) === best);
  const first = Math.min(...likely.map(rank));
  const tied = likely.filter((t) => rank(t) === first);
  return {
    target: randomOf(chance, tied),
    tied: tied.length > 1 ? tied : [],
    why: best > 0 ? 'most-hurt' : 'priority',
    rule: 'CS-NPC-20',
    distance: 0,
  };
}
/** Of those it sees: the first group that has somebody, the nearest without cover. CS-NPC-21, -22 */
function inSight(state: State, chance: Chance, f: Figure, groups: readonly Group[], seen: readonly Figure[]): Choice | undefined {
  for (const group of groups) {
    const those = seen.filter(group);
    if (those.length === 0) continue;
    const open = those.filter((t) => coverFrom(state, f, t) === 'none');
    const near = (t: Figure) => distance(f, t);
    return { ...least(chance, open.length > 0 ? open : those, near), why: 'priority', rule: open.length > 0 ? 'CS-NPC-22' : 'CS-NPC-21' };
  }
  return undefined;
}
/** The target now, among these; undefined: there is nobody. `left` actions are left, and it has moved already or not. */
export function npcTarget(
  state: State,
  chance: Chance,
  f: Figure,
  left: number,
  hasMoved: boolean,
  among: Group = () => true,
): Choice | undefined {
  const groups = wanted(state, f);
  const prey = state.figures.filter(
    (t) => t.id !== f.id && stands(t) && !isUntargetable(state, t) && among(t) && groups.some((group) => group(t)),
  );
  if (prey.length === 0) return undefined;
  // A Civilian beside a Ganger, a Trader beside a calm Warden do not engage it: CS-GEN-19, CS-RULING-291.
  const engaging = prey.filter((t) => areEnemies(state, f, t) && inContact(state, f, t));
  if (engaging.length > 0) return inReach(state, chance, f, groups, engaging);
  let seen = prey.filter((t) => inContact(state, f, t) || sees(state, f, t));
  const first = inSight(state, chance, f, groups, seen);
  if (!first) {
    const most = groups.find((group) => prey.some(group))!;
    return { ...byWay(state, chance, f, prey.filter(most)), rule: 'CS-NPC-24' };
  }
  // CS-NPC-23: whom it would shoot in vain it leaves, if there is somebody else.
  for (let choice: Choice | undefined = first; choice; choice = inSight(state, chance, f, groups, seen)) {
    const { target } = choice;
    if (canBeHurt(state, f, target) || chartOf(state, f, target, left, hasMoved).does !== 'shoot') return choice;
    seen = seen.filter((t) => t.id !== target.id);
  }
  return { ...first, rule: 'CS-NPC-23' };
}
/** Anybody it would attack, seen or touched. CS-GCO-04 */
export const seesPrey = (state: State, f: Figure): boolean => {
  const groups = wanted(state, f);
  return state.figures.some(
    (t) =>
      t.id !== f.id &&
      stands(t) &&
      !isUntargetable(state, t) &&
      groups.some((group) => group(t)) &&
      (inContact(state, f, t) || sees(state, f, t)),
  );
};
