/** Where the ship is looked at on a phone: its window is small, so the camera goes to what happens, near enough to be read. */
import type { Spot } from '@cosmodrome/kit/face';
import type { Camera } from '@cosmodrome/kit/ui/frame';
import { type RefObject, useEffect, useRef } from 'react';
import type { View } from '../view.ts';
import { type Desk, shown } from './desk.tsx';
import { around, cellPoint, HATCH, SIDE } from './geometry.ts';
import type { Anchor } from './places.ts';
import type { Step } from './playback.ts';

/** A phone, upright or lying. */
export const narrow = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(max-width: 767px), (max-height: 500px) and (max-width: 1023px)').matches;

/** The tile of what is pointed at. */
export function cellOf(view: View, anchor: Anchor | undefined): number | undefined {
  if (!anchor) return undefined;
  const [kind, what] = anchor.split(':') as [string, string];
  if (kind === 'cell' || kind === 'floor') return Number(what);
  if (kind === 'edge') return view.edges[Number(what)]?.b;
  if (kind === 'foe') return what === '0' ? view.boss?.at : view.aliens.find((a) => a.id === Number(what))?.at;
  if (kind === 'role') return view.rocketeers.find((r) => r.role === what)?.at;
  return undefined;
}
/** What the camera should show: these tiles, or one tile from near, so that what can be touched there is large enough. */
export interface Happening {
  readonly cells: readonly number[];
  readonly near: boolean;
}
export const NOTHING: Happening = { cells: [], near: false };
/** The tiles of what happens now: the step that is told, the roll, the targets shown alone, else whoever acts. */
export function happening(view: View, told: Step | undefined, desk: Pick<Desk, 'choices' | 'only'>): Happening {
  if (told) return { cells: told.cells, near: false };
  const aimed =
    desk.only === undefined
      ? []
      : [...desk.choices].flatMap(([anchor, choices]) => (shown(choices, desk.only).length > 0 ? (cellOf(view, anchor) ?? []) : []));
  const actor = view.rocketeers.find((r) => r.role === (view.roll?.who ?? view.scene?.role ?? view.active))?.at;
  const roll = view.roll && aimed.length === 0 ? [view.roll.cell] : [];
  const cells = [...new Set([...aimed, ...roll, ...(actor === undefined ? [] : [actor])])].filter((c) => view.cells[c] !== undefined);
  return { cells, near: cells.length === 1 };
}
function boundsOf(view: View, cells: readonly number[]): Spot {
  const spots = cells.map((c) => around(cellPoint(view, c), SIDE));
  const x = Math.min(...spots.map((s) => s.x));
  const y = Math.min(...spots.map((s) => s.y));
  return {
    x,
    y,
    width: Math.max(...spots.map((s) => s.x + s.width)) - x,
    height: Math.max(...spots.map((s) => s.y + s.height)) - y,
  };
}
/** From here on a name plate is legible and a hatch 44 px wide. */
const NEAR = 22 / HATCH + 0.02;
/** The window has its new size by then; a camera that came nearer has arrived. */
const SETTLED_MS = 60;
const ARRIVED_MS = 520;
export function useEye(
  stage: RefObject<HTMLElement | null>,
  camera: { readonly current: Camera | undefined },
  view: View,
  { cells, near }: Happening,
  panel: string | undefined,
  motion: boolean,
): void {
  const now = useRef(view);
  now.current = view;
  const what = `${panel ?? ''} ${cells.join(' ')}`;
  useEffect(() => {
    const seen = what.split(' ').slice(1).filter(Boolean).map(Number);
    if (!narrow() || seen.length === 0) return;
    let timer = setTimeout(() => {
      const show = () => camera.current?.show(near ? around(cellPoint(now.current, seen[0]!), 1) : boundsOf(now.current, seen));
      const zoom = Number(stage.current?.querySelector('svg')?.style.getPropertyValue('--cd-zoom'));
      if (!(zoom < NEAR * 0.98)) return show();
      camera.current?.zoomBy(NEAR / zoom);
      timer = setTimeout(show, motion ? ARRIVED_MS : 0);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [what, near, camera, stage, motion]);
}
