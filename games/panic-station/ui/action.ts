import type { Seat } from '@cosmodrome/kernel';
import type { Spot } from '@cosmodrome/kit/face';
import type { Question } from '@cosmodrome/kit/text';
import { bodiesOf } from '../state.ts';
import type { View } from '../view.ts';
import { bodyView, roomSpot, sceneRoom, union } from './geometry.ts';

/** Where it is happening: the room in question, or where the characters of the one who plays (mine, if I am asked) stand. */
export function action(view: View, seat: Seat | undefined, asks: readonly Question[]): Spot | undefined {
  const scene = sceneRoom(view);
  if (scene !== undefined) return roomSpot(view, scene);
  const who = asks.length > 0 ? seat : view.turn?.seat;
  const rooms = who === undefined ? [] : bodiesOf(who).flatMap((b) => bodyView(view, b).room ?? []);
  return union(rooms.flatMap((r) => roomSpot(view, r) ?? [])) ?? roomSpot(view, 0);
}
