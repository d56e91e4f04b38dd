import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline/build.ts';

/** The sprite stands in the page itself: icons are there with the first paint and cost no request. */
const sprite = (): Plugin => ({
  name: 'cosmodrome-sprite',
  transformIndexHtml: (html) => {
    const icons = readFileSync(fileURLToPath(new URL('icons.svg', import.meta.url)), 'utf8');
    return html.replace(
      '<!-- icons -->',
      icons.replace('<svg ', '<svg width="0" height="0" style="position:absolute" aria-hidden="true" ').replace(/\n/g, ''),
    );
  },
});

/** The two fonts of the frame are asked for with the page, not when the style sheet names them. */
const fonts = (): Plugin => ({
  name: 'cosmodrome-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(source-sans-3-latin-wght|barlow-semi-condensed-latin-600)-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
});

/** A page for tests goes no further than this machine: small is not worth two thirds of its build. */
const QUALITY = process.env.WEB_SANDBOX ? { brotli: 9, gzip: 1 } : { brotli: 11, gzip: 9 };
/** Every file worth it is compressed once, here: the server only picks one, and no visitor can make it compress anything. */
const packed = (): Plugin => ({
  name: 'cosmodrome-packed',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir }, bundle) => {
      if (!dir) return;
      // What lies in public/ is copied as it is, and is no part of the bundle.
      const copied = (await readdir(fileURLToPath(new URL('public', import.meta.url)), { recursive: true })).filter((f) => f.includes('.'));
      for (const file of [...Object.keys(bundle), ...copied]) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue;
        const whole = await readFile(join(dir, file));
        if (whole.length < 1200) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length, [constants.BROTLI_PARAM_QUALITY]: QUALITY.brotli };
        await writeFile(join(dir, `${file}.br`), brotliCompressSync(whole, { params }));
        await writeFile(join(dir, `${file}.gz`), gzipSync(whole, { level: QUALITY.gzip }));
      }
    },
  },
});

const SERVER = process.env.COSMODROME_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), sprite(), fonts(), offline(), packed()],
  // The sandbox (every state of the frame, without a server) and the faces of fixture games are only built for tests.
  resolve: process.env.WEB_SANDBOX
    ? { alias: { '@cosmodrome/games/faces': fileURLToPath(new URL('../e2e/fixture/faces.tsx', import.meta.url)) } }
    : {},
  // Games are loaded one at a time there too.
  worker: { format: 'es' },
  build: {
    outDir: process.env.WEB_DIST ?? 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: process.env.WEB_SANDBOX
        ? ['index.html', 'sandbox/index.html'].map((f) => fileURLToPath(new URL(f, import.meta.url)))
        : fileURLToPath(new URL('index.html', import.meta.url)),
    },
  },
  server: { port: 5173, proxy: { '/api': SERVER, '/socket.io': { target: SERVER, ws: true } } },
});
