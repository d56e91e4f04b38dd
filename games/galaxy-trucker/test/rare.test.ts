/** What seldom comes together: whatever a reader of the rules doubts, played out. */
import { describe, expect, test } from 'vitest';
import { INSURANCE, type Skill, tileNamed } from '../content/index.ts';
import { isHidden, whyNotGive } from '../judge/cargo.ts';
import type { Ship } from '../state.ts';
import { at, type Line, shipOf } from './ships.ts';
import { building, flying, type Has } from './table.ts';

const ship = (parts: readonly Line[], more: Omit<Has, 'parts'> = {}): Has => ({
  ...more,
  parts: [[7, 7, 'START'], ...parts],
  loads: [{ at: [7, 7], humans: 2 }, ...(more.loads ?? [])],
});
const bare = (more: Omit<Has, 'parts'> = {}): Has => ship([], more);
const skilled = (...skills: Skill[]): Pick<Has, 'yard'> => ({ yard: { skills } });
const MISS = [1, 1] as const;

describe('correction', () => {
  test('GT-RULING-12, -84: a turned engine goes first, so that no exemption is spent on the cannon it stood before', () => {
    // Before the left cannon an engine that points aside, before the right one a hold.
    const geometer: Has = {
      parts: [
        [7, 7, 'START'],
        [7, 6, 'STRUCT-08'],
        [6, 7, 'CAN1-10'],
        [6, 6, 'ENG1-12', 1],
        [8, 7, 'CAN1-20'],
        [8, 6, 'CARGO2-03'],
      ],
      ...skilled('hypergeometer-a'),
    };
    const table = building({ has: [geometer, {}] });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(table.state.flyers[0]!.lost).toEqual([tileNamed('ENG1-12')]);
    expect(table.yard(0).ship.marks).toEqual([{ kind: 'exempt', square: table.at(8, 7) }]);
    expect(table.part(0, 6, 7)).toBe(true);
  });
});

describe('pieces', () => {
  test('GT-BASE-LOSS-02, -04, GT-BASE-CREW-04, GT-SKILL-ASSEMBLER-02: air that came without wires breaks off, and the alien leaves the piece that is kept', () => {
    const parts: Line[] = [
      [6, 7, 'STRUCT-02'],
      [5, 7, 'MIXED-01'],
      [8, 7, 'CABIN-09'],
    ];
    const wireless = ([column, row]: readonly [number, number]) => ({ kind: 'wireless', square: at('II', column, row) }) as const;
    const table = flying({
      has: [ship(parts, { loads: [{ at: [8, 7], alien: 'purple' }], marks: [wireless([8, 7]), wireless([5, 7])] }), bare()],
      deck: ['I-11', 'I-05'],
      dice: [3, 3, ...MISS, ...MISS],
    }).flyOn();
    // The structure between cabin and life support is struck.
    expect(table.options(0, 'ship/piece')).toEqual([[table.at(5, 7)], [table.at(7, 7), table.at(8, 7)]]);
    expect(table.told('alien-lost')).toEqual([]);
    table.answer(0, 'ship/piece', [table.at(7, 7), table.at(8, 7)]);
    expect(table.told('alien-lost')).toEqual([{ kind: 'alien-lost', seat: 0, alien: 'purple' }]);
    expect(table.state.flyers[0]!.lost).toEqual([tileNamed('STRUCT-02'), tileNamed('MIXED-01')]);
  });
  test('GT-BASE-LOSS-02, GT-BASE-QUIT-02, -05: whoever keeps a piece without humans flies to the end of the card', () => {
    const parts: Line[] = [
      [6, 7, 'STRUCT-02'],
      [5, 7, 'CARGO2-01', 2],
    ];
    const table = flying({ has: [ship(parts), bare()], deck: ['I-11', 'I-05'], dice: [3, 3, ...MISS, ...MISS] }).flyOn();
    table.answer(0, 'ship/piece', [table.at(5, 7)]);
    expect(table.told('object-rolled')).toHaveLength(3);
    expect(table.told('left-flight')).toEqual([{ kind: 'left-flight', seat: 0, why: 'no-humans' }]);
    expect(table.state.flyers[0]!.lost).toHaveLength(2);
  });
});

describe('who is last, who is alone', () => {
  test('GT-BASE-SAB-01, GT-RULING-21: crews of equal size: who is furthest ahead is the victim; alone in flight one rolls too', () => {
    const gun: Line[] = [[7, 6, 'CAN1-01']];
    const tied = flying({
      has: [
        ship(gun, { space: -2 }),
        ship(
          gun.map(([c, r]) => [c, r, 'CAN1-02'] as const),
          { space: 0 },
        ),
      ],
      deck: ['III-04', 'I-04'],
      dice: [3, 4, 3, 3],
    });
    tied.flyOn();
    expect(tied.told('weakest').map(({ seat }) => seat)).toEqual([1]);
    expect([tied.part(0, 7, 6), tied.part(1, 7, 6)]).toEqual([true, false]);
    const alone = flying({ has: [ship(gun), bare()], deck: ['III-04', 'I-04'], dice: [3, 4, 3, 3] });
    alone.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(alone.part(0, 7, 6)).toBe(false);
  });
  test('GT-BASE-QUIT-04, -05, GT-RULING-30: a leader without humans and whom it has lapped leave together, after the last card too', () => {
    const empty: Has = { parts: [[7, 7, 'START']], loads: [], space: 30 };
    const table = flying({ has: [empty, bare({ space: -11 }), bare({ space: 5 })], deck: ['I-04'] }).flyOn();
    expect(table.told('left-flight').map(({ seat, why }) => [seat, why])).toEqual([
      [0, 'no-humans'],
      [1, 'lapped'],
    ]);
    expect(table.told('flight-ended')).toEqual([{ kind: 'flight-ended', arrived: [2] }]);
  });
  test('GT-UNK-02, GT-BASE-FLY-05: an unknown sector that was the last card is not the last', () => {
    const table = flying({ has: [bare(), bare()], deck: ['I-21'] }).flyOn();
    expect(table.state.phase).toBe('stay');
    expect(table.view().flight).toBe(2);
  });
  test('GT-BASE-QUIT-03, -06, GT-BASE-OPEN-01, GT-RULING-61: who leaves in the middle of open space frees the space, and the meteors are for those who fly', () => {
    const engine: Line[] = [[7, 8, 'ENG1-03']];
    const table = flying({
      class: 'IV',
      plan: 'IV-F1-R1',
      has: [bare({ space: 1 }), ship(engine, { space: 0 })],
      deck: ['IV-12', 'I-04'],
      dice: [...MISS, ...MISS, ...MISS],
    }).flyOn();
    expect(table.told('left-flight')).toEqual([{ kind: 'left-flight', seat: 0, why: 'no-engines' }]);
    // The space of the rocket that left is free: one day is one space.
    expect(table.space(1)).toBe(1);
    expect(table.told('missed').map(({ seat }) => seat)).toEqual([1, 1, 1]);
  });
});

describe('money and goods', () => {
  test('GT-INS-01, -02, -05: who has one credit too few is not asked; who has just enough may spend it all', () => {
    const table = building({ class: 'IV', has: [{}, {}] });
    table.rearrange((state) => {
      state.credits = [INSURANCE.price - 1, INSURANCE.price];
    });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect([table.topics(0), table.topics(1)]).toEqual([[], ['preflight/insure']]);
    table.answer(1, 'preflight/insure', true);
    expect(table.state.credits).toEqual([INSURANCE.price - 1, 0]);
    expect(table.state.flyers.map(({ insured }) => insured)).toEqual([false, true]);
  });
  test('GT-SKILL-STORE-02, GT-SKILL-SMUGGLER-03, GT-RULING-70: who has both hides in modules too, and may stop short once all that shows is given', () => {
    const skills: Skill[] = ['storekeeper-b', 'smuggler-a'];
    const hold: Ship = shipOf('II', [
      [7, 7, 'START-BLUE'],
      [6, 7, 'STRUCT-02'],
      [8, 7, 'CARGO2-03', 2],
    ]);
    const [module, white] = [at('II', 6, 7), at('II', 8, 7)];
    hold.loads = [
      { square: module, humans: 0, alien: null, cells: 0, goods: ['blue'] },
      { square: white, humans: 0, alien: null, cells: 0, goods: ['yellow'] },
    ];
    expect(isHidden(hold, skills, module, 'blue')).toBe(true);
    expect(whyNotGive(hold, skills, 2, { cubes: [{ square: white, good: 'yellow' }], cells: 0 })).toBeUndefined();
    expect(whyNotGive(hold, skills, 2, { cubes: [{ square: module, good: 'blue' }], cells: 0 })).toBe('too-few');
    // Without the Storekeeper what shows goes first.
    expect(whyNotGive(hold, ['smuggler-a'], 1, { cubes: [{ square: module, good: 'blue' }], cells: 0 })).toBe('valuable-first');
  });
});
