/** The saucer: sky, hull, rooms, hatches. Drawn once per position, under the figures. */
import type { Lang } from '@cosmodrome/kit/text';
import { memo } from 'react';
import type { CellView, EdgeView, View } from '../view.ts';
import { edgePoint, hexagon, hullOf, middle, move, sideAngle } from './geometry.ts';
import { NAMES } from './terms.ts';

const FLOOR = hexagon(64.9);
const DOTS = hexagon(63.2);
const PLATE = hexagon(54.4);
const GAP = hexagon(71.4);
const INK = '#241B22';

const STARS: readonly (readonly [number, number, number])[] = [
  [6, 38, 9],
  [12, 66, 6],
  [72, 6, 7],
  [75, 90, 10],
  [97, 50, 7],
  [90, 4, 6],
  [86, 96, 5],
  [20, 5, 5],
  [21, 96, 6],
  [60, 95, 4],
  [40, 3, 5],
  [95, 80, 5],
];
/** Behind the ship, does not move with it. */
export const Sky = memo(function Sky() {
  return (
    <svg className="sca-sky" aria-hidden="true">
      <rect width="100%" height="100%" fill="#0C4248" />
      <rect width="100%" height="100%" fill="url(#sca-sky)" opacity=".55" />
      {STARS.map(([x, y, s]) => (
        <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
          <path
            d={`M0 ${-s}Q${s * 0.12} ${-s * 0.12} ${s} 0Q${s * 0.12} ${s * 0.12} 0 ${s}Q${-s * 0.12} ${s * 0.12} ${-s} 0Q${-s * 0.12} ${-s * 0.12} 0 ${-s}Z`}
            fill={s > 6 ? '#FFF6E0' : '#F7D06A'}
          />
        </svg>
      ))}
      <svg x="0" y="100%" overflow="visible" aria-hidden="true">
        <g transform="translate(46 -48)">
          <circle r="60" fill="#E9AE2B" stroke={INK} strokeWidth="3" />
          <path d="M-57-18C-18-3 18-30 57-15L60 0C18-6-18 15-60 0Z" fill="#E2684A" />
          <path d="M-51 30C-12 18 18 36 54 24L42 42C12 48-18 33-43 42Z" fill="#B8391F" />
          <path d="M18-57A60 60 0 0 1 6 60A72 72 0 0 0 18-57Z" fill="url(#sca-ht)" opacity=".55" />
          <circle r="60" fill="none" stroke={INK} strokeWidth="3" />
          <g transform="rotate(-18)" fill="none">
            <path d="M-59.4 8.4A105 25.2 0 1 0 59.4 8.4" stroke={INK} strokeWidth="15.6" />
            <path d="M-59.4 8.4A105 25.2 0 1 0 59.4 8.4" stroke="#FFF6E0" strokeWidth="9.6" />
          </g>
        </g>
        <path
          d="M66-128C74-136 80-142 86-150"
          fill="none"
          stroke="#FFF6E0"
          strokeWidth="3.4"
          strokeDasharray=".1 8"
          strokeLinecap="round"
        />
        <use href="#sca-it-rocket" x="78" y="-200" width="50" height="50" />
      </svg>
    </svg>
  );
});

export const Hull = memo(function Hull({ cells }: { readonly cells: readonly { readonly q: number; readonly r: number }[] }) {
  const { x, y, rx, ry } = hullOf(cells);
  const at = (i: number, of: number, inside: number): readonly [number, number] => [
    (rx - inside) * Math.cos((2 * Math.PI * i) / of),
    (ry - inside) * Math.sin((2 * Math.PI * i) / of),
  ];
  const ring = (inside: number) => ({ rx: rx - inside, ry: ry - inside });
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse {...ring(-6)} fill="#C9C3A6" stroke={INK} strokeWidth="3" />
      <ellipse {...ring(-6)} fill="url(#sca-hullShade)" />
      <path d={arc(rx - 28, ry - 28, 1.12, -0.25)} fill="none" stroke="url(#sca-htHull)" strokeWidth="34" opacity=".8" />
      <path
        d={arc(rx - 36, ry - 36, Math.PI + 1.21, Math.PI + 0.31)}
        fill="none"
        stroke="#FFFBEA"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".75"
      />
      <ellipse {...ring(3)} fill="none" stroke="#B8391F" strokeWidth="9" />
      <ellipse {...ring(8)} fill="none" stroke={INK} strokeWidth="1.8" />
      <ellipse {...ring(-2)} fill="none" stroke={INK} strokeWidth="1.8" />
      <ellipse {...ring(36)} fill="none" stroke="#8F8B72" strokeWidth="1.6" />
      {Array.from({ length: 36 }, (_, i) => i).map((i) => {
        const [cx, cy] = at(i, 36, 20);
        return i % 3 === 0 ? (
          <circle key={i} cx={cx} cy={cy} r="6" fill={i % 2 === 0 ? '#C4E2D6' : '#F7D06A'} stroke={INK} strokeWidth="2" />
        ) : (
          <circle key={i} cx={cx} cy={cy} r="1.7" fill={INK} />
        );
      })}
      {Array.from({ length: 24 }, (_, i) => i).map((i) => {
        const [x1, y1] = at(i + 0.5, 24, 38);
        const [x2, y2] = at(i + 0.5, 24, 84);
        return (
          <path key={i} d={`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`} stroke="#8F8B72" strokeWidth="1.6" />
        );
      })}
    </g>
  );
});
function arc(rx: number, ry: number, from: number, to: number): string {
  const p = (a: number) => `${(rx * Math.cos(a)).toFixed(1)} ${(ry * Math.sin(a)).toFixed(1)}`;
  return `M${p(from)}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 0 ${p(to)}`;
}
export const Deck = memo(function Deck({ cells }: { readonly cells: readonly { readonly q: number; readonly r: number }[] }) {
  return (
    <g fill="#082E35">
      {cells.map((c) => (
        <path key={`${c.q} ${c.r}`} transform={move(middle(c.q, c.r))} d={GAP} />
      ))}
    </g>
  );
});

// ------------------------------------------------------------------ one room

const PATTERNS = [
  <path key="lines" d="M-44-2H44M-34-20H34M-34 18H34" />,
  <g key="rings" fill="none">
    <circle r="30" />
    <circle r="22" strokeDasharray="5 4" />
  </g>,
  <path key="plates" d="M-27-47 27 47M27-47-27 47M-54 0H54" fill="none" strokeDasharray="30 9" />,
  <g key="star">
    <path d="M0-46V46M-40-23 40 23M-40 23 40-23" />
    <circle r="9" fill="#E8D5A6" />
  </g>,
];
const BACK: Readonly<Record<CellView['backs'][number], string>> = {
  alien: 'tk-alien-back',
  alert: 'tk-alert-back',
  discovery: 'tk-disc-back',
  rocketeer: 'tk-rocketeer-back',
  marker: 'tk-marker-back',
};
export type Tint = 'plain' | 'reach' | 'dim';

interface RoomProps {
  readonly c: CellView;
  readonly tint: Tint;
  readonly arrow: number;
}
export function Room({ c, tint, arrow }: RoomProps) {
  return c.up ? <Floor c={c} tint={tint} arrow={arrow} /> : <Hidden c={c} />;
}
function Floor({ c, tint, arrow }: RoomProps) {
  return (
    <g className="sca-room" data-tint={tint} data-special={c.name || undefined}>
      <path d={FLOOR} className="sca-room__floor" stroke={INK} strokeWidth="2.2" strokeLinejoin="round" />
      <path d={DOTS} fill="url(#sca-htFloor)" />
      <path d={PLATE} className="sca-room__plate" strokeWidth="1.6" />
      <g className="sca-room__print" strokeWidth="1.6">
        {c.name ? <Special c={c} /> : PATTERNS[c.tile % PATTERNS.length]}
      </g>
      {c.vent && <use href="#sca-vent" x="12" y="-55" width="25" height="25" />}
      <g transform="translate(-24 -43)">
        <g className="sca-legible">
          <rect x="-16" y="-8" width="33" height="16" rx="8" fill="#DCC48B" />
          <path d="M0-5 4 4H-4Z" fill="#B8391F" transform={`translate(-8 0) rotate(${((arrow || 1) - 1) * 60})`} />
          <text className="sca-d" x="5.5" y="4.8" textAnchor="middle" fontSize="13" fill={INK}>
            {c.tile}
          </text>
        </g>
      </g>
      {c.box && <use href="#sca-tk-marker-back" x="-54" y="-14" width="26" height="26" />}
    </g>
  );
}
function Special({ c }: { readonly c: CellView }) {
  if (c.start || c.name === 'shuttlecraft' || c.name === 'airlock')
    return (
      <g fill="none">
        <circle r="35" strokeWidth="3" />
        <path d="M-35 0A35 35 0 0 1 35 0" stroke="#E9AE2B" strokeWidth="5" strokeDasharray="9 7" opacity=".75" />
      </g>
    );
  return (
    <g>
      <path d="M-46-14-26-47H26L46-14 36-9 20-37H-20L-36-9Z" fill="#6DBDB2" stroke={INK} strokeLinejoin="round" opacity=".95" />
      <g transform="translate(12 -42)" fill="#082E35" stroke={INK}>
        <rect x="-14" y="-5.5" width="9.5" height="10" rx="1.5" />
        <rect x="-3" y="-5.5" width="9.5" height="10" rx="1.5" />
        <rect x="8" y="-5.5" width="9.5" height="10" rx="1.5" />
      </g>
    </g>
  );
}
/** The names of the scenario's rooms, over the hatches, which would cut them. */
export function Plates({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  return (
    <g pointerEvents="none">
      {view.cells.map((c) =>
        c.name ? (
          <g key={c.cell} transform={move(middle(c.q, c.r))}>
            <Plate text={`${NAMES[lang].tiles[c.name]}${c.up ? '' : ' ?'}`} y={c.up ? 44 : 40} />
          </g>
        ) : null,
      )}
    </g>
  );
}
function Plate({ text, y }: { readonly text: string; readonly y: number }) {
  const half = Math.min(58, 12 + text.length * 3.5);
  const size = text.length > 13 ? 11 : 12;
  return (
    <g transform={`translate(0 ${y})`} className="sca-plate">
      <g className="sca-legible">
        <rect x={-half} y="-8.5" width={2 * half} height="17" rx="8.5" fill="#B8391F" stroke={INK} strokeWidth="2" />
        <text
          className="sca-d"
          y="4.2"
          textAnchor="middle"
          fontSize={size}
          fill="#FFF6E0"
          textLength={text.length * size * 0.56 > 2 * half - 12 ? 2 * half - 14 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      </g>
    </g>
  );
}
function Hidden({ c }: { readonly c: CellView }) {
  const n = c.backs.length;
  const step = n > 3 ? 26 : 34;
  return (
    <g className="sca-room">
      <path d={FLOOR} fill="#17696C" stroke={INK} strokeWidth="2.2" strokeLinejoin="round" />
      <path d={FLOOR} fill="url(#sca-htDown)" />
      <path d={hexagon(56.4)} fill="none" stroke="#6DBDB2" strokeWidth="1.6" strokeDasharray="1.5 5" strokeLinecap="round" />
      <g transform="translate(0 -24)" stroke="#6DBDB2" strokeWidth="1.8">
        <ellipse cy="2" rx="24" ry="8" fill="#0C4248" />
        <path d="M-11-1C-11-12 11-12 11-1C6 2-6 2-11-1Z" fill="#17696C" />
        <g fill="#F7D06A" stroke="none">
          <circle cx="-13" cy="4" r="1.7" />
          <circle cy="6.5" r="1.7" />
          <circle cx="13" cy="4" r="1.7" />
        </g>
      </g>
      {c.backs.map((b, i) => (
        <use key={b} href={`#sca-${BACK[b]}`} x={(i - (n - 1) / 2) * step - 15.5} y={c.name ? -10 : -4} width="31" height="31" />
      ))}
    </g>
  );
}

// ------------------------------------------------------------------ hatches

const HATCH: Readonly<Record<Exclude<EdgeView['state'], 'none'>, string>> = {
  closed: 'hatch-closed',
  open: 'hatch-open',
  locked: 'hatch-locked',
  sealed: 'hatch-sealed',
  destroyed: 'hatch-destroyed',
};
/** A side both rooms leave open: floor runs through. */
export const Passage = memo(function Passage({ view, edge }: { readonly view: View; readonly edge: EdgeView }) {
  return (
    <g transform={`${move(edgePoint(view, edge))} rotate(${sideAngle(edge.direction)})`}>
      <rect x="-22" y="-9" width="44" height="18" fill="#F2E2BB" />
      <path d="M-24-9v18M24-9v18" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M-13 0h4M-3 0h6M9 0h4" stroke="#C9B07C" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
});
export function Hatch({ edge }: { readonly edge: EdgeView }) {
  if (edge.state === 'none') return null;
  return (
    <>
      <g transform={`rotate(${sideAngle(edge.direction)}) scale(.92)`}>
        <use href={`#sca-${HATCH[edge.state]}`} x="-28" y="-14" width="56" height="28" />
      </g>
      {edge.state === 'locked' && <use href="#sca-lock-badge" x="-13" y="-13" width="26" height="26" />}
    </>
  );
}
