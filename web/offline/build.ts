/** The part of the build that makes it last without a server: the list of all files with their digests, in the worker that keeps them. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LISTED = /\.(js|css|html|svg|png|woff2|webmanifest)$/;
export const offline = (): Plugin => ({
  name: 'cosmodrome-offline',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('sw.ts', import.meta.url)), fileName: 'sw.js' });
  },
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler: async ({ dir }) => {
      if (!dir) return;
      const files = (await readdir(dir, { recursive: true }))
        .filter((file) => LISTED.test(file) && file !== 'sw.js' && !file.startsWith('sandbox'))
        .map((file) => file.replaceAll('\\', '/'))
        .sort();
      const listed: [string, string][] = [];
      for (const file of files) {
        const digest = createHash('sha256')
          .update(await readFile(join(dir, file)))
          .digest('base64');
        listed.push([`/${file}`, `sha256-${digest}`]);
      }
      const build = createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 16);
      const worker = join(dir, 'sw.js');
      const text = await readFile(worker, 'utf8');
      await writeFile(worker, `const BUILD=${JSON.stringify(build)};const FILES=${JSON.stringify(listed)};\n${text}`);
    },
  },
});
