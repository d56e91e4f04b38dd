/**
 * Kernel, kit, bots and games as packages that anybody can install: plain JavaScript beside its types, each a `.tgz` as `npm pack` makes it. What
 * the house itself runs is the TypeScript as it stands; nobody outside has to.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
/** What stays at home: tests, and what only tests need. */
const AT_HOME = /(^|\/)(test|node_modules)\/|\.test\.ts$|\/(suite|testing)\.ts$/;

/** In the order in which they stand on each other. */
export const PACKAGES: readonly string[] = [
  'kernel',
  'kit',
  'bots',
  ...globSync('games/*/package.json', { cwd: ROOT })
    .map((file) => dirname(file))
    .sort(),
];
/** Builds these packages into a folder; gives the archives. */
export function pack(out: string, packages: readonly string[] = PACKAGES): readonly string[] {
  const built = join(out, 'built');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  const files = packages.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !AT_HOME.test(file)));
  const config = join(out, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        rootDir: ROOT,
        outDir: built,
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      include: [],
      exclude: [],
      files: files.map((file) => join(ROOT, file)),
    }),
  );
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], out);
  return packages.map((folder) => {
    const from = join(built, folder);
    for (const file of globSync(`${folder}/**/*.{css,md}`, { cwd: ROOT }).filter((f) => !AT_HOME.test(f)))
      cpSync(join(ROOT, file), join(built, file));
    writeFileSync(join(from, 'package.json'), `${JSON.stringify(published(manifestOf(folder)), null, 2)}\n`);
    cpSync(join(ROOT, 'LICENSE'), join(from, 'LICENSE'));
    const said = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], from);
    const [{ filename }] = JSON.parse(said) as [{ filename: string }];
    return relative(out, join(out, filename));
  });
}
/** The same entrances, to what was built; what tests alone need is no entrance. */
function published({ devDependencies: _, ...manifest }: Manifest): object {
  const built = (path: string, ext: string) => path.replace(/\.tsx?$/, ext);
  const entrances = Object.entries(manifest.exports).filter(([, path]) => !AT_HOME.test(path));
  return {
    ...manifest,
    exports: Object.fromEntries(entrances.map(([name, path]) => [name, { types: built(path, '.d.ts'), default: built(path, '.js') }])),
    files: ['**/*.js', '**/*.d.ts', '**/*.css', '**/*.md', 'LICENSE'],
    sideEffects: ['**/*.css'],
  };
}
function run(command: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${done.stdout}\n${done.stderr}`);
  return done.stdout;
}
