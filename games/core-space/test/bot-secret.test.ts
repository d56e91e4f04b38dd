/** Crews of the house know what their seat can see, and no more. */
import { turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, type Ask, type BotSeat, isPlayer, type Json, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { coreSpace } from '../game.ts';

/** Every so manieth question of a game between crews of the house. */
function* moments(
  names: readonly string[],
  seed: string,
  every: number,
  most: number,
): Iterable<{ match: AnyMatch; ask: Ask; bot: AnyBot }> {
  const bots = names.map((name) => crews[name] as AnyBot);
  const match: AnyMatch = Match.open(coreSpace as never, {}, names.length, seed);
  const chance = Luck.seeded(seed);
  const clock = new VirtualClock();
  for (let n = 0; !match.over && n < most; n++) {
    if (n % every === 0)
      for (const ask of match.asks()) if (isPlayer(ask.seat) && !ask.optional) yield { match, ask, bot: bots[ask.seat]! };
    turn(match, bots, chance, clock);
  }
}

test('CS-GEN-18: in worlds that differ in what they cannot know they answer alike', () => {
  const deep = process.env.DEEP === '1';
  let looked = 0;
  for (const seed of deep ? ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] : ['a'])
    for (const { match, ask, bot } of moments(
      ['strong-looter', 'raider', 'easy-prowler'],
      `worlds/${seed}`,
      deep ? 2 : 8,
      deep ? 10_000 : 400,
    )) {
      const world = match.imagine(ask.seat, Luck.seeded(`world/${looked}`));
      const place = (asked: Ask, view: Json, other: string): BotSeat => ({
        game: match.game,
        seat: ask.seat,
        seats: 3,
        ask: asked,
        view,
        notes: match.notes(ask.seat),
        chance: Luck.seeded('the same'),
        imagine: () => match.imagine(ask.seat, Luck.seeded(`${other}/${looked}`)),
      });
      const here = place(ask, match.view(ask.seat), 'here');
      const there = place(world.find(ask.seat, ask.topic)!, world.game.view(world.state as never, ask.seat) as Json, 'there');
      const answer = bot.answer(here);
      expect(bot.answer(there)).toEqual(answer);
      // What is said of it tells nothing either.
      if (answer !== undefined) expect(bot.why!(there, answer)).toEqual(bot.why!(here, answer));
      looked++;
    }
  expect(looked).toBeGreaterThan(30);
});
