/** The crews one can play against: three styles, three strengths. */
import { type Bot, type Json, STRENGTHS } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { Act, Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { absent } from './absent.ts';
import { ANSWERS, whyAnswered } from './answers.ts';
import { announced, intent, whyPlanned } from './plan.ts';
import type { At } from './seat.ts';
import { type Leader, leaderOf, STYLES, type Taste } from './style.ts';

/** What is not here is answered as for one who is absent: there is nothing to gain. */
const ALL: { readonly [T in Topic]?: (at: At, who: Leader) => Answers[T] | undefined } = {
  ...ANSWERS,
  wishes: announced,
  // One of two questions at once: the other is answered instead.
  'turn/act': (at, who) => {
    const plan = intent(at, who);
    return 'act' in plan ? plan.act : undefined;
  },
  'turn/walk': (at, who) => {
    const plan = intent(at, who);
    return 'way' in plan ? plan.way : undefined;
  },
};
export function crew(who: Leader): Bot<View, Note> {
  return {
    name: who.name,
    character: who,
    answer: (at) => {
      const answerer = ALL[at.ask.topic as Topic] as ((at: At, who: Leader) => Json | undefined) | undefined;
      return answerer ? answerer(at, who) : absent.answer(at);
    },
    why: (at, answer) => {
      if (at.ask.topic === 'turn/act') return whyPlanned(at, who, { act: answer as unknown as Act });
      if (at.ask.topic === 'turn/walk') return whyPlanned(at, who, { way: answer as unknown as Answers['turn/walk'] });
      return whyAnswered(at, who, answer);
    },
  };
}
const ORDER: readonly Leader[] = [
  ...STYLES.map((style) => leaderOf('normal', style)),
  ...STRENGTHS.filter((strength) => strength !== 'normal').flatMap((strength) => STYLES.map((style) => leaderOf(strength, style))),
];
export const crews: Readonly<Record<string, Bot<View, Note>>> = Object.fromEntries(ORDER.map((who) => [who.name, crew(who)]));
/** A seasoned crew with tastes of its own, for whoever tries them out. */
export const weighing = (by: Taste): Bot<View, Note> => crew(leaderOf('strong', 'looter', by));
