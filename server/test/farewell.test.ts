/** Who leaves the house, by themselves or by the operator's hand: every table of the database, its file, and a backup are looked through. */
import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Kept, Link } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backup } from '../backup.ts';
import { readSettings } from '../settings.ts';
import type { Client } from './helpers/client.ts';
import { CROWD, premises } from './helpers/house.ts';

const here = premises();
const KEY = 'the key of the house';
/** Nobody listens there. */
const SERVICE = 'http://127.0.0.1:9/';
const ENV = {
  ...CROWD,
  SIGN_INS_PER_10_MINUTES: '1000',
  OPERATOR_KEY: KEY,
  SECRET: 'the same secret for both of them',
  PUSH_TO: SERVICE,
  CALL_MS: '250',
  // Whoever does not look at a table is gone from it.
  ABSENT_MS: '0',
};
/** What is of nobody: moves, results by seat, and what the house keeps of itself. */
const NOBODYS = [
  ...['challenged', 'entries', 'hints', 'house', 'kysely_migration', 'kysely_migration_lock', 'matches', 'notes'],
  ...['bookmarks', 'outages', 'processes', 'results', 'seen', 'sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4', 'verification'],
];
type Rows = ReadonlyMap<string, readonly string[]>;

function inFile(dir: string): Rows {
  const db = new Database(join(dir, 'cosmodrome.sqlite'), { readonly: true });
  try {
    const names = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    return new Map(
      names.map((name) => [
        name,
        db
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => JSON.stringify(row)),
      ]),
    );
  } finally {
    db.close();
  }
}
async function inPostgres(url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
    const all = new Map<string, readonly string[]>();
    for (const { name } of rows)
      all.set(
        name,
        (await client.query(`select * from "${name}"`)).rows.map((row) => JSON.stringify(row)),
      );
    return all;
  } finally {
    await client.end();
  }
}
const withTraces = (all: Rows, traces: readonly string[]): string[] =>
  [...all].flatMap(([name, rows]) => (rows.some((row) => traces.some((t) => row.includes(t))) ? [name] : [])).sort();
const endpoint = (name: string) => ({
  endpoint: `${SERVICE}${name}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
});

/** Everything a person can have here; gives what would betray them. */
async function lived(zeb: Client, bob: Client): Promise<readonly string[]> {
  const boss = (path: string, body?: unknown) =>
    bob.request(`/api/operator${path}`, {
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  const id = zeb.me!.id;
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  // A race to its end, and what follows it: Bob's rematch, and his game on from a moment of it.
  const race = await zeb.create({ game: 'grid', seats, options: { games: 1 } });
  await bob.act(race.code, 'sit', { seat: 1 });
  await zeb.act(race.code, 'start');
  await Promise.all([zeb.watch(race.code, 0), bob.watch(race.code, 1)]);
  await zeb.chat(race.code, { text: 'Zebulon says hello' });
  // One of them wins: who draws is not rated.
  for (const [n, cell] of [0, 3, 1, 4, 2].entries())
    expect(await (n % 2 === 0 ? zeb : bob).answer(race.code, n, n % 2, 'grid/mark', cell)).toMatchObject({ ok: true });
  expect((await zeb.get<Kept>('/api/me/kept')).body.said).toHaveLength(1);
  await zeb.post('/api/me', { name: 'Zebulon Quark' });
  await bob.act(race.code, 'rematch');
  await bob.act(race.code, 'fork', { n: 1 });
  // A turn that is owed, and was called to.
  const owed = await zeb.create({ game: 'grid', seats });
  await bob.act(owed.code, 'sit', { seat: 1 });
  await zeb.act(owed.code, 'start');
  // A challenge; a lesson; a browser; an address; links.
  await zeb.post('/api/challenges', { game: 'grid' });
  await zeb.post('/api/lessons', { lesson: 'grid/one', at: 2 });
  await zeb.post('/api/me/browser', endpoint('zebulon-phone'));
  await zeb.post<Link>('/api/me/link');
  // Of whose circle they are, who is in theirs, whom they asked and who asked them.
  await zeb.post('/api/circle', { person: bob.me!.id, how: 'hidden' });
  await bob.post('/api/circle', { person: id, how: 'hidden' });
  const asking = await zeb.create({ game: 'grid', seats });
  await zeb.act(asking.code, 'invite', { person: bob.me!.id });
  // Sent away from a table; at the door of another, looking on there; a seat given up.
  const bobs = await bob.create({ game: 'grid', seats });
  await zeb.act(bobs.code, 'sit', { seat: 1 });
  await bob.act(bobs.code, 'kick', { seat: 1 });
  const secret = await bob.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  await zeb.act(secret.code, 'knock', { seat: 1 });
  const given = await bob.create({ game: 'grid', seats });
  await zeb.act(given.code, 'sit', { seat: 1 });
  await bob.act(given.code, 'start');
  await bob.watch(given.code, 0);
  await zeb.watch(given.code, 1);
  await zeb.act(given.code, 'resign', { seat: 1 });
  // A program: at their own table, at Bob's who agreed, and asked for where he has not.
  const { body: made } = await zeb.post<{ programs: { id: string }[] }>('/api/me/programs', { name: 'Zebulon’s mind' });
  const program = { program: made.programs[0]!.id };
  const own = await zeb.create({ game: 'grid', seats });
  await zeb.act(own.code, 'program', { seat: 1, ...program });
  await zeb.act(own.code, 'start');
  for (const agreed of [true, false]) {
    const shared = await bob.create({
      game: 'dash',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      options: { ms: 100_000 },
    });
    await zeb.act(shared.code, 'sit', { seat: 1 });
    await zeb.act(shared.code, 'program', { seat: 2, ...program });
    if (agreed) await bob.act(shared.code, 'agree', { seat: 2, yes: true });
    await bob.act(shared.code, 'start');
  }
  // What was told of them and by them, and what the operator did.
  await bob.post(`/api/tables/${race.code}/report`, { seat: 0, text: 'Zebulon swears' });
  await zeb.post(`/api/tables/${race.code}/report`, { seat: 1, text: 'Bob swears' });
  const waiting = await zeb.create({ game: 'grid', seats, name: 'At Zebulon Quark’s' });
  await boss('/close', { code: waiting.code });
  await boss('/ban', { kind: 'mute', who: id, hours: 1, reason: 'Zebulon swears' });
  const { body } = await boss('');
  const { bans } = body as unknown as { bans: readonly { id: string; who: string }[] };
  await boss('/unban', { id: bans.find((b) => b.who === id)?.id });
  await boss('/ban', { kind: 'mute', who: id, hours: 1, reason: 'Zebulon swears again' });
  await boss('/password', { person: id });
  // Somebody says that a seat of theirs is their own, and another gets one with Bob's word; and they themselves had one as a guest, which the operator gave back.
  const eve = await here.person({ url: zeb.url }, 'Eve');
  await eve.act(owed.code, 'knock', { seat: 0 });
  await bob.act(owed.code, 'agree', { seat: 0, yes: false });
  const lost = await zeb.create({ game: 'grid', seats });
  await bob.act(lost.code, 'sit', { seat: 1 });
  await zeb.act(lost.code, 'start');
  await eve.act(lost.code, 'knock', { seat: 0 });
  await bob.act(lost.code, 'agree', { seat: 0, yes: true });
  const guest = await here.person({ url: zeb.url }, 'Zebulon the Guest');
  const found = await bob.create({ game: 'grid', seats });
  await guest.act(found.code, 'sit', { seat: 1 });
  await bob.act(found.code, 'start');
  const { body: link } = await boss('/seat', { person: guest.me!.id });
  expect((await zeb.post('/api/links/use', { token: (link as unknown as Link).token })).status).toBe(200);
  eve.close();
  guest.close();
  // Called, and rated: both are done behind the scenes.
  for (;;) {
    const { called, ratings } = (await zeb.get<Kept>('/api/me/kept')).body;
    if (called.length > 0 && ratings.length > 0) break;
    await new Promise((again) => setTimeout(again, 20));
  }
  return [id, guest.me!.id, 'ebulon', 'Zeb Old'];
}

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  test(`${kind}: who has left is found in no table, not in the file, and in no backup made afterwards`, async () => {
    const dir = await here.folder();
    const env = { ...ENV, DATA_DIR: dir, ...(kind === 'PostgreSQL' ? { DATABASE_URL: (await here.postgres()).url } : {}) };
    const server = await here.start(env);
    const zeb = await here.person(server, 'Zeb Old');
    const bob = await here.person(server, 'Bob');
    await zeb.post('/api/auth/sign-up', { login: 'zebulon@example.org', password: 'correct horse' });
    await zeb.connect();
    const told = await lived(zeb, bob);
    const look = (): Promise<Rows> => ('DATABASE_URL' in env ? inPostgres(env.DATABASE_URL) : Promise.resolve(inFile(dir)));
    const settings = readSettings(env);
    const before = join(dir, 'before.gz');
    await backup(settings, before);

    // The person is in every table in which there can be one: whoever adds a table says here what this person has in it.
    const all = await look();
    const row = all.get('people')?.find((r) => r.includes('Quark'));
    const traces = [...told, (JSON.parse(row as string) as { user_id: string }).user_id];
    const found = withTraces(all, traces);
    expect([...all.keys()].filter((name) => !NOBODYS.includes(name) && !found.includes(name))).toEqual([]);
    const kept = (await zeb.get<Kept>('/api/me/kept')).body;
    expect(kept).toMatchObject({
      calling: { mail: null },
      browsers: [{ endpoint: endpoint('zebulon-phone').endpoint }],
      lessons: { 'grid/one': 2 },
      reported: [{ text: 'Bob swears' }],
      reportedOf: [{}],
      bans: [{ kind: 'mute' }],
      sessions: [{}],
    });
    expect(kept.apart).toEqual([{ name: 'Bob', how: 'hidden' }]);
    expect([kept.asked.length, kept.askedTo.length]).toEqual([1, 1]);
    expect(kept.results).toHaveLength(1);
    expect(kept.programs).toMatchObject([{ name: 'Zebulon’s mind' }]);
    expect(kept.sentAway).toHaveLength(1);
    expect(kept.askedFor).toHaveLength(2);
    expect(kept.links.length).toBeGreaterThan(0);

    expect((await zeb.post('/api/me/leave', { password: 'correct horse' })).status).toBe(200);
    zeb.close();
    expect(withTraces(await look(), traces)).toEqual([]);
    for (const follows of [undefined, before]) {
      const file = join(dir, `after-${follows === undefined ? 'whole' : 'part'}.gz`);
      await backup(settings, file, follows);
      const text = gunzipSync(readFileSync(file)).toString();
      for (const trace of traces) expect(text.split('\n').filter((line) => line.includes(trace))).toEqual([]);
    }
    bob.close();
    expect(await server.stop()).toBe(0);
    if (kind === 'SQLite') {
      const bytes = readFileSync(join(dir, 'cosmodrome.sqlite'));
      for (const trace of traces) expect(bytes.includes(trace)).toBe(false);
    }
  });
