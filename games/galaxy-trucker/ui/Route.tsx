/** The flight board: forty spaces in a ring, a rocket each; and the same as a straight road with the days between. */
import type { Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { SPACES } from '../content/index.ts';
import type { View } from '../view.ts';
import type { Props } from './builder.ts';
import { LABELS } from './labels.ts';
import { rocketOf, Use } from './pieces.tsx';

/** Who flies, the leader first. */
export const flightOrder = ({ flyers }: View): Seat[] =>
  flyers.flatMap(({ out }, seat) => (out === null ? [seat] : [])).sort((a, b) => flyers[b]!.at - flyers[a]!.at);

const WIDE = 300;
const HIGH = 250;
/** A space of the ring: the start space in the middle of its top, ahead is clockwise. */
function spaceAt(at: number): { readonly x: number; readonly y: number; readonly turn: number } {
  const n = ((at % SPACES) + SPACES) % SPACES;
  const radius = 62;
  const straightX = WIDE - 44 - 2 * radius;
  const straightY = HIGH - 44 - 2 * radius;
  const arc = (Math.PI * radius) / 2;
  const whole = 2 * straightX + 2 * straightY + 4 * arc;
  const left = 22;
  const top = 22;
  let d = (n / SPACES) * whole + straightX / 2;
  const line = (length: number) => {
    if (d <= length) return true;
    d -= length;
    return false;
  };
  if (d >= whole) d -= whole;
  if (line(straightX)) return { x: left + radius + d, y: top, turn: 90 };
  if (line(arc)) return bend(left + radius + straightX, top + radius, -90, d / radius);
  if (line(straightY)) return { x: WIDE - left, y: top + radius + d, turn: 180 };
  if (line(arc)) return bend(left + radius + straightX, top + radius + straightY, 0, d / radius);
  if (line(straightX)) return { x: WIDE - left - radius - d, y: HIGH - top, turn: 270 };
  if (line(arc)) return bend(left + radius, top + radius + straightY, 90, d / radius);
  if (line(straightY)) return { x: left, y: HIGH - top - radius - d, turn: 0 };
  return bend(left + radius, top + radius, 180, d / radius);
  function bend(cx: number, cy: number, from: number, angle: number) {
    const a = (from * Math.PI) / 180 + angle;
    return { x: cx + radius * Math.cos(a), y: cy + radius * Math.sin(a), turn: (a * 180) / Math.PI + 180 };
  }
}
export function Ring({ view, names, lang, children }: Pick<Props, 'view' | 'names' | 'lang'> & { readonly children?: React.ReactNode }) {
  const order = flightOrder(view);
  const flown = view.phase === 'stay' || view.phase === 'card' || view.phase === 'preflight' || view.phase === 'reckoning';
  return (
    <div className="gt-ring">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <rect className="gt-ring__road" x={6} y={6} width={WIDE - 12} height={HIGH - 12} rx={78} />
        <rect className="gt-ring__inner" x={40} y={40} width={WIDE - 80} height={HIGH - 80} rx={44} />
        {Array.from({ length: SPACES }, (_, n) => {
          const { x, y } = spaceAt(n);
          return <circle key={n} cx={x} cy={y} r={n === 0 ? 7 : 4.2} className="gt-space" data-start={n === 0 ? '' : undefined} />;
        })}
        {flown &&
          order.map((seat) => {
            const { x, y, turn } = spaceAt(view.flyers[seat]!.at);
            return (
              <g key={seat} className="gt-rocket" style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}>
                <Use id={rocketOf(seat)} x={-13} y={-18} width={26} height={36} />
              </g>
            );
          })}
      </svg>
      <div className="gt-ring__in">{children ?? <Standing view={view} names={names} lang={lang} />}</div>
    </div>
  );
}
/** Who is where, in days behind the leader. */
export function Standing({ view, names, lang }: Pick<Props, 'view' | 'names' | 'lang'>) {
  const labels = LABELS[lang];
  const order = flightOrder(view);
  const front = order.length > 0 ? view.flyers[order[0]!]!.at : 0;
  const out = view.flyers.flatMap((flyer, seat) => (flyer.out === null ? [] : [{ seat, why: flyer.out }]));
  return (
    <ol className="gt-order">
      {order.map((seat) => (
        <li key={seat}>
          <SeatShape seat={seat} size="xs" /> <b data-shortens="">{names[seat]}</b>
          <span>{view.flyers[seat]!.at === front ? labels.ahead : labels.behind(front - view.flyers[seat]!.at)}</span>
        </li>
      ))}
      {out.map(({ seat, why }) => (
        <li key={seat} data-out="">
          <SeatShape seat={seat} size="xs" empty /> <b data-shortens="">{names[seat]}</b>
          <span>{labels.out[why]}</span>
        </li>
      ))}
    </ol>
  );
}
/** The road for small screens: rockets from left to right, the days between them. */
export function Road({ view, names, lang }: Pick<Props, 'view' | 'names' | 'lang'>) {
  const labels = LABELS[lang];
  const order = flightOrder(view).toReversed();
  return (
    <ol className="gt-road">
      {order.map((seat, i) => {
        const before = i > 0 ? view.flyers[seat]!.at - view.flyers[order[i - 1]!]!.at : 0;
        return (
          <li key={seat}>
            {before > 0 && <small>{labels.days(before)}</small>}
            <svg width={34} height={26} viewBox="-23 -17 46 34" role="img" aria-label={names[seat]}>
              <g transform="rotate(90)">
                <Use id={rocketOf(seat)} x={-17} y={-23} width={34} height={46} />
              </g>
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
