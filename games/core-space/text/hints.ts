/** When each first-time hint is given, and what it speaks of. What it says is in the languages' own files. */
import type { Seat } from '@cosmodrome/kernel';
import type { Hint } from '@cosmodrome/kit/text';
import { crewMembers, isEngaged, level } from '../judge/figures.ts';
import { primaryOf } from '../judge/objectives.ts';
import { isOn } from '../judge/place.ts';
import { missionOf } from '../judge/site.ts';
import { playTogether } from '../judge/wishes.ts';
import { crewFor, figureOf, JAMMED, type Shown } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { View } from '../view.ts';

type When = Omit<Hint<View>, 'say'> & { readonly topic?: Topic };
const when =
  (is: (view: View, seat: Seat) => boolean, at: string): When['at'] =>
  (view, seat) =>
    is(view, seat) ? at : undefined;
/** Of the Trader whose turn it is, where it stands. */
const acting =
  (is: (f: Shown, view: View) => boolean): When['at'] =>
  (view) => {
    const f = view.active === null ? undefined : figureOf(view, view.active.figure);
    return f && isOn(f) && is(f, view) ? `figure-${f.id}` : undefined;
  };
const fallen = (view: View, seat: Seat): string | undefined => {
  const body = crewMembers(view, crewFor(view, seat)).find((f) => isOn(f) && f.defeated);
  return body && `figure-${body.id}`;
};
const isJammed = (f: Shown, view: View): boolean => f.inventory.some((token) => ((view.marks[token] ?? 0) & JAMMED) > 0);

/** Is loot what the mission is about? */
const isForLoot = (view: View): boolean => missionOf(view).pieces[primaryOf(view)]?.piece === 'loot';

export const HINTS = [
  { id: 'win', topic: 'setup/crew', at: when(isForLoot, 'question'), taught: 'move-and-shoot' },
  { id: 'aim', topic: 'setup/crew', at: when((v) => !isForLoot(v), 'question') },
  { id: 'airlock', topic: 'setup/airlock', at: 'question' },
  { id: 'trader', topic: 'turn/trader', at: 'things', taught: 'move-and-shoot' },
  { id: 'enter', topic: 'turn/walk', at: when((v) => v.active !== null && figureOf(v, v.active.figure).where === 'aboard', 'board') },
  { id: 'engaged', topic: 'turn/act', at: acting((f, v) => isEngaged(v, f)), taught: 'move-and-shoot' },
  { id: 'jammed', topic: 'turn/act', at: acting(isJammed), taught: 'move-and-shoot' },
  { id: 'prone', topic: 'turn/act', at: acting((f) => f.prone === true) },
  { id: 'fallen', topic: 'turn/act', at: fallen, taught: 'loot-and-leave' },
  { id: 'noise', topic: 'turn/act', at: when((v) => !v.shot && v.pegs % 4 === 0 && v.pegs > 0, 'hostility'), taught: 'move-and-shoot' },
  { id: 'leave', topic: 'turn/act', at: when((v) => level(v) >= 4, 'hostility'), taught: 'loot-and-leave' },
  { id: 'effortless', topic: 'turn/act', at: when((v) => v.active?.actions === 0 && !v.active.effortless, 'question') },
  { id: 'walk', topic: 'turn/walk', at: acting((f, v) => v.round > 1 && !f.strides), taught: 'move-and-shoot' },
  { id: 'hold', topic: 'search/hold', at: 'question', taught: 'loot-and-leave' },
  { id: 'keep', topic: 'find/keep', at: 'question', taught: 'loot-and-leave' },
  { id: 'react', topic: 'react/use', at: 'question' },
  { id: 'opportunity', topic: 'opportunity', at: 'question' },
  { id: 'order', topic: 'npc/order', at: 'question', taught: 'the-purge' },
  { id: 'truce', topic: 'offer/truce', at: 'question' },
  { id: 'comrades', topic: 'turn/act', at: when((v) => playTogether(v) && v.round > 0, 'board') },
] as const satisfies readonly When[];
export type HintId = (typeof HINTS)[number]['id'];
