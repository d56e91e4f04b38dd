/** What board and things are given, and what everything on the table is called and is. */
import type { About, FaceProps } from '@cosmodrome/kit/face';
import type { Lang, Sentence } from '@cosmodrome/kit/text';
import type { SkillId } from '../content/skills.ts';
import { TOKENS } from '../content/tokens.ts';
import { MAGAZINE } from '../content/traders.ts';
import { armourOf, iconsOf, npcProfile, skillStat, skillsOf, spaces } from '../judge/figures.ts';
import { floorAt } from '../judge/heights.ts';
import { isOn } from '../judge/place.ts';
import { siteOf } from '../judge/site.ts';
import type { Note } from '../notes.ts';
import { BROKEN, figureOf, JAMMED, type Shown, type TokenId } from '../state.ts';
import { carriedWorth } from '../text/afterwards.ts';
import { figureName } from '../text/figures.ts';
import type { View } from '../view.ts';
import { LABELS } from './labels.ts';
import type { Anchor } from './places.ts';
import { NAMES, PRINTS, SKILL_WORDS } from './terms.ts';

export type Props = FaceProps<View, Note>;
/** The seat whose colour a crew wears, from 1. */
export const colourOf = (view: View, f: Shown): number | undefined =>
  f.crew === null ? undefined : (view.crews[f.crew]!.seats[0] ?? f.crew) + 1;
export const named = (view: View, f: Shown, lang: Lang): string => figureName(NAMES[lang], view, f.id);
export function tokenName(view: Pick<View, 'tokens'>, token: TokenId, lang: Lang): string {
  const data = TOKENS[view.tokens.face[token] ?? -1];
  return data ? NAMES[lang].tokens[data.kind] : LABELS[lang].hidden;
}
/** What an anchor is called. */
export function namedIn(anchor: Anchor, view: View, lang: Lang): string {
  const [kind, id] = anchor.split(/-(.*)/) as [string, string];
  const labels = LABELS[lang];
  switch (kind) {
    case 'figure':
      return named(view, figureOf(view, Number(id) as Shown['id']), lang);
    case 'crate':
      return labels.crate(Number(id) + 1);
    case 'piece':
      return NAMES[lang].structures[siteOf(view).map.pieces[Number(id)]!.kind].name;
    case 'climb': {
      const { kind } = siteOf(view).map.climbs[Number(id)]!;
      return labels.climbName[kind];
    }
    case 'door':
      return labels.door(Number(id) + 1);
    case 'ledge':
    case 'window':
    case 'lift':
      return labels.structureName[kind];
    case 'console':
      return NAMES[lang].structures['wall-console'].name;
    case 'entry':
      return labels.entry(Number(id) + 1);
    case 'airlock':
      return labels.airlock('ABCDEF'[Number(id)] ?? '');
    case 'skill':
      return SKILL_WORDS[lang][id as SkillId].name;
    default:
      return tokenName(view, Number(id) as TokenId, lang);
  }
}
export function tokenAbout(view: View, token: TokenId, lang: Lang): About {
  const data = TOKENS[view.tokens.face[token] ?? -1];
  const labels = LABELS[lang];
  if (!data) return { title: labels.hidden, text: labels.hiddenText };
  const mark = view.marks[token] ?? 0;
  const marks = [...(mark & JAMMED ? [labels.jammed] : []), ...(mark & BROKEN ? [labels.broken] : [])];
  return {
    title: NAMES[lang].tokens[data.kind],
    text: PRINTS[lang].token(data),
    ...(marks.length > 0 ? { more: marks.join(' ') } : {}),
    rules: ['CS-INV-01'],
  };
}
/** Who stands there: numbers first, then what it carries and knows. */
export function figureAbout(view: View, f: Shown, lang: Lang): About {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  const icons = iconsOf(view, f).map(({ icon }) => `{#icon/${icon}}`);
  const profile = npcProfile(view, f);
  const site = siteOf(view);
  const lines: Sentence[] = [labels.figureLine(view, f)];
  if (site.storeyed && isOn(f)) lines.push(`${labels.floor(floorAt(site, f.x, f.y))}.`);
  if (profile) lines.push(labels.npcLine(profile.actions, profile.close, profile.ranged, profile.armour));
  if (f.being.kind === 'purge') lines.push(names.purge[f.being.type].text);
  if (f.being.kind === 'npc') lines.push(names.npcs[f.being.npc].text);
  if (icons.length > 0) lines.push(icons.join(', '));
  if (f.being.kind === 'trader') {
    lines.push(labels.traderLine(f.pegs ?? 0, skillStat(f), f.ammo ?? 0, MAGAZINE, armourOf(view, f).value));
    if (f.inventory.length > 0) lines.push(f.inventory.map((token) => tokenName(view, token, lang)).join(', '));
    const skills = skillsOf(view, f);
    if (skills.length > 0)
      lines.push(skills.map(({ skill, level }) => `{#skill/${skill}|${SKILL_WORDS[lang][skill].name} ${level}}`).join(', '));
  }
  return {
    title: named(view, f, lang),
    text: lines,
    ...(f.crew !== null ? { more: labels.carries(carriedWorth(view, f), spaces(view, f.inventory)) } : {}),
    rules: [f.being.kind === 'purge' ? 'CS-PUR-22' : f.being.kind === 'npc' ? 'CS-CIV-01' : 'CS-CHR-01'],
  };
}
