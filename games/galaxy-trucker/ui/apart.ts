/** A broken ship: how far each piece stands off from the one that would stay, so that one sees what is about to drift away. */
import { type Plan, planOf, type SquareId } from '../content/index.ts';
import { pieces, proposedPiece } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import { middleOf } from './geometry.ts';

/** In units of the drawing, and degrees: small pieces turn more. */
const OFF = 32;
const LEAST_TURN = 3;
const MOST_TURN = 13;

export type Shift = { readonly x: number; readonly y: number; readonly turn: number; readonly at: readonly [number, number] };
/** As a style of whatever belongs to that piece. */
export const shiftStyle = ({ x, y, turn, at }: Shift, times = 1): { readonly transform: string; readonly transformOrigin: string } => ({
  transform: `translate(${Math.round(x * times)}px, ${Math.round(y * times)}px) rotate(${turn * times}deg)`,
  transformOrigin: `${at[0]}px ${at[1]}px`,
});
/** The middle of some squares. */
export function middleAmong(plan: Plan, squares: readonly SquareId[]): readonly [number, number] {
  const all = squares.map((square) => middleOf(plan, square));
  const mean = (axis: 0 | 1) => all.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, all.length);
  return [mean(0), mean(1)];
}
/** Away from the middle of what stays, the lighter the more it turns. */
export function shiftOf(plan: Plan, piece: readonly SquareId[], [cx, cy]: readonly [number, number]): Shift {
  const at = middleAmong(plan, piece);
  const [dx, dy] = [at[0] - cx, at[1] - cy];
  const far = Math.hypot(dx, dy) || 1;
  const turn = Math.max(LEAST_TURN, MOST_TURN - 2 * piece.length);
  return { x: (dx / far) * OFF, y: (dy / far) * OFF, turn: dx < 0 ? -turn : turn, at };
}
/** By square, where its piece stands; none of them: the ship is whole. Around a tube every piece would stand off from itself. */
export function apartOf(ship: Ship): ReadonlyMap<SquareId, Shift> {
  const plan = planOf(ship.plan);
  const all = pieces(ship);
  if (all.length < 2 || plan.wrap) return new Map();
  const stays = proposedPiece(ship, all);
  const middle = middleAmong(plan, stays);
  return new Map(
    all.flatMap((piece) => {
      if (piece === stays) return [];
      const shift = shiftOf(plan, piece, middle);
      return piece.map((square) => [square, shift] as const);
    }),
  );
}
