import { playMatch, random } from '@cosmodrome/bots';
import type { AnyBot } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { greedy } from '../bot/commanders.ts';
import { game } from '../game.ts';
import type { View } from '../view.ts';
import { type LegioTable, table } from './table.ts';

const duel = (seed: number) => playMatch(game, { seed, bots: [greedy, random] as AnyBot[] }).match;
/** What the commander would answer here. */
function advice(t: LegioTable, seat = 0): unknown {
  const ask = t.match.asks(seat)[0]!;
  const at = { game: game, seat, seats: t.match.seats, ask, view: t.match.view(seat) as View, notes: [], chance: t.match.chance };
  return greedy.answer({ ...at, imagine: () => t.match.imagine(seat, t.match.chance) });
}

test('the commander beats chance', () => {
  const won = Array.from({ length: 20 }, (_, seed) => duel(seed)).filter((m) => m.standings().some((s) => s.seat === 0 && s.won));
  expect(won.length).toBeGreaterThanOrEqual(19);
});
test('four commanders reach an end within a decent number of rounds', () => {
  for (let seed = 0; seed < 5; seed++) {
    const { match } = playMatch(game, { seed, bots: [greedy, greedy, greedy, greedy] as AnyBot[] });
    expect(match.report().rounds).toBeLessThan(20);
  }
});
test('it lands where it can succeed, and leaves elements for PX', () => {
  const t = table({ blue: { at: 2, profile: 3, aboard: { diplomat: 1 } }, planets: { alpha: { world: 'lithomancers', sector: 2 } } });
  expect(advice(t)).toEqual({ do: 'land', pawn: 'alpha' });
  t.blue.lands('alpha', {});
  expect(t.blue.leaving({ squad: 1 })).toEqual(advice(t)); // one crew member, and a squad comes back with the next repair
});
test('it recruits what its mission lacks', () => {
  const t = table({
    blue: { at: 2, profile: 3, calls: 5, aboard: { squad: 1, diplomat: 1 }, hand: ['oz-vein', 'oz-vein', 'oz-vein'] },
    planets: { alpha: { world: 'lithomancers', sector: 2 } },
  });
  expect(advice(t)).toEqual({ do: 'buy', what: 'squad' });
});
test('it accepts an invitation that pays, and declines one that only helps another', () => {
  const bare = { squad: 0, propulsor: 0, laser: 0, decoder: 0 };
  const planets = { alpha: { world: 'singing-sylvans', sector: 2 } } as const; // 2 Diplomacy, 2 PC
  const pays = table({ seats: 3, blue: { at: 2, profile: 3 }, green: { at: 2 }, planets });
  pays.blue.lands('alpha', { invite: ['green'] });
  expect(advice(pays, 1)).toBe(true); // 1 PC, and a PX for a squad
  const vain = table({ seats: 3, blue: { at: 2, profile: 3 }, green: { at: 2, ship: 'spatha', aboard: bare }, planets });
  vain.blue.lands('alpha', { invite: ['green'] });
  expect(advice(vain, 1)).toBe(false); // half of 1 PC is nothing, and there is nothing to leave
});
test('it declares the end when nobody can catch it, and not otherwise', () => {
  const lead = { px: 13, technologies: ['holodeck'], hand: ['oz-vein'] } as const;
  const rival = { px: 10, technologies: ['holodeck'] } as const;
  expect(advice(table({ blue: { ...lead, pc: 30 }, green: { ...rival, pc: 10 } }))).toEqual({ do: 'declare' });
  expect(advice(table({ blue: { ...lead, pc: 10 }, green: { ...rival, pc: 30 } }))).not.toEqual({ do: 'declare' });
});
test('its second thoughts are answers one may give', () => {
  let thoughts = 0;
  const thinking: AnyBot = {
    name: 'thinking',
    answer(at) {
      const ideas = greedy.ideas!(at);
      for (const idea of ideas) expect(at.ask.domain.admits(idea), `${at.ask.topic} ${JSON.stringify(idea)}`).toBe(true);
      if (at.ask.topic === 'turn/action') thoughts += ideas.length;
      return greedy.answer(at);
    },
  };
  for (let seed = 0; seed < 3; seed++) playMatch(game, { seed, bots: [thinking, thinking, thinking] });
  expect(thoughts).toBeGreaterThan(500);
});
