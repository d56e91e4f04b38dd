import type { Topic } from '@cosmodrome/kernel';
import { spokenAt, useCountdown } from '@cosmodrome/kit/ui/countdown';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { countdown, minutes, splitClock } from '../logic/clock.ts';
import { useLang, useT } from '../text/index.ts';
import { useClockSounds } from './sounds.ts';

/** The time, renewed four times a second while something runs. */
export function useNow(running: boolean): number {
  const [now, set] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    set(Date.now());
    const timer = setInterval(() => set(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
const LOW_MS = 20_000;
/** Where a game draws the time as a ring, it runs round once in the last minute. */
const RING_MS = 60_000;

/**
 * The clock of the question: the time of this answer over a word, then the reserve that is drawn upon. Spoken once at 20 and once at
 * 10 seconds before nothing is left.
 */
export function QuestionClock({
  deadline,
  reserve,
  skew,
  word,
  mine,
  still,
}: {
  readonly deadline: number;
  /** How much of what is left is reserve, in ms. */
  readonly reserve: number;
  readonly skew: number;
  readonly word: string;
  /** My own time: its last seconds are heard. */
  readonly mine: boolean;
  readonly still: boolean;
}) {
  const t = useT();
  const lang = useLang();
  const now = useNow(!still);
  const frozen = useRef(now);
  if (!still) frozen.current = now;
  const left = deadline - (frozen.current + skew);
  useClockSounds(still || !mine ? undefined : left);
  const parts = splitClock(left, reserve);
  const seconds = Math.ceil(left / 1000);
  const spoken = seconds <= 10 ? 10 : seconds <= 20 ? 20 : undefined;
  return (
    <div
      className="cd-clock"
      role="timer"
      data-low={left <= LOW_MS ? '' : undefined}
      style={{ '--cd-left': Math.max(0, Math.min(1, left / RING_MS)) } as CSSProperties}
    >
      <span>{countdown(parts.answer > 0 ? parts.answer : left, lang)}</span>
      <small>{reserve === 0 ? word : parts.answer > 0 ? `${word} + ${minutes(parts.reserve)}` : t.clock.reserve}</small>
      <span className="cd-hidden" aria-live="assertive">
        {spoken !== undefined && left > 0 ? t.clock.left(spoken) : ''}
      </span>
    </div>
  );
}
/** A clock of the game itself. Spoken politely at 60, 30 and 10 seconds. */
export function GameClock({ topic, word }: { readonly topic: Topic; readonly word: string }) {
  const t = useT();
  const lang = useLang();
  const left = useCountdown(topic);
  if (left === undefined) return null;
  const spoken = spokenAt(Math.ceil(left / 1000));
  return (
    <div
      className="cd-clock"
      role="timer"
      data-low={left <= LOW_MS ? '' : undefined}
      style={{ '--cd-left': Math.min(1, left / RING_MS) } as CSSProperties}
    >
      <span>{countdown(left, lang)}</span>
      <small>{word}</small>
      <span className="cd-hidden" aria-live="polite">
        {spoken === undefined ? '' : t.clock.left(spoken)}
      </span>
    </div>
  );
}
/** The same in one line, for chips and cards. */
export function Countdown({ deadline, skew = 0 }: { readonly deadline: number; readonly skew?: number }) {
  const lang = useLang();
  const now = useNow(true);
  return <>{countdown(deadline - now - skew, lang)}</>;
}
