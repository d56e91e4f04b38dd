import type { Lang } from '@cosmodrome/kit/text';

/** m:ss, rounded up so that 0:00 means it is over. */
export function minutes(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}
/** 9 h, 1 j 4 h, 25 min. */
export function span(ms: number, lang: Lang): string {
  const min = Math.max(0, Math.ceil(ms / 60_000));
  const day = lang === 'fr' ? 'j' : 'd';
  if (min < 60) return `${min}\u00a0min`;
  const h = Math.floor(min / 60);
  if (h < 24) return `${h}\u00a0h`;
  return h % 24 === 0 ? `${Math.floor(h / 24)}\u00a0${day}` : `${Math.floor(h / 24)}\u00a0${day} ${h % 24}\u00a0h`;
}
/** Live tables count seconds, tables over days count hours. */
export const countdown = (ms: number, lang: Lang): string => (ms < 3_600_000 ? minutes(ms) : span(ms, lang));

/** Waits between two tries to reach the server: 1, 2, 4, 8, then every 15 s. */
export const retryDelay = (attempt: number): number => [1000, 2000, 4000, 8000][attempt] ?? 15_000;

/** "il y a 2 h", in the reader's language. */
export function ago(at: number, now: number, lang: Lang): string {
  const s = Math.round((at - now) / 1000);
  const f = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (s > -60) return f.format(Math.min(0, s), 'second');
  if (s > -3600) return f.format(Math.round(s / 60), 'minute');
  if (s > -86_400) return f.format(Math.round(s / 3600), 'hour');
  return f.format(Math.round(s / 86_400), 'day');
}
const clock = (lang: Lang) => new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
/** Made once: to make one takes longer than to draw the line it stands in. */
const CLOCKS: Readonly<Record<Lang, Intl.DateTimeFormat>> = { fr: clock('fr'), en: clock('en') };
export const timeOfDay = (at: number, lang: Lang): string => CLOCKS[lang].format(at);

const day = (lang: Lang) => new Intl.DateTimeFormat(lang, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
const DAYS: Readonly<Record<Lang, Intl.DateTimeFormat>> = { fr: day('fr'), en: day('en') };
export const dayAndTime = (at: number, lang: Lang): string => DAYS[lang].format(at);

/** What is left until a deadline, told apart: first the time of the answer, then the reserve. */
export const splitClock = (left: number, reserve: number): { readonly answer: number; readonly reserve: number } => ({
  answer: Math.max(0, left - reserve),
  reserve: Math.max(0, Math.min(left, reserve)),
});
