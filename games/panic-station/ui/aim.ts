/** What the reader has taken in hand before answering: board and hand are drawn apart and must agree on it. */
import { useSyncExternalStore } from 'react';
import type { Aim, Offer } from './places.ts';

export interface Hold extends Aim {
  /** Several answers at one place: the reader is choosing among them. */
  readonly ways?: { readonly title: string; readonly offers: readonly Offer[] };
  /** A card of my hand proposed in a trade. */
  readonly give?: string;
}
const NOTHING: Hold = {};
const store = (() => {
  let held = NOTHING;
  const listeners = new Set<() => void>();
  return {
    get: () => held,
    set: (next: Hold) => {
      if (next === held) return;
      held = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
})();

export const useHold = (): Hold => useSyncExternalStore(store.subscribe, store.get, store.get);
export const hold = store.set;
export const letGo = (): void => store.set(NOTHING);
