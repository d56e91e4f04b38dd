import type { Ask } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';

/** A question as it travels. Its shape may be shared with the rules: write it down before they go on. */
export const asQuestion = (ask: Ask): Question => ({
  seat: ask.seat,
  topic: ask.topic,
  kind: ask.domain.kind,
  shape: ask.domain.shape(),
  ...(ask.optional ? { optional: true } : {}),
});
