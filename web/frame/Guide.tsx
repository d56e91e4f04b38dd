import type { Asked, GuideStep } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { matches, UPRIGHT } from '../logic/media.ts';
import { placeCard } from '../logic/place.ts';
import { useT } from '../text/index.ts';

/** The first-game guide: a card of 280 with an arrow to its object, on the real table. The game can be played meanwhile. */
export function Guide({
  steps,
  now,
  frame,
  onShow,
  onEnd,
}: {
  readonly steps: readonly GuideStep[];
  /** What I am asked now: it is told with the step that speaks of the question. */
  readonly now: Asked | undefined;
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
      card.style.width = matches(UPRIGHT) ? `${whole.width - 24}px` : '';
      const c = card.getBoundingClientRect();
      // It covers neither the question nor an answer, and as little as can be of what it speaks of.
      const keep = [...(frame.current?.querySelectorAll('[data-target], .cd-question') ?? [])].map((e) => ({
        box: e.getBoundingClientRect(),
        weight: 100,
      }));
      const { left, top } = placeCard(o, c, whole, keep);
      card.style.left = `${left - whole.left}px`;
      card.style.top = `${top - whole.top}px`;
      card.dataset.side =
        top >= o.bottom ? 'up' : top + c.height <= o.top ? 'down' : left >= o.right ? 'left' : left + c.width <= o.left ? 'right' : 'none';
      const clamp = (n: number, most: number) => Math.max(16, Math.min(most - 16, n));
      card.style.setProperty('--arrow-x', `${clamp(o.left + o.width / 2 - left, c.width)}px`);
      card.style.setProperty('--arrow-y', `${clamp(o.top + o.height / 2 - top, c.height)}px`);
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
      {now && step.at === 'question' && (
        <p>
          <b>{t.guide.first}</b> <Rich quiet>{now.hint ? `${now.say} ${now.hint}` : now.say}</Rich>
        </p>
      )}
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
