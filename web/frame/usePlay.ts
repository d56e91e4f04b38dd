import type { Json, Seat, Topic } from '@cosmodrome/kernel';
import type { Play } from '@cosmodrome/kit/face';
import type { Question } from '@cosmodrome/kit/text';
import { useMemo, useState } from 'react';
import { type Draft, freshDraft, optionsOf, pick, settled, stateOf, stillFits } from '../logic/draft.ts';

/** What makes a question the same: one that stands may be of another shape at every moment. */
export const keyOf = (ask: Question): string => `${ask.seat} ${ask.topic}${ask.standing ? '' : ` ${JSON.stringify(ask.shape)}`}`;

export interface Hand {
  readonly play: Play;
  /** Which of several open questions the bar shows. */
  readonly index: number;
  turnTo(index: number): void;
  draftOf(ask: Question): Draft | undefined;
  setDraft(ask: Question, draft: Draft): void;
}
/** The drafts of all open questions, and the hand that answers them. A draft lives as long as its question. */
export function usePlay(asks: readonly Question[], send: (seat: Seat, topic: Topic, answer: Json) => void): Hand {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [wanted, turnTo] = useState(0);
  const index = wanted < asks.length ? wanted : 0;
  return useMemo(() => {
    const find = (topic: Topic) => asks.find((a) => a.topic === topic);
    const draftOf = (ask: Question) => {
      const draft = drafts[keyOf(ask)];
      return draft !== undefined && (!ask.standing || stillFits(ask, draft)) ? draft : freshDraft(ask);
    };
    const setDraft = (ask: Question, draft: Draft) =>
      setDrafts({
        ...Object.fromEntries(asks.flatMap((a) => (drafts[keyOf(a)] === undefined ? [] : [[keyOf(a), drafts[keyOf(a)] as Draft]]))),
        [keyOf(ask)]: draft,
      });
    const clear = (ask: Question) => {
      const { [keyOf(ask)]: _, ...rest } = drafts;
      setDrafts(rest);
    };
    const play: Play = {
      asks,
      ask: asks[index],
      options: (topic) => {
        const ask = find(topic);
        return ask ? optionsOf(ask) : [];
      },
      state: (topic, option) => {
        const ask = find(topic);
        return ask && stateOf(ask, draftOf(ask), option);
      },
      pick: (topic, option) => {
        const ask = find(topic);
        if (!ask) return;
        const picked = pick(ask, draftOf(ask), option);
        if ('send' in picked) send(ask.seat, topic, picked.send);
        else setDraft(ask, picked.draft);
      },
      draft: (topic) => {
        const ask = find(topic);
        return ask && draftOf(ask);
      },
      propose: (topic, draft) => {
        const ask = find(topic);
        if (ask) setDraft(ask, draft);
      },
      confirm: (topic, answer) => {
        const ask = find(topic);
        if (!ask) return;
        const whole = answer ?? settled(ask, draftOf(ask));
        if (whole !== undefined) send(ask.seat, topic, whole);
      },
      clear: (topic) => {
        const ask = find(topic);
        if (ask) clear(ask);
      },
    };
    return { play, index, turnTo, draftOf, setDraft };
  }, [asks, drafts, index, send]);
}
