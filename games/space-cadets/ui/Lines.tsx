/** What is drawn over the ship: sight and range of what is looked at, the plan of the Aliens, the step that is being told. */
import { trace } from '@cosmodrome/kit/hexes';
import type { Lang } from '@cosmodrome/kit/text';
import { SeatMark } from '@cosmodrome/kit/ui/SeatShape';
import type { View } from '../view.ts';
import { cellPoint, middle, move, type Point } from './geometry.ts';
import { LABELS } from './labels.ts';
import type { Step } from './playback.ts';
import type { Walk } from './reach.ts';

const INK = '#241B22';
const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Range numbers on every tile seen from here. */
export function Ranges({ view, from }: { readonly view: View; readonly from: number }) {
  return (
    <g pointerEvents="none">
      {(view.sight[from] ?? []).map((range, cell) => {
        if (range <= 0) return null;
        const [x, y] = cellPoint(view, cell);
        return (
          <g key={view.cells[cell]!.cell} transform={`translate(${x} ${y + 44})`}>
            <path d="M-9 0-4.5-7.8H4.5L9 0 4.5 7.8H-4.5Z" fill={INK} stroke="#F7D06A" strokeWidth="1.5" />
            <text className="sca-d" y="4" textAnchor="middle" fontSize="11" fill="#F7D06A">
              {range}
            </text>
          </g>
        );
      })}
    </g>
  );
}
/** The line from one tile to another: a beam where it is clear, dots up to what blocks it. */
export function Sight({ view, from, to, lang }: { readonly view: View; readonly from: number; readonly to: number; readonly lang: Lang }) {
  const a = view.cells[from];
  const b = view.cells[to];
  if (!a || !b || from === to) return null;
  const range = view.sight[from]?.[to] ?? -1;
  const start = cellPoint(view, from);
  const end = cellPoint(view, to);
  if (range >= 0) {
    const half: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    return (
      <g pointerEvents="none" className="sca-beam">
        <path d={line([start, end])} stroke={INK} strokeWidth="9" strokeLinecap="round" />
        <path d={line([start, end])} stroke="#F7D06A" strokeWidth="5.5" strokeLinecap="round" />
        <path className="sca-beam__run" d={line([start, end])} stroke="#B8391F" strokeWidth="2.5" strokeDasharray="8 6" />
        <g transform={move(half)}>
          <rect x="-31" y="-9" width="62" height="18" rx="9" fill="#FFFDF4" stroke={INK} strokeWidth="1.8" />
          <text className="sca-d" y="4.5" textAnchor="middle" fontSize="12" fill={INK}>
            {LABELS[lang].range(range)}
          </text>
        </g>
      </g>
    );
  }
  const stop = blockedAt(view, from, to) ?? end;
  return (
    <g pointerEvents="none">
      <path d={line([start, stop])} stroke={INK} strokeWidth="6.5" strokeLinecap="round" strokeDasharray=".1 9" />
      <path d={line([start, stop])} stroke="#FFF6E0" strokeWidth="4" strokeLinecap="round" strokeDasharray=".1 9" />
      <g transform={move(stop)}>
        <circle r="11" fill="#FFFDF4" stroke={INK} strokeWidth="2" />
        <path d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" stroke="#B8391F" strokeWidth="3.4" strokeLinecap="round" />
      </g>
    </g>
  );
}
/** The way of the one who acts to a tile, and what it costs. */
export function Way({ view, walk, lang }: { readonly view: View; readonly walk: Walk; readonly lang: Lang }) {
  const points = walk.way.map((c) => cellPoint(view, c));
  const [x, y] = points.at(-1)!;
  const far = walk.cost > walk.purse;
  const text = far ? LABELS[lang].walkFar(walk.cost, walk.purse) : LABELS[lang].walk(walk.cost);
  const half = 10 + text.length * 3.2;
  return (
    <g pointerEvents="none">
      <path
        d={line(points)}
        fill="none"
        stroke={INK}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray=".1 12"
      />
      <path
        d={line(points)}
        fill="none"
        stroke={far ? '#DCC48B' : '#6DBDB2'}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray=".1 12"
      />
      <g transform={`translate(${x} ${y + 8})`}>
        <rect x={-half} y="-10" width={2 * half} height="20" rx="10" fill={far ? '#FFFDF4' : '#0C4248'} stroke={INK} strokeWidth="1.8" />
        <text className="sca-d" y="4.6" textAnchor="middle" fontSize="12.5" fill={far ? '#B8391F' : '#FFF6E0'}>
          {text}
        </text>
      </g>
    </g>
  );
}
/** The first border on the line that cannot be seen through. A drawing only: what counts is the view's own table of sight. */
function blockedAt(view: View, from: number, to: number): Point | undefined {
  const index = (h: { readonly q: number; readonly r: number }) => view.cells.findIndex((c) => c.q === h.q && c.r === h.r);
  for (const f of trace(view.cells[from]!, view.cells[to]!)) {
    const a = index(f.from);
    const b = index(f.to);
    const [ax, ay] = middle(f.from.q, f.from.r);
    const [bx, by] = middle(f.to.q, f.to.r);
    const half: Point = [(ax + bx) / 2, (ay + by) / 2];
    if (b < 0 || a < 0 || !view.cells[b]!.up) return half;
    const edge = view.edges.find((e) => (e.a === a && e.b === b) || (e.a === b && e.b === a));
    if (f.kind === 'edge' && edge && ['closed', 'locked', 'sealed'].includes(edge.state)) return half;
  }
  return undefined;
}

/** What every Alien would do if their turn began now. */
export function Forecasts({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const labels = LABELS[lang];
  return (
    <g pointerEvents="none" className="sca-plans">
      {view.forecast.map((f) => {
        const foe = view.aliens.find((a) => a.id === f.id);
        if (!foe) return null;
        const cells = [foe.at, ...f.steps.flatMap((s) => s.slice(0, 1))];
        const points = cells.map((c) => cellPoint(view, c));
        const forks = f.steps.flatMap((s, i) => s.slice(1).map((c) => [points[i]!, cellPoint(view, c)] as const));
        const end = points.at(-1)!;
        const victim = f.attacks ? view.rocketeers.find((r) => r.role === f.attacks) : undefined;
        return (
          <g key={f.id}>
            {forks.map(([p, q]) => (
              <path key={`${p} ${q}`} d={line([p, q])} stroke="#1F3C66" strokeWidth="3" strokeDasharray="3 6" fill="none" />
            ))}
            {points.length > 1 && <Arrow points={points} tint="#1F3C66" />}
            {victim && f.dice > 0 && (
              <g transform={`translate(${end[0]} ${end[1] - 42})`}>
                <rect x="-24" y="-9" width="48" height="18" rx="9" fill="#B8391F" stroke={INK} strokeWidth="1.8" />
                <text className="sca-d" y="4.5" textAnchor="middle" fontSize="11" fill="#FFF6E0">
                  {f.dice} → {labels.shortRole[victim.role]}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {view.bugs.map((b) => {
        const to = cellPoint(view, b.to);
        return (
          <g key={`${b.from} ${b.to}`}>
            {b.from.map((c) => c !== b.to && <Arrow key={c} points={[cellPoint(view, c), to]} tint="#7A3E78" />)}
            {b.attacks && b.dice > 0 && (
              <g transform={`translate(${to[0]} ${to[1] - 42})`}>
                <rect x="-26" y="-9" width="52" height="18" rx="9" fill="#7A3E78" stroke={INK} strokeWidth="1.8" />
                <text className="sca-d" y="4.5" textAnchor="middle" fontSize="11" fill="#FFF6E0">
                  {b.dice} → {labels.shortRole[b.attacks]}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
function Arrow({ points, tint }: { readonly points: readonly Point[]; readonly tint: string }) {
  const end = points.at(-1)!;
  const before = points.at(-2) ?? end;
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const tip: Point = [end[0] - ((end[0] - before[0]) / length) * 24, end[1] - ((end[1] - before[1]) / length) * 24];
  const way = [...points.slice(0, -1), tip];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line(way)} stroke={INK} strokeWidth="9" />
      <path d={line(way)} stroke={tint} strokeWidth="5.5" />
      {points.slice(0, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill="#FFF6E0" stroke={tint} strokeWidth="3" />
      ))}
      <path d="M-9-10 9 0-9 10-4 0Z" transform={`${move(tip)} rotate(${angle.toFixed(1)})`} fill={tint} stroke={INK} strokeWidth="2" />
    </g>
  );
}
/** The step of the Alien Turn that is being told. */
export function Told({ view, step, number }: { readonly view: View; readonly step: Step; readonly number: number }) {
  const points = step.cells.map((c) => cellPoint(view, c));
  const end = points.at(-1);
  if (!end) return null;
  return (
    <g pointerEvents="none">
      {points.length > 1 && <Arrow points={points} tint="#B8391F" />}
      <circle className="sca-told" cx={end[0]} cy={end[1]} r="40" />
      <g transform={`translate(${end[0] - 34} ${end[1] - 34})`}>
        <circle r="11" fill="#B8391F" stroke={INK} strokeWidth="2" />
        <text className="sca-d" y="4.8" textAnchor="middle" fontSize="13" fill="#FFF6E0">
          {number}
        </text>
      </g>
    </g>
  );
}
/** Tiles pointed at carry a pin of whoever did, full; a plan is a hollow one, with the way from where its Rocketeer stands. */
export function Marks({ view }: { readonly view: View }) {
  return (
    <g pointerEvents="none" className="sca-pins">
      {view.marks.map(({ seat, cell, plan }) => {
        const [x, y] = cellPoint(view, cell);
        const before = view.marks.filter((m) => m.cell === cell);
        const nth = before.findIndex((m) => m.seat === seat && m.plan?.role === plan?.role);
        const from = plan && view.rocketeers.find((r) => r.role === plan.role)?.at;
        const tint = `var(--cd-seat-${seat + 1})`;
        return (
          <g key={`${seat} ${plan?.role ?? ''}`} data-pin={plan ? 'plan' : 'wish'}>
            {from !== undefined && from !== null && from !== cell && (
              <path
                d={line([cellPoint(view, from), [x, y]])}
                fill="none"
                style={{ stroke: tint }}
                strokeWidth="3"
                strokeDasharray="2 9"
                strokeLinecap="round"
              />
            )}
            <g transform={move([x + 40 - 22 * nth, y - 26])}>
              <path
                d="M0 20C-5 11-14 4-14-6A14 14 0 1 1 14-6C14 4 5 11 0 20Z"
                style={{ fill: plan ? '#FFFDF4' : tint, stroke: plan ? tint : INK }}
                strokeWidth={plan ? 3 : 2}
                strokeDasharray={plan ? '5 3' : undefined}
              />
              {plan ? (
                <SeatMark seat={seat} y={-6} size={14} />
              ) : (
                <g className="sca-mark">
                  <SeatMark seat={seat} y={-6} size={14} />
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
export function Zap({ at }: { readonly at: Point }) {
  return (
    <g transform={move(at)} pointerEvents="none" className="sca-zap">
      <use href="#sca-zap" x="-54" y="-46" width="108" height="92" />
    </g>
  );
}
