import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Floor } from '@cosmodrome/kit/plane/floor';
import { LOW, type Point, storeyOf, UNIT } from '@cosmodrome/kit/plane/plan';
import { Ways } from '@cosmodrome/kit/plane/ways';
import { describe, expect, test } from 'vitest';
import { type MissionMap, readMap, withLifts } from '../content/map.ts';
import { MAPS, type MapId } from '../content/maps/index.ts';

const RULES = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
function mapOf(text: string): MissionMap {
  const read = readMap(text);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.map;
}
const ids = Object.keys(MAPS) as MapId[];
const maps = ids.map((id) => [id, mapOf(MAPS[id])] as const);
const count = (map: MissionMap, kind: string) => map.pieces.filter((p) => p.kind === kind).length;

describe('maps of the missions', () => {
  test('are printed alike in the catalogue', () => {
    const printed = [...RULES.matchAll(/```text\n([\s\S]*?)```/g)].map((m) => `\n${m[1]}`);
    expect(Object.values(MAPS)).toEqual(printed);
  });
  test('CS-RULING-06, CS-SET-03, CS-SET-09, CS-MIS-06, CS-GEO-01, CS-GEO-10, CS-GEO-11: Pillage Express has its crates, its console of four squares, doors of 2" and six Entry Points', () => {
    const map = mapOf(MAPS['pillage-express']);
    expect([map.plan.cols, map.plan.rows]).toEqual([24, 24]);
    // CS-PEX-09: 32 small tokens, three a small crate and two a large one, and a large token in each large crate.
    expect(3 * count(map, 'crate') + 2 * count(map, 'large-crate')).toBe(32);
    expect(count(map, 'large-crate')).toBe(4);
    expect(map.pieces.find((p) => p.kind === 'console')?.squares.length).toBe(4);
    expect(map.airlocks.map((a) => a.name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(map.entries).toHaveLength(6);
    expect(map.entries[0]).toEqual([450, 50]);
    for (const { bar, locked } of map.doors) expect([bar[2] - bar[0] + bar[3] - bar[1], locked]).toEqual([200, false]);
    expect(map.windows.every((bar) => bar[2] - bar[0] + bar[3] - bar[1] === 200)).toBe(true);
  });
  test('CS-GEO-33: doors, entrances and windows part rooms, open floor does not', () => {
    const map = mapOf(MAPS['pillage-express']);
    expect(new Set(map.rooms).size).toBe(9);
    for (const { bar } of map.doors) {
      const upright = bar[0] === bar[2];
      const square = (x: number, y: number) => map.rooms[Math.floor(y / UNIT) * 24 + Math.floor(x / UNIT)];
      const sides = upright
        ? [square(bar[0] - 50, bar[1] + 50), square(bar[0] + 50, bar[1] + 50)]
        : [square(bar[0] + 50, bar[1] - 50), square(bar[0] + 50, bar[1] + 50)];
      expect(sides[0]).not.toBe(sides[1]);
    }
  });
  test.each(maps)(
    '%s: a base of either size reaches every crate, console, stall and Entry Point from every airlock while doors are open',
    (_, map) => {
      const floor = new Floor(map.plan);
      const wanted = map.pieces.filter((p) => ['crate', 'large-crate', 'console', 'stall', 'pylon', 'reactor'].includes(p.kind));
      for (const r of [50, 75]) {
        const { bar } = map.airlocks[0]!;
        // From just inside the door, at the middle of it.
        const [mx, my] = [(bar[0] + bar[2]) / 2, (bar[1] + bar[3]) / 2];
        const inward = (at: number, size: number) => Math.min(Math.max(at, r), size - r);
        const from: Point = [inward(mx, map.plan.cols * UNIT), inward(my, map.plan.rows * UNIT)];
        const ways = new Ways(floor, from, r, 20_000);
        const reaches = (x: number, y: number) => floor.stands(x, y, r) && ways.find(x, y) !== undefined;
        for (const { bar: door } of map.airlocks) {
          const [x, y] = [inward((door[0] + door[2]) / 2, 2400), inward((door[1] + door[3]) / 2, 2400)];
          expect(reaches(x, y), `${r}: airlock ${door}`).toBe(true);
        }
        for (const [x, y] of map.entries) expect(reaches(x, y) || r > 50, `${r}: entry at ${x}, ${y}`).toBe(true);
        for (const piece of wanted) {
          // Some place of the quarter-inch lattice touches one of its squares (CS-GEO-08, CS-GEO-51).
          const touched = piece.squares.some((i) => {
            const [left, top] = [(i % 24) * UNIT, Math.floor(i / 24) * UNIT];
            for (let along = 0; along <= UNIT; along += 25)
              for (const [x, y] of [
                [left - r, top + along],
                [left + UNIT + r, top + along],
                [left + along, top - r],
                [left + along, top + UNIT + r],
              ] as const)
                if (reaches(x, y)) return true;
            return false;
          });
          expect(touched, `${r}: ${piece.kind} at ${piece.squares}`).toBe(true);
        }
      }
    },
  );
  test('CS-GEO-55: a wall console hangs on the nearest side of the board and its square is free', () => {
    for (const [, map] of maps)
      for (const bar of map.wallConsoles) {
        expect(bar[2] - bar[0] + bar[3] - bar[1]).toBe(UNIT);
        expect([0, 2400].includes(bar[0]) || [0, 2400].includes(bar[1])).toBe(true);
      }
    expect(maps.some(([, map]) => map.wallConsoles.length > 0)).toBe(true);
  });
  test('crates are looked over, lockers are not', () => {
    const map = mapOf(MAPS['pillage-express']);
    const bitsOf = (kind: string) => map.plan.sq[map.pieces.find((p) => p.kind === kind)!.squares[0]!]! & LOW;
    expect([bitsOf('crate') > 0, bitsOf('locker') > 0]).toEqual([true, false]);
  });
});

describe('a text that is no map says what is wrong, and where', () => {
  const lines = MAPS['pillage-express'].trim().split('\n');
  const change = (line: number, at: number, to: string) =>
    lines.map((l, i) => (i === line ? l.slice(0, at) + to + l.slice(at + 1) : l)).join('\n');
  test.each([
    ['nothing', '', { line: 1, at: 1, why: 'size' }],
    ['a line too short', lines.map((l, i) => (i === 7 ? l.slice(1) : l)).join('\n'), { line: 8, at: 1, why: 'size' }],
    ['a hole in the border', change(0, 5, ' '), { line: 1, at: 6, why: 'border' }],
    ['an edge of an unknown kind', change(2, 5, 'x'), { line: 3, at: 6, why: 'edge' }],
    ['a square of an unknown kind', change(3, 9, '?'), { line: 4, at: 10, why: 'square' }],
    ['a large crate of one square', change(3, 3, '.'), { line: 4, at: 6, why: 'crate' }],
    ['two Entry Points of one number', change(3, 9, '1'), { line: 4, at: 10, why: 'entry' }],
    ['an airlock of one inch', change(0, 23, '-'), { line: 1, at: 25, why: 'airlock' }],
  ])('%s', (_, text, flaw) => {
    expect(readMap(text)).toEqual({ flaw: { ...flaw, of: 'map' } });
  });
});

describe('boards of several floors', () => {
  /** Eight by six: a gallery in the upper right, with stairs, a ladder, a rough wall and a lift on its edges. */
  const BOARD = `
+-+-+-+A+A+-+-+-+
|1 . . . . . . .|
+               +
|. . . . . . . .|
+   +   +   +   +
|. . . .s. . . .|
+               +
|. . . .l. . 6 .|
+       + +r+R+ +
|2 . . L L . . .|
+               +
|3 . . 4 . . 5 .|
+-+-+-+-+-+-+-+-+
`.replace('+-+-+-+A+A+-+-+-+', '+-+-+A+A+-+-+-+-+');
  const FLOORS = ['00001111', '00001111', '00001111', '00001111', '00000000', '00000000'];
  const floors = (change: (lines: string[]) => void = () => undefined): string => {
    const lines = FLOORS.slice();
    change(lines);
    return lines.join('\n');
  };
  const board = (text = BOARD, levels = floors()): MissionMap => {
    const read = readMap(text, levels);
    if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
    return read.map;
  };
  const put = (line: number, at: number, mark: string) =>
    BOARD.trim()
      .split('\n')
      .map((l, i) => (i === line ? l.slice(0, at) + mark + l.slice(at + 1) : l))
      .join('\n');
  test('CS-CLB-01, CS-RULING-300: a step between two floors stops whoever walks, stairs do not; rooms go on over it', () => {
    const map = board();
    const floor = new Floor(map.plan);
    const crosses = (y: number) => floor.clear(350, y, 450, y, 50);
    expect([crosses(150), crosses(250), crosses(350)]).toEqual([false, true, false]);
    expect(new Set(map.rooms).size).toBe(1);
    expect(map.climbs.map(({ kind }) => kind).sort()).toEqual(['easy', 'hard', 'ladder', 'stairs']);
    expect(storeyOf(map.plan.sq[4]!) - storeyOf(map.plan.sq[3]!)).toBe(1);
  });
  test('CS-LFT-01, CS-LFT-03: a lift is entered on the floor where it stands', () => {
    const map = board();
    expect(map.lifts).toEqual([{ squares: [35, 36], floors: [0, 1] }]);
    const enters = (at: MissionMap, y: number) => new Floor(at.plan).clear(450, y, 450, 450, 50);
    expect([enters(map, 550), enters(map, 350)]).toEqual([true, false]);
    const up = withLifts(map, [1]);
    expect([enters(up, 550), enters(up, 350), up.floors[36], map.floors[36]]).toEqual([false, true, 1, 0]);
  });
  test.each([
    ['too few lines of floors', BOARD, '000\n', { line: 1, at: 1, why: 'size', of: 'floors' }],
    ['a short line of floors', BOARD, floors((l) => (l[2] = '000')), { line: 3, at: 1, why: 'size', of: 'floors' }],
    ['a floor there is not', BOARD, floors((l) => (l[3] = '00001114')), { line: 4, at: 8, why: 'floor', of: 'floors' }],
    ['stairs to nowhere', put(5, 2, 's'), floors(), { line: 6, at: 3, why: 'floor', of: 'map' }],
    ['stairs of two floors', BOARD, floors((l) => (l[2] = '00002222')), { line: 6, at: 9, why: 'floor', of: 'map' }],
    ['a window over a step', put(3, 8, 'o'), floors(), { line: 4, at: 9, why: 'floor', of: 'map' }],
    [
      'a table on two floors',
      put(3, 7, 't').replace(/^(.*\n.*\n.*\n.{8} )\./, '$1t'),
      floors(),
      { line: 4, at: 8, why: 'floor', of: 'map' },
    ],
    ['a lift that leads nowhere', BOARD, '', { line: 10, at: 8, why: 'lift', of: 'map' }],
    ['a lift on no floor of its own', BOARD, floors((l) => (l[4] = '00022000')), { line: 10, at: 8, why: 'lift', of: 'map' }],
    ['a ladder on a lift', put(9, 6, 'l'), floors((l) => (l[4] = '11100000')), { line: 10, at: 7, why: 'floor', of: 'map' }],
  ])('%s is told', (_, text, levels, flaw) => {
    expect(readMap(text, levels)).toEqual({ flaw });
  });
});
