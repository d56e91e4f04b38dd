/** One process dies between the end of a voyage and the campaign hearing of it; another, on the same PostgreSQL, goes on. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableCard, TableInfo } from '@cosmodrome/wire';
import { expect, test } from 'vitest';
import { CROWD, premises, TOGETHER } from './helpers/house.ts';
import { errorsIn } from './helpers/process.ts';

const ASTRAY = new URL('./fixture/games-astray.ts', import.meta.url).href;
const { postgres, start, person } = premises();

test('the other process tells the campaign, once, and opens its next voyage, once', async () => {
  const env = { ...CROWD, ...TOGETHER, DATABASE_URL: (await postgres()).url };
  // It opens voyages, and cannot take what comes of them; the other knows nothing of the table yet.
  const [one, two] = [await start({ ...env, GAMES_MODULE: ASTRAY, VOYAGES: 'mute' }), await start({ ...env, TAKE_OVER_MS: '2000' })];
  const ada = await person(one, 'Ada');
  const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }], start: true });
  const voyages = async (): Promise<readonly TableInfo[]> => {
    const mine = (await ada.get<TableCard[]>('/api/mine')).body.filter((c) => c.game === 'voyage');
    return Promise.all(mine.map(async (c) => (await ada.get<TableInfo>(`/api/tables/${c.code}`)).body));
  };
  while ((await voyages()).length === 0) await sleep(50);
  const [first] = (await voyages()) as [TableInfo];
  const { sync } = await ada.watch(first.code, 0);
  expect(await ada.answer(first.code, sync!.n, 0, 'sail', 3)).toMatchObject({ ok: true });
  while (!one.log().includes('does not take what came of')) await sleep(20);
  await one.kill('SIGKILL');

  ada.url = two.url;
  await ada.connect();
  // Nobody looks at it: it goes on by itself.
  while ((await voyages()).length < 2) await sleep(100);
  const { sync: campaign } = await ada.watch(code, 0);
  expect(campaign!.view).toEqual({ crews: [{ name: 'crew 0', gold: 3 }], voyages: 1 });
  expect((await ada.replay(code, 0)).frames).toHaveLength(1);
  expect((await voyages()).map((t) => [t.of, t.phase]).sort()).toEqual([
    [code, 'over'],
    [code, 'playing'],
  ]);
  expect(errorsIn(two.log())).toEqual([]);
});
