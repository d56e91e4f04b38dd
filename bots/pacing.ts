/**
 * When a bot answers: from what everybody at the table can know, never from what it holds. It thinks meanwhile, and one that is ready
 * at once, having but one card to give, waits as long as one that weighs ten.
 */

/** How fast bots are to play for somebody who plays alone against them. */
export type BotPace = 'calm' | 'brisk' | 'at-once';

export interface Beheld {
  /** When it was asked. */
  readonly asked: number;
  /** How long a bot of its name, which all see, may think; 0: it does not search. */
  readonly thinksMs: number;
  readonly watched: boolean;
}
/** What the search thinks at most here. */
export const SEARCH = { thinks: 'search:700', thinksMs: 700 } as const;
/** So much later than it may think a bot that searches answers: enough for a busy machine. */
const SLACK_MS = 500;
/** Nobody watches: bots play on faster. The times of their answers are in the replay. */
const UNWATCHED = 4;

/** So fast that nobody waits, and yet one after the other. */
const QUICK_MS = 90;
/** Nobody looks on longer than this while one bot plays. */
export const LONGEST_TURN_MS = 6000;
/** The pause before this bot's answer: as the one person wishes who plays with bots alone, and short once it has played for `played` ms in a row. */
export function pauseOf(pauseMs: number, wish: BotPace | undefined, played: number): number {
  const wished = wish === 'calm' ? 2 * pauseMs : wish === 'at-once' ? Math.min(pauseMs, QUICK_MS) : pauseMs;
  return played + wished > LONGEST_TURN_MS ? Math.min(pauseMs, QUICK_MS) : wished;
}

/** The moment of the answer. Who is not ready then answers a whole pace later: how much too late nobody can tell. */
export function answerAt({ asked, thinksMs, watched }: Beheld, pauseMs: number, ready: number): number {
  const pace = Math.max(watched ? pauseMs : Math.ceil(pauseMs / UNWATCHED), thinksMs > 0 && pauseMs > 0 ? thinksMs + SLACK_MS : 0);
  return pace === 0 ? ready : asked + pace * Math.max(1, Math.ceil((ready - asked) / pace));
}
