/** The people somebody has played with: found by themselves, asked to tables, kept away; and the chair of a table. */
import type { Circle, Invitation, Kept, TableCard, TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import type { Client } from './helpers/client.ts';
import { CROWD, house } from './helpers/house.ts';
import { Player } from './helpers/player.ts';

const at = house(CROWD);
const { person, twin } = at;
const GRID = { game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const circleOf = async (who: Client, code?: string): Promise<Circle> =>
  (await who.get<Circle>(`/api/circle${code === undefined ? '' : `?code=${code}`}`)).body;
const askedOf = async (who: Client): Promise<readonly Invitation[]> => (await who.get<Invitation[]>('/api/invitations')).body;
const idOf = (who: Client): string => who.me?.id ?? '';
const codeOf = async (reply: Promise<{ readonly body: unknown }>) => ((await reply).body as { code?: string }).code;
/** Two people in the middle of a match. */
async function two(): Promise<{ readonly ada: Client; readonly bob: Client; readonly code: string }> {
  const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
  const { code } = await ada.create(GRID);
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  return { ada, bob, code };
}

describe('the circle', () => {
  test('is whoever one has played with: not whom one has only sat with, nor strangers; and where they are only if it is no secret', async () => {
    const { ada, bob, code } = await two();
    const eve = await person('Eve');
    const waiting = await ada.create(GRID);
    await eve.act(waiting.code, 'sit', { seat: 1 });
    expect((await circleOf(ada)).mates).toMatchObject([
      { id: idOf(bob), name: 'Bob', played: 1, here: true, at: { code, phase: 'playing' } },
    ]);
    expect((await circleOf(eve)).mates).toEqual([]);
    // A stranger's question makes no guest.
    const stranger = await fetch(`${at.server.url}/api/circle`);
    expect([await stranger.json(), stranger.headers.get('set-cookie')]).toEqual([{ mates: [], apart: [] }, null]);
    bob.close();
    while ((await circleOf(ada)).mates[0]?.here) await new Promise((r) => setTimeout(r, 10));
    // A private table of his is nobody's business, a listed one is everybody's.
    const secret = await bob.create({ ...GRID, name: 'secret' });
    expect((await circleOf(ada)).mates[0]?.at?.code).toBe(code);
    const listed = await bob.create({ ...GRID, listed: true });
    expect((await circleOf(ada)).mates[0]?.at?.code).toBe(listed.code);
    expect(JSON.stringify(await circleOf(ada))).not.toContain(secret.code);
  });

  test('somebody is asked to a table, comes or does not; nobody else is, nor twice who said no', async () => {
    const { ada, bob } = await two();
    const eve = await person('Eve');
    const { code } = await ada.create({ ...GRID, seats: [{ kind: 'me' }, { kind: 'open' }], name: 'Tonight' });
    expect(await codeOf(ada.post(`/api/tables/${code}/invite`, { person: idOf(eve) }))).toBe('not-found');
    expect(await codeOf(bob.post(`/api/tables/${code}/invite`, { person: idOf(ada) }))).toBe('not-yours');
    let told = 0;
    bob.socket?.on('mine', () => told++);
    await ada.act(code, 'invite', { person: idOf(bob) });
    expect(await askedOf(bob)).toMatchObject([{ by: 'Ada', again: false, card: { code, name: 'Tonight', phase: 'waiting' } }]);
    await bob.until(() => told > 0);
    expect((await circleOf(ada, code)).mates[0]?.there).toBe('asked');
    expect(await codeOf(eve.get(`/api/circle?code=${code}`))).toBe('not-yours');
    await bob.act(code, 'sit', { seat: 1 });
    expect(await askedOf(bob)).toEqual([]);
    expect((await circleOf(ada, code)).mates[0]?.there).toBe('sits');
    expect(await codeOf(ada.post(`/api/tables/${code}/invite`, { person: idOf(bob) }))).toBe('seated');

    const other = await ada.create({ ...GRID, name: 'Tomorrow' });
    await ada.act(other.code, 'invite', { person: idOf(bob) });
    expect((await bob.post<Invitation[]>(`/api/tables/${other.code}/decline`)).body).toEqual([]);
    expect((await circleOf(ada, other.code)).mates[0]?.there).toBe('declined');
    expect(await codeOf(ada.post(`/api/tables/${other.code}/invite`, { person: idOf(bob) }))).toBe('declined');
    expect(await codeOf(eve.post(`/api/tables/${other.code}/decline`))).toBe('not-asked');
    // What is full, or has begun, asks nobody any more.
    const third = await ada.create({ ...GRID, name: 'Full' });
    await ada.act(third.code, 'invite', { person: idOf(bob) });
    await eve.act(third.code, 'sit', { seat: 1 });
    expect(await askedOf(bob)).toEqual([]);
  });

  test('whoever is kept away sees nothing, asks nowhere, and comes to no rematch; one may change one’s mind', async () => {
    const { ada, bob, code } = await two();
    const table = await bob.create(GRID);
    await bob.act(table.code, 'invite', { person: idOf(ada) });
    const after = (await ada.post<Circle>('/api/circle', { person: idOf(bob), how: 'blocked' })).body;
    expect(after).toEqual({ mates: [], apart: [{ id: idOf(bob), name: 'Bob', how: 'blocked' }] });
    expect(await askedOf(ada)).toEqual([]);
    expect((await circleOf(bob)).mates).toEqual([]);
    expect(await codeOf(bob.post(`/api/tables/${table.code}/invite`, { person: idOf(ada) }))).toBe('not-asked');
    await Promise.all([ada.act(code, 'resign', { seat: 0 }), bob.act(code, 'resign', { seat: 1 })]).catch(() => undefined);
    await ada.post('/api/circle', { person: idOf(bob), how: null });
    expect((await circleOf(bob)).mates).toMatchObject([{ name: 'Ada' }]);
    await ada.post('/api/circle', { person: idOf(bob), how: 'hidden' });
    expect((await circleOf(ada)).mates).toEqual([]);
    expect((await circleOf(bob)).mates).toMatchObject([{ name: 'Ada' }]);
    expect(await codeOf(ada.post('/api/circle', { person: idOf(await person('Eve')), how: 'blocked' }))).toBe('not-found');
    expect(await codeOf(ada.post('/api/circle', { person: 'x', how: 'eaten' }))).toBe('bad-request');
    expect((await ada.get<Kept>('/api/me/kept')).body.apart).toEqual([{ name: 'Bob', how: 'hidden' }]);
  });

  test('who leaves the house is in nobody’s circle; what a guest decided is the account’s', async () => {
    const { ada, bob } = await two();
    await ada.post('/api/circle', { person: idOf(bob), how: 'hidden' });
    const { token } = (await ada.post<{ token: string }>('/api/me/link')).body;
    const phone = await person('phone');
    await phone.post('/api/links/use', { token });
    expect((await circleOf(phone)).apart).toMatchObject([{ name: 'Bob' }]);
    await bob.post('/api/me/leave', {});
    expect(await circleOf(phone)).toEqual({ mates: [], apart: [] });
  });
});

describe('the same table again', () => {
  test('asks whoever played, who says yes or frees the seat', async () => {
    const [ada, bob, eve] = await Promise.all([person('Ada'), person('Bob'), person('Eve')]);
    const { code } = await ada.create(GRID);
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    await Promise.all([new Player(ada, 0, code).play(), new Player(bob, 1, code).play()]);
    bob.close();
    const again = await ada.act(code, 'rematch');
    expect(await askedOf(bob)).toMatchObject([{ by: 'Ada', again: true, card: { code: again.code } }]);
    expect(await askedOf(eve)).toEqual([]);
    expect((await bob.post<Invitation[]>(`/api/tables/${again.code}/decline`)).body).toEqual([]);
    expect((await ada.get<TableInfo>(`/api/tables/${again.code}`)).body.seats[1]?.sitter).toEqual({ kind: 'open' });
    // Leaving the table that asks says the same.
    const late = await twin(bob);
    await late.act(again.code, 'sit', { seat: 1 });
    await ada.act(again.code, 'start');
    await Promise.all([ada.watch(again.code, 0), late.watch(again.code, 1)]);
    await Promise.all([new Player(ada, 0, again.code).play(), new Player(late, 1, again.code).play()]);
    const third = await ada.act(again.code, 'rematch');
    expect(await askedOf(bob)).toMatchObject([{ card: { code: third.code } }]);
    await bob.post(`/api/tables/${third.code}/quit`);
    expect(await askedOf(bob)).toEqual([]);
    expect((await circleOf(ada, third.code)).mates).toMatchObject([{ name: 'Bob', there: 'declined' }]);
  });
});

describe('the chair', () => {
  test('goes to somebody who sits there, before the start and after; nobody takes it', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] });
    await bob.act(code, 'sit', { seat: 1 });
    expect(await codeOf(bob.post(`/api/tables/${code}/host`, { seat: 1 }))).toBe('present');
    expect(await codeOf(ada.post(`/api/tables/${code}/host`, { seat: 2 }))).toBe('no-person');
    expect(await ada.act(code, 'host', { seat: 1 })).toMatchObject({
      host: false,
      name: 'Bob',
      seats: [{ host: false }, { host: true }, {}],
    });
    expect(await codeOf(ada.post(`/api/tables/${code}/start`))).toBe('not-yours');
    await bob.act(code, 'start');
    expect(await bob.act(code, 'host', { seat: 0 })).toMatchObject({ host: false });
    await ada.act(code, 'rename', { name: 'Mine again' });
  });
});

test('listed tables are found by game, pace, seats, language and company', async () => {
  const ada = await person('Ada');
  const open = [{ kind: 'me' }, { kind: 'open' }] as const;
  const grid = await ada.create({ game: 'grid', seats: open, listed: true, lang: 'fr', pace: { kind: 'days', answerMs: 86_400_000 } });
  const bids = await ada.create({
    game: 'bids',
    seats: [...open, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    listed: true,
    lang: 'en',
    pace: { kind: 'relaxed' },
  });
  await ada.create({ game: 'grid', seats: open, lang: 'fr' });
  // What runs and may not be looked at is nobody's to find.
  const shut = await ada.create({
    game: 'grid',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    listed: true,
    spectators: false,
    start: true,
  });
  expect((await ada.get<TableCard[]>('/api/tables')).body.map((c) => c.code)).not.toContain(shut.code);
  const found = async (query: string) => {
    const { body } = await ada.get<TableCard[]>(`/api/tables?${query}`);
    return body.map((c) => c.code).filter((c) => c === grid.code || c === bids.code);
  };
  expect(await found('')).toEqual([bids.code, grid.code]);
  for (const query of ['game=grid', 'pace=days', 'lang=fr', 'company=people', 'game=grid&lang=fr&free=1&pace=days'])
    expect([query, await found(query)]).toEqual([query, [grid.code]]);
  for (const query of ['game=bids', 'pace=now', 'lang=en', 'company=bots', 'free=2'])
    expect([query, await found(query)]).toEqual([query, [bids.code]]);
  expect(await found('free=3')).toEqual([]);
  for (const query of ['free=0', 'pace=ever', 'lang=de', 'x=1']) expect((await ada.get(`/api/tables?${query}`)).status).toBe(400);
  expect((await ada.act(grid.code, 'options', { lang: 'en' })).lang).toBe('en');
});
