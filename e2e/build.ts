import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DIST = fileURLToPath(new URL('./dist', import.meta.url));

/** Builds the page once for all tests, the sandbox with it. E2E_BUILT=1 takes what was built before. */
export default function build(): void {
  if (process.env.E2E_BUILT) return;
  const made = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, WEB_DIST: DIST, WEB_SANDBOX: '1' },
  });
  if (made.status !== 0) throw new Error('the page could not be built');
}
