/** All words of Panic Station. `fr` and `en` can also be loaded one at a time. */
import type { Lang } from '@cosmodrome/kit/text';
import type { PanicWords } from './compose.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Lang, PanicWords>> = { fr, en };
