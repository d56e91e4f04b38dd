import { createReadStream } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { backup, createServer, readSettings, restore } from '../index.ts';
import { reading } from '../reader.ts';
import { Client } from './helpers/client.ts';
import { premises } from './helpers/house.ts';
import type { Postgres } from './helpers/postgres.ts';

const SECRET = 'kept for the whole test, whatever happens';
const { folder, postgres, twin, guest, person, ...here } = premises();
const start = (env: Record<string, string>) => here.start({ SECRET, ...env });
let cluster: Promise<Postgres> | undefined;
/** A database with nothing in it. */
const empty = async (): Promise<string> => {
  cluster ??= postgres();
  return (await cluster).empty();
};

test('a backup made beside a working server comes back whole, in a file and in PostgreSQL', async () => {
  const from = await folder();
  const server = await start({ DATA_DIR: from });
  const ada = await person(server, 'Ada');
  await ada.post('/api/auth/sign-up', { login: 'ada', password: 'correct horse' });
  await ada.connect();
  const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }], start: true });
  await ada.watch(code, 0);
  await ada.answer(code, ada.last.n, 0, 'bids/secret', 3);
  await ada.chat(code, { text: 'remember me' });
  await ada.until(() => ada.chats[0]);
  const before = (await ada.watch(code, 0)).sync!;
  const file = join(await folder(), 'all.jsonl.gz');
  const rows = await backup(readSettings({ DATA_DIR: from, SECRET }), file);
  expect(rows).toBeGreaterThan(8);
  expect(await text(createReadStream(file).pipe(createGunzip()))).not.toContain('correct horse');
  await expect(restore(readSettings({ DATA_DIR: from, SECRET }), file)).rejects.toThrow(/not empty/);

  for (const env of [{ DATA_DIR: await folder() }, { DATA_DIR: await folder(), DATABASE_URL: await empty() }]) {
    expect(await restore(readSettings({ ...env, SECRET }), file)).toEqual({ rows, secret: 'ours' });
    const other = await start(env);
    const again = await twin(ada, other);
    expect((await again.get('/api/me')).body).toMatchObject({ name: 'Ada', account: { name: 'ada' } });
    const { sync, chat } = await again.watch(code, 0);
    expect({ ...sync, serverTime: 0 }).toEqual({ ...before, serverTime: 0 });
    expect(chat.map((c) => c.text)).toEqual(['remember me']);
    expect(await again.chat(code, { text: 'and go on' })).toMatchObject({ ok: true });
    expect(await again.answer(code, sync!.n, 1, 'bids/secret', 4)).toMatchObject({ ok: true });
    const elsewhere = await Client.guest(other.url);
    expect((await elsewhere.post('/api/auth/sign-in', { login: 'ada', password: 'correct horse' })).status).toBe(200);
    again.close();
    expect(await other.stop()).toBe(0);
  }
  const broken = join(await folder(), 'broken');
  await writeFile(broken, 'nonsense');
  await expect(restore(readSettings({ DATA_DIR: await folder(), SECRET }), broken)).rejects.toThrow();
});

test('a guest is himself again in another house; the backup is readable by its owner only, and restores no house with another secret', async () => {
  const from = await folder();
  const server = await here.start({ DATA_DIR: from });
  const eve = guest(await Client.guest(server.url, 'Eve'));
  const { code } = await eve.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }], start: true });
  const file = join(await folder(), 'guests.gz');
  await backup(readSettings({ DATA_DIR: from }), file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await server.stop();

  const there = await folder();
  await expect(restore(readSettings({ DATA_DIR: there, SECRET }), file)).rejects.toThrow(/SECRET is not the secret of the backup/);
  expect((await restore(readSettings({ DATA_DIR: there }), file)).secret).toBe('kept');
  expect((await stat(join(there, 'secret'))).mode & 0o777).toBe(0o600);
  const other = await here.start({ DATA_DIR: there });
  eve.url = other.url;
  expect((await eve.get('/api/me')).body).toMatchObject({ id: eve.me?.id, name: 'Eve' });
  await eve.connect();
  const { sync } = await eve.watch(code, 0);
  expect(await eve.answer(code, sync!.n, 0, 'bids/secret', 2)).toMatchObject({ ok: true });
  eve.close();
  expect(await other.stop()).toBe(0);
});

test('nobody works on a database with a secret that did not sign it, unless it is said', async () => {
  const DATA_DIR = await folder();
  const server = await start({ DATA_DIR });
  await server.stop();
  const wrong = { DATA_DIR, SECRET: 'another secret altogether' };
  await expect(createServer({ settings: readSettings(wrong) })).rejects.toThrow(/not the one this database was signed with/);
  await expect(backup(readSettings(wrong), join(await folder(), 'wrong.gz'))).rejects.toThrow(/not the one this database was signed with/);
  await (await start({ ...wrong, NEW_SECRET: 'on' })).stop();
  await (await start(wrong)).stop();
  await expect(createServer({ settings: readSettings({ DATA_DIR, SECRET }) })).rejects.toThrow(/NEW_SECRET=on/);
});

test('while a backup reads, play goes on, and nothing of it is in the backup', async () => {
  for (const env of [{ DATA_DIR: await folder() }, { DATA_DIR: await folder(), DATABASE_URL: await empty() }]) {
    const server = await start(env);
    const ada = await person(server, 'Ada');
    const { code } = await ada.create({
      game: 'grid',
      options: { games: 9 },
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
      start: true,
    });
    await ada.watch(code, 0);
    expect(await ada.answer(code, 0, 0, 'grid/mark', 0)).toMatchObject({ ok: true });
    const read = await reading(readSettings({ ...env, SECRET }), async (reader) => {
      const count = async () => {
        let n = 0;
        for await (const page of reader.rows('entries')) n += page.length;
        return n;
      };
      const before = await count();
      expect(await ada.answer(code, 1, 1, 'grid/mark', 1)).toMatchObject({ ok: true });
      expect(await ada.answer(code, 2, 0, 'grid/mark', 2)).toMatchObject({ ok: true });
      return [before, await count()];
    });
    expect(read).toEqual([1, 1]);
    ada.close();
    expect(await server.stop()).toBe(0);
  }
});

test('a backup that follows another holds what was touched since; the newest is restored with those it follows, in a file and in PostgreSQL', async () => {
  const from = await folder();
  const shelf = await folder();
  const at = (name: string) => join(shelf, name);
  const server = await start({ DATA_DIR: from });
  const ada = await person(server, 'Ada');
  const open = async () => {
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    await ada.watch(code, 0);
    return code;
  };
  const mark = async (code: string, seat: number, square: number) => {
    const { sync } = await ada.watch(code, seat);
    expect(await ada.answer(code, sync!.n, seat, 'grid/mark', square)).toMatchObject({ ok: true });
  };
  const [old, played, ended] = [await open(), await open(), await open()];
  for (const code of [old, played, ended]) await mark(code, 0, 0);
  const settings = readSettings({ DATA_DIR: from, SECRET });
  await backup(settings, at('1.gz'));
  // As if it had been long ago: what is touched from now on is in the next one only.
  const db = new Database(join(from, 'cosmodrome.sqlite'));
  for (const table of ['matches', 'tables']) db.prepare(`update ${table} set updated_at = updated_at - 3600000`).run();
  db.close();
  await mark(played, 1, 4);
  await ada.act(ended, 'resign', { seat: 0 });
  await backup(settings, at('2.gz'), at('1.gz'));
  const newer = await open();
  await mark(played, 0, 8);
  await backup(settings, at('3.gz'), at('2.gz'));
  const part = await text(createReadStream(at('2.gz')).pipe(createGunzip()));
  for (const code of [old, played, ended]) expect(part.includes(`{"t":"entries","r":{"code":"${code}"`)).toBe(code !== old);
  await expect(backup(settings, join(await folder(), '4.gz'), at('3.gz'))).rejects.toThrow('folder');
  const before = new Map<string, unknown>();
  for (const code of [old, played, newer]) before.set(code, (await ada.watch(code, 0)).sync?.view);

  for (const env of [{ DATA_DIR: await folder() }, { DATA_DIR: await folder(), DATABASE_URL: await empty() }]) {
    const { rows } = await restore(readSettings({ ...env, SECRET }), at('3.gz'));
    const again = await twin(ada, await start(env));
    for (const [code, view] of before) expect((await again.watch(code, 0)).sync?.view).toEqual(view);
    // Each row once: a backup of what was restored has as many.
    expect(await backup(readSettings({ ...env, SECRET }), join(await folder(), 'again.gz'))).toBe(rows);
    again.close();
  }
  await rm(at('2.gz'));
  await expect(restore(readSettings({ DATA_DIR: await folder(), SECRET }), at('3.gz'))).rejects.toThrow('follows 2.gz');
});

test('a house with a folder for it backs itself up when it starts, once for all its processes, and says so', async () => {
  const url = await empty();
  const shelf = await folder();
  const env = { DATABASE_URL: url, BACKUP_DIR: shelf, OPERATOR_KEY: 'the key of this house' };
  const [one] = await Promise.all([start({ ...env, DATA_DIR: await folder() }), start({ ...env, DATA_DIR: await folder() })]);
  const boss = new Client(one.url);
  await boss.post('/api/operator/enter', { key: env.OPERATOR_KEY });
  while ((await boss.get<{ backup: number | null }>('/api/operator')).body.backup === null) await new Promise((r) => setTimeout(r, 20));
  const made = await readdir(shelf);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatch(/^cosmodrome-.*\.whole\.gz$/);
  await restore(readSettings({ DATA_DIR: await folder(), SECRET }), join(shelf, made[0] as string));
});
