import type { Point } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { Floor } from '../plane/floor.ts';
import { emptyPlan, STOP, span } from '../plane/plan.ts';
import { Ways } from '../plane/ways.ts';
import { fewer, outline, pathOf } from '../ui/outline.ts';

const area = (loop: readonly Point[]) =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
const BOX = { x: 0, y: 0, width: 400, height: 400 };

describe('the outline of a region', () => {
  test('a disc: one closed line, where the distance passes its radius and not on the lattice', () => {
    const loops = outline(BOX, 20, (x, y) => span(x - 200, y - 200) <= 130);
    expect(loops).toHaveLength(1);
    for (const [x, y] of loops[0]!) expect(Math.abs(Math.hypot(x - 200, y - 200) - 130)).toBeLessThan(2.5);
    expect(Math.abs(Math.abs(area(loops[0]!)) / (Math.PI * 130 * 130) - 1)).toBeLessThan(0.02);
    expect(pathOf(loops)).toMatch(/^M[\d. ]+(L[\d. ]+)+Z$/);
  });
  test('a ring has an outer and an inner line, run in opposite directions', () => {
    const loops = outline(BOX, 20, (x, y) => span(x - 200, y - 200) <= 150 && span(x - 200, y - 200) > 60);
    const [a, b] = loops.map(area).sort((p, q) => p - q) as [number, number];
    expect(loops).toHaveLength(2);
    expect(a < 0 && b > 0).toBe(true);
  });
  test('two that touch at a corner of the lattice stay two; slivers are left out; the edge of the box closes what it cuts', () => {
    const corner = outline(BOX, 100, (x, y) => (x === 100 && y === 100) || (x === 200 && y === 200));
    expect(corner).toHaveLength(2);
    expect(outline(BOX, 20, (x, y) => x >= 100 && x <= 110 && y >= 100 && y <= 110, 900)).toEqual([]);
    const [all] = outline(BOX, 20, () => true);
    expect(Math.abs(Math.abs(area(all!)) - 160_000)).toBeLessThan(4000);
  });
  test('what may be reached on a floor lies inside, what may not outside', () => {
    const plan = emptyPlan(6, 6);
    for (let r = 0; r < 5; r++) plan.v[r * 7 + 3] = STOP;
    const ways = new Ways(new Floor(plan), [150, 150], 50, 500);
    const loops = outline({ x: 0, y: 0, width: 600, height: 600 }, 20, (x, y) => ways.find(x, y) !== undefined, 900);
    const within = (px: number, py: number) =>
      loops.reduce((count, loop) => {
        let crossings = 0;
        for (const [i, [x, y]] of loop.entries()) {
          const [nx, ny] = loop[(i + 1) % loop.length]!;
          if (y > py !== ny > py && px < x + ((py - y) * (nx - x)) / (ny - y)) crossings++;
        }
        return count + crossings;
      }, 0) %
        2 ===
      1;
    let [inside, outside] = [0, 0];
    for (let y = 10; y < 600; y += 20)
      for (let x = 10; x < 600; x += 20) {
        const reached = ways.find(x, y) !== undefined;
        const clear = [-12, 12].every(
          (d) => (ways.find(x + d, y) !== undefined) === reached && (ways.find(x, y + d) !== undefined) === reached,
        );
        if (!clear) continue;
        expect(within(x, y), `${x}, ${y}`).toBe(reached);
        if (reached) inside++;
        else outside++;
      }
    expect(inside).toBeGreaterThan(100);
    expect(outside).toBeGreaterThan(100);
  });
});
describe('a line drawn by hand', () => {
  test('keeps its corners and its end, and loses its tremor', () => {
    const trembling: Point[] = Array.from({ length: 20 }, (_, i) => [i * 10, i % 2 ? 4 : -4]);
    expect(fewer([0, 0], [...trembling, [200, 0]], 14)).toEqual([[200, 0]]);
    const bent: Point[] = [
      ...Array.from({ length: 10 }, (_, i): Point => [i * 20, 0]),
      ...Array.from({ length: 10 }, (_, i): Point => [180, i * 20]),
    ];
    expect(fewer([0, 0], bent, 14)).toEqual([
      [180, 0],
      [180, 180],
    ]);
    expect(fewer([0, 0], [], 14)).toEqual([]);
  });
});
