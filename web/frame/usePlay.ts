import { type Json, type Seat, same, type Topic } from '@cosmodrome/kernel';
import type { Play } from '@cosmodrome/kit/face';
import type { Question } from '@cosmodrome/kit/text';
import { useMemo, useState } from 'react';
import { type Draft, freshDraft, isComposed, optionsOf, pick, settled, stateOf, stillFits } from '../logic/draft.ts';
import { nextTouch, type Touch } from '../logic/wanted.ts';

/** What makes a question the same: one that stands may be of another shape at every moment. */
export const keyOf = (ask: Question): string => `${ask.seat} ${ask.topic}${ask.standing ? '' : ` ${JSON.stringify(ask.shape)}`}`;

const NONE: readonly Topic[] = [];
export interface Hand {
  readonly play: Play;
  /** Which of several open questions the bar shows, and how many there are. */
  readonly index: number;
  readonly count: number;
  turnTo(index: number): void;
  draftOf(ask: Question): Draft | undefined;
  setDraft(ask: Question, draft: Draft): void;
  /** What the coach of a lesson wants touched next for this question. */
  touchOf(ask: Question): Touch | undefined;
  /** The answer that a first touch has proposed: nothing is played yet. */
  readonly proposed: Proposed | undefined;
}
export interface Proposed {
  readonly ask: Question;
  readonly option: Json;
}
/**
 * The drafts of all open questions, and the hand that answers them. A draft lives as long as its question. What is asked twice
 * (`twice`) is proposed by the first touch and answered by the second; a touch elsewhere proposes that instead.
 */
export function usePlay(
  asks: readonly Question[],
  send: (seat: Seat, topic: Topic, answer: Json) => void,
  twice: (ask: Question, option: Json) => boolean,
  /** In a lesson: the answer that goes on. */
  wants?: { readonly topic: Topic; readonly answer: Json },
  /** What the face answers aside. */
  aside: readonly Topic[] = NONE,
): Hand {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [proposal, propose] = useState<{ readonly key: string; readonly option: Json }>();
  const [wanted, turn] = useState(0);
  // What is put together on the board is confirmed in the bar, which therefore shows that question until something is answered.
  const [drawn, putTogether] = useState<string>();
  const shown = useMemo(() => asks.filter((a) => !aside.includes(a.topic)), [asks, aside]);
  const open = drawn === undefined ? -1 : shown.findIndex((a) => keyOf(a) === drawn);
  const index = open >= 0 ? open : wanted < shown.length ? wanted : 0;
  return useMemo(() => {
    const turnTo = (to: number) => {
      putTogether(undefined);
      turn(to);
    };
    const give = (seat: Seat, topic: Topic, answer: Json) => {
      putTogether(undefined);
      send(seat, topic, answer);
    };
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
      propose(undefined);
      putTogether(undefined);
    };
    const touchOf = (ask: Question) => (wants?.topic === ask.topic ? nextTouch(ask, draftOf(ask), wants.answer) : undefined);
    const of = proposal && asks.find((a) => keyOf(a) === proposal.key && stateOf(a, draftOf(a), proposal.option) !== undefined);
    const proposed: Proposed | undefined = of && proposal && { ask: of, option: proposal.option };
    const isProposed = (ask: Question, option: Json): boolean => proposed?.ask === ask && same(proposed.option, option);
    const play: Play = {
      asks,
      ask: shown[index],
      options: (topic) => {
        const ask = find(topic);
        return ask ? optionsOf(ask) : [];
      },
      state: (topic, option) => {
        const ask = find(topic);
        return ask && (isProposed(ask, option) ? 'chosen' : stateOf(ask, draftOf(ask), option));
      },
      pick: (topic, option) => {
        const ask = find(topic);
        if (!ask) return;
        const picked = pick(ask, draftOf(ask), option);
        if (!('send' in picked)) return setDraft(ask, picked.draft);
        if (isComposed(ask) || isProposed(ask, option) || !twice(ask, option)) give(ask.seat, topic, picked.send);
        else {
          propose({ key: keyOf(ask), option });
          turnTo(shown.indexOf(ask));
        }
      },
      draft: (topic) => {
        const ask = find(topic);
        return ask && draftOf(ask);
      },
      propose: (topic, draft) => {
        const ask = find(topic);
        if (!ask) return;
        setDraft(ask, draft);
        putTogether(keyOf(ask));
      },
      confirm: (topic, answer) => {
        const ask = find(topic);
        if (!ask) return;
        const whole = answer ?? (proposed?.ask === ask ? proposed.option : settled(ask, draftOf(ask)));
        if (whole !== undefined) give(ask.seat, topic, whole);
      },
      clear: (topic) => {
        const ask = find(topic);
        if (ask) clear(ask);
      },
      ...(wants && {
        wanted: (topic, option) => {
          const ask = find(topic);
          const touch = ask && touchOf(ask);
          return touch !== undefined && touch !== 'confirm' && 'pick' in touch && same(touch.pick, option) ? '' : undefined;
        },
        wish: (topic) => {
          const ask = find(topic);
          return ask && touchOf(ask) !== undefined && touchOf(ask) !== 'confirm' ? wants.answer : undefined;
        },
      }),
    };
    return { play, index, count: shown.length, turnTo, draftOf, setDraft, touchOf, proposed };
  }, [asks, shown, drafts, proposal, index, send, twice, wants]);
}
