import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { matches, UPRIGHT } from '../logic/media.ts';
import { type Box, type Keep, placeCard } from '../logic/place.ts';
import type { Coach as Teacher } from '../net/lesson.ts';
import { useLang, useT } from '../text/index.ts';

/** How far the light reaches beyond what it shows. */
const AROUND = 8;
/** The button that shows beats once when nothing happens for so long. */
const PATIENCE_MS = 20_000;
/** The ghost hand does it twice. */
const WATCH_MS = 2600;
const LOOK_MS = 200;
/** What fills so much of the screen can be spoken of from within. */
const WIDE = 0.25;

/** Where a piece, or a part of the screen, is found by its id. */
export const piecesNamed = (at: string): string => `[data-at~="${CSS.escape(at)}"], [data-part="${CSS.escape(at)}"]`;

interface Props {
  readonly coach: Teacher;
  readonly frame: RefObject<HTMLElement | null>;
  /** Brings a part of the screen, or a piece of the board, into sight. */
  onShow(at: string): void;
  /** Brings what is to be touched within reach. */
  onReach(element: Element): void;
  onLeave(): void;
}
/** The coach speaks of one thing, lights it, and never stands on it. The question and its answers are never darkened. */
export function Coach({ coach, frame, onShow, onReach, onLeave }: Props) {
  const t = useT();
  const lang = useLang();
  const said = coach.use();
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { step, wrong, at } = said;
  const show = useRef(onShow);
  show.current = onShow;
  const { light, act } = useLight(at, said.wants !== undefined, frame, show, onReach);
  const [watching, watch] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    watch(false);
    if (at) show.current(at);
    next.current?.focus({ preventScroll: true });
  }, [step, at, wrong]);
  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(() => watch(false), WATCH_MS);
    return () => clearTimeout(timer);
  }, [watching]);
  const [waiting, wait] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step and every touch begins it anew
  useEffect(() => {
    wait(false);
    let timer = setTimeout(() => wait(true), PATIENCE_MS);
    const touched = () => {
      clearTimeout(timer);
      wait(false);
      timer = setTimeout(() => wait(true), PATIENCE_MS);
    };
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, [step]);
  useLayoutEffect(() => {
    const box = card.current;
    const root = frame.current;
    const whole = root?.getBoundingClientRect();
    if (!box || !root || !whole) return;
    box.style.width = matches(UPRIGHT) ? `${whole.width - 16}px` : '';
    const { width, height } = box.getBoundingClientRect();
    const keep: Keep[] = [...root.querySelectorAll(`${ANSWERS}, [data-target]`)].map((e) => ({
      box: e.getBoundingClientRect(),
      weight: e.matches('[data-target]') ? 10 : 1000,
    }));
    const wide = light !== undefined && light.width * light.height > WIDE * whole.width * whole.height;
    if (light && !wide) keep.push({ box: light, weight: 5000 });
    if (act) keep.push({ box: act.box, weight: 5000 });
    const foot: Box = { left: whole.left, right: whole.right, top: whole.bottom - 8, bottom: whole.bottom };
    const { left, top } = placeCard((wide ? undefined : light) ?? act?.box ?? foot, { width, height }, whole, keep);
    box.style.left = `${left - whole.left}px`;
    box.style.top = `${top - whole.top}px`;
  });
  if (!frame.current) return null;
  const bar = frame.current.querySelector('.cd-question')?.getBoundingClientRect();
  const lit = [light, act?.box].filter((b) => b !== undefined);
  const sentence = (wrong ?? said.say)[lang];
  return createPortal(
    <>
      {lit.length > 0 && <Light holes={bar ? [...lit, bar] : lit} about={light} act={act} watching={watching} />}
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
                <>
                  <button type="button" className="cd-button" data-calls={waiting ? '' : undefined} onClick={() => watch(true)}>
                    <Icon name="eye" small /> {watching ? t.lesson.watch : t.lesson.showMe}
                  </button>
                  <button type="button" className="cd-button" data-kind="quiet" data-skip="" onClick={coach.pass}>
                    {t.lesson.skip}
                  </button>
                </>
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
/** What is never under the coach: the question, what hangs from it, what a game has opened. */
const ANSWERS = '.cd-question, .cd-question .cd-tray, [role="dialog"]:not(.cd-coach), .pan-ways';

// ------------------------------------------------------------------ light

/** What is to be touched: where it stands, and a point of it that a finger hits. */
interface Act {
  readonly box: DOMRect;
  readonly x: number;
  readonly y: number;
}
/** The middle first, then what lies around it. */
const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
/** A point of this that would be hit if the coach were not there; undefined: none can be seen. */
function pointOf(element: Element, box: DOMRect): { readonly x: number; readonly y: number } | undefined {
  for (const v of SHARES)
    for (const u of SHARES) {
      const x = box.left + box.width * u;
      const y = box.top + box.height * v;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementsFromPoint(x, y).find((e) => !e.closest('.cd-coach, .cd-light, .cd-card[role="tooltip"]'));
      if (hit && (element.contains(hit) || hit.closest('[data-wanted]') === element)) return { x, y };
    }
  return undefined;
}
/** What the coach wants touched now: in what has been opened first, then wherever it can be hit; else something that must be reached. */
function wantedIn(frame: HTMLElement): { readonly act?: Act; readonly hidden?: Element; readonly opened?: boolean } {
  const all = [...frame.querySelectorAll('[data-wanted]:not([aria-disabled="true"])')];
  const opened = all.filter((e) => e.closest('[role="dialog"], .pan-ways'));
  let hidden: Element | undefined;
  for (const element of [...opened, ...all]) {
    const box = element.getBoundingClientRect();
    const point = box.width > 0 && box.height > 0 ? pointOf(element, box) : undefined;
    // What is only half in sight can be touched, and is fetched all the same.
    if (point) return { act: { box, ...point }, opened: opened.includes(element), ...(inWindow(box) ? {} : { hidden: element }) };
    hidden ??= element;
  }
  return hidden ? { hidden } : {};
}
/** Its middle can be seen. */
const inWindow = ({ left, right, top, bottom }: DOMRect): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
};
const sameBox = (a: DOMRect | undefined, b: DOMRect | undefined): boolean =>
  a === b || (!!a && !!b && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height);
/** Where what is spoken of, and what is to be touched, stand now; they may move, or be drawn a moment later. */
function useLight(
  at: string | undefined,
  wants: boolean,
  frame: RefObject<HTMLElement | null>,
  show: RefObject<(at: string) => void>,
  onReach: (element: Element) => void,
): { readonly light: DOMRect | undefined; readonly act: Act | undefined } {
  const [seen, set] = useState<{ readonly light: DOMRect | undefined; readonly act: Act | undefined }>({
    light: undefined,
    act: undefined,
  });
  const reach = useRef(onReach);
  reach.current = onReach;
  useEffect(() => {
    let missed = 0;
    let away = 0;
    const look = () => {
      const root = frame.current;
      if (!root) return;
      const { act, hidden, opened } = wants ? wantedIn(root) : {};
      // Once something has been opened, what it was opened from has been spoken of.
      const now = at && !opened ? root.querySelector(piecesNamed(at))?.getBoundingClientRect() : undefined;
      const light = now && now.width > 0 && now.height > 0 ? now : undefined;
      away = light && !inWindow(light) ? away + 1 : 0;
      if (at && away % 5 === 2) show.current(at);
      missed = hidden ? missed + 1 : 0;
      // It may be on its way into sight: only what stays away is fetched.
      if (hidden && missed % 5 === 2) reach.current(hidden);
      set((was) =>
        sameBox(was.light, light) && sameBox(was.act?.box, act?.box) && was.act?.x === act?.x && was.act?.y === act?.y
          ? was
          : { light, act },
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [at, wants, frame, show]);
  return seen;
}
/** Darkness with holes: what is spoken of, what is to be touched, the question. It catches nothing: whatever lies below can be touched. */
function Light({
  holes,
  about,
  act,
  watching,
}: {
  readonly holes: readonly DOMRect[];
  readonly about: DOMRect | undefined;
  readonly act: Act | undefined;
  readonly watching: boolean;
}) {
  const wide = (b: DOMRect) => ({ x: b.left - AROUND, y: b.top - AROUND, width: b.width + 2 * AROUND, height: b.height + 2 * AROUND });
  const cut = holes.map(wide).map((h) => `M${h.x} ${h.y}h${h.width}v${h.height}h${-h.width}z`);
  const two = act !== undefined && about !== undefined && !sameBox(act.box, about);
  return (
    <svg className="cd-light" aria-hidden="true">
      <path className="cd-light__dark" d={`M0 0H${innerWidth}V${innerHeight}H0z`} mask="url(#cd-light-holes)" />
      <mask id="cd-light-holes">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={cut.join('')} fill="#000" />
      </mask>
      {about && <rect className="cd-light__ring" data-soft={two ? '' : undefined} {...wide(about)} rx="10" />}
      {act && <rect className="cd-light__ring cd-light__act" data-x={act.x} data-y={act.y} {...wide(act.box)} rx="10" />}
      {act && watching && (
        <g className="cd-light__hand" transform={`translate(${act.x} ${act.y})`}>
          <circle className="cd-light__tap" r="22" />
          <path d="M-4 2a5 5 0 0 1 10 0v14l9 2.4a8 8 0 0 1 5.6 9l-1.4 9.6a7 7 0 0 1-7 6H3a9 9 0 0 1-7.4-3.9l-9-13a4.6 4.6 0 0 1 7-5.9L-4 23z" />
        </g>
      )}
    </svg>
  );
}
