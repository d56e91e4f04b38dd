/** The truckers one can play against: three styles, three strengths. */
import type { Bot } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { absent } from './absent.ts';
import { build, lastPart, pace } from './builder.ts';
import { PILOT } from './pilot.ts';
import type { At } from './seat.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { type Character, characterOf, STRENGTHS, STYLES } from './style.ts';
import { TEAM } from './team.ts';
import { whyOf } from './why.ts';
import type { Taste } from './worth.ts';

/** What is not here is answered as for one who is absent: there is nothing to gain. */
const ANSWERS: { readonly [T in Topic]?: (at: At, stakes: Stakes) => Answers[T] } = { ...PILOT, ...TEAM };
export function trucker(who: Character): Bot<View, Note> {
  return {
    name: who.name,
    character: who,
    answer: (at) => {
      const topic = at.ask.topic as Topic;
      if (topic === 'build/do') return build(at, who);
      if (topic === 'repair/last-part') return lastPart(at, who);
      const answerer = ANSWERS[topic] as ((at: At, stakes: Stakes) => Answers[Topic]) | undefined;
      return answerer ? answerer(at, stakesOf(at.view, at.seat, who.craft.plans)) : absent.answer(at);
    },
    tempo: (at) => pace(at, who),
    why: (at, answer) => whyOf(who, at, answer as Answers[Topic]),
  };
}
const ORDER: readonly Character[] = [
  ...STYLES.map((style) => characterOf('normal', style)),
  ...STRENGTHS.filter((strength) => strength !== 'normal').flatMap((strength) => STYLES.map((style) => characterOf(strength, style))),
];
export const truckers: Readonly<Record<string, Bot<View, Note>>> = Object.fromEntries(ORDER.map((who) => [who.name, trucker(who)]));
/** A master with tastes of its own, for whoever tries them out. */
export const weighing = (by: Taste): Bot<View, Note> => trucker(characterOf('strong', 'hauler', by));
