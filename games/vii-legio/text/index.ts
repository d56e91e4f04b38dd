/** All words of VII Legio. `fr` and `en` can also be loaded one at a time. */
import type { Lang } from '@cosmodrome/kit/text';
import type { LegioWords } from './compose.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type { LegioWords } from './compose.ts';
export { ICONS, type LegioIcon, type Names, type Notion, roman, type TermKey } from './lexicon.ts';
export const words: Readonly<Record<Lang, LegioWords>> = { fr, en };
