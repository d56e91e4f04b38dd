/** A match to be looked at again, moment by moment. */
import type { Entry, Json, Saved, Seat } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { type Op, patched } from './patch.ts';
import type { NoteMark, Sync } from './socket.ts';
import type { TableInfo } from './tables.ts';

export interface Replay {
  readonly table: TableInfo;
  readonly eyes: Seat | 'open' | null;
  readonly total: number;
  /** The view before the first answer. */
  readonly start: Json;
  readonly frames: readonly Frame[];
  readonly notes: readonly Json[];
  readonly marks?: readonly NoteMark[];
  /** As in Sync: null while the game runs. */
  readonly over?: Sync['over'];
}
/** One for each answer: view, notes told by then, and what was answered. */
export interface Frame {
  /** As in Sync. */
  readonly n: number;
  readonly view: Json;
  readonly notes: number;
  /** Who answered what; null while the game runs, for another's answer to a question nobody waited for. */
  readonly seat: Seat | null;
  readonly topic: string | null;
  /** The question as it stood just before; null: not for these eyes. One's own questions and answers are, and the open eyes see all. */
  readonly ask?: Question | null;
  /** What was answered; null with `ask` null: not for these eyes. */
  readonly answer?: Json | null;
  readonly at: number | null;
  readonly round: number;
}
/** As it travels: each view as changes to the one before, the first to `start`. `unrolled` makes a Replay of it. */
export interface SentReplay extends Omit<Replay, 'frames'> {
  readonly frames: readonly (Omit<Frame, 'view'> & { readonly ops: readonly Op[] })[];
}

/** A replay with the view of every frame; what stays from one to the next is shared. */
export function unrolled(sent: SentReplay): Replay {
  let at = { view: sent.start };
  const frames = sent.frames.map(({ ops, ...frame }) => {
    at = patched(at, ops);
    return { ...frame, view: at.view };
  });
  return { ...sent, frames };
}

/** A match that is over as the rules can play it again: where it began, without a seed, and everything since with its luck. */
export interface MatchRecord {
  readonly start: Saved;
  readonly entries: readonly Entry[];
}
