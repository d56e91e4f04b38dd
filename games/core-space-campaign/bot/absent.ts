/** Who does not decide in time: on their own, fees paid if the money is there, points to the lowest skill, no trade, repairs of what is at zero. CS-RULING-214 */
import { CLASS, CREWS, type SkillId } from '@cosmodrome/core-space/content/index';
import type { Bot, BotSeat, Json } from '@cosmodrome/kernel';
import { SYSTEMS } from '../content/index.ts';
import { ready } from '../judge/people.ts';
import type { Note } from '../notes.ts';
import { crewOf, memberOf } from '../state.ts';
import type { AdvanceAct, ExtractAct, FoundAct, HomeAct, RepairAct, Topic, TradeAct } from '../topics.ts';
import type { View } from '../view.ts';

export type At = BotSeat<View, Note>;
export const optionsOf = <A>({ ask }: At): readonly A[] => [...(ask.domain.options?.() ?? [])] as unknown as readonly A[];
/** The first of these acts that can be done. */
export function firstOf<A extends { readonly do: string }>(at: At, ...wanted: readonly A['do'][]): A | undefined {
  const all = optionsOf<A>(at);
  for (const name of wanted) {
    const found = all.find((act) => act.do === name);
    if (found) return found;
  }
  return undefined;
}
const anything = (at: At): Json => optionsOf<Json>(at)[0]!;

/** A crew that is not founded waits; if it cannot, it is the first ready one. */
const found = (at: At): FoundAct =>
  firstOf<FoundAct>(at, 'wait') ??
  optionsOf<FoundAct>(at).find((act) => act.do === 'ready' && CREWS.includes(act.crew)) ??
  (anything(at) as FoundAct);
const home = (at: At): HomeAct => firstOf<HomeAct>(at, 'play', 'redeem', 'rest') ?? (anything(at) as HomeAct);
const extract = (at: At): ExtractAct =>
  firstOf<ExtractAct>(at, 'pay', 'later', 'alone', 'refuse', 'become') ?? (anything(at) as ExtractAct);
/** Into the lowest skill of the sheet, first in its order. */
export function advance(at: At): AdvanceAct {
  const crew = crewOf(at.view, at.seat);
  const all = optionsOf<AdvanceAct>(at);
  const rank = (act: AdvanceAct): number => {
    if (act.do === 'grow') return 100;
    const m = memberOf(crew, act.member);
    return (m.levels[act.skill as SkillId] ?? 0) * 10 + CLASS[m.class].skills.indexOf(act.skill);
  };
  const [first] = all;
  return all.filter((act) => act.member === first!.member).toSorted((a, b) => rank(a) - rank(b))[0]!;
}
/** Nothing is traded; what does not fit is thrown away. */
const trade = (at: At): TradeAct => firstOf<TradeAct>(at, 'done', 'promote', 'discard') ?? (anything(at) as TradeAct);
function repair(at: At): RepairAct {
  const { systems } = crewOf(at.view, at.seat);
  const zero = SYSTEMS.filter((system) => systems[system] === 0);
  if (zero.length === 0) return { do: 'done' };
  return (
    firstOf<RepairAct>(at, 'parts') ??
    optionsOf<RepairAct>(at).find((act) => act.do === 'repair' && zero.includes(act.system)) ?? { do: 'done' }
  );
}
/** Everybody goes, as far as the mission takes them. */
export function embark({ ask, view, seat }: At): Json {
  const { max } = ask.domain.shape() as { readonly max: number };
  return ready(crewOf(view, seat))
    .slice(0, max)
    .map((m) => m.id);
}
export const absent: Bot<View, Note> = {
  name: 'absent',
  answer: (at) => {
    switch (at.ask.topic as Topic) {
      case 'found':
        return found(at);
      case 'home':
        return home(at);
      case 'embark':
        return embark(at);
      case 'extract':
        return extract(at);
      case 'advance':
        return advance(at);
      case 'visit':
        return 'none';
      case 'trade':
        return trade(at);
      case 'repair':
        return repair(at);
      default:
        return anything(at);
    }
  },
};
