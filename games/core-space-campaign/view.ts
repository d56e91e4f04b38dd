/** Everything in a campaign lies open (CS-PST-02): a copy of the ledger, the same for all. */
import { copy, type Frozen, type Json } from '@cosmodrome/kernel';
import type { State } from './state.ts';

export type View = State;
export const viewOf = (state: Frozen<State>): View => copy(state as unknown as Json) as unknown as View;
