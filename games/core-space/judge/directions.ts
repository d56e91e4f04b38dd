/** The 72 directions from a place, and lines that lead on beyond one. */
import { DIRECTIONS, along as onLine, type Point, toward } from '@cosmodrome/kit/plane/plan';

export { DIRECTIONS };
/** Direction k points 5k degrees clockwise from the top of the board; times 10000. CS-GEO-50 */
export function vector(k: number): Point {
  const [x, y] = toward(k, 10_000);
  return [x + 0, y + 0];
}
/** The place `s` units from here along direction k. CS-GEO-35 */
export function along([x, y]: Point, k: number, s: number): Point {
  const [dx, dy] = toward(k, s);
  return [x + dx, y + dy];
}
/** The place `s` units beyond p on the line that leads from a to p; for a turned line, `turn` steps of 5 degrees clockwise. CS-GEO-36, CS-RULING-228 */
export function beyond([ax, ay]: Point, [px, py]: Point, s: number, turn = 0): Point {
  const [dx, dy] = onLine(px - ax, py - ay, turn, s);
  return [px + dx, py + dy];
}
