import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './cosmo.ts';

const door = (args: readonly string[], cwd: string = ROOT) => {
  const { INIT_CWD: _, ...env } = process.env;
  return spawnSync(process.execPath, [join(ROOT, 'tools/front-door.mjs'), ...args], { cwd, env, encoding: 'utf8' });
};

test('the command line through the front door: pure output, the code of the verb, silent when nothing is missing', () => {
  const games = door(['cosmo', 'games', '--json']);
  expect(games.stderr).toBe('');
  expect(games.status).toBe(0);
  expect(JSON.parse(games.stdout)).toBeInstanceOf(Array);
  expect(door(['cosmo', 'nonsense']).status).toBe(2);
});
test('file names are meant from where the person stands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'here and there '));
  const game = join(ROOT, 'tools/test/games/tic-tac-toe');
  expect(door(['cosmo', 'sim', game, '--games', '1', '--record', 'match.txt'], folder).status).toBe(0);
  const replayed = door(['cosmo', 'replay', 'match.txt', '--game', game, '--json'], folder);
  expect(JSON.parse(replayed.stdout)).toMatchObject({ fits: true });
  rmSync(folder, { recursive: true });
});
test('an unknown door, and arguments to npm test, are refused', () => {
  expect(door(['window'])).toMatchObject({ status: 2, stderr: 'say: node tools/front-door.mjs start | test | cosmo | build\n' });
  expect(door(['test', 'kernel']).status).toBe(2);
});
