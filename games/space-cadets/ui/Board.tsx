/** The table: the saucer with everything on it, the mission in its corner, and the panel of the moment. */
import { type Camera, FrameContext, type FrameValue, useFrame } from '@cosmodrome/kit/ui/frame';
import { Stage } from '@cosmodrome/kit/ui/Stage';
import type { RefObject } from 'react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { layoutOf } from '../content/index.ts';
import { chance } from '../text/figures.ts';
import type { EdgeView, View } from '../view.ts';
import { AlienTurn, usePlayback } from './AlienTurn.tsx';
import { bossAbout, cellAbout, edgeAbout, foeAbout, roleAbout } from './about.tsx';
import { Art, pictureOf } from './art.tsx';
import { Briefing } from './Briefing.tsx';
import { Deeds } from './Deeds.tsx';
import { DeskContext, type Props, Spot, shown, useDesk, useDeskState } from './desk.tsx';
import { cellOf, happening, NOTHING, useEye } from './eye.ts';
import { AlienFigure, BossFigure, Odds, RocketeerFigure, RocketeerPlate } from './Figures.tsx';
import {
  cellPoint,
  circle,
  edgePoint,
  HATCH,
  hexagon,
  isLong,
  lying,
  middle,
  move,
  type Standing,
  standingOn,
  toSide,
  worldOf,
} from './geometry.ts';
import { Forecasts, Marks, Ranges, Sight, Told, Way, Zap } from './Lines.tsx';
import { LABELS } from './labels.ts';
import { bestRoll } from './odds.ts';
import type { Anchor } from './places.ts';
import { lastAlienTurn, type Step, stepsOf } from './playback.ts';
import { RollPanel } from './Rolls.tsx';
import { type Walk, walkTo } from './reach.ts';
import { CrewChoice, KitChoice } from './Setup.tsx';
import { Deck, Hatch, Hull, Passage, Plates, Room, Sky, type Tint } from './Ship.tsx';
import { Trade } from './Trade.tsx';

export function Board(props: Props) {
  const { desk, menu } = useDeskState(props);
  return (
    <DeskContext value={desk}>
      <Table {...props} />
      {menu}
    </DeskContext>
  );
}

export function Table(props: Props) {
  const { view, lang, words, motion, notes } = props;
  const labels = LABELS[lang];
  const [planned, plan] = useState(false);
  const turn = useMemo(() => lastAlienTurn(notes)?.turn, [notes]);
  const steps = useMemo(() => stepsOf(notes, words), [notes, words]);
  const playing = usePlayback(turn, steps.length, motion);
  const [watch, setWatch] = useState<{ readonly turn: number | undefined; readonly open: boolean }>({ turn, open: false });
  // While it runs; afterwards the frame tells it again, and a tool opens it with all its reasons.
  const due = turn !== undefined && (view.stage === 'aliens' || view.stage === 'over');
  const watching = steps.length > 0 && (watch.turn === turn ? watch.open : due);
  const stage = useRef<HTMLDivElement>(null);
  const framed = useOwnCamera(stage);
  const choosing = view.stage === 'crew';
  const packing = view.stage === 'kits' && props.play.asks.some((a) => a.topic === 'setup/kit');
  const trading = props.play.asks.some((a) => a.topic === 'trade/what');
  const panel = choosing || packing ? undefined : trading ? 'trade' : view.roll ? 'roll' : watching ? 'aliens' : undefined;
  const shownStep = panel === 'aliens' ? steps[playing.shown - 1] : undefined;
  const desk = useDesk();
  const moving = view.turn > 0 && (shownStep || props.play.asks.length > 0 || view.roll) ? happening(view, shownStep, desk) : NOTHING;
  useEye(stage, desk.camera, view, moving, panel, motion);
  return (
    <div className="sca-board" data-panel={panel} data-alert={view.redAlert ? '' : undefined}>
      <Sky />
      <div ref={stage} className="sca-stage" data-long={isLong(ground(view)) ? '' : undefined} data-part="board">
        <FrameContext value={framed}>
          <Ship {...props} planned={planned} told={shownStep} number={playing.shown} />
        </FrameContext>
      </div>
      {view.cells.length > 0 && !choosing && !packing && <Briefing {...props} />}
      {view.turn > 0 && (
        <div className="sca-tools">
          <button
            type="button"
            className="sca-tool"
            aria-pressed={planned}
            title={planned ? labels.forecastOn : labels.forecast}
            aria-label={labels.forecast}
            onClick={() => plan(!planned)}
          >
            <Art name="ic-radar" size={22} />
          </button>
          {desk.pointing !== undefined && (
            <button
              type="button"
              className="sca-tool"
              data-tool="point"
              aria-pressed={desk.pointing}
              title={desk.pointing ? labels.pointOff : labels.point}
              aria-label={labels.point}
              onClick={() => desk.point(!desk.pointing)}
            >
              <Art name="ic-hand" size={24} />
            </button>
          )}
          {steps.length > 0 && !watching && (
            <button
              type="button"
              className="sca-tool"
              title={labels.replay}
              aria-label={labels.replay}
              onClick={() => setWatch({ turn, open: true })}
            >
              <Art name="al-saucer" size={26} />
            </button>
          )}
        </div>
      )}
      {choosing && <CrewChoice {...props} />}
      {packing && <KitChoice {...props} />}
      {panel === undefined && <Deeds {...props} />}
      {panel === 'trade' && <Trade {...props} />}
      {panel === 'roll' && <RollPanel {...props} />}
      {panel === 'aliens' && <AlienTurn {...props} steps={steps} playing={playing} onClose={() => setWatch({ turn, open: false })} />}
    </div>
  );
}
/** The frame's camera is asked to bring targets into sight; panels are in sight already. */
function useOwnCamera(stage: RefObject<HTMLDivElement | null>): FrameValue {
  const frame = useFrame();
  const { camera: held } = useDesk();
  const { setCamera } = frame;
  const own = useCallback(
    (camera: Camera | undefined) => {
      const mine = (all: readonly Element[]) => all.filter((e) => stage.current?.contains(e));
      held.current = camera;
      setCamera(camera && { ...camera, showElements: (all, always) => camera.showElements(mine(all), always) });
    },
    [setCamera, stage, held],
  );
  return useMemo(() => ({ ...frame, setCamera: own }), [frame, own]);
}

// ------------------------------------------------------------------ the ship

/** Cells of the map; before there is a map, those the mission will have. */
const ground = (view: View): readonly { readonly q: number; readonly r: number }[] =>
  view.cells.length > 0 ? view.cells : layoutOf(view.scenario, view.n);

type ShipProps = Props & { readonly planned: boolean; readonly told: Step | undefined; readonly number: number };
export function Ship(props: ShipProps) {
  const { view, lang, planned, told, number, lit } = props;
  const labels = LABELS[lang];
  const desk = useDesk();
  const rooms = ground(view);
  const docks = [...desk.choices.keys()].flatMap((a) => (a.startsWith('dock:') ? [a] : []));
  const dockCells = docks.map((a) => {
    const [q, r] = a.slice(5).split(',').map(Number) as [number, number];
    return { q, r };
  });
  const shape = [...rooms, ...dockCells].map((c) => `${c.q},${c.r}`).join(' ');
  // The cells are told by their shape, so that hull and camera stay as they are while only figures move.
  const drawn = useMemo(
    () =>
      shape.split(' ').map((c) => {
        const [q, r] = c.split(',').map(Number) as [number, number];
        return { q, r };
      }),
    [shape],
  );
  const world = useMemo(() => worldOf(drawn), [drawn]);
  const looked = cellOf(view, desk.looked ?? desk.opened);
  const eyes = eyeOf(view, desk.looked, desk.opened);
  const walk = walkOf(view, desk.looked);
  const stands = view.cells.flatMap((c) => standingOn(view, c.cell).map((standing) => ({ cell: c.cell, standing })));
  // Hatches that are an answer lie over the figures beside them, all others under.
  const legal = (e: EdgeView) => shown(desk.choices.get(`edge:${e.edge}`) ?? [], desk.only).length > 0;
  const litCell = lit?.startsWith('cell:') ? Number(lit.slice(5)) : undefined;
  return (
    <Stage key={shape} world={world} label={labels.map} margin={14}>
      <Hull cells={drawn} />
      <Deck cells={drawn} />
      {view.cells.length === 0 &&
        rooms.map((c) => (
          <path
            key={`${c.q} ${c.r}`}
            d={hexagon(64.9)}
            transform={move(middle(c.q, c.r))}
            fill="#17696C"
            stroke="#241B22"
            strokeWidth="2.2"
          />
        ))}
      {view.cells.map((c) => (
        <Spot
          key={c.cell}
          anchor={`cell:${c.cell}`}
          view={view}
          lang={lang}
          d={hexagon(62)}
          badge={[34, -40]}
          about={cellAbout(view, c, lang)}
          {...whyNotCell(props, c.cell)}
          changed={props.changed.has(`cell:${c.cell}`)}
          transform={move(middle(c.q, c.r))}
        >
          <Room c={c} tint={tintOf(view, c.cell, eyes)} arrow={view.arrow} />
          {litCell === c.cell && <path d={hexagon(60)} className="sca-lit" />}
        </Spot>
      ))}
      {view.edges.map((e) => {
        const passable = e.state === 'none' && view.cells[e.a]!.up && view.cells[e.b]!.up;
        return passable ? <Passage key={e.edge} view={view} edge={e} /> : null;
      })}
      {view.edges.map((e) => (e.state === 'none' || legal(e) ? null : <HatchSpot key={e.edge} {...props} e={e} />))}
      <Arrows {...props} />
      {docks.map((a, i) => (
        <Spot
          key={a}
          anchor={a}
          view={view}
          lang={lang}
          d={hexagon(60)}
          about={{ title: labels.dockHere, text: labels.starts }}
          transform={move(middle(dockCells[i]!.q, dockCells[i]!.r))}
        >
          <path d={hexagon(60)} fill="#0E4F53" stroke="#6DBDB2" strokeWidth="2" strokeDasharray="6 6" />
          <use href="#sca-it-rocket" x="-26" y="-26" width="52" height="52" />
        </Spot>
      ))}
      {eyes !== undefined && <Ranges view={view} from={eyes} />}
      {view.cells.map((c) => (
        <Lying key={c.cell} {...props} cell={c.cell} />
      ))}
      {walk && <Way view={view} walk={walk} lang={lang} />}
      {stands.map((s) => (
        <Figure key={keyOf(view, s)} {...props} {...s} />
      ))}
      {view.edges.map((e) => (legal(e) ? <HatchSpot key={e.edge} {...props} e={e} /> : null))}
      <Plates view={view} lang={lang} />
      <g pointerEvents="none">
        {stands.map((s) => (
          <Tag key={keyOf(view, s)} {...props} {...s} />
        ))}
      </g>
      {eyes !== undefined &&
        looked !== undefined &&
        looked !== eyes &&
        (view.aliens.some((f) => f.at === looked) || view.boss?.at === looked) && <Sight view={view} from={eyes} to={looked} lang={lang} />}
      <Marks view={view} />
      {planned && <Forecasts view={view} lang={lang} />}
      {told && <Told view={view} step={told} number={number} />}
      {view.roll?.kind === 'attack' && view.roll.faces.length > 0 && view.roll.successes > 0 && (
        <Zap at={cellPoint(view, view.roll.cell)} />
      )}
    </Stage>
  );
}
function HatchSpot({ view, lang, changed, e }: Props & { readonly e: EdgeView }) {
  return (
    <g className="sca-hatch">
      <Spot
        anchor={`edge:${e.edge}`}
        view={view}
        lang={lang}
        d={circle(HATCH)}
        badge={[14, -14]}
        about={edgeAbout(view, e, lang)}
        changed={changed.has(`edge:${e.edge}`)}
        transform={move(edgePoint(view, e))}
      >
        <circle r={HATCH} fill="transparent" />
        <Hatch edge={e} />
      </Spot>
    </g>
  );
}
const keyOf = (view: View, { standing: { piece } }: { readonly standing: Standing }): string =>
  piece.kind === 'boss' ? 'boss' : piece.kind === 'foe' ? `foe ${piece.ids[0]}` : view.rocketeers[piece.index]!.role;

/** From where sight is shown: the Rocketeer pointed at; when an Alien or its menu is, the one who acts. */
function eyeOf(view: View, looked: Anchor | undefined, opened: Anchor | undefined): number | undefined {
  if (view.turn === 0) return undefined;
  if (looked?.startsWith('role:')) return cellOf(view, looked);
  const aimed = looked?.startsWith('foe:') ? looked : opened?.startsWith('foe:') ? opened : undefined;
  return aimed ? view.rocketeers.find((r) => r.role === view.active)?.at : undefined;
}
/** How the one who acts would get to the tile that is pointed at. */
function walkOf(view: View, looked: Anchor | undefined): Walk | undefined {
  const r = view.rocketeers.find((x) => x.role === view.active);
  return r && looked?.startsWith('cell:') && view.stage === 'action' ? walkTo(view, r, Number(looked.slice(5))) : undefined;
}
function tintOf(view: View, cell: number, eyes: number | undefined): Tint {
  if (eyes === undefined) return 'plain';
  const range = view.sight[eyes]?.[cell] ?? -1;
  return range >= 0 ? 'reach' : 'dim';
}

/** Small figures of a crowd are still touched from 44 px where a phone looks. */
const touch = (radius: number, scale: number): number => Math.max(radius, Math.min(36, HATCH / scale));
type StandProps = Props & { readonly cell: number; readonly standing: Standing };
function standStyle(view: View, cell: number, { at, scale }: Standing) {
  const [x, y] = cellPoint(view, cell);
  return { transform: `translate(${(x + at[0]).toFixed(1)}px, ${(y + at[1]).toFixed(1)}px) scale(${scale.toFixed(3)})` };
}
function Figure(props: StandProps) {
  const { view, lang, names, changed, cell, standing } = props;
  const { piece } = standing;
  const style = standStyle(view, cell, standing);
  if (piece.kind === 'boss')
    return (
      <g className="sca-stand" data-piece="boss" style={style}>
        <Spot
          anchor="foe:0"
          view={view}
          lang={lang}
          d={circle(44)}
          about={bossAbout(view, lang)}
          on={`cell:${cell}`}
          changed={changed.has('foe:0')}
        >
          <BossFigure boss={view.boss!} />
        </Spot>
      </g>
    );
  if (piece.kind === 'foe') {
    const foe = view.aliens.find((a) => a.id === piece.ids[0])!;
    return (
      <g className="sca-stand" data-piece={`foe:${foe.id}`} style={style}>
        <Spot
          anchor={`foe:${foe.id}`}
          view={view}
          lang={lang}
          d={circle(touch(28, standing.scale))}
          badge={[22, -22]}
          about={foeAbout(view, foe, piece.ids.length, lang)}
          on={`cell:${cell}`}
          {...whyNotFoe(props, foe.at)}
          changed={piece.ids.some((id) => changed.has(`foe:${id}`))}
        >
          <AlienFigure foe={foe} many={piece.ids.length} />
        </Spot>
      </g>
    );
  }
  const r = view.rocketeers[piece.index]!;
  return (
    <g className="sca-stand" data-piece={`role:${r.role}`} style={style} data-own={r.seat === view.me ? '' : undefined}>
      <Spot
        anchor={`role:${r.role}`}
        view={view}
        lang={lang}
        d={circle(touch(32, standing.scale))}
        badge={[24, -24]}
        about={roleAbout(view, r, names[r.seat] ?? '', lang)}
        on={`cell:${cell}`}
        changed={changed.has(`role:${r.role}`)}
      >
        <RocketeerFigure r={r} active={view.active === r.role} />
      </Spot>
    </g>
  );
}
/** What must stay legible over all figures and their rims: who a Rocketeer is and how they are, the chance against an Alien. */
function Tag(props: StandProps) {
  const { view, lang, cell, standing } = props;
  const { piece, scale, among } = standing;
  const r = piece.kind === 'role' ? view.rocketeers[piece.index]! : undefined;
  const anchor = piece.kind === 'boss' ? 'foe:0' : piece.kind === 'foe' ? (`foe:${piece.ids[0]!}` as const) : undefined;
  return (
    <g className="sca-stand" data-piece={`tag:${keyOf(view, props)}`} style={standStyle(view, cell, standing)}>
      {r && <RocketeerPlate r={r} short={LABELS[lang].shortRole[r.role]} among={among} scale={scale} />}
      {anchor && <Chance {...props} anchor={anchor} y={anchor === 'foe:0' ? 30 : 35} scale={scale} />}
    </g>
  );
}
/** The chance of the best roll against a figure that can be rolled against now. */
function Chance({ view, lang, anchor, y, scale }: Props & { readonly anchor: Anchor; readonly y: number; readonly scale: number }) {
  const desk = useDesk();
  const best = bestRoll(view, shown(desk.choices.get(anchor) ?? [], desk.only));
  if (!best) return null;
  return <Odds text={LABELS[lang].percent(chance(best.dice))} iq={best.kind !== 'attack'} y={y} scale={Math.min(1.3, 0.96 / scale)} />;
}
/** Why a tile is no answer while an action is asked for: too far, or a hatch between. */
function whyNotCell({ view, lang, play }: Props, cell: number): { readonly why?: string } {
  const labels = LABELS[lang];
  const me = view.rocketeers.find((r) => r.role === view.active);
  if (!me || me.at === cell || !play.asks.some((a) => a.topic === 'turn/action')) return {};
  const edge = view.edges.find((e) => (e.a === me.at && e.b === cell) || (e.b === me.at && e.a === cell));
  if (!edge) return { why: labels.tooFar };
  if (!view.cells[cell]!.up) return { why: labels.notScanned };
  return ['closed', 'locked', 'sealed'].includes(edge.state) ? { why: labels.shut } : {};
}
/** Why an Alien is no target: most often because nobody sees it, or no weapon reaches so far. */
function whyNotFoe({ view, lang, play }: Props, at: number): { readonly why?: string } {
  const labels = LABELS[lang];
  const me = view.rocketeers.find((r) => r.role === view.active);
  if (!me || !play.asks.some((a) => a.topic === 'turn/action')) return {};
  const range = view.sight[me.at]?.[at] ?? -1;
  return { why: range < 0 ? labels.unseen : labels.seen(range) };
}

/** Found things, dropped cards and mines, in the tile's left corner: no hatch is there. */
function Lying(props: Props & { readonly cell: number }) {
  const { view, lang, cell } = props;
  const c = view.cells[cell]!;
  const n = lying(c);
  if (n === 0) return null;
  const [x, y] = cellPoint(view, cell);
  const pictures = [
    ...c.finds.map((f, i) => ({ key: `f${i}`, piece: undefined, art: pictureOf(f), rim: '#F7D06A' })),
    ...c.lockers.map((r) => ({ key: r, piece: undefined, art: 'tk-rocketeer-back', rim: '#6DBDB2' })),
    ...c.cards.map((id) => ({ key: `c${id}`, piece: `card:${id}`, art: pictureOf(view.cards[id]!.kind), rim: '#FFFDF4' })),
    ...c.mines.map((id) => ({ key: `m${id}`, piece: `card:${id}`, art: pictureOf(view.cards[id]!.kind), rim: '#E2684A' })),
  ];
  const step = n > 3 ? 50 / n : 16;
  const wide = (n - 1) * step;
  return (
    <Spot
      anchor={`floor:${cell}`}
      view={view}
      lang={lang}
      d={`M-15-14H${wide + 15}V14H-15Z`}
      about={cellAbout(view, c, lang)}
      transform={`translate(${x - 46} ${y})`}
      on={`cell:${cell}`}
      changed={props.changed.has(`floor:${cell}`)}
    >
      {pictures.map((p, i) => (
        <g key={p.key} data-piece={p.piece} transform={`translate(${i * step} 0)`}>
          <path d="M0-14 14 0 0 14-14 0Z" fill={p.rim} stroke="#241B22" strokeWidth="1.8" />
          <use href={`#sca-${p.art}`} x="-9" y="-9" width="18" height="18" />
        </g>
      ))}
    </Spot>
  );
}
/** Before the first turn: which way all arrows point. */
function Arrows({ view, lang }: Props) {
  const desk = useDesk();
  const all = [1, 2, 3, 4, 5, 6].filter((d) => desk.choices.has(`arrow:${d}`));
  if (all.length === 0) return null;
  const [x, y] = cellPoint(view, view.start);
  return all.map((d) => {
    const [dx, dy] = toSide(d, 76);
    return (
      <Spot
        key={d}
        anchor={`arrow:${d}`}
        view={view}
        lang={lang}
        d={circle(16)}
        about={{ title: LABELS[lang].starts, text: LABELS[lang].map }}
        transform={`translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)})`}
      >
        <g transform={`rotate(${(d - 1) * 60})`}>
          <circle r="15" fill="#FFFDF4" stroke="#241B22" strokeWidth="2" />
          <path d="M0-10 8 6 0 2-8 6Z" fill="#B8391F" stroke="#241B22" strokeWidth="1.6" strokeLinejoin="round" />
        </g>
      </Spot>
    );
  });
}
