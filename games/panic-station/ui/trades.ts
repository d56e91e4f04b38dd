/** A trade as two views show it: who and where to everybody, the cards to the two alone. */
import type { Seat } from '@cosmodrome/kernel';
import type { Card } from '../content/index.ts';
import type { RoomId } from '../state.ts';
import type { View } from '../view.ts';

export interface Crossing {
  readonly room: RoomId;
  readonly seats: readonly [Seat, Seat];
  /** What I gave and got; undefined to everybody else. */
  readonly mine?: { readonly gave: Card | undefined; readonly got: Card | undefined };
}
/** The card that `more` has once more than `less`. */
export function extra(more: readonly Card[], less: readonly Card[]): Card | undefined {
  const rest = less.slice();
  return more.find((card) => {
    const at = rest.indexOf(card);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}
/** A trade that ended between these two views. */
export function crossingOf(before: View, after: View): Crossing | undefined {
  const { scene } = before;
  if (scene?.kind !== 'trade' || after.scene?.kind === 'trade') return undefined;
  const mine = before.seat !== null && before.seat === after.seat && scene.seats.includes(before.seat) && before.me && after.me;
  return {
    room: scene.room,
    seats: scene.seats,
    // The same card both ways leaves the hand as it was.
    ...(mine ? { mine: { got: extra(after.me!.hand, before.me!.hand), gave: extra(before.me!.hand, after.me!.hand) } } : {}),
  };
}
