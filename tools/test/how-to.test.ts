/** docs/how-to-add-a-game.md is followed to the letter: its files are written, its commands are run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSource } from '../lint/house.ts';
import { cosmo, ROOT } from './cosmo.ts';

interface Block {
  readonly lang: string;
  /** Where a block that is a file belongs. */
  readonly path: string | undefined;
  readonly text: string;
}
const page = readFileSync(join(ROOT, 'docs/how-to-add-a-game.md'), 'utf8');
const blocks: readonly Block[] = [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, lang = '', path, text = '']) => ({
  lang,
  path,
  text,
}));
const files = blocks.flatMap(({ path, text }) => (path === undefined ? [] : [{ path, text }]));
const commands = blocks.filter((b) => b.lang === 'sh').flatMap((b) => b.text.trim().split('\n'));

// Inside the tree, so that packages are found from there; in a folder that git and the linters ignore.
mkdirSync(join(ROOT, '.data'), { recursive: true });
const here = mkdtempSync(join(ROOT, '.data/how-to-'));
beforeAll(() => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(here, path)), { recursive: true });
    writeFileSync(join(here, path), text);
  }
});
afterAll(() => rmSync(here, { recursive: true, force: true }));

/** A tool of the project, with the page's folder as its root. */
const run = (script: string, ...args: string[]) => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const done = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: here, env, encoding: 'utf8' });
  return { code: done.status, out: done.stdout + done.stderr };
};
const say = (command: string) => {
  const args = /^npm run -s cosmo -- (.+)$/.exec(command)?.[1]?.split(' ');
  if (!args) throw new Error(`not a command of cosmo: ${command}`);
  return cosmo(args, 'dive\n1\n2\n', { COSMO_CWD: here });
};

test('the page has its files and its commands', () => {
  expect(files.map((f) => f.path)).toContain('games/wreck/game.ts');
  expect(commands.length).toBeGreaterThan(4);
});
test('its code is as the formatter and the house rules want it', () => {
  for (const { path, text } of files) if (path.endsWith('.ts')) expect(checkSource(path, text)).toEqual([]);
  const configuration = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(here, 'biome.json'), JSON.stringify({ ...configuration, vcs: { enabled: false } }));
  const checked = run('@biomejs/biome/bin/biome', 'check', 'games');
  expect(checked.code, checked.out).toBe(0);
});
test('its code compiles under the strict settings of the project', () => {
  writeFileSync(join(here, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['games'], exclude: [] }));
  const compiled = run('typescript/bin/tsc', '--noEmit', '-p', '.');
  expect(compiled.code, compiled.out).toBe(0);
});

describe.each(commands)('%s', (command) => {
  test('works', async () => {
    if (command === 'npm run -s lint') return; // the two tests above
    if (command.startsWith('npx vitest run ')) {
      const tested = run('vitest/vitest.mjs', 'run', '--root', here, command.slice('npx vitest run '.length));
      expect(tested.code, tested.out).toBe(0);
      return;
    }
    const said = await say(command);
    expect(said.code, said.out + said.err).toBe(0);
    if (command.includes(' rules ')) expect(said.out).toContain('0 missing');
    if (command.includes(' sim ')) expect(said.out).toContain('careful');
    if (command.includes(' play ')) expect(said.out).toContain('Dive once more?');
  });
});
