import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../lint/house.ts';
import { unused } from '../lint/unused.ts';
import { ROOT } from './cosmo.ts';

const told = (files: Readonly<Record<string, string>>) =>
  unused(Object.entries(files).map(([path, source]) => ({ path, source }))).map(
    ({ path, name, dead }) => `${path} ${name}${dead ? ' dead' : ''}`,
  );

test('an export is used when another file names it, also by handing it on', () => {
  expect(
    told({ 'a.ts': 'export const x = 1; export type T = 2;', 'b.ts': "import { x } from './a.ts'; export { type T } from './a.ts';" }),
  ).toEqual([]);
});
test('one that only its own file names need not be an export; one that nobody names is dead', () => {
  const source = 'export const x = 1; export function* f() { return x; } export const { ask, choose } = asking(); // f';
  expect(told({ 'a.ts': source, 'b.ts': "const text = 'f'; choose();" })).toEqual(['a.ts x', 'a.ts f dead', 'a.ts ask dead']);
});
test('nothing in the house is dead', () => {
  const all = filesUnder(ROOT).map((file) => ({ path: relative(ROOT, file).split(sep).join('/'), source: readFileSync(file, 'utf8') }));
  const house = unused(all).filter(({ path, dead }) => dead && !path.startsWith('games/'));
  expect(house).toEqual([]);
});
