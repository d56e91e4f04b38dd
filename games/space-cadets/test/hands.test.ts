import { readFileSync } from 'node:fs';
import type { Json } from '@cosmodrome/kernel';
import { surprises } from '@cosmodrome/kit/testing';
import { questionOf } from '@cosmodrome/kit/text';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { words } from '../text/index.ts';
import { play, type Ship } from './table.ts';

/** What is final by a consequence nobody sees coming from the answer alone, and the rule that brings it. */
const UNFORESEEN: Readonly<Record<string, { readonly rules: readonly string[]; readonly why: string }>> = {
  'turn/action use': { rules: ['SCA-ITEM-03'], why: 'some gear leads to a roll' },
  'turn/interrupt use': { rules: ['SCA-ITEM-03'], why: 'some gear leads to a roll' },
  'turn/action inspire': { rules: ['SCA-SCHEM-01'], why: 'the IQ action it leads to is rolled for' },
  'order/next': {
    rules: ['SCA-SCAN-01', 'SCA-RED-01'],
    why: 'one tile is nearest and is turned up, or a red alert strikes: before the turn begins',
  },
};
test('an answer that is not said to be final can be taken back right after', () => {
  const { looked, found } = surprises(game, [words.fr, words.en], { games: 8 });
  expect(looked).toBeGreaterThan(300);
  expect(found.filter((what) => !Object.hasOwn(UNFORESEEN, what))).toEqual([]);
});
test('whatever is unforeseen comes of a rule of the catalogue', () => {
  const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const unknown = Object.values(UNFORESEEN).flatMap(({ rules }) => rules.filter((id) => !catalogue.includes(`**${id}**`)));
  expect(unknown).toEqual([]);
});

/** What is said before an answer is confirmed: the kinds of its rows, and the sentences in English. */
function before(t: Ship, want: { readonly do: string; readonly pay?: string }) {
  const option = t.offers('turn/action').find((o) => o.do === want.do && (want.pay === undefined || ('pay' in o && o.pay === want.pay)));
  expect(option, want.do).toBeDefined();
  return words.en.before?.(questionOf(t.ask(0, 'turn/action')), option as Json, t.view(0)) ?? [];
}
test('SCA-DICE-01, SCA-O2-01: before a roll one is told the dice it rolls, their chance, and the breath it takes', () => {
  const t = play({ crew: { professor: { hp: 2 } } });
  const [roll, ...rest] = before(t, { do: 'heal', pay: 'standard' });
  expect([roll?.kind, rest]).toEqual(['luck', []]);
  expect(roll?.say).toMatch(/^5 dice, .* 83 chances in 100/);
  t.act({ do: 'heal' });
  expect(t.told('roll')[0]?.faces).toHaveLength(5);
  expect(before(play({ crew: { professor: { hp: 2 } } }), { do: 'heal', pay: 'o2' }).map((row) => row.kind)).toEqual(['sure', 'luck']);
});
test('SCA-TURN-01: before a turn is ended one is told what is unspent, and whether the Aliens come next', () => {
  const rows = before(play({ crew: { professor: {} } }), { do: 'end' });
  expect(rows.map((row) => row.kind)).toEqual(['sure', 'lost']);
  expect(rows[0]?.say).toContain('Aliens');
  const [first] = before(play({ crew: { professor: {}, captain: {} } }), { do: 'end' });
  expect(first?.say).not.toContain('Aliens');
});
