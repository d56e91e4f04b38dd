import { after, type Domain, type Flow, given, type Table as KernelTable, oneOf, race, type Seat } from '@cosmodrome/kernel';
import { copiesOf, type FoeType, type ItemKind, type Role } from '../content/index.ts';
import type { Note, Who } from '../notes.ts';
import {
  BOSS,
  type Boss,
  type Card,
  type CardId,
  type Cell,
  cardId,
  type Figure,
  type FigureId,
  type Rocketeer,
  type State,
  type Where,
} from '../state.ts';
import { type Answers, ask, PATIENCE, type Topic } from '../topics.ts';
import { spot } from './map.ts';

/** The table as the rules hold it, and the few words they all use. */
export type Table = KernelTable<State, Note>;

/** What the rules never ask for where it is not. */
function there<T>(found: T | undefined | null, what: string): T {
  if (found === undefined || found === null) throw new Error(`there is no ${what}`);
  return found;
}

// ---------------------------------------------------------------- Rocketeers
export const rocketeer = (state: State, role: Role): Rocketeer =>
  there(
    state.rocketeers.find((r) => r.role === role),
    role,
  );
/** Whose turn it is. */
export const acting = (state: State): Rocketeer => there(state.rocketeers[state.active], 'Rocketeer in turn');
export const indexOf = (state: State, r: Rocketeer): number => state.rocketeers.indexOf(r);
export const crewOn = (state: State, cell: Cell): Rocketeer[] => state.rocketeers.filter((r) => r.at === cell);

// ---------------------------------------------------------------- figures
/** A figure while it is there: others may have removed it. */
export const findFigure = (state: State, id: FigureId): Figure | undefined => state.figures.find((f) => f.id === id);
export const figure = (state: State, id: FigureId): Figure => there(findFigure(state, id), 'figure');
export const figuresOn = (state: State, cell: Cell): Figure[] => state.figures.filter((f) => f.at === cell);
export const bossOf = (state: State): Boss => there(state.boss, 'boss');

export const foe = (state: State, f: Figure): Who => ({ id: f.id, type: f.type, spot: spot(state, f.at) });
export const bossFoe = (state: State, boss: Boss): Who => ({ id: BOSS, type: boss.type, spot: spot(state, boss.at) });
type Foe = { type: FoeType; at: Cell; hp: number };
/** A figure or the boss by id, while it is there. */
export const findFoe = (state: State, id: FigureId): Foe | undefined => (id === BOSS ? (state.boss ?? undefined) : findFigure(state, id));
export const foeById = (state: State, id: FigureId): Foe => there(findFoe(state, id), 'figure');
export function whoById(state: State, id: FigureId): Who | null {
  if (id === BOSS) return state.boss ? bossFoe(state, state.boss) : null;
  const f = findFigure(state, id);
  return f ? foe(state, f) : null;
}

// ---------------------------------------------------------------- cards
export const cardOf = (state: State, id: CardId): Card => state.cards[id] as Card;
/** The cards of which this holds, by id. */
export function cardsWhere(state: State, test: (card: Card, id: CardId) => boolean): CardId[] {
  const out: CardId[] = [];
  for (let i = 0; i < state.cards.length; i++) if (test(state.cards[i] as Card, cardId(i))) out.push(cardId(i));
  return out;
}
/** Cards a Rocketeer holds, by id. */
export function hand(state: State, r: Rocketeer): CardId[] {
  const me = indexOf(state, r);
  const out: CardId[] = [];
  for (let i = 0; i < state.cards.length; i++) if (isHeld(state.cards[i] as Card, me)) out.push(cardId(i)); // asked for all the time
  return out;
}
export function inHand(state: State, r: Rocketeer, kind: ItemKind): CardId[] {
  const me = indexOf(state, r);
  return copiesOf(kind).filter((id) => isHeld(cardOf(state, id), me));
}
const isHeld = (card: Card, by: number): boolean => card.at === by && card.where === 'held';
/** The first copy of a kind that is still in the box. */
export const inBox = (state: State, kind: ItemKind): CardId | undefined => copiesOf(kind).find((id) => cardOf(state, id).where === 'pool');
/** A card changes its place; `at` is a Rocketeer's index or a cell, as `where` says. */
function put(state: State, id: CardId, where: Where, at: number): void {
  const card = cardOf(state, id);
  card.where = where;
  card.at = at;
}
export const handTo = (state: State, id: CardId, r: Rocketeer): void => put(state, id, 'held', indexOf(state, r));
export const layOn = (state: State, id: CardId, where: 'floor' | 'mine', cell: Cell): void => put(state, id, where, cell);
export const putAway = (state: State, id: CardId, where: 'pool' | 'gone'): void => put(state, id, where, -1);

export const over = (state: State): boolean => state.outcome !== '';

// ---------------------------------------------------------------- questions out of turn
/** A question to somebody out of turn: after a while the default stands in for the answer (SCA-RULING-123). Alone there is no clock. */
export function prompt<T extends Topic>(
  table: Table,
  seat: Seat,
  topic: T,
  domain: Domain<Answers[T]>,
  fallback: Answers[T],
): Flow<Answers[T]> {
  const asked = ask(seat, topic, domain);
  return table.state.seats === 1 ? asked : race([asked, late(fallback)]);
}
function* late<A>(fallback: A): Flow<A> {
  yield* after(PATIENCE.prompt);
  return fallback;
}
/** The same over a list; nobody is asked where there is nothing to choose. */
export const promptFor = <T extends Topic>(
  table: Table,
  seat: Seat,
  topic: T,
  options: readonly Answers[T][],
  fallback: Answers[T],
): Flow<Answers[T]> =>
  options.length === 1
    ? given(options[0] as Answers[T])
    : prompt(
        table,
        seat,
        topic,
        oneOf(() => options),
        fallback,
      );
