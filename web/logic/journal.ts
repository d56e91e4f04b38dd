import type { Line } from '@cosmodrome/kit/text';

/** A line of the journal with its place among this viewer's notes. */
export interface Entry extends Line {
  readonly index: number;
  readonly secret: boolean;
  readonly at: number | null;
  /** Who alone knew it, where that may be said. */
  readonly to?: readonly number[] | undefined;
}
export interface Round {
  /** 0: before the first round. */
  readonly round: number;
  readonly entries: readonly Entry[];
}
/** Folds the journal by rounds, oldest first. A line with `round` begins one. */
export function foldRounds(entries: readonly Entry[]): readonly Round[] {
  const rounds: { round: number; entries: Entry[] }[] = [];
  for (const e of entries) {
    const last = rounds.at(-1);
    if (!last || (e.round !== undefined && e.round !== last.round)) rounds.push({ round: e.round ?? 0, entries: [e] });
    else last.entries.push(e);
  }
  return rounds;
}
/**
 * Where "since your last turn" stands: the index after the reader's last own line, when something happened since and there was such a
 * line. Undefined: nothing to mark.
 */
export function sinceMyTurn(entries: readonly Entry[], seat: number | undefined): number | undefined {
  if (seat === undefined) return undefined;
  let own = -1;
  for (let i = entries.length - 1; i >= 0; i--)
    if (entries[i]?.seat === seat && !entries[i]?.secret) {
      own = i;
      break;
    }
  if (own < 0 || own === entries.length - 1) return undefined;
  const next = entries.slice(own + 1).find((e) => e.seat !== seat);
  return next?.index;
}
/** Was this secret the reader's alone? Unless it is said whose it was, it is. */
export const onlyMine = (entry: Pick<Entry, 'to'>, seat: number | undefined): boolean =>
  entry.to === undefined || (entry.to.length === 1 && entry.to[0] === seat);
/** At most so many lines stand in the page; older rounds are dropped from the front. */
export const MOST_LINES = 400;
export const recent = (entries: readonly Entry[]): readonly Entry[] => (entries.length > MOST_LINES ? entries.slice(-MOST_LINES) : entries);
