/** The mission as a page of comic: few pictures, in order, the end among them, each of a note that tells it. */
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { game } from '../game.ts';
import { words } from '../text/index.ts';
import { comicOf } from '../ui/story.ts';

test.each([
  ['s1-victory', 'home'],
  ['s4-suffocated', 'lost'],
  ['s6-countdown', 'lost'],
])('%s', async (name, last) => {
  const match = await golden(game, new URL(`./matches/${name}.record`, import.meta.url));
  const notes = match.allNotes().map((t) => t.note);
  const panels = comicOf(notes);
  expect(panels.length).toBeGreaterThan(1);
  expect(panels.length).toBeLessThanOrEqual(6);
  expect(panels.map((p) => p.note)).toEqual(panels.map((p) => p.note).toSorted((a, b) => a - b));
  expect(panels.at(-1)?.kind).toBe(last);
  const end = { report: match.report(), standings: match.standings(), view: match.view(0), notes, seat: 0 };
  // Won: how near it was; else what was left to do. Nobody is told that they lost.
  const said = words.fr.because!(end);
  expect(said[0]?.what).toBe('ended');
  expect(said.map((r) => r.say).join(' ')).not.toMatch(/perd(u|ez)\b(?!s? d’un coup)/i);
  if (last === 'home') expect(said.at(-1)?.what).toBe('nearly');
});
