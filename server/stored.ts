/** What is stored of a match: read, and its first rows. */
import type { Entry, Opening, Seat } from '@cosmodrome/kernel';
import type { ForkPoint, NoteTold, Origin, Recorded } from '@cosmodrome/wire/rerun';
import type { Append } from './appends.ts';
import { briefOf, needs, type StoredMatch } from './play.ts';
import type { Db, Row } from './storage.ts';

/** A statement has room for so many values. */
const ROWS_AT_ONCE = 500;

/** Everything a match is brought back from; in one transaction if others may be writing. */
export async function storedMatch(db: Db, code: string): Promise<StoredMatch | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) return undefined;
  const { from, rows, acts } = needs(row);
  const bookmarks = await db.selectFrom('bookmarks').select(['n', 'data']).where('code', '=', code).where('n', 'in', rows).execute();
  const entries = await db.selectFrom('entries').select('entry').where('code', '=', code).where('n', '>=', from).orderBy('n').execute();
  return { row, bookmarks, entries: entries.map((e) => e.entry), acts: acts ?? (await actsBefore(db, code, from)) };
}
/** Answers and take-backs among the first entries: all that are not draws of luck. */
async function actsBefore(db: Db, code: string, n: number): Promise<number> {
  const { acts } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('acts'))
    .where('code', '=', code)
    .where('n', '<', n)
    .where('entry', 'not like', '{"of":%')
    .executeTakeFirstOrThrow();
  return Number(acts);
}

/** The whole record, up to this number of entries. */
export async function recordOf(
  db: Db,
  game: string,
  match: Pick<Row<'matches'>, 'code' | 'n' | 'version' | 'seats' | 'options' | 'brief' | 'seed' | 'origin' | 'started_at'>,
): Promise<Recorded> {
  const { code, n, version, seats, seed, origin } = match;
  const rows = await db.selectFrom('entries').select('entry').where('code', '=', code).where('n', '<', n).orderBy('n').execute();
  return {
    opening: { game, version, seats, options: JSON.parse(match.options) as Opening['options'], ...briefOf(match), seed },
    origin: origin === null ? null : { text: origin, notes: await notesBefore(db, code, origin) },
    entries: rows.map((r) => JSON.parse(r.entry) as Entry),
    startedAt: match.started_at,
  };
}
/** The notes a fork began with: nothing that is taken back reaches them. */
async function notesBefore(db: Db, code: string, origin: string): Promise<readonly NoteTold[]> {
  const told = (JSON.parse(origin) as ForkPoint).bookmark.told[0] as number;
  const rows = await db.selectFrom('notes').selectAll().where('code', '=', code).where('i', '<', told).orderBy('i').execute();
  return rows.map((r) => ({
    note: JSON.parse(r.note) as NoteTold['note'],
    audience: r.audience === null ? null : (JSON.parse(r.audience) as Seat[]),
    at: r.at,
  }));
}

/** Notes that had been told before the match was stored here. */
export async function insertNotes(tx: Db, code: string, notes: readonly NoteTold[]): Promise<void> {
  const told = notes.map((t, i) => ({
    code,
    i,
    audience: t.audience === null ? null : JSON.stringify(t.audience),
    note: JSON.stringify(t.note),
    at: t.at,
  }));
  for (let i = 0; i < told.length; i += ROWS_AT_ONCE)
    await tx
      .insertInto('notes')
      .values(told.slice(i, i + ROWS_AT_ONCE))
      .execute();
}
/** The first rows of a match. */
export async function insertMatch(tx: Db, opening: Opening, startedAt: number, first: Append, origin: Origin | null): Promise<void> {
  const { code } = first;
  await tx
    .insertInto('matches')
    .values({
      code,
      version: opening.version,
      seats: opening.seats,
      options: JSON.stringify(opening.options),
      brief: opening.brief === undefined ? null : JSON.stringify(opening.brief),
      seed: String(opening.seed),
      origin: origin ? JSON.stringify(origin) : null,
      started_at: startedAt,
      n: first.n,
      position: first.position as string,
      waiting: first.waiting,
      clocks: first.clocks,
      due: first.due,
      over: first.over ? 1 : 0,
      updated_at: first.at,
    })
    .execute();
  const entries = first.entries.map((entry, n) => ({ code, n, entry }));
  for (let i = 0; i < entries.length; i += ROWS_AT_ONCE)
    await tx
      .insertInto('entries')
      .values(entries.slice(i, i + ROWS_AT_ONCE))
      .execute();
  if (first.notes.length > 0)
    await tx
      .insertInto('notes')
      .values(first.notes.map((told, i) => ({ code, i: first.notesFrom + i, ...told })))
      .execute();
  await tx
    .insertInto('bookmarks')
    .values(first.bookmarks.map((b) => ({ code, ...b })))
    .execute();
}
