/**
 * Files of earlier builds: a page that is open when the server is upgraded goes on asking for its own, and gets them for two weeks. They
 * lie beside the data, where an upgrade leaves them.
 */
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEEP_MS = 14 * 86_400_000;
/** Since when each file is of no build any more. */
type Gone = Readonly<Record<string, number>>;

/** Puts the files of this build with those of earlier ones, and does away with what has been of none for long. Gives the folder of all. */
export async function keepAssets(webDir: string, dataDir: string, now: number): Promise<string> {
  const root = join(dataDir, 'pages');
  const all = join(root, 'assets');
  await mkdir(all, { recursive: true });
  const present = new Set(await readdir(join(webDir, 'assets')));
  const held = new Set(await readdir(all));
  for (const file of present) if (!held.has(file)) await put(join(webDir, 'assets', file), join(all, file));
  const list = join(root, 'gone.json');
  const before = await readFile(list, 'utf8').then(
    (text) => JSON.parse(text) as Gone,
    () => ({}) as Gone,
  );
  const gone: Record<string, number> = {};
  for (const file of held) {
    if (present.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since < KEEP_MS) gone[file] = since;
    else await rm(join(all, file), { force: true });
  }
  await writeFile(`${list}.new`, JSON.stringify(gone));
  await rename(`${list}.new`, list);
  return root;
}
/** One file under two names, where the disk can; another process may have been quicker. */
async function put(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await copyFile(from, to);
  });
}
