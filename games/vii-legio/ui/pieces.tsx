/** The pieces of the game as drawings: everything that stands on the chart, and the small signs used beside text. */
import type { Seat } from '@cosmodrome/kernel';
import { initial } from '@cosmodrome/kit/ui/SeatShape';
import type { CSSProperties, ReactNode } from 'react';
import type { Pawn, ShipClass, Specialty, Technology } from '../content/index.ts';

/** An icon of the sprite beside text. */
export function I({ name, size = 16, className }: { readonly name: string; readonly size?: number; readonly className?: string }) {
  return (
    <svg className={className ? `leg-i ${className}` : 'leg-i'} width={size} height={size} aria-hidden="true">
      <use href={`#leg-i-${name}`} />
    </svg>
  );
}
export const seatColour = (seat: Seat): string => `var(--cd-seat-${seat + 1})`;

/** Shields of the four legions, in a square of 32. */
const SHIELD: readonly ReactNode[] = [
  <circle key="0" cx="16" cy="16" r="13.5" />,
  <path key="1" d="M16 1.8L28.6 9v14L16 30.2 3.4 23V9z" />,
  <path key="2" d="M2.4 4.6h27.2L16 30.4z" />,
  <path key="3" d="M6 3q10-2.6 20 0v26q-10 2.6-20 0z" />,
];
const shield = (seat: Seat) => SHIELD[seat % SHIELD.length];
/** The initial stands a little higher in the triangle. */
const rise = (seat: Seat) => (seat % SHIELD.length === 2 ? 2.6 : 0);

/** A score pawn or a discoverer's mark, centred. */
export function Shield({
  seat,
  name,
  x,
  y,
  size,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" overflow="visible">
      <g style={{ fill: seatColour(seat) }} stroke="#1a0710" strokeWidth="1.6" strokeLinejoin="round">
        {shield(seat)}
      </g>
      <g fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.1" transform="translate(3.2 3.2) scale(.8)">
        {shield(seat)}
      </g>
      <text className="leg-initial" x="16" y={22 - rise(seat)} fontSize="18">
        {initial(name)}
      </text>
    </svg>
  );
}
/** The same beside text. */
export function SeatMini({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg className="leg-i" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ fill: seatColour(seat) }}>
      {shield(seat)}
    </svg>
  );
}
/** A ship on its plate, centred on (0, 0). */
export function Ship({ seat, ship, size }: { readonly seat: Seat; readonly ship: ShipClass; readonly size: number }) {
  return (
    <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" overflow="visible">
      <g
        transform="translate(6 9) scale(1.63)"
        fill="#1b0812"
        fillOpacity=".9"
        style={{ stroke: seatColour(seat) }}
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        {shield(seat)}
      </g>
      <use href={`#leg-${ship}`} x="7.5" y="4" width="49" height="49" style={{ color: seatColour(seat) }} />
    </svg>
  );
}
export function Planet({ pawn, size }: { readonly pawn: Pawn; readonly size: number }) {
  return <use href={`#leg-planet-${pawn}`} x={-size / 2} y={-size / 2} width={size} height={size} />;
}
/** The gate of a border: the number of cards, and as many card pips. Centred on (0, 0), 36 wide before scaling. */
export function Gate({ cards, size }: { readonly cards: number; readonly size: number }) {
  const pips = Array.from({ length: cards }, (_, i) => i - (cards - 1) / 2);
  return (
    <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" overflow="visible">
      <path d="M4.5 32V16.5a13.5 13.5 0 0 1 27 0V32z" fill="#1d0914" stroke="url(#leg-gold)" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M7.6 30V16.7a10.4 10.4 0 0 1 20.8 0V30" fill="none" stroke="#e6bd6a" strokeOpacity=".4" strokeWidth=".8" />
      <text className="leg-plain" x="18" y="21.2" fontSize="18.5" fill="#fff0c4">
        {cards}
      </text>
      {pips.map((n) => (
        <rect
          key={n}
          x={15.7 + n * 5.4}
          y="24.4"
          width="4.6"
          height="6"
          rx=".8"
          fill="#f8ecd9"
          stroke="#3a1508"
          strokeWidth=".8"
          transform={`rotate(${cards === 1 ? 90 : n * 12} 18 ${cards === 1 ? 27.4 : 30})`}
        />
      ))}
      <path d="M2.5 33h31" stroke="url(#leg-gold)" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
const octagon = (r: number) =>
  `M${Array.from({ length: 8 }, (_, i) => {
    const a = ((i * 45 + 22.5) * Math.PI) / 180;
    return `${(50 + r * Math.cos(a)).toFixed(1)} ${(50 + r * Math.sin(a)).toFixed(1)}`;
  }).join('L')}Z`;
export function StarBase({ size }: { readonly size: number }) {
  return (
    <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" overflow="visible">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((deg) => (
        <g key={deg} transform={`rotate(${deg} 50 50)`}>
          <path d="M47 5h6v9h-6z" fill="url(#leg-gold)" stroke="#2a1206" strokeWidth=".8" />
          <circle cx="50" cy="4.2" r="2.4" fill="#fff3cf" />
        </g>
      ))}
      <path d={octagon(40)} fill="#3a1226" stroke="url(#leg-gold)" strokeWidth="2.4" strokeLinejoin="round" />
      <path d={octagon(33)} fill="#240a18" stroke="#e6bd6a" strokeOpacity=".6" strokeWidth="1" />
      <path d={octagon(33)} fill="none" stroke="#e6bd6a" strokeOpacity=".35" strokeWidth="5" strokeDasharray="1 3.2" />
      <circle cx="50" cy="50" r="24" fill="#140610" stroke="url(#leg-gold)" strokeWidth="1.6" />
      <use href="#leg-i-aquila" x="33" y="33" width="34" height="34" fill="url(#leg-gold)" />
    </svg>
  );
}
export function ImperatorPawn({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" overflow="visible">
      <circle cx="20" cy="20" r="18" fill="#4a0c1c" stroke="url(#leg-gold)" strokeWidth="2.4" />
      <use href="#leg-i-aquila" x="8" y="8" width="24" height="24" fill="url(#leg-gold)" />
    </svg>
  );
}
const EXPERT: Readonly<Record<Specialty, readonly [fill: string, edge: string]>> = {
  diplomat: ['#4a3580', '#c9b0ff'],
  hunter: ['#7a3413', '#ffa766'],
  adventurer: ['#1d5663', '#9fe3ea'],
};
export function Expert({ of, size }: { readonly of: Specialty; readonly size: number }) {
  const [fill, edge] = EXPERT[of];
  return (
    <svg className="leg-i" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17.5" fill={fill} stroke={edge} strokeWidth="2" />
      <circle cx="20" cy="20" r="14.6" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth=".8" />
      <use href={`#leg-i-${of}`} x="8.5" y="8.5" width="23" height="23" fill="#fff6df" />
    </svg>
  );
}
const TECH: Readonly<Record<Technology, readonly [icon: string, colour: string]>> = {
  nanoprobes: ['nano', '#ffa766'],
  holodeck: ['holo', '#c9b0ff'],
};
export function Tech({ of, size, known = true }: { readonly of: Technology; readonly size: number; readonly known?: boolean }) {
  const [icon, colour] = TECH[of];
  return (
    <svg className="leg-i" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" opacity={known ? 1 : 0.45}>
      <path
        d="M20 2l15.6 9v18L20 38 4.4 29V11z"
        fill="#201028"
        stroke={colour}
        strokeWidth="2"
        strokeDasharray={known ? undefined : '3 3'}
      />
      <use href={`#leg-i-${icon}`} x="9" y="9" width="22" height="22" fill={colour} />
    </svg>
  );
}
/** A row of counters: so many of so many, the greyed space marked. */
export function Pips({
  have,
  of,
  grey,
  shape,
  label,
}: {
  readonly have: number;
  readonly of: number;
  readonly grey?: number;
  readonly shape?: 'round' | 'lozenge';
  readonly label: string;
}) {
  return (
    <span className="leg-pips" data-shape={shape} data-many={of > 4 ? '' : undefined} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, i) => i + 1).map((n) => (
        <i key={n} data-on={n <= have ? '' : undefined} data-grey={n === grey ? '' : undefined} />
      ))}
    </span>
  );
}

// ------------------------------------------------------------------ card backs

export type BackKind = 'exploration' | 'A' | 'B' | 'X' | 'imperator' | 'objective';
const BACK: Readonly<Record<BackKind, { readonly sky: string }>> = {
  exploration: { sky: 'radial-gradient(circle at 50% 45%, #a3243a, #3b0a1c 75%)' },
  A: { sky: 'radial-gradient(circle at 50% 45%, #5c2356, #1d0a20 75%)' },
  B: { sky: 'radial-gradient(circle at 50% 45%, #29306b, #0b0d26 75%)' },
  X: { sky: 'radial-gradient(circle at 50% 45%, #4a4238, #0f0b08 75%)' },
  imperator: { sky: 'radial-gradient(circle at 50% 45%, #8f1a30, #3f0817 75%)' },
  objective: { sky: 'radial-gradient(circle at 50% 45%, #274653, #0c171f 75%)' },
};
const RAYS = Array.from({ length: 36 }, (_, i) => {
  const a = (i * 10 * Math.PI) / 180;
  const far = i % 2 === 0 ? 66 : 56;
  const p = (r: number) => `${(90 + r * Math.cos(a)).toFixed(1)} ${(126 + r * Math.sin(a)).toFixed(1)}`;
  return `M${p(44)}L${p(far)}`;
}).join('');
/** The back of a card; fills its box. */
export function Back({ kind, style }: { readonly kind: BackKind; readonly style?: CSSProperties }) {
  const { sky } = BACK[kind];
  const letter = kind === 'A' || kind === 'B' || kind === 'X' ? kind : undefined;
  return (
    <span className="leg-back" style={{ background: sky, ...style }}>
      <svg viewBox="0 0 180 252" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          d="M14 5h152a9 9 0 0 0 9 9v224a9 9 0 0 0-9 9H14a9 9 0 0 0-9-9V14a9 9 0 0 0 9-9z"
          fill="none"
          stroke="#e6bd6a"
          strokeWidth="1.4"
        />
        <path d={RAYS} stroke="#e6bd6a" strokeOpacity=".5" strokeWidth="1" />
        <circle cx="90" cy="126" r="38" fill="#14040f" stroke="url(#leg-gold)" strokeWidth="1.8" />
        {kind === 'exploration' && <path d="M90 86l8 32 32 8-32 8-8 32-8-32-32-8 32-8z" fill="url(#leg-gold)" />}
        {kind === 'imperator' && <use href="#leg-i-aquila" x="62" y="98" width="56" height="56" fill="url(#leg-gold)" />}
        {kind === 'objective' && (
          <>
            <use href="#leg-i-laurels" x="60" y="96" width="60" height="60" fill="url(#leg-gold)" />
            <text className="leg-cut" x="90" y="136" fontSize="26" fill="#fff0c4">
              ?
            </text>
          </>
        )}
        {letter && (
          <>
            <path d="M44 126q46-44 92 0-46 44-92 0z" fill="none" stroke="#e6bd6a" strokeWidth="1.4" />
            <text className="leg-cut" x="90" y="141" fontSize="42" fill="url(#leg-gold)">
              {letter}
            </text>
          </>
        )}
      </svg>
    </span>
  );
}
