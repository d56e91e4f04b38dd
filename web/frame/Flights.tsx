/**
 * Pieces fly from where they were to where they are now. An element with `data-piece` is known by that name wherever it is drawn: on the
 * board, in my things, beside a player. What is new comes from the place `data-from` names (a `data-at`), what is gone leaves for the one
 * `data-to` names. Only transform and opacity change, so nothing is laid out anew, and a flight that is interrupted goes on from where it is.
 */
import type { Json } from '@cosmodrome/kernel';
import type { RefObject } from 'react';
import { Component } from 'react';

interface Props {
  /** What is shown: another one may have things at other places. */
  readonly view: Json;
  readonly motion: boolean;
  readonly frame: RefObject<HTMLElement | null>;
}
interface Seen {
  readonly element: Element;
  readonly box: DOMRect;
  readonly to: string | undefined;
}
type Pieces = ReadonlyMap<string, Seen>;

/** From here to there; a piece that goes farther takes longer. */
const MOVE = { least: 320, most: 960, perPixel: 0.6, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' } as const;
const COME = { duration: 320, easing: 'cubic-bezier(0.16, 0.84, 0.24, 1)' } as const;
const GO = { duration: 400, easing: 'cubic-bezier(0.7, 0, 0.15, 1)' } as const;
/** A hair's breadth is no way. */
const NEAR_PX = 3;
/** More than this at once is another table, not a move. */
const MANY = 40;

export class Flights extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Pieces | null {
    const { view, motion, frame } = this.props;
    return before.view === view || !motion || document.visibilityState !== 'visible' ? null : piecesIn(frame.current);
  }
  override componentDidUpdate(_before: Props, _state: unknown, seen: Pieces | null): void {
    if (seen && seen.size > 0) fly(this.props.frame.current, seen);
  }
  override render(): null {
    return null;
  }
}
const inSight = (box: DOMRect): boolean =>
  box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;

function piecesIn(frame: HTMLElement | null): Pieces {
  const found = new Map<string, Seen>();
  for (const element of frame?.querySelectorAll('[data-piece]') ?? []) {
    const name = element.getAttribute('data-piece') as string;
    if (!found.has(name))
      found.set(name, { element, box: element.getBoundingClientRect(), to: element.getAttribute('data-to') ?? undefined });
  }
  return found;
}
const placeOf = (frame: HTMLElement, at: string | null | undefined): DOMRect | undefined => {
  if (!at) return undefined;
  const box = frame.querySelector(`[data-at~="${CSS.escape(at)}"]`)?.getBoundingClientRect();
  return box && inSight(box) ? box : undefined;
};
/** Pixels of the screen in what `translate` counts in: units of the world, on a board. */
function unitOf(element: Element): number {
  if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) return 1;
  const matrix = element.parentNode instanceof SVGGraphicsElement ? element.parentNode.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
const middle = (b: DOMRect) => [b.left + b.width / 2, b.top + b.height / 2] as const;

function fly(frame: HTMLElement | null, seen: Pieces): void {
  if (!frame) return;
  const now = piecesIn(frame);
  // All is measured before anything moves.
  const flights: (() => void)[] = [];
  for (const [name, { element, box }] of now) {
    const before = seen.get(name);
    const from = before ? before.box : placeOf(frame, element.getAttribute('data-from'));
    if (!inSight(box) || (before && !inSight(before.box))) continue;
    if (!from) {
      if (!before) flights.push(() => element.animate([{ opacity: 0 }, { opacity: 1 }], { ...COME }));
      continue;
    }
    const [x0, y0] = middle(from);
    const [x1, y1] = middle(box);
    const way = Math.hypot(x0 - x1, y0 - y1);
    if (way < NEAR_PX) continue;
    const unit = unitOf(element);
    const duration = Math.round(Math.max(MOVE.least, Math.min(MOVE.most, 240 + way * MOVE.perPixel)));
    const timing = before ? { duration, easing: MOVE.easing } : COME;
    flights.push(() => {
      // Added to whatever raises it where it stands.
      const start = `${(x0 - x1) / unit}px ${(y0 - y1) / unit}px`;
      element.animate([{ translate: start }, { translate: '0px 0px' }], { ...timing, composite: 'add' });
      if (!before) element.animate([{ opacity: 0.2 }, { opacity: 1 }], timing);
    });
  }
  for (const [name, { element, box, to }] of seen) {
    const there = now.has(name) || !inSight(box) ? undefined : placeOf(frame, to);
    if (there) flights.push(() => leave(frame, element, box, there));
  }
  if (flights.length <= MANY) for (const start of flights) start();
}
/** What is gone from the page flies as its own picture, over everything and in nobody's way. */
function leave(frame: HTMLElement, element: Element, box: DOMRect, there: DOMRect): void {
  if (!(element instanceof HTMLElement)) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const e of [ghost, ...ghost.querySelectorAll('*')])
    for (const name of ['id', 'data-piece', 'data-at', 'data-target', 'data-to']) e.removeAttribute(name);
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: 'var(--cd-z-card)',
    pointerEvents: 'none',
    transition: 'none',
  });
  frame.append(ghost);
  const [x0, y0] = middle(box);
  const [x1, y1] = middle(there);
  const flight = ghost.animate([{ transform: 'none' }, { transform: `translate(${x1 - x0}px, ${y1 - y0}px) scale(0.35)`, opacity: 0.15 }], {
    ...GO,
    fill: 'forwards',
  });
  const gone = () => ghost.remove();
  flight.finished.then(gone, gone);
}
