/** The crews one can play against, in three strengths. */
import type { Bot, Json } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { absent } from './absent.ts';
import { intent } from './plan.ts';
import type { At } from './seat.ts';

/** What is not here is answered as for one who is absent: there is nothing to gain. */
const ANSWERS: { readonly [T in Topic]?: (at: At) => Answers[T] | undefined } = {
  'turn/trader': (at) => [...(at.ask.domain.options!() as Iterable<Answers['turn/trader']>)][0]!,
  // One of two questions at once: the other is answered instead.
  'turn/act': (at) => {
    const plan = intent(at);
    return 'act' in plan ? plan.act : undefined;
  },
  'turn/walk': (at) => {
    const plan = intent(at);
    return 'way' in plan ? plan.way : undefined;
  },
};
function crew(name: string): Bot<View, Note> {
  return {
    name,
    answer: (at) => {
      const answerer = ANSWERS[at.ask.topic as Topic] as ((at: At) => Json | undefined) | undefined;
      return answerer ? answerer(at) : absent.answer(at);
    },
  };
}
export const crews: Readonly<Record<string, Bot<View, Note>>> = Object.fromEntries(
  ['crew', 'easy-crew', 'strong-crew'].map((name) => [name, crew(name)]),
);
