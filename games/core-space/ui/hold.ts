/** Whose menu is open: the board and my things are drawn apart and must agree on it. */
import { useSyncExternalStore } from 'react';
import type { Anchor } from './places.ts';

export interface Hold {
  readonly anchor: Anchor;
  /** What was touched: the menu stands beside it, and the focus comes back to it. */
  readonly at: Element;
}
const store = (() => {
  let held: Hold | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => held,
    set: (next: Hold | undefined) => {
      if (next?.anchor === held?.anchor) return;
      held = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
})();
export const useHold = (): Hold | undefined => useSyncExternalStore(store.subscribe, store.get, () => undefined);
export const hold = (anchor: Anchor, at: Element): void => store.set({ anchor, at });
export const letGo = (): void => store.set(undefined);
