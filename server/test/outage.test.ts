import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
import { ordeal } from './helpers/ordeal.ts';
import { type Postgres, startPostgres } from './helpers/postgres.ts';
import { type Running, startServer, tempDir } from './helpers/process.ts';

const dir = await tempDir();
let postgres: Postgres;
const servers: Running[] = [];
const clients: Client[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const env = {
    DATA_DIR: dir.path,
    DATABASE_URL: postgres.url,
    SECRET: 'the same secret for both of them',
    ANSWERS_PER_SECOND: '10000',
    HTTP_PER_MINUTE: '100000',
    TAKE_OVER_MS: '300',
    ABSENT_MS: '1',
  };
  servers.push(...(await Promise.all([startServer(env), startServer(env)])));
}, 90_000);
afterAll(async () => {
  for (const c of clients) c.close();
  for (const s of servers) await s.kill('SIGKILL');
  await postgres.stop();
  await dir.remove();
}, 60_000);
async function person(name: string, at: number): Promise<Client> {
  const client = await Client.guest((servers[at] as Running).url, name);
  clients.push(await client.connect());
  return client;
}
const alive = () => servers.every((s) => s.child.exitCode === null && s.child.signalCode === null);

test('PostgreSQL restarted, crashed and paused under play: no process dies, every screen catches up, nothing acknowledged is lost', {
  timeout: 600_000,
}, async () => {
  const verdict = await ordeal(postgres, servers, {
    tables: 3,
    trials: [
      { name: 'restart', act: (pg) => pg.restart() },
      { name: 'crash', act: (pg) => pg.crash() },
      {
        name: 'pause',
        act: async (pg) => {
          await pg.pause();
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await pg.wake();
        },
      },
      { name: 'restart again', act: (pg) => pg.restart() },
    ],
  });
  expect(alive()).toBe(true);
  expect(verdict.passed.map((p) => p.name)).toEqual(['restart', 'crash', 'pause', 'restart again']);
  expect(verdict.lost).toBe(0);
  expect(verdict.acknowledged).toBeGreaterThan(20);
});

test('a deadline and a clock of the game that fell into an outage strike after it, at whichever process', {
  timeout: 300_000,
}, async () => {
  const [ada, bob] = [await person('Ada', 0), await person('Bob', 1)];
  const live = await ada.create({
    game: 'bids',
    options: { rounds: 100 },
    pace: { kind: 'live', answerMs: 1500, reserveMs: 0 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.act(live.code, 'sit', { seat: 1 });
  const { code: dash } = await ada.create({ game: 'dash', options: { ms: 1500, left: 3 }, seats: [{ kind: 'me' }], start: true });
  const { seats } = await ada.act(live.code, 'start');
  await Promise.all([ada.watch(live.code, 0), bob.watch(live.code, 1)]);
  const cleo = await person('Cleo', 1);
  await cleo.watch(dash, null);
  await postgres.pause();
  // Nobody answers; everybody's time is up while the database stands still, and then it is gone altogether.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, seats[0]!.deadline! - Date.now()) + 500));
  await postgres.crash();
  await ada.until(() => ada.tables.at(-1)?.seats.every((s) => s.stand_in), 60_000);
  await bob.until(() => bob.tables.at(-1)?.seats.every((s) => s.stand_in), 60_000);
  await cleo.until(() => cleo.last.over, 60_000);
  expect(alive()).toBe(true);
});

test('who plays at one process is here for the other, however long; who was connected to one that died is not', {
  timeout: 300_000,
}, async () => {
  const [ada, bob] = [await person('Ada', 0), await person('Bob', 1)];
  const { code } = await ada.create({ game: 'grid', options: { games: 100 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await bob.watch(code, 1);
  await ada.watch(code, 0);
  const here = (client: Client, seat: number) => (client.tables.at(-1)?.seats[seat]?.sitter as { here?: string } | undefined)?.here;
  await ada.until(() => here(ada, 1) === 'here');
  await bob.until(() => here(bob, 0) === 'here');
  // The line between the processes breaks and comes back: both are still here.
  await postgres.restart();
  await ada.until(() => servers[0]!.log().split('stands again').length > 1 && here(ada, 1) === 'here', 60_000);
  const replaced = await ada.post(`/api/tables/${code}/stand-in`, { seat: 1, on: true });
  expect(replaced.body).toMatchObject({ code: 'present' });
  // Told nothing, the first process finds by itself that the other is gone.
  await servers[1]!.kill('SIGKILL');
  await ada.until(() => here(ada, 1) === 'away', 60_000);
});
