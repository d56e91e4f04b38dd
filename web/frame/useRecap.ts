/** What others did since I answered last, and how it is looked at: it plays once by itself, can be stepped, and gives way to any answer. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import type { RefObject } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Entry } from '../logic/journal.ts';
import { type Recap, readingMs, recapOf, type Told } from '../logic/moments.ts';

export interface Watched extends Recap {
  readonly open: boolean;
  /** Which is looked at; undefined: none, all have been. */
  readonly at: number | undefined;
  readonly now: Told | undefined;
  readonly playing: boolean;
  /** The reader chose this moment: the camera may go there. */
  readonly chosen: boolean;
  show(): void;
  shut(): void;
  go(to: number): void;
  play(on: boolean): void;
  /** Holds it while it is pointed at. */
  hold(on: boolean): void;
}
interface At {
  /** Which stretch of the journal this is about. */
  readonly key: string;
  readonly open: boolean;
  readonly at: number | undefined;
  readonly playing: boolean;
  readonly chosen: boolean;
}
const NOTHING: Recap = { moments: [], left: 0 };

export function useRecap({
  entries,
  notes,
  face,
  lang,
  seat,
  seen,
  asked,
  moves,
  waits,
  told,
  sending,
  frame,
}: {
  readonly entries: readonly Entry[];
  readonly notes: readonly Json[];
  readonly face: AnyFace;
  readonly lang: Lang;
  readonly seat: Seat | undefined;
  /** How many lines I had been told when I answered last; undefined: this is not told here. */
  readonly seen: number | undefined;
  /** A question waits for me that does not run on by itself. */
  readonly asked: boolean;
  /** It plays by itself. */
  readonly moves: boolean;
  /** Something else is to be looked at first. */
  readonly waits: boolean;
  /** It has been told otherwise: it opens only when it is asked for. */
  readonly told: boolean;
  readonly sending: boolean;
  readonly frame: RefObject<HTMLElement | null>;
}): Watched {
  const wanted = asked && seat !== undefined && seen !== undefined;
  const key = wanted ? `${seat} ${seen}` : '';
  const recap = useMemo(
    () => (wanted ? recapOf(entries, notes, face, lang, seat, seen) : NOTHING),
    [wanted, entries, notes, face, lang, seat, seen],
  );
  const { moments } = recap;
  const last = moments.length - 1;
  const [state, set] = useState<At>({ key: '', open: false, at: undefined, playing: false, chosen: false });
  const [held, hold] = useState(false);
  const due = key !== '' && last >= 0 && !waits;
  const open = due && state.key === key && state.open;
  // It opens once for each time I am asked after others have acted.
  useEffect(() => {
    if (due) set((s) => (s.key === key ? s : { key, open: !told, at: 0, playing: moves && !told, chosen: false }));
  }, [due, key, moves, told]);
  const shut = useCallback(() => set((s) => ({ ...s, open: false, playing: false })), []);
  const show = useCallback(() => set((s) => ({ ...s, open: true, at: 0, playing: true, chosen: false })), []);
  const at = open && state.at !== undefined ? Math.min(state.at, last) : undefined;
  const now = at === undefined ? undefined : moments[at];
  const letters = now ? [now.say, ...now.more].join(' ').length : 0;
  const running = open && state.playing && !held && at !== undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(
      () => set((s) => (at < last ? { ...s, at: at + 1, chosen: false } : { ...s, open: false, playing: false })),
      readingMs(letters),
    );
    return () => clearTimeout(timer);
  }, [running, at, last, letters]);
  useEffect(() => {
    if (sending) shut();
  }, [sending, shut]);
  // A hand on something that can be answered has seen enough.
  useEffect(() => {
    if (!open) return;
    const touched = (e: Event) => {
      if (e.target instanceof Element && e.target.closest('[data-target], .cd-question .cd-answers, .cd-question .cd-tray')) shut();
    };
    const root = frame.current;
    root?.addEventListener('pointerdown', touched, true);
    root?.addEventListener('click', touched, true);
    return () => {
      root?.removeEventListener('pointerdown', touched, true);
      root?.removeEventListener('click', touched, true);
    };
  }, [open, shut, frame]);
  const go = useCallback((to: number) => set((s) => ({ ...s, at: Math.max(0, Math.min(last, to)), playing: false, chosen: true })), [last]);
  const play = useCallback((on: boolean) => set((s) => ({ ...s, playing: on, at: s.at ?? 0 })), []);
  return { ...recap, open, at, now, playing: open && state.playing, chosen: state.chosen, show, shut, go, play, hold };
}
