/** Truckers of the house know what their seat can see, and no more; when they act everybody could foretell. */
import { turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, type Ask, type BotSeat, isPlayer, type Json, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { truckers } from '../bot/truckers.ts';
import { CARDS, type CardId, TILES, type TileId } from '../content/index.ts';
import { trucker } from '../game.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

type Place = BotSeat<View, Note>;
const placed = (ask: Ask, seats: number, view: View): Place => ({
  game: trucker as never,
  seat: ask.seat,
  seats,
  ask,
  view,
  notes: [],
  chance: Luck.seeded('the same'),
  imagine: () => {
    throw new Error('truckers of the house imagine nothing');
  },
});
/** Every question of a session between bots, now and then looked at. */
function* moments(names: readonly string[], seed: string): Iterable<{ match: AnyMatch; ask: Ask; bot: AnyBot }> {
  const bots = names.map((name) => truckers[name] as AnyBot);
  const match: AnyMatch = Match.open(trucker as never, { rounds: ['II', 'IV'], hourglass: 60 }, names.length, seed);
  const chance = Luck.seeded(seed);
  const clock = new VirtualClock();
  for (let n = 0; !match.over; n++) {
    if (n % 5 === 0) for (const ask of match.asks()) if (isPlayer(ask.seat)) yield { match, ask, bot: bots[ask.seat]! };
    turn(match, bots, chance, clock);
  }
}

test('GT-BASE-BUILD-03, -17: in worlds that differ in what they cannot know they answer alike, and at the same moment', () => {
  let looked = 0;
  for (const { match, ask, bot } of moments(['strong-hauler', 'fighter', 'easy-racer'], 'worlds')) {
    const here = placed(ask, 3, match.view(ask.seat) as unknown as View);
    const answer = bot.answer(here) as Json | undefined;
    const world = match.imagine(ask.seat, Luck.seeded(`world/${looked}`));
    const there = placed(world.find(ask.seat, ask.topic)!, 3, world.game.view(world.state as never, ask.seat) as unknown as View);
    expect(bot.answer(there)).toEqual(answer);
    expect(bot.tempo!(there, undefined)).toBe(bot.tempo!(here, answer));
    looked++;
  }
  expect(looked).toBeGreaterThan(300);
});

test('GT-BASE-BUILD-03, -17: neither a hidden part nor a pile that was read changes when they act', () => {
  let looked = 0;
  for (const { match, ask, bot } of moments(['hauler', 'strong-racer'], 'pace')) {
    if (ask.topic !== 'build/do') continue;
    const view = match.view(ask.seat) as unknown as View;
    const { hand } = view.yards[ask.seat]!;
    if (!hand || hand.seen) continue;
    const other = ((hand.tile! + 7) % TILES.length) as TileId;
    const changed: View = {
      ...view,
      known: [(CARDS.length - 1) as CardId],
      yards: view.yards.map((yard, seat) => (seat === ask.seat ? { ...yard, hand: { ...hand, tile: other } } : yard)),
    };
    expect(bot.tempo!(placed(ask, 2, changed), undefined)).toBe(bot.tempo!(placed(ask, 2, view), undefined));
    looked++;
  }
  expect(looked).toBeGreaterThan(10);
});
