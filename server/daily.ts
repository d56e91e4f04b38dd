/** The luck of a day: nobody knows it beforehand, and every process has the same. */
import { createHmac } from 'node:crypto';

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
export const challengeKey = (day: string, game: string): string => `${day} ${game}`;
export const luckOf = (secret: string, what: 'seed' | 'terms', key: string): string =>
  createHmac('sha256', secret).update(`challenge ${what} ${key}`).digest('base64url');
/** Is this table a try at the challenge of today? What it holds is then for whoever plays it. */
export const isToday = (table: { readonly challenge: string | null }, now = Date.now()): boolean =>
  table.challenge?.split(' ', 1)[0] === dayOf(now);
