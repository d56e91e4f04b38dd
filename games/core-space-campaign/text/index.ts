/** All words of a campaign. `fr` and `en` can also be loaded one at a time. */
import type { Lang } from '@cosmodrome/kit/text';
import type { CampaignWords } from './compose.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Lang, CampaignWords>> = { fr, en };
