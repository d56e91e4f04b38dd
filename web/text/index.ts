import type { Seat } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import { plain, typeset } from '@cosmodrome/kit/rich';
import type { AnyWords, Lang } from '@cosmodrome/kit/text';
import { usePrefs } from '../net/prefs.ts';
import { en } from './en.ts';
import { type FrameText, fr } from './fr.ts';

export type { FrameText } from './fr.ts';

/** Every text and every sentence made from one, properly set for its language. */
function set<T>(words: T, lang: Lang): T {
  if (typeof words === 'string') return typeset(words, lang) as T;
  if (typeof words === 'function')
    return ((...given: unknown[]) => typeset(String((words as (...x: unknown[]) => unknown)(...given)), lang)) as T;
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, set(value, lang)])) as T;
}
/** The frame's own words. English is typed by French: a missing text does not compile. */
export const frameText: Readonly<Record<Lang, FrameText>> = { fr: set(fr, 'fr'), en: set(en, 'en') };
/** What the server refused, by the code it gave, in words: those of the game, where it says why. */
export function whyNot(t: FrameText, reason: string, words?: AnyWords): string {
  const [code = '', key] = reason.split('#');
  if (key !== undefined && words) return gameWhy(words, key);
  return own<string>(t.trouble.why, code) ?? t.trouble.unknown;
}
/** Why the game does not go so, without marks: before a match nobody has a seat to name. */
export const gameWhy = (words: AnyWords, key: string): string => {
  const { lang } = usePrefs.getState();
  return typeset(
    plain(words.refusal(key), [], (term) => own(words.terms, term)?.name ?? term, lang),
    lang,
  );
};
/** Who won, where everybody plays for himself. */
export const winTitle = (t: FrameText, winners: readonly Seat[], seat: Seat | undefined, names: readonly string[]): string =>
  winners.length === 0
    ? t.bar.nobodyWins
    : winners.length === 1 && winners[0] === seat
      ? t.bar.youWin
      : t.bar.wins(winners.map((s) => names[s] ?? ''));
export const useT = (): FrameText => frameText[usePrefs((p) => p.lang)];
export const useLang = (): Lang => usePrefs((p) => p.lang);
