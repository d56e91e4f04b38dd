import { type Card, type Direction, infectionSeat, isInfection, type RoomCard, roomKey } from '../../content/index.ts';
import type { Spot } from '../../notes.ts';
import { type BodyId, isAndroid, type RoomId } from '../../state.ts';
import type { Placement } from '../../topics.ts';
import type { View } from '../../view.ts';
import { type Aim, besideOf, bodyAim, keyOf } from '../figures.ts';
import { names } from './names.ts';

export const count = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`;
export const cards = (n: number): string => count(n, 'carte', 'cartes');
export const lost = (ap: number): string => `${ap} PA perdu${ap > 1 ? 's' : ''}`;
/** « a, b et c » */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The four directions of the die. */
export const TOWARDS: Readonly<Record<Direction, string>> = ['le nord', "l'est", 'le sud', "l'ouest"];
const SIDE_OF: Readonly<Record<Direction, string>> = ['au nord', 'à l’est', 'au sud', 'à l’ouest'];

export const card = (it: Card): string =>
  isInfection(it) ? `{#infection|Infection} de {@${infectionSeat(it)}}` : `{#${it}|${names.cards[it].name}}`;
/** One of them: « un Jerrican ». */
export const someCard = (it: Card): string =>
  isInfection(it) ? `une {#infection|Infection} de {@${infectionSeat(it)}}` : `{#${it}|${names.cards[it].some}}`;

/** A character or a parasite in a sentence, and on a button. */
export function who(it: Aim): string {
  switch (it.kind) {
    case 'soldier':
      return `le Soldat de {@${it.seat}}`;
    case 'android':
      return `l'Androïde de {@${it.seat}}`;
    case 'grey':
      return 'un parasite gris';
    case 'black':
      return 'un parasite noir';
  }
}
const SHORT: Readonly<Record<Aim['kind'], string>> = {
  soldier: 'Soldat',
  android: 'Androïde',
  grey: 'Parasite gris',
  black: 'Parasite noir',
};
export const short = (it: Aim): string => SHORT[it.kind];
export const body = (id: BodyId): string => who(bodyAim(id));
/** A character of one's own. */
export const own = (id: BodyId): string => (isAndroid(id) ? 'Androïde' : 'Soldat');

export const room = (view: View, id: RoomId): string => names.rooms[keyOf(view, id)];
export const spot = ({ key }: Spot): string => names.rooms[key];
/** A card of two rooms bears the name of the first. */
export const roomOf = (laid: RoomCard): string => names.rooms[roomKey(laid, 0)];
export function beside(view: View, at: Placement, from?: RoomId): string {
  const { key, side } = besideOf(view, at, from);
  return `${SIDE_OF[side]} de « ${names.rooms[key]} »${at.turn ? ', retournée' : ''}`;
}
