/** A mission that somebody drew: how a table is given it, and what becomes of it. */
import { Match, settleTable } from '@cosmodrome/kernel';
import { formatRecord, parseRecord } from '@cosmodrome/kernel/record-file';
import { expect, test } from 'vitest';
import { type Mission, nameOfDrawn } from '../content/index.ts';
import { MISSION } from '../content/missions/index.ts';
import { coreSpace as game } from '../game.ts';
import { tells as en } from '../text/en/pieces.ts';
import { tells as fr } from '../text/fr/pieces.ts';
import { drawnBriefing } from '../ui/briefing.ts';

const OWN: Mission = { ...MISSION['dead-signal'], name: { title: 'Épave\u202e de Koros', story: '<b>Une</b> {#crate}', author: 'Nadia' } };
const why = (mission: unknown, seats = 1): string => {
  try {
    settleTable(game, {}, seats, mission);
    return '';
  } catch (error) {
    return (error as { key?: string }).key ?? String(error);
  }
};

test('CS-RULING-244: a table takes a mission somebody drew beside its options, if it can be played', () => {
  expect(why(OWN)).toBe('');
  expect(why({ ...OWN, traders: 0 })).toBe('not-a-mission');
  expect(why({ ...OWN, map: 'x'.repeat(9000) })).toBe('not-a-mission');
  expect(why({ ...OWN, crews: { from: 2, to: 3 } })).toBe('crews-of-the-mission');
  expect(why({ ...OWN, crews: { from: 2, to: 3 } }, 4)).toBe('crews-of-the-mission');
});
test('nobody passes a mission off as one of the catalogue’s, or as one without a name', () => {
  expect(why(MISSION['dead-signal'])).toBe('mission-without-name');
  expect(why({ ...OWN, name: { title: ' \u200b ', story: '', author: '' } })).toBe('mission-without-name');
  expect(nameOfDrawn(OWN as never)).toBe('Épave de Koros');
  expect(nameOfDrawn({ campaign: true } as never)).toBe(undefined);
});
test('it is played, seen by all, kept in the record and played again from it', () => {
  const match = Match.open(game, {}, 2, 'drawn', OWN as never);
  expect([match.openView(), match.view(1)].map((view) => (view as { drawn: Mission }).drawn)).toEqual([OWN, OWN]);
  const opening = { game: game.id, version: game.version, seats: 2, options: match.options, brief: OWN as never, seed: 'drawn' };
  expect(parseRecord(formatRecord(opening, match.firstRolls())).opening.brief).toEqual(OWN);
});
test('a stranger’s words stay as they are, and what is asked is said from the pieces, the primary first', () => {
  const told = drawnBriefing({ ...OWN, pieces: OWN.pieces.toReversed() }, 'en');
  expect(told).toMatchObject({ title: 'Épave de Koros', story: '<b>Une</b> {#crate}', author: 'Nadia' });
  expect(told?.aims[0]).toMatch(/^Flight Recorder is in one of the large crates/);
});
test('every piece of the catalogue is told in both languages, with its numbers', () => {
  for (const { pieces } of Object.values(MISSION))
    for (const piece of pieces)
      for (const tells of [fr, en]) {
        const said = (tells[piece.piece] as (p: typeof piece) => string)(piece);
        expect(said).not.toMatch(/undefined|NaN|null/);
        if ('reward' in piece && piece.reward > 0) expect(said).toContain(`${piece.reward} UA`);
      }
});
