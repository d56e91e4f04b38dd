/** Tables end: their host closes them, everybody leaves, or nobody comes any more. */

import type { Left, TableCard, TableInfo } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { sqliteFile } from '../storage.ts';
import { Client } from './helpers/client.ts';
import { CROWD, house, premises } from './helpers/house.ts';

const at = house();
const { folder, start } = premises();
const { person } = at;
const two = [{ kind: 'me' }, { kind: 'open' }] as const;
const mine = async (client: Client): Promise<readonly string[]> => (await client.get<TableCard[]>('/api/mine')).body.map((c) => c.code);
const quit = async (client: Client, code: string): Promise<Left> => (await client.post<Left>(`/api/tables/${code}/quit`)).body;
function closed(client: Client): string[] {
  const codes: string[] = [];
  client.socket?.on('closed', (msg) => codes.push(msg.code));
  return codes;
}

describe('before the start', () => {
  test('the host closes the table: those who watch are told, it is in no list and at no address', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'bids', seats: two, listed: true });
    await bob.act(code, 'sit', { seat: 1 });
    await bob.watch(code, 1);
    await bob.chat(code, { text: 'when do we begin?' });
    const heard = closed(bob);
    expect((await bob.post(`/api/tables/${code}/close`)).status).toBe(403);
    expect((await ada.post<Left>(`/api/tables/${code}/close`)).body).toEqual({ closed: true });
    await bob.until(() => heard.includes(code));
    expect([...(await mine(ada)), ...(await mine(bob))]).not.toContain(code);
    expect((await bob.get<TableCard[]>('/api/tables')).body.map((c) => c.code)).not.toContain(code);
    expect((await bob.get(`/api/tables/${code}`)).status).toBe(404);
    expect(await bob.tryWatch(code, null)).toMatchObject({ ok: false, code: 'not-found' });
  });
  test('the host leaves: the next who sits there is host; the last to leave closes the table', async () => {
    const [ada, bob, eve] = await Promise.all([person('Ada'), person('Bob'), person('Eve')]);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'device', name: 'Cleo' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await bob.watch(code, 1);
    expect(await quit(eve, code)).toMatchObject({ code: 'not-yours' });
    expect(await quit(ada, code)).toEqual({ closed: false });
    const after = (await bob.get<TableInfo>(`/api/tables/${code}`)).body;
    expect([after.host, ...after.seats.map((s) => s.sitter.kind)]).toEqual([true, 'open', 'person', 'open']);
    expect(await mine(ada)).not.toContain(code);
    await expect(ada.act(code, 'start')).rejects.toThrow(/not-yours/);
    const heard = closed(bob);
    expect(await quit(bob, code)).toEqual({ closed: true });
    await bob.until(() => heard.includes(code));
    expect((await eve.get(`/api/tables/${code}`)).status).toBe(404);
  });
  test('of a start and a closing at the same instant one counts; what has begun cannot be closed', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const [start, close] = await Promise.all(['start', 'close'].map((verb) => ada.post(`/api/tables/${code}/${verb}`)));
    expect([start?.status, close?.status]).toEqual([200, 409]);
    const { code: other } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const [closing, starting] = await Promise.all(['close', 'start'].map((verb) => ada.post(`/api/tables/${other}/${verb}`)));
    expect([closing?.status, starting?.status]).toEqual([200, 404]);
  });
  test('a rematch that was closed can be asked for again', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
    await ada.act(code, 'resign', { seat: 0 });
    const again = await ada.post<TableInfo>(`/api/tables/${code}/rematch`);
    expect(again.status).toBe(200);
    expect(await quit(ada, again.body.code)).toEqual({ closed: true });
    const third = await ada.post<TableInfo>(`/api/tables/${code}/rematch`);
    expect(third.status).toBe(200);
    expect(third.body.code).not.toBe(again.body.code);
  });
});

test('what nobody has touched for long goes: tables that never began, running and finished matches, guests', async () => {
  const dir = await folder();
  const env = { DATA_DIR: dir, ...CROWD, WAITING_DAYS: '7', PLAYING_DAYS: '90', FINISHED_DAYS: '365', GUEST_DAYS: '90' };
  let server = await start(env);
  const [ada, gone] = await Promise.all([Client.guest(server.url, 'Ada'), Client.guest(server.url, 'Gone')]);
  const open = (start = false) => ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }], start });
  const [oldWaiting, waiting, oldPlaying, playing, oldOver, over] = (
    await Promise.all([open(), open(), open(true), open(true), open(true), open(true)])
  ).map((t) => t.code) as [string, string, string, string, string, string];
  for (const code of [oldOver, over]) for (const seat of [0, 1]) await ada.act(code, 'resign', { seat });
  expect(await server.stop()).toBe(0);

  const db = new Database(sqliteFile(dir));
  const ago = (days: number) => Date.now() - days * 86_400_000;
  const age = (code: string, days: number) => {
    db.prepare('update tables set updated_at = ? where code = ?').run(ago(days), code);
    db.prepare('update matches set updated_at = ? where code = ?').run(ago(days), code);
  };
  for (const [code, days] of [
    [oldWaiting, 8],
    [waiting, 6],
    [oldPlaying, 91],
    [playing, 89],
    [oldOver, 366],
    [over, 364],
  ] as const)
    age(code, days);
  db.prepare('update people set seen_at = ? where id in (?, ?)').run(ago(91), gone.me?.id, ada.me?.id);
  // What stands beside a guest who is forgotten, and what the operator did long ago.
  for (const { me } of [gone, ada]) {
    db.prepare("insert into ratings values ('grid', ?, 25, 8, 1)").run(me?.id);
    db.prepare("insert into reports (at, code, person, by, text) values (0, ?, ?, 'x', '')").run(over, me?.id);
    db.prepare('insert or ignore into attended values (?, ?, 0)').run(over, me?.id);
  }
  const ban = db.prepare("insert into bans values (?, 'address', '192.0.2.1', '', 0, ?)");
  ban.run('ended', ago(1));
  ban.run('holds', ago(-1));
  const deed = db.prepare("insert into deeds (at, what, whom, detail) values (?, 'ban', '192.0.2.1', '')");
  for (const days of [366, 364]) deed.run(ago(days));
  db.close();

  server = await start(env);
  ada.url = server.url;
  const left = async () => (await ada.get<TableCard[]>('/api/mine')).body.map((c) => `${c.code} ${c.phase}`).toSorted();
  const wanted = [`${waiting} waiting`, `${oldPlaying} over`, `${playing} playing`, `${over} over`].toSorted();
  await expect.poll(left, { timeout: 90_000 }).toEqual(wanted);
  expect(await server.stop()).toBe(0);
  const read = new Database(sqliteFile(dir), { readonly: true });
  expect(read.prepare('select name from people').pluck().all()).toEqual(['Ada']);
  for (const [table, who] of [
    ['ratings', 'who'],
    ['reports', 'person'],
    ['attended', 'person'],
  ])
    expect(read.prepare(`select distinct ${who} from ${table}`).pluck().all()).toEqual([ada.me?.id]);
  expect(read.prepare('select id from bans').pluck().all()).toEqual(['holds']);
  expect(read.prepare('select count(*) from deeds').pluck().get()).toBe(1);
  for (const table of ['entries', 'notes', 'bookmarks', 'matches', 'seats'])
    expect(read.prepare(`select count(*) from ${table} where code in (?, ?)`).pluck().get(oldWaiting, oldOver)).toBe(0);
  read.close();
});
