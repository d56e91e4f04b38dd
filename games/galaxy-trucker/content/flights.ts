/** The flight tables, by round number (GT-SESS-08, GT-RULING-03). */
import type { Level } from './cards.ts';
import type { RoundNumber } from './classes.ts';

export type Flight = {
  /** GT-BASE-SETUP-04, GT-IV-05: how many cards of each level make one of the four piles. */
  readonly pile: Readonly<Record<Level, number>>;
  /** GT-BASE-LOAD-08: empty spaces between rockets at the start. */
  readonly gap: number;
  /** GT-BASE-TIMER-01, GT-IV-04: the circles of the hourglass in order; 0 is Start, 4 lies beside the circles. */
  readonly circles: readonly number[];
  /** GT-BASE-PAY-01: by place of arrival. */
  readonly arrival: readonly number[];
  /** GT-BASE-PAY-02. */
  readonly bestLooking: number;
};
export const FLIGHTS: Readonly<Record<RoundNumber, Flight>> = {
  1: { pile: { 1: 2, 2: 0, 3: 0, 4: 0 }, gap: 1, circles: [1, 0], arrival: [4, 3, 2, 1], bestLooking: 2 },
  2: { pile: { 1: 1, 2: 2, 3: 0, 4: 0 }, gap: 2, circles: [2, 1, 0], arrival: [8, 6, 4, 2], bestLooking: 4 },
  3: { pile: { 1: 1, 2: 1, 3: 2, 4: 0 }, gap: 3, circles: [3, 2, 1, 0], arrival: [12, 9, 6, 3], bestLooking: 6 },
  4: { pile: { 1: 1, 2: 1, 3: 1, 4: 2 }, gap: 4, circles: [4, 3, 2, 1, 0], arrival: [16, 12, 8, 4], bestLooking: 8 },
};
/** GT-BASE-SETUP-04, -05. */
export const PILES = 4;
/** GT-BASE-FLY-01. */
export const SPACES = 40;
/** GT-TECH-02, -03: parts taken out for each player missing to four, and once more without a class IV. */
export const THINNED = 25;
/** GT-RULING-05: in seconds; the usual one first. */
export const PERIODS = [90, 60, 120, 180] as const;
/** Other clocks of the rules, in milliseconds (GT-RULING-129). */
export const CLOCKS = {
  /** GT-RULING-109. */
  pile: 30_000,
  /** GT-RULING-72. */
  alarm: 15_000,
  /** GT-SKILL-INSPECTOR-03. */
  inspector: 20_000,
  /** GT-RULING-107. */
  ready: 30_000,
  countdown: 3_000,
  /** GT-RULING-108. */
  idle: 120_000,
  idleAlone: 300_000,
  idleAll: 600_000,
} as const;
