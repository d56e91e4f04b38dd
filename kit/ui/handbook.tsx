/**
 * The illustrated rules of a game: a short book to read from top to bottom, before the searchable catalogue. Goal first, then a turn,
 * then examples. It stands in `games/<game>/handbook/` and is loaded when it is opened; pictures are made of the face's own pieces.
 */
import type { ComponentType, ReactNode } from 'react';
import type { Both } from '../lesson.ts';
import type { Lang } from '../text.ts';

export interface FigureProps {
  readonly lang: Lang;
}
export interface Section {
  readonly id: string;
  readonly kind: 'goal' | 'turn' | 'example' | 'end';
  readonly title: Both;
  /** Paragraphs, with the marks of all sentences; up to 420 characters each. */
  readonly text: readonly Both[];
  /** Drawn with the pieces of the game; its own words are few and in the reader's language. */
  readonly Figure: ComponentType<FigureProps>;
  /** What the picture shows: one sentence, and all that somebody who does not see it needs. */
  readonly caption: Both;
  /** The rules it tells, most important first: they can be opened in the catalogue. */
  readonly rules: readonly string[];
  /** The lesson in which it can be tried. */
  readonly lesson?: string;
}
export interface Handbook {
  readonly sections: readonly Section[];
}

// ------------------------------------------------------------------ how pictures are laid out

/** Things side by side; what does not fit goes below. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <span className="cd-fig__row">{children}</span>;
}
/** A piece with a few words under it. */
export function Named({ say, children }: { readonly say: string; readonly children: ReactNode }) {
  return (
    <span className="cd-fig__named">
      {children}
      <small>{say}</small>
    </span>
  );
}
/** What becomes of it, what comes next; `say` over it. */
export function Then({ say }: { readonly say?: string }) {
  return (
    <span className="cd-fig__then">
      {say !== undefined && <small>{say}</small>}
      <b>→</b>
    </span>
  );
}
/** A drawing of so many units, as wide as it is told and no wider than its room. */
export function Plate({
  box,
  width,
  children,
}: {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly width: number;
  readonly children: ReactNode;
}) {
  return (
    <svg className="cd-fig__plate" viewBox={box.join(' ')} style={{ inlineSize: width }} aria-hidden="true">
      {children}
    </svg>
  );
}
