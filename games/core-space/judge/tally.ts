/** What a mission that is over comes to, for whoever drew it: who got home with what by which airlock, where people walked and where they fell. */
import { span, UNIT } from '@cosmodrome/kit/plane/plan';
import type { Note, Place } from '../notes.ts';
import type { Board, CrewId } from '../state.ts';
import { achievers } from './objectives.ts';
import { missionOf, siteOf, squareAt } from './site.ts';

export type CrewTally = {
  readonly airlock: string;
  readonly won: boolean;
  /** UA at the end. */
  readonly haul: number;
  readonly home: number;
  readonly lost: number;
};
export type Tally = {
  readonly rounds: number;
  readonly pegs: number;
  /** Somebody has achieved the primary objective; where it is loot, has enough of it. */
  readonly aim: boolean;
  readonly crews: readonly CrewTally[];
  /** Squares on which Traders lie in the end, and those they went over, each as often as it was. */
  readonly fell: readonly number[];
  readonly went: readonly number[];
  /** Crates nobody opened, by a square of each. */
  readonly shut: readonly number[];
};
/** Squares a way goes over, each once. */
function squaresOf(way: readonly Place[], square: (x: number, y: number) => number): number[] {
  const out = new Set<number>();
  for (const [i, [x, y]] of way.entries()) {
    const [px, py] = way[i - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil((2 * span(x - px, y - py)) / UNIT));
    for (let n = 0; n <= steps; n++) out.add(square(px + ((x - px) * n) / steps, py + ((y - py) * n) / steps));
  }
  return [...out];
}
/** `standings`: by seat. */
export function tallyOf(
  board: Board & { readonly round: number; readonly pegs: number },
  notes: readonly Note[],
  standings: readonly { readonly seat: number; readonly won: boolean; readonly score: number }[],
): Tally {
  const { map } = siteOf(board);
  const square = (x: number, y: number) => squareAt(map.plan, x, y);
  const traders = board.figures.filter((f) => f.being.kind === 'trader');
  const opened = new Set(notes.flatMap((note) => (note.kind === 'searched' && note.crate !== null ? [note.crate] : [])));
  const { pieces } = missionOf(board);
  const loot = pieces.find((p) => p.piece === 'loot' && p.aim === 'primary');
  const own = (crew: CrewId) => traders.filter((f) => (f.luredFrom ?? f.crew) === crew);
  return {
    rounds: board.round,
    pegs: board.pegs,
    aim: achievers(board).length > 0 || (loot?.piece === 'loot' && standings.some(({ score }) => score >= loot.success)),
    crews: board.crews.map(({ id, airlock, seats }) => {
      const standing = standings.find((s) => seats.includes(s.seat));
      return {
        airlock: airlock === null ? '' : map.airlocks[airlock]!.name,
        won: standing?.won ?? false,
        haul: standing?.score ?? 0,
        home: own(id).filter((f) => f.where === 'home').length,
        lost: own(id).filter((f) => f.where === 'board').length,
      };
    }),
    fell: traders.flatMap((f) => (f.where === 'board' && f.defeated ? [square(f.x, f.y)] : [])),
    went: notes.flatMap((note) =>
      note.kind === 'walked' && board.figures[note.figure]?.being.kind === 'trader' ? squaresOf(note.way, square) : [],
    ),
    shut: board.crates.flatMap(({ id, squares }) => (opened.has(id) ? [] : squares.slice(0, 1))),
  };
}
