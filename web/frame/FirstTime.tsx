import type { Json, Seat, Topic } from '@cosmodrome/kernel';
import type { AnyWords, Hint } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { atTable, hintFor, mayTell, nowTold } from '../logic/hints.ts';
import { matches, UPRIGHT } from '../logic/media.ts';
import { type Box, type Keep, placeCard } from '../logic/place.ts';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import { useT } from '../text/index.ts';
import { piecesNamed } from './Coach.tsx';

/** The board comes to rest before anything is said of it. */
const REST_MS = 700;
/** Nobody is to read against a clock. */
const HURRY_MS = 20_000;
const LOOK_MS = 250;
/** What nothing may lie on: the question least of all, then its answers. */
const QUESTION = '.cd-question, .cd-question .cd-tray';
/** What scrolls under its own edge is out of sight there. */
const PANES = '.cd-board, .cd-things, .cd-side';
const seen = (e: Element): Box => {
  const box = e.getBoundingClientRect();
  const pane = e.closest(PANES)?.getBoundingClientRect();
  if (!pane) return box;
  const { min, max } = Math;
  const left = max(box.left, pane.left);
  const top = max(box.top, pane.top);
  return { left, top, right: max(left, min(box.right, pane.right)), bottom: max(top, min(box.bottom, pane.bottom)) };
};

interface Table {
  readonly game: string;
  readonly code: string;
  readonly words: AnyWords;
  readonly view: Json;
  readonly seat: Seat | undefined;
  /** Names the question of the moment; undefined: nothing is asked of me, or this is no moment to tell anything. */
  readonly question: string | undefined;
  readonly topics: readonly Topic[];
  /** When my time runs out (this device's time); undefined: it does not. */
  readonly until: number | undefined;
  readonly frame: RefObject<HTMLElement | null>;
}
export interface FirstTime {
  readonly shown: { readonly hint: Hint; readonly at: string } | undefined;
  /** Read: it goes, and does not come again. */
  hush(): void;
  /** No more hints in this game. */
  off(): void;
}
const inSight = (frame: HTMLElement | null, at: string): DOMRect | undefined => {
  for (const found of frame?.querySelectorAll(piecesNamed(at)) ?? []) {
    const box = found.getBoundingClientRect();
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (box.width > 0 && box.height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight) return box;
  }
  return undefined;
};
/** The hint that is due, one at a time: it comes when the question has come to rest, and goes with the answer. */
export function useFirstTime(table: Table): FirstTime {
  const { game, code, seat, question, until } = table;
  const [told, tell] = useState<{ readonly question: string; readonly hint: Hint; readonly at: string }>();
  const now = useRef(table);
  now.current = table;
  const keep = useCallback(
    (change: (was: ReturnType<typeof atTable>) => ReturnType<typeof atTable>) => {
      const { hints } = usePrefs.getState();
      const was = atTable(hints[game], code);
      setPrefs({ hints: { ...hints, [game]: change(was) } });
    },
    [game, code],
  );
  useEffect(() => {
    if (question === undefined || seat === undefined || now.current.words.hints.length === 0) return;
    const kept = usePrefs.getState().hints[game];
    if (!mayTell(kept, code)) return;
    const timer = setTimeout(() => {
      const { view, topics, words, frame, until } = now.current;
      if ((until !== undefined && until - Date.now() < HURRY_MS) || document.querySelector('.cd-scrim, .cd-menu')) return;
      const { lessons } = usePrefs.getState();
      const found = hintFor(words.hints as readonly Hint[], kept?.seen ?? [], {
        view,
        seat,
        topics,
        taken: (lesson) => lessons[`${game}/${lesson}`] === 'done',
        there: (at) => inSight(frame.current, at) !== undefined,
      });
      if (found) tell({ question, ...found });
      else keep((was) => was);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [game, code, seat, question, keep]);
  const shown = told && told.question === question ? told : undefined;
  // The clock has become short meanwhile.
  useEffect(() => {
    if (!shown || until === undefined) return;
    const timer = setTimeout(() => tell(undefined), Math.max(0, until - HURRY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [shown, until]);
  const id = shown?.hint.id;
  useEffect(() => {
    if (id !== undefined) keep((was) => (was.seen.includes(id) ? was : nowTold(was, code, id)));
  }, [id, code, keep]);
  const hush = useCallback(() => tell(undefined), []);
  const off = useCallback(() => {
    tell(undefined);
    keep((was) => ({ ...was, off: true }));
  }, [keep]);
  return { shown, hush, off };
}

/** A word in a free place, with an arm to what it speaks of. It takes no focus, darkens nothing, and stands on nothing one needs. */
export function FirstTimeCard({ first, frame }: { readonly first: FirstTime; readonly frame: RefObject<HTMLElement | null> }) {
  const t = useT();
  const card = useRef<HTMLElement>(null);
  const arm = useRef<SVGSVGElement>(null);
  const at = first.shown?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed anew for every hint
  useLayoutEffect(() => {
    const place = () => stand(card.current, arm.current, frame.current, at);
    place();
    const timer = setInterval(place, LOOK_MS);
    addEventListener('resize', place);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', place);
    };
  }, [first.shown, frame]);
  if (!first.shown || !frame.current) return null;
  return createPortal(
    <>
      <svg ref={arm} className="cd-first__arm" aria-hidden="true">
        <path />
        <circle r="3.5" />
      </svg>
      <aside ref={card} className="cd-first" aria-label={t.first.title}>
        <header>
          <b>{t.first.title}</b>
          <button type="button" className="cd-tool" aria-label={t.close} onClick={first.hush}>
            <Icon name="close" />
          </button>
        </header>
        <p role="status">
          <Rich quiet>{first.shown.hint.say}</Rich>
        </p>
        <footer>
          <button type="button" className="cd-button" onClick={first.hush}>
            {t.first.read}
          </button>
          <button type="button" className="cd-button" data-kind="quiet" onClick={first.off}>
            {t.first.off}
          </button>
        </footer>
      </aside>
    </>,
    frame.current,
  );
}
/** What one needs stays free: the question, its answers, what the hint speaks of, and, if there is room, what lies on the board. */
function stand(card: HTMLElement | null, arm: SVGSVGElement | null, frame: HTMLElement | null, at: string | undefined): void {
  if (!card || !arm || !frame || at === undefined) return;
  const object = inSight(frame, at);
  const whole = frame.getBoundingClientRect();
  card.hidden = object === undefined;
  arm.style.display = object ? '' : 'none';
  if (!object) return;
  card.style.inlineSize = matches(UPRIGHT) ? `${whole.width - 16}px` : '';
  const { width, height } = card.getBoundingClientRect();
  const room = whole.width * whole.height;
  const wide = object.width * object.height > room / 6;
  const keep: Keep[] = [];
  for (const asked of frame.querySelectorAll(QUESTION)) keep.push({ box: asked.getBoundingClientRect(), weight: 400 });
  for (const answer of frame.querySelectorAll('[data-target]')) keep.push({ box: seen(answer), weight: 100 });
  for (const piece of frame.querySelectorAll('.cd-board [data-at], .cd-things, .cd-dock, .cd-side')) {
    const box = piece.getBoundingClientRect();
    if (box.width * box.height < room / 3) keep.push({ box, weight: 1 });
  }
  // A briefing is there to be read.
  for (const words of frame.querySelectorAll('.cd-board :is(h2, h3, p)')) keep.push({ box: seen(words), weight: 4 });
  // What fills the screen can be spoken of from within; anything else is never covered.
  const x = (object.left + object.right) / 2;
  const spot: Box = wide ? { left: x, right: x, top: object.top, bottom: object.top } : object;
  const { left, top } = placeCard(spot, { width, height }, whole, keep);
  card.style.left = `${left - whole.left}px`;
  card.style.top = `${top - whole.top}px`;
  // From the card's edge to the nearest point of the object; none from within it.
  const clamp = (n: number, a: number, b: number) => Math.max(a, Math.min(b, n));
  const to = {
    x: clamp(left + width / 2, object.left + 6, object.right - 6),
    y: clamp(top + height / 2, object.top + 6, object.bottom - 6),
  };
  const inside = to.x >= left && to.x <= left + width && to.y >= top && to.y <= top + height;
  arm.style.display = inside ? 'none' : '';
  const edge =
    to.x < left || to.x > left + width
      ? { x: to.x < left ? left : left + width, y: clamp(to.y, top + 12, top + height - 12) }
      : { x: to.x, y: to.y < top ? top : top + height };
  arm.querySelector('path')?.setAttribute('d', `M${edge.x - whole.left} ${edge.y - whole.top}L${to.x - whole.left} ${to.y - whole.top}`);
  arm.querySelector('circle')?.setAttribute('transform', `translate(${to.x - whole.left} ${to.y - whole.top})`);
}
