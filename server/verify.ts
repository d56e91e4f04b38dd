/** A record from elsewhere, played again with every check: for a thread. */
import { type AnyGame, type AnyMatch, type Entry, Match, type Opening, type Saved } from '@cosmodrome/kernel';
import type { NoteTold } from '@cosmodrome/wire/rerun';

/** What a thread found when it played a record again. */
export interface Replayed {
  readonly saved: Saved;
  readonly notes: readonly NoteTold[];
  readonly acts: number;
}

/** Whatever does not fit throws and says where. */
export function replayed(game: AnyGame, opening: Opening, entries: readonly Entry[], startedAt: number): Replayed {
  const match = Match.replay(game, opening, entries) as AnyMatch;
  const wrong = game.audit?.(match.state as never);
  if (wrong) throw new Error(wrong);
  const notes = match.allNotes().map((t): NoteTold => ({ note: t.note, audience: t.audience ?? null, at: startedAt }));
  return { saved: match.save() as unknown as Saved, notes, acts: entries.filter((e) => !('of' in e)).length };
}
