/** What the page understands of the wire: the shared types, by the names it uses. */
import type { Replay } from '../../wire/index.ts';

export type * from '../../wire/index.ts';
export type ReplayFrame = Replay['frames'][number];
