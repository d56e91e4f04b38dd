/** The two scores: the silver branch counts Xenoscience, the gold one Cartography. Leaves up to my own score are lit. */
import type { Seat } from '@cosmodrome/kernel';
import type { About } from '@cosmodrome/kit/face';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import type { CSSProperties, ReactNode } from 'react';
import { memo } from 'react';
import type { TermKey } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import { arc, type Chart, LABEL, leaves, PC_MAX, PX_MAX, readable, STEM, trackPoint, whileReadable } from './geometry.ts';
import { LABELS } from './labels.ts';
import { ImperatorPawn, Shield } from './pieces.tsx';
import { unitAt } from './places.ts';
import { explained } from './terms.ts';

/** A part of the board that only explains itself. */
export function Piece({
  about,
  children,
  className,
}: {
  readonly about: About;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const frame = useFrame();
  const handlers = useExplain(about);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click opens the hover card; the same words are in the fleet panel for the keyboard
    <g className={className} {...handlers} onClick={(e) => frame.explain(e.currentTarget, about, 'click')}>
      {children}
    </g>
  );
}

const Branch = memo(function Branch({
  chart,
  track,
  score,
}: {
  readonly chart: Chart;
  readonly track: 'px' | 'pc';
  readonly score: number;
}) {
  const max = track === 'px' ? PX_MAX : PC_MAX;
  return (
    <g className="leg-branch" data-track={track} pointerEvents="none">
      <path className="leg-branch__stem" d={track === 'px' ? arc(chart, STEM, 101, 263) : arc(chart, STEM, 79, -83)} />
      {Array.from({ length: max + 1 }, (_, n) => n).map((n) => (
        <path
          key={n}
          className="leg-leaf"
          data-on={n <= score ? '' : undefined}
          d={leaves(chart, track, n)}
          style={{ '--n': n } as CSSProperties}
        />
      ))}
    </g>
  );
});

/** Pawns on one space stand beside the stem, inside and outside by turns. */
const STACK = [0, -0.055, 0.055, -0.1, 0.1];
type Mark = {
  readonly n: number;
  readonly term: TermKey;
  readonly icon?: string;
  readonly symbol?: string;
  readonly text?: 'X' | 'end' | 'mayEnd';
  readonly tone?: 'bad' | 'win' | 'oz';
};
const PX_MARKS: readonly Mark[] = [
  { n: 3, term: 'px-3', icon: 'oz', tone: 'oz' },
  { n: 6, term: 'px-6', icon: 'holo' },
  { n: 9, term: 'px-9', text: 'X' },
  { n: 10, term: 'px-10', icon: 'laurels', tone: 'win' },
  { n: 12, term: 'px-12', icon: 'adventurer' },
  { n: 13, term: 'px-13', text: 'mayEnd' },
  { n: 15, term: 'px-15', text: 'end', tone: 'bad' },
];
const PC_MARKS: readonly Mark[] = [
  { n: 12, term: 'pc-12', symbol: 'spatha' },
  { n: 18, term: 'pc-18', icon: 'objective' },
  { n: 25, term: 'pc-25', icon: 'aquila', tone: 'bad' },
];
const PX_FIGURES = [0, 1, 2, 4, 5, 7, 8, 11, 14];
const PC_FIGURES = [0, 5, 10, 15, 20, 30, 35, 40, 45, 50];
const SMALL_PX = [0, 3, 6, 9, 12, 15];
const SMALL_PC = [0, 10, 20, 30, 40, 50];

function Marks({ chart, track }: { readonly chart: Chart; readonly track: 'px' | 'pc' }) {
  const { words, lang } = useFrame();
  const labels = LABELS[lang];
  const marks = track === 'px' ? PX_MARKS : PC_MARKS;
  if (chart.small || !words) return null;
  return marks.map(({ n, term, icon, symbol, text, tone }) => {
    const [x, y] = trackPoint(chart, track, n, LABEL);
    const word = text === 'X' ? 'X' : text && labels[text];
    const half = word && word.length > 1 ? 23 : n >= 10 ? 20 : 18;
    return (
      <Piece key={n} about={explained(words, term)} className="leg-mark">
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-tone={tone} data-track={track}>
          <rect x={-half} y="-9.5" width={2 * half} height="19" rx="9.5" />
          <text className="leg-cut" x={word && word.length > 1 ? -12 : -9} y="4" style={readable(10.5)} fill="#fff">
            {n}
          </text>
          {icon && <use href={`#leg-i-${icon}`} x={half - 18} y="-7" width="14" height="14" />}
          {symbol && <use href={`#leg-${symbol}`} x={half - 18} y="-7" width="14" height="14" />}
          {word && (
            <text className={word.length > 1 ? 'leg-plain' : 'leg-cut'} x={word.length > 1 ? 9 : 7} y="4" style={readable(10.5)}>
              {word}
            </text>
          )}
        </g>
      </Piece>
    );
  });
}
const Figures = memo(function Figures({ chart, track }: { readonly chart: Chart; readonly track: 'px' | 'pc' }) {
  const shown = chart.small ? (track === 'px' ? SMALL_PX : SMALL_PC) : track === 'px' ? PX_FIGURES : PC_FIGURES;
  return (
    <g className="leg-figures" data-track={track} pointerEvents="none">
      {shown.map((n) => {
        const [x, y] = trackPoint(chart, track, n, chart.small ? 1.16 : LABEL);
        return (
          <text key={n} className="leg-cut" x={x} y={y + 4} style={{ ...readable(10.5), ...whileReadable(10.5, 1.45) }}>
            {n}
          </text>
        );
      })}
    </g>
  );
});

export function Laurels({
  chart,
  view,
  seat,
  names,
  changed,
  lit,
  preview,
}: {
  readonly chart: Chart;
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly changed: ReadonlySet<string>;
  readonly lit: string | undefined;
  /** PC that the landing under discussion would bring me. */
  readonly preview: number;
}) {
  const { words, lang } = useFrame();
  const labels = LABELS[lang];
  const mine = unitAt(view, seat);
  const lead = (of: 'pc' | 'px') => mine?.[of] ?? Math.max(...view.units.map((u) => u[of]));
  if (!words) return null;
  const size = chart.small ? 17 : 21;
  return (
    <g data-part="laurels">
      {(['px', 'pc'] as const).map((track) => (
        <g key={track}>
          <Branch chart={chart} track={track} score={lead(track)} />
          <Figures chart={chart} track={track} />
          <Marks chart={chart} track={track} />
        </g>
      ))}
      {(() => {
        const [x, y] = trackPoint(chart, 'pc', view.imperator.score, STEM);
        return (
          <Piece about={explained(words, 'pc-25', { title: `${labels.imperator} : ${view.imperator.score} / 25 PC` })}>
            <g className="leg-pawn" data-piece="imperator" style={{ transform: `translate(${x}px, ${y}px)` }}>
              <ImperatorPawn x={0} y={0} size={size + 4} />
              {(changed.has('imperator') || lit === 'imperator') && <circle className="cd-target" data-state="changed" r={size * 0.8} />}
            </g>
          </Piece>
        );
      })()}
      {mine && preview > 0 && <Ghost chart={chart} at={mine.pc + preview} gain={preview} seat={mine.seat} />}
      {(['pc', 'px'] as const).flatMap((track) =>
        view.units.map((unit) => {
          const score = unit[track];
          const before = view.units.filter((u) => u[track] === score && u.seat < unit.seat).length;
          const under = track === 'pc' && view.imperator.score === score ? 1 : 0;
          const [x, y] = trackPoint(chart, track, score, STEM + (STACK[before + under] ?? 0));
          const unitName = names[unit.seat] ?? '';
          return (
            <Piece
              key={`${track} ${unit.seat}`}
              about={explained(words, track, {
                title: `${unitName} : ${score} ${track.toUpperCase()}`,
                ...(track === 'px' && unit.nextPx !== null ? { more: labels.next(unit.nextPx) } : {}),
              })}
            >
              <g
                className="leg-pawn"
                data-piece={`${track}:${unit.seat}`}
                data-at={`${track}:${unit.seat}`}
                style={{ transform: `translate(${x}px, ${y}px)` }}
              >
                <Shield seat={unit.seat} name={unitName} x={0} y={0} size={size} />
                {(changed.has(`${track}:${unit.seat}`) || lit === `${track}:${unit.seat}`) && (
                  <circle className="cd-target" data-state="changed" r={size * 0.75} />
                )}
              </g>
            </Piece>
          );
        }),
      )}
    </g>
  );
}
function Ghost({ chart, at, gain, seat }: { readonly chart: Chart; readonly at: number; readonly gain: number; readonly seat: Seat }) {
  const [x, y] = trackPoint(chart, 'pc', at, STEM);
  return (
    <g
      className="leg-ghost"
      style={{ transform: `translate(${x}px, ${y}px)`, '--seat': `var(--cd-seat-${seat + 1})` } as CSSProperties}
      pointerEvents="none"
    >
      <circle r="11.5" />
      <text className="leg-plain" y="4" style={readable(11)}>
        +{gain}
      </text>
    </g>
  );
}
