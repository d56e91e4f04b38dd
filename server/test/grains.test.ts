/** Clocks of the rules to the millisecond, by a clock that the test sets. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createServer, type GameHost, readSettings } from '../index.ts';
import type { Clocks } from '../play.ts';
import { Client } from './helpers/client.ts';
import { premises } from './helpers/house.ts';
import { FIXTURE } from './helpers/process.ts';

const { folder, guest } = premises();
const TWO = [{ kind: 'me' }, { kind: 'device', name: 'Bea' }] as const;
afterEach(() => vi.restoreAllMocks());

async function open(dir: string): Promise<{ host: GameHost; url: string }> {
  const settings = readSettings({ DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1' });
  const host = await createServer({ settings, games: FIXTURE, log: pino({ level: 'silent' }) });
  return { host, url: await host.listen() };
}

test('an answer a millisecond before the last grain is taken; one a millisecond after it is refused, and the hourglass was first', async () => {
  const { host, url } = await open(await folder());
  try {
    const ada = guest(await (await Client.guest(url, 'Ada')).connect());
    const { code } = await ada.create({ game: 'yard', options: { ms: 600_000 }, seats: TWO, start: true });
    const { sync } = await ada.watch(code, 0);
    const grain = sync!.timers![0]!.at;
    const answer = (at: number, d: { do: string }) => {
      vi.spyOn(Date, 'now').mockReturnValue(at);
      return host.rooms.matches.answer(ada.me!.id, { code, n: sync!.n, seat: 0, topic: 'build/do', answer: d });
    };
    expect(await answer(grain - 1, { do: 'draw' })).toMatchObject({ n: 1 });
    await expect(answer(grain + 1, { do: 'finish' })).rejects.toMatchObject({ code: 'over' });
    vi.restoreAllMocks();
    const { frames } = await ada.replay(code, 'open');
    expect(frames.map((f) => [f.topic, f.at! - grain])).toEqual([
      ['build/do', -1],
      ['hourglass', 0],
    ]);
  } finally {
    await host.close();
  }
});

test('how long a game stood still is stored as soon as it is opened: whoever reads its clocks again does not forget it', async () => {
  const dir = await folder();
  const before = await open(dir);
  const ada = guest(await Client.guest(before.url, 'Ada'));
  const { code } = await ada.create({ game: 'yard', options: { ms: 600_000 }, seats: TWO, start: true });
  await before.host.close();
  // As if no process had lived for a minute.
  const db = new Database(join(dir, 'cosmodrome.sqlite'));
  const clocksOf = (): Clocks =>
    JSON.parse((db.prepare('select clocks from matches where code = ?').get(code) as { clocks: string }).clocks) as Clocks;
  const from = Date.now() - 60_000;
  db.prepare("update house set value = ? where key = 'lived'").run(String(from));
  db.prepare('update matches set clocks = ?').run(JSON.stringify({ ...clocksOf(), at: from }));
  const { host } = await open(dir);
  try {
    const room = await host.rooms.find(code);
    const play = await host.rooms.inRoom(code, () => host.rooms.matches.play(room));
    const still = play!.clocks.paused!;
    expect(still).toBeGreaterThanOrEqual(60_000);
    expect(clocksOf().paused).toBe(still);
    const strikes = play!.timers()[0]!.at;
    await host.rooms.standstill.readClocks(play!);
    expect(play!.timers()[0]!.at).toBe(strikes);
  } finally {
    await host.close();
    db.close();
  }
});
