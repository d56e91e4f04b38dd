import type { Topic } from '@cosmodrome/kernel';
import { useEffect, useState } from 'react';
import { type GameTime, useFrame } from './frame.tsx';

/** Left on a clock of the game, in ms; undefined: it does not run. While the game stands still so does the clock. */
export function leftOn({ timers, skew, resumes = 0, stopped }: GameTime, topic: Topic, now: number): number | undefined {
  const at = timers.find((timer) => timer.topic === topic)?.at;
  return at === undefined ? undefined : Math.max(0, at - (stopped ?? Math.max(now + skew, resumes)));
}
/** Seconds at which a clock of the game is spoken. */
export const SPOKEN = [60, 30, 10] as const;
/** What a reader is told now: the last of those moments that is over, so that each is said once. */
export const spokenAt = (seconds: number): number | undefined => SPOKEN.findLast((s) => seconds <= s && seconds > 0);

const BEAT_MS = 250;
/** The same, counted down four times a second. */
export function useCountdown(topic: Topic | undefined): number | undefined {
  const { time } = useFrame();
  const runs = topic !== undefined && time?.timers.some((timer) => timer.topic === topic) === true;
  const [now, set] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    set(Date.now());
    const beat = setInterval(() => set(Date.now()), BEAT_MS);
    return () => clearInterval(beat);
  }, [runs]);
  return runs ? leftOn(time, topic, now) : undefined;
}
