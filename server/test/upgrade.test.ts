import { afterAll, expect, test } from 'vitest';
import { checkMatches, readSettings } from '../index.ts';
import { Client } from './helpers/client.ts';
import { FIXTURE, type Running, startServer, tempDir } from './helpers/process.ts';

const NEXT = new URL('./fixture/games-next.ts', import.meta.url).href;
const dir = await tempDir();
const servers: Running[] = [];
afterAll(async () => {
  for (const s of servers) if (s.child.exitCode === null && s.child.signalCode === null) await s.kill('SIGKILL');
  await dir.remove();
}, 60_000);
async function start(games: string): Promise<Running> {
  const server = await startServer({ DATA_DIR: dir.path, GAMES_MODULE: games });
  servers.push(server);
  return server;
}

test('running matches survive a release: states are migrated, what no longer fits is found and set back', async () => {
  const before = await start(FIXTURE);
  const ada = await Client.guest(before.url, 'Ada');
  await ada.connect();
  const twice = [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }] as const;
  const kept = await ada.create({ game: 'bids', seats: twice, start: true });
  const broken = await ada.create({ game: 'grid', options: { games: 9 }, seats: twice, start: true });
  const fine = await ada.create({ game: 'grid', options: { games: 9 }, seats: twice, start: true });
  const settings = readSettings({ DATA_DIR: dir.path });
  const n = (await ada.watch(kept.code, 0)).sync!.n;
  expect(await ada.answer(kept.code, n, 0, 'bids/secret', 7)).toMatchObject({ ok: true });
  for (const [code, cells] of [
    [broken.code, [0, 1, 4, 5]],
    [fine.code, [0, 2, 6]],
  ] as const)
    for (const [i, cell] of cells.entries()) expect(await ada.answer(code, i, i % 2, 'grid/mark', cell)).toMatchObject({ ok: true });
  ada.close();
  expect(await before.stop()).toBe(0);

  expect(await checkMatches(settings, { games: FIXTURE })).toEqual({ matches: 3, misfits: [] });
  const found = await checkMatches(settings, { games: NEXT });
  expect(found.misfits).toEqual([{ code: broken.code, game: 'grid', n: 4, fits: 2, why: expect.stringContaining('does not admit 4') }]);

  // Unrepaired, that match says so, and the others go on.
  const after = await start(NEXT);
  ada.url = after.url;
  await ada.connect();
  expect(await ada.tryWatch(broken.code, 0)).toMatchObject({ ok: false, code: 'diverged' });
  expect((await ada.watch(kept.code, 0)).sync).toMatchObject({ sealed: true, view: { since: 'version 1' } });
  expect(await ada.answer(kept.code, ada.last.n, 1, 'bids/secret', 8)).toMatchObject({ ok: true });
  expect((await ada.watch(fine.code, 1)).sync?.asks[0]?.shape).toEqual({ options: [1, 3, 5, 7, 8] });
  ada.close();
  expect(await after.stop()).toBe(0);

  expect((await checkMatches(settings, { games: NEXT, repair: true })).misfits).toHaveLength(1);
  expect((await checkMatches(settings, { games: NEXT })).misfits).toEqual([]);
  const repaired = await start(NEXT);
  ada.url = repaired.url;
  await ada.connect();
  const { sync } = await ada.watch(broken.code, 0);
  expect(sync).toMatchObject({ n: 2, view: { cells: [1, 2, 0, 0, 0, 0, 0, 0, 0] } });
  expect(sync?.notes.items).toHaveLength(2);
  expect(await ada.answer(broken.code, 2, 0, 'grid/mark', 4)).toMatchObject({ ok: false, code: 'not-admitted' });
  expect(await ada.answer(broken.code, 2, 0, 'grid/mark', 8)).toMatchObject({ ok: true });
  ada.close();
  expect(await repaired.stop()).toBe(0);
});
