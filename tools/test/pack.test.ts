/** docs/packages.md: what is packed is installed outside the tree, type-checked there, and plays a match. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pack } from '../pack.ts';
import { ROOT } from './cosmo.ts';

const outside = mkdtempSync(join(tmpdir(), 'cosmodrome-outside-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));
const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: outside, encoding: 'utf8' });
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  return stdout;
};

test('packages of kernel, kit, bots and a game are plain JavaScript with types, and play a match outside the tree', () => {
  const archives = pack(outside, ['kernel', 'kit', 'bots', 'games/vii-legio']);
  for (const archive of archives) {
    const name = archive.replace(/^cosmodrome-(.*)-[\d.]+\.tgz$/, '$1');
    const place = join(outside, 'node_modules/@cosmodrome', name);
    mkdirSync(place, { recursive: true });
    run('tar', '-xzf', archive, '--strip-components', '1', '-C', place);
    expect(run('find', place, '-name', '*.ts', '-not', '-name', '*.d.ts')).toBe('');
  }
  cpSync(join(ROOT, 'examples/outside'), outside, { recursive: true });
  writeFileSync(join(outside, 'package.json'), '{ "type": "module" }');
  run(
    process.execPath,
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    '',
    'play.ts',
    '--ignoreConfig',
  );
  const played = JSON.parse(run(process.execPath, 'play.ts')) as { game: string; standings: readonly unknown[]; rounds: number };
  expect(played.game).toContain('VII Legio');
  expect(played.standings.length).toBe(2);
  expect(played.rounds).toBeGreaterThan(1);
});
