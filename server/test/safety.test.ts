import { readFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { io } from 'socket.io-client';
import { afterAll, describe, expect, test } from 'vitest';
import { newCode } from '../codes.ts';
import { Client } from './helpers/client.ts';
import { house } from './helpers/house.ts';
import { errorsIn } from './helpers/process.ts';

const at = house({
  HTTP_PER_MINUTE: '1500',
  MISSES_PER_10_MINUTES: '30',
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'the-token-of-tests',
  SOCKETS_PER_ADDRESS: '40',
  TRIES_PER_DAY: '3',
});
afterAll(() => expect(errorsIn(at.server.log())).toEqual([]));
/** Each test comes from an address of its own, as a proxy would tell it. */
const person = (name: string, address = '10.0.0.1'): Promise<Client> => at.person(name, { 'x-forwarded-for': address });
const alive = async () => (await fetch(`${at.server.url}/healthz`)).status;

describe('seats', () => {
  test('nobody answers, takes back, resigns or stands in for another', async () => {
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((n) => person(n)));
    const { code } = await ada!.create({ game: 'grid', options: { games: 9 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob!.act(code, 'sit', { seat: 1 });
    await ada!.act(code, 'start');
    const { sync } = await ada!.watch(code, 0);
    for (const other of [bob!, eve!]) {
      // One who is not at the table is not even told that there is one.
      const refused = { ok: false, code: other === bob ? 'not-yours' : 'not-found' };
      expect(await other.answer(code, sync!.n, 0, 'grid/mark', 0)).toMatchObject(refused);
      expect(await other.takeBack(code, sync!.n, 0)).toMatchObject(refused);
      expect((await other.post(`/api/tables/${code}/resign`, { seat: 0 })).status).toBe(403);
      expect((await other.post(`/api/tables/${code}/stand-in`, { seat: 0, on: false })).status).toBe(403);
      expect((await other.post(`/api/tables/${code}/rename`, { name: 'mine now' })).status).toBe(403);
      expect(await other.tryWatch(code, 0)).toMatchObject(refused);
    }
    expect(await bob!.answer(code, sync!.n, -1, 'clock', 'time')).toMatchObject({ ok: false, code: 'bad-request' });
    expect((await eve!.post(`/api/tables/${code}/stand-in`, { seat: 0, on: true })).status).toBe(403);
    expect((await ada!.watch(code, 0)).sync?.n).toBe(sync!.n);
  });
  test('who is put off a seat no longer sees through its eyes', async () => {
    const [ada, eve] = await Promise.all(['Ada', 'Eve'].map((n) => person(n)));
    const { code } = await ada!.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await eve!.act(code, 'sit', { seat: 1 });
    await eve!.watch(code, 1);
    await ada!.act(code, 'kick', { seat: 1 });
    // She is told, cannot sit down again, and says no more there.
    expect(await eve!.until(() => eve!.tables.at(-1)?.kicked)).toBe(true);
    await expect(eve!.act(code, 'sit', { seat: 1 })).rejects.toThrow(/kicked/);
    expect(await eve!.chat(code, { text: 'hey' })).toMatchObject({ ok: false, code: 'not-yours' });
    expect(ada!.tables.every((t) => !t.kicked)).toBe(true);
    await ada!.act(code, 'device', { seat: 1, name: 'Cleo' });
    await ada!.act(code, 'start');
    const first = await eve!.until(() => eve!.syncs[0]);
    expect(first).toMatchObject({ eyes: null, asks: [] });
    const { hands } = first.view as { hands: { face: number | null }[][] };
    expect(hands.flat().every((c) => c.face === null)).toBe(true);
  });
  test('a cookie that was not signed here is nobody', async () => {
    const ada = await person('Ada');
    const [name, value] = [...ada.cookies][0]!;
    for (const forged of [
      value.replace(/.$/, value.endsWith('A') ? 'B' : 'A'),
      (ada.me!.id ?? '').concat('.'),
      'x',
      '',
      `${ada.me!.id}.${'A'.repeat(43)}`,
    ]) {
      const eve = new Client(at.server.url);
      eve.cookies.set(name, forged);
      expect((await eve.get('/api/me')).body.id).not.toBe(ada.me!.id);
    }
  });
});

describe('codes', () => {
  test('six characters that cannot be confused, evenly drawn, never twice', () => {
    const many = Array.from({ length: 20_000 }, newCode);
    expect(new Set(many).size).toBeGreaterThan(19_990);
    const counts = new Map<string, number>();
    for (const c of many) {
      expect(c).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
      for (const letter of c) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    const mean = (20_000 * 6) / 32;
    for (const n of counts.values()) expect(Math.abs(n - mean)).toBeLessThan(mean * 0.12);
  });
  /** Everything that can be sent about a table, by one who knows nothing but a code that may be one. */
  const ways: Record<string, (eve: Client, code: string, headers: Record<string, string>) => Promise<string>> = {
    look: async (eve, code, headers) => (await eve.request<{ code: string }>(`/api/tables/${code}`, { headers })).body.code,
    replay: async (eve, code, headers) => (await eve.request<{ code: string }>(`/api/tables/${code}/replay`, { headers })).body.code,
    ...Object.fromEntries(
      ['sit', 'leave', 'kick', 'resign', 'knock'].map((verb) => [
        verb,
        async (eve: Client, code: string, headers: Record<string, string>) =>
          (await eve.post<{ code: string }>(`/api/tables/${code}/${verb}`, { seat: 0 }, headers)).body.code,
      ]),
    ),
    fork: async (eve, code, headers) => (await eve.post<{ code: string }>(`/api/tables/${code}/fork`, { n: 0 }, headers)).body.code,
    rematch: async (eve, code, headers) => (await eve.post<{ code: string }>(`/api/tables/${code}/rematch`, undefined, headers)).body.code,
    watch: async (eve, code) => codeOf(await eve.tryWatch(code, null)),
    'watch as': async (eve, code) => codeOf(await eve.tryWatch(code, 1)),
    answer: async (eve, code) => codeOf(await eve.answer(code, 0, 0, 'grid/mark', 0)),
    takeBack: async (eve, code) => codeOf(await eve.takeBack(code, 0, 0)),
    takeBacks: async (eve, code) => codeOf(await eve.takeBacks(code, 0, 0)),
  };
  const codeOf = (ack: { ok: boolean; code?: string }): string => (ack.ok ? 'ok' : (ack.code ?? ''));
  test.each(Object.keys(ways))('whoever guesses codes by %s finds nothing and is soon stopped', async (way) => {
    const address = `10.9.${Object.keys(ways).indexOf(way)}.9`;
    const eve = await person('Eve', address);
    const said: string[] = [];
    for (let i = 0; i < 36; i++) said.push(await ways[way]!(eve, newCode(), { 'x-forwarded-for': address }));
    expect(said.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'not-found'));
    expect(new Set(said.slice(-4))).toEqual(new Set(['slow-down']));
    // Whatever else is tried: it is one count.
    for (const other of ['look', 'watch', 'answer', 'takeBacks'])
      expect(await ways[other]!(eve, newCode(), { 'x-forwarded-for': address })).toBe('slow-down');
  });
  test('chat is counted too, whoever sits at a table plays on, and other addresses are not touched', async () => {
    const headers = { 'x-forwarded-for': '10.9.99.9' };
    const eve = await person('Eve', '10.9.99.9');
    const { code } = await eve.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    const { sync } = await eve.watch(code, 0);
    for (let i = 0; i < 24; i++) await ways.look!(eve, newCode(), headers);
    const said = [];
    for (let i = 0; i < 6; i++) said.push(codeOf(await eve.chat(newCode(), { text: 'anybody there?' })));
    expect(said).toEqual(Array.from({ length: 6 }, () => 'not-found'));
    expect(await ways.look!(eve, newCode(), headers)).toBe('slow-down');
    expect(await eve.answer(code, sync!.n, 0, 'grid/mark', 0)).toMatchObject({ ok: true });
    const ada = await person('Ada', '10.9.99.8');
    expect(await ways.look!(ada, newCode(), { 'x-forwarded-for': '10.9.99.8' })).toBe('not-found');
  });
  test('a table that is not for one answers as one that does not exist', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({
      game: 'grid',
      spectators: false,
      seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }],
      start: true,
    });
    const headers = { 'x-forwarded-for': '10.9.98.9' };
    const eve = await person('Eve', '10.9.98.9');
    const none = newCode();
    for (const [way, tried] of Object.entries(ways))
      expect([way, await tried(eve, code, headers)]).toEqual([way, await tried(eve, none, headers)]);
  });
});

describe('text', () => {
  test('markup in names and chat stays text; what cannot be seen is taken out', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const ada = await person('Ada');
    const renamed = await ada.post('/api/me', { name: evil.slice(0, 24) });
    expect(renamed.body.name).toBe(evil.slice(0, 24));
    expect(renamed.headers.get('content-type')).toMatch(/^application\/json/);
    expect(renamed.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ada.post('/api/me', { name: 'A\u202e\u0000d\na' })).body.name).toBe('A d a');
    expect((await ada.post('/api/me', { name: 'Zoé 👨‍👩‍👧‍👦' })).body.name).toBe('Zoé 👨‍👩‍👧‍👦');
    for (const name of [
      '',
      '   ',
      '\u200b',
      '\u3164',
      '\u2800',
      '\u00ad',
      '\u115f',
      'x'.repeat(25),
      '👨‍👩‍👧‍👦'.repeat(25),
      7,
      null,
      { a: 1 },
      ['x'],
    ])
      expect((await ada.post('/api/me', { name })).status).toBe(400);
    const { code, name } = await ada.create({ game: 'grid', name: evil, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(name).toBe(evil);
    await ada.watch(code, 0);
    await ada.chat(code, { text: evil });
    await ada.until(() => ada.chats[0]);
    expect(ada.chats[0]!.text).toBe(evil);
    const page = await ada.request<string>(`/t/${encodeURIComponent(evil)}`, { headers: { accept: 'text/html' } });
    expect(page.body).not.toContain(evil);
  });
  test('headers that keep pages to themselves', async () => {
    const { headers } = await (await Client.guest(at.server.url)).get('/api/games');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
    const cookie = (await fetch(`${at.server.url}/api/me`)).headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const behindTls = (await fetch(`${at.server.url}/api/me`, { headers: { 'x-forwarded-proto': 'https' } })).headers.getSetCookie()[0]!;
    expect(behindTls).toMatch(/Secure/);
    expect((await fetch(`${at.server.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(403);
    // A proxy on the same machine passes on what comes from anywhere.
    expect((await fetch(`${at.server.url}/metrics`)).status).toBe(403);
    expect((await fetch(`${at.server.url}/metrics`, { headers: { authorization: 'Bearer no-such-token' } })).status).toBe(403);
    expect((await fetch(`${at.server.url}/metrics`, { headers: { authorization: 'Bearer the-token-of-tests' } })).status).toBe(200);
  });
});

describe('other sites', () => {
  test('requests and sockets of other origins are refused', async () => {
    const ada = await person('Ada');
    const wish = { game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://127.0.0.1:1' },
    ])
      expect((await ada.post('/api/tables', wish, headers)).status).toBe(403);
    expect((await ada.post('/api/tables', wish, { origin: at.server.url })).status).toBe(200);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        (await ada.request('/api/tables', { method: 'POST', body: JSON.stringify(wish), headers: { 'content-type': type } })).status,
      ).toBe(415);
    const refused = await new Promise<string>((resolve) => {
      const socket = io(at.server.url, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { cookie: ada.cookie, origin: 'https://evil.example' },
      });
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', () => resolve('refused'));
    });
    expect(refused).toBe('refused');
    const nobody = new Client(at.server.url);
    await expect(nobody.connect()).rejects.toThrow('no-identity');
  });
  test('whatever changes something is refused to a page of another site, and without a word said by it', async () => {
    const ada = await person('Ada');
    const table = readFileSync(new URL('../../wire/rest.ts', import.meta.url), 'utf8');
    const routes = [...table.matchAll(/^ {2}'POST (\S+)'/gm)].map(([, path]) => path as string);
    expect(routes.length).toBeGreaterThan(50);
    for (const path of routes) {
      const { status, body } = await ada.post(path.replace(':code', 'ABCDEF'), {}, { origin: 'https://evil.example' });
      expect([path, status, body]).toMatchObject([path, 403, { code: 'cross-site' }]);
    }
  });
  test('no address leads out of the folder of the page', async () => {
    const { hostname, port } = new URL(at.server.url);
    for (const path of [
      '/../../package.json',
      '/assets/../../../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/..%5c..%5cpackage.json',
      '//etc/passwd',
      '/assets/%00/../x',
    ]) {
      // Not by fetch, which would put the address right.
      const [status, text] = await new Promise<[number, string]>((resolve, reject) => {
        get({ hostname, port, path }, (reply) => {
          let said = '';
          reply.on('data', (d: Buffer) => {
            said += d;
          });
          reply.on('end', () => resolve([reply.statusCode ?? 0, said]));
        }).on('error', reject);
      });
      expect([path, status]).toEqual([path, expect.toSatisfy((s: number) => s === 400 || s === 403 || s === 404)]);
      expect(text).not.toMatch(/"workspaces"|root:/);
    }
  });
});

test('whoever throws cookies away has no more tries at a challenge of the day than a network has; another game and another network do', async () => {
  const tries = async (address: string, game: string): Promise<number> => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json', origin: at.server.url };
    return (await fetch(`${at.server.url}/api/challenges`, { method: 'POST', headers, body: JSON.stringify({ game }) })).status;
  };
  const one: number[] = [];
  for (let i = 0; i < 5; i++) one.push(await tries('10.8.0.1', 'bids'));
  expect(one).toEqual([200, 200, 200, 409, 409]);
  expect(await tries('10.8.0.1', 'grid')).toBe(200);
  expect(await tries('10.8.0.2', 'bids')).toBe(200);
});

describe('floods and nonsense', () => {
  test('an address has so many lines, whether anybody says on them who he is or not', async () => {
    const knock = (address: string) =>
      fetch(`${at.server.url}/socket.io/?EIO=4&transport=polling`, { headers: { 'x-forwarded-for': address } });
    const statuses = (await Promise.all(Array.from({ length: 60 }, () => knock('10.7.0.1')))).map((r) => r.status);
    expect(statuses.filter((s) => s === 403).length).toBeGreaterThanOrEqual(20);
    expect((await knock('10.7.0.2')).status).toBe(200);
  });
  test('what nobody listens to counts as well: a line that says nothing else is cut', async () => {
    const eve = await person('Eve', '10.7.0.3');
    for (let i = 0; i < 2000; i++) (eve.socket as unknown as { emit(event: string): void }).emit(`nonsense ${i % 7}`);
    await eve.until(() => !eve.socket?.connected);
    expect(await alive()).toBe(200);
  });
  test('a socket that sends too much is told to slow down; chat sooner', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    await ada.watch(code, 0);
    const lines = await Promise.all(Array.from({ length: 20 }, (_, i) => ada.chat(code, { text: `line ${i}` })));
    expect(lines.filter((a) => a.ok)).toHaveLength(6);
    const acks = await Promise.all(Array.from({ length: 300 }, () => ada.answer(code, 0, 0, 'grid/mark', 99)));
    expect(acks.filter((a) => !a.ok && a.code === 'slow-down').length).toBeGreaterThan(200);
    expect(await alive()).toBe(200);
  });
  test('too many requests from one address are refused, others are served', async () => {
    const headers = { 'x-forwarded-for': '10.7.7.7' };
    const statuses = new Set<number>();
    for (let i = 0; i < 16; i++)
      for (const r of await Promise.all(Array.from({ length: 100 }, () => fetch(`${at.server.url}/api/games`, { headers })))) {
        statuses.add(r.status);
        await r.body?.cancel();
      }
    expect(statuses).toContain(429);
    expect((await fetch(`${at.server.url}/api/games`, { headers: { 'x-forwarded-for': '10.7.7.8' } })).status).toBe(200);
  });
  test('too many replays from one address are refused: each is a whole match played again', async () => {
    const headers = { 'x-forwarded-for': '10.6.6.6' };
    const ada = await person('Ada', '10.6.6.6');
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    const look = () => ada.request(`/api/tables/${code}/replay?eyes=0`, { headers });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) for (const r of await Promise.all(Array.from({ length: 10 }, look))) statuses.push(r.status);
    expect(statuses.filter((s) => s === 200).length).toBeGreaterThanOrEqual(60);
    expect(statuses.at(-1)).toBe(429);
    const elsewhere = { headers: { 'x-forwarded-for': '10.6.6.7' } };
    expect((await ada.request(`/api/tables/${code}/replay?eyes=0`, elsewhere)).status).toBe(200);
  });
  test('what is too large is refused', async () => {
    const ada = await person('Ada', '10.1.1.1');
    expect((await ada.post('/api/me', { name: 'x'.repeat(40_000) })).status).toBe(413);
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    await ada.watch(code, 0);
    expect(
      await ada.answer(
        code,
        0,
        0,
        'grid/mark',
        Array.from({ length: 5000 }, () => 1),
      ),
    ).toMatchObject({ ok: false, code: 'malformed' });
    let deep: unknown = 1;
    for (let i = 0; i < 50; i++) deep = [deep];
    expect(await ada.answer(code, 0, 0, 'grid/mark', deep)).toMatchObject({ ok: false, code: 'malformed' });
    await ada.raw('answer', { code, n: 0, seat: 0, topic: 'grid/mark', answer: 'x'.repeat(200_000) }).catch(() => {});
    await ada.until(() => !ada.socket?.connected);
    expect(await alive()).toBe(200);
    await ada.connect({ 'x-forwarded-for': '10.1.1.1' });
    expect((await ada.watch(code, 0)).sync?.asks).toHaveLength(1);
  });
  test('nonsense on every event and every route is refused in words and changes nothing', async () => {
    const ada = await person('Ada', '10.1.1.2');
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    const { sync } = await ada.watch(code, 0);
    const odd: unknown[] = [
      undefined,
      null,
      1,
      -1,
      1e99,
      '',
      'x',
      [],
      {},
      [[]],
      { code },
      { code, seat: '0' },
      { code: { toString: 'x' } },
      { __proto__: null },
      true,
    ];
    for (const event of ['watch', 'unwatch', 'answer', 'takeBack', 'chat']) {
      const eve = await person('Eve', '10.1.1.3');
      for (const value of odd) expect(await eve.raw(event, value)).toMatchObject({ ok: event === 'unwatch' && value === odd[10] });
    }
    for (const event of ['nothing', '__proto__', 'constructor', 'toString']) ada.socket?.emit(event as 'unwatch', { code });
    for (const value of odd) {
      const ack = await ada.answer(code, sync!.n, 0, 'bids/secret', value);
      expect(ack).toMatchObject(value === 1 ? { ok: true } : { ok: false });
    }
    const routes = [
      'sit',
      'move',
      'add',
      'remove',
      'options',
      'leave',
      'kick',
      'bot',
      'open',
      'device',
      'ready',
      'rename',
      'stand-in',
      'resign',
      'start',
      'rematch',
      'knock',
      'agree',
      'nothing',
    ];
    for (const route of routes)
      for (const value of [
        undefined,
        null,
        'x',
        [],
        { seat: 99 },
        { seat: -1 },
        { seat: 0.5 },
        { seat: 'a' },
        { seat: 0, more: 1 },
        { name: 3 },
      ]) {
        const { status, body } = await ada.post<{ code: string; message: string }>(`/api/tables/${code}/${route}`, value);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }
    for (const wish of [
      {},
      { game: 'none', seats: [{ kind: 'me' }] },
      { game: 'grid', seats: [] },
      { game: 'grid', seats: [{ kind: 'me' }] },
      { game: 'grid', seats: [{ kind: 'me' }, { kind: 'me' }] },
      { game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }], options: { games: -1 } },
      { game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }], options: { nothing: 1 } },
      { game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }], pace: { kind: 'live', answerMs: 1, reserveMs: 0 } },
      { game: 'grid', seats: [{ kind: 'me' }, { kind: 'bot', bot: '../../x' }] },
      { game: '__proto__', seats: [{ kind: 'me' }, { kind: 'open' }] },
    ]) {
      const { status } = await ada.post('/api/tables', wish);
      expect([400, 409]).toContain(status);
    }
    expect(await oddPath()).toBeGreaterThanOrEqual(400);
    expect(
      (await ada.request('/api/me', { method: 'POST', body: '{"name":', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400);
    expect((await ada.request('/api/me', { method: 'DELETE' })).status).toBe(404);
    expect(await alive()).toBe(200);
    expect(errorsIn(at.server.log())).toEqual([]);
  });
});

/** A request with a path no browser would send. */
function oddPath(): Promise<number> {
  const { hostname, port } = new URL(at.server.url);
  return new Promise((resolve, reject) => {
    const r = request({ hostname, port, path: '/api/tables/%ff%00/../../etc/passwd', method: 'GET' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    r.on('error', reject);
    r.end();
  });
}
