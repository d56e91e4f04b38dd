/** What will come of an answer that cannot be taken back. CS-ATK, CS-HOS-04, CS-PER */
import type { Json } from '@cosmodrome/kernel';
import type { Bar } from '@cosmodrome/kit/plane/plan';
import type { Before } from '@cosmodrome/kit/text';
import { FEAT } from '../content/dice.ts';
import { STRUCTURE } from '../content/scenery.ts';
import { atRisk, bladeDice, chanceToHurt, closeBonus, coverHits, dealtDice, hasGunIcon, shotDice } from '../judge/arms.ts';
import { armourOf, dataOf, isEngaged } from '../judge/figures.ts';
import { type Assault, assaultDice, chanceToBreak } from '../judge/force.ts';
import { nobodyIn, rangeBetween } from '../judge/place.ts';
import { nearestBar } from '../judge/shifting.ts';
import { intactWindows } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import { figureOf, type Shown } from '../state.ts';
import type { Act, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import type { Lexicon } from './lexicon.ts';

type Do<K extends Act['do']> = Extract<Act, { readonly do: K }>;
const percent = (chance: number): number => Math.round(100 * chance);

/** Dice and chance, in the hundred, of hurting somebody. */
export type Luck = { readonly dice: number; readonly percent: number };
function shotLuck(view: View, f: Shown, act: Pick<Do<'shoot'>, 'with' | 'at' | 'extra'>): Luck {
  const target = figureOf(view, act.at);
  const range = rangeBetween(f, target);
  const data = act.with === null ? undefined : dataOf(view, act.with);
  const dice = dealtDice(view, f, shotDice(view, f, act.with, range), act.extra, range);
  const less = armourOf(view, target).value + (hasGunIcon(data, 'target-lock') ? 0 : coverHits(view, f, target));
  return { dice, percent: percent(chanceToHurt(dice, less, !hasGunIcon(data, 'reliable'))) };
}
function blowLuck(view: View, f: Shown, act: Pick<Do<'fight'>, 'with' | 'at' | 'power'>): Luck {
  const dice = Math.max(1, bladeDice(view, f, act.with, act.power) + closeBonus(view, f));
  return { dice, percent: percent(chanceToHurt(dice, armourOf(view, figureOf(view, act.at)).value, act.power)) };
}
/** What stands there and does not defend itself. CS-DST-01, -02 */
function forceLuck(view: View, f: Shown, act: Assault, bar: Bar, armour: number): Luck {
  const dice = assaultDice(view, f, act, bar);
  return { dice, percent: percent(chanceToBreak(view, act, dice, armour)) };
}
const barOf = (view: View, f: Shown, act: Do<'demolish'> | Do<'wreck'>): Bar =>
  act.do === 'wreck' ? siteOf(view).map.doors[act.door]!.bar : nearestBar(view, f, act.piece);
const hardness = (view: View, act: Do<'demolish'> | Do<'wreck'>): number =>
  STRUCTURE[act.do === 'wreck' ? 'door' : siteOf(view).map.pieces[act.piece]!.kind].armour ?? 0;
/** No throw of its dice would break the thing: nobody is led to such an attack. CS-DST-01, -02 */
export function isInVain(option: Json, view: View): boolean {
  const act = option as unknown as Act;
  if (view.active === null || typeof act !== 'object' || act === null || (act.do !== 'demolish' && act.do !== 'wreck')) return false;
  const f = figureOf(view, view.active.figure);
  return chanceToBreak(view, act, assaultDice(view, f, act, barOf(view, f, act)), hardness(view, act)) === 0;
}
/** What an attack promises; undefined: it is none, or it depends on more than is known now. */
export function chanceOf(topic: Topic, option: Json, view: View): Luck | undefined {
  const act = option as unknown as Act;
  if (topic !== 'turn/act' || view.active === null) return undefined;
  const f = figureOf(view, view.active.figure);
  switch (act.do) {
    case 'shoot':
      return shotLuck(view, f, act);
    case 'fight':
      return blowLuck(view, f, act);
    case 'demolish':
    case 'wreck':
      return forceLuck(view, f, act, barOf(view, f, act), hardness(view, act));
    default:
      return undefined;
  }
}
/** The chance in the hundred that the Chance die shows as much. CS-ADV-02, CS-DIV-01 */
const feat = (needed: number, say: Lexicon['before']): readonly Before[] => [
  { kind: 'luck', say: say.feat(needed, percent((7 - needed) / 6)), rules: ['CS-ADV-02'] },
];
/** How many Hits break it, and whether the shot is heard. */
function force(view: View, act: Assault, armour: number, say: Lexicon['before']): readonly Before[] {
  const heard = act.shot && !view.shot && !hasGunIcon(act.with === null ? undefined : dataOf(view, act.with), 'silent');
  return [
    { kind: 'luck', say: say.gives(armour + 1), rules: ['CS-DST-01'] },
    ...(heard ? [{ kind: 'sure' as const, say: say.heard(view.pegs + 1), rules: ['CS-HOS-04'] }] : []),
  ];
}
/** The chance to hurt, the peg of the first shot, a free blow, and who else could be hit. */
function shot(view: View, f: Shown, act: Do<'shoot'>, say: Lexicon['before']): readonly Before[] {
  const target = figureOf(view, act.at);
  const range = rangeBetween(f, target);
  const data = act.with === null ? undefined : dataOf(view, act.with);
  const lock = hasGunIcon(data, 'target-lock');
  const { dice, percent: chance } = shotLuck(view, f, act);
  const heard = !view.shot && !hasGunIcon(data, 'silent');
  const others = lock || range === 'short' ? [] : atRisk(view, f, target).slice(1);
  return [
    { kind: 'luck', say: say.hurts(dice, chance), rules: ['CS-ATK-03'] },
    ...(isEngaged(view, f) ? [{ kind: 'lost' as const, say: say.blow, rules: ['CS-OPP-01'] }] : []),
    ...(others.length > 0 ? [{ kind: 'luck' as const, say: say.stray(others.length + 1), rules: ['CS-RGD-06'] }] : []),
    ...(heard ? [{ kind: 'sure' as const, say: say.heard(view.pegs + 1), rules: ['CS-HOS-04'] }] : []),
  ].slice(0, 3) as Before[];
}
function blow(view: View, f: Shown, act: Do<'fight'>, say: Lexicon['before']): readonly Before[] {
  const { dice, percent: chance } = blowLuck(view, f, act);
  return [
    { kind: 'luck', say: say.hurts(dice, chance), rules: ['CS-CLO-01'] },
    ...(act.power ? [{ kind: 'luck' as const, say: say.breaks }] : []),
  ];
}
export function beforeOf(topic: Topic, option: Json, view: View, say: Lexicon['before']): readonly Before[] {
  if (topic === 'turn/trader' && option === 'stay' && nobodyIn(view)) return [{ kind: 'lost', say: say.nobodyIn, rules: ['CS-END-01'] }];
  if (topic !== 'turn/act' || view.active === null) return [];
  const act = option as unknown as Act;
  const f = figureOf(view, view.active.figure);
  switch (act.do) {
    case 'end':
      return view.active.actions > 0 ? [{ kind: 'lost', say: say.unspent(view.active.actions) }] : [];
    case 'shoot':
      return shot(view, f, act, say);
    case 'fight':
      return blow(view, f, act, say);
    case 'search':
      return [{ kind: 'luck', say: say.crate, rules: ['CS-SRC-01'] }];
    case 'search-room':
      return [{ kind: 'luck', say: say.room, rules: ['CS-SRC-05'] }];
    case 'abandon':
      return [{ kind: 'lost', say: say.abandon }];
    case 'climb': {
      const { kind } = siteOf(view).map.climbs[act.climb]!;
      return kind === 'easy' || kind === 'hard' ? feat(FEAT[kind], say) : [];
    }
    case 'dive':
      return feat(intactWindows(view).includes(act.pane) ? 5 : 3, say);
    case 'demolish':
    case 'wreck':
      return force(view, act, hardness(view, act), say);
    default:
      return [];
  }
}
