/** The reader's own marks: kept on this device, for one match and one seat, and never sent. */
import type { Seat } from '@cosmodrome/kernel';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** 0 sure … 4 infected; 2 is where everybody begins. */
export type Trust = 0 | 1 | 2 | 3 | 4;
export interface Marks {
  readonly trust: Readonly<Record<Seat, Trust>>;
  readonly text: Readonly<Record<Seat, string>>;
}
const NONE: Marks = { trust: {}, text: {} };
export const NOTE_LENGTH = 200;
const PREFIX = 'cosmodrome/panic-station/notebook/';
const MOST_KEPT = 30;

/** What was stored, made sound: anything else than marks is none. */
export function readMarks(stored: string | null): Marks {
  if (stored === null) return NONE;
  try {
    const { trust, text } = JSON.parse(stored) as Partial<Marks>;
    const levels = Object.entries(trust ?? {}).filter(([, t]) => [0, 1, 2, 3, 4].includes(t));
    const notes = Object.entries(text ?? {}).filter(([, t]) => typeof t === 'string');
    return { trust: Object.fromEntries(levels), text: Object.fromEntries(notes) };
  } catch {
    return NONE;
  }
}
const listeners = new Set<() => void>();
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
/** Storage may be switched off: marks are a comfort, the game goes on without. */
function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function save(key: string, marks: Marks): void {
  try {
    const old = Object.keys(localStorage).filter((k) => k.startsWith(PREFIX) && k !== key);
    for (const k of old.slice(0, Math.max(0, old.length - MOST_KEPT))) localStorage.removeItem(k);
    localStorage.setItem(key, JSON.stringify(marks));
  } catch {
    return;
  }
  for (const tell of listeners) tell();
}

/** Match and seat name the page of the notebook. */
export function useMarks(match: string, seat: Seat | undefined): readonly [Marks, (next: Marks) => void] {
  const key = `${PREFIX}${match}/${seat ?? 'none'}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => load(key),
    () => null,
  );
  const marks = useMemo(() => readMarks(stored), [stored]);
  return [marks, useCallback((next: Marks) => save(key, next), [key])];
}
