import { admitsSomething, anyAnswer, CLOCK, Luck, Match } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { coreSpace } from '../game.ts';
import { table } from './table.ts';

describe('what a seat sees', () => {
  test('CS-GEN-18: neither crates nor bag nor deck, whatever was looked at by others', () => {
    const t = table({ crews: [{ jace: { at: [10.5, 12.5] } }, { gak: { at: [3.5, 3.5] } }] });
    const view = t.view(1) as unknown as Record<string, unknown>;
    for (const hidden of ['contents', 'aside', 'cards', 'boxed', 'drawnToken']) expect(view).not.toHaveProperty(hidden);
    expect([view.bag, view.deck]).toEqual([t.state.bag.length, t.state.deck.length]);
  });
  test('no view of two crews in a random game is larger than 12 kB', () => {
    const chance = Luck.seeded('view');
    const match = Match.open(coreSpace, {}, 2, 'view');
    let largest = 0;
    for (let n = 0; n < 120 && !match.over; n++) {
      const ask = chance.pick(match.asks().filter((a) => a.seat !== CLOCK && admitsSomething(a)));
      match.answer(ask.seat, ask.topic, anyAnswer(ask, chance));
      if (n % 10 === 0) largest = Math.max(largest, JSON.stringify(match.view(0)).length);
    }
    expect(largest).toBeLessThan(12_000);
  });
});
