import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from './settings.ts';

/**
 * Does this request come from our own pages? Browsers name the page's origin on everything that can do harm; programs
 * without an origin hold no cookies of ours that another page could misuse.
 */
export function sameOrigin(headers: IncomingHttpHeaders, settings: Pick<Settings, 'origins' | 'trustProxy'>): boolean {
  const origin = headers.origin;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (settings.origins.includes(origin)) return true;
  const forwarded = settings.trustProxy > 0 ? headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : headers.host;
  try {
    return host !== undefined && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
