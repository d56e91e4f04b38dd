/** What somebody made for a game (a mission), as pages, threads and disks pass it on. */
import type { Json, Options } from '@cosmodrome/kernel';

/** Something that lies on this device. */
export interface KeptMade {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** When it was last changed: ms. */
  readonly at: number;
  readonly made: Json;
  /** The disk has not taken it: it is gone with the page. */
  readonly loose?: true;
}
/** Bots play it: how often, with how many seats, and by whom (in turn, so that no seat is always the same one's). */
export interface TrialWish {
  readonly made: Json;
  readonly options: Options;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly string[];
}
/** A game that does not end; the thread is no more. */
export type TrialEnd = 'no-end' | 'gone';
/** What came of one game, as the game's package tells it (`GamePackage.tally`); or why there is nothing more to tell, a `TrialEnd` or what the game says went wrong. */
export type TrialTold = { readonly n: number; readonly tally: Json } | { readonly failed: string };
