import { describe, expect, test } from 'vitest';
import type { Good, SquareId } from '../content/index.ts';
import { half, holds, isHidden, rooms, value, whyNotGive } from '../judge/cargo.ts';
import type { Load, Ship } from '../state.ts';
import { at, shipOf } from './ships.ts';

const sq = (column: number, row: number): SquareId => at('II', column, row);
const load = (square: SquareId, goods: Good[], cells = 0): Load => ({ square, humans: 0, alien: null, cells, goods });
const [white, red, module, router, battery] = [sq(5, 8), sq(6, 8), sq(7, 8), sq(8, 8), sq(9, 8)];
/** A white hold for three, a red one for two, a structural module, a router, a battery. */
function hauler(...loads: Load[]): Ship {
  const ship = shipOf('II', [
    [5, 8, 'CARGO3-01'],
    [6, 8, 'RED2-01'],
    [7, 8, 'STRUCT-01'],
    [8, 8, 'ROUTER-01'],
    [9, 8, 'BAT2-01'],
  ]);
  return { ...ship, loads };
}

describe('containers', () => {
  test('GT-BASE-CARGO-01: red cubes only in red containers', () => {
    expect(holds(hauler(), [], white, ['yellow', 'green', 'blue'])).toBe(true);
    expect(holds(hauler(), [], white, ['red'])).toBe(false);
    expect(holds(hauler(), [], red, ['red', 'blue'])).toBe(true);
    expect(holds(hauler(), [], red, ['red', 'blue', 'blue'])).toBe(false);
    expect(holds(hauler(), [], module, ['blue'])).toBe(false);
  });
  test('GT-SKILL-STORE-01, GT-RULING-92: one red cube in a white hold', () => {
    expect(holds(hauler(), ['storekeeper-a'], white, ['red', 'yellow', 'yellow'])).toBe(true);
    expect(holds(hauler(), ['storekeeper-a'], white, ['red', 'red'])).toBe(false);
    const plated = shipOf('II', [[5, 8, 'ARMCARGO-01']]);
    expect(rooms(plated, ['storekeeper-a'])).toEqual(rooms(plated, []));
  });
  test('GT-SKILL-SMUGGLER-01, -05, GT-RULING-77: a blue or green cube in each router and structural module', () => {
    for (const place of [module, router]) {
      expect(holds(hauler(), ['smuggler-a'], place, ['blue'])).toBe(true);
      expect(holds(hauler(), ['smuggler-a'], place, ['green'])).toBe(true);
      expect(holds(hauler(), ['smuggler-a'], place, ['yellow'])).toBe(false);
      expect(holds(hauler(), ['smuggler-a'], place, ['blue', 'blue'])).toBe(false);
    }
  });
});

describe('giving up goods', () => {
  test('GT-BASE-CARGO-04, -05: the most valuable first, then cells; what is not there lapses', () => {
    const ship = hauler(load(white, ['green', 'blue']), load(red, ['red']), load(battery, [], 2));
    const give = (cubes: [SquareId, Good][], cells = 0, demanded = 2) =>
      whyNotGive(ship, [], demanded, { cubes: cubes.map(([square, good]) => ({ square, good })), cells });
    expect(
      give([
        [red, 'red'],
        [white, 'green'],
      ]),
    ).toBeUndefined();
    expect(
      give([
        [red, 'red'],
        [white, 'blue'],
      ]),
    ).toBe('valuable-first');
    expect(give([[red, 'red']], 1)).toBe('valuable-first');
    expect(
      give([
        [red, 'red'],
        [red, 'red'],
      ]),
    ).toBe('not-aboard');
    expect(
      give([
        [red, 'red'],
        [white, 'green'],
        [white, 'blue'],
      ]),
    ).toBe('too-many');
    expect(
      give(
        [
          [red, 'red'],
          [white, 'green'],
          [white, 'blue'],
        ],
        0,
        4,
      ),
    ).toBe('too-few');
    expect(
      give(
        [
          [red, 'red'],
          [white, 'green'],
          [white, 'blue'],
        ],
        2,
        9,
      ),
    ).toBeUndefined();
  });
  test('GT-EX-34, GT-SKILL-SMUGGLER-03: the red cube goes; hidden ones and cells in any mix', () => {
    const ship = shipOf('II', [
      [4, 8, 'STRUCT-01'],
      [5, 8, 'STRUCT-01'],
      [6, 8, 'RED2-01'],
      [7, 8, 'STRUCT-01'],
      [9, 8, 'BAT2-01'],
    ]);
    ship.loads = [load(sq(4, 8), ['blue']), load(sq(5, 8), ['blue']), load(sq(7, 8), ['blue']), load(red, ['red']), load(battery, [], 1)];
    const blue = [sq(4, 8), sq(5, 8), sq(7, 8)].map((square) => ({ square, good: 'blue' as const }));
    const ruby = { square: red, good: 'red' as const };
    const give = (cubes: { square: SquareId; good: Good }[], cells: number) => whyNotGive(ship, ['smuggler-a'], 3, { cubes, cells });
    expect(give([ruby], 1)).toBeUndefined();
    expect(give([ruby, ...blue.slice(0, 2)], 0)).toBeUndefined();
    expect(give([ruby, blue[0]!], 1)).toBeUndefined();
    expect(give(blue, 0)).toBe('valuable-first');
    expect(give([...blue.slice(0, 2)], 1)).toBe('valuable-first');
    expect(give([ruby], 0)).toBe('too-few');
  });
  test('GT-EX-35, GT-SKILL-STORE-02, -03, GT-RULING-70: the Storekeeper gives what he likes', () => {
    const ship = shipOf('II', [
      [5, 8, 'RED2-01'],
      [6, 8, 'RED2-01'],
      [9, 8, 'BAT2-01'],
    ]);
    ship.loads = [load(white, ['blue', 'blue']), load(red, ['red', 'blue']), load(battery, [], 1)];
    const skills = ['storekeeper-a', 'storekeeper-b'] as const;
    const blue = (n: number) => [white, white, red].slice(0, n).map((square) => ({ square, good: 'blue' as const }));
    const ruby = { square: red, good: 'red' as const };
    const give = (cubes: { square: SquareId; good: Good }[], cells: number) => whyNotGive(ship, skills, 3, { cubes, cells });
    expect(give([ruby], 1)).toBeUndefined();
    expect(give(blue(3), 0)).toBeUndefined();
    expect(give(blue(2), 1)).toBeUndefined();
    expect(give(blue(2), 0)).toBe('too-few');
    expect(give([ruby], 0)).toBe('too-few');
    expect(isHidden(ship, skills, red, 'blue')).toBe(true);
    expect(isHidden(ship, skills, red, 'red')).toBe(false);
  });
});

test('GT-EX-46, GT-BASE-PAY-03, -04, GT-RULING-29: half of the sum, rounded up', () => {
  const sum = (...goods: Good[]) => half(value(hauler(load(red, goods)), []));
  expect([sum('red', 'yellow', 'blue'), sum('red', 'yellow'), sum('blue')]).toEqual([4, 4, 1]);
});
test('GT-SKILL-SMUGGLER-04, GT-SKILL-TRADER-02, GT-RULING-91: hidden cubes sell for one more, at the price of the day', () => {
  const ship = hauler(load(module, ['blue']), load(white, ['blue']));
  expect(value(ship, ['smuggler-a'])).toBe(2);
  expect(value(ship, ['smuggler-a', 'smuggler-b'])).toBe(3);
  expect(value(ship, ['smuggler-a', 'smuggler-b'], { red: 4, yellow: 3, green: 2, blue: 2 })).toBe(5);
});
