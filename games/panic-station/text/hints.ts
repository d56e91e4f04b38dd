/** When each first-time hint is given, and what it speaks of. What it says is in the languages' own files. */
import type { Seat } from '@cosmodrome/kernel';
import type { Hint } from '@cosmodrome/kit/text';
import { bodiesOf, type RoomId } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { BodyView, TileView, View } from '../view.ts';

type When = Omit<Hint<View>, 'say'> & { readonly topic?: Topic };
const when =
  (is: (view: View, seat: Seat) => boolean, at: string): When['at'] =>
  (view, seat) =>
    is(view, seat) ? at : undefined;
const mine = (view: View, seat: Seat): readonly BodyView[] => {
  const team = view.teams[seat];
  return team ? [team.soldier, team.android] : [];
};
/** The room of one of mine on a card of this kind. */
const under = (view: View, seat: Seat, is: (tile: TileView, room: RoomId) => boolean): string | undefined => {
  const room = mine(view, seat).find(
    ({ room }) => room !== null && view.base.some((t) => t.rooms.some((r) => r.id === room) && is(t, room)),
  )?.room;
  return room === undefined || room === null ? undefined : `room:${room}`;
};
const hurt = (view: View, seat: Seat): string | undefined => {
  const at = mine(view, seat).findIndex((b) => b.room !== null && b.hp <= 2);
  return at < 0 ? undefined : `body:${bodiesOf(seat)[at]}`;
};
const isTerminal = (tile: TileView, room: RoomId): boolean => tile.icon === 'terminal' && tile.rooms.some((r) => r.id === room && r.icon);

export const HINTS = [
  { id: 'win', at: 'board', taught: 'search-and-trade' },
  { id: 'host', at: when((v) => v.me?.side === 'host', 'hand') },
  { id: 'infected', at: when((v) => v.me?.side === 'infected', 'hand') },
  { id: 'duty', topic: 'turn/action', at: when((v) => v.turn?.duty === true, 'question') },
  {
    id: 'give',
    topic: 'trade/give',
    at: when((v) => v.me?.side === 'human' && v.me.hand.includes('gas'), 'hand'),
    taught: 'search-and-trade',
  },
  { id: 'encounter', topic: 'encounter/choose', at: 'board' },
  { id: 'vest', topic: 'vest/play', at: 'question' },
  { id: 'red', topic: 'turn/action', at: (v: View, s: Seat) => under(v, s, (t) => t.red), taught: 'search-and-trade' },
  { id: 'terminal', topic: 'turn/action', at: (v: View, s: Seat) => under(v, s, isTerminal) },
  { id: 'hurt', topic: 'turn/action', at: hurt },
  { id: 'minimum', topic: 'turn/action', at: when((v) => v.round > 1 && v.me !== null && v.me.hand.length <= v.minimum, 'hand') },
  { id: 'explore', topic: 'turn/action', at: 'next', taught: 'search-and-trade' },
  { id: 'notebook', topic: 'turn/action', at: when((v) => v.round > 2, 'journal') },
] as const satisfies readonly When[];
export type HintId = (typeof HINTS)[number]['id'];
