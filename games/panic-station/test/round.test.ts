import { describe, expect, test } from 'vitest';
import { android, BLUE, GREEN, parasite, RED, soldier, starting, table, YELLOW } from './table.ts';

/** Nobody in the way. */
const away = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((body) => [body, null]));
const but = (at: Record<number, 'X01' | 'X13' | 'X10' | 'X12' | 'X18' | 'X08' | null>) => ({ ...away, ...at });

describe('rounds', () => {
  test('PAN-ROUND-01..03 parasites first, then every living player clockwise from the first, then again', () => {
    const t = table({
      first: GREEN,
      turn: GREEN,
      hp: { [soldier(YELLOW)]: 0, [android(YELLOW)]: 0 },
      parasites: [['X01']],
      at: away,
      dice: [1],
    });
    const order: number[] = [t.active];
    while (t.state.round === 2) {
      t.end();
      order.push(t.active);
    }
    expect(order).toEqual([GREEN, BLUE, RED, GREEN]);
    const told = t.match.notes(undefined).map((note) => note.kind);
    expect(told.slice(told.indexOf('round'))).toEqual(['round', 'parasites-moved', 'turn']);
  });
  test('PAN-ROUND-04, PAN-RULING-58 doors opened at the Terminal close before the parasites move', () => {
    const t = table({ base: ['X08 0,-1 180'], parasites: [['X08']], at: away, doorsOpen: true, dice: [3] });
    t.nextRound();
    expect(t.parasites).toEqual(['X08']);
    expect(t.view(undefined).doorsOpen).toBe(false);
    expect(t.told('doors-closed')).toHaveLength(1);
  });
  test('PAN-RULING-29 an eliminated first player stays the reference; the next living one begins', () => {
    const t = table({ first: RED, turn: GREEN, hp: { [soldier(RED)]: 0, [android(RED)]: 0 }, parasites: [['X01']], at: away, dice: [2] });
    t.nextRound();
    expect(t.active).toBe(GREEN);
    expect(t.view(undefined).first).toBe(RED);
    expect(t.told('parasites-moved')[0]!.roll).toBe(2);
  });
});

describe('the Parasite phase', () => {
  test('PAN-PARA-01 without a parasite nothing is rolled', () => {
    const t = table();
    t.nextRound();
    expect(t.told('parasites-moved')).toEqual([]);
    expect(t.match.save().since.filter((entry) => 'of' in entry)).toEqual([]);
  });
  test('PAN-EX-01, PAN-PARA-02..04 the D4 shows 2: through the open door, not through the wall', () => {
    // X10 has an open door to the East; X12 below it has walls on both sides.
    const t = table({ base: ['X10 -1,0 180', 'X12 -1,1'], parasites: [['X10'], ['X12']], at: away, dice: [2] });
    t.nextRound();
    expect(t.parasites).toEqual(['X01', 'X12']);
    expect(t.told('parasites-moved')).toEqual([
      { kind: 'parasites-moved', roll: 2, direction: 1, moves: [{ parasite: 0, from: t.room('X10'), to: 0 }] },
    ]);
  });
  test('PAN-PARA-03 all move, exactly one room, at the same time', () => {
    const t = table({ base: ['X13 1,0', 'X14 2,0'], parasites: [['X01'], ['X13'], ['X01', 'black']], at: away, dice: [2] });
    expect(t.nextRound().parasites).toEqual(['X13', 'X13', 'X14']);
  });
  test('PAN-PARA-05, PAN-RULING-85 a closed security door stops them, an internal one too', () => {
    const t = table({ base: ['X08 0,-1 180'], parasites: [['X01']], at: away, dice: [1] });
    expect(t.nextRound().parasites).toEqual(['X01']);
    const inner = table({ base: ['X04 -1,0 180'], parasites: [['X04n']], at: away, dice: [1] }); // turned, its post lies to the South
    expect(inner.nextRound().parasites).toEqual(['X04n']);
    const open = table({ base: ['X17 0,1'], parasites: [['X17n']], at: away, dice: [3] });
    expect(open.nextRound().parasites).toEqual(['X17s']);
  });
  test('PAN-PARA-06 nor do they go where nothing has been revealed', () =>
    expect(table({ parasites: [['X01']], at: away, dice: [4] }).nextRound().parasites).toEqual(['X01']));
  test('PAN-PARA-07 whether it moved or stayed, a parasite bites everybody in its room', () => {
    const moved = table({
      base: ['X13 1,0'],
      parasites: [['X01']],
      at: but({ [soldier(BLUE)]: 'X13', [android(RED)]: 'X13', [soldier(RED)]: 'X01' }),
      dice: [2],
    });
    moved.nextRound();
    expect([moved.hp(soldier(BLUE)), moved.hp(android(RED)), moved.hp(soldier(RED))]).toEqual([3, 3, 4]);
    const stayed = table({ parasites: [['X01']], at: but({ [soldier(RED)]: 'X01' }), dice: [1] });
    expect(stayed.nextRound().hp(soldier(RED))).toBe(3);
  });
  test.each([
    ['PAN-PARA-08 a black parasite deals two wounds', 'black', 2],
    ['PAN-PARA-09 a grey one deals one', 'grey', 3],
    ['PAN-PARA-09 a weakened black one deals one', 'weakened', 3],
  ] as const)('%s', (_, kind, hp) =>
    expect(
      table({ parasites: [['X01', kind]], dice: [1] })
        .nextRound()
        .hp(soldier(GREEN)),
    ).toBe(hp),
  );
  test('PAN-PARA-10, PAN-RULING-28 wounds of several add up, are dealt at once, and no Vest helps; excess is lost', () => {
    const t = table({
      parasites: [['X01'], ['X01', 'black']],
      hands: { [BLUE]: [...starting(BLUE), 'key'] },
      at: but({ [soldier(BLUE)]: 'X01', [android(BLUE)]: 'X01' }),
      hp: { [android(BLUE)]: 2 },
      dice: [1],
    });
    t.nextRound();
    expect([t.hp(soldier(BLUE)), t.hp(android(BLUE))]).toEqual([1, 0]);
    expect(t.has(BLUE, 'vest')).toBe(1);
    expect(t.told('bitten')).toEqual([
      { kind: 'bitten', spot: { room: 0, key: 'X01' }, wounds: 3, bodies: [soldier(BLUE), android(BLUE)] },
    ]);
  });
  test('PAN-PARA-11, PAN-RULING-72 they bite the infected and the Host as well', () => {
    const t = table({ parasites: [['X01']], sides: { [RED]: 'host', [GREEN]: 'infected' }, dice: [1] });
    t.nextRound();
    expect([RED, GREEN, BLUE].map((seat) => t.hp(soldier(seat)))).toEqual([3, 3, 3]);
  });
  test('PAN-PARA-12 a black one that is shot turns grey and bites less', () => {
    const t = table({ parasites: [['X01', 'black']], ammo: { [BLUE]: [4] }, dice: [1] });
    t.fire({ parasite: parasite(5) });
    expect(t.view(undefined).parasites).toEqual([{ id: 5, black: false, room: 0 }]);
    expect(t.nextRound().hp(soldier(BLUE))).toBe(3);
  });
  test('PAN-PARA-13, PAN-ALERT-08 none bites when it appears', () => {
    const t = table({ base: ['X16 1,0'], dice: [1] });
    t.move(soldier(BLUE), 'X16');
    expect(t.parasites).toEqual(['X16']);
    expect(t.hp(soldier(BLUE))).toBe(4);
  });
});
