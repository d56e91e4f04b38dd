import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Spot } from '../face.ts';
import { type Camera, useFrame, useInset } from './frame.tsx';

/** How far from the whole picture one may go, either way. */
const NEAREST = 4;
const FARTHEST = 0.5;
const OWN_SIZE = 1.1;
const TRAVEL_MS = 480;
/** A hand that moves less than this taps. */
const TAP_PX = 6;
const onAnswer = (e: Event): boolean => e.target instanceof Element && e.target.closest('[role="button"], button, a, input') !== null;

/** A place in the world of a Stage, in its units. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}
/** hover: the pointer is over it. press: a click or tap. drag: drawn on from there, the board's own. drop: the end of such a drag. */
export type Pointing = 'hover' | 'press' | 'drag' | 'drop';
export interface StageProps {
  /** The whole world, in its own units: what "fit" shows. */
  readonly world: Spot;
  readonly label: string;
  /** Behind the world, does not move: a sky. */
  readonly behind?: ReactNode;
  /** Room around the world when it is fitted, in pixels. */
  readonly margin?: number;
  readonly children: ReactNode;
  /** Where the pointer is. Not told over answers, which are pressed themselves, nor while the camera is moved. */
  onPoint?(at: WorldPoint, what: Pointing): void;
  /** A drag that begins here is the board's own (drawing a way, a brush): the camera stays. */
  claims?(at: WorldPoint): boolean;
}

/**
 * An SVG with a camera: the wheel zooms to the pointer, a drag pans, two fingers pinch, a double tap on the ground doubles. It
 * registers with the frame, whose tools and keys move it, and sets --cd-zoom for edges that keep their width. The camera lives
 * outside React: panning renders nothing.
 */
export function Stage({ world, label, behind, margin = 16, children, onPoint, claims }: StageProps) {
  const { setCamera, motion } = useFrame();
  const inset = useInset();
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const over = useRef<SVGGElement>(null);
  const now = useRef({ world, motion, inset, margin, onPoint, claims });
  now.current = { world, motion, inset, margin, onPoint, claims };
  /** The world is of another size now: new limits, and the whole of it again if that is what was shown. */
  const regrow = useRef<(world: Spot) => void>(undefined);

  useLayoutEffect(() => {
    const element = svg.current as SVGSVGElement;
    const root = select(element);
    /** True until somebody moves the camera: a resize then fits again instead of keeping the middle. */
    let fitted = true;
    let size = { width: element.clientWidth, height: element.clientHeight };

    const fitScale = () => {
      const { world, margin, inset } = now.current;
      return Math.min((size.width - 2 * margin) / world.width, (size.height - inset - 2 * margin) / world.height) || 1;
    };
    /** As near as one may come: four times the whole, and always near enough to see things at the size they are drawn. */
    const nearest = () => Math.max(fitScale() * NEAREST, OWN_SIZE);
    const fitTransform = () => {
      const { world, inset } = now.current;
      const k = fitScale();
      const x = size.width / 2 - k * (world.x + world.width / 2);
      const y = inset + (size.height - inset) / 2 - k * (world.y + world.height / 2);
      return zoomIdentity.translate(x, y).scale(k);
    };
    const limits = () => {
      const k = fitScale();
      const { world } = now.current;
      behave.scaleExtent([k * FARTHEST, nearest()]).translateExtent([
        [world.x - world.width / 2, world.y - world.height / 2],
        [world.x + world.width * 1.5, world.y + world.height * 1.5],
      ]);
    };
    const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): WorldPoint => {
      const box = element.getBoundingClientRect();
      const [x, y] = zoomTransform(element).invert([clientX - box.left, clientY - box.top]);
      return { x, y };
    };
    /** A finger or button that is down, since when it began. */
    let down:
      | { readonly id: number; readonly px: number; readonly py: number; readonly at: WorldPoint; readonly mine: boolean }
      | undefined;
    let far = false;
    const point = (e: PointerEvent) => {
      const { onPoint, claims } = now.current;
      if (!onPoint || !e.isPrimary) return;
      if (e.type === 'pointerdown') {
        if (e.button !== 0 || onAnswer(e)) return;
        const at = placeOf(e);
        down = { id: e.pointerId, px: e.clientX, py: e.clientY, at, mine: claims?.(at) ?? false };
        far = false;
        if (down.mine) element.setPointerCapture(e.pointerId);
        return;
      }
      if (!down) {
        if (e.type === 'pointermove' && e.buttons === 0 && !onAnswer(e)) onPoint(placeOf(e), 'hover');
        return;
      }
      if (e.pointerId !== down.id) return;
      const begins = !far && Math.hypot(e.clientX - down.px, e.clientY - down.py) > TAP_PX;
      far ||= begins;
      if (e.type === 'pointermove') {
        if (!far || !down.mine) return;
        if (begins) onPoint(down.at, 'drag');
        onPoint(placeOf(e), 'drag');
        return;
      }
      const { mine } = down;
      down = undefined;
      if (e.type === 'pointercancel') return;
      if (!far) onPoint(placeOf(e), 'press');
      else if (mine) onPoint(placeOf(e), 'drop');
    };
    const POINTING = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
    for (const type of POINTING) element.addEventListener(type, point);
    const behave = zoom<SVGSVGElement, unknown>()
      .clickDistance(TAP_PX)
      .extent(() => [
        [0, 0],
        [size.width, size.height],
      ])
      .filter((e: Event) => {
        if (e.type === 'dblclick') return !onAnswer(e);
        const finger = 'touches' in e ? (e as TouchEvent).touches : undefined;
        const at = finger?.length === 1 ? finger[0] : e.type === 'mousedown' ? (e as MouseEvent) : undefined;
        if (at && !onAnswer(e) && now.current.claims?.(placeOf(at))) return false;
        if (e instanceof MouseEvent && e.type !== 'wheel' && (e.button !== 0 || e.ctrlKey)) return false;
        return true;
      })
      .on('zoom', (e: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (e.sourceEvent) fitted = false;
        draw(e.transform);
      });
    const draw = (t: ZoomTransform) => {
      ground.current?.setAttribute('transform', t.toString());
      element.style.setProperty('--cd-zoom', `${t.k}`);
    };
    let travelling = 0;
    /** Straight from camera to camera: the middle of the picture moves evenly, the zoom by equal factors. */
    const go = (to: ZoomTransform, travel = true) => {
      cancelAnimationFrame(travelling);
      if (!travel || !now.current.motion) return root.call(behave.transform, to);
      const from = zoomTransform(element);
      const middle = [size.width / 2, size.height / 2] as const;
      const [x0, y0] = from.invert([...middle]);
      const [x1, y1] = to.invert([...middle]);
      const start = performance.now();
      const step = (time: number) => {
        const u = Math.min(1, Math.max(0, time - start) / TRAVEL_MS);
        const e = u < 0.5 ? 4 * u ** 3 : 1 - (2 - 2 * u) ** 3 / 2;
        const k = from.k * (to.k / from.k) ** e;
        const x = x0 + (x1 - x0) * e;
        const y = y0 + (y1 - y0) * e;
        root.call(behave.transform, u === 1 ? to : zoomIdentity.translate(middle[0] - k * x, middle[1] - k * y).scale(k));
        if (u < 1) travelling = requestAnimationFrame(step);
      };
      travelling = requestAnimationFrame(step);
    };
    // Whoever takes hold of the board stops a camera under way.
    const hold = () => cancelAnimationFrame(travelling);
    element.addEventListener('pointerdown', hold);
    element.addEventListener('wheel', hold, { passive: true });
    limits();
    root.call(behave);
    go(fitTransform(), false);

    const toWorld = (r: { left: number; top: number; right: number; bottom: number }): Spot => {
      const box = element.getBoundingClientRect();
      const t = zoomTransform(element);
      const [x0, y0] = t.invert([r.left - box.left, r.top - box.top]);
      const [x1, y1] = t.invert([r.right - box.left, r.bottom - box.top]);
      return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
    };
    const show = (spot: Spot, near = false) => {
      const { inset } = now.current;
      const room = { width: size.width * 0.7, height: (size.height - inset) * 0.7 };
      const present = zoomTransform(element).k;
      const fits = Math.min(room.width / Math.max(spot.width, 1e-6), room.height / Math.max(spot.height, 1e-6));
      const k = Math.min(near ? fits : Math.max(present, fitScale()), fits, nearest());
      fitted = false;
      go(
        zoomIdentity
          .translate(size.width / 2 - k * (spot.x + spot.width / 2), inset + (size.height - inset) / 2 - k * (spot.y + spot.height / 2))
          .scale(k),
      );
    };
    const camera: Camera = {
      over: over.current as SVGGElement,
      zoomBy: (factor) => {
        fitted = false;
        const t = zoomTransform(element);
        const k = Math.min(Math.max(t.k * factor, fitScale() * FARTHEST), nearest());
        const [x, y] = t.invert([size.width / 2, size.height / 2]);
        go(zoomIdentity.translate(size.width / 2 - k * x, size.height / 2 - k * y).scale(k));
      },
      fit: () => {
        fitted = true;
        go(fitTransform());
      },
      settle: () => {
        if (fitted) go(fitTransform());
      },
      pan: (dx, dy) => {
        fitted = false;
        root.call(behave.translateBy, dx / zoomTransform(element).k, dy / zoomTransform(element).k);
      },
      show,
      showElements: (elements, always = false) => {
        // Panels and cards beside the world do not move with it: they are in sight already, and no camera brings them nearer.
        const rects = elements.filter((e) => ground.current?.contains(e)).map((e) => e.getBoundingClientRect());
        if (rects.length === 0) return;
        const box = element.getBoundingClientRect();
        const top = box.top + now.current.inset;
        const seen = rects.some((r) => r.right > box.left && r.left < box.right && r.bottom > top && r.top < box.bottom);
        if (seen && !always) return;
        show(
          toWorld({
            left: Math.min(...rects.map((r) => r.left)),
            top: Math.min(...rects.map((r) => r.top)),
            right: Math.max(...rects.map((r) => r.right)),
            bottom: Math.max(...rects.map((r) => r.bottom)),
          }),
        );
      },
    };
    setCamera(camera);

    const watch = new ResizeObserver(() => {
      const before = size;
      size = { width: element.clientWidth, height: element.clientHeight };
      if (size.width === 0 || size.height === 0 || (size.width === before.width && size.height === before.height)) return;
      limits();
      if (fitted || before.width === 0) return go(fitTransform(), false);
      const t = zoomTransform(element);
      const [x, y] = t.invert([before.width / 2, before.height / 2]);
      go(zoomIdentity.translate(size.width / 2 - t.k * x, size.height / 2 - t.k * y).scale(t.k), false);
    });
    watch.observe(element);
    regrow.current = (world) => {
      now.current = { ...now.current, world };
      limits();
      if (fitted) go(fitTransform());
    };
    return () => {
      watch.disconnect();
      hold();
      for (const type of POINTING) element.removeEventListener(type, point);
      element.removeEventListener('pointerdown', hold);
      element.removeEventListener('wheel', hold);
      root.on('.zoom', null);
      setCamera(undefined);
    };
  }, [setCamera]);
  const { x, y, width, height } = world;
  useLayoutEffect(() => regrow.current?.({ x, y, width, height }), [x, y, width, height]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG is no fieldset
    <svg ref={svg} className="cd-stage" role="group" aria-label={label}>
      {behind}
      <g ref={ground}>
        {children}
        <g ref={over} pointerEvents="none" />
      </g>
    </svg>
  );
}
