import type { GuideStep } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../text/index.ts';

/** The first-game guide: a card of 280 with an arrow to its object, on the real table. The game can be played meanwhile. */
export function Guide({
  steps,
  frame,
  onShow,
  onEnd,
}: {
  readonly steps: readonly GuideStep[];
  readonly frame: RefObject<HTMLDivElement | null>;
  onShow(at: string): void;
  onEnd(): void;
}) {
  const t = useT();
  const [index, go] = useState(0);
  const box = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const step = steps[index];
  const at = step?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (at) onShow(at);
    next.current?.focus({ preventScroll: true });
  }, [index]);
  useLayoutEffect(() => {
    const place = () => {
      const card = box.current;
      const whole = frame.current?.getBoundingClientRect();
      if (!card || !whole || !at) return;
      const object = frame.current?.querySelector(`[data-guide="${CSS.escape(at)}"]`) ?? frame.current;
      const o = (object as Element).getBoundingClientRect();
      const c = card.getBoundingClientRect();
      const clamp = (n: number, min: number, max: number) => Math.max(min, Math.min(max, n));
      const gap = 14;
      let side: string;
      let left: number;
      let top: number;
      const mid = {
        x: clamp(o.left + o.width / 2, whole.left + 20, whole.right - 20),
        y: clamp(o.top + o.height / 2, whole.top + 20, whole.bottom - 20),
      };
      if (o.width > whole.width * 0.5 && o.height > whole.height * 0.4) {
        side = 'none';
        left = mid.x - c.width / 2;
        top = mid.y - c.height / 2;
      } else if (o.bottom + gap + c.height <= whole.bottom) {
        side = 'up';
        left = mid.x - c.width / 2;
        top = o.bottom + gap;
      } else if (o.top - gap - c.height >= whole.top) {
        side = 'down';
        left = mid.x - c.width / 2;
        top = o.top - gap - c.height;
      } else if (o.left - gap - c.width >= whole.left) {
        side = 'right';
        left = o.left - gap - c.width;
        top = mid.y - c.height / 2;
      } else {
        side = 'left';
        left = o.right + gap;
        top = mid.y - c.height / 2;
      }
      left = clamp(left, whole.left + 12, whole.right - c.width - 12);
      top = clamp(top, whole.top + 12, whole.bottom - c.height - 12);
      card.style.left = `${left - whole.left}px`;
      card.style.top = `${top - whole.top}px`;
      card.dataset.side = side;
      card.style.setProperty('--arrow-x', `${clamp(mid.x - left, 16, c.width - 16)}px`);
      card.style.setProperty('--arrow-y', `${clamp(mid.y - top, 16, c.height - 16)}px`);
    };
    place();
    const timer = setInterval(place, 300);
    addEventListener('resize', place);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', place);
    };
  }, [at, frame]);
  if (!step || !frame.current) return null;
  const last = index === steps.length - 1;
  return createPortal(
    <aside ref={box} className="cd-card cd-guide" role="dialog" aria-label={t.guide.label}>
      <small className="cd-muted">{t.guide.step(index + 1, steps.length)}</small>
      <h2>{step.title}</h2>
      <p>
        <Rich quiet>{step.text}</Rich>
      </p>
      <footer>
        {!last && (
          <button type="button" className="cd-button" data-kind="quiet" onClick={onEnd}>
            {t.guide.skip}
          </button>
        )}
        <button ref={next} type="button" className="cd-button" onClick={() => (last ? onEnd() : go(index + 1))}>
          {last ? t.guide.done : t.guide.next}
        </button>
      </footer>
    </aside>,
    frame.current,
  );
}
