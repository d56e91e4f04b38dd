import type { Flags, Given, Parsed, Usage } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** What a verb brings back. Nobody but the entry writes results to stdout: that is why `--json` can promise one value. */
export interface Outcome {
  readonly data: unknown;
  /** The same for people; made only when it is wanted. */
  text(): string;
  /** 1: it ran, and what it looked at is not in order. */
  readonly code?: 0 | 1;
}
export interface Verb extends Usage {
  /** One line for the list of verbs. */
  readonly summary: string;
  /** More for `--help`, in whole sentences. */
  readonly more?: string;
  run(parsed: Parsed, terminal: Terminal): Promise<Outcome>;
}
/** A verb whose flags are typed by their own description. */
export function verb<const F extends Flags>(
  how: Usage & {
    readonly flags: F;
    readonly summary: string;
    readonly more?: string;
    run(words: readonly string[], flags: Given<F>, terminal: Terminal): Promise<Outcome>;
  },
): Verb {
  return { ...how, run: ({ words, flags }, terminal) => how.run(words, flags as Given<F>, terminal) };
}
