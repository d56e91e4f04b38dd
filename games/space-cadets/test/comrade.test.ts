import { playMatch, review, reviewing } from '@cosmodrome/bots';
import { type AnyMatch, Luck, Match, Sim } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { decide } from '../bot/comrade.ts';
import { comrade } from '../bot/comrades.ts';
import { SCENARIOS } from '../content/index.ts';
import { game } from '../game.ts';
import { playComrades } from './difficulty.ts';

describe('comrades', () => {
  test('play every scenario to its end, one seat or several', () => {
    SCENARIOS.forEach((scenario, i) => {
      const { match } = playMatch(game, {
        options: { scenario, rocketeers: 2 + (i % 3) },
        seed: `comrades/${i}`,
        bots: Array.from({ length: 1 + (i % 3) }, () => comrade),
      });
      expect(match.over).toBe(true);
      expect(match.report().ending).not.toBe('playing');
    });
  });
  test('know no more than their seat: an imagined table gives the same answer, and thinking leaves the table as it was', () => {
    SCENARIOS.forEach((scenario, i) => {
      const sim = Sim.open(game, { scenario, rocketeers: 2 + (i % 3), mode: 'standard' }, 1, Luck.seeded(`eyes/${i}`));
      for (let n = 0; n < 120 && !sim.over; n++) {
        const ask = sim.asks.find((a) => !a.optional)!;
        const before = JSON.stringify(sim.state);
        const own = game.copy!(sim.state);
        game.imagine(own, 0, Luck.seeded(`elsewhere/${n}`));
        expect(JSON.stringify(own)).toBe(before); // nothing hidden is in the state
        const answer = decide(sim.state, ask, Luck.seeded(`whim/${n}`))!;
        expect(JSON.stringify(sim.state)).toBe(before);
        expect(answer).toEqual(decide(own, ask, Luck.seeded(`whim/${n}`)));
        sim.answer(ask, answer);
      }
    });
  });
  test('their games are looked at again: what else one could have done, weighed by comrades in imagined games', () => {
    const { entries, opening } = playMatch(game, { seed: 'again', bots: [comrade, comrade], record: true });
    const open = () => Match.open(game, opening.options, 2, 'again') as AnyMatch;
    const begun = entries.findIndex((e, i) => i > 40 && 'topic' in e && e.topic === 'turn/action' && e.seat === 0);
    // A few answers of each imagined game: that it can be done is shown here, not how right it is.
    const run = review(
      { open, entries: entries.slice(0, begun + 1) },
      { ...reviewing({ game, bots: { comrade } }), seat: 0, playouts: 60, others: 2, horizon: 8 },
    );
    let step = run.next();
    while (!step.done) step = run.next();
    const weighed = step.value.decisions.filter((d) => d.topic === 'turn/action');
    expect(weighed.length).toBeGreaterThan(0);
    for (const d of weighed) expect(d.other.answer).not.toEqual(d.chosen.answer);
  });
  test('win the first scenario more often than not', () => {
    const won = Array.from({ length: 12 }, (_, i) =>
      playComrades({ scenario: 's1', rocketeers: 4, mode: 'standard' }, `s1/4/standard/${i}`),
    ).filter((r) => r.won);
    expect(won.length).toBeGreaterThanOrEqual(5);
  });
  test('never forget a seat: an answer to every question, in each mode', () => {
    for (const mode of ['space-cadet', 'commodore', 'admiral', 'galactic-overlord'])
      expect(playComrades({ scenario: 's4', rocketeers: 3, mode, alternative: true }, `modes/${mode}`).ending).not.toBe('endless');
  });
});
