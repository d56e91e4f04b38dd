import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** As long as a bar or a tray moves. */
const GLIDE = { duration: 240, easing: 'cubic-bezier(0.16, 0.84, 0.24, 1)' };
/**
 * Lines that make room for others glide from where they were: nothing jumps under the eyes of whoever reads them. `selector` names
 * them within a positioned `root`; what lies inside another moves with it.
 */
export function useGlide(root: RefObject<HTMLElement | null>, selector: string, motion: boolean): void {
  const before = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const now = new Map<Element, number>();
    for (const e of root.current?.querySelectorAll<HTMLElement>(selector) ?? []) if (e.offsetHeight > 0) now.set(e, e.offsetTop);
    const carried = (e: Element): number => {
      const over = e.parentElement?.closest(selector);
      return over && root.current?.contains(over) ? way(over) : 0;
    };
    const way = (e: Element): number => {
      const from = before.current.get(e);
      const to = now.get(e);
      return from === undefined || to === undefined ? carried(e) : from - to;
    };
    for (const e of now.keys()) {
      const own = before.current.has(e) ? way(e) - carried(e) : 0;
      if (Math.abs(own) > 1) e.animate({ translate: [`0 ${own}px`, '0 0'] }, motion ? GLIDE : { ...GLIDE, duration: 1 });
    }
    before.current = now;
  });
}
