import type { Lang } from '@cosmodrome/kit/text';
import { create } from 'zustand';
import { fitsTold, type Told } from '../logic/hints.ts';
import { type Speed, STEP_MS } from '../logic/pacer.ts';

export type Confirm = 'final' | 'always' | 'never';
export const CONFIRMS: readonly Confirm[] = ['final', 'always', 'never'];
export type TextSize = 's' | 'm' | 'l' | 'xl';
export const TEXT_SIZES: readonly TextSize[] = ['s', 'm', 'l', 'xl'];
/** The reader's comfort. Kept on this device. */
export interface Prefs {
  readonly lang: Lang;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: boolean;
  /** How fast bots play. */
  readonly bots: Speed;
  readonly sound: boolean;
  /** How loud, 0 to 1. */
  readonly volume: number;
  readonly oneKey: boolean;
  readonly notify: boolean;
  /** Which answers are asked twice: those that cannot be taken back, all, or none. */
  readonly confirm: Confirm;
  /** Questions with one answer that changes nothing are asked all the same. */
  readonly askAll: boolean;
  /** How large words are. */
  readonly text: TextSize;
  readonly contrast: boolean;
  /** First-time hints by game: what was told, and where. */
  readonly hints: Readonly<Record<string, Told>>;
  /** Lessons by game and name: how many steps lie behind, or that it is done. */
  readonly lessons: Readonly<Record<string, number | 'done'>>;
  /** The made-up nickname has been offered for a change. */
  readonly named: boolean;
  /** Installing has been offered. */
  readonly installed: boolean;
}
const KEY = 'cosmodrome.prefs';

export function browserLang(languages: readonly string[]): Lang {
  for (const l of languages) {
    const base = l.toLowerCase().split('-')[0];
    if (base === 'fr' || base === 'en') return base;
  }
  return 'en';
}
const FITS: { readonly [K in keyof Prefs]: (value: unknown) => boolean } = {
  lang: (v) => v === 'fr' || v === 'en',
  theme: (v) => v === 'system' || v === 'light' || v === 'dark',
  motion: (v) => typeof v === 'boolean',
  bots: (v) => typeof v === 'string' && Object.hasOwn(STEP_MS, v),
  sound: (v) => typeof v === 'boolean',
  volume: (v) => typeof v === 'number' && v >= 0 && v <= 1,
  oneKey: (v) => typeof v === 'boolean',
  notify: (v) => typeof v === 'boolean',
  confirm: (v) => CONFIRMS.includes(v as Confirm),
  askAll: (v) => typeof v === 'boolean',
  text: (v) => TEXT_SIZES.includes(v as TextSize),
  contrast: (v) => typeof v === 'boolean',
  hints: (v) => typeof v === 'object' && v !== null && !Array.isArray(v) && Object.values(v).every(fitsTold),
  lessons: (v) =>
    typeof v === 'object' &&
    v !== null &&
    !Array.isArray(v) &&
    Object.values(v).every((at) => at === 'done' || (Number.isInteger(at) && at >= 0)),
  named: (v) => typeof v === 'boolean',
  installed: (v) => typeof v === 'boolean',
};
/** What was kept, as far as it is understood: another version of the page, or another hand, may have written it. */
export function readPrefs(text: string | null): Partial<Prefs> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([key, value]) => Object.hasOwn(FITS, key) && FITS[key as keyof Prefs](value)));
  } catch {
    return {};
  }
}
function stored(): Partial<Prefs> {
  try {
    return readPrefs(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}
const start: Prefs = {
  lang: browserLang(typeof navigator === 'undefined' ? [] : navigator.languages),
  theme: 'system',
  motion: typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches,
  bots: 'brisk',
  sound: true,
  volume: 0.35,
  oneKey: true,
  notify: false,
  confirm: 'final',
  askAll: false,
  text: 'm',
  contrast: typeof matchMedia !== 'undefined' && matchMedia('(prefers-contrast: more)').matches,
  hints: {},
  lessons: {},
  named: false,
  installed: false,
};
export const usePrefs = create<Prefs>(() => ({ ...start, ...stored() }));

export function setPrefs(change: Partial<Prefs>): void {
  usePrefs.setState(change);
  // Only what was chosen is kept: the rest goes on following the browser.
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  } catch {
    // No room, or no permission: it holds as long as this page.
  }
}
/** What the whole document obeys: language, theme, motion, size of words, contrast. */
export function dressDocument(p: Prefs): void {
  const root = document.documentElement;
  root.lang = p.lang;
  if (p.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = p.theme;
  root.dataset.motion = p.motion ? 'on' : 'off';
  root.dataset.text = p.text;
  root.toggleAttribute('data-contrast', p.contrast);
}
