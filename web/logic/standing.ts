import type { Standing } from '@cosmodrome/kernel';

/**
 * As the rules rank; where they say nothing more winners first, then by score; who has more but may not win stands where the score of the
 * others leaves it: last among equals.
 */
export function ranked(standings: readonly Standing[]): readonly Standing[] {
  if (standings.every(({ place }) => place !== undefined))
    return [...standings].sort((a, b) => a.place! - b.place! || b.score - a.score || a.seat - b.seat);
  const best = Math.max(...standings.filter((s) => s.won).map((s) => s.score));
  const barred = (s: Standing) => !s.won && Number.isFinite(best) && s.score > best;
  return [...standings].sort(
    (a, b) => Number(b.won) - Number(a.won) || Number(barred(a)) - Number(barred(b)) || b.score - a.score || a.seat - b.seat,
  );
}
/** Those whose score is counted, line by line: whoever collects nothing, as a game master, has no place among them. */
export function placed(order: readonly Standing[], lines: ReadonlyMap<number, readonly unknown[]>): readonly Standing[] {
  const counted = order.filter(({ seat }) => (lines.get(seat)?.length ?? 0) > 0);
  return counted.length > 0 ? counted : order;
}
/**
 * What a seat came to, by the parts of its score. Who may not win can stand at 0 in the order and still have come far. A last part that
 * repeats the sum of the others is their sum, not one more.
 */
export function reached(score: number, lines: readonly { readonly value: number | string }[]): number {
  const parts = lines.flatMap((l) => (typeof l.value === 'number' ? [l.value] : []));
  if (parts.length === 0) return score;
  const all = parts.reduce((a, b) => a + b, 0);
  const last = parts.at(-1) as number;
  return all !== score && parts.length > 2 && last * 2 === all ? last : all;
}
/** Where labels stand that want to be at `wanted` (downwards) and need `gap` each: apart, in their order, none below `bottom`. */
export function apart(wanted: readonly number[], gap: number, bottom: number): readonly number[] {
  const down = wanted.map((_, i) => i).sort((a, b) => (wanted[a] as number) - (wanted[b] as number) || a - b);
  const at = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of down) above = at[i] = Math.max(at[i] as number, above + gap);
  let below = bottom + gap;
  for (const i of down.toReversed()) below = at[i] = Math.min(at[i] as number, below - gap);
  return at;
}
