/**
 * The server in a few files instead of a thousand. To find and read them one by one is most of what a start costs, and the tests here
 * start a hundred. Packages of the house stay outside: a game brought in by a test must meet the very same kernel.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = join(ROOT, 'server');
const NEW = 'new-';

/** One word that changes whenever anything does of which it is made. */
function sources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const name of readdirSync(SERVER).sort()) {
    if (!name.endsWith('.ts')) continue;
    const { size, mtimeMs } = statSync(join(SERVER, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
async function build(): Promise<string> {
  // Not beneath node_modules: there Node reads no TypeScript, and threads are called by their names.
  const shelf = join(ROOT, '.data', 'server-for-tests');
  const dir = join(shelf, sources());
  const main = join(dir, 'main.mjs');
  if (existsSync(main)) return main;
  mkdirSync(shelf, { recursive: true });
  const old = readdirSync(shelf).filter((name) => !name.startsWith(NEW));
  const made = mkdtempSync(join(shelf, NEW));
  try {
    const bundle = await rolldown({
      input: Object.fromEntries(
        ['main', 'sqlite-thread', 'bots-worker', 'backup-worker'].map((name) => [name, join(SERVER, `${name}.ts`)]),
      ),
      platform: 'node',
      external: [/^@cosmodrome\//, 'better-sqlite3', 'pg-native', 'pino'],
      logLevel: 'silent',
    });
    await bundle.write({
      dir: made,
      entryFileNames: ({ name }) => (name === 'main' ? 'main.mjs' : '[name].ts'),
      chunkFileNames: '[name]-[hash].mjs',
    });
    // Another worker of this run may have been quicker: what it made is the same.
    if (!existsSync(main)) renameSync(made, dir);
    for (const name of old) rmSync(join(shelf, name), { recursive: true, force: true });
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return main;
}
let built: Promise<string> | undefined;
/** Its main file, built once for all tests of a run, and again only when the server has changed. */
export function bundled(): Promise<string> {
  built ??= build();
  return built;
}
