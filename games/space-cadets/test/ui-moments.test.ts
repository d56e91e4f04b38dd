/** What is told again since somebody's last turn, whose doing it was, and how the mission stands. */
import { anyAnswer, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { words } from '../text/index.ts';
import { lead, moment, recap, whose } from '../ui/moments.ts';

test('Aliens are a doer of their own, Rocketeers are their players’; moments lie on tiles of the ship', () => {
  const match = Match.open(game, { scenario: 's1', rocketeers: 4 }, 2, 5);
  const luck = Luck.seeded(11);
  for (let i = 0; i < 400 && !match.over; i++) {
    const ask = match.asks()[0]!;
    match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
  }
  const view = match.view(0);
  const notes = match.notes(0) as readonly Note[];
  const doers = new Map(notes.map((n) => [n.kind, whose(n, view)]));
  expect([doers.get('alien-turn'), doers.get('alien-moved')]).toEqual(['game', 'game']);
  expect(notes.every((n) => n.kind !== 'moved' || whose(n, view) === view.rocketeers.find((r) => r.role === n.role)?.seat)).toBe(true);
  // Both begin a turn in the journal.
  for (const n of notes) if (n.kind === 'turn-begun' || n.kind === 'alien-turn') expect(words.fr.note(n).turn).toBe(true);
  const told = notes.flatMap((n) => moment(n, 'fr') ?? []);
  expect(told.length).toBeGreaterThan(30);
  for (const m of told)
    for (const at of [m.from, m.at].filter((x) => x?.startsWith('cell:'))) expect(view.cells[Number(at!.slice(5))], at).toBeDefined();
  expect(recap(notes, 'en')).toMatch(/tile/);
  for (const lang of ['fr', 'en'] as const) {
    if (!match.over) expect(lead(view, lang)).toMatchObject({ seats: [], short: expect.stringMatching(/^\d+ \/ \d+$/) });
    expect(words[lang].standing!(view, 0)).toHaveLength(2);
  }
});
