import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { matches, UPRIGHT } from '../logic/media.ts';
import { type Box, placeCard } from '../logic/place.ts';
import type { Coach as Teacher } from '../net/lesson.ts';
import { useLang, useT } from '../text/index.ts';

/** How far the light reaches beyond what it shows. */
const AROUND = 8;
/** The button that shows beats once when nothing happens for so long. */
const PATIENCE_MS = 20_000;

/** Where a piece, or a part of the screen, is found by its id. */
export const piecesNamed = (at: string): string => `[data-at~="${CSS.escape(at)}"], [data-guide="${CSS.escape(at)}"]`;

interface Props {
  readonly coach: Teacher;
  readonly frame: RefObject<HTMLElement | null>;
  /** Brings a part of the screen, or a piece of the board, into sight. */
  onShow(at: string): void;
  onLeave(): void;
}
/** The coach speaks of one thing, lights it, and never stands on it. The question and its answers are never darkened. */
export function Coach({ coach, frame, onShow, onLeave }: Props) {
  const t = useT();
  const lang = useLang();
  const said = coach.use();
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const light = useLight(said.at, frame);
  const { step, wrong, at } = said;
  const show = useRef(onShow);
  show.current = onShow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (at) show.current(at);
    next.current?.focus({ preventScroll: true });
  }, [step, at, wrong]);
  const [waiting, wait] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step and every touch begins it anew
  useEffect(() => {
    wait(false);
    let timer = setTimeout(() => wait(true), PATIENCE_MS);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => wait(true), PATIENCE_MS);
    };
    addEventListener('pointerdown', touched);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', touched);
    };
  }, [step]);
  useLayoutEffect(() => {
    const box = card.current;
    const whole = frame.current?.getBoundingClientRect();
    if (!box || !whole) return;
    const phone = matches(UPRIGHT);
    box.style.width = phone ? `${whole.width - 16}px` : '';
    const { width, height } = box.getBoundingClientRect();
    const keep = [
      ...(frame.current?.querySelectorAll('.cd-question, .cd-question .cd-tray, [data-target], [role="dialog"]:not(.cd-coach)') ?? []),
    ].map((e) => ({
      box: e.getBoundingClientRect(),
      weight: e.matches('[data-target]') ? 10 : 1000,
    }));
    if (light) keep.push({ box: light, weight: 5000 });
    const middle: Box = { left: whole.left, right: whole.right, top: whole.bottom - 8, bottom: whole.bottom };
    const { left, top } = placeCard(light ?? middle, { width, height }, whole, keep);
    box.style.left = `${left - whole.left}px`;
    box.style.top = `${top - whole.top}px`;
  });
  if (!frame.current) return null;
  const bar = frame.current.querySelector('.cd-question')?.getBoundingClientRect();
  const sentence = (wrong ?? said.say)[lang];
  return createPortal(
    <>
      {light && <Light holes={bar ? [light, bar] : [light]} ring={light} />}
      <aside ref={card} className="cd-card cd-coach" role="dialog" aria-label={t.lesson.coach} data-wrong={wrong ? '' : undefined}>
        <header>
          <Icon name="compass" small />
          <span className="cd-coach__dots" role="img" aria-label={t.lesson.step(step + 1, said.of)}>
            {Array.from({ length: said.of }, (_, i) => (
              <i key={i} data-is={i < step ? 'done' : i === step ? 'now' : undefined} />
            ))}
          </span>
          <button type="button" className="cd-tool" aria-label={t.lesson.leave} onClick={onLeave}>
            <Icon name="close" />
          </button>
        </header>
        {said.shown && <p className="cd-coach__shown">{t.lesson.shown}</p>}
        <p aria-live="polite">
          {wrong && <Icon name="back" small />} <Rich quiet>{sentence}</Rich>
        </p>
        {wrong && !said.shown && !said.guess && (
          <p className="cd-coach__task">
            <Rich quiet>{said.say[lang]}</Rich>
          </p>
        )}
        <footer>
          {said.guess && !said.shown
            ? said.guess.map((option, i) => (
                <button key={option.en} type="button" className="cd-button" onClick={() => coach.guess(i)}>
                  <Rich quiet>{option[lang]}</Rich>
                </button>
              ))
            : !said.reads && (
                <button type="button" className="cd-button" data-calls={waiting ? '' : undefined} onClick={coach.pass}>
                  <Icon name="eye" small /> {t.lesson.showMe}
                </button>
              )}
          {said.reads && (
            <button ref={next} type="button" className="cd-button" data-kind="go" onClick={coach.next}>
              {said.shown ? t.lesson.goBack : t.lesson.next}
            </button>
          )}
        </footer>
      </aside>
    </>,
    frame.current,
  );
}

/** Where what is spoken of stands now; it may move, or be drawn a moment later. */
function useLight(at: string | undefined, frame: RefObject<HTMLElement | null>): DOMRect | undefined {
  const [box, set] = useState<DOMRect>();
  useEffect(() => {
    set(undefined);
    if (!at) return;
    const look = () => {
      const found = frame.current?.querySelector(piecesNamed(at));
      const now = found?.getBoundingClientRect();
      const there = now && now.width > 0 && now.height > 0 ? now : undefined;
      set((was) =>
        was && there && was.x === there.x && was.y === there.y && was.width === there.width && was.height === there.height ? was : there,
      );
    };
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [at, frame]);
  return box;
}
/** Darkness with holes. It catches nothing: whatever lies below can be touched. */
function Light({ holes, ring }: { readonly holes: readonly DOMRect[]; readonly ring: DOMRect }) {
  const cut = holes.map(
    (h) => `M${h.left - AROUND} ${h.top - AROUND}h${h.width + 2 * AROUND}v${h.height + 2 * AROUND}h${-(h.width + 2 * AROUND)}z`,
  );
  return (
    <svg className="cd-light" aria-hidden="true">
      <path className="cd-light__dark" fillRule="evenodd" d={`M0 0H${innerWidth}V${innerHeight}H0z${cut.join('')}`} />
      <rect
        className="cd-light__ring"
        x={ring.left - AROUND}
        y={ring.top - AROUND}
        width={ring.width + 2 * AROUND}
        height={ring.height + 2 * AROUND}
        rx="10"
      />
    </svg>
  );
}
