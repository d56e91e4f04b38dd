import type { Lang } from '@cosmodrome/kit/text';
import { create } from 'zustand';

/** The reader's comfort. Kept on this device. */
export interface Prefs {
  readonly lang: Lang;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: boolean;
  readonly sound: boolean;
  readonly oneKey: boolean;
  readonly notify: boolean;
  /** Games whose first-game guide has been seen. */
  readonly guided: readonly string[];
  /** The made-up nickname has been offered for a change. */
  readonly named: boolean;
}
const KEY = 'cosmodrome.prefs';

export function browserLang(languages: readonly string[]): Lang {
  for (const l of languages) {
    const base = l.toLowerCase().split('-')[0];
    if (base === 'fr' || base === 'en') return base;
  }
  return 'en';
}
function stored(): Partial<Prefs> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
const start: Prefs = {
  lang: browserLang(typeof navigator === 'undefined' ? [] : navigator.languages),
  theme: 'system',
  motion: typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches,
  sound: false,
  oneKey: true,
  notify: false,
  guided: [],
  named: false,
};
export const usePrefs = create<Prefs>(() => ({ ...start, ...(typeof localStorage === 'undefined' ? {} : stored()) }));

export function setPrefs(change: Partial<Prefs>): void {
  usePrefs.setState(change);
  // Only what was chosen is kept: the rest goes on following the browser.
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
}
/** What the whole document obeys: language, theme, motion. */
export function dressDocument(p: Prefs): void {
  const root = document.documentElement;
  root.lang = p.lang;
  if (p.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = p.theme;
  root.dataset.motion = p.motion ? 'on' : 'off';
}
