/** What was made in a workshop on its way to the form of a new table. It lives as long as the page, and in its history. */
import type { Json } from '@cosmodrome/kernel';

export interface Gathered {
  readonly game: string;
  readonly made: Json;
}
const KEY = 'cosmodrome-gathered';
/** Where a browser keeps nothing for us, it lies here alone. */
let inPage: Gathered | undefined;
export function setGathered(gathered: Gathered | undefined): void {
  inPage = gathered;
  try {
    if (gathered) sessionStorage.setItem(KEY, JSON.stringify(gathered));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The page has it.
  }
}
/** For a table of this game; what it says is looked at where the table is opened. */
export function gatheredFor(game: string): Json | undefined {
  let kept = inPage;
  try {
    kept ??= (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Gathered | null) ?? undefined;
  } catch {
    // Nothing was kept.
  }
  return kept?.game === game ? kept.made : undefined;
}
