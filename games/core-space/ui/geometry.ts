/** What the drawings are measured with, and what is seen from a place. */
import { type Bar, BLIND, type Plan, type Point, UNIT } from '@cosmodrome/kit/plane/plan';
import type { MissionMap } from '../content/map.ts';

export const squareOf = ({ cols }: Plan, i: number): Point => [(i % cols) * UNIT, Math.floor(i / cols) * UNIT];
export const middleOf = ([x1, y1, x2, y2]: Bar): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
/** The smallest rectangle round squares. */
export function boundsOf(plan: Plan, squares: readonly number[]): Bar {
  const corners = squares.map((i) => squareOf(plan, i));
  const [xs, ys] = [corners.map((c) => c[0]), corners.map((c) => c[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + UNIT, Math.max(...ys) + UNIT];
}
/** A footprint stays exact; its top is the footprint seen from above the middle of the board. */
export const raised = (at: number, size: number, height: number): number => size / 2 + (at - size / 2) * height;

/** Edges with this bit, joined into bars as long as they go. */
export function barsWith({ cols, rows, v, h, sq }: Plan, bit: number): Bar[] {
  const out: Bar[] = [];
  const line = (n: number, has: (i: number) => boolean, add: (from: number, to: number) => Bar) => {
    for (let i = 0; i < n; i++) {
      const from = i;
      while (i < n && has(i)) i++;
      if (i > from) out.push(add(from * UNIT, i * UNIT));
    }
  };
  for (let y = 0; y <= rows; y++)
    line(
      cols,
      (c) => (h[y * cols + c]! & bit) > 0,
      (a, b) => [a, y * UNIT, b, y * UNIT],
    );
  for (let x = 0; x <= cols; x++)
    line(
      rows,
      (r) => (v[r * (cols + 1) + x]! & bit) > 0,
      (a, b) => [x * UNIT, a, x * UNIT, b],
    );
  for (const [i, bits] of sq.entries()) {
    if (!(bits & bit)) continue;
    const [x, y] = squareOf({ cols, rows, v, h, sq }, i);
    out.push([x, y, x + UNIT, y], [x, y + UNIT, x + UNIT, y + UNIT], [x, y, x, y + UNIT], [x + UNIT, y, x + UNIT, y + UNIT]);
  }
  return out;
}
const RAYS = 360;
/** What sight ends at, found once a map. */
const blinds = new WeakMap<Plan, readonly Bar[]>();
function blindOf(plan: Plan): readonly Bar[] {
  const known = blinds.get(plan);
  if (known) return known;
  const found = barsWith(plan, BLIND);
  blinds.set(plan, found);
  return found;
}
/** The polygon of what is seen from a place, for the light only: what counts is traced exactly. */
export function seenFrom(map: MissionMap, shut: readonly Bar[], [px, py]: Point): string {
  const bars = [...blindOf(map.plan), ...shut];
  const points: string[] = [];
  for (let i = 0; i < RAYS; i++) {
    const turn = (i / RAYS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    let far = 4000;
    for (const [x1, y1, x2, y2] of bars) {
      if (x1 === x2) {
        if (dx === 0) continue;
        const u = (x1 - px) / dx;
        const y = py + u * dy;
        if (u > 0 && u < far && y >= y1 - 0.01 && y <= y2 + 0.01) far = u;
      } else {
        if (dy === 0) continue;
        const u = (y1 - py) / dy;
        const x = px + u * dx;
        if (u > 0 && u < far && x >= x1 - 0.01 && x <= x2 + 0.01) far = u;
      }
    }
    points.push(`${Math.round(px + dx * far)} ${Math.round(py + dy * far)}`);
  }
  return `M${points.join('L')}Z`;
}
