/** The documents say what is true: their links lead somewhere, their commands exist, their tables are complete. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cosmo, ROOT } from './cosmo.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = ['.', 'docs', 'docs/decisions'].flatMap((dir) =>
  readdirSync(join(ROOT, dir))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(dir, name)),
);

test('the documents of the house are there', () => {
  for (const name of ['README', 'ARCHITECTURE', 'HOUSE-RULES', 'CONTRIBUTING', 'CHANGELOG']) expect(documents).toContain(`${name}.md`);
  expect(existsSync(join(ROOT, 'LICENSE'))).toBe(true);
});

describe.each(documents)('%s', (path) => {
  const text = read(path);
  test('its links lead to files that exist', () => {
    for (const [, to = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      if (/^(https?:|#|mailto:)/.test(to)) continue;
      expect(existsSync(join(ROOT, dirname(path), to.split('#')[0]!)), `${path} links to ${to}`).toBe(true);
    }
  });
  test('the verbs and flags of its commands exist', async () => {
    const help = new Map<string, string>();
    for (const [, line = ''] of text.matchAll(/npm run -s cosmo -- ([^\n`]+)/g)) {
      const [verb = '', ...words] = line.replace(/#.*$/, '').trim().split(/\s+/);
      if (!/^\w/.test(verb) || verb === 'help') continue;
      if (!help.has(verb)) help.set(verb, (await cosmo(['help', verb])).out);
      expect(help.get(verb), `${path}: ${line}`).toContain(`cosmo -- ${verb}`);
      for (const word of words) if (word.startsWith('--')) expect(help.get(verb), `${path}: ${line}`).toContain(`  ${word} `);
    }
  });
});

test('the README names every setting of the server', () => {
  const names = [...read('server/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(read('README.md'), `README.md: ${name}`).toContain(`\`${name}\``);
});
test('the architecture names every file of the kernel', () => {
  const map = read('ARCHITECTURE.md');
  for (const file of readdirSync(join(ROOT, 'kernel')).filter((name) => name.endsWith('.ts') && name !== 'index.ts'))
    expect(map).toContain(`\`${file}\``);
});
