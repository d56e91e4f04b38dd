import type { TableCard } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { checkMatches, readSettings, repairMatches } from '../index.ts';
import { sqliteFile } from '../storage.ts';
import { premises } from './helpers/house.ts';
import { FIXTURE } from './helpers/process.ts';

const NEXT = new URL('./fixture/games-next.ts', import.meta.url).href;
const UNSOUND = new URL('./fixture/games-unsound.ts', import.meta.url).href;
const { folder, ...here } = premises();
const start = (GAMES_MODULE: string, DATA_DIR: string) => here.start({ DATA_DIR, GAMES_MODULE });

test('running matches survive a release: states are migrated, what no longer fits is found and set back', async () => {
  const data = await folder();
  const before = await start(FIXTURE, data);
  const ada = await here.person(before, 'Ada');
  const twice = [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }] as const;
  const kept = await ada.create({ game: 'bids', seats: twice, start: true });
  const broken = await ada.create({ game: 'grid', options: { games: 9 }, seats: twice, start: true });
  const fine = await ada.create({ game: 'grid', options: { games: 9 }, seats: twice, start: true });
  const settings = readSettings({ DATA_DIR: data });
  const n = (await ada.watch(kept.code, 0)).sync!.n;
  expect(await ada.answer(kept.code, n, 0, 'bids/secret', 7)).toMatchObject({ ok: true });
  for (const [code, cells] of [
    [broken.code, [0, 1, 4, 5]],
    [fine.code, [0, 2, 6]],
  ] as const)
    for (const [i, cell] of cells.entries()) expect(await ada.answer(code, i, i % 2, 'grid/mark', cell)).toMatchObject({ ok: true });
  ada.close();
  expect(await before.stop()).toBe(0);

  expect(await checkMatches(settings, { games: FIXTURE })).toEqual({ running: 3, finished: 0, kept: 0, misfits: [] });
  const found = await checkMatches(settings, { games: NEXT });
  expect(found.misfits).toEqual([
    { code: broken.code, game: 'grid', phase: 'playing', n: 4, fits: 2, why: expect.stringContaining('does not admit 4') },
  ]);

  // Unrepaired, that match says so and waits for nobody, and the others go on. The start says how many there are.
  const after = await start(NEXT, data);
  ada.url = after.url;
  await expect.poll(() => after.log(), { timeout: 90_000 }).toContain('1 of 3 running matches do not fit the rules of today');
  const cards = new Map((await ada.get<TableCard[]>('/api/mine')).body.map((c) => [c.code, c]));
  expect(cards.get(broken.code)).toMatchObject({ misfit: true, waitingForMe: false, turn: [], ask: null });
  expect(cards.get(fine.code)).toMatchObject({ waitingForMe: true, turn: [1] });
  expect(cards.get(fine.code)?.misfit).toBeUndefined();
  await ada.connect();
  expect(await ada.tryWatch(broken.code, 0)).toMatchObject({ ok: false, code: 'diverged' });
  expect((await ada.watch(kept.code, 0)).sync).toMatchObject({ sealed: true, view: { since: 'version 1' } });
  expect(await ada.answer(kept.code, ada.last.n, 1, 'bids/secret', 8)).toMatchObject({ ok: true });
  expect((await ada.watch(fine.code, 1)).sync?.asks[0]?.shape).toEqual({ options: [1, 3, 5, 7, 8] });
  ada.close();
  expect(await after.stop()).toBe(0);

  expect((await repairMatches(settings, { games: NEXT })).map((m) => m.code)).toEqual([broken.code]);
  expect((await checkMatches(settings, { games: NEXT })).misfits).toEqual([]);
  const repaired = await start(NEXT, data);
  ada.url = repaired.url;
  await ada.connect();
  const { sync } = await ada.watch(broken.code, 0);
  expect(sync).toMatchObject({ n: 2, view: { cells: [1, 2, 0, 0, 0, 0, 0, 0, 0] } });
  expect(sync?.notes.items).toHaveLength(2);
  expect(await ada.answer(broken.code, 2, 0, 'grid/mark', 4)).toMatchObject({ ok: false, code: 'not-admitted' });
  expect(await ada.answer(broken.code, 2, 0, 'grid/mark', 8)).toMatchObject({ ok: true });
  expect((await ada.get<TableCard[]>('/api/mine')).body.some((c) => c.misfit)).toBe(false);
  ada.close();
  expect(await repaired.stop()).toBe(0);
});

test('a match with a card more in its game is noticed when it is loaded, a missing migration is named', async () => {
  const data = await folder();
  const before = await start(FIXTURE, data);
  const ada = await here.person(before, 'Ada');
  const twice = [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }] as const;
  const cards = await ada.create({ game: 'bids', seats: twice, start: true });
  const grid = await ada.create({ game: 'grid', seats: twice, start: true });
  ada.close();
  expect(await before.stop()).toBe(0);
  const { misfits } = await checkMatches(readSettings({ DATA_DIR: data }), { games: UNSOUND });
  expect(new Map(misfits.map((m) => [m.code, m.why]))).toEqual(
    new Map([
      [cards.code, expect.stringContaining('60 cards instead of 61')],
      [grid.code, 'grid has no migration from version 1'],
    ]),
  );
  expect(await repairMatches(readSettings({ DATA_DIR: data }), { games: UNSOUND })).toEqual([]);
  const after = await start(UNSOUND, data);
  ada.url = after.url;
  await ada.connect();
  for (const { code } of [cards, grid]) expect(await ada.tryWatch(code, 0)).toMatchObject({ ok: false, code: 'diverged' });
  ada.close();
  expect(await after.stop()).toBe(0);
});

test('a finished match is replayed as it was seen, whatever becomes of the rules; one of which that is not kept is named', async () => {
  const data = await folder();
  const before = await start(FIXTURE, data);
  const ada = await here.person(before, 'Ada');
  const play = async () => {
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }], start: true });
    for (const [i, cell] of [4, 0, 2, 1, 6].entries())
      expect(await ada.answer(code, i, i % 2, 'grid/mark', cell)).toMatchObject({ ok: true });
    return code;
  };
  const [kept, lost] = [await play(), await play()];
  const eyes = ['0', '1', 'none', 'open'];
  // Of the table only that it says since when somebody is away has changed.
  const look = async (code: string, whose: string) => {
    const { table: _, ...replay } = (await ada.get(`/api/tables/${code}/replay?eyes=${whose}`)).body;
    return replay;
  };
  const seen = await Promise.all(eyes.map((whose) => look(kept, whose)));
  const db = new Database(sqliteFile(data));
  await expect.poll(() => db.prepare('select count(*) from seen').pluck().get(), { timeout: 90_000 }).toBe(2);
  ada.close();
  expect(await before.stop()).toBe(0);
  const settings = readSettings({ DATA_DIR: data });
  expect(await checkMatches(settings, { games: NEXT })).toEqual({ running: 0, finished: 2, kept: 2, misfits: [] });
  db.prepare('delete from seen where code = ?').run(lost);
  db.close();
  expect(await checkMatches(settings, { games: NEXT })).toEqual({
    running: 0,
    finished: 2,
    kept: 1,
    misfits: [{ code: lost, game: 'grid', phase: 'over', n: 5, why: expect.stringContaining('does not admit 4') }],
  });
  const after = await start(NEXT, data);
  ada.url = after.url;
  await expect.poll(() => after.log(), { timeout: 90_000 }).toContain('1 finished matches can no longer be replayed');
  expect(await Promise.all(eyes.map((whose) => look(kept, whose)))).toEqual(seen);
  expect(await look(lost, '0')).toMatchObject({ code: 'no-replay' });
  expect(await after.stop()).toBe(0);
});
