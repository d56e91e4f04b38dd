import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { backup, readSettings, restore } from '../index.ts';
import { Client } from './helpers/client.ts';
import { startPostgres } from './helpers/postgres.ts';
import { type Running, startServer, tempDir } from './helpers/process.ts';

const SECRET = 'kept for the whole test, whatever happens';
const dir = await tempDir();
const servers: Running[] = [];
afterAll(async () => {
  for (const s of servers) if (s.child.exitCode === null && s.child.signalCode === null) await s.kill('SIGKILL');
  await dir.remove();
}, 60_000);
async function start(env: Record<string, string>): Promise<Running> {
  const server = await startServer({ SECRET, ...env });
  servers.push(server);
  return server;
}

test('a backup made beside a working server comes back whole, in a file and in PostgreSQL', { timeout: 180_000 }, async () => {
  const here = join(dir.path, 'here');
  const server = await start({ DATA_DIR: here });
  const ada = await Client.guest(server.url, 'Ada');
  await ada.post('/api/auth/sign-up', { login: 'ada', password: 'correct horse' });
  await ada.connect();
  const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }], start: true });
  await ada.watch(code, 0);
  await ada.answer(code, ada.last.n, 0, 'bids/secret', 3);
  await ada.chat(code, { text: 'remember me' });
  await ada.until(() => ada.chats[0]);
  const before = (await ada.watch(code, 0)).sync!;
  const file = join(dir.path, 'all.jsonl.gz');
  const rows = await backup(readSettings({ DATA_DIR: here, SECRET }), file);
  expect(rows).toBeGreaterThan(8);
  expect(await text(createReadStream(file).pipe(createGunzip()))).not.toContain('correct horse');
  await expect(restore(readSettings({ DATA_DIR: here, SECRET }), file)).rejects.toThrow(/not empty/);

  const postgres = await startPostgres();
  try {
    for (const env of [{ DATA_DIR: join(dir.path, 'there') }, { DATA_DIR: join(dir.path, 'pg'), DATABASE_URL: postgres.url }]) {
      expect(await restore(readSettings({ ...env, SECRET }), file)).toBe(rows);
      const other = await start(env);
      const again = new Client(other.url);
      for (const [k, v] of ada.cookies) again.cookies.set(k, v);
      expect((await again.get('/api/me')).body).toMatchObject({ name: 'Ada', account: { name: 'ada' } });
      await again.connect();
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
  } finally {
    await postgres.stop();
  }
  const broken = join(dir.path, 'broken');
  await writeFile(broken, 'nonsense');
  await expect(restore(readSettings({ DATA_DIR: join(dir.path, 'third'), SECRET }), broken)).rejects.toThrow();
  ada.close();
  await server.stop();
});
