import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Builds the page once for all tests of a run, the sandbox with it, where no other run looks. E2E_DIST names one built before. */
export default function build(): (() => void) | undefined {
  if (process.env.E2E_DIST) return undefined;
  const dist = mkdtempSync(join(tmpdir(), 'cosmodrome-page-'));
  const made = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, WEB_DIST: dist, WEB_SANDBOX: '1' },
  });
  if (made.status !== 0) throw new Error('the page could not be built');
  process.env.E2E_DIST = dist;
  return () => rmSync(dist, { recursive: true, force: true });
}
