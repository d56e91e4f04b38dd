/** A campaign of the shelf, whose missions bots really play, with the server killed in between. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableCard, TableInfo } from '@cosmodrome/wire';
import { expect, test } from 'vitest';
import { CROWD, KILLS, premises } from './helpers/house.ts';
import { errorsIn } from './helpers/process.ts';

const SHELF = new URL('../../games/shelf.ts', import.meta.url).href;
type Ledger = {
  readonly phase: string;
  readonly log: readonly { readonly seat: number; readonly money: number }[];
  readonly ids: { readonly outing: number };
};

// Here, not within the test: what it brings in is taken away after it.
const here = premises();
test(`the ledger hears of every mission once, though the server is killed ${KILLS} times`, { timeout: 900_000 }, async () => {
  const DATA_DIR = await here.folder();
  const start = () => here.start({ ...CROWD, DATA_DIR, GAMES_MODULE: SHELF });
  let server = await start();
  const ada = await here.person(server, 'Ada');
  const seats = [{ kind: 'bot', bot: 'random' } as const, { kind: 'bot', bot: 'random' } as const];
  const { code } = await ada.create({ game: 'core-space-campaign', seats, options: { length: 2 }, start: true });
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(200 + Math.random() * 800);
    await server.kill('SIGKILL');
    server = await start();
    ada.url = server.url;
    await ada.connect();
  }
  await ada.watch(code, null);
  const end = await ada.until(() => ada.syncs.findLast((s) => s.code === code && s.over) ?? undefined, 600_000);
  const { log, ids, phase } = end.view as Ledger;
  const missions = (await ada.get<TableCard[]>('/api/mine')).body.filter((c) => c.game === 'core-space');
  const played = await Promise.all(missions.map(async (c) => (await ada.get<TableInfo>(`/api/tables/${c.code}`)).body));
  expect(phase).toBe('over');
  expect(played.filter((t) => t.of === code).map((t) => t.phase)).toEqual(Array(ids.outing).fill('over'));
  expect(log.every(({ money }) => money >= 0)).toBe(true);
  expect(errorsIn(server.log())).toEqual([]);
});
