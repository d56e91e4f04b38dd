import { type Card, type Direction, infectionSeat, isInfection, type RoomCard, roomKey } from '../../content/index.ts';
import type { Spot } from '../../notes.ts';
import { type BodyId, isAndroid, type RoomId } from '../../state.ts';
import type { Placement } from '../../topics.ts';
import type { View } from '../../view.ts';
import { type Aim, besideOf, bodyAim, keyOf } from '../figures.ts';
import { names } from './names.ts';

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const cards = (n: number): string => count(n, 'card', 'cards');
/** "a, b and c" */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The four directions of the die. */
export const WAYS: Readonly<Record<Direction, string>> = ['north', 'east', 'south', 'west'];

export const card = (it: Card): string =>
  isInfection(it) ? `{#infection|Infection} of {@${infectionSeat(it)}}` : `{#${it}|${names.cards[it].name}}`;
/** One of them: "a Gas Can". */
export const someCard = (it: Card): string =>
  isInfection(it) ? `an {#infection|Infection} of {@${infectionSeat(it)}}` : `{#${it}|${names.cards[it].some}}`;

/** A character or a parasite in a sentence, and on a button. */
export function who(it: Aim): string {
  switch (it.kind) {
    case 'soldier':
      return `the Soldier of {@${it.seat}}`;
    case 'android':
      return `the Android of {@${it.seat}}`;
    case 'grey':
      return 'a grey parasite';
    case 'black':
      return 'a black parasite';
  }
}
const SHORT: Readonly<Record<Aim['kind'], string>> = {
  soldier: 'Soldier',
  android: 'Android',
  grey: 'grey parasite',
  black: 'black parasite',
};
export const short = (it: Aim): string => SHORT[it.kind];
export const body = (id: BodyId): string => who(bodyAim(id));
/** A character of one's own. */
export const own = (id: BodyId): string => (isAndroid(id) ? 'Android' : 'Soldier');

export const room = (view: View, id: RoomId): string => names.rooms[keyOf(view, id)];
export const spot = ({ key }: Spot): string => names.rooms[key];
/** A card of two rooms bears the name of the first. */
export const roomOf = (laid: RoomCard): string => names.rooms[roomKey(laid, 0)];
export function beside(view: View, at: Placement, from?: RoomId): string {
  const { key, side } = besideOf(view, at, from);
  return `${WAYS[side]} of the ${names.rooms[key]}${at.turn ? ', turned round' : ''}`;
}
