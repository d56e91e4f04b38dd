import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { useMemo, useRef } from 'react';
import type { About } from '../face.ts';
import { useFrame } from './frame.tsx';

const PRESS_MS = 400;
/** From here on a ring shows how long the finger must stay. */
const RING_MS = 120;
/** A finger that moves this far wants to drag, not to read. */
const STILL_PX = 10;

export interface ExplainHandlers {
  /** All its words are a tap away, unless a tap answers: then a long press reads. */
  readonly 'data-explains': '';
  onPointerEnter(e: PointerEvent): void;
  onPointerLeave(e: PointerEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerMove(e: PointerEvent): void;
  onPointerUp(e: PointerEvent): void;
  onPointerCancel(e: PointerEvent): void;
  onContextMenu(e: SyntheticEvent): void;
  onClick(e: MouseEvent): void;
  onFocus(e: FocusEvent): void;
  onBlur(e: FocusEvent): void;
}
/** Whoever has read by a long press has answered nothing: the click of its end goes nowhere, wherever the finger is lifted. */
function answerNothing(): void {
  const swallow = (e: Event) => {
    e.preventDefault();
    e.stopImmediatePropagation();
    off();
  };
  const off = () => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', off, true);
    removeEventListener('keydown', off, true);
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', off, true);
  addEventListener('keydown', off, true);
}
/**
 * Handlers that open the hover card of an element, HTML or SVG: after a rest of the mouse, at once on focus by keyboard, on a long
 * press of any pointer, on its right button, and on a tap where a tap does nothing else. Spread them on the element, before an
 * `onClick` of its own; `undefined` explains nothing.
 */
export function useExplain(about: About | undefined): ExplainHandlers | undefined {
  const frame = useFrame();
  const now = useRef({ frame, about });
  now.current = { frame, about };
  const has = about !== undefined;
  return useMemo(() => {
    if (!has) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const open = (at: Element, by: 'hover' | 'focus' | 'press' | 'click') => {
      const { frame, about } = now.current;
      if (about) frame.explain(at, about, by);
    };
    let soon: ReturnType<typeof setTimeout> | undefined;
    let ring: HTMLElement | undefined;
    const stop = () => {
      clearTimeout(timer);
      clearTimeout(soon);
      ring?.remove();
      ring = undefined;
    };
    const drawRing = () => {
      ring = document.createElement('i');
      ring.className = 'cd-press';
      ring.style.left = `${from.x}px`;
      ring.style.top = `${from.y}px`;
      document.body.append(ring);
      // What was pressed may be gone by then.
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, stop, { capture: true, once: true });
    };
    return {
      'data-explains': '',
      onPointerEnter: (e) => {
        if (e.pointerType === 'mouse') open(e.currentTarget, 'hover');
      },
      onPointerLeave: (e) => {
        stop();
        if (e.pointerType === 'mouse') now.current.frame.unexplain(e.currentTarget);
      },
      onPointerDown: (e) => {
        stop();
        if (e.button !== 0 || !e.isPrimary) return;
        const at = e.currentTarget;
        from = { x: e.clientX, y: e.clientY };
        if (e.pointerType !== 'mouse') soon = setTimeout(drawRing, RING_MS);
        timer = setTimeout(() => {
          answerNothing();
          open(at, 'press');
        }, PRESS_MS);
      },
      onPointerMove: (e) => {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      // A long press of a finger or a pen asks for the browser's menu too; the right button reads.
      onContextMenu: (e) => {
        e.preventDefault();
        if ((e.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') open(e.currentTarget, 'press');
      },
      onClick: (e) => {
        if (!e.currentTarget.parentElement?.closest('[data-target], button, a, [data-explains]')) open(e.currentTarget, 'click');
      },
      onFocus: (e) => {
        if (e.currentTarget.matches(':focus-visible')) open(e.currentTarget, 'focus');
      },
      onBlur: (e) => now.current.frame.unexplain(e.currentTarget),
    };
  }, [has]);
}

/** A word or a thing that explains itself; a tap, Enter or the space bar opens its card too. A span, so that long words may break. */
export function Explain({
  about,
  className,
  at,
  children,
}: {
  readonly about: About;
  readonly className?: string;
  /** Its id (of the face's own), by which a coach finds it. */
  readonly at?: string;
  readonly children: ReactNode;
}) {
  const frame = useFrame();
  const handlers = useExplain(about);
  const keys = (e: KeyboardEvent<HTMLSpanElement>) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    frame.explain(e.currentTarget, about, 'click');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element would not break over lines
    <span
      role="button"
      tabIndex={0}
      className={className ? `cd-explain ${className}` : 'cd-explain'}
      data-at={at}
      {...handlers}
      onClick={(e) => {
        e.stopPropagation();
        frame.explain(e.currentTarget, about, 'click');
      }}
      onKeyDown={keys}
    >
      {children}
    </span>
  );
}
