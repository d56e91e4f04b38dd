import type { Seat } from '@cosmodrome/kernel';
import type { Spot } from '@cosmodrome/kit/face';
import type { Question } from '@cosmodrome/kit/text';
import { bodiesOf, REACTOR_ROOM } from '../state.ts';
import type { View } from '../view.ts';
import { bodyView, roomSpot, sceneRoom, union } from './geometry.ts';

/** The rooms where it is happening: the one in question, or where the characters of the one who plays (mine, if I am asked) stand. */
function rooms(view: View, seat: Seat | undefined, asks: readonly Question[]): readonly Spot[] {
  const scene = sceneRoom(view);
  const who = asks.length > 0 ? seat : view.turn?.seat;
  const stand = who === undefined ? [] : bodiesOf(who).flatMap((b) => bodyView(view, b).room ?? []);
  return (scene !== undefined ? [scene] : stand).flatMap((r) => roomSpot(view, r) ?? []);
}
export const action = (view: View, seat: Seat | undefined, asks: readonly Question[]): Spot | undefined =>
  union(rooms(view, seat, asks)) ?? roomSpot(view, REACTOR_ROOM);
/** The same where all of it would be too small to read and to touch: then one of the rooms. */
export function actionIn(
  room: { readonly width: number; readonly height: number },
  ...[view, seat, asks]: Parameters<typeof action>
): Spot | undefined {
  const all = action(view, seat, asks);
  return all && (all.width > room.width || all.height > room.height) ? (rooms(view, seat, asks)[0] ?? all) : all;
}
