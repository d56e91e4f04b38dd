/** What a position is worth to a seat, 0 to 1: for searches that stop before the end. */
import type { Seat } from '@cosmodrome/kernel';
import type { View } from '../view.ts';
import { prospect } from './worth.ts';

/** A lead of so many points makes a win about three times as likely as a loss. */
const LEAD = 10;

export function value(view: View, seat: Seat): number {
  if (view.final) {
    const winners = view.final.filter((p) => p.won);
    return winners.some((p) => p.seat === seat) ? 1 / winners.length : 0;
  }
  const rivals = view.units.flatMap((u) => (u.seat === seat ? [] : [prospect(u)]));
  return 1 / (1 + Math.exp((Math.max(...rivals) - prospect(view.units[seat]!)) / LEAD));
}
