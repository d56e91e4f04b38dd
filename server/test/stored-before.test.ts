/**
 * Matches as the version before stored them, in mid-beat and over, opened by the code of today: the guard of whoever changes what is
 * stored. When a version is released, its matches take the place of these.
 */
import { loadGame } from '@cosmodrome/games';
import type { Json, Standing } from '@cosmodrome/kernel';
import type { Lang, Question } from '@cosmodrome/kit/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMatches, readSettings, restore } from '../index.ts';
import { Client } from './helpers/client.ts';
import { type Running, startServer, tempDir } from './helpers/process.ts';

const FILE = new URL('./fixture/stored-before.backup', import.meta.url).pathname;
/** What lies in it: who played, where each match stood when it was stored, and how the finished ones ended. */
const COOKIE = ['cosmodrome_guest', 'AJFPoXlbipYrt9vi.UItXU+0BDrcxs5GSTRW9jORQa/9gsbzzrdjJpIv17BE'] as const;
const seat = (number: number, score: number, won: boolean): Standing => ({ seat: number, score, won });
const STORED = [
  {
    game: 'vii-legio',
    running: { code: 'FSVP7J', n: 64, asked: 'move/pay' },
    over: { code: '86892T', n: 266, standings: [seat(0, 42, true), seat(2, 30, false), seat(1, 0, false)] },
  },
  {
    game: 'panic-station',
    running: { code: 'PDSQRP', n: 92, asked: 'trade/give' },
    over: { code: 'SJPXF3', n: 399, standings: [seat(0, 1, true), seat(1, 0, false), seat(2, 0, false), seat(3, 1, true)] },
  },
  {
    game: 'space-cadets',
    running: { code: 'JK8TLC', n: 47, asked: 'overkill/spend' },
    over: { code: '3J3J6U', n: 167, standings: [seat(0, 1, true), seat(1, 1, true), seat(2, 1, true)] },
  },
] as const;
const LANGS: readonly Lang[] = ['fr', 'en'];

const dir = await tempDir();
const settings = readSettings({ DATA_DIR: dir.path });
let server: Running;
let ada: Client;
beforeAll(async () => {
  expect((await restore(settings, FILE)).secret).toBe('kept');
  server = await startServer({ DATA_DIR: dir.path, GAMES_MODULE: '@cosmodrome/games', HTTP_PER_MINUTE: '100000' });
  ada = new Client(server.url);
  ada.cookies.set(...COOKIE);
  await ada.connect();
}, 120_000);
afterAll(async () => {
  ada?.close();
  await server?.kill('SIGKILL');
  await dir.remove();
}, 60_000);

test('the rules of today fit all of them', async () => {
  const { running, finished, misfits } = await checkMatches(readSettings({ DATA_DIR: dir.path }));
  expect({ running, finished, misfits }).toEqual({ running: 3, finished: 3, misfits: [] });
});

describe.each(STORED)('$game', ({ game, running, over }) => {
  /** Every note and every question can be said in both languages. */
  async function told(notes: readonly Json[], questions: readonly (readonly [Question, Json])[] = []): Promise<void> {
    const { words } = await loadGame(game);
    for (const lang of LANGS) {
      for (const note of notes) expect(words[lang].note(note), JSON.stringify(note)).toBeTruthy();
      for (const [question, view] of questions) expect(words[lang].question(question, view).say, question.topic).toBeTruthy();
    }
  }

  test('the finished match is shown as it was, and told in the words of today', async () => {
    const replay = await ada.replay(over.code, 'open');
    expect(replay.total).toBe(over.n);
    expect(replay.over?.standings).toEqual(over.standings);
    const asked = replay.frames.flatMap((f, i) => (f.ask ? [[f.ask, replay.frames[i - 1]?.view ?? replay.start] as const] : []));
    expect(asked.length).toBeGreaterThan(50);
    await told(replay.notes, asked);
    // And through the eyes of one who played.
    const own = await ada.replay(over.code, 0);
    expect(own.frames).toHaveLength(replay.frames.length);
    await told(own.notes);
  });
  test('the running match stands where it stood, in mid-beat, and is played on to its end', async () => {
    const { sync } = await ada.watch(running.code, 0);
    expect(sync).toMatchObject({ n: running.n, waiting: [0], over: null });
    expect(sync!.asks.map((a) => a.topic)).toEqual([running.asked]);
    await told(
      sync!.notes.items,
      sync!.asks.map((a) => [a, sync!.view]),
    );
    const past = await ada.replay(running.code, 0);
    expect(past.frames).toHaveLength(running.n);
    await ada.act(running.code, 'stand-in', { seat: 0, on: true });
    const end = await ada.until(() => (ada.last.code === running.code && ada.last.over !== null ? ada.last : undefined), 110_000);
    expect(end.n).toBeGreaterThan(running.n);
    const whole = await ada.replay(running.code, 'open');
    expect(whole.frames).toHaveLength(end.n);
    await told(whole.notes);
  });
});
