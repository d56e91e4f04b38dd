import type { Seat } from '@cosmodrome/kernel';
import { cut } from '../letters.ts';

/**
 * Colour and shape of a seat, one pair by number (seat 0 is the frame's 1). xs 12 (marks in text), s 18, m 24, l 32, xl 96;
 * the initial stands inside from s up.
 */
export function SeatShape({
  seat,
  name,
  size = 'm',
  empty,
}: {
  readonly seat: Seat;
  readonly name?: string;
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  readonly empty?: boolean;
}) {
  return (
    <span
      className="cd-seat"
      data-seat={seat + 1}
      data-size={size === 'm' ? undefined : size}
      data-empty={empty ? '' : undefined}
      aria-hidden="true"
    >
      {size === 'xs' || !name ? null : initial(name)}
    </span>
  );
}
export const initial = (name: string): string => cut(name.trim(), 1).toLocaleUpperCase();
const SHAPES = ['disc', 'triangle', 'square', 'diamond', 'cross', 'star'];
/** The same pair inside an SVG board, centred on (x, y); follows the frame's symbols, not a game's replaced shapes. */
export function SeatMark({
  seat,
  x = 0,
  y = 0,
  size = 14,
}: {
  readonly seat: Seat;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}) {
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="-1 -1 26 26"
      style={{ fill: `var(--cd-seat-${seat + 1})` }}
      aria-hidden="true"
    >
      <use href={`#cd-shape-${SHAPES[seat % SHAPES.length]}`} />
    </svg>
  );
}
