import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { useMemo, useRef } from 'react';
import type { About } from '../face.ts';
import { useFrame } from './frame.tsx';

const PRESS_MS = 400;

export interface ExplainHandlers {
  onPointerEnter(e: PointerEvent): void;
  onPointerLeave(e: PointerEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerUp(e: PointerEvent): void;
  onPointerCancel(e: PointerEvent): void;
  onContextMenu(e: SyntheticEvent): void;
  onFocus(e: FocusEvent): void;
  onBlur(e: FocusEvent): void;
}
/**
 * Handlers that open the hover card of an element, HTML or SVG: after a rest of the pointer, at once on focus by keyboard and
 * on a long press. Spread them on the element; `undefined` explains nothing.
 */
export function useExplain(about: About | undefined): ExplainHandlers | undefined {
  const frame = useFrame();
  const now = useRef({ frame, about });
  now.current = { frame, about };
  const has = about !== undefined;
  return useMemo(() => {
    if (!has) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (at: Element, by: 'hover' | 'focus' | 'press') => {
      const { frame, about } = now.current;
      if (about) frame.explain(at, about, by);
    };
    const stop = () => clearTimeout(timer);
    return {
      onPointerEnter: (e) => {
        if (e.pointerType === 'mouse') open(e.currentTarget, 'hover');
      },
      onPointerLeave: (e) => {
        stop();
        if (e.pointerType === 'mouse') now.current.frame.unexplain(e.currentTarget);
      },
      onPointerDown: (e) => {
        stop();
        if (e.pointerType === 'mouse') return;
        const at = e.currentTarget;
        timer = setTimeout(() => open(at, 'press'), PRESS_MS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (e) => {
        if ((e.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') e.preventDefault();
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
  children,
}: {
  readonly about: About;
  readonly className?: string;
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
