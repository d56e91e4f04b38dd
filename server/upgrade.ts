/**
 * Before new rules are deployed: do all running matches still fit? Each is brought back from its stored position; the entries
 * since are played and compared one by one. One that does not fit can be set back to the last entry that does.
 */
import { type AnyMatch, type Bookmark, Divergence, type Entry, isAnswer, isBack, Match, type Saved, type Step } from '@cosmodrome/kernel';
import { statementsOf } from './appends.ts';
import { Play, type Sides, type StoredMatch } from './play.ts';
import type { Settings } from './settings.ts';
import { SHELF, type ShelfModule } from './shelf.ts';
import { openStorage, type Storage } from './storage.ts';
import { storedMatch } from './stored.ts';

export interface Misfit {
  readonly code: string;
  readonly game: string;
  /** Entries of the record, and how many of them the rules still agree with. */
  readonly n: number;
  readonly fits: number;
  readonly why: string;
}
export interface Checked {
  readonly matches: number;
  readonly misfits: readonly Misfit[];
}
/** Looks at every running match; with `repair`, sets misfits back. Run it while no server works on the database. */
export async function checkMatches(settings: Settings, how: { readonly games?: string; readonly repair?: boolean } = {}): Promise<Checked> {
  const shelf = (await import(how.games ?? SHELF)) as ShelfModule;
  const storage = await openStorage(settings);
  try {
    const running = await storage.db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.code', 'matches.code')
      .select(['matches.code', 'tables.game'])
      .where('tables.phase', '=', 'playing')
      .orderBy('matches.code')
      .execute();
    const misfits: Misfit[] = [];
    for (const { code, game } of running) {
      const stored = await storedMatch(storage.db, code);
      if (!stored) continue;
      const found = { code, game, n: stored.row.n };
      try {
        Play.load(stored, await shelf.loadGame(game));
      } catch (error) {
        const pkg = shelf.gameIds.includes(game) ? await shelf.loadGame(game) : undefined;
        const fit = pkg && fitting(stored, pkg.game);
        misfits.push({ ...found, fits: fit?.n ?? 0, why: error instanceof Error ? error.message : String(error) });
        if (how.repair && fit && pkg) await setBack(storage, stored, fit, Play.adopt(code, pkg, fit.match, fit, stored.row));
      }
    }
    return { matches: running.length, misfits };
  } finally {
    await storage.close();
  }
}
interface Fit {
  readonly match: AnyMatch;
  readonly n: number;
  readonly acts: number;
}
/** The longest part of it that the rules still agree with. */
function fitting(stored: StoredMatch, game: Parameters<typeof Match.salvage>[0]): Fit | undefined {
  const { row } = stored;
  const position = JSON.parse(row.position) as { version: number; n: number; bookmark: number; since: readonly Step[] };
  const data = stored.bookmarks.find((b) => b.n === position.bookmark)?.data;
  if (data === undefined) return undefined;
  const saved: Saved = {
    game: game.id,
    version: position.version,
    seats: row.seats,
    options: JSON.parse(row.options) as Saved['options'],
    bookmark: JSON.parse(data) as Bookmark,
    since: position.since,
    past: [],
  };
  try {
    const { match, lost } = Match.salvage(game, saved);
    let n = position.n - lost;
    let acts = stored.acts - position.since.slice(position.since.length - lost).filter(isAnswer).length;
    if (lost > 0) return { match: match as AnyMatch, n, acts };
    const entries = stored.entries.map((e) => JSON.parse(e) as Entry);
    for (let i = 0; i < entries.length; ) {
      const entry = entries[i] as Entry;
      const before = match.save();
      const made = tried(() => (isBack(entry) ? (match.takeBack(entry.back) ? [entry] : undefined) : match.apply(entry, i)));
      if (!made || made.some((m, k) => JSON.stringify(m) !== JSON.stringify(entries[i + k]))) {
        return { match: Match.resume(game, JSON.parse(JSON.stringify(before)) as Saved) as AnyMatch, n, acts };
      }
      i += made.length;
      n += made.length;
      acts++;
    }
    return { match: match as AnyMatch, n, acts };
  } catch (error) {
    if (error instanceof Divergence) return undefined;
    throw error;
  }
}
function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

async function setBack(storage: Storage, stored: StoredMatch, fit: Fit, play: Play): Promise<void> {
  const { code } = stored.row;
  await storage.db.deleteFrom('entries').where('code', '=', code).where('n', '>=', fit.n).execute();
  await storage.db.deleteFrom('notes').where('code', '=', code).where('i', '>=', fit.match.toldInAll).execute();
  await storage.db.deleteFrom('bookmarks').where('code', '=', code).execute();
  const nobody: Sides = { pace: { kind: 'relaxed' }, human: () => true, bot: () => false };
  await storage.batch(statementsOf([{ ...play.append([], nobody, Date.now()), due: Date.now() }]));
}
