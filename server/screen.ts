/** What a page holds of a position: whole ones replace it, patches bring it forward. For pages, bots and tests. */
import { patched } from './patch.ts';
import type { Moved, Patch, Replay, SentReplay, Sync } from './wire.ts';

/** A replay with the view of every frame; what stays from one to the next is shared. */
export function unrolled(sent: SentReplay): Replay {
  let at = { view: sent.start };
  const frames = sent.frames.map(({ ops, ...frame }) => {
    at = patched(at, ops);
    return { ...frame, view: at.view };
  });
  return { ...sent, frames };
}

export class Screen {
  sync: Sync | undefined;
  /** The position that came with an acknowledgement, if one did; undefined also where it does not fit. */
  moved(ack: Moved): Sync | undefined {
    return ack.sync ? this.whole(ack.sync) : ack.patch ? this.patched(ack.patch) : undefined;
  }
  whole(sync: Sync): Sync {
    this.sync = sync;
    return sync;
  }
  /** Undefined: it does not fit what is held; watch again. */
  patched(patch: Patch): Sync | undefined {
    const held = this.sync;
    if (!held || held.code !== patch.code || held.eyes !== patch.eyes || held.n !== patch.base) return undefined;
    const { ops, n, notes, serverTime } = patch;
    this.sync = { ...patched(held, ops), n, notes, serverTime };
    return this.sync;
  }
}
