import type { Seat } from '@cosmodrome/kernel';
import type { Entry } from './journal.ts';

export interface Acts {
  /** What each step back takes away, newest first: the lines it told, if any. */
  readonly acts: readonly { readonly lines: readonly Entry[] }[];
  /** The last line that stays: what was learnt. */
  readonly before: Entry | undefined;
  /** My own lines of this turn before that, newest first: they stay. */
  readonly kept: readonly Entry[];
}
const MOST_KEPT = 3;
/** `backs`: how many lines would be left after one step back, after two, … */
export function actsOf(entries: readonly Entry[], backs: readonly number[], seat: Seat): Acts {
  let end = entries.length;
  const acts = backs.map((left) => {
    const lines = entries.slice(left, end).filter((e) => e.seat === undefined || e.seat === seat);
    end = left;
    return { lines };
  });
  const kept: Entry[] = [];
  for (let i = end - 2; i >= 0 && kept.length < MOST_KEPT; i--) {
    const entry = entries[i] as Entry;
    if (entry.turn || entry.round !== undefined) break;
    if (entry.seat === seat) kept.push(entry);
  }
  return { acts, before: entries[end - 1], kept };
}
