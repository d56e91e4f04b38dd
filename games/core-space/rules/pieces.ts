/** The pieces a mission is made of: acts they offer, what they do when they are done (CS-MIS, CS-PEX). */
import type { PieceOf } from '../content/mission.ts';
import { hasRoom, isEngaged, lasts } from '../judge/figures.ts';
import { touchesSquares } from '../judge/place.ts';
import { missionOf, siteOf } from '../judge/site.ts';
import type { Active, Figure, ObjectiveState, State, TokenId } from '../state.ts';
import type { Act } from '../topics.ts';
import { mayAct, pay } from './act/effort.ts';
import { gain } from './act/search.ts';
import { addPegs, kindOf, type Table } from './table.ts';

type Interact = Extract<Act, { readonly do: 'interact' }>;
/** Which pieces a Trader can Interact with now. CS-INT-01 */
export function interacts(state: State, f: Figure): Act[] {
  if (!mayAct(state, f, 'interact') || f.being.kind === 'purge' || isEngaged(state, f)) return [];
  return missionOf(state).pieces.flatMap((piece, i): Act[] =>
    piece.piece === 'take' && mayTake(state, f, piece, state.objectives[i]!) ? [{ do: 'interact', piece: i }] : [],
  );
}
export function doInteract(table: Table, f: Figure, active: Active, act: Interact): void {
  const { state } = table;
  const piece = missionOf(state).pieces[act.piece]!;
  pay(table, f, active, 'interact', 'normal');
  table.tell({ kind: 'interacted', figure: f.id, piece: act.piece });
  if (piece.piece === 'take') take(table, f, piece, state.objectives[act.piece]!);
}
const setAside = (state: State, piece: PieceOf<'take'>): TokenId | undefined =>
  state.aside.find((token) => kindOf(state, token) === piece.token);
/** Once a mission, with room for it, in contact with the object; ENV-13 shuts consoles off. CS-PEX-05, -10 */
function mayTake(state: State, f: Figure, piece: PieceOf<'take'>, objective: ObjectiveState): boolean {
  if (objective.taken || (piece.at === 'console' && lasts(state, 'consoles-dead'))) return false;
  const token = setAside(state, piece);
  const { pieces } = siteOf(state).map;
  return (
    token !== undefined &&
    hasRoom(state, f, token) &&
    pieces.some(({ kind, squares }) => kind === piece.at && touchesSquares(state, f, squares))
  );
}
function take(table: Table, f: Figure, piece: PieceOf<'take'>, objective: ObjectiveState): void {
  const { state } = table;
  const token = setAside(state, piece);
  if (token === undefined) return;
  objective.taken = true;
  state.aside = state.aside.filter((t) => t !== token);
  gain(table, f, token);
  addPegs(table, piece.pegs, 'mission');
}
