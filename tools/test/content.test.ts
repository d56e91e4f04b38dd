/**
 * Cards and tiles are known by their place in a list: it stands in every saved match. One put in between would change the cards of
 * matches that run, and nothing would tell. So every list of a game's content is written down in `content.lock` beside its
 * rules: what stands there keeps its place as long as the game has the same version.
 *
 * New things go to the end of their list; whoever must put one in between raises the version and writes a migration that counts
 * anew. Either way: UPDATE_CONTENT=on npx vitest run tools/test/content
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIds, loadGame } from '@cosmodrome/games';
import { describe, expect, test } from 'vitest';
import { ROOT } from './cosmo.ts';

interface Lock {
  readonly version: number;
  /** By file and name: what each thing is called, in order. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}
/** What a thing is called; one without a name is all it is. */
function nameOf(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return String(thing);
  const named = thing as Readonly<Record<string, unknown>>;
  return String(named.key ?? named.kind ?? named.id ?? JSON.stringify(thing));
}
async function listsOf(folder: string): Promise<Lock['lists']> {
  const lists: Record<string, readonly string[]> = {};
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.ts') || file === 'index.ts') continue;
    const all: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, list] of Object.entries(all)) if (Array.isArray(list)) lists[`${file} ${name}`] = list.map(nameOf);
  }
  return lists;
}
/** The places that something else has than what is written down. */
function moved(was: Lock['lists'], now: Lock['lists']): readonly string[] {
  return Object.entries(was).flatMap(([list, names]) => {
    const there = now[list];
    if (!there) return [`${list} is gone`];
    return names
      .flatMap((name, i) => (there[i] === name ? [] : [`${list}: place ${i} was ${name}, is ${there[i] ?? 'empty'}`]))
      .slice(0, 1);
  });
}

describe.each(gameIds)('%s', (id) => {
  const file = join(ROOT, 'games', id, 'content.lock');
  test('everything in its content keeps its place', async () => {
    const { version } = (await loadGame(id)).game;
    const now: Lock = { version, lists: await listsOf(join(ROOT, 'games', id, 'content')) };
    const was = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lock) : undefined;
    if (was?.version === version) expect(moved(was.lists, now.lists)).toEqual([]);
    if (process.env.UPDATE_CONTENT) writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
    else expect(was, 'the content has changed: see the head of this test').toEqual(now);
  });
});
test('one put in between is noticed, one more at the end is not', () => {
  const was = { 'cards.ts CARDS': ['axe', 'blade', 'cloak'] };
  expect(moved(was, { 'cards.ts CARDS': ['axe', 'blade', 'cloak', 'drum'] })).toEqual([]);
  expect(moved(was, { 'cards.ts CARDS': ['axe', 'banner', 'blade', 'cloak'] })).toEqual(['cards.ts CARDS: place 1 was blade, is banner']);
  expect(moved(was, { 'cards.ts CARDS': ['axe', 'blade'] })).toEqual(['cards.ts CARDS: place 2 was cloak, is empty']);
  expect(moved(was, {})).toEqual(['cards.ts CARDS is gone']);
});
