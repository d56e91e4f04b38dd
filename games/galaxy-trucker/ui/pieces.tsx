/** Parts, cubes, figures, dice: everything that lies on a table, drawn from the symbols of the sprite. */
import type { Seat } from '@cosmodrome/kernel';
import { memo, type ReactNode } from 'react';
import {
  COLOURS,
  type Connector,
  columnOf,
  DOUBLE,
  type Good,
  type Plan,
  planOf,
  SIDES,
  SINGLE,
  type Specialist,
  type SquareId,
  squaresOf,
  type Tile,
  type TileId,
  tileAt,
  UNIVERSAL,
} from '../content/index.ts';
import { deviceAt, isPart } from '../judge/ship.ts';
import type { Load, Mark, Rot, Ship } from '../state.ts';
import { EMPTY, rotOf, sideOf, squareOf, tileOf } from '../state.ts';
import { cornerOf, heightOf, outlinePath, SIDE_AT, turnOf, UNIT, widthOf } from './geometry.ts';

/** A symbol of the sprite, inside an SVG. */
export function Use({
  id,
  x = 0,
  y = 0,
  width = UNIT,
  height = width,
  turn = 0,
}: {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly turn?: number;
}) {
  return (
    <use
      href={`#gt-${id}`}
      x={x}
      y={y}
      width={width}
      height={height}
      transform={turn ? `rotate(${turn} ${x + width / 2} ${y + height / 2})` : undefined}
    />
  );
}
/** A symbol on its own, in the text. */
export function Sign({
  id,
  size = 20,
  height = size,
  className = '',
}: {
  readonly id: string;
  readonly size?: number;
  readonly height?: number;
  readonly className?: string;
}) {
  return (
    <svg className={`gt-sign ${className}`} width={size} height={height} aria-hidden="true">
      <use href={`#gt-${id}`} width={size} height={height} />
    </svg>
  );
}

// ------------------------------------------------------------------ parts

export function drawingOf(tile: Tile): string {
  switch (tile.type) {
    case 'starting-cabin':
      return `start-${tile.colour}`;
    case 'engine':
    case 'cannon':
      return `${tile.type}-${tile.power}`;
    case 'battery':
      return `battery-${tile.capacity}`;
    case 'cargo':
      return tile.armour.length > 0 ? 'armcargo' : tile.red ? `red-${tile.capacity}` : `cargo-${tile.capacity}`;
    case 'shield':
      return tile.armour.length > 0 ? 'armshield' : 'shield';
    case 'life-support':
      return tile.colours.length > 1 ? 'life-mixed' : `life-${tile.colours[0]}`;
    case 'solar-panel':
      return 'solar';
    case 'auto-defence':
      return 'ads';
    default:
      return tile.type;
  }
}
/** Only what points somewhere is drawn turned: a tilted drawing always means something. */
export const turns = ({ type }: Tile): boolean => type === 'engine' || type === 'cannon' || type === 'shield' || type === 'thrusters';

const CONNECTORS: Readonly<Record<Exclude<Connector, 0>, string>> = {
  [SINGLE]: 'conn-single',
  [DOUBLE]: 'conn-double',
  [UNIVERSAL]: 'conn-universal',
} as Readonly<Record<Exclude<Connector, 0>, string>>;
/** A part on the grid of 100. `as`: what it counts as, where a token has changed it. */
export function Part({ tile, rot = 0, four = false }: { readonly tile: TileId; readonly rot?: Rot; readonly four?: boolean }) {
  const printed = tileAt(tile);
  const drawing = <Use id={`comp-${drawingOf(printed)}`} />;
  const plates = 'armour' in printed ? printed.armour : [];
  return (
    <>
      <g transform={rot ? `rotate(${rot * 90} 50 50)` : undefined}>
        <Use id="tile-plate" />
        {SIDES.map((side) => {
          const connector = four ? UNIVERSAL : printed.sides[side]!;
          return connector === 0 ? null : <Use key={side} id={CONNECTORS[connector]} turn={side * 90} />;
        })}
        {!four && plates.map((side) => <Use key={side} id="armour-side" turn={side * 90} />)}
        {turns(printed) && drawing}
      </g>
      {!turns(printed) && drawing}
    </>
  );
}
/** A part by itself, as a picture of so many pixels. */
export const PartPicture = memo(function PartPicture({
  tile,
  rot = 0,
  size,
}: {
  readonly tile: TileId | null;
  readonly rot?: Rot;
  readonly size: number | string;
}) {
  return (
    <svg className="gt-part" width={size} height={size} viewBox="-4 -4 108 108" aria-hidden="true">
      {tile === null ? <Use id="tile-back" /> : <Part tile={tile} rot={rot} />}
    </svg>
  );
});

// ------------------------------------------------------------------ what lies on parts

/** Where figures, cells and cubes lie: x, y, width. */
const PLACES = {
  human: [
    [],
    [[34, 30, 32]],
    [
      [19, 33, 30],
      [51, 33, 30],
    ],
  ],
  alien: [27, 27, 46],
  cell: [
    [],
    [[41.5, 30.5, 17]],
    [
      [27, 30.5, 17],
      [56, 30.5, 17],
    ],
    [
      [19.5, 30.5, 17],
      [41.5, 30.5, 17],
      [63.5, 30.5, 17],
    ],
  ],
  cube: [
    [],
    [[34.5, 33.3, 31]],
    [
      [20, 35.4, 27],
      [53, 35.4, 27],
    ],
    [
      [20.25, 19.7, 27],
      [52.75, 19.7, 27],
      [36.5, 51.7, 27],
    ],
  ],
} as const;
type Spot = readonly [number, number, number];
/** How many places the part has: what is in it lies in the first of them. */
const placesIn = (tile: Tile | undefined, many: number): number =>
  tile?.type === 'battery' || tile?.type === 'cargo' ? Math.max(tile.capacity, many) : many;

export function Aboard({ load, tile }: { readonly load: Load; readonly tile: Tile | undefined }) {
  const spots = (all: readonly (readonly (readonly number[])[])[], many: number) =>
    (all[Math.min(placesIn(tile, many), 3)] ?? []) as readonly Spot[];
  const cells = spots(PLACES.cell, load.cells).slice(0, load.cells);
  const cubes = spots(PLACES.cube, load.goods.length);
  const [ax, ay, aw] = PLACES.alien;
  return (
    <>
      {load.alien !== null && <Use id={`tok-alien-${load.alien}`} x={ax + (load.humans > 0 ? 12 : 0)} y={ay} width={aw} />}
      {(PLACES.human[Math.min(load.humans, 2)] as readonly Spot[]).map(([x, y, w]) => (
        <Use
          key={x}
          id="tok-astronaut"
          x={load.alien === null ? x : 14}
          y={y}
          width={load.alien === null ? w : 24}
          height={(load.alien === null ? w : 24) * 1.25}
        />
      ))}
      {cells.map(([x, y, w]) => (
        <Use key={x} id="tok-cell" x={x} y={y} width={w} height={w * 2.5} />
      ))}
      {load.goods.map((good, i) => {
        const at = cubes[i];
        return (
          at && <Use key={`${good} ${at[0]} ${at[1]}`} id={`cube-${good}`} x={at[0]} y={at[1]} width={at[2]} height={(at[2] * 32) / 30} />
        );
      })}
    </>
  );
}
export const CONVERTED = {
  cannon: 'token-conv-cannon-1',
  engine: 'token-conv-engine-1',
  cabin: 'token-conv-cabin',
  cargo: 'token-conv-cargo-2',
} as const;
const MARKERS = {
  'blue-cube': 'cube-blue',
  'red-cube': 'cube-red',
  astronaut: 'tok-astronaut',
  alien: 'tok-alien-purple',
  cell: 'tok-cell',
} as const;
const on = (id: string, [x, y]: readonly [number, number], turn: number, width = 34, height = width) => (
  <Use id={id} x={x - width / 2} y={y - height / 2} width={width} height={height} turn={turn} />
);
/** What skills have put on a ship, each where it lies. */
/** The square it lies on, or at whose side. */
export const squareUnder = (mark: Mark): SquareId => ('square' in mark ? mark.square : squareOf('joint' in mark ? mark.joint : mark.edge));
export function Token({ plan, mark }: { readonly plan: Plan; readonly mark: Mark }) {
  const at = squareUnder(mark);
  const [x, y] = cornerOf(plan, at);
  const side = 'joint' in mark ? sideOf(mark.joint) : 'edge' in mark ? sideOf(mark.edge) : undefined;
  const where: readonly [number, number] = (side === undefined ? undefined : SIDE_AT[side]) ?? [50, 50];
  const turn = side === undefined ? 0 : turnOf(side);
  const drawn = (): ReactNode => {
    switch (mark.kind) {
      case 'converted':
        return on(CONVERTED[mark.to], [50, 50], mark.rot * 90, 60);
      case 'four-way':
        return on('token-universal', [82, 18], 0, 26);
      case 'pipe':
        return on('token-pipe', where, turn, 30);
      case 'universal':
        return on('token-joint', where, turn, 30);
      case 'welded':
        return on('token-cap', where, turn, 32, 16);
      case 'wireless':
        return on('token-wireless', [82, 18], 0, 28);
      case 'armour':
        return on('token-armour', where, turn, 40, 16);
      case 'exempt':
        return on('mark-on', [82, 18], 0, 26);
      case 'rotation':
        return on('token-rotation', [82, 18], 0, 28);
      case 'marker':
        return <g opacity={0.8}>{on(MARKERS[mark.marker], [78, 76], 0, mark.marker === 'cell' ? 12 : 28, 30)}</g>;
      case 'sabotage':
        return on('token-sabotage', where, turn, 32);
    }
  };
  return <g transform={`translate(${x} ${y})`}>{drawn()}</g>;
}

// ------------------------------------------------------------------ small ships

const MINI = 20;
const alike = (a: Ship, b: Ship): boolean => a.plan === b.plan && a.squares.every((laid, square) => laid === b.squares[square]);
/** Somebody's ship in small: family colour and sign of every part. */
export const MiniShip = memo(
  function MiniShip({ ship, height: most = 62 }: { readonly ship: Ship; readonly height?: number }) {
    const plan = planOf(ship.plan);
    const wide = widthOf(plan);
    const high = heightOf(plan);
    // Wide boards are as wide as the others, and lower.
    const height = Math.min(most, (most * 1.7 * high) / wide);
    return (
      <svg
        className="gt-mini"
        height={height}
        width={(height * wide) / high}
        viewBox={`-1 -1 ${wide * MINI + 2} ${high * MINI + 2}`}
        aria-hidden="true"
      >
        {squaresOf(plan).map((square) => {
          const [x, y] = cornerOf(plan, square);
          const laid = ship.squares[square] ?? EMPTY;
          if (laid === EMPTY) {
            if (!plan.outline[square]) return null;
            return <rect key={square} className="gt-mini__bed" x={x / 5 + 0.75} y={y / 5 + 0.75} width={MINI - 1.5} height={MINI - 1.5} />;
          }
          const tile = tileAt(tileOf(laid));
          return (
            <Use key={square} id={`mini-${drawingOf(tile)}`} x={x / 5} y={y / 5} width={MINI} turn={turns(tile) ? rotOf(laid) * 90 : 0} />
          );
        })}
      </svg>
    );
  },
  (a, b) => a.height === b.height && alike(a.ship, b.ship),
);

// ------------------------------------------------------------------ small things

export const Cube = ({ good, size = 22 }: { readonly good: Good; readonly size?: number }) => (
  <Sign id={`cube-${good}`} size={size} height={(size * 32) / 30} />
);
export const Die = ({ face, size = 44 }: { readonly face: number; readonly size?: number }) => (
  <Sign id={`die-${face}`} size={size} className="gt-die" />
);
export const rocketOf = (seat: Seat): string => `rocket-${COLOURS[seat]}`;
const SHORT: Readonly<Partial<Record<Specialist, string>>> = { 'security-officer': 'security', 'delivery-driver': 'driver' };
export const portraitOf = (who: Specialist): string => `portrait-${SHORT[who] ?? who}`;
export const emblemOf = (who: Specialist): string => `emblem-${SHORT[who] ?? who}`;

/** The squares of a ship's outline, and the hull around it. Class IV is two halves, the rear one violet. */
const FRONT_ROWS = 7;
const SKINS = { blue: ['#060B30', '#2C56D8', '#4E7BFF', '#2447BE'], rear: ['#060B30', '#5A4BD0', '#8E7BFF', '#4536B0'] } as const;
const BANDS = [50, 39, 32, 26] as const;
export const Hull = memo(function Hull({ plan }: { readonly plan: Plan }) {
  const squares = squaresOf(plan).filter((square) => plan.outline[square]);
  const rowOfSquare = (square: (typeof squares)[number]) => plan.rows[0] + cornerOf(plan, square)[1] / UNIT;
  const halves =
    plan.class === 'IV'
      ? ([
          ['blue', squares.filter((square) => rowOfSquare(square) <= FRONT_ROWS)],
          ['rear', squares.filter((square) => rowOfSquare(square) > FRONT_ROWS)],
        ] as const)
      : ([['blue', squares]] as const);
  const first = squares.filter((square) => plan.wrap && columnOf(plan, square) === plan.columns[0]);
  return (
    <g className="gt-hull">
      {BANDS.map((width, i) =>
        halves.map(([skin, of]) => {
          const d = outlinePath(plan, of);
          return (
            <path
              key={`${skin} ${width}`}
              d={d}
              fill={SKINS[skin][i]}
              fillRule="evenodd"
              stroke={SKINS[skin][i]}
              strokeWidth={width}
              strokeLinejoin="round"
            />
          );
        }),
      )}
      {squares.map((square) => {
        const [x, y] = cornerOf(plan, square);
        return (
          <g key={square}>
            <rect x={x} y={y} width={UNIT} height={UNIT} fill="#0C1F6B" />
            <rect className="gt-bed" x={x + 5} y={y + 5} width={90} height={90} rx={9} />
          </g>
        );
      })}
      {plan.class === 'IV' &&
        halves[0]![1]
          .filter((square) => rowOfSquare(square) === FRONT_ROWS)
          .map((square) => {
            const [x, y] = cornerOf(plan, square);
            return (
              <path key={square} d={`M${x + 20} ${y + UNIT}h.1m30 0h.1m30 0h.1`} stroke="#FFD02B" strokeWidth={7} strokeLinecap="round" />
            );
          })}
      {first.map((square) => {
        const [, y] = cornerOf(plan, square);
        const end = widthOf(plan) * UNIT;
        return [-8, end + 8].map((x) => (
          <path
            key={`${square} ${x}`}
            d={`M${x} ${y + 12}V${y + 88}`}
            stroke="#5CE6D6"
            strokeWidth={6}
            strokeLinecap="round"
            strokeDasharray="1 11"
          />
        ));
      })}
    </g>
  );
});
/** All parts of a ship with what lies on them, but for those left out. */
export function Parts({ ship, without = [] }: { readonly ship: Ship; readonly without?: readonly number[] }) {
  const plan = planOf(ship.plan);
  return (
    <>
      {squaresOf(plan)
        .filter((square) => isPart(ship, square) && !without.includes(square))
        .map((square) => (
          <Fitted key={square} ship={ship} square={square} />
        ))}
      {ship.marks.map((mark) => (
        <Token key={JSON.stringify(mark)} plan={plan} mark={mark} />
      ))}
    </>
  );
}
export function Fitted({ ship, square }: { readonly ship: Ship; readonly square: ReturnType<typeof squaresOf>[number] }) {
  const [x, y] = cornerOf(planOf(ship.plan), square);
  const laid = ship.squares[square]!;
  const load = ship.loads.find((one) => one.square === square);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Part tile={tileOf(laid)} rot={rotOf(laid)} four={ship.marks.some((mark) => mark.kind === 'four-way' && mark.square === square)} />
      {load && <Aboard load={load} tile={deviceAt(ship, square)?.tile} />}
    </g>
  );
}
