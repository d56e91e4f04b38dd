/** What is told again since somebody's last turn: public facts, so that nothing betrays anybody. */
import { anyAnswer, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { isPrivate, type Note } from '../notes.ts';
import { words } from '../text/index.ts';
import { spot } from '../ui/changes.ts';
import { lead, moment, recap } from '../ui/moments.ts';

test('moments come from public notes alone, each where it happened; the mission stands alike for all eyes', () => {
  const match = Match.open(game, {}, 4, 7);
  const luck = Luck.seeded(3);
  for (let i = 0; i < 260 && !match.over; i++) {
    const ask = match.asks()[0]!;
    match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
    for (const lang of ['fr', 'en'] as const) expect(lead(match.view(0), lang)).toEqual(lead(match.view(undefined), lang));
  }
  const notes = [0, 1, 2, 3].flatMap((seat) => match.notes(seat) as readonly Note[]);
  const told = notes.flatMap((note) => {
    const m = moment(note);
    if (m) expect(isPrivate(note)).toBe(false);
    return m?.at && note.kind !== 'wounded' ? [m.at] : [];
  });
  expect(told.length).toBeGreaterThan(20);
  const view = match.view(undefined);
  // Rooms stay where they are; whoever died since is nowhere.
  for (const at of told.filter((id) => id.startsWith('room:'))) expect(spot(at, view), at).toBeDefined();
  expect(recap(match.notes(undefined) as readonly Note[], 'fr')).toMatch(/salle/);
});
test('where I stand names my side to my own eyes only', () => {
  const match = Match.open(game, {}, 4, 7);
  const luck = Luck.seeded(5);
  while (match.view(0).round === 0) {
    const ask = match.asks()[0]!;
    match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
  }
  expect(words.fr.standing!(match.view(0), 0)[0]).toMatch(/humain|Hôte/);
  const others = words.fr.standing!(match.view(1), 0).join(' ');
  expect(others).not.toMatch(/humain|Hôte|Jerrican/);
});
