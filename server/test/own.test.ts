/** My seat is mine: going on at another device, a new password, what is kept of me, and leaving without a trace. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Kept, Link, LinkSeen, Me, TableCard, TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import { backup } from '../backup.ts';
import { readSettings } from '../settings.ts';
import { anyAnswerTo, Client } from './helpers/client.ts';
import { CROWD, house } from './helpers/house.ts';

const at = house({ ...CROWD, SIGN_INS_PER_10_MINUTES: '1000' });
const browser = () => new Client(at.server.url);
const mine = async (c: Client) => (await c.get<TableCard[]>('/api/mine')).body.map((t) => t.code).sort();
const link = async (c: Client) => (await c.post<Link>('/api/me/link')).body.token;
const use = (c: Client, token: string, password?: string) =>
  c.post<Me>('/api/links/use', { token, ...(password === undefined ? {} : { password }) });

test('a browser that comes for the first time is one guest, however much its page asks at once', async () => {
  const LOOKS = ['games', 'house', 'tables', 'mine', 'figures', 'lessons', 'challenges', 'circle', 'invitations', 'me'];
  const said = await Promise.all(LOOKS.map((path) => fetch(`${at.server.url}/api/${path}`)));
  expect(said.map((r) => r.status)).toEqual(LOOKS.map(() => 200));
  expect(LOOKS.filter((_, i) => said[i]!.headers.getSetCookie().length > 0)).toEqual(['me']);
});

describe('another device', () => {
  test('a guest goes on there by a link that works once, with the seat and whatever the other device had', async () => {
    const laptop = await Client.guest(at.server.url, 'Ada');
    const { code } = await laptop.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const phone = await Client.guest(at.server.url, 'Ada on the train');
    const there = await phone.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    const token = await link(laptop);
    expect((await phone.post<LinkSeen>('/api/links/look', { token })).body).toEqual({ name: 'Ada', kind: 'device' });
    expect((await use(phone, token)).body).toEqual({ ...laptop.me, name: 'Ada' });
    expect((await phone.get<Me>('/api/me')).body.id).toBe(laptop.me!.id);
    expect(await mine(phone)).toEqual([code, there.code].sort());
    expect(await mine(laptop)).toEqual([code, there.code].sort());
    // A third browser is too late, and so is whoever asks what it was.
    expect((await use(browser(), token)).body).toMatchObject({ code: 'link-spent' });
    expect((await browser().post('/api/links/look', { token })).body).toMatchObject({ code: 'link-spent' });
  });
  test('a newer link makes the one before it void; nonsense is none; two at the same moment are one and one too late', async () => {
    const ada = await Client.guest(at.server.url, 'Ada');
    const [first, second] = [await link(ada), await link(ada)];
    expect((await use(browser(), first)).body).toMatchObject({ code: 'link-spent' });
    for (const token of ['', 'short', 'x'.repeat(32), 'x'.repeat(65), '__proto__', 7])
      expect([400, 404]).toContain((await browser().post('/api/links/use', { token })).status);
    const both = await Promise.all([use(browser(), second), use(browser(), second)]);
    expect(both.map((b) => b.status).sort()).toEqual([200, 404]);
  });
  test('an account too: it is signed in there; who is signed in as somebody else stays that', async () => {
    const laptop = await Client.guest(at.server.url, 'Grace');
    await laptop.post('/api/auth/sign-up', { login: 'grace', password: 'correct horse' });
    const phone = browser();
    expect((await use(phone, await link(laptop))).body).toMatchObject({ account: { name: 'grace' } });
    expect(phone.cookies.has('cosmodrome_guest')).toBe(false);
    expect((await phone.get<Me>('/api/me')).body.account).toEqual({ name: 'grace' });
    const other = await Client.guest(at.server.url, 'Eve');
    await other.post('/api/auth/sign-up', { login: 'eve', password: 'correct horse' });
    const token = await link(laptop);
    expect((await use(other, token)).body).toMatchObject({ code: 'signed-in' });
    expect((await other.get<Me>('/api/me')).body.account).toEqual({ name: 'eve' });
    expect((await use(browser(), token)).status).toBe(200);
  });
});

test('a new password signs every other browser out; the old one must be known', async () => {
  const laptop = await Client.guest(at.server.url, 'Lin');
  await laptop.post('/api/auth/sign-up', { login: 'lin', password: 'correct horse' });
  const phone = await Client.guest(at.server.url, 'Lin');
  await phone.post('/api/auth/sign-in', { login: 'lin', password: 'correct horse' });
  const change = (before: string, after: string) => laptop.post('/api/auth/password', { before, after });
  expect((await change('wrong horse', 'battery staple')).body).toMatchObject({ code: 'wrong-login' });
  expect((await change('correct horse', 'short')).body).toMatchObject({ code: 'bad-password' });
  expect((await change('correct horse', 'battery staple')).body).toMatchObject({ account: { name: 'lin' } });
  expect((await laptop.get<Me>('/api/me')).body.account).toEqual({ name: 'lin' });
  expect((await phone.get<Me>('/api/me')).body.account).toBe(null);
  const again = await Client.guest(at.server.url, 'Lin');
  expect((await again.post('/api/auth/sign-in', { login: 'lin', password: 'correct horse' })).status).toBe(401);
  expect((await again.post('/api/auth/sign-in', { login: 'lin', password: 'battery staple' })).status).toBe(200);
  expect(
    (await (await Client.guest(at.server.url, 'G')).post('/api/auth/password', { before: 'x', after: 'battery staple' })).body,
  ).toMatchObject({ code: 'no-account' });
});

describe('leaving', () => {
  test('what is kept of me is what I did here; afterwards I am "somebody" in the games of others, and nowhere else', async () => {
    const name = 'Zebulon Quark';
    const zeb = await Client.guest(at.server.url, name);
    await zeb.post('/api/auth/sign-up', { login: 'zebulon_quark', password: 'correct horse' });
    await zeb.connect();
    const bob = await (await Client.guest(at.server.url, 'Bob')).connect();
    at.guest(zeb);
    at.guest(bob);
    // A game with Bob, one alone, one waiting alone, one waiting with Bob; words said; a lesson; a table at which the host sent somebody away.
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const together = await zeb.create({ game: 'grid', seats });
    await bob.act(together.code, 'sit', { seat: 1 });
    await zeb.act(together.code, 'start');
    await zeb.watch(together.code, 0);
    await zeb.chat(together.code, { text: `I am ${name}` });
    const alone = await zeb.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: `Friend of ${name}` }], start: true });
    const waiting = await zeb.create({ game: 'grid', seats });
    const open = await zeb.create({ game: 'grid', seats });
    await bob.act(open.code, 'sit', { seat: 1 });
    const bobs = await bob.create({ game: 'grid', seats });
    await zeb.act(bobs.code, 'sit', { seat: 1 });
    await bob.act(bobs.code, 'kick', { seat: 1 });
    await zeb.post('/api/lessons', { lesson: 'grid/one', at: 2 });
    await link(zeb);

    const kept = (await zeb.get<Kept>('/api/me/kept')).body;
    expect(kept).toMatchObject({ me: { name, account: { name: 'zebulon_quark' } }, lessons: { 'grid/one': 2 } });
    expect(kept.tables.map((t) => t.code).sort()).toEqual([together, alone, waiting, open].map((t) => t.code).sort());
    expect(kept.said).toEqual([{ code: together.code, text: `I am ${name}`, at: expect.any(Number) }]);

    expect((await zeb.post('/api/me/leave', {})).status).toBe(401);
    expect((await zeb.post('/api/me/leave', { password: 'wrong horse' })).status).toBe(401);
    expect(await mine(zeb)).toHaveLength(4);
    const id = zeb.me!.id;
    const after = await zeb.post<Me>('/api/me/leave', { password: 'correct horse' });
    expect(after.body.account).toBe(null);
    expect(after.body.id).not.toBe(id);
    expect(await mine(zeb)).toEqual([]);

    // Bob plays on, and the chair of both tables is his.
    const now = (await bob.get<TableInfo>(`/api/tables/${together.code}`)).body;
    expect(now).toMatchObject({ phase: 'playing', host: true, name: together.code });
    expect(now.seats[0]?.sitter.kind).toBe('bot');
    expect((await bob.get<TableInfo>(`/api/tables/${open.code}`)).body).toMatchObject({ phase: 'waiting', host: true });
    for (const { code } of [alone, waiting]) expect((await bob.get(`/api/tables/${code}`)).status).toBe(404);
    expect((await zeb.post('/api/auth/sign-in', { login: 'zebulon_quark', password: 'correct horse' })).status).toBe(401);

    // Everything that is stored, and a backup made now.
    const file = join(at.dir, 'after.backup.gz');
    await backup(readSettings({ DATA_DIR: at.dir }), file);
    const all = gunzipSync(readFileSync(file)).toString();
    for (const trace of [name, 'zebulon', id]) expect(all.split('\n').filter((line) => line.includes(trace))).toEqual([]);
  });
  test('a finished game with others keeps its result; who left is without a name there, and comes to no rematch', async () => {
    const [ada, bob] = [await at.person('Ada'), await at.person('Bob')];
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    while (!ada.last.over) {
      const [one, seat] = ada.last.waiting.includes(0) ? ([ada, 0] as const) : ([bob, 1] as const);
      const ask = await one.until(() => one.last.asks[0]);
      const { n } = one.last;
      expect(await one.answer(code, n, seat, ask.topic, anyAnswerTo(ask))).toMatchObject({ ok: true });
      await Promise.all([ada, bob].map((p) => p.until(() => p.last.n > n)));
    }
    expect((await ada.post('/api/me/leave', {})).status).toBe(200);
    const left = (await bob.get<TableInfo>(`/api/tables/${code}`)).body;
    expect(left).toMatchObject({ phase: 'over', host: true, seats: [{ sitter: { kind: 'person', name: '' } }, { mine: true }] });
    expect(JSON.stringify(left)).not.toContain('Ada');
    expect((await bob.replay(code, 'open')).frames.length).toBeGreaterThan(4);
    expect((await bob.act(code, 'rematch')).seats.map((s) => s.sitter.kind)).toEqual(['open', 'person']);
  });
});
