/** What has been done to a mission, to be taken back and done again. */
import { type Draft, type Named, WORDS } from './draft.ts';

export interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /** Which of its words was written last. */
  readonly writing?: keyof Named | undefined;
}
export type Step = { readonly do: 'change'; readonly to: Draft } | { readonly do: 'undo' } | { readonly do: 'redo' };
/** Steps that can be taken back. */
const KEPT = 200;

export const begun = (now: Draft): History => ({ past: [], now, future: [] });
/** What is written letter by letter is one step: a story would leave none for what was drawn before it. */
export function step(history: History, act: Step): History {
  const { past, now, future } = history;
  if (act.do === 'change') {
    if (act.to === now) return history;
    const writing = writtenIn(now, act.to);
    if (writing !== undefined && writing === history.writing) return { past, now: act.to, future: [], writing };
    return { past: [...past.slice(1 - KEPT), now], now: act.to, future: [], writing };
  }
  const before = past.at(-1);
  const after = future[0];
  if (act.do === 'undo') return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history;
  return after ? { past: [...past, now], now: after, future: future.slice(1) } : history;
}
/** The one of its words that differs, where nothing else does. */
function writtenIn(before: Draft, after: Draft): keyof Named | undefined {
  const keys = Object.keys(after) as readonly (keyof Draft)[];
  if (keys.some((key) => key !== 'name' && before[key] !== after[key])) return undefined;
  const changed = (Object.keys(WORDS) as readonly (keyof Named)[]).filter((key) => before.name[key] !== after.name[key]);
  return changed.length === 1 ? changed[0] : undefined;
}
/** Is it the same to play, whatever it is called? */
export const playsAs = (one: Draft, other: Draft): boolean =>
  one === other || (Object.keys(one) as readonly (keyof Draft)[]).every((key) => key === 'name' || one[key] === other[key]);
