import type { Seat } from '@cosmodrome/kernel';

export interface Sight {
  /** Whose eyes to ask the server for; null: a spectator's. */
  readonly eyes: Seat | null;
  /** Shut, and for whom. */
  readonly curtain: Seat | undefined;
}
/**
 * Several people on one device. The curtain shuts before any question to somebody other than the one who opened it last; while it
 * is shut only a spectator's eyes are asked for. One person at the device never sees it.
 */
export function sightOf(mine: readonly Seat[], opened: Seat | undefined, waiting: readonly Seat[], over: boolean): Sight {
  if (mine.length === 0) return { eyes: null, curtain: undefined };
  if (mine.length === 1) return { eyes: mine[0] as Seat, curtain: undefined };
  const stays = opened !== undefined && mine.includes(opened);
  if (over) return { eyes: stays ? opened : null, curtain: undefined };
  const asked = mine.filter((s) => waiting.includes(s));
  if (asked.length === 0 || (stays && asked.includes(opened))) return { eyes: stays ? opened : null, curtain: undefined };
  const after = stays ? asked.find((s) => s > opened) : undefined;
  return { eyes: null, curtain: after ?? (asked[0] as Seat) };
}
