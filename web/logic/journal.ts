import type { Doer } from '@cosmodrome/kit/face';
import type { AnyWords, Line } from '@cosmodrome/kit/text';
import type { Hinted } from '../net/wire.ts';
import type { FrameText } from '../text/index.ts';

/** A line of the journal with its place among this viewer's notes. */
export interface Entry extends Line {
  readonly index: number;
  readonly secret: boolean;
  /** Whose doing it is; undefined: nobody's. */
  readonly who?: Doer | undefined;
  readonly at: number | null;
  /** Who alone knew it, where that may be said. */
  readonly to?: readonly number[] | undefined;
}
export interface Round {
  /** 0: before the first round. */
  readonly round: number;
  readonly entries: readonly Entry[];
}
/** As its game calls it, else as all do. */
export const roundName = (n: number, words: Pick<AnyWords, 'round'> | undefined, t: Pick<FrameText, 'journal'>): string =>
  words?.round?.(n) ?? (n === 0 ? t.journal.before : t.journal.round(n));
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
/** A turn within a round, or the lines before the first. */
export interface Turn {
  /** Undefined: before the first turn. */
  readonly who: Doer | undefined;
  readonly entries: readonly Entry[];
}
/** The turns of a round, oldest first. A line with `turn` begins one; the round's own first line belongs to none. */
export function foldTurns(entries: readonly Entry[]): readonly Turn[] {
  const turns: { who: Doer | undefined; entries: Entry[] }[] = [];
  for (const e of entries) {
    const last = turns.at(-1);
    const begins = e.turn === true && e.who !== undefined;
    if (begins || !last) turns.push({ who: begins ? e.who : undefined, entries: [e] });
    else last.entries.push(e);
  }
  return turns;
}
/**
 * Where "since your last turn" stands: before the first turn another took after the reader's last one, outside the reader's own. Undefined:
 * nothing to mark. Where a game tells no turns, it stands before what others did between two acts of the reader's.
 */
export function sinceMyTurn(entries: readonly Entry[], seat: number | undefined): number | undefined {
  if (seat === undefined) return undefined;
  const turns = entries.filter((e) => e.turn && e.who !== undefined);
  if (turns.length > 0) {
    const others = turns.findLastIndex((e) => e.who !== seat);
    const mine = turns.findLastIndex((e, i) => i < others && e.who === seat);
    return mine < 0 ? undefined : turns[mine + 1]?.index;
  }
  const own = entries.flatMap((e, i) => (e.who === seat && !e.secret ? [i] : []));
  for (let k = own.length - 1; k >= 0; k--) {
    const between = entries.slice((own[k] as number) + 1, own[k + 1]);
    if (between.some((e) => e.round !== undefined || (e.who !== undefined && e.who !== seat))) return between[0]?.index;
  }
  return undefined;
}
/** Which rounds stand open, newest first: the present one, and those with what happened since the reader's last turn. */
export function openRounds(rounds: readonly Round[], since: number | undefined, asked: boolean): number {
  if (since === undefined) return asked ? 2 : 1;
  return (
    1 +
    Math.max(
      0,
      rounds.findIndex((r) => (r.entries[0]?.index ?? 0) <= since),
    )
  );
}
/** Was this secret the reader's alone? Unless it is said whose it was, it is. */
export const onlyMine = (entry: Pick<Entry, 'to'>, seat: number | undefined): boolean =>
  entry.to === undefined || (entry.to.length === 1 && entry.to[0] === seat);
/** At most so many lines stand in the page; older rounds are dropped from the front. */
export const MOST_LINES = 400;
export const recent = (entries: readonly Entry[]): readonly Entry[] => (entries.length > MOST_LINES ? entries.slice(-MOST_LINES) : entries);
/** After which line each hint stands: the last that was told before it was asked for; the first line, where none was. */
export function hintsAfter(entries: readonly Entry[], hinted: readonly Hinted[] = []): ReadonlyMap<number, readonly Hinted[]> {
  const placed = new Map<number, Hinted[]>();
  for (const hint of hinted) {
    const line = entries.findLast((e) => e.at !== null && e.at <= hint.at) ?? entries[0];
    if (line) placed.set(line.index, [...(placed.get(line.index) ?? []), hint]);
  }
  return placed;
}
