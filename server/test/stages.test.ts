/** Matches within matches: a campaign plays two voyages, each at a table of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableCard, TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
import { CROWD, house, KILLS, premises, TOGETHER } from './helpers/house.ts';
import { errorsIn, FIXTURE } from './helpers/process.ts';

type Ledger = { crews: { name: string; gold: number }[]; voyages: number };
const BAD = new URL('./fixture/games-bad.ts', import.meta.url).href;
const ASTRAY = new URL('./fixture/games-astray.ts', import.meta.url).href;

/** The table of the voyage that this campaign waits for. */
async function staged(client: Client, campaign: string, but?: string): Promise<string> {
  const found = () => client.tables.findLast((t) => t.code === campaign)?.stages?.[0]?.code;
  const first = (await client.get<TableInfo>(`/api/tables/${campaign}`)).body.stages?.[0]?.code;
  if (first !== undefined && first !== but) return first;
  return client.until(() => (found() !== but ? found() : undefined));
}
/** This seat sails here, when it is its turn. */
async function sail(client: Client, code: string, seat: number, how: number): Promise<void> {
  await client.watch(code, seat);
  const here = () => client.syncs.findLast((s) => s.code === code);
  const asked = await client.until(() => (here()?.asks.length ? here() : undefined));
  expect(await client.answer(code, asked.n, seat, 'sail', how)).toMatchObject({ ok: true });
}
const ledger = (client: Client, code: string): Ledger | undefined =>
  client.syncs.findLast((s) => s.code === code)?.view as Ledger | undefined;
/** The ledger once it has so many voyages: what is asked over HTTP may be ahead of what the line has brought. */
const booked = (client: Client, code: string, voyages: number) =>
  client.until(() => {
    const now = ledger(client, code);
    return now?.voyages === voyages ? now : undefined;
  });
const over = (client: Client, code: string) => client.until(() => client.syncs.findLast((s) => s.code === code)?.over ?? undefined);
/** Every voyage, from the list of a person who sat there. */
async function voyages(client: Client): Promise<readonly TableInfo[]> {
  const mine = (await client.get<TableCard[]>('/api/mine')).body.filter((c) => c.game === 'voyage');
  return Promise.all(mine.map(async (c) => (await client.get<TableInfo>(`/api/tables/${c.code}`)).body));
}
const voyagesOf = async (client: Client, campaign: string) => (await voyages(client)).filter((t) => t.of === campaign);

describe('in one house', () => {
  const { person } = house();
  test('the people of a campaign sit at each of its voyages, and what they bring home is in its ledger', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    const first = await staged(ada, code);
    expect((await bob.get<TableInfo>(`/api/tables/${code}`)).body.stages).toEqual([{ topic: 'voyage', code: first, seats: [0, 1] }]);
    const { body } = await bob.get<TableInfo>(`/api/tables/${first}`);
    expect(body).toMatchObject({ game: 'voyage', phase: 'playing', of: code });
    expect(body.seats.map((s) => [s.mine, (s.sitter as { name: string }).name])).toEqual([
      [false, 'Ada'],
      [true, 'Bob'],
    ]);
    await sail(ada, first, 0, 3);
    await sail(bob, first, 1, 2);
    await ada.watch(code, 0);
    const second = await staged(ada, code, first);
    expect((await booked(ada, code, 1)).crews.map((c) => c.gold)).toEqual([3, 2]);
    await sail(ada, second, 0, 1);
    await sail(bob, second, 1, 1);
    await ada.watch(code, 0);
    await over(ada, code);
    expect(ledger(ada, code)).toEqual({
      crews: [
        { name: 'crew 0', gold: 4 },
        { name: 'crew 1', gold: 3 },
      ],
      voyages: 2,
    });
    expect((await voyagesOf(ada, code)).map((t) => t.phase)).toEqual(['over', 'over']);
    // Both can be looked at again, the campaign with what came of its voyages.
    expect((await ada.replay(code, 'open')).frames.map((f) => f.answer)).toEqual([{ gold: [3, 2] }, { gold: [4, 3] }]);
    expect((await ada.replay(second, 'open')).frames.length).toBe(2);
    // A voyage again is nobody's but those who sail it.
    const again = await ada.act(second, 'rematch');
    expect(again.of).toBeUndefined();
  });

  test('whoever resigns from a voyage leaves it to a bot, which brings it home: it does not end while the campaign waits', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
    await ada.watch(code, 0);
    const first = await staged(ada, code);
    await ada.act(first, 'resign', { seat: 0 });
    const second = await staged(ada, code, first);
    expect((await booked(ada, code, 1)).crews.every((c) => c.gold > 0)).toBe(true);
    await sail(ada, second, 0, 1);
    await over(ada, code);
  });

  test('what leads to a voyage is not taken back, and a campaign can be played on from any of its moments', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }], start: true });
    await ada.watch(code, 0);
    const first = await staged(ada, code);
    await sail(ada, first, 0, 2);
    await staged(ada, code, first);
    expect(ada.last.canTakeBack).toBe(false);
    const fork = (await ada.post<TableInfo>(`/api/tables/${code}/fork`, { n: 1 })).body;
    await ada.watch(fork.code, 0);
    const other = await staged(ada, fork.code);
    await sail(ada, other, 0, 3);
    await over(ada, fork.code);
    expect(ledger(ada, fork.code)?.crews).toEqual([{ name: 'crew 0', gold: 5 }]);
    expect((await booked(ada, code, 1)).crews).toEqual([{ name: 'crew 0', gold: 2 }]);
  });
});

describe('bots', () => {
  const { start, person } = premises();
  test('of a voyage are not behind those of tables that nobody watches, as long as somebody waits for the campaign', async () => {
    const server = await start({ ...CROWD, GAMES_MODULE: BAD });
    // Every thread there may be for such tables is taken, and stays so.
    for (const name of ['Bob', 'Cleo', 'Dan', 'Eve']) {
      const other = await person(server, name);
      await other.create({
        game: 'grid',
        seats: [
          { kind: 'bot', bot: 'sleeps' },
          { kind: 'bot', bot: 'sleeps' },
        ],
        start: true,
      });
    }
    const ada = await person(server, 'Ada');
    const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
    await ada.watch(code, 0);
    await ada.act(await staged(ada, code), 'stand-in', { seat: 0, on: true });
    await booked(ada, code, 1);
  });
});

describe('killed', () => {
  const { folder, guest, postgres, ...here } = premises();
  const start = (env: Record<string, string>) => here.start({ ...CROWD, ...env });
  const until = async (what: () => boolean): Promise<void> => {
    for (let tries = 0; !what(); tries++) {
      if (tries > 1000) throw new Error(`waited for ${what.toString()}`);
      await sleep(20);
    }
  };

  /** These campaigns go to their ends, each with two voyages, and with what came of the second in its ledger. */
  async function allHome(ada: Client, codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      await ada.connect(); // one line watches but a few tables
      await ada.watch(code, null);
      await over(ada, code);
    }
    // The other process may have ended a voyage: this one is told of it a moment later.
    let all = await voyages(ada);
    for (let tries = 0; tries < 200 && all.some((t) => codes.includes(t.of ?? '') && t.phase !== 'over'); tries++) {
      await sleep(50);
      all = await voyages(ada);
    }
    const sailed = Map.groupBy(all, (t) => t.of);
    for (const code of codes) {
      const both = sailed.get(code) ?? [];
      expect(both.map((t) => t.phase)).toEqual(['over', 'over']);
      const homes = await Promise.all(both.map(async (t) => (await ada.replay(t.code, 'open')).over?.standings.map((s) => s.score)));
      const last = ledger(ada, code) as Ledger;
      expect(last.voyages).toBe(2);
      expect(homes).toContainEqual(last.crews.map((c) => c.gold));
    }
  }
  const BOTS = [{ kind: 'bot', bot: 'random' } as const, { kind: 'bot', bot: 'random' } as const];

  test('before a voyage is opened: it is opened after the restart, once', async () => {
    const DATA_DIR = await folder();
    let server = await start({ DATA_DIR, GAMES_MODULE: ASTRAY });
    const ada = guest(await Client.guest(server.url, 'Ada'));
    const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }], start: true });
    await until(() => server.log().includes("there is no game 'voyage'"));
    await server.kill('SIGKILL');
    server = await start({ DATA_DIR });
    ada.url = server.url;
    await ada.connect();
    await ada.watch(code, 0);
    const first = await staged(ada, code);
    await sail(ada, first, 0, 3);
    await staged(ada, code, first);
    await booked(ada, code, 1);
    expect((await voyagesOf(ada, code)).length).toBe(2);
    expect(errorsIn(server.log())).toEqual([]);
  });

  test('between the end of a voyage and the campaign hearing of it: it hears after the restart, once', async () => {
    const DATA_DIR = await folder();
    let server = await start({ DATA_DIR, GAMES_MODULE: ASTRAY, VOYAGES: 'mute' });
    const ada = await here.person(server, 'Ada');
    const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }], start: true });
    await ada.watch(code, 0);
    await sail(ada, await staged(ada, code), 0, 3);
    await until(() => server.log().includes('does not take what came of'));
    await server.kill('SIGKILL');
    server = await start({ DATA_DIR });
    ada.url = server.url;
    await ada.connect();
    // Nobody looks at it: it goes on by itself.
    for (let first = true; first || (await voyagesOf(ada, code)).length < 2; first = false) await sleep(50);
    await ada.watch(code, 0);
    expect(await booked(ada, code, 1)).toEqual({ crews: [{ name: 'crew 0', gold: 3 }], voyages: 1 });
    expect(errorsIn(server.log())).toEqual([]);
  });

  test(`${KILLS} times at any moment, with bots at every seat: no crew is lost, and none comes home twice`, {
    timeout: 900_000,
  }, async () => {
    const DATA_DIR = await folder();
    let server = await start({ DATA_DIR });
    const crews: [Client, readonly string[]][] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      // Somebody new each time: a list of one's own games shows the newest only.
      const ada = guest(await Client.guest(server.url, 'Ada'));
      const codes: string[] = [];
      for (let i = 0; i < 3; i++) codes.push((await ada.create({ game: 'campaign', seats: BOTS, start: true })).code);
      crews.push([ada, codes]);
      await sleep(Math.random() * 120);
      await server.kill('SIGKILL');
      server = await start({ DATA_DIR });
    }
    for (const [ada, codes] of crews) {
      ada.url = server.url;
      await allHome(ada, codes);
    }
    expect(errorsIn(server.log())).toEqual([]);
  });

  test(`${KILLS} times in the last answer of a voyage: it counts or it does not, and what was acknowledged counts`, {
    timeout: 900_000,
  }, async () => {
    const DATA_DIR = await folder();
    let server = await start({ DATA_DIR });
    const ada = guest(await Client.guest(server.url, 'Ada'));
    const codes: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      ada.url = server.url;
      await ada.connect();
      const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }], start: true });
      await ada.watch(code, 0);
      const first = await staged(ada, code);
      await ada.watch(first, 0);
      const { n } = await ada.until(() => (ada.last.code === first && ada.last.asks.length > 0 ? ada.last : undefined));
      let heard = false;
      void ada.answer(first, n, 0, 'sail', 3).then(
        (ack) => {
          heard = ack.ok;
        },
        () => undefined,
      );
      await sleep(Math.random() * 12);
      await server.kill('SIGKILL');
      const acknowledged = heard;
      server = await start({ DATA_DIR });
      ada.url = server.url;
      await ada.connect();
      const { sync } = await ada.watch(first, 0);
      if (sync!.asks.length > 0) {
        expect(acknowledged).toBe(false);
        await sail(ada, first, 0, 1);
      }
      await ada.watch(code, 0);
      expect((await booked(ada, code, 1)).crews.map((c) => c.gold)).toEqual([sync!.asks.length > 0 ? 1 : 3]);
      await sail(ada, await staged(ada, code, first), 0, 1);
      codes.push(code);
    }
    await allHome(ada, codes);
    expect(errorsIn(server.log())).toEqual([]);
  });

  test(`two processes on PostgreSQL, ${KILLS} times one of them: no crew is lost, and none comes home twice`, {
    timeout: 900_000,
  }, async () => {
    const env = { ...TOGETHER, DATA_DIR: await folder(), DATABASE_URL: (await postgres()).url };
    const servers = await Promise.all([start(env), start(env)]);
    const crews: [Client, readonly string[]][] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const [dying, living] = [kill % 2, 1 - (kill % 2)];
      const ada = guest(await Client.guest(servers[living]!.url, 'Ada'));
      const codes: string[] = [];
      // What begins here, and what begins there, is brought home by whoever is left.
      for (const at of [dying, living]) {
        ada.url = servers[at]!.url;
        codes.push((await ada.create({ game: 'campaign', seats: BOTS, start: true })).code);
      }
      crews.push([ada, codes]);
      await sleep(Math.random() * 120);
      await servers[dying]!.kill('SIGKILL');
      servers[dying] = await start(env);
    }
    for (const [ada, codes] of crews) {
      ada.url = servers[0]!.url;
      await allHome(ada, codes);
    }
    for (const server of servers) expect(errorsIn(server.log())).toEqual([]);
  });

  test('one of two processes on PostgreSQL: the other goes on with it, and every voyage is there once', async () => {
    const env = { ...TOGETHER, DATA_DIR: await folder(), DATABASE_URL: (await postgres()).url };
    const [one, two] = await Promise.all([
      start({ ...env, GAMES_MODULE: ASTRAY, VOYAGES: 'mute' }),
      start({ ...env, GAMES_MODULE: FIXTURE }),
    ]);
    const [ada, bob] = [await here.person(one, 'Ada'), await here.person(two, 'Bob')];
    const { code } = await ada.create({ game: 'campaign', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    const first = await staged(ada, code);
    expect(await staged(bob, code)).toBe(first);
    await sail(ada, first, 0, 3);
    await sail(bob, first, 1, 1);
    await booked(bob, code, 1);
    await one.kill('SIGKILL');
    const second = await staged(bob, code, first);
    await bob.watch(second, 1);
    expect((await voyagesOf(bob, code)).length).toBe(2);
    expect(ledger(bob, code)?.crews.map((c) => c.gold)).toEqual([3, 1]);
  });
});
