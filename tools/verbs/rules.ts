import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Misuse } from '../arguments.ts';
import { findGame, ROOT } from '../games.ts';
import { type CataloguedRule, catalogue, citations } from '../rules.ts';
import { verb } from '../verb.ts';

export const rules = verb({
  name: 'rules',
  words: [{ name: 'game' }],
  flags: {},
  example: 'rules vii-legio',
  summary: 'which rules of the catalogue are shown by a test, and which are not',
  more: 'A rule is cited when its ID stands in the title of a test. A rule that no test can show is excused in the package of the game, with the reason.',
  run: async ([name = '']) => {
    const { pack, folder } = await findGame(name);
    const file = join(folder, 'RULES.md');
    if (!existsSync(file)) throw new Misuse(`${pack.game.id} has no RULES.md`, `the catalogue belongs into ${relative(ROOT, file)}`);
    const ids = rulesIn(folder);
    const known = new Set(ids.map((rule) => rule.id));
    // A campaign shows rules of the game it continues, and that game rules of its campaigns: neither can without the other.
    const other = partnerOf(folder);
    const theirs = new Set((other === undefined ? [] : rulesIn(other)).map((rule) => rule.id));
    const cited = new Set<string>();
    const unknown = new Set<string>();
    for (const [test, own] of [folder, other].flatMap((one, i) =>
      one === undefined ? [] : testsIn(one).map((file) => [file, i === 0] as const),
    ))
      for (const id of citations(readFileSync(test, 'utf8'), ids)) {
        if (known.has(id)) cited.add(id);
        else if (own && !theirs.has(id)) unknown.add(id);
      }
    for (const id of Object.keys(pack.excused)) if (!known.has(id)) unknown.add(id);
    const excused = Object.entries(pack.excused).flatMap(([id, why]) => (known.has(id) && !cited.has(id) ? [{ id, why }] : []));
    const missing = ids.map((rule) => rule.id).filter((id) => !cited.has(id) && !Object.hasOwn(pack.excused, id));
    const chapters = new Map<string, number>();
    for (const rule of ids) chapters.set(rule.chapter, (chapters.get(rule.chapter) ?? 0) + 1);
    const strange = [...unknown].sort();
    return {
      data: { total: ids.length, cited: cited.size, excused, missing, ...(strange.length > 0 ? { unknown: strange } : {}) },
      text: () =>
        [
          `${pack.game.id}: ${ids.length} in the catalogue (${[...chapters].map(([chapter, n]) => `${chapter} ${n}`).join(', ')})`,
          `${cited.size} cited by tests, ${excused.length} excused, ${missing.length} missing`,
          ...excused.map(({ id, why }) => `excused  ${id}: ${why}`),
          ...missing.map((id) => `missing  ${id}`),
          ...strange.map((id) => `unknown  ${id} is cited or excused, but not in the catalogue`),
        ].join('\n'),
      code: missing.length === 0 && strange.length === 0 ? 0 : 1,
    };
  },
});

const CAMPAIGN = '-campaign';
/** The campaign of a game, the game of a campaign. */
function partnerOf(folder: string): string | undefined {
  const other = folder.endsWith(CAMPAIGN) ? folder.slice(0, -CAMPAIGN.length) : `${folder}${CAMPAIGN}`;
  return existsSync(join(other, 'RULES.md')) ? other : undefined;
}
const rulesIn = (folder: string): readonly CataloguedRule[] =>
  cataloguesIn(folder).flatMap((path) => catalogue(readFileSync(path, 'utf8')));
/** A game with several rulebooks has several catalogues: RULES.md first, then RULES-campaign.md and the like. */
const cataloguesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => /^RULES(-[a-z-]+)?\.md$/.test(file))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map((file) => join(folder, file));
function testsIn(folder: string): readonly string[] {
  const dir = join(folder, 'test');
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => join(dir, file));
}
