/** The board under the pencil: the deck as it will be played on, what is being drawn with its twins, and what the report speaks of. */
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { Lang } from '@cosmodrome/kit/text';
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { SCENERY } from '../content/map.ts';
import { Chart } from '../ui/Chart.tsx';
import { NAMES } from '../ui/terms.ts';
import { type Board, lineOfEdges, lineOfSquares, linesOf, type Mark, mapOf, type Symmetry, shadow, sideOf, type Tool } from './board.ts';
import { LABELS } from './labels.ts';

/** Something to be seen at a place: a fault, a piece. */
export type Flag = { readonly mark: Mark; readonly say: string; readonly kind: 'fault' | 'warning' | 'piece' };
/** Numbers by square: how often they were gone over; and where somebody fell. */
export type Heat = { readonly went: ReadonlyMap<number, number>; readonly fell: ReadonlyMap<number, number> };

const middle = ([line, at]: Mark): readonly [number, number] => [(at * UNIT) / 2, (line * UNIT) / 2];
const boxOf = ([line, at]: Mark) => {
  const [x, y] = middle([line, at]);
  const [w, h] = [at % 2 ? UNIT : 24, line % 2 ? UNIT : 24];
  return { x: x - w / 2, y: y - h / 2, width: w, height: h };
};
const SCALE = ['#1b3a5a', '#2f8f8a', '#e8d24a', '#ff7a2c', '#ff2c2c'] as const;

export function Plan({
  board,
  lang,
  tool,
  symmetry,
  flags = [],
  heat,
  at: shown,
  onPaint,
  onPick,
  onStop,
}: {
  readonly board: Board;
  readonly lang: Lang;
  /** Undefined: it is only looked at. */
  readonly tool?: Tool;
  readonly symmetry?: Symmetry;
  readonly flags?: readonly Flag[];
  readonly heat?: Heat | undefined;
  /** What is spoken of: keys go on from there. */
  readonly at?: Mark | undefined;
  onPaint?(marks: readonly Mark[]): void;
  /** A square is wanted, not a stroke. */
  readonly onPick?: ((mark: Mark) => void) | undefined;
  /** No square after all. */
  onStop?(): void;
}) {
  const labels = LABELS[lang];
  const svg = useRef<SVGSVGElement>(null);
  const [drawing, draw] = useState<{ readonly from?: readonly [number, number]; readonly marks: readonly Mark[] }>();
  /** Where keys are: it stays there while something else has the focus, and is seen while keys are used. */
  const [left, move] = useState<Mark>([1, 1]);
  const [keyed, byKeys] = useState(false);
  const { cols, rows } = sideOf(board);
  const map = mapOf(board);
  const [line, along] = shown ?? [];
  useEffect(() => {
    if (line !== undefined && along !== undefined) move([line, along]);
  }, [line, along]);
  const onEdges = !onPick && tool && (tool.on === 'edges' || tool.on === 'airlock' || tool.on === 'rub');
  const cell = (n: number, size: number) => (n % 2 ? n : Math.min(n + 1, 2 * size - 1));
  const here: Mark = onEdges ? left : [cell(left[0], rows), cell(left[1], cols)];
  const cursor = keyed ? here : undefined;
  const at = (e: PointerEvent): readonly [number, number] => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix.inverse());
    return [x / UNIT, y / UNIT];
  };
  const inside = (n: number, size: number) => Math.min(Math.max(n, 0), size);
  const squareAt = ([x, y]: readonly [number, number]): Mark => [
    2 * inside(Math.floor(y), rows - 1) + 1,
    2 * inside(Math.floor(x), cols - 1) + 1,
  ];
  const postAt = ([x, y]: readonly [number, number]): Mark => [2 * inside(Math.round(y), rows), 2 * inside(Math.round(x), cols)];
  /** The edge nearest to a place, and how far it is. */
  const edgeAt = (place: readonly [number, number], border = false): { readonly mark: Mark; readonly far: number } => {
    const [line, col] = squareAt(place);
    const [c, r] = [(col - 1) / 2, (line - 1) / 2];
    const [x, y] = place;
    const all: readonly { readonly mark: Mark; readonly far: number }[] = border
      ? [
          { mark: [line, 0], far: x },
          { mark: [line, 2 * cols], far: cols - x },
          { mark: [0, col], far: y },
          { mark: [2 * rows, col], far: rows - y },
        ]
      : [
          { mark: [line, col - 1], far: x - c },
          { mark: [line, col + 1], far: c + 1 - x },
          { mark: [line - 1, col], far: y - r },
          { mark: [line + 1, col], far: r + 1 - y },
        ];
    return all.reduce((a, b) => (b.far < a.far ? b : a));
  };
  const begun = (place: readonly [number, number]): readonly Mark[] => {
    if (!tool || onPick) return [squareAt(place)];
    if (tool.on === 'edges') return [edgeAt(place).mark];
    if (tool.on === 'airlock') return [edgeAt(place, true).mark];
    if (tool.on === 'rub') {
      const edge = edgeAt(place);
      return [edge.far < 0.2 ? edge.mark : squareAt(place)];
    }
    return [squareAt(place)];
  };
  const goneOn = (from: readonly [number, number], to: readonly [number, number], marks: readonly Mark[]): readonly Mark[] => {
    if (!tool || onPick) return [squareAt(to)];
    switch (tool.on) {
      case 'edges': {
        const line = lineOfEdges(postAt(from), postAt(to));
        return line.length > 0 ? line : [edgeAt(from).mark];
      }
      case 'airlock':
        return [edgeAt(to, true).mark];
      case 'entry':
        return [squareAt(to)];
      case 'pair':
        return [squareAt(from), squareAt(to)];
      case 'rub':
        return [...marks, ...begun(to)];
      default:
        return [...marks, ...lineOfSquares(marks.at(-1) ?? squareAt(to), squareAt(to))];
    }
  };
  const done = (marks: readonly Mark[]) => {
    draw(undefined);
    if (onPick) onPick(marks[0]!);
    else onPaint?.(marks);
  };
  const key = (e: KeyboardEvent) => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[e.key];
    if (step) {
      e.preventDefault();
      byKeys(true);
      const [line, col] = here;
      const by = onEdges ? 1 : 2;
      let to: Mark = [inside(line + step[0]! * by, 2 * rows), inside(col + step[1]! * by, 2 * cols)];
      // Nothing lies on a post: on to the edge beyond.
      if (to[0] % 2 === 0 && to[1] % 2 === 0) to = [inside(to[0] + step[0]!, 2 * rows), inside(to[1] + step[1]!, 2 * cols)];
      if (!onEdges) to = [cell(to[0], rows), cell(to[1], cols)];
      move(to);
      draw(e.shiftKey && tool && !onPick ? { marks: goneTo(to, tool, drawing?.marks ?? [here]) } : undefined);
    } else if ((e.key === 'Enter' || e.key === ' ') && keyed) {
      e.preventDefault();
      done(drawing?.marks ?? [here]);
    } else if (e.key === 'Escape' && drawing) draw(undefined);
    else if (e.key === 'Escape' && onPick) onStop?.();
  };
  /** A stroke by keys, one step further. */
  const goneTo = (to: Mark, { on }: Tool, marks: readonly Mark[]): readonly Mark[] => {
    if (on === 'pair') return [marks[0]!, to];
    if (on === 'airlock' || on === 'entry') return [to];
    return [...marks, to].filter(([line, at]) => on !== 'edges' || (line + at) % 2 === 1);
  };
  const ghost = !drawing ? [] : !tool || onPick ? drawing.marks : shadow(board, tool, drawing.marks, symmetry ?? 'none');
  const most = heat ? Math.max(1, ...heat.went.values()) : 1;
  const active = tool !== undefined || onPick !== undefined;
  return (
    <>
      <svg
        ref={svg}
        className="cs-w-plan"
        data-active={active ? '' : undefined}
        viewBox={`-90 -90 ${cols * UNIT + 180} ${rows * UNIT + 180}`}
        role={active ? 'application' : 'img'}
        aria-label={active ? `${labels.map}. ${labels.mapHelp}` : labels.map}
        tabIndex={active ? 0 : undefined}
        onKeyDown={active ? key : undefined}
        onKeyUp={(e) => {
          if (e.key === 'Shift' && drawing && !drawing.from) done(drawing.marks);
        }}
        onFocus={(e) => byKeys(active && e.currentTarget.matches(':focus-visible'))}
        onBlur={() => {
          byKeys(false);
          draw(undefined);
        }}
        onPointerDown={(e) => {
          if (!active || e.button !== 0) return;
          e.currentTarget.setPointerCapture(e.pointerId);
          const from = at(e);
          byKeys(false);
          draw({ from, marks: begun(from) });
        }}
        onPointerMove={(e) => {
          if (drawing?.from) draw({ from: drawing.from, marks: goneOn(drawing.from, at(e), drawing.marks) });
        }}
        onPointerUp={() => drawing?.from && done(drawing.marks)}
        onPointerCancel={() => draw(undefined)}
      >
        {map ? <Chart map={map} lang={lang} /> : <Letters board={board} />}
        {heat && (
          <g pointerEvents="none">
            {[...heat.went].map(([i, n]) => (
              <rect
                key={i}
                x={(i % cols) * UNIT}
                y={Math.floor(i / cols) * UNIT}
                width={UNIT}
                height={UNIT}
                fill={SCALE[Math.min(4, Math.floor((5 * n) / (most + 1)))]}
                fillOpacity={0.42}
              />
            ))}
            {[...heat.fell].map(([i, n]) => (
              <g key={i} transform={`translate(${(i % cols) * UNIT + 50} ${Math.floor(i / cols) * UNIT + 50})`} className="cs-w-fell">
                <circle r={30 + Math.min(14, 3 * n)} />
                <svg x={-24} y={-24} width={48} height={48} aria-hidden="true">
                  <use href="#cs-m-skull" width="100%" height="100%" />
                </svg>
                {n > 1 && (
                  <text x={34} y={-18}>
                    {n}
                  </text>
                )}
              </g>
            ))}
          </g>
        )}
        {ghost.map((mark) => (
          <rect key={mark.join()} {...boxOf(mark)} className="cs-w-ghost" />
        ))}
        {cursor && <rect {...boxOf(cursor)} className="cs-w-cursor" />}
        {flags.map(({ mark, say, kind }, i) => {
          const [x, y] = middle(mark);
          return (
            <g key={i} className="cs-w-flag" data-kind={kind} transform={`translate(${x} ${y})`} pointerEvents="none">
              <circle r={40} />
              <text y={17} textAnchor="middle">
                {say}
              </text>
            </g>
          );
        })}
      </svg>
      {active && (
        <p className="cd-hidden" aria-live="polite">
          {cursor && whatIs(board, cursor, lang)}
        </p>
      )}
    </>
  );
}
/** What stands at a place, for whoever does not see it. */
function whatIs({ map, floors }: Board, [line, at]: Mark, lang: Lang): string {
  const labels = LABELS[lang];
  const letter = linesOf(map)[line]?.[at] ?? ' ';
  const floor = linesOf(floors)[Math.floor(line / 2)]?.[Math.floor(at / 2)] ?? '0';
  const place = labels.at(Math.floor(at / 2) + 1, Math.floor(line / 2) + 1);
  const name = line % 2 === 1 && at % 2 === 1 ? onSquare(letter, lang) : onEdge(letter, lang);
  return `${place} : ${name}${floor === '0' ? '' : `, ${labels.floor(floor)}`}`;
}
function onSquare(letter: string, lang: Lang): string {
  const labels = LABELS[lang];
  const names = NAMES[lang].structures;
  if (Object.hasOwn(SCENERY, letter)) return names[SCENERY[letter as keyof typeof SCENERY].kind].name;
  if (letter === 'W') return names['wall-console'].name;
  if (letter === 'i') return labels.civilian;
  if (letter === 'n') return labels.other;
  if (letter === 'L') return labels.lift;
  return letter === '.' ? labels.empty : labels.entry(letter);
}
function onEdge(letter: string, lang: Lang): string {
  const labels = LABELS[lang];
  const names = NAMES[lang].structures;
  const climbs: Readonly<Record<string, string>> = labels.climbs;
  const known: Readonly<Record<string, string>> = {
    '-': labels.wall,
    '|': labels.wall,
    d: names.door.name,
    o: names.window.name,
    e: names.entrance.name,
    ' ': labels.empty,
  };
  // An airlock is named by a letter too, and lies on the border alone.
  return known[letter] ?? climbs[letter] ?? (letter === 'D' ? `${labels.locked} / ${labels.airlock('D')}` : labels.airlock(letter));
}
/** A text that is no map yet: its letters as they stand. */
const Letters = memo(function Letters({ board }: { readonly board: Board }) {
  const { cols, rows } = sideOf(board);
  return (
    <g pointerEvents="none" className="cs-w-letters">
      <rect x={-70} y={-70} width={cols * UNIT + 140} height={rows * UNIT + 140} />
      {linesOf(board.map).flatMap((text, line) =>
        [...text].map((letter, at) => {
          const [x, y] = middle([line, at]);
          return letter === ' ' || letter === '.' ? null : (
            <text key={`${line}.${at}`} x={x} y={y + 16} textAnchor="middle">
              {letter}
            </text>
          );
        }),
      )}
    </g>
  );
});
