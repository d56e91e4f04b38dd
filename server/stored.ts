/** Reading what is stored of a match. */
import { needs, type StoredMatch } from './play.ts';
import type { Db } from './storage.ts';

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
