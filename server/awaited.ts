/** Tables that are played for another, and those that wait for them. */
import { sql } from 'kysely';
import type { Db, Row } from './storage.ts';

/** The table whose match plays this one. */
export const parentOf = ({ stage }: Pick<Row<'tables'>, 'stage'>): string | undefined => stage?.split(' ', 1)[0];
/** Is it played for another that waits for it? */
export async function isAwaited(db: Db, table: Pick<Row<'tables'>, 'stage'>): Promise<boolean> {
  return (await awaited(db, [table])).length > 0;
}
async function awaited<T extends Pick<Row<'tables'>, 'stage'>>(db: Db, tables: readonly T[]): Promise<readonly T[]> {
  const parents = tables.flatMap((t) => parentOf(t) ?? []);
  if (parents.length === 0) return [];
  const playing = await db.selectFrom('tables').select('code').where('code', 'in', parents).where('phase', '=', 'playing').execute();
  const codes = new Set(playing.map((t) => t.code));
  return tables.filter((t) => codes.has(parentOf(t) ?? ''));
}
/** Those of these tables that nobody has touched and yet are not idle: played for one that waits, or waiting for one that is played. */
export async function notIdle(
  db: Db,
  tables: readonly Pick<Row<'tables'>, 'code' | 'stage'>[],
  since: number,
): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set();
  const parent = sql<string>`substr(tables.stage, 1, 6)`;
  const busy = await db
    .selectFrom('tables')
    .innerJoin('matches', 'matches.code', 'tables.code')
    .select(parent.as('parent'))
    .where('tables.stage', 'is not', null)
    .where('tables.phase', '=', 'playing')
    .where('matches.updated_at', '>=', since)
    .where(
      parent,
      'in',
      tables.map((t) => t.code),
    )
    .execute();
  return new Set([...busy.map((t) => t.parent), ...(await awaited(db, tables)).map((t) => t.code)]);
}
