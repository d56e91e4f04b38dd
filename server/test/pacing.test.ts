import { answerAt, LONGEST_TURN_MS, pauseOf } from '@cosmodrome/bots';
import { loadGame } from '@cosmodrome/games';
import { type AnyMatch, anyAnswer, type Json, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';

test('over 2,000 positions that others cannot tell apart, a bot answers at one and the same moment', async () => {
  const { game } = await loadGame('panic-station');
  const chance = Luck.seeded('pacing');
  let compared = 0;
  const choices = new Set<number>();
  for (let seed = 0; compared < 2000; seed++) {
    const match = Match.open(game, {}, 4, `pacing ${seed}`) as AnyMatch;
    for (let i = 0; i < 300 && !match.over && compared < 2000; i++) {
      const ask = chance.pick(match.asks());
      const other = match.asks().find((a) => a.topic === 'trade/give');
      if (other) {
        const viewer = [0, 1, 2, 3].find((s) => match.asks(s).length === 0) ?? 0;
        const seen = JSON.stringify(match.view(viewer));
        for (let w = 0; w < 10; w++) {
          const world = match.imagine(viewer, chance);
          expect(JSON.stringify(game.view(world.state, viewer) as Json)).toBe(seen);
          const twin = world.find(other.seat, 'trade/give');
          if (!twin) continue;
          // It thinks the longer, the more there is to weigh: what it holds decides when it is ready.
          const options = [...(twin.domain.options?.() ?? [])].length;
          choices.add(options);
          for (const [thinksMs, longest] of [
            [0, 449],
            [700, 1199],
          ] as const) {
            const ready = 1000 + (options === 1 ? 1 : (longest * options) / 12 + chance.below(40));
            const at = answerAt({ asked: 1000, thinksMs, watched: true }, 450, Math.min(ready, 1000 + longest));
            expect(at).toBe(thinksMs > 0 ? 2200 : 1450);
          }
          compared++;
        }
      }
      match.answer(ask.seat, ask.topic, anyAnswer(ask, chance));
    }
  }
  // They really differ in what the bot holds.
  expect(choices.size).toBeGreaterThan(2);
});
test('who is not ready in time answers a whole pace later; without a pause nobody waits', () => {
  const seen = { asked: 1000, thinksMs: 0, watched: true };
  expect([1001, 1450, 1451, 1899, 1901].map((ready) => answerAt(seen, 450, ready))).toEqual([1450, 1450, 1900, 1900, 2350]);
  expect(answerAt({ ...seen, watched: false }, 450, 1005)).toBe(1113);
  expect(answerAt({ ...seen, thinksMs: 700, watched: false }, 450, 1700)).toBe(2200);
  expect(answerAt(seen, 0, 1005)).toBe(1005);
});

test('one person among bots says how fast they play; a turn is not looked at for longer than six seconds', () => {
  expect((['calm', 'brisk', 'at-once', undefined] as const).map((wish) => pauseOf(450, wish, 0))).toEqual([900, 450, 90, 450]);
  expect(pauseOf(450, 'calm', LONGEST_TURN_MS - 900)).toBe(900);
  expect(pauseOf(450, 'calm', LONGEST_TURN_MS - 899)).toBe(90);
  // A server without pauses has none.
  expect([pauseOf(0, 'calm', 0), pauseOf(30, 'at-once', 99_999)]).toEqual([0, 30]);
});
