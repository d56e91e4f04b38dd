import { describe, expect, test } from 'vitest';
import { tileNamed } from '../content/index.ts';
import type { Line } from './ships.ts';
import { building, type Told } from './table.ts';

/** These ships are finished, and building ends. */
function built(...ships: readonly (readonly Line[])[]): Told {
  const table = building({ has: ships.map((parts) => ({ parts: [[7, 7, 'START'], ...parts] as Line[] })) });
  for (const seat of ships.keys()) table.does(seat, { do: 'finish', number: seat + 1 });
  return table;
}

describe('error correction', () => {
  test('GT-BASE-ERR-03, GT-RULING-12: an engine that does not point to the rear is removed by itself, and lost: GT-BASE-ERR-05', () => {
    const table = built([[6, 7, 'ENG1-11', 1]], []);
    expect(table.told('errors-removed')).toEqual([{ kind: 'errors-removed', seat: 0, tiles: [tileNamed('ENG1-11')] }]);
    expect(table.state.flyers[0]!.lost).toEqual([tileNamed('ENG1-11')]);
    expect(table.state.phase).toBe('stay');
  });
  test('GT-BASE-ERR-01, -02, -07, GT-BASE-CONN-04, -05: of two parts in conflict the owner chooses which goes; the flight waits', () => {
    // The cabin beside the start shows a double connector to the rear, the one behind it a single one to the front.
    const table = built(
      [
        [6, 7, 'CABIN-01'],
        [6, 8, 'CABIN-15'],
        [7, 8, 'STRUCT-08'],
      ],
      [],
    );
    expect(table.topics(0)).toEqual(['error/remove']);
    expect(table.state.phase).toBe('errors');
    expect(table.options(0, 'error/remove')).toEqual([table.at(6, 7), table.at(6, 8)]);
    expect(table.refusal(0, 'error/remove', table.at(7, 8))).toBe('not-admitted');
    table.answer(0, 'error/remove', table.at(6, 8));
    expect(table.part(0, 6, 7)).toBe(true);
    expect(table.state.phase).toBe('stay');
  });
  test('GT-BASE-ERR-04, GT-RULING-10: of several pieces one is kept, the others are lost', () => {
    const table = built(
      [
        [6, 7, 'CABIN-01'],
        [6, 8, 'CABIN-15'],
        [5, 7, 'CABIN-02'],
      ],
      [],
    );
    table.answer(0, 'error/remove', table.at(6, 7));
    expect(table.options(0, 'ship/piece')).toEqual([[table.at(5, 7)], [table.at(7, 7)], [table.at(6, 8)]]);
    table.answer(0, 'ship/piece', [table.at(7, 7)]);
    expect(table.state.flyers[0]!.lost).toHaveLength(3);
    expect(table.told('piece-lost')[0]!.tiles).toEqual([tileNamed('CABIN-02'), tileNamed('CABIN-15')]);
  });
  test('GT-RULING-12, -19: whoever keeps no cabin gives up before the first card', () => {
    const table = built(
      [
        [6, 7, 'CABIN-01'],
        [6, 8, 'CABIN-15'],
        [5, 7, 'BAT2-09', 1],
      ],
      [],
    );
    table.answer(0, 'error/remove', table.at(6, 7)).answer(0, 'ship/piece', [table.at(5, 7)]);
    expect(table.told('left-flight')).toEqual([{ kind: 'left-flight', seat: 0, why: 'no-humans' }]);
    expect(table.topics(0)).toEqual([]);
  });
  test('GT-BASE-ERR-06: the number tile keeps its value', () => {
    const table = built([[6, 7, 'ENG1-11', 1]], []);
    expect(table.yard(0).number).toBe(1);
  });
});

describe('loading', () => {
  const cabin: Line = [6, 7, 'CABIN-06', 2];
  test('GT-BASE-LOAD-01..03, -07: batteries are full, cabins have two humans, holds are empty', () => {
    const table = built([cabin, [8, 7, 'BAT3-02', 0], [7, 6, 'CARGO2-01', 3]], []);
    expect(table.load(0, 8, 7)?.cells).toBe(3);
    expect(table.load(0, 7, 7)?.humans).toBe(2);
    expect(table.load(0, 6, 7)?.humans).toBe(2);
    expect(table.load(0, 7, 6)).toBeUndefined();
  });
  test('GT-BASE-LOAD-03..06: a cabin linked to life support may take its alien, chosen openly by number tile', () => {
    const table = built(
      [
        [6, 7, 'CABIN-10', 2],
        [6, 6, 'PURPLE-05', 3],
        [6, 8, 'BROWN-04', 1],
      ],
      [
        [6, 7, 'CABIN-08', 2],
        [6, 6, 'PURPLE-04', 3],
      ],
    );
    expect(table.asked).toEqual(['blue load/purple']);
    expect(table.options(0, 'load/purple')).toEqual([table.at(6, 7), null]);
    table.answer(0, 'load/purple', table.at(6, 7));
    expect(table.load(0, 6, 7)).toMatchObject({ alien: 'purple', humans: 0 });
    // The only cabin is taken: no brown alien. Then the second trucker chooses.
    expect(table.asked).toEqual(['green load/purple']);
    table.answer(1, 'load/purple', null);
    expect(table.load(1, 6, 7)).toMatchObject({ alien: null, humans: 2 });
  });
  test('GT-EX-06, GT-LIFE-01, -02: a cabin joined to a mixed module: purple, brown, or two humans', () => {
    const table = built(
      [
        [6, 7, 'CABIN-13', 2],
        [6, 8, 'MIXED-01', 3],
      ],
      [],
    );
    expect(table.options(0, 'load/purple')).toEqual([table.at(6, 7), null]);
    table.answer(0, 'load/purple', null);
    expect(table.options(0, 'load/brown')).toEqual([table.at(6, 7), null]);
    table.answer(0, 'load/brown', table.at(6, 7));
    expect(table.load(0, 6, 7)?.alien).toBe('brown');
  });
  test('GT-BASE-LOAD-08, -10, GT-BASE-LOAD-09, GT-RULING-134: rockets by number tile, a card of the round on top of a hidden deck', () => {
    const table = building({ has: [{}, {}, {}] });
    table.does(0, { do: 'finish', number: 2 }).does(1, { do: 'finish', number: 1 }).does(2, { do: 'finish', number: 3 });
    expect([table.space(1), table.space(0), table.space(2)]).toEqual([0, -3, -6]);
    expect(table.view().flight).toBe(12);
    expect(table.view()).not.toHaveProperty('piles');
  });
});
