import type { LessonsTaken, Me, TableCard } from '@cosmodrome/wire';
import { expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
import { house } from './helpers/house.ts';
import { startServer } from './helpers/process.ts';

const at = house({ SIGN_INS_PER_10_MINUTES: '30' });
const mine = async (c: Client) => (await c.get<TableCard[]>('/api/mine')).body.map((t) => t.code).sort();

test('how far one is in lessons: the furthest counts, done stays done, an account learns what its guest had learnt, bad input changes nothing', async () => {
  const laptop = await Client.guest(at.server.url, 'Ada');
  const taken = async (c: Client) => (await c.get<LessonsTaken>('/api/lessons')).body;
  const say = (c: Client, lesson: unknown, to: unknown) => c.post<LessonsTaken>('/api/lessons', { lesson, at: to });
  expect(await taken(laptop)).toEqual({});
  expect((await say(laptop, 'grid/one', 4)).body).toEqual({ 'grid/one': 4 });
  expect((await say(laptop, 'grid/one', 2)).body).toEqual({ 'grid/one': 4 });
  expect((await say(laptop, 'grid/two', 'done')).body).toEqual({ 'grid/one': 4, 'grid/two': 'done' });
  for (const [lesson, to] of [
    ['grid', 1],
    ['../x/y', 1],
    ['grid/one', -1],
    ['grid/one', 1.5],
    ['grid/one', 1000],
    ['grid/one', 'over'],
    [7, 1],
  ])
    expect((await say(laptop, lesson, to)).status, `${lesson} ${to}`).toBe(400);
  await laptop.post('/api/auth/sign-up', { login: 'lessons', password: 'correct horse' });
  expect(await taken(laptop)).toEqual({ 'grid/one': 4, 'grid/two': 'done' });
  const phone = await Client.guest(at.server.url, 'Ada on the train');
  await say(phone, 'grid/one', 'done');
  await say(phone, 'grid/two', 3);
  await say(phone, 'grid/three', 1);
  await phone.post('/api/auth/sign-in', { login: 'lessons', password: 'correct horse' });
  expect(await taken(phone)).toEqual({ 'grid/one': 'done', 'grid/two': 'done', 'grid/three': 1 });
  expect(await taken(await Client.guest(at.server.url))).toEqual({});
});
test('a guest signs up and keeps everything; signs out; signs in elsewhere and brings along what was played there', async () => {
  const laptop = await Client.guest(at.server.url, 'Ada');
  const guest = laptop.cookies.get('cosmodrome_guest')!;
  const first = await laptop.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const up = await laptop.post<Me>('/api/auth/sign-up', { login: 'Ada_L', password: 'correct horse' });
  expect(up.body).toEqual({ id: laptop.me!.id, name: 'Ada', account: { name: 'ada_l' } });
  expect(laptop.cookies.has('cosmodrome_guest')).toBe(false);
  expect((await laptop.get<Me>('/api/me')).body).toEqual(up.body);
  expect(await mine(laptop)).toEqual([first.code]);
  // The old cookie of the guest is no key to the account.
  const thief = new Client(at.server.url);
  thief.cookies.set('cosmodrome_guest', guest);
  expect((await thief.get<Me>('/api/me')).body.id).not.toBe(laptop.me!.id);

  const phone = await Client.guest(at.server.url, 'Ada on the train');
  const second = await phone.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
  expect((await phone.post('/api/auth/sign-in', { login: 'ada_l', password: 'wrong horse' })).body.code).toBe('wrong-login');
  const signed = await phone.post<Me>('/api/auth/sign-in', { login: 'ADA_L', password: 'correct horse' });
  expect(signed.body).toEqual(up.body);
  expect(await mine(phone)).toEqual([first.code, second.code].sort());
  expect(await mine(laptop)).toEqual([first.code, second.code].sort());
  await phone.connect();
  const { sync } = await phone.watch(second.code, 0);
  expect(await phone.answer(second.code, sync!.n, 0, 'grid/mark', 0)).toMatchObject({ ok: true });

  const out = await phone.post<Me>('/api/auth/sign-out');
  expect(out.body.account).toBe(null);
  expect(out.body.id).not.toBe(up.body.id);
  await phone.until(() => !phone.socket?.connected);
  expect(await mine(phone)).toEqual([]);
  expect((await laptop.get<Me>('/api/me')).body.account).toEqual({ name: 'ada_l' });
  phone.close();
});

test('an e-mail works as well; bad and taken logins are refused; guessing passwords is slowed down', async () => {
  const bob = await Client.guest(at.server.url, 'Bob');
  for (const [login, password, code] of [
    ['b', 'long enough', 'bad-login'],
    ['Bob Smith', 'long enough', 'bad-login'],
    ['bob@nowhere', 'long enough', 'bad-login'],
    ['bob', 'short', 'bad-password'],
    ['ada_l', 'long enough', 'login-taken'],
  ] as const)
    expect((await bob.post('/api/auth/sign-up', { login, password })).body.code).toBe(code);
  expect((await bob.post<Me>('/api/auth/sign-up', { login: 'bob@example.org', password: 'long enough' })).body.account).toEqual({
    name: 'bob@example.org',
  });
  expect((await bob.post('/api/auth/sign-up', { login: 'bob2', password: 'long enough' })).body.code).toBe('signed-in');
  const other = await Client.guest(at.server.url);
  expect((await other.post('/api/auth/sign-up', { login: 'bob@example.org', password: 'long enough' })).body.code).toBe('login-taken');
  const tries = [];
  for (let i = 0; i < 30; i++)
    tries.push((await other.post('/api/auth/sign-in', { login: 'bob@example.org', password: `guess ${i}` })).body.code);
  expect(tries[0]).toBe('wrong-login');
  expect(tries.at(-1)).toBe('slow-down');
  for (const path of ['/api/auth/list-sessions', '/api/auth/update-user', '/api/auth/get-session', '/api/auth/sign-in/email'])
    expect((await other.post(path, {})).status).toBe(404);
  expect(at.server.log()).not.toContain('long enough');
});

test('however a login is spelt, its tries are counted as one; nobody keeps an owner out', async () => {
  const server = await startServer({ DATA_DIR: `${at.dir}/tries`, SIGN_INS_PER_10_MINUTES: '3', TRUST_PROXY: '1' });
  try {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const owner = await Client.guest(server.url, 'Ada');
    await owner.post('/api/auth/sign-up', { login: 'ada_l', password: 'correct horse' }, from('10.0.0.9'));
    await owner.post('/api/auth/sign-out');
    const sign = async (who: Client, login: string, password: string, address: string) =>
      (await who.post<{ code?: string }>('/api/auth/sign-in', { login, password }, from(address))).body.code ?? 'in';
    const eve = await Client.guest(server.url, 'Eve');
    const spelt = (i: number) => `${' '.repeat(i % 4)}${i % 2 ? 'ADA_L' : 'Ada_l'}${' '.repeat(i % 3)}`;
    // From the owner's own address, as many times as it has tries: the owner's browser still has its own.
    const here = [];
    for (let i = 0; i < 6; i++) here.push(await sign(eve, spelt(i), `guess ${i}`, '10.0.0.1'));
    expect(here).toEqual([...Array.from({ length: 3 }, () => 'wrong-login'), 'slow-down', 'slow-down', 'slow-down']);
    expect(await sign(owner, 'ada_l', 'correct horse', '10.0.0.1')).toBe('in');
    // One other address cannot keep the owner out of a new browser elsewhere.
    for (let i = 0; i < 6; i++) await sign(eve, spelt(i), `guess ${i}`, '10.0.0.2');
    expect(await sign(await Client.guest(server.url), 'Ada_L', 'correct horse', '10.0.0.3')).toBe('in');
    // Many addresses together are stopped, however they spell it.
    const many = [];
    for (let i = 0; i < 36; i++) many.push(await sign(eve, spelt(i), `guess ${i}`, `10.1.0.${i}`));
    expect(many.filter((code) => code === 'wrong-login').length).toBeLessThan(30);
    expect(many.at(-1)).toBe('slow-down');
    expect(await sign(owner, 'ADA_L', 'correct horse', '10.0.0.1')).toBe('in');
    // The mark of a browser is no key, and cannot be made at home.
    eve.cookies.set('cosmodrome_device', `x/ada_l.${'A'.repeat(43)}`);
    expect(await sign(eve, 'ada_l', 'guess', '10.0.0.1')).toBe('slow-down');
  } finally {
    expect(await server.stop()).toBe(0);
  }
});
