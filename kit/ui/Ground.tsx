/**
 * Answers of kind `way` on a board: where one may stop, the shortest way to the pointer with its length, a way drawn by hand, places in a
 * list and steps of a quarter square from the keyboard. It knows no game: what may be walked, the board says. Nothing is sent from here
 * but drafts; the question bar confirms.
 */
import type { Json, Point, Topic } from '@cosmodrome/kernel';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Spot } from '../face.ts';
import { useFrame } from './frame.tsx';
import { fewer, outline, pathOf } from './outline.ts';
import type { Pointing, WorldPoint } from './Stage.tsx';

export interface Path {
  readonly points: readonly Point[];
  readonly length: number;
}
/** What may be walked for the question of the moment. Make it once a question: outlines are drawn again when it is another. */
export interface Footing {
  readonly from: Point;
  /** The radius of what walks. */
  readonly r: number;
  readonly most: number;
  /** Where it can lead at all. */
  readonly box: Spot;
  /** The shortest way to a place where one may stop; undefined: out of reach. Asked at every move of the pointer. */
  to(x: number, y: number): Path | undefined;
  /** May one pass here on some way that is short enough? */
  passes(x: number, y: number): boolean;
  /** A way drawn by hand: how long it is; undefined: it cannot be walked. */
  measure(points: readonly Point[]): number | undefined;
}
/** A place worth naming: a crate, a door, behind a wall. */
export interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}
const STEP = 20;
/** Parts smaller than 0.3 of a square are not shown: nobody could hit them. */
const SLIVER = 900;
const NUDGE = 25;
/** Hands tremble: a drawn line is straightened within this. */
const TREMOR = 14;
const MOST_POINTS = 64;
/** A pointer near the edge still means the edge. */
const NEAR = 30;

export interface Grounded {
  /** For the Stage. */
  onPoint(at: WorldPoint, what: Pointing): void;
  claims(at: WorldPoint): boolean;
  /** What is shown now: what was put together, or what the pointer is over. */
  readonly shown: Path | undefined;
  /** Whether it was put together, or the pointer is only passing. */
  readonly fixed: boolean;
  /** Under the pieces, and over them. */
  readonly region: ReactNode;
  /** `more`: what is said of it besides its length, for who hears it. */
  way(ghost?: ReactNode, say?: (length: number) => string, more?: string): ReactNode;
  propose(path: Path | undefined): void;
}
const near = ({ x, y }: WorldPoint, [px, py]: Point, r: number): boolean => Math.hypot(x - px, y - py) <= r;

/** The place itself, or the nearest of a few beside it. */
function find(foot: Footing, { x, y }: WorldPoint): Path | undefined {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  const here = foot.to(cx, cy);
  if (here) return here;
  let best: Path | undefined;
  let least = NEAR + 1;
  for (let dy = -NEAR; dy <= NEAR; dy += 10)
    for (let dx = -NEAR; dx <= NEAR; dx += 10) {
      const far = Math.hypot(dx, dy);
      if (far >= least) continue;
      const path = foot.to(cx + dx, cy + dy);
      if (path) [best, least] = [path, far];
    }
  return best;
}

export function useGround(topic: Topic, foot: Footing | undefined): Grounded {
  const { play } = useFrame();
  const [hovered, setHovered] = useState<Path>();
  const drawn = useRef<Point[]>([]);
  const [sketch, setSketch] = useState<Path & { readonly open: boolean }>();
  const asked = foot !== undefined && play.asks.some((a) => a.topic === topic);
  const region = useMemo(() => foot && <Region foot={foot} />, [foot]);
  const draft = asked ? (play.draft(topic) as readonly Point[] | undefined) : undefined;
  const put = draft && draft.length > 0 ? { points: draft, length: foot?.measure(draft) ?? 0 } : undefined;
  const shown = sketch ?? put ?? (asked ? hovered : undefined);
  // In a lesson: a touch on the end of the way that is wanted means that very way.
  const wish = asked ? (play.wish?.(topic) as readonly Point[] | undefined) : undefined;
  const meant = (at: WorldPoint): Path | undefined =>
    wish && near(at, wish.at(-1)!, foot!.r) ? { points: wish, length: foot!.measure(wish) ?? 0 } : find(foot!, at);
  const propose = (path: Path | undefined) => {
    if (path) play.propose(topic, path.points as unknown as Json);
    else play.clear(topic);
  };
  const draw = (at: WorldPoint): Path & { readonly open: boolean } => {
    const spot: Point = [Math.round(at.x), Math.round(at.y)];
    const points = fewer(foot!.from, [...drawn.current, spot], TREMOR).slice(0, MOST_POINTS);
    const length = foot!.measure(points);
    return { points, length: length ?? 0, open: length !== undefined };
  };
  return {
    shown,
    fixed: put !== undefined,
    region: asked ? (
      <>
        {region}
        {wish && <circle fill="transparent" cx={wish.at(-1)![0]} cy={wish.at(-1)![1]} r={foot.r} data-wanted="" />}
      </>
    ) : null,
    propose,
    claims: (at) => asked && (near(at, foot.from, foot.r) || (put !== undefined && near(at, put.points.at(-1)!, foot.r))),
    onPoint: (at, what) => {
      if (!asked) return;
      if (what === 'hover') setHovered(find(foot, at));
      if (what === 'press') propose(meant(at));
      if (what === 'drag') {
        // Drawing on from the end of what is there, or anew from the base.
        if (drawn.current.length === 0 && put && near(at, put.points.at(-1)!, foot.r)) drawn.current.push(...put.points);
        else {
          const last = drawn.current.at(-1) ?? foot.from;
          if (Math.hypot(at.x - last[0], at.y - last[1]) >= NUDGE / 2) drawn.current.push([Math.round(at.x), Math.round(at.y)]);
        }
        setSketch(draw(at));
      }
      if (what === 'drop') {
        const path = draw(at);
        drawn.current = [];
        setSketch(undefined);
        // What was drawn through a wall means: there.
        propose(path.open ? path : find(foot, at));
      }
    },
    way: (ghost, say, more) =>
      asked && shown ? (
        <Track
          foot={foot}
          path={shown}
          shut={sketch?.open === false}
          ghost={ghost}
          say={say}
          more={more}
          topic={topic}
          propose={propose}
          fixed={put !== undefined}
        />
      ) : null,
  };
}

function Region({ foot }: { readonly foot: Footing }) {
  const [pass, stop] = useMemo(
    () => [
      pathOf(outline(foot.box, STEP, (x, y) => foot.passes(x, y), SLIVER)),
      pathOf(outline(foot.box, STEP, (x, y) => foot.to(x, y) !== undefined, SLIVER)),
    ],
    [foot],
  );
  return (
    <g className="cd-ground" pointerEvents="none">
      <path className="cd-ground-pass" d={pass} fillRule="evenodd" />
      <path className="cd-ground-stop" d={stop} fillRule="evenodd" />
    </g>
  );
}
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};
function Track({
  foot,
  path,
  shut,
  ghost,
  say,
  more,
  topic,
  propose,
  fixed,
}: {
  readonly foot: Footing;
  readonly path: Path;
  readonly shut: boolean;
  readonly ghost: ReactNode;
  readonly say: ((length: number) => string) | undefined;
  readonly more: string | undefined;
  readonly topic: Topic;
  propose(path: Path | undefined): void;
  readonly fixed: boolean;
}) {
  const { play } = useFrame();
  const [x, y] = path.points.at(-1)!;
  const label = say?.(path.length) ?? String(path.length);
  const keys = (e: KeyboardEvent) => {
    const by = ARROWS[e.key];
    if (by) {
      // Over a wall to the next place there is, at most as far as one may go.
      for (let n = 1; n * NUDGE <= foot.most; n++) {
        const next = foot.to(x + by[0] * n, y + by[1] * n);
        if (!next) continue;
        propose(next);
        break;
      }
    } else if (e.key === 'Enter') play.confirm(topic);
    else if (e.key === 'Escape') propose(undefined);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <g className="cd-way" data-shut={shut ? '' : undefined} data-fixed={fixed ? '' : undefined}>
      <path className="cd-way-under" d={`M${[foot.from, ...path.points].map((p) => p.join(' ')).join('L')}`} />
      <path className="cd-way-line" d={`M${[foot.from, ...path.points].map((p) => p.join(' ')).join('L')}`} />
      <g transform={`translate(${x} ${y})`}>
        {ghost}
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element */}
        <circle
          className="cd-way-end"
          r={foot.r}
          role="button"
          tabIndex={fixed ? 0 : -1}
          aria-label={more ? `${label}, ${more}` : label}
          onKeyDown={keys}
          pointerEvents="none"
        />
        <g className="cd-measure" style={{ transform: `translate(0, ${foot.r + 12}px) scale(calc(1 / var(--cd-zoom, 1)))` }}>
          <rect x={-label.length * 4.2 - 8} y={0} width={label.length * 8.4 + 16} height={24} />
          <text x={0} y={17} textAnchor="middle">
            {label}
          </text>
        </g>
      </g>
    </g>
  );
}

/** Places in reach as buttons: for the keyboard, for a screen reader, for whoever cannot aim. The first arrows then begin there. */
export function GroundPlaces({
  ground,
  foot,
  places,
  title,
  say,
}: {
  readonly ground: Grounded;
  readonly foot: Footing | undefined;
  readonly places: readonly NamedPlace[];
  readonly title: string;
  say(length: number): string;
}) {
  const reached = useMemo(
    () =>
      (foot ? places : [])
        .flatMap((place) => {
          const path = foot?.to(place.at[0], place.at[1]);
          return path ? [{ ...place, path }] : [];
        })
        .sort((a, b) => a.path.length - b.path.length)
        // A thing has several sides: the nearest will do.
        .filter(({ name }, i, all) => all.findIndex((p) => p.name === name) === i),
    [foot, places],
  );
  if (reached.length === 0) return null;
  return (
    <nav className="cd-places" aria-label={title}>
      {reached.map(({ id, name, path }) => (
        <button key={id} type="button" className="cd-place" onClick={() => ground.propose(path)}>
          {name} <small>{say(path.length)}</small>
        </button>
      ))}
    </nav>
  );
}

/** A ray of sight: how much of it is in the way, and from where. */
export interface Ray {
  readonly to: Point;
  /** free: bright. low: dashed. stopped: dark, with a cross at its end. */
  readonly how: 'free' | 'low' | 'stopped';
}
export const Rays = ({ from, rays }: { readonly from: Point; readonly rays: readonly Ray[] }) => (
  <g className="cd-rays" pointerEvents="none">
    {rays.map(({ to, how }) => (
      <path key={to.join()} data-how={how} d={`M${from.join(' ')}L${to.join(' ')}`} />
    ))}
  </g>
);
export const Ranges = ({ at, of }: { readonly at: Point; readonly of: readonly { readonly far: number; readonly name: string }[] }) => (
  <g className="cd-ranges" pointerEvents="none">
    {of.map(({ far, name }) => (
      <g key={name}>
        <circle cx={at[0]} cy={at[1]} r={far} />
        <text x={at[0]} y={at[1] + far - 8} textAnchor="middle">
          {name}
        </text>
      </g>
    ))}
  </g>
);
