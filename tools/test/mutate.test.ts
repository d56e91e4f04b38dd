import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../games.ts';
import { changesOf, chooseChanges, testsOf, Workshop } from '../mutate.ts';

const made = (text: string): string[] => changesOf('a.ts', text).map(({ start, end, to }) => text.slice(0, start) + to + text.slice(end));

test('every condition, boundary, number, operator and statement of a source can be changed, and no type', () => {
  expect(made('const a = (n: 1 | 2) => n < 3;')).toEqual([
    'const a = (n: 1 | 2) => n <= 3;',
    'const a = (n: 1 | 2) => n < 4;',
    'const a = (n: 1 | 2) => n < 2;',
  ]);
  expect(made('if (a && !b) c();')).toEqual(['if (!(a && !b)) c();', 'if (a || !b) c();', 'if (a && b) c();', 'if (a && !b) ;']);
  expect(made('x = a ? b : c;')).toEqual([';', 'x = a ? c : b;']);
  expect(made('n += m;')).toEqual([';', 'n -= m;']);
  expect(made('for (const x of y) { if (x.every(z)) continue; n++; }')).toEqual([
    'for (const x of y) { if (!(x.every(z))) continue; n++; }',
    'for (const x of y) { if (x.some(z)) continue; n++; }',
    'for (const x of y) { if (x.every(z)) ; n++; }',
    'for (const x of y) { if (x.every(z)) continue; ; }',
    'for (const x of y) { if (x.every(z)) continue; n--; }',
  ]);
});
test('the same seed chooses the same changes, at most one a line, each of what stands there', () => {
  const folder = join(ROOT, 'games', 'vii-legio');
  const chosen = chooseChanges(folder, 40, 'x');
  expect(chooseChanges(folder, 40, 'x')).toEqual(chosen);
  expect(chooseChanges(folder, 40, 'y')).not.toEqual(chosen);
  expect(new Set(chosen.map(({ file, line }) => `${file}:${line}`)).size).toBe(40);
  for (const { file, line, start, end, from } of chosen) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.slice(start, end)).toBe(from);
    expect(text.slice(0, start).split('\n')).toHaveLength(line);
  }
});
test('rules are changed wherever they stand: in chapters of chapters, and in what rules, bots and page all judge by', () => {
  const files = new Set(chooseChanges(join(ROOT, 'games', 'galaxy-trucker'), 10_000, 'x').map(({ file }) => file));
  for (const name of ['rules/pay.ts', 'rules/cards/enemies.ts', 'rules/team/hiring.ts', 'judge/ship.ts'])
    expect(files).toContain(`games/galaxy-trucker/${name}`);
  expect([...files].some((file) => /(audit|copy|imagine)\.ts$/.test(file))).toBe(false);
});
test('the tests of the rules run first, laws after them, and what tells of boards and words not at all', () => {
  const { near, far } = testsOf(join(ROOT, 'games', 'vii-legio'));
  expect(near).toContain('games/vii-legio/test/land.test.ts');
  expect(near).toContain('games/vii-legio/test/matches.test.ts');
  expect(far).toEqual(['games/vii-legio/test/laws.test.ts']);
  expect([...near, ...far].filter((name) => /ui-|text|bot/.test(name))).toEqual([]);
});
test('whoever closes the workshop while tests run ends them too, and leaves no copy behind', async () => {
  const workshop = new Workshop();
  const folder = join(workshop.dir, 'kernel', 'test');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'endless.test.ts'),
    "import { writeFileSync } from 'node:fs';\nimport { test } from 'vitest';\ntest('never ends', () => {\n  writeFileSync('began', String(process.pid));\n  for (;;);\n});\n",
  );
  const noticed = workshop.notices(undefined, ['kernel/test/endless.test.ts'], 600);
  const began = join(workshop.dir, 'began');
  await vi.waitFor(() => expect(existsSync(began)).toBe(true), { timeout: 60_000 });
  const worker = Number(readFileSync(began, 'utf8'));
  workshop.close();
  expect(await noticed).toBe(true);
  // Whoever adopts it may take a while to notice its end.
  await vi.waitFor(() => expect(() => process.kill(worker, 0)).toThrow(), { timeout: 60_000 });
  expect(existsSync(workshop.dir)).toBe(false);
}, 150_000);
