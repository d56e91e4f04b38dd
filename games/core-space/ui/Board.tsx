/**
 * The deck under play. Light means sight: what the Trader at hand sees from where it stands, or would stand, is bright. Cyan is what I may
 * do, magenta what others may do to me. Nothing here decides anything: reach, sight and chances come from the judges.
 */
import type { Point } from '@cosmodrome/kernel';
import { type Bar, UNIT } from '@cosmodrome/kit/plane/plan';
import type { Lang, Question } from '@cosmodrome/kit/text';
import { FrameContext, useInset, useNameOf } from '@cosmodrome/kit/ui/frame';
import { GroundPlaces, Ranges, Rays, useGround } from '@cosmodrome/kit/ui/Ground';
import { Stage } from '@cosmodrome/kit/ui/Stage';
import { type CSSProperties, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { MissionMap } from '../content/map.ts';
import { REACH } from '../content/ranges.ts';
import { gunsOf } from '../judge/arms.ts';
import { DIRECTIONS } from '../judge/directions.ts';
import { ledgesOf } from '../judge/heights.ts';
import { thingAt } from '../judge/objectives.ts';
import { isOn, radiusOf, shutDoors } from '../judge/place.ts';
import { missionOf, siteOf } from '../judge/site.ts';
import type { Place } from '../notes.ts';
import type { Places } from '../rules/advanced/scenery.ts';
import { type FigureId, figureOf, type Shown, type TokenId } from '../state.ts';
import type { Act } from '../topics.ts';
import type { View } from '../view.ts';
import { AimPanel, bestTarget, raysOf, shotOf, withMoved } from './Aim.tsx';
import { tellPiece } from './briefing.ts';
import { CrewChoice } from './Crews.tsx';
import { Deck, DoorLeaf, Heights, topOf } from './Deck.tsx';
import { colourOf, figureAbout, named, namedIn, type Props, tokenAbout } from './desk.ts';
import { around, including, useEye, useOwnCamera, useSlim } from './eye.ts';
import { leaves, metIn, movedTo, placesOf, turningOf, usePointing, walkingOf } from './foot.ts';
import { boundsOf, middleOf, seenFrom, squareOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { Menu } from './Menu.tsx';
import { EventCard, HostilityTrack, MissionPlate, PurgeBoard } from './Panels.tsx';
import { FigureArt, TokenArt } from './pieces.tsx';
import { type Anchor, type Choice, type Choices, choicesOf } from './places.ts';
import { stillAt, usePlayback } from './playback.ts';
import { Roll } from './Roll.tsx';
import { Search } from './Search.tsx';
import { Spot } from './Spot.tsx';
import { useStride, useTrail, wayTo } from './stride.ts';
import { Told, ToldLines } from './Told.tsx';
import { Flags, saidOf } from './Wishes.tsx';

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export function Board(props: Props) {
  const { view, seat, play, lang } = props;
  const labels = LABELS[lang];
  const site = siteOf(view);
  const { map } = site;
  const { asks } = play;
  const choices = useMemo(() => choicesOf(play, view), [play, view]);
  const walking = useMemo(() => walkingOf(view, asks), [view, asks]);
  const ground = useGround(walking?.topic ?? 'turn/walk', walking?.foot);
  const pointing = usePointing(play, view);
  const telling = usePlayback(props);
  const active = view.active ? figureOf(view, view.active.figure) : undefined;
  /** Who acts, a crew's or whom the game master leads. */
  const acting = view.scene?.kind === 'led' ? view.scene.figure : active?.id;
  const mover = walking?.mover ?? active;
  const end = ground.shown?.points.at(-1);
  // The way is under the pointer at once; what would be seen from its end follows when there is time, for the last place only.
  const looked = useDeferredValue(end);
  const last = end && looked;
  const there = useMemo(() => (mover && last ? movedTo(mover, last) : undefined), [mover, last]);
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
  const shot = useMemo(() => (eye && target && gun !== undefined ? shotOf(board, eye, target, gun) : undefined), [board, eye, target, gun]);
  const rays = useMemo(
    () => (eye && target && shot && shot.visible > 0 ? raysOf(board, eye, target) : undefined),
    [board, eye, target, shot],
  );
  const stage = useRef<HTMLDivElement>(null);
  const { frame, camera, ready } = useOwnCamera(stage);
  const step = telling.step;
  const inset = useInset();
  const met = metIn(view, asks);
  const near = met.length > 0 ? including(met.map(({ x, y }) => [x, y] as const)) : undefined;
  const asked = near ?? (asks.length > 0 && here ? around(here.x, here.y) : undefined);
  useEye(camera, ready, step?.spot ?? asked, step !== undefined);
  const shown = step ? stillAt(view, step) : view;
  const building = asks.some((a) => a.topic.startsWith('setup/') && a.topic !== 'setup/crew');
  const choosing = view.phase === 'setup' && !building && view.crews.some(({ id }) => !view.figures.some((f) => f.crew === id));
  const standing = shown.figures.filter(isOn);
  const trail = useTrail(props.notes, props.motion);
  return (
    <div className="cs-board" data-telling={step ? '' : undefined} style={{ '--cs-inset': `${inset}px` } as CSSProperties}>
      <div ref={stage} className="cs-stage">
        <FrameContext value={frame}>
          <Stage
            world={{ x: -60, y: -60, width: wide + 120, height: high + 120 }}
            label={labels.map}
            margin={8}
            onPoint={(at, what) => {
              if (step) return what === 'press' ? telling.close() : undefined;
              return pointing ? pointing(at, what) : ground.onPoint(at, what);
            }}
            claims={(at) => !step && ground.claims(at)}
          >
            <Deck map={map} />
            <Heights map={map} words={labels.floor} />
            {fog && !step && (
              <path className="cs-fog" d={`M-70 -70H${wide + 70}V${high + 70}H-70Z${fog}`} fillRule="evenodd" pointerEvents="none" />
            )}
            <Floor {...props} choices={choices} />
            <Structures {...props} choices={choices} />
            <Marks view={shown} />
            {!step && ground.region}
            {!step && eye && target && gun !== undefined && (
              <Ranges at={[eye.x, eye.y]} of={[{ far: REACH.short + radiusOf(eye), name: `${labels.range.short} 5″` }]} />
            )}
            {!step && eye && rays && <Rays from={[eye.x, eye.y]} rays={rays} />}
            {left.map((f) => (
              <path key={f.id} className="cs-threat" d={`M${f.x} ${f.y}L${mover!.x} ${mover!.y}`} />
            ))}
            <Attack {...props} />
            {step && <ToldLines view={shown} step={step} />}
            {trail.map(({ id, way }) => (
              <path key={id} className="cs-trail" d={`M${way.map((p) => p.join(' ')).join('L')}`} pointerEvents="none" />
            ))}
            {standing.map((f) => (
              <Standing
                key={f.id}
                {...props}
                f={f}
                choices={choices}
                active={f.id === acting && !step}
                told={f.id === step?.figure}
                way={step ? (f.id === step.figure ? step.way : undefined) : wayTo(props.notes, f)}
                target={f.id === target?.id && !step}
                onAim={aim}
              />
            ))}
            <Met view={view} seat={seat} lang={lang} asks={asks} />
            {!step &&
              ground.way(
                mover && <FigureArt figure={mover} r={radiusOf(mover)} seat={colourOf(view, mover)} ghost />,
                (length) => `${labels.inches(length)} / ${labels.inches(walking?.foot.most ?? 0)}`,
                left.length > 0 ? labels.strikes(left.map((f) => named(view, f, lang)).join(', ')) : undefined,
              )}
            <Flags view={shown} />
            {left.map((f) => (
              <Tag key={f.id} x={f.x} y={f.y - radiusOf(f) - 16} text={labels.struck} threat />
            ))}
            {!step && target && shot && !left.includes(target) && (
              <Tag x={target.x} y={target.y - radiusOf(target) - 16} text={`${shot.visible} % · ${labels.inches(shot.far)}`} />
            )}
            <Moved {...props} />
            <Aside {...props} />
            <Turned {...props} />
            <Aimed {...props} />
          </Stage>
        </FrameContext>
      </div>
      {!choosing && <Plates {...props} />}
      <Told {...props} telling={telling} />
      <aside className="cs-right">
        {!step && target && gun !== undefined && (
          <AimPanel board={view} here={here} there={there} target={target} weapon={gun} lang={lang} choose={wish} />
        )}
        {!step && <Roll {...props} />}
        {!step && <GroundPlaces ground={ground} foot={walking?.foot} places={places} title={labels.places} say={labels.inches} />}
      </aside>
      <Search {...props} />
      {choosing && <CrewChoice {...props} />}
      <Menu {...props} choices={choices} />
    </div>
  );
}
/** Nothing of what follows changes under the pointer: it is drawn once a position. Beside the deck; on a phone one of them at a time, over it. */
const Plates = memo(function Plates(props: Props) {
  const slim = useSlim();
  const [open, set] = useState<string>();
  const fold = (id: string) => ({ open: slim ? open === id : true, onFold: slim ? () => set(open === id ? undefined : id) : undefined });
  // A search lies over them, but where they are folded.
  const under = !slim && props.play.asks.some(({ topic }) => topic === 'search/hold');
  return (
    <aside
      className="cs-left"
      data-slim={slim ? '' : undefined}
      tabIndex={slim ? undefined : 0}
      inert={under}
      aria-label={LABELS[props.lang].plates}
    >
      <MissionPlate {...props} {...fold('mission')} />
      <HostilityTrack {...props} {...fold('hostility')} />
      <EventCard {...props} {...fold('event')} />
      <PurgeBoard {...props} {...fold('purge')} />
    </aside>
  );
});
const Tag = ({ x, y, text, threat }: { readonly x: number; readonly y: number; readonly text: string; readonly threat?: boolean }) => (
  <g
    className="cd-measure"
    data-threat={threat ? '' : undefined}
    style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--cd-zoom, 1)))` }}
    pointerEvents="none"
  >
    <rect x={-text.length * 4.2 - 8} y={-24} width={text.length * 8.4 + 16} height={24} />
    <text y={-7} textAnchor="middle">
      {text}
    </text>
  </g>
);
/** What lies and stands about besides figures: airlocks, shut doors, Entry Points, crates, tokens. */
const Floor = memo(function Floor({ view, lang, names, choices }: Props & { readonly choices: Choices }) {
  const { map } = siteOf(view);
  const labels = LABELS[lang];
  return (
    <g>
      {map.entries.map(([x, y], i) => {
        const sealed = view.seals.some((s) => s.entry === i);
        return (
          <g key={i} className="cs-entry" data-sealed={sealed ? '' : undefined} transform={`translate(${x} ${y})`}>
            <Spot
              anchor={`entry-${i}`}
              choices={choices}
              d={circle(56)}
              badge={[46, -46]}
              about={{ title: labels.entry(i + 1), text: labels.entryAbout(sealed), rules: ['CS-PUR-01'] }}
            >
              <circle />
              <text textAnchor="middle">{i + 1}</text>
            </Spot>
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
            <Spot
              anchor={`airlock-${i}`}
              choices={choices}
              d={circle(40)}
              badge={[30, -30]}
              about={{
                title: labels.airlock(name),
                text: labels.airlockAbout(crew && (names[crew.seats[0] ?? 0] ?? '')),
                rules: ['CS-SET-13', 'CS-MOV-13'],
              }}
            >
              <path d={bar[0] === bar[2] ? 'M-14 -104H14V104H-14Z' : 'M-104 -14H104V14H-104Z'} />
              <circle />
              <text textAnchor="middle">{name}</text>
            </Spot>
          </g>
        );
      })}
      {view.crates.map((crate) => {
        if (crate.squares.length === 0) return null;
        const [x1, y1, x2, y2] = boundsOf(map.plan, crate.squares);
        return (
          <Spot
            key={crate.id}
            anchor={`crate-${crate.id}`}
            choices={choices}
            d={`M${x1 - 6} ${y1 - 6}H${x2 + 6}V${y2 + 6}H${x1 - 6}Z`}
            badge={[x2, y1]}
            about={{
              title: labels.crate(crate.id + 1),
              text: [labels.crateAbout(crate.large), ...saidOf(view, crate.id, names, lang)],
              rules: ['CS-SRC-01'],
            }}
          >
            <rect x={x1} y={y1} width={x2 - x1} height={y2 - y1} fill="transparent" />
          </Spot>
        );
      })}
      {view.floor.map(({ token, x, y }) => (
        <g key={token} transform={`translate(${x} ${y})`}>
          <Spot anchor={`lying-${token}`} choices={choices} d={circle(44)} badge={[34, -34]} about={tokenAbout(view, token, lang)}>
            <foreignObject x={-32} y={-32} width={64} height={64} pointerEvents="none">
              <TokenArt board={view} token={token} height={60} />
            </foreignObject>
            <circle r={32} fill="transparent" />
          </Spot>
        </g>
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
});
/** The floor that a ladder or stairs begin on. */
const lowerFloor = ({ plan, floors }: MissionMap, [x1, y1, x2, y2]: Bar): number => {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = x1 === x2 ? [1, 0] : [0, 1];
  const at = (px: number, py: number) => floors[Math.floor(py / UNIT) * plan.cols + Math.floor(px / UNIT)]!;
  return Math.min(at(x - dx, y - dy), at(x + dx, y + dy));
};
/** What only some acts are done to: scenery, ladders, edges, doors, windows, lifts. It shows itself while something can be done there. */
/** What the mission wants there, in its words. */
function missionAt(view: View, choices: readonly Choice[], lang: Lang): string | undefined {
  const act = choices.map(({ option }) => option as unknown as Act).find((one) => one.do === 'interact');
  const piece = act?.do === 'interact' ? missionOf(view).pieces[act.piece] : undefined;
  return piece && tellPiece(piece, lang);
}
const Structures = memo(function Structures({ view, lang, choices }: Props & { readonly choices: Choices }) {
  const site = siteOf(view);
  const { map } = site;
  const labels = LABELS[lang];
  const box = ([x1, y1, x2, y2]: Bar, by: number) => `M${x1 - by} ${y1 - by}H${x2 + by}V${y2 + by}H${x1 - by}Z`;
  return (
    <g>
      {map.climbs.map(({ kind, bar }, i) => {
        const anchor: Anchor = `climb-${i}`;
        const played = kind === 'stairs' || view.settings.blocks.includes('climbing');
        const text = [labels.leadsUp(lowerFloor(map, bar)), played ? labels.climbAbout[kind] : labels.noClimbing];
        const about = { title: labels.climbName[kind], text, rules: ['CS-CLB-01'] };
        return (
          <Spot key={anchor} anchor={anchor} choices={choices} d={box(bar, 26)} badge={[bar[2], bar[1]]} about={about}>
            <path d={box(bar, 20)} fill="transparent" />
          </Spot>
        );
      })}
      {[...choices.keys()].map((anchor) => {
        const [kind, n] = anchor.split('-') as [string, string];
        const i = Number(n);
        const at: { readonly bar: Bar; readonly by: number; readonly rule: string } | undefined =
          kind === 'piece'
            ? { bar: boundsOf(map.plan, map.pieces[i]!.squares), by: 4, rule: 'CS-OBJ-01' }
            : kind === 'ledge'
              ? { bar: ledgesOf(site)[i]!.bar, by: 20, rule: 'CS-JMP-02' }
              : kind === 'door'
                ? { bar: map.doors[i]!.bar, by: 24, rule: 'CS-DOR-03' }
                : kind === 'window'
                  ? { bar: map.windows[i]!, by: 24, rule: 'CS-WIN-01' }
                  : kind === 'lift'
                    ? { bar: boundsOf(map.plan, map.lifts[i]!.squares), by: 0, rule: 'CS-LFT-01' }
                    : kind === 'console'
                      ? { bar: map.wallConsoles[i]!, by: 26, rule: 'CS-INT-01' }
                      : undefined;
        if (!at) return null;
        const text = missionAt(view, choices.get(anchor) ?? [], lang) ?? labels.structure[kind as 'piece'];
        const about = { title: namedIn(anchor, view, lang), text, rules: [at.rule] };
        return (
          <Spot key={anchor} anchor={anchor} choices={choices} d={box(at.bar, at.by)} badge={[at.bar[2], at.bar[1]]} about={about}>
            <path d={box(at.bar, at.by)} fill="transparent" />
          </Spot>
        );
      })}
    </g>
  );
});
/** On what a mission is about: who has done it there, each crew in its own corner. */
const Marks = memo(function Marks({ view }: { readonly view: View }) {
  const { map } = siteOf(view);
  const done = missionOf(view).pieces.flatMap((piece, i) =>
    (view.objectives[i]?.by ?? []).flatMap((by, site) => {
      const thing = by === null || piece.piece === 'informant' || piece.piece === 'prisoner' ? undefined : thingAt(view, piece, site);
      return thing && by !== null ? [{ key: `${i}.${site}`, by, bar: 'bar' in thing ? thing.bar : boundsOf(map.plan, thing.squares) }] : [];
    }),
  );
  return (
    <g pointerEvents="none">
      {done.map(({ key, by, bar: [x1, y1, x2, y2] }) => {
        const [x, y] = [(x1 + x2) / 2 + (by % 2 ? 34 : -34), (y1 + y2) / 2 + (by % 4 < 2 ? -34 : 34) * (by < 4 ? 1 : 0)];
        return (
          <g key={key} className="cs-done" data-seat={(view.crews[by]?.seats[0] ?? by) + 1} transform={`translate(${x} ${y})`}>
            <circle r={26} />
            <path d="M-12 1L-3 10L13 -9" />
          </g>
        );
      })}
    </g>
  );
});
const Standing = memo(function Standing({
  f,
  choices,
  active,
  told,
  target,
  way,
  onAim,
  view,
  lang,
  changed,
  motion,
}: Props & {
  readonly f: Shown;
  readonly choices: Choices;
  readonly active: boolean;
  readonly told: boolean;
  readonly target: boolean;
  /** How it came to where it stands. */
  readonly way: readonly Place[] | undefined;
  onAim(id: FigureId): void;
}) {
  const r = radiusOf(f);
  const id: Anchor = `figure-${f.id}`;
  const element = useRef<SVGGElement>(null);
  useStride(element, f, way, motion);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at somebody only shows what a shot would be
    <g
      ref={element}
      transform={`translate(${f.x} ${f.y})`}
      data-figure={f.id}
      onPointerEnter={() => onAim(f.id)}
      onFocus={() => onAim(f.id)}
    >
      <Spot anchor={id} choices={choices} d={circle(r + 10)} badge={[r, -r]} about={figureAbout(view, f, lang)} changed={changed.has(id)}>
        <FigureArt figure={f} r={r} seat={colourOf(view, f)} />
        {active && <circle className="cs-chosen" r={r + 16} />}
        {told && <circle className="cs-told" r={r + 16} />}
        {target && <circle className="cs-aimed" r={r + 14} />}
      </Spot>
    </g>
  );
});
/** An attack that is being decided about: rays from whoever attacks, in magenta where it is against mine. */
function Attack({ view, seat, lang }: Props) {
  const { scene } = view;
  if (scene?.kind !== 'attack' || scene.by === null) return null;
  const [by, target] = [figureOf(view, scene.by), figureOf(view, scene.target)];
  if (!isOn(by) || !isOn(target)) return null;
  const mine = seat !== undefined && target.crew === view.crewOf[seat];
  return (
    <g className="cs-attack" data-threat={mine ? '' : undefined} pointerEvents="none">
      {scene.how === 'ranged' ? (
        <Rays from={[by.x, by.y]} rays={raysOf(view, by, target)} />
      ) : (
        <path d={`M${by.x} ${by.y}L${target.x} ${target.y}`} />
      )}
      <circle cx={target.x} cy={target.y} r={radiusOf(target) + 18} />
      <Tag x={by.x} y={by.y - radiusOf(by) - 16} text={named(view, by, lang)} threat={mine} />
    </g>
  );
}
/** Who has come near whom, while somebody is asked about it: the one who moved in magenta where it is against mine. */
function Met({ view, seat, asks, lang }: Pick<Props, 'view' | 'seat' | 'lang'> & { readonly asks: readonly Question[] }) {
  const [mover, other] = metIn(view, asks);
  if (!mover) return null;
  const mine = seat !== undefined && other?.crew === view.crewOf[seat];
  return (
    <g className="cs-attack" data-threat={mine ? '' : undefined} pointerEvents="none">
      {other && <path className="cs-near" d={`M${other.x} ${other.y}L${mover.x} ${mover.y}`} />}
      <circle cx={mover.x} cy={mover.y} r={radiusOf(mover) + 18} />
      <Tag x={mover.x} y={mover.y - radiusOf(mover) - 16} text={named(view, mover, lang)} threat={mine} />
      {other && (
        <>
          <circle cx={other.x} cy={other.y} r={radiusOf(other) + 12} strokeDasharray="16 12" />
          <Tag x={other.x} y={other.y + radiusOf(other) + 36} text={named(view, other, lang)} threat={mine} />
        </>
      )}
    </g>
  );
}
/** A place that may be taken, by a touch or a key. */
function Put({ at: [x, y], label, pressed, put }: { readonly at: Point; readonly label: string; readonly pressed: boolean; put(): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element
    <circle
      cx={x}
      cy={y}
      r={38}
      role="button"
      tabIndex={0}
      data-put=""
      aria-pressed={pressed}
      aria-label={label}
      onClick={put}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        e.stopPropagation();
        put();
      }}
    />
  );
}
/** Where a thing that is moved may be put: the chosen place in full. */
function Moved({ view, play, lang }: Props) {
  const shape = play.asks.find((a) => a.topic === 'aim/point')?.shape as Partial<Places> | undefined;
  const chosen = play.draft('aim/point') as Point | undefined;
  if (!shape?.places || shape.piece === undefined) return null;
  const { plan, pieces } = siteOf(view).map;
  const { squares } = pieces[shape.piece]!;
  const first = squareOf(plan, squares[0]!);
  const outline = ([x, y]: Point): string =>
    squares
      .map((i) => {
        const [sx, sy] = squareOf(plan, i);
        return `M${x - UNIT / 2 + sx - first[0]} ${y - UNIT / 2 + sy - first[1]}h100v100h-100z`;
      })
      .join('');
  return (
    <g className="cs-moved">
      {shape.places.map(([x, y]) => (
        <Put
          key={`${x}.${y}`}
          at={[x, y]}
          label={LABELS[lang].putHere(Math.floor(x / UNIT) + 1, Math.floor(y / UNIT) + 1)}
          pressed={chosen?.[0] === x && chosen[1] === y}
          put={() => play.propose('aim/point', [x, y])}
        />
      ))}
      {chosen && <path className="cs-put" d={outline(chosen)} pointerEvents="none" />}
    </g>
  );
}
/** Places beside the line of a push that has no room. */
function Aside({ play }: Props) {
  const nameOf = useNameOf();
  const ask = play.asks.find(({ topic }) => topic === 'push/side');
  if (!ask) return null;
  return (
    <g className="cs-moved">
      {(play.options('push/side') as unknown as readonly Point[]).map(([x, y]) => (
        <Put
          key={`${x}.${y}`}
          at={[x, y]}
          label={nameOf(ask, [x, y])}
          pressed={play.state('push/side', [x, y]) === 'chosen'}
          put={() => play.pick('push/side', [x, y])}
        />
      ))}
    </g>
  );
}
/** The direction that is being chosen. */
function Turned({ view, play }: Props) {
  const from = turningOf(play, view);
  if (!from) return null;
  const k = (play.draft('direction') as number | undefined) ?? 0;
  return (
    <g className="cs-aimpoint" transform={`translate(${from[0]} ${from[1]}) rotate(${(360 * k) / DIRECTIONS})`} pointerEvents="none">
      <path d="M0 -60V-300M-50 -240L0 -300L50 -240" />
    </g>
  );
}
/** Where a blast or a throw is to go: what has been put together, or what has been declared. */
function Aimed({ view, play }: Props) {
  if (play.asks.some(({ topic, shape }) => topic === 'aim/point' && 'places' in (shape as object))) return null;
  const draft = play.draft('aim/point') as readonly [number, number] | undefined;
  const at = draft ?? (view.scene?.kind === 'aimed' ? view.scene.at : undefined);
  return at ? (
    <g className="cs-aimpoint" transform={`translate(${at[0]} ${at[1]})`} pointerEvents="none">
      <circle r={100} />
      <circle r={200} />
      <path d="M-30 0H30M0 -30V30" />
    </g>
  ) : null;
}
