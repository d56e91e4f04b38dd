/** What the journal tells about the table: the last die, who traded with whom, who drew while the Host lay in the pile. Public facts and my own. */
import type { Seat } from '@cosmodrome/kernel';
import type { FaceProps } from '@cosmodrome/kit/face';
import { type Card, type Direction, hostZone, type RoomKey } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

/** The face reads the journal where the frame hands it on, and names the match by what the frame calls it. */
export type Props = FaceProps<View, Note>;

export interface Trade {
  readonly round: number;
  readonly seats: readonly [Seat, Seat];
  readonly room: RoomKey;
  /** What I gave and got, if it was mine. */
  readonly mine?: { readonly gave: Card; readonly got: Card };
}
export interface Die {
  readonly roll: number;
  readonly of: Extract<Note['kind'], 'appeared' | 'parasites-moved' | 'stabbed' | 'alert-dealt'>;
  readonly direction?: Direction;
  readonly hit?: boolean;
}
export interface Scan {
  readonly round: number;
  readonly seat: Seat | undefined;
  readonly cards: readonly ('positive' | 'negative')[];
}
export interface Facts {
  readonly trades: readonly Trade[];
  readonly die: Die | undefined;
  readonly scans: readonly Scan[];
  /** Search cards each seat drew among the first 2N + 1, where the Host lies. */
  readonly drew: readonly number[];
  readonly hostCards: number;
  /** How many of those have not been drawn yet. */
  readonly hostLeft: number;
}

/** Everything the notes of one pair of eyes tell, oldest first. */
export function factsOf(notes: readonly Note[], seats: number): Facts {
  const trades: Trade[] = [];
  const scans: Scan[] = [];
  const drew = new Array<number>(seats).fill(0);
  const most = hostZone(seats);
  let left = most;
  let round = 0;
  let die: Die | undefined;
  const draw = (seat: Seat, n: number): void => {
    const counted = Math.min(left, n);
    drew[seat] = (drew[seat] ?? 0) + counted;
    left -= counted;
  };
  for (const note of notes)
    switch (note.kind) {
      case 'round':
        round = note.round;
        break;
      case 'alert-dealt':
        die = { roll: note.roll, of: note.kind, direction: (note.roll - 1) as Direction };
        break;
      case 'parasites-moved':
        die = { roll: note.roll, of: note.kind, direction: note.direction };
        break;
      case 'appeared':
        die = { roll: note.roll, of: note.kind, direction: note.direction };
        break;
      case 'stabbed':
        die = { roll: note.roll, of: note.kind, hit: note.hit };
        break;
      case 'searched':
        draw(note.seat, note.kept);
        left = Math.max(0, left - note.alerts);
        break;
      case 'team-searched':
        draw(note.by, note.kept[0]);
        draw(note.with, note.kept[1]);
        left = Math.max(0, left - (2 - note.kept[0] - note.kept[1]));
        break;
      case 'traded':
        trades.push({ round, seats: [note.by, note.with], room: note.spot.key });
        break;
      case 'swapped': {
        const at = trades.findLastIndex((t) => t.seats.includes(note.seat) && t.seats.includes(note.with));
        const trade = trades[at];
        if (trade) trades[at] = { ...trade, mine: { gave: note.gave, got: note.got } };
        break;
      }
      case 'heat-scan':
        scans.push({ round, seat: note.seat, cards: note.cards });
        break;
      default:
    }
  return { trades, die, scans, drew, hostCards: most, hostLeft: left };
}
/**
 * The scans of the table. Where the journal is not at hand the counts of the view are laid out in an order that says nothing:
 * spread evenly, begun at a place that follows from the round alone.
 */
export function scansOf(view: View, facts: Facts): readonly Scan[] {
  return view.scans.map((scan, i) => facts.scans[i] ?? { round: scan.round, seat: undefined, cards: spread(scan) });
}
function spread({ round, positive, negative }: View['scans'][number]): readonly ('positive' | 'negative')[] {
  const n = positive + negative;
  const cards = new Array<'positive' | 'negative'>(n).fill('negative');
  for (let i = 0; i < positive; i++) cards[(Math.floor((i * n) / positive) + round) % n] = 'positive';
  return cards;
}
export const factsIn = ({ notes, view }: Pick<Props, 'notes' | 'view'>): Facts => factsOf(notes, view.teams.length);
