/**
 * The deck under play. Light means sight: what the Trader at hand sees from where it stands, or would stand, is bright. Cyan is what I may
 * do, magenta what others may do to me. Nothing here decides anything: reach, sight and chances come from the judges.
 */
import type { Json } from '@cosmodrome/kernel';
import type { FaceProps, Play } from '@cosmodrome/kit/face';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { Lang } from '@cosmodrome/kit/text';
import { GroundPlaces, Ranges, Rays, useGround } from '@cosmodrome/kit/ui/Ground';
import { Stage } from '@cosmodrome/kit/ui/Stage';
import { Target } from '@cosmodrome/kit/ui/Target';
import { useMemo, useState } from 'react';
import { REACH } from '../content/ranges.ts';
import { gunsOf } from '../judge/arms.ts';
import { isOn, radiusOf, shutDoors } from '../judge/place.ts';
import { siteOf } from '../judge/site.ts';
import type { Note } from '../notes.ts';
import { type Figure, type FigureId, figureOf, type TokenId } from '../state.ts';
import type { Act } from '../topics.ts';
import type { View } from '../view.ts';
import { AimPanel, bestTarget, raysOf, shotOf, withMoved } from './Aim.tsx';
import { Deck, DoorLeaf, topOf } from './Deck.tsx';
import { leaves, movedTo, placesOf, walkingOf } from './foot.ts';
import { boundsOf, middleOf, seenFrom } from './geometry.ts';
import { LABELS } from './labels.ts';
import { EventCard, HostilityTrack, PurgeBoard } from './Panels.tsx';
import { Dice, FigureArt, TokenArt } from './pieces.tsx';
import { nameOf } from './terms.ts';

type Props = FaceProps<View, Note>;
/** The seat whose colour a crew wears, from 1. */
export const colourOf = (view: View, f: Figure): number | undefined =>
  f.crew === null ? undefined : (view.crews[f.crew]!.seats[0] ?? f.crew) + 1;
const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** What touching a figure means now: choosing it, or the first thing to be done to it. */
function touchOf(play: Play, f: Figure, gun: TokenId | undefined): { readonly topic: string; readonly option: Json } | undefined {
  for (const topic of ['turn/trader', 'choose/figure', 'sustain/at'] as const)
    if (play.options(topic).some((o) => o === f.id)) return { topic, option: f.id };
  const acts = play.options('turn/act') as unknown as readonly Act[];
  const on = acts.filter((a) => 'at' in a && a.at === f.id);
  const shot = on.find((a) => a.do === 'shoot' && a.with === gun && a.extra === 0) ?? on.find((a) => a.do === 'shoot' && a.extra === 0);
  const act = shot ?? on.find((a) => a.do === 'fight') ?? on[0];
  return act ? { topic: 'turn/act', option: act as unknown as Json } : undefined;
}
export function Board(props: Props) {
  const { view, play, lang } = props;
  const labels = LABELS[lang];
  const { map } = siteOf(view);
  const { asks } = play;
  const walking = useMemo(() => walkingOf(view, asks), [view, asks]);
  const ground = useGround(walking?.topic ?? 'turn/walk', walking?.foot);
  const active = view.active ? figureOf(view, view.active.figure) : undefined;
  const mover = walking?.mover ?? active;
  const end = ground.shown?.points.at(-1);
  const there = mover && end ? movedTo(mover, end) : undefined;
  const here = mover && isOn(mover) ? mover : undefined;
  const eye = there ?? here;
  const [wished, wish] = useState<TokenId>();
  const guns = mover ? gunsOf(view, mover) : [];
  const gun = guns.some((g) => g.token === wished) ? wished : guns[0]?.token;
  const [aimed, aim] = useState<FigureId>();
  const board = useMemo(() => (there ? withMoved(view, there) : view), [view, there]);
  const target = useMemo(() => {
    if (!eye || gun === undefined || eye.crew === null) return undefined;
    return (aimed === undefined ? undefined : board.figures.find((f) => f.id === aimed && isOn(f))) ?? bestTarget(board, eye, gun);
  }, [board, eye, gun, aimed]);
  const fog = useMemo(() => (eye ? seenFrom(map, shutDoors(view), [eye.x, eye.y]) : undefined), [map, view, eye]);
  const places = useMemo(() => (walking ? placesOf(view, walking.mover, labels, lang) : []), [view, walking, labels, lang]);
  const [wide, high] = [map.plan.cols * UNIT, map.plan.rows * UNIT];
  const left = mover && end ? leaves(view, mover, end) : [];
  const shot = eye && target && gun !== undefined ? shotOf(board, eye, target, gun) : undefined;
  return (
    <div className="cs-board">
      <Stage
        world={{ x: -60, y: -60, width: wide + 120, height: high + 120 }}
        label={labels.map}
        margin={8}
        onPoint={ground.onPoint}
        claims={ground.claims}
      >
        <Deck map={map} />
        {fog && <path className="cs-fog" d={`M-70 -70H${wide + 70}V${high + 70}H-70Z${fog}`} fillRule="evenodd" pointerEvents="none" />}
        <Floor view={view} lang={lang} />
        {ground.region}
        {eye && target && gun !== undefined && (
          <Ranges at={[eye.x, eye.y]} of={[{ far: REACH.short + radiusOf(eye), name: `${labels.range.short} 5″` }]} />
        )}
        {eye && target && shot && shot.visible > 0 && <Rays from={[eye.x, eye.y]} rays={raysOf(board, eye, target)} />}
        {left.map((f) => (
          <path key={f.id} className="cs-threat" d={`M${f.x} ${f.y}L${mover!.x} ${mover!.y}`} />
        ))}
        {view.figures.filter(isOn).map((f) => (
          <Standing
            key={f.id}
            {...props}
            f={f}
            gun={gun}
            active={f.id === active?.id}
            target={f.id === target?.id}
            onAim={() => aim(f.id)}
          />
        ))}
        {ground.way(
          mover && <FigureArt figure={mover} r={radiusOf(mover)} seat={colourOf(view, mover)} ghost />,
          (length) =>
            `${labels.inches(length)} / ${labels.inches(walking?.foot.most ?? 0)}${left.length > 0 ? ` · ${labels.strikes(left.map((f) => nameOf(f, lang)).join(', '))}` : ''}`,
        )}
        {target && shot && (
          <Tag x={target.x} y={target.y - radiusOf(target) - 16} text={`${shot.visible} % · ${labels.inches(shot.far)}`} />
        )}
      </Stage>
      <aside className="cs-left">
        <HostilityTrack view={view} lang={lang} />
        <EventCard view={view} lang={lang} />
        <PurgeBoard view={view} lang={lang} />
      </aside>
      <aside className="cs-right">
        {target && gun !== undefined && (
          <AimPanel board={view} here={here} there={there} target={target} weapon={gun} lang={lang} choose={wish} />
        )}
        <Tray view={view} lang={lang} />
        <GroundPlaces ground={ground} foot={walking?.foot} places={places} title={labels.places} say={labels.inches} />
      </aside>
    </div>
  );
}
const Tag = ({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) => (
  <g className="cd-measure" style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--cd-zoom, 1)))` }} pointerEvents="none">
    <rect x={-text.length * 4.2 - 8} y={-24} width={text.length * 8.4 + 16} height={24} />
    <text y={-7} textAnchor="middle">
      {text}
    </text>
  </g>
);
/** What lies and stands about besides figures: airlocks, shut doors, Entry Points, tokens. */
function Floor({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const { map } = siteOf(view);
  const labels = LABELS[lang];
  return (
    <g>
      {map.entries.map(([x, y], i) => {
        const sealed = view.seals.some((s) => s.entry === i);
        return (
          <g key={i} className="cs-entry" data-sealed={sealed ? '' : undefined} transform={`translate(${x} ${y})`}>
            <title>{labels.entry(i + 1)}</title>
            <circle r={46} />
            <text y={18} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      {view.doors.map((state, i) =>
        state === 'open' ? null : <DoorLeaf key={i} bar={map.doors[i]!.bar} locked={state === 'locked'} map={map} />,
      )}
      {map.airlocks.map(({ name, bar }, i) => {
        const crew = view.crews.find((c) => c.airlock === i);
        const [mx, my] = middleOf(bar);
        const [x, y] = topOf(map, mx, my, 1.038);
        return (
          <g
            key={name}
            className="cs-airlock"
            data-seat={crew ? (crew.seats[0] ?? crew.id) + 1 : undefined}
            transform={`translate(${x} ${y})`}
          >
            <title>{labels.airlock(name)}</title>
            <path d={bar[0] === bar[2] ? 'M-14 -104H14V104H-14Z' : 'M-104 -14H104V14H-104Z'} />
            <circle r={26} />
            <text y={12} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {view.floor.map(({ token, x, y }) => (
        <foreignObject key={token} x={x - 32} y={y - 32} width={64} height={64} pointerEvents="none">
          <TokenArt board={view} token={token} height={60} />
        </foreignObject>
      ))}
      {view.searched.map((room) => {
        const squares = map.rooms.flatMap((r, i) => (r === room ? [i] : []));
        const [x1, y1] = boundsOf(map.plan, squares);
        return (
          <svg key={room} x={x1 + 20} y={y1 + 20} width={56} height={56} aria-hidden="true">
            <use href="#cs-m-search" width="100%" height="100%" />
          </svg>
        );
      })}
    </g>
  );
}
function Standing({
  f,
  gun,
  active,
  target,
  onAim,
  ...props
}: Props & { readonly f: Figure; readonly gun: TokenId | undefined; readonly active: boolean; readonly target: boolean; onAim(): void }) {
  const { view, play, lang, changed } = props;
  const r = radiusOf(f);
  const touch = touchOf(play, f, gun);
  const art = (
    <>
      <FigureArt figure={f} r={r} seat={colourOf(view, f)} />
      {active && <circle className="cs-chosen" r={r + 16} />}
      {target && <circle className="cs-aimed" r={r + 14} />}
    </>
  );
  return (
    <g transform={`translate(${f.x} ${f.y})`} data-piece={`figure-${f.id}`} onPointerEnter={onAim}>
      {touch ? (
        <Target
          topic={touch.topic}
          option={touch.option}
          d={circle(r + 10)}
          badge={[r, -r]}
          at={`figure-${f.id}`}
          about={{ title: nameOf(f, lang), text: '' }}
          changed={changed.has(`figure-${f.id}`)}
        >
          {art}
        </Target>
      ) : (
        art
      )}
    </g>
  );
}
/** The last roll, while it is being decided about. */
function Tray({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const { scene } = view;
  if (!scene || (scene.kind !== 'attack' && scene.kind !== 'dice') || scene.dice.length === 0) return null;
  return (
    <section className="cs-plate cs-tray" aria-label={LABELS[lang].rows.dice}>
      <h3>{nameOf(figureOf(view, scene.target), lang)}</h3>
      <Dice roll={scene.dice} size={44} />
    </section>
  );
}
