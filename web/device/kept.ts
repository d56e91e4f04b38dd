/** A table that lives on this device, as it lies on its disk. */
import type { Alone, Entry, Opening, Saved, Seat } from '@cosmodrome/kernel';
import type { Sync, TableCard, TableInfo } from '@cosmodrome/wire';
import type { NoteTold, Origin, Recorded } from '@cosmodrome/wire/rerun';

export interface KeptSeat {
  readonly kind: 'me' | 'device' | 'bot';
  readonly name: string;
  readonly bot?: string;
  /** A bot answers for a person. */
  readonly standIn?: boolean;
}
export interface Kept {
  readonly code: string;
  readonly name: string;
  readonly seats: readonly KeptSeat[];
  readonly training?: boolean;
  readonly forked?: boolean;
  readonly opening: Opening;
  /** Where the record begins, if not with the setup, and what had been told. */
  readonly origin: (Origin & { readonly notes: readonly NoteTold[] }) | null;
  readonly entries: readonly Entry[];
  /** Where it stands: newer rules go on from here. Absent where nobody plays on. */
  readonly saved?: Saved;
  readonly told: readonly NoteTold[];
  readonly acts: number;
  readonly own: readonly number[];
  readonly seen: readonly number[];
  readonly startedAt: number;
  /** Milliseconds in which it stood still, and when this was written. */
  readonly paused: number;
  readonly at: number;
  readonly phase: 'playing' | 'over';
  readonly ending: Sync['over'];
  /** For lists. */
  readonly round: number;
  readonly waiting: readonly Seat[];
  /** The next match of the same table. */
  readonly next?: string;
  /** What it has become at the server; from then on it is only read here. */
  readonly sent?: string;
  /** What somebody made is played here. */
  readonly made?: NonNullable<TableInfo['made']>;
  /** It came as a file. */
  readonly file?: boolean;
}

/** What a list needs: the page reads it without opening the match. */
export type Card = Pick<TableCard, 'code' | 'name' | 'game' | 'seats' | 'phase' | 'turn' | 'updatedAt'> &
  Required<Pick<TableCard, 'round' | 'here'>> &
  Pick<TableCard, 'training' | 'forked' | 'result'>;

export function cardOf(kept: Kept): Card {
  const mine = kept.seats.findIndex((s) => s.kind !== 'bot');
  const standing = kept.ending?.standings.find((s) => s.seat === mine);
  return {
    code: kept.code,
    name: kept.name,
    game: kept.opening.game,
    seats: kept.seats.map((s) => ({ name: s.name, kind: s.kind === 'me' ? 'person' : s.kind, mine: s.kind !== 'bot' })),
    phase: kept.phase,
    turn: kept.waiting,
    round: kept.round,
    updatedAt: kept.at,
    here: hereOf(kept),
    ...(kept.training ? { training: true } : {}),
    ...(kept.forked ? { forked: true } : {}),
    result: standing ? { won: standing.won, score: standing.score } : null,
  };
}
export const hereOf = ({ sent, file }: Kept): NonNullable<TableCard['here']> => ({
  ...(sent === undefined ? {} : { sent }),
  ...(sent !== undefined || file ? { read: true } : {}),
});
export const recordedOf = ({ opening, origin, entries, startedAt }: Kept): Recorded => ({
  opening,
  origin: origin
    ? { text: JSON.stringify({ version: origin.version, bookmark: origin.bookmark } satisfies Origin), notes: origin.notes }
    : null,
  entries,
  startedAt,
});
/** The one who plays with bots alone. */
export function aloneAt({ seats, training }: Pick<Kept, 'seats' | 'training'>): Alone | undefined {
  const people = seats.flatMap((s, seat) => (s.kind === 'bot' ? [] : [seat]));
  return people.length === 1 ? { seat: people[0] as Seat, training: training === true } : undefined;
}
