import { expect, test } from 'vitest';
import type { Client } from './helpers/client.ts';
import { pair } from './helpers/house.ts';
import { ordeal } from './helpers/ordeal.ts';

const here = pair({ ABSENT_MS: '1' });
const { servers } = here;
const person = (name: string, at: number) => here.person(servers[at]!, name);
const alive = () => servers.every((s) => s.alive());

test('PostgreSQL restarted, crashed and paused under play: no process dies, every screen catches up, nothing acknowledged is lost', {
  timeout: 600_000,
}, async () => {
  const verdict = await ordeal(here.database, servers, {
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

test('a deadline and a clock of the game that fell into an outage strike after it, at whichever process', async () => {
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
  await here.database.pause();
  // Nobody answers; everybody's time is up while the database stands still, and then it is gone altogether.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, seats[0]!.deadline! - Date.now()) + 500));
  await here.database.crash();
  await ada.until(() => ada.tables.at(-1)?.seats.every((s) => s.stand_in));
  await bob.until(() => bob.tables.at(-1)?.seats.every((s) => s.stand_in));
  await cleo.until(() => cleo.last.over);
  expect(alive()).toBe(true);
});

test('who plays at one process is here for the other, however long; who was connected to one that died is not', async () => {
  const [ada, bob] = [await person('Ada', 0), await person('Bob', 1)];
  const { code } = await ada.create({ game: 'grid', options: { games: 100 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await bob.watch(code, 1);
  await ada.watch(code, 0);
  const shown = (client: Client, seat: number) => (client.tables.at(-1)?.seats[seat]?.sitter as { here?: string } | undefined)?.here;
  await ada.until(() => shown(ada, 1) === 'here');
  await bob.until(() => shown(bob, 0) === 'here');
  // The line between the processes breaks and comes back: both are still here.
  await here.database.restart();
  await ada.until(() => servers[0]!.log().split('stands again').length > 1 && shown(ada, 1) === 'here');
  const replaced = await ada.post(`/api/tables/${code}/stand-in`, { seat: 1, on: true });
  expect(replaced.body).toMatchObject({ code: 'present' });
  // Told nothing, the first process finds by itself that the other is gone.
  await servers[1]!.kill('SIGKILL');
  await ada.until(() => shown(ada, 1) === 'gone');
});
