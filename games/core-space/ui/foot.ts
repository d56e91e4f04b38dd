/** Where the Trader who is asked may go, in the hands of the ground: the same reach the rules judge by. */
import type { Point } from '@cosmodrome/kernel';
import type { Play } from '@cosmodrome/kit/face';
import { type Bar, UNIT } from '@cosmodrome/kit/plane/plan';
import type { Lang } from '@cosmodrome/kit/text';
import type { Footing, NamedPlace } from '@cosmodrome/kit/ui/Ground';
import type { Pointing, WorldPoint } from '@cosmodrome/kit/ui/Stage';
import { DIRECTIONS } from '../judge/directions.ts';
import { engagedWith } from '../judge/figures.ts';
import { isOn, radiusOf } from '../judge/place.ts';
import { type Footing as Foot, Reach, walkOf, whyNotWalk } from '../judge/reach.ts';
import { siteOf } from '../judge/site.ts';
import { type FigureId, figureOf, type Shown } from '../state.ts';
import type { Reaction } from '../topics.ts';
import type { View } from '../view.ts';
import { boundsOf, middleOf } from './geometry.ts';
import type { Labels } from './labels.ts';
import { NAMES, nameOf } from './terms.ts';

export const WALKS = ['turn/walk', 'walk/way', 'npc/walk'] as const;
export type WalkTopic = (typeof WALKS)[number];
export interface Walking {
  readonly topic: WalkTopic;
  readonly mover: Shown;
  readonly foot: Footing;
}
type Shape = Foot & { readonly figure: FigureId };
export function walkingOf(view: View, asks: Play['asks']): Walking | undefined {
  const ask = asks.find((a) => a.kind === 'way' && (WALKS as readonly string[]).includes(a.topic));
  if (!ask) return undefined;
  const shape = ask.shape as unknown as Shape;
  return { topic: ask.topic as WalkTopic, mover: figureOf(view, shape.figure), foot: footOf(view, shape) };
}
function footOf(view: View, shape: Shape): Footing {
  const mover = figureOf(view, shape.figure);
  const reach = new Reach(view, mover, shape);
  const from: Point = shape.starts[0]?.at ?? shape.from;
  const { plan } = siteOf(view).map;
  const [left, top] = [Math.max(0, from[0] - shape.most - UNIT), Math.max(0, from[1] - shape.most - UNIT)];
  return {
    from,
    r: shape.r,
    most: shape.most,
    box: {
      x: left,
      y: top,
      width: Math.min(plan.cols * UNIT, from[0] + shape.most + UNIT) - left,
      height: Math.min(plan.rows * UNIT, from[1] + shape.most + UNIT) - top,
    },
    to: (x, y) => reach.to([x, y]),
    passes: (x, y) => reach.passes([x, y]),
    measure: (points) => (whyNotWalk(view, mover, shape, points) === undefined ? walkOf(shape, points).length : undefined),
  };
}
/** The direction, of 72, in which a place lies. */
function directionTo([fx, fy]: Point, [x, y]: Point): number {
  const k = Math.round((Math.atan2(x - fx, fy - y) * DIRECTIONS) / (2 * Math.PI));
  return (k + DIRECTIONS) % DIRECTIONS;
}
/** Where what is turned in a direction that is asked for stands or has landed. */
export function turningOf({ asks }: Play, { scene }: View): Point | undefined {
  const ask = asks.find(({ topic }) => topic === 'direction');
  const { from } = (ask?.shape ?? {}) as { readonly from?: Point };
  return ask && (from ?? (scene?.kind === 'aimed' ? scene.at : undefined));
}
const POINTS = ['aim/point'] as const;
/** A point is asked for: a press proposes it, the bar confirms. */
export function usePointing(play: Play, view: View): ((at: WorldPoint, what: Pointing) => void) | undefined {
  const from = turningOf(play, view);
  if (from)
    return ({ x, y }, what) => {
      if (what === 'press') play.propose('direction', directionTo(from, [x, y]));
    };
  const topic = POINTS.find((t) => play.asks.some((a) => a.topic === t && a.kind === 'point'));
  if (!topic) return undefined;
  return ({ x, y }, what) => {
    if (what === 'press') play.propose(topic, [Math.round(x), Math.round(y)]);
  };
}
/** The mover as it would stand at the end of a way. */
export const movedTo = (mover: Shown, [x, y]: Point): Shown => ({ ...mover, x, y, where: 'board' });
/** Enemies it touches now and would leave. */
export const leaves = (view: View, mover: Shown, end: Point): readonly Shown[] => {
  const after = movedTo(mover, end);
  return mover.where === 'board'
    ? engagedWith(view, mover).filter((f) => Math.hypot(f.x - after.x, f.y - after.y) > radiusOf(f) + radiusOf(after) + 5)
    : [];
};
/** Who moved, and whoever may answer it: the two a question out of turn is about. */
export function metIn(view: View, asks: Play['asks']): readonly Shown[] {
  const { scene } = view;
  const shape = asks.find(({ topic }) => topic === 'react/use')?.shape as unknown as { readonly options?: readonly Reaction[] } | undefined;
  const reactor = shape?.options?.flatMap((one) => (one === 'pass' ? [] : [one.figure]))[0] ?? null;
  const ids = (): readonly (FigureId | null)[] => {
    switch (scene?.kind) {
      case 'contact':
        return [scene.mover, scene.touched];
      case 'ambush':
        return [scene.mover, reactor];
      case 'opportunity':
        return [scene.against, scene.by];
      case 'gap':
        return reactor === null ? [] : [scene.after, reactor];
      default:
        return [];
    }
  };
  return [...new Set(ids())].flatMap((id) => (id === null ? [] : [figureOf(view, id)])).filter(isOn);
}
/** Of the sides of a line, those that lie before and behind it: numbers 1 and 3 of an upright one. */
const beside = (bar: Bar, id: string): boolean => (bar[0] === bar[2] ? /-[13]$/ : /-[02]$/).test(id);
/** Places worth a name: beside crates, ladders and what can be moved, in lifts and doors, against others. */
export function placesOf(view: View, mover: Shown, labels: Labels, lang: Lang): readonly NamedPlace[] {
  const { map } = siteOf(view);
  const { blocks } = view.settings;
  const r = radiusOf(mover);
  const round = (id: string, name: string, [x1, y1, x2, y2]: readonly [number, number, number, number]): NamedPlace[] => {
    const [mx, my] = [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)];
    const sides: readonly Point[] = [
      [mx, y1 - r],
      [x2 + r, my],
      [mx, y2 + r],
      [x1 - r, my],
    ];
    return sides.map((at, i) => ({ id: `${id}-${i}`, name, at }));
  };
  return [
    ...view.crates.flatMap((crate) => round(`crate-${crate.id}`, labels.crate(crate.id + 1), boundsOf(map.plan, crate.squares))),
    ...map.climbs.flatMap(({ kind, bar }, i) =>
      kind === 'stairs' ? [] : round(`climb-${i}`, labels.besides(labels.climbName[kind]), bar).filter(({ id }) => beside(bar, id)),
    ),
    ...map.lifts.map(({ squares }, i) => ({
      id: `lift-${i}`,
      name: labels.inLift,
      at: middleOf(boundsOf(map.plan, squares.slice(0, 1))),
    })),
    ...(blocks.some((block) => ['moving', 'destroying', 'climbing'].includes(block))
      ? map.pieces.flatMap(({ kind, squares }, i) =>
          kind === 'crate' || kind === 'large-crate' || squares.length === 0
            ? []
            : round(`piece-${i}`, labels.besides(NAMES[lang].structures[kind].name), boundsOf(map.plan, squares)),
        )
      : []),
    ...map.doors.map((door, i) => ({ id: `door-${i}`, name: labels.door(i + 1), at: middleOf(door.bar) })),
    ...view.figures
      .filter((f) => isOn(f) && f.id !== mover.id && !f.defeated)
      .flatMap((f) => {
        const far = r + radiusOf(f) + 2;
        return round(`figure-${f.id}`, labels.besides(nameOf(f, lang)), [f.x - far + r, f.y - far + r, f.x + far - r, f.y + far - r]);
      }),
  ];
}
