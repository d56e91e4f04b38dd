/** What is called what on the board: the names of the language. */
import type { Lang } from '@cosmodrome/kit/text';
import type { PurgeKind } from '../content/purge.ts';
import { TOKENS } from '../content/tokens.ts';
import type { Shown, TokenId } from '../state.ts';
import { missions as enMissions } from '../text/en/missions.ts';
import { names as en } from '../text/en/names.ts';
import { tells as enTells } from '../text/en/pieces.ts';
import { prints as enPrints } from '../text/en/prints.ts';
import { skills as enSkills } from '../text/en/skills.ts';
import { wishText as enWish } from '../text/en/wishes.ts';
import { missions as frMissions } from '../text/fr/missions.ts';
import { names as fr } from '../text/fr/names.ts';
import { tells as frTells } from '../text/fr/pieces.ts';
import { prints as frPrints } from '../text/fr/prints.ts';
import { skills as frSkills } from '../text/fr/skills.ts';
import { wishText as frWish } from '../text/fr/wishes.ts';
import type { Names, Prints, Skills, Tells } from '../text/lexicon.ts';

export const NAMES: Readonly<Record<Lang, Names>> = { fr, en };
export const SKILL_WORDS: Readonly<Record<Lang, Skills>> = { fr: frSkills, en: enSkills };
export const PRINTS: Readonly<Record<Lang, Prints>> = { fr: frPrints, en: enPrints };
export const MISSION_WORDS: Readonly<Record<Lang, typeof enMissions>> = { fr: frMissions, en: enMissions };
export const TELLS: Readonly<Record<Lang, Tells>> = { fr: frTells, en: enTells };
export const WISHES: Readonly<Record<Lang, typeof enWish>> = { fr: frWish, en: enWish };
/** What a token sells for; one that is not known: nothing. */
export const worthOf = (view: { readonly tokens: { readonly face: readonly number[] } }, token: TokenId): number =>
  TOKENS[view.tokens.face[token] ?? -1]?.sell ?? 0;
export const purgeName = (kind: PurgeKind, lang: Lang): string => NAMES[lang].purge[kind].name;
export function nameOf({ being }: Pick<Shown, 'being'>, lang: Lang): string {
  const names = NAMES[lang];
  if (being.kind === 'trader') return names.traders[being.sheet.profile];
  return being.kind === 'purge' ? names.purge[being.type].name : names.npcs[being.npc].name;
}
