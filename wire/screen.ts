/** What a page holds of a position: whole ones replace it, patches bring it forward. For pages, bots and tests. */
import { patched } from './patch.ts';
import type { Moved, Patch, Sync } from './socket.ts';

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
