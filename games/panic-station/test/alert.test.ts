import { describe, expect, test } from 'vitest';
import { android, BLUE, parasite, RED, soldier, table } from './table.ts';

const ten = [...new Array(5).fill(['X01', 'grey']), ...new Array(5).fill(['X01', 'black'])] as ['X01', 'grey' | 'black'][];

describe('how parasites appear', () => {
  test('PAN-ALERT-01, -02, PAN-RULING-26 the die shows the room lying there, door or no door', () => {
    const base = ['X16 1,0', 'X13 1,-1', 'X12 1,1', 'X09 2,0'] as const; // walls between X16 and X13
    for (const [roll, key] of [
      [1, 'X13'],
      [2, 'X09'],
      [3, 'X12'],
      [4, 'X01'],
    ] as const) {
      const t = table({ base, dice: [roll] }).move(soldier(BLUE), 'X16');
      expect(t.parasites).toEqual([key]);
      expect(t.told('appeared')).toMatchObject([{ seat: BLUE, roll, spot: { key }, black: false, moved: false }]);
    }
  });
  test('PAN-ALERT-03 nothing lies there: in the room of the one who caused it', () =>
    expect(table({ base: ['X16 1,0'], dice: [2] }).move(soldier(BLUE), 'X16').parasites).toEqual(['X16']));
  test('PAN-RULING-26 from a room of a two-room card: the other room, or what lies beside the card', () => {
    const guard = { base: ['X19 1,0', 'X12 1,1', 'X13 2,0'] as const, red: ['X19'] as const, at: { [soldier(BLUE)]: 'X19n' as const } };
    expect(table({ ...guard, dice: [3] }).search('X19n').parasites).toEqual(['X19s']);
    expect(table({ ...guard, dice: [2] }).search('X19n').parasites).toEqual(['X13']);
    expect(table({ ...guard, dice: [4] }).search('X19n').parasites).toEqual(['X01']); // over the other room's side
  });
  test('PAN-ALERT-04, -05 a grey token while there is one, then a black one with its black side up', () => {
    const grey = new Array(5).fill(['X01']) as ['X01'][];
    expect(
      table({ base: ['X16 1,0'], parasites: grey.slice(1), dice: [2] })
        .move(soldier(BLUE), 'X16')
        .told('appeared')[0]!.black,
    ).toBe(false);
    const t = table({ base: ['X16 1,0'], parasites: grey, dice: [2] }).move(soldier(BLUE), 'X16');
    expect(t.told('appeared')[0]!.black).toBe(true);
    expect(t.view(undefined).reserve).toEqual({ grey: 0, black: 4 });
  });
  test('PAN-ALERT-06, PAN-RULING-27 all ten in play: the one who caused it picks which comes over; it keeps its side', () => {
    const weakened = ten.map(([key, kind], i) => [key, i === 9 ? 'weakened' : kind] as [typeof key, 'grey' | 'black' | 'weakened']);
    const t = table({ base: ['X16 1,0'], parasites: weakened, dice: [2] }).move(soldier(BLUE), 'X16');
    expect(t.asked).toEqual(['blue parasite/relocate']);
    expect(t.view(RED).scene).toEqual({ kind: 'relocate', seat: BLUE, room: t.room('X16') });
    t.answer(BLUE, 'parasite/relocate', parasite(9));
    expect(t.view(undefined).parasites.find((p) => p.room === t.room('X16'))).toEqual({ id: 9, black: false, room: t.room('X16') });
    expect(t.told('appeared')[0]!.moved).toBe(true);
  });
  test('PAN-ALERT-07, PAN-RULING-27 the killed go back to the reserve; a black one comes again with its black side up', () => {
    const t = table({ parasites: [['X01', 'weakened']], ammo: { [BLUE]: [4] } }).fire({ parasite: parasite(5) });
    expect(t.view(undefined).reserve).toEqual({ grey: 5, black: 5 });
    const again = table({
      base: ['X16 1,0'],
      parasites: [...new Array(5).fill(['X16']), ['X01', 'weakened']] as ['X16' | 'X01', 'weakened'?][],
      ammo: { [BLUE]: [4] },
      dice: [2],
    });
    again.fire({ parasite: parasite(5) }).move(soldier(BLUE), 'X16');
    expect(again.told('appeared')[0]).toMatchObject({ parasite: 5, black: true });
  });
  test('PAN-EX-11, PAN-ALERT-09, PAN-RULING-76 a red Alert room entered and searched: one on entry, one before the card', () => {
    const t = table({ base: ['X16 1,0'], red: ['X16'], ap: 2, draw: ['gas'], dice: [4, 2] })
      .move(soldier(BLUE), 'X16')
      .search('X16');
    expect(t.told('appeared').map((note) => note.why)).toEqual(['icon', 'red']);
    expect(t.parasites).toEqual(['X01', 'X16']);
    // With an Alert card drawn it is three.
    const three = table({ base: ['X16 1,0'], red: ['X16'], draw: ['alert'], dice: [4, 2, 2] })
      .move(soldier(BLUE), 'X16')
      .search('X16');
    expect(three.told('appeared').map((note) => note.why)).toEqual(['icon', 'red', 'card']);
  });
  test('PAN-ALCARD-01..03 an Alert card is shown and applied at once, next to its drawer, and never kept', () => {
    const t = table({ base: ['X18 1,0', 'X12 1,-1'], at: { [android(BLUE)]: 'X18' }, draw: ['alert', 'gas'], dice: [1] }).search('X18');
    expect(t.parasites).toEqual(['X12']);
    expect(t.hand(BLUE)).toHaveLength(5);
    expect(t.state.discard).toEqual(['alert']);
    expect(t.told('alert-drawn', RED)).toEqual([{ kind: 'alert-drawn', seat: BLUE }]);
  });
});
