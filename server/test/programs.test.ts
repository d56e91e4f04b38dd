/** Programs that people have written, at a table over a socket: docs/bot-api.md. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '@cosmodrome/kernel';
import type { Kept, Program, TableInfo } from '@cosmodrome/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { anyAnswerTo, type Client } from './helpers/client.ts';
import { CROWD, type House, house, pair, premises } from './helpers/house.ts';
import type { Running } from './helpers/process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const at = house();
/** A house without patience, for programs that are to be late. */
const hasty = house({ ...CROWD, PROGRAM_MS: '500' });

interface Said {
  readonly say: string;
  readonly table?: string;
  readonly id?: number;
  readonly why?: string;
  readonly any?: Json;
  readonly question?: { readonly kind: string; readonly topic: string };
  readonly view?: Json;
  readonly notes?: readonly Json[];
  readonly from?: number;
  readonly seat?: number;
  readonly ending?: Json;
}
const plugs: Plug[] = [];
afterAll(() => {
  for (const p of plugs) p.ws.terminate();
});
/** A program whose every word is the test's. */
class Plug {
  readonly ws: WebSocket;
  readonly said: Said[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  private wake: (() => void)[] = [];
  private read = 0;
  constructor({ url }: Pick<Running, 'url'>, token?: string) {
    plugs.push(this);
    this.ws = new WebSocket(`${url.replace(/^http/, 'ws')}/api/program`);
    this.ws.on('error', () => {});
    this.ws.on('open', () => token !== undefined && this.say({ token }));
    this.ws.on('message', (data) => this.news(() => this.said.push(JSON.parse(String(data)) as Said)));
    this.ws.on('close', (code, reason) =>
      this.news(() => {
        this.closed = { code, reason: String(reason) };
      }),
    );
  }
  private news(take: () => void): void {
    take();
    for (const wake of this.wake.splice(0)) wake();
  }
  say(value: unknown): void {
    this.ws.send(typeof value === 'string' ? value : JSON.stringify(value));
  }
  private async until<T>(what: () => T | undefined): Promise<T> {
    for (;;) {
      const found = what();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.wake.push(resolve));
    }
  }
  /** The next thing of these kinds that it is told; what came before is passed over. */
  next(...kinds: readonly string[]): Promise<Said> {
    return this.until(() => {
      const i = this.said.findIndex((s, n) => n >= this.read && kinds.includes(s.say));
      if (i < 0) return undefined;
      this.read = i + 1;
      return this.said[i];
    });
  }
  get end(): Promise<{ readonly code: number; readonly reason: string }> {
    return this.until(() => this.closed);
  }
}
const made = async (c: Client, name = 'hal'): Promise<{ id: string; token: string }> => {
  const { body } = await c.post<{ programs: Program[]; token: string }>('/api/me/programs', { name });
  return { id: body.programs.at(-1)!.id, token: body.token };
};
/** Somebody with a program and a table at which it sits beside him, begun. */
async function alone(
  game: string,
  name = 'Ada',
  there: Pick<House, 'person'> = at,
): Promise<{ ada: Client; code: string; id: string; token: string }> {
  const ada = await there.person(name);
  const program = await made(ada);
  const { code } = await ada.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.act(code, 'program', { seat: 1, program: program.id });
  await ada.act(code, 'start');
  await ada.watch(code, 0);
  return { ada, code, ...program };
}
const sitter = (t: TableInfo, seat: number) => t.seats[seat]!.sitter;

test('a token is told once, kept as a hash only, and void when it is dropped; so many and no more', async () => {
  const ada = await at.person('Ada');
  const { id, token } = await made(ada);
  const { body } = await ada.get<Program[]>('/api/me/programs');
  expect(body).toEqual([{ id, name: 'hal', made: expect.any(Number), used: null }]);
  expect(JSON.stringify(body)).not.toContain(token);
  const kept = (await ada.get<Kept>('/api/me/kept')).body;
  expect(kept.programs).toEqual(body);
  expect(JSON.stringify(kept)).not.toContain(token);
  const plug = new Plug(at.server, token);
  expect(await plug.next('hello')).toEqual({ say: 'hello', name: 'hal' });
  expect((await ada.get<Program[]>('/api/me/programs')).body[0]!.used).toEqual(expect.any(Number));
  // Nobody else drops it.
  const eve = await at.person('Eve');
  await eve.post('/api/me/programs/drop', { id });
  expect((await ada.get<Program[]>('/api/me/programs')).body).toHaveLength(1);
  expect((await ada.post<Program[]>('/api/me/programs/drop', { id })).body).toEqual([]);
  expect(await plug.end).toEqual({ code: 4401, reason: 'this token is void' });
  expect((await new Plug(at.server, token).end).code).toBe(4401);
  for (let i = 0; i < 8; i++) await made(ada, `hal ${i}`);
  expect((await ada.post('/api/me/programs', { name: 'one more' })).body).toMatchObject({ code: 'too-many' });
});

describe('at a table', () => {
  test('it is asked what its seat is asked, with what its seat may know, and plays to the end; its seat says that it is one', async () => {
    const { ada, code, token } = await alone('bids');
    const plug = new Plug(at.server, token);
    expect(await plug.next('seated')).toEqual({ say: 'seated', table: code, game: 'bids', seat: 1, seats: 2, playing: true });
    expect(sitter((await ada.get<TableInfo>(`/api/tables/${code}`)).body, 1)).toEqual({
      kind: 'bot',
      bot: 'random',
      name: 'hal',
      program: { of: 'Ada' },
    });
    const { chat } = await ada.watch(code, 0);
    expect(chat.find((c) => c.event === 'program')).toMatchObject({ name: 'Ada', text: 'hal', seat: 1 });
    let heard = 0;
    const program = (async () => {
      for (;;) {
        const asked = await plug.next('ask', 'over');
        if (asked.say === 'over') return asked;
        expect(Object.keys(asked).sort()).toEqual(
          ['any', 'from', 'game', 'id', 'notes', 'question', 'say', 'seat', 'seats', 'table', 'view'].sort(),
        );
        // Every note once, in order, and none that was told to another seat alone.
        expect(asked.from).toBe(heard);
        heard += asked.notes!.length;
        const { hands } = asked.view as { hands: { face: number | null }[][] };
        expect(hands[1]!.every((c) => c.face !== null)).toBe(true);
        plug.say({ id: asked.id, answer: asked.any });
      }
    })();
    const person = (async () => {
      while (!ada.last.over) {
        const question = ada.last.asks[0];
        const { n } = ada.last;
        if (question) await ada.answer(code, n, 0, question.topic, anyAnswerTo(question));
        await ada.until(() => ada.last.n > n || ada.last.over !== null || (!question && ada.last.asks.length > 0));
      }
    })();
    const [ended] = await Promise.all([program, person]);
    expect(ended).toMatchObject({ table: code, ending: { standings: ada.last.over!.standings } });
    // What Ada drew was told to Ada alone.
    const seen = JSON.stringify(plug.said);
    for (const note of ada.syncs.flatMap((s) => s.notes.items.filter((_, i) => s.notes.marks?.[i]?.secret)))
      expect(seen).not.toContain(JSON.stringify(note));
    // Nobody knows why it did something, and nobody is rated by it.
    const why = await ada.get(`/api/tables/${code}/why?n=4`);
    expect(why.body).toBeNull();
  });
  test('everybody else who plays must agree; one against it is enough, then or later; a stranger and the page of another cannot offer it', async () => {
    const [ada, bob, eve] = [await at.person('Ada'), await at.person('Bob'), await at.person('Eve')];
    const { id, token } = await made(ada);
    const { code } = await ada.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    const offer = (c: Client, seat = 2, program = id) => c.post<TableInfo>(`/api/tables/${code}/program`, { seat, program });
    expect((await offer(eve)).body).toMatchObject({ code: 'not-yours' });
    expect((await offer(bob)).body).toMatchObject({ code: 'not-found' });
    expect((await offer(ada, 1)).body).toMatchObject({ code: 'taken' });
    expect((await offer(ada, 0)).body).toMatchObject({ code: 'taken' });
    const asked = (await offer(ada)).body;
    expect(sitter(asked, 2)).toEqual({ kind: 'open' });
    expect(asked.seats[2]!.knock).toEqual({ name: 'Ada', program: 'hal', mine: true, left: 1, asked: false });
    expect((await bob.get<TableInfo>(`/api/tables/${code}`)).body.seats[2]!.knock).toMatchObject({ asked: true, left: 1 });
    expect((await eve.post(`/api/tables/${code}/agree`, { seat: 2, yes: true })).body).toMatchObject({ code: 'not-yours' });
    expect(sitter(await bob.act(code, 'agree', { seat: 2, yes: false }), 2)).toEqual({ kind: 'open' });
    await offer(ada);
    expect(sitter(await bob.act(code, 'agree', { seat: 2, yes: true }), 2)).toMatchObject({
      kind: 'bot',
      name: 'hal',
      program: { of: 'Ada' },
    });
    expect((await offer(ada, 2)).body).toMatchObject({ code: 'taken' });
    await ada.act(code, 'start');
    const plug = new Plug(at.server, token);
    expect(await plug.next('ask')).toMatchObject({ table: code, seat: 2, question: { topic: 'bids/secret' } });
    // Nobody drops in on it, and Bob has had enough of it.
    expect((await eve.post(`/api/tables/${code}/knock`, { seat: 2 })).body).toMatchObject({ code: 'taken' });
    expect((await eve.post(`/api/tables/${code}/agree`, { seat: 2, yes: false })).body).toMatchObject({ code: 'not-yours' });
    const after = await bob.act(code, 'agree', { seat: 2, yes: false });
    expect(sitter(after, 2)).toEqual({ kind: 'bot', bot: 'random', name: 'random' });
    expect(await plug.next('left')).toEqual({ say: 'left', table: code });
    // In the middle of the game too, once all agree.
    expect((await offer(ada)).body.seats[2]!.knock).toMatchObject({ program: 'hal', left: 1 });
    await bob.act(code, 'agree', { seat: 2, yes: true });
    expect(await plug.next('seated')).toMatchObject({ table: code, playing: true });
  });
  test('at a challenge of the day nobody has a program play', async () => {
    const ada = await at.person('Ada');
    const { id } = await made(ada);
    const { body } = await ada.get<{ game: string }[]>('/api/challenges');
    const { code } = (await ada.post<TableInfo>('/api/challenges', { game: body[0]!.game })).body;
    const offered = await ada.post(`/api/tables/${code}/program`, { seat: 0, program: id });
    expect(offered.body).toMatchObject({ code: 'challenge' });
  });
  test('a rematch asks for it anew; who leaves the house takes his programs along', async () => {
    const { ada, code, token, id } = await alone('solo', 'Grace');
    const plug = new Plug(at.server, token);
    await plug.next('seated');
    for (let i = 0; i < 8; i++) await ada.answer(code, ada.last.n, 0, 'solo/step', 1);
    expect(await plug.next('over')).toMatchObject({ table: code });
    const next = await ada.act(code, 'rematch');
    expect(sitter(next, 1)).toEqual({ kind: 'bot', bot: 'random', name: 'random' });
    await ada.act(next.code, 'program', { seat: 1, program: id });
    const bob = await at.person('Bob');
    expect((await ada.post('/api/me/leave', {})).status).toBe(200);
    expect(await plug.end).toMatchObject({ code: 4401 });
    expect((await new Plug(at.server, token).end).code).toBe(4401);
    expect((await bob.get(`/api/tables/${next.code}`)).status).toBe(404);
  });
});

describe('a program that is', () => {
  test('wrong is told why and asked again, three times; then a bot plays until it comes again', async () => {
    const { ada, code, token } = await alone('grid');
    const plug = new Plug(at.server, token);
    await plug.next('seated');
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    const ids: number[] = [];
    for (const answer of [0, 'nonsense', { a: [] }]) {
      const { id } = await plug.next('ask');
      ids.push(id!);
      plug.say({ id, answer });
      expect(await plug.next('refused')).toMatchObject({ table: code, id, why: expect.any(String) });
    }
    expect(new Set(ids).size).toBe(3);
    expect(await plug.next('replaced')).toEqual({ say: 'replaced', table: code, why: 'wrong' });
    await ada.until(() => ada.last.asks.length > 0 && ada.last.n >= 2);
    expect(ada.tables.at(-1)!.seats[1]).toMatchObject({ stand_in: true });
    // With the same token it comes anew; the line before is closed.
    const again = new Plug(at.server, token);
    await again.next('seated');
    expect(await plug.end).toMatchObject({ code: 4409 });
    await ada.answer(code, ada.last.n, 0, 'grid/mark', (ada.last.asks[0]!.shape as { options: number[] }).options[0]!);
    const asked = await again.next('ask');
    again.say({ id: asked.id, answer: asked.any });
    await ada.until(() => ada.last.asks.length > 0 && ada.last.n >= 4);
    expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body.seats[1]).toMatchObject({ stand_in: false });
  });
  test('slow is waited for so long and no longer; what it says then is late', async () => {
    const { ada, code, token } = await alone('grid', 'Ada', hasty);
    const plug = new Plug(hasty.server, token);
    await plug.next('seated');
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    const { id, any } = await plug.next('ask');
    expect(await plug.next('replaced')).toMatchObject({ why: 'late' });
    await ada.until(() => ada.last.asks.length > 0 && ada.last.n >= 2);
    plug.say({ id, answer: any! });
    expect(await plug.next('late')).toMatchObject({ id });
    expect(ada.last.n).toBe(2);
  });
  test('gone, or was never there, keeps nobody waiting', async () => {
    const { ada, code, token } = await alone('grid', 'Ada', hasty);
    const plug = new Plug(hasty.server, token);
    await plug.next('seated');
    plug.ws.terminate();
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    await ada.until(() => ada.last.asks.length > 0 && ada.last.n >= 2);
    const never = await alone('grid', 'Ada', hasty);
    await never.ada.answer(never.code, never.ada.last.n, 0, 'grid/mark', 0);
    await never.ada.until(() => never.ada.last.asks.length > 0 && never.ada.last.n >= 2);
  });
  test('malformed, flooding, too long, without a token or with a forged one is cut off, and the table plays on', async () => {
    const { ada, code, token } = await alone('grid');
    const nonsense = new Plug(at.server, token);
    await nonsense.next('seated');
    for (const said of ['no json', '[]', '7', '{"id":"1"}', '{"id":1e99,"answer":0}']) nonsense.say(said);
    expect(await nonsense.end).toEqual({ code: 4429, reason: 'nothing of this is an answer' });
    const flood = new Plug(at.server, token);
    await flood.next('seated');
    for (let i = 0; i < 400; i++) flood.say({ id: 1_000_000 + i, answer: 0 });
    expect(await flood.end).toEqual({ code: 4429, reason: 'too many messages' });
    const long = new Plug(at.server, token);
    await long.next('hello');
    long.say({ id: 1, answer: 'x'.repeat(70_000) });
    expect((await long.end).code).toBe(1009);
    for (const forged of ['', token.slice(1), `${token.slice(0, -1)}A`, 'x'.repeat(1000), '__proto__'])
      expect((await new Plug(at.server, forged).end).code).toBe(4401);
    const [host, port] = [new URL(at.server.url).hostname, Number(new URL(at.server.url).port)];
    const raw = connect(port, host, () =>
      raw.write('GET /api/program HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    );
    const answered = await new Promise<string>((resolve) => raw.once('data', (d) => resolve(String(d))));
    raw.destroy();
    expect(answered).toMatch(/^HTTP\/1\.1 4\d\d /);
    // A page of another site opens none, whatever it knows.
    const foreign = new WebSocket(`${at.server.url.replace(/^http/, 'ws')}/api/program`, { origin: 'https://evil.example' });
    expect(await new Promise((resolve) => foreign.on('error', (e) => resolve(e.message)))).toMatch(/403/);
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    await ada.until(() => ada.last.asks.length > 0 && ada.last.n >= 2);
  });
});

describe('in a process of its own', () => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const c of children) c.kill('SIGKILL');
  });
  const run = (command: string, args: readonly string[], token: string) => {
    const env = { PATH: process.env.PATH, TOKEN: token, NODE_NO_WARNINGS: '1' };
    const child = spawn(command, [...args, at.server.url], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
    children.push(child);
    return child;
  };
  const python = spawnSync('python3', ['--version']).status === 0;
  const examples: readonly (readonly [string, readonly string[]])[] = [
    [process.execPath, [join('examples', 'seat.ts')]],
    ...(python ? [['python3', [join('examples', 'seat.py')]] as const] : []),
  ];
  test.each(examples)('%s %s plays a game to its end, and another where it is asked out of turn', async (command, args) => {
    const { ada, code, token, id } = await alone('grid');
    const child = run(command, args, token);
    let said = '';
    child.stderr?.on('data', (d: Buffer) => {
      said += d;
    });
    // Seen to be there before the first move, or a slow machine would have its bot play.
    await ada.until(() => said.includes('seated'));
    while (!ada.last.over) {
      const question = ada.last.asks[0];
      const { n } = ada.last;
      if (question) await ada.answer(code, n, 0, question.topic, (question.shape as { options: number[] }).options[0]!);
      await ada.until(() => ada.last.n > n || ada.last.over !== null || (!question && ada.last.asks.length > 0));
    }
    // It takes the last of a list, and Ada the first.
    expect(ada.syncs.flatMap((s) => s.notes.items).filter((n) => (n as { seat?: number }).seat === 1)[0]).toEqual({ seat: 1, cell: 8 });
    expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body.seats[1]).toMatchObject({ stand_in: false });
    const { code: dash } = await ada.create({
      game: 'dash',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { ms: 100_000, left: 3 },
    });
    await ada.act(dash, 'program', { seat: 1, program: id });
    await ada.act(dash, 'start');
    await ada.watch(dash, 0);
    await ada.until(() => ada.last.code === dash && ada.last.over !== null);
    child.kill();
  });
});

describe('with two processes', () => {
  const two = pair({ PROGRAM_MS: '60000' });
  test('it plays with its line at one of them and its table at the other, and moves with its token', async () => {
    const [one, other] = two.servers as [Running, Running];
    const ada = await two.person(one, 'Ada');
    const { id, token } = await made(ada);
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }], options: { games: 2 } });
    const plug = new Plug(other, token);
    await plug.next('hello');
    await ada.act(code, 'program', { seat: 1, program: id });
    expect(await plug.next('seated')).toMatchObject({ table: code, playing: false });
    await ada.act(code, 'start');
    await ada.watch(code, 0);
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    const asked = await plug.next('ask');
    plug.say({ id: asked.id, answer: asked.any });
    await ada.until(() => ada.last.asks.length > 0 && ada.last.n >= 2);
    const here = new Plug(one, token);
    await here.next('seated');
    expect(await plug.end).toMatchObject({ code: 4409 });
    const question = ada.last.asks[0]!;
    await ada.answer(code, ada.last.n, 0, question.topic, (question.shape as { options: number[] }).options[0]!);
    const again = await here.next('ask');
    here.say({ id: again.id, answer: again.any });
    await ada.until(() => ada.last.asks.length > 0 && ada.last.n >= 4);
    // Dropped at the other process, its line here is closed.
    const twin = await two.twin(ada, other);
    await twin.post('/api/me/programs/drop', { id });
    expect(await here.end).toMatchObject({ code: 4401 });
    await ada.until(() => sitter(ada.tables.at(-1)!, 1).kind === 'bot' && !('program' in sitter(ada.tables.at(-1)!, 1)));
  });
});

describe('after a restart', () => {
  const here = premises();
  test('the program comes back by itself and goes on', async () => {
    const DATA_DIR = await here.folder();
    const env = { ...CROWD, DATA_DIR, PROGRAM_MS: '60000' };
    const before = await here.start(env);
    const ada = await here.person(before, 'Ada');
    const { id, token } = await made(ada);
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ada.act(code, 'program', { seat: 1, program: id });
    await ada.act(code, 'start');
    await ada.watch(code, 0);
    const plug = new Plug(before, token);
    await plug.next('seated');
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    await plug.next('ask');
    expect(await before.stop()).toBe(0);
    const after = await here.start(env);
    const again = new Plug(after, token);
    const { id: asked, any } = await again.next('ask');
    again.say({ id: asked, answer: any! });
    const same = await here.twin(ada, after);
    await same.watch(code, 0);
    await same.until(() => same.last.n >= 2);
    expect(after.log()).not.toContain('"level":50');
  });
});
