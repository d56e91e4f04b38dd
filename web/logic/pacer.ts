/**
 * Positions arrive faster than eyes can follow when bots and programs play. They are shown one by one, each for as long as a piece
 * travels; when too much is waiting, the rest is shown at once. Paused, they wait for a step, a skip or a question for me.
 */
/** How fast bots play for the eyes of this page. Brisk is a little less than a bot pauses: while only one plays, nothing has to wait. */
export const STEP_MS = { calm: 800, brisk: 400, 'at-once': 0 } as const;
export type Speed = keyof typeof STEP_MS;
/** Nobody's turn is looked at for longer than this. */
export const MOST_WAITING_MS = { calm: 6000, brisk: 3000, 'at-once': 0 } as const;

export interface Pace<T> {
  readonly waiting: readonly T[];
  readonly paused: boolean;
}
export interface Shown<T> {
  readonly show: T | undefined;
  readonly pace: Pace<T>;
}
/**
 * A new position has come. `moving`: false shows everything at once (motion is off, the page is hidden). 'live': it answers me, or asks
 * me; nothing waits then, not even for a pause.
 */
export function arrive<T>(pace: Pace<T>, next: T, moving: boolean | 'live', busy: boolean, speed: Speed = 'brisk'): Shown<T> {
  const waiting = [...pace.waiting, next];
  if (moving === 'live') return { show: next, pace: { waiting: [], paused: false } };
  if (pace.paused) return { show: undefined, pace: { ...pace, waiting } };
  if (!moving || waiting.length * STEP_MS[speed] >= MOST_WAITING_MS[speed]) return { show: next, pace: { ...pace, waiting: [] } };
  if (!busy && pace.waiting.length === 0) return { show: next, pace: { ...pace, waiting: [] } };
  return { show: undefined, pace: { ...pace, waiting } };
}
/** A step's time is over, or the reader asks for the next one. */
export function step<T>(pace: Pace<T>): Shown<T> {
  const [show, ...waiting] = pace.waiting;
  return { show, pace: { ...pace, waiting } };
}
/** To the present, at once. */
export function skip<T>(pace: Pace<T>): Shown<T> {
  return { show: pace.waiting.at(-1), pace: { waiting: [], paused: false } };
}
