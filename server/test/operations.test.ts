import { copyFile, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Bus } from '../bus.ts';
import { Health } from '../health.ts';
import { House } from '../house.ts';
import { Bucket, Counts } from '../limits.ts';
import { StorageError } from '../sqlite-dialect.ts';
import { openStorage, type Storage, sqliteFile } from '../storage.ts';
import { anyAnswerTo } from './helpers/client.ts';
import { premises } from './helpers/house.ts';

const { folder, start, person } = premises();

test('after a restart absence counts from the restart: nobody is replaced before he could come back', async () => {
  const DATA_DIR = await folder();
  const server = await start({ DATA_DIR });
  const [ada, bob] = await Promise.all([person(server, 'Ada'), person(server, 'Bob')]);
  const { code } = await ada.create({ game: 'grid', options: { games: 9 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await server.kill('SIGKILL');
  bob.url = (await start({ DATA_DIR, ABSENT_MS: '86400000' })).url;
  expect(await bob.post(`/api/tables/${code}/stand-in`, { seat: 0, on: true })).toMatchObject({ status: 409, body: { code: 'present' } });
});

test('a clock put back by an hour holds nobody up', () => {
  const most = 3;
  const bucket = new Bucket(most, 1);
  const counts = new Counts();
  const count = () => {
    let current = 0;
    counts.incr(
      'ada',
      (_, held) => {
        current = held.current;
      },
      1,
    );
    return current;
  };
  for (let i = 0; i < most; i++) bucket.take('ada');
  count();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  try {
    // The period is a millisecond: each of these ends as soon as it is over, or never.
    while (!bucket.open('ada'));
    while (count() > 1);
  } finally {
    vi.restoreAllMocks();
  }
});

test('whoever never reads is cut off; those who read are not disturbed', async () => {
  const token = 'the-token-of-tests';
  const server = await start({ METRICS_TOKEN: token, ANSWERS_PER_SECOND: '1000' });
  const connected = async () => {
    const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
    return Number(/^cosmodrome_sockets (\d+)$/m.exec(text)?.[1]);
  };
  const ada = await person(server, 'Ada');
  ada.patches = true;
  const { code } = await ada.create({
    game: 'grid',
    options: { games: 1000, ballast: 5000 },
    seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
    start: true,
  });
  const deaf = await Promise.all(['Bob', 'Eve', 'Tim'].map((name) => person(server, name)));
  for (const d of deaf) {
    await d.watch(code, null);
    (d.socket!.io.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();
  }
  expect(await connected()).toBe(4);
  for (let left = 4; left > 1; left = await connected()) {
    const seat = (ada.syncs.at(-1)?.waiting[0] ?? 0) as 0 | 1;
    const { sync } = await ada.watch(code, seat);
    expect(await ada.answer(code, sync!.n, seat, 'grid/mark', anyAnswerTo(sync!.asks[0]!))).toMatchObject({ ok: true });
  }
  expect(ada.socket?.connected).toBe(true);
});

test('watching again and again is no news to those who watch', async () => {
  const server = await start();
  const [ada, bob] = await Promise.all([person(server, 'Ada'), person(server, 'Bob')]);
  const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.watch(code, 0);
  await bob.watch(code, null);
  await ada.act(code, 'rename', { name: 'before' });
  const before = (await ada.until(() => ada.tables.findIndex((t) => t.name === 'before') + 1 || undefined)) as number;
  for (let i = 0; i < 20; i++) await bob.watch(code, null);
  await ada.act(code, 'rename', { name: 'after' });
  await ada.until(() => ada.tables.at(-1)?.name === 'after');
  expect(ada.tables.slice(before).map((t) => t.name)).toEqual(['after']);
});

test('a second server on one file does not start, and says why; after the first has ended it does', async () => {
  const DATA_DIR = await folder();
  const first = await start({ DATA_DIR });
  await expect(start({ DATA_DIR })).rejects.toThrow('another server works on');
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.kill('SIGKILL');
  expect((await fetch(`${(await start({ DATA_DIR })).url}/healthz`)).status).toBe(200);
});

test('a plain copy of the file holds what was played', async () => {
  const DATA_DIR = await folder();
  const server = await start({ DATA_DIR });
  const ada = await person(server, 'Ada');
  const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  const copy = join(await folder(), 'copy.sqlite');
  await vi.waitFor(
    async () => {
      await copyFile(sqliteFile(DATA_DIR), copy);
      const db = new Database(copy);
      try {
        expect(db.prepare('select code from matches').all()).toEqual([{ code }]);
      } finally {
        db.close();
      }
    },
    { timeout: 90_000, interval: 250 },
  );
  expect(await readdir(DATA_DIR)).toContain('server.lock');
});

test('what the operator decided is read every minute; pages hear of it only when it has changed', async () => {
  const storage = await openStorage({ dataDir: await folder() });
  const silent = pino({ level: 'silent' });
  const [here, there] = ['here', 'there'].map((name) => new House(storage, new Bus(name, undefined, silent))) as [House, House];
  let told = 0;
  await here.start();
  here.changed = () => {
    told++;
  };
  await here.again();
  expect(told).toBe(0);
  await there.announce({ fr: 'Nouvelle version à midi', en: 'A new version at noon', until: Date.now() + 1e9 });
  await here.again();
  expect([told, here.announcement()?.en]).toEqual([1, 'A new version at noon']);
  await here.again();
  expect(told).toBe(1);
  await there.ban('person', 'eve', '', null);
  await there.ban('address', '192.0.2.1', '', null);
  await here.again();
  expect(told).toBe(2);
  await there.announce(null);
  await here.again();
  expect([told, here.announcement()]).toEqual([3, undefined]);
  here.stop();
  await storage.close();
});

const health = (storage: Storage) => new Health(storage, 'test', pino({ level: 'silent' })).well();
const guest = { id: 'x', name: 'x'.repeat(100_000), user_id: null, created_at: 0, seen_at: 0 };

test('a server whose disk is full is not well, and can be closed', async () => {
  const storage = await openStorage({ dataDir: await folder() });
  expect(await health(storage)).toBe(true);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(storage.db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]!.page_count))}`.execute(storage.db);
  await expect(storage.db.insertInto('people').values(guest).execute()).rejects.toThrow('full');
  expect(await health(storage)).toBe(false);
  await storage.close();
});
test('a transaction that storage took back by itself fails with what went wrong, and people are told to try again', async () => {
  const storage = await openStorage({ dataDir: await folder() });
  const full = storage.db.transaction().execute(async (tx) => {
    await sql`rollback`.execute(tx);
    throw new StorageError('database or disk is full', 'SQLITE_FULL');
  });
  await expect(full).rejects.toSatisfy((error) => storage.isLost(error));
  await storage.db.insertInto('people').values(guest).execute();
  await storage.close();
});
test('a server that found its file damaged is not well', async () => {
  const dataDir = await folder();
  const whole = await openStorage({ dataDir });
  await whole.db.insertInto('people').values(guest).execute();
  await whole.close();
  const file = await open(sqliteFile(dataDir), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(40_000, 0xff), 0, 40_000, size - 40_000);
  await file.close();
  const storage = await openStorage({ dataDir });
  expect(await health(storage)).toBe(true);
  await expect(storage.db.selectFrom('people').selectAll().execute()).rejects.toThrow('malformed');
  expect(await health(storage)).toBe(false);
  await storage.close();
});
