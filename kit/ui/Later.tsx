import { type ReactNode, useDeferredValue } from 'react';

/**
 * What may be drawn a frame later than what the hand did: it stays as it was while that is brought to the screen, and follows as soon as
 * nothing more urgent is left. Nothing that is touched next may wait in it. `now`: this time nothing is more urgent.
 */
export function Later({ children, now = false }: { readonly children: ReactNode; readonly now?: boolean }): ReactNode {
  const later = useDeferredValue(children);
  return now ? children : later;
}
