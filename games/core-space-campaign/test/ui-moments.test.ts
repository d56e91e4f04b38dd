/** What is told again to somebody who was away: what came of missions, and what others have done since. */
import { anyAnswer, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { coreSpaceCampaign } from '../game.ts';
import { befalls, type Note } from '../notes.ts';
import { words } from '../text/index.ts';
import { face } from '../ui/index.tsx';
import { moment, recap } from '../ui/moments.ts';
import { table } from './table.ts';

const match = Match.open(coreSpaceCampaign, { structure: 'arc' }, 2, 'moments');
const luck = Luck.seeded('moments');
for (let i = 0; i < 900 && !match.over; i++) {
  const asks = match.asks();
  const ask = asks[luck.below(asks.length)]!;
  match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
}
const notes = match.notes(undefined) as readonly Note[];
const all = (kind: Note['kind']) => notes.filter((note) => note.kind === kind);

test('what came of a mission is told to all, those included who were in it; what two offered each other to nobody', () => {
  expect(all('came-back').length).toBeGreaterThan(1);
  for (const note of [...all('came-back'), ...all('fate'), ...all('wear')]) expect(befalls(note)).toBe(true);
  for (const note of [...all('bought'), ...all('hired'), ...all('planned')]) expect(befalls(note)).toBe(false);
  // Whoever is lost over there is no answer of their crew: what came before it in the same outcome would be told to nobody of it.
  const lost = (how: Extract<Note, { readonly kind: 'lost' }>['how']) => befalls({ kind: 'lost', seat: 0, how } as Note);
  expect([lost('mission'), lost('purge'), lost('handler'), lost('teleport')]).toEqual([true, true, true, false]);
  const gone = (how: Extract<Note, { readonly kind: 'token-lost' }>['how']) => befalls({ kind: 'token-lost', seat: 0, how } as Note);
  expect([gone('malfunction'), gone('discarded')]).toEqual([true, false]);
  for (const note of [...all('came-back'), ...all('planned')])
    expect(words.fr.note(note, match.view(undefined)).befalls ?? false).toBe(note.kind === 'came-back');
  for (const note of all('came-back')) expect(moment(note)).toEqual({});
  // Whoever was left behind belongs to the crew that came back.
  for (const note of all('fate')) expect(moment(note)).toEqual({ joins: true });
  for (const kind of ['offered', 'no-deal'] as const) expect(moment({ kind } as Note)).toBeUndefined();
});
test('what somebody buys and sells is one moment each, with what all of it came to', () => {
  const buy = (price: number): Note => ({ kind: 'bought', seat: 1, post: 'bs-mart', token: 'medi-stim', price });
  expect([moment(buy(2)), moment(buy(5))]).toEqual([
    { gains: [{ seat: 1, points: -2, unit: 'UA' }], chain: 'buys 1' },
    { gains: [{ seat: 1, points: -5, unit: 'UA' }], chain: 'buys 1' },
  ]);
  expect(moment({ kind: 'sold', seat: 1, token: 'medi-stim', price: 3 })).toMatchObject({ gains: [{ points: 3 }], chain: 'sells 1' });
});
test('a folded step says who is home, lost and new, and nothing where nothing was', () => {
  const home = all('came-back').reduce((sum, note) => sum + (note.kind === 'came-back' ? note.home : 0), 0);
  expect(recap(notes, 'en')).toMatch(new RegExp(`^${home}\u00a0back home`));
  expect(recap(notes, 'fr')).toMatch(new RegExp(`^${home}\u00a0de retour`));
  expect(recap([], 'fr')).toBe('');
});

test('who is ahead, and the thread of the game, are reckoned as the end is: of the arc all one owns counts', () => {
  const crews = [
    { members: ['arianna', 'lars'] as const, money: 3 },
    { members: ['zed'] as const, money: 5 },
  ];
  for (const [structure, scores, say] of [
    ['arc', [13, 10], '13 UA, all told.'],
    ['open', [3, 5], '5 UA, the most Resources.'],
  ] as const) {
    const t = table({ crews, options: { structure } });
    const view = t.view();
    expect(coreSpaceCampaign.standings(t.state).map(({ score }) => score)).toEqual(scores);
    expect([0, 1].map((seat) => face.points!(view, seat))).toEqual(scores);
    expect(face.lead!(view, 'en')).toMatchObject({ say });
  }
});
