import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { premises } from './helpers/house.ts';

const { folder, start } = premises();

test('a file is given out as it was compressed when it was built, whatever stands behind its name', async () => {
  const web = await folder();
  const script = `${'export const long = 1;\n'.repeat(200)}`;
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(join(web, 'assets', 'a-1.js'), script);
  // Not what compressing it now would give: whoever compresses anew is found out.
  await writeFile(join(web, 'assets', 'a-1.js.br'), brotliCompressSync('export const packed = true;\n'));
  const server = await start({ WEB_DIR: web });
  const get = async (path: string, encoding: string) => {
    const response = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': encoding } });
    return { encoding: response.headers.get('content-encoding'), vary: response.headers.get('vary'), text: await response.text() };
  };
  for (const path of ['/assets/a-1.js', '/assets/a-1.js?x=1', '/assets/a-1.js?x=2']) {
    expect(await get(path, 'br')).toMatchObject({ encoding: 'br', text: 'export const packed = true;\n' });
    expect(await get(path, 'identity')).toMatchObject({ encoding: null, text: script });
  }
  // Whoever looks in without asking for HTML (a monitor, a preview of a link) finds the page too.
  for (const encoding of ['br', 'gzip', 'identity']) expect((await get('/', encoding)).text).toContain('<title>Page</title>');
  expect((await get('/assets/a-1.js', 'br')).vary).toMatch(/accept-encoding/i);
  expect(await server.stop()).toBe(0);
});
