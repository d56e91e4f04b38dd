/** What players who play together have told each other, as far as there is still something to it. */
import { type Board, type CrewId, crewFor, figureOf, type Shown, type Wish } from '../state.ts';
import { areEnemies } from './figures.ts';
import { stands } from './place.ts';

export type Said = { readonly seat: number; readonly wish: Wish };

/** Are there comrades to talk to? */
export const playTogether = (board: Board): boolean => board.settings.mode === 'together' && board.crews.length > 1;
const isOut = (board: Board, crew: CrewId): boolean =>
  !board.figures.some((f) => f.crew === crew && f.being.kind === 'trader' && (f.where === 'aboard' || stands(f)));
/** Enemies this crew can name. */
export function enemiesOf(board: Board, crew: CrewId): Shown[] {
  const mine = board.figures.find((f) => f.crew === crew);
  return mine === undefined ? [] : board.figures.filter((f) => stands(f) && f.crew !== crew && areEnemies(board, mine, f));
}
/** What is meant still: nobody of a crew that is out means anything, nor does anybody whose enemy has fallen. */
export const wishesOf = (board: Board, seat: number): Wish[] =>
  isOut(board, crewFor(board, seat))
    ? []
    : (board.wishes[seat] ?? []).filter((one) => one.wish !== 'strike' || stands(figureOf(board, one.foe)));
/** What everybody says. */
export const said = (board: Board): Said[] =>
  playTogether(board) ? board.wishes.flatMap((_, seat) => wishesOf(board, seat).map((wish) => ({ seat, wish }))) : [];
/** What the comrades of a seat say. */
export const heardBy = (board: Board, seat: number): Said[] => said(board).filter((one) => one.seat !== seat);
