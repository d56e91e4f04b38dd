/** Storage is away: whoever asks is told to come again, not that the server has failed. */
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createServer, readSettings } from '../index.ts';
import { Client } from './helpers/client.ts';
import { startPostgres } from './helpers/postgres.ts';
import { FIXTURE, type Running, startServer, tempDir } from './helpers/process.ts';

const dirs: Awaited<ReturnType<typeof tempDir>>[] = [];
afterAll(async () => {
  for (const d of dirs) await d.remove();
}, 60_000);
const folder = async (): Promise<string> => {
  const dir = await tempDir();
  dirs.push(dir);
  return dir.path;
};

test('a file that cannot be read: 503 with Retry-After, and a fault of ours is still one', async () => {
  const settings = readSettings({ DATA_DIR: await folder(), PORT: '0', HOST: '127.0.0.1' });
  const host = await createServer({ settings, games: FIXTURE, log: pino({ level: 'silent' }) });
  host.app.get('/api/away', async () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' });
  });
  host.app.get('/api/broken', async () => {
    throw new TypeError('a fault of ours');
  });
  try {
    const away = await host.app.inject('/api/away');
    expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 'try-again', '5']);
    const broken = await host.app.inject('/api/broken');
    expect([broken.statusCode, broken.headers['retry-after']]).toEqual([500, undefined]);
  } finally {
    await host.close();
  }
});

test('PostgreSQL is gone: 503 with Retry-After, over the socket "try again"', async () => {
  const postgres = await startPostgres();
  let server: Running | undefined;
  try {
    server = await startServer({ DATA_DIR: await folder(), DATABASE_URL: postgres.url, SECRET: 'a secret that the tests know' });
    const ada = await (await Client.guest(server.url, 'Ada')).connect();
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }], start: true });
    await postgres.stop();
    const away = await ada.get<{ code: string }>('/api/tables');
    expect([away.status, away.body.code, away.headers.get('retry-after')]).toEqual([503, 'try-again', '5']);
    expect(await ada.tryWatch(code, 0)).toMatchObject({ ok: false, code: 'try-again' });
    ada.close();
  } finally {
    await server?.kill('SIGKILL');
    await postgres.stop();
  }
});
