/** Blows and shots at things that do not defend themselves: their dice, and the chance that a thing gives way (CS-DST-01, -02). */
import type { Point } from '@cosmodrome/kernel';
import type { Bar } from '@cosmodrome/kit/plane/plan';
import type { Board, Shown, TokenId } from '../state.ts';
import { bladeDice, chanceToHurt, closeBonus, dealtDice, hasGunIcon, shotDice } from './arms.ts';
import { dataOf } from './figures.ts';
import { nearestOn, rangeTo } from './place.ts';

/** `extra`: dice of Burst or Full Charge (CS-ICO-18 to -20); absent: none. */
export type Assault = { readonly with: TokenId | null; readonly power: boolean; readonly shot: boolean; readonly extra?: number };
/** A point of its surface, one unit before it. */
export const surface = (f: Shown, bar: Bar): Point => {
  const [x, y] = nearestOn(f.x, f.y, bar);
  return [x + Math.sign(f.x - x), y + Math.sign(f.y - y)];
};
export function assaultDice(board: Board, f: Shown, { shot, with: token, power, extra = 0 }: Assault, bar: Bar): number {
  if (!shot) return Math.max(1, bladeDice(board, f, token, power) + closeBonus(board, f));
  const range = rangeTo(f, surface(f, bar));
  return dealtDice(board, f, shotDice(board, f, token, range), extra, range);
}
/** A gun that jams has done nothing, nor has a blade that breaks in a power attack. CS-ATK-09, CS-CLO-03, -04 */
export const jams = (board: Board, { shot, power, with: token }: Assault): boolean =>
  (shot || power) && token !== null && !hasGunIcon(dataOf(board, token), 'reliable');
export const chanceToBreak = (board: Board, act: Assault, dice: number, armour: number): number =>
  chanceToHurt(dice, armour, jams(board, act));
