/** Who does not decide in time: the least that the rules let one do. CS-RULING-83, -180 */
import type { Bot, Json, Point } from '@cosmodrome/kernel';
import { TRADER, type TraderId } from '../content/traders.ts';
import type { Note } from '../notes.ts';
import { type FigureId, figureOf, type TokenId } from '../state.ts';
import type { Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { type At, optionsOf } from './seat.ts';

const first = <A extends Json>(at: At): A => optionsOf<A>(at)[0]!;
/** Nothing, where nothing can be chosen; else the first. */
const none = (at: At): 'none' => {
  const all = optionsOf<Json>(at);
  return (all.includes('none') ? 'none' : all[0]) as 'none';
};
type Listed<A> = { readonly options: readonly A[]; readonly min: number };
/** The cheapest Captain goes alone. CS-CRW-01, -02 */
function loner({ ask }: At): readonly TraderId[] {
  const { options } = ask.domain.shape() as unknown as Listed<TraderId>;
  const captains = options.filter((trader) => TRADER[trader].type === 'captain');
  return captains.toSorted((a, b) => TRADER[a].points - TRADER[b].points).slice(0, 1);
}
/** Where it is, if it may stay there. */
export function stay({ ask, view, chance }: At): readonly Point[] {
  const { figure } = ask.domain.shape() as unknown as { readonly figure?: FigureId };
  const f = figure === undefined ? undefined : figureOf(view, figure);
  const here: readonly Point[] = f ? [[f.x, f.y]] : [];
  return ask.domain.admits(here as Json) ? here : (ask.domain.sample!(chance) as readonly Point[]);
}
/** Everything goes to the first who can take it. */
export function toFirst({ ask }: At): readonly number[] {
  const { receivers, total } = ask.domain.shape() as unknown as {
    readonly receivers: readonly { readonly max: number }[];
    readonly total: number;
  };
  let due = total;
  return receivers.map(({ max }) => {
    const share = Math.min(max, due);
    due -= share;
    return share;
  });
}
/** What it had before it looked. */
function hadBefore({ view }: At): readonly TokenId[] {
  return view.scene?.kind === 'searching' ? figureOf(view, view.scene.figure).inventory : [];
}

const ANSWER: { readonly [T in Topic]: (at: At) => Answers[T] | undefined } = {
  'setup/crew': first,
  'setup/profiles': loner,
  'setup/class': first,
  'setup/levels': ({ ask }) => (ask.domain.shape() as unknown as { readonly receivers: readonly Json[] }).receivers.map(() => 0),
  'setup/kit': () => [],
  'setup/raise': first,
  'setup/shop': () => [],
  'setup/handler': first,
  'setup/bring': ({ ask }) => {
    const { options, min } = ask.domain.shape() as unknown as Listed<FigureId>;
    return options.slice(0, min);
  },
  'setup/airlock': first,
  'turn/trader': (at) => optionsOf<FigureId | 'stay' | 'ship'>(at).at(-1)!,
  'turn/act': () => ({ do: 'end' }),
  // Asked together with `turn/act`, which it answers.
  'turn/walk': () => undefined,
  'walk/way': stay,
  'walk/whether': () => false,
  'aim/point': ({ ask, chance }) => ask.domain.sample!(chance) as Point,
  'attack/reroll': () => 'keep',
  'attack/split': toFirst,
  'attack/choose': none,
  'sustain/at': none,
  opportunity: () => ({ decline: true }),
  'push/counter': () => false,
  'push/follow': () => false,
  'push/side': first,
  'push/far': first,
  direction: first,
  'search/hold': hadBefore,
  'find/keep': () => ({ keep: false }),
  'react/use': () => 'pass',
  'choose/figure': none,
  'choose/token': none,
  'choose/crate': first,
  'choose/piece': first,
  'choose/entry': first,
  'choose/way': first,
  'offer/truce': () => false,
  'offer/airlock': () => false,
  'offer/gift': () => false,
  'offer/pass': () => false,
  'offer/haul': () => false,
  'choose/door': first,
  'card/play': () => 'pass',
  'security/search': first,
  'security/question': () => 'turn',
  'mission/calm': () => true,
  'due/calm': () => true,
  'ship/calm': first,
  'ship/entry': first,
  'rescue/call': () => false,
  'rescue/pack': () => 'done',
  'npc/lead': () => false,
  'npc/act': () => ({ do: 'end' }),
  // Asked together with `npc/act`, which it answers.
  'npc/walk': () => undefined,
  'npc/order': ({ ask }) => (ask.domain.shape() as unknown as { readonly items: readonly FigureId[] }).items,
  orders: () => undefined,
  wishes: () => undefined,
};
export const absent: Bot<View, Note> = {
  name: 'absent',
  answer: (at) => ANSWER[at.ask.topic as Topic](at) as Json | undefined,
};
