import { admitsSomething, anyAnswer, CLOCK, Luck, Match } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { TRADER } from '../content/traders.ts';
import { coreSpace } from '../game.ts';
import { type Being, figureOf, RARE, type Shown, type State } from '../state.ts';
import { table } from './table.ts';

/** Who waits in its airlock, comes in: otherwise half of a random game is waiting. */
const isAboard = (state: Readonly<State>): boolean => state.active !== null && figureOf(state, state.active.figure).where === 'aboard';
function whole({ being }: Shown): Being {
  if (being.kind !== 'trader') return being;
  const { health, actions, skill, career } = TRADER[being.sheet.profile];
  return { kind: 'trader', sheet: { health: health[0], actions: actions[0], skill: skill[0], career: career[0], ...being.sheet } };
}

describe('what a seat sees', () => {
  test('CS-GEN-18: neither crates nor bag nor deck, whatever was looked at by others', () => {
    const t = table({ crews: [{ jace: { at: [10.5, 12.5] } }, { gak: { at: [3.5, 3.5] } }] });
    const view = t.view(1) as unknown as Record<string, unknown>;
    for (const hidden of ['contents', 'aside', 'cards', 'boxed', 'drawnToken']) expect(view).not.toHaveProperty(hidden);
    expect([view.bag, view.deck]).toEqual([t.state.bag.length, t.state.deck.length]);
  });
  test('no view of four crews in a random game is larger than 12 kB, and it leaves out of a figure what its profile prints and what is not so', () => {
    const chance = Luck.seeded('view/4');
    const match = Match.open(coreSpace, {}, 4, 'view/4');
    let largest = 0;
    for (let n = 0; !match.over; n++) {
      const asks = match.asks().filter((a) => a.seat !== CLOCK && admitsSomething(a));
      const ask = asks.find((a) => a.topic === 'turn/walk' && isAboard(match.state)) ?? chance.pick(asks);
      match.answer(ask.seat, ask.topic, anyAnswer(ask, chance));
      if (n % 10 !== 0) continue;
      const view = match.view(0);
      largest = Math.max(largest, JSON.stringify(view).length);
      const shown = view.figures.map((f) => ({ ...RARE, effects: [], ...f, being: whole(f) }));
      expect(shown).toEqual(match.state.figures);
    }
    expect(match.state.figures.length).toBeGreaterThan(25);
    expect(largest).toBeGreaterThan(9_000);
    expect(largest).toBeLessThan(12_000);
  });
});
