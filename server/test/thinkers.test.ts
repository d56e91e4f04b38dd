import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { Play } from '../play.ts';
import { Thinkers } from '../thinkers.ts';
import { loadGame } from './fixture/games-bad.ts';

const GAMES = new URL('./fixture/games-bad.ts', import.meta.url).href;
const NEVER = 2 ** 30;
const all: Thinkers[] = [];
afterAll(async () => {
  for (const t of all) await t.close();
});
function thinkers(threads: number): Thinkers {
  const made = new Thinkers(GAMES, threads, pino({ level: 'silent' }));
  all.push(made);
  return made;
}
const pkg = await loadGame('grid');
const opening = { game: 'grid', version: 1, seats: 2, options: { games: 1, ballast: 0 }, seed: 'thinkers' };
const play = Play.open('222222', pkg, opening, 0, { kind: 'relaxed' });
const ask = play.asks()[0]!;
const question = (bot: string) => ({ kind: 'answer' as const, game: 'grid', bot, ...play.thought(ask) });
const ada = { person: 'ada', watched: true };
const guest = { person: 'guest', watched: true };

test('a hundred questions of one person delay another by a single thought', async () => {
  const bots = thinkers(1);
  const order: string[] = [];
  // The thread stands: on a busy machine its beginning is as long as a long thought, and another thread would be given.
  await bots.think(question('random'), NEVER);
  const think = (client: typeof ada) => bots.think(question('random'), NEVER, client).then(() => order.push(client.person));
  const many = Array.from({ length: 100 }, () => think(guest));
  const few = think(ada).then(() => think(ada));
  await Promise.all([...many, few]);
  // The first was being thought about when she came; her second came while another was.
  expect(order.indexOf('ada')).toBeLessThanOrEqual(1);
  expect(order.lastIndexOf('ada')).toBeLessThanOrEqual(4);
});

test('bots that imagine games are in nobody else’s way: a bot that answers at once does, whoever thinks how long', async () => {
  const bots = thinkers(1);
  // As many as one lane may ever have threads, and one more.
  const deep = ['guest', 'other', 'third', 'fourth', 'ada'].map((person) =>
    bots.think(question('loops'), NEVER, { person, watched: true, deep: true }),
  );
  for (const never of deep) never.catch(() => {});
  for (let i = 0; i < 3; i++) expect(await bots.think(question('random'), NEVER, ada)).toMatchObject({ kind: 'answer' });
});

test('tables that nobody watches and replays are in nobody else’s way', async () => {
  const bots = thinkers(1);
  const never = bots.think(question('loops'), NEVER, { person: 'guest', watched: false });
  never.catch(() => {});
  const record = { opening, origin: null, entries: [], startedAt: 0 };
  const replay = bots.think({ kind: 'replay', record, eyes: null, ended: false }, NEVER);
  expect(await bots.think(question('random'), NEVER, ada)).toMatchObject({ kind: 'answer' });
  expect(await replay).toMatchObject({ kind: 'text' });
});

test('a record that never comes to an end delays only whoever asked for it', async () => {
  const threads = thinkers(1);
  const again = (game: string, person: string) =>
    threads.think(
      { kind: 'replay', record: { opening: { ...opening, game }, origin: null, entries: [], startedAt: 0 }, eyes: null, ended: false },
      NEVER,
      { person, watched: true },
    );
  const never = [1, 2].map(() => again('endless', 'guest'));
  for (const n of never) n.catch(() => {});
  for (const person of ['ada', 'house']) expect(await again('grid', person)).toMatchObject({ kind: 'text' });
});

test('a bot whose thread ends is noticed at once', async () => {
  const bots = thinkers(1);
  await expect(bots.think(question('ends'), NEVER, ada)).rejects.toThrow('the thread ended');
  expect(await bots.think(question('random'), NEVER, ada)).toMatchObject({ kind: 'answer' });
});

test('a bot that never comes to an end delays only its own', async () => {
  const bots = thinkers(1);
  const never = [1, 2].map(() => bots.think(question('loops'), NEVER, guest));
  for (const n of never) n.catch(() => {});
  for (let i = 0; i < 3; i++) expect(await bots.think(question('random'), NEVER, ada)).toMatchObject({ kind: 'answer' });
  expect(bots.waiting).toBe(1);
});

test('a bot that thinks too long is stopped, and its own next question is heard', async () => {
  const bots = thinkers(1);
  await expect(bots.think(question('loops'), 100, ada)).rejects.toThrow('too slow');
  expect(await bots.think(question('random'), NEVER, ada)).toMatchObject({ kind: 'answer' });
});

test('a bot that is given little of the processor is waited for: it thinks no longer for that', async () => {
  const bots = thinkers(1);
  await bots.think(question('random'), NEVER, ada);
  expect(await bots.think(question('waits'), 500, ada)).toMatchObject({ kind: 'answer' });
});
