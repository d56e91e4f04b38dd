/** What is drawn over a ship in flight: answers where they are, what flies in, what it will strike, what breaks off. */
import { type Json, same } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { columnOf, FRONT, LEFT, planOf, REAR, RIGHT, rowOf, type Side, type SquareId, squaresOf } from '../content/index.ts';
import { crew } from '../judge/crew.ts';
import { preferred } from '../judge/energy.ts';
import { type Line, type ObjectKind, shifted, shifts, type Threat, threat } from '../judge/line.ts';
import { energySets } from '../judge/power.ts';
import { isPart, parts, pieces, typeAt } from '../judge/ship.ts';
import { type Edge, type Scene, type Ship, sideOf, squareOf } from '../state.ts';
import type { Pipe } from '../topics.ts';
import { apartOf, middleAmong, type Shift, shiftOf, shiftStyle } from './apart.ts';
import type { Props } from './builder.ts';
import { cornerOf, heightOf, middleOf, outlinePath, SIDE_AT, spanOf, UNIT, widthOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { usePassing } from './passing.ts';
import { Fitted, Use } from './pieces.tsx';
import { EDGES, SHARES, SQUARES } from './places.ts';
import { Spot } from './Spot.tsx';

type Given = Props & { readonly ship: Ship };
const isSquare = (option: Json): option is SquareId & Json => typeof option === 'number';

// ------------------------------------------------------------------ answers on squares, sides and pieces

/** All answers of the moment that lie on my ship. */
export function Answers(props: Given) {
  const { play } = props;
  return (
    <>
      {play.asks.map((ask) => {
        const key = `${ask.topic} ${JSON.stringify(ask.shape)}`;
        if ((SQUARES as readonly string[]).includes(ask.topic)) return <OnSquares key={key} {...props} ask={ask} />;
        if ((EDGES as readonly string[]).includes(ask.topic)) return <OnEdges key={key} {...props} ask={ask} />;
        if ((SHARES as readonly string[]).includes(ask.topic)) return <Shares key={key} {...props} ask={ask} />;
        if (ask.topic === 'ship/piece') return <Pieces key={key} {...props} ask={ask} />;
        if (ask.topic === 'hit/defence' || ask.topic === 'hit/thrusters') return <Wards key={key} {...props} ask={ask} />;
        return null;
      })}
    </>
  );
}
function OnSquares({ ask, ship, play }: Given & { readonly ask: Question }) {
  const nameOf = useNameOf();
  const plan = planOf(ship.plan);
  return play
    .options(ask.topic)
    .filter(isSquare)
    .map((square) => {
      const [x, y] = cornerOf(plan, square);
      return (
        <Spot
          key={square}
          x={x}
          y={y}
          at={`square:${square}`}
          label={nameOf(ask, square)}
          pressed={ask.kind === 'someOf' ? play.state(ask.topic, square) === 'chosen' : undefined}
          wanted={play.wanted?.(ask.topic, square)}
          on={() => play.pick(ask.topic, square)}
        />
      );
    });
}
function OnEdges({ ask, ship, play }: Given & { readonly ask: Question }) {
  const nameOf = useNameOf();
  const plan = planOf(ship.plan);
  return play.options(ask.topic).map((option) => {
    if (option === null) return null;
    const pipe = option as unknown as Pipe;
    const square = typeof option === 'number' ? squareOf(option as unknown as Edge) : pipe.square;
    const side: Side = typeof option === 'number' ? sideOf(option as unknown as Edge) : pipe.side;
    const [x, y] = cornerOf(plan, square);
    const [dx, dy] = SIDE_AT[side]!;
    return (
      <Spot
        key={JSON.stringify(option)}
        className="gt-spot"
        x={x + dx}
        y={y + dy}
        label={nameOf(ask, option)}
        pressed={ask.kind === 'someOf' ? play.state(ask.topic, option) === 'chosen' : undefined}
        wanted={play.wanted?.(ask.topic, option)}
        on={() => play.pick(ask.topic, option)}
      >
        <circle r={20} />
      </Spot>
    );
  });
}
type Receiver = { readonly id: string | number; readonly min: number; readonly max: number };
/** A press gives one more from there; beyond the most it begins anew. */
function Shares({ ask, ship, play, lang }: Given & { readonly ask: Question }) {
  const nameOf = useNameOf();
  const plan = planOf(ship.plan);
  const { receivers, total } = ask.shape as unknown as { readonly receivers: readonly Receiver[]; readonly total: number };
  const draft = (play.draft(ask.topic) as readonly number[] | undefined) ?? receivers.map(({ min }) => min);
  const proposed = useRef(false);
  // Energy is proposed as most would pay it: panels first, then the largest set of batteries.
  useEffect(() => {
    if (proposed.current || ask.topic !== 'energy/pay') return;
    proposed.current = true;
    const from = receivers.map(({ id, max }) => ({
      square: Number(id) as SquareId,
      panel: typeAt(ship, Number(id) as SquareId) === 'solar-panel',
      max,
    }));
    const way = preferred(ship, from, total, () => true);
    if (way) play.propose(ask.topic, way);
  }, [ask, ship, play, receivers, total]);
  const left = total - draft.reduce((sum, n) => sum + n, 0);
  return receivers.map((receiver, i) => {
    const square = Number.parseInt(String(receiver.id), 10) as SquareId;
    const alien = /:(?!human)/.test(String(receiver.id));
    const n = draft[i] ?? receiver.min;
    const [x, y] = cornerOf(plan, square);
    const next = n < receiver.max && left > 0 ? n + 1 : receiver.min;
    return (
      <Spot
        key={receiver.id}
        x={x}
        y={y}
        at={`square:${square}`}
        label={`${nameOf(ask, receiver.id)}, ${LABELS[lang].given(n, receiver.max)}`}
        pressed={n > 0}
        wanted={play.wanted?.(ask.topic, receiver.id)}
        on={() =>
          play.propose(
            ask.topic,
            draft.map((share, j) => (j === i ? next : share)),
          )
        }
      >
        <rect width={100} height={100} fill="transparent" />
        <rect className="gt-pick__edge" x={-1} y={-1} width={102} height={102} rx={14} />
        <g className="gt-badge" aria-hidden="true" transform={`translate(${alien ? 18 : 82} 18)`}>
          <circle r={20} />
          <text y={8}>{n}</text>
        </g>
      </Spot>
    );
  });
}
const HUES = ['#FFD02B', '#5CE6D6', '#FF8AC2', '#B7F36B', '#FFB26B', '#C58BFF'] as const;
/** The pieces of a broken ship: each apart, each an answer. */
function Pieces({ ask, ship, play, lang }: Given & { readonly ask: Question }) {
  const nameOf = useNameOf();
  const plan = planOf(ship.plan);
  const all = play.options(ask.topic) as unknown as readonly (readonly SquareId[])[];
  const apart = useMemo(() => apartOf(ship), [ship]);
  return all.map((piece, i) => {
    const [x, y] = middleOf(plan, piece[0]!);
    const off = apart.get(piece[0]!);
    return (
      <Spot
        key={piece.join(' ')}
        className="gt-piece"
        x={0}
        y={0}
        label={`${i + 1}. ${nameOf(ask, piece as unknown as Json)}`}
        about={{ title: LABELS[lang].piece(i + 1), text: pieceSays(ship, piece, lang) }}
        on={() => play.pick(ask.topic, piece as unknown as Json)}
      >
        <g style={off && shiftStyle(off)}>
          <path d={outlinePath(plan, piece)} style={{ stroke: HUES[i % HUES.length], fill: HUES[i % HUES.length] }} />
          <g className="gt-badge" aria-hidden="true" transform={`translate(${x - 30} ${y - 30})`}>
            <circle r={22} />
            <text y={8}>{i + 1}</text>
          </g>
        </g>
      </Spot>
    );
  });
}
export function pieceSays(ship: Ship, piece: readonly SquareId[], lang: Props['lang']): string {
  const loads = ship.loads.filter(({ square }) => piece.includes(square));
  const part: Ship = { ...ship, loads };
  return LABELS[lang].pieceHas(
    piece.length,
    crew(part),
    loads.reduce((sum, load) => sum + load.cells, 0),
    loads.reduce((sum, load) => sum + load.goods.length, 0),
    piece.filter((square) => typeAt(ship, square) === 'engine').length,
  );
}

// ------------------------------------------------------------------ objects

/** Where an object on this line is seen before it strikes: beside the ship, on its way in. */
export function startOf(ship: Ship, { from, line }: Line): readonly [number, number] {
  const plan = planOf(ship.plan);
  const at = (line - (from === FRONT || from === REAR ? plan.columns[0] : plan.rows[0]) + 0.5) * UNIT;
  const mine = squaresOf(plan).filter((square) => plan.outline[square]);
  const columns = mine.map((square) => columnOf(plan, square) - plan.columns[0]);
  const rows = mine.map((square) => rowOf(plan, square) - plan.rows[0]);
  const out = 84;
  if (from === FRONT) return [at, Math.min(...rows) * UNIT - out];
  if (from === REAR) return [at, (Math.max(...rows) + 1) * UNIT + out];
  return [from === RIGHT ? (Math.max(...columns) + 1) * UNIT + out : Math.min(...columns) * UNIT - out, at];
}
/** The way in: from beside the ship to what it meets, or across it. */
export function Way({
  ship,
  line,
  kind,
  target,
}: {
  readonly ship: Ship;
  readonly line: Line;
  readonly kind: 'threat' | 'alt' | 'intruder';
  readonly target: SquareId | undefined;
}) {
  const plan = planOf(ship.plan);
  const [x, y] = startOf(ship, line);
  const end: readonly [number, number] =
    target === undefined
      ? line.from === FRONT || line.from === REAR
        ? [x, line.from === FRONT ? heightOf(plan) * UNIT + 60 : -60]
        : [line.from === LEFT ? widthOf(plan) * UNIT + 60 : -60, y]
      : middleOf(plan, target);
  return <path className="gt-way" data-kind={kind} d={`M${x} ${y}L${end[0]} ${end[1]}`} />;
}
export const PICTURE: Readonly<Record<ObjectKind, readonly [string, number, number]>> = {
  'small-meteor': ['meteor-small', 60, 56],
  'large-meteor': ['meteor-large', 96, 88],
  'light-shot': ['shot-light', 72, 27],
  'heavy-shot': ['shot-heavy', 84, 46],
};
export const TURN: Readonly<Record<Side, number>> = { 0: 90, 1: 180, 2: 270, 3: 0 };
/** What an object is about to do to this ship. */
export function Threats({
  ship,
  scene,
  seat,
  lang,
  shown,
}: Given & { readonly scene: Extract<Scene, { kind: 'objects' }>; readonly shown: number }) {
  const labels = LABELS[lang];
  const strikes = scene.strikes;
  const line = strikes?.lines.find((one) => one.seat === shown)?.line ?? scene.line;
  const object = strikes?.object ?? scene.objects[0]!;
  const met = threat(ship, object, line);
  const plan = planOf(ship.plan);
  const [sx, sy] = startOf(ship, line);
  const [id, w, h] = PICTURE[object];
  const corner = met.square === undefined ? undefined : cornerOf(plan, met.square);
  const shot = object.endsWith('shot');
  return (
    <g className="gt-threat" pointerEvents="none">
      <Way ship={ship} line={line} kind="threat" target={met.square} />
      <g transform={`translate(${sx} ${sy}) ${shot ? `rotate(${TURN[line.from]})` : ''}`}>
        <g className="gt-drifting">
          <Use id={id} x={-w / 2} y={-h / 2} width={w} height={h} />
        </g>
      </g>
      {corner && (
        <g transform={`translate(${corner[0]} ${corner[1]})`}>
          <rect className="gt-aimed" data-effect={met.effect} x={-2} y={-2} width={104} height={104} rx={14} />
        </g>
      )}
      <Tag
        x={sx}
        y={sy + (line.from === REAR ? -64 : 72)}
        ship={ship}
        say={met.square === undefined ? labels.effects.miss : labels.effects[met.effect]}
        bad={met.effect === 'destroys'}
      />
      {seat === shown && <desc>{sayThreat(met, labels, ship)}</desc>}
    </g>
  );
}
const sayThreat = (met: Threat, labels: (typeof LABELS)['fr'], ship: Ship): string =>
  met.square === undefined ? labels.effects.miss : `${labels.spoken(planOf(ship.plan), met.square)}: ${labels.effects[met.effect]}`;
/** So far beyond the hull there is always room for words. */
const EDGE = 86;
/** A few words on the drawing. */
export function Tag({
  x,
  y,
  say,
  bad = false,
  ship,
}: {
  readonly x: number;
  readonly y: number;
  readonly say: string;
  readonly bad?: boolean;
  readonly ship: Ship;
}) {
  const wide = say.length * 12.5 + 28;
  const plan = planOf(ship.plan);
  const { columns } = spanOf(plan);
  const left = (columns[0] - plan.columns[0]) * UNIT - EDGE;
  const right = (columns[1] - plan.columns[0] + 1) * UNIT + EDGE;
  const at = Math.min(Math.max(x, left + wide / 2), right - wide / 2);
  return (
    <g className="gt-tag" data-bad={bad ? '' : undefined} transform={`translate(${at} ${y})`}>
      <rect x={-wide / 2} y={-21} width={wide} height={42} rx={9} />
      <text y={8}>{say}</text>
    </g>
  );
}
/** Parts that would help, where they stand: a press on one is the answer. */
function Wards({ ask, ship, play, view, seat, lang }: Given & { readonly ask: Question }) {
  const nameOf = useNameOf();
  const plan = planOf(ship.plan);
  const scene = view.scene;
  if (scene?.kind !== 'objects') return null;
  const strikes = scene.strikes;
  const line = strikes?.lines.find((one) => one.seat === seat)?.line ?? scene.line;
  if (ask.topic === 'hit/thrusters')
    return shifts(ship, line.from)
      .filter(({ by }) => play.state(ask.topic, by) !== undefined)
      .map(({ by, thrusters }) => {
        const moved = shifted(plan, line, by);
        const met = strikes === null || strikes === undefined ? threat(ship, scene.objects[0]!, moved) : undefined;
        const [ax, ay] = startOf(ship, moved);
        const square = thrusters[0]!;
        const [x, y] = cornerOf(plan, square);
        return (
          <g key={by}>
            <Way ship={ship} line={moved} kind="alt" target={met?.square} />
            <Tag x={ax} y={ay + 60 * by} ship={ship} say={`${LABELS[lang].option.dodge}: ${met ? LABELS[lang].effects[met.effect] : ''}`} />
            <Spot x={x} y={y} label={nameOf(ask, by)} wanted={play.wanted?.(ask.topic, by)} on={() => play.pick(ask.topic, by)} />
          </g>
        );
      });
  const object = strikes?.object ?? scene.objects[0]!;
  const met = threat(ship, object, line);
  const by = met.shields.length > 0 ? 'shield' : 'cannon';
  return (by === 'shield' ? met.shields : met.cannons)
    .filter(() => play.options(ask.topic).some((option) => same(option, by)))
    .map((square) => {
      const [x, y] = cornerOf(plan, square);
      const [tx, ty] = startOf(ship, line);
      const [mx, my] = middleOf(plan, square);
      return (
        <g key={square}>
          <path className="gt-fire" d={`M${mx} ${my}L${tx} ${ty}`} />
          <Spot x={x} y={y} label={nameOf(ask, by)} wanted={play.wanted?.(ask.topic, by)} on={() => play.pick(ask.topic, by)} />
        </g>
      );
    });
}
/** For cards of energy: the sets that would melt. */
export const meltsDown = (ship: Ship): SquareId[] => energySets(ship).flatMap(({ squares, value }) => (value >= 4 ? squares : []));

// ------------------------------------------------------------------ what breaks off

const DRIFT_MS = 1500;
/** What was torn out bursts; what had come off before glides away as it stood. */
type Wreck = {
  readonly ship: Ship;
  readonly gone: readonly { readonly squares: readonly SquareId[]; readonly off: Shift | undefined }[];
};
/** Parts that were there a moment ago: each part that was hit tumbles out, each piece drifts off in one, slowly turning. */
export function Drift({ ship, motion }: { readonly ship: Ship; readonly motion: boolean }) {
  const before = useRef<Ship>(undefined);
  const [wrecks, pass] = usePassing<Wreck>();
  useEffect(() => {
    const was = before.current;
    before.current = ship;
    if (!was || was.plan !== ship.plan || !motion) return;
    const lost = (square: SquareId): boolean => isPart(was, square) && !isPart(ship, square);
    if (!parts(was).some(lost)) return;
    const apart = apartOf(was);
    const all = pieces(was);
    // A piece that goes as a whole while another stays: the one that stood still is the one that is kept.
    const whole = all.length > 1 && parts(ship).length > 0 ? all.filter((piece) => piece.every(lost)) : [];
    const middle = middleAmong(planOf(was.plan), parts(ship));
    const gone = [
      ...whole.map((squares) => ({ squares, off: apart.get(squares[0]!) ?? shiftOf(planOf(was.plan), squares, middle) })),
      ...parts(was).flatMap((square) =>
        lost(square) && !whole.some((piece) => piece.includes(square)) ? [{ squares: [square], off: undefined }] : [],
      ),
    ];
    pass({ ship: was, gone }, DRIFT_MS);
  }, [ship, motion, pass]);
  return wrecks.map(({ key, of: { ship: was, gone } }) => (
    <g key={key} className="gt-wreck" pointerEvents="none" aria-hidden="true">
      {gone.map(({ squares, off }) => {
        const [x, y] = middleOf(planOf(was.plan), squares[0]!);
        const drawn = squares.map((square) => <Fitted key={square} ship={was} square={square} />);
        return off ? (
          <g key={squares[0]} className="gt-adrift" style={{ ...shiftStyle(off), ...driftOf(off) }}>
            {drawn}
          </g>
        ) : (
          <g key={squares[0]} className="gt-torn" style={{ transformOrigin: `${x}px ${y}px` }}>
            {drawn}
            <g className="gt-torn__boom">
              <Use id="boom" x={x - 40} y={y - 40} width={80} />
            </g>
          </g>
        );
      })}
    </g>
  ));
}
/** Where it ends: the same way on, much farther, turned more. */
const driftOf = (off: Shift): CSSProperties => ({ '--gt-away': shiftStyle(off, FARTHER).transform }) as CSSProperties;
const FARTHER = 9;
/** Burnt holes where parts were torn out in this flight. */
export function Burnt({ notes, ship, shown }: Props & { readonly ship: Ship; readonly shown: number }) {
  const plan = planOf(ship.plan);
  const from = notes.findLastIndex((note) => note.kind === 'departed');
  const lost = new Set(
    notes.slice(Math.max(0, from)).flatMap((note) => (note.kind === 'destroyed' && note.seat === shown ? note.squares : [])),
  );
  return [...lost]
    .filter((square) => !isPart(ship, square))
    .map((square) => {
      const [x, y] = cornerOf(plan, square);
      return <Use key={square} id="state-lost" x={x} y={y} />;
    });
}
