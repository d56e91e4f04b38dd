import { afterAll, expect, test, vi } from 'vitest';
import { Bucket, Counts } from '../limits.ts';
import { anyAnswerTo, Client } from './helpers/client.ts';
import { type Running, startServer, tempDir } from './helpers/process.ts';

const dirs: Awaited<ReturnType<typeof tempDir>>[] = [];
const servers: Running[] = [];
const clients: Client[] = [];
async function start(dir: string, more: Record<string, string> = {}): Promise<Running> {
  const server = await startServer({ DATA_DIR: dir, ...more });
  servers.push(server);
  return server;
}
async function fresh(): Promise<string> {
  const dir = await tempDir();
  dirs.push(dir);
  return dir.path;
}
async function person(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url, name);
  clients.push(await client.connect());
  return client;
}
afterAll(async () => {
  for (const c of clients) c.close();
  for (const s of servers) if (s.child.exitCode === null && s.child.signalCode === null) await s.kill('SIGKILL');
  for (const d of dirs) await d.remove();
}, 60_000);

test('after a restart absence counts from the restart: nobody is replaced before he could come back', async () => {
  const dir = await fresh();
  const server = await start(dir);
  const [ada, bob] = await Promise.all([person(server.url, 'Ada'), person(server.url, 'Bob')]);
  const { code } = await ada.create({ game: 'grid', options: { games: 9 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await server.kill('SIGKILL');
  bob.url = (await start(dir, { ABSENT_MS: '86400000' })).url;
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

test('whoever never reads is cut off; those who read are not disturbed', { timeout: 120_000 }, async () => {
  const token = 'the-token-of-tests';
  const server = await start(await fresh(), { METRICS_TOKEN: token, ANSWERS_PER_SECOND: '1000' });
  const connected = async () => {
    const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
    return Number(/^cosmodrome_sockets (\d+)$/m.exec(text)?.[1]);
  };
  const ada = await person(server.url, 'Ada');
  ada.patches = true;
  const { code } = await ada.create({
    game: 'grid',
    options: { games: 1000, ballast: 5000 },
    seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }],
    start: true,
  });
  const deaf = await Promise.all(['Bob', 'Eve', 'Tim'].map((name) => person(server.url, name)));
  for (const d of deaf) {
    await d.watch(code, null);
    (d.socket?.io.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();
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
  const server = await start(await fresh());
  const [ada, bob] = await Promise.all([person(server.url, 'Ada'), person(server.url, 'Bob')]);
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
