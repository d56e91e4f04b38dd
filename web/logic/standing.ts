import type { Standing } from '@cosmodrome/kernel';

/** Winners first, then by score; who has more but may not win stands where the score of the others leaves it: last among equals. */
export function ranked(standings: readonly Standing[]): readonly Standing[] {
  const best = Math.max(...standings.filter((s) => s.won).map((s) => s.score));
  const barred = (s: Standing) => !s.won && Number.isFinite(best) && s.score > best;
  return [...standings].sort(
    (a, b) => Number(b.won) - Number(a.won) || Number(barred(a)) - Number(barred(b)) || b.score - a.score || a.seat - b.seat,
  );
}
