/** Where credits came from and went, and who is ahead: from what everybody sees. GT-BASE-PAY, GT-SESS-17 */
import type { Seat } from '@cosmodrome/kernel';
import type { Payout } from '../state.ts';

/** What was earned or paid during the rounds themselves, then the lines of the pay-out. */
export const HEADS = ['flight', 'arrival', 'looks', 'team', 'goods', 'lost'] as const;
export type Head = (typeof HEADS)[number];
export type Ledger = Readonly<Record<Head, number>>;
type Books = { readonly credits: readonly number[]; readonly paid: readonly (readonly Payout[])[] };

/** What a line of the pay-out puts into the purse: lost parts take from it. */
export const signedLine = (payout: Payout, head: keyof Payout): number => (head === 'lost' ? -payout[head] : payout[head]);
export const paidOut = (payout: Payout): number => payout.arrival + payout.looks + payout.team + payout.goods - payout.lost;
/** By head, summing up to the purse. */
export function ledgerOf({ credits, paid }: Books, seat: Seat): Ledger {
  const sum = (head: keyof Payout) => paid.reduce((all, round) => all + signedLine(round[seat]!, head), 0);
  const lines = { arrival: sum('arrival'), looks: sum('looks'), team: sum('team'), goods: sum('goods'), lost: sum('lost') };
  const total = paid.reduce((all, round) => all + paidOut(round[seat]!), 0);
  return { flight: credits[seat]! - total, ...lines };
}

export type Race = {
  readonly first: readonly Seat[];
  readonly credits: number /** The most anybody else has; null: nobody else. */;
  readonly next: number | null;
};
/** The richest is ahead (GT-SESS-17). */
export function raceOf(credits: readonly number[]): Race {
  const most = Math.max(...credits);
  const first = [...credits.keys()].filter((seat) => credits[seat] === most);
  const others = credits.filter((some) => some < most);
  return { first, credits: most, next: others.length > 0 ? Math.max(...others) : null };
}
