import type { Json } from '@cosmodrome/kernel';
import type { AnyWords, Final, Question } from '@cosmodrome/kit/text';
import { useOffer, usePlain } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { finalOf, soleAnswer } from '../logic/careful.ts';
import { usePrefs } from '../net/prefs.ts';
import type { Sync } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import { place, RuleTag } from './HoverCard.tsx';
import type { ShellState } from './Shell.tsx';
import { keyOf, type Proposed } from './usePlay.ts';

/** Why an answer cannot be taken back at this table. */
export function useFinal(words: AnyWords, { view, waiting, eyes, alone }: Sync, training: boolean): typeof ask {
  const lastOne = waiting.length === 1 && waiting[0] === eyes;
  const ask = useCallback(
    (a: Question, option: Json): Final | undefined => finalOf(words, a, option, { view, lastOne, alone: alone === true, training }),
    [words, view, lastOne, alone, training],
  );
  return ask;
}
/** While something is proposed the other targets are pale, and no card stands over it. */
export function useProposing({ frame, card }: ShellState, on: boolean): void {
  const { shut } = card;
  useEffect(() => {
    frame.current?.toggleAttribute('data-proposing', on);
    if (on) shut();
  }, [frame, shut, on]);
  // A key that is held down does not say yes twice.
  useEffect(() => {
    const held = (e: KeyboardEvent) => {
      if (e.repeat && (e.key === 'Enter' || e.key === ' ') && (e.target as Element).closest('[data-target], .cd-answer')) {
        e.preventDefault();
        e.stopPropagation();
      }
    };
    addEventListener('keydown', held, true);
    return () => removeEventListener('keydown', held, true);
  }, []);
}
/** A question with one answer that costs nothing and tells nothing is answered by the page, once it is shown. */
export function useWithoutStake(
  asks: readonly Question[],
  words: AnyWords,
  sync: Sync,
  send: (seat: number, topic: string, answer: Json) => void,
  off: boolean,
): void {
  const askAll = usePrefs((p) => p.askAll);
  const done = useRef('');
  useEffect(() => {
    const [ask] = asks;
    if (off || askAll || !ask || asks.length > 1) return;
    const answer = soleAnswer(words, ask, sync.view);
    const key = `${sync.n} ${keyOf(ask)}`;
    if (answer === undefined || done.current === key) return;
    done.current = key;
    send(ask.seat, ask.topic, answer);
  }, [asks, words, sync, send, off, askAll]);
}

const ICONS = { sure: 'check', luck: 'die', lost: 'ban' } as const;
/** What will come of what is proposed: for certain, by luck, or not at all. It stands beside it and covers no answer. */
export function Before({
  proposed: { ask, option },
  words,
  view,
  frame,
  onRule,
}: {
  readonly proposed: Proposed;
  readonly words: AnyWords;
  readonly view: Json;
  readonly frame: RefObject<HTMLElement | null>;
  onRule(id: string): void;
}) {
  const t = useT();
  const offer = useOffer();
  const plain = usePlain();
  const box = useRef<HTMLElement>(null);
  const rows = words.before?.(ask, option, view) ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed anew for every proposal, and where the board has changed
  useLayoutEffect(() => {
    const [card, whole] = [box.current, frame.current];
    const at = whole?.querySelector('.cd-board [data-state="chosen"], .cd-things [data-state="chosen"], .cd-question [data-confirm]');
    if (card && whole && at) place(at, card, whole);
  }, [frame, ask, option, view]);
  if (rows.length === 0 || !frame.current) return null;
  const { label, cost } = offer(ask, option);
  return createPortal(
    <aside ref={box} className="cd-before" aria-live="polite">
      <header>
        <b>{plain(label)}</b> {cost && <small>{plain(cost)}</small>}
      </header>
      <dl>
        {rows.slice(0, 3).map((row) => (
          <div key={row.say} data-kind={row.kind}>
            <dt>
              <Icon name={ICONS[row.kind]} small /> {t.hands.before[row.kind]}
            </dt>
            <dd>
              <Rich quiet>{row.say}</Rich>{' '}
              {row.rules?.map((id) => (
                <RuleTag key={id} id={id} onOpen={onRule} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </aside>,
    frame.current,
  );
}
