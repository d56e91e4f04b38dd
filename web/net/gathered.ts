/** What was made in a workshop on its way to the form of a new table. It lives as long as the page, and in its history. */
import type { Json } from '@cosmodrome/kernel';

export interface Gathered {
  readonly game: string;
  readonly made: Json;
}
const KEY = 'cosmodrome-gathered';
export function setGathered(gathered: Gathered | undefined): void {
  if (gathered) sessionStorage.setItem(KEY, JSON.stringify(gathered));
  else sessionStorage.removeItem(KEY);
}
/** For a table of this game; what it says is looked at where the table is opened. */
export function gatheredFor(game: string): Json | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Gathered | null;
    return kept?.game === game ? kept.made : undefined;
  } catch {
    return undefined;
  }
}
