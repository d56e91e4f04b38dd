/** Called when it is my turn and I am not there: over a real mail server and a stand-in for the push services of browsers. */
import type { Calling, Me, Wishes } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isQuiet } from '../calls.ts';
import { sqliteFile } from '../storage.ts';
import { letterbox, pushService } from './helpers/calling.ts';
import { Client } from './helpers/client.ts';
import { CROWD, premises, TOGETHER } from './helpers/house.ts';
import type { Running } from './helpers/process.ts';

const here = premises();
let server: Running;
let env: Record<string, string>;
const [post, service] = await Promise.all([letterbox(), pushService()]);
const { letters } = post;
const { pushed, browser } = service;
beforeAll(async () => {
  env = {
    ...CROWD,
    SMTP_URL: post.url,
    PUBLIC_URL: 'https://play.example/',
    PUSH_TO: service.url,
    CALL_MS: '0',
    LETTERS_PER_HOUR: '1000',
    SIGN_INS_PER_10_MINUTES: '1000',
  };
  server = await here.start(env);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await post.close();
  service.close();
});
const WISHES: Wishes = { lang: 'en', zone: 'Europe/Paris', quiet: [0, 0], mail: 'each', hour: 18, paces: 'all' };
const grid = { game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }], name: 'The grid of the two of us' } as const;
const until = async <T>(what: () => T | undefined | false): Promise<T> => {
  for (;;) {
    const found = what();
    if (found) return found;
    await new Promise((r) => setTimeout(r, 10));
  }
};
/** Two people, the first of whom is asked. */
async function two() {
  const ada = await here.person(server, 'Ada');
  const bob = await here.person(server, 'Bob');
  const { code } = await ada.create(grid);
  await bob.act(code, 'sit', { seat: 1 });
  return { ada, bob, code };
}
/** The address is theirs: the link in the letter says so. */
async function address(of: Client, mail: string, password?: string): Promise<void> {
  await of.post('/api/me/calling', WISHES);
  await of.post('/api/me/mail', { mail, ...(password === undefined ? {} : { password }) });
  const letter = await until(() => letters.find((l) => l.to === mail));
  const [, token] = /https:\/\/play\.example\/link\/([\w-]+)/.exec(letter.text) as RegExpExecArray as unknown as [string, string];
  // Wherever the letter is read.
  expect((await new Client(server.url).post('/api/links/use', { token })).status).toBe(200);
}

test('letters are limited by person and by where they go, and by network so that a club can meet there for the first time', async () => {
  const { url, stop } = await here.start({ ...env, LETTERS_PER_HOUR: '2' });
  const club = await Promise.all(Array.from({ length: 8 }, () => Client.guest(url, 'Ada')));
  const ask = async (of: Client, mail: string) => (await of.post('/api/me/mail', { mail })).status;
  for (const [i, one] of club.entries()) expect(await ask(one, `club${i}@example.org`)).toBe(200);
  expect([await ask(club[0]!, 'club0@example.org'), await ask(club[0]!, 'club8@example.org')]).toEqual([200, 429]);
  // One network has ten: nine are used, and the refused one was the tenth.
  expect(await ask(club[1]!, 'club9@example.org')).toBe(429);
  expect(await stop()).toBe(0);
});
describe('by mail', () => {
  test('to an address whose owner has said so, once for each turn, with where to go; nobody who looks on is called', async () => {
    const { ada, bob, code } = await two();
    await ada.post('/api/me/mail', { mail: 'eve@example.org' });
    await until(() => letters.find((l) => l.to === 'eve@example.org'));
    expect((await ada.get<Calling>('/api/me/calling')).body).toMatchObject({
      address: { mail: 'eve@example.org', sure: false },
      can: { mail: true },
    });
    await address(ada, 'ada@example.org');
    expect((await ada.get<Calling>('/api/me/calling')).body.address).toEqual({ mail: 'ada@example.org', sure: true });
    await address(bob, 'bob@example.org');
    await ada.watch(code, 0);
    await bob.watch(code, 1);
    await ada.act(code, 'start');
    const to = (mail: string) => letters.filter((l) => l.to === mail && l.text.includes(`/t/${code}`));
    // She is there; he is not asked. Then she goes.
    ada.close();
    const letter = await until(() => to('ada@example.org')[0]);
    expect(letter.text).toContain('Subject: Cosmodrome: it is your turn');
    expect(letter.text).toContain('The grid of the two of us');
    expect(letter.text).toContain(`https://play.example/t/${code}`);
    await ada.connect();
    const { sync } = await ada.watch(code, 0);
    await ada.answer(code, sync!.n, 0, 'grid/mark', 0);
    bob.close();
    await until(() => to('bob@example.org')[0]);
    // Another turn is another call; the same one is not.
    await bob.connect();
    const then = (await bob.watch(code, 1)).sync;
    ada.close();
    await bob.answer(code, then!.n, 1, 'grid/mark', 4);
    await until(() => to('ada@example.org').length === 2);
    expect(to('bob@example.org')).toHaveLength(1);
    expect(letters.filter((l) => l.to === 'eve@example.org')).toHaveLength(1);
  });
  test('once a day at the hour one has named, quiet or not, with who asks one where; in quiet hours nothing else comes', async () => {
    const [ada, bob] = [await here.person(server, 'Ada'), await here.person(server, 'Bob')];
    await address(ada, 'ada.daily@example.org');
    await address(bob, 'bob.quiet@example.org');
    // Of an hour that ends in this minute nobody would be told any more.
    const hour = new Date(Date.now() + 60_000).getUTCHours();
    const soon = { ...WISHES, zone: 'UTC', hour, quiet: [hour, (hour + 1) % 24] as const };
    const alone = async (who: Client, name: string) => {
      const { code } = await who.create({ ...grid, name });
      const other = await here.person(server, 'Eve');
      await other.act(code, 'sit', { seat: 1 });
      await who.act(code, 'start');
      return { code, other };
    };
    await ada.post('/api/me/calling', { ...soon, mail: 'none' });
    await bob.post('/api/me/calling', { ...soon, quiet: [(hour + 23) % 24, (hour + 2) % 24], mail: 'each' });
    const { code, other } = await alone(ada, 'For the letter');
    const silent = await alone(bob, 'In the night');
    const asks = await other.create({ ...grid, name: 'Come along' });
    await other.act(asks.code, 'invite', { person: ada.me?.id });
    bob.close();
    await ada.post('/api/me/calling', { ...soon, mail: 'daily', asked: true });
    ada.close();
    const to = (mail: string) => letters.filter((l) => l.to === mail && l.text.includes('/t/'));
    const letter = await until(() => to('ada.daily@example.org').find((l) => l.text.includes(asks.code)));
    expect(letter.text).toContain('You are invited');
    expect(letter.text).toContain('Eve');
    expect(letter.text).toContain(`https://play.example/t/${code}`);
    expect(to('ada.daily@example.org')).toHaveLength(1);
    expect(letters.filter((l) => l.text.includes(silent.code))).toEqual([]);
  });
  test('the address of a guest is not that of the account somebody signs in to there', async () => {
    const guest = await here.person(server, 'Mallory');
    await address(guest, 'mallory@example.org');
    const victim = await here.person(server, 'Victim');
    await victim.post('/api/auth/sign-up', { login: 'victim', password: 'correct horse' });
    expect((await guest.post<Me>('/api/auth/sign-in', { login: 'victim', password: 'correct horse' })).body).toMatchObject({
      account: { name: 'victim' },
    });
    expect((await guest.get<Calling>('/api/me/calling')).body).toMatchObject({ address: null, wishes: WISHES });
  });
  test('a new password by mail, for an account with a sure address; nobody learns which accounts have one', async () => {
    const grace = await here.person(server, 'Grace');
    await grace.post('/api/auth/sign-up', { login: 'grace.mail', password: 'correct horse' });
    // An open browser is not enough: by that address a new password can be had.
    expect((await grace.post('/api/me/mail', { mail: 'eve@example.org' })).body).toMatchObject({ code: 'wrong-login' });
    await address(grace, 'grace@example.org', 'correct horse');
    const stranger = new Client(server.url);
    const asks = await Promise.all(['nobody.here', 'grace.mail', '::'].map((login) => stranger.post('/api/auth/forgot', { login })));
    expect(asks.map((a) => [a.status, a.body])).toEqual(asks.map(() => [200, { sent: 'perhaps' }]));
    const letter = await until(() => letters.find((l) => l.to === 'grace@example.org' && l.text.includes('new password')));
    const token = /link\/([\w-]+)/.exec(letter.text)?.[1];
    // Whoever asks again does not void the letter that is under way; once one was used, none holds.
    await stranger.post('/api/auth/forgot', { login: 'grace.mail' });
    const again = await until(() => letters.findLast((l) => l.to === 'grace@example.org' && !l.text.includes(token as string)));
    expect((await stranger.post<Me>('/api/links/use', { token, password: 'battery staple' })).body).toMatchObject({
      account: { name: 'grace.mail' },
    });
    const other = /link\/([\w-]+)/.exec(again.text)?.[1];
    expect((await new Client(server.url).post('/api/links/look', { token: other })).body).toMatchObject({ code: 'link-spent' });
  });
});

describe('by a browser', () => {
  test('a notice only that browser can read, with the way to the table; one that is no more is forgotten', async () => {
    const { ada, code } = await two();
    const phone = browser('phone-of-ada');
    expect((await ada.post<Calling>('/api/me/browser', phone.to)).body.browsers).toBe(1);
    await ada.post('/api/me/calling', { ...WISHES, mail: 'none' });
    ada.close();
    await ada.act(code, 'start');
    const { headers, body } = await until(() => pushed.find((p) => p.path === '/phone-of-ada'));
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers.authorization).toContain((await ada.get<Calling>('/api/me/calling')).body.can.pushKey);
    expect(body.toString('latin1')).not.toContain('grid');
    expect(phone.read(body)).toEqual({
      title: 'It is your turn',
      body: expect.stringContaining(grid.name) as string,
      path: `/t/${code}`,
      tag: code,
    });
    service.state.gone = true;
    await ada.connect();
    const { sync } = await ada.watch(code, 0);
    const other = await two();
    await other.ada.post('/api/me/browser', browser('phone-that-was').to);
    other.ada.close();
    await other.ada.act(other.code, 'start');
    await until(() => pushed.find((p) => p.path === '/phone-that-was'));
    while ((await other.ada.get<Calling>('/api/me/calling')).body.browsers > 0) await new Promise((r) => setTimeout(r, 10));
    service.state.gone = false;
    expect(sync).toBeDefined();
  });
  test('whoever is asked to a table, or for another match, and has no page open; not who does not want it', async () => {
    const { ada, bob, code } = await two();
    const phone = browser('phone-of-the-asked');
    await bob.post('/api/me/browser', phone.to);
    await bob.post('/api/me/calling', { ...WISHES, mail: 'none', asked: true });
    await address(ada, 'asked@example.org');
    await ada.act(code, 'start');
    const next = await ada.create({ ...grid, name: 'Tonight' });
    const called = () => pushed.filter((p) => p.path === '/phone-of-the-asked').map((p) => phone.read(p.body));
    await ada.act(next.code, 'invite', { person: bob.me?.id });
    // He sees it in his page; once that is closed he is called, once.
    bob.close();
    await until(() => called().find((n) => n.tag === next.code));
    expect(called().find((n) => n.tag === next.code)).toMatchObject({ title: 'Ada invites you', path: `/t/${next.code}` });
    const other = await bob.create(grid);
    await bob.act(other.code, 'invite', { person: ada.me?.id });
    ada.close();
    const third = await bob.create({ ...grid, name: 'Third' });
    await ada.post('/api/me/calling', { ...WISHES, asked: true });
    await bob.act(third.code, 'invite', { person: ada.me?.id });
    const letter = await until(() => letters.find((l) => l.to === 'asked@example.org' && l.text.includes('Third')));
    expect(letter.text).toContain(`https://play.example/t/${third.code}`);
    expect(called().filter((n) => n.tag === next.code)).toHaveLength(1);
  });
  test('a house whose address is not https calls browsers all the same; of a table over days also whoever was out for some', async () => {
    const plain = await here.start({ ...env, PUBLIC_URL: 'http://play.example' });
    const [ada, bob] = [await here.person(plain, 'Ada'), await here.person(plain, 'Bob')];
    const phone = browser('phone-without-https');
    await ada.post('/api/me/browser', phone.to);
    const { code } = await ada.create({ ...grid, pace: { kind: 'days', answerMs: 86_400_000 } });
    await bob.act(code, 'sit', { seat: 1 });
    ada.close();
    await ada.act(code, 'start');
    const { headers, body } = await until(() => pushed.find((p) => p.path === '/phone-without-https'));
    expect(headers).toMatchObject({ ttl: String(7 * 86_400) });
    expect(phone.read(body).tag).toBe(code);
  });
  test('one browser is called for one person, whoever sat there last; after a new password none but those that say so again', async () => {
    const [ada, bob] = [await here.person(server, 'Ada'), await here.person(server, 'Bob')];
    const browsers = async (of: Client) => (await of.get<Calling>('/api/me/calling')).body.browsers;
    const shared = browser('shared').to;
    await ada.post('/api/me/browser', shared);
    await bob.post('/api/me/browser', shared);
    expect([await browsers(ada), await browsers(bob)]).toEqual([0, 1]);
    // Whose it is not any more cannot drop it for the other.
    await ada.post('/api/me/browser', { ...shared, off: true });
    expect(await browsers(bob)).toBe(1);
    await bob.post('/api/auth/sign-up', { login: 'bob.shared', password: 'correct horse' });
    await bob.post('/api/auth/password', { before: 'correct horse', after: 'battery staple' });
    expect(await browsers(bob)).toBe(0);
  });
  test('no page makes the server call an address that is no browser’s; what is not understood is refused', async () => {
    const ada = await here.person(server, 'Ada');
    const { to } = browser('x');
    for (const endpoint of ['https://localhost/x', 'https://169.254.169.254/x', 'file:///etc/passwd', 'nonsense', ''])
      expect((await ada.post('/api/me/browser', { ...to, endpoint })).status).toBe(400);
    for (const wishes of [{ ...WISHES, zone: 'Mars/Olympus' }, { ...WISHES, quiet: [25, 1] }, { ...WISHES, mail: 'always' }, {}])
      expect((await ada.post('/api/me/calling', wishes)).status).toBe(400);
    expect((await ada.post('/api/me/mail', { mail: 'not an address' })).status).toBe(400);
  });
});

test('over days: called once to a turn however many pass; the one letter of the day comes each day', async () => {
  const DATA_DIR = await here.folder();
  const first = await here.start({ ...env, DATA_DIR });
  const servers = [first];
  const [ada, bob] = [await here.person(first, 'Ada'), await here.person(first, 'Bob')];
  const phone = browser('phone-over-days');
  await ada.post('/api/me/browser', phone.to);
  const { code } = await ada.create({ ...grid, pace: { kind: 'days', answerMs: 7 * 86_400_000 } });
  await bob.act(code, 'sit', { seat: 1 });
  // Of an hour that ends in this minute nobody would be told any more.
  const daily = async () =>
    ada.post('/api/me/calling', { ...WISHES, zone: 'UTC', mail: 'daily', hour: new Date(Date.now() + 60_000).getUTCHours() });
  await ada.post('/api/me/mail', { mail: 'ada.days@example.org' });
  const sure = await until(() => letters.find((l) => l.to === 'ada.days@example.org'));
  await ada.post('/api/links/use', { token: /\/link\/([\w-]+)/.exec(sure.text)?.[1] });
  await daily();
  ada.close();
  await ada.act(code, 'start');
  const daysTold = () => letters.filter((l) => l.to === 'ada.days@example.org' && l.text.includes(`/t/${code}`)).length;
  await until(() => daysTold() === 1);
  for (const day of [1, 2, 3]) {
    await servers.at(-1)?.stop();
    const db = new Database(sqliteFile(DATA_DIR));
    const { clocks } = db.prepare('select clocks from matches where code = ?').get(code) as { clocks: string };
    const { since, ...rest } = JSON.parse(clocks) as { since: Record<string, number> };
    const before = Object.fromEntries(Object.entries(since).map(([seat, at]) => [seat, at - 86_400_000]));
    db.prepare('update matches set clocks = ?, due = due - 86400000 where code = ?').run(JSON.stringify({ ...rest, since: before }), code);
    db.prepare('update callings set told_at = told_at - 86400000').run();
    db.prepare('update called set since = since - 86400000').run();
    db.close();
    servers.push(await here.start({ ...env, DATA_DIR }));
    ada.url = servers.at(-1)!.url;
    await daily();
    await until(() => daysTold() === day + 1);
  }
  // The letter is written after the notices of the same look.
  expect(pushed.filter((p) => p.path === '/phone-over-days').map((p) => phone.read(p.body).tag)).toEqual([code]);
});

test('two processes call once; a house without a mail server says so', async () => {
  const { url } = await here.postgres();
  const both = { ...TOGETHER, ...env, DATABASE_URL: url };
  const [one, two] = await Promise.all([here.start(both), here.start(both)]);
  const ada = await here.person(one, 'Ada');
  const bob = await here.person(two, 'Bob');
  const phone = browser('phone-of-two');
  await ada.post('/api/me/browser', phone.to);
  const { code } = await ada.create(grid);
  await bob.act(code, 'sit', { seat: 1 });
  ada.close();
  await ada.act(code, 'start');
  await bob.watch(code, 1);
  await until(() => pushed.find((p) => p.path === '/phone-of-two'));
  // While both look again: another turn at another table is told meanwhile, in one more call.
  const next = await bob.create({ ...grid, name: 'another' });
  await ada.act(next.code, 'sit', { seat: 1 });
  await bob.act(next.code, 'start');
  await bob.connect();
  const { sync } = await bob.watch(next.code, 0);
  await bob.answer(next.code, sync!.n, 0, 'grid/mark', 0);
  await until(() => pushed.filter((p) => p.path === '/phone-of-two').length > 1);
  expect(pushed.filter((p) => p.path === '/phone-of-two').map((p) => phone.read(p.body).tag)).toEqual([code, next.code]);
  const { SMTP_URL: _, ...without } = env;
  const plain = await here.start(without);
  const eve = await here.person(plain, 'Eve');
  expect((await eve.get<Calling>('/api/me/calling')).body.can.mail).toBe(false);
  expect((await eve.post('/api/me/mail', { mail: 'eve@example.org' })).body).toMatchObject({ code: 'no-mail' });
});

test('quiet hours are those of the person, also over midnight', () => {
  const at = (utc: string) => Date.parse(`2026-01-15T${utc}Z`);
  const night: Wishes = { ...WISHES, quiet: [22, 7] };
  // Paris is an hour ahead in winter.
  expect(['20:59', '21:00', '02:00', '05:59', '06:00'].map((t) => isQuiet(night, at(t)))).toEqual([false, true, true, true, false]);
  const noon: Wishes = { ...WISHES, zone: 'America/New_York', quiet: [12, 14] };
  expect(['16:59', '17:00', '18:59', '19:00'].map((t) => isQuiet(noon, at(t)))).toEqual([false, true, true, false]);
  expect(isQuiet({ ...WISHES, quiet: [5, 5] }, at('04:30'))).toBe(false);
});
