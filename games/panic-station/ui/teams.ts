import { type RefObject, useLayoutEffect } from 'react';
import type { View } from '../view.ts';

/** The teams' own colours and shapes, wherever the frame shows a seat. */
export function useTeamColours(box: RefObject<HTMLElement | null>, view: View): void {
  const colours = view.teams.map((t) => t.colour).join(' ');
  useLayoutEffect(() => {
    const frame = box.current?.parentElement?.closest<HTMLElement>('[data-game]');
    if (!frame) return;
    const set: string[] = [];
    for (const [i, colour] of colours.split(' ').entries())
      for (const [name, own] of [
        ['seat', colour],
        ['seat-shape', `shape-${colour}`],
        ['seat-drop', `drop-${colour}`],
      ]) {
        frame.style.setProperty(`--cd-${name}-${i + 1}`, `var(--pan-${own})`);
        set.push(`--cd-${name}-${i + 1}`);
      }
    return () => {
      for (const name of set) frame.style.removeProperty(name);
    };
  }, [box, colours]);
}
