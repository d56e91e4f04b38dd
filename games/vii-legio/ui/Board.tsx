/** The table: the chart with everything that stands on it, and around it contacts, Imperator and the landing under discussion. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { FaceProps } from '@cosmodrome/kit/face';
import { type Camera, FrameContext, type FrameValue, useFrame, useInset } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { Stage } from '@cosmodrome/kit/ui/Stage';
import { Target } from '@cosmodrome/kit/ui/Target';
import type { CSSProperties, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Place, SECTORS, type Sector, STANDSTILL } from '../content/index.ts';
import type { Note } from '../notes.ts';
import { inScene } from '../state.ts';
import { roman } from '../text/lexicon.ts';
import type { PlanetView, SectorView, UnitView, View } from '../view.ts';
import { gateAbout, planetAbout, sectorAbout, shipAbout } from './about.tsx';
import { ChartDefs, ChartLines, SectorGlow } from './Chart.tsx';
import { Contacts, Rack } from './Contacts.tsx';
import {
  at,
  type Chart,
  COINS_SHOWN,
  type Crowd,
  circle,
  coins,
  crowd,
  drawn,
  type FlagSide,
  flagAt,
  flagSide,
  gateHeading,
  gateKey,
  gatePoint,
  inX,
  landedAt,
  type Placed,
  type Point,
  plaquePoint,
  readable,
  TALL,
  WIDE,
} from './geometry.ts';
import { firstInvitation, Landing, previewOf } from './Landing.tsx';
import { Laurels, Piece } from './Laurels.tsx';
import { LABELS } from './labels.ts';
import { Gate, Planet, Shield, Ship, StarBase } from './pieces.tsx';
import { ACTION, landOn, moveTo, mySeat, REPAIR, START, through, unitAt, whyNotLand, whyNotMove, whyNotRepair, whyNotX } from './places.ts';
import { because, explained, NAMES } from './terms.ts';

type Props = FaceProps<View, Note>;

export function Board(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [small, setSmall] = useState(false);
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const measure = () => setSmall(element.clientWidth < 560 || element.clientWidth < element.clientHeight * 0.96);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className="leg-board" data-small={small ? '' : undefined}>
      <Table {...props} small={small} />
    </div>
  );
}

export function Table({ small, ...props }: Props & { readonly small: boolean }) {
  const { view, seat, lang, names, changed } = props;
  const labels = LABELS[lang];
  const chart = small ? TALL : WIDE;
  const landing = inScene(view, 'landing');
  // Who is invited is put together in the panel; another landing starts anew.
  const [invited, setInvited] = useState<{ readonly pawn: string; readonly seats: readonly Seat[] }>();
  const invite = landing ? (invited?.pawn === landing.pawn ? invited.seats : firstInvitation(landing)) : [];
  const busy = landing !== null || inScene(view, 'mission') !== null;
  const me = mySeat(view, seat);
  const now = useRef(view);
  now.current = view;
  const { framed, camera } = useOwnCamera();
  const inset = useInset();
  const pawn = landing?.pawn ?? inScene(view, 'mission')?.pawn;
  // On a small board the panel leaves the upper part of the chart: the camera brings the planet there, and everything back afterwards.
  useEffect(() => {
    if (!small) return;
    const timer = setTimeout(() => {
      const spot = pawn && planetSpot(now.current, pawn, TALL);
      if (spot) camera.current?.show({ x: spot[0] - 75, y: spot[1] + TALL.world.height * 0.4 - 50, width: 150, height: 100 });
      else camera.current?.fit();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [small, pawn, camera]);
  useLayoutEffect(() => {
    drawn.chart = chart;
  }, [chart]);
  return (
    <>
      <div className="leg-sky" />
      <div className="leg-stage" data-part="nebula" data-panel={busy ? '' : undefined}>
        <FrameContext value={framed}>
          <Stage key={small ? 'small' : 'wide'} world={chart.world} label={labels.map} margin={small ? 0 : 6}>
            <ChartDefs chart={chart} seat={me} />
            <ChartLines chart={chart} lang={lang} />
            <Sectors chart={chart} {...props} />
            <Laurels
              chart={chart}
              view={view}
              seat={me}
              names={names}
              changed={changed}
              lit={props.lit}
              preview={previewOf(view, me, invite)}
            />
            <SectorX chart={chart} {...props} />
            <Gates chart={chart} {...props} />
            <Base chart={chart} {...props} />
            <Coins chart={chart} {...props} />
            <Bodies chart={chart} {...props} />
          </Stage>
        </FrameContext>
      </div>
      <Contacts {...props} small={small} />
      <Rack {...props} />
      <Ending {...props} />
      {busy && !(small && inset > MUCH) && (
        <Landing {...props} invite={invite} onInvite={(seats) => landing && setInvited({ pawn: landing.pawn, seats })} />
      )}
    </>
  );
}
/** A tray of this height leaves a small board no room for the panel. */
const MUCH = 120;
/** The board is laid out anew before the camera moves. */
const SETTLE_MS = 60;
/** The frame's camera, held here as well: a small board moves it to the active sector. */
function useOwnCamera(): {
  readonly framed: FrameValue;
  readonly camera: RefObject<Camera | undefined>;
} {
  const frame = useFrame();
  const held = useRef<Camera>(undefined);
  const { setCamera } = frame;
  const own = useCallback(
    (camera: Camera | undefined) => {
      held.current = camera;
      setCamera(camera);
    },
    [setCamera],
  );
  const framed = useMemo(() => ({ ...frame, setCamera: own }), [frame, own]);
  return { framed, camera: held };
}
/** Once the end has been triggered, or the nebula grows quiet: how long there is. */
function Ending({ view, lang }: Props) {
  const labels = LABELS[lang];
  if (view.ending && view.stage !== 'over')
    return (
      <p className="leg-ending" role="status">
        <Icon name="flag" small /> <b>{labels.endingNow(view.ending.turnsLeft)}</b>
        <span>
          {labels.trigger[view.ending.trigger]}
          {view.ending.seat !== null && (
            <>
              {' · '}
              <Rich>{`{@${view.ending.seat}}`}</Rich>
            </>
          )}
        </span>
      </p>
    );
  if (view.quiet >= STANDSTILL.warning && view.stage !== 'over')
    return (
      <p className="leg-ending" role="status">
        <Icon name="warn" small /> <b>{labels.quiet(view.quiet)}</b>
      </p>
    );
  return null;
}

// ------------------------------------------------------------------ the chart's own pieces

type Part = Props & { readonly chart: Chart };
const shift = ([x, y]: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function Sectors({ chart, view, seat, words, lang, changed, lit }: Part) {
  const here = unitAt(view, mySeat(view, seat))?.place;
  return (
    <>
      {here !== undefined && here !== 'X' && <SectorGlow chart={chart} sector={here} kind="mine" />}
      {SECTORS.filter((s) => changed.has(`sector:${s}`)).map((s) => (
        <SectorGlow key={`c${s}`} chart={chart} sector={s} kind="changed" />
      ))}
      {lit?.startsWith('sector:') && lit !== 'sector:X' && <SectorGlow chart={chart} sector={Number(lit.slice(7)) as Sector} kind="lit" />}
      {view.sectors.map((sector) => (
        <Piece key={sector.sector} about={sectorAbout(sector, { words, lang })}>
          <Plaque chart={chart} sector={sector} />
        </Piece>
      ))}
    </>
  );
}
/** Tabula ansata: the sector's number and its planets of so many, as pips or, where there is no room, in figures. */
function Plaque({ chart, sector }: { readonly chart: Chart; readonly sector: SectorView }) {
  const [x, y] = plaquePoint(chart, sector.sector);
  const found = sector.explored + sector.active.length;
  const pips = chart.small ? 0 : sector.limit;
  const half = chart.small ? 22 : 20 + (pips * 8.2) / 2;
  const h = chart.small ? 8.5 : 9.5;
  const first = -half + (chart.small ? 0 : 26);
  return (
    <g transform={shift([x, y])}>
      <path
        d={`M${-half} ${-h}H${half}V-4l6-4v16l-6-4V${h}H${-half}V4l-6 4v-16l6 4Z`}
        fill="#1d0914"
        fillOpacity=".93"
        stroke="#e6bd6a"
        strokeOpacity=".85"
        strokeLinejoin="round"
      />
      {chart.small ? (
        <text className="leg-cut" y="4" style={readable(11)} fill="#ffe9b5">
          {roman(sector.sector)} {found}/{sector.limit}
        </text>
      ) : (
        <>
          <text className="leg-cut" x={-half + 10} y="4.2" style={readable(11.5)} fill="#ffe9b5">
            {roman(sector.sector)}
          </text>
          {Array.from({ length: pips }, (_, i) => i).map((i) => (
            <circle
              key={i}
              className="leg-pip"
              data-is={i < sector.explored ? 'explored' : i < found ? 'active' : 'free'}
              cx={first + i * 8.2}
              r={i < found ? 3 : 2.7}
            />
          ))}
        </>
      )}
    </g>
  );
}

function Gates({ chart, view, seat, words, lang, play, changed, lit }: Part) {
  const me = mySeat(view, seat);
  const size = chart.small ? 24 : 33;
  const ring = chart.small ? 24.5 : 23; // 44 px for a finger, at the scales the map is shown at
  return view.borders.map(({ between, cards }) => {
    const to = through(view, me, between);
    const option: Json = to === undefined ? null : moveTo(to);
    const legal = play.state(ACTION, option) !== undefined;
    const [x, y] = gatePoint(chart, ...between);
    const heading = to === undefined ? 0 : gateHeading(to === between[1] ? between[0] : between[1], to);
    const key = gateKey(...between);
    return (
      <g key={key} className="leg-gate" data-legal={legal ? '' : undefined}>
        {legal && <circle cx={x} cy={y} r={ring * 1.5} fill="url(#leg-halo)" pointerEvents="none" />}
        <Target
          topic={ACTION}
          option={option}
          d={circle(0, 0, ring)}
          transform={shift([x, y])}
          about={gateAbout(between, cards, { words, lang })}
          why={because(words, whyNotMove(view, me, between, cards))}
          changed={changed.has(`gate:${key}`) || lit === `gate:${key}`}
        >
          <Gate cards={cards} size={size} />
        </Target>
        {legal && (
          <g transform={`translate(${x} ${y}) rotate(${heading}) translate(${ring + 9} 0)`} pointerEvents="none">
            <path className="leg-chevron" d="M-4-6L3 0-4 6M2-6L9 0 2 6" />
          </g>
        )}
      </g>
    );
  });
}
function Base({ chart, view, seat, words, lang, play, lit }: Part) {
  const labels = LABELS[lang];
  const topic = play.state(START, REPAIR) !== undefined ? START : ACTION;
  const legal = play.state(topic, REPAIR) !== undefined;
  const size = chart.small ? 52 : 78;
  return (
    <g>
      <Target
        topic={topic}
        option={REPAIR}
        d={circle(0, 0, size / 2 + 4)}
        transform={shift([chart.cx, chart.cy])}
        about={explained(words, 'star-base')}
        why={because(words, whyNotRepair(view, mySeat(view, seat)))}
        at="sector:1"
        changed={lit === 'sector:1'}
      >
        <StarBase size={size} />
      </Target>
      {legal && (
        <g transform={shift([chart.cx, chart.cy + size / 2 - 5])} className="leg-flag" pointerEvents="none">
          <rect x="-30" y="-8.5" width="60" height="17" rx="8.5" />
          <text className="leg-plain" y="4" style={readable(11.5, 1.6)}>
            {labels.repair}
          </text>
        </g>
      )}
    </g>
  );
}
function SectorX({ chart, view, seat, words, lang, changed, lit }: Part) {
  const labels = LABELS[lang];
  const me = unitAt(view, mySeat(view, seat));
  const [x, y, r] = chart.x;
  const option: Json = { do: me?.place === 'X' ? 'leave-x' : 'enter-x' };
  const open = me !== undefined && (me.place === 'X' || (me.px >= 9 && !me.visitedX));
  const small = chart.small;
  const note = me?.visitedX && me.place !== 'X' ? '✓' : open ? labels.cards(me.place === 'X' ? 3 : 6) : small ? '9 PX' : labels.pxNeeded(9);
  return (
    <Target
      topic={ACTION}
      option={option}
      d={circle(0, 0, r + 5)}
      transform={shift([x, y])}
      about={explained(words, 'sector-x')}
      why={because(words, whyNotX(view, mySeat(view, seat)))}
      changed={changed.has('sector:X') || lit === 'sector:X'}
    >
      <g className="leg-x" data-open={open ? '' : undefined}>
        <circle r={r} fill="#0d0310" fillOpacity=".92" stroke="url(#leg-gold)" strokeWidth="1.8" />
        <circle r={r * 0.86} fill="none" stroke="#e6bd6a" strokeOpacity=".5" strokeWidth={r * 0.09} strokeDasharray="1 5.5" />
        <circle r={r * 0.79} fill="none" stroke="#e6bd6a" strokeOpacity=".35" strokeDasharray="1 3" />
        <text className="leg-cut" y={small ? 4 : 9} fontSize={small ? 24 : 40} fill="url(#leg-gold)" fillOpacity={open ? 1 : 0.55}>
          X
        </text>
        {!open && !me?.visitedX && (
          <>
            <circle cy={small ? -4 : -5} r={small ? 8 : 12} fill="#0d0310" fillOpacity=".85" />
            <use
              href="#leg-i-lock"
              x={small ? -5.5 : -8.5}
              y={small ? -10 : -14.5}
              width={small ? 11 : 17}
              height={small ? 11 : 17}
              fill="#f0cb86"
            />
          </>
        )}
        <text
          className="leg-plain"
          y={small ? 17 : 25}
          style={readable(11.5)}
          fill="#f8ecd9"
          stroke="#0d0310"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {note}
        </text>
      </g>
    </Target>
  );
}
function Coins({ chart, view, words, lang }: Part) {
  const labels = LABELS[lang];
  return view.sectors
    .filter((s) => s.explored > 0)
    .map((s) => {
      const placed = coins(chart, s.sector, s.explored);
      const first = placed[0]!;
      return (
        <Piece key={s.sector} about={explained(words, 'explored', { more: `${labels.sector(s.sector)} : ${s.explored}` })}>
          {placed.map(({ key, at: [x, y], size }) => (
            <use key={key} className="leg-coin" href="#leg-explored" x={x - size / 2} y={y - size / 2} width={size} height={size} />
          ))}
          {s.explored > COINS_SHOWN && (
            <text className="leg-count" x={first.at[0]} y={first.at[1] + 4} style={readable(12)}>
              ×{s.explored}
            </text>
          )}
        </Piece>
      );
    });
}

// ------------------------------------------------------------------ planets and ships

function crowds(chart: Chart, view: View): ReadonlyMap<Sector, Crowd> {
  return new Map(
    SECTORS.map((sector) => [
      sector,
      crowd(
        chart,
        sector,
        view.planets.filter((p) => p.sector === sector).map((p) => p.pawn),
        view.units
          .filter((u) => u.place === sector && !inScene(view, 'mission')?.participants.some((p) => p.seat === u.seat))
          .map((u) => u.seat),
      ),
    ]),
  );
}
/** Where planets and ships stand. */
function standing(chart: Chart, view: View) {
  const all = crowds(chart, view);
  const planetAt = (p: PlanetView) => all.get(p.sector)!.planets.find((x) => x.key === p.pawn)!;
  const shipAt = (u: UnitView): Placed<number> => {
    const mission = inScene(view, 'mission');
    const landed = mission?.participants.findIndex((p) => p.seat === u.seat) ?? -1;
    const planet = view.planets.find((p) => p.pawn === mission?.pawn);
    if (planet && landed >= 0) return landedAt(chart, planetAt(planet), landed, mission!.participants.length);
    return u.place === 'X' ? inX(chart, u.seat) : all.get(u.place)!.ships.find((s) => s.key === u.seat)!;
  };
  return { planetAt, shipAt };
}
/** For the camera: where a ship is. */
export const shipSpot = (view: View, unit: UnitView, chart: Chart): Point => standing(chart, view).shipAt(unit).at;
function Bodies(props: Part) {
  const { chart, view, seat, names } = props;
  const { planetAt, shipAt } = standing(chart, view);
  const me = mySeat(view, seat);
  return (
    <>
      {view.planets.map((planet) => (
        <Body key={planet.pawn} planet={planet} placed={planetAt(planet)} {...props} />
      ))}
      {/* Mine last: nothing lies over it. */}
      {view.units
        .toSorted((a, b) => Number(a.seat === me) - Number(b.seat === me))
        .map((unit) => (
          <Flying
            key={unit.seat}
            unit={unit}
            placed={shipAt(unit)}
            beside={[...view.planets.map(planetAt), ...view.units.filter((u) => u !== unit).map(shipAt)]}
            name={names[unit.seat] ?? ''}
            mine={unit.seat === me}
            {...props}
          />
        ))}
    </>
  );
}
function Body({
  planet,
  placed,
  chart,
  view,
  seat,
  words,
  lang,
  play,
  names,
  changed,
  lit,
}: Part & { readonly planet: PlanetView; readonly placed: Placed<string> }) {
  const { at: p, size } = placed;
  const me = mySeat(view, seat);
  const option = landOn(planet.pawn);
  const legal = play.state(ACTION, option) !== undefined;
  const chosen = inScene(view, 'landing')?.pawn === planet.pawn || inScene(view, 'mission')?.pawn === planet.pawn;
  const r = size * 0.36 + (chart.small ? 5 : 8);
  const mark = chart.small ? 13 : 19;
  return (
    <g className="leg-planet" data-piece={`planet:${planet.pawn}`} data-from={planet.world.zone === 'A' ? 'slot:openA' : 'slot:hiddenB'}>
      {(chosen || legal) && <circle cx={p[0]} cy={p[1]} r={r * 1.5} fill="url(#leg-halo)" pointerEvents="none" />}
      {chosen && <Tether from={p} chart={chart} />}
      <Target
        topic={ACTION}
        option={option}
        d={circle(0, 0, r)}
        transform={shift(p)}
        about={planetAbout(planet, { words, lang })}
        why={`${because(words, whyNotLand(view, me, planet.sector))}${crossingHint(view, me, planet.sector, lang)}`}
        at={`planet:${planet.pawn}${planet.discoverer === seat ? ' planet:mine' : ''}`}
        changed={changed.has(`planet:${planet.pawn}`) || lit === `planet:${planet.pawn}`}
      >
        <Planet pawn={planet.pawn} size={size} />
        <Shield seat={planet.discoverer} name={names[planet.discoverer] ?? ''} x={-size * 0.31} y={-size * 0.35} size={mark} />
      </Target>
      {chosen && (
        <g transform={shift(p)} pointerEvents="none">
          <g className="leg-selected">
            <circle r={r + 3} />
            <circle r={r + 7} />
            {[0, 90, 180, 270].map((deg) => (
              <path key={deg} d={`M${-r - 9} -5l8 5-8 5z`} transform={`rotate(${deg})`} />
            ))}
          </g>
        </g>
      )}
    </g>
  );
}
/** "Border of 2 cards": what lies between me and a neighbouring sector. */
function crossingHint(view: View, seat: Seat | undefined, sector: Sector, lang: Props['lang']): string {
  const here = unitAt(view, seat)?.place;
  if (here === undefined || here === sector) return '';
  const labels = LABELS[lang];
  const border = view.borders.find(({ between: [a, b] }) => (a === here && b === sector) || (b === here && a === sector));
  return ` ${labels.youAreIn(here)}${border ? ` ${labels.crossing(border.cards)}` : ''}`;
}
/** A dotted line from the planet to its panel. */
function Tether({ from: [x, y], chart }: { readonly from: Point; readonly chart: Chart }) {
  if (chart.small) return null;
  const end = chart.world.x + chart.world.width + 20;
  const d = `M${x + 48} ${y}C${x + 110} ${y} ${end - 80} ${chart.cy + 40} ${end} ${chart.cy + 40}`;
  return (
    <g fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={d} stroke="#2a0716" strokeWidth="5" strokeOpacity=".5" />
      <path d={d} stroke="#fff0c4" strokeWidth="1.6" strokeDasharray="2 5" />
    </g>
  );
}

const TRAVEL_MS = 450;
function Flying({
  unit,
  placed,
  beside,
  name,
  mine,
  chart,
  view,
  words,
  lang,
  motion,
  changed,
  lit,
}: Part & {
  readonly unit: UnitView;
  readonly placed: Placed<number>;
  readonly beside: readonly Pick<Placed<number>, 'at' | 'size'>[];
  readonly name: string;
  readonly mine: boolean;
}) {
  const labels = LABELS[lang];
  const piece = useRef<SVGGElement>(null);
  const {
    at: [x, y],
    size,
  } = placed;
  const before = useRef({ x, y, place: unit.place as Place, chart });
  // A ship does not jump: it flies through the gate of the border it crossed.
  useEffect(() => {
    const from = before.current;
    before.current = { x, y, place: unit.place, chart };
    if (!motion || from.chart !== chart || (from.x === x && from.y === y)) return;
    const gate =
      from.place !== 'X' && unit.place !== 'X' && from.place !== unit.place && hasGate(view, from.place, unit.place)
        ? gatePoint(chart, from.place, unit.place)
        : undefined;
    const at = (px: number, py: number) => ({ transform: `translate(${px}px, ${py}px)` });
    piece.current?.animate([at(from.x, from.y), ...(gate ? [at(gate[0], gate[1])] : []), at(x, y)], {
      duration: TRAVEL_MS,
      easing: 'ease-in-out',
    });
  }, [x, y, unit.place, chart, motion, view]);
  return (
    <Piece about={shipAbout(unit, name, { words, lang })}>
      <g
        ref={piece}
        className="leg-ship"
        data-at={`ship:${unit.seat}`}
        data-own={mine ? '' : undefined}
        style={{ transform: `translate(${x}px, ${y}px)`, '--seat': `var(--cd-seat-${unit.seat + 1})` } as CSSProperties}
      >
        {mine && <circle className="leg-ship__glow" r={size * 0.85} />}
        <Ship seat={unit.seat} ship={unit.ship} size={size * (mine ? 1.06 : 1)} />
        {(changed.has(`ship:${unit.seat}`) || lit === `ship:${unit.seat}`) && (
          <circle className="cd-target" data-state="changed" r={size * 0.6} />
        )}
        {mine && !chart.small && size > 40 && <Flag side={flagSide(chart, placed, beside)} size={size} text={labels.you} />}
        <title>{`${name}, ${NAMES[lang].ships[unit.ship]}`}</title>
      </g>
    </Piece>
  );
}
/** "YOU" on a pennant. */
function Flag({ side, size, text }: { readonly side: FlagSide; readonly size: number; readonly text: string }) {
  const shape = { right: 'M0 0h38v17H8L0 24z', left: 'M38 24l-8-7H0V0h38z', below: 'M0 0h38v17H0z', above: 'M0 7h38v17H0z' }[side];
  return (
    <g transform={shift(flagAt(side, size))}>
      <path className="leg-ship__flag" d={shape} />
      <text className="leg-plain" x="19" y={side === 'above' ? 19.5 : 12.5} style={readable(11.5)} fill="#06180f">
        {text}
      </text>
    </g>
  );
}
const hasGate = (view: View, a: Sector, b: Sector): boolean => view.borders.some(({ between }) => gateKey(...between) === gateKey(a, b));
/** For the camera: where a planet pawn stands. */
export function planetSpot(view: View, pawn: string, chart: Chart): Point | undefined {
  const planet = view.planets.find((p) => p.pawn === pawn);
  if (!planet) return undefined;
  return (
    crowds(chart, view)
      .get(planet.sector)!
      .planets.find((x) => x.key === pawn)?.at ?? at(chart, 0.5, 0)
  );
}
