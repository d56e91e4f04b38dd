/** All words of Galaxy Trucker. `fr` and `en` can also be loaded one at a time. */
import type { Lang } from '@cosmodrome/kit/text';
import type { TruckerWords } from './compose.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type { TruckerWords } from './compose.ts';
export const words: Readonly<Record<Lang, TruckerWords>> = { fr, en };
