/** Text as people count it: a letter with its accents is one, and so is an emoji joined of several. */
const LETTER = /\p{RGI_Emoji}|\P{M}\p{M}*|\p{M}+/gv;

export const letters = (text: string): readonly string[] => text.match(LETTER) ?? [];
/** The first so many letters, each whole. */
export const cut = (text: string, most: number): string => (text.length <= most ? text : letters(text).slice(0, most).join(''));

/** Looks like a space, or like nothing, and is neither a control nor ignorable by name. */
const BLANK = /[\u2800\u{1d159}]/gu;
/** Half a letter is none either: with it a name fits into no address. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const EMOJI = /^\p{RGI_Emoji}$/v;
/** As many accents as any script needs; what is piled higher covers other lines. */
const PILED = /(\p{M}{4})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * One line that can be seen: no controls, no direction overrides, no fillers; joiners only where they hold an emoji together. Empty
 * if nothing of it can be seen. Markup stays text.
 */
export function visible(text: string): string {
  const line = letters(text.replace(CONTROL, ' ').replace(BLANK, ' '))
    .map((letter) => (EMOJI.test(letter) ? letter : letter.replace(IGNORABLE, '').replace(PILED, '$1')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return SEEN.test(line) ? line : '';
}
