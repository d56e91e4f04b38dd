/** The operator's key, and what it opens: seeing without secrets, closing, keeping out, announcing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BanSeen, DeedSeen, HouseInfo, Link, Me, Overview, PersonSeen, ReportSeen, TableInfo, TableSeen } from '@cosmodrome/wire';
import { expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
import { CROWD, house, pair } from './helpers/house.ts';

const at = house({ ...CROWD, SIGN_INS_PER_10_MINUTES: '1000' });
const key = () => readFileSync(join(at.dir, 'operator-key'), 'utf8').trim();
/** A browser in which the key was given. */
async function operator(): Promise<Client> {
  const client = new Client(at.server.url);
  expect((await client.post('/api/operator/enter', { key: key() })).status).toBe(200);
  return client;
}
const grid = { game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

test('without the key nothing is seen or done, by nobody: a guest, an account, a forged or an old cookie', async () => {
  const eve = await Client.guest(at.server.url, 'Eve');
  for (const path of ['', '/tables', '/people', '/reports', '/deeds']) expect((await eve.get(`/api/operator${path}`)).status).toBe(401);
  const acts = { close: { code: 'ABCDEF' }, remove: { person: eve.me!.id }, announce: { say: null }, registrations: { open: false } };
  for (const [act, body] of Object.entries(acts)) expect((await eve.post(`/api/operator/${act}`, body)).status).toBe(401);
  expect((await eve.post('/api/operator/enter', { key: 'not the key' })).body).toMatchObject({ code: 'wrong-key' });
  for (const forged of ['', '1', `${Date.now() + 1e9}.`, `${Date.now() + 1e9}.AAAA`, 'a.b.c']) {
    eve.cookies.set('cosmodrome_operator', forged);
    expect((await eve.get('/api/operator')).status).toBe(401);
  }
  const real = await operator();
  const [until = '', seal = ''] = (real.cookies.get('cosmodrome_operator') ?? '').split('.');
  eve.cookies.set('cosmodrome_operator', `${Number(until) + 1}.${seal}`);
  expect((await eve.get('/api/operator')).status).toBe(401);
  // From the command line the key itself is shown.
  const bare = new Client(at.server.url);
  expect((await bare.request('/api/operator', { headers: { authorization: `Bearer ${key()}` } })).status).toBe(200);
  expect((await bare.request('/api/operator', { headers: { authorization: 'Bearer x' } })).status).toBe(401);
});

test('tables and people are listed and found; no option, hand or private talk is among it', async () => {
  const ada = await at.person('Ada of the list');
  const { code } = await ada.create({ ...grid, name: 'A table to be found' });
  await ada.watch(code, 0);
  await ada.chat(code, { text: 'between us' });
  const boss = await operator();
  const [table] = (await boss.get<TableSeen[]>('/api/operator/tables?find=A%20table%20to')).body;
  expect(table).toMatchObject({ code, game: 'grid', phase: 'waiting', watched: 1, answers: 0 });
  expect(table?.who.map((w) => w.name)).toEqual(['Ada of the list', '']);
  expect((await boss.get<TableSeen[]>('/api/operator/tables?find=%25')).body.map((t) => t.code)).toContain(code);
  const [person] = (await boss.get<PersonSeen[]>('/api/operator/people?find=Ada%20of')).body;
  expect(person).toMatchObject({ id: ada.me!.id, account: null, tables: 1, here: true, from: '127.0.0.1' });
  const seen = (await boss.get<Overview>('/api/operator')).body;
  expect(seen).toMatchObject({ misfits: 0, registrations: true, announcement: null, bans: [] });
  expect(seen.tables.waiting).toBeGreaterThan(0);
  expect(seen.disk?.used).toBeGreaterThan(0);
  expect(boss.bytes.join()).not.toContain('between us');
});

test('a table is closed whatever it does: before the start, in play, after the end; who watches is told', async () => {
  const ada = await at.person('Ada');
  const boss = await operator();
  const waiting = await ada.create(grid);
  const running = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
  await ada.watch(running.code, 0);
  for (const { code } of [waiting, running]) expect((await boss.post('/api/operator/close', { code })).status).toBe(200);
  expect((await ada.get(`/api/tables/${waiting.code}`)).status).toBe(404);
  await ada.until(() => ada.tables.some((t) => t.code === running.code && t.phase === 'over'));
  expect((await boss.post('/api/operator/close', { code: running.code })).status).toBe(200);
  expect((await ada.get(`/api/tables/${running.code}`)).status).toBe(404);
  expect((await boss.post('/api/operator/close', { code: running.code })).status).toBe(404);
  const deeds = (await boss.get<DeedSeen[]>('/api/operator/deeds')).body.filter((d) => d.what === 'close');
  expect(deeds.slice(0, 3).map((d) => d.whom)).toEqual([running.code, running.code, waiting.code]);
});

test('who is kept out finds every door shut, a bot keeps the seats, and after it one is oneself again', async () => {
  const [ada, eve] = [await at.person('Ada'), await at.person('Eve the loud')];
  const { code } = await ada.create(grid);
  await eve.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  await ada.watch(code, 0);
  await eve.watch(code, 1);
  const boss = await operator();
  const ban = (hours: number | null) =>
    boss.post<Overview>('/api/operator/ban', { kind: 'person', who: eve.me!.id, hours, reason: 'insults' });
  const [entry] = (await ban(24)).body.bans as [BanSeen];
  expect(entry).toMatchObject({ kind: 'person', name: 'Eve the loud', reason: 'insults' });
  await eve.until(() => !eve.socket?.connected);
  expect((await eve.get('/api/me')).body).toMatchObject({ code: 'kept-out' });
  expect((await eve.post('/api/tables', grid)).status).toBe(403);
  await expect(eve.connect()).rejects.toThrow('kept-out');
  await ada.until(() => ada.tables.at(-1)?.seats[1]?.stand_in);
  // A ban that is newer takes the place of the one before.
  expect((await ban(null)).body.bans.filter((b) => b.who === eve.me!.id)).toMatchObject([{ until: null }]);
  const { id } = (await boss.get<Overview>('/api/operator')).body.bans.find((b) => b.who === eve.me!.id) as BanSeen;
  expect((await boss.post<Overview>('/api/operator/unban', { id })).body.bans).toEqual([]);
  expect((await eve.get<Me>('/api/me')).body.id).toBe(eve.me!.id);
  await eve.connect();
  expect((await boss.post('/api/operator/unban', { id })).status).toBe(404);
});

test('who is muted plays, sends the phrases of the game, and says nothing else; a report names who it was', async () => {
  const [ada, eve] = [await at.person('Ada'), await at.person('Eve')];
  const { code } = await ada.create(grid);
  await eve.act(code, 'sit', { seat: 1 });
  await eve.watch(code, 1);
  const boss = await operator();
  expect((await ada.post(`/api/tables/${code}/report`, { seat: 1, text: 'shouts' })).body).toEqual({ told: true });
  // Not oneself, not an empty seat, not from outside.
  expect((await ada.post(`/api/tables/${code}/report`, { seat: 0, text: 'x' })).status).toBe(409);
  expect((await (await at.person('Bob')).post(`/api/tables/${code}/report`, { seat: 1, text: 'x' })).status).toBe(403);
  expect((await boss.get<ReportSeen[]>('/api/operator/reports')).body[0]).toMatchObject({
    code,
    person: eve.me!.id,
    by: 'Ada',
    text: 'shouts',
  });
  expect((await boss.get<PersonSeen[]>(`/api/operator/people?find=${eve.me!.id}`)).body[0]).toMatchObject({ reports: 1 });
  await boss.post('/api/operator/ban', { kind: 'mute', who: eve.me!.id, hours: 1, reason: 'shouting' });
  expect(await eve.chat(code, { text: 'hello' })).toMatchObject({ ok: false, code: 'muted' });
  expect(await ada.watch(code, 0)).toBeDefined();
  expect(await ada.chat(code, { text: 'quiet at last' })).toMatchObject({ ok: true });
});

test('an announcement is read by everybody until its time; closed registrations make no accounts, and guests play', async () => {
  const boss = await operator();
  const until = Date.now() + 3_600_000;
  const say = { fr: 'Mise à jour à 3 h.', en: 'An update at 3.', until };
  await boss.post('/api/operator/announce', { say });
  await boss.post('/api/operator/registrations', { open: false });
  const guest = await Client.guest(at.server.url, 'Late');
  expect((await guest.get<HouseInfo>('/api/house')).body).toMatchObject({ registrations: false, announcement: say });
  expect((await guest.post('/api/auth/sign-up', { login: 'late', password: 'correct horse' })).body).toMatchObject({
    code: 'no-new-accounts',
  });
  await guest.create(grid);
  await boss.post('/api/operator/announce', { say: { ...say, until: Date.now() - 1 } });
  expect((await guest.get<HouseInfo>('/api/house')).body.announcement).toBe(null);
  await boss.post('/api/operator/registrations', { open: true });
  expect((await guest.post('/api/auth/sign-up', { login: 'late', password: 'correct horse' })).status).toBe(200);
});

test('a forgotten password: the operator makes a link, once; a person who is removed leaves no name, in the journal of deeds either', async () => {
  const boss = await operator();
  const grace = await Client.guest(at.server.url, 'Grace Unforgotten');
  await grace.post('/api/auth/sign-up', { login: 'grace.h', password: 'correct horse' });
  const person = grace.me!.id;
  const { token } = (await boss.post<Link>('/api/operator/password', { person })).body;
  const other = new Client(at.server.url);
  expect((await other.post<Me>('/api/links/use', { token, password: 'battery staple' })).body).toMatchObject({ id: person });
  expect(
    (await (await Client.guest(at.server.url)).post('/api/auth/sign-in', { login: 'grace.h', password: 'battery staple' })).status,
  ).toBe(200);
  expect((await boss.post('/api/operator/password', { person: (await Client.guest(at.server.url)).me!.id })).status).toBe(409);
  await boss.post('/api/operator/remove', { person });
  expect((await boss.get('/api/operator/people?find=Grace')).body).toEqual([]);
  expect((await boss.get<DeedSeen[]>('/api/operator/deeds')).body[0]).toMatchObject({ what: 'remove', whom: 'an account' });
});

test('a guest without the old device: the operator’s link gives the seats to another browser, once, and all at the table read it', async () => {
  const boss = await operator();
  const [ada, bob] = [await at.person('Ada'), await at.person('Bob Without A Phone')];
  const { code } = await ada.create({ ...grid, name: 'The grid of the two of us' });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.watch(code, 0);
  await ada.act(code, 'start');
  const { token } = (await boss.post<Link>('/api/operator/seat', { person: bob.me!.id })).body;
  expect((await boss.get<DeedSeen[]>('/api/operator/deeds')).body[0]).toMatchObject({
    what: 'seat',
    whom: `Bob Without A Phone (${bob.me!.id})`,
  });
  // Who plays there cannot have both seats by it, and has not used it up.
  expect((await ada.post('/api/links/use', { token })).body).toMatchObject({ code: 'seated' });
  const phone = await at.person('Nova 7');
  expect((await phone.post('/api/links/look', { token })).body).toEqual({ name: 'Bob Without A Phone', kind: 'seat' });
  const late = await at.person('Late');
  const both = await Promise.all([phone, late].map((p) => p.post<Me>('/api/links/use', { token })));
  expect(both.map((r) => r.status).sort()).toEqual([200, 404]);
  const has = both[0]?.status === 200 ? phone : late;
  expect((await has.get<Me>('/api/me')).body).toMatchObject({ name: 'Bob Without A Phone', account: null });
  const said = await ada.until(() => ada.chats.find((c) => c.event === 'restored'));
  expect(said).toMatchObject({ seat: 1, name: 'Bob Without A Phone' });
  expect((await has.watch(code, 1)).sync?.eyes).toBe(1);
  // The old device is nobody's key: whoever finds it is somebody new, and its line is shut.
  await bob.until(() => !bob.socket?.connected);
  expect((await bob.get<Me>('/api/me')).body.id).not.toBe(bob.me!.id);
  expect((await bob.get<TableInfo>(`/api/tables/${code}`)).body.seats.some((s) => s.mine)).toBe(false);
  // An account signs in, and a link that was made before there was one is void.
  const grace = await Client.guest(at.server.url, 'Grace');
  const early = (await boss.post<Link>('/api/operator/seat', { person: grace.me!.id })).body.token;
  await grace.post('/api/auth/sign-up', { login: 'grace.seats', password: 'correct horse' });
  expect((await boss.post('/api/operator/seat', { person: grace.me!.id })).body).toMatchObject({ code: 'has-account' });
  expect((await late.post('/api/links/use', { token: early })).body).toMatchObject({ code: 'link-spent' });
  // Gone with the person, under whatever name the deed was written down.
  const left = (await has.get<Me>('/api/me')).body.id;
  await boss.post('/api/operator/remove', { person: left });
  expect(JSON.stringify((await boss.get<DeedSeen[]>('/api/operator/deeds')).body)).not.toContain('Bob Without');
});

test('bad input is refused with a reason and changes nothing', async () => {
  const boss = await operator();
  const who = boss.me?.id ?? 'nobody';
  const bad: readonly [string, unknown][] = [
    ['ban', { kind: 'person', who, hours: -1, reason: '' }],
    ['ban', { kind: 'planet', who, hours: 1, reason: '' }],
    ['ban', { kind: 'person', who: 'x'.repeat(999), hours: 1, reason: '' }],
    ['ban', { kind: 'person', who: 'no-such-person', hours: 1, reason: '' }],
    ['announce', { say: { fr: 'x', en: '', until: 1 } }],
    ['announce', { say: { fr: 'x'.repeat(500), en: 'x', until: 1 } }],
    ['tidy', { days: 0 }],
    ['close', { code: '__proto__' }],
    ['unban', { id: '../x' }],
    ['registrations', { open: 'no' }],
  ];
  for (const [act, body] of bad) expect([400, 404]).toContain((await boss.post(`/api/operator/${act}`, body)).status);
  expect((await boss.get<Overview>('/api/operator')).body.bans.filter((b) => b.kind !== 'mute')).toEqual([]);
});

test('a network is kept out: nothing but the operator’s page answers there', async () => {
  const boss = await operator();
  const ada = await at.person('Ada');
  await boss.post('/api/operator/ban', { kind: 'address', who: '127.0.0.1', hours: 1, reason: 'floods' });
  await ada.until(() => !ada.socket?.connected);
  for (const path of ['/api/me', '/%61pi/me', '/ap%69/games']) expect((await ada.get(path)).body).toMatchObject({ code: 'kept-out' });
  await expect(ada.connect()).rejects.toThrow();
  const { id } = (await boss.get<Overview>('/api/operator')).body.bans.find((b) => b.kind === 'address') as BanSeen;
  await boss.post('/api/operator/unban', { id });
  await ada.connect();
});

test('the command line looks and does the same, by the key in the folder or by OPERATOR_KEY; a wrong word says what can be said', async () => {
  const ada = await at.person('Ada');
  const { code } = await ada.create({ ...grid, name: 'From the command line' });
  const run = (words: readonly string[], env = {}) =>
    spawnSync(process.execPath, ['tools/cosmo.ts', 'operator', ...words, '--at', at.server.url, '--json'], {
      env: { ...process.env, DATA_DIR: at.dir, ...env },
      encoding: 'utf8',
    });
  expect(JSON.parse(run(['tables', code]).stdout)).toMatchObject([{ code, name: 'From the command line' }]);
  expect(JSON.parse(run(['close', code], { OPERATOR_KEY: key(), DATA_DIR: '/nowhere' }).stdout)).toMatchObject({ misfits: 0 });
  expect((await ada.get(`/api/tables/${code}`)).status).toBe(404);
  expect(run(['close', code])).toMatchObject({ status: 2 });
  expect(run(['explode']).stderr).toContain('overview, tables, people');
  expect(run(['overview'], { OPERATOR_KEY: 'not the key at all' }).stderr).toContain('not the operator');
});

const both = pair({ OPERATOR_KEY: 'the key of this house' });
test('two processes: who is kept out by one is kept out by the other', async () => {
  const [one, two] = both.servers as [(typeof both.servers)[0], (typeof both.servers)[0]];
  const eve = await both.person(two, 'Eve');
  const boss = new Client(one.url);
  await boss.post('/api/operator/enter', { key: 'the key of this house' });
  await boss.post('/api/operator/ban', { kind: 'person', who: eve.me!.id, hours: 1, reason: '' });
  await eve.until(() => !eve.socket?.connected);
  for (;;) if ((await eve.get('/api/me')).status === 403) break;
});
