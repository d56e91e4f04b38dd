import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';

/** A group that is one stop of Tab; arrows, Home and End walk inside it. */
export function useRoving<E extends HTMLElement>(selector: string) {
  const box = useRef<E>(null);
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((e) => e.offsetParent !== null);
  useEffect(() => {
    const all = items();
    const held = all.find((e) => e.tabIndex === 0) ?? all[0];
    for (const e of all) e.tabIndex = e === held ? 0 : -1;
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
      if (at) for (const x of all) x.tabIndex = x === at ? 0 : -1;
    },
  };
}
