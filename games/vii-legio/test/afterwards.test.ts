/** Why a match ended so, and in what two answers differ: what is told is what was. */
import type { Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';
import { contrastOf, decidedBy, endedBy, missing, nearest } from '../text/afterwards.ts';
import { words } from '../text/index.ts';
import type { View } from '../view.ts';

const ended = (match: Match<State, View, Note>, seat: number | undefined) => ({
  report: match.report(),
  standings: match.standings(),
  view: match.openView(),
  notes: match.allNotes().map((t) => t.note),
  seat,
});
const played = (name: string) => golden(game, new URL(`./matches/${name}.record`, import.meta.url));

test('LEG-END-01, LEG-END-08: who declared the end, who had more and could not win, and what the reader lacked', async () => {
  const match = await played('declared-4');
  const units = match.view(undefined).units.map((u) => [u.pc, u.px]);
  expect(units).toEqual([
    [36, 14],
    [37, 13],
    [30, 11],
    [37, 10],
  ]);
  const winner = match.standings().find((s) => s.won)!.seat;
  expect(winner).toBe(1);
  expect(endedBy(ended(match, 0))).toMatchObject({ trigger: 'declared', rounds: 9 });
  // Nobody is barred: what decided is where the points came from.
  const decided = decidedBy(ended(match, 0));
  expect(decided).toMatchObject({ kind: 'head', seat: 1, of: 37 });
  if (decided.kind === 'head') expect(decided.pc).toBeGreaterThan(decided.next);
  expect(missing(ended(match, 0), 0)).toMatchObject({ pc: 1 });
  // The winner and one who looks on read of the one who came nearest.
  expect([nearest(ended(match, 1)), nearest(ended(match, undefined)), nearest(ended(match, 2))]).toEqual([3, 3, 2]);
  const said = words.fr.because!(ended(match, 1));
  expect(said.map((r) => r.what)).toEqual(['ended', 'decided', { lacked: 'à {@3}' }]);
});
test('LEG-END-08: PC do not count below 10 PX', async () => {
  const match = await played('imperator-3');
  expect(match.view(undefined).units.map((u) => [u.pc, u.px])).toEqual([
    [20, 13],
    [30, 13],
    [21, 7],
  ]);
  expect(missing(ended(match, 2), 2)).toMatchObject({ kind: 'px', px: 3 });
  expect(words.en.because!(ended(match, 2)).at(-1)).toMatchObject({ what: 'lacked', say: expect.stringMatching(/^3 PX\./) });
});
test('ending a turn with cards in hand is told by its price, from both sides', async () => {
  const match = await played('charted-2');
  const ask = { seat: 0, topic: 'turn/action', kind: 'oneOf', shape: null } as const;
  const view = match.view(0);
  const unit = { ...view.units[0]!, handSize: 3, pc: 5 };
  const then: View = { ...view, turn: { ...view.turn, landed: false }, units: [unit, ...view.units.slice(1)] };
  const [end, buy] = [{ do: 'end' }, { do: 'buy', what: 'squad' }];
  expect(contrastOf(ask, end, buy, then)).toEqual({ kind: 'leftovers', other: false, cards: 3, pc: 3 });
  expect(contrastOf(ask, buy, end, then)).toEqual({ kind: 'leftovers', other: true, cards: 3, pc: 3 });
  expect(contrastOf(ask, { do: 'buy', what: 'laser' }, buy, then)).toEqual({ kind: 'cards', mine: 2, theirs: 3 });
});
