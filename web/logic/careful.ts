import type { Json } from '@cosmodrome/kernel';
import type { AnyWords, Final, Question } from '@cosmodrome/kit/text';
import { optionsOf } from './draft.ts';

export interface Circumstances {
  readonly view: Json;
  /** Nobody else is waited for: what is given in secret is opened at once. */
  readonly lastOne: boolean;
  /** Only bots sit here beside me: what only they learn can be taken back. */
  readonly alone: boolean;
  /** Everything can be taken back. */
  readonly training: boolean;
}
/** Why this answer cannot be taken back; undefined: it can, or the question stands and real time presses. */
export function finalOf(words: AnyWords, ask: Question, option: Json, at: Circumstances): Final | undefined {
  if (at.training || ask.standing) return undefined;
  if (ask.sealed === 'final' || (ask.sealed && at.lastOne)) return 'reveal';
  const { final } = words.answer(ask, option, at.view);
  return final === 'shows' && at.alone ? undefined : final;
}
/**
 * The one answer of a question that costs nothing, tells nobody anything and can be taken back: it needs nobody to give it. Never a
 * secret choice or one that others may answer first: when it comes would tell something.
 */
export function soleAnswer(words: AnyWords, ask: Question, view: Json): Json | undefined {
  if (ask.kind !== 'oneOf' || ask.optional || ask.standing || ask.sealed) return undefined;
  const options = optionsOf(ask);
  const [only] = options;
  if (only === undefined || options.length > 1) return undefined;
  const { final, cost, pass } = words.answer(ask, only, view);
  return final || cost || pass ? undefined : only;
}
