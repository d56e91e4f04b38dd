import { describe, expect, test } from 'vitest';
import { FIXTURE, NAMED } from './ships.ts';
import { flying, type Has, type Told } from './table.ts';

/** The ship of GT-EX-20 on the third seat, which is yellow; two others have given up. */
const LOADS: NonNullable<Has['loads']> = [
  { at: [7, 7], humans: 2 },
  { at: [6, 8], humans: 2 },
  { at: [9, 8], humans: 2 },
  { at: [6, 9], cells: 2 },
  { at: [8, 8], goods: ['green', 'blue'] },
];
const YELLOW = 2;
function boarded(card: string, dice: readonly number[], loads = LOADS): Told {
  const idle: Has = { parts: [[7, 7, 'START']], loads: [{ at: [7, 7], humans: 2 }] };
  const table = flying({ has: [idle, idle, { parts: FIXTURE, loads }], deck: [card, 'I-05'], dice });
  for (const seat of [0, 1]) table.answer(seat, 'flight/stay', { do: 'give-up' });
  return table.flyOn();
}
const names = (table: Told, squares: readonly number[]): string =>
  squares
    .map((square) => Object.keys(NAMED).find((key) => table.at(...(key.split(',').map(Number) as [number, number]), YELLOW) === square)!)
    .map((key) => NAMED[key])
    .join(' ');
const paths = (table: Told): string[] => table.told('intruder-entered').map(({ path }) => names(table, path));
const stays = { awake: [], shift: 0 } as const;
const shift = (by: -1 | 1) => ({ awake: [], shift: by }) as const;

describe('predators', () => {
  test('GT-EX-21, GT-INT-01, -04, GT-ADS-06: row 7: the first part is defended: no entry, no reward', () => {
    const table = boarded('I-22', [3, 4]).answer(YELLOW, 'intruder/answer', stays);
    expect(table.told('intruder-repelled')).toEqual([{ kind: 'intruder-repelled', seat: YELLOW }]);
    expect(table.view().credits[YELLOW]).toBe(0);
  });
  test('GT-EX-22, GT-INT-02, -05, -07, GT-THR-13, GT-PRED-04: shifted to row 8 it enters and is beaten on its second step', () => {
    const table = boarded('I-22', [3, 4]);
    expect(table.refusal(YELLOW, 'intruder/answer', shift(-1))).toBe('shift-impossible');
    table.answer(YELLOW, 'intruder/answer', shift(1));
    expect(paths(table)).toEqual(['K1 X']);
    expect(table.view().credits[YELLOW]).toBe(2);
    expect(table.load(YELLOW, 6, 9)?.cells).toBe(1);
  });
  test('GT-EX-23, GT-INT-08, GT-PRED-01, GT-RULING-66: row 9: it eats cells and crew and leaves', () => {
    const table = boarded('I-22', [4, 5]).answer(YELLOW, 'intruder/answer', stays);
    expect(paths(table)).toEqual(['M3 B C2 K1']);
    expect(table.told('eaten')).toEqual([{ kind: 'eaten', seat: YELLOW, crew: 2, goods: 0, cells: 2 }]);
    expect(table.view().credits[YELLOW]).toBe(0);
    const dodged = boarded('I-22', [4, 5]).answer(YELLOW, 'intruder/answer', shift(1));
    expect(dodged.told('missed')).toHaveLength(1);
  });
  test('GT-EX-24, GT-RULING-67, GT-MOVE-01..07, GT-ARM-05: row 6: nothing is eaten, and the armoury stops nobody', () => {
    const table = boarded('I-22', [3, 3]).answer(YELLOW, 'intruder/answer', stays);
    expect(paths(table)).toEqual(['S A D A']);
    expect(table.told('eaten')).toEqual([]);
  });
  test('GT-EX-25, GT-PRED-03: row 5: beaten on the third step; from row 4 thrusters bring it there', () => {
    const table = boarded('I-22', [2, 3]).answer(YELLOW, 'intruder/answer', stays);
    expect(paths(table)).toEqual(['D A P']);
    expect(table.view().credits[YELLOW]).toBe(2);
    const called = boarded('I-22', [1, 3]).answer(YELLOW, 'intruder/answer', shift(1));
    expect(called.view().credits[YELLOW]).toBe(2);
    const missed = boarded('I-22', [1, 3]).answer(YELLOW, 'intruder/answer', stays);
    expect(missed.told('missed')).toHaveLength(1);
  });
});

describe('commandos', () => {
  test('GT-EX-26, GT-COM-01..05, GT-MOVE-08, -09: row 7: charges at 6 and 12, and what hung on them', () => {
    const table = boarded('III-23', [3, 4]).answer(YELLOW, 'intruder/answer', stays);
    expect(paths(table)).toEqual(['K2 C1 T C1 H M1 H M2 C2 B M3 B']);
    expect(table.told('eaten')).toEqual([]);
    // M1 and B explode; M3 hangs on nothing, and a piece must be chosen.
    expect(names(table, table.told('destroyed')[0]!.squares)).toBe('M1 B');
    table.answerLike(YELLOW, 'ship/piece', table.options(YELLOW, 'ship/piece').find((piece) => piece.length > 1)!);
    expect(table.state.flyers[YELLOW]!.lost).toHaveLength(3);
    expect(table.load(YELLOW, 6, 8)?.humans).toBe(2);
  });
  test('GT-EX-27: shifted to row 8 it is worse: four pieces', () => {
    const table = boarded('III-23', [3, 4]).answer(YELLOW, 'intruder/answer', shift(1));
    expect(paths(table)).toEqual(['T C1 H M1 H M2 C2 B M3 B C2 K1']);
    const pieces = table.options(YELLOW, 'ship/piece').map((piece) => names(table, piece).split(' ').sort().join(' '));
    expect(pieces.sort()).toEqual(['A D P S', 'B C2 M3', 'C1 H K2 M1 T T2', 'X']);
  });
});

describe('couples', () => {
  test('GT-EX-30, GT-RULING-69, GT-DUO-01..06: two intruders, one roll: both are resolved, what was beaten pays', () => {
    // II-24: a couple of predators from the front, five steps each; column 7 enters D.
    const table = boarded('II-24', [3, 4]).answer(YELLOW, 'intruder/answer', stays);
    expect(paths(table)).toEqual(['D A P', 'D A S A P']);
    expect(table.told('intruder-entered').map(({ beaten }) => beaten)).toEqual([true, true]);
    expect(table.view().credits[YELLOW]).toBe(6);
  });
});

describe('robonauts', () => {
  test('GT-ROBO-05, GT-RULING-38: switched on after the roll, armed robonauts defend, for one energy', () => {
    const idle: Has = { parts: [[7, 7, 'START']], loads: [{ at: [7, 7], humans: 2 }] };
    const guarded: Has = {
      parts: [
        [7, 7, 'START'],
        [6, 7, 'ROBO-01', 0],
        [6, 8, 'ARMOURY-01', 3],
        [8, 7, 'BAT2-01'],
      ],
      loads: [
        { at: [7, 7], humans: 2 },
        { at: [8, 7], cells: 2 },
      ],
    };
    // ROBO-01 0310: single to the rear; ARMOURY-01 0301 turned: single to the front.
    const table = flying({ has: [guarded, idle], deck: ['I-22', 'I-05'], dice: [3, 4] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    table.answer(0, 'intruder/answer', { awake: [table.at(6, 7)], shift: 0 });
    expect(table.load(0, 8, 7)?.cells).toBe(1);
    expect(table.told('intruder-repelled')).toHaveLength(1);
  });
});
