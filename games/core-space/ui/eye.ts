/** Where the deck is looked at: on a phone its window is small, so the camera goes to whoever acts, near enough to be touched. */
import type { Spot } from '@cosmodrome/kit/face';
import { type Camera, type FrameValue, useFrame } from '@cosmodrome/kit/ui/frame';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px), (max-height: 500px) and (max-width: 1023px)';
/** Plates do not stand beside the deck: it has all of the board. */
const SLIM = '(max-width: 1180px)';
const watching =
  (media: string) =>
  (tell: () => void): (() => void) => {
    const asked = matchMedia(media);
    asked.addEventListener('change', tell);
    return () => asked.removeEventListener('change', tell);
  };
const matches = (media: string) => (): boolean => typeof matchMedia !== 'undefined' && matchMedia(media).matches;
/** A phone, upright or lying. */
export const narrow = matches(NARROW);
const [watchSlim, slim] = [watching(SLIM), matches(SLIM)];
export const useSlim = (): boolean => useSyncExternalStore(watchSlim, slim, () => false);
/** So much of the deck round somebody: on a phone a base is then 44 px wide with its halo. */
const AROUND = { phone: 350, desk: 520 } as const;
export function around(x: number, y: number, by: number = narrow() ? AROUND.phone : AROUND.desk): Spot {
  return { x: x - by, y: y - by, width: 2 * by, height: 2 * by };
}
/** Everything in one picture, with a little room. */
export function including(places: readonly (readonly [number, number])[], room = 160): Spot {
  const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])];
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const [wide, high] = [Math.max(...xs) - Math.min(...xs) + 2 * room, Math.max(...ys) - Math.min(...ys) + 2 * room];
  // Never nearer than one looks at somebody who acts.
  const [width, height] = [Math.max(wide, 2 * AROUND.phone), Math.max(high, 2 * AROUND.phone)];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
/** The frame's camera is asked to bring answers into sight; plates and menus beside the deck are in sight already. */
export function useOwnCamera(stage: RefObject<HTMLElement | null>): {
  readonly frame: FrameValue;
  readonly camera: { readonly current: Camera | undefined };
  readonly ready: boolean;
} {
  const frame = useFrame();
  const camera = useRef<Camera>(undefined);
  const [ready, set] = useState(false);
  const { setCamera } = frame;
  const own = useCallback(
    (given: Camera | undefined) => {
      const mine = (all: readonly Element[]) => all.filter((e) => stage.current?.contains(e));
      camera.current = given;
      setCamera(given && { ...given, showElements: (all, always) => given.showElements(mine(all), always) });
      set(given !== undefined);
    },
    [setCamera, stage],
  );
  const framed = useMemo(() => ({ ...frame, setCamera: own }), [frame, own]);
  return { frame: framed, camera, ready };
}
/** Goes there when it becomes another place. On a desk the whole deck stays in sight; only what is told is gone to, and left again when it is told. */
export function useEye(
  camera: { readonly current: Camera | undefined },
  ready: boolean,
  spot: Spot | undefined,
  everywhere: boolean,
): void {
  const key = spot && `${spot.x} ${spot.y} ${spot.width}`;
  const to = useRef(spot);
  to.current = spot;
  const led = useRef(false);
  useEffect(() => {
    if (!ready) return;
    if (everywhere || narrow()) {
      if (key && to.current) camera.current?.show(to.current, true);
    } else if (led.current) camera.current?.fit();
    led.current = everywhere;
  }, [key, ready, everywhere, camera]);
}
