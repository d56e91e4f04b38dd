/** What older versions stored is opened and goes on: a match in the middle of a question, lines of the journal, views of a replay. */
import { readFileSync } from 'node:fs';
import { type Json, Luck, Match, type Saved } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { decide } from '../bot/comrade.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { words } from '../text/index.ts';

type Old = { readonly saved: Saved; readonly notes: readonly { readonly is: string }[]; readonly asking: Json };
const old = JSON.parse(readFileSync(new URL('./matches/version-1.json', import.meta.url), 'utf8')) as Old;

test('a match of version 1, saved while an Overkill is spent, is opened at that question and played to its end', () => {
  expect(old.saved.version).toBe(1);
  const match = Match.resume(game, old.saved);
  expect(match.asks().map((a) => a.topic)).toContain('overkill/spend');
  expect(match.view(0).scene).toMatchObject({ kind: 'roll', role: (old.asking as { role: string }).role });
  const luck = Luck.seeded('on');
  for (let i = 0; i < 3000 && !match.over; i++) {
    const [answered] = match.asks().flatMap((ask) => {
      const answer = ask.seat < 0 ? undefined : decide(structuredClone(match.state) as never, ask, luck);
      return answer === undefined ? [] : [{ ask, answer }];
    });
    if (!answered) throw new Error('nobody answers');
    match.answer(answered.ask.seat, answered.ask.topic, answered.answer);
  }
  expect(match.over).toBe(true);
});
test('lines of the journal that version 1 told are told as today', () => {
  expect(old.notes.length).toBeGreaterThan(25);
  for (const note of old.notes) {
    const now = game.renew?.note(note) as Note;
    expect(words.en.note(now).say, note.is).not.toBe('');
    expect(game.renew?.note(now)).toBe(now);
  }
  expect(game.renew?.note({ is: 'roll', role: 'chief', kind: 'attack', faces: [1], successes: 1, inverted: false })).toEqual({
    kind: 'roll',
    role: 'chief',
    roll: 'attack',
    faces: [1],
    successes: 1,
    inverted: false,
  });
  expect(game.renew?.note({ is: 'turn-begins', role: 'chief' })).toEqual({ kind: 'turn-begun', role: 'chief' });
});
test.each([
  [null, 'action', null],
  [{ role: 'chief', card: -1, item: '', other: '' }, 'kits', { kind: 'kit', role: 'chief' }],
  [{ role: 'chief', card: -1, item: '', other: '' }, 'stow', { kind: 'stow', role: 'chief' }],
  [{ role: 'chief', card: -1, item: '', other: '' }, 'scan', { kind: 'scan', role: 'chief' }],
  [{ role: 'chief', card: 7, item: 'ray-gun', other: '' }, 'action', { kind: 'gear', role: 'chief', card: 7 }],
  [{ role: 'chief', card: -1, item: '', other: 'doctor' }, 'action', { kind: 'trade', role: 'chief', other: 'doctor' }],
])('a view of version 1 that asked about %j while %s shows the scene %j', (asking, stage, scene) => {
  const view = game.renew?.view({ asking, stage, turn: 3 });
  expect(view).toEqual({ stage, turn: 3, scene, marks: [] });
  expect(game.renew?.view(view as Json)).toBe(view);
});
