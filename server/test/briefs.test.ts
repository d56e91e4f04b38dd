/** What a table is given beside its options, options that do not go together, and paces that do not fit. */
import type { Json } from '@cosmodrome/kernel';
import type { Fits, TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import { backup, readSettings, restore } from '../index.ts';
import { checkMatches } from '../upgrade.ts';
import { CROWD, house, premises } from './helpers/house.ts';
import { FIXTURE } from './helpers/process.ts';

const at = house();
const { folder, start, twin } = premises();
const { person } = at;
const crews = (...gold: number[]) => ({ crews: gold.map((g, i) => ({ name: `${'AB'[i]}`, gold: g })) });
const days = { kind: 'days', answerMs: 86_400_000 } as const;

describe('a brief', () => {
  test('is what the match begins with, in its replay, in a fork and in a rematch too', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'voyage', seats: [{ kind: 'me' }], brief: crews(7), start: true });
    const { sync } = await ada.watch(code, 0);
    expect(sync?.view).toEqual({ ...crews(7), next: 0 });
    const fork = (await ada.post<TableInfo>(`/api/tables/${code}/fork`, { n: 0 })).body;
    await ada.answer(code, 0, 0, 'sail', 2);
    expect((await ada.replay(code, 0)).frames.at(-1)?.view).toEqual({ ...crews(9), next: 1 });
    expect((await ada.watch(fork.code, 0)).sync?.view).toEqual({ ...crews(7), next: 0 });
    await ada.answer(fork.code, 0, 0, 'sail', 1);
    expect((await ada.replay(fork.code, 0)).frames.at(-1)?.view).toEqual({ ...crews(8), next: 1 });
    const again = await ada.act(code, 'rematch');
    await ada.act(again.code, 'start');
    expect((await ada.watch(again.code, 0)).sync?.view).toEqual({ ...crews(7), next: 0 });
  });

  test('that the game does not take is refused with the reason, when the table is made and when it begins', async () => {
    const ada = await person('Ada');
    const make = (brief: Json, game = 'voyage') => ada.post('/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }], brief });
    expect(await make(crews(1))).toMatchObject({ status: 409, body: { code: 'bad-options', key: 'not-the-crews' } });
    expect(await make(null)).toMatchObject({ status: 409, body: { key: 'not-the-crews' } });
    expect(await make(crews(1, 2), 'grid')).toMatchObject({ status: 409, body: { code: 'bad-options' } });
    expect(await make({ ...crews(1, 2), more: Array.from({ length: 60 }, () => 'x'.repeat(1200)) })).toMatchObject({
      status: 409,
      body: { key: 'too large' },
    });
    expect((await make({ text: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect((await make({ ...crews(1, 2), more: Array.from({ length: 30 }, () => 'é'.repeat(2000)) })).status).toBe(200);
    const made = (await make(crews(1, 2))).body as unknown as TableInfo;
    await ada.act(made.code, 'remove', { seat: 1 });
    expect(await ada.post(`/api/tables/${made.code}/start`)).toMatchObject({ status: 409, body: { key: 'not-the-crews' } });
    expect((await ada.get<TableInfo>(`/api/tables/${made.code}`)).body.phase).toBe('waiting');
  });

  test('survives a backup, a check of the rules and a restart', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'voyage', seats: [{ kind: 'me' }], brief: crews(7), start: true });
    const waits = await ada.create({ game: 'voyage', seats: [{ kind: 'me' }], brief: crews(5) });
    const [from, to] = [await folder(), await folder()];
    const settings = (DATA_DIR: string) => readSettings({ DATA_DIR });
    await backup(settings(at.dir), `${from}/all.gz`);
    await restore(settings(to), `${from}/all.gz`);
    expect((await checkMatches(settings(to), { games: FIXTURE })).misfits).toEqual([]);
    const server = await start({ ...CROWD, DATA_DIR: to });
    const there = await twin(ada, server);
    expect((await there.watch(code, 0)).sync?.view).toEqual({ ...crews(7), next: 0 });
    await there.act(waits.code, 'start');
    expect((await there.watch(waits.code, 0)).sync?.view).toEqual({ ...crews(5), next: 0 });
  });

  test('is shown to whoever has the code only where somebody made it, as far as they made it', async () => {
    const [ada, bo] = [await person('Ada'), await person('Bo')];
    const { code } = await ada.create({ game: 'voyage', seats: [{ kind: 'me' }, { kind: 'open' }], brief: crews(7, 1) });
    expect(await bo.get(`/api/tables/${code}/made`)).toMatchObject({ status: 200, body: null });
    expect((await bo.get('/api/tables/ZZZZZZ/made')).status).toBe(404);
  });
});

describe('options', () => {
  test('that do not go together are refused with a key: when a table is made, changed, and begun', async () => {
    const ada = await person('Ada');
    const alone = { status: 409, body: { code: 'bad-options', key: 'alone-together' } };
    expect(await ada.post('/api/tables', { game: 'rally', seats: [{ kind: 'me' }], options: { together: true } })).toMatchObject(alone);
    const one = await ada.create({ game: 'rally', seats: [{ kind: 'me' }], options: { legs: [3, 1] } });
    expect(one.options).toEqual({ legs: [3, 1], together: false });
    expect(await ada.post(`/api/tables/${one.code}/options`, { options: { together: true } })).toMatchObject(alone);
    const two = await ada.create({ game: 'rally', seats: [{ kind: 'me' }, { kind: 'open' }], options: { together: true } });
    await ada.act(two.code, 'remove', { seat: 1 });
    expect(await ada.post(`/api/tables/${two.code}/start`)).toMatchObject(alone);
  });
  test('say which paces fit; others are refused, and the page can ask before', async () => {
    const ada = await person('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const wish = { game: 'rally', seats, pace: days };
    const { code } = await ada.create(wish);
    expect(await ada.post('/api/tables', { ...wish, options: { together: true } })).toMatchObject({ status: 409, body: { code: 'pace' } });
    expect(await ada.post(`/api/tables/${code}/options`, { options: { together: true } })).toMatchObject({ body: { code: 'pace' } });
    expect((await ada.act(code, 'options', { options: { together: true }, pace: { kind: 'relaxed' } })).pace.kind).toBe('relaxed');
    const ask = async (n: number, together: boolean) =>
      (await ada.post<Fits>('/api/fits', { game: 'rally', seats: n, options: { together } })).body;
    expect(await ask(2, false)).toEqual({ paces: ['live', 'relaxed', 'days'], oneDevice: true, wrong: null });
    expect(await ask(2, true)).toEqual({ paces: ['live', 'relaxed'], oneDevice: false, wrong: null });
    expect((await ask(1, true)).wrong).toBe('alone-together');
    // Several at one device, where all act at the same time: neither made so, nor changed into it, nor joined.
    const crowded = { status: 409, body: { code: 'one-device' } };
    const shared = [{ kind: 'me' }, { kind: 'device', name: 'Bo' }] as const;
    expect(await ada.post('/api/tables', { game: 'rally', seats: shared, options: { together: true } })).toMatchObject(crowded);
    const apart = await ada.create({ game: 'rally', seats: shared });
    expect(await ada.post(`/api/tables/${apart.code}/options`, { options: { together: true } })).toMatchObject(crowded);
    expect(await ada.post(`/api/tables/${code}/device`, { seat: 1, name: 'Bo' })).toMatchObject(crowded);
    const picky = (await ada.get<{ id: string; picky?: boolean }[]>('/api/games')).body.filter((g) => g.picky).map((g) => g.id);
    expect(picky).toEqual(['rally']);
  });
});
