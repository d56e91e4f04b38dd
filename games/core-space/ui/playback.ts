/**
 * What the program's own figures did in the last hostile phase, from the journal: one step a deed, with what it looked at, the rule that
 * decided, and the deck as it stood then.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Spot } from '@cosmodrome/kit/face';
import type { Sentence } from '@cosmodrome/kit/text';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import { useEffect, useMemo, useState } from 'react';
import { isOn } from '../judge/place.ts';
import { siteOf } from '../judge/site.ts';
import type { Note, Place } from '../notes.ts';
import { type FigureId, figureOf, type Roll, type Shown } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './desk.ts';
import { around, including } from './eye.ts';

export interface Told {
  readonly say: Sentence;
  readonly rule?: string;
}
export interface Step {
  /** Who acts; of several who arrive, the first. */
  readonly figure: FigureId;
  readonly lines: readonly Told[];
  readonly target: FigureId | undefined;
  /** Those that were as good: the die chose. */
  readonly tied: readonly FigureId[];
  /** Where it went, from where it stood. */
  readonly way: readonly Place[];
  readonly dice: Roll;
  readonly hurt: number;
  /** Notes from here on were not told yet. */
  readonly to: number;
  readonly spot: Spot;
  readonly undone: ReadonlyMap<FigureId, Partial<Shown>>;
}
type Growing = { -readonly [K in keyof Omit<Step, 'spot' | 'undone'>]: Step[K] } & {
  lines: Told[];
  tied: readonly FigureId[];
  way: Place[];
};
/** Where the latest hostile phase begins among the notes: its number, the same whatever comes after. */
export function lastPhase(notes: readonly Note[]): number {
  for (let i = notes.length - 1; i >= 0; i--) {
    const n = notes[i]!;
    if (n.kind === 'phase-begun' && n.phase === 'purge') return i;
    if (n.kind === 'round-begun' && i < notes.length - 400) return -1;
  }
  return -1;
}
/** Where somebody stood before this note. */
function placeBefore(notes: readonly Note[], i: number, id: FigureId, view: View): Place | undefined {
  for (let k = i - 1; k >= 0; k--) {
    const n = notes[k]!;
    if (n.kind === 'walked' && n.figure === id) return n.way.at(-1);
    if ((n.kind === 'pushed' && n.target === id) || (n.kind === 'scattered' && n.figure === id)) {
      if (n.to !== null) return n.to;
    } else if (n.kind === 'arrived' && n.figures.includes(id)) return siteOf(view).map.entries[n.entry];
  }
  return undefined;
}
/** Those of the program's notes that begin a deed of a figure. */
const DEEDS: ReadonlySet<Note['kind']> = new Set<Note['kind']>(['npc-does', 'npc-idle', 'civilian']);
const SILENT: ReadonlySet<Note['kind']> = new Set<Note['kind']>(['phase-begun', 'activated', 'turn-ended', 'npc-route', 'effect']);

export function stepsOf(notes: readonly Note[], view: View, say: (note: Note) => Sentence): readonly Step[] {
  const from = lastPhase(notes);
  if (from < 0) return [];
  const out: Growing[] = [];
  let now: Growing | undefined;
  let acted = false;
  const begin = (figure: FigureId): Growing => {
    now = { figure, lines: [], target: undefined, tied: [], way: [], dice: [], hurt: 0, to: 0 };
    out.push(now);
    acted = false;
    return now;
  };
  for (let i = from + 1; i < notes.length; i++) {
    const n = notes[i]!;
    if (n.kind === 'round-begun' || (n.kind === 'phase-begun' && (n.phase === 'assessment' || n.phase === 'over'))) break;
    if (n.kind === 'arrived') begin(n.figures[0]!).lines.push({ say: say(n), rule: 'CS-PUR-04' });
    else if (n.kind === 'npc-target' || DEEDS.has(n.kind)) {
      const id = (n as { readonly figure: FigureId }).figure;
      const step: Growing = !now || now.figure !== id || (acted && DEEDS.has(n.kind)) ? begin(id) : now;
      const { rule } = n as { readonly rule?: string };
      step.lines.push({ say: say(n), ...(rule ? { rule } : {}) });
      if (n.kind === 'npc-target') [step.target, step.tied] = [n.target, n.tied];
      if (n.kind === 'npc-does' && n.does !== 'stand') step.target = n.target;
      acted ||= DEEDS.has(n.kind);
    } else if (now && !SILENT.has(n.kind)) {
      if (n.kind === 'walked' && n.figure === now.figure) {
        const start = placeBefore(notes, i, n.figure, view);
        now.way.push(...(start && now.way.length === 0 ? [start] : []), ...n.way);
      }
      if (n.kind === 'rolled') now.dice = n.dice;
      if (n.kind === 'attacked') now.hurt += n.damage;
      now.lines.push({ say: say(n) });
    }
    if (now) now.to = i + 1;
  }
  return out.map((step) => {
    const undone = undo(notes, step.to, view);
    const place = (id: FigureId | undefined): readonly Place[] => {
      if (id === undefined) return [];
      const f = { ...figureOf(view, id), ...undone.get(id) };
      return isOn(f) ? [[f.x, f.y]] : [];
    };
    const places = [...step.way, ...place(step.figure), ...place(step.target)];
    return { ...step, undone, spot: places.length > 1 ? including(places) : around(...(places[0] ?? [0, 0])) };
  });
}
/** What everybody was before the notes from here on: places, Health, who was there. */
function undo(notes: readonly Note[], from: number, view: View): ReadonlyMap<FigureId, Partial<Shown>> {
  const out = new Map<FigureId, Partial<Shown>>();
  const put = (id: FigureId, was: Partial<Shown>) => out.set(id, { ...out.get(id), ...was });
  const now = (id: FigureId): Shown => ({ ...figureOf(view, id), ...out.get(id) });
  for (let i = notes.length - 1; i >= from; i--) {
    const n = notes[i]!;
    if (n.kind === 'walked' || n.kind === 'scattered' || n.kind === 'pushed') {
      const id = n.kind === 'pushed' ? n.target : n.figure;
      const at = placeBefore(notes, i, id, view);
      if (at) put(id, { x: at[0], y: at[1] });
    } else if (n.kind === 'arrived') for (const id of n.figures) put(id, { where: 'out' });
    else if (n.kind === 'attacked' && n.damage > 0) put(n.target, { health: Math.min(now(n.target).fit, now(n.target).health + n.damage) });
    else if (n.kind === 'defeated') put(n.figure, { defeated: false, where: 'board' });
    else if (n.kind === 'knocked-down') put(n.figure, { prone: false });
    else if (n.kind === 'stood-up') put(n.figure, { prone: true });
    else if (n.kind === 'went-home' || n.kind === 'removed') put(n.figure, { where: 'board' });
    else if (n.kind === 'entered') put(n.figure, { where: 'aboard' });
  }
  return out;
}
/** The deck as it was at the end of a step. */
export const stillAt = (view: View, step: Step): View => ({
  ...view,
  figures: view.figures.map((f) => (step.undone.has(f.id) ? { ...f, ...step.undone.get(f.id) } : f)),
});

// ------------------------------------------------------------------ its time

/** Has somebody of this seat's crew begun to act? */
export function sendsOwn(notes: readonly Note[], view: View, seat: Seat | undefined): boolean {
  const crew = seat === undefined ? null : (view.crewOf[seat] ?? null);
  return crew !== null && notes.some((n) => n.kind === 'activated' && figureOf(view, n.figure).crew === crew);
}
/** A deed, and time to read it. */
const STEP_MS = 1700;
export interface Telling {
  readonly steps: readonly Step[];
  /** How many are shown; 0: none is told now. */
  readonly shown: number;
  readonly running: boolean;
  readonly step: Step | undefined;
  go(to: number): void;
  run(on: boolean): void;
  close(): void;
}
/**
 * It runs by itself when a hostile phase has come while one was looking on, and shuts at its end, at the next touch of the deck, or when one
 * sends somebody of one's own: whoever acts looks at that. With motion off, and in a replay, it waits to be opened.
 */
export function usePlayback({ notes, view, words, motion, seat }: Pick<Props, 'notes' | 'view' | 'words' | 'motion' | 'seat'>): Telling {
  const live = useFrame().time !== undefined;
  const phase = useMemo(() => lastPhase(notes), [notes]);
  const steps = useMemo(() => stepsOf(notes, view, (note) => words.note(note, view).say), [notes, view, words]);
  const [at, set] = useState({ phase, shown: 0, running: false });
  // Decided before it is drawn: nobody jumps to where it will stand, to be led there afterwards.
  const [known, know] = useState({ phase, steps: steps.length, notes: notes.length });
  if (known.phase !== phase || known.steps !== steps.length || known.notes !== notes.length) {
    know({ phase, steps: steps.length, notes: notes.length });
    if (motion && live && phase !== known.phase && phase >= 0 && steps.length > 0) set({ phase, shown: 1, running: true });
    else if (motion && live && phase === known.phase && steps.length > known.steps)
      set({ phase, shown: Math.max(at.phase === phase ? at.shown : 0, known.steps) || 1, running: true });
    else if (at.shown > 0 && sendsOwn(notes.slice(known.notes), view, seat)) set({ phase, shown: 0, running: false });
  }
  const shown = at.phase === phase ? Math.min(at.shown, steps.length) : 0;
  const running = at.running && shown > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(
      () => set(shown < steps.length ? { phase, shown: shown + 1, running: true } : { phase, shown: 0, running: false }),
      STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [running, shown, steps.length, phase]);
  return {
    steps,
    shown,
    running,
    step: shown > 0 ? steps[shown - 1] : undefined,
    go: (to) => set({ phase, shown: Math.max(1, Math.min(steps.length, to)), running: false }),
    run: (on) => set({ phase, shown: shown === 0 || (on && shown >= steps.length) ? 1 : shown, running: on }),
    close: () => set({ phase, shown: 0, running: false }),
  };
}
