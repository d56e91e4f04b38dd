/** What every chapter of a crew's thought uses: its seat, what it may answer, the best of it. */
import type { BotSeat, Json } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

export type At = BotSeat<View, Note>;
export const optionsOf = <A extends Json>({ ask }: At): A[] => [...(ask.domain.options!() as Iterable<A>)];
/** The first of those that are worth most. */
export function best<A>(all: readonly A[], worth: (one: A) => number): A {
  let top = all[0] as A;
  let most = worth(top);
  for (const one of all.slice(1)) {
    const w = worth(one);
    if (w > most) {
      top = one;
      most = w;
    }
  }
  return top;
}
