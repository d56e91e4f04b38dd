/** What a coach wants touched next, so that an answer comes about: one touch at a time, from what has been put together so far. */
import { type Arrangement, type Json, same } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { amountOf, type Draft, indexIn, isComposed, shapeOf } from './draft.ts';

export type Touch =
  /** An option; of things shared out, one more for this receiver; of things arranged, which one (by its number) and where to. */
  { readonly pick: Json } | { readonly less: Json } | 'confirm';

export function nextTouch(ask: Question, draft: Draft | undefined, answer: Json): Touch {
  if (!isComposed(ask)) return { pick: answer };
  switch (ask.kind) {
    case 'someOf': {
      const [have, want] = [draft as readonly Json[], answer as readonly Json[]];
      const next = have.find((x) => indexIn(want, x) < 0) ?? want.find((x) => indexIn(have, x) < 0);
      return next === undefined ? 'confirm' : { pick: next };
    }
    case 'assign': {
      const { receivers } = shapeOf(ask, 'assign');
      const [have, want] = [draft as readonly number[], answer as readonly number[]];
      const over = receivers.find((_, i) => (have[i] ?? 0) > (want[i] ?? 0));
      if (over) return { less: over.id };
      const under = receivers.find((_, i) => (have[i] ?? 0) < (want[i] ?? 0));
      return under ? { pick: under.id } : 'confirm';
    }
    case 'arrange': {
      const [have, want] = [draft as Arrangement, answer as Arrangement];
      const next = want.findIndex((to, i) => have[i] !== to);
      return next < 0 ? 'confirm' : { pick: [next, want[next] ?? null] };
    }
    case 'amount': {
      const have = amountOf(ask, draft);
      return have === answer ? 'confirm' : have < (answer as number) ? { pick: answer } : { less: answer };
    }
    default:
      return draft !== undefined && same(draft, answer) ? 'confirm' : { pick: answer };
  }
}
