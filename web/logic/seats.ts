import type { SeatInfo } from '../net/wire.ts';

/** Whoever sits there is gone, and nobody has asked for the seat yet. */
export const isLost = (s: Pick<SeatInfo, 'sitter' | 'knock'>): boolean =>
  s.sitter.kind === 'person' && s.sitter.here === 'gone' && !s.knock;
/** The nearest number of seats the game can be played with, at or above (or below) what is wanted. */
export function nextCount(allowed: readonly number[], now: number, by: 1 | -1): number | undefined {
  const sorted = [...allowed].sort((a, b) => a - b);
  return by === 1 ? sorted.find((n) => n > now) : sorted.findLast((n) => n < now);
}
