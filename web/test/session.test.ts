/** What a page holds of a table, against a real server with the fixture shelf. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@cosmodrome/kernel';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer, readSettings } from '../../server/index.ts';
import { type Session, type TableState, watchTable } from '../net/session.ts';
import type { NewTable, TableInfo } from '../net/wire.ts';

/** The fixture shelf of the server's own tests: `yard` is real time, `crew` a race of questions. */
const SHELF = new URL('../../server/test/fixture/games.ts', import.meta.url).href;
interface YardView {
  readonly hand: number | null;
  readonly ships: readonly (readonly number[])[];
  readonly done: readonly boolean[];
}
const real = fetch;
let url = '';
let shut: () => Promise<void>;
beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'cosmodrome-page-test-'));
  const settings = readSettings({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'error', BOT_PAUSE_MS: '0' });
  const server = await createServer({ settings, games: SHELF });
  url = await server.listen();
  shut = async () => {
    await server.close();
    await rm(dir, { recursive: true, force: true });
  };
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real(path.startsWith('/') ? `${url}${path}` : path, init));
});
const pages: Session[] = [];
const lines: { close(): void }[] = [];
afterAll(async () => {
  for (const page of pages) page.act.close();
  for (const l of lines) l.close();
  vi.unstubAllGlobals();
  await shut();
});
/** Somebody with a cookie. */
interface Person {
  readonly cookie: string;
  post(path: string, body: object): Promise<TableInfo>;
}
async function person(): Promise<Person> {
  const cookie = (await real(`${url}/api/me`)).headers
    .getSetCookie()
    .map((c) => c.split(';')[0])
    .join('; ');
  const post = async (path: string, body: object) => {
    const said = await real(`${url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie, 'content-type': 'application/json' },
    });
    expect(said.ok).toBe(true);
    return (await said.json()) as TableInfo;
  };
  return { cookie, post };
}
/** Two people at a table that has begun. */
async function tableOf(wish: Pick<NewTable, 'game' | 'options'>): Promise<{ ada: Person; bea: Person; code: string }> {
  const [ada, bea] = [await person(), await person()];
  const { code } = await ada.post('/tables', { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bea.post(`/tables/${code}/sit`, { seat: 1 });
  await ada.post(`/tables/${code}/start`, {});
  return { ada, bea, code };
}
const dial = (who: Person) => {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: { cookie: who.cookie } });
  lines.push(socket);
  return socket as Parameters<typeof watchTable>[1] & typeof socket;
};
/** A page of this person's at the table. */
async function pageOf(who: Person, code: string, socket = dial(who)): Promise<Session> {
  const page = watchTable(code, socket);
  pages.push(page);
  await until(page, (s) => s.sync?.eyes !== undefined && s.sync.eyes !== null);
  return page;
}
const until = (page: Session, holds: (s: TableState) => boolean): Promise<TableState> =>
  new Promise((done) => {
    const look = (s: TableState) => {
      if (!holds(s)) return;
      stop();
      done(s);
    };
    const stop = page.use.subscribe(look);
    look(page.use.getState());
  });
const view = (s: TableState) => s.sync?.view as unknown as YardView;
const AT = { x: 10, y: 20 };
const ask = (page: Session, d: Json) => page.act.answer(0, 'build/do', d, AT);

const yard = () => tableOf({ game: 'yard', options: { ms: 600_000, parts: 500 } });
describe('a question that stands', () => {
  test('several answers may be under way; each leaves when the position that holds it is shown', async () => {
    const { ada, code } = await yard();
    const page = await pageOf(ada, code);
    ask(page, { do: 'draw' });
    const { hand } = view(await until(page, (s) => view(s).hand !== null));
    ask(page, { do: 'place', part: hand as number });
    ask(page, { do: 'draw' });
    expect(page.use.getState().flight.map((f) => f.own)).toEqual([1, 2]);
    const after = await until(page, (s) => s.flight.length === 0);
    expect([view(after).ships[0]!.length, view(after).hand === null, after.refused]).toEqual([1, false, undefined]);
  });
  test('behind one that is refused all are dropped, and the reason is told where the click was; then it goes on', async () => {
    const { ada, code } = await yard();
    const page = await pageOf(ada, code);
    for (const d of [{ do: 'draw' }, { do: 'draw' }, { do: 'finish' }]) ask(page, d);
    const { refused, flight } = await until(page, (s) => s.refused !== undefined);
    expect(refused).toMatchObject({ key: 'hand-full', where: AT });
    expect(flight.every((f) => f.own === 0)).toBe(true);
    const { hand } = view(await until(page, (s) => view(s).hand !== null && s.flight.length === 0));
    ask(page, { do: 'place', part: hand as number });
    const after = await until(page, (s) => view(s).ships[0]!.length === 1);
    expect([view(after).done[0], after.refused]).toEqual([false, undefined]);
  });
  test('is open at every moment while another acts as fast as the line carries; nothing waits to be shown', async () => {
    const { ada, bea, code } = await yard();
    const page = await pageOf(ada, code);
    const hidden: unknown[] = [];
    const stop = page.use.subscribe((s) => {
      if (s.pace.waiting.length > 0 || s.sync?.asks.length !== 1) hidden.push([s.pace, s.sync?.asks]);
    });
    const other = await pageOf(bea, code);
    for (let i = 0; i < 20; i++) {
      other.act.answer(1, 'build/do', { do: 'draw' });
      const { hand } = view(await until(other, (s) => view(s).hand !== null));
      other.act.answer(1, 'build/do', { do: 'place', part: hand as number });
      await until(other, (s) => view(s).hand === null && s.flight.length === 0);
      if (i === 10) ask(page, { do: 'draw' });
    }
    const after = await until(page, (s) => view(s).ships[1]!.length === 20 && view(s).hand !== null);
    stop();
    expect([hidden, after.refused]).toEqual([[], undefined]);
  });
  test('while a clock of the rules runs, whoever has nothing to do sees what others do as they do it', async () => {
    const { ada, bea, code } = await yard();
    const page = await pageOf(ada, code);
    ask(page, { do: 'finish' });
    await until(page, (s) => view(s).done[0] === true && s.flight.length === 0);
    const looker = watchTable(code, dial(await person()));
    pages.push(looker);
    await until(looker, (s) => s.sync !== undefined);
    const late: unknown[] = [];
    const stops = [page, looker].map((p) => p.use.subscribe((s) => s.pace.waiting.length > 0 && late.push(s.pace)));
    const other = await pageOf(bea, code);
    for (let i = 0; i < 10; i++) {
      other.act.answer(1, 'build/do', { do: 'draw' });
      const { hand } = view(await until(other, (s) => view(s).hand !== null));
      other.act.answer(1, 'build/do', { do: 'place', part: hand as number });
      await until(other, (s) => view(s).hand === null && s.flight.length === 0);
    }
    for (const p of [page, looker]) await until(p, (s) => view(s).ships[1]!.length === 10);
    for (const stop of stops) stop();
    expect(late).toEqual([]);
  });
  test('what was under way when the line fell goes out again, and nothing is done twice', async () => {
    const { ada, code } = await yard();
    const socket = dial(ada);
    const page = await pageOf(ada, code, socket);
    socket.disconnect();
    ask(page, { do: 'draw' });
    expect(page.use.getState().flight.length).toBe(1);
    socket.connect();
    const after = await until(page, (s) => view(s).hand !== null && s.flight.length === 0);
    expect([after.sync?.own, after.refused]).toEqual([1, undefined]);
  });
});
describe('an answer that came too late', () => {
  test('is told where its question is asked anew, and not swallowed (F-01)', async () => {
    const { ada, bea, code } = await tableOf({ game: 'crew' });
    const [page, other] = [await pageOf(ada, code), await pageOf(bea, code)];
    const before = page.use.getState().latest;
    other.act.answer(1, 'who', true, AT);
    await until(page, (s) => s.sync?.n === 1);
    // As over a slow line: the click belongs to the position before.
    page.use.setState({ latest: before });
    page.act.answer(0, 'who', true, AT);
    const after = await until(page, (s) => s.refused !== undefined);
    expect(after.refused).toMatchObject({ topic: 'who', code: 'stale' });
    expect(after.refused?.where).toBeUndefined(); // the bar says it, beside the question
    expect(after.sync?.asks.length).toBe(1);
  });
});

describe('the card of a table', () => {
  test('what the line told is not overwritten by an answer that was asked for before', async () => {
    const [ada, bea] = [await person(), await person()];
    const { code } = await ada.post('/tables', { game: 'yard', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const page = watchTable(code, dial(ada));
    pages.push(page);
    const sits = (s: TableState) => s.table?.seats[1]?.sitter.kind;
    const before = (await until(page, (s) => sits(s) === 'open')).table as TableInfo;
    // Her own request is slow: its answer was made before Bea sat down and comes after the line has told of it.
    let answered: (table: TableInfo) => void = () => {};
    const changed = page.act.change(
      new Promise((done) => {
        answered = done;
      }),
    );
    await bea.post(`/tables/${code}/sit`, { seat: 1 });
    await until(page, (s) => sits(s) === 'person');
    answered(before);
    await changed;
    expect(sits(page.use.getState())).toBe('person');
    // Where the line has told nothing since, the answer counts.
    await page.act.change(Promise.resolve({ ...before, name: 'renamed' }));
    expect(page.use.getState().table?.name).toBe('renamed');
  });
});
describe('what others did', () => {
  test('is counted from my own last answer, on every screen of mine', async () => {
    const { ada, bea, code } = await tableOf({ game: 'grid' });
    const [page, other] = [await pageOf(ada, code), await pageOf(bea, code)];
    expect([page, other].map((p) => p.use.getState().sync?.seen)).toEqual([0, 0]);
    page.act.answer(0, 'grid/mark', 0);
    await until(other, (s) => s.notes.length === 1);
    other.act.answer(1, 'grid/mark', 4);
    const mine = await until(page, (s) => s.notes.length === 2);
    const theirs = await until(other, (s) => s.notes.length === 2);
    expect([mine.sync?.seen, theirs.sync?.seen]).toEqual([0, 1]);
    page.act.answer(0, 'grid/mark', 1);
    expect((await until(page, (s) => s.notes.length === 3)).sync?.seen).toBe(2);
    const again = await pageOf(ada, code);
    expect(again.use.getState().sync?.seen).toBe(2);
  });
  test('my own question ends the show at once, even one that is paused (F-02)', async () => {
    const { ada, bea, code } = await tableOf({ game: 'grid' });
    const [page, other] = [await pageOf(ada, code), await pageOf(bea, code)];
    page.act.answer(0, 'grid/mark', 0);
    await until(other, (s) => s.sync?.asks.length === 1);
    const { sync } = await until(page, (s) => s.sync?.n === 1);
    page.use.setState({ pace: { waiting: [sync!], paused: true } });
    other.act.answer(1, 'grid/mark', 4);
    const after = await until(page, (s) => s.sync?.n === 2);
    expect([after.sync?.asks.length, after.pace.waiting.length, after.pace.paused, after.notes.length]).toEqual([1, 0, false, 2]);
  });
});
