/** First-time hints: which one, if any, is due at this moment. */
import type { Json, Seat, Topic } from '@cosmodrome/kernel';
import type { Hint } from '@cosmodrome/kit/text';

/** What is kept of a game's hints on this device. */
export interface Told {
  /** Their ids: nobody is told twice. */
  readonly seen: readonly string[];
  /** At the first tables of this game, by code: how many were shown there. */
  readonly tables: Readonly<Record<string, number>>;
  /** "No more hints". */
  readonly off?: boolean;
}
const TABLES = 3;
const A_TABLE = 4;
const NOTHING: Told = { seen: [], tables: {} };

export function fitsTold(value: unknown): value is Told {
  if (typeof value !== 'object' || value === null) return false;
  const { seen, tables, off } = value as Partial<Told>;
  return (
    Array.isArray(seen) &&
    seen.every((id) => typeof id === 'string') &&
    typeof tables === 'object' &&
    tables !== null &&
    Object.values(tables).every((n) => Number.isInteger(n)) &&
    (off === undefined || typeof off === 'boolean')
  );
}
/** Whether anything may still be told at this table: it is among the first of its kind, and has not had its share. */
export function mayTell(told: Told = NOTHING, table: string): boolean {
  if (told.off) return false;
  const shown = told.tables[table];
  return shown === undefined ? Object.keys(told.tables).length < TABLES : shown < A_TABLE;
}
/** A table that has been sat down at counts, whether anything was told there or not. */
export function atTable(told: Told = NOTHING, table: string): Told {
  return table in told.tables || Object.keys(told.tables).length >= TABLES ? told : { ...told, tables: { ...told.tables, [table]: 0 } };
}
export function nowTold(told: Told = NOTHING, table: string, id: string): Told {
  return { ...told, seen: [...told.seen, id], tables: { ...told.tables, [table]: (told.tables[table] ?? 0) + 1 } };
}
/** Turned off for these games, or on again: then all of it is told anew, at the next tables. */
export const hintsFor = (games: readonly string[], on: boolean): Readonly<Record<string, Told>> =>
  Object.fromEntries(games.map((game) => [game, on ? NOTHING : { ...NOTHING, off: true }]));
export interface Met<View extends Json = Json> {
  readonly view: View;
  readonly seat: Seat;
  /** What I am asked now. */
  readonly topics: readonly Topic[];
  /** Whether this lesson was taken. */
  taken(lesson: string): boolean;
  /** Whether this can be seen on the screen. */
  there(at: string): boolean;
}
/** The first that fits. What a lesson has taught is not told; what is not on the screen is not spoken of. */
export function hintFor<View extends Json>(
  hints: readonly Hint<View>[],
  seen: readonly string[],
  met: Met<View>,
): { readonly hint: Hint<View>; readonly at: string } | undefined {
  for (const hint of hints) {
    if (seen.includes(hint.id) || (hint.topic !== undefined && !met.topics.includes(hint.topic))) continue;
    if (hint.taught !== undefined && met.taken(hint.taught)) continue;
    const at = typeof hint.at === 'string' ? hint.at : hint.at(met.view, met.seat);
    if (at !== undefined && met.there(at)) return { hint, at };
  }
  return undefined;
}
