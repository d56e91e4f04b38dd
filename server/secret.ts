/**
 * The secret signs every guest's cookie: with another one all of them are strangers and lose their seats. So the database knows
 * its fingerprint, and nobody works on it with a wrong one by mistake.
 */
import { scryptSync, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from './settings.ts';
import type { Db } from './storage.ts';

/** Slow on purpose: a secret that somebody thought up cannot be tried out on it. */
const fingerprint = (secret: string): string => scryptSync(secret, 'cosmodrome: which secret is it', 24).toString('base64url');

/** Throws if this database was signed with another secret. One that knows of none yet learns this one. */
export async function knowSecret(db: Db, settings: Pick<Settings, 'secret' | 'newSecret' | 'secretFile'>): Promise<void> {
  const known = await knownSecret(db);
  if (known !== undefined && !settings.newSecret) return sameSecret(known, settings);
  const value = fingerprint(settings.secret);
  await db
    .insertInto('house')
    .values({ key: 'secret', value })
    .onConflict((c) => c.column('key').doUpdateSet({ value }))
    .execute();
}
export async function knownSecret(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('house').select('value').where('key', '=', 'secret').executeTakeFirst())?.value;
}
export function sameSecret(known: string, { secret, secretFile }: Pick<Settings, 'secret' | 'secretFile'>): void {
  const [one, other] = [Buffer.from(known), Buffer.from(fingerprint(secret))];
  if (one.length === other.length && timingSafeEqual(one, other)) return;
  throw new Error(
    `the secret ${secretFile ? `in ${secretFile}` : 'given as SECRET'} is not the one this database was signed with: every guest would be a stranger. ` +
      'Give the old one as SECRET; or, if it is lost or was stolen, start once with NEW_SECRET=on',
  );
}
/** The secret that came with a backup is kept where ours would be. */
export async function takeSecret(file: string, secret: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
