/** The people I have played with, as the pages show them. */
import { useCallback, useEffect, useState } from 'react';
import { api } from './api.ts';
import { setAsked } from './me.ts';
import type { Circle, Invitation, TableInfo } from './wire.ts';

const LOOK_MS = 15_000;
/** `code`: as they are to that table. Looked at again while the page is before somebody's eyes, and when `now` changes. */
export function useCircle(code?: string, now?: unknown): { readonly circle: Circle | undefined; set(circle: Circle): void } {
  const [circle, set] = useState<Circle>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` says that something may have changed
  useEffect(() => {
    let here = true;
    const look = () =>
      void api.circle(code).then(
        (found) => here && set(found),
        () => undefined,
      );
    const again = () => document.visibilityState === 'visible' && look();
    look();
    const timer = setInterval(again, LOOK_MS);
    addEventListener('focus', again);
    return () => {
      here = false;
      clearInterval(timer);
      removeEventListener('focus', again);
    };
  }, [code, now]);
  return { circle, set: useCallback((found: Circle) => set(found), []) };
}
/** I come: where the same table is played again I have a seat and am ready, elsewhere I take the first that is free now. */
export async function come({ again, card }: Invitation): Promise<TableInfo> {
  if (again) return api.ready(card.code, true);
  const table = await api.table(card.code);
  const free = table.seats.find((s) => s.sitter.kind === 'open');
  return free === undefined ? table : api.sit(card.code, free.seat);
}
export async function stay({ card }: Invitation): Promise<void> {
  setAsked(await api.decline(card.code));
}
/** Whom of these the server would not ask. */
export async function askAll(code: string, people: readonly string[]): Promise<readonly string[]> {
  const not: string[] = [];
  for (const person of people) await api.invite(code, person).catch(() => not.push(person));
  return not;
}
