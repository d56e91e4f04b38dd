/** What the words promise beyond what the compiler keeps: counts, marks that lead somewhere, rules that exist, sentences in every case. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from '@cosmodrome/kit/reading';
import type { AnyWords } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { CARDS, type Effect, ICONS, MAPS, MISSIONS, readMap, TOKENS, type TokenKind, tokenOf } from '../content/index.ts';
import { coreSpace } from '../game.ts';
import * as enMissions from '../text/en/missions.ts';
import { names as enNames } from '../text/en/names.ts';
import { notions as enNotions } from '../text/en/notions.ts';
import { prints as enPrints } from '../text/en/prints.ts';
import { rules as enRules } from '../text/en/rules.ts';
import { skills as enSkills } from '../text/en/skills.ts';
import * as frMissions from '../text/fr/missions.ts';
import { names as frNames } from '../text/fr/names.ts';
import { notions as frNotions } from '../text/fr/notions.ts';
import { prints as frPrints } from '../text/fr/prints.ts';
import { rules as frRules } from '../text/fr/rules.ts';
import { skills as frSkills } from '../text/fr/skills.ts';
import { words as all } from '../text/index.ts';
import { NOTIONS } from '../text/lexicon.ts';
import { RULEBOOK } from '../text/rulebook.ts';

const LANGS = [
  ['en', { missions: enMissions, names: enNames, notions: enNotions, prints: enPrints, rules: enRules, skills: enSkills }],
  ['fr', { missions: frMissions, names: frNames, notions: frNotions, prints: frPrints, rules: frRules, skills: frSkills }],
] as const;
const CATALOGUE = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
/** All texts in something, wherever they stand. */
function textsIn(thing: unknown): string[] {
  if (typeof thing === 'string') return [thing];
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(textsIn) : [];
}

describe.each(LANGS)('%s', (lang, words) => {
  test('every room of the six maps has a name, and no two of one map share it', () => {
    for (const id of MISSIONS) {
      const read = readMap(MAPS[id]);
      const rooms = 'map' in read ? new Set(read.map.rooms).size : 0;
      expect([id, words.missions.rooms[id].length, new Set(words.missions.rooms[id]).size]).toEqual([id, rooms, rooms]);
    }
  });
  test('every paragraph of the 44 cards is a sentence, and the three of a card differ where their effects do', () => {
    const say = (effects: readonly Effect[]) => effects.map((effect) => words.prints.effect(effect)).join(' ');
    for (const { key, low, mid, high } of CARDS) {
      const said = [low, mid, high].map(say);
      for (const text of said) expect([key, text]).toEqual([key, expect.stringMatching(/^\p{Lu}|^\d/u)]);
      for (const text of said) expect([key, text.endsWith('.'), /undefined|NaN|\[object/.test(text)]).toEqual([key, true, false]);
      expect([key, new Set(said).size]).toEqual([key, new Set([low, mid, high].map((effects) => JSON.stringify(effects))).size]);
    }
  });
  test('every token says what it is, with its figures', () => {
    for (const { kind } of TOKENS) {
      const text = words.prints.token(tokenOf(kind));
      expect([kind, text.endsWith('.'), /undefined|NaN|\[object/.test(text)]).toEqual([kind, true, false]);
    }
    expect(words.prints.token(tokenOf('line-rifle'))).toContain('2 / 2 / 2');
    expect(words.prints.token(tokenOf('outland-pistol'))).toContain('1 / – / –');
    expect(words.prints.token(tokenOf('azurium'))).toMatch(/2.*9/);
  });
  test('marks lead to notions that are there, and rules are those a player can open', () => {
    const known = new Set<string>(NOTIONS);
    const open = new Set<string>(RULEBOOK.flatMap(({ rules }) => rules.map(({ id }) => id)));
    for (const text of textsIn([words.rules, words.notions, words.missions, words.skills]))
      for (const [, mark] of text.matchAll(/\{#([^|}]+)/g)) expect([text, known.has(mark!)]).toEqual([text, true]);
    for (const notion of NOTIONS)
      for (const rule of words.notions[notion].rules ?? []) expect([notion, open.has(rule)]).toEqual([notion, true]);
  });
  test('names that stand on the same list differ', () => {
    const { tokens, traders, cards, icons } = words.names;
    for (const list of [Object.values(tokens), Object.values(traders), Object.values(cards), ICONS.map((icon) => icons[icon].name)])
      expect(new Set(list).size).toBe(list.length);
  });
  test('sentences end, and typewriter quotes are left to typewriters', () => {
    for (const text of textsIn([words.skills, words.rules, words.notions]))
      if (text.length > 45) expect([text, /[.!?]$/.test(text), /['"]/.test(text)]).toEqual([text, true, false]);
    if (lang === 'fr') for (const text of textsIn(words)) expect([text, / [;:?!]/.test(text)]).toEqual([text, false]);
  });
});
test('CS-SIG-01, CS-JAI-09: an objective is called on its token what its mission calls it', () => {
  const of = (mission: 'dead-signal' | 'jailbreak' | 'black-market' | 'pillage-express', token: TokenKind) =>
    [[frMissions.missions[mission], frNames.tokens[token]] as const, [enMissions.missions[mission], enNames.tokens[token]] as const].filter(
      ([{ primary, secondary }, name]) => !`${primary} ${secondary}`.toLowerCase().includes(name.toLowerCase()),
    );
  expect(of('dead-signal', 'objective-7')).toEqual([]);
  expect(of('jailbreak', 'objective-5')).toEqual([]);
  expect(of('black-market', 'objective-0')).toEqual([]);
  expect(of('pillage-express', 'objective-3')).toEqual([]);
});
test('CS-NST-13: the story of The Nest counts no charges, since more are needed where several crews play', () => {
  const stories = [frMissions, enMissions].map(({ missions }) => missions['the-nest'].story);
  expect(stories.filter((story) => /quatre charges|quatrième|four charges|fourth/i.test(story))).toEqual([]);
});
test('every rule the rulebook names is in the catalogue, and none is named twice', () => {
  const named = RULEBOOK.flatMap(({ rules }) => rules.flatMap(({ id, also }) => [id, ...also]));
  expect(named.filter((id) => !CATALOGUE.includes(`**${id}**`))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
test('whatever is asked, offered and told in random play is said in both languages, in the lengths of the frame', () => {
  const words = all as unknown as Readonly<Record<'fr' | 'en', AnyWords>>;
  const read = readWords(coreSpace, words, {
    games: process.env.DEEP ? 24 : MISSIONS.length,
    longest: process.env.DEEP ? 1200 : 200,
    options: (n) => ({ mission: MISSIONS[n % MISSIONS.length]! }),
  });
  expect(read.problems).toEqual([]);
  expect(read.topics.size).toBeGreaterThan(5);
  expect(read.notes.size).toBeGreaterThan(15);
}, 60_000);
