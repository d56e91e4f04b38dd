/** What the page understands of the wire: the shared types, and fields that an older server may not send. */
import type { Json } from '@cosmodrome/kernel';
import type { Lang, Question } from '@cosmodrome/kit/text';
import type * as wire from '../../server/wire.ts';

export type {
  Ack,
  ChatLine,
  ClientToServer,
  GameInfo,
  Me,
  Moved,
  NewTable,
  Pace,
  Patch,
  Phase,
  ServerToClient,
  Sitter,
  TableInfo,
} from '../../server/wire.ts';

export interface NoteMark {
  readonly secret: boolean;
  readonly at: number | null;
}
export type Sync = Omit<wire.Sync, 'notes'> & { readonly notes: wire.Sync['notes'] & { readonly marks?: readonly NoteMark[] } };
export type SeatInfo = wire.SeatInfo & { readonly since?: number | null };
export type TableCard = wire.TableCard & {
  readonly ask?: Readonly<Record<Lang, string>> | null;
  readonly round?: number;
  readonly turn?: readonly number[];
  readonly result?: { readonly won: boolean; readonly score: number } | null;
};
export type ReplayFrame = wire.Replay['frames'][number] & { readonly ask?: Question | null; readonly answer?: Json | null };
export type Replay = Omit<wire.Replay, 'frames'> & { readonly frames: readonly ReplayFrame[]; readonly over?: wire.Sync['over'] };
