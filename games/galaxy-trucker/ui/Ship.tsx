/** A ship on its board: hull, numbers of columns and rows, parts with what lies on them. Whatever else is drawn over it is given. */
import type { About } from '@cosmodrome/kit/face';
import type { AnyWords, Lang, Sentence } from '@cosmodrome/kit/text';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { memo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import {
  BOARDS,
  columnOf,
  kindOf,
  NOWHERE,
  type Plan,
  planOf,
  rowOf,
  type SquareId,
  squareAt,
  squaresOf,
  tileAt,
} from '../content/index.ts';
import { isPart } from '../judge/ship.ts';
import { type Ship, tileOf } from '../state.ts';
import { fittedAbout } from './about.tsx';
import { type Shift, shiftStyle } from './apart.ts';
import { cornerOf, spanOf, UNIT, widthOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { Fitted, Hull, squareUnder, Token } from './pieces.tsx';
import { NAMES } from './terms.ts';

/** Room around the squares, in units of the drawing: hull, numbers, and what flies in. */
export type Room = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export const CLOSE: Room = { left: 96, top: 40, right: 40, bottom: 92 };

interface Props {
  readonly ship: Ship;
  readonly lang: Lang;
  readonly words: AnyWords;
  readonly label: string;
  /** The whole frame, not only the outline: for who may leave it. */
  readonly whole?: boolean;
  readonly room?: Room;
  /** Ids of what has just changed: `square:12`. */
  readonly changed?: ReadonlySet<string>;
  readonly seat?: number;
  readonly holesMarked?: boolean;
  /** Where pieces stand that have come off. */
  readonly apart?: ReadonlyMap<SquareId, Shift> | undefined;
  /** Parts that are not drawn here. */
  readonly without?: readonly SquareId[];
  /** More to say of a part. */
  more?(square: SquareId): readonly Sentence[];
  readonly at?: Ref<SVGSVGElement>;
  readonly className?: string;
  readonly children?: ReactNode;
}
export function ShipBoard({
  ship,
  lang,
  words,
  label,
  whole = false,
  room = CLOSE,
  changed,
  seat,
  holesMarked = false,
  apart,
  without = [],
  more,
  at,
  className = '',
  children,
}: Props) {
  const plan = planOf(ship.plan);
  const span = whole ? plan : spanOf(plan);
  const x = (span.columns[0] - plan.columns[0]) * UNIT;
  const y = (span.rows[0] - plan.rows[0]) * UNIT;
  const wide = (span.columns[1] - span.columns[0] + 1) * UNIT;
  const high = (span.rows[1] - span.rows[0] + 1) * UNIT;
  // A tube shows beyond each edge what is on the other side of it.
  const around = plan.wrap ? 92 : 0;
  const box = [x - room.left - around, y - room.top, wide + room.left + room.right + 2 * around, high + room.top + room.bottom].join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG is no fieldset
    <svg ref={at} className={`gt-ship ${className}`} viewBox={box} role="group" aria-label={label}>
      {plan.wrap && <Around ship={ship} plan={plan} />}
      <Hull plan={plan} />
      <Axes plan={plan} whole={whole} box={box} />
      {plan.class === 'IIIB' && <HoleNumbers plan={plan} marked={holesMarked} />}
      {squaresOf(plan)
        .filter((square) => isPart(ship, square) && !without.includes(square))
        .map((square) => (
          <PartHere
            key={square}
            ship={ship}
            square={square}
            lang={lang}
            words={words}
            changed={changed?.has(`square:${seat}:${square}`) ?? false}
            more={more}
            off={apart?.get(square)}
          />
        ))}
      <g pointerEvents="none">
        {ship.marks.map((mark) => {
          const off = apart?.get(squareUnder(mark));
          return (
            <g key={JSON.stringify(mark)} className="gt-off" style={off && shiftStyle(off)}>
              <Token plan={plan} mark={mark} />
            </g>
          );
        })}
      </g>
      {children}
    </svg>
  );
}

interface HereProps {
  readonly ship: Ship;
  readonly square: SquareId;
  readonly lang: Lang;
  readonly words: AnyWords;
  readonly changed: boolean;
  readonly more: ((square: SquareId) => readonly Sentence[]) | undefined;
  readonly off: Shift | undefined;
}
const lookOf = ({ ship, square }: HereProps): string =>
  `${ship.plan} ${ship.squares[square]} ${JSON.stringify(ship.loads.find((load) => load.square === square))} ${ship.marks.filter((mark) => 'square' in mark && mark.square === square).length}`;
/** One part, drawn again only when it looks otherwise. */
const PartHere = memo(
  function PartHere({ ship, square, lang, words, changed, more, off }: HereProps) {
    const plan = planOf(ship.plan);
    const about: About = fittedAbout(words, lang, ship, plan, square, more?.(square));
    const explain = useExplain(about);
    const name = NAMES[lang].tiles[kindOf(tileAt(tileOf(ship.squares[square]!)))].name;
    const load = ship.loads.find((one) => one.square === square);
    const held = load ? `, ${LABELS[lang].holds(load, NAMES[lang])}` : '';
    const [x, y] = cornerOf(plan, square);
    return (
      <g
        className="gt-here"
        style={off && shiftStyle(off)}
        data-at={`square:${square}`}
        role="img"
        aria-label={`${LABELS[lang].spoken(plan, square)}, ${name}${held}`}
        {...explain}
      >
        <Fitted ship={ship} square={square} />
        {changed && <path className="cd-target gt-changed" data-state="changed" d={`M${x - 3} ${y - 3}h106v106h-106Z`} pathLength={24} />}
      </g>
    );
  },
  (a, b) =>
    a.square === b.square &&
    a.lang === b.lang &&
    a.words === b.words &&
    a.changed === b.changed &&
    a.more === b.more &&
    a.off === b.off &&
    lookOf(a) === lookOf(b),
);

/** Letters are shown at least so large, in pixels; a square smaller than this has no room for words. */
const LETTER_PX = 11.2;
const WORDS_PX = 62;
/** Nor for numbers beside it, smaller than this. */
const NUMBERS_PX = 20;
/** Where a ship is drawn small its letters grow: `--gt-least` says how large they must be in units of the ship. `box`: what is in view. */
function useLegible(box: string): Ref<SVGGElement> {
  const at = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ship in the same frame has another scale
  useEffect(() => {
    const svg = at.current?.ownerSVGElement;
    if (!svg) return;
    const measure = () => {
      const scale = svg.getScreenCTM()?.a || 1;
      svg.style.setProperty('--gt-least', (LETTER_PX / scale).toFixed(1));
      svg.toggleAttribute('data-tiny', scale * UNIT < WORDS_PX);
      svg.toggleAttribute('data-toy', scale * UNIT < NUMBERS_PX);
    };
    measure();
    const look = new ResizeObserver(measure);
    look.observe(svg);
    return () => look.disconnect();
  }, [box]);
  return at;
}
/** Numbers beside the first square of each row and under the last of each column. */
const Axes = memo(function Axes({ plan, whole, box }: { readonly plan: Plan; readonly whole: boolean; readonly box: string }) {
  const mine = squaresOf(plan).filter((square) => plan.outline[square]);
  const span = whole ? plan : spanOf(plan);
  const rows = range(span.rows).map((row) => ({
    row,
    first: mine.filter((square) => rowOf(plan, square) === row).map((square) => columnOf(plan, square)),
  }));
  const columns = range(span.columns).map((column) => ({
    column,
    last: mine.filter((square) => columnOf(plan, square) === column).map((square) => rowOf(plan, square)),
  }));
  const number = (n: number, x: number, y: number) => (
    <g key={`${n} ${x} ${y}`} className="gt-axis" transform={`translate(${x} ${y})`}>
      <g>
        <rect x={-19} y={-19} width={38} height={38} rx={9} />
        <text y={9}>{n}</text>
      </g>
    </g>
  );
  const at = useLegible(box);
  return (
    <g aria-hidden="true" ref={at}>
      {rows.map(({ row, first }) => {
        const column = first.length > 0 ? Math.min(...first) : span.columns[0];
        // Where a column beside it ends above, its number stands there already.
        let beside = column - 1;
        while (columns.some((other) => other.column === beside && Math.max(...other.last) === row - 1)) beside--;
        return number(row, (beside + 1 - plan.columns[0]) * UNIT - 58, (row - plan.rows[0] + 0.5) * UNIT);
      })}
      {columns.map(({ column, last }) =>
        number(
          column,
          (column - plan.columns[0] + 0.5) * UNIT,
          ((last.length > 0 ? Math.max(...last) : span.rows[1]) - plan.rows[0] + 1) * UNIT + 54,
        ),
      )}
    </g>
  );
});
const range = ([from, to]: readonly [number, number]): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Class IIIB: the number of the die that makes this square a hole; holes themselves only where the table wants them marked. */
function HoleNumbers({ plan, marked }: { readonly plan: Plan; readonly marked: boolean }) {
  const digits = BOARDS.IIIB.join('');
  return (
    <g aria-hidden="true" pointerEvents="none">
      {squaresOf(plan).map((square) => {
        const digit = digits[square]!;
        if (!/\d/.test(digit)) return null;
        const [x, y] = cornerOf(plan, square);
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            {marked && plan.hole[square] && <rect className="gt-hole" x={6} y={6} width={88} height={88} rx={9} />}
            <g transform="translate(74 75)">
              <g className="gt-digitbox">
                <circle r={15} fill="#071038" stroke="#7F9BFF" strokeWidth={2} />
                <text className="gt-digit" y={7}>
                  {digit}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
/** Class IIB is a tube: beyond each edge stands what is on the other side of it, pale. */
function Around({ ship, plan }: { readonly ship: Ship; readonly plan: Plan }) {
  const [first, last] = plan.columns;
  const copies = (column: number, dx: number) =>
    range(plan.rows)
      .map((row) => squareAt(plan, column, row))
      .filter((square) => square !== NOWHERE && plan.outline[square])
      .map((square) => {
        const [x, y] = cornerOf(plan, square);
        return (
          <g key={`${column} ${square}`} transform={`translate(${dx} 0)`}>
            <rect x={x} y={y} width={UNIT} height={UNIT} fill="#0C1F6B" />
            {isPart(ship, square) && <Fitted ship={ship} square={square} />}
          </g>
        );
      });
  return (
    <g className="gt-around" aria-hidden="true">
      {copies(last, -widthOf(plan) * UNIT - 34)}
      {copies(first, widthOf(plan) * UNIT + 34)}
    </g>
  );
}
