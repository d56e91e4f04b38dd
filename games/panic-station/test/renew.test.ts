/** What version 1 stored is read in the words of today, and goes on: the golden match `gentle-4`, saved in the middle of a trade. */
import { readFileSync } from 'node:fs';
import { isAnswer, type Json, Match, type Saved } from '@cosmodrome/kernel';
import { parseRecord } from '@cosmodrome/kernel/record-file';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { renew } from '../rules/renew.ts';

const read = (name: string): string => readFileSync(new URL(`./matches/${name}`, import.meta.url), 'utf8');
interface Stored {
  /** How many entries of the record came before. */
  readonly entries: number;
  readonly saved: Saved;
  /** What seat 0 saw then, and at the end. */
  readonly view: Json;
  readonly end: Json;
  /** The first note of each kind that anybody was told. */
  readonly notes: readonly Json[];
}
const old: Stored = JSON.parse(read('gentle-4.version-1'));
const { opening, entries } = parseRecord(read('gentle-4.record'));
const today = (upTo = entries.length) => {
  const match = Match.open(game, opening.options, opening.seats, opening.seed);
  for (const entry of entries.slice(0, upTo)) if (isAnswer(entry)) match.answer(entry.seat, entry.topic, entry.answer);
  return match;
};

test('a match that version 1 saved goes on where it stood, and ends as it would have', () => {
  const match = Match.resume(game, old.saved);
  expect([match.asks().map((ask) => ask.topic), match.state]).toEqual([['trade/give'], today(old.entries).state]);
  for (const entry of entries.slice(old.entries)) if (isAnswer(entry)) match.answer(entry.seat, entry.topic, entry.answer);
  expect([match.over, match.state]).toEqual([true, today().state]);
});
test('views that version 1 stored are read as those of today; those of today stay as they are', () => {
  for (const [view, match] of [
    [old.view, today(old.entries)],
    [old.end, today()],
  ] as const) {
    expect(renew.view(view)).toEqual(match.view(0));
    expect(renew.view(match.view(0))).toEqual(match.view(0));
  }
});
test('notes that version 1 stored are read as those of today; those of today stay as they are', () => {
  const match = today();
  const told: readonly Note[] = [0, 1, 2, 3].flatMap((seat) => match.notes(seat));
  const first = told.filter((note, i) => told.findIndex(({ kind }) => kind === note.kind) === i);
  expect(old.notes.map(renew.note)).toEqual(first);
  expect(first.map(renew.note)).toEqual(first);
});
