/** The end screen tells where every point came from. */
import { Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { HEADS, ledgerOf, momentsOf, told } from '../judge/ledger.ts';
import { words } from '../text/index.ts';

test.each([1, 2, 3])('the heads of a ledger add up to the PC of the U.C. (seed %i)', (seed) => {
  const match = Match.open(game, {}, 3, seed);
  const luck = Luck.seeded(seed + 40);
  while (!match.over) {
    const ask = match.asks()[0]!;
    match.answer(ask.seat, ask.topic, ask.domain.sample!(luck));
  }
  const notes = match.notes(undefined, 0);
  // A handful of moments, in their order, and the end among them.
  const moments = momentsOf(notes);
  expect(moments.length).toBeLessThanOrEqual(6);
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
  const kinds = moments.map((i) => notes[i]!.kind);
  expect(kinds.includes('ending')).toBe(notes.some((n) => n.kind === 'ending'));
  for (const { seat, pc } of match.view(undefined).units) {
    const ledger = ledgerOf(notes, seat);
    expect(HEADS.reduce((sum, head) => sum + ledger[head].pc, 0)).toBe(pc);
    for (const head of HEADS)
      for (const { source } of ledger[head].from) {
        const term = /\{#([^|}]+)/.exec(told(source, String))?.[1] ?? '';
        expect(words.fr.terms, term).toHaveProperty([term]);
        expect(words.en.terms, term).toHaveProperty([term]);
      }
  }
});
