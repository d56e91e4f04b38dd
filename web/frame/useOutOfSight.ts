import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { targetsIn } from './Shell.tsx';

export type Part = 'board' | 'things';
export interface OutOfSight {
  readonly part: Part;
  readonly targets: readonly HTMLElement[];
}
/** So much of a target must show for it to be in sight, and enough to touch: a step of the camera more than a finger needs, since the last may go untold. */
const SHOWN = 0.3;
const TOUCHED = 36;
/** Of what is smaller, so much: its edge is drawn a little beyond it. */
const MOST_OF_IT = 0.8;
/** While the camera moves each step is told, so that what is known last is nearly where it stands. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);
const inSight = ({ intersectionRatio, intersectionRect: seen, boundingClientRect: box }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SHOWN &&
  seen.width >= Math.min(TOUCHED, MOST_OF_IT * box.width) - 1 &&
  seen.height >= Math.min(TOUCHED, MOST_OF_IT * box.height) - 1;
export const partOf = (target: Element): Part => (target.closest('.cd-things') ? 'things' : 'board');

/** Answers on the board or in my things that nobody sees now: beyond the camera, scrolled away, in a sheet that is folded or shut. */
export function useOutOfSight(frame: RefObject<HTMLElement | null>, on: boolean): readonly OutOfSight[] {
  const [hidden, set] = useState<readonly OutOfSight[]>([]);
  useEffect(() => {
    const root = frame.current;
    if (!on || !root) {
      set([]);
      return;
    }
    const away = new Set<Element>();
    let known = new Set<HTMLElement>();
    let due = 0;
    const tell = () => {
      const now = (['things', 'board'] as const)
        .map((part) => ({ part, targets: [...known].filter((e) => away.has(e) && partOf(e) === part) }))
        .filter(({ targets }) => targets.length > 0);
      set((before) => (same(before, now) ? before : now));
    };
    const sight = new IntersectionObserver(
      (seen) => {
        for (const entry of seen)
          if (inSight(entry)) away.delete(entry.target);
          else away.add(entry.target);
        tell();
      },
      { threshold: STEPS },
    );
    const look = () => {
      due = 0;
      const now = new Set(targetsIn(root));
      for (const e of known)
        if (!now.has(e)) {
          sight.unobserve(e);
          away.delete(e);
        }
      for (const e of now) if (!known.has(e)) sight.observe(e);
      known = now;
      tell();
    };
    const changes = new MutationObserver(() => {
      due ||= requestAnimationFrame(look);
    });
    look();
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ['data-target'] });
    return () => {
      cancelAnimationFrame(due);
      changes.disconnect();
      sight.disconnect();
    };
  }, [frame, on]);
  return hidden;
}
const same = (a: readonly OutOfSight[], b: readonly OutOfSight[]): boolean =>
  a.length === b.length &&
  a.every((x, i) => {
    const y = b[i] as OutOfSight;
    return x.part === y.part && x.targets.length === y.targets.length && x.targets.every((e, j) => e === y.targets[j]);
  });
