import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import type { Card } from '../content/cards.ts';
import { DIRECTIONS, type Direction, DX, DY, type RoomKey } from '../content/rooms.ts';
import { isAndroid, type RoomId, type Scene, seatOf } from '../state.ts';
import type { Answers, PanicTopic, Placement, Target } from '../topics.ts';
import type { View } from '../view.ts';

/** What both languages need to look up before they can speak. */
export const topicOf = (ask: Question): PanicTopic => ask.topic as PanicTopic;
export const answerTo = <T extends PanicTopic>(_: T, option: Json): Answers[T] => option as Answers[T];

export function roomKey(view: View, room: RoomId): RoomKey {
  for (const tile of view.base) for (const r of tile.rooms) if (r.id === room) return r.key;
  return 'X01';
}
/** Where an empty cell lies: on which side of which room, seen from this room if it is one of them. */
export function besideOf(view: View, at: Placement, from?: RoomId): { readonly key: RoomKey; readonly side: Direction } {
  const near = DIRECTIONS.flatMap((side) => {
    const tile = view.base.find((t) => t.x === at.x - DX[side] && t.y === at.y - DY[side]);
    const room = tile?.rooms[tile.sides[side].owner];
    return room && tile.sides[side].door !== 'wall' ? [{ ...room, side }] : [];
  });
  return near.find(({ id }) => id === from) ?? near[0] ?? { key: 'X01', side: 0 };
}
/** What an encounter leaves open to the one who is asked: with whom to trade, and whether there is anything to attack with. */
export function encounterOf({ shape }: Question): { readonly partners: readonly number[]; readonly armed: boolean } {
  const { options = [] } = (shape ?? {}) as { readonly options?: readonly Answers['encounter/choose'][] };
  return { partners: options.flatMap((o) => (o.do === 'trade' ? [o.with] : [])), armed: options.some((o) => o.do !== 'trade') };
}
export const sceneOf = <K extends Scene['is']>(view: View, is: K): Extract<Scene, { is: K }> | undefined =>
  view.scene?.is === is ? (view.scene as Extract<Scene, { is: K }>) : undefined;

/** Who is meant, ready for a sentence: a character of a seat, or a parasite by its visible side. */
export type Aim = { readonly is: 'soldier' | 'android'; readonly seat: number } | { readonly is: 'grey' | 'black' };
export function aim(view: View, target: Target): Aim {
  if ('body' in target) return { is: isAndroid(target.body) ? 'android' : 'soldier', seat: seatOf(target.body) };
  return { is: view.parasites.find((p) => p.id === target.parasite)?.black ? 'black' : 'grey' };
}
export const bodyAim = (body: number): Aim => ({ is: isAndroid(body) ? 'android' : 'soldier', seat: seatOf(body) });
export const infectionSeat = (card: Card): number | undefined => (card.startsWith('infection:') ? Number(card.slice(10)) : undefined);
/** The icons of the journal, by kind of note: the frame's own names. */
export const ICONS = {
  began: 'play',
  dealtAlert: 'warn',
  colour: 'user',
  round: 'sand',
  doorsClosed: 'lock',
  parasitesMove: 'move',
  parasitesBite: 'hot',
  turn: 'user',
  turnEnds: 'clock',
  explored: 'plus',
  unplaceable: 'ban',
  putUnder: 'layers',
  exploreFailed: 'ban',
  moved: 'move',
  laid: 'card',
  appears: 'warn',
  searched: 'search',
  invited: 'users',
  declined: 'close',
  teamSearched: 'users',
  alertCard: 'warn',
  reshuffled: 'sync',
  traded: 'seal',
  fired: 'clash',
  stabbed: 'clash',
  vest: 'hand',
  wounded: 'hot',
  parasiteHit: 'clash',
  died: 'out',
  out: 'out',
  grenade: 'hot',
  scanned: 'eye',
  aid: 'plus',
  healed: 'plus',
  adrenaline: 'speed',
  doorsOpened: 'link',
  heatScan: 'die',
  vote: 'hand',
  burnt: 'hot',
  ended: 'flag',
  dealt: 'card',
  drew: 'card',
  swapped: 'seal',
  youAreHost: 'warn',
  youAreInfected: 'warn',
  youResisted: 'lock',
  youAreCured: 'check',
  youPassedOn: 'share',
  sawHand: 'eye',
} as const;
