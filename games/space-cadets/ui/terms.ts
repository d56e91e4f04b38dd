/** Names and explanations, from the game's words. */
import type { Lang } from '@cosmodrome/kit/text';
import type { Role } from '../content/index.ts';
import { roles as en } from '../text/en/grammar.ts';
import { names as enNames } from '../text/en/names.ts';
import { notions as enNotions } from '../text/en/notions.ts';
import { roles as fr } from '../text/fr/grammar.ts';
import { names as frNames } from '../text/fr/names.ts';
import { notions as frNotions } from '../text/fr/notions.ts';
import type { Lexicon, Names, Printed } from '../text/lexicon.ts';

/** What things are called; the words of the page have them inside sentences only. */
export const NAMES: Readonly<Record<Lang, Names>> = { fr: frNames, en: enNames };
export const NOTIONS: Readonly<Record<Lang, Lexicon['notions']>> = { fr: frNotions, en: enNotions };
/** The Rocketeers with what their sheets say. */
export const ROLES: Readonly<Record<Lang, Readonly<Record<Role, Printed>>>> = { fr, en };
