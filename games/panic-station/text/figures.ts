/** What every language must look up before it can speak. */
import type { Seat } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { DIRECTIONS, type Direction, DX, DY, REACTOR, type RoomKey, roomKey } from '../content/index.ts';
import { type BodyId, isAndroid, type RoomId, type Scene, seatOf } from '../state.ts';
import type { Answers, Placement, Target } from '../topics.ts';
import type { View } from '../view.ts';

/** What nobody has laid yet is named by the room all started from. */
const START = roomKey(REACTOR, 0);
export const keyOf = (view: View, room: RoomId): RoomKey =>
  view.base.flatMap((tile) => tile.rooms).find((r) => r.id === room)?.key ?? START;

/** Where an empty cell lies: on which side of which room, seen from this room if it is one of them. */
export function besideOf(view: View, at: Placement, from?: RoomId): { readonly key: RoomKey; readonly side: Direction } {
  const near = DIRECTIONS.flatMap((side) => {
    const tile = view.base.find((t) => t.x === at.x - DX[side] && t.y === at.y - DY[side]);
    const room = tile?.rooms[tile.sides[side].owner];
    return room && tile.sides[side].door !== 'wall' ? [{ ...room, side }] : [];
  });
  return near.find(({ id }) => id === from) ?? near[0] ?? { key: START, side: 0 };
}
/** What an encounter leaves open to the one who is asked: with whom to trade, and whether there is anything to attack with. */
export function encounterOf({ shape }: Question): { readonly partners: readonly Seat[]; readonly armed: boolean } {
  const { options = [] } = (shape ?? {}) as { readonly options?: readonly Answers['encounter/choose'][] };
  return { partners: options.flatMap((o) => (o.do === 'trade' ? [o.with] : [])), armed: options.some((o) => o.do !== 'trade') };
}
export const sceneOf = <K extends Scene['kind']>(view: View, kind: K): Extract<Scene, { kind: K }> | undefined =>
  view.scene?.kind === kind ? (view.scene as Extract<Scene, { kind: K }>) : undefined;

/** Who is meant, ready for a sentence: a character of a seat, or a parasite by its visible side. */
export type Aim = { readonly kind: 'soldier' | 'android'; readonly seat: Seat } | { readonly kind: 'grey' | 'black' };
export function aim(view: View, target: Target): Aim {
  if ('body' in target) return bodyAim(target.body);
  return { kind: view.parasites.find((p) => p.id === target.parasite)?.black ? 'black' : 'grey' };
}
export const bodyAim = (body: BodyId): Aim => ({ kind: isAndroid(body) ? 'android' : 'soldier', seat: seatOf(body) });
