/** The nearest number of seats the game can be played with, at or above (or below) what is wanted. */
export function nextCount(allowed: readonly number[], now: number, by: 1 | -1): number | undefined {
  const sorted = [...allowed].sort((a, b) => a - b);
  return by === 1 ? sorted.find((n) => n > now) : sorted.findLast((n) => n < now);
}
