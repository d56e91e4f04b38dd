/** Why a session ended so, in what two answers differ, what is told again: what is told is what was. */
import type { Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { trucker } from '../game.ts';
import { HEADS, ledgerOf, raceOf } from '../judge/ledger.ts';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';
import { contrastOf, decidedBy, endedBy, missing, nearest, outs, standsAt } from '../text/afterwards.ts';
import { words } from '../text/index.ts';
import { lead, moment } from '../ui/moments.ts';
import type { View } from '../view.ts';
import { flying } from './table.ts';

const ended = (match: Match<State, View, Note>, seat: number | undefined) => ({
  report: match.report(),
  standings: match.standings(),
  view: match.openView(),
  notes: match.allNotes().map((t) => t.note),
  seat,
});
const played = (name: string) => golden(trucker, new URL(`./matches/${name}.record`, import.meta.url));

test('GT-SESS-17: who won by what, who came nearest, and what was lacking, in both languages', async () => {
  for (const name of ['session-4', 'plain-3', 'class-i-2']) {
    const match = await played(name);
    const end = ended(match, undefined);
    const { credits } = end.view;
    const first = raceOf(credits).first;
    expect(end.standings.filter((s) => s.won).map((s) => s.seat)).toEqual(first);
    // Every credit has its head.
    for (const seat of credits.keys()) {
      const ledger = ledgerOf(end.view, seat);
      expect(HEADS.reduce((sum, head) => sum + ledger[head], 0)).toBe(credits[seat]);
    }
    const homes = end.notes.flatMap((n) => (n.kind === 'flight-ended' ? n.arrived : []));
    expect(endedBy(end)).toMatchObject({ arrived: homes.length, of: end.view.settings.rounds.length * credits.length });
    const decided = decidedBy(end);
    if (decided.kind === 'head') expect(decided.mine - decided.next).toBeGreaterThan(0);
    const near = nearest(end)!;
    const lacking = missing(end, near);
    expect(lacking.gap).toBe(Math.max(...credits) - credits[near]!);
    expect(lacking.kind === 'out').toBe(outs(end.notes, near).length > 0);
    for (const language of [words.fr, words.en])
      for (const seat of [undefined, ...credits.keys()]) {
        const said = language.because!(ended(match, seat));
        expect(said.slice(0, 2).map(({ what }) => what)).toEqual(['ended', 'decided']);
        expect(said[2]!.what).toEqual(
          seat !== undefined && !first.includes(seat) ? 'lacked' : { lacked: expect.stringContaining(`{@${near}}`) },
        );
        for (const { say } of said) expect(say.length).toBeLessThanOrEqual(140);
      }
  }
});
test('GT-SESS-14: every credit is the gain of a moment; what is on the way to nobody in particular is the flight’s', async () => {
  const match = await played('session-4');
  const view = match.openView();
  for (const seat of view.credits.keys()) {
    const gains = match.allNotes().flatMap(({ note }) => moment(note, 'fr')?.gains ?? []);
    const money = gains.filter((g) => g.seat === seat && g.unit === '¢');
    expect(money.reduce((sum, g) => sum + g.points, 0)).toBe(view.credits[seat]);
  }
  expect(lead(view, 'fr')).toBeUndefined();
  expect(lead({ ...view, phase: 'stay', credits: [3, 7, 7, 1] }, 'en')).toMatchObject({ seats: [1, 2], short: '7 ¢' });
  expect(lead({ ...view, phase: 'stay', credits: [0, 0, 0, 0] }, 'en')).toBeUndefined();
});
test('where somebody stands who comes back: money, then the road', () => {
  const table = flying({
    has: [
      { space: 12, credits: 4 },
      { space: 9, credits: 11 },
    ],
    deck: ['I-04', 'I-05'],
  });
  const view = table.match.view(0);
  expect(standsAt(view, 1)).toMatchObject({ credits: 11, gap: 0, doing: 'flying', cards: 2, days: 3, out: null });
  expect(standsAt(view, 0)).toMatchObject({ place: 2, gap: 7, days: 0 });
  for (const language of [words.fr, words.en]) expect(language.standing!(view, 0)).toHaveLength(2);
});
test('GT-BASE-PAY-04, GT-BASE-QUIT-01: giving up is told by what it sells for, before and after', () => {
  const table = flying({
    has: [
      {
        parts: [
          [7, 7, 'START'],
          [7, 8, 'CARGO2-04'],
        ],
        loads: [
          { at: [7, 7], humans: 2 },
          { at: [7, 8], goods: ['yellow', 'blue'] },
        ],
      },
      { space: -3 },
    ],
    deck: ['I-04', 'I-05'],
  });
  const view = table.match.view(0);
  const ask = { seat: 0, topic: 'flight/stay', kind: 'oneOf', shape: null } as const;
  const [fly, quit] = [{ do: 'fly', cards: 1 }, { do: 'give-up' }] as const;
  expect(contrastOf(ask, fly, quit, view)).toEqual({ kind: 'gives-up', other: true, cards: 2, goods: 4, half: 2 });
  expect(contrastOf(ask, quit, fly, view)).toMatchObject({ other: false });
  expect(contrastOf(ask, fly, { do: 'fly', cards: 2 }, view)).toBeUndefined();
  expect(words.en.before!(ask, quit, view).map(({ kind }) => kind)).toEqual(['sure', 'lost']);
  expect(words.en.before!(ask, fly, view)).toEqual([]);
});
test('GT-BASE-FIN-01: who finishes reads what is lost with it', () => {
  const table = flying({ has: [{ parts: [[7, 7, 'START']] }, {}] });
  const view = table.match.view(0);
  const ask = { seat: 0, topic: 'build/do', kind: 'request', shape: null } as const;
  const finish = { do: 'finish', number: 1 } as const;
  expect(words.fr.before!(ask, finish, view).map(({ kind }) => kind)).toEqual(['sure']);
  const kept = { ...view, yards: view.yards.map((yard) => ({ ...yard, reserve: [40 as never] })) };
  expect(words.fr.before!(ask, finish, kept)).toContainEqual(expect.objectContaining({ kind: 'lost' }));
});
