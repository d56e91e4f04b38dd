import type { Seat } from '@cosmodrome/kernel';
import type { Lang, Sentence } from './text.ts';

/** A sentence taken apart at its marks, for whoever draws it. */
export type RichPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'term'; readonly term: string; readonly label: string | undefined };

const MARK = /\{@(\d+)\}|\{#([\w./:-]+)(?:\|([^{}]*))?\}/g;

export function parseSentence(sentence: Sentence): readonly RichPart[] {
  const parts: RichPart[] = [];
  let from = 0;
  for (const m of sentence.matchAll(MARK)) {
    if (m.index > from) parts.push({ kind: 'text', text: sentence.slice(from, m.index) });
    if (m[1] !== undefined) parts.push({ kind: 'seat', seat: Number(m[1]) });
    else parts.push({ kind: 'term', term: m[2] as string, label: m[3] });
    from = m.index + m[0].length;
  }
  if (from < sentence.length) parts.push({ kind: 'text', text: sentence.slice(from) });
  return parts;
}

/** French before a name: « le tour d'Orion », « le tour de Samir ». An h is taken as mute, a y before a consonant as a vowel. */
const OPEN = /^(?:[aeiouhàâäéèêëîïôöûùüœæ]|y[^aeiouy])/i;
export const elided = (before: string, name: string): string =>
  OPEN.test(name) ? before.replace(/(^|[^\p{L}])(d|qu)e $/iu, "$1$2'") : before;

/** The sentence as plain text: for titles, labels and screen readers. */
export function plain(sentence: Sentence, names: readonly string[], termName: (term: string) => string, lang: Lang): string {
  const text = named(parseSentence(sentence), names, lang)
    .map((p) => (p.kind === 'text' ? p.text : p.kind === 'seat' ? nameIn(names, p.seat) : (p.label ?? termName(p.term))))
    .join('');
  return typeset(text, lang);
}

export const nameIn = (names: readonly string[], seat: Seat): string => names[seat] ?? `${seat + 1}`;
/** The parts with the words before a name as that name wants them. */
export function named(parts: readonly RichPart[], names: readonly string[], lang: Lang): readonly RichPart[] {
  if (lang !== 'fr') return parts;
  return parts.map((p, i) => {
    const next = parts[i + 1];
    return p.kind === 'text' && next?.kind === 'seat' ? { ...p, text: elided(p.text, nameIn(names, next.seat)) } : p;
  });
}

/**
 * French spacing: no-break space before a colon and inside « », narrow no-break space before ; ! ?, real apostrophes, a real
 * minus before a figure. Texts may be typed plainly; they are set here, once. English gets its apostrophes, and no space before
 * a colon: one that puts two texts together may do so for both languages.
 */
export function typeset(text: string, lang: Lang): string {
  const set = text.replaceAll("'", '’').replace(/(^|[\s(])-(?=\d)/g, '$1−');
  if (lang !== 'fr') return set.replace(/ +:(?=\s|$)/g, ':');
  return set
    .replace(/[ \u00a0\u202f]+:(?=\s|$)/g, '\u00a0:')
    .replace(/[ \u00a0\u202f]+([;!?])/g, '\u202f$1')
    .replace(/«[ \u00a0\u202f]*/g, '«\u00a0')
    .replace(/[ \u00a0\u202f]*»/g, '\u00a0»')
    .replace(/(\d) (?=\p{L}{1,6}\b)/gu, '$1\u00a0');
}

/** For searching: no accents, no case, ligatures opened. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .toLowerCase();
