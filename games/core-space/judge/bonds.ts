/** Mergs and their handlers: who holds whom, and whether the bond still holds (CS-MRG-01 to -03). */
import { REACH } from '../content/ranges.ts';
import { type Board, figureOf, type Shown } from '../state.ts';
import { has } from './figures.ts';
import { gapTo, isOn, stands, within } from './place.ts';
import { airlockOf } from './reach.ts';

/** Its handler; undefined: it is no Merg of a crew. */
export function handlerOf<F extends Shown>(board: Board<F>, merg: Shown): F | undefined {
  const bond = merg.effects?.find(({ kind }) => kind === 'bound');
  return bond === undefined || bond.by === null ? undefined : figureOf(board, bond.by);
}
/** Within Medium range; a handler still aboard is as far as its airlock. CS-RULING-270 */
function isNear(board: Board, merg: Shown, handler: Shown): boolean {
  if (!isOn(merg)) return true;
  if (stands(handler)) return within(merg, handler, REACH.medium);
  const door = handler.where === 'aboard' ? airlockOf(board, handler.crew) : null;
  return door !== null && gapTo(merg, [door]) <= REACH.medium;
}
/** Disconnected, or about to be: its handler is Defeated or too far. CS-MRG-02, -03 */
export function isLoose(board: Board, merg: Shown): boolean {
  const handler = handlerOf(board, merg);
  if (handler === undefined) return false;
  return has(merg, 'loose') || handler.defeated || handler.crew !== merg.crew || !isNear(board, merg, handler);
}
/** Nobody will ever take hold of it again: its handler is Defeated or has gone home. CS-RULING-310 */
export function isForsaken(board: Board, merg: Shown): boolean {
  const handler = handlerOf(board, merg);
  return handler !== undefined && isLoose(board, merg) && (handler.defeated || handler.where === 'home');
}
/** Mergs that this one could take hold of again. CS-MRG-07 */
export const strays = (board: Board, handler: Shown): Shown[] =>
  board.figures.filter((m) => stands(m) && has(m, 'loose') && handlerOf(board, m)?.id === handler.id && within(m, handler, REACH.medium));
