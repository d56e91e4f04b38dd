/** Doors: which rooms they part, which stay open once they are. */
import type { Bar } from '@cosmodrome/kit/plane/plan';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { MissionMap } from '../content/map.ts';
import type { Square } from '../content/mission.ts';
import type { Board, DoorId } from '../state.ts';
import { missionOf, siteOf } from './site.ts';

export const roomAtSquare = (map: MissionMap, [c, r]: Square): number => map.rooms[r * map.plan.cols + c]!;
/** The rooms on both sides of a door. */
export function roomsBeside(map: MissionMap, [x1, y1, x2]: Bar): readonly number[] {
  const [c, r] = [x1 / UNIT, y1 / UNIT];
  return [roomAtSquare(map, [c, r]), roomAtSquare(map, x1 === x2 ? [c - 1, r] : [c, r - 1])];
}
/** Doors of these rooms, by what one of their squares is. */
export function doorsInto(board: Board, squares: readonly Square[]): DoorId[] {
  const { map } = siteOf(board);
  const rooms = squares.map((square) => roomAtSquare(map, square));
  return map.doors.flatMap(({ bar, locked }, i) =>
    locked && roomsBeside(map, bar).some((room) => rooms.includes(room)) ? [i as DoorId] : [],
  );
}
/** Once open it is never shut again. CS-JAI-03 */
export const isCellDoor = (board: Board, door: DoorId): boolean =>
  missionOf(board).pieces.some((piece) => piece.piece === 'prisoner' && doorsInto(board, piece.cells).includes(door));
