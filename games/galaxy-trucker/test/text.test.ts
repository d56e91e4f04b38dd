/** The words that need no match: names, notions, fine print, refusals and rules, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@cosmodrome/kernel';
import { readWords } from '@cosmodrome/kit/reading';
import { parseSentence } from '@cosmodrome/kit/rich';
import { LANGS, type Lang } from '@cosmodrome/kit/text';
import { expect, test } from 'vitest';
import { CARD_NAMES, CARDS, CLASS_IDS, kindOf, nameOf, SPECIALISTS, TILE_KINDS, TILES } from '../content/index.ts';
import { galaxyTrucker } from '../index.ts';
import * as askingEn from '../text/en/asking.ts';
import { names as namesEn } from '../text/en/names.ts';
import { prints as printsEn } from '../text/en/prints.ts';
import * as reasonsEn from '../text/en/reasons.ts';
import { names as namesFr } from '../text/fr/names.ts';
import { prints as printsFr } from '../text/fr/prints.ts';
import * as reasonsFr from '../text/fr/reasons.ts';
import { words } from '../text/index.ts';
import { type Lexicon, NOTIONS } from '../text/lexicon.ts';
import { RULEBOOK, UNTOLD } from '../text/rulebook.ts';
import type { View } from '../view.ts';

const lexicons: Readonly<Record<Lang, Pick<Lexicon, 'names' | 'prints' | 'refusals'>>> = {
  fr: { names: namesFr, prints: printsFr, refusals: reasonsFr.refusals },
  en: { names: namesEn, prints: printsEn, refusals: reasonsEn.refusals },
};
const terms = new Set<string>([
  ...NOTIONS,
  ...TILE_KINDS.map((kind) => `tile/${kind}`),
  ...CARD_NAMES.map((name) => `card/${name}`),
  ...SPECIALISTS.map((one) => `specialist/${one}`),
]);
/** What is wrong with a piece of text; nothing: undefined. */
function flaw(sentence: string, lang: Lang): string | undefined {
  for (const part of parseSentence(sentence)) {
    if (part.kind === 'term' && !terms.has(part.term)) return `no term '${part.term}'`;
    if (part.kind === 'text' && /[{}]/.test(part.text)) return 'a brace is left';
  }
  const bare = sentence.replace(/\{#[^|}]+\|([^}]*)\}/g, '$1');
  if (/\b(undefined|null|NaN)\b|\[object/.test(bare)) return 'a value is missing';
  if (bare.trim() !== bare || bare === '') return 'blanks around it';
  if (/ {2}|\s[.,)]|\.\.|\( |: \./.test(bare)) return 'stray blanks or stops';
  if (bare.includes("'") || bare.includes('"')) return 'typewriter quotes';
  if (lang === 'fr') {
    if (/(?<!\u00a0):(?=[\s]|$)/.test(bare)) return 'no no-break space before a colon';
    if (/(?<!\u202f)[;!?]/.test(bare)) return 'no narrow no-break space before ; ! or ?';
  } else if (/\s[:;!?]/.test(bare)) return 'a blank before : ; ! or ?';
  return undefined;
}
/** Every text under a value, with the way to it. */
function* texts(value: unknown, way: string): Iterable<readonly [string, string]> {
  if (typeof value === 'string') yield [way, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      if (!(key === 'rules' && Array.isArray(one) && typeof one[0] === 'string')) yield* texts(one, `${way}/${key}`);
}

test.each(LANGS)('%s: every text is whole, with its typography', (lang) => {
  const { names, refusals, prints } = lexicons[lang];
  const { terms: notions, rules, hints, phrases, options } = words[lang];
  const problems: string[] = [];
  const check = (way: string, text: string) => {
    const wrong = flaw(text, lang);
    if (wrong) problems.push(`${way}: ${wrong}: ${text}`);
  };
  for (const part of [names, notions, refusals, rules, hints.map(({ say }) => say), phrases, options])
    for (const [way, text] of texts(part, '')) check(way, text);
  for (const tile of TILES) check(tile.key, prints.tile(tile));
  for (const card of CARDS) check(card.key, prints.card(card));
  expect(problems).toEqual([]);
});
test.each(LANGS)('%s: names are short and tell things apart', (lang) => {
  const { names } = lexicons[lang];
  for (const list of [names.tiles, names.cards, names.classes]) {
    const all = Object.values(list).map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(name.length).toBeLessThanOrEqual(26);
  }
  for (const text of Object.values(names.skills)) expect(text.length).toBeLessThanOrEqual(130);
  for (const text of Object.values(lexicons[lang].refusals)) expect(text.length).toBeLessThanOrEqual(70);
});
test('every kind of part and every kind of card is somewhere among them', () => {
  expect(new Set(TILES.map(kindOf))).toEqual(new Set(TILE_KINDS));
  expect(new Set(CARDS.map(nameOf))).toEqual(new Set(CARD_NAMES));
});
test('the rules that players read restate every rule and ruling of the catalogue once', () => {
  const catalogue = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
  const defined = [...catalogue.matchAll(/^- \*\*(GT-[A-Z0-9-]+)\*\*/gm)].map(([, id]) => id!).filter((id) => !id.startsWith('GT-EX-'));
  const told = [...RULEBOOK.flatMap(({ rules }) => rules.flatMap(({ id, also }) => [id, ...also])), ...UNTOLD];
  expect(told.toSorted()).toEqual(defined.toSorted());
  // What is not told is marked in the catalogue as belonging to a box that is not described.
  for (const id of UNTOLD) expect(catalogue).toMatch(new RegExp(`\\*\\*${id}\\*\\* (?:[AB]: )?\`\\[external\\]\``));
});

test('everything a player can read in random games reads well, in both languages', () => {
  const read = readWords(galaxyTrucker.game, words, {
    games: 16,
    longest: 500,
    options: (n) => ({
      rounds: n % 7 === 6 ? ['I', 'I', 'I', 'I'] : [CLASS_IDS[n % CLASS_IDS.length]!],
      building: n % 3 === 0 ? 'in-turn' : 'together',
      hourglass: [60, 90, 0][n % 3]!,
      alwaysAsk: n % 2 === 0,
      receptionist: true,
    }),
  });
  expect(read.problems).toEqual([]);
  expect(read.topics.size).toBeGreaterThan(16);
});
test('every question has words, also those that chance rarely brings up', () => {
  const view = Match.open(galaxyTrucker.game, {}, 4, 'words').view(0);
  for (const topic of Object.keys(askingEn.questions))
    for (const lang of LANGS) {
      expect(words[lang].question({ seat: 0, topic, kind: 'oneOf', shape: null }, view).say).toMatch(/[.?]$/);
      expect(words[lang].waiting(topic, 1, view)).toContain('{@1}');
    }
});

test('against the hourglass, where nobody is waited for, the others read who still builds', () => {
  const view = Match.open(galaxyTrucker.game, { rounds: ['I'], team: false }, 3, 'late').view(undefined) as View;
  const told = (phase: View['phase'], numbers: readonly number[], lang: Lang) =>
    words[lang].meanwhile!({ ...view, phase, yards: view.yards.map((yard, seat) => ({ ...yard, number: numbers[seat]! })) });
  expect(told('building', [1, 0, 0], 'en')).toBe('{@1} and {@2} are still building');
  expect(told('building', [1, 0, 2], 'fr')).toBe('{@1} construit encore');
  expect(told('building', [1, 3, 2], 'fr')).toBeUndefined();
  expect(told('card', [1, 0, 0], 'en')).toBeUndefined();
});
