/** Figures go their way: along the line they walked, and not through walls. With motion off they stand there at once, and the line stays for a moment. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Note, Place } from '../notes.ts';
import type { FigureId, Shown } from '../state.ts';

/** An inch takes so long; no way takes longer than `most`. */
const PACE = { inch: 260, least: 240, most: 1100 } as const;
const UNIT = 100;
/** Farther than anybody goes at once: another table, or a place in a replay. */
const LEAP = 1500;
/** So many notes back the way of one who has just moved is looked for. */
const RECENT = 80;
const TRAIL_MS = 2400;

/** The way that ends where it stands now. */
export function wayTo(notes: readonly Note[], f: Pick<Shown, 'id' | 'x' | 'y'>): readonly Place[] | undefined {
  for (let i = notes.length - 1; i >= Math.max(0, notes.length - RECENT); i--) {
    const note = notes[i]!;
    if (note.kind !== 'walked' || note.figure !== f.id) continue;
    const end = note.way.at(-1);
    return end && end[0] === f.x && end[1] === f.y ? note.way : undefined;
  }
  return undefined;
}
export interface Stride {
  /** Places from the end of the way, and how much of it lies behind there: from 0 to 1. */
  readonly steps: readonly { readonly off: Place; readonly part: number }[];
  readonly ms: number;
}
/** From here along these places to the last of them. */
export function strideOf(from: Place, way: readonly Place[]): Stride | undefined {
  const points = [from, ...way].filter(([x, y], i, all) => i === 0 || x !== all[i - 1]![0] || y !== all[i - 1]![1]);
  const [ex, ey] = points.at(-1)!;
  const gone = [0];
  for (const [i, [x, y]] of points.slice(1).entries()) gone.push(gone[i]! + Math.hypot(x - points[i]![0], y - points[i]![1]));
  const far = gone.at(-1)!;
  if (far === 0 || far > LEAP) return undefined;
  return {
    steps: points.map(([x, y], i) => ({ off: [x - ex, y - ey], part: gone[i]! / far })),
    ms: Math.round(Math.max(PACE.least, Math.min(PACE.most, (far / UNIT) * PACE.inch))),
  };
}
/** Moves the element, which is drawn where the figure stands, along its way there. The next input ends it. */
export function useStride(
  element: RefObject<SVGGElement | null>,
  { x, y }: Shown,
  way: readonly Place[] | undefined,
  motion: boolean,
): void {
  const before = useRef<Place>(undefined);
  const along = useRef(way);
  along.current = way;
  useLayoutEffect(() => {
    const from = before.current;
    before.current = [x, y];
    if (!from || !motion || document.visibilityState !== 'visible') return;
    const stride = strideOf(from, along.current ?? [[x, y]]);
    if (!stride) return;
    const frames = stride.steps.map(({ off, part }) => ({ translate: `${off[0]}px ${off[1]}px`, offset: part }));
    const run = element.current?.animate?.(frames, { duration: stride.ms, easing: 'ease-in-out' });
    if (!run) return;
    const skip = () => run.finish();
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    const done = () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
    run.finished.then(done, done);
    return () => run.cancel();
  }, [x, y, motion, element]);
}
/** Ways that were gone a moment ago, for those who see no motion. */
export function useTrail(notes: readonly Note[], motion: boolean): readonly { readonly id: FigureId; readonly way: readonly Place[] }[] {
  const seen = useRef(notes.length);
  const [trail, set] = useState<readonly { readonly id: FigureId; readonly way: readonly Place[] }[]>([]);
  useEffect(() => {
    const from = seen.current;
    seen.current = notes.length;
    if (motion || notes.length <= from || notes.length - from > RECENT) return;
    const gone = notes.slice(from).flatMap((note) => (note.kind === 'walked' ? [{ id: note.figure, way: note.way }] : []));
    if (gone.length === 0) return;
    set(gone);
    const timer = setTimeout(() => set([]), TRAIL_MS);
    return () => clearTimeout(timer);
  }, [notes, motion]);
  return trail;
}
