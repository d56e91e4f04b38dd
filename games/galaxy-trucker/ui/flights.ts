/**
 * Parts go before one's eyes from where they were to where they are now: into the hand, back to the shelf, aside, and to whoever was
 * quicker. What flies is a picture over everything and in nobody's way; the part itself is there at once, and can be acted with.
 */
import type { TileId } from '../content/index.ts';

const PART_MS = 180;
const LATE_MS = 320;
const EASE = 'cubic-bezier(0.16, 0.84, 0.24, 1)';
/** Whatever has not arrived by then was refused. */
const FORGOTTEN_MS = 4000;

type Way = { readonly box: DOMRect; readonly since: number };
const ways = new Map<string, Way>();
/** A part that has just been drawn has no name yet. */
export const DRAWN = 'drawn';
export const partOf = (tile: TileId): string => `part ${tile}`;

/** My hand has sent it on its way from here. */
export function setsOut(name: string, from: Element | null | undefined): void {
  if (from) ways.set(name, { box: from.getBoundingClientRect(), since: performance.now() });
}
const seen = (box: DOMRect): boolean => box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;

/** It is there: its picture comes from where it set out. */
export function arrives(name: string, place: Element | null): void {
  const way = ways.get(name);
  ways.delete(name);
  const picture = place?.querySelector('svg');
  if (!way || !place || !picture || performance.now() - way.since > FORGOTTEN_MS || document.visibilityState !== 'visible') return;
  const to = picture.getBoundingClientRect();
  if (!seen(to) || !seen(way.box)) return;
  fly(place, picture.cloneNode(true) as Element, way.box, to, PART_MS);
  picture.animate([{ opacity: 0 }, { opacity: 0 }], { duration: PART_MS });
}
/** It leaves for somebody's panel, or for their chip where panels are put away. `picture`: as it lay there. */
export function leavesFor(seat: number, place: Element, picture: Element): void {
  const frame = place.closest('.cd-frame');
  const from = place.getBoundingClientRect();
  const to = [`#player-${seat}`, `.cd-seats > li:nth-child(${seat + 1})`]
    .map((panel) => frame?.querySelector(panel)?.getBoundingClientRect())
    .find((box) => box && seen(box));
  if (to && seen(from) && document.visibilityState === 'visible') fly(place, picture, from, to, LATE_MS, true);
}
function fly(place: Element, picture: Element, from: DOMRect, to: DOMRect, duration: number, fades = false): void {
  const ghost = document.createElement('div');
  ghost.className = 'gt-flying';
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  const size = Math.min(to.width, to.height, fades ? 48 : Number.POSITIVE_INFINITY);
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  Object.assign(ghost.style, { left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px`, height: `${size}px` });
  for (const side of ['width', 'height']) picture.setAttribute(side, '100%');
  ghost.append(picture);
  (place.closest('.cd-frame') ?? document.body).append(ghost);
  const off = `translate(${from.left + from.width / 2 - x}px, ${from.top + from.height / 2 - y}px) scale(${Math.min(from.width, from.height) / size})`;
  const flight = ghost.animate([{ transform: off }, { transform: 'none', opacity: fades ? 0.2 : 1 }], { duration, easing: EASE });
  const gone = () => ghost.remove();
  flight.finished.then(gone, gone);
}
/** The face of a part that was drawn comes up. */
export function turnsUp(place: Element | null): void {
  place?.querySelector('svg')?.animate([{ transform: 'scaleX(0.1)' }, { transform: 'none' }], { duration: 160, easing: 'ease-out' });
}
