import type { Challenge, Figures, TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import type { Client } from './helpers/client.ts';
import { CROWD, house } from './helpers/house.ts';
import { Player } from './helpers/player.ts';

const { person } = house(CROWD);
const ALONE = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
const figuresOf = async (who: Client): Promise<Figures> => (await who.get<Figures>('/api/figures')).body;
/** What is written down after the end is there soon. */
async function soon<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((again) => setImmediate(again));
  }
}

describe('figures', () => {
  test('a match that is over counts once for whoever sat there, and rates those who raced, bots too', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    await Promise.all([new Player(ada, 0, code).play(), new Player(bob, 1, code).play()]);
    const won = ada.last.over?.standings.map((s) => s.won) ?? [];
    const of = (who: Client) => soon(async () => (await figuresOf(who)).games[0]);
    const [a, b] = [await of(ada), await of(bob)];
    expect(a).toMatchObject({ game: 'grid', played: 1, won: won[0] ? 1 : 0 });
    expect(b).toMatchObject({ game: 'grid', played: 1, won: won[1] ? 1 : 0 });
    if (won[0] !== won[1]) {
      expect(a.rating).toMatchObject({ games: 1, settled: false });
      expect((a.rating?.points ?? 0) > (b.rating?.points ?? 0)).toBe(won[0]);
    } else expect([a.rating, b.rating]).toEqual([undefined, undefined]);
  });

  test('training counts for nothing; who leaves the house leaves no rating', async () => {
    const ada = await person('Ada');
    const play = async (training: boolean) => {
      const { code } = await ada.create({ game: 'grid', seats: ALONE, training, start: true });
      await ada.watch(code, 0);
      await new Player(ada, 0, code).play();
    };
    await play(true);
    await play(false);
    const [grid] = await soon(async () => ((await figuresOf(ada)).games.length > 0 ? (await figuresOf(ada)).games : undefined));
    expect(grid).toMatchObject({ played: 1 });
    await ada.post('/api/me/leave', {});
    expect((await figuresOf(ada)).games).toEqual([]);
  });
});

describe("today's challenge", () => {
  const challengeOf = async (who: Client, game: string): Promise<Challenge> => {
    const one = (await who.get<Challenge[]>('/api/challenges')).body.find((c) => c.game === game);
    if (!one) throw new Error('no such challenge');
    return one;
  };
  test('is the same for everybody, tried once, checked by its record, and listed', async () => {
    const [ada, bob] = await Promise.all([person('Ada'), person('Bob')]);
    const begin = async (who: Client) => (await who.post<TableInfo>('/api/challenges', { game: 'bids' })).body;
    const [a, again, b] = [await begin(ada), await begin(ada), await begin(bob)];
    expect(again.code).toBe(a.code);
    expect(b.code).not.toBe(a.code);
    expect(a).toMatchObject({ phase: 'playing', listed: false, spectators: false, options: b.options });
    const first = (await ada.watch(a.code, 0)).sync;
    const other = (await bob.watch(b.code, 0)).sync;
    expect(first?.view).toEqual(other?.view);
    // Not to be tried out beside, nor looked at by who has not played it.
    expect(await ada.post(`/api/tables/${a.code}/fork`, { n: 0 })).toMatchObject({ body: { code: 'challenge' } });
    expect(await bob.get(`/api/tables/${a.code}/record`)).toMatchObject({ status: 404 });
    await new Player(ada, 0, a.code).play();
    const mine = await soon(async () => (await challengeOf(ada, 'bids')).list.find((l) => l.mine));
    const standing = ada.last.over?.standings.find((s) => s.seat === 0);
    expect(mine).toMatchObject({ rank: 1, name: 'Ada', won: standing?.won, score: standing?.score });
    const seen = await challengeOf(bob, 'bids');
    expect(seen).toMatchObject({ tried: 2, mine: { code: b.code, phase: 'playing' }, list: [{ name: 'Ada', mine: false }] });
    expect(seen.until - Date.now()).toBeLessThanOrEqual(86_400_000);
    // Over, it is over: asked again, it is the same table.
    expect((await begin(ada)).code).toBe(a.code);
  });
  test('is tried once in a browser, whichever guest it is, without help and on nobody else’s terms', async () => {
    const ada = await person('Ada');
    const begin = (who: Client) => who.post<TableInfo & { code: string }>('/api/challenges', { game: 'bids' });
    const { code } = (await begin(ada)).body;
    expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body.challenge).toBe(true);
    for (const [verb, body] of [
      ['hint', { seat: 0 }],
      ['stand-in', { seat: 0, on: true }],
    ] as const)
      expect(await ada.post(`/api/tables/${code}/${verb}`, body)).toMatchObject({ body: { code: 'challenge' } });
    // Somebody else in the same browser: by leaving the house, or as a new account of today.
    await ada.post('/api/me/leave', {});
    expect(await begin(ada)).toMatchObject({ status: 409, body: { code: 'tried-here' } });
    await ada.post('/api/auth/sign-up', { login: 'second.self', password: 'correct horse' });
    expect(await begin(ada)).toMatchObject({ status: 409, body: { code: 'tried-here' } });
    // What the browser says is signed: nothing can be added to it, and another game is another challenge.
    expect((await ada.post('/api/challenges', { game: 'grid' })).status).toBe(200);
    expect(await begin(ada)).toMatchObject({ status: 409 });
  });
  test('of a game that has none is refused', async () => {
    const ada = await person('Ada');
    expect(await ada.post('/api/challenges', { game: 'nonsense' })).toMatchObject({ body: { code: 'bad-request' } });
  });
});
