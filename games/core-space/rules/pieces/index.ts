/** The pieces a mission is made of: acts they offer, what they do at marks of the round (CS-MIS). */
import type { Flow } from '@cosmodrome/kernel';
import type { MissionPiece, PieceKind, PieceOf } from '../../content/mission.ts';
import { isEngaged } from '../../judge/figures.ts';
import { sitesOf } from '../../judge/objectives.ts';
import { missionOf, siteOf } from '../../judge/site.ts';
import type { Active, Figure, ObjectiveState, State } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { mayAct, pay } from '../act/effort.ts';
import type { Table } from '../table.ts';
import { HIDDEN } from './goods.ts';
import { CHARGES, CHECK, goesOff, SEAL, STALLS, TAKE } from './objects.ts';
import { INFORMANT, START } from './people.ts';
import type { PieceRules } from './piece.ts';

const RULES: { readonly [K in PieceKind]?: PieceRules<K> } = {
  take: TAKE,
  hidden: HIDDEN,
  check: CHECK,
  informant: INFORMANT,
  stalls: STALLS,
  seal: SEAL,
  charges: CHARGES,
  start: START,
};
const rulesOf = <K extends PieceKind>(piece: PieceOf<K>): PieceRules<K> => (RULES[piece.piece] ?? {}) as PieceRules<K>;
const each = (state: State): (readonly [MissionPiece, ObjectiveState])[] =>
  missionOf(state).pieces.map((piece, i) => [piece, state.objectives[i]!]);

/** Records of the pieces, before anything has happened. */
export const newObjectives = (state: Pick<State, 'mission' | 'drawn'>, crews: number): ObjectiveState[] =>
  missionOf(state).pieces.map((piece) => ({
    piece: piece.piece,
    done: false,
    round: 0,
    by: Array.from({ length: sitesOf(siteOf(state).map, piece, crews) }, () => null),
    counts: Array.from({ length: crews }, () => 0),
    figures: [],
  }));
/** All crews are docked. CS-RULING-237 */
export function beginPieces(table: Table): void {
  for (const [piece, own] of each(table.state)) rulesOf(piece).begin?.(table, piece as never, own);
}
export function piecesAtHostility(table: Table): void {
  for (const [piece, own] of each(table.state)) rulesOf(piece).hostility?.(table, piece as never, own);
}
export function piecesAtAssessment(table: Table): void {
  for (const [piece, own] of each(table.state)) rulesOf(piece).assessment?.(table, piece as never, own);
}
/** A mission that ends when its aim is achieved. CS-LOK-07, CS-NST-03 */
export const endedByPiece = (state: State): boolean =>
  state.objectives.some(({ piece, done }) => done && (piece === 'seal' || piece === 'charges'));
/** CS-NST-03 */
export const hasExploded = (state: State): boolean => state.objectives.some(({ piece, done }) => done && piece === 'charges');
/** Nobody is left on the board: what was running comes to its end. */
export function lastLeft(table: Table): void {
  for (const own of table.state.objectives) if (own.piece === 'charges') goesOff(table, own);
}

type Interact = Extract<Act, { readonly do: 'interact' }>;
/** Which pieces a Trader can Interact with now, and where. CS-INT-01 */
export function interacts(state: State, f: Figure): Act[] {
  if (!mayAct(state, f, 'interact') || f.being.kind === 'purge' || isEngaged(state, f)) return [];
  return each(state).flatMap(([piece, own], i) =>
    (rulesOf(piece).open?.(state, f, piece as never, own) ?? []).map((site): Act => ({ do: 'interact', piece: i, site })),
  );
}
export function* doInteract(table: Table, f: Figure, active: Active, act: Interact): Flow {
  const { state } = table;
  const piece = missionOf(state).pieces[act.piece]!;
  pay(table, f, active, 'interact', 'normal');
  table.tell({ kind: 'interacted', figure: f.id, piece: act.piece });
  const done = rulesOf(piece).does?.(table, f, piece as never, state.objectives[act.piece]!, act.site);
  if (done) yield* done;
}
