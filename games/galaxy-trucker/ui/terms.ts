/** Names and explanations, from the game's words. */
import { explained as about } from '@cosmodrome/kit/about';
import type { About } from '@cosmodrome/kit/face';
import type { AnyWords, Lang, Sentence } from '@cosmodrome/kit/text';
import { names as en } from '../text/en/names.ts';
import { prints as enPrints } from '../text/en/prints.ts';
import { names as fr } from '../text/fr/names.ts';
import { prints as frPrints } from '../text/fr/prints.ts';
import type { Names, Prints, TermKey } from '../text/lexicon.ts';
import type { Why } from '../topics.ts';

/** What things are called; the words of the page have them inside sentences only. */
export const NAMES: Readonly<Record<Lang, Names>> = { fr, en };
/** What stands on this very part or card. */
export const PRINTS: Readonly<Record<Lang, Prints>> = { fr: frPrints, en: enPrints };
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The hover card of a term of this game. */
export const explained = (words: AnyWords, key: TermKey, told?: Parameters<typeof about>[2]): About => about(words, key, told);
/** Why something cannot be done now, in the words of the rules. */
export const because = (words: AnyWords, why: Why): Sentence => words.refusal(why);
