import type { About } from './face.ts';
import { own } from './own.ts';
import type { AnyWords, Sentence } from './text.ts';

/** The hover card of a term of the game's words; `first` is told before its help, `more` after it. */
export function explained(
  words: AnyWords,
  key: string,
  told: { readonly title?: string; readonly first?: readonly Sentence[]; readonly more?: Sentence; readonly art?: About['art'] } = {},
): About {
  const term = own(words.terms, key);
  return {
    title: told.title ?? term?.name ?? key,
    text: [...(told.first ?? []), ...(term ? [term.help] : [])],
    ...(told.more ? { more: told.more } : {}),
    ...(term?.rules ? { rules: term.rules } : {}),
    ...(told.art ? { art: told.art } : {}),
  };
}
