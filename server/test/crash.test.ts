import { expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
import { KILLS, premises } from './helpers/house.ts';
import { Player, randomMoment } from './helpers/player.ts';
import { errorsIn } from './helpers/process.ts';

const { folder, start, guest } = premises();

test(`killed ${KILLS} times in the middle of play, the server has lost nothing that it acknowledged`, { timeout: 900_000 }, async () => {
  const env = { DATA_DIR: await folder(), ANSWERS_PER_SECOND: '10000', HTTP_PER_MINUTE: '100000' };
  let server = await start(env);
  const ada = guest(await Client.guest(server.url, 'Ada'));
  const bob = guest(await Client.guest(server.url, 'Bob'));
  const { code } = await ada.create({
    game: 'bids',
    options: { rounds: 200 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  await bob.act(code, 'sit', { seat: 1 });
  await ada.act(code, 'start');
  const players = [new Player(ada, 0, code), new Player(bob, 1, code)];
  const enter = async () => {
    await Promise.all(players.map((p) => p.enter(server.url)));
    for (const p of players) expect(p.client.last.n).toBeGreaterThanOrEqual(Math.max(...players.map((q) => q.highest)));
  };
  /** Notes this client holds, as a page keeps them. */
  const journal = () => {
    const held: unknown[] = [];
    for (const s of ada.syncs) held.splice(s.notes.from, held.length, ...s.notes.items);
    return held;
  };
  for (let kill = 0; kill < KILLS; kill++) {
    await enter();
    const playing = Promise.all(players.map((p) => p.play()));
    await randomMoment(players);
    await server.kill('SIGKILL');
    await playing;
    server = await start(env);
  }
  const heard = journal();
  await enter();
  // What was shown before the last kill is still told, word for word.
  expect(ada.last.notes.from).toBe(0);
  expect(ada.last.notes.items.slice(0, heard.length)).toEqual(heard);
  // Play goes on.
  const n = ada.last.n;
  const playing = Promise.all(players.map((p) => p.play()));
  await ada.until(() => ada.last.n > n + 10 || ada.last.over !== null);
  for (const p of players) p.stopped = true;
  await playing;
  // Every acknowledged answer is in the record.
  const { frames } = await ada.replay(code, 0);
  expect(players.reduce((sum, p) => sum + p.acknowledged, 0)).toBeGreaterThan(KILLS);
  for (const p of players) expect(frames.filter((f) => f.seat === p.seat).length).toBeGreaterThanOrEqual(p.acknowledged);
  expect(errorsIn(server.log())).toEqual([]);
});
