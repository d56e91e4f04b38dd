/**
 * The deck of a mission, drawn from its map alone: floors a room, lamps, paint, scenery and walls as a model seen from above its middle.
 * Everything in it stays as it is through a mission; doors, crates, Entry Points and what lies about are drawn by the board.
 */
import { type Bar, BLIND, SHEER, UNIT } from '@cosmodrome/kit/plane/plan';
import { memo } from 'react';
import type { Climb, MissionMap, SceneryKind } from '../content/map.ts';
import { ledgesOf } from '../judge/heights.ts';
import { barsWith, boundsOf, middleOf, raised, squareOf } from './geometry.ts';

/** How high things stand: their top is the footprint times this, from the middle of the board. */
const TALL = { wall: 1.038, full: 1.034, crate: 1.034, low: 1.016, sill: 1.015 };
const FLOORS = ['#5c5147', '#4d565c', '#57503f', '#4a5350', '#5a4a43', '#50505a'];
/** Half the thickness a wall is drawn with. */
const THICK = 11;
type Drawn = { readonly art: string; readonly tall: number; readonly sides: readonly [light: string, dark: string] };
const SCENERY: Readonly<Record<SceneryKind, Drawn>> = {
  crate: { art: 's-crate', tall: TALL.crate, sides: ['#7a3e1d', '#5c2f17'] },
  'large-crate': { art: 's-crate-large', tall: TALL.crate, sides: ['#4a5433', '#383f27'] },
  console: { art: 's-console', tall: TALL.low, sides: ['#1d262b', '#10171a'] },
  table: { art: 's-table', tall: TALL.low, sides: ['#4f4a41', '#35322c'] },
  counter: { art: 's-counter', tall: TALL.low, sides: ['#3d3026', '#2a2019'] },
  stall: { art: 's-stall', tall: TALL.low, sides: ['#5a2a16', '#3b1c0f'] },
  bunk: { art: 's-bunk', tall: TALL.low, sides: ['#2b3136', '#1e2326'] },
  workbench: { art: 's-workbench', tall: TALL.low, sides: ['#3d3218', '#2a2210'] },
  pipe: { art: 's-pipe', tall: TALL.low, sides: ['#3a2c22', '#241b15'] },
  locker: { art: 's-locker', tall: TALL.full, sides: ['#37434a', '#232b30'] },
  reactor: { art: 's-reactor', tall: TALL.full, sides: ['#23292c', '#171b1d'] },
  pylon: { art: 's-pylon', tall: TALL.full, sides: ['#3a1512', '#240b09'] },
  chair: { art: 's-chair', tall: 1, sides: ['#2b3136', '#1e2326'] },
};
/** Wear that is the same on every screen: a number for each square, from 0 to 1. */
const wear = (i: number): number => ((i * 7919 + 104729) % 1009) / 1009;

export const Deck = memo(function Deck({ map }: { readonly map: MissionMap }) {
  const { plan, rooms } = map;
  const [wide, high] = [plan.cols * UNIT, plan.rows * UNIT];
  const byRoom = new Map<number, number[]>();
  for (const [i, room] of rooms.entries()) byRoom.set(room, [...(byRoom.get(room) ?? []), i]);
  const floorOf = (squares: readonly number[]) =>
    squares
      .map((i) => {
        const [x, y] = squareOf(plan, i);
        return `M${x} ${y}h100v100h-100z`;
      })
      .join('');
  const whole = { width: wide, height: high };
  return (
    <g className="cs-deck" pointerEvents="none">
      <DeckDefs />
      <rect x={-70} y={-70} width={wide + 140} height={high + 140} fill="#0a0c0e" />
      {[...byRoom].map(([room, squares]) => (
        <path key={room} d={floorOf(squares)} fill={FLOORS[room % FLOORS.length]} />
      ))}
      <path d={floorOf([...rooms.keys()].filter((i) => wear(i) < 0.14))} fill="#fff" fillOpacity={0.03} />
      <path d={floorOf([...rooms.keys()].filter((i) => wear(i) > 0.72))} fill="#000" fillOpacity={0.09} />
      <rect {...whole} fill="url(#cs-plates)" />
      <rect {...whole} fill="#05070a" fillOpacity={0.5} />
      {[...byRoom].map(([room, squares]) => (
        <Lamp key={room} room={room} squares={squares} map={map} d={floorOf(squares)} />
      ))}
      {map.airlocks.map(({ name, bar }) => (
        <path key={name} d={inward(bar, wide, high)} fill="url(#cs-hazard)" />
      ))}
      {map.doors.map(({ bar }) => (
        <DoorFloor key={bar.join()} bar={bar} />
      ))}
      {map.entrances.map((bar) => (
        <path key={bar.join()} d={`M${bar[0]} ${bar[1]}L${bar[2]} ${bar[3]}`} className="cs-entrance" />
      ))}
      {map.pieces.map(
        (piece) =>
          piece.squares.length > 0 && (
            <Scenery
              key={piece.squares[0]}
              kind={piece.kind}
              tipped={piece.kind === 'table' && (plan.sq[piece.squares[0]!]! & BLIND) > 0}
              box={boundsOf(plan, piece.squares)}
              map={map}
            />
          ),
      )}
      {map.wallConsoles.map((bar) => (
        <path key={bar.join()} className="cs-wall-console" d={inward(bar, wide, high, 26)} />
      ))}
      {barsWith({ ...plan, sq: new Uint8Array(plan.sq.length) }, BLIND).map((bar) => (
        <Wall key={bar.join()} bar={bar} map={map} />
      ))}
      {barsWith(plan, SHEER).map((bar) => (
        <Sill key={bar.join()} bar={bar} map={map} />
      ))}
    </g>
  );
});
function DeckDefs() {
  return (
    <defs>
      <pattern id="cs-plates" width={100} height={100} patternUnits="userSpaceOnUse">
        <path d="M0 1.5H100M1.5 0V100" stroke="#fff" strokeOpacity={0.09} strokeWidth={2} />
        <path d="M0 98.5H100M98.5 0V100" stroke="#000" strokeOpacity={0.45} strokeWidth={3} />
        <path
          d="M10 7.4a2.6 2.6 0 1 0 .1 0M90 7.4a2.6 2.6 0 1 0 .1 0M10 87.4a2.6 2.6 0 1 0 .1 0M90 87.4a2.6 2.6 0 1 0 .1 0"
          fillOpacity={0.28}
        />
      </pattern>
      <pattern id="cs-hazard" width={40} height={40} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={40} height={40} fill="#17130f" />
        <rect width={20} height={40} fill="#7a5a22" />
      </pattern>
    </defs>
  );
}
/** A strip along a side of the board, inside it. */
function inward([x1, y1, x2, y2]: Bar, wide: number, high: number, deep = 70): string {
  if (x1 === x2) {
    const x = x1 === 0 ? 0 : wide - deep;
    return `M${x} ${y1}H${x + deep}V${y2}H${x}Z`;
  }
  const y = y1 === 0 ? 0 : high - deep;
  return `M${x1} ${y}H${x2}V${y + deep}H${x1}Z`;
}
/** One a room, inside it: light never crosses a wall. */
function Lamp({
  room,
  squares,
  map,
  d,
}: {
  readonly room: number;
  readonly squares: readonly number[];
  readonly map: MissionMap;
  readonly d: string;
}) {
  if (squares.length < 6) return null;
  const mean = (axis: 0 | 1) => squares.reduce((sum, i) => sum + squareOf(map.plan, i)[axis] + 50, 0) / squares.length;
  return (
    <>
      <radialGradient
        id={`cs-lamp-${room}`}
        gradientUnits="userSpaceOnUse"
        cx={mean(0)}
        cy={mean(1)}
        r={Math.min(900, Math.sqrt(squares.length) * 78)}
      >
        <stop offset="0" stopColor={room % 3 ? '#ffd9b0' : '#ffb066'} stopOpacity={0.36} />
        <stop offset="1" stopColor="#ffb066" stopOpacity={0} />
      </radialGradient>
      <path d={d} fill={`url(#cs-lamp-${room})`} />
    </>
  );
}
function DoorFloor({ bar: [x1, y1, x2, y2] }: { readonly bar: Bar }) {
  const upright = x1 === x2;
  return (
    <>
      <path d={upright ? `M${x1 - 26} ${y1}h52V${y2}h-52z` : `M${x1} ${y1 - 26}H${x2}v52H${x1}z`} fill="#191d20" fillOpacity={0.75} />
      <path
        className="cs-door-paint"
        d={
          upright
            ? `M${x1 - 20} ${y1 + 6}V${y2 - 6}M${x1 + 20} ${y1 + 6}V${y2 - 6}`
            : `M${x1 + 6} ${y1 - 20}H${x2 - 6}M${x1 + 6} ${y1 + 20}H${x2 - 6}`
        }
      />
    </>
  );
}
/** The four sides between a footprint and its top. */
export function Block({
  box: [x1, y1, x2, y2],
  tall,
  sides: [light, dark],
  map,
}: {
  readonly box: Bar;
  readonly tall: number;
  readonly sides: readonly [string, string];
  readonly map: MissionMap;
}) {
  const base = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ] as const;
  const top = base.map(([x, y]) => topOf(map, x, y, tall));
  const side = (i: number) => {
    const j = (i + 1) % 4;
    return `M${base[i]}L${base[j]}L${top[j]}L${top[i]}Z`;
  };
  return (
    <>
      <path d={side(0) + side(2)} fill={light} />
      <path d={side(1) + side(3)} fill={dark} />
    </>
  );
}
export const topOf = ({ plan }: MissionMap, x: number, y: number, tall: number): readonly [number, number] => [
  Math.round(raised(x, plan.cols * UNIT, tall)),
  Math.round(raised(y, plan.rows * UNIT, tall)),
];
function Scenery({
  kind,
  tipped,
  box,
  map,
}: {
  readonly kind: SceneryKind;
  readonly tipped: boolean;
  readonly box: Bar;
  readonly map: MissionMap;
}) {
  const { art, sides } = SCENERY[kind];
  const tall = tipped ? TALL.full : SCENERY[kind].tall;
  const [x1, y1, x2, y2] = box;
  const [w, h] = [(x2 - x1) * tall, (y2 - y1) * tall];
  const [x, y] = topOf(map, x1, y1, tall);
  // Drawings lie; what stands upright is turned.
  const turned = w < h;
  return (
    <>
      {tall > 1 && (
        <>
          <path d={`M${x1 + 12} ${y1 + 18}H${x2 + 12}V${y2 + 18}H${x1 + 12}Z`} fill="#000" fillOpacity={0.42} />
          <Block box={[x1 + 5, y1 + 5, x2 - 5, y2 - 5]} tall={tall} sides={sides} map={map} />
        </>
      )}
      <g transform={turned ? `translate(${x + w} ${y}) rotate(90)` : `translate(${x} ${y})`}>
        <svg width={turned ? h : w} height={turned ? w : h} overflow="visible" aria-hidden="true">
          <use href={`#cs-${art}`} width="100%" height="100%" />
        </svg>
      </g>
    </>
  );
}
/** What hangs together above the lowest floor, each with its squares, the first of them at its upper left. */
function storeysOf({ plan, floors, lifts }: MissionMap): readonly { readonly floor: number; readonly squares: readonly number[] }[] {
  const { cols } = plan;
  const seen = new Set(lifts.flatMap(({ squares }) => squares));
  return floors.flatMap((floor, first) => {
    if (floor === 0 || seen.has(first)) return [];
    const squares = [first];
    seen.add(first);
    for (const i of squares)
      for (const next of [i - cols, i + cols, ...(i % cols > 0 ? [i - 1] : []), ...(i % cols < cols - 1 ? [i + 1] : [])])
        if (floors[next] === floor && !seen.has(next)) {
          seen.add(next);
          squares.push(next);
        }
    return [{ floor, squares }];
  });
}
/** What leads from a floor to the next one: it leans on the upper one and stands on the lower, and an arrow says which way is up. */
function ClimbArt({ climb: { kind, bar }, map }: { readonly climb: Climb; readonly map: MissionMap }) {
  const [mx, my] = middleOf(bar);
  const upright = bar[0] === bar[2];
  const { plan, floors } = map;
  const at = (x: number, y: number) => floors[Math.floor(y / UNIT) * plan.cols + Math.floor(x / UNIT)]!;
  const firstUp = upright ? at(mx - 1, my) > at(mx + 1, my) : at(mx, my - 1) > at(mx, my + 1);
  // As drawn, the lower floor is below.
  const turned = upright ? (firstUp ? -90 : 90) : firstUp ? 0 : 180;
  return (
    <g className="cs-climb" data-kind={kind} transform={`translate(${mx} ${my}) rotate(${turned})`}>
      <path d={CLIMB_ART[kind]} />
      <path className="cs-up" d="M0 50l18 24h-36z" />
    </g>
  );
}
const CLIMB_ART: Readonly<Record<Climb['kind'], string>> = {
  stairs: 'M-46 -6H46V4H-46ZM-46 10H46V20H-46ZM-46 26H46V36H-46ZM-46 40H46V46H-46Z',
  ladder: 'M-30 -12H-22V46H-30ZM22 -12H30V46H22ZM-22 0H22V7H-22ZM-22 16H22V23H-22ZM-22 32H22V39H-22Z',
  easy: 'M-40 -4H40V6H-40ZM-32 14H-8V24H-32ZM8 26H32V36H8Z',
  hard: 'M-40 -4H40V6H-40ZM-8 20H8V36H-8Z',
};
/** Floors above the lowest, where they end, what leads from one to the next, and lifts at the floor they stand at. */
export const Heights = memo(function Heights({ map, words }: { readonly map: MissionMap; readonly words: (floor: number) => string }) {
  const { plan, floors, climbs, lifts } = map;
  if (floors.every((at) => at === 0) && lifts.length === 0) return null;
  const shadow = (bar: Bar, [dx, dy]: readonly [number, number]) =>
    bar[0] === bar[2] ? `M${bar[0]} ${bar[1]}h${dx * 22}V${bar[3]}h${-dx * 22}Z` : `M${bar[0]} ${bar[1]}v${dy * 22}H${bar[2]}v${-dy * 22}Z`;
  return (
    <g className="cs-heights" pointerEvents="none">
      {storeysOf(map).map(({ floor, squares }) => {
        const d = squares
          .map((i) => {
            const [x, y] = squareOf(plan, i);
            return `M${x} ${y}h100v100h-100z`;
          })
          .join('');
        const [x, y] = squareOf(plan, squares[0]!);
        return (
          <g key={squares[0]}>
            <path className="cs-storey" d={d} fillOpacity={0.1 * floor} />
            <text x={x + 14} y={y + 24}>
              {words(floor)}
            </text>
          </g>
        );
      })}
      {ledgesOf({ map }).map(({ bar, down }) => (
        <g key={bar.join()}>
          <path className="cs-drop" d={shadow(bar, down)} />
          <path className="cs-ledge" d={`M${bar[0]} ${bar[1]}L${bar[2]} ${bar[3]}`} />
        </g>
      ))}
      {climbs.map((climb) => (
        <ClimbArt key={climb.bar.join()} climb={climb} map={map} />
      ))}
      {lifts.map(({ squares }) => {
        const [x1, y1, x2, y2] = boundsOf(plan, squares);
        return (
          <g key={squares[0]} className="cs-lift">
            <rect x={x1 + 8} y={y1 + 8} width={x2 - x1 - 16} height={y2 - y1 - 16} rx={10} />
            <path d="M0 -30l20 22h-40zM0 30l20 -22h-40z" transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})`} />
            <text x={x1 + 16} y={y1 + 34}>
              {floors[squares[0]!]}
            </text>
          </g>
        );
      })}
    </g>
  );
});
const grown = ([x1, y1, x2, y2]: Bar, by: number): Bar => [x1 - by, y1 - by, x2 + by, y2 + by];
const flat = (map: MissionMap, [x1, y1, x2, y2]: Bar, tall: number): string => {
  const [a, b] = topOf(map, x1, y1, tall);
  const [c, d] = topOf(map, x2, y2, tall);
  return `M${a} ${b}H${c}V${d}H${a}Z`;
};
function Wall({ bar, map }: { readonly bar: Bar; readonly map: MissionMap }) {
  const box = grown(bar, THICK);
  return (
    <>
      <path d={`M${box[0] + 14} ${box[1] + 22}H${box[2] + 14}V${box[3] + 22}H${box[0] + 14}Z`} fill="#000" fillOpacity={0.4} />
      <Block box={box} tall={TALL.wall} sides={['#3b4144', '#23282a']} map={map} />
      <path d={flat(map, box, TALL.wall)} fill="#6c7173" stroke="#a9acaa" strokeWidth={2.4} />
    </>
  );
}
function Sill({ bar, map }: { readonly bar: Bar; readonly map: MissionMap }) {
  const [x1, y1, x2, y2] = bar;
  const box: Bar = x1 === x2 ? [x1 - 8, y1, x2 + 8, y2] : [x1, y1 - 8, x2, y2 + 8];
  return (
    <>
      <Block box={box} tall={TALL.sill} sides={['#22363a', '#1a2a2d']} map={map} />
      <path d={flat(map, box, TALL.sill)} fill="#2d4b50" stroke="#7fe7ee" strokeWidth={4} />
    </>
  );
}
/** A door that is shut stands as high as a wall. */
export function DoorLeaf({ bar, locked, map }: { readonly bar: Bar; readonly locked: boolean; readonly map: MissionMap }) {
  const [x1, y1, x2, y2] = bar;
  const box: Bar = x1 === x2 ? [x1 - 12, y1, x2 + 12, y2] : [x1, y1 - 12, x2, y2 + 12];
  return (
    <>
      <Block box={box} tall={TALL.wall} sides={locked ? ['#4a1a14', '#30100c'] : ['#3a3a30', '#26261f']} map={map} />
      <path d={flat(map, box, TALL.wall)} fill={locked ? '#5c2019' : '#4a4738'} stroke={locked ? '#ff6a55' : '#d09a2c'} strokeWidth={5} />
    </>
  );
}
