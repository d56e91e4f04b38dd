import { afterAll, expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
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
