import { describe, expect, test } from 'vitest';
import { FRONT, LEFT, type PlanId, planOf, REAR, RIGHT, type Side, type SquareId } from '../content/index.ts';
import { lineOf, needsStart, platedOutside, sabotaged, shieldsAt, shifted, shifts, shooters, struck, threat } from '../judge/line.ts';
import { pieces, without } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import { at, type Line, shipOf } from './ships.ts';

const sq = (column: number, row: number): SquareId => at('II', column, row);
const on = (from: Side, line: number) => ({ from, line });

describe('lines', () => {
  test('GT-BASE-HIT-01, GT-BASE-HIT-03: the sum of two dice, and the first part met from that side', () => {
    const ship = shipOf('II', [
      [7, 6, 'START-RED'],
      [7, 7, 'START-BLUE'],
      [7, 8, 'START-GREEN'],
    ]);
    expect(lineOf(planOf('II'), FRONT, 3, 4)).toEqual(on(FRONT, 7));
    expect(struck(ship, on(FRONT, 7))).toBe(sq(7, 6));
    expect(struck(ship, on(REAR, 7))).toBe(sq(7, 8));
    expect(struck(ship, on(LEFT, 7))).toBe(sq(7, 7));
    expect(struck(ship, on(RIGHT, 12))).toBeUndefined();
    expect(struck(ship, on(FRONT, 2))).toBeUndefined();
  });
  test('GT-BASE-SAB-02, GT-RULING-33: sabotage strikes a square by column and row', () => {
    expect(sabotaged(planOf('II'), [3, 4], [2, 5])).toBe(sq(7, 7));
    expect(sabotaged(planOf('II'), [1, 1], [2, 5])).toBe(-1);
    expect(sabotaged(planOf('IIB'), [3, 4], [5, 1])).toBe(at('IIB', 5, 5));
    expect(sabotaged(planOf('IIB'), [3, 4], [2, 1])).toBe(-1);
  });
});

describe('thrusters', () => {
  // Thrusters to the rear and left; front cannons in columns 6 and 9; column 4 smooth in front, column 5 not.
  const ship = shipOf('II', [
    [4, 8, 'ADS-01'],
    [5, 8, 'START-RED'],
    [6, 8, 'CAN1-05'],
    [7, 8, 'STRUCT-01'],
    [8, 8, 'CARGO2-04'],
    [9, 8, 'CAN1-05'],
    [10, 8, 'THRUST-01', 2],
  ]);
  test('GT-EX-02, GT-THR-04..09, GT-RULING-37: a small meteor is dodged to the left, where it bounces; nothing shifts it to the right', () => {
    expect(threat(ship, 'small-meteor', on(FRONT, 5)).effect).toBe('destroys');
    expect(shifts(ship, FRONT)).toEqual([{ by: -1, thrusters: [sq(10, 8)] }]);
    expect(threat(ship, 'small-meteor', shifted(planOf('II'), on(FRONT, 5), -1)).effect).toBe('bounces');
  });
  test('GT-EX-03, GT-BASE-HIT-05: of two evils the thrusters choose', () => {
    expect(threat(ship, 'large-meteor', on(FRONT, 8))).toMatchObject({ square: sq(8, 8), effect: 'destroys', shields: [], cannons: [] });
    expect(threat(ship, 'large-meteor', on(FRONT, 7))).toMatchObject({ square: sq(7, 8), effect: 'destroys' });
    expect(shifts(ship, FRONT).map(({ by }) => by)).toEqual([-1]);
  });
  test('GT-EX-04, GT-THR-11: what bounces could still be moved', () => {
    expect(threat(ship, 'small-meteor', on(FRONT, 4)).effect).toBe('bounces');
    expect(threat(ship, 'small-meteor', on(FRONT, 3)).effect).toBe('miss');
  });
  test('GT-EX-05, GT-THR-10, GT-BASE-HIT-06: a row on, the cannon reaches it', () => {
    const cannon = shipOf('II', [
      [6, 7, 'CAN1-05', 3],
      [7, 5, 'START-BLUE'],
      [7, 6, 'START-RED'],
      [7, 7, 'START-GREEN'],
      [9, 8, 'THRUST-01', 2],
    ]);
    expect(shifts(cannon, LEFT).map(({ by }) => by)).toEqual([1]);
    expect(threat(cannon, 'large-meteor', on(LEFT, 5)).effect).toBe('destroys');
    expect(threat(cannon, 'large-meteor', on(LEFT, 6)).effect).toBe('shot');
    expect(shooters(cannon, on(LEFT, 8))).toEqual([sq(6, 7)]);
    expect(shooters(cannon, on(LEFT, 9))).toEqual([]);
    expect(shooters(cannon, on(RIGHT, 7))).toEqual([]);
  });
});

describe('objects', () => {
  const shield: Line = [7, 8, 'SHIELD-01'];
  const ship = (front: Line): Ship => shipOf('II', [[7, 7, 'START-RED'], front, shield]);
  test('GT-BASE-HIT-04, -09, -10, -11: shields stop small meteors and light shots from their two sides, nothing heavier', () => {
    const open = ship([7, 6, 'START-BLUE']);
    expect(shieldsAt(open, FRONT)).toEqual([sq(7, 8)]);
    expect(shieldsAt(open, RIGHT)).toEqual([sq(7, 8)]);
    expect(shieldsAt(open, REAR)).toEqual([]);
    for (const kind of ['small-meteor', 'light-shot'] as const) expect(threat(open, kind, on(FRONT, 7)).shields).toEqual([sq(7, 8)]);
    for (const kind of ['large-meteor', 'heavy-shot'] as const) expect(threat(open, kind, on(FRONT, 7)).shields).toEqual([]);
    const smooth = ship([7, 6, 'ADS-01']);
    expect(threat(smooth, 'small-meteor', on(FRONT, 7)).effect).toBe('bounces');
    expect(threat(smooth, 'light-shot', on(FRONT, 7)).effect).toBe('destroys');
  });
  test('GT-BASE-HIT-06..08, GT-RULING-22, -23: to the front a cannon in the column, to the rear and sides beside it too; singles shoot by themselves', () => {
    const gun = (key: string, rot: 0 | 1 | 2 | 3) =>
      shipOf('II', [
        [7, 7, 'START-RED'],
        [8, 7, 'START-BLUE'],
        [8, 8, key, rot],
      ]);
    expect(threat(gun('CAN1-05', 0), 'large-meteor', on(FRONT, 8)).effect).toBe('shot');
    expect(threat(gun('CAN1-05', 0), 'large-meteor', on(FRONT, 7)).effect).toBe('destroys');
    expect(threat(gun('CAN1-05', 2), 'large-meteor', on(REAR, 7)).effect).toBe('shot');
    const double = threat(gun('CAN2-01', 0), 'large-meteor', on(FRONT, 8));
    expect(double).toMatchObject({ effect: 'destroys', cannons: [sq(8, 8)] });
    expect(threat(gun('CAN1-05', 0), 'large-meteor', on(FRONT, 9)).effect).toBe('miss');
    expect(threat(gun('CAN1-05', 0), 'heavy-shot', on(FRONT, 8)).effect).toBe('destroys');
  });
  test('GT-PLATE-01..03, GT-SKILL-ASSEMBLER-03, GT-RULING-43, -82: armour, printed or laid, stops everything on its side', () => {
    const plated = shipOf('II', [[7, 7, 'ARMCARGO-01']]); // armour to the front, a connector to the right
    for (const kind of ['small-meteor', 'large-meteor', 'light-shot', 'heavy-shot'] as const)
      expect(threat(plated, kind, on(FRONT, 7)).effect).toBe('armoured');
    expect(threat(plated, 'heavy-shot', on(RIGHT, 7)).effect).toBe('destroys');
    const token = { ...plated, marks: [{ kind: 'armour' as const, edge: ((sq(7, 7) << 2) | 1) as never }] };
    expect(threat(token, 'heavy-shot', on(RIGHT, 7)).effect).toBe('armoured');
    const converted: Ship = { ...plated, marks: [{ kind: 'converted', square: sq(7, 7), to: 'cabin', rot: 0 }] };
    expect(threat(converted, 'heavy-shot', on(FRONT, 7)).effect).toBe('destroys');
  });
  test('GT-SKILL-WELDER-03, GT-RULING-93: a welded connector is not exposed', () => {
    const bare = shipOf('II', [[7, 7, 'START-RED']]);
    expect(threat(bare, 'small-meteor', on(FRONT, 7)).effect).toBe('destroys');
    bare.marks = [{ kind: 'welded', edge: (sq(7, 7) << 2) as never }];
    expect(threat(bare, 'small-meteor', on(FRONT, 7)).effect).toBe('bounces');
  });
  test('GT-SKILL-HYPER-03, -04, GT-RULING-101: a rotating cannon shoots to every side from its square', () => {
    const turret = shipOf('II', [
      [7, 7, 'START-RED'],
      [7, 8, 'START-BLUE'],
      [8, 8, 'CAN1-05', 1],
    ]);
    turret.marks = [{ kind: 'rotation', square: sq(8, 8) }];
    expect(shooters(turret, on(FRONT, 8))).toEqual([sq(8, 8)]);
    expect(shooters(turret, on(FRONT, 7))).toEqual([]);
    expect(shooters(turret, on(LEFT, 7))).toEqual([sq(8, 8)]);
  });
});

describe('class IIB', () => {
  const plan = planOf('IIB');
  const place = (column: number, row: number) => at('IIB', column, row);
  const lines: Line[] = [
    [4, 4, 'ADS-01', 1], // A: smooth to the left
    [1, 3, 'START-BLUE'], // B
    [7, 5, 'ARMCARGO-01'], // C: armour to the front
    [3, 5, 'START-RED'], // D
    [4, 5, 'START-RED'],
    [5, 5, 'START-GREEN'],
    [6, 5, 'START-RED'],
    [8, 5, 'START-RED'],
    [9, 5, 'START-RED'],
    [1, 5, 'START-RED'],
    [1, 4, 'START-RED'],
  ];
  const ship = shipOf('IIB', [...lines, [4, 6, 'CAN1-05', 3]]);
  test('GT-EX-17, GT-IIB-06..08, GT-IIB-15, GT-RULING-47: a swarm from the left', () => {
    expect(threat(ship, 'small-meteor', lineOf(plan, LEFT, 4, 5))).toMatchObject({ square: place(4, 4), effect: 'bounces' });
    expect(needsStart(plan, { from: LEFT, line: 1 })).toBe(false);
    expect(threat(ship, 'small-meteor', lineOf(plan, LEFT, 1, 5)).effect).toBe('miss');
    expect(threat(ship, 'small-meteor', lineOf(plan, LEFT, 3, 2))).toMatchObject({ square: place(1, 3), effect: 'destroys' });
    expect(threat(ship, 'large-meteor', lineOf(plan, LEFT, 5, 1))).toMatchObject({ square: place(7, 5), effect: 'shot' });
    const unarmed = shipOf('IIB', lines);
    expect(threat(unarmed, 'large-meteor', lineOf(plan, LEFT, 5, 1))).toMatchObject({ square: place(7, 5), effect: 'destroys' });
    expect(pieces(unarmed)).toHaveLength(1);
    expect(pieces(without(unarmed, [place(7, 5)]))).toHaveLength(2);
    expect(threat(ship, 'small-meteor', lineOf(plan, LEFT, 5, 2))).toMatchObject({ square: place(7, 5), effect: 'bounces' });
    expect(threat(ship, 'small-meteor', lineOf(plan, LEFT, 5, 4))).toMatchObject({ square: place(3, 5), effect: 'destroys' });
  });
  test('GT-IIB-09: in row 5 columns 3 and 7 are always the first', () => {
    for (const from of [LEFT, RIGHT])
      for (const die of [1, 6] as const) expect([3, 7]).toContain(1 + (struck(ship, lineOf(plan, from, 5, die))! % 9));
  });
  test('GT-IIB-10, GT-IIB-14: to the rear a cannon helps around the seam, to the sides only in rows that exist', () => {
    const rear = shipOf('IIB', [
      [1, 6, 'CAN1-05', 2],
      [9, 6, 'START-RED'],
    ]);
    expect(shooters(rear, { from: REAR, line: 9 })).toEqual([place(1, 6)]);
    expect(shooters(rear, { from: REAR, line: 8 })).toEqual([]);
    expect(shooters(ship, { from: LEFT, line: 5 })).toEqual([place(4, 6)]);
    expect(shooters(ship, { from: LEFT, line: 3 })).toEqual([]);
  });
  test('GT-IIB-11, -12, GT-RULING-46: columns shift around the seam, rows off the ship and on to it, the start column never', () => {
    expect(shifted(plan, { from: FRONT, line: 1 }, -1).line).toBe(9);
    expect(shifted(plan, { from: FRONT, line: 9 }, 1).line).toBe(1);
    expect(shifted(plan, { from: LEFT, line: 5, start: 7 }, 1)).toEqual({ from: LEFT, line: 6, start: 7 });
    expect(needsStart(plan, shifted(plan, { from: LEFT, line: 2 }, 1))).toBe(true);
    expect(needsStart(plan, shifted(plan, { from: LEFT, line: 1 }, 1))).toBe(false);
    expect(threat(ship, 'light-shot', shifted(plan, { from: LEFT, line: 6, start: 3 }, 1)).effect).toBe('miss');
  });
});

test('GT-SKILL-ADVERT-03, -04, GT-RULING-86: armoured sides count outside, not against a part nor into an enclosed hole', () => {
  const count = (plan: PlanId, lines: Line[]) => platedOutside(shipOf(plan, lines));
  expect(count('II', [[7, 7, 'ARMCARGO-03']])).toBe(3);
  expect(
    count('II', [
      [7, 7, 'ARMCARGO-03'],
      [7, 6, 'ADS-01'],
    ]),
  ).toBe(2);
  const ring: Line[] = [
    [6, 6, 'START-RED'],
    [7, 6, 'START-RED'],
    [8, 6, 'START-RED'],
    [6, 7, 'START-RED'],
    [8, 7, 'START-RED'],
    [6, 8, 'START-RED'],
    [8, 8, 'START-RED'],
  ];
  expect(count('II', [...ring, [7, 8, 'ARMCARGO-01']])).toBe(0);
});
