/** What each Trader lived through, round by round, and how loud the station was: from everything that was told. */
import type { Note } from '../notes.ts';
import type { FigureId } from '../state.ts';
import type { View } from '../view.ts';

export type MarkKind = 'search' | 'kill' | 'fell' | 'up' | 'home' | 'reacted' | 'joined';
export interface Mark {
  readonly kind: MarkKind;
  readonly round: number;
  /** The note that tells it. */
  readonly note: number;
}
export interface Story {
  readonly marks: readonly Mark[];
  readonly kills: readonly FigureId[];
  readonly searches: number;
  readonly fell: number | undefined;
  /** Who brought it down; null: nobody in particular. */
  readonly by: FigureId | null;
  readonly home: number | undefined;
  /** Revived, or carried. */
  readonly saved: FigureId | null | undefined;
}
type Growing = { -readonly [K in keyof Story]: Story[K] } & { marks: Mark[]; kills: FigureId[] };
export interface Chronicle {
  readonly stories: ReadonlyMap<FigureId, Story>;
  /** Pegs at the end of each round, from round 1. */
  readonly noise: readonly number[];
}
export function chronicle(notes: readonly Note[], view: View): Chronicle {
  const stories = new Map<FigureId, Growing>();
  const noise: number[] = [];
  let round = 0;
  const of = (id: FigureId): Growing => {
    const known = stories.get(id);
    if (known) return known;
    const story: Growing = { marks: [], kills: [], searches: 0, fell: undefined, by: null, home: undefined, saved: undefined };
    stories.set(id, story);
    return story;
  };
  notes.forEach((n, note) => {
    const mark = (id: FigureId, kind: MarkKind) => of(id).marks.push({ kind, round: Math.max(1, round), note });
    switch (n.kind) {
      case 'round-begun':
        round = n.round;
        break;
      case 'hostility':
        noise[Math.max(0, round - 1)] = n.pegs;
        break;
      case 'searched':
      case 'room-searched':
        of(n.figure).searches++;
        mark(n.figure, 'search');
        break;
      case 'skill':
        if (view.figures[n.figure]?.crew !== null) mark(n.figure, 'reacted');
        break;
      case 'defeated':
        mark(n.figure, 'fell');
        of(n.figure).fell = round;
        of(n.figure).by = n.by;
        of(n.figure).saved = undefined;
        if (n.by !== null && n.by !== n.figure) {
          of(n.by).kills.push(n.figure);
          mark(n.by, 'kill');
        }
        break;
      case 'revived':
        mark(n.figure, 'up');
        of(n.figure).saved = n.by;
        break;
      case 'dragged':
        of(n.body).saved = n.by;
        break;
      case 'joined':
        mark(n.figure, 'joined');
        break;
      case 'went-home':
        mark(n.figure, 'home');
        of(n.figure).home = round;
        break;
      default:
    }
  });
  const known = Array.from({ length: Math.max(round, 1) }, (_, i) => noise[i]);
  return { stories, noise: known.map((_, i) => known.slice(0, i + 1).findLast((n) => n !== undefined) ?? 0) };
}
