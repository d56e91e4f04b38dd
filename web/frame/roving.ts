import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';

/** A group that is one stop of Tab; arrows, Home and End walk inside it. */
export function useRoving<E extends HTMLElement>(selector: string) {
  const box = useRef<E>(null);
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((e) => e.offsetParent !== null);
  // With the next frame, which lays the page out anyhow: to ask here what is in sight would lay it out within every click.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const all = items();
      hold(all, all.find((e) => e.tabIndex === 0) ?? all[0]);
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    ref: box,
    onKeyDown: (e: KeyboardEvent) => {
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const to =
        e.key === 'ArrowRight' || e.key === 'ArrowDown'
          ? at + 1
          : e.key === 'ArrowLeft' || e.key === 'ArrowUp'
            ? at - 1
            : e.key === 'Home'
              ? 0
              : e.key === 'End'
                ? all.length - 1
                : undefined;
      if (to === undefined) return;
      e.preventDefault();
      e.stopPropagation();
      all[(to + all.length) % all.length]?.focus();
    },
    onFocus: (e: FocusEvent) => {
      const all = items();
      const at = all.find((x) => x.contains(e.target as Node));
      if (at) hold(all, at);
    },
  };
}
function hold(all: readonly HTMLElement[], held: HTMLElement | undefined): void {
  for (const e of all) {
    const stop = e === held ? 0 : -1;
    if (e.tabIndex !== stop) e.tabIndex = stop;
  }
}
