/** Figures: cut-outs with a cream rim; Rocketeers on their seat's plate with Order token, Aliens with hearts above one HP. */
import { SeatMark } from '@cosmodrome/kit/ui/SeatShape';
import type { CSSProperties, ReactNode } from 'react';
import type { AlienView, BossView, RocketeerView } from '../view.ts';
import { FIGURE, ROCKETEER } from './art.tsx';
import { LOW } from './odds.ts';

const INK = '#241B22';
function Cut({
  name,
  width,
  faded,
  stunned,
}: {
  readonly name: string;
  readonly width: number;
  readonly faded?: boolean;
  readonly stunned?: boolean;
}) {
  const height = (width * 128) / 112;
  return (
    <>
      <ellipse cy={height * 0.45} rx={width * 0.46} ry={width * 0.11} fill={INK} opacity=".35" />
      <g opacity={faded ? 0.55 : undefined} transform={stunned ? 'rotate(-9)' : undefined}>
        <use href={`#sca-${name}`} x={-width / 2} y={-height / 2} width={width} height={height} />
      </g>
    </>
  );
}
export function RocketeerFigure({ r, active }: { readonly r: RocketeerView; readonly active: boolean }) {
  return (
    <g className="sca-figure" data-active={active ? '' : undefined}>
      {active && <ellipse className="sca-figure__now" cy="29" rx="33" ry="10" />}
      <Cut name={ROCKETEER[r.role]} width={58} faded={r.invisible} />
    </g>
  );
}
/** Words on the ship, at their place: when all of it is shown they keep a legible size. */
function Sign({
  at,
  scale = 1,
  fixed,
  children,
}: {
  readonly at: readonly [number, number];
  readonly scale?: number;
  /** There is no room to grow. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale.toFixed(2)})`}>
      <g className={fixed ? undefined : 'sca-legible'}>{children}</g>
    </g>
  );
}
/** The smallest letters on the ship: what would be smaller is shown nearer only. */
const LEAST = 11;
const nearOnly = (size: number) => ({ '--sca-near': (LEAST / size).toFixed(3) }) as CSSProperties;
/** Name plate, Order token, HP and what is short. In a crowd all of it lies on one line; among five or more HP only when low; from afar whose it is. */
export function RocketeerPlate({
  r,
  short,
  among,
  scale,
}: {
  readonly r: RocketeerView;
  readonly short: string;
  readonly among: number;
  readonly scale: number;
}) {
  const crowd = among > 3;
  const hp = !crowd || among === 4 || r.hp <= 2;
  const line = among > 4 ? 0.64 : 0.72;
  const size = (crowd ? line : 1) / scale;
  const near = crowd ? { className: 'sca-near', style: nearOnly(12 * line) } : {};
  const wide = crowd && hp ? 21 : 0;
  const half = crowd ? (21 + short.length * 6.9 + wide) / 2 : 13 + short.length * 3.9;
  const word = crowd ? -half + 15.5 + short.length * 3.45 : 5;
  return (
    <g>
      <Sign at={[0, 33]} scale={size} fixed={crowd}>
        {crowd && (
          <g className="sca-far" style={near.style}>
            <circle r="9" style={{ fill: `var(--cd-seat-${r.seat + 1})` }} stroke={INK} strokeWidth="1.8" />
            <g className="sca-mark">
              <SeatMark seat={r.seat} x={0} size={11} />
            </g>
          </g>
        )}
        <g {...near}>
          <rect
            x={-half}
            y="-8"
            width={2 * half}
            height="16"
            rx="8"
            style={{ fill: `var(--cd-seat-${r.seat + 1})` }}
            stroke={INK}
            strokeWidth="1.8"
          />
          <g className="sca-mark">
            <SeatMark seat={r.seat} x={-half + 9} size={10} />
          </g>
          <text className="sca-d" x={word} y="4.4" textAnchor="middle" fontSize="12.5" fill="#FFF6E0">
            {short}
          </text>
          {wide > 0 && (
            <g transform={`translate(${half - 13} 0)`}>
              <rect x="-11" y="-6.5" width="23" height="13" rx="6.5" fill="#FFFDF4" />
              <use href="#sca-hp" x="-9.5" y="-5" width="10.5" height="10.5" />
              <text className="sca-d" x="6" y="4.2" textAnchor="middle" fontSize="12" fill={r.hp <= 2 ? '#B8391F' : INK}>
                {r.hp}
              </text>
            </g>
          )}
        </g>
      </Sign>
      {r.order > 0 && (
        <Sign at={crowd ? [-25, -8] : [-21, -26]} scale={size} fixed={crowd}>
          <g {...near}>
            <Token x={0} y={0} text={String(r.order)} done={r.done} />
          </g>
        </Sign>
      )}
      {!crowd && (
        <Sign at={[18, -27]} scale={size}>
          <rect x="-15" y="-8" width="30" height="15" rx="7.5" fill="#FFFDF4" stroke={INK} strokeWidth="1.6" />
          <use href="#sca-hp" x="-14" y="-6.5" width="12" height="12" />
          <text className="sca-d" x="6.5" y="4" textAnchor="middle" fontSize="12" fill={r.hp <= 2 ? '#B8391F' : INK}>
            {r.hp}
          </text>
        </Sign>
      )}
      {r.o2 <= LOW && (
        <Sign at={crowd ? [24, 4] : [27, -5]} scale={crowd ? 1 : size} fixed={crowd}>
          <rect x="-16" y="-8.5" width="32" height="17" rx="8.5" fill={r.o2 <= 1 ? '#B8391F' : '#FFE680'} stroke={INK} strokeWidth="2" />
          <use href="#sca-o2" x="-14" y="-6.5" width="13" height="13" />
          <g {...(crowd ? { className: 'sca-near', style: nearOnly(13 * scale) } : {})}>
            <text className="sca-d" x="7" y="4.6" textAnchor="middle" fontSize="13" fill={r.o2 <= 1 ? '#FFF6E0' : INK}>
              {r.o2}
            </text>
          </g>
        </Sign>
      )}
      {r.grips.length > 0 && <use href="#sca-ic-link" x="-8" y="8" width="16" height="16" />}
    </g>
  );
}
export function Token({ x, y, text, done }: { readonly x: number; readonly y: number; readonly text: string; readonly done?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8.5" fill={done ? '#EBDAB4' : '#FFF6E0'} stroke={INK} strokeWidth="2" />
      <text className="sca-d" y="4.2" textAnchor="middle" fontSize="12" fill={INK}>
        {text}
      </text>
    </g>
  );
}
/** The chance of a roll against this figure, on its foot. */
export function Odds({ text, iq, y, scale }: { readonly text: string; readonly iq: boolean; readonly y: number; readonly scale: number }) {
  return (
    <g className="sca-chance">
      <Sign at={[0, y]} scale={scale}>
        <rect x="-20" y="-8.5" width="40" height="17" rx="8.5" fill={iq ? '#7C4168' : '#B8391F'} stroke={INK} strokeWidth="1.8" />
        <text className="sca-d" y="4.5" textAnchor="middle" fontSize="12.5" fill="#FFF6E0">
          {text}
        </text>
      </Sign>
    </g>
  );
}
const WIDTH: Readonly<Partial<Record<AlienView['type'], number>>> = { bug: 42, leech: 42, sentinel: 54 };
export function AlienFigure({ foe, many }: { readonly foe: AlienView; readonly many: number }) {
  return (
    <g className="sca-figure">
      <Cut name={FIGURE[foe.type]} width={WIDTH[foe.type] ?? 48} stunned={foe.stunned} faded={foe.stunned} />
      {foe.maxHp > 1 && <Hearts hp={foe.hp} max={foe.maxHp} y={22} />}
      {foe.stunned && <use href="#sca-stun" x="-14" y="-40" width="28" height="28" />}
      {foe.stagger > 0 && (
        <g transform="translate(22 8)">
          <use href="#sca-stagger" x="-11" y="-11" width="22" height="22" />
          {foe.stagger > 1 && (
            <text
              className="sca-d"
              y="14"
              textAnchor="middle"
              fontSize="11"
              fill={INK}
              stroke="#FFF6E0"
              strokeWidth="3"
              paintOrder="stroke"
            >
              ×{foe.stagger}
            </text>
          )}
        </g>
      )}
      {many > 1 && (
        <g transform="translate(16 -20)">
          <rect x="-14" y="-9" width="28" height="18" rx="9" fill={INK} stroke="#FFF6E0" strokeWidth="1.8" />
          <text className="sca-d" y="4.8" textAnchor="middle" fontSize="13" fill="#FFF6E0">
            ×{many}
          </text>
        </g>
      )}
    </g>
  );
}
export function BossFigure({ boss }: { readonly boss: BossView }) {
  return (
    <g className="sca-figure">
      {!boss.targetable && <ellipse className="sca-shield" rx="43" ry="47" />}
      <Cut name={FIGURE[boss.type]} width={84} />
      {!boss.targetable && !boss.subduable && <use href="#sca-lock-badge" x="22" y="-56" width="24" height="24" />}
      <g transform="translate(0 -44)">
        <rect x="-20" y="-9" width="40" height="18" rx="9" fill="#B8391F" stroke={INK} strokeWidth="2" />
        <use href="#sca-hp" x="-17" y="-7" width="14" height="14" />
        <text className="sca-d" x="8" y="5" textAnchor="middle" fontSize="14" fill="#FFF6E0">
          {boss.hp}
        </text>
      </g>
    </g>
  );
}
function Hearts({ hp, max, y }: { readonly hp: number; readonly max: number; readonly y: number }) {
  return (
    <g>
      {Array.from({ length: max }, (_, i) => i).map((i) => (
        <use key={i} href={i < hp ? '#sca-hp' : '#sca-hp-empty'} x={(i - max / 2) * 13} y={y - 6} width="13" height="13" />
      ))}
    </g>
  );
}
