/** What a page is told of a match that was looked at again. */
import type { Decision, Review } from '@cosmodrome/bots';
import { type AnyMatch, type Entry, isAnswer, isBack, type Json, Match, Rolls, type Seat } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { type Question, questionOf } from '@cosmodrome/kit/text';
import type { MatchRecord } from '@cosmodrome/wire/replay';

export interface ReviewCall {
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly quick?: boolean;
}
/** Whose chances are told: every seat's, every side's, or those of all together. */
export type Lines = { readonly of: 'seats' } | { readonly of: 'sides'; readonly keys: readonly string[] } | { readonly of: 'all' };
/** The chances as the seat could see them when it decided. */
export interface Step {
  readonly round: number;
  readonly of: readonly number[];
  readonly mine: number;
  readonly worlds: number;
}
/** A decision worth looking at: what was asked and seen then, both answers, and what imagined games gave after either. */
export interface Pivot extends Pick<Decision, 'n' | 'round' | 'chosen' | 'other' | 'gain' | 'doubt' | 'worlds'> {
  /** Which step of the curve it is. */
  readonly step: number;
  /** Since how many acts it was this seat's next answer: hints asked for since then were for it. Absent: as many as `n`. */
  readonly since?: number;
  /** Where a replay shows the answer given. */
  readonly frame: number;
  readonly ask: Question;
  readonly view: Json;
}
export interface Reviewed {
  readonly lines: Lines;
  readonly steps: readonly Step[];
  readonly end: readonly number[];
  readonly turning: readonly Pivot[];
  readonly best: Pivot | null;
}
export type ReviewSaid =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly reviewed: Reviewed }
  | { readonly kind: 'failed'; readonly why: string };

/** The match of a record at its beginning, as often as it is wanted. */
export const opens =
  (pack: GamePackage, { start, entries }: MatchRecord) =>
  (): AnyMatch =>
    Match.resume(pack.game, structuredClone(start), new Rolls(entries)) as AnyMatch;

/** Which frame of a replay shows the answer given after so many acts: answers that were taken back have none. */
export function frameOf(entries: readonly Entry[], n: number): number {
  const stood: { readonly n: number; readonly seat: Seat }[] = [];
  let acts = 0;
  for (const entry of entries) {
    if (isAnswer(entry)) stood.push({ n: acts, seat: entry.seat });
    else if (isBack(entry) && entry.far !== undefined) stood.length = Math.max(0, stood.length - entry.far);
    else if (isBack(entry)) {
      const last = stood.findLastIndex((a) => a.seat === entry.back);
      if (last >= 0) stood.splice(last, 1);
    } else continue;
    acts++;
  }
  return stood.findIndex((a) => a.n === n);
}
/** What a page needs of a review: the curve, and the few decisions it shows, with what the seat saw then. */
export function toShow(pack: GamePackage, record: MatchRecord, { seat, decisions, turning, best, end }: Review): Reviewed {
  const shown = new Set([...turning, best].flatMap((i) => decisions[i]?.n ?? []));
  const seen = new Map<number, Pick<Pivot, 'ask' | 'view' | 'since'>>();
  const match = opens(pack, record)();
  match.remember();
  let i = match.firstRolls().length;
  let since = 0;
  for (let n = 0; i < record.entries.length; n++) {
    const entry = record.entries[i] as Entry;
    const ask = shown.has(n) && isAnswer(entry) ? match.find(entry.seat, entry.topic) : undefined;
    // Written down at once: the match plays on.
    if (ask) seen.set(n, structuredClone({ since, ask: questionOf(ask), view: match.view(seat) as Json }));
    if (isAnswer(entry) && entry.seat === seat) since = n + 1;
    i += match.apply(entry, i).length;
  }
  const pivot = (step: number): Pivot | undefined => {
    const d = decisions[step];
    const then = d && seen.get(d.n);
    if (!d || !then) return undefined;
    const { n, round, chosen, other, gain, doubt, worlds } = d;
    return { n, round, chosen, other, gain, doubt, worlds, step, frame: frameOf(record.entries, n), ...then };
  };
  const { sides, facts } = pack;
  const lines: Lines = sides ? { of: 'sides', keys: sides.keys } : facts.kind === 'coop' ? { of: 'all' } : { of: 'seats' };
  const told = (of: readonly number[]): readonly number[] => (lines.of === 'all' ? of.slice(seat, seat + 1) : of);
  return {
    lines,
    steps: decisions.map(({ round, chosen: { chances }, worlds }) => ({ round, of: told(chances.of), mine: chances.mine, worlds })),
    end: told(end),
    turning: turning.flatMap((step) => pivot(step) ?? []),
    best: pivot(best) ?? null,
  };
}
