/** What is told again since somebody's last turn, who is ahead, and where one stands: from what all know. */
import { Luck, Match } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { raceOf } from '../judge/lead.ts';
import type { Note } from '../notes.ts';
import { words } from '../text/index.ts';
import { lead, moment } from '../ui/moments.ts';

const played = (seed: number) => {
  const match = Match.open(game, {}, 3, seed);
  const luck = Luck.seeded(seed + 40);
  while (!match.over) {
    const ask = match.asks()[0]!;
    match.answer(ask.seat, ask.topic, ask.domain.sample!(luck));
    const view = match.view(0);
    const ahead = lead(view, 'fr');
    if (ahead) expect(ahead.seats).toEqual(raceOf(view.units).first.map((u) => u.seat));
    expect(words.en.standing!(view, 0)).toHaveLength(view.round === 0 ? 0 : 2);
  }
  return match;
};
test('every point is the gain of a moment, and secrets are none', () => {
  const match = played(3);
  const notes = match.notes(undefined) as readonly Note[];
  const view = match.view(undefined);
  for (const { seat, pc } of view.units) {
    const gains = notes.flatMap((n) => moment(n)?.gains ?? []).filter((g) => g.seat === seat && g.unit === 'PC');
    expect(gains.reduce((sum, g) => sum + g.points, 0)).toBe(pc);
  }
  for (const kind of ['offered', 'kept-objective', 'drawn', 'decoded-world'] as const)
    for (const note of notes) expect(note.kind === kind && moment(note) !== undefined).toBe(false);
  expect(lead(view, 'fr')).toBeUndefined();
});
test('a ship goes through the gate of the border, and a round trip through X has none', () => {
  expect(moment({ kind: 'moved', seat: 1, from: 2, to: 3, cards: 1 })).toMatchObject({
    from: 'berth:2:1',
    by: ['gate:2-3'],
    at: 'berth:3:1',
  });
  expect(moment({ kind: 'moved', seat: 1, from: 1, to: 'X', cards: 6 })?.by).toEqual([]);
});
describe('LEG-END-07, LEG-END-08: only with 10 PX can one win, then the PC decide', () => {
  const units = (...of: readonly (readonly [pc: number, px: number])[]) => of.map(([pc, px], seat) => ({ seat, pc, px }));
  test('whoever can win is ahead of more PC', () => {
    const race = raceOf(units([30, 9], [12, 10], [20, 4]));
    expect([race.able, race.first.map((u) => u.seat), race.field.length]).toEqual([true, [1], 1]);
  });
  test('while nobody can, the PC say who is ahead; LEG-END-09: equals are told apart by PX', () => {
    const race = raceOf(units([12, 3], [12, 5], [4, 8]));
    expect([race.able, race.first.map((u) => u.seat), race.px]).toEqual([false, [1], 8]);
  });
});
