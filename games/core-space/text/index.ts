/** All words of Core Space. `fr` and `en` can also be loaded one at a time. */
import type { Lang } from '@cosmodrome/kit/text';
import type { CoreWords } from './compose.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type { CoreWords } from './compose.ts';
export const words: Readonly<Record<Lang, CoreWords>> = { fr, en };
