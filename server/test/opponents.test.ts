/** Bots chosen by strength and style, why they did what they did, and hints. */
import type { SentReplay, TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import type { Client } from './helpers/client.ts';
import { house } from './helpers/house.ts';

const at = house();
const against = async (ada: Client, game: string, bot = 'normal') => {
  const { code } = await ada.create({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot }], start: true, pace: { kind: 'relaxed' } });
  await ada.watch(code, 0);
  return code;
};
/** I take a cell, and wait for the bot to take its own. */
async function move(ada: Client, code: string, cell: number) {
  await ada.until(() => ada.last.asks.length > 0 || ada.last.over !== null);
  await ada.answer(code, ada.last.n, 0, 'grid/mark', cell);
  await ada.until(() => ada.last.asks.length > 0 || ada.last.over !== null);
}
const why = (p: Client, code: string, n: number) => p.get(`/api/tables/${code}/why?n=${n}`);

test('the lobby lists strengths and styles; a strength alone sits down and its style is left to chance; nobody unknown does', async () => {
  const ada = await at.person('Ada');
  const games = (await ada.get<{ id: string; bots: string[]; characters?: object[] }[]>('/api/games')).body;
  expect(games.find((g) => g.id === 'open')).toMatchObject({
    bots: ['normal', 'strong', 'bold', 'shy', 'strong-bold', 'search', 'random'],
    characters: [
      { name: 'bold', strength: 'normal', style: 'bold' },
      { name: 'shy', strength: 'normal', style: 'shy' },
      { name: 'strong-bold', strength: 'strong', style: 'bold' },
    ],
  });
  expect(games.find((g) => g.id === 'grid')).not.toHaveProperty('characters');
  const made = await ada.create({ game: 'open', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'strong' }] });
  expect(made.seats[1]!.sitter).toMatchObject({ kind: 'bot', bot: 'strong' });
  const wrong = { game: 'open', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] };
  expect((await ada.post('/api/tables', wrong)).status).toBe(400);
});

describe('why', () => {
  test('where nothing is hidden it is told while the game runs: the two weightiest, of the last answer of a bot up to there', async () => {
    const ada = await at.person('Ada');
    const code = await against(ada, 'open');
    await move(ada, code, 0);
    expect((await why(ada, code, ada.last.n)).body).toMatchObject({ seat: 1, why: [{ kind: 'high', cell: 8 }, { kind: 'habit' }] });
    await move(ada, code, 1);
    expect((await why(ada, code, ada.last.n)).body).toMatchObject({ why: [{ cell: 7 }, {}] });
    expect((await why(ada, code, 2)).body).toMatchObject({ why: [{ cell: 8 }, {}] });
    // Before the bot's first answer there is nothing to say.
    expect((await why(ada, code, 1)).body).toBeNull();
  });
  test('elsewhere nobody hears it before the end, and then everybody who may look on', async () => {
    const ada = await at.person('Ada');
    const code = await against(ada, 'shut');
    await move(ada, code, 0);
    expect(await why(ada, code, ada.last.n)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    await move(ada, code, 1);
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 2);
    await ada.until(() => ada.last.over !== null);
    expect((await why(ada, code, ada.last.n)).body).toMatchObject({ seat: 1, why: [{ kind: 'high', cell: 7 }, { kind: 'habit' }] });
  });
});

test('a hint says what a strong bot would do and why, and changes nothing; alone among bots nobody reads of it', async () => {
  const [ada, bob] = await Promise.all([at.person('Ada'), at.person('Bob')]);
  const code = await against(ada, 'shut');
  await ada.until(() => ada.last.asks.length > 0);
  const { n } = ada.last;
  const hint = await ada.post(`/api/tables/${code}/hint`, { seat: 0 });
  expect(hint.body).toEqual({ topic: 'grid/mark', answer: 8, why: [{ kind: 'high', cell: 8 }, { kind: 'habit' }] });
  expect(ada.last.n).toBe(n);
  expect((await bob.post(`/api/tables/${code}/hint`, { seat: 0 })).status).toBe(403);
  expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body).toMatchObject({ hints: 'quiet' });
  expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body.hinted).toBeUndefined();
});

describe('hints among people', () => {
  const two = async (terms: object = {}) => {
    const [ada, bob] = await Promise.all([at.person('Ada'), at.person('Bob')]);
    const { code } = await ada.create({ game: 'shut', seats: [{ kind: 'me' }, { kind: 'open' }], pace: { kind: 'relaxed' }, ...terms });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    const hint = (p: Client, seat: number) => p.post<object | null>(`/api/tables/${code}/hint`, { seat });
    const table = async (p: Client) => (await p.get<TableInfo>(`/api/tables/${code}`)).body;
    return { ada, bob, code, hint, table };
  };
  test('the table reads who asked, once for each position, and nothing of what was said; it stands in the replay', async () => {
    const { ada, bob, code, hint, table } = await two();
    expect((await table(bob)).hints).toBe('marked');
    // Whoever is asked nothing is told nothing, and nothing is marked.
    expect((await hint(bob, 1)).body).toBeNull();
    expect((await table(bob)).hinted).toBeUndefined();
    expect((await hint(bob, 0)).status).toBe(403);
    expect((await hint(ada, 0)).body).toMatchObject({ topic: 'grid/mark', answer: 8 });
    // Twice at the same instant is once.
    await Promise.all([hint(ada, 0), hint(ada, 0)]);
    const { hinted } = await table(bob);
    expect(hinted).toEqual([{ seat: 0, n: 0, at: expect.any(Number) }]);
    await ada.answer(code, ada.last.n, 0, 'grid/mark', 0);
    await bob.until(() => bob.last.asks.length > 0);
    await hint(bob, 1);
    expect((await table(ada)).hinted).toMatchObject([{ seat: 0 }, { seat: 1, n: 1 }]);
    const replay = (await ada.get<SentReplay>(`/api/tables/${code}/replay`)).body;
    expect(replay.table.hinted).toHaveLength(2);
  });
  test('whoever opens the table may say that nothing is marked, or that there are none', async () => {
    const quiet = await two({ hints: 'quiet' });
    expect((await quiet.hint(quiet.ada, 0)).body).toMatchObject({ answer: 8 });
    expect((await quiet.table(quiet.bob)).hinted).toBeUndefined();
    const none = await two({ hints: 'none' });
    expect(await none.hint(none.ada, 0)).toMatchObject({ status: 409, body: { code: 'no-hints' } });
  });
  test('the host may say so before the start as well', async () => {
    const ada = await at.person('Ada');
    const { code, hints } = await ada.create({ game: 'shut', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(hints).toBe('marked');
    await ada.act(code, 'options', { hints: 'none' });
    expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body.hints).toBe('none');
  });
});
