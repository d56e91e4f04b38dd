import type { About } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLang } from '../text/index.ts';

const REST_MS = 120;
const GAP = 8;
const MARGIN = 8;
interface Open {
  readonly at: Element;
  readonly about: About;
}
/** The one hover card of the page: opens after a rest, at once on focus, press and click; can be entered; leaves after a moment. */
export function useHoverCard() {
  const [open, setOpen] = useState<Open>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((what: Open | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(what), REST_MS);
  }, []);
  const explain = useCallback(
    (at: Element, about: About, by: 'hover' | 'focus' | 'press' | 'click') => {
      if (by === 'hover') return later({ at, about });
      clearTimeout(timer.current);
      setOpen({ at, about });
    },
    [later],
  );
  const unexplain = useCallback(() => later(undefined), [later]);
  const shut = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(undefined);
  }, []);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A click elsewhere shuts the card a click has opened.
  useEffect(() => {
    if (!open) return;
    const away = (e: PointerEvent) => {
      const hit = e.target as Element;
      if (!open.at.contains(hit) && !hit.closest('.cd-card')) shut();
    };
    addEventListener('pointerdown', away, true);
    return () => removeEventListener('pointerdown', away, true);
  }, [open, shut]);
  return { open, explain, unexplain, shut, stay };
}
export type HoverCardState = ReturnType<typeof useHoverCard>;

/** Where the card stands: beside its object, inside the room it has; below if it can, else above. */
export function placeCard(
  at: DOMRect,
  card: { readonly width: number; readonly height: number },
  room: DOMRect,
): { readonly left: number; readonly top: number } {
  const clamp = (n: number, min: number, max: number) => Math.max(min, Math.min(max, n));
  const left = clamp(at.left + at.width / 2 - card.width / 2, room.left + MARGIN, room.right - card.width - MARGIN);
  const below = at.bottom + GAP;
  const above = at.top - GAP - card.height;
  if (below + card.height <= room.bottom - MARGIN) return { left, top: below };
  if (above >= room.top + MARGIN) return { left, top: above };
  // Neither fits: beside it.
  const right = at.right + GAP;
  const x = right + card.width <= room.right - MARGIN ? right : at.left - GAP - card.width;
  return {
    left: clamp(x, room.left + MARGIN, room.right - card.width - MARGIN),
    top: clamp(at.top, room.top + MARGIN, room.bottom - card.height - MARGIN),
  };
}

export function HoverCard({
  card,
  frame,
  onRule,
}: {
  readonly card: HoverCardState;
  readonly frame: RefObject<HTMLElement | null>;
  onRule(id: string): void;
}) {
  const lang = useLang();
  const box = useRef<HTMLElement>(null);
  const { open } = card;
  useLayoutEffect(() => {
    const element = box.current;
    const whole = frame.current;
    if (!open || !element || !whole) return;
    // What it explained is gone: so is the card.
    if (!open.at.isConnected) return card.shut();
    const outer = whole.getBoundingClientRect();
    const board = open.at.closest('.cd-board');
    const room = (board ?? whole).getBoundingClientRect();
    const { left, top } = placeCard(open.at.getBoundingClientRect(), element.getBoundingClientRect(), room.height > 240 ? room : outer);
    element.style.left = `${left - outer.left}px`;
    element.style.top = `${top - outer.top}px`;
  });
  if (!open || !frame.current) return null;
  const { about } = open;
  const paragraphs = typeof about.text === 'string' ? [about.text] : about.text;
  return createPortal(
    <aside ref={box} className="cd-card" role="tooltip" onPointerEnter={card.stay} onPointerLeave={card.unexplain}>
      {about.art}
      <h2>{typeset(about.title, lang)}</h2>
      {paragraphs.map((p) => (
        <p key={p}>
          <Rich quiet>{p}</Rich>
        </p>
      ))}
      {about.more && (
        <p className="cd-muted">
          <Rich quiet>{about.more}</Rich>
        </p>
      )}
      {about.rules && about.rules.length > 0 && (
        <footer>
          {about.rules.map((id) => (
            <RuleTag key={id} id={id} onOpen={onRule} />
          ))}
        </footer>
      )}
    </aside>,
    frame.current,
  );
}
/** A rule's ID that opens the rules at it. */
export function RuleTag({ id, onOpen }: { readonly id: string; onOpen(id: string): void }) {
  return (
    <button type="button" className="cd-tag" data-kind="rule" onClick={() => onOpen(id)}>
      <Icon name="rules" small /> {id}
    </button>
  );
}
