import type { About } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { matches, UPRIGHT } from '../logic/media.ts';
import { type Box, placeCard } from '../logic/place.ts';
import { useLang, useT } from '../text/index.ts';

const REST_MS = 120;
const MARGIN = 12;
type By = 'hover' | 'focus' | 'press' | 'click';
interface Open {
  readonly at: Element;
  readonly about: About;
  readonly by: By;
}
/**
 * The one hover card of the page: opens after a rest, at once on focus, press and click. What a rest or the focus has opened lets every
 * click through and goes with them; what was asked for by a press or a click stays, and can be entered.
 */
export function useHoverCard() {
  const [open, setOpen] = useState<Open>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((change: (now: Open | undefined) => Open | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(change), REST_MS);
  }, []);
  const explain = useCallback(
    (at: Element, about: About, by: By) => {
      if (by === 'hover') return later((now) => (now && pinned(now) ? now : { at, about, by }));
      clearTimeout(timer.current);
      setOpen({ at, about, by });
    },
    [later],
  );
  const unexplain = useCallback(() => later((now) => (now && pinned(now) ? now : undefined)), [later]);
  const shut = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(undefined);
  }, []);
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
  return { open, explain, unexplain, shut };
}
const pinned = ({ by }: Open): boolean => by === 'press' || by === 'click';
export type HoverCardState = ReturnType<typeof useHoverCard>;

/** Where the card stands: near its object, inside the frame, and over nothing of what must stay free; phones: across the whole width. */
export function place(at: Element, card: HTMLElement, whole: HTMLElement): void {
  const outer = whole.getBoundingClientRect();
  const top = whole.querySelector('.cd-question')?.getBoundingClientRect();
  const wide = matches(UPRIGHT);
  card.style.width = wide ? `${outer.width - 2 * MARGIN}px` : '';
  const { width, height } = card.getBoundingClientRect();
  // Answers are never covered, then pieces of one's own; the thing itself is taken care of.
  const keep = [...whole.querySelectorAll('[data-target], .cd-question')].map((e) => ({ box: e.getBoundingClientRect(), weight: 100 }));
  for (const e of whole.querySelectorAll('[data-own]')) keep.push({ box: e.getBoundingClientRect(), weight: 10 });
  const spot = placeCard(at.getBoundingClientRect(), { width, height }, bounds(outer, top), keep);
  card.style.left = `${spot.left - outer.left}px`;
  card.style.top = `${spot.top - outer.top}px`;
}
/** Below the question where it stands on top; beside it, it is one of the things to keep free. */
const bounds = (outer: DOMRect, question: DOMRect | undefined): Box => ({
  left: outer.left,
  right: outer.right,
  top: question && question.width > outer.width / 2 ? question.bottom : outer.top,
  bottom: outer.bottom,
});

export function HoverCard({
  card,
  frame,
  onRule,
  note,
}: {
  readonly card: HoverCardState;
  readonly frame: RefObject<HTMLElement | null>;
  onRule(id: string): void;
  /** What stands under everything that a click has opened. */
  readonly note?: string | undefined;
}) {
  const lang = useLang();
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const { open } = card;
  useLayoutEffect(() => {
    if (open && box.current && frame.current) place(open.at, box.current, frame.current);
  }, [open, frame]);
  useEffect(() => {
    if (!open) return;
    // What it explained is gone: so is the card.
    if (!open.at.isConnected) return card.shut();
    // It follows what has moved, with the frame that shows it: to measure before would have the page laid out twice.
    const due = requestAnimationFrame(() => box.current && frame.current && place(open.at, box.current, frame.current));
    return () => cancelAnimationFrame(due);
  });
  if (!open || !frame.current) return null;
  const { about } = open;
  const paragraphs = typeof about.text === 'string' ? [about.text] : about.text;
  const rules = [...new Set(about.rules)];
  return createPortal(
    <aside ref={box} className="cd-card" role="tooltip" data-by={open.by}>
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
      {note !== undefined && open.by === 'click' && <p className="cd-muted">{note}</p>}
      {open.by === 'press' && open.at.matches('[data-target]') && <p className="cd-muted">{t.nothingPlayed}</p>}
      {rules.length > 0 && pinned(open) && (
        <footer>
          {rules.map((id) => (
            <RuleTag key={id} id={id} onOpen={onRule} />
          ))}
        </footer>
      )}
    </aside>,
    frame.current,
  );
}
/** A rule by its name; opens the rules at it. Its number is for those who know it by that. */
export function RuleTag({ id, onOpen }: { readonly id: string; onOpen(id: string): void }) {
  const { words, lang } = useFrame();
  const title = words?.rules.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id)?.title;
  return (
    <button type="button" className="cd-tag" data-kind="rule" title={id} onClick={() => onOpen(id)}>
      <Icon name="rules" small /> {title ? typeset(title, lang) : id}
    </button>
  );
}
