/** What the page understands of the wire: the shared types, by the names it uses. */
import type { Replay } from '../../server/wire.ts';

export type {
  Ack,
  ChatLine,
  ClientToServer,
  Fits,
  GameInfo,
  Left,
  Me,
  Moved,
  NewTable,
  NoteMark,
  Pace,
  Patch,
  Phase,
  Replay,
  SeatInfo,
  SentReplay,
  ServerToClient,
  Sitter,
  Sync,
  TableCard,
  TableInfo,
  TableTerms,
} from '../../server/wire.ts';
export type ReplayFrame = Replay['frames'][number];
