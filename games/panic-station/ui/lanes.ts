/** Who touched whom, and when: the whole game on one lane a team, from everything that was told to anybody. */
import type { Seat } from '@cosmodrome/kernel';
import { ROOMS } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { Side } from '../state.ts';

export type Happening = {
  readonly round: number;
  /** The note that tells it. */
  readonly note: number;
} & (
  | { readonly kind: 'trade'; readonly by: Seat; readonly with: Seat; readonly infects: Seat | null }
  | { readonly kind: 'host' | 'cured' | 'nest' | 'burnt' | 'out'; readonly seat: Seat }
);
type Growing = { -readonly [K in keyof Happening]: Happening[K] } & { by?: Seat; with?: Seat; infects?: Seat | null; seat?: Seat };
const pair = (a: Seat, b: Seat): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function happenings(notes: readonly Note[]): readonly Happening[] {
  const found: Growing[] = [];
  let round = 0;
  /** An infection told before its trade. */
  let due: { readonly seat: Seat; readonly by: Seat } | undefined;
  notes.forEach((n, note) => {
    const last = found.at(-1);
    switch (n.kind) {
      case 'round':
        round = n.round;
        break;
      case 'traded': {
        const hot = due && pair(due.seat, due.by) === pair(n.by, n.with) ? due.seat : null;
        found.push({ kind: 'trade', round, note, by: n.by, with: n.with, infects: hot } as Growing);
        due = undefined;
        break;
      }
      case 'infected':
        if (last?.kind === 'trade' && last.infects === null && pair(last.by as Seat, last.with as Seat) === pair(n.seat, n.by))
          last.infects = n.seat;
        else due = { seat: n.seat, by: n.by };
        break;
      case 'host':
      case 'cured':
      case 'out':
      case 'burnt':
        found.push({ kind: n.kind, round, note, seat: n.seat } as Growing);
        break;
      case 'explored':
        if (ROOMS[n.card].icon === 'nest') found.push({ kind: 'nest', round, note, seat: n.seat } as Growing);
        break;
    }
  });
  return found as readonly Happening[];
}
const TURNS: ReadonlySet<Note['kind']> = new Set(['host', 'infected', 'cured', 'out', 'burnt']);
/** What turned the game, as numbers of notes: the Host, who was infected, cured or fell, and the Nest. */
export const momentsOf = (notes: readonly Note[]): readonly number[] =>
  notes.flatMap((n, i) => (TURNS.has(n.kind) || (n.kind === 'explored' && ROOMS[n.card].icon === 'nest') ? [i] : []));
/** A stretch of a lane: from one happening to another (numbers of happenings; −1: the beginning, Infinity: the end). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly side: Side;
}
export function laneOf(all: readonly Happening[], seat: Seat): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = -1;
  let side = 'human' as Side;
  const turn = (at: number, next: Side) => {
    if (next === side) return;
    stretches.push({ from, to: at, side });
    from = at;
    side = next;
  };
  for (const [i, h] of all.entries()) {
    if (h.kind === 'trade' && h.infects === seat) turn(i, 'infected');
    else if (h.kind === 'host') turn(i, h.seat === seat ? 'host' : side === 'host' ? 'infected' : side);
    else if (h.kind === 'cured' && h.seat === seat) turn(i, 'human');
    else if (h.kind === 'out' && h.seat === seat) return [...stretches, { from, to: i, side }];
  }
  return [...stretches, { from, to: Number.POSITIVE_INFINITY, side }];
}
