/**
 * Before new rules are deployed: do all matches still fit? Each running one is brought back from its stored position; the entries
 * since are played and compared one by one. One that does not fit can be set back to the last entry that does. Each finished one
 * of which it is not kept what was seen is played again from its beginning.
 */
import { type AnyMatch, type Bookmark, type Entry, isAnswer, Match, type Saved, type Step } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { replayText, strayed } from '@cosmodrome/wire/rerun';
import { statementsOf } from './appends.ts';
import { briefOf, Play, type Sides, type StoredMatch } from './play.ts';
import { reading } from './reader.ts';
import type { Settings } from './settings.ts';
import { SHELF, type ShelfModule } from './shelf.ts';
import { type Db, openStorage, type Storage } from './storage.ts';
import { recordOf, storedMatch } from './stored.ts';

export interface Misfit {
  readonly code: string;
  readonly game: string;
  readonly phase: 'playing' | 'over';
  /** Entries of the record, and how many of them the rules still agree with; of a finished match that is not looked for. */
  readonly n: number;
  readonly fits?: number;
  readonly why: string;
}
export interface Checked {
  readonly running: number;
  readonly finished: number;
  /** Finished matches of which it is kept what was seen: they can be replayed whatever the rules. */
  readonly kept: number;
  readonly misfits: readonly Misfit[];
}
interface Found {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly ending: string | null;
  readonly n: number;
}
/** Looks at every match, beside a working server if there is one. */
export async function checkMatches(settings: Settings, how: { readonly games?: string } = {}): Promise<Checked> {
  const load = await loader(how.games);
  return reading(settings, async ({ db, tables }) => {
    const kept = new Set(tables.has('seen') ? (await db.selectFrom('seen').select('code').execute()).map((r) => r.code) : []);
    const all = await matchesOf(db);
    const misfits: Misfit[] = [];
    for (const found of all) {
      if (kept.has(found.code)) continue;
      const misfit = found.phase === 'playing' ? (await looked(db, found, load))?.misfit : await replayed(db, found, load);
      if (misfit) misfits.push(misfit);
    }
    const finished = all.filter((m) => m.phase === 'over');
    return {
      running: all.length - finished.length,
      finished: finished.length,
      kept: finished.filter((m) => kept.has(m.code)).length,
      misfits,
    };
  });
}
/** Sets the running matches that do not fit back to the last entry that does; gives those it could. No server may work there. */
export async function repairMatches(settings: Settings, how: { readonly games?: string } = {}): Promise<readonly Misfit[]> {
  const load = await loader(how.games);
  const storage = await openStorage(settings);
  const repaired: Misfit[] = [];
  try {
    for (const found of await matchesOf(storage.db)) {
      if (found.phase !== 'playing') continue;
      const seen = await looked(storage.db, found, load);
      if (!seen?.fit) continue;
      await setBack(
        storage,
        seen.stored,
        seen.fit,
        Play.adopt(found.code, seen.pkg as GamePackage, seen.fit.match, seen.fit, seen.stored.row),
      );
      repaired.push(seen.misfit);
    }
    return repaired;
  } finally {
    await storage.close();
  }
}
type Load = (game: string) => Promise<GamePackage>;
async function loader(games = SHELF): Promise<Load> {
  const shelf = (await import(games)) as ShelfModule;
  return (game) => shelf.loadGame(game);
}
async function matchesOf(db: Db): Promise<readonly Found[]> {
  return db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.code', 'matches.code')
    .select(['matches.code', 'matches.n', 'tables.game', 'tables.phase', 'tables.ending'])
    .where('tables.phase', '!=', 'waiting')
    .orderBy('matches.code')
    .execute();
}
const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is wrong with a running match, and as much of it as can be saved; undefined: nothing. */
async function looked(
  db: Db,
  { code, game, n }: Found,
  load: Load,
): Promise<{ misfit: Misfit; stored: StoredMatch; pkg: GamePackage | undefined; fit: Fit | undefined } | undefined> {
  const stored = await storedMatch(db, code);
  if (!stored) return undefined;
  let pkg: GamePackage | undefined;
  try {
    pkg = await load(game);
    Play.load(stored, pkg);
    return undefined;
  } catch (error) {
    const fit = pkg && fitting(stored, pkg.game);
    return { misfit: { code, game, phase: 'playing', n, fits: fit?.n ?? 0, why: said(error) }, stored, pkg, fit };
  }
}
/** What is wrong with a finished match, played again from its beginning. */
async function replayed(db: Db, { code, game, ending, n }: Found, load: Load): Promise<Misfit | undefined> {
  const match = await db.selectFrom('matches').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  let why: string | undefined;
  try {
    why = strayed(replayText((await load(game)).game, await recordOf(db, game, match), null, true), ending);
  } catch (error) {
    why = said(error);
  }
  return why === undefined ? undefined : { code, game, phase: 'over', n, why };
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
    ...briefOf(row),
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
    match.remember();
    for (let i = 0; i < entries.length; ) {
      const entry = entries[i] as Entry;
      const before = match.save();
      const made = tried(() => match.apply(entry, i));
      if (!made || made.some((m, k) => JSON.stringify(m) !== JSON.stringify(entries[i + k]))) {
        return { match: Match.resume(game, JSON.parse(JSON.stringify(before)) as Saved) as AnyMatch, n, acts };
      }
      i += made.length;
      n += made.length;
      acts++;
    }
    return sound(match as AnyMatch) ? { match: match as AnyMatch, n, acts } : undefined;
  } catch {
    return undefined; // a migration is missing, or the rules fail on it: nothing of it can be saved
  }
}
/** With another card in a list everything may fit, and yet nothing is right. */
const sound = (match: AnyMatch): boolean => match.game.audit?.(match.state) === undefined;
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
