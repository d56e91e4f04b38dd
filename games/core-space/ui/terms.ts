/** What is called what on the board: the names of the language. */
import type { Lang } from '@cosmodrome/kit/text';
import type { PurgeKind } from '../content/purge.ts';
import type { Figure } from '../state.ts';
import { names as en } from '../text/en/names.ts';
import { prints as enPrints } from '../text/en/prints.ts';
import { skills as enSkills } from '../text/en/skills.ts';
import { names as fr } from '../text/fr/names.ts';
import { prints as frPrints } from '../text/fr/prints.ts';
import { skills as frSkills } from '../text/fr/skills.ts';
import type { Names, Prints, Skills } from '../text/lexicon.ts';

export const NAMES: Readonly<Record<Lang, Names>> = { fr, en };
export const SKILL_WORDS: Readonly<Record<Lang, Skills>> = { fr: frSkills, en: enSkills };
export const PRINTS: Readonly<Record<Lang, Prints>> = { fr: frPrints, en: enPrints };
export const purgeName = (kind: PurgeKind, lang: Lang): string => NAMES[lang].purge[kind].name;
export function nameOf({ being }: Pick<Figure, 'being'>, lang: Lang): string {
  const names = NAMES[lang];
  if (being.kind === 'trader') return names.traders[being.sheet.profile];
  return being.kind === 'purge' ? names.purge[being.type].name : names.npcs[being.npc].name;
}
