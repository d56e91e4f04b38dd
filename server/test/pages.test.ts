import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keepAssets } from '../assets.ts';
import { premises } from './helpers/house.ts';

const { folder, start, person } = premises();

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

test('whoever shares an address with a club gets the files of the page: they count apart from requests, and only what a disk has is a file', async () => {
  const web = await folder();
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(join(web, 'assets', 'a-1.js'), 'export const one = 1;');
  const server = await start({ WEB_DIR: web, HTTP_PER_MINUTE: '20', FILES_PER_MINUTE: '60' });
  const statuses = async (path: string, times: number) => {
    const told = new Set<number>();
    for (let i = 0; i < times; i++) {
      const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
      told.add(response.status);
      await response.body?.cancel();
    }
    return [...told];
  };
  expect(await statuses('/assets/a-1.js', 50)).toEqual([200]);
  expect(await statuses('/api/games', 12)).toEqual([200]);
  // A name like that of a file makes no other request cheaper.
  expect(await statuses('/t/ABCDEF', 12)).toEqual([200, 429]);
  expect(await statuses('/api/games?x=a.js', 2)).toEqual([429]);
  expect(await statuses('/assets/a-1.js', 20)).toEqual([200, 429]);
  expect(await server.stop()).toBe(0);
});

test('a page of yesterday still gets its files after an upgrade, as they were compressed, and for two weeks', async () => {
  const web = await folder();
  const data = await folder();
  const build = async (name: string, text: string) => {
    await rm(join(web, 'assets'), { recursive: true, force: true });
    await mkdir(join(web, 'assets'), { recursive: true });
    await writeFile(join(web, 'index.html'), `<!doctype html><script src="/assets/${name}"></script>`);
    await writeFile(join(web, 'assets', name), text);
    await writeFile(join(web, 'assets', `${name}.br`), brotliCompressSync(text));
  };
  await build('old-1.js', 'export const old = 1;');
  const first = await start({ WEB_DIR: web, DATA_DIR: data });
  expect(await first.stop()).toBe(0);
  await build('new-2.js', 'export const fresh = 2;');
  const second = await start({ WEB_DIR: web, DATA_DIR: data });
  for (const [name, text] of [
    ['old-1.js', 'export const old = 1;'],
    ['new-2.js', 'export const fresh = 2;'],
  ])
    for (const encoding of ['br', 'identity']) {
      const response = await fetch(`${second.url}/assets/${name}`, { headers: { 'accept-encoding': encoding } });
      expect({ status: response.status, cached: response.headers.get('cache-control'), text: await response.text() }).toEqual({
        status: 200,
        cached: 'public, max-age=31536000, immutable',
        text,
      });
    }
  expect(await (await fetch(`${second.url}/`)).text()).toContain('new-2.js');
  expect(await second.stop()).toBe(0);
  const day = 86_400_000;
  await keepAssets(web, data, Date.now() + 13 * day);
  expect(await readdir(join(data, 'pages', 'assets'))).toContain('old-1.js');
  await keepAssets(web, data, Date.now() + 15 * day);
  expect((await readdir(join(data, 'pages', 'assets'))).sort()).toEqual(['new-2.js', 'new-2.js.br']);
});

test('a link tells what it leads to: a listed table who waits there, a private one only its game; what is no table nothing', async () => {
  const web = await folder();
  await mkdir(join(web, 'previews'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head><title>Page</title></head><body></body></html>');
  for (const picture of ['cosmodrome', 'grid']) await writeFile(join(web, 'previews', `${picture}.jpg`), '');
  const server = await start({ WEB_DIR: web, PUBLIC_URL: 'https://play.example/' });
  const ada = await person(server, 'Ada <b>&"');
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const open = await ada.create({ game: 'grid', seats, listed: true, name: 'To$& night' });
  const secret = await ada.create({ game: 'grid', seats, name: 'Mine alone' });
  const tags = async (path: string, lang = 'en') => {
    const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html', 'accept-language': lang } });
    const page = await response.text();
    expect(page).toContain('<title>Page</title>');
    return {
      page,
      told: Object.fromEntries([...page.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g)].map((m) => [m[1], m[2]])),
    };
  };
  const listed = await tags(`/t/${open.code}`);
  expect(listed.told).toMatchObject({
    title: 'To$&#38; night · grid',
    description: 'Ada &#60;b&#62;&#38;&#34; waits. 1 free seat of 2, no clock.',
    url: `https://play.example/t/${open.code}`,
    image: 'https://play.example/previews/grid.jpg',
  });
  expect((await tags(`/t/${open.code}`, 'fr-FR,fr;q=0.9')).told.description).toContain('1 place libre sur 2');
  const hidden = await tags(`/t/${secret.code.toLowerCase()}?x=1`);
  expect(hidden.told).toMatchObject({ title: 'grid', description: 'A table waits for you. 1 free seat of 2, no clock.' });
  expect(hidden.page).not.toMatch(/Ada|Mine alone/);
  for (const path of ['/', '/t/ABCDEF', '/t/<script>', '/me'])
    expect((await tags(path)).told).toMatchObject({ title: 'Cosmodrome', image: 'https://play.example/previews/cosmodrome.jpg' });
  expect((await tags('/rules/grid')).told).toMatchObject({ title: 'grid · Cosmodrome', image: 'https://play.example/previews/grid.jpg' });
  // Whoever tries codes out is told nothing after a while.
  for (let i = 0; i < 45; i++) await tags('/t/ABCDE2');
  expect((await tags(`/t/${open.code}`)).told.title).toBe('Cosmodrome');
});
