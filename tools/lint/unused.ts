/**
 * Exports that nobody imports: code that is dead, or that is called in its own file alone and need not be offered.
 * `node tools/lint/unused.ts [folder …]` lists them. It reads tokens, not types, like the rest of the lint.
 */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './house.ts';
import { isMark, isWord, type Token, tokens } from './tokens.ts';

export interface Unused {
  readonly path: string;
  readonly name: string;
  /** Nobody uses it at all, not even its own file. */
  readonly dead: boolean;
}

const DECLARES = new Set(['const', 'let', 'function', 'class', 'type', 'interface', 'enum', 'abstract', 'async']);
/** Names declared with `export`, and where. Re-exports are uses, not declarations. */
function declared(all: readonly Token[]): readonly string[] {
  const names: string[] = [];
  all.forEach((token, i) => {
    if (!isWord(token, 'export') || isMark(all[i - 1], '.')) return;
    let at = i + 1;
    if (!DECLARES.has(all[at]?.text ?? '')) return;
    while (DECLARES.has(all[at]?.text ?? '') || isMark(all[at], '*')) at++;
    if (all[at]?.kind === 'word') names.push(all[at]!.text);
    // `export const { a, b } = …`
    else if (isMark(all[at], '{'))
      for (at++; all[at] && !isMark(all[at], '}'); at++) if (all[at]!.kind === 'word') names.push(all[at]!.text);
  });
  return names;
}

/** Every export of these files whose name stands in no other file. A name used elsewhere for something else counts as a use. */
export function unused(files: readonly { readonly path: string; readonly source: string }[]): readonly Unused[] {
  const read = files.map(({ path, source }) => ({ path, all: tokens(source) }));
  const seenIn = new Map<string, Set<string>>();
  const times = new Map<string, number>();
  for (const { path, all } of read)
    for (const { kind, text } of all) {
      if (kind !== 'word') continue;
      if (!seenIn.has(text)) seenIn.set(text, new Set());
      seenIn.get(text)!.add(path);
      times.set(`${path} ${text}`, (times.get(`${path} ${text}`) ?? 0) + 1);
    }
  return read.flatMap(({ path, all }) =>
    declared(all)
      .filter((name) => seenIn.get(name)!.size === 1)
      .map((name) => ({ path, name, dead: times.get(`${path} ${name}`) === 1 })),
  );
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folders = process.argv.slice(2);
  const files = filesUnder(root).map((file) => ({ path: relative(root, file).split(sep).join('/'), source: readFileSync(file, 'utf8') }));
  for (const { path, name, dead } of unused(files))
    if (folders.length === 0 || folders.some((folder) => path.startsWith(folder))) console.log(`${dead ? 'dead' : 'own '} ${path} ${name}`);
}
