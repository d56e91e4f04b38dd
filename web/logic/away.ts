/** Away long enough for what happened to be told first; and that it has been told once is enough. */
import type { Pace } from '../net/wire.ts';

const LONG_MS = 30 * 60_000;
export const wasAway = (ms: number, pace: Pace['kind']): boolean => pace === 'days' || ms >= LONG_MS;

const KEY = 'cosmodrome.told';
/** So many tables are remembered. */
const MOST = 20;
function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((x) => typeof x === 'string') : [];
  } catch {
    return [];
  }
}
export const wasClosed = (key: string): boolean => kept().includes(key);
export function keepClosed(key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept().filter((k) => k !== key), key].slice(-MOST)));
  } catch {
    // No room, or no permission: it is told again next time.
  }
}
