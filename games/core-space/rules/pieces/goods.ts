/** Pieces that are about what is carried home, and who was shot for it (CS-SIG-03, -04, CS-LOK-05). */
import type { PieceOf } from '../../content/mission.ts';
import type { TokenKind } from '../../content/tokens.ts';
import { missionOf } from '../../judge/site.ts';
import type { Figure, ObjectiveState, State, TokenId } from '../../state.ts';
import { addPegs, kindOf, type Table } from '../table.ts';
import type { PieceRules } from './piece.ts';

/** Somewhere on the board: on the floor, in a crate again, or with somebody there. */
const isOnBoard = (state: State, kind: TokenKind): boolean => {
  const is = (token: TokenId) => kindOf(state, token) === kind;
  const carried = state.figures.some((f) => f.where === 'board' && f.inventory.some(is));
  return carried || state.floor.some(({ token }) => is(token)) || state.contents.flat().some(is);
};
/** CS-SIG-04 */
export const HIDDEN: PieceRules<'hidden'> = {
  hostility(table, { token, pegsARound }, own) {
    if (own.done && table.state.round > own.round && isOnBoard(table.state, token)) addPegs(table, pegsARound, 'mission');
  },
};
export const hidden = (state: State): readonly (readonly [PieceOf<'hidden'>, ObjectiveState])[] =>
  missionOf(state).pieces.flatMap((piece, i) => (piece.piece === 'hidden' ? [[piece, state.objectives[i]!] as const] : []));
/** It has been taken from its crate for the first time. CS-SIG-03 */
export function taken(table: Table, token: TokenId): void {
  const kind = kindOf(table.state, token);
  for (const [piece, own] of hidden(table.state)) {
    if (piece.token !== kind || own.done) continue;
    own.done = true;
    own.round = table.state.round;
    addPegs(table, piece.pegsTaken, 'mission');
  }
}
/** What lies hidden in a crate stays there whatever an event or a skill does to the rest. CS-SIG-02 */
export const isPinned = (state: State, token: TokenId): boolean =>
  hidden(state).some(([piece, own]) => !own.done && piece.token === kindOf(state, token));

/** CS-LOK-05: Defeated, not removed by a skill or a card (CS-RULING-160). */
export function bagged(state: State, by: Figure, target: Figure): void {
  if (by.crew === null || target.being.kind !== 'purge' || target.crew !== null) return;
  for (const own of state.objectives) if (own.piece === 'bounty') own.counts[by.crew]!++;
}
