/** Everything in a campaign lies open (CS-PST-02) but offers of barter, which are between two: a copy of the ledger. */
import { copy, type Frozen, type Json, type Seat } from '@cosmodrome/kernel';
import type { Offer, State } from './state.ts';

export type View = State;
export const seesOffer = ({ from, to }: Pick<Offer, 'from' | 'to'>, seat: Seat | undefined): boolean => seat === from || seat === to;
export const viewOf = (state: Frozen<State>, seat: Seat | undefined): View => {
  const { offers, ids, ...rest } = copy(state as unknown as Json) as unknown as State;
  return { ...rest, offers: offers.filter((offer) => seesOffer(offer, seat)), ids: { ...ids, offers: [] } };
};
/** After the end. */
export const openView = (state: Frozen<State>): View => copy(state as unknown as Json) as unknown as View;
